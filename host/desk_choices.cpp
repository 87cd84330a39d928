#include "host/desk_choices.h"

#include <utility>

#include "engine/game/offers.h"
#include "engine/state/ask.h"
#include "host/choice_lister.h"

namespace six::host {

std::vector<protocol::Choice> ChoiceLister::list() && {
    const Figure& figure = state_[who_];
    const bool moves = !forbidden(table_, figure, Deed::move).exists();
    if (rides(figure))
        disembark();
    else if (moves)
        move();
    for (std::uint8_t n = 0; n < kMaxDials; ++n)
        if (acts(n)) with_section(n);
    if (moves && on_table(figure) && owed_.ask == Ask::give_action) {
        advance(AttackKind::close);
        advance(AttackKind::ranged);
        change_level();
        carry();
    }
    if (moves) {
        board();
        formation();
        turn();
    }
    if (owed_.ask == Ask::give_action) items();
    if (owed_.ask == Ask::give_action) spells();
    if (owed_.ask == Ask::deploy && ask(LeaveOut{who_}).verdict)
        plain(What::leave_out, LeaveOut{who_}, true);
    plain(What::release, Release{who_}, captive_of(state_, who_).exists());
    const bool passes = is_answer(*table_.rules, Ask::give_action, "pass");  // [V-ACT-1]
    for (std::uint8_t n = 0; n < kMaxDials; ++n)
        if (passes && acts(n)) plain(What::pass, Pass{who_, n}, true, n);
    cancelling();
    return std::move(list_);
}

protocol::ChoicesAnswer choices_for(const Voice& voice, FigureId who, Seat canceller) {
    return {voice.labels().of(who), ChoiceLister(voice, who, canceller).list()};
}

}  // namespace six::host
