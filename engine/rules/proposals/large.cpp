// What is proposed for figures with sections, for chariots and for their passengers. [LRG, DRG]
#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/rules/chariot.h"
#include "engine/rules/large_move.h"
#include "engine/rules/proposals/proposer.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

constexpr std::int32_t kEighth =
    Facing::kFullTurn / 8;  // from the middle of a section to its border

// Refusals that say in m how far the way would be allowed.
bool says_how_far(Reason why) {
    return why == Reason::must_stop_at_base || why == Reason::must_stop_in_hindering ||
           why == Reason::must_stop_at_height || why == Reason::beyond_speed;
}

}  // namespace

std::uint8_t Proposer::usable_sections(FigureId who) const {
    const Figure& figure = state_[who];
    return static_cast<std::uint8_t>(active_sections(table_, figure).bits & ~figure.acted);
}

std::uint8_t Proposer::any_section(unsigned of) {
    std::uint32_t skip = below(static_cast<std::uint32_t>(__builtin_popcount(of)));
    for (; skip > 0; --skip) of &= of - 1;
    return static_cast<std::uint8_t>(__builtin_ctz(of));
}

// All of them one time in three; otherwise every further one by a coin.
std::uint8_t Proposer::sections_to_move(FigureId who) {
    const bool all = one_in(3);
    std::uint8_t chosen = 0;
    for (unsigned left = usable_sections(who); left != 0;) {
        const std::uint8_t bit = bit_of_section(any_section(left));
        left &= ~static_cast<unsigned>(bit);
        const auto more = static_cast<std::uint8_t>(chosen | bit);
        if (cost_of_sections(table_, state_, state_[who], more) > state_.actions_left) continue;
        if (chosen == 0 || all || one_in(2)) chosen = more;
    }
    return chosen;
}

void Proposer::large_action(FigureId who) {
    const unsigned usable = usable_sections(who);
    if (usable == 0) return;
    const std::uint8_t section = any_section(usable);
    switch (below(12)) {
        case 0:
        case 1:
        case 2:
            return close_attack(who, section);
        case 3:
        case 4:
        case 5:
            return ranged_attack(who, section);
        case 6:
            return with_ability(who);
        case 7:
            if (one_in(8)) add(Pass{who, section});
            return;
        default:
            return large_move(who);
    }
}

// All its moves are one, and before its combat. [DRG-ACT-6, LRG-CBT-1]
void Proposer::large_move(FigureId who) {
    const Figure& figure = state_[who];
    if (figure.has(note::moved | note::fought | note::moves_over)) return;
    if (const std::uint8_t chosen = sections_to_move(who); chosen != 0) straight_move(who, chosen);
}

// Towards an opponent or anywhere, backward, or a mere turn, often one that brings a section or a
// border of two before an opponent. [LRG-MOVE-1]
void Proposer::straight_move(FigureId who, std::uint8_t sections) {
    const Figure& figure = state_[who];
    std::vector<FigureId>& foes = scratch().near;
    foes.clear();
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        if (opposing(table_, state_, figure, other) && other.at != figure.at) foes.push_back(id);
    });
    const FigureId target = any_of(foes);
    const Facing ahead =
        target.exists() ? facing_towards(state_[target].at - figure.at) : any_facing();
    const Inches pace = pace_of(table_, state_, who, sections).furthest;
    const Inches any = Inches::from_mils(between(0, pace.mils()));
    Move move{who, {}, ahead, sections};
    switch (below(8)) {
        case 0:
            move.facing = any_facing();
            go_straight(move, any);
            return;
        case 1:
            move.facing = figure.facing;
            go_straight(move, -any);
            return;
        case 2:
            move.facing = one_in(3) ? any_facing()
                                    : ahead.turned(kEighth * static_cast<std::int32_t>(below(8)));
            // One is enough to turn, where they are still to be named.
            if (state_.owed.empty() && !one_in(4))
                move.sections = bit_of_section(any_section(sections));
            add(move);
            return;
        case 3:  // past it, so that it lies beside the mover
            move.facing = ahead.turned(between(-kEighth, kEighth));
            go_straight(move, any);
            return;
        default:
            break;
    }
    if (!target.exists()) return;
    const Figure& prey = state_[target];
    const Inches reach =
        warrior_of(table_, figure).base.radius + warrior_of(table_, prey).base.radius;
    const Inches away = distance(figure.at, prey.at) - reach;
    go_straight(move, away < pace ? away : pace);
}

bool Proposer::go_straight(Move move, Inches distance) {
    const Figure& figure = state_[move.who];
    for (int t = 0; t < kTries && !full(); ++t) {
        move.path.clear();
        if (distance != Inches{})
            move.path.push_back(straight_ahead(figure, move.facing, distance));
        const auto legal = out_.check(move);
        if (legal) return add(move);
        const std::int32_t wished = distance < Inches{} ? -distance.mils() : distance.mils();
        const Illegal& no = legal.error();
        const bool told = says_how_far(no.why) && no.m < wished && no.m >= 0;
        const std::int32_t shorter = told ? no.m : between(0, wished - 1);
        if (wished == 0) return false;
        distance = Inches::from_mils(distance < Inches{} ? -shorter : shorter);
    }
    return false;
}

// --- chariots ---

void Proposer::boarding(FigureId who) {
    for_each_on_table(state_, [&](FigureId id, const Figure& figure) {
        if (kind_of(table_, figure).carries && touching(table_, state_, figure, state_[who]))
            add(Board{who, id});
    });
}

// Beside the chariot, anywhere but at its front. [LRG-DIS-2]
bool Proposer::landing(FigureId who) {
    const Figure& chariot = state_[state_[who].chariot];
    const Inches reach =
        warrior_of(table_, state_[who]).base.radius + warrior_of(table_, chariot).base.radius;
    for (int t = 0; t < kTries; ++t) {
        const std::int32_t side = between(kEighth, Facing::kFullTurn - kEighth);
        const Facing facing = any_facing();
        const Vec2 at = ahead_of(chariot.at, chariot.facing.turned(side), reach);
        if (add(Disembark{who, at, facing})) return true;
    }
    return false;
}

bool Proposer::mounting(FigureId who) {
    bool found = false;
    for_each_on_table(state_, [&](FigureId id, const Figure& figure) {
        if (kind_of(table_, figure).has_saddle && touching(table_, state_, figure, state_[who]))
            found = add(Board{who, id}) || found;
    });
    return found;
}

void Proposer::dismounting(FigureId who) {
    landing(who);
}

void Proposer::passenger_action(FigureId who) {
    const std::uint8_t section = attacks_by_section(table_, state_[who])
                                     ? any_section(kPlatformSections.bits)
                                     : std::uint8_t{0};
    switch (below(8)) {
        case 0:
        case 1:
            return close_attack(who, section);
        case 2:
        case 3:
        case 4:
            return ranged_attack(who, section);
        case 5:
            return with_ability(who);
        case 6:
            if (one_in(4)) pass(who);
            return;
        default:
            landing(who);
    }
}

// --- what is always possible ---

bool Proposer::stand_still(FigureId who) {
    Move move{who, {}, state_[who].facing};
    if (is_large(table_, state_[who]))
        for (unsigned left = usable_sections(who); left != 0; left &= left - 1) {
            move.sections = bit_of_section(static_cast<std::size_t>(__builtin_ctz(left)));
            if (add(move)) return true;
        }
    return add(move);
}

void Proposer::pass(FigureId who) {
    if (!is_large(table_, state_[who])) {
        add(Pass{who});
        return;
    }
    if (const unsigned usable = usable_sections(who); usable != 0)
        add(Pass{who, any_section(usable)});
}

}  // namespace six
