// Definitions as JSON text: warriors with their dials, terrain, battlefields, option values, and
// what the players agreed. It is the format of the files people keep (io/format/files.h) and of a
// replay's header. Reading is strict and all or nothing: an unknown field, a wrong type, a number
// out of range, a dial that cannot be turned to its end or an absurd size is an error that says
// where (a JSON pointer) and what was expected.
//
//   {"id": "watch_spearman", "name": "Watch Spearman", "factions": ["knights_immortal"],
//    "rank": "weak", "points": 12, "range": 6, "targets": 2, "mounted": false,
//    "base": {"kind": "disc", "radius": 0.5, "arc": 90},
//    "dials": [{"start": 0, "clicks": [
//        {"speed": {"value": 8, "abilities": ["flight"]}, "attack": {"value": 9},
//         "defense": {"value": 15}, "damage": {"value": 2}},
//        {"speed": {"value": 6}, "attack": {"value": 7}, "defense": {"value": 13},
//         "damage": {"skull": true}}]}]}
//
// rank, range, targets, mounted, base and its parts, start, abilities, skull and the value of a
// skull may be left out: then they are standard, 0, 1, false, the edition's base for one on foot or
// mounted with an arc of 90 degrees, 0, none, false and 0. Slots behind the last one listed show
// three skulls, up to twelve in all. Lengths are inches with up to three decimals, angles degrees
// with up to one.
//
// A large figure has "kind": "dragon", "tank" or "chariot" and four dials, one for each section,
// with a "range" and "targets" each; a titan has "kind": "titan". Either may have "levels" in place
// of "points": [{"name": "ancient", "points": 300, "clicks": 0}, ...]. It stands in the catalog
// once for each of them, as "wyrm@ancient"; so does a Hero, whose levels have a dial each.
// docs/formats.md describes the files that people keep, with what other editions need.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "engine/catalog/terrain.h"
#include "engine/catalog/warrior.h"
#include "engine/state/attack_plan.h"
#include "engine/state/setup.h"
#include "engine/state/table.h"
#include "io/text/error.h"

namespace six::io {

// Bounds on what a definition may say, wider than anything ever printed.
inline constexpr std::size_t kMaxName = 80;
inline constexpr std::size_t kMaxWarriors = 4096;
inline constexpr std::size_t kMaxLevels = 8;      // of one figure
inline constexpr std::size_t kMaxHeroLevels = 5;  // [D-LEVEL-1]
inline constexpr std::uint16_t kMaxPoints = 20'000;
inline constexpr std::uint8_t kMaxCellValue = 40;
inline constexpr std::uint8_t kMaxAttackBonus = 20, kMaxItemSlots = 12;
inline constexpr std::uint16_t kFirstYear = 2000, kLastYear = 2099;  // of issue
inline constexpr std::uint8_t kMaxTargets = kMostTargets;  // as many as one command can name
inline constexpr Inches kMaxBaseRadius = 12_in;

std::string to_json(const Warrior&);
std::string to_json(const Catalog&);
std::string to_json(const Piece&);
std::string to_json(const Battlefield&);
std::string to_json(
    Edition, const OptionValues&);  // fixed decisions, which have one value only, are left out
std::string to_json(const Agreement&);

Expected<Warrior, Error> warrior_from_json(std::string_view);  // of one level
Expected<Catalog, Error> catalog_from_json(std::string_view);  // an array of warriors
Expected<Piece, Error> piece_from_json(std::string_view);
Expected<Battlefield, Error> battlefield_from_json(std::string_view);
Expected<OptionValues, Error> options_from_json(Edition, std::string_view);
Expected<Agreement, Error> agreement_from_json(std::string_view);

}  // namespace six::io
