// Moves of all sorts, ways aboard and off again, formations.
#include <algorithm>
#include <bit>

#include "engine/game/place_near.h"
#include "engine/game/reach.h"
#include "engine/state/ask.h"
#include "host/choice_lister.h"

namespace six::host {

// Turning on the spot is the smallest move; a large figure that stays where it is turns a
// little, with one section that has not acted, for a way of no length is none.
Move ChoiceLister::least_move() const {
    std::uint8_t section = 0;
    while (large() && section < kMaxDials &&
           (!acts(section) || (state_[who_].acted >> section & 1)))
        ++section;
    const Facing facing = large() ? state_[who_].facing.turned(1) : state_[who_].facing;
    const auto sections = static_cast<std::uint8_t>(large() ? 1u << section : 0u);
    return {who_, {}, facing, sections};
}

void ChoiceLister::move() {
    const Explanation explained = ask(least_move());
    if (beside_the_point(explained)) return;
    Choice told = choice(What::move, Ability::none, {});
    judge(told, explained);
    // Twice as far, as long as nothing bars it. [V-SPD-8]
    const Pace pace = pace_of(table_, state_, who_);
    const auto* twice = in_force_with(table_, state_, state_[who_], &AbilityFacts::double_time);
    if (twice && !large() && told.allowed && pace.furthest > pace.normal) {
        told.said = voice_.words("desk.choice.move_double");
        told.clause = Voice::clause(twice->clause);
    }
    list_.push_back(std::move(told));
}

// Not simply; where it ends is pointed at.
void ChoiceLister::go(const Move& move, Ability ability, std::string said, Clause clause) {
    const Explanation explained = ask(move);
    if (beside_the_point(explained)) return;
    Choice told = choice(What::move, ability, {});
    if (!said.empty()) told.said = std::move(said);
    judge(told, explained);
    if (!told.allowed && goes_off(table_, state_, owed_.seat, move)) allow(told);
    told.clause = Voice::clause(clause);
    if (move.then && large())
        told.section = Voice::section(static_cast<std::size_t>(std::countr_zero(move.sections)));
    told.going.emplace();
    if (move.then) told.going->then = static_cast<protocol::Follows>(*move.then);
    if (move.level != Level::as_it_is)
        told.going->level = move.level == Level::up ? protocol::Rise::up : protocol::Rise::down;
    told.going->carried = voice_.label(move.carried);
    list_.push_back(std::move(told));
}

void ChoiceLister::turn() {
    if (in_force_with(table_, state_, state_[who_], &AbilityFacts::free_turn))
        plain(What::turn, Turn{who_, state_[who_].facing}, true);
}

// A move that begins a combat action; of a large figure that of one section.
// [V-SA-SPD-1, V-SPD-10, H-V2-SECTION-CHARGE]
void ChoiceLister::advance(AttackKind kind) {
    const AbilityFacts* facts = nullptr;
    Move move = least_move();
    move.then = kind;
    // The first section that may, or else the first that has what it takes.
    const auto may = [&](const Move& one) {
        return ask(one).verdict || goes_off(table_, state_, owed_.seat, one);
    };
    for (std::uint8_t n = 0; n < kMaxDials; ++n) {
        if (!acts(n) || (large() && (state_[who_].acted >> n & 1))) continue;
        const AbilityFacts* own = advance_of(table_, state_, state_[who_], n, kind);
        if (!own) continue;
        Move by = move;
        if (large()) by.sections = static_cast<std::uint8_t>(1u << n);
        const bool allowed = may(by);
        if (facts && !allowed) continue;
        facts = own;
        move = by;
        if (allowed) break;
    }
    if (!facts) return;
    const bool surges = facts->ability == Ability::none;
    go(move, facts->ability, surges ? voice_.words("desk.choice.surge") : "", facts->clause);
}

// A move that takes off or lands. [V-SOAR-2]
void ChoiceLister::change_level() {
    const Figure& figure = state_[who_];
    const bool soars = figure.has(note::soaring);
    if (!soars && !in_force_with(table_, state_, figure, &AbilityFacts::soars)) return;
    Move move = least_move();
    move.level = soars ? Level::down : Level::up;
    go(move, Ability::none, voice_.words(soars ? "desk.choice.land" : "desk.choice.take_off"),
       "V-SOAR-2");
}

// Strong Flier: a friend that may be taken along, one choice each. [V-SA-SPD-12]
void ChoiceLister::carry() {
    const AbilityFacts* carries =
        in_force_with(table_, state_, state_[who_], &AbilityFacts::carries);
    if (!carries) return;
    for_each_on_table(state_, [&](FigureId id, const Figure&) {
        Move move = least_move();
        move.carried = id;
        if (id == who_ || !ask(move).verdict) return;
        go(move, carries->ability,
           voice_.words("desk.choice.carry", {{"who", voice_.said().of(id)}}), carries->clause);
    });
}

void ChoiceLister::board() {
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        const bool fits = fits_saddle(warrior_of(table_, state_[who_]), warrior_of(table_, other));
        if (id == who_ || !(kind_of(table_, other).carries || fits) ||
            !friendly(table_, state_, state_[who_], other))
            return;
        plain(What::board, Board{who_, id}, true);
    });
}

// Where he is set down is pointed at; offered is what is free, behind the chariot if that is.
void ChoiceLister::disembark() {
    const Figure& chariot = state_[state_[who_].chariot];
    const Inches apart =
        warrior_of(table_, chariot).base.radius + warrior_of(table_, state_[who_]).base.radius;
    const Facing behind = chariot.facing.turned(Facing::kFullTurn / 2);
    const Command leave = Disembark{who_, ahead_of(chariot.at, behind, apart), behind};
    plain(What::disembark, place_near(voice_.game().game(), owed_.seat, leave).command, true);
}

// Whoever stands together with him, as many as the edition allows.
void ChoiceLister::formation() {
    const FormationSize size = formations_of(table_).movement;
    FormUp form;
    form.members.push_back(who_);
    for (std::size_t next = 0; next < form.members.size(); ++next)
        for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
            const FigureId id{i};
            if (form.members.size() >= size.most) break;
            if (std::find(form.members.begin(), form.members.end(), id) != form.members.end() ||
                !may_be_given_action(table_, state_, id) ||
                state_[id].owner != state_[who_].owner || !on_table(state_[id]) ||
                !touching(table_, state_, state_[form.members[next]], state_[id]))
                continue;
            form.members.push_back(id);
        }
    // Whoever may not join is left out, as long as enough remain.
    for (Explanation explained = ask(form); !explained.verdict && form.members.size() > 2;) {
        FigureId* out =
            std::find(form.members.begin(), form.members.end(), explained.verdict.error().who);
        if (out == form.members.end() || *out == who_) break;
        form.members.erase_at(static_cast<std::size_t>(out - form.members.begin()));
        explained = ask(form);
    }
    plain(What::form, form, owed_.ask == Ask::give_action && form.members.size() > 1);
}

// Whoever may set the pace of one that he joins: where there are two, one is picked.
// [U-SA-SPD-8]
void ChoiceLister::tell_formation(Choice& told, const FormUp& form) const {
    for (const FigureId id : form.members) told.members.push_back(voice_.labels().of(id));
    for_each_on_table(state_, [&](FigureId id, const Figure& figure) {
        if (figure.owner == state_[who_].owner &&
            in_force_with(table_, state_, figure, &AbilityFacts::sets_pace))
            told.pacers.push_back(voice_.labels().of(id));
    });
}

}  // namespace six::host
