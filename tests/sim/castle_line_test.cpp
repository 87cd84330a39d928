// Lines to and from castle sections against a slow twin: the outline walked in small steps.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "engine/geometry/segment.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/line_of_fire.h"
#include "engine/rulesets/pages.h"
#include "sim/random_battle.h"
#include "tests/support/rng.h"

namespace six {
namespace {

constexpr Inches kStep = 20_mil;

// Every point of an outline, a step apart.
template <class Each>
void walk(const Polygon& outline, Each each) {
    Vec2 from = outline.corners.back();
    for (const Vec2 to : outline.corners) {
        const std::int64_t length = distance(from, to).mils();
        for (std::int64_t at = 0; at <= length; at += kStep.mils()) {
            const auto part = [&](Inches a, Inches b) {
                return Inches::from_mils(
                    static_cast<std::int32_t>(a.mils() + std::int64_t{(b - a).mils()} * at /
                                                             std::max<std::int64_t>(length, 1)));
            };
            each(Vec2{part(from.x, to.x), part(from.y, to.y)});
        }
        from = to;
    }
}

TEST(NearestOnOutline, IsAsNearAsAnyPointOfIt) {
    TestRng rng(5);
    for (int i = 0; i < 300; ++i) {
        Rng draw(static_cast<std::uint64_t>(i));
        const Piece piece =
            sim::random_piece(draw, *page_of(Edition::unlimited), static_cast<std::uint16_t>(i));
        const auto far = [&] { return static_cast<std::int32_t>(rng.below(20000)) - 10000; };
        const std::int32_t x = far();
        const Vec2 place = vec2_mils(x, far());
        const Vec2 nearest = nearest_on_outline(piece.outline, place);
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        walk(piece.outline,
             [&](Vec2 point) { least = std::min(least, distance_squared(point, place)); });
        // No point of the walk is nearer by more than a mil, and it lies on the outline itself.
        const std::int64_t found = distance(nearest, place).mils();
        EXPECT_LE(found, floor_root(least) + 2) << i;
        bool on_it = false;
        Vec2 from = piece.outline.corners.back();
        for (const Vec2 to : piece.outline.corners) {
            on_it = on_it || comes_within(from, to, nearest, 1_mil);
            from = to;
        }
        EXPECT_TRUE(on_it) << i;
    }
}

// No step of the walk sees the target from nearer by than what the rules found, and what they found
// is clear.
TEST(CastleLine, RunsToTheNearestPointThatCanBeSeen) {
    int lines = 0, past_something = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Rng rng(seed);
        const sim::Battle battle = sim::random_battle(
            rng, sim::Beginning::melee,
            {.edition = Edition::unlimited, .seats = 2, .figures = 14, .vary_younger = false});
        const Table& table = battle.table;
        const State& state = battle.state;
        const Scene& scene = scene_of(table, state);
        for (std::uint16_t s = 0; s < state.figure_count; ++s) {
            const FigureId section{s};
            if (!is_section(state[section])) continue;
            const Polygon& outline = table.field.pieces[piece_of(table, section).n].outline;
            for (std::uint16_t f = 0; f < state.figure_count; ++f) {
                const FigureId firer{f};
                if (!on_table(state[firer]) || state[firer].top == section) continue;
                const FireLine line = line_of_fire(table, state, scene, firer, section);
                std::optional<std::int64_t> seen;
                walk(outline, [&](Vec2 point) {
                    const std::int64_t away = distance_squared(point, state[firer].at);
                    if (seen && away >= *seen) return;
                    if (line_to_point(table, state, scene, firer, section, point).clear())
                        seen = away;
                });
                ++lines;
                if (!seen) continue;
                ASSERT_TRUE(line.clear()) << seed << ' ' << s << ' ' << f;
                const std::int64_t found = distance(line.from, line.to).mils();
                EXPECT_LE(found, floor_root(*seen) + 2) << seed << ' ' << s << ' ' << f;
                const Vec2 nearest = nearest_of_section(table, section, state[firer].at);
                past_something += distance_squared(nearest, line.to) > square(50);
            }
        }
    }
    EXPECT_GT(lines, 300);
    EXPECT_GT(past_something, 10);
}

}  // namespace
}  // namespace six
