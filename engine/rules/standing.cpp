#include "engine/rules/standing.h"

#include <algorithm>

#include "engine/messages/event_kind.h"
#include "engine/rules/capture.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/objectives.h"

namespace six {
namespace {

constexpr int kDamagedFrom = 3;  // skulls in all; with six it is eliminated [MDW-END-2]

// The seat that stands for its side: the first of it.
Seat first_seat_of(const Table& table, std::uint8_t team) {
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (table.seats[n].team == team) return Seat{n};
    return {};
}

bool conceded(const Table& table, const State& state, std::uint8_t team) {
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (table.seats[n].team == team && !state.seats[n].withdrawn) return false;
    return true;
}

// Of the one side that still has a player in the game.
Seat last_standing(const Table& table, const State& state) {
    Seat last;
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        if (state.seats[n].out) continue;
        if (!last.exists())
            last = first_seat_of(table, table.seats[n].team);
        else if (!table.friends(last, Seat{n}))
            return {};
    }
    return last;
}

// More than half of all that lie there; or, if agreed, more than anybody else. [V-END-3]
Seat with_majority(const Table& table, const State& state) {
    Seat best;
    int most = 0;
    bool shared = false;
    for (std::uint8_t team = 0; team < kMaxSeats; ++team) {
        const int held = objectives_of_side(table, state, team);
        if (held < most || conceded(table, state, team)) continue;
        shared = held == most;
        most = held;
        best = first_seat_of(table, team);
    }
    const bool most_is_enough = table.options[Option::v2_majority] == opt::v2_majority::most;
    const bool enough = most_is_enough ? !shared : 2 * most > objectives_in_play(state);
    return enough ? best : Seat{};
}

int skulls_of(const Table& table, const Figure& figure) {
    int skulls = 0;
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        skulls += shown(table, figure, i).skulls();
    return skulls;
}

// Whom a share of the points falls to: one of each opposing side, or every opponent.
SeatSet sharers(const Table& table, const State& state, Seat owner) {
    const SeatSet opponents = opponents_of(table, state, owner);
    if (table.options[Option::v2_end_sides] == opt::v2_end_sides::players) return opponents;
    SeatSet firsts;
    unsigned seen = 0;
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        const unsigned team = 1u << table.seats[n].team;
        if (opponents.has(Seat{n}) && (seen & team) == 0) firsts.add(Seat{n});
        if (opponents.has(Seat{n})) seen |= team;
    }
    return firsts;
}

}  // namespace

bool could_act(const Table& table, const State& state, FigureId who) {
    if (is_section(state[who])) return section_fights(table, state, who);
    return !state[who].captive() && !is_riderless(table, state, who);
}

bool has_who_could_act(const Table& table, const State& state, Seat seat) {
    bool found = false;
    for_each_in_play(state, [&](FigureId id, const Figure& figure) {
        found = found || (figure.owner == seat && could_act(table, state, id));
    });
    return found;
}

Verdict winner_by_standing(const Table& table, const State& state, const Ending& ending) {
    if (table.options.is_on(Option::v2_last_standing))
        if (const Seat last = last_standing(table, state); last.exists())
            return {last, "V-END-7", DecidedWord::last_one_standing};
    if (const Seat first = with_majority(table, state); first.exists())
        return {first, "V-END-3", DecidedWord::objectives};
    const bool smaller_wins =
        table.options[Option::v2_draw] == opt::v2_draw::fewer_points_spent_wins;
    const Seat most = side_with_most_points(table, state, ending.beaten, false);
    if (most.exists()) return {most, "V-END-4", DecidedWord::points};
    const Seat by_army =
        smaller_wins ? side_with_most_points(table, state, ending.beaten, true) : Seat{};
    return {by_army, "V-END-8", DecidedWord::draw};
}

void score_objectives(Context& c) {
    const std::int32_t worth = c.table.options[Option::v2_obj_points];
    if (worth == 0) return;
    for_each_objective(c.state, [&](const Marker& objective) {
        if (objective.seat.exists())
            score_points(c, objective.seat, worth, ScoreWord::objective, "V-OBJ-12");
    });
}

void score_captives_at_home(Context& c) {
    const std::int32_t times = c.table.options[Option::v2_captive_points];
    if (times == 0) return;
    for_each_on_table(c.state, [&](FigureId, const Figure& figure) {
        if (!figure.captive()) return;
        const Seat holder = c[figure.captor].owner;
        if (starting_area(c.table, holder).holds(figure.at))
            score_points(c, holder, times * warrior_of(c.table, figure).points, ScoreWord::captive,
                         "V-CAP-9");
    });
}

void score_own_survivors(Context& c) {
    if (c.table.options[Option::v2_points] == opt::v2_points::with_survivors) score_survivors(c);
}

void score_damaged(Context& c) {
    if (with_majority(c.table, c.state).exists()) return;
    for_each_in_play(c.state, [&](FigureId, const Figure& figure) {
        if (!is_large(c.table, figure) || skulls_of(c.table, figure) < kDamagedFrom) return;
        const SeatSet sharing = sharers(c.table, c.state, figure.owner);
        const int among = __builtin_popcount(sharing.bits);
        if (among == 0) return;
        const std::int32_t points = warrior_of(c.table, figure).points / 2 / among;
        for (std::uint8_t n = 0; n < c.table.seat_count; ++n)
            if (sharing.has(Seat{n}))
                score_points(c, Seat{n}, points, ScoreWord::damaged,
                             among == 1 ? Clause("MDW-END-2") : Clause("MDW-END-3"));
    });
}

void give_captives_back(Context& c, Seat seat) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        if (!c[id].captive()) continue;
        if (c[c[id].captor].owner == seat)
            free_captive(c, id, FreedWord::captor_eliminated, "V-MOVE-5");
    }
}

void lose_markers(Context& c, Seat seat) {
    if (c.table.options[Option::v2_markers_out] == opt::v2_markers_out::removed)
        take_markers_off(c, seat);
}

}  // namespace six
