// Turns, actions, tokens and pushing. [U-TURN, U-TOK, U-PUSH]
#pragma once

#include "engine/messages/command.h"
#include "engine/messages/illegal.h"
#include "engine/rules/context.h"

namespace six {

// May this seat give this figure an action at all: whose it is, whether it acted, how many actions
// are left; a non-pass action also asks for its tokens.
Result<Ok> check_may_act(const Table&, const State&, FigureId who, Given kind);

Result<Ok> check_pass(const Table&, const State&, const Pass&);
void resolve_pass(Context&, const Pass&);

Result<Ok> check_end_turn(const Table&, const State&);

// The action is declared: an action is used up, the token put down, before any roll or movement.
// [U-TOK-2]
void begin_action(Context&, ActionKind, FigureId who, FigureId target);
// After the action is fully resolved: pushing damage, then the end of the game. [U-PUSH-1, U-END-6]
void finish_action(Context&);

void begin_turn(Context&, Seat);
void end_turn(Context&);

}  // namespace six
