// Effects at the beginning of a turn, in the order the active player likes. [U-TURN-2, U-TURN-8]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct UseAbility;
struct ChooseSection;

bool begins(const State&);  // the player is asked which of them is next
// Whether the player has any such effect left to use; the frame begin_turn is owed only then.
bool has_beginning_effects(const Table&, const State&);

Result<Ok> check_beginning_effect(const Table&, const State&, const UseAbility&);
void resolve_beginning_effect(Context&,
                              const UseAbility&);  // owes the next one, while there is any
void go_on_beginning(Context&);                    // asks for the next one, or ends them
// Declined, or none is left: now the end of the game is looked for. [U-END-6]
void end_beginning_effects(Context&);
void resolve_command_roll(Context&, FigureId who, std::uint8_t pips);
// A click for that section; where several are touched it answers heal_section.
// [FAQ-CMD-3, LRG-SA-5]
void heal_by_command(Context&, FigureId who, std::uint8_t section);
void resolve_heal_section(Context&, const Frame& asked, const ChooseSection&);

}  // namespace six
