// The corrections of printed figures in data/errata, keyed by set, number and name. They change
// what came from outside: figures that are imported, and figures of scenarios that say what they
// are printed as. A correction changes the value it names and nothing else; where the figure agrees
// with it already, nothing changes and nothing is recorded. [FAQ-FIG]
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/expected.h"
#include "engine/catalog/warrior.h"
#include "io/format/figure_set.h"

namespace six::io {

// Who somebody is on paper. Spellings may differ in case, leading zeros, LE, quotation marks and
// stars; what a correction names must be there and agree.
struct PrintedAs {
    std::string set;     // "Unlimited"
    std::string number;  // "006"
    std::string name;    // "Whirling Golem - *"
};

struct PointsAre {
    std::uint16_t points = 0;
};
struct RankIs {
    Rank rank{};
};
struct FactionIs {
    Faction faction{};
};
struct BehindName {
    std::string words;
};
struct RangeIs {
    Inches range;
};
struct DisarmIs {  // of a chest
    std::uint8_t number = 0;
};
struct StartOfLevel {  // of a Hero
    std::uint8_t level = 0;
};
struct OnDial {
    std::uint8_t section = 0;
    std::vector<std::uint8_t> slots;  // counted from 1, as the document does
    Stat stat{};
    std::optional<std::uint8_t> value;  // where a skull is printed
    Ability without = Ability::none, with = Ability::none;
};

struct Correction {
    std::vector<std::string> clauses;
    std::vector<std::string> sets;   // slugs
    std::string number;              // without leading zeros; empty: none is named
    std::vector<std::string> names;  // slugs
    std::optional<Rank> rank;
    std::optional<Faction> faction;
    bool chest = false;
    std::variant<PointsAre, RankIs, FactionIs, BehindName, RangeIs, DisarmIs, StartOfLevel, OnDial>
        change;
};

Expected<std::vector<Correction>, Error> corrections_from_json(std::string_view text);
const std::vector<Correction>& corrections();  // those of data/errata, read once

// What was changed, one entry for each clause and value; empty: nothing had to be.
std::vector<Erratum> correct(const PrintedAs&, Warrior&);
// The slots of one section as a foreign file has them, before anybody judges or completes the dial.
std::vector<Erratum> correct_slots(const PrintedAs&, const Warrior& printed, std::size_t section,
                                   std::vector<Click>& slots);
std::vector<Erratum> correct(const PrintedAs&, Chest&);
// Of a Hero's dial before it is taken apart: the slots that begin a level. A level's slots follow
// each other, and skulls end them. [D-LEVEL-1, D-LEVEL-4]
std::vector<Erratum> correct_starts(const PrintedAs&, const Warrior& hero,
                                    std::span<const Click> slots, std::vector<std::size_t>& starts);

}  // namespace six::io
