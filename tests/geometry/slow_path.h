// The slow twins of paths and plans: everything on the table in turn, straight from the
// definitions, by the exact predicates of segment.h and contact.h, which have twins of their own.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <vector>

#include "engine/geometry/bends.h"
#include "engine/geometry/contact.h"
#include "engine/geometry/path.h"
#include "engine/geometry/segment.h"

namespace six::slow {

class LegJudge {
public:
    LegJudge(const Scene& scene, const PathQuery& query, Vec2 a, Vec2 b) : a_(a), b_(b) {
        const auto counts = [&](FigureId id) {
            return id != query.mover && !(query.ignored && query.ignored->has(id));
        };
        for (const SceneBase& one : scene.bases()) {
            if (!counts(one.id)) continue;
            Block base;
            base.kind = BlockKind::base;
            base.figure = one.id;
            if (one.base.shape.kind == BaseKind::rectangle)
                note(base, enters_polygon(a, b, corners_of(one.base)));
            const Circles circles = circles_of(one.base);
            for (const Vec2 centre : circles)
                note(base, enters_disc(a, b, centre, one.base.shape.radius));
            if (circles.size() == 2) note(base, meets_segment(a, b, circles[0], circles[1]));
            for (const SceneBase& two : scene.bases()) {
                if (!counts(two.id) || two.id <= one.id) continue;
                const auto gap = closed_gap(one.base, two.base, query.contact_slack);
                if (!gap) continue;
                Block block;
                block.kind = BlockKind::gap;
                block.figure = one.id;
                block.other = two.id;
                note(block, meets_segment(a, b, gap->from, gap->to));
            }
        }
        for (const ScenePiece& piece : scene.pieces()) {
            if (!(query.barred >> piece.id.n & 1)) continue;
            Block block;
            block.kind = BlockKind::piece;
            block.piece = piece.id;
            note(block, enters_grown(a, b, piece.outline->corners,
                                     query.swept_radius - query.terrain_slack));
        }
        // Off the table: the half planes beyond its four sides, as far as anything may be.
        const Inches x = query.table.x, y = query.table.y, far = kMaxCoordinate;
        Block edge;
        edge.kind = BlockKind::edge;
        for (const std::array<Vec2, 4>& beyond :
             {std::array<Vec2, 4>{Vec2{-far, -far}, {Inches{}, -far}, {Inches{}, far}, {-far, far}},
              std::array<Vec2, 4>{Vec2{x, -far}, {far, -far}, {far, far}, {x, far}},
              std::array<Vec2, 4>{Vec2{-far, -far}, {far, -far}, {far, Inches{}}, {-far, Inches{}}},
              std::array<Vec2, 4>{Vec2{-far, y}, {far, y}, {far, far}, {-far, far}}})
            note(edge, enters_polygon(a, b, beyond));
    }

    Block first() const {
        Block block = first_;
        if (block.kind != BlockKind::none) block.where = entry_.place(a_, b_);
        return block;
    }

private:
    void note(const Block& block, const std::optional<Entry>& entry) {
        if (!entry) return;
        const auto rank = [](const Block& b) {
            return std::tie(b.kind, b.figure, b.other, b.piece);
        };
        if (first_.kind != BlockKind::none &&
            !(*entry < entry_ || (*entry == entry_ && rank(block) < rank(first_))))
            return;
        first_ = block;
        entry_ = *entry;
    }

    Vec2 a_, b_;
    Block first_;
    Entry entry_;
};

inline Block first_obstacle(const Scene& scene, const PathQuery& query) {
    Vec2 from = query.start;
    for (const Vec2 to : query.points) {
        const Block block = LegJudge(scene, query, from, to).first();
        if (block.kind != BlockKind::none) return block;
        from = to;
    }
    return {};
}

// The shortest way over all bends, each leg judged by the twin above: Dijkstra over the complete
// graph, or over the legs that are tangent at both ends, as the planner sees it.
inline std::optional<Inches> shortest_way(const Scene& scene, const PathQuery& query, Vec2 start,
                                          Vec2 goal, bool only_tangents) {
    Bends bends;
    find_bends(scene, query, start, goal, Inches::from_mils(1 << 30), bends);
    struct Node {
        Vec2 at;
        const Bend* bend = nullptr;
        const Ring* ring = nullptr;
        std::int64_t length = -1;
        bool settled = false;
    };
    std::vector<Node> nodes{{start, nullptr, nullptr, 0, false},
                            {goal, nullptr, nullptr, -1, false}};
    for (const Ring& ring : bends.rings)
        for (std::uint32_t i = 0; i < ring.count; ++i)
            nodes.push_back(
                {bends.bends[ring.first + i].at, &bends.bends[ring.first + i], &ring, -1, false});
    const auto wanted = [&](const Node& u, const Node& v) {
        if (!only_tangents) return true;
        const bool leaves = !u.bend || (v.at == goal && !v.bend && u.ring->holds_goal) ||
                            is_tangent(u.at, *u.bend, v.at);
        const bool arrives =
            !v.bend || (!u.bend && v.ring->holds_start) || is_tangent(u.at, *v.bend, v.at);
        return leaves && arrives;
    };
    while (true) {
        Node* best = nullptr;
        for (Node& node : nodes)
            if (!node.settled && node.length >= 0 && (!best || node.length < best->length))
                best = &node;
        if (!best) return std::nullopt;
        best->settled = true;
        if (best == &nodes[1]) return Inches::from_mils(static_cast<std::int32_t>(best->length));
        for (Node& node : nodes) {
            const std::int64_t length = best->length + distance(best->at, node.at).mils();
            if (node.settled || (node.length >= 0 && node.length <= length) || !wanted(*best, node))
                continue;
            if (LegJudge(scene, query, best->at, node.at).first().kind != BlockKind::none) continue;
            node.length = length;
        }
    }
}

}  // namespace six::slow
