#include "engine/geometry/crossing.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

#include "engine/base/wide.h"

namespace six {
namespace {

// n / d rounded half away from zero; d > 0.
std::int32_t divided_to_nearest(std::int64_t n, std::int64_t d) {
    const std::int64_t twice = 2 * (n < 0 ? -n : n);
    const std::int64_t whole = (twice + d) / (2 * d);
    return static_cast<std::int32_t>(n < 0 ? -whole : whole);
}

// The largest whole number that is not above n / d; d != 0.
std::int64_t floor_ratio(Int128 n, Int128 d) {
    if (d < 0) {
        n = -n;
        d = -d;
    }
    return static_cast<std::int64_t>(n >= 0 ? n / d : -((-n + d - 1) / d));
}

// A whole leg of one circle, and its steps.
struct Way {
    Vec2 a, d;
    std::int64_t steps;
};

// Whether the circle's rim crosses the edge at a step. The distance is compared exactly: lengths
// are scaled up by the number of steps, which makes the place of a step a whole one.
class NearEdge {
public:
    NearEdge(const Way& way, Inches radius, Vec2 c, Vec2 e)
        : way_(way),
          start_(way.a - c),
          edge_(e - c),
          reach_(square(radius.mils()) * Int128{way.steps} * way.steps) {}

    bool near(std::int64_t step) const {
        const Far p{start_.x.mils() * way_.steps + way_.d.x.mils() * step,
                    start_.y.mils() * way_.steps + way_.d.y.mils() * step};
        const std::int64_t along = p.x * edge_.x.mils() + p.y * edge_.y.mils();
        if (along <= 0) return squared(p) < reach_;
        if (along >= length_squared(edge_) * way_.steps)
            return squared({p.x - edge_.x.mils() * way_.steps, p.y - edge_.y.mils() * way_.steps}) <
                   reach_;
        const Int128 aside = p.x * edge_.y.mils() - p.y * edge_.x.mils();
        return aside * aside < reach_ * length_squared(edge_);
    }

    // Some step at which the rim crosses the edge. The distance from a straight line to an edge has
    // one valley, and its bottom lies where the line meets the edge or beside one of its ends; so
    // if any step is near, one next to such a place is, or the end of the leg towards it.
    std::optional<std::int64_t> any_near() const {
        const Vec2 d = way_.d;
        const std::int64_t turn = cross(d, edge_);
        if (turn != 0)
            if (const auto step = near_about(-Int128{cross(start_, edge_)}, turn)) return step;
        if (const auto step = near_about(-Int128{dot(start_, d)}, length_squared(d))) return step;
        return near_about(Int128{dot(edge_ - start_, d)}, length_squared(d));
    }

private:
    struct Far {  // a place, scaled up
        std::int64_t x, y;
    };
    static Int128 squared(Far p) { return Int128{p.x} * p.x + Int128{p.y} * p.y; }

    std::optional<std::int64_t> near_about(Int128 n, std::int64_t d) const {
        const std::int64_t step = floor_ratio(n * way_.steps, d);
        for (const std::int64_t next : {step, step + 1})
            if (const std::int64_t k = std::clamp<std::int64_t>(next, 0, way_.steps); near(k))
                return k;
        return std::nullopt;
    }

    const Way& way_;
    const Vec2 start_, edge_;  // both from the edge's first corner
    const Int128 reach_;       // the radius, scaled up and squared
};

struct Run {  // of steps, both included
    std::int64_t first, last;
    friend constexpr auto operator<=>(const Run&, const Run&) = default;
};

// What lies within the radius of an edge is convex, so the steps near it are one run, whose ends
// are found by halving.
std::optional<Run> run_near(const NearEdge& edge, std::int64_t steps) {
    const std::optional<std::int64_t> some = edge.any_near();
    if (!some) return std::nullopt;
    Run run{*some, *some};
    for (std::int64_t low = -1; run.first - low > 1;) {
        const std::int64_t middle = (low + run.first) / 2;
        (edge.near(middle) ? run.first : low) = middle;
    }
    for (std::int64_t high = steps + 1; high - run.last > 1;) {
        const std::int64_t middle = (high + run.last) / 2;
        (edge.near(middle) ? run.last : high) = middle;
    }
    return run;
}

// The way of the rear circle's centre lies beside that of the dot, set back by the spacing.
Vec2 set_back(Vec2 d, Inches spacing) {
    const auto part = [&](Inches side) {
        // The root of a whole part is the whole part of the root: twice the length, rounded down.
        const Int128 four = Int128{4} * square(spacing.mils()) * square(side.mils());
        const std::int64_t twice = floor_root(static_cast<std::int64_t>(four / length_squared(d)));
        const auto mils = static_cast<std::int32_t>((twice + 1) / 2);
        return Inches::from_mils(side < Inches{} ? mils : -mils);
    };
    return {part(d.x), part(d.y)};
}

// Further apart in x or in y than the radius.
bool far_apart(const Way& way, Inches radius, Vec2 c, Vec2 e) {
    const Vec2 b = way.a + way.d;
    const auto apart = [&](Inches p, Inches q, Inches r, Inches s) {
        return std::max(p, q) + radius < std::min(r, s) || std::max(r, s) + radius < std::min(p, q);
    };
    return apart(way.a.x, b.x, c.x, e.x) || apart(way.a.y, b.y, c.y, e.y);
}

class Stretching {
public:
    Stretching(const Polygon& outline, const BaseShape& shape, Vec2 a, Vec2 b) : outline_(outline) {
        const std::int64_t steps = distance(a, b).mils();
        ways_.push_back({a, b - a, steps});
        if (shape.kind == BaseKind::double_disc)
            ways_.push_back({a + set_back(b - a, shape.spacing), b - a, steps});
        for (const Way& way : ways_) find_runs(way, shape.radius);
        std::sort(runs_.begin(), runs_.end());
    }

    Stretches stretches() {
        const std::int64_t steps = ways_[0].steps;
        std::int64_t next = 0;  // the first step not yet told
        for (const Run& run : runs_) {
            if (run.first > next) tell(next, run.first - 1, lie_at(next));
            tell(std::max(next, run.first), run.last, Lie::across);
            next = std::max(next, run.last + 1);
        }
        if (next <= steps) tell(next, steps, lie_at(next));
        return told_;
    }

private:
    void find_runs(const Way& way, Inches radius) {
        Vec2 c = outline_.corners.back();
        for (const Vec2 e : outline_.corners) {
            if (!far_apart(way, radius, c, e))
                if (const auto run = run_near(NearEdge(way, radius, c, e), way.steps))
                    runs_.push_back(*run);
            c = e;
        }
    }

    // At a step where no rim crosses the edge: a centre is then further from it than rounding
    // moves it.
    Lie lie_at(std::int64_t step) const {
        std::size_t inside = 0;
        for (const Way& way : ways_) {
            const Vec2 at = place_on_leg(way.a, way.a + way.d,
                                         Inches::from_mils(static_cast<std::int32_t>(step)));
            inside += side_of(outline_.corners, at) != Side::outside;
        }
        return inside == 0 ? Lie::outside : inside == ways_.size() ? Lie::inside : Lie::across;
    }

    void tell(std::int64_t first, std::int64_t last, Lie lie) {
        if (first > last) return;
        const auto from = Inches::from_mils(static_cast<std::int32_t>(first));
        const auto to = Inches::from_mils(static_cast<std::int32_t>(last));
        if (!told_.empty() && told_.back().lie == lie)
            told_.back().last = to;
        else
            told_.push_back({from, to, lie});
    }

    const Polygon& outline_;
    InlineVector<Way, 2> ways_;
    InlineVector<Run, 2 * kMaxCorners> runs_;
    Stretches told_;
};

}  // namespace

Lie lie_of(const Polygon& outline, const Base& base) {
    if (holds(outline, base)) return Lie::inside;
    return overlaps(outline, base, Inches{}) ? Lie::across : Lie::outside;
}

Stretches stretches_of_leg(const Polygon& outline, const BaseShape& shape, Vec2 a, Vec2 b) {
    assert(a != b && shape.kind != BaseKind::rectangle);
    return Stretching(outline, shape, a, b).stretches();
}

Vec2 place_on_leg(Vec2 a, Vec2 b, Inches step) {
    const std::int64_t steps = distance(a, b).mils();
    if (steps == 0) return a;
    const auto part = [&](Inches side) {
        return Inches::from_mils(
            divided_to_nearest(std::int64_t{side.mils()} * step.mils(), steps));
    };
    return a + Vec2{part(b.x - a.x), part(b.y - a.y)};
}

}  // namespace six
