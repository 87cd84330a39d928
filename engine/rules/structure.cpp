#include "engine/rules/structure.h"

#include <algorithm>

#include "engine/geometry/segment.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/domains.h"
#include "engine/rules/line_of_fire.h"
#include "engine/rules/sources.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

const Marker* marker_of(const State& state, PieceId piece) {
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        if (const Marker& marker = state.markers[i];
            marker.kind == MarkerKind::structure && marker.piece == piece)
            return &marker;
    return nullptr;
}

Illegal refuse(const AttackPlan& plan, Reason why) {
    return {.clause = "V-TERR-13", .why = why, .who = plan.who, .piece = plan.piece};
}

const Polygon& outline_of(const Table& table, const AttackPlan& plan) {
    return table.field.pieces[plan.piece.n].outline;
}

// Its nearest point to a place: the place itself inside of it.
Vec2 nearest_of(const Polygon& outline, Vec2 to) {
    return holds(outline, to) ? to : nearest_on_outline(outline, to);
}

// The front arc of a figure, the section of a large one, or those of a chariot which its passenger
// attacks through. [V-TERR-13, MDW-PATK-1]
bool ahead(const Table& table, const AttackPlan& plan, const Figure& attacker, const Figure& body,
           Vec2 place) {
    if (attacks_by_section(table, attacker))
        return has(sections_towards(table, body, place), plan.section);
    if (is_aboard(attacker)) return beside_platform(sections_towards(table, body, place)).bits != 0;
    return arcs_towards(base_of(table, body), place, table.arc_slack()).front;
}

Result<Ok> check_near(const Table& table, const State& state, const AttackPlan& plan) {
    const Figure& attacker = state[plan.who];
    const Figure& body = state[body_of(state, plan.who)];
    const Vec2 nearest = nearest_of(outline_of(table, plan), body.at);
    Base wider = base_of(table, body);
    wider.shape.radius = wider.shape.radius + table.contact_slack();
    if (!touches(outline_of(table, plan), wider)) return refuse(plan, Reason::not_beside_terrain);
    if (!ahead(table, plan, attacker, body, nearest))
        return refuse(plan, Reason::terrain_not_in_arc);
    return Ok{};
}

Result<Ok> check_far(const Table& table, const State& state, const AttackPlan& plan) {
    const Figure& attacker = state[plan.who];
    const FigureId body = body_of(state, plan.who);
    const std::size_t section = own_section(table, attacker, plan.section);
    if (warrior_of(table, attacker).dials[section].range == Inches{})
        return Illegal{
            .clause = is_large(table, attacker) ? Clause("LRG-RNG-1") : Clause("U-RNG-1"),
            .why = Reason::no_range,
            .who = plan.who,
            .piece = plan.piece};
    if (const auto free = check_out_of_contact(table, state, plan, plan.who); !free) return free;
    const Vec2 end = nearest_of(outline_of(table, plan), state[body].at);
    const Vec2 start = posture_of(table, attacker).by_outline
                           ? nearest_of_section(table, plan.who, end)
                           : state[body].at;
    const Inches reach = reach_of_shot(table, state, plan, plan.who);
    if (!within(start, end, reach)) {
        Illegal far = refuse(plan, Reason::terrain_too_far);
        far.where = end;
        far.n = distance(start, end).mils();
        far.m = reach.mils();
        return far;
    }
    if (!ahead(table, plan, attacker, state[body], end))
        return refuse(plan, Reason::terrain_not_in_arc);
    const FireLine line = line_to_place(table, state, body, start, end);
    if (!line.clear()) return refuse_line(plan.who, {}, line);
    return Ok{};
}

// Whatever is no modifier: what the page's sources begin a value with.
template <class Of>
std::int32_t value_alone(TermList& told, const Sources<Of>& sources, const Of& of) {
    Sum sum(told);
    for (const Source<Of>& source : sources)
        if (source.join == Join::value) source.give(of, sum);
    return sum.total();
}

}  // namespace

bool plays_structures(const Table& table) {
    return (table.rules->plays.markers & marker_bit(MarkerKind::structure)) != 0;
}

std::uint16_t first_structure(const Table& table, const Piece& piece) {
    const std::int32_t printed = piece.structure > 0 ? std::int32_t{piece.structure}
                                                     : table.options[Option::v2_structure_points];
    return static_cast<std::uint16_t>(std::max(printed + structure_by_domains(table), 0));
}

std::uint16_t structure_left(const State& state, PieceId piece) {
    const Marker* marker = marker_of(state, piece);
    return marker ? marker->number : std::uint16_t{0};
}

void set_structure(State& state, PieceId piece, std::uint16_t left) {
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        if (Marker& marker = state.markers[i];
            marker.kind == MarkerKind::structure && marker.piece == piece) {
            marker.number = left;
            return;
        }
    if (state.marker_count < kMaxMarkers)
        state.markers[state.marker_count++] = {
            .kind = MarkerKind::structure, .piece = piece, .number = left};
}

void raise_structures(const Table& table, State& state) {
    if (!plays_structures(table)) return;
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i)
        if (const Piece& piece = table.field.pieces[i];
            piece.constructed && !marker_of(state, PieceId{i}))
            set_structure(state, PieceId{i}, first_structure(table, piece));
}

Result<Ok> check_at_structure(const Table& table, const State& state, const AttackPlan& plan) {
    const auto no_target = [&](Clause clause, Reason why) {
        Illegal illegal = refuse(plan, why);
        illegal.clause = clause;
        return illegal;
    };
    if (plan.piece.n >= table.field.pieces.size() || !marker_of(state, plan.piece)) {
        Illegal unmarked = no_target("V-TERR-12", Reason::not_constructed);
        if (plan.piece.n >= table.field.pieces.size()) unmarked.piece = {};
        return unmarked;
    }
    if (structure_left(state, plan.piece) == 0)
        return no_target("V-TERR-11", Reason::terrain_is_gone);
    if (plan.aim != Aim::damage) return refuse(plan, Reason::terrain_not_captured);
    const AttackForm& form = form_of(table, plan);
    const bool spreads = form.finds_targets || form.splashes;
    if (plan.freeze || spreads || form.steers || form.heals != Healing::none)
        return refuse(plan, Reason::terrain_meets_no_ability);
    // Beside other targets it would have no damage of its own, and a formation is a modifier.
    if (!plan.targets.empty() || !plan.members.empty())
        return refuse(plan, Reason::terrain_attacked_alone);
    if (plan.long_range) return no_target("C-LONG-3", Reason::no_long_range_target);
    const std::size_t section = own_section(table, state[plan.who], plan.section);
    if (is_large(table, state[plan.who]) &&
        shown(table, state[plan.who], section).attack.value == 0)
        return no_target("LRG-CC-1", Reason::attack_is_zero);
    return plan.kind == AttackKind::close ? check_near(table, state, plan)
                                          : check_far(table, state, plan);
}

AttackSum structure_sum(const Table& table, const State& state, const Action& action) {
    const Strike strike(table, state, action);
    AttackSum sum;
    sum.attack = value_alone(sum.terms, values_of(table).attack, strike);
    if (table.options[Option::v2_structure_bonus] == opt::v2_structure_bonus::added)
        if (const int bonus = warrior_of(table, strike.attacker).dials[strike.section].attack_bonus;
            bonus != 0) {
            Sum more(sum.terms);
            more.put(Term::attack_bonus, bonus, "V-TERR-13", strike.plan.who);
            sum.attack += bonus;
        }
    Sum defense(sum.terms);
    defense.put(Term::defense, table.options[Option::v2_structure_def], "V-TERR-11", {});
    sum.defense = defense.total();
    return sum;
}

DamageSum structure_damage(const Table& table, const State& state, const Action& action) {
    const Strike strike(table, state, action);
    DamageSum sum;
    sum.clicks = value_alone(sum.terms, values_of(table).damage, strike);
    if (action.natural == table.rules->combat.critical_hit) {
        Sum more(sum.terms);
        sources::critical_hit(strike, more);
        sum.clicks += more.total();
    }
    return sum;
}

bool structure_is_hit(const Table& table, const State& state) {
    const Action& action = state.action;
    if (!action.plan.piece.exists()) return false;
    if (action.natural == table.rules->combat.critical_miss) return false;
    if (action.natural == table.rules->combat.critical_hit) return true;
    const AttackSum sum = structure_sum(table, state, action);
    return sum.attack + action.natural >= sum.defense;
}

void tell_structure_roll(Context& c) {
    const Action& action = c.state.action;
    const AttackSum sum = structure_sum(c.table, c.state, action);
    for (const ExplainedTerm& term : sum.terms) tell_term(c, term);
    AttackWord outcome = AttackWord::miss;
    Clause clause = "V-TERR-11";
    if (action.natural == c.rules().combat.critical_miss) {
        outcome = AttackWord::critical_miss;
        clause = "V-TERR-13";
    } else if (action.natural == c.rules().combat.critical_hit) {
        outcome = AttackWord::critical_hit;
        clause = "V-TERR-13";
    } else if (structure_is_hit(c.table, c.state)) {
        outcome = AttackWord::hit;
    }
    c.emit({.kind = EventKind::terrain_rolled,
            .clause = clause,
            .who = action.plan.who,
            .piece = action.plan.piece,
            .n = sum.attack + action.natural,
            .m = sum.defense,
            .word = static_cast<std::uint8_t>(outcome)});
}

void strike_structure(Context& c) {
    if (!structure_is_hit(c.table, c.state)) return;
    const PieceId piece = c.state.action.plan.piece;
    const DamageSum sum = structure_damage(c.table, c.state, c.state.action);
    for (const ExplainedTerm& term : sum.terms) tell_term(c, term);
    const std::int32_t before = structure_left(c.state, piece);
    const std::int32_t lost = std::clamp(sum.clicks, 0, before);
    if (lost == 0) return;
    set_structure(c.state, piece, static_cast<std::uint16_t>(before - lost));
    c.emit({.kind = EventKind::structure_lost,
            .clause = "V-TERR-11",
            .who = c.state.action.plan.who,
            .piece = piece,
            .n = lost,
            .m = before - lost});
    if (before == lost)
        c.emit({.kind = EventKind::terrain_removed, .clause = "V-TERR-11", .piece = piece});
}

}  // namespace six
