// Items in play: who may wield which, what they add, taking them up and laying them down. What
// nobody wields is a marker of the State. [V-ITEM]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct HandleItem;

// This game knows items.
bool plays_items(const Ruleset&);
// Whether such a warrior may wield it as one of so many. [V-ITEM-1, V-ITEM-5, V-ITEM-7]
Result<Ok> check_wielder(const OptionValues&, const Warrior&, const Item&, std::size_t wielded);

void wield(Figure&, std::uint8_t item);  // into the first free slot
bool wields(const Figure&, std::uint8_t item);
template <class Each>
void for_each_item(const Table& table, const Figure& figure, Each each) {
    for (const std::uint8_t item : figure.items)
        if (item != 0) each(table.catalog.items[item - 1u]);
}
// Its token; null: somebody wields it, or it is not in the game. [V-ITEM-4]
const Marker* token_of(const State&, std::uint8_t item);
// A figure touches or overlaps it. [V-ITEM-10]
bool touches_token(const Table&, const Figure&, const Marker&);

Result<Ok> check_handle_item(const Table&, const State&, const HandleItem&);
void resolve_handle_item(Context&, const HandleItem&);
// All that it wields lies where it stood, of a passenger beside its chariot. [V-ITEM-4, MDW-ITEM-2]
void drop_items(Context&, FigureId);
// A click of pushing for its wielder, when the action is over. [V-ITEM-3]
void click_by_items(Context&, const Action&);

}  // namespace six
