#include "engine/rules/victory.h"

namespace six {
namespace {

void score(Context& c, Seat seat, std::int32_t points, ScoreWord why, Clause clause) {
    c.state.seats[seat.n].points += points;
    c.emit({.kind = EventKind::scored,
            .clause = clause,
            .seat = seat,
            .n = points,
            .m = c.state.seats[seat.n].points,
            .word = static_cast<std::uint8_t>(why)});
}

// A player without a figure on the table is out; his points stay. [U-MULTI-4]
void note_seats_out(Context& c) {
    for (std::uint8_t n = 0; n < c.table.seat_count; ++n) {
        SeatState& seat = c.state.seats[n];
        if (seat.out || has_figures(c.state, Seat{n})) continue;
        seat.out = true;
        c.emit({.kind = EventKind::seat_out, .clause = "U-MULTI-4", .seat = Seat{n}});
    }
}

struct TeamResult {
    std::int32_t points = 0;
    std::int32_t army_points = 0;
    Seat seat;  // the team's first
};

// Most points; then the smaller army; then a draw. Team scores are added. [U-VP-1, U-VP-8,
// U-MULTI-3]
Seat winner_of(const Table& table, const State& state) {
    std::array<TeamResult, kMaxSeats> teams{};
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        TeamResult& team = teams[table.seats[n].team];
        team.points += state.seats[n].points;
        team.army_points += table.seats[n].army_points;
        if (!team.seat.exists()) team.seat = Seat{n};
    }
    const TeamResult* best = nullptr;
    bool tied = false;
    for (const TeamResult& team : teams) {
        if (!team.seat.exists()) continue;
        const bool equal =
            best && team.points == best->points && team.army_points == best->army_points;
        const bool better = !best || team.points > best->points ||
                            (team.points == best->points && team.army_points < best->army_points);
        if (better) best = &team;
        tied = better ? false : tied || equal;
    }
    return tied || !best ? Seat{} : best->seat;
}

void end_game(Context& c, EndWord why, Clause clause) {
    // Each figure that survives scores its value for its owner. [U-VP-4]
    for_each_on_table(c.state, [&](FigureId, const Figure& figure) {
        score(c, figure.owner, warrior_of(c.table, figure).points, ScoreWord::survival, "U-VP-4");
    });
    c.state.phase = Phase::over;
    c.state.owed.clear();
    c.state.actions_left = 0;
    c.state.winner = winner_of(c.table, c.state);
    c.emit({.kind = EventKind::game_ended,
            .clause = clause,
            .seat = c.state.winner,
            .word = static_cast<std::uint8_t>(why)});
}

}  // namespace

void score_elimination(Context& c, FigureId who, Seat by) {
    const Figure& figure = c[who];
    const std::int32_t points = warrior_of(c.table, figure).points;
    if (by.exists()) return score(c, by, points, ScoreWord::elimination, "U-VP-2");
    if (figure.hurt_by.exists())
        return score(c, figure.hurt_by, points, ScoreWord::elimination, "U-PUSH-6");
    int opponents = 0;
    for (std::uint8_t n = 0; n < c.table.seat_count; ++n)
        opponents += !c.table.friends(figure.owner, Seat{n});
    for (std::uint8_t n = 0; n < c.table.seat_count; ++n)
        if (!c.table.friends(figure.owner, Seat{n}))
            score(c, Seat{n}, points / opponents, ScoreWord::elimination, "U-PUSH-6");
}

void end_game_if_decided(Context& c) {
    note_seats_out(c);
    const int sides = sides_fighting(c.table, c.state);
    if (sides == 1) end_game(c, EndWord::last_side_standing, "U-END-1");
    if (sides == 0) end_game(c, EndWord::nobody_left, "U-END-6");
}

void end_round(Context& c) {
    State& state = c.state;
    state.quiet_rounds =
        state.dial_turned ? std::uint16_t{0} : static_cast<std::uint16_t>(state.quiet_rounds + 1);
    state.dial_turned = false;
    const std::int32_t limit = c.table.options[Option::turn_limit];
    if (limit > 0 && state.round >= limit) return end_game(c, EndWord::turn_limit, "U-END-5");
    const std::int32_t quiet_limit = c.table.options[Option::stalemate];
    if (quiet_limit > 0 && state.quiet_rounds >= quiet_limit)
        return end_game(c, EndWord::stalemate, "U-END-7");
    ++state.round;
}

}  // namespace six
