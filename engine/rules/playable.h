// What can be put on a table at all: sound definitions, and of these only what the edition's page
// plays. Asked once, before a game; afterwards rules may rely on it. A figure, piece or option
// value that would be silently ignored is refused.
#pragma once

#include <span>

#include "engine/messages/illegal.h"
#include "engine/state/table.h"

namespace six {

// In a refusal, n is the index of the warrior, piece or option.
Result<Ok> check_warriors(const Ruleset&, const Catalog&);
Result<Ok> check_pieces(const Ruleset&, std::span<const Piece>);
Result<Ok> check_access_points(std::span<const Piece>);
Result<Ok> check_options(const Ruleset&, const OptionValues&);
Result<Ok> check_field_size(const Ruleset&, const OptionValues&, Vec2 size);
Result<Ok> check_build_total(const Ruleset&, std::int32_t build_total);
// The warriors as the edition plays them: Conquest turns printed arcs into all-round ones.
// [C-CONQ-2] Twice is as good as once.
// Items, where there are any, with abilities that are played. [V-ITEM-1, V-ITEM-3]
Result<Ok> check_item_cards(const Ruleset&, const Catalog&);
Result<Ok> check_spell_cards(const Ruleset&, const Catalog&);
// Adventuring companies, likewise. [V-SUB-13]
Result<Ok> check_company_cards(const Ruleset&, const Catalog&);
void fit_to_page(const Ruleset&, const OptionValues&, Catalog&);
// A special ability that a castle section may show. [C-CASTLE-29]
bool fits_stone(Ability);
// What its dial and its plan may say. [C-CASTLE-17, C-CASTLE-27, C-CASTLE-38]
inline constexpr std::uint8_t kMostFortification = 3;
inline constexpr Inches kLeastHalfSide = 1_in, kMostHalfSide = 6_in;
inline constexpr Inches kLeastHalfGatehouse = 1500_mil;  // stone on both sides of the gate
// All of these, and the seats: for a battle that begins at a given position.
Result<Ok> check_table(const Table&);

}  // namespace six
