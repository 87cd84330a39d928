// Victory points and the end of the game. [U-END, U-VP, U-MULTI]
#pragma once

#include "engine/messages/event.h"
#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

enum class EndWord : std::uint8_t;      // engine/messages/event_kind.h
enum class ScoreWord : std::uint8_t;    // likewise
enum class DecidedWord : std::uint8_t;  // likewise

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
    EndWord why{};
    Clause clause;
    Seat beaten{};  // cannot win, nor his side; none: points decide [C-SIEGE-2]
};
void end_game(Context&, const Ending&);

// Only one side left, or none. Asked after every action with all its after-effects, never in the
// middle. [U-END-1, U-END-6]
void end_game_if_decided(Context&);
// The same when a question has been answered that may have been the last after-effect of an action.
void end_game_if_settled(Context&);

// A complete round is over.
void end_round(Context&);

// Nobody wins: a draw. By what it was decided is told where several things might.
struct Verdict {
    Seat winner;
    Clause clause{};
    DecidedWord by{};
};

// Who wins on a page, and when.
struct VictoryRules {
    std::array<void (*)(Context&), 4> final_scores{};  // when the game has ended, in this order
    // The side of `beaten` does not win, whatever it scored.
    Verdict (*winner)(const Table&, const State&, const Ending&) = nullptr;
    std::array<void (*)(Context&), 4> after_round{};  // what may end the game there
    // What keeps a side in the game, of figures in play; and what a player.
    bool (*fights_on)(const Table&, const State&, FigureId) = nullptr;
    bool (*plays_on)(const Table&, const State&, Seat) = nullptr;
    bool out_for_good = false;  // though a captive of his should go free [V-ELIM-2]
    // A player is out while others go on, or withdraws with captives.
    void (*left)(Context&, Seat) = nullptr;
    void (*give_up_captives)(Context&, Seat) = nullptr;
    bool turn_is_finished = false;  // when time is called, not only the action [V-END-1]
};

// --- of the first edition ---
// Each figure that began on the table, never left it and survives scores for its owner, as long as
// he has one that is neither captive nor Demoralized. What came back has left; what was captured
// and freed has not. [U-VP-4, U-VP-5, U-VP-6, U-VP-11]
void score_survivors(Context&);
// A captive in the starting area of its captor's owner counts twice, by its centre dot.
// [U-VP-3, U-VP-7]
void score_captives(Context&);
// Most points; then the smaller army; then a draw. Team scores are added. A side that withdrew does
// not win, nor does one that is beaten whatever it scored. [U-VP-1, U-VP-8, U-MULTI-3, U-WITH-5,
// C-SIEGE-2]
Verdict winner_by_points(const Table&, const State&, const Ending&);
// ... where it is agreed that the smaller army does not win, a draw comes at once.
Seat side_with_most_points(const Table&, const State&, Seat beaten, bool smaller_army_wins);
void end_at_turn_limit(Context&);  // [U-END-5]
void end_at_stalemate(Context&);   // [U-END-7]
// Captives he holds, and his own that others hold, are forfeited to those who hold them.
// [U-WITH-3]
void forfeit_captives(Context&, Seat);

SeatSet opponents_of(const Table&, const State&, Seat);  // who have not withdrawn

// --- leaving the game before its end ---
Result<Ok> check_withdraw(const Table&, const State&);  // [U-WITH-1]
void resolve_withdraw(Context&);
void resolve_offer_end(Context&);  // [U-END-2]
void resolve_agree(Context&, Seat);
void resolve_disagree(Context&, Seat);
void resolve_call_time(Context&);  // [U-END-4]

}  // namespace six
