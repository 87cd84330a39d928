// What must hold of spells, in books and where they lie.
#include "engine/rules/invariant.h"
#include "engine/rules/query.h"

namespace six {

// In books each but once; what lies is of its kind, and of somebody. [V-SPELL-4, V-SPELL-8]
std::string_view what_is_wrong_with_spells(const Table& table, const State& state,
                                           const Marker& marker) {
    const auto& known = table.catalog.spells;
    const bool book = marker.kind == MarkerKind::item &&
                      marker.number < table.catalog.items.size() &&
                      table.catalog.items[marker.number].pages > 0;
    if (!book && !marker.spells.empty()) return "spells in no book";
    for (std::size_t i = 0; i < marker.spells.size(); ++i) {
        if (marker.spells[i] >= known.size()) return "a marker of no spell";
        for (std::size_t k = 0; k < i; ++k)
            if (marker.spells[k] == marker.spells[i]) return "a spell twice in a book";
    }
    const bool enchants = marker.kind == MarkerKind::enchantment;
    if (!enchants && marker.kind != MarkerKind::glyph) return {};
    if (marker.number >= known.size()) return "a marker of no spell";
    if (known[marker.number].kind != (enchants ? SpellKind::enchantment : SpellKind::glyph))
        return "a spell of another kind";
    if (!marker.seat.exists() || marker.figure.exists() != enchants) return "a spell of nobody";
    if (!enchants && !Area{{}, table.field.size}.holds(marker.at)) return "a glyph off the table";
    if (enchants && marker.figure.n < state.figure_count && !in_play(state[marker.figure]))
        return "an enchantment of nobody in play";
    return {};
}

}  // namespace six
