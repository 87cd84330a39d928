// The combat dial: up to twelve clicks of four values, each value with its special abilities. A
// dial belongs to the catalog and never changes; what turns in play is one small number in the
// State. [U-DIAL-1, U-DIAL-2]
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/base/inline_vector.h"
#include "engine/dial/ability.h"
#include "engine/geometry/units.h"

namespace six {

struct AbilityFacts;  // engine/dial/ability_facts.h

inline constexpr std::size_t kDialClicks = 12;

struct Cell {
    std::uint8_t value = 0;
    bool skull = false;
    std::array<Ability, 2> abilities{Ability::none, Ability::none};  // two where a mark is split

    friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

struct Click {
    Cell speed, attack, defense, damage;
    Ability nexus = Ability::none;  // one more mark, of the value it belongs to [V-FIG-9]

    constexpr std::array<const Cell*, kStatNames.size()> cells() const {  // in the order of Stat
        return {&speed, &attack, &defense, &damage};
    }

    constexpr bool shows(Ability ability) const {
        for (const Cell* cell : cells())
            if (cell->abilities[0] == ability || cell->abilities[1] == ability) return true;
        return nexus == ability;
    }
    constexpr int skulls() const {
        return speed.skull + attack.skull + defense.skull + damage.skull;
    }
    friend constexpr bool operator==(const Click&, const Click&) = default;
};

// By Stat.
inline constexpr std::array<Cell Click::*, kStatNames.size()> kCells = {
    &Click::speed, &Click::attack, &Click::defense, &Click::damage};

// What a dial shows behind its last click. [U-DIAL-6]
inline constexpr int kSkullsAtTheEnd = 3;
constexpr Click three_skulls() {
    constexpr Cell kSkull{.skull = true};
    return {.speed = kSkull, .attack = kSkull, .defense = kSkull, .damage = {}};
}
static_assert(three_skulls().skulls() == kSkullsAtTheEnd);

// What a dial's values are like in the second edition: symbols on the base. [V-SPD-1, V-TYPE-1,
// V-TYPE-9, V-TYPE-12]
enum class SpeedType : std::uint8_t { boot, horseshoe, wave, wing, wheel };
enum class AttackType : std::uint8_t { sword, bow, magic };
enum class DefenseType : std::uint8_t { shield, magic_immunity };
enum class DamageType : std::uint8_t { plain, titan };
inline constexpr std::array kSpeedTypeNames = {"boot", "horseshoe", "wave", "wing", "wheel"};
inline constexpr std::array kAttackTypeNames = {"sword", "bow", "magic"};
inline constexpr std::array kDefenseTypeNames = {"shield", "magic_immunity"};
inline constexpr std::array kDamageTypeNames = {"plain", "titan"};

struct ValueTypes {
    SpeedType speed{};
    AttackType attack{};
    DefenseType defense{};
    DamageType damage{};

    friend constexpr bool operator==(const ValueTypes&, const ValueTypes&) = default;
};

struct Dial {
    InlineVector<Click, kDialClicks> clicks;
    std::uint8_t start = 0;  // the slot it begins the game at [U-DIAL-3, LRG-PV-4]
    Inches range{};
    std::uint8_t targets = 1;  // arrows beside the range [U-RNG-7]
    // Of the second edition; figures of the first have none of it. [V-FIG-1, V-FIG-2, V-FIG-12]
    std::optional<std::uint8_t> ranged_damage{};
    std::uint8_t attack_bonus = 0;
    std::optional<ValueTypes> types{};
    // What its types and the figure's subfaction make of it on the page that is played: given when
    // a table is laid (Ruleset::fit).
    InlineVector<const AbilityFacts*, 6> innate{};

    constexpr bool goes_by(SpeedType speed) const { return types && types->speed == speed; }
    friend constexpr bool operator==(const Dial&, const Dial&) = default;
};

}  // namespace six
