// Which castle sections an army may hold, and where they are built before the battle. [C-CASTLE-37,
// C-CASTLE-46]
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/messages/illegal.h"
#include "engine/messages/setup_command.h"
#include "engine/state/setup.h"

namespace six {

// No more than the game has room for, somebody besides them, and something to besiege. [U-ARMY-7,
// C-SIEGE-2]
Result<Ok> check_sections_of_army(const Agreement&, Seat, std::span<const WarriorId> army);

// What says where they are built: the edition's page.
inline Clause clause_of_building(const Agreement& agreement) {
    const Clause in_area = agreement.rules->sections_in_area;
    return in_area.exists() ? in_area : Clause("C-CASTLE-46");
}
// ... and that terrain keeps its distance from them, as from other items.
inline Clause clause_of_spacing(const Agreement& agreement) {
    return agreement.rules->sections_in_area.exists() ? Clause("U-TPL-4") : Clause("C-CASTLE-46");
}
// Which ones of his army are still to be built.
using SectionsLeft = InlineVector<std::uint8_t, kMaxSections>;
SectionsLeft sections_left(const Agreement&, const SetupState&, Seat);

// Two sections may touch, near enough counting as for bases. [C-CASTLE-37]
bool grounds_overlap(const Polygon&, const Polygon&, Inches slack);
Area bounds_of(const Polygon&);
Polygon ground_of(const Agreement&, const SetupState&, const PlacedSection&);
Result<Ok> check_section_place(const Agreement&, const SetupState&, const PlacedSection&);

// Where a search looks, legal or not: by the inch, flush with the borders of what he may build in,
// and flush or in line with what stands; turned by quarters. The first are nearest to his edge.
std::vector<PlacedSection> section_places(const Agreement&, const SetupState&, Seat,
                                          std::uint8_t figure);
// A legal place for any of his sections that are left.
std::optional<BuildSection> find_section_place(const Agreement&, const SetupState&, Seat);

}  // namespace six
