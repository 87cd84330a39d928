// Items for an army that has its figures, as far as its points go: who may wield what, and what
// lies in a book, is asked of the rules. [V-ITEM-1 to V-ITEM-7, V-SPELL-3 to V-SPELL-5]
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/draw.h"
#include "engine/catalog/warrior.h"
#include "io/format/files.h"

namespace six::workshop {

// The order in which cards are thought of: places in the catalog's lists.
struct CardOrder {
    std::vector<std::size_t> items, spells;
};
CardOrder drawn_order(const Catalog&, Draw&);
CardOrder dearest_first(const Catalog&);

// At most so many, each to whom it is of use and who wields fewest, then to the first in the list.
// The army must be legal and remains so. Nobody wields anything of whom there are two, since a list
// says them in one line; no book is empty.
void give_items(io::Army&, const Catalog& known, const CardOrder&, std::size_t most,
                std::uint8_t seats);

}  // namespace six::workshop
