// Turns, actions, tokens and pushing. [U-TURN, U-TOK, U-PUSH]
#pragma once

#include <array>
#include <span>

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Pass;

// May this seat give this figure an action at all: whose it is, whether it acted, how many actions
// are left; a non-pass action also asks for its tokens.
// A large figure is asked section by section. [LRG-ACT-2]
Result<Ok> check_may_act(const Table&, const State&, FigureId who, Given kind,
                         std::size_t section = 0);

// The same for a move action, which Quickness needs no action of the turn for. [U-SA-SPD-2]
// `together`: the sections of a large figure that are given theirs at the same time.
// A captor makes no use of Charge, Bound, Quickness and stationary abilities, where the players
// agreed so. [U-CAP-21, H-CAPTOR-STATIONARY]
bool is_slowed_by_captive(const Table&, const State&, FigureId);
Result<Ok> check_may_move(const Table&, const State&, FigureId who, std::size_t section = 0,
                          std::uint8_t together = 0);
// Of a figure of one dial: how many actions of the turn that takes.
std::uint8_t cost_of_moving(const Table&, const State&, FigureId);

// Some figure that Frenzy lets act first, other than this one by these sections; none when nobody
// has to, or no action is left. [U-SA-SPD-11, DGT-FRZ-4]
FigureId duty_left(const Table&, const State&, FigureId who = {}, unsigned sections = 0);
Result<Ok> check_frenzy(const Table&, const State&, FigureId who, Given kind, unsigned sections);

Result<Ok> check_pass(const Table&, const State&, const Pass&);
void resolve_pass(Context&, const Pass&);

Result<Ok> check_end_turn(const Table&, const State&);

constexpr std::uint8_t bit_of_section(std::size_t section) {
    return static_cast<std::uint8_t>(1u << section);
}

// The action is declared: an action is used up (not by the free move of Quickness), the tokens of
// all members put down, before any roll or movement. [U-TOK-2] A large figure and a titan get
// theirs after the first action of the turn. [LRG-ACT-4, C-TITAN-9]
struct ActionGiven {
    ActionKind kind = ActionKind::none;
    std::span<const FigureId> members;
    std::uint8_t cost = 1;      // actions of the turn; 0: free
    std::uint8_t sections = 1;  // of a large figure: those it is given to, as bits
};
void begin_action(Context&, const ActionGiven&);
// After the action is fully resolved: clicks of Cursed, late tokens, pushing damage, then the end
// of the game. [U-MOVE-16, U-PUSH-1, U-END-6]
void finish_action(Context&);
void conclude_action(Context&);  // without looking for the end of the game

// A token put on a figure by an opponent's Magic Freeze or Magic Confusion: it counts as having
// been given a non-pass action. [U-TOK-4]
void place_foreign_token(Context&, FigureId, Clause);
// Whether one lay there alone that clears in any case at the end of its player's next turn, where
// the players agreed so; it is one like any other from now on. [H-FOREIGN-TOKEN-CLEAR]
bool forget_foreign_token(State&, FigureId);

void begin_turn(Context&, Seat);
void end_turn(Context&);

// What a page does with a turn, each in this order. Between the two its player gives actions, for
// as long as anything is left to do; what is asked of him at the beginning is owed there.
using TurnStep = void (*)(Context&);
struct TurnRules {
    std::array<TurnStep, 8> on_beginning{};
    TurnStep after_beginning = nullptr;  // when all that was asked there is done
    // Whether the active player could do anything but end the turn. [U-TURN-8]
    bool (*anything_left)(const Table&, const State&) = nullptr;
    std::array<TurnStep, 8> on_ending{};
};
inline void do_all(Context& c, const std::array<TurnStep, 8>& steps) {
    for (const TurnStep step : steps)
        if (step) step(c);
}

// --- steps of the first edition ---
void count_actions(Context&);       // by the build total, Command and castles [U-ARMY-5]
void note_the_beginning(Context&);  // Charge, Bound and Frenzy refer to it [U-TURN-8, U-SA-SPD-16]
void tell_the_beginning(Context&);  // whose turn it is, with how many actions [U-TURN-1]
void owe_beginning_effects(Context&);  // [U-TURN-2]
bool anything_left(const Table&, const State&);
// At the end of its owner's turn a warrior that got no non-pass action loses its tokens, the
// eliminated ones included, for it may come back. [U-TOK-3, U-TOK-5]
void clear_tokens(Context&);
// What was cancelled switches itself on again, bars for this turn end: of all players' figures.
// [U-ABIL-1, U-TURN-8]
void forget_the_turn(Context&);

}  // namespace six
