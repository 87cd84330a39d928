// What must hold in every State a host can ever see. A test build asks after every step.
#pragma once

#include <string_view>

#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

// Empty when all is well; otherwise the name of the first thing that is not.
std::string_view what_is_wrong(const Table&, const State&);
// The part of it that concerns the action under way and what is owed. The figures, and what memos
// and captors name, must have been found sound before.
std::string_view what_is_wrong_with_frames(const Table&, const State&);
// ... the spells of a book, or one that lies. [V-SPELL-4, V-SPELL-8]
std::string_view what_is_wrong_with_spells(const Table&, const State&, const Marker&);
// ... what is remembered of a sound figure: in this turn, and in the battle.
std::string_view what_is_wrong_with_memory(const Table&, const State&, FigureId);
// ... the rounds that have passed.
std::string_view what_is_wrong_with_rounds(const Table&, const State&);
// Shared by what questions say of themselves: an id that may be of no figure; bits of sections that
// the figure has; clicks that are still to be placed or passed on. [LRG-PUSH-3, LRG-PDMG-4]
bool is_chariot(const Table&, const State&, FigureId);
bool are_sections_of(const Table&, const Figure&, std::uint8_t sections);
std::string_view wrong_with_clicks(const Table&, const Frame&);

inline bool state_is_ok(const Table& table, const State& state) {
    return what_is_wrong(table, state).empty();
}

}  // namespace six
