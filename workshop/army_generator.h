// An army made at random that obeys the rules of its edition and makes sense on the table: somebody
// to lead it, some who shoot, more than the dearest figures, and a large figure only where there is
// room for one. Where the edition has them it may ride, wield items and be an adventuring company.
// The numbers come from the host (engine/base/draw.h): one seed, one army.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/draw.h"
#include "engine/base/expected.h"
#include "engine/catalog/warrior.h"
#include "io/format/files.h"
#include "io/text/error.h"

namespace six::workshop {

struct ArmyWish {
    Edition edition = kNoEdition;
    std::uint16_t build_total = 200;
    std::vector<Faction> factions{};  // every figure belongs to one of them; none: whoever comes
    std::string name{};               // none: after its leader
    std::uint8_t seats = 2;           // how many armies there will be
};

inline constexpr std::uint16_t kLeastForLarge = 300;  // points of an army with a large figure

// At least nine tenths of the total are spent if any figures that are asked for can do that. There
// are no castle sections in it. Refused: a build total that the edition has no army for, a name
// that no file may hold, nobody to choose from.
Expected<io::Army, io::Error> generate_army(const ArmyWish&, const Catalog& known, Draw&);

}  // namespace six::workshop
