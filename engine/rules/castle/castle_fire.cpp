// Where a castle section is struck, and the points of it that a line of fire may run to or from.
// What it shields. [C-CASTLE-24, C-CASTLE-25, C-CASTLE-27, C-CASTLE-30]
#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/wide.h"
#include "engine/geometry/crossing.h"
#include "engine/geometry/segment.h"
#include "engine/messages/term.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/sources.h"

namespace six {
namespace {

// Directions are kept in this many parts of a mil.
constexpr std::int64_t kFine = 64;
// A line that grazes a rim is rounded to whole mils; the ones beside it are tried as well, further
// off for lines that run almost along the side.
constexpr std::array<std::int64_t, 9> kGrazing = {0, 1, -1, 2, -2, 4, -4, 8, -8};
// How closely the outline is looked at besides.
constexpr Inches kOutlineStep = 500_mil;

struct Ray {  // from a point, in 1/kFine mils
    std::int64_t x = 0, y = 0;
};

const Piece& ground_of_section(const Table& table, FigureId section) {
    return table.field.pieces[piece_of(table, section).n];
}

// Collects points of an outline as seen from one place outside of it.
class Points {
public:
    Points(const Polygon& outline, Vec2 eye, std::vector<Vec2>& out)
        : outline_(outline), eye_(eye), out_(out) {}

    void along_the_sides() {
        Vec2 from = outline_.corners.back();
        for (const Vec2 to : outline_.corners) {
            out_.push_back(nearest_on_side(from, to, eye_));
            const Inches length = distance(from, to);
            for (Inches step; step < length; step = step + kOutlineStep)
                out_.push_back(place_on_leg(from, to, step));
            from = to;
        }
    }
    // Beside a circle: where its two tangents meet the outline.
    void beside(Vec2 centre, Inches radius) {
        const Vec2 to_eye = eye_ - centre;
        const std::int64_t dd = length_squared(to_eye);
        const std::int64_t rr = square(radius.mils());
        if (dd <= rr) return;
        const std::int64_t root = floor_root((dd - rr) * square(kFine));  // in 1/kFine mils
        for (const int side : {1, -1}) {
            // The tangent point, seen from the eye.
            const auto part = [&](std::int64_t along, std::int64_t across) {
                const Int128 whole =
                    Int128{rr} * along * kFine + Int128{side} * radius.mils() * root * across;
                return static_cast<std::int64_t>(whole / dd) - along * kFine;
            };
            meet({part(to_eye.x.mils(), -to_eye.y.mils()), part(to_eye.y.mils(), to_eye.x.mils())});
        }
    }
    void beside(Vec2 corner) {
        const Vec2 way = corner - eye_;
        meet({way.x.mils() * kFine, way.y.mils() * kFine});
    }

private:
    // The points where the ray crosses the outline, and their neighbours on the same side.
    void meet(Ray ray) {
        Vec2 from = outline_.corners.back();
        for (const Vec2 to : outline_.corners) {
            const Vec2 side = to - from;
            const Vec2 start = from - eye_;
            const auto cross_ray = [&](Vec2 v) {
                return Int128{v.x.mils()} * ray.y - Int128{v.y.mils()} * ray.x;
            };
            const Int128 whole = cross_ray(side);
            const Int128 met = -cross_ray(start);
            if (whole != 0) {
                const std::int64_t length = distance(from, to).mils();
                const auto step = static_cast<std::int64_t>(met * length / whole);
                for (const std::int64_t off : kGrazing)
                    if (0 <= step + off && step + off <= length)
                        out_.push_back(place_on_leg(
                            from, to, Inches::from_mils(static_cast<std::int32_t>(step + off))));
            }
            from = to;
        }
    }

    const Polygon& outline_;
    const Vec2 eye_;
    std::vector<Vec2>& out_;
};

// The circle of a tower, whose outline has its corners on it. [C-CASTLE-17]
struct Circle {
    Vec2 at;
    Inches radius;
};
std::optional<Circle> circle_around(const Polygon& outline) {
    if (outline.corners.size() != kTowerCorners) return std::nullopt;
    const Vec2 a = outline.corners[0], b = outline.corners[kTowerCorners / 2];
    const Vec2 middle = vec2_mils((a.x.mils() + b.x.mils()) / 2, (a.y.mils() + b.y.mils()) / 2);
    return Circle{middle, distance(middle, a)};
}

}  // namespace

Vec2 nearest_of_section(const Table& table, FigureId section, Vec2 to) {
    const Polygon& outline = ground_of_section(table, section).outline;
    if (holds(outline, to)) return to;
    const auto circle = circle_around(outline);
    if (!circle) return nearest_on_outline(outline, to);
    if (within(circle->at, to, circle->radius)) return to;
    const std::int64_t away = distance(circle->at, to).mils();
    const auto part = [&](Inches whole) {
        const std::int64_t n = std::int64_t{whole.mils()} * circle->radius.mils();
        return Inches::from_mils(
            static_cast<std::int32_t>((2 * n + (n < 0 ? -away : away)) / (2 * away)));
    };
    const Vec2 way = to - circle->at;
    return {circle->at.x + part(way.x), circle->at.y + part(way.y)};
}

// At its nearest point and from any point of its top, or at and from its middle. [C-CASTLE-25,
// C-CASTLE-30, H-C-CASTLE-RANGED, H-C-CASTLE-SHOOTS]
bool is_shot_at_middle(const Table& table) {
    return table.options[Option::c_castle_ranged] == opt::c_castle_ranged::centre;
}
bool shoots_from_middle(const Table& table) {
    return table.options[Option::c_castle_shoots] == opt::c_castle_shoots::centre;
}

Vec2 aimed_at(const Table& table, const State& state, FigureId who, Vec2 from) {
    return is_shot_at_middle(table) ? state[who].at : place_towards(table, state, who, from);
}
Vec2 fired_from(const Table& table, const State& state, FigureId who, Vec2 at) {
    return shoots_from_middle(table) ? state[who].at : place_towards(table, state, who, at);
}

bool touches_section(const Table& table, const Figure& figure, FigureId section) {
    if (figure.top == section) return true;
    const Polygon& outline = ground_of_section(table, section).outline;
    Base wider = base_of(table, figure);
    wider.shape.radius = wider.shape.radius + table.contact_slack();
    const auto circle = circle_around(outline);
    if (!circle) return touches(outline, wider);
    for (const Vec2 one : circles_of(wider))
        if (within(one, circle->at, wider.shape.radius + circle->radius)) return true;
    return false;
}

bool may_be_attacked_by(const Table& table, const State& state, const Figure& attacker,
                        FigureId target) {
    return opposing(table, state, attacker, state[target]) ||
           (is_section(state[target]) && is_occupied(table, state, target));
}

std::span<const Vec2> points_towards(const Table& table, const State& state, FigureId section,
                                     Vec2 eye) {
    static thread_local std::vector<Vec2> points;  // keeps its memory
    points.clear();
    const Polygon& outline = ground_of_section(table, section).outline;
    if (holds(outline, eye)) {
        points.push_back(eye);
        return points;
    }
    points.push_back(nearest_of_section(table, section, eye));
    Points seen(outline, eye, points);
    seen.along_the_sides();
    for_each_on_table(state, [&](FigureId, const Figure& figure) {
        const Base base = base_of(table, figure);
        for (const Vec2 circle : circles_of(base)) seen.beside(circle, base.shape.radius);
    });
    for (const Piece& piece : table.field.pieces)
        if (!piece.beside_gate && piece.section != section)
            for (const Vec2 corner : piece.outline.corners) seen.beside(corner);
    std::sort(points.begin(), points.end(), [&](Vec2 a, Vec2 b) {
        const std::int64_t near = distance_squared(a, eye), far = distance_squared(b, eye);
        return near != far ? near < far : a < b;
    });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

bool is_fortified(const Table& table, const State& state, const Figure& figure) {
    return figure.top.exists() &&
           table.options[Option::c_fortification] != opt::c_fortification::off &&
           warrior_of(table, state[figure.top]).kind != FigureKind::planking;
}

namespace {

// Against all that stand on none; nothing: none of them attacks.
std::optional<std::int32_t> fortified_by(const Strike& strike) {
    const State& state = strike.state;
    if (!strike.ground_counts() || !is_fortified(strike.table, state, strike.figure)) return {};
    if (!strike.any_attacker([&](FigureId id) {
            const Figure& attacker = state[body_of(state, id)];
            return !is_section(attacker) && !attacker.top.exists();
        }))
        return {};
    const Figure& section = state[strike.figure.top];
    return is_breached(strike.table, section) ? 0 : shown(strike.table, section).speed.value;
}

bool fortification_reduces(const Table& table) {
    return table.options[Option::c_fortification] == opt::c_fortification::damage_reduction;
}

}  // namespace

void sources::fortification(const Strike& strike, Sum& out) {
    if (fortification_reduces(strike.table)) return;
    if (const auto value = fortified_by(strike))
        out.put(Term::fortification, *value, "C-CASTLE-27", strike.figure.top);
}

void sources::fortified_damage(const Strike& strike, Sum& out) {
    if (!fortification_reduces(strike.table) || out.total() == 0) return;
    if (const auto value = fortified_by(strike))
        out.put(Term::fortification, -std::min(out.total(), *value), "C-CASTLE-27",
                strike.figure.top);
}

}  // namespace six
