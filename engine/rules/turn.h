// Turns, actions, tokens and pushing. [U-TURN, U-TOK, U-PUSH]
#pragma once

#include <span>

#include "engine/messages/battle_command.h"
#include "engine/messages/illegal.h"
#include "engine/rules/context.h"

namespace six {

// May this seat give this figure an action at all: whose it is, whether it acted, how many actions
// are left; a non-pass action also asks for its tokens.
// A large figure is asked section by section. [LRG-ACT-2]
Result<Ok> check_may_act(const Table&, const State&, FigureId who, Given kind,
                         std::size_t section = 0);

// The same for a move action, which Quickness needs no action of the turn for. [U-SA-SPD-2]
Result<Ok> check_may_move(const Table&, const State&, FigureId who, std::size_t section = 0);

Result<Ok> check_pass(const Table&, const State&, const Pass&);
void resolve_pass(Context&, const Pass&);

Result<Ok> check_end_turn(const Table&, const State&);

constexpr std::uint8_t bit_of_section(std::size_t section) {
    return static_cast<std::uint8_t>(1u << section);
}

// The action is declared: an action is used up (not by the free move of Quickness), the tokens of
// all members put down, before any roll or movement. [U-TOK-2] A large figure and a titan get
// theirs after the first action of the turn. [LRG-ACT-4, C-TITAN-9]
struct Giving {
    ActionKind kind = ActionKind::none;
    std::span<const FigureId> members;
    std::uint8_t cost = 1;      // actions of the turn; 0: free
    std::uint8_t sections = 1;  // of a large figure: those it is given to, as bits
};
void begin_action(Context&, const Giving&);
// After the action is fully resolved: clicks of Cursed, late tokens, pushing damage, then the end
// of the game. [U-MOVE-16, U-PUSH-1, U-END-6]
void finish_action(Context&);

// A token put on a figure by an opponent's Magic Freeze or Magic Confusion: it counts as having
// been given a non-pass action. [U-TOK-4]
void place_foreign_token(Context&, FigureId, Clause);

void begin_turn(Context&, Seat);
void end_turn(Context&);
// Whether the active player could do anything but end the turn. [U-TURN-8]
bool anything_left(const Table&, const State&);

}  // namespace six
