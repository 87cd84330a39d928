// Entries: their order and their rounding. The twin of "enters before t" is "the part of the way up
// to t crosses", asked of the same things on a larger scale, where t's place is a whole number.
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "engine/geometry/segment.h"
#include "tests/support/rng.h"

namespace six {
namespace {

constexpr std::int32_t kFine = 2000;

Vec2 scaled(Vec2 p, std::int32_t by) {
    return vec2_mils(p.x.mils() * by, p.y.mils() * by);
}
Vec2 grid_point(TestRng& rng, std::int32_t size) {
    return vec2_mils(rng.between(0, size), rng.between(0, size));
}

struct Thing {  // something a way may enter
    enum class Kind { disc, outline, grown, segment } kind = Kind::disc;
    std::vector<Vec2> points;
    std::int32_t size = 0;

    std::optional<Entry> enters(Vec2 a, Vec2 b) const {
        const Inches reach = Inches::from_mils(size);
        switch (kind) {
            case Kind::disc:
                return enters_disc(a, b, points[0], reach);
            case Kind::outline:
                return enters_polygon(a, b, points);
            case Kind::grown:
                return enters_grown(a, b, points, reach);
            case Kind::segment:
                break;
        }
        return meets_segment(a, b, points[0], points[1]);
    }
    bool crossed(Vec2 a, Vec2 b) const {
        const Inches reach = Inches::from_mils(size);
        switch (kind) {
            case Kind::disc:
                return crosses_disc(a, b, points[0], reach);
            case Kind::outline:
                return crosses_polygon(a, b, points);
            case Kind::grown:
                return crosses_grown(a, b, points, reach);
            case Kind::segment:
                break;
        }
        return segments_meet(a, b, points[0], points[1]);
    }
    Thing times(std::int32_t by) const {
        Thing image{kind, {}, size * by};
        for (const Vec2 p : points) image.points.push_back(scaled(p, by));
        return image;
    }
};

Thing random_thing(TestRng& rng, std::int32_t grid) {
    Thing thing;
    thing.kind = static_cast<Thing::Kind>(rng.below(4));
    thing.size = rng.between(1, grid / 3);
    const std::size_t n = thing.kind == Thing::Kind::disc      ? 1
                          : thing.kind == Thing::Kind::segment ? 2
                                                               : 3 + rng.below(3);
    do {
        thing.points.clear();
        for (std::size_t i = 0; i < n; ++i) thing.points.push_back(grid_point(rng, grid));
    } while (n > 2 && !is_simple({thing.points}));
    return thing;
}

// The smallest k for which the way up to k / kFine has entered; the entry lies in (k - 1, k].
std::int32_t first_step(const Thing& fine, Vec2 a, Vec2 b) {
    std::int32_t low = -1, high = kFine;
    while (high - low > 1) {
        const std::int32_t middle = (low + high) / 2;
        (fine.crossed(scaled(a, kFine), scaled(a, kFine) + scaled(b - a, middle)) ? high : low) =
            middle;
    }
    return high;
}

TEST(Entries, LieWhereTheWayBeginsToCross) {
    TestRng rng(21);
    int entered = 0;
    for (int i = 0; i < 20000; ++i) {
        const Thing thing = random_thing(rng, 12);
        const Vec2 a = grid_point(rng, 12), b = grid_point(rng, 12);
        const std::optional<Entry> entry = thing.enters(a, b);
        ASSERT_EQ(entry.has_value(), thing.crossed(a, b));
        if (!entry || a == b) continue;
        ++entered;
        const std::int32_t k = first_step(thing.times(kFine), a, b);
        // A segment is met at its point, an inside is entered after it: hence the two kinds of
        // ends.
        if (thing.kind == Thing::Kind::segment) {
            EXPECT_LE(*entry, Entry::ratio(k, kFine));
            if (k > 0) {
                EXPECT_GT(*entry, Entry::ratio(k - 1, kFine));
            }
        } else if (k == 0) {
            EXPECT_EQ(*entry, Entry{});
        } else {
            EXPECT_LT(*entry, Entry::ratio(k, kFine));
            EXPECT_GE(*entry, Entry::ratio(k - 1, kFine));
        }
    }
    EXPECT_GT(entered, 3000);
}

TEST(Entries, OrderIsThatOfTheStepsAndTotal) {
    TestRng rng(22);
    int decided = 0, equal = 0;
    for (int i = 0; i < 20000; ++i) {
        const Vec2 a = grid_point(rng, 12), b = grid_point(rng, 12);
        const Thing one = random_thing(rng, 12), two = random_thing(rng, 12);
        const std::optional<Entry> x = one.enters(a, b), y = two.enters(a, b);
        if (!x || !y) continue;
        EXPECT_EQ(*x <=> *y, 0 <=> (*y <=> *x));
        EXPECT_EQ(*x, *x);
        const std::int32_t k = first_step(one.times(kFine), a, b);
        const std::int32_t m = first_step(two.times(kFine), a, b);
        if (k < m - 1) {
            EXPECT_LT(*x, *y);
        }
        if (m < k - 1) {
            EXPECT_GT(*x, *y);
        }
        decided += k < m - 1 || m < k - 1;
        equal += *x == *y;
    }
    EXPECT_GT(decided, 300);
    EXPECT_GT(equal, 10);
}

TEST(Entries, MirroredThingsAreMetAtTheSamePlace) {
    // Two discs, and their grown corners, on either side of a slanted way: 3 right, 1 up.
    const Vec2 a = vec2_mils(0, 0), b = vec2_mils(3000, 1000);
    const Vec2 left = vec2_mils(1500 - 100, 500 + 300), right = vec2_mils(1500 + 100, 500 - 300);
    const auto x = enters_disc(a, b, left, 625_mil), y = enters_disc(a, b, right, 625_mil);
    ASSERT_TRUE(x && y);
    EXPECT_EQ(*x, *y);
    const auto closer = enters_disc(a, b, right, 626_mil);
    EXPECT_LT(*closer, *x);
    const std::vector<Vec2> corner{right, right + vec2_mils(3000, 0), right + vec2_mils(3000, 5)};
    const auto grown = enters_grown(a, b, corner, 625_mil);
    ASSERT_TRUE(grown);
    EXPECT_EQ(*grown, *x);
}

TEST(Entries, StripsOfDifferentSlopesCompareExactly) {
    // Two walls met by one way from below, both by their lower edge, one of them slanted. A way
    // straight up at x = 0; a slanted edge through 0, c with slope 3 / 4 is met 5 / 4 reach lower.
    const Vec2 a = vec2_mils(0, -9000), b = vec2_mils(0, 9000);
    const auto slanted = [&](std::int32_t c) {
        return enters_grown(a, b,
                            std::vector<Vec2>{vec2_mils(-4000, c - 3000), vec2_mils(4000, c + 3000),
                                              vec2_mils(-4000, c + 3000)},
                            400_mil);
    };
    const auto flat = enters_grown(
        a, b, std::vector<Vec2>{vec2_mils(-4000, 0), vec2_mils(4000, 0), vec2_mils(0, 3000)},
        400_mil);
    ASSERT_TRUE(flat && slanted(100));
    EXPECT_EQ(flat->place(a, b), vec2_mils(0, -400));
    EXPECT_EQ(*slanted(100), *flat);
    EXPECT_LT(*slanted(99), *flat);
    EXPECT_GT(*slanted(101), *flat);
}

TEST(Entries, PlacesAreRoundedToTheNearestMil) {
    TestRng rng(23);
    for (int i = 0; i < 20000; ++i) {
        const Thing thing = random_thing(rng, 40);
        const Vec2 a = grid_point(rng, 40), b = grid_point(rng, 40);
        const std::optional<Entry> entry = thing.enters(a, b);
        if (!entry) continue;
        const Vec2 at = entry->place(a, b);
        // In x: 2 |d| t must lie between twice the rounded distance less 1 and plus 1.
        const auto check = [&](std::int32_t d, std::int32_t along) {
            if (d < 0) d = -d, along = -along;
            if (d == 0) {
                EXPECT_EQ(along, 0);
                return;
            }
            EXPECT_GE(*entry, Entry::ratio(2 * along - 1, 2 * d));
            EXPECT_LT(*entry, Entry::ratio(2 * along + 1, 2 * d));
        };
        check((b.x - a.x).mils(), (at.x - a.x).mils());
        check((b.y - a.y).mils(), (at.y - a.y).mils());
    }
}

TEST(Entries, HoldAtTheLargestCoordinates) {
    const Vec2 low = {-kMaxCoordinate, -kMaxCoordinate};
    const Vec2 high = {kMaxCoordinate, kMaxCoordinate};
    const auto disc = enters_disc(low, high, {}, 100000_mil);
    ASSERT_TRUE(disc);
    EXPECT_EQ(disc->place(low, high), vec2_mils(-70711, -70711));
    const auto larger = enters_disc(low, high, {}, 100001_mil);
    EXPECT_LT(*larger, *disc);
    const std::vector<Vec2> slab{vec2_mils(0, -200000), vec2_mils(200000, -200000),
                                 vec2_mils(200000, 200000), vec2_mils(-1, 200000)};
    const auto strip = enters_grown(low, high, slab, 70710_mil);
    ASSERT_TRUE(strip);
    EXPECT_EQ(*strip <=> *disc, 0 <=> (*disc <=> *strip));
    EXPECT_NE(*strip, *disc);
}

TEST(Entries, StartInsideEntersAtTheStart) {
    const Vec2 a = vec2_mils(10, 0), b = vec2_mils(5000, 0);
    EXPECT_EQ(*enters_disc(a, b, {}, 11_mil), Entry{});
    EXPECT_FALSE(enters_disc(a, b, {}, 10_mil));  // starts on the rim and leaves
    EXPECT_EQ(*enters_disc(b, a, {}, 11_mil), Entry::ratio(4989, 4990));
    EXPECT_EQ(enters_disc(b, a, {}, 11_mil)->place(b, a), vec2_mils(11, 0));
}

}  // namespace
}  // namespace six
