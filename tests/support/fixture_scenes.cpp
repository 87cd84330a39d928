#include "tests/support/fixture_scenes.h"

#include <cassert>

#include "tests/support/rng.h"

namespace six::fixture {

namespace {

constexpr Inches kRadius = 750_mil;
constexpr Inches kSlack = 20_mil;

struct Star {
    Polygon outline;
    Vec2 middle;
    Inches reach;
};

// One draw after the other: arguments of a call have no order.
Vec2 place_between(TestRng& rng, Vec2 lo, Vec2 hi) {
    const std::int32_t x = rng.between(lo.x.mils(), hi.x.mils());
    const std::int32_t y = rng.between(lo.y.mils(), hi.y.mils());
    return vec2_mils(x, y);
}

Vec2 place_within(TestRng& rng, Inches margin, Inches side) {
    return place_between(rng, {margin, margin}, {side - margin, side - margin});
}

Star random_star(TestRng& rng, Inches side) {
    constexpr std::int32_t kCorners = 8;
    Star star{{}, place_within(rng, 3_in, side), {}};
    for (std::int32_t i = 0; i < kCorners; ++i) {
        const Inches out = Inches::from_mils(rng.between(1250, 2500));
        const Facing facing = Facing::from_tenths(i * Facing::kFullTurn / kCorners);
        star.outline.corners.push_back(ahead_of(star.middle, facing, out));
        if (star.reach < out) star.reach = out;
    }
    star.reach = star.reach + 1_mil;  // corners are rounded
    return star;
}

bool is_free(const SceneFixture& table, Vec2 at, Inches reach) {
    for (const SceneBase& other : table.bases)
        if (within(at, other.base.at, reach + kRadius + kSlack)) return false;
    return true;
}

bool is_free(const std::vector<Star>& stars, Vec2 at, Inches reach) {
    for (const Star& other : stars)
        if (within(at, other.middle, reach + other.reach)) return false;
    return true;
}

void put_disc(SceneFixture& table, Vec2 at) {
    const FigureId id{static_cast<std::uint16_t>(table.bases.size())};
    BaseShape disc;
    disc.radius = kRadius;
    table.bases.push_back({id, {disc, at, {}}});
}

// Pieces that keep clear of each other and of the bases that are there already.
std::vector<Star> strewn_stars(TestRng& rng, const SceneFixture& table, int count, Inches side) {
    std::vector<Star> stars;
    while (static_cast<int>(stars.size()) < count) {
        const Star star = random_star(rng, side);
        if (is_free(table, star.middle, star.reach) && is_free(stars, star.middle, star.reach))
            stars.push_back(star);
    }
    return stars;
}

}  // namespace

void SceneFixture::fill(Scene& scene) const {
    scene.clear();
    for (const SceneBase& base : bases) scene.add(base.id, base.base);
    for (std::size_t i = 0; i < pieces.size(); ++i)
        scene.add(PieceId{static_cast<std::uint16_t>(i)}, pieces[i]);
}

SceneFixture crowded_table(const CrowdedTable& wanted) {
    TestRng rng(wanted.seed);
    SceneFixture table;
    const std::vector<Star> stars = strewn_stars(rng, table, wanted.pieces, wanted.side);
    while (static_cast<int>(table.bases.size()) < wanted.figures) {
        const Vec2 at = place_within(rng, kRadius, wanted.side);
        if (is_free(table, at, kRadius) && is_free(stars, at, kRadius)) put_disc(table, at);
    }
    for (const Star& star : stars) table.pieces.push_back(star.outline);
    return table;
}

SceneFixture brick_formation(std::uint64_t seed) {
    constexpr std::int32_t kRows = 5, kPerRow = 8;
    constexpr std::int32_t kRowMils =
        1300;  // neighbours above touch too: their dots are 1500.8 mils apart
    TestRng rng(seed);
    SceneFixture table;
    const Vec2 corner = place_between(rng, {11_in, 14_in}, {13_in, 16_in});
    for (std::int32_t row = 0; row < kRows; ++row)
        for (std::int32_t i = 0; i < kPerRow; ++i)
            put_disc(table, corner + vec2_mils((2 * i + row % 2) * kRadius.mils(), row * kRowMils));
    for (const Star& star : strewn_stars(rng, table, 12, 36_in))
        table.pieces.push_back(star.outline);
    return table;
}

std::vector<Shot> random_shots(std::size_t figures, std::size_t count, std::uint64_t seed) {
    assert(figures >= 2);
    TestRng rng(seed);
    std::vector<Shot> shots(count);
    for (Shot& shot : shots) {
        shot.from = static_cast<std::uint16_t>(rng.below(static_cast<std::uint32_t>(figures)));
        shot.to = static_cast<std::uint16_t>(rng.below(static_cast<std::uint32_t>(figures - 1)));
        if (shot.to >= shot.from) ++shot.to;
    }
    return shots;
}

LineQuery query_of(const SceneFixture& table, Shot shot) {
    LineQuery query;
    query.from = table.bases[shot.from].base.at;
    query.to = table.bases[shot.to].base.at;
    query.from_figure = table.bases[shot.from].id;
    query.to_figure = table.bases[shot.to].id;
    query.contact_slack = kSlack;
    return query;
}

}  // namespace six::fixture
