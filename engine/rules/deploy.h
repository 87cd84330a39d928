// Deployment: the first player places his whole army in his starting area, then the others
// clockwise. [U-SETUP-6, U-SETUP-7]
#pragma once

#include <optional>

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Deploy;
struct LeaveOut;

Seat next_to_deploy(const Table&, const State&);  // none when everybody has deployed

// It is this player's turn to deploy, and the figure is still to be deployed. [U-SETUP-6]
Result<Ok> check_in_hand(const Table&, const State&, FigureId);
Result<Ok> check_deploy(const Table&, const State&, const Deploy&);
void resolve_deploy(Context&, const Deploy&);

// Only a figure for which no place is left may stay out. [U-SETUP-9]
Result<Ok> check_leave_out(const Table&, const State&, const LeaveOut&);
void resolve_leave_out(Context&, const LeaveOut&);

// A legal place for the figure looking towards the middle of the table, searched in steps of
// kRoomStep from the edge inwards, and then on the tops of castles of his side. [C-CASTLE-44]
inline constexpr Inches kRoomStep = 25_mil;
std::optional<Deploy> find_room(const Table&, const State&, FigureId, Inches step = kRoomStep);

// When the last figure is placed the first player's first turn begins. [U-SETUP-8]
void begin_battle_if_deployed(Context&);

}  // namespace six
