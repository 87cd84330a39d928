#include "engine/rules/victory.h"

#include "engine/geometry/crossing.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/capture.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/items.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/rules/terrain_placement.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

std::int32_t share(const Table& table, std::int32_t points, int among) {
    const bool nearest = table.options[Option::share_round] == opt::share_round::nearest;
    return nearest ? (2 * points + among) / (2 * among) : points / among;
}

// Evenly among these seats, fractions dropped. [U-PUSH-6, U-CBT-13]
void score_shares(Context& c, std::int32_t points, SeatSet seats, ScoreWord why, Clause clause) {
    const int among = __builtin_popcount(seats.bits);
    for (std::uint8_t n = 0; n < c.table.seat_count; ++n)
        if (seats.has(Seat{n}))
            score_points(c, Seat{n}, share(c.table, points, among), why, clause);
}

// A player without a figure on the table is out; his points stay. [U-MULTI-4]
SeatSet note_seats_out(Context& c) {
    SeatSet left;
    for (std::uint8_t n = 0; n < c.table.seat_count; ++n) {
        SeatState& seat = c.state.seats[n];
        if (seat.out || c.rules().victory->plays_on(c.table, c.state, Seat{n})) continue;
        seat.out = true;
        left.add(Seat{n});
        c.emit({.kind = EventKind::seat_out, .clause = "U-MULTI-4", .seat = Seat{n}});
    }
    return left;
}

void tell_left(Context& c, SeatSet left) {
    const auto tell = c.rules().victory->left;
    for (std::uint8_t n = 0; tell && n < c.table.seat_count; ++n)
        if (left.has(Seat{n})) tell(c, Seat{n});
}

bool time_is_up(const Context& c) {
    return c.state.time_called && !c.rules().victory->turn_is_finished;
}

struct TeamResult {
    std::int32_t points = 0;
    std::int32_t army_points = 0;
    Seat seat;  // the team's first
    bool stayed = false;
};

// The one side that still fights is not the only one with free figures on the table: the others'
// are Demoralized.
bool demoralized_are_left(const Table& table, const State& state) {
    SeatSet teams;
    for_each_in_play(state, [&](FigureId, const Figure& figure) {
        if (!figure.captive() && !is_section(figure))
            teams.add(Seat{table.seats[figure.owner.n].team});
    });
    return __builtin_popcount(teams.bits) > 1;
}

// Teams with a player who neither withdrew nor is out.
int sides_in(const Table& table, const State& state) {
    SeatSet teams;
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (!state.seats[n].withdrawn && !state.seats[n].out) teams.add(Seat{table.seats[n].team});
    return __builtin_popcount(teams.bits);
}

// What an action left to be answered after its end: clicks to place, a passenger's fall.
bool has_after_effects(const Table& table, const State& state) {
    for (const Frame& frame : state.owed)
        if (question_of(table, frame).moment_on(table) == Moment::either) return true;
    return false;
}

// Team-mates whose chariot has left: they stand where its dot was, unhurt, and face anywhere.
// [U-GEN-14, LRG-DIS-3] So many questions fit beside those of a beginning turn.
using LeftBehind = InlineVector<FigureId, kMaxFrames / 2>;
void put_down_passengers(Context& c, LeftBehind& down) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const Figure& figure = c.state.figures[i];
        if (!is_aboard(figure) || on_table(c[figure.chariot])) continue;
        put_down_at_dot(c, FigureId{i}, "U-GEN-14");
        if (!down.full()) down.push_back(FigureId{i});
    }
}

bool waits_for_agreement(const State& state) {
    return !state.owed.empty() && state.owed.back().ask == Ask::agree_to_end;
}

}  // namespace

// Those who left by withdrawing are nobody's opponents any more.
SeatSet opponents_of(const Table& table, const State& state, Seat seat) {
    SeatSet opponents;
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (!table.friends(seat, Seat{n}) && !state.seats[n].withdrawn) opponents.add(Seat{n});
    return opponents;
}

Seat side_with_most_points(const Table& table, const State& state, Seat beaten,
                           bool smaller_army_wins) {
    const bool by_points = table.options[Option::withdraw_loses] == opt::withdraw_loses::by_points;
    std::array<TeamResult, kMaxSeats> teams{};
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        TeamResult& team = teams[table.seats[n].team];
        team.points += state.seats[n].points;
        team.army_points += table.seats[n].army_points;
        if (!team.seat.exists()) team.seat = Seat{n};
        const bool lost = beaten.exists() && table.friends(beaten, Seat{n});
        if ((!state.seats[n].withdrawn || by_points) && !lost) team.stayed = true;
    }
    const TeamResult* best = nullptr;
    bool tied = false;
    for (const TeamResult& team : teams) {
        if (!team.stayed) continue;
        const bool as_many = best && team.points == best->points;
        const bool equal = as_many && (!smaller_army_wins || team.army_points == best->army_points);
        const bool better = !best || team.points > best->points ||
                            (as_many && smaller_army_wins && team.army_points < best->army_points);
        if (better) best = &team;
        tied = better ? false : tied || equal;
    }
    return tied || !best ? Seat{} : best->seat;
}

Verdict winner_by_points(const Table& table, const State& state, const Ending& ending) {
    return {side_with_most_points(table, state, ending.beaten, true)};
}

void score_survivors(Context& c) {
    SeatSet fighting;
    for_each_in_play(c.state, [&](FigureId id, const Figure& figure) {
        if (still_fights(c.table, c.state, id)) fighting.add(figure.owner);
    });
    const bool returned_are_lost = c.table.options.is_on(Option::revived_survival);
    for_each_in_play(c.state, [&](FigureId, const Figure& figure) {
        if (figure.captive() || !fighting.has(figure.owner)) return;
        if (returned_are_lost && figure.has(note::returned)) return;
        score_points(c, figure.owner, warrior_of(c.table, figure).points, ScoreWord::survival,
                     "U-VP-4");
    });
}

void score_captives(Context& c) {
    const bool elsewhere_too =
        c.table.options[Option::captive_elsewhere] == opt::captive_elsewhere::single_value;
    for_each_on_table(c.state, [&](FigureId, const Figure& figure) {
        if (!figure.captive()) return;
        const Seat holder = c[figure.captor].owner;
        const Area area = starting_area(c.table, holder);
        const bool home =
            c.table.options[Option::captive_in_area] == opt::captive_in_area::centre_dot
                ? area.holds(figure.at)
                : holds(outline_of(area), base_of(c.table, figure));
        if (!home && !elsewhere_too) return;
        score_points(c, holder, (home ? 2 : 1) * warrior_of(c.table, figure).points,
                     ScoreWord::captive, "U-VP-3");
    });
}

void end_game(Context& c, const Ending& ending) {
    const VictoryRules& victory = *c.rules().victory;
    for (const auto score : victory.final_scores)
        if (score) score(c);
    c.state.phase = Phase::over;
    c.state.owed.clear();
    c.state.actions_left = 0;
    c.state.castle_actions = 0;
    const Verdict verdict = victory.winner(c.table, c.state, ending);
    c.state.winner = verdict.winner;
    if (verdict.clause.exists())
        c.emit({.kind = EventKind::decided,
                .clause = verdict.clause,
                .seat = verdict.winner,
                .word = static_cast<std::uint8_t>(verdict.by)});
    c.emit({.kind = EventKind::game_ended,
            .clause = ending.clause,
            .seat = c.state.winner,
            .word = static_cast<std::uint8_t>(ending.why)});
}

void score_points(Context& c, Seat seat, std::int32_t points, ScoreWord why, Clause clause) {
    c.state.seats[seat.n].points += points;
    c.emit({.kind = EventKind::scored,
            .clause = clause,
            .seat = seat,
            .n = points,
            .m = c.state.seats[seat.n].points,
            .word = static_cast<std::uint8_t>(why)});
}

void score_elimination(Context& c, FigureId who, SeatSet by) {
    const Figure& figure = c[who];
    const std::int32_t points = warrior_of(c.table, figure).points;
    SeatSet opposing, friends;
    for (std::uint8_t n = 0; n < c.table.seat_count; ++n) {
        if (!by.has(Seat{n})) continue;
        (c.table.friends(figure.owner, Seat{n}) ? friends : opposing).add(Seat{n});
    }
    if (opposing.bits != 0) {
        const bool shared = __builtin_popcount(opposing.bits) > 1;
        return score_shares(c, points, opposing, ScoreWord::elimination,
                            shared ? Clause("U-CBT-13") : Clause("U-VP-2"));
    }
    // His own side's area effects count as pushing does. [U-VP-9]
    const bool area = friends.bits != 0;
    if (area && c.table.options[Option::self_kill] == opt::self_kill::nobody_scores) return;
    const Clause clause = area ? Clause("U-VP-9") : Clause("U-PUSH-6");
    if (figure.hurt_by.exists() && !c.state.seats[figure.hurt_by.n].withdrawn)
        return score_points(c, figure.hurt_by, points, ScoreWord::elimination, clause);
    score_shares(c, points, opponents_of(c.table, c.state, figure.owner), ScoreWord::elimination,
                 clause);
}

void end_game_if_decided(Context& c) {
    if (c.state.phase != Phase::playing) return;
    const SeatSet left = note_seats_out(c);
    const int sides = sides_fighting(c.table, c.state);
    if (sides > 0) tell_left(c, left);  // else all markers count once more [V-ELIM-5]
    if (sides == 0) return end_game(c, {EndWord::nobody_left, "U-END-6"});
    if (sides == 1)
        return end_game(
            c, {EndWord::last_side_standing,
                demoralized_are_left(c.table, c.state) ? Clause("U-DEM-6") : Clause("U-END-1")});
    if (time_is_up(c)) end_game(c, {EndWord::time, "U-END-4"});
}

void end_game_if_settled(Context& c) {
    if (c.state.phase != Phase::playing || c.state.action.kind != ActionKind::none ||
        has_after_effects(c.table, c.state))
        return;
    if (c.state.owed.empty()) return end_game_if_decided(c);
    if (time_is_up(c)) end_game(c, {EndWord::time, "U-END-4"});
}

void end_at_turn_limit(Context& c) {
    const ActionNumbers& actions = c.rules().actions;
    const std::int32_t limit = c.table.options[actions.turn_limit];
    if (limit > 0 && c.state.round >= limit)
        end_game(c, {EndWord::turn_limit, actions.turn_limit_by});
}

void end_at_stalemate(Context& c) {
    const std::int32_t limit = c.table.options[Option::stalemate];
    if (limit > 0 && c.state.quiet_rounds >= limit) end_game(c, {EndWord::stalemate, "U-END-7"});
}

void end_round(Context& c) {
    State& state = c.state;
    state.quiet_rounds =
        state.dial_turned ? std::uint16_t{0} : static_cast<std::uint16_t>(state.quiet_rounds + 1);
    state.dial_turned = false;
    for (const auto over : c.rules().victory->after_round) {
        if (over) over(c);
        if (state.phase == Phase::over) return;
    }
    ++state.round;
}

Result<Ok> check_withdraw(const Table&, const State& state) {
    if (state.phase != Phase::playing || !state.owed.empty())
        return Illegal{.clause = "U-WITH-1", .why = Reason::not_between_actions};
    return Ok{};
}

void forfeit_captives(Context& c, Seat seat) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const Figure& figure = c.state.figures[i];
        if (!on_table(figure) || !figure.captive()) continue;
        if (figure.owner == seat || c[figure.captor].owner == seat)
            forfeit_captive(c, FigureId{i}, ScoreWord::forfeit, "U-WITH-3", "U-WITH-3");
    }
}

void resolve_withdraw(Context& c) {
    State& state = c.state;
    const Seat seat = state.turn;
    c.emit({.kind = EventKind::withdrew, .clause = "U-WITH-1", .seat = seat});
    c.rules().victory->give_up_captives(c, seat);
    state.seats[seat.n].withdrawn = true;
    state.seats[seat.n].out = true;
    // The rest leaves and gives nobody any points. [U-WITH-4]
    const bool scored =
        c.table.options[Option::withdraw_points] == opt::withdraw_points::to_the_opponents;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        Figure& figure = state.figures[i];
        if (!in_play(figure) || figure.owner != seat) continue;
        take_items_along(state, FigureId{i});
        figure.leave(Whereabouts::withdrawn);
        figure.tokens = 0;
        if (scored)
            score_shares(c, warrior_of(c.table, figure).points, opponents_of(c.table, state, seat),
                         ScoreWord::forfeit, "U-WITH-4");
    }
    LeftBehind left_behind;
    for (const FigureId who : vacate_castles(c)) {
        if (!left_behind.full()) left_behind.push_back(who);
    }
    put_down_passengers(c, left_behind);
    SeatSet left;
    left.add(seat);
    tell_left(c, left);
    if (sides_in(c.table, state) <= 1) return end_game(c, {EndWord::withdrawal, "U-WITH-5"});
    end_game_if_decided(c);
    if (state.phase != Phase::playing) return;
    end_turn(c);
    if (state.phase != Phase::playing) return;
    for (std::size_t i = left_behind.size(); i-- > 0;)  // the lowest id is asked first
        c.owe(Ask::face_anywhere, c[left_behind[i]].owner, left_behind[i]);
}

void resolve_offer_end(Context& c) {
    c.emit({.kind = EventKind::end_offered, .clause = "U-END-2", .seat = c.state.turn});
    // Clockwise from the one who offers; the last frame owed is answered first. [U-GEN-12]
    for (int step = c.table.seat_count - 1; step > 0; --step) {
        const Seat seat{static_cast<std::uint8_t>((c.state.turn.n + step) % c.table.seat_count)};
        if (!c.state.seats[seat.n].out) c.owe(Ask::agree_to_end, seat);
    }
}

void resolve_agree(Context& c, Seat seat) {
    c.emit({.kind = EventKind::end_agreed, .clause = "U-END-2", .seat = seat});
    if (!waits_for_agreement(c.state)) end_game(c, {EndWord::agreement, "U-END-2"});
}

void resolve_disagree(Context& c, Seat seat) {
    while (waits_for_agreement(c.state)) c.state.owed.pop_back();
    c.emit({.kind = EventKind::end_declined, .clause = "U-END-2", .seat = seat});
}

void resolve_call_time(Context& c) {
    c.state.time_called = true;
    c.emit({.kind = EventKind::time_called, .clause = "U-END-4", .seat = c.state.turn});
    // The action under way is finished first, with its after-effects, or the turn.
    if (time_is_up(c) && c.state.phase == Phase::playing &&
        c.state.action.kind == ActionKind::none && !has_after_effects(c.table, c.state))
        end_game(c, {EndWord::time, "U-END-4"});
}

namespace {

void resolve_consent(Context& c, const Frame& asked, const Agree&) {
    resolve_agree(c, asked.seat);
}
void resolve_dissent(Context& c, const Frame& asked, const Decline&) {
    resolve_disagree(c, asked.seat);
}

void propose_consent(const Asked&, Proposals& out) {
    out.add(Decline{});
    out.add(Agree{});
}

}  // namespace

const Question questions::agree_to_end{
    .ask = Ask::agree_to_end,
    .clause = "U-END-2",
    .answers = {kAnswer<Agree, always<Agree>, resolve_consent>,
                kAnswer<Decline, always<Decline>, resolve_dissent>},
    .propose = propose_consent,
    .offer = [](const Asked&, Offers& out) { out.add(Agree{}, {.key = "agree"}); },
    .moment = Moment::between_actions,
    .about = About::nobody};

}  // namespace six
