// All that is wrong with an army list, and what it holds: for whoever builds one, where set-up
// (io/format/files.h, muster) stops at the first reason. The rules are asked of the engine, piece
// by piece; the editions that have no page yet are judged by what their figures and points say.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/clause.h"
#include "engine/catalog/warrior.h"
#include "io/format/files.h"
#include "io/text/error.h"

namespace six::io {

struct ArmyFinding {
    Error error;    // its place is a JSON pointer into the army's file: "/figures/3/id"
    Clause clause;  // none: the list does not say what is meant, so that no rule judges it
};

// A figure that is fielded at one of several point values. [U-ARMY-6]
struct ChosenValue {
    std::string id, name, level;
    std::uint16_t points = 0;  // of one
    std::uint16_t count = 1;
    Clause clause;  // that lets it be chosen
};

// What a figure of the list wields, a spellbook with its spells. [V-ITEM-1, V-SPELL-5]
struct ChosenItem {
    std::string figure, id, name;
    std::vector<std::string> spells;  // names, the bookmark spell first
    std::uint16_t points = 0;
};

// The adventuring company that it is, and what that costs with these figures. [V-SUB-13]
struct ChosenCompany {
    std::string id, name, number;
    Ability ability = Ability::none;
    std::int32_t printed = 0;   // points of the card
    std::int32_t discount = 0;  // for each cohort
    std::int32_t cohorts = 0;   // copies of them in the army
    std::int32_t points = 0;    // what is left to pay
    Clause clause;
};

struct ArmyReport {
    Edition edition = kNoEdition;
    std::uint16_t build_total = 0;
    std::vector<ArmyFinding> findings;  // in the order of the file; none: the army is legal

    // Of the figures that are known.
    std::int32_t points = 0;   // spent, those of items and of the company among them
    std::int32_t figures = 0;  // counted one by one
    std::int32_t actions = 0;  // a turn [U-ARMY-5, V-ARMY-2]; 0 in the dungeon, which has none
    std::array<std::int32_t, kRankNames.size()> ranks{};
    std::array<std::int32_t, kFactionNames.size()> factions{};  // of two factions: in both
    std::vector<ChosenValue> values;
    std::vector<ChosenItem> items;
    std::optional<ChosenCompany> company;

    bool legal() const { return findings.empty(); }
};

// The army by the rules of its edition and its own build total, in a game of so many players.
ArmyReport check_army_list(const Army&, const Catalog& known, std::uint8_t seats = 2);

// How many figures one of so many players may field. [U-ARMY-2, D-TEAM-9]
std::int32_t most_figures(Edition, std::uint8_t seats = 2);
// Nothing keeps this figure out of an army of the edition: it is complete for it, the page plays
// it, and of a dungeon's Heroes it begins at an allowed level. [D-TEAM-3, D-TEAM-6]
bool may_be_fielded(const Warrior&, Edition);
// Its armies may have items and relics, and be adventuring companies. [V-ARMY-6, V-SUB-13]
bool may_have_items(Edition);
bool may_be_companies(Edition);
// There is one of it in an army, at whatever level: a unique figure, a Hero of the dungeon.
// [U-ARMY-3, D-TEAM-4]
bool only_once(const Warrior&, Edition);

// --- shared with muster ---

WarriorId warrior_named(const Catalog&, std::string_view id);            // none: exists() is false
std::string place_of_figure(std::size_t entry, std::string_view field);  // "/figures/3/id"
CompanyId company_named(const Catalog&, std::string_view id);            // none: exists() is false
// As the file says it: of a spellbook with its spells. None: there is no such item or spell.
std::optional<CarriedItem> item_named(const Catalog&, std::string_view text);
Error unknown_company(const Army&, const Catalog& known);
// With the nearest ids that are known, or the levels of the figure that was meant.
Error unknown_figure(const Army&, std::size_t entry, const Catalog& known);

}  // namespace six::io
