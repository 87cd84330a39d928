#include "engine/rules/terrain.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/messages/reason.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/rng.h"

namespace six {
namespace {

using fixture::kRed;

Piece piece(TerrainKind kind, Height height, Polygon outline) {
    Piece made;
    made.name = "piece";
    made.kind = kind;
    made.height = height;
    made.outline = std::move(outline);
    return made;
}
Polygon box(std::int32_t x, std::int32_t y, std::int32_t right, std::int32_t top) {
    return {{vec2_mils(x, y), vec2_mils(right, y), vec2_mils(right, top), vec2_mils(x, top)}};
}
Piece wood(std::int32_t x, std::int32_t y, std::int32_t right, std::int32_t top) {
    return piece(TerrainKind::hindering, Height::ground, box(x, y, right, top));
}
Piece hill(std::int32_t x, std::int32_t y, std::int32_t right, std::int32_t top) {
    return piece(TerrainKind::clear, Height::gradual, box(x, y, right, top));
}

constexpr FigureId kMover{0};
constexpr std::uint16_t kFoot = 0, kRider = 1;

// A lone figure on a table with these pieces, and what check_stops makes of its path.
struct Journey {
    Table table = fixture::plain_table();
    State state;

    Journey(std::vector<Piece> pieces, Vec2 start, std::uint16_t warrior = kFoot,
            std::int32_t facing = 0) {
        table.field.pieces = std::move(pieces);
        state = fixture::battle_of(table, {{kRed, start, facing, warrior}});
    }
    Result<Ok> along(std::vector<Vec2> path, Gait gait = {}) const {
        return check_stops(table, state, state[kMover], kMover, path, gait);
    }
};

// The reason, clause and place of a refusal; "-" for none.
std::string told(const Result<Ok>& result) {
    if (result) return "-";
    const Illegal& illegal = result.error();
    return std::string(name_of(illegal.why)) + " " + std::string(illegal.clause.id()) + " " +
           std::to_string(illegal.where.x.mils()) + "," + std::to_string(illegal.where.y.mils());
}

// --- hindering ---

TEST(HinderingStops, WhereTheBaseIsJustInside) {
    const Journey j({wood(12000, 8000, 16000, 12000)}, vec2_mils(10000, 10000));
    EXPECT_EQ(told(j.along({vec2_mils(12625, 10000)})), "-");
    EXPECT_EQ(told(j.along({vec2_mils(12645, 10000)})), "-");  // within the slack
    EXPECT_EQ(told(j.along({vec2_mils(12646, 10000)})),
              "must_stop_in_hindering U-HIND-1 12625,10000");
    EXPECT_EQ(told(j.along({vec2_mils(15000, 10000), vec2_mils(15000, 9000)})),
              "must_stop_in_hindering U-HIND-1 12625,10000");
}

TEST(HinderingStops, NotForWhoFliesNorInWaterForWhoSwims) {
    const Piece ford =
        piece(TerrainKind::shallow_water, Height::ground, box(12000, 8000, 16000, 12000));
    const Journey j({ford}, vec2_mils(10000, 10000));
    EXPECT_EQ(told(j.along({vec2_mils(14000, 10000)})),
              "must_stop_in_hindering U-WATER-1 12625,10000");
    EXPECT_EQ(told(j.along({vec2_mils(14000, 10000)}, {.swims = true})), "-");
    EXPECT_EQ(told(j.along({vec2_mils(14000, 10000)}, {.flies = true})), "-");
    const Journey dry({wood(12000, 8000, 16000, 12000)}, vec2_mils(10000, 10000));
    EXPECT_EQ(told(dry.along({vec2_mils(14000, 10000)}, {.swims = true})),
              "must_stop_in_hindering U-HIND-1 12625,10000");
}

TEST(HinderingStops, NotForThePieceOneStartedInButForAnother) {
    const Journey j({wood(10000, 8000, 12000, 12000), wood(14000, 8000, 16000, 12000)},
                    vec2_mils(9375, 10000));  // the rim touches the first
    EXPECT_EQ(told(j.along({vec2_mils(13000, 10000)})), "-");
    EXPECT_EQ(told(j.along({vec2_mils(15000, 10000)})),
              "must_stop_in_hindering U-HIND-1 14625,10000");
    const Journey clear({wood(10000, 8000, 12000, 12000)}, vec2_mils(9374, 10000));
    EXPECT_EQ(told(clear.along({vec2_mils(13000, 10000)})),
              "must_stop_in_hindering U-HIND-1 10625,10000");
}

TEST(HinderingStops, NotInAPieceTooSmallForTheBase) {
    EXPECT_EQ(told(Journey({wood(12000, 9376, 14000, 10624)}, vec2_mils(10000, 10000))
                       .along({vec2_mils(16000, 10000)})),
              "-");
    EXPECT_EQ(told(Journey({wood(12000, 9375, 14000, 10625)}, vec2_mils(10000, 10000))
                       .along({vec2_mils(16000, 10000)})),
              "must_stop_in_hindering U-HIND-1 12625,10000");
}

TEST(HinderingStops, ARiderWhenBothCirclesAreInside) {
    const std::vector<Piece> pieces{wood(12000, 8000, 16000, 12000)};
    const Journey j(pieces, vec2_mils(10000, 10000), kRider, 900);
    EXPECT_EQ(told(j.along({vec2_mils(15000, 10000)})),
              "must_stop_in_hindering U-HIND-1 13875,10000");
    // One of 2 inches holds a warrior on foot, but not a rider.
    const std::vector<Piece> narrow{wood(12000, 8000, 14000, 12000)};
    EXPECT_EQ(
        told(Journey(narrow, vec2_mils(10000, 10000), kRider).along({vec2_mils(17000, 10000)})),
        "-");
    EXPECT_EQ(
        told(Journey(narrow, vec2_mils(10000, 10000), kFoot).along({vec2_mils(17000, 10000)})),
        "must_stop_in_hindering U-HIND-1 12625,10000");
}

TEST(HalvingPiece, AnyTouchButOfWallsAndForThoseOnTheGround) {
    Journey j({wood(12000, 8000, 16000, 12000)}, vec2_mils(11375, 10000));
    EXPECT_EQ(halving_piece(j.table, j.state, j.state[kMover], {}), PieceId{0});
    EXPECT_FALSE(halving_piece(j.table, j.state, j.state[kMover], {.flies = true}).exists());
    j.state[kMover].at = vec2_mils(11374, 10000);
    EXPECT_FALSE(halving_piece(j.table, j.state, j.state[kMover], {}).exists());
    j.state[kMover].at = vec2_mils(11375, 10000);
    j.table.field.pieces[0].kind = TerrainKind::low_wall;
    EXPECT_FALSE(halving_piece(j.table, j.state, j.state[kMover], {}).exists());
    j.table.field.pieces[0].kind = TerrainKind::shallow_water;
    EXPECT_TRUE(halving_piece(j.table, j.state, j.state[kMover], {}).exists());
    EXPECT_FALSE(halving_piece(j.table, j.state, j.state[kMover], {.swims = true}).exists());
    // The rear circle of a rider touches it.
    const Journey rider({wood(12000, 8000, 16000, 12000)}, vec2_mils(10125, 10000), kRider, 1800);
    EXPECT_TRUE(halving_piece(rider.table, rider.state, rider.state[kMover], {}).exists());
}

// --- heights ---

TEST(HeightStops, UpAndDown) {
    const std::vector<Piece> pieces{hill(12000, 8000, 16000, 12000)};
    EXPECT_EQ(told(Journey(pieces, vec2_mils(10000, 10000)).along({vec2_mils(14000, 10000)})),
              "must_stop_at_height U-ELEV-2 12625,10000");
    EXPECT_EQ(told(Journey(pieces, vec2_mils(14000, 10000)).along({vec2_mils(18000, 10000)})),
              "must_stop_at_height U-ELEV-2 16625,10000");
    // Only brushed: up in part and back.
    EXPECT_EQ(told(Journey(pieces, vec2_mils(10000, 10000))
                       .along({vec2_mils(12600, 10000), vec2_mils(9000, 10000)})),
              "-");
}

TEST(HeightStops, ACrossingBegunBeforeIsCompletedFreely) {
    const std::vector<Piece> pieces{hill(12000, 8000, 16000, 12000)};
    const Journey j(pieces, vec2_mils(12000, 10000));
    EXPECT_EQ(told(j.along({vec2_mils(15000, 10000)})), "-");
    EXPECT_EQ(told(j.along({vec2_mils(9000, 10000)})), "-");
    EXPECT_EQ(told(j.along({vec2_mils(18000, 10000)})),
              "must_stop_at_height U-ELEV-10 16625,10000");
}

TEST(HeightStops, ElevatedHinderingTerrainStopsForBoth) {
    const Piece wooded =
        piece(TerrainKind::hindering, Height::gradual, box(12000, 8000, 16000, 12000));
    EXPECT_EQ(told(Journey({wooded}, vec2_mils(10000, 10000)).along({vec2_mils(14000, 10000)})),
              "must_stop_in_hindering U-HIND-1 12625,10000");
    // Touched from the start, as hindering it no longer stops; as a height it does.
    EXPECT_EQ(told(Journey({wooded}, vec2_mils(11375, 10000)).along({vec2_mils(14000, 10000)})),
              "must_stop_at_height U-ELEV-2 12625,10000");
}

// --- abrupt ---

Piece cliff() {
    Piece made = piece(TerrainKind::clear, Height::abrupt, box(12000, 6000, 18000, 14000));
    made.access = {vec2_mils(12000, 10000)};
    return made;
}

TEST(AbruptEdges, AreCrossedAtAnAccessPoint) {
    const Journey j({cliff()}, vec2_mils(10000, 10000));
    EXPECT_EQ(told(j.along({vec2_mils(12625, 10000)})), "-");
    EXPECT_EQ(told(j.along({vec2_mils(12000, 10625), vec2_mils(12625, 10625)})), "-");
    EXPECT_EQ(told(j.along({vec2_mils(10000, 10625), vec2_mils(12625, 10625)})), "-");
    EXPECT_EQ(told(j.along({vec2_mils(10000, 10626), vec2_mils(12625, 10626)})),
              "not_at_access_point U-ABR-1 12000,10626");
    EXPECT_EQ(told(j.along({vec2_mils(13000, 10000)})), "must_stop_at_height U-ABR-6 12625,10000");
    EXPECT_EQ(told(Journey({cliff()}, vec2_mils(14000, 10000)).along({vec2_mils(20000, 10000)})),
              "not_at_access_point U-ABR-1 18000,10000");
    EXPECT_EQ(told(Journey({cliff()}, vec2_mils(14000, 10000)).along({vec2_mils(9000, 10000)})),
              "must_stop_at_height U-ABR-6 11375,10000");
    EXPECT_EQ(told(j.along({vec2_mils(20000, 10000)}, {.flies = true})), "-");
}

TEST(AbruptEdges, MayBeOverhungByABaseThatPasses) {
    const Journey j({cliff()}, vec2_mils(11500, 4000));
    EXPECT_EQ(told(j.along({vec2_mils(11500, 16000)})), "-");
}

TEST(AbruptEdges, NoBaseRestsAcrossThem) {
    const Journey j({cliff()}, vec2_mils(10000, 10000));
    const auto rests = [&](std::int32_t x) {
        Base base = base_of(j.table, j.state[kMover]);
        base.at = vec2_mils(x, 10000);
        return told(check_rest(j.table, j.state, base, kMover));
    };
    EXPECT_EQ(rests(11375), "-");
    EXPECT_EQ(rests(11395), "-");  // within the contact slack
    EXPECT_EQ(rests(11396), "rests_across_edge U-ABR-6 11396,10000");
    EXPECT_EQ(rests(12604), "rests_across_edge U-ABR-6 12604,10000");
    EXPECT_EQ(rests(12605), "-");
}

TEST(AbruptEdges, NothingTouchesAcross) {
    const Journey j({cliff()}, vec2_mils(10000, 10000));
    EXPECT_TRUE(abrupt_between(j.table, j.state, vec2_mils(11000, 10000), vec2_mils(13000, 10000)));
    EXPECT_FALSE(
        abrupt_between(j.table, j.state, vec2_mils(12000, 10000), vec2_mils(13000, 10000)));
    EXPECT_FALSE(abrupt_between(j.table, j.state, vec2_mils(11000, 10000), vec2_mils(9000, 10000)));
}

// --- terrain that can change: constructed pieces of a made-up page [V-TERR-11] ---

TEST(ConstructedTerrain, IsGoneWhenItHasNoStructuralPointsLeft) {
    Journey j({piece(TerrainKind::blocking, Height::ground, box(9'000, 12'000, 11'000, 13'000)),
               piece(TerrainKind::low_wall, Height::ground, box(10'600, 8'000, 10'700, 11'000)),
               piece(TerrainKind::deep_water, Height::ground, box(2'000, 2'000, 5'000, 5'000))},
              vec2_mils(10'000, 10'000));
    const auto wear_down = [&](std::uint16_t points) {
        j.state.marker_count = 2;
        for (std::uint16_t i = 0; i < 2; ++i)
            j.state.markers[i] = {
                .kind = MarkerKind::structure, .piece = PieceId{i}, .number = points};
    };
    const auto barred = [&] {
        return barred_at_rest(j.table, j.state, j.state[kMover], {}) |
               barred_on_the_way(j.table, j.state, j.state[kMover], {});
    };
    const auto rests_on_wall = [&] {
        return !check_rest(j.table, j.state, base_of(j.table, j.state[kMover]), kMover);
    };
    EXPECT_EQ(barred(), 0b101u);
    EXPECT_TRUE(rests_on_wall());
    wear_down(1);
    EXPECT_EQ(barred(), 0b101u);
    EXPECT_TRUE(rests_on_wall());
    wear_down(0);
    EXPECT_EQ(barred(), 0b100u);
    EXPECT_FALSE(rests_on_wall());
    EXPECT_TRUE(is_gone(j.table, j.state, j.table.field.pieces[0]));
    EXPECT_FALSE(is_gone(j.table, j.state, j.table.field.pieces[2]));
}

TEST(ConstructedTerrain, NoContactAcrossALowWallUntilItIsGone) {
    Journey j({piece(TerrainKind::low_wall, Height::ground, box(10'600, 8'000, 10'650, 12'000))},
              vec2_mils(10'000, 10'000));
    Figure other = j.state[kMover];
    other.at = vec2_mils(11'250, 10'000);
    EXPECT_FALSE(touching(j.table, j.state, j.state[kMover], other));
    j.state.marker_count = 1;
    j.state.markers[0] = {.kind = MarkerKind::structure, .piece = PieceId{0}, .number = 0};
    EXPECT_TRUE(touching(j.table, j.state, j.state[kMover], other));
}

TEST(CheckAccess, OnTheOutlineAndForAbruptTerrainAlone) {
    Piece made = cliff();
    EXPECT_TRUE(check_access(made));
    made.access.clear();
    EXPECT_EQ(told(check_access(made)), "no_access_point U-TPL-6 0,0");
    made.access = {vec2_mils(12000, 10000), vec2_mils(12003, 10000)};
    EXPECT_EQ(told(check_access(made)), "no_access_point U-ABR-4 12003,10000");
    made.access = {vec2_mils(12000, 10000)};
    made.height = Height::gradual;
    EXPECT_EQ(told(check_access(made)), "no_access_point U-ABR-4 12000,10000");
    made.access.clear();
    EXPECT_TRUE(check_access(made));
}

// --- low walls ---

Piece wall() {
    return piece(TerrainKind::low_wall, Height::ground, box(12000, 8000, 12500, 14000));
}

TEST(WallStops, JustBeyondTheFarSide) {
    const Journey j({wall()}, vec2_mils(10000, 10000));
    EXPECT_EQ(told(j.along({vec2_mils(13125, 10000)})), "-");
    EXPECT_EQ(told(j.along({vec2_mils(14000, 10000)})),
              "must_stop_behind_wall U-WALL-2 13125,10000");
    EXPECT_EQ(
        told(Journey({wall()}, vec2_mils(10000, 10000), kRider).along({vec2_mils(15000, 10000)})),
        "must_stop_behind_wall U-WALL-2 14375,10000");
    EXPECT_EQ(told(j.along({vec2_mils(14000, 10000)}, {.flies = true})), "-");
    // Around its end the base brushes it and the dot does not cross it.
    EXPECT_EQ(
        told(Journey({wall()}, vec2_mils(11000, 9000))
                 .along({vec2_mils(11000, 7800), vec2_mils(14000, 7800), vec2_mils(14000, 10000)})),
        "-");
}

TEST(WallStops, NobodyEndsOverIt) {
    const Journey j({wall()}, vec2_mils(10000, 10000));
    const auto rests = [&](std::int32_t x) {
        Base base = base_of(j.table, j.state[kMover]);
        base.at = vec2_mils(x, 10000);
        return told(check_rest(j.table, j.state, base, kMover));
    };
    EXPECT_EQ(rests(11375), "-");
    EXPECT_EQ(rests(11396), "rests_on_wall U-WALL-6 11396,10000");
    EXPECT_EQ(rests(13104), "rests_on_wall U-WALL-6 13104,10000");
    EXPECT_EQ(rests(13125), "-");
}

TEST(WallBetween, BothBesideItAndTheConnectionCrosses) {
    Table table = fixture::plain_table();
    table.field.pieces = {wall()};
    const auto between = [&](Vec2 a, Vec2 b) {
        const State state = fixture::battle_of(table, {{kRed, a}, {fixture::kBlue, b}});
        return wall_between(table, state, state[FigureId{0}], state[FigureId{1}]).exists();
    };
    EXPECT_TRUE(between(vec2_mils(11375, 10000), vec2_mils(13125, 10000)));
    EXPECT_TRUE(between(vec2_mils(11355, 10000), vec2_mils(13145, 10400)));  // near enough
    EXPECT_FALSE(between(vec2_mils(11354, 10000), vec2_mils(13125, 10000)));
    EXPECT_FALSE(between(vec2_mils(11375, 10000), vec2_mils(11375, 12000)));  // the same side
}

// --- barred pieces ---

TEST(BarredPieces, ByGait) {
    Journey j({piece(TerrainKind::blocking, Height::ground, box(2000, 2000, 4000, 4000)),
               piece(TerrainKind::deep_water, Height::ground, box(12000, 8000, 16000, 12000)),
               wood(20000, 20000, 24000, 24000)},
              vec2_mils(10000, 10000));
    const auto both = [&](Gait gait) {
        return std::pair(barred_on_the_way(j.table, j.state, j.state[kMover], gait),
                         barred_at_rest(j.table, j.state, j.state[kMover], gait));
    };
    EXPECT_EQ(both({}), (std::pair<PieceSet, PieceSet>(3, 3)));
    EXPECT_EQ(both({.swims = true}), (std::pair<PieceSet, PieceSet>(1, 1)));
    EXPECT_EQ(both({.flies = true}), (std::pair<PieceSet, PieceSet>(0, 3)));
    EXPECT_EQ(both({.flies = true, .swims = true}), (std::pair<PieceSet, PieceSet>(0, 1)));
    j.state[kMover].at = vec2_mils(11500, 10000);  // partly in the water
    EXPECT_EQ(both({}), (std::pair<PieceSet, PieceSet>(1, 1)));
    EXPECT_FALSE(in_water(j.table, j.state, j.state[kMover]));
    j.state[kMover].at = vec2_mils(12000, 10000);
    EXPECT_TRUE(in_water(j.table, j.state, j.state[kMover]));
}

// --- a refusal says where to stop, and whoever stops there is right ---

Polygon star(TestRng& rng, Vec2 centre) {
    const std::int32_t corners = rng.between(3, 12);
    Polygon outline;
    for (std::int32_t i = 0; i < corners; ++i)
        outline.corners.push_back(ahead_of(centre, Facing::from_tenths(3600 * i / corners),
                                           Inches::from_mils(rng.between(1500, 4500))));
    return outline;
}

std::vector<Vec2> cut_path(Vec2 start, const std::vector<Vec2>& path, const Illegal& illegal) {
    std::vector<Vec2> shorter;
    std::int32_t left = illegal.m;
    for (const Vec2 to : path) {
        if (left <= distance(start, to).mils()) break;
        left -= distance(start, to).mils();
        shorter.push_back(to);
        start = to;
    }
    shorter.push_back(illegal.where);
    return shorter;
}

TEST(ForcedStops, ThePathCutWhereItSaysIsLegal) {
    constexpr TerrainKind kKinds[] = {TerrainKind::clear, TerrainKind::hindering,
                                      TerrainKind::shallow_water, TerrainKind::low_wall};
    TestRng rng(61);
    int cut = 0, again = 0;
    for (int i = 0; i < 4000; ++i) {
        std::vector<Piece> pieces;
        for (int n = 0; n < 4; ++n) {
            const Vec2 centre = vec2_mils(rng.between(6000, 30000), rng.between(6000, 30000));
            const TerrainKind kind = kKinds[rng.below(4)];
            Piece made = piece(kind, Height::ground, star(rng, centre));
            if (kind == TerrainKind::low_wall)
                made.outline = {{centre, centre + vec2_mils(rng.between(1, 4000), 0),
                                 centre + vec2_mils(rng.between(1, 4000), 400),
                                 centre + vec2_mils(0, 400)}};
            else
                made.height = rng.below(2) ? Height::gradual : Height::ground;
            if (is_simple(made.outline)) pieces.push_back(made);
        }
        const Journey j(pieces, vec2_mils(rng.between(4000, 32000), rng.between(4000, 32000)),
                        static_cast<std::uint16_t>(rng.below(2)), rng.between(0, 3599));
        std::vector<Vec2> path;
        for (std::uint32_t n = 1 + rng.below(4); n > 0; --n)
            path.push_back(vec2_mils(rng.between(2000, 34000), rng.between(2000, 34000)));
        // Where a base slips in at a flat angle, the whole mil of the new end shifts the stop a
        // little, and a second cut may be due.
        int cuts = 0;
        for (Result<Ok> verdict = j.along(path); !verdict && cuts < 3; verdict = j.along(path)) {
            path = cut_path(j.state[kMover].at, path, verdict.error());
            ++cuts;
        }
        EXPECT_EQ(told(j.along(path)), "-") << "scene " << i;
        cut += cuts > 0;
        again += cuts > 1;
    }
    EXPECT_LT(again, cut / 100);
    EXPECT_GT(cut, 1000);
}

}  // namespace
}  // namespace six
