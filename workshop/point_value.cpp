#include "workshop/point_value.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "io/format/json_definitions.h"

namespace six::workshop {
namespace {

// --- the opponents a figure is measured against ---

// Five of them, evenly spread about the usual.
constexpr std::array kTheirAttacks = {7, 8, 9, 10, 11};
constexpr std::array kTheirDefenses = {13, 14, 15, 16, 17};
constexpr int kAllRolls = 5 * 36;

// Of the 36 rolls of two dice those that hit: a 2 never does, a 12 always. [U-CBT-3, U-CBT-4]
constexpr int rolls_that_hit(int attack, int defense) {
    int rolls = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            rolls += a + b == 12 || (a + b > 2 && attack + a + b >= defense);
    return rolls;
}

constexpr int kMostAttack = io::kMaxCellValue + io::kMaxAttackBonus;
constexpr auto kHits = [] {  // out of kAllRolls, by the attack value
    std::array<int, kMostAttack + 1> hits{};
    for (int attack = 0; attack <= kMostAttack; ++attack)
        for (const int defense : kTheirDefenses)
            hits[static_cast<std::size_t>(attack)] += rolls_that_hit(attack, defense);
    return hits;
}();

// Pushing, and what abilities do without an attack, reaches everybody alike. Without it a high
// defense would be beyond price.
constexpr int kHarmWithoutARoll = 90;
constexpr auto kLasts = [] {  // percent of what a figure lasts that is always hit, by its defense
    std::array<int, io::kMaxCellValue + 1> lasts{};
    for (int defense = 0; defense <= io::kMaxCellValue; ++defense) {
        int hits = 0;
        for (const int attack : kTheirAttacks) hits += rolls_that_hit(attack, defense);
        lasts[static_cast<std::size_t>(defense)] =
            100 * (kAllRolls + kHarmWithoutARoll) / (hits + kHarmWithoutARoll);
    }
    return lasts;
}();

// --- what a slot is worth besides its values ---

constexpr int kStanding = 500;         // it is in the way, holds opponents and can be healed
constexpr int kStandingOfStone = 300;  // it holds nobody up, but
constexpr int kFortification = 100;    // shelters who stands on it, each point so much
constexpr int kReachAtRest = 2;        // inches: the opponents come as well
constexpr int kAnyHit = 2;             // clicks: a hit is worth more than its clicks alone
constexpr int kDie = 4;           // clicks: a d6, whose sixes are worth more than its ones lose
constexpr int kBoundAhead = 8;    // inches: he shoots first
constexpr int kWiderArc = 10;     // percent for every 90 degrees
constexpr int kMounted = 10;      // percent
constexpr int kDemoralized = 20;  // percent of the work that is left
constexpr int kLessEachSlot = 8;  // percent
constexpr int kWorthOfAPoint = 230;
constexpr int kUsualArc = 900;

// --- the abilities ---

struct AbilityWorth {
    Ability ability{};
    int reach = 0;      // inches more to where he can fight
    int close = 0;      // clicks more in close combat
    int shot = 0;       // clicks more at a distance
    int threat = 0;     // percent of all he does by attacking
    int lasts = 0;      // percent of how long he lasts
    int work = 0;       // done without an attack roll
    int for_a_hit = 0;  // done with one, for each of the rolls in kHits
    int at_range = 0;   // likewise, but only by who has a range
};
// Not in columns: of Charge, Bound, Weapon Master, Magic Blast, Berserk and Demoralized what
// depends on the other values, see below.
constexpr auto kWorths = [] {
    using enum Ability;
    return std::array{
        // speed
        AbilityWorth{.ability = charge},
        AbilityWorth{.ability = quickness, .reach = 4},
        AbilityWorth{.ability = magic_levitation, .work = 600},
        AbilityWorth{.ability = flight, .reach = 2},
        AbilityWorth{.ability = aquatic, .reach = 1},
        AbilityWorth{.ability = stealth, .lasts = 5},
        AbilityWorth{.ability = bound},
        AbilityWorth{.ability = forced_march, .work = 80},
        AbilityWorth{.ability = nimble, .reach = 1},
        AbilityWorth{.ability = ram, .close = 1},
        AbilityWorth{.ability = frenzy, .threat = -5},
        AbilityWorth{.ability = summon, .work = 300},
        AbilityWorth{.ability = strong_flier, .reach = 2, .work = 150},
        AbilityWorth{.ability = ghostform, .reach = 2, .lasts = 10},
        // attack
        AbilityWorth{.ability = healing, .for_a_hit = 2},
        AbilityWorth{.ability = weapon_master},
        AbilityWorth{.ability = magic_blast, .shot = 2},
        AbilityWorth{.ability = flame_lightning, .shot = 1},
        AbilityWorth{.ability = shockwave, .shot = 2},
        AbilityWorth{.ability = vampirism, .close = 2},
        AbilityWorth{.ability = magic_healing, .at_range = 5},
        AbilityWorth{.ability = venom, .close = 1},
        AbilityWorth{.ability = sneak_attack, .close = 1},
        AbilityWorth{.ability = sweep, .close = 1},
        AbilityWorth{.ability = arcing_fire, .shot = 1},
        AbilityWorth{.ability = stormfire, .shot = 2},
        AbilityWorth{.ability = immobilize, .work = 120},
        AbilityWorth{.ability = bombardment, .at_range = 2},
        // defense
        AbilityWorth{.ability = battle_armor, .lasts = 15},
        AbilityWorth{.ability = pole_arm, .lasts = 10},
        AbilityWorth{.ability = magic_immunity, .lasts = 10},
        AbilityWorth{.ability = toughness, .lasts = 35},
        AbilityWorth{.ability = defend, .lasts = 35},
        AbilityWorth{.ability = regeneration, .lasts = 50},
        AbilityWorth{.ability = invulnerability, .lasts = 100},
        AbilityWorth{.ability = dodge, .lasts = 40},
        AbilityWorth{.ability = magic_retaliation, .lasts = 15},
        AbilityWorth{.ability = limited_invisibility, .lasts = 25},
        AbilityWorth{.ability = cursed, .lasts = -5},
        AbilityWorth{.ability = terrify, .lasts = 15},
        // damage
        AbilityWorth{.ability = berserk, .threat = -10},
        AbilityWorth{.ability = magic_enhancement, .work = 450},
        AbilityWorth{.ability = demoralized},
        AbilityWorth{.ability = battle_fury, .threat = -3},
        AbilityWorth{.ability = necromancy, .work = 900},
        AbilityWorth{.ability = magic_confusion, .at_range = 3},
        AbilityWorth{.ability = magic_freeze, .at_range = 3},
        AbilityWorth{.ability = command, .work = 500},
        AbilityWorth{.ability = pierce, .shot = 1},
        AbilityWorth{.ability = tinker, .work = 250},
        AbilityWorth{.ability = drain, .close = 1},
    };
}();

constexpr int rows_of(Ability ability) {
    return static_cast<int>(
        std::count_if(kWorths.begin(), kWorths.end(),
                      [&](const AbilityWorth& worth) { return worth.ability == ability; }));
}
static_assert(
    [] {
        for (std::size_t i = 0; i < kAbilityNames.size(); ++i)
            if (rows_of(static_cast<Ability>(i)) != (i == 0 ? 0 : 1)) return false;
        return true;
    }(),
    "every ability has one worth");

const AbilityWorth& worth_of(Ability ability) {
    return *std::find_if(kWorths.begin(), kWorths.end(),
                         [&](const AbilityWorth& worth) { return worth.ability == ability; });
}

// Two of each value and the nexus; a type that does the same as an ability counts as one.
using Shown = InlineVector<Ability, 10>;
Shown shown_by(const Dial& dial, const Click& click) {
    Shown shown;
    for (const Cell* cell : click.cells())
        for (const Ability ability : cell->abilities)
            if (ability != Ability::none) shown.push_back(ability);
    if (click.nexus != Ability::none) shown.push_back(click.nexus);
    const bool immune = dial.types && dial.types->defense == DefenseType::magic_immunity;
    if (immune && std::find(shown.begin(), shown.end(), Ability::magic_immunity) == shown.end())
        shown.push_back(Ability::magic_immunity);  // [V-TYPE-10]
    return shown;
}

// --- one slot ---

int value_of(const Cell& cell) {
    return cell.skull ? 0 : cell.value;
}

int hits_of(int attack) {
    return kHits[static_cast<std::size_t>(std::min(attack, kMostAttack))];
}

int clicks_of_a_hit(int damage) {
    return damage == 0 ? 0 : damage + kAnyHit;
}

class SlotAsked {
public:
    SlotAsked(const Warrior& warrior, const Dial& dial, const Click& click)
        : warrior_(warrior), dial_(dial), click_(click), shown_(shown_by(dial, click)) {}

    int work() const {
        int work = attacks() * threat() / 100;
        for (const Ability ability : shown_) {
            const AbilityWorth& worth = worth_of(ability);
            work += worth.work + worth.for_a_hit * hits();
            if (inches() > 0) work += worth.at_range * hits();
        }
        if (shows(Ability::demoralized)) work = work * kDemoralized / 100;
        return work + standing();
    }

    int lasts() const {
        const int defense = std::min<int>(value_of(click_.defense), io::kMaxCellValue);
        return kLasts[static_cast<std::size_t>(defense)];
    }
    int lasts_longer() const { return 100 + sum_of(&AbilityWorth::lasts); }

private:
    bool shows(Ability ability) const {
        return std::find(shown_.begin(), shown_.end(), ability) != shown_.end();
    }
    int sum_of(int AbilityWorth::*column) const {
        int sum = 0;
        for (const Ability ability : shown_) sum += worth_of(ability).*column;
        return sum;
    }
    bool stone() const { return is_castle(warrior_.kind); }
    int inches() const { return dial_.range.mils() / 1000; }
    int hits() const { return hits_of(value_of(click_.attack)); }
    // The bonus counts for one kind of attack and in one edition of several, so half of it does
    // here. [V-TYPE-2, V-TYPE-3, V-TYPE-4]
    int hits_with_bonus() const {
        return (hits() + hits_of(value_of(click_.attack) + dial_.attack_bonus)) / 2;
    }
    bool fights_with_sword() const {
        return !dial_.types || dial_.types->attack == AttackType::sword;
    }

    int standing() const {
        if (!stone()) return kStanding;
        return kStandingOfStone + kFortification * value_of(click_.speed);  // [C-CASTLE-4]
    }

    // All in tenths of an inch. A section moves nowhere and fights nobody at hand.
    int close_reach() const {
        if (stone()) return 0;
        const int walks = value_of(click_.speed) + kReachAtRest;
        const int charges = shows(Ability::charge) ? walks : 0;
        return 10 * (walks + charges + sum_of(&AbilityWorth::reach));
    }
    int shot_reach() const {
        if (inches() == 0 || shows(Ability::berserk)) return 0;
        const int bounds = shows(Ability::bound) ? 10 * (value_of(click_.speed) + kBoundAhead) : 0;
        return inches() * (4 + dial_.targets) + bounds;  // half an inch, a fifth more an arrow
    }

    int close_clicks() const {
        int clicks = clicks_of_a_hit(value_of(click_.damage));
        if (shows(Ability::weapon_master)) clicks = std::max(clicks, clicks_of_a_hit(kDie));
        return clicks + sum_of(&AbilityWorth::close);
    }
    // A ranged damage of its own counts where it is the greater one: the first edition shoots with
    // the damage value. [V-FIG-12]
    int shot_clicks() const {
        const int damage = std::max<int>(value_of(click_.damage), dial_.ranged_damage.value_or(0));
        int clicks = clicks_of_a_hit(damage);
        if (shows(Ability::magic_blast)) clicks = std::max(clicks, clicks_of_a_hit(kDie));
        return clicks + sum_of(&AbilityWorth::shot);
    }

    int attacks() const {
        const bool sword = fights_with_sword();
        const int at_hand = (sword ? hits_with_bonus() : hits()) * close_clicks() * close_reach();
        const int afar = (sword ? hits() : hits_with_bonus()) * shot_clicks() * shot_reach();
        return (at_hand + afar) / 100;
    }
    // Percent. Of a large figure every section looks through its own part of the arc.
    int threat() const {
        const int dials = std::max(1, static_cast<int>(warrior_.dials.size()));
        const int wider = std::max(0, warrior_.base.arc / dials - kUsualArc);
        return 100 + kWiderArc * wider / kUsualArc + (warrior_.mounted ? kMounted : 0) +
               sum_of(&AbilityWorth::threat);
    }

    const Warrior& warrior_;
    const Dial& dial_;
    const Click& click_;
    Shown shown_;
};

// Percent. What is more than a wall gives its side an action and carries its garrison. [C-TURN-4,
// C-CASTLE-2]
int share_of(FigureKind kind) {
    return is_castle(kind) && kind != FigureKind::wall ? 250 : 100;
}

}  // namespace

SlotWorth slot_worth(const Warrior& warrior, const Dial& dial, std::size_t slot) {
    assert(slot >= dial.start && slot < dial.clicks.size());
    const SlotAsked asked(warrior, dial, dial.clicks[slot]);
    const int later = static_cast<int>(slot - dial.start);
    SlotWorth worth;
    worth.work = asked.work();
    worth.lasts = asked.lasts() * asked.lasts_longer() / 100;
    worth.weight = 100 - kLessEachSlot * later;
    worth.worth = worth.work * worth.lasts / 100 * worth.weight / 100;
    return worth;
}

std::uint16_t point_value(const Warrior& warrior) {
    if (warrior.kind == FigureKind::planking) return 0;  // never attacked [C-CASTLE-16]
    std::int64_t worth = 0;
    for (const Dial& dial : warrior.dials)
        for (std::size_t slot = dial.start;
             slot < dial.clicks.size() && dial.clicks[slot].skulls() < kSkullsAtTheEnd; ++slot)
            worth += slot_worth(warrior, dial, slot).worth;
    const std::int64_t all = worth * share_of(warrior.kind) / 100;
    const std::int64_t points = (all + kWorthOfAPoint / 2) / kWorthOfAPoint;
    return static_cast<std::uint16_t>(std::clamp<std::int64_t>(points, 1, io::kMaxPoints));
}

}  // namespace six::workshop
