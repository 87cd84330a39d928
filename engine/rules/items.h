// Items in play: who may wield which, what they add and do, taking them up and laying them down.
// Each is a marker of the State, which names its wielder or says where it lies. [V-ITEM]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct HandleItem;

// This game knows items.
bool plays_items(const Ruleset&);
// As many slots as its base has; of the older edition unique ones have three, where the players
// agreed so. [V-ITEM-1, H-V2-ITEM-OLD]
std::size_t slots_of(const OptionValues&, const Warrior&);
// Whether such a warrior may wield it as one of so many. [V-ITEM-1, V-ITEM-5, V-ITEM-7]
Result<Ok> check_wielder(const OptionValues&, const Warrior&, const Item&, std::size_t wielded);

// One more of the game, which has room for a marker; a book with its spells.
void wield(State&, FigureId, std::uint8_t item, const SpellList& spells = {});
bool wields(const State&, const Figure&, std::uint8_t item);
// Of the catalog, in the order in which they were taken up.
InlineVector<std::uint8_t, kMostWielded> items_of(const State&, const Figure&);
// They leave the game with him, and what he is enchanted with. [U-WITH-1]
void take_items_along(State&, FigureId);
// Where one of it lies; null: nowhere. [V-ITEM-4]
const Marker* token_of(const State&, std::uint8_t item);
// ... where the figure touches or overlaps it. [V-ITEM-10]
const Marker* token_touched(const Table&, const State&, const Figure&, std::uint8_t item);

Result<Ok> check_handle_item(const Table&, const State&, const HandleItem&);
void resolve_handle_item(Context&, const HandleItem&);
// All that it wields lies where it stood, of a passenger beside its chariot. [V-ITEM-4, MDW-ITEM-2]
void drop_items(Context&, FigureId);
// When the action is over: a click of pushing for its wielder, and what it does to those he
// touches. [V-ITEM-3, V-ITEM-8]
void work_items(Context&, const Action&);

}  // namespace six
