// Lines of fire on random tables: the fast queries against their slow twin, both units of the
// machine against each other, and answers that must not change when the table is turned, mirrored,
// moved or looked at from the other end.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <vector>

#include "tests/support/fixture_scenes.h"
#include "tests/support/line_twin.h"
#include "tests/support/rng.h"

namespace six {

std::ostream& operator<<(std::ostream& out, Vec2 v) {
    return out << v.x.mils() << ',' << v.y.mils();
}
std::ostream& operator<<(std::ostream& out, const Block& b) {
    return out << "kind " << static_cast<int>(b.kind) << " figure " << b.figure.n << " other "
               << b.other.n << " piece " << b.piece.n << " at " << b.where;
}

namespace {

using fixture::SceneFixture;

// How a table is strewn: the size of its square, the grid all coordinates lie on (a coarse one
// makes tangents, ties and lines through corners common), and where its lower left corner lies.
struct Strewing {
    std::int32_t side = 36'000;
    std::int32_t grid = 1;
    std::int32_t corner = 0;
    int figures = 20;
    int pieces = 6;
    std::uint32_t kinds = 4;  // of bases; 3 leaves out rectangles
};

std::int32_t on_grid(TestRng& rng, const Strewing& s) {
    return s.corner + s.grid * rng.between(0, s.side / s.grid);
}
Vec2 place_on_grid(TestRng& rng, const Strewing& s) {
    const std::int32_t x = on_grid(rng, s);
    return vec2_mils(x, on_grid(rng, s));
}

Base random_base(TestRng& rng, const Strewing& s) {
    Base base;
    const std::int32_t unit = s.grid > 1 ? s.grid : 250;
    base.at = place_on_grid(rng, s);
    base.facing = Facing::from_tenths(s.grid > 1 ? 900 * rng.between(0, 3) : rng.between(0, 3599));
    base.shape.kind = static_cast<BaseKind>(rng.below(s.kinds));
    base.shape.radius = Inches::from_mils(unit * rng.between(1, 4));
    base.shape.spacing = rng.between(1, 4) * base.shape.radius;
    base.shape.half_length = Inches::from_mils(unit * rng.between(1, 8));
    base.shape.half_width = Inches::from_mils(unit * rng.between(1, 3));
    return base;
}

// About in contact: near either side of the usual slack. Along an axis it stays on a grid.
void put_beside(TestRng& rng, const Base& other, Base& base) {
    const bool exactly = rng.below(2) == 0;
    const Inches gap = Inches::from_mils(exactly ? 0 : rng.between(-5, 25));
    const Facing where =
        Facing::from_tenths(exactly ? 900 * rng.between(0, 3) : rng.between(0, 3599));
    const Vec2 at = ahead_of(other.at, where, other.shape.radius + base.shape.radius + gap);
    if (in_bounds(at)) base.at = at;
}

// Simple outlines on a small grid, turned and stretched at random: convex, notched, comb-like and
// spiral.
const std::vector<std::vector<std::array<int, 2>>> kOutlines = {
    {{0, 0}, {2, 0}, {2, 1}, {0, 1}},
    {{0, 0}, {2, 0}, {0, 1}},
    {{1, 0}, {2, 1}, {1, 2}, {0, 1}},
    {{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 3}, {0, 3}},
    {{0, 0}, {3, 0}, {3, 2}, {2, 2}, {2, 1}, {1, 1}, {1, 2}, {0, 2}},
    {{0, 0}, {4, 0}, {3, 1}, {4, 2}, {3, 3}, {2, 1}, {1, 3}, {0, 2}, {1, 1}},
    {{0, 0}, {4, 0}, {4, 4}, {1, 4}, {1, 2}, {2, 2}, {2, 3}, {3, 3}, {3, 1}, {0, 1}},
    {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}},  // corners amid the sides
};

Polygon random_outline(TestRng& rng, const Strewing& s) {
    const auto& shape = kOutlines[rng.below(static_cast<std::uint32_t>(kOutlines.size()))];
    const std::int32_t unit = s.grid > 1 ? s.grid : 400;
    const Vec2 at = place_on_grid(rng, s);
    const std::int32_t stretch_x = unit * rng.between(1, 3), stretch_y = unit * rng.between(1, 3);
    const Facing turn =
        Facing::from_tenths(s.grid > 1 ? 900 * rng.between(0, 3) : rng.between(0, 3599));
    Polygon outline;
    for (const auto& [x, y] : shape)
        outline.corners.push_back(at + rotated(vec2_mils(x * stretch_x, y * stretch_y), turn));
    return outline;
}

SceneFixture random_table(TestRng& rng, const Strewing& s) {
    SceneFixture table;
    std::uint16_t id = 0;
    for (int i = 0; i < s.figures; ++i) {
        Base base = random_base(rng, s);
        if (i > 0 && rng.below(3) == 0) put_beside(rng, table.bases.back().base, base);
        table.bases.push_back({FigureId{id}, base});
        id = static_cast<std::uint16_t>(id + 1 + (s.figures < 80 ? rng.below(3) : 0));
    }
    for (int i = 0; i < s.pieces; ++i) table.pieces.push_back(random_outline(rng, s));
    return table;
}

// A line between dots or free places, with whatever else a query may say. The set must outlive the
// query.
LineQuery random_query(TestRng& rng, const SceneFixture& table, const Strewing& s, FigureSet& set) {
    const auto figures = static_cast<std::uint32_t>(table.bases.size());
    LineQuery query;
    query.from = place_on_grid(rng, s);
    query.to = place_on_grid(rng, s);
    if (rng.below(2) == 0) {
        const SceneBase& a = table.bases[rng.below(figures)];
        query.from = a.base.at;
        query.from_figure = a.id;
    }
    if (rng.below(2) == 0) {
        const SceneBase& b = table.bases[rng.below(figures)];
        query.to = b.base.at;
        query.to_figure = b.id;
    }
    if (rng.below(3) == 0) {
        query.blocking = rng.next();
        for (std::uint64_t& word : set.words) word = rng.next() | rng.next();
        query.bases = &set;
    }
    constexpr std::array<std::int32_t, 5> kSlacks = {0, 20, 20, 50, 700};
    query.contact_slack = Inches::from_mils(kSlacks[rng.below(kSlacks.size())]);
    query.gaps_block = rng.below(4) != 0;
    return query;
}

void expect_same_as_twin(const Scene& scene, const LineQuery& query) {
    const Block wanted = twin::first_block(scene, query);
    const PieceSet pieces = twin::pieces_crossed(scene, query.from, query.to);
    for (const sweep::Unit unit : {sweep::Unit::scalar, sweep::best_unit()}) {
        EXPECT_EQ(first_block(scene, query, unit), wanted) << query.from << " to " << query.to;
        EXPECT_EQ(is_clear(scene, query, unit), wanted.kind == BlockKind::none);
        EXPECT_EQ(pieces_crossed(scene, query.from, query.to, unit), pieces);
    }
}

struct Tally {
    int lines = 0, clear = 0, bases = 0, gaps = 0, pieces = 0;
    void count(const Block& block) {
        ++lines;
        clear += block.kind == BlockKind::none;
        bases += block.kind == BlockKind::base;
        gaps += block.kind == BlockKind::gap;
        pieces += block.kind == BlockKind::piece;
    }
};

void compare_with_twin(const Strewing& s, std::uint64_t seed, int tables, int lines) {
    TestRng rng(seed);
    Scene scene;
    Tally tally;
    for (int t = 0; t < tables && !testing::Test::HasFailure(); ++t) {
        const SceneFixture table = random_table(rng, s);
        table.fill(scene);
        for (int i = 0; i < lines; ++i) {
            FigureSet set;
            const LineQuery query = random_query(rng, table, s, set);
            SCOPED_TRACE(testing::Message() << "seed " << seed << " table " << t << " line " << i);
            expect_same_as_twin(scene, query);
            tally.count(first_block(scene, query));
        }
    }
    // A test that meets only one kind of answer tests nothing.
    EXPECT_GT(tally.clear, tally.lines / 100);
    EXPECT_GT(tally.bases, tally.lines / 100);
    EXPECT_GT(tally.gaps, s.figures > 200 ? -1 : 0);  // in a throng bases come first
    EXPECT_GT(tally.pieces, tally.lines / 100);
}

TEST(LineRandom, SmallTables) {
    compare_with_twin({.side = 12'000, .figures = 6, .pieces = 3}, 1, 4000, 25);
}
TEST(LineRandom, CrowdedTables) {
    compare_with_twin({.side = 36'000, .figures = 40, .pieces = 12}, 2, 300, 60);
}
TEST(LineRandom, LargestTables) {
    compare_with_twin({.side = 96'000, .figures = 100, .pieces = 40}, 3, 60, 60);
}
TEST(LineRandom, AllFiguresAndPieces) {
    compare_with_twin({.side = 96'000, .figures = 240, .pieces = 64}, 4, 20, 60);
}
TEST(LineRandom, WholeCoordinateRange) {
    compare_with_twin({.side = 380'000, .corner = -190'000, .figures = 60, .pieces = 60}, 5, 100,
                      60);
}
TEST(LineRandom, GridOfTiesAndTangents) {
    compare_with_twin({.side = 5'000, .grid = 250, .figures = 5, .pieces = 2}, 6, 4000, 25);
}
TEST(LineRandom, CoarseGridOfTiesAndTangents) {
    compare_with_twin({.side = 6'000, .grid = 1000, .figures = 4, .pieces = 2}, 7, 4000, 25);
}
TEST(LineRandom, FineGridAroundTheOrigin) {
    compare_with_twin({.side = 60, .grid = 3, .corner = -30, .figures = 4, .pieces = 2}, 8, 4000,
                      25);
}

TEST(LineRandom, Formations) {
    Scene scene;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const SceneFixture table = fixture::brick_formation(seed);
        table.fill(scene);
        for (const fixture::Shot shot : fixture::random_shots(table.bases.size(), 300, seed)) {
            LineQuery query = fixture::query_of(table, shot);
            expect_same_as_twin(scene, query);
            query.gaps_block = false;
            expect_same_as_twin(scene, query);
        }
    }
}

TEST(LineRandom, CrowdedFixture) {
    Scene scene;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const SceneFixture table = fixture::crowded_table({.seed = seed});
        table.fill(scene);
        for (const fixture::Shot shot : fixture::random_shots(table.bases.size(), 300, seed))
            expect_same_as_twin(scene, fixture::query_of(table, shot));
    }
}

// Turned, mirrored and moved tables.
struct Change {
    int quarter_turns = 0;
    bool mirror = false;
    Vec2 move;

    Vec2 operator()(Vec2 v) const {
        if (mirror) v = {v.x, -v.y};
        for (int i = 0; i < quarter_turns; ++i) v = {-v.y, v.x};
        return v + move;
    }
    Base operator()(Base base) const {
        const std::int32_t facing = mirror ? -base.facing.tenths() : base.facing.tenths();
        base.facing = Facing::from_tenths(facing + 900 * quarter_turns);
        base.at = (*this)(base.at);
        return base;
    }
    SceneFixture operator()(const SceneFixture& table) const {
        SceneFixture changed = table;
        for (SceneBase& base : changed.bases) base.base = (*this)(base.base);
        for (Polygon& piece : changed.pieces) {
            for (Vec2& corner : piece.corners) corner = (*this)(corner);
            if (mirror) std::reverse(piece.corners.begin(), piece.corners.end());
        }
        return changed;
    }
};

void expect_unchanged_by(const Change& change, const Strewing& s, std::uint64_t seed) {
    TestRng rng(seed);
    Scene scene, changed_scene;
    for (int t = 0; t < 200; ++t) {
        const SceneFixture table = random_table(rng, s);
        const SceneFixture changed = change(table);
        table.fill(scene);
        changed.fill(changed_scene);
        for (int i = 0; i < 50; ++i) {
            FigureSet set;
            const LineQuery query = random_query(rng, table, s, set);
            LineQuery changed_query = query;
            changed_query.from = change(query.from);
            changed_query.to = change(query.to);
            Block wanted = first_block(scene, query);
            if (wanted.kind != BlockKind::none) wanted.where = change(wanted.where);
            ASSERT_EQ(first_block(changed_scene, changed_query), wanted);
            ASSERT_EQ(pieces_crossed(changed_scene, changed_query.from, changed_query.to),
                      pieces_crossed(scene, query.from, query.to));
        }
    }
}

constexpr Strewing kPlain{.side = 12'000, .figures = 8, .pieces = 4};
constexpr Strewing kGridded{.side = 6'000, .grid = 250, .figures = 6, .pieces = 3};

TEST(LineUnchanged, ByQuarterTurns) {
    for (int turns = 1; turns < 4; ++turns) {
        expect_unchanged_by({.quarter_turns = turns, .move = {}}, kPlain, 11);
        expect_unchanged_by({.quarter_turns = turns, .move = {}}, kGridded, 12);
    }
}
// Without rectangles: which of two equally near corners closes the gap of a wall depends on their
// order.
TEST(LineUnchanged, ByMirroring) {
    Strewing plain = kPlain, gridded = kGridded;
    plain.kinds = gridded.kinds = 3;
    expect_unchanged_by({.mirror = true, .move = {}}, plain, 13);
    expect_unchanged_by({.mirror = true, .move = {}}, gridded, 14);
}
TEST(LineUnchanged, ByMoving) {
    expect_unchanged_by({.move = vec2_mils(77'777, 13'131)}, kPlain, 15);
    expect_unchanged_by({.move = vec2_mils(1, 31)}, kGridded, 16);
}

TEST(LineUnchanged, FromTheOtherEnd) {
    TestRng rng(17);
    Scene scene;
    for (int t = 0; t < 1000; ++t) {
        const Strewing& s = t % 2 == 0 ? kPlain : kGridded;
        const SceneFixture table = random_table(rng, s);
        table.fill(scene);
        for (int i = 0; i < 50; ++i) {
            FigureSet set;
            const LineQuery there = random_query(rng, table, s, set);
            LineQuery back = there;
            std::swap(back.from, back.to);
            std::swap(back.from_figure, back.to_figure);
            ASSERT_EQ(is_clear(scene, there), is_clear(scene, back));
            ASSERT_EQ(pieces_crossed(scene, there.from, there.to),
                      pieces_crossed(scene, back.from, back.to));
        }
    }
}

TEST(LineUnchanged, ByTakingAwayWhatIsNotFirst) {
    TestRng rng(18);
    Scene scene;
    for (int t = 0; t < 500; ++t) {
        SceneFixture table = random_table(rng, kGridded);
        table.fill(scene);
        FigureSet set;
        LineQuery query = random_query(rng, table, kGridded, set);
        query.bases = nullptr;
        const Block block = first_block(scene, query);
        std::erase_if(table.bases, [&](const SceneBase& base) {
            return base.id != block.figure && base.id != block.other;
        });
        table.fill(scene);
        ASSERT_EQ(first_block(scene, query), block);
    }
}

}  // namespace
}  // namespace six
