// Spells: who is a sorcerer, what he may cast at whom or where, and what comes of it. Spells lie in
// the books that figures wield; an enchantment and a glyph are markers of the State. [V-SPELL]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Asked;
struct CastSpell;
struct CounterSpell;

// This game knows spells; and this battle is played with them. [V-SPELL-12]
bool plays_spells(const Ruleset&);
inline bool spells_are_on(const Table& table) {
    return table.options.is_on(Option::v2_spells_on);
}
// The bookmark spell first; of what is no spellbook, or not wielded, none. [V-SPELL-5]
SpellList spells_of(const State&, const Figure&, std::uint8_t book);
// Whether such a warrior may be given this book with its spells. [V-SPELL-3, V-SPELL-4]
Result<Ok> check_book(const Catalog&, const Warrior&, const CarriedItem&);

// Wields a spellbook, and no magic immunity of his own is in his way. [V-SPELL-2, V-TYPE-10]
Result<Ok> check_sorcerer(const Table&, const State&, FigureId);
bool resists_spells(const Table&, const State&, const Figure&, std::size_t section, bool breached);

Result<Ok> check_cast(const Table&, const State&, const CastSpell&);
void resolve_cast(Context&, const CastSpell&);
// What it does when nobody has countered it. [V-SPELL-8]
void work_spell(Context&);

// It has one element: cast anew, it is moved. Where there is no room for a marker it comes to
// nothing. [V-SPELL-8]
void lay_spell(Context&, const Spell&);

// --- countering [V-SPELL-7] ---
bool may_counter(const Table&, const State&, Seat, FigureId caster);  // with any of his figures
Result<Ok> check_counter(const Asked&, const CounterSpell&);
void resolve_counter(Context&, const Frame& asked, const CounterSpell&);

// --- what lies on somebody, or on the battlefield ---
// Whether the glyph's element lies where the figure touches it. [MDW-PASS-11]
bool touches_glyph(const Table&, const Figure&, const Marker& glyph);
// Whether it works on one of these sections of the figure, which may be moved in thought: it lies
// on it, or on a friend that touches it, or is a glyph that it touches. [V-SPELL-8, MDW-SA-8]
bool works_on(const Table&, const State&, const Marker&, const Figure&, SectionSet);
template <class Each>
void for_each_spell_on(const Table& table, const State& state, const Figure& figure,
                       SectionSet sections, Each each) {
    if (table.catalog.spells.empty()) return;
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        if (const Marker& marker = state.markers[i];
            (marker.kind == MarkerKind::enchantment || marker.kind == MarkerKind::glyph) &&
            works_on(table, state, marker, figure, sections))
            each(table.catalog.spells[marker.number], marker);
}
// Ghostform and Limited Invisibility of others hide nothing from it. [V-SPELL-11]
bool sees_hidden(const Table&, const State&, const Figure&);

// Those on the figure that end so are over; or all, when it leaves the battle.
void end_enchantments(Context&, FigureId, SpellEnd);
void lift_enchantments(Context&, FigureId);
// Ranged, and it hit nobody. [V-SPELL-11]
void end_by_missed_shot(Context&);

// Clicks of damage or healing are dealt by a spell to whom it reaches. [MDW-AOE-6, MDW-AOE-7]
FigureSet affected_by_spell(const Table&, const State&, const Action&);

}  // namespace six
