#include "engine/geometry/contour.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace six {
namespace {

// A picture, its last row at the bottom; x is inside.
struct Picture {
    Grid grid;
    std::vector<bool> inside;

    explicit Picture(std::vector<std::string> rows) {
        grid = {{}, 100_mil, rows[0].size(), rows.size()};
        for (auto row = rows.rbegin(); row != rows.rend(); ++row)
            for (const char c : *row) inside.push_back(c == 'x');
    }
    Rings rings() const {
        return rings_about(grid, inside, [&](std::size_t in, std::size_t out) {
            const Vec2 a = grid.place(in);
            const Vec2 b = grid.place(out);
            return vec2_mils((a.x + b.x).mils() / 2, (a.y + b.y).mils() / 2);
        });
    }
};

std::int64_t double_area_of(const std::vector<Vec2>& ring) {
    std::int64_t sum = 0;
    Vec2 a = ring.back();
    for (const Vec2 b : ring) {
        sum += cross(a, b);
        a = b;
    }
    return sum;
}

TEST(Contour, OnePlaceIsADiamond) {
    const Rings rings = Picture({"...", ".x.", "..."}).rings();
    ASSERT_EQ(rings.size(), 1u);
    EXPECT_EQ(rings[0].size(), 4u);
    EXPECT_EQ(double_area_of(rings[0]), 2 * 5000);
}

TEST(Contour, HolesRunTheOtherWay) {
    const Rings rings = Picture({".....", ".xxx.", ".x.x.", ".xxx.", "....."}).rings();
    ASSERT_EQ(rings.size(), 2u);
    EXPECT_GT(double_area_of(rings[0]), 0);
    EXPECT_EQ(double_area_of(rings[1]), -2 * 5000);
}

TEST(Contour, PlacesThatMeetAtACornerStayApart) {
    EXPECT_EQ(Picture({"....", ".x..", "..x.", "...."}).rings().size(), 2u);
    EXPECT_EQ(Picture({"....", "..x.", ".x..", "...."}).rings().size(), 2u);
}

TEST(Contour, WhatIsStraightNeedsNoCorners) {
    Rings rings = Picture({"......", ".xxxx.", ".xxxx.", ".xxxx.", "......"}).rings();
    const std::int64_t area = double_area_of(rings[0]);
    smooth(rings, 1_mil);
    EXPECT_LE(rings[0].size(), 9u);
    EXPECT_EQ(double_area_of(rings[0]), area);
}

}  // namespace
}  // namespace six
