#include "engine/geometry/bends.h"

#include <algorithm>
#include <array>

#include "engine/geometry/direction_table.h"
#include "engine/geometry/facing.h"
#include "engine/geometry/segment.h"

namespace six {
namespace {

constexpr std::size_t kRingCorners = 32;
using RingCorners = std::array<Vec2, kRingCorners>;

// The circumscribed 32-gon, its corners rounded outwards to whole mils: both ends of a side move
// away from the centre in x and in y, so the side does, and no side crosses the disc.
RingCorners ring_about(Vec2 centre, Inches radius) {
    const auto outwards = [&](std::int32_t part) {
        const std::int64_t n = std::int64_t{radius.mils()} * part;
        return static_cast<std::int32_t>((n + Direction::kUnit - 1) / Direction::kUnit);
    };
    RingCorners corners;
    for (std::size_t k = 0; k < 8; ++k) {
        Vec2 offset = vec2_mils(outwards(kCircumscribed[k]), outwards(kCircumscribed[7 - k]));
        for (std::size_t quarter = 0; quarter < 4; ++quarter) {
            corners[quarter * 8 + k] = centre + offset;
            offset = {-offset.y, offset.x};
        }
    }
    return corners;
}

class Finder {
public:
    Finder(const PathQuery& query, Vec2 start, Vec2 goal, Inches longest, Bends& out)
        : query_(query), start_(start), goal_(goal), longest_(longest), out_(out) {}

    bool counts(FigureId id) const {
        return id != query_.mover && !(query_.ignored && query_.ignored->has(id));
    }

    // No path within the limit comes near a disc if the way by the nearest point of it is too long
    // already.
    bool too_far(Vec2 centre, Inches reach) const {
        const std::int64_t way = floor_root(distance_squared(start_, centre)) +
                                 floor_root(distance_squared(centre, goal_));
        return way > std::int64_t{longest_.mils()} + 2 * std::int64_t{reach.mils()};
    }

    void open_ring(std::span<const Vec2> corners) {
        Ring ring;
        ring.first = static_cast<std::uint32_t>(out_.bends.size());
        ring.holds_start = side_of(corners, start_) == Side::inside;
        ring.holds_goal = side_of(corners, goal_) == Side::inside;
        out_.rings.push_back(ring);
    }

    void add_bend(std::span<const Vec2> corners, std::size_t i) {
        const std::size_t n = corners.size();
        add_place(corners[i], corners[(i + n - 1) % n], corners[(i + 1) % n]);
    }

    void add_disc(Vec2 centre, Inches radius) {
        if (too_far(centre, radius)) return;
        const RingCorners corners = ring_about(centre, radius);
        open_ring(corners);
        for (std::size_t i = 0; i < kRingCorners; ++i) add_bend(corners, i);
    }

    // The outline itself: only where it juts out.
    void add_outline(std::span<const Vec2> corners) {
        open_ring(corners);
        const std::size_t n = corners.size();
        for (std::size_t i = 0; i < n; ++i)
            if (orientation(corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]) > 0)
                add_bend(corners, i);
    }

    // The outline grown by the reach: at each corner that juts out, as much of the ring about it as
    // keeps clear of the two edges that meet there.
    void add_grown(std::span<const Vec2> outline, Inches reach) {
        const std::size_t n = outline.size();
        for (std::size_t i = 0; i < n; ++i) {
            const Vec2 before = outline[(i + n - 1) % n];
            const Vec2 corner = outline[i];
            const Vec2 after = outline[(i + 1) % n];
            if (orientation(before, corner, after) <= 0 || too_far(corner, reach)) continue;
            const RingCorners corners = ring_about(corner, reach);
            open_ring(corners);
            for (std::size_t k = 0; k < kRingCorners; ++k) {
                const Vec2 at = corners[k];
                const bool inside =
                    orientation(before, corner, at) > 0 && orientation(corner, after, at) > 0;
                if (inside || crosses_disc(before, corner, at, reach) ||
                    crosses_disc(corner, after, at, reach))
                    continue;
                add_bend(corners, k);
            }
        }
    }

    // The gap between two circles may be open and yet so narrow that the rings about them leave no
    // way through. Then a place before it and one behind it serve instead, which any leg may use.
    void add_doorways(std::span<const Spot> spots) {
        Inches widest;
        for (const Spot& spot : spots) widest = std::max(widest, spot.radius);
        if (query_.contact_slack >= too_narrow(widest, widest)) return;
        for (std::size_t j = 1; j < spots.size(); ++j)
            for (std::size_t i = 0; i < j; ++i) add_doorway(spots[i], spots[j]);
    }

private:
    // Each ring stands out from its circle by a 206th of the radius, and up to two mils by
    // rounding.
    static Inches too_narrow(Inches a, Inches b) {
        return Inches::from_mils((a + b).mils() / 200 + 4);
    }

    void add_doorway(const Spot& a, const Spot& b) {
        const Inches radii = a.radius + b.radius;
        if (a.figure == b.figure || !counts(a.figure) || !counts(b.figure)) return;
        if (within(a.at, b.at, radii + query_.contact_slack) ||
            !within(a.at, b.at, radii + too_narrow(a.radius, b.radius)) || too_far(a.at, radii))
            return;
        // From a's rim half the gap on, and then aside by a quarter of the larger radius.
        const std::int32_t apart = distance(a.at, b.at).mils();
        const std::int32_t along = (a.radius.mils() + apart - b.radius.mils()) / 2;
        const std::int32_t aside = std::max(a.radius, b.radius).mils() / 4;
        const Vec2 d = b.at - a.at;
        const Vec2 middle = Entry::ratio(along, apart).place(a.at, b.at);
        const Vec2 side = Entry::ratio(aside, apart).place({}, {-d.y, d.x});
        const std::array<Vec2, 2> places{middle + side, middle - side};
        out_.rings.push_back({.first = static_cast<std::uint32_t>(out_.bends.size())});
        for (const Vec2 place : places) add_place(place, place, place);
    }

    void add_place(Vec2 at, Vec2 before, Vec2 after) {
        if (at.x < Inches{} || at.y < Inches{} || at.x > query_.table.x || at.y > query_.table.y)
            return;
        out_.bends.push_back({at, before, after});
        ++out_.rings.back().count;
    }

    const PathQuery& query_;
    Vec2 start_, goal_;
    Inches longest_;
    Bends& out_;
};

}  // namespace

void Bends::clear() {
    bends.clear();
    rings.clear();
}

void find_bends(const Scene& scene, const PathQuery& query, Vec2 start, Vec2 goal, Inches longest,
                Bends& out) {
    out.clear();
    Finder finder(query, start, goal, longest, out);
    for (const SceneBase& other : scene.bases()) {
        if (!finder.counts(other.id)) continue;
        if (other.base.shape.kind == BaseKind::rectangle) {
            if (!finder.too_far(other.base.at, reach_of(other.base.shape)))
                finder.add_outline(corners_of(other.base));
            continue;
        }
        for (const Vec2 centre : circles_of(other.base))
            finder.add_disc(centre, other.base.shape.radius);
    }
    finder.add_doorways(scene.spots());
    const Inches reach = query.swept_radius - query.terrain_slack;
    for (const ScenePiece& piece : scene.pieces()) {
        if (!(query.barred >> piece.id.n & 1)) continue;
        if (reach > Inches{})
            finder.add_grown(piece.outline->corners, reach);
        else
            finder.add_outline(piece.outline->corners);
    }
}

}  // namespace six
