// Definitions of figures: immutable, shared by all games, looked up by WarriorId. A warrior with
// one dial is the case N = 1 of the same type that serves four-dial warriors.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/catalog/chest.h"
#include "engine/catalog/company.h"
#include "engine/catalog/edition.h"
#include "engine/catalog/faction.h"
#include "engine/catalog/item.h"
#include "engine/catalog/mount.h"
#include "engine/dial/dial.h"
#include "engine/geometry/base.h"

namespace six {

// Of which edition its base is, said by a page that tells them apart when a table is laid. The
// second edition's bears the symbols of types. [V-FIG-12, V-SUB-1]
enum class Era : std::uint8_t { any, older, newer };

enum class Rank : std::uint8_t {
    unique,
    weak,
    standard,
    tough
};  // no star to three stars [U-BASE-3]
inline constexpr std::array kRankNames = {"unique", "weak", "standard", "tough"};

// What sort of figure it is: what follows from that stands on the edition's page. [LRG-DEF-1,
// C-TITAN-1, V-CAV-1, C-CASTLE-2, C-CASTLE-16]
enum class FigureKind : std::uint8_t {
    warrior,
    dragon,
    tank,
    chariot,
    titan,
    mount,
    wall,
    tower,
    gatehouse,
    keep,
    planking
};
inline constexpr std::array kKindNames = {"warrior",   "dragon", "tank",    "chariot",
                                          "titan",     "mount",  "wall",    "tower",
                                          "gatehouse", "keep",   "planking"};
inline constexpr std::size_t kKinds = kKindNames.size();
static_assert(kKinds == static_cast<std::size_t>(FigureKind::planking) + 1);
// Castle sections, and the planking that joins them: figures that are part of the battlefield.
// [C-CASTLE-1]
constexpr bool is_castle(FigureKind kind) {
    return kind >= FigureKind::wall;
}

// Of a large figure: one dial for each section, in the order of Quarter. [LRG-DEF-2, LRG-DIAL-1]
inline constexpr std::size_t kMaxDials = 4;
inline constexpr std::array kSectionNames = {"front", "left", "rear", "right"};
static_assert(kSectionNames.size() == kMaxDials);

struct Warrior {
    std::string id;    // unique in its catalog: [a-z0-9_]+
    std::string name;  // as printed; never translated
    std::array<Faction, 2> factions{Faction::mage_spawn,
                                    Faction::mage_spawn};  // equal when there is one
    Rank rank = Rank::standard;
    FigureKind kind = FigureKind::warrior;
    Editions editions = kBattles;  // those it is complete for
    // A figure that can be fielded at several point values stands in the catalog once for each:
    // `model` is the same for all, `level` is the name of this one, and its dials begin where that
    // says. Both are empty for a figure of one value. [U-ARMY-6, DRG-PV-3, LRG-PV-4] A Hero's
    // levels have slots of their own on its dial. [D-LEVEL-3]
    std::string model, level;
    std::uint16_t points = 0;
    bool mounted = false;
    BaseShape base;
    InlineVector<Dial, kMaxDials> dials;
    std::string subfaction;  // of the second edition [V-SUB-2]
    Era era = Era::any;
    std::uint8_t item_slots = 0;        // likewise, as printed [V-ITEM-1]
    std::uint16_t year = 0;             // of its issue, where that is said; 0: it is not
    MountType mount = MountType::none;  // of a mount what it is, of a warrior what he may ride
    std::uint8_t boxed_bonus = 0;       // of a rider in the saddle [V-CAV-3]
    std::optional<Trap> trap{};         // a Changeling, shut up like a chest [DGT-CHG-7]

    bool is_large() const { return dials.size() > 1; }  // has sections [LRG-DEF-2]
    bool belongs_to(Faction faction) const {
        return factions[0] == faction || factions[1] == faction;
    }
    // Of 2013, without any printed, as if there were three. [V-ITEM-1]
    std::size_t slots_for_items() const {
        const bool of_2013 = year == 2013 && item_slots == 0;
        return of_2013 || item_slots > kMostWielded ? kMostWielded : item_slots;
    }
    bool is_mage_spawn() const {  // has no symbol [U-FAC-2]
        return factions[0] == Faction::mage_spawn && factions[1] == Faction::mage_spawn;
    }
    friend bool operator==(const Warrior&, const Warrior&) = default;
};

// By which cards and files name it, at whatever point value.
inline const std::string& figure_id(const Warrior& warrior) {
    return warrior.model.empty() ? warrior.id : warrior.model;
}

// Without what a page made of a figure that bears no symbols. [V-FIG-13, V-FIG-14]
inline Warrior as_printed(Warrior warrior) {
    if (warrior.era != Era::older) return warrior;
    for (Dial& dial : warrior.dials) {
        dial.types.reset();
        dial.attack_bonus = 0;
    }
    return warrior;
}

struct Catalog {
    std::vector<Warrior> warriors;
    std::vector<Item> items{};         // that armies may carry [V-ITEM-1]
    std::vector<Spell> spells{};       // that their books may hold [V-SPELL-3]
    std::vector<Company> companies{};  // that armies may be [V-SUB-13]

    const Warrior& operator[](WarriorId id) const { return warriors[id.n]; }
    const Company& operator[](CompanyId id) const { return companies[id.n]; }
};

}  // namespace six
