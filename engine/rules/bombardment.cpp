#include "engine/rules/bombardment.h"

#include <algorithm>

#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/area.h"
#include "engine/rules/attack.h"
#include "engine/rules/begin_turn.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/domains.h"
#include "engine/rules/question.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

constexpr std::int32_t kSixth = Facing::kFullTurn / 6;  // of a turn: what a pip of direction means

const Marker* find_shot(const State& state, FigureId who, std::uint8_t section, Vec2 at) {
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (marker.kind == MarkerKind::waiting_shot && marker.figure == who &&
            marker.section == section && marker.at == at)
            return &marker;
    }
    return nullptr;
}

// The section named if it fired one, else the first that waits.
const Marker* find_shot(const State& state, const UseAbility& use) {
    const Marker* found = nullptr;
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (marker.kind != MarkerKind::waiting_shot || marker.figure != use.who ||
            marker.seat != state.turn)
            continue;
        if (marker.section == use.section) return &marker;
        if (!found) found = &marker;
    }
    return found;
}

void remove_shot(State& state, FigureId who, std::uint8_t section, Vec2 at) {
    const Marker* shot = find_shot(state, who, section, at);
    if (!shot) return;
    const auto first = state.markers.begin();
    const auto place = first + (shot - state.markers.data());
    std::copy(place + 1, first + state.marker_count, place);
    --state.marker_count;
}

std::int32_t damage_shown(const Table& table, const Figure& figure, std::size_t section) {
    const Dial& dial = warrior_of(table, figure).dials[section];
    return dial.ranged_damage.value_or(
        static_cast<std::uint8_t>(shown(table, figure, section).damage.value));
}

// Everybody in the area is attacked, friends as well. [V-BOMB-5, V-BOMB-11]
void come_down(Context& c) {
    Action& action = c.state.action;
    const Vec2 point = action.plan.point;
    c.emit({.kind = EventKind::shot_came_down,
            .clause = "V-BOMB-11",
            .who = action.plan.who,
            .at = point});
    action.affected = bombarded(c.table, c.state, action.plan);
    if (action.affected.empty()) return;
    for_each_in_play(c.state, [&](FigureId id, const Figure&) {
        if (action.affected.has(id))
            c.emit({.kind = EventKind::attacked,
                    .clause = is_section(c.state[id])          ? Clause("V-BOMB-11")
                              : is_large(c.table, c.state[id]) ? Clause("V-BOMB-6")
                                                               : Clause("V-BOMB-5"),
                    .who = action.plan.who,
                    .other = id,
                    .word = static_cast<std::uint8_t>(AttackedWord::ranged)});
    });
    action.stage = AttackStage::sections;
    c.owe(Ask::go_on);
}

void tell_die(Context& c, FigureId who, std::uint8_t pips) {
    c.emit({.kind = EventKind::die_rolled,
            .clause = "V-BOMB-4",
            .who = who,
            .n = pips,
            .word = static_cast<std::uint8_t>(Ability::bombardment)});
}

void resolve_drift_roll(Context& c, FigureId who, std::uint8_t pips) {
    tell_die(c, who, pips);
    if (pips >= c.table.options[Option::v2_bomb_drift_stays]) return come_down(c);
    c.state.action.die = pips;
    c.owe(Ask::roll_direction, {}, who);
}

// Clockwise from the way it flew. [V-BOMB-4]
void resolve_direction_roll(Context& c, FigureId who, std::uint8_t pips) {
    tell_die(c, who, pips);
    AttackPlan& plan = c.state.action.plan;
    Marker& shot = c.state.markers[static_cast<std::size_t>(
        find_shot(c.state, who, plan.section, plan.point) - c.state.markers.data())];
    const Facing ahead = shot.at == shot.from ? c[who].facing : facing_towards(shot.at - shot.from);
    const Facing way = ahead.turned(-kSixth * (pips - 1));
    shot.at = ahead_of(shot.at, way, drift_of(c.table, c.state.action.die));
    plan.point = shot.at;
    c.state.action.die = 0;
    const auto* winds = domain_with(c.table, &DomainFacts::doubles_drift);
    c.emit({.kind = EventKind::shot_drifted,
            .clause = winds ? winds->clause : Clause("V-BOMB-2"),
            .who = who,
            .at = shot.at});
    come_down(c);
}

// What the attack did comes first, then what follows every action; then the turn goes on beginning.
void end_shot(Context& c, const Frame& asked) {
    if (c.state.action.kind == ActionKind::none) return go_on_beginning(c);
    const AttackPlan plan = c.state.action.plan;
    remove_shot(c.state, plan.who, plan.section, plan.point);
    c.owe(Ask::end_shot, {}, asked.figure);
    conclude_action(c);
}

}  // namespace

FigureSet bombarded(const Table& table, const State& state, const AttackPlan& plan) {
    if (!plan.at_point) return {};
    const Inches radius = table.options.inches(Option::v2_bomb_area);
    return standing_within(table, state, plan.point, radius) |
           sections_within(table, state, plan.point, radius);
}

Inches drift_of(const Table& table, std::uint8_t pips) {
    const Inches far = std::min(pips * 1_in, table.options.inches(Option::v2_bomb_drift_limit));
    return domain_with(table, &DomainFacts::doubles_drift) ? 2 * far : far;
}

int shots_waiting(const State& state, Seat seat) {
    int waiting = 0;
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        waiting +=
            state.markers[i].kind == MarkerKind::waiting_shot && state.markers[i].seat == seat;
    return waiting;
}

int shots_waiting(const State& state, FigureId who) {
    int waiting = 0;
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        waiting +=
            state.markers[i].kind == MarkerKind::waiting_shot && state.markers[i].figure == who;
    return waiting;
}

Result<Ok> check_bombardment(const Table& table, const State& state, const AttackPlan& plan) {
    const Figure& from = state[plan.who];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = plan.who, .where = plan.point};
    };
    if (!plan.targets.empty()) return refuse("V-BOMB-3", Reason::targets_not_named);
    if (!plan.at_point) return refuse("V-BOMB-3", Reason::no_point_named);
    if (!plan.members.empty()) return refuse("V-FORM-11", Reason::formation_one_target);
    if (plan.freeze) return refuse("V-BOMB-9", Reason::freeze_needs_ranged);
    if (plan.long_range) return refuse("V-RC-7", Reason::not_long_range);
    const std::size_t section = own_section(table, from, plan.section);
    if (warrior_of(table, from).dials[section].range == Inches{})
        return refuse("V-BOMB-3", Reason::no_range);
    if (const auto free = check_out_of_contact(table, state, plan, plan.who); !free) {
        Illegal held = free.error();
        if (held.why == Reason::touches_opponent) held.clause = "V-BOMB-3";
        return held;
    }
    if (!Area{{}, table.field.size}.holds(plan.point))
        return refuse("V-BOMB-3", Reason::point_off_table);
    const Figure& body = state[body_of(state, plan.who)];
    const Inches reach = reach_of_shot(table, state, plan, plan.who);
    if (!within(body.at, plan.point, reach)) {
        Illegal far = refuse("V-BOMB-3", Reason::point_beyond_range);
        far.n = distance(body.at, plan.point).mils();
        far.m = reach.mils();
        return far;
    }
    if (attacks_by_section(table, from)) {
        if (!has(sections_towards(table, body, plan.point), plan.section))
            return refuse("LRG-RNG-4", Reason::point_not_in_front_arc);
    } else if (!arcs_towards(base_of(table, standing(state, from)), plan.point, table.arc_slack())
                    .front) {
        return refuse("V-BOMB-3", Reason::point_not_in_front_arc);
    }
    if (shots_waiting(state, plan.who) >= table.options[Option::v2_bomb_one] ||
        state.marker_count >= kMaxMarkers)
        return refuse("V-BOMB-8", Reason::shot_is_waiting);
    return Ok{};
}

void prepare_bombardment(Context& c, const AttackPlan& plan) {
    const Figure& from = c[plan.who];
    const std::size_t section = own_section(c.table, from, plan.section);
    c.emit({.kind = EventKind::ability_used,
            .clause = ability_of(c)->clause,
            .who = plan.who,
            .word = static_cast<std::uint8_t>(plan.ability)});
    c.emit({.kind = EventKind::shot_prepared,
            .clause = "V-BOMB-3",
            .who = plan.who,
            .at = plan.point});
    c.state.markers[c.state.marker_count++] = {
        .kind = MarkerKind::waiting_shot,
        .seat = from.owner,
        .figure = plan.who,
        .at = plan.point,
        .from = c[body_of(c.state, plan.who)].at,
        .attack = static_cast<std::uint8_t>(shown(c.table, from, section).attack.value),
        .damage = static_cast<std::uint8_t>(damage_shown(c.table, from, section)),
        .section = plan.section};
}

ShotValues shot_values(const Table& table, const State& state, const AttackPlan& plan) {
    const Figure& firer = state[plan.who];
    const std::size_t section = own_section(table, firer, plan.section);
    // Of one that is gone nothing else is known. [V-BOMB-7]
    const Marker* shot = find_shot(state, plan.who, plan.section, plan.point);
    const bool current =
        table.options[Option::v2_bomb_stored] == opt::v2_bomb_stored::current && in_play(firer);
    if (shot && !current) return {shot->attack, shot->damage};
    return {shown(table, firer, section).attack.value, damage_shown(table, firer, section)};
}

Result<Ok> check_shot(const Table&, const State& state, const UseAbility& use) {
    if (find_shot(state, use)) return Ok{};
    return Illegal{.clause = "V-BOMB-1",
                   .why = Reason::no_shot_waiting,
                   .who = use.who,
                   .where = state[use.who].at};
}

UseAbility shot_of(const Marker& shot) {
    return {.who = shot.figure, .ability = Ability::bombardment, .section = shot.section};
}

UseAbility next_shot(const State& state, Seat seat) {
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (marker.kind == MarkerKind::waiting_shot && marker.seat == seat) return shot_of(marker);
    }
    return {};
}

void resolve_shot(Context& c, const UseAbility& use) {
    const Marker shot = *find_shot(c.state, use);
    Action& action = c.state.action;
    action = {};
    action.plan = {.kind = AttackKind::ranged,
                   .who = shot.figure,
                   .ability = Ability::bombardment,
                   .section = shot.section,
                   .at_point = true,
                   .point = shot.at};
    if (c.table.options[Option::v2_bomb_owner_gone] == opt::v2_bomb_owner_gone::lost &&
        !firer_is_there(c.state, action.plan)) {
        action = {};
        remove_shot(c.state, shot.figure, shot.section, shot.at);
        c.emit({.kind = EventKind::shot_lost,
                .clause = "V-BOMB-7",
                .who = shot.figure,
                .at = shot.at});
        return go_on_beginning(c);
    }
    c.emit(
        {.kind = EventKind::ability_used,
         .clause = firer_is_there(c.state, action.plan) ? Clause("V-BOMB-1") : Clause("V-BOMB-7"),
         .who = shot.figure,
         .word = static_cast<std::uint8_t>(Ability::bombardment)});
    action.kind = ActionKind::ranged;
    action.who = shot.figure;
    action.free = true;
    c.owe(Ask::end_shot, {}, shot.figure);
    // On the dot of the firer it has no way to go on in.
    const bool stays = c.table.options[Option::v2_bomb_own_dot] == opt::v2_bomb_own_dot::stays;
    if (shot.at == shot.from && stays) return come_down(c);
    c.owe(Ask::roll_drift, {}, shot.figure);
}

namespace {

std::string_view wrong_with_shot(const Asked& asked) {
    const Action& action = asked.state.action;
    if (!is_shot(action) ||
        !find_shot(asked.state, asked.frame.figure, action.plan.section, action.plan.point))
        return "a shot that nobody fired";
    return {};
}

}  // namespace

const Question questions::roll_drift{
    .ask = Ask::roll_drift,
    .clause = "V-BOMB-4",
    .dice = 1,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_drift_roll(c, asked.figure, roll.pips[0]); },
    .present = Present::perhaps_eliminated,
    .wrong = wrong_with_shot};

const Question questions::roll_direction{
    .ask = Ask::roll_direction,
    .clause = "V-BOMB-4",
    .dice = 1,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_direction_roll(c, asked.figure, roll.pips[0]); },
    .present = Present::perhaps_eliminated,
    .wrong = wrong_with_shot};

const Question questions::end_shot{.ask = Ask::end_shot,
                                   .settle = six::end_shot,
                                   .moment = Moment::either,
                                   .present = Present::perhaps_eliminated};

}  // namespace six
