#include "engine/geometry/path.h"

#include "engine/geometry/contact.h"
#include "engine/geometry/leg.h"

namespace six {
namespace {

bool lies_on_table(const Base& base, Vec2 table) {
    const auto holds = [&](Vec2 p, Inches margin) {
        return p.x >= margin && p.y >= margin && p.x <= table.x - margin && p.y <= table.y - margin;
    };
    if (base.shape.kind == BaseKind::rectangle) {
        for (const Vec2 corner : corners_of(base))
            if (!holds(corner, Inches{})) return false;
        return true;
    }
    for (const Vec2 centre : circles_of(base))
        if (!holds(centre, base.shape.radius)) return false;
    return true;
}

// Further from p than the reach in x or in y.
bool far_from(Vec2 p, Vec2 low, Vec2 high, Inches reach) {
    return p.x < low.x - reach || p.x > high.x + reach || p.y < low.y - reach ||
           p.y > high.y + reach;
}

}  // namespace

Inches path_length(Vec2 start, std::span<const Vec2> points) {
    Inches length;
    for (const Vec2 point : points) {
        length = length + distance(start, point);
        start = point;
    }
    return length;
}

Block first_obstacle(const Scene& scene, const PathQuery& query) {
    Vec2 from = query.start;
    for (const Vec2 to : query.points) {
        if (!leg_is_clear(scene, query, from, to))
            return first_obstacle_of_leg(scene, query, from, to);
        from = to;
    }
    return {};
}

Block first_overlap(const Scene& scene, const RestQuery& query) {
    const Vec2 at = query.base.at;
    const auto here = [&](Block block) {
        block.where = at;
        return block;
    };
    const Inches reach = reach_of(query.base.shape);
    for (const SceneBase& other : scene.bases()) {
        if (other.id == query.mover || (query.ignored && query.ignored->has(other.id))) continue;
        if (far_from(at, other.base.at, other.base.at, reach + reach_of(other.base.shape)))
            continue;
        if (meeting(query.base, other.base, query.contact_slack) == Meeting::overlapping)
            return here(base_block(other.id));
    }
    for (const ScenePiece& piece : scene.pieces()) {
        if (!(query.barred >> piece.id.n & 1) || far_from(at, piece.lo, piece.hi, reach)) continue;
        if (overlaps(*piece.outline, query.base, query.terrain_slack))
            return here(piece_block(piece.id));
    }
    if (!lies_on_table(query.base, query.table)) return here(edge_block());
    return {};
}

}  // namespace six
