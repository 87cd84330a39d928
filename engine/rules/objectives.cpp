#include "engine/rules/objectives.h"

#include <optional>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/context.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

using Teams = unsigned;  // a bit each

// Whose warriors hold or contest it.
Teams teams_at(const Table& table, const State& state, const Marker& objective) {
    const Base token = token_at(table, objective.at);
    Teams teams = 0;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (meeting(token, base_of(table, figure), table.contact_slack()) != Meeting::apart &&
            holds_objectives(table, state, id))
            teams |= 1u << table.seats[side_of(table, state, figure).n].team;
    });
    return teams;
}

void tell_objective(Context& c, EventKind kind, Clause clause, const Marker& objective) {
    c.emit({.kind = kind, .clause = clause, .seat = objective.seat, .at = objective.at});
}

void take_marker_off(Context& c, Marker& objective, Clause clause) {
    if (!objective.seat.exists()) return;
    tell_objective(c, EventKind::objective_lost, clause, objective);
    objective.seat = {};
}

void check_objective(Context& c, Marker& objective) {
    const Seat checking = c.state.turn;
    const Teams teams = teams_at(c.table, c.state, objective);
    const Teams own = 1u << c.table.seats[checking.n].team;
    const bool his = objective.seat.exists() && c.table.friends(objective.seat, checking);
    if ((teams & (teams - 1)) != 0) {  // of two sides or more
        if (c.table.options[Option::v2_obj_contest] == opt::v2_obj_contest::loses_marker)
            take_marker_off(c, objective, "V-OBJ-9");
    } else if (teams == own && !his) {
        objective.seat = checking;
        tell_objective(c, EventKind::objective_taken, "V-OBJ-7", objective);
    } else if ((teams & own) == 0 && his &&
               c.table.options[Option::v2_obj_persist] == opt::v2_obj_persist::only_while_touched) {
        take_marker_off(c, objective, "V-OBJ-8");
    }
}

// Who flies, or is put down by something else, does not come along the ground.
Clause clause_of_token(const Table& table, const State& state, const Figure& figure) {
    const bool walks = on_table(figure) && !figure.captive() && !is_large(table, figure) &&
                       !gait_of(table, state, figure).flies;
    return walks ? Clause("V-OBJ-5") : Clause("V-OBJ-16");
}

}  // namespace

int objectives_in_play(const State& state) {
    int found = 0;
    for_each_objective(state, [&](const Marker&) { ++found; });
    return found;
}

Base token_at(const Table& table, Vec2 at) {
    Base token;
    token.shape.radius = table.options.inches(Option::v2_obj_radius);
    token.at = at;
    return token;
}

Result<Ok> check_rest_beside_tokens(const Table& table, const State& state, const Base& resting,
                                    FigureId who) {
    int touched = 0;
    std::optional<Illegal> refused;
    const auto refuse = [&](Clause clause, Reason why, Vec2 token) {
        if (!refused) refused = Illegal{.clause = clause, .why = why, .who = who, .where = token};
    };
    for_each_objective(state, [&](const Marker& objective) {
        switch (meeting(token_at(table, objective.at), resting, table.contact_slack())) {
            case Meeting::overlapping:
                return refuse(clause_of_token(table, state, state[who]), Reason::rests_on_objective,
                              objective.at);
            case Meeting::touching:
                if (++touched > 1 && is_large(table, state[who]))
                    refuse("MDW-OBJ-1", Reason::touches_two_objectives, objective.at);
                return;
            case Meeting::apart:
                return;
        }
    });
    if (refused) return *refused;
    return Ok{};
}

bool holds_objectives(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    return posture_of(table, figure).holds_objectives && !figure.captive() &&
           !captive_of(state, who).exists() && !is_demoralized(table, state, figure);
}

int objectives_of_side(const Table& table, const State& state, std::uint8_t team) {
    int found = 0;
    for_each_objective(state, [&](const Marker& objective) {
        for (std::uint8_t n = 0; n < table.seat_count; ++n)
            found += objective.seat == Seat{n} && table.seats[n].team == team;
    });
    return found;
}

void check_objectives(Context& c) {
    if (c.state.seats[c.state.turn.n].out) return;  // nobody looks for him
    for (std::uint16_t i = 0; i < c.state.marker_count; ++i)
        if (c.state.markers[i].kind == MarkerKind::objective)
            check_objective(c, c.state.markers[i]);
}

void take_markers_off(Context& c, Seat seat) {
    for (std::uint16_t i = 0; i < c.state.marker_count; ++i) {
        Marker& objective = c.state.markers[i];
        if (objective.kind == MarkerKind::objective && objective.seat == seat)
            take_marker_off(c, objective, "V-ELIM-3");
    }
}

}  // namespace six
