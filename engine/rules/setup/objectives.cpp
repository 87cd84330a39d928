// Objective tokens: one in the middle, the others set down by the players in turn. [V-OBJ-3,
// V-OBJ-4]
#include <algorithm>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/objective_placement.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/setup/order.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// The first token lies where nobody chooses but among equally near places.
bool is_for_the_middle(const SetupAsked& asked) {
    return asked.state.objectives.empty() &&
           asked.agreement.options[Option::v2_obj_centre] == opt::v2_obj_centre::centre;
}

Result<Ok> check_objective(const SetupAsked& asked, const PlaceObjective& place) {
    if (!in_bounds(place.at))
        return Illegal{.clause = "V-OBJ-4", .why = Reason::objective_near_edge};
    if (!is_for_the_middle(asked))
        return check_objective_place(asked.agreement, asked.state, place.at);
    const auto places = middle_places(asked.agreement, asked.state);
    if (std::find(places.begin(), places.end(), place.at) != places.end()) return Ok{};
    return Illegal{
        .clause = "V-OBJ-13", .why = Reason::objective_not_nearest, .where = places.front()};
}

void lay(Laying& c, Seat seat, Vec2 at, Clause clause) {
    c.state.objectives.push_back(at);
    c.emit({.kind = EventKind::objective_placed,
            .clause = clause,
            .seat = seat,
            .at = at,
            .n = static_cast<std::int32_t>(c.state.objectives.size())});
}

// All lie there, or there is no room for another.
bool is_done(const Laying& c) {
    return c.state.objectives.size() >= objective_count(c.agreement) ||
           !find_objective_place(c.agreement, c.state);
}

void resolve_objective(Laying& c, const PlaceObjective& place) {
    const SetupAsked asked{c.agreement, c.state, c.state.asked};
    // The middle is chosen out of turn: the first player still places the next one. [V-OBJ-13]
    const bool middle = is_for_the_middle(asked);
    lay(c, c.state.asked, place.at, middle ? Clause("V-OBJ-13") : Clause("V-OBJ-4"));
    if (!middle) c.state.asked = seat_after(c.agreement, c.state.asked);
    c.step_is_over = is_done(c);
}

// Where there is one middle nobody is asked for it.
bool begin_placing(Laying& c) {
    begin_with_first_player(c);
    const auto places = middle_places(c.agreement, c.state);
    if (places.size() > 1) return true;
    const Vec2 size = c.agreement.field_size;
    if (!places.empty()) {
        const bool open = places.front() == vec2_mils(size.x.mils() / 2, size.y.mils() / 2);
        lay(c, {}, places.front(), open ? Clause("V-OBJ-4") : Clause("V-OBJ-13"));
    }
    return !is_done(c);
}

void propose_objectives(const SetupAsked& asked, SetupProposals& out) {
    if (is_for_the_middle(asked)) {
        for (const Vec2 at : middle_places(asked.agreement, asked.state))
            out.add(PlaceObjective{at});
        return;
    }
    const Vec2 size = asked.agreement.field_size;
    for (std::size_t tries = 0; tries < 4 * out.limit() && !out.full(); ++tries) {
        // Drawn one after the other: compilers differ in which argument they evaluate first.
        const auto x =
            static_cast<std::int32_t>(out.below(static_cast<std::uint32_t>(size.x.mils())));
        const auto y =
            static_cast<std::int32_t>(out.below(static_cast<std::uint32_t>(size.y.mils())));
        out.add(PlaceObjective{vec2_mils(x, y)});
    }
    if (!out.empty()) return;
    if (const auto place = find_objective_place(asked.agreement, asked.state))
        out.add(PlaceObjective{*place});
}

}  // namespace

const SetupQuestion questions::place_objective{
    .ask = Ask::place_objective,
    .clause = "V-OBJ-4",
    .begin = begin_placing,
    .answers = {kSetupAnswer<PlaceObjective, check_objective, resolve_objective>},
    .propose = propose_objectives};

}  // namespace six
