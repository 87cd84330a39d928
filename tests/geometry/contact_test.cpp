#include "engine/geometry/contact.h"

#include <gtest/gtest.h>

#include "tests/geometry/bases.h"
#include "tests/geometry/symmetry.h"
#include "tests/support/rng.h"

namespace six {
namespace {

constexpr Inches kSlack = 20_mil;

Base random_base(TestRng& rng) {
    const Vec2 at = vec2_mils(rng.between(0, 5000), rng.between(0, 5000));
    const Facing facing = Facing::from_tenths(rng.between(0, 3599));
    switch (rng.below(4)) {
        case 0:
            return disc(at, 625_mil, facing);
        case 1:
            return rider(at, facing, rng.below(2) ? 900 : 2700);
        case 2:
            return dragon(at, facing);
        default:
            return wall(at, facing, 1500_mil, 700_mil);
    }
}
// A partner that touches `a`, or nearly: shot in from outside until the gap is about nothing.
Base beside(TestRng& rng, const Base& a, Base b) {
    const Facing away = Facing::from_tenths(rng.between(0, 3599));
    std::int32_t low = 0, high = 12000;
    while (high - low > 1) {
        const std::int32_t middle = (low + high) / 2;
        b.at = ahead_of(a.at, away, Inches::from_mils(middle));
        (meeting(a, b, kSlack) == Meeting::apart ? high : low) = middle;
    }
    b.at = ahead_of(a.at, away, Inches::from_mils(low + rng.between(-45, 5)));
    return b;
}

TEST(Meeting, DiscsTouchWithinTheSlackOnEitherSide) {
    const Base a = disc(vec2_mils(5000, 5000));
    const auto at = [&](std::int32_t apart) {
        return meeting(a, disc(vec2_mils(5000 + apart, 5000)), kSlack);
    };
    EXPECT_EQ(at(1271), Meeting::apart);
    EXPECT_EQ(at(1270), Meeting::touching);
    EXPECT_EQ(at(1250), Meeting::touching);
    EXPECT_EQ(at(1230), Meeting::touching);
    EXPECT_EQ(at(1229), Meeting::overlapping);
    EXPECT_EQ(at(0), Meeting::overlapping);
    EXPECT_EQ(meeting(a, disc(vec2_mils(5000 + 750, 5000 + 1000)), 0_mil), Meeting::touching);
    EXPECT_EQ(meeting(a, disc(vec2_mils(5000 + 750, 5000 + 1001)), 0_mil), Meeting::apart);
    EXPECT_EQ(meeting(a, disc(vec2_mils(5000 + 750, 5000 + 999)), 0_mil), Meeting::overlapping);
}

TEST(Meeting, DoubleDiscsGoByTheNearestCircles) {
    const Base a = rider(vec2_mils(5000, 5000), {});  // rear circle at 3750, 5000
    EXPECT_EQ(circles_of(a)[1], vec2_mils(3750, 5000));
    EXPECT_EQ(meeting(a, disc(vec2_mils(2480, 5000)), kSlack), Meeting::touching);
    EXPECT_EQ(meeting(a, disc(vec2_mils(2479, 5000)), kSlack), Meeting::apart);
    EXPECT_EQ(meeting(a, disc(vec2_mils(4375, 5000 + 1082)), 0_mil), Meeting::overlapping);
    EXPECT_EQ(meeting(a, disc(vec2_mils(4375, 5000 + 1083)), 0_mil), Meeting::apart);
}

TEST(Meeting, RectanglesStraightOnGoByTheSmallestOverlap) {
    TestRng rng(41);
    for (int i = 0; i < 20000; ++i) {
        const bool turned = rng.below(2);
        const Base a =
            wall(vec2_mils(0, 0), Facing::from_tenths(900 * rng.between(0, 3)), 30_mil, 20_mil);
        const Base b = wall(vec2_mils(rng.between(-70, 70), rng.between(-70, 70)),
                            Facing::from_tenths(turned ? 900 : 0), 25_mil, 10_mil);
        const Inches slack = Inches::from_mils(rng.between(0, 9));
        const auto half = [](const Base& base, bool along_x) {
            const bool upright = base.facing.tenths() % 1800 != 0;
            return (along_x != upright ? base.shape.half_length : base.shape.half_width).mils();
        };
        // Overlap in x and in y; negative: a gap.
        const std::int32_t x = half(a, true) + half(b, true) - std::abs(b.at.x.mils());
        const std::int32_t y = half(a, false) + half(b, false) - std::abs(b.at.y.mils());
        Meeting expected = Meeting::apart;
        if (std::min(x, y) > slack.mils()) {
            expected = Meeting::overlapping;
        } else if (square(std::max(-x, 0)) + square(std::max(-y, 0)) <= square(slack.mils())) {
            expected = Meeting::touching;
        }
        EXPECT_EQ(meeting(a, b, slack), expected);
        EXPECT_EQ(meeting(b, a, slack), expected);
    }
}

TEST(Meeting, DiscsTouchRectanglesAtEdgesAndCorners) {
    const Base a = wall(vec2_mils(10000, 10000), {});
    EXPECT_EQ(meeting(a, disc(vec2_mils(9000, 11645)), kSlack), Meeting::touching);
    EXPECT_EQ(meeting(a, disc(vec2_mils(9000, 11646)), kSlack), Meeting::apart);
    EXPECT_EQ(meeting(a, disc(vec2_mils(9000, 11605)), kSlack), Meeting::touching);
    EXPECT_EQ(meeting(a, disc(vec2_mils(9000, 11604)), kSlack), Meeting::overlapping);
    EXPECT_EQ(meeting(a, disc(vec2_mils(10000, 10000)), kSlack), Meeting::overlapping);
    // At the corner 13000, 11000 by 375, 500: 3, 4, 5.
    EXPECT_EQ(meeting(a, disc(vec2_mils(13375, 11500)), 0_mil), Meeting::touching);
    EXPECT_EQ(meeting(a, disc(vec2_mils(13376, 11500)), 0_mil), Meeting::apart);
    EXPECT_EQ(meeting(a, disc(vec2_mils(13374, 11500)), 0_mil), Meeting::overlapping);
}

TEST(Contact, TurnsMirrorsAndMovesWithTheTable) {
    TestRng rng(42);
    int touching = 0;
    for (int i = 0; i < 20000; ++i) {
        const Base a = random_base(rng);
        const Base b = beside(rng, a, random_base(rng));
        const Meeting met = meeting(a, b, kSlack);
        const ContactPoints points = contact_points(a, b, kSlack);
        const auto gap = closed_gap(a, b, kSlack);
        touching += met == Meeting::touching;
        EXPECT_EQ(meeting(b, a, kSlack), met);
        EXPECT_EQ(points.empty(), met == Meeting::apart);
        for (const Symmetry& s : symmetries()) {
            EXPECT_EQ(meeting(s(a), s(b), kSlack), met);
            const auto image = closed_gap(s(a), s(b), kSlack);
            ASSERT_EQ(image.has_value(), gap.has_value());
            const bool discs =
                a.shape.kind != BaseKind::rectangle && b.shape.kind != BaseKind::rectangle;
            if (!discs) continue;  // their corners are named anew by a mirror, and so are ties
            if (gap) {
                EXPECT_EQ(*image, (Connection{s(gap->from), s(gap->to)}));
            }
            const ContactPoints turned = contact_points(s(a), s(b), kSlack);
            ASSERT_EQ(turned.size(), points.size());
            for (std::size_t k = 0; k < points.size(); ++k)
                EXPECT_EQ(turned[k].at, s(points[k].at));
            EXPECT_EQ(arcs_touched(s(a), s(b), kSlack, 2_mil), arcs_touched(a, b, kSlack, 2_mil));
        }
    }
    EXPECT_GT(touching, 5000);
}

TEST(ContactPoints, LieInTheMiddleOfTheGap) {
    EXPECT_EQ(contact_points(disc(vec2_mils(0, 0)), disc(vec2_mils(1260, 0)), kSlack)[0].at,
              vec2_mils(630, 0));
    // Radii 625 and 2000, centres 2635 apart: rims at 625 and 635.
    const Base a = disc(vec2_mils(0, 0));
    const Base b = dragon(vec2_mils(0, 2635), {});
    EXPECT_EQ(contact_points(a, b, kSlack)[0].at, vec2_mils(0, 630));
    EXPECT_EQ(contact_points(b, a, kSlack)[0].at, vec2_mils(0, 630));
    EXPECT_EQ(contact_points(disc(vec2_mils(700, 1600)), wall(vec2_mils(0, 0), {}), kSlack)[0].at,
              vec2_mils(700, 1000));
}

TEST(ContactPoints, AreAsFarFromBothRims) {
    TestRng rng(43);
    for (int i = 0; i < 5000; ++i) {
        const Base a = disc(vec2_mils(0, 0), Inches::from_mils(rng.between(500, 2000)));
        const Base b = beside(rng, a, disc({}, Inches::from_mils(rng.between(500, 2000))));
        for (const ContactPoint& contact : contact_points(a, b, kSlack)) {
            const std::int32_t to_a = distance(a.at, contact.at).mils() - a.shape.radius.mils();
            const std::int32_t to_b = distance(b.at, contact.at).mils() - b.shape.radius.mils();
            EXPECT_LE(std::abs(to_a - to_b), 2);
        }
    }
}

TEST(ContactPoints, ADiscInTheWaistTouchesBothCircles) {
    const Base a = rider(vec2_mils(5000, 5000), {});
    const ContactPoints points = contact_points(a, disc(vec2_mils(4375, 5000 + 1083)), kSlack);
    ASSERT_EQ(points.size(), 2u);
    EXPECT_EQ(points[0].circle_of_a, 0);
    EXPECT_EQ(points[1].circle_of_a, 1);
}

TEST(ClosedGap, IsTheConnectionOfTheNearestCircles) {
    const Base a = rider(vec2_mils(5000, 5000), {});
    const auto gap = closed_gap(a, disc(vec2_mils(2490, 5000)), kSlack);
    ASSERT_TRUE(gap);
    EXPECT_EQ(*gap, (Connection{vec2_mils(3750, 5000), vec2_mils(2490, 5000)}));
    EXPECT_FALSE(closed_gap(a, disc(vec2_mils(2479, 5000)), kSlack));
    // Beside the waist both circles are equally near: the front one counts.
    const Vec2 beside = vec2_mils(4375, 6083);
    EXPECT_EQ(*closed_gap(a, disc(beside), kSlack), (Connection{a.at, beside}));
    EXPECT_EQ(*closed_gap(disc(beside), a, kSlack), (Connection{beside, a.at}));
}

TEST(ClosedGap, WallsCloseItAmongThemselvesOnly) {
    const Base a = wall(vec2_mils(10000, 10000), {});
    EXPECT_FALSE(closed_gap(a, disc(vec2_mils(9000, 11625)), kSlack));
    const auto gap = closed_gap(a, wall(vec2_mils(16010, 10000), {}), kSlack);
    ASSERT_TRUE(gap);
    EXPECT_FALSE(closed_gap(a, wall(vec2_mils(16021, 10000), {}), kSlack));
}

}  // namespace
}  // namespace six
