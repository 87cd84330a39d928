// Victory points and the end of the game. [U-END, U-VP, U-MULTI]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/context.h"

namespace six {

// `by`: the seats whose clicks were the last; they share. None of them an opponent: the figure died
// by its owner's own doing. [U-PUSH-6, U-CBT-13, U-VP-9]
struct SeatSet {
    std::uint8_t bits = 0;
    constexpr bool has(Seat seat) const { return (bits >> seat.n) & 1; }
    constexpr void add(Seat seat) { bits = static_cast<std::uint8_t>(bits | 1u << seat.n); }
};
void score_elimination(Context&, FigureId who, SeatSet by);
void score_points(Context&, Seat, std::int32_t points, ScoreWord, Clause);

// Survivors and captives are scored, and the game is over.
struct Ending {
    EndWord why = EndWord::nobody_left;
    Clause clause;
    Seat beaten{};  // cannot win, nor his side; none: points decide [C-SIEGE-2]
};
void end_game(Context&, const Ending&);

// Only one side left, or none. Asked after every action with all its after-effects, never in the
// middle. [U-END-1, U-END-6]
void end_game_if_decided(Context&);
// The same when a question has been answered that may have been the last after-effect of an action.
void end_game_if_settled(Context&);

// A complete round is over: the turn limit and the stalemate. [U-END-5, U-END-7]
void end_round(Context&);

// --- leaving the game before its end ---
Result<Ok> check_withdraw(const Table&, const State&);  // [U-WITH-1]
void resolve_withdraw(Context&);
void resolve_offer_end(Context&);  // [U-END-2]
void resolve_agree(Context&, Seat);
void resolve_disagree(Context&, Seat);
void resolve_call_time(Context&);  // [U-END-4]

}  // namespace six
