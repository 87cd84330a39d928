// Warriors drawn from a seed: values that fall from click to click, abilities on about half of
// them.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "sim/random_battle.h"

namespace six::sim {
namespace {

constexpr Inches kRadius = 625_mil;        // [U-BASE-5]
constexpr Inches kLargeRadius = 2_in;      // [C-MULTI-7]
constexpr Inches kTitanRadius = 1500_mil;  // [C-TITAN-18]

std::uint8_t falling(std::uint8_t from, std::size_t lost, std::uint32_t per_click, Rng& rng) {
    const auto drop = static_cast<std::uint8_t>(lost * per_click / 4 + rng.below(2));
    return from > drop ? static_cast<std::uint8_t>(from - drop) : std::uint8_t{0};
}

// The abilities of one value, in the order of the list in engine/dial/ability.h.
struct AbilityRange {
    Ability first, last;
};
constexpr std::array<AbilityRange, 4> kAbilities = {{{Ability::charge, Ability::summon},
                                                     {Ability::healing, Ability::sweep},
                                                     {Ability::battle_armor, Ability::terrify},
                                                     {Ability::berserk, Ability::pierce}}};

bool shows(const Click& click, Ability ability) {
    return std::any_of(kCells.begin(), kCells.end(), [&](Cell Click::*cell) {
        const auto& abilities = (click.*cell).abilities;
        return abilities[0] == ability || abilities[1] == ability;
    });
}

// On about half of the values one ability, for a part of the clicks; now and then a split mark.
void add_abilities(Rng& rng, Dial& dial, std::size_t live) {
    for (std::size_t stat = 0; stat < kAbilities.size(); ++stat) {
        if (rng.once_in(2)) continue;
        const AbilityRange range = kAbilities[stat];
        const auto any = [&] {
            return static_cast<Ability>(rng.between(static_cast<std::int32_t>(range.first),
                                                    static_cast<std::int32_t>(range.last)));
        };
        const Ability one = any();
        const Ability other = rng.once_in(8) ? any() : Ability::none;
        const std::size_t from = rng.once_in(2) ? 0 : rng.below(static_cast<std::uint32_t>(live));
        const std::size_t to = from + 1 + rng.below(static_cast<std::uint32_t>(live - from));
        for (std::size_t i = from; i < to; ++i) {
            Click& click = dial.clicks[i];
            (click.*kCells[stat]).abilities = {one, other == one ? Ability::none : other};
        }
    }
}

// From and to, of the first click.
struct Bounds {
    std::int32_t low, high;
};
struct DialWishes {
    Bounds speed, attack, defense, damage;
    Bounds live;  // clicks before the three skulls
};
constexpr DialWishes kOnFoot{{5, 11}, {7, 11}, {12, 17}, {1, 4}, {3, 9}};
constexpr DialWishes kRider{{9, 14}, {7, 11}, {12, 17}, {1, 4}, {3, 9}};
// The speeds of four sections are added up, and every one of them may attack. [DRG-MOVE-2]
constexpr DialWishes kSection{{2, 7}, {8, 12}, {13, 18}, {2, 5}, {3, 6}};
constexpr DialWishes kTitanDial{{5, 10}, {9, 12}, {14, 18}, {3, 6}, {6, 10}};

Dial random_dial(Rng& rng, const DialWishes& wishes) {
    const auto in = [&](Bounds bounds) {
        return static_cast<std::uint8_t>(rng.between(bounds.low, bounds.high));
    };
    Dial dial;
    const std::uint8_t speed = in(wishes.speed);
    const std::uint8_t attack = in(wishes.attack);
    const std::uint8_t defense = in(wishes.defense);
    const std::uint8_t damage = in(wishes.damage);
    const std::size_t live = in(wishes.live);
    dial.start = rng.once_in(4) ? 1 : 0;
    for (std::size_t i = 0; i < kDialClicks; ++i) {
        Click click;
        if (i < live) {
            click.speed.value = falling(speed, i, 3, rng);
            click.attack.value = falling(attack, i, 2, rng);
            click.defense.value = falling(defense, i, 2, rng);
            click.damage.value = falling(damage, i, 1, rng);
            // One or two skulls are a warning; three are the end. [U-DIAL-6]
            click.damage.skull = i + 1 == live && rng.once_in(3);
        } else {
            click.speed.skull = click.attack.skull = click.defense.skull = true;
            click.damage.skull = rng.once_in(2);
        }
        dial.clicks.push_back(click);
    }
    add_abilities(rng, dial, live);
    return dial;
}

// Skulls count towards the six long before a section is inactive. [LRG-DIAL-4, LRG-DIAL-7]
Dial random_section(Rng& rng) {
    Dial dial = random_dial(rng, kSection);
    bool weak = false;  // once it is, it stays so
    bool lame = false;
    for (std::size_t i = dial.start + 1u; i < dial.clicks.size(); ++i) {
        Click& click = dial.clicks[i];
        if (click.skulls() >= kSkullsAtTheEnd) break;
        weak = rng.once_in(5) || weak;
        lame = rng.once_in(8) || lame;
        if (weak || click.damage.skull) click.damage = {.value = 0, .skull = true};
        if (lame) click.speed = {.value = 0, .skull = true};
    }
    if (!rng.once_in(2)) return dial;
    dial.range = Inches::from_mils(1000 * rng.between(5, 12));
    dial.targets = static_cast<std::uint8_t>(rng.between(1, 3));
    return dial;
}

}  // namespace

Warrior random_warrior(Rng& rng, std::uint16_t number) {
    constexpr std::array<std::uint16_t, 6> kArcs = {900, 900, 900, 1800, 1800, 2700};
    Warrior warrior;
    warrior.id = "warrior_" + std::to_string(number);
    warrior.name = "Warrior " + std::to_string(number);
    warrior.rank = static_cast<Rank>(1 + rng.below(3));
    constexpr std::array kFactions = {
        Faction::mage_spawn, Faction::orc_raiders, Faction::orc_raiders, Faction::knights_immortal,
        Faction::shyft,      Faction::apocalypse,  Faction::heroes};
    warrior.factions[0] = kFactions[rng.below(kFactions.size())];
    warrior.factions[1] =
        rng.once_in(8) ? kFactions[rng.below(kFactions.size())] : warrior.factions[0];
    Inches range;
    std::uint8_t targets = 1;
    if (rng.once_in(2)) {
        range = Inches::from_mils(1000 * rng.between(4, 14));
        targets = static_cast<std::uint8_t>(rng.between(1, 3));
    }
    warrior.points = static_cast<std::uint16_t>(rng.between(10, 45));
    warrior.mounted = rng.once_in(4);
    warrior.base.kind = warrior.mounted ? BaseKind::double_disc : BaseKind::disc;
    warrior.base.radius = kRadius;
    if (warrior.mounted) warrior.base.spacing = 2 * kRadius;  // [U-MOUNT-2]
    warrior.base.arc = kArcs[rng.below(kArcs.size())];
    warrior.dials.push_back(random_dial(rng, warrior.mounted ? kRider : kOnFoot));
    warrior.dials[0].range = range;
    warrior.dials[0].targets = targets;
    return warrior;
}

Warrior random_mount(Rng& rng, std::uint16_t number) {
    Warrior mount = random_warrior(rng, number);
    mount.kind = FigureKind::mount;
    mount.mounted = true;
    mount.base.kind = BaseKind::double_disc;
    mount.base.spacing = 2 * kRadius;  // [U-MOUNT-2]
    mount.dials[0] = random_dial(rng, kRider);
    return mount;
}

Warrior random_large(Rng& rng, FigureKind kind, std::uint16_t number) {
    const std::string_view name = kKindNames[static_cast<std::size_t>(kind)];
    Warrior warrior;
    warrior.id = std::string(name) + "_" + std::to_string(number);
    warrior.name = std::string(name) + " " + std::to_string(number);
    warrior.rank = Rank::standard;
    warrior.factions = {Faction::draconum, Faction::draconum};
    warrior.kind = kind;
    warrior.points = static_cast<std::uint16_t>(rng.between(50, 130));
    if (kind == FigureKind::titan) {
        constexpr std::array<std::uint16_t, 2> kArcs = {900, 1800};
        warrior.base.radius = kTitanRadius;
        warrior.base.arc = kArcs[rng.below(kArcs.size())];
        warrior.dials.push_back(random_dial(rng, kTitanDial));
        if (rng.once_in(2)) warrior.dials[0].range = Inches::from_mils(1000 * rng.between(5, 12));
        return warrior;
    }
    warrior.base = {.kind = BaseKind::quartered_disc,
                    .radius = kLargeRadius,
                    .arc = static_cast<std::uint16_t>(Facing::kFullTurn)};
    while (!warrior.dials.full()) warrior.dials.push_back(random_section(rng));
    return warrior;
}

void print_symbols(Rng& rng, Warrior& warrior) {
    constexpr std::array kSpeeds = {SpeedType::boot, SpeedType::boot, SpeedType::wave,
                                    SpeedType::wing, SpeedType::horseshoe};
    constexpr std::array kNexus = {Ability::toughness, Ability::defend, Ability::magic_enhancement,
                                   Ability::sneak_attack, Ability::stealth};
    // Revenants twice: few are eliminated by an attack, and only some of those come back.
    constexpr std::array kSubfactions = {
        "revenants", "blood_cultists", "imperial_legion", "golemkore", "minions_of_the_apocalypse",
        "revenants"};
    if (!warrior.is_large()) warrior.base.arc = Facing::kFullTurn / 2;  // [V-FIG-11]
    if (rng.once_in(2)) warrior.subfaction = kSubfactions[rng.below(kSubfactions.size())];
    ValueTypes types;
    types.speed = warrior.mounted                       ? SpeedType::horseshoe
                  : warrior.kind == FigureKind::chariot ? SpeedType::wheel
                                                        : kSpeeds[rng.below(kSpeeds.size())];
    types.attack = static_cast<AttackType>(rng.below(kAttackTypeNames.size()));
    if (rng.once_in(5)) types.defense = DefenseType::magic_immunity;
    if (warrior.kind == FigureKind::titan) types.damage = DamageType::titan;
    for (Dial& dial : warrior.dials) {
        dial.types = types;
        dial.attack_bonus = static_cast<std::uint8_t>(rng.below(3));
        if (dial.range > Inches{})
            dial.ranged_damage = static_cast<std::uint8_t>(rng.between(1, 3));
        // Of what only its card has, one on three of four dials.
        const bool gifted = !rng.once_in(4);
        auto gift =
            static_cast<Ability>(rng.between(static_cast<std::int32_t>(Ability::strong_flier),
                                             static_cast<std::int32_t>(Ability::drain)));
        // It needs a friend beside it, and comes up rarely as it is.
        if (rng.once_in(4)) gift = Ability::strong_flier;
        for (Click& click : dial.clicks) {
            if (click.skulls() > 0) continue;
            if (gifted)
                (click.*kCells[static_cast<std::size_t>(stat_of(gift))]).abilities = {
                    gift, Ability::none};
            const Ability nexus = kNexus[rng.below(kNexus.size())];
            if (rng.once_in(6) && !shows(click, nexus)) click.nexus = nexus;
        }
    }
}

}  // namespace six::sim
