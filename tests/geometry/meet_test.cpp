// Where lines meet things, made for speed, against the plain Entry of segment.h. Small coordinates
// and near ties make the rare comparisons of fractions common.
#include "engine/geometry/meet.h"

#include <gtest/gtest.h>

#include <compare>
#include <optional>
#include <utility>
#include <vector>

#include "engine/geometry/segment.h"
#include "tests/support/rng.h"

namespace six {
namespace {

TEST(Meet, WholeRootIsExact) {
    TestRng rng(1);
    const auto expect_root = [](std::int64_t root) {
        const Int128 squared = Int128{root} * root;
        ASSERT_EQ(whole_root(squared), root);
        ASSERT_EQ(whole_root(squared + 2 * root), root);
        if (root == 0) return;
        ASSERT_EQ(whole_root(squared - 1), root - 1);
    };
    for (std::int64_t root = 0; root < 100'000; ++root) expect_root(root);
    for (int bits = 17; bits <= 40; ++bits) {
        const std::int64_t power = std::int64_t{1} << bits;
        for (std::int64_t step = -3; step <= 3; ++step) expect_root(power + step);
        for (int i = 0; i < 10'000; ++i)
            expect_root(power + static_cast<std::int64_t>(rng.next() >> (64 - bits)));
    }
}

struct Both {
    Meet meet;
    Entry entry;
};

// All places where the line meets random circles, outlines and connections.
class Places {
public:
    Places(TestRng& rng, std::int32_t bound) : rng_(rng), bound_(bound) {}

    Vec2 point() {
        const std::int32_t x = rng_.between(-bound_, bound_);
        return vec2_mils(x, rng_.between(-bound_, bound_));
    }
    std::vector<Both> on(Vec2 from, Vec2 to) {
        const Line line(from, to);
        std::vector<Both> found;
        const auto keep = [&](bool met, const Meet& meet, const std::optional<Entry>& entry) {
            EXPECT_EQ(met, entry.has_value());
            if (met && entry) found.push_back({meet, *entry});
        };
        for (int i = 0; i < 12; ++i) {
            Meet meet;
            const Vec2 at = point();
            const Inches radius = Inches::from_mils(rng_.between(1, bound_));
            const bool circle = crosses_circle(line, at, radius, std::int64_t{1} << 62, meet);
            keep(circle, meet, enters_disc(from, to, at, radius));
            EXPECT_EQ(circle, comes_within(line, at, radius));
            const Vec2 p = point(), q = point();
            const bool connection = meets_connection(line, p, q, meet);
            keep(connection, meet, meets_segment(from, to, p, q));
            std::vector<Vec2> corners = {p, q, point()};
            const int turn = orientation(corners[0], corners[1], corners[2]);
            if (turn == 0) continue;
            if (turn < 0) std::swap(corners[0], corners[1]);
            const bool outline = crosses_outline(line, corners, sweep::best_unit(), meet);
            keep(outline, meet, enters_polygon(from, to, corners));
        }
        return found;
    }

private:
    TestRng& rng_;
    std::int32_t bound_;
};

int as_number(std::weak_ordering order) {
    return (order > 0) - (order < 0);
}

TEST(Meet, OrderAndPlaceAgreeWithEntries) {
    TestRng rng(2);
    int equal_wholes = 0;
    for (const std::int32_t bound : {3, 8, 30, 1000, 36'000, 200'000}) {
        Places places(rng, bound);
        for (int round = 0; round < 1500; ++round) {
            const Vec2 from = places.point(), to = places.point();
            const std::vector<Both> found = places.on(from, to);
            for (const Both& a : found) {
                ASSERT_EQ(place(Line(from, to), a.meet), a.entry.place(from, to));
                for (const Both& b : found) {
                    ASSERT_EQ(compare(a.meet, b.meet), as_number(a.entry <=> b.entry));
                    equal_wholes += &a != &b && a.meet.whole == b.meet.whole && a.meet.rest != 0;
                }
            }
        }
    }
    EXPECT_GT(equal_wholes, 1000);
}

// A circle behind the horizon need not be found; one before it must.
TEST(Meet, HorizonHidesOnlyWhatIsBeyond) {
    TestRng rng(3);
    for (const std::int32_t bound : {8, 100, 36'000}) {
        for (int round = 0; round < 20'000; ++round) {
            const auto point = [&] {
                const std::int32_t x = rng.between(-bound, bound);
                return vec2_mils(x, rng.between(-bound, bound));
            };
            const Vec2 from = point(), to = point(), at = point();
            const Line line(from, to);
            const Inches radius = Inches::from_mils(rng.between(1, bound));
            Meet open, limited;
            if (!crosses_circle(line, at, radius, std::int64_t{1} << 62, open)) continue;
            const std::int64_t horizon = open.whole + rng.between(-3, 3);
            if (horizon < 0) continue;
            const bool found = crosses_circle(line, at, radius, horizon, limited);
            const bool before = open.whole < horizon || (open.whole == horizon && open.rest != 0);
            if (before || open.den != line.dd) {
                ASSERT_TRUE(found);
                ASSERT_EQ(compare(open, limited), 0);
            }
        }
    }
}

}  // namespace
}  // namespace six
