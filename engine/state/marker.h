// What only some games have, as rows behind the figures: a battle without them pays nothing. A kind
// says which of the fields it uses.
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/ids.h"
#include "engine/catalog/item.h"
#include "engine/geometry/units.h"

namespace six {

enum class MarkerKind : std::uint8_t {
    objective,     // at: the middle of its token; seat: who controls it [V-OBJ-7]
    item,          // number: which one; figure: who wields it, or none: it lies `at`; of a book its
                   // spells [V-ITEM-4, V-SPELL-5]
    waiting_shot,  // figure: whose, and seat; section: which fired; at: where it will come down;
                   // from, attack, damage: as when it was prepared [V-BOMB-3, V-BOMB-9]
    structure,     // of a piece of constructed terrain; number: points left, 0: it is gone
                   // [V-TERR-11]
    enchantment,   // number: which spell; seat: who cast it; figure: on whom it lies [V-SPELL-8]
    glyph,         // likewise, and it lies `at`; of both, attack: it works on those immune to magic
                   // too [V-SUB-7]
};
inline constexpr std::array kMarkerNames = {"objective", "item",        "waiting_shot",
                                            "structure", "enchantment", "glyph"};
static_assert(kMarkerNames.size() == static_cast<std::size_t>(MarkerKind::glyph) + 1);

// What a page has: a bit for each.
constexpr std::uint8_t marker_bit(MarkerKind kind) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(kind));
}

struct Marker {
    MarkerKind kind = MarkerKind::objective;
    Seat seat{};
    FigureId figure{};
    PieceId piece{};
    std::uint16_t number = 0;
    Vec2 at{};
    Vec2 from{};
    std::uint8_t attack = 0, damage = 0;
    std::uint8_t section = 0;
    SpellList spells{};

    friend constexpr bool operator==(const Marker&, const Marker&) = default;
};
static_assert(sizeof(Marker) <= 36);

inline constexpr std::size_t kMaxMarkers = 128;

}  // namespace six
