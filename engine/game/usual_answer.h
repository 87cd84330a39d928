// The answers players would usually give to questions that come up in the middle of an action. They
// are no rule: what odds assume of players who have said nothing.
#pragma once

#include <optional>

#include "engine/messages/command.h"
#include "engine/messages/decision.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

// Abilities stay on, Dodge is rolled, a healer takes the die if that heals more on the whole,
// nobody spins, no attack follows, and the path of the command `wished` is taken where it still can
// be. None where there is no usual answer, as to what somebody does with his turn.
std::optional<Command> usual_answer(const Table&, const State&, const Decision&,
                                    const Command& wished);

// Answers Ask::choose_section, Ask::take_clicks and Ask::heal_section. Of one's own figure: a
// section on which the attack is lost, else the one with the most clicks left; of another's, and of
// those that may be healed, the one with the fewest. [LRG-ATK-12] An inactive one only where there
// is no other.
std::uint8_t usual_section(const Table&, const State&, const Decision&);

// The clicks that are left before three skulls make the section inactive. [LRG-DIAL-5]
int clicks_left(const Table&, const Figure&, std::size_t section);

}  // namespace six
