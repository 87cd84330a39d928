// Arcs and quarters: in which of them a direction or a touch lies, and what belongs to both sides.
#include <gtest/gtest.h>

#include <cstdlib>
#include <initializer_list>

#include "engine/geometry/contact.h"
#include "tests/geometry/bases.h"
#include "tests/geometry/symmetry.h"
#include "tests/support/rng.h"

namespace six {
namespace {

constexpr Inches kSlack = 20_mil;
constexpr Inches kBorder = 2_mil;

// Every direction in tenths of a degree, seen from a distance at which a tenth is 17 mils wide.
TEST(Arcs, EveryDirectionLiesWhereItsAngleSays) {
    for (const std::int32_t arc : {0, 2, 900, 1798, 1800, 1802, 2700, 3598, 3600}) {
        for (const std::int32_t facing : {0, 1, 450, 899, 900, 1337, 1800, 2700, 3599}) {
            Base base = disc(vec2_mils(7000, 7000), 625_mil, Facing::from_tenths(facing));
            base.shape.arc = static_cast<std::uint16_t>(arc);
            for (std::int32_t off = -1799; off <= 1800; ++off) {
                const Vec2 point = ahead_of(base.at, Facing::from_tenths(facing + off), 10_in);
                const std::int32_t side = 2 * std::abs(off) - arc;
                ArcSet expected{.front = side <= 0, .rear = side >= 0};
                if (arc == 3600) expected = {.front = true, .rear = false};
                EXPECT_EQ(arcs_towards(base, point, kBorder), expected)
                    << arc << ' ' << facing << ' ' << off;
            }
        }
    }
}

TEST(Arcs, TheBorderIsTwoMilsWideOnEitherSide) {
    Base base = disc(vec2_mils(0, 0));
    base.shape.arc = 1800;
    const auto at = [&](std::int32_t x, std::int32_t y) {
        return arcs_towards(base, vec2_mils(x, y), kBorder);
    };
    constexpr ArcSet front{.front = true, .rear = false}, rear{.front = false, .rear = true},
        both{.front = true, .rear = true};
    EXPECT_EQ(at(3, 5000), front);
    EXPECT_EQ(at(2, 5000), both);
    EXPECT_EQ(at(0, -5000), both);
    EXPECT_EQ(at(-2, -5000), both);
    EXPECT_EQ(at(-3, 5000), rear);
    EXPECT_EQ(at(0, 0), both);
    base.shape.arc = 2700;
    EXPECT_EQ(at(-1000, 1000), both);
    EXPECT_EQ(at(-1000, 1004), front);
    EXPECT_EQ(at(-1004, 1000), rear);
    EXPECT_EQ(at(1000, -1000), front);  // the border ray's other end is no border
    base.shape.arc = 3600;
    EXPECT_EQ(at(-1000, 0), front);
    EXPECT_EQ(at(0, 0), front);
    EXPECT_EQ(arcs_towards(wall(vec2_mils(0, 0), {}), vec2_mils(-9000, 0), kBorder), front);
}

TEST(Arcs, NeverNeitherAndTurnWithTheTable) {
    TestRng rng(44);
    for (int i = 0; i < 50000; ++i) {
        Base base = disc(vec2_mils(rng.between(-90, 90), rng.between(-90, 90)), 625_mil,
                         Facing::from_tenths(rng.between(0, 3599)));
        base.shape.arc = static_cast<std::uint16_t>(100 * rng.between(0, 36));
        const Vec2 point = vec2_mils(rng.between(-99, 99), rng.between(-99, 99));
        const ArcSet arcs = arcs_towards(base, point, kBorder);
        EXPECT_TRUE(arcs.front || arcs.rear);
        const Symmetry& s = symmetries()[rng.below(8)];
        EXPECT_EQ(arcs_towards(s(base), s(point), kBorder), arcs);
        // Turned about, with the rest of the full turn for an arc, front and rear change places.
        if (base.shape.arc == 0 || base.shape.arc == 3600) continue;
        Base other = base;
        other.facing = base.facing.turned(1800);
        other.shape.arc = static_cast<std::uint16_t>(3600 - base.shape.arc);
        EXPECT_EQ(arcs_towards(other, point, kBorder),
                  (ArcSet{.front = arcs.rear, .rear = arcs.front}));
    }
}

TEST(ArcsTouched, TheRearCircleIsRearUnlessTheArcIsWide) {
    const Vec2 at = vec2_mils(10000, 10000);
    const Base behind =
        disc(at + vec2_mils(-1250, 1250));  // straight to the left of the rear circle
    EXPECT_EQ(arcs_touched(rider(at, {}, 1800), behind, kSlack, kBorder),
              (ArcSet{.front = false, .rear = true}));
    EXPECT_EQ(arcs_touched(rider(at, {}, 3600), behind, kSlack, kBorder),
              (ArcSet{.front = true, .rear = false}));
    // In the waist it touches both circles: of 270 degrees, the front circle's point is in front
    // ...
    const Base beside_waist = disc(at + vec2_mils(-625, 1083));
    EXPECT_EQ(arcs_touched(rider(at, {}, 2700), beside_waist, kSlack, kBorder),
              (ArcSet{.front = true, .rear = true}));
    EXPECT_EQ(arcs_touched(rider(at, {}, 1800), beside_waist, kSlack, kBorder),
              (ArcSet{.front = false, .rear = true}));
    EXPECT_EQ(arcs_touched(rider(at, {}), disc(at + vec2_mils(1250, 0)), kSlack, kBorder),
              (ArcSet{.front = true, .rear = false}));
    EXPECT_EQ(arcs_touched(rider(at, {}), disc(at + vec2_mils(1271, 0)), kSlack, kBorder),
              ArcSet{});
}

QuarterSet set_of(std::initializer_list<Quarter> quarters) {
    QuarterSet set;
    for (const Quarter q : quarters) set.add(q);
    return set;
}

TEST(Quarters, EveryDirectionLiesWhereItsAngleSays) {
    using enum Quarter;
    for (const std::int32_t facing : {0, 1, 450, 899, 900, 1337, 2700, 3599}) {
        const Base base = dragon(vec2_mils(20000, 20000), Facing::from_tenths(facing));
        for (std::int32_t off = 0; off < 3600; ++off) {
            const Vec2 point = ahead_of(base.at, Facing::from_tenths(facing + off), 15_in);
            const Quarter order[] = {front, left, rear, right};
            const auto quarter = static_cast<std::size_t>((off + 450) / 900 % 4);
            QuarterSet expected = set_of({order[quarter]});
            if ((off + 450) % 900 == 0) expected.add(order[(quarter + 3) % 4]);
            EXPECT_EQ(quarters_towards(base, point, kBorder), expected) << facing << ' ' << off;
        }
    }
}

TEST(Quarters, NearTheBorderAtTheRimIsBoth) {
    using enum Quarter;
    const Base base = dragon(vec2_mils(0, 0), Facing::from_tenths(450));  // borders along the axes
    // 20 mils at the rim of 2 inches are 100 mils at 10 inches.
    EXPECT_EQ(quarters_towards(base, vec2_mils(10000, 100), kSlack), set_of({front, right}));
    EXPECT_EQ(quarters_towards(base, vec2_mils(10000, 101), kSlack), set_of({front}));
    EXPECT_EQ(quarters_towards(base, vec2_mils(10000, -101), kSlack), set_of({right}));
    EXPECT_EQ(quarters_towards(base, vec2_mils(0, 0), kSlack), set_of({front, left, rear, right}));
    EXPECT_EQ(quarters_touched(base, disc(vec2_mils(2625, 25)), kSlack), set_of({front, right}));
    EXPECT_EQ(quarters_touched(base, disc(vec2_mils(2625, 30)), kSlack), set_of({front}));
    EXPECT_EQ(quarters_touched(base, disc(vec2_mils(2650, 0)), kSlack), QuarterSet{});
    EXPECT_EQ(quarters_touched(base, rider(vec2_mils(2500, 800), Facing::from_tenths(900)), kSlack),
              set_of({front, right}));
}

}  // namespace
}  // namespace six
