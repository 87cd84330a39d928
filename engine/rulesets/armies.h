// What an edition says of armies and of the figures in them: a block of its bundle that is there
// before the edition can be played.
#pragma once

#include <optional>
#include <string_view>

#include "engine/catalog/warrior.h"
#include "engine/state/law.h"
#include "engine/state/ruleset.h"

namespace six {

// What keeps a figure out of an edition: a field it lacks, or one that the edition does not know.
struct FigureGap {
    std::string_view field;           // of the figure's object in a file: "types"
    bool unknown_to_edition = false;  // it is there, and the edition has no place for it
};

// Why a figure that the edition knows may be in no army.
struct Barred {
    Clause clause;
    std::string_view why;  // its key in data/text, behind "army."
};

// A group of Heroes instead of an army of battle: always of one total, and few. [D-TEAM]
struct TeamRules {
    std::uint16_t points;
    Clause total;       // [D-TEAM-1]
    Clause size;        // [D-TEAM-9]
    Option most;        // figures
    Clause hero_twice;  // [D-TEAM-4]
};

struct ArmyRules {
    Edition edition;
    const Ruleset* page;  // that is asked about points, uniques and sections
    std::optional<TeamRules> team;
    Clause incomplete;                             // asks for what a figure lacks ...
    Clause no_levels;                              // ... and for the levels of a Hero
    Clause levels;                                 // lets one of several point values be chosen ...
    Clause (*value_of)(const Warrior&) = nullptr;  // ... where the kind of the figure says which
    const Law* law = nullptr;  // over what the page that is asked cites; null: it is its own
    // Null: it has all that the edition reads, and nothing else.
    std::optional<FigureGap> (*gap)(const Warrior&);
    std::optional<Barred> (*barred)(const Warrior&) = nullptr;

    std::uint16_t usual_total() const { return team ? team->points : page->usual.build_total; }
    Clause cited(Clause said) const { return law ? (*law)(said) : said; }
    Clause clause_of_value(const Warrior& warrior) const {
        return value_of ? value_of(warrior) : levels;
    }
    // There is one of it in an army, at whatever level: a unique figure, a Hero of the dungeon.
    // [U-ARMY-3, D-TEAM-4]
    bool only_once(const Warrior& warrior) const {
        return warrior.rank == Rank::unique || (team && warrior.belongs_to(Faction::heroes));
    }
};

const ArmyRules& army_rules(Edition);

}  // namespace six
