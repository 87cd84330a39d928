// Lengths and places. An inch is 1000 mils and every coordinate is a whole mil, so that a ruling
// has no rounding in it. Inches do not multiply; products of coordinates are plain integers named
// for what they are.
#pragma once

#include <compare>
#include <cstdint>

namespace six {

class Inches {
public:
    constexpr Inches() = default;
    static constexpr Inches from_mils(std::int32_t mils) { return Inches{mils}; }
    constexpr std::int32_t mils() const { return mils_; }

    friend constexpr auto operator<=>(Inches, Inches) = default;
    friend constexpr Inches operator+(Inches a, Inches b) { return Inches{a.mils_ + b.mils_}; }
    friend constexpr Inches operator-(Inches a, Inches b) { return Inches{a.mils_ - b.mils_}; }
    friend constexpr Inches operator-(Inches a) { return Inches{-a.mils_}; }
    friend constexpr Inches operator*(std::int32_t n, Inches a) { return Inches{n * a.mils_}; }

private:
    explicit constexpr Inches(std::int32_t mils) : mils_(mils) {}
    std::int32_t mils_ = 0;
};

constexpr Inches operator""_in(unsigned long long whole) {
    return Inches::from_mils(static_cast<std::int32_t>(whole) * 1000);
}
constexpr Inches operator""_mil(unsigned long long mils) {
    return Inches::from_mils(static_cast<std::int32_t>(mils));
}

// Tables are at most 96 inches a side; every coordinate that enters the engine is checked against
// this wider bound, which the arithmetic below relies on: differences fit 19 bits, products 38,
// sums of products 39.
inline constexpr Inches kMaxTable = 96_in;
inline constexpr Inches kMaxCoordinate = 200_in;

struct Vec2 {
    Inches x, y;

    friend constexpr auto operator<=>(const Vec2&, const Vec2&) = default;
    friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
};

constexpr Vec2 vec2_mils(std::int32_t x, std::int32_t y) {
    return {Inches::from_mils(x), Inches::from_mils(y)};
}
constexpr bool in_bounds(Vec2 p) {
    return -kMaxCoordinate <= p.x && p.x <= kMaxCoordinate && -kMaxCoordinate <= p.y &&
           p.y <= kMaxCoordinate;
}

constexpr std::int64_t square(std::int64_t n) {
    return n * n;
}
constexpr std::int64_t dot(Vec2 a, Vec2 b) {
    return std::int64_t{a.x.mils()} * b.x.mils() + std::int64_t{a.y.mils()} * b.y.mils();
}
// Positive when b lies counter-clockwise of a.
constexpr std::int64_t cross(Vec2 a, Vec2 b) {
    return std::int64_t{a.x.mils()} * b.y.mils() - std::int64_t{a.y.mils()} * b.x.mils();
}
constexpr std::int64_t length_squared(Vec2 a) {
    return dot(a, a);
}
constexpr std::int64_t distance_squared(Vec2 a, Vec2 b) {
    return length_squared(b - a);
}

// Compared squared: no root, no rounding, exact at the boundary. Exactly equal is within. [U-GEN-4]
constexpr bool within(Vec2 a, Vec2 b, Inches reach) {
    return reach >= Inches{} && distance_squared(a, b) <= square(reach.mils());
}

// The whole part of the square root, and the root rounded up; n >= 0.
std::int64_t floor_root(std::int64_t n);
std::int64_t ceil_root(std::int64_t n);

// Straight distance, rounded up to the next mil: a length that is reported or added up is never too
// short.
Inches distance(Vec2 a, Vec2 b);

}  // namespace six
