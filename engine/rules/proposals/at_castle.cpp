// What is proposed for castle sections, and for those that go on to them, off them or up to them.
// [C-CASTLE]
#include "engine/messages/battle_command.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/move.h"
#include "engine/rules/proposals/proposer.h"

namespace six {

bool Proposer::section_in_reach(const AttackPlan& plan, Inches range, FigureId target) const {
    const Figure& body = state_[body_of(state_, plan.who)];
    const Figure& other = state_[target];
    if (plan.kind == AttackKind::close)
        return is_section(other) && touches_section(table_, body, target);
    if (plan.long_range && !kind_of(table_, other).long_range_target.exists()) return false;
    const Vec2 end = place_towards(table_, state_, target, body.at);
    return within(place_towards(table_, state_, body_of(state_, plan.who), end), end, range);
}

void Proposer::section_action(FigureId who) {
    if (one_in(12))
        pass(who);
    else
        ranged_attack(who);
}

// The places before the door and above it lie on the line from the middle of the section through
// the door. [C-CASTLE-21]
bool Proposer::through_door(FigureId who, FigureId section) {
    const Figure& figure = state_[who];
    const Piece& piece = table_.field.pieces[piece_of(table_, section).n];
    if (piece.access.empty() || piece.access[0] == state_[section].at) return false;
    const Vec2 door = piece.access[0];
    const Facing out = facing_towards(door - state_[section].at);
    const Inches radius = warrior_of(table_, figure).base.radius;
    const Vec2 before = ahead_of(door, out, radius);
    const Vec2 above = ahead_of(door, out, -radius);
    if (!in_bounds(before)) return false;
    const bool down = figure.top.exists();
    const Vec2 first = down ? above : before;
    const Vec2 last = down ? before : above;
    const Facing facing = any_facing();
    if (!door_ends_the_move(table_) && one_in(2)) {  // and on, behind the door
        const Inches on = Inches::from_mils(between(100, 3000));
        if (add(Move{who, {first, last, ahead_of(last, facing, on)}, facing})) return true;
    }
    if (add(Move{who, {first, last}, facing})) return true;
    const Inches speed = pace_of(table_, state_, who).furthest;
    if (first == figure.at || speed < 2_mil || within(figure.at, first, speed)) return false;
    const Facing way = facing_towards(first - figure.at);
    return add(Move{who, {ahead_of(figure.at, way, speed - 2_mil)}, way});
}

// Into touch with it where it is nearest, or as far as it gets. [C-CASTLE-24]
bool Proposer::up_to_section(FigureId who, FigureId section) {
    const Figure& figure = state_[who];
    const Vec2 nearest = nearest_of_section(table_, section, figure.at);
    if (nearest == figure.at) return false;
    const Facing way = facing_towards(nearest - figure.at);
    const Inches away = distance(figure.at, nearest) - warrior_of(table_, figure).base.radius;
    const Inches speed = pace_of(table_, state_, who).furthest;
    if (away <= Inches{} || speed < 2_mil) return false;
    const Inches far = away < speed - 2_mil ? away : speed - 2_mil;
    return add(Move{who, {ahead_of(figure.at, way, far)}, way});
}

bool Proposer::castle_move(FigureId who) {
    std::vector<FigureId>& sections = scratch().near;
    sections.clear();
    for (std::uint16_t i = 0; i < state_.figure_count; ++i)
        if (is_section(state_.figures[i])) sections.push_back(FigureId{i});
    const FigureId section = any_of(sections);
    if (!section.exists()) return false;
    const Figure& figure = state_[who];
    const bool hostile = opposing(table_, state_, figure, state_[section]);
    if (!figure.top.exists() && hostile && !one_in(3)) return up_to_section(who, section);
    if (!figure.top.exists() || one_in(3))
        return through_door(who, figure.top.exists() ? figure.top : section);
    // Along the tops, to somewhere near the middle of one of them.
    const std::int32_t aside = between(-900, 900);
    const std::int32_t ahead = between(-900, 900);
    const Vec2 to = state_[section].at + vec2_mils(aside, ahead);
    if (to == figure.at) return false;
    return add(Move{who, {to}, facing_towards(to - figure.at)});
}

}  // namespace six
