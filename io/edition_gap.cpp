#include "io/edition_gap.h"

namespace six::io {
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

std::optional<EditionGap> gap_in_first_edition(const Warrior& warrior) {
    if (warrior.trap) return EditionGap{"trap", true};
    if (has_nexus(warrior)) return EditionGap{"nexus", true};
    if (shows_second_edition(warrior)) return EditionGap{"abilities", true};
    return std::nullopt;
}

std::optional<EditionGap> gap_in_second_edition(const Warrior& warrior) {
    if (warrior.trap) return EditionGap{"trap", true};
    if (is_castle(warrior.kind)) return std::nullopt;  // its damage serves at range [V-CASTLE-1]
    for (const Dial& dial : warrior.dials) {
        if (!dial.types) return EditionGap{"types"};
        if (dial.range != Inches{} && !dial.ranged_damage) return EditionGap{"ranged_damage"};
    }
    return std::nullopt;
}

std::optional<EditionGap> gap_in_dungeon(const Warrior& warrior) {
    if (warrior.kind != FigureKind::warrior) return EditionGap{"kind", true};
    if (warrior.mounted) return EditionGap{"mounted", true};
    if (has_nexus(warrior)) return EditionGap{"nexus", true};
    if (shows_second_edition(warrior)) return EditionGap{"abilities", true};
    if (warrior.belongs_to(Faction::heroes) && warrior.level.empty()) return EditionGap{"levels"};
    return std::nullopt;
}

}  // namespace

std::optional<EditionGap> edition_gap(const Warrior& warrior, Edition edition) {
    switch (edition) {
        case Edition::unlimited:
        case Edition::conquest:
            return gap_in_first_edition(warrior);
        case Edition::v2:
            return gap_in_second_edition(warrior);
        case Edition::dungeons:
            return gap_in_dungeon(warrior);
    }
    return std::nullopt;
}

}  // namespace six::io
