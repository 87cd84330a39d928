// Lines of fire at their edges, by name: what is just crossed, what is just not, and which of two
// comes first.
#include "engine/geometry/line.h"

#include <gtest/gtest.h>

#include <deque>

#include "tests/support/line_twin.h"

namespace six {
namespace {

constexpr Inches kSlack = 20_mil;

Base disc(std::int32_t x, std::int32_t y, std::int32_t radius = 750) {
    BaseShape shape;
    shape.radius = Inches::from_mils(radius);
    return {shape, vec2_mils(x, y), {}};
}

Base double_disc(std::int32_t x, std::int32_t y, std::int32_t tenths, std::int32_t radius = 750) {
    Base base = disc(x, y, radius);
    base.shape.kind = BaseKind::double_disc;
    base.shape.spacing = Inches::from_mils(2 * radius);
    base.facing = Facing::from_tenths(tenths);
    return base;
}

Base rectangle(std::int32_t x, std::int32_t y, std::int32_t half_length, std::int32_t half_width) {
    Base base = disc(x, y, 0);
    base.shape.kind = BaseKind::rectangle;
    base.shape.half_length = Inches::from_mils(half_length);
    base.shape.half_width = Inches::from_mils(half_width);
    return base;
}

Polygon box(std::int32_t left, std::int32_t bottom, std::int32_t right, std::int32_t top) {
    return {{vec2_mils(left, bottom), vec2_mils(right, bottom), vec2_mils(right, top),
             vec2_mils(left, top)}};
}

// A table and one line over it; every answer is also asked of the twin and of both units of the
// machine.
class LineOfFire : public testing::Test {
protected:
    void put(std::uint16_t id, const Base& base) { scene.add(FigureId{id}, base); }
    void put(std::uint16_t id, const Polygon& outline) {
        scene.add(PieceId{id}, outlines.emplace_back(outline));
    }

    Block shoot(std::int32_t x0, std::int32_t y0, std::int32_t x1, std::int32_t y1) {
        query.from = vec2_mils(x0, y0);
        query.to = vec2_mils(x1, y1);
        query.contact_slack = kSlack;
        const Block block = first_block(scene, query);
        EXPECT_EQ(block, first_block(scene, query, sweep::Unit::scalar));
        EXPECT_EQ(block, twin::first_block(scene, query));
        EXPECT_EQ(is_clear(scene, query), block.kind == BlockKind::none);
        return block;
    }
    bool clear(std::int32_t x0, std::int32_t y0, std::int32_t x1, std::int32_t y1) {
        return shoot(x0, y0, x1, y1).kind == BlockKind::none;
    }

    std::deque<Polygon> outlines;
    Scene scene;
    LineQuery query;
};

Block base_at(std::uint16_t id, std::int32_t x, std::int32_t y) {
    return {BlockKind::base, FigureId{id}, {}, {}, vec2_mils(x, y)};
}
Block gap_at(std::uint16_t a, std::uint16_t b, std::int32_t x, std::int32_t y) {
    return {BlockKind::gap, FigureId{a}, FigureId{b}, {}, vec2_mils(x, y)};
}
Block piece_at(std::uint16_t id, std::int32_t x, std::int32_t y) {
    return {BlockKind::piece, {}, {}, PieceId{id}, vec2_mils(x, y)};
}

TEST_F(LineOfFire, EmptyTableIsClear) {
    EXPECT_TRUE(clear(0, 0, 36000, 36000));
    EXPECT_TRUE(clear(5, 5, 5, 5));
}

TEST_F(LineOfFire, TangentIsClearAndOneMilCloserBlocks) {
    put(0, disc(5000, 5000));
    EXPECT_TRUE(clear(0, 5750, 10000, 5750));
    EXPECT_EQ(shoot(0, 5749, 10000, 5749), base_at(0, 4961, 5749));
}

TEST_F(LineOfFire, SlantedTangentIsClear) {
    put(0, disc(5000, 5000, 500));
    // 3-4-5: the line touches the rim at (5300, 5400).
    EXPECT_TRUE(clear(1300, 8400, 9300, 2400));
    EXPECT_FALSE(clear(1300, 8399, 9300, 2399));
}

TEST_F(LineOfFire, EndingOnTheRimIsClearAndOneMilInsideBlocks) {
    put(0, disc(5000, 5000));
    EXPECT_TRUE(clear(0, 5000, 4250, 5000));
    EXPECT_EQ(shoot(0, 5000, 4251, 5000), base_at(0, 4250, 5000));
    EXPECT_TRUE(clear(4250, 5000, 0, 5000));
    EXPECT_EQ(shoot(4251, 5000, 0, 5000), base_at(0, 4251, 5000));
}

TEST_F(LineOfFire, OwnAndTargetsBasesDoNotCount) {
    put(3, disc(1000, 1000));
    put(4, double_disc(5000, 1000, 0));  // its rear circle lies on the line
    query.from_figure = FigureId{3};
    query.to_figure = FigureId{4};
    EXPECT_TRUE(clear(1000, 1000, 5000, 1000));
    query.to_figure = {};
    EXPECT_EQ(shoot(1000, 1000, 5000, 1000), base_at(4, 2750, 1000));
}

TEST_F(LineOfFire, RearCircleBlocks) {
    put(0, double_disc(5000, 5000, 900));
    EXPECT_EQ(shoot(0, 3500, 9000, 3500), base_at(0, 4250, 3500));
    EXPECT_TRUE(clear(0, 5750, 9000, 5750));
    EXPECT_TRUE(clear(0, 2750, 9000, 2750));
}

TEST_F(LineOfFire, WaistBelongsToTheBase) {
    put(0, double_disc(5000, 5000, 900));
    EXPECT_EQ(shoot(0, 4250, 9000, 4250), base_at(0, 5000, 4250));
    query.gaps_block = false;  // the waist is no gap
    EXPECT_EQ(shoot(0, 4250, 9000, 4250), base_at(0, 5000, 4250));
}

TEST_F(LineOfFire, WideWaistBlocksFarFromBothCircles) {
    Base wide = double_disc(5000, 5000, 900);
    wide.shape.spacing = 4_in;
    put(0, wide);
    EXPECT_EQ(shoot(0, 3000, 9000, 3000), base_at(0, 5000, 3000));
}

TEST_F(LineOfFire, GapOfTouchingBasesIsClosed) {
    put(0, disc(5000, 5000));
    put(1, disc(5000, 6510));  // 10 mils apart: in contact
    EXPECT_EQ(shoot(0, 5755, 9000, 5755), gap_at(0, 1, 5000, 5755));
    query.gaps_block = false;
    EXPECT_TRUE(clear(0, 5755, 9000, 5755));
}

TEST_F(LineOfFire, GapJustBeyondTheSlackIsOpen) {
    put(0, disc(5000, 5000));
    put(1, disc(5000, 6521));
    EXPECT_TRUE(clear(0, 5760, 9000, 5760));
    scene.clear();
    put(0, disc(5000, 5000));
    put(1, disc(5000, 6520));
    EXPECT_EQ(shoot(0, 5760, 9000, 5760), gap_at(0, 1, 5000, 5760));
}

TEST_F(LineOfFire, PointOfContactIsClosed) {
    put(0, disc(5000, 5000));
    put(1, disc(5000, 6500));
    EXPECT_EQ(shoot(0, 5750, 9000, 5750), gap_at(0, 1, 5000, 5750));
}

TEST_F(LineOfFire, GapsOfFirerAndTargetAreOpen) {
    put(0, disc(5000, 5000));
    put(1, disc(5000, 6510));
    query.from_figure = FigureId{1};
    EXPECT_TRUE(clear(0, 5755, 9000, 5755));
    query.from_figure = {};
    query.to_figure = FigureId{0};
    EXPECT_TRUE(clear(0, 5755, 9000, 5755));
}

TEST_F(LineOfFire, GapMayComeBeforeTheBaseBesideIt) {
    put(0, disc(5000, 5000));
    put(1, disc(5000, 6520));
    // Through the gap first, then into the lower disc.
    EXPECT_EQ(shoot(4000, 5904, 6000, 5604).kind, BlockKind::gap);
}

TEST_F(LineOfFire, BasesThatDoNotCountCloseNoGap) {
    put(0, disc(5000, 5000));
    put(1, disc(5000, 6510));
    FigureSet only;
    only.add(FigureId{0});
    query.bases = &only;
    EXPECT_TRUE(clear(0, 5755, 9000, 5755));
    EXPECT_TRUE(clear(0, 6510, 9000, 6510));
    EXPECT_EQ(shoot(0, 5000, 9000, 5000), base_at(0, 4250, 5000));
}

TEST_F(LineOfFire, AlongAnEdgeIsClear) {
    put(0, box(2000, 2000, 4000, 4000));
    EXPECT_TRUE(clear(0, 2000, 6000, 2000));
    EXPECT_TRUE(clear(4000, 3900, 4000, 2100));
    EXPECT_EQ(shoot(0, 2001, 6000, 2001), piece_at(0, 2000, 2001));
}

TEST_F(LineOfFire, AtACornerIsClear) {
    put(0, box(2000, 2000, 4000, 4000));
    EXPECT_TRUE(clear(0, 4000, 4000, 0));
    EXPECT_EQ(shoot(0, 4001, 4001, 0), piece_at(0, 2000, 2001));
}

TEST_F(LineOfFire, ThroughTwoCornersByTheInsideBlocks) {
    put(0, box(2000, 2000, 4000, 4000));
    EXPECT_EQ(shoot(0, 0, 6000, 6000), piece_at(0, 2000, 2000));
    EXPECT_EQ(shoot(2000, 2000, 4000, 4000), piece_at(0, 2000, 2000));
    EXPECT_EQ(shoot(3000, 3000, 3000, 3000), piece_at(0, 3000, 3000));
}

TEST_F(LineOfFire, AlongTwoEdgesOfANotchBlocksOnlyBetween) {
    // A block with a notch from 4000 to 5000 in its upper side; y = 3000 runs along the notch's
    // floor.
    const Polygon notched{{vec2_mils(2000, 2000), vec2_mils(7000, 2000), vec2_mils(7000, 4000),
                           vec2_mils(5000, 4000), vec2_mils(5000, 3000), vec2_mils(4000, 3000),
                           vec2_mils(4000, 4000), vec2_mils(2000, 4000)}};
    put(0, notched);
    EXPECT_EQ(shoot(0, 3000, 9000, 3000), piece_at(0, 2000, 3000));
    EXPECT_TRUE(clear(4000, 3000, 5000, 3000));
    EXPECT_EQ(shoot(4500, 3000, 9000, 3000), piece_at(0, 5000, 3000));
    EXPECT_TRUE(clear(4500, 3000, 4500, 9000));
    EXPECT_TRUE(clear(0, 4000, 9000, 4000));
}

TEST_F(LineOfFire, PiecesThatDoNotBlockAreStillCrossed) {
    put(0, box(2000, 2000, 4000, 4000));
    put(1, box(6000, 2000, 8000, 4000));
    query.blocking = 0b10;
    EXPECT_EQ(shoot(0, 3000, 9000, 3000), piece_at(1, 6000, 3000));
    EXPECT_EQ(pieces_crossed(scene, query.from, query.to), PieceSet{0b11});
    EXPECT_EQ(pieces_crossed(scene, query.from, vec2_mils(6000, 3000)), PieceSet{0b01});
}

TEST_F(LineOfFire, RectangleBlocksByItsInside) {
    put(0, rectangle(5000, 5000, 3000, 500));
    EXPECT_EQ(shoot(5000, 0, 5000, 9000), base_at(0, 5000, 4500));
    EXPECT_TRUE(clear(0, 5500, 9000, 5500));
    EXPECT_EQ(shoot(0, 5499, 9000, 5499), base_at(0, 2000, 5499));
}

TEST_F(LineOfFire, TouchingRectanglesAreOneWall) {
    put(0, rectangle(5000, 5000, 3000, 500));
    put(1, rectangle(11010, 5000, 3000, 500));
    EXPECT_EQ(shoot(8005, 0, 8005, 9000).kind, BlockKind::gap);
    scene.clear();
    put(0, rectangle(5000, 5000, 3000, 500));
    put(1, rectangle(11021, 5000, 3000, 500));
    EXPECT_TRUE(clear(8005, 0, 8005, 9000));
}

TEST_F(LineOfFire, OfTwoBasesMetAtOnceTheLowerIdIsNamed) {
    put(2, disc(5000, 5000));
    put(7, disc(5000, 5000));
    EXPECT_EQ(shoot(0, 5000, 9000, 5000), base_at(2, 4250, 5000));
}

TEST_F(LineOfFire, ABaseComesBeforeAPieceMetAtOnce) {
    put(5, disc(5000, 5000));
    put(0, box(4250, 4000, 6000, 6000));
    EXPECT_EQ(shoot(0, 5000, 9000, 5000), base_at(5, 4250, 5000));
    EXPECT_EQ(shoot(5000, 5000, 9000, 5000), base_at(5, 5000, 5000));
}

TEST_F(LineOfFire, AGapComesBeforeAPieceMetAtOnce) {
    put(0, disc(5000, 5000));
    put(1, disc(5000, 6500));
    put(0, box(5000, 5000, 6000, 6000));
    EXPECT_EQ(shoot(0, 5750, 9000, 5750), gap_at(0, 1, 5000, 5750));
}

TEST_F(LineOfFire, OfTwoPiecesMetAtOnceTheLowerIdIsNamed) {
    put(4, box(2000, 2000, 4000, 3000));
    put(9, box(2000, 2500, 4000, 4000));
    EXPECT_EQ(shoot(0, 2750, 9000, 2750), piece_at(4, 2000, 2750));
}

TEST_F(LineOfFire, HugeBasesFarApartAreExact) {
    put(0, disc(0, 0, 200'000));
    EXPECT_TRUE(clear(-200'000, 200'000, 200'000, 200'000));
    EXPECT_EQ(shoot(-200'000, 199'999, 200'000, 199'999), base_at(0, -632, 199'999));
    EXPECT_EQ(shoot(-200'000, -200'000, 200'000, 200'000), base_at(0, -141'421, -141'421));
}

}  // namespace
}  // namespace six
