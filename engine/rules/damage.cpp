#include "engine/rules/damage.h"

#include "engine/rules/capture.h"
#include "engine/rules/victory.h"

namespace six {
namespace {

void tell_reduction(Context& c, FigureId who, const AbilityHooks& hooks, int taken) {
    const Term term = hooks.cannot_be_healed ? Term::invulnerability : Term::toughness;
    c.emit({.kind = EventKind::modifier,
            .clause = hooks.clause,
            .who = who,
            .n = -taken,
            .word = static_cast<std::uint8_t>(term)});
}

}  // namespace

void Volley::click(const Clicks& due) {
    Figure& figure = c_[due.who];
    if (due.clicks == 0) return;
    // Whoever deals clicks at the moment of its death shares in the points. [U-CBT-13]
    const bool dead = is_dead(c_.table, figure);
    if (due.by.exists() && (!dead || clicked_.has(due.who))) {
        by_[due.by.n].add(due.who);
        if (!c_.table.friends(due.by, figure.owner)) figure.hurt_by = due.by;
    }
    if (dead) return;  // clicks left over after the third skull are lost [U-DIAL-6]
    clicked_.add(due.who);
    c_.state.dial_turned = true;
    for (std::uint8_t i = 0; i < due.clicks && !is_dead(c_.table, figure); ++i) ++figure.clicks[0];
    c_.emit({.kind = EventKind::clicked,
             .clause = due.clause,
             .who = due.who,
             .n = due.clicks,
             .word = static_cast<std::uint8_t>(due.cause)});
}

void Volley::settle() {
    for (std::uint16_t i = 0; i < c_.state.figure_count; ++i) {
        const FigureId who{i};
        Figure& figure = c_[who];
        if (!clicked_.has(who) || !on_table(figure) || !is_dead(c_.table, figure)) continue;
        figure.whereabouts = Whereabouts::eliminated;
        figure.captor = {};
        c_.emit({.kind = EventKind::eliminated, .clause = "U-DIAL-6", .who = who, .at = figure.at});
        SeatSet by;
        for (std::uint8_t seat = 0; seat < c_.table.seat_count; ++seat)
            if (by_[seat].has(who)) by.add(Seat{seat});
        score_elimination(c_, who, by);
    }
    review_captors(c_);
    clicked_ = {};
    by_ = {};
}

void deal_clicks(Context& c, const Clicks& due) {
    Volley volley(c);
    volley.click(due);
    volley.settle();
}

std::uint8_t heal(Context& c, FigureId who, std::uint8_t clicks, Ability by, Clause clause) {
    Figure& figure = c[who];
    const std::uint8_t start = warrior_of(c.table, figure).dials[0].start;
    std::uint8_t healed = 0;
    // Not even by his own Vampirism. [U-SA-DEF-7]
    if (const auto* never = in_force_with(c.table, figure, &AbilityHooks::cannot_be_healed)) {
        clicks = 0;
        clause = never->clause;
    }
    for (; healed < clicks && figure.clicks[0] > start; ++healed) --figure.clicks[0];
    if (healed > 0) c.state.dial_turned = true;
    c.emit({.kind = EventKind::healed,
            .clause = healed < clicks ? Clause("U-DIAL-5") : clause,
            .who = who,
            .n = healed,
            .word = static_cast<std::uint8_t>(by)});
    review_captors(c);
    return healed;
}

void note_magic(Context& c, FigureId who) {
    if (in_force_with(c.table, c[who], &AbilityHooks::cursed)) c.state.action.by_magic.add(who);
}

std::uint8_t reduced(Context& c, FigureId who, std::uint8_t clicks) {
    for_each_in_force(c.table, c[who], [&](const AbilityHooks& hooks) {
        const std::uint8_t taken = clicks < hooks.reduces ? clicks : hooks.reduces;
        if (taken == 0) return;
        clicks = static_cast<std::uint8_t>(clicks - taken);
        tell_reduction(c, who, hooks, taken);
    });
    return clicks;
}

}  // namespace six
