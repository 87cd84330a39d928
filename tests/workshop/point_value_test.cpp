#include "workshop/point_value.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>

#include "io/library/collection.h"
#include "tests/support/rng.h"

namespace six::workshop {
namespace {

Cell cell(int value, Ability ability = Ability::none) {
    return {.value = static_cast<std::uint8_t>(value), .abilities = {ability, Ability::none}};
}

Warrior with_clicks(std::initializer_list<Click> clicks) {
    Warrior warrior;
    warrior.dials.push_back({});
    Dial& dial = warrior.dials.back();
    for (const Click& click : clicks) dial.clicks.push_back(click);
    while (!dial.clicks.full()) dial.clicks.push_back(three_skulls());
    return warrior;
}

void expect_slot(const Warrior& warrior, std::size_t slot, const SlotWorth& wanted) {
    const SlotWorth found = slot_worth(warrior, warrior.dials[0], slot);
    EXPECT_EQ(found.work, wanted.work) << slot;
    EXPECT_EQ(found.lasts, wanted.lasts) << slot;
    EXPECT_EQ(found.weight, wanted.weight) << slot;
    EXPECT_EQ(found.worth, wanted.worth) << slot;
}

TEST(PointValue, WorkedExampleOfTheDocument) {  // docs/balance.md tells these numbers
    Warrior sergeant = with_clicks({
        {cell(8, Ability::charge), cell(9), cell(16, Ability::toughness), cell(3)},
        {cell(7), cell(8), cell(15), cell(2)},
        {cell(6), cell(7), cell(13), cell(1, Ability::demoralized)},
    });
    sergeant.dials[0].range = 6_in;
    expect_slot(sergeant, 0, {.work = 1937, .lasts = 189, .weight = 100, .worth = 3660});
    expect_slot(sergeant, 1, {.work = 989, .lasts = 125, .weight = 92, .worth = 1137});
    expect_slot(sergeant, 2, {.work = 551, .lasts = 108, .weight = 84, .worth = 499});
    EXPECT_EQ(point_value(sergeant), 23);  // 5296 / 230
}

TEST(PointValue, PlankingCostsNothingAndNobodyElseDoes) {
    Warrior warrior = with_clicks({{cell(0), cell(0), cell(0), cell(0, Ability::demoralized)}});
    EXPECT_EQ(point_value(warrior), 2);
    warrior.kind = FigureKind::planking;
    EXPECT_EQ(point_value(warrior), 0);
    warrior.dials.clear();
    EXPECT_EQ(point_value(warrior), 0);
    warrior.kind = FigureKind::wall;
    EXPECT_EQ(point_value(warrior), 1);
}

TEST(PointValue, BeginsAtTheStartAndEndsAtTheSkulls) {
    const Click strong{cell(10), cell(11), cell(17), cell(4)};
    const Click weak{cell(6), cell(7), cell(13), cell(1)};
    Warrior turned = with_clicks({strong, weak, weak});
    turned.dials[0].start = 1;
    EXPECT_EQ(point_value(turned), point_value(with_clicks({weak, weak})));
    Warrior behind = with_clicks({weak, weak, three_skulls(), strong});
    EXPECT_EQ(point_value(behind), point_value(with_clicks({weak, weak})));
    Click dimmed = strong;
    dimmed.speed = {.value = 10, .skull = true};
    EXPECT_EQ(point_value(with_clicks({dimmed})),
              point_value(with_clicks({{cell(0), cell(11), cell(17), cell(4)}})));
}

TEST(PointValue, LargeFiguresCostWhatTheirDialsDo) {
    const Warrior one = with_clicks(
        {{cell(8), cell(10), cell(16), cell(3)}, {cell(7), cell(9), cell(15), cell(2)}});
    Warrior four = one;
    four.kind = FigureKind::tank;
    four.base.arc = 3600;  // a quarter for each section
    for (int i = 1; i < 4; ++i) four.dials.push_back(one.dials[0]);
    EXPECT_NEAR(point_value(four), 4 * point_value(one), 2);
}

TEST(PointValue, WhatIsOfTheSecondEditionCounts) {
    Warrior archer =
        with_clicks({{cell(8), cell(8), cell(15), cell(2)}, {cell(8), cell(8), cell(15), cell(2)}});
    archer.dials[0].range = 12_in;
    const auto with = [&](auto change) {
        Warrior other = archer;
        change(other.dials[0]);
        return point_value(other);
    };
    const std::uint16_t plain = point_value(archer);
    EXPECT_GT(with([](Dial& dial) { dial.ranged_damage = 4; }), plain);
    EXPECT_EQ(with([](Dial& dial) { dial.ranged_damage = 1; }), plain);
    EXPECT_GT(with([](Dial& dial) { dial.attack_bonus = 3; }), plain);
    EXPECT_GT(with([](Dial& dial) { dial.clicks[0].nexus = Ability::toughness; }), plain);
    const auto immune = [](Dial& dial) {
        dial.types = ValueTypes{.defense = DefenseType::magic_immunity};
    };
    EXPECT_GT(with(immune), plain);
    EXPECT_EQ(with(immune), with([&](Dial& dial) {
                  immune(dial);
                  for (Click& click : dial.clicks)
                      if (click.skulls() == 0) click.defense.abilities[0] = Ability::magic_immunity;
              }));
}

TEST(PointValue, NeverAboveWhatAFileMaySay) {
    Warrior beyond;
    beyond.kind = FigureKind::dragon;
    for (std::size_t i = 0; i < kMaxDials; ++i) {
        beyond.dials.push_back({});
        Dial& dial = beyond.dials.back();
        dial.range = 96_in;
        dial.targets = 6;
        while (!dial.clicks.full())
            dial.clicks.push_back({cell(40, Ability::charge), cell(40, Ability::magic_healing),
                                   cell(40, Ability::invulnerability), cell(40)});
    }
    EXPECT_EQ(point_value(beyond), 20'000);
}

// --- more of a good thing never costs less ---

constexpr std::array kBad = {Ability::none,    Ability::frenzy,      Ability::cursed,
                             Ability::berserk, Ability::demoralized, Ability::battle_fury};
constexpr std::array kCells = {&Click::speed, &Click::attack, &Click::defense, &Click::damage};

bool is_good(Ability ability) {
    return std::find(kBad.begin(), kBad.end(), ability) == kBad.end();
}
Ability any_ability(TestRng& rng, std::size_t stat) {
    Ability ability{};
    do {
        ability = static_cast<Ability>(1 + rng.below(kAbilityNames.size() - 1));
    } while (stat_of(ability) != static_cast<Stat>(stat));
    return ability;
}

Click made_up_click(TestRng& rng) {
    constexpr std::array kHighest = {14, 13, 20, 6};
    Click click;
    for (std::size_t stat = 0; stat < kCells.size(); ++stat) {
        Cell& cell = click.*kCells[stat];
        cell.value = static_cast<std::uint8_t>(rng.between(0, kHighest[stat]));
        if (rng.below(3) == 0) cell.abilities[0] = any_ability(rng, stat);
    }
    return click;
}

constexpr std::array kOneOfEach = {FigureKind::warrior, FigureKind::titan, FigureKind::dragon,
                                   FigureKind::wall, FigureKind::keep};

Warrior made_up(TestRng& rng) {
    Warrior warrior;
    warrior.kind = kOneOfEach[rng.below(kOneOfEach.size())];
    warrior.base.arc = warrior.kind == FigureKind::dragon ? 3600 : 900;
    const std::size_t dials = warrior.kind == FigureKind::dragon ? 4 : 1;
    while (warrior.dials.size() < dials) {
        warrior.dials.push_back({});
        Dial& dial = warrior.dials.back();
        const auto living = static_cast<std::size_t>(rng.between(1, 11));
        while (dial.clicks.size() < living) dial.clicks.push_back(made_up_click(rng));
        while (!dial.clicks.full()) dial.clicks.push_back(three_skulls());
        dial.start = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(living)));
        if (rng.below(2) == 0) dial.range = Inches::from_mils(500 * rng.between(4, 28));
        dial.targets = static_cast<std::uint8_t>(rng.between(1, 3));
        if (rng.below(3) == 0) dial.ranged_damage = static_cast<std::uint8_t>(rng.below(5));
        if (rng.below(3) == 0)
            dial.types = ValueTypes{.attack = static_cast<AttackType>(rng.below(3))};
    }
    return warrior;
}

// Each takes a made-up figure and makes one thing of it better; `slot` lives.
using Better = void (*)(TestRng&, Warrior&, Dial&, std::size_t slot);
struct Improvement {
    const char* what;
    Better better;
};
constexpr std::array kImprovements = {
    Improvement{"a value",
                [](TestRng& rng, Warrior&, Dial& dial, std::size_t slot) {
                    ++(dial.clicks[slot].*kCells[rng.below(kCells.size())]).value;
                }},
    Improvement{"an ability",
                [](TestRng& rng, Warrior&, Dial& dial, std::size_t slot) {
                    const std::size_t stat = rng.below(kCells.size());
                    Cell& cell = dial.clicks[slot].*kCells[stat];
                    const Ability more = any_ability(rng, stat);
                    if (is_good(more) && more != cell.abilities[0]) cell.abilities[1] = more;
                }},
    Improvement{"a burden less",
                [](TestRng&, Warrior&, Dial& dial, std::size_t slot) {
                    for (const auto of : kCells)
                        for (Ability& ability : (dial.clicks[slot].*of).abilities)
                            if (!is_good(ability)) ability = Ability::none;
                }},
    Improvement{"a living click",
                [](TestRng& rng, Warrior&, Dial& dial, std::size_t) {
                    const auto end =
                        std::find(dial.clicks.begin(), dial.clicks.end(), three_skulls());
                    *end = made_up_click(rng);
                }},
    Improvement{"range",
                [](TestRng& rng, Warrior&, Dial& dial, std::size_t) {
                    dial.range = dial.range + Inches::from_mils(rng.between(1, 4000));
                }},
    Improvement{"an arrow", [](TestRng&, Warrior&, Dial& dial, std::size_t) { ++dial.targets; }},
    Improvement{"attack bonus",
                [](TestRng&, Warrior&, Dial& dial, std::size_t) { ++dial.attack_bonus; }},
    Improvement{"ranged damage",
                [](TestRng&, Warrior&, Dial& dial, std::size_t) {
                    dial.ranged_damage =
                        static_cast<std::uint8_t>(dial.ranged_damage.value_or(0) + 1);
                }},
    Improvement{"a wider arc",
                [](TestRng&, Warrior& warrior, Dial&, std::size_t) { warrior.base.arc = 3600; }},
    Improvement{"a horse",
                [](TestRng&, Warrior& warrior, Dial&, std::size_t) { warrior.mounted = true; }},
};

TEST(PointValue, MoreNeverCostsLess) {
    TestRng rng(20);
    for (const Improvement& improvement : kImprovements)
        for (int i = 0; i < 3000; ++i) {
            const Warrior before = made_up(rng);
            Warrior after = before;
            Dial& dial = after.dials[rng.below(static_cast<std::uint32_t>(after.dials.size()))];
            improvement.better(rng, after, dial, dial.start);
            ASSERT_GE(point_value(after), point_value(before)) << improvement.what << ' ' << i;
        }
}

TEST(PointValue, OfOneSlotMoreNeverCountsLess) {  // points alone would hide most of it
    TestRng rng(21);
    for (const Improvement& improvement : kImprovements)
        for (int i = 0; i < 3000; ++i) {
            const Warrior before = made_up(rng);
            Warrior after = before;
            const std::size_t slot = before.dials[0].start;
            improvement.better(rng, after, after.dials[0], slot);
            ASSERT_GE(slot_worth(after, after.dials[0], slot).worth,
                      slot_worth(before, before.dials[0], slot).worth)
                << improvement.what << ' ' << i;
        }
}

TEST(PointValue, LevelsFall) {
    TestRng rng(22);
    for (int i = 0; i < 1000; ++i) {
        Warrior warrior = made_up(rng);
        for (Dial& dial : warrior.dials) {  // nothing on it rises
            dial.start = 0;
            Click click{cell(12), cell(11), cell(18), cell(5)};
            dial.clicks.clear();
            for (int living = 0; living < 10; ++living) {
                dial.clicks.push_back(click);
                Cell& falls = click.*kCells[rng.below(kCells.size())];
                if (falls.value > 0) --falls.value;
            }
        }
        Warrior turned = warrior;
        for (Dial& dial : turned.dials) dial.start = 2;
        ASSERT_LT(point_value(turned), point_value(warrior)) << i;
    }
}

// --- what comes with the program ---

TEST(PointValue, EveryFigureOfTheCollectionHasOne) {
    for (const Warrior& warrior : io::collection().warriors) {
        EXPECT_EQ(point_value(warrior) == 0, warrior.kind == FigureKind::planking) << warrior.id;
        EXPECT_LE(point_value(warrior), 400) << warrior.id;
    }
}

TEST(PointValue, FiguresOfASetCostExactlyThat) {
    for (const io::FigureSet& set : io::collected_sets()) {
        if (set.id.empty()) continue;
        for (const Warrior& warrior : set.catalog.warriors)
            if (!is_castle(warrior.kind)) {  // the kit's values are printed [C-CASTLE-2]
                EXPECT_EQ(warrior.points, point_value(warrior)) << set.id << ' ' << warrior.id;
            }
    }
}

}  // namespace
}  // namespace six::workshop
