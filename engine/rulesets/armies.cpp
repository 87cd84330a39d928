#include "engine/rulesets/armies.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/rulesets/conquest.h"
#include "engine/rulesets/law.h"
#include "engine/rulesets/unlimited.h"
#include "engine/rulesets/v2.h"
#include "engine/state/table.h"

namespace six {
namespace {

bool shows_second_edition(const Warrior& warrior) {
    for (const Dial& dial : warrior.dials)
        for (const Click& click : dial.clicks)
            for (const Cell* cell : click.cells())
                for (const Ability ability : cell->abilities)
                    if (is_of_second_edition(ability)) return true;
    return false;
}

bool has_nexus(const Warrior& warrior) {
    for (const Dial& dial : warrior.dials)
        for (const Click& click : dial.clicks)
            if (click.nexus != Ability::none) return true;
    return false;
}

// Battles of the first edition know neither the marks of the second nor Changelings. [DGT-CHG-1]
std::optional<FigureGap> gap_in_first_edition(const Warrior& warrior) {
    if (warrior.trap) return FigureGap{"trap", true};
    if (has_nexus(warrior)) return FigureGap{"nexus", true};
    if (shows_second_edition(warrior)) return FigureGap{"abilities", true};
    return std::nullopt;
}

// The second wants the types of its values, and a ranged damage beside a range; an old figure has
// neither, and is played as what it counts for. [V-FIG-1, V-FIG-12]
std::optional<FigureGap> gap_in_second_edition(const Warrior& warrior) {
    if (warrior.trap) return FigureGap{"trap", true};
    if (is_castle(warrior.kind)) return std::nullopt;  // its damage serves at range [V-CASTLE-1]
    const auto is_old = [](const Dial& dial) { return !dial.types; };
    if (std::all_of(warrior.dials.begin(), warrior.dials.end(), is_old)) {
        if (shows_second_edition(warrior) || has_nexus(warrior)) return FigureGap{"types"};
        return std::nullopt;
    }
    for (const Dial& dial : warrior.dials) {
        if (!dial.types) return FigureGap{"types"};
        if (dial.range != Inches{} && !dial.ranged_damage) return FigureGap{"ranged_damage"};
    }
    return std::nullopt;
}

// The dungeon wants Heroes with levels, and nobody larger than a square. [D-TEAM-2]
std::optional<FigureGap> gap_in_dungeon(const Warrior& warrior) {
    if (warrior.kind != FigureKind::warrior) return FigureGap{"kind", true};
    if (warrior.mounted) return FigureGap{"mounted", true};
    if (has_nexus(warrior)) return FigureGap{"nexus", true};
    if (shows_second_edition(warrior)) return FigureGap{"abilities", true};
    if (warrior.belongs_to(Faction::heroes) && warrior.level.empty()) return FigureGap{"levels"};
    return std::nullopt;
}

// A Hero starts at one of the two lowest levels, or at any that the points can pay for. [D-TEAM-3]
std::optional<Barred> barred_from_team(const Warrior& warrior) {
    if (warrior.is_mage_spawn()) return Barred{"D-TEAM-6", "mage_spawn_in_team"};
    const OptionValues options(Edition::dungeons);
    const bool low = options[Option::d_start_level] == opt::d_start_level::one_or_two;
    if (warrior.belongs_to(Faction::heroes) && low && warrior.level != "1" && warrior.level != "2")
        return Barred{"D-TEAM-3", "hero_starts_too_high"};
    return std::nullopt;
}

Clause value_in_first_edition(const Warrior& warrior) {
    switch (warrior.kind) {
        case FigureKind::dragon:
            return "DRG-PV-2";
        case FigureKind::tank:
        case FigureKind::chariot:
            return "LRG-PV-3";
        case FigureKind::titan:
            return "C-TITAN-2";
        default:
            return is_castle(warrior.kind) ? Clause("C-CASTLE-3") : Clause("U-ARMY-6");
    }
}

// By Edition.
constinit const std::array kArmies = {ArmyRules{.edition = Edition::unlimited,
                                                .page = &kUnlimited,
                                                .team = {},
                                                .incomplete = "U-BASE-1",
                                                .no_levels = "D-TEAM-2",
                                                .levels = "U-ARMY-6",
                                                .value_of = value_in_first_edition,
                                                .gap = gap_in_first_edition},
                                      ArmyRules{.edition = Edition::v2,
                                                .page = &kV2,
                                                .team = {},
                                                .incomplete = "V-FIG-1",
                                                .no_levels = "D-TEAM-2",
                                                .levels = "V-ARMY-5",
                                                .gap = gap_in_second_edition},
                                      ArmyRules{.edition = Edition::dungeons,
                                                .page = &kUnlimited,
                                                .team = TeamRules{.points = 100,
                                                                  .total = "D-TEAM-1",
                                                                  .size = "D-TEAM-9",
                                                                  .most = Option::d_team_size,
                                                                  .hero_twice = "D-TEAM-4"},
                                                .incomplete = "D-TEAM-6",
                                                .no_levels = "D-TEAM-2",
                                                .levels = "D-TEAM-2",
                                                .gap = gap_in_dungeon,
                                                .barred = barred_from_team},
                                      ArmyRules{.edition = Edition::conquest,
                                                .page = &kConquest,
                                                .team = {},
                                                .incomplete = "U-BASE-1",
                                                .no_levels = "D-TEAM-2",
                                                .levels = "U-ARMY-6",
                                                .value_of = value_in_first_edition,
                                                .gap = gap_in_first_edition}};

}  // namespace

const ArmyRules& army_rules(Edition edition) {
    assert(edition != kNoEdition && "an army says what it is for");
    return kArmies[static_cast<std::size_t>(edition)];
}

}  // namespace six
