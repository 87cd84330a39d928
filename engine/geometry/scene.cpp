#include "engine/geometry/scene.h"

#include <algorithm>
#include <cassert>

namespace six {

void Scene::clear() {
    for (const SceneBase& base : bases_) spots_of_[base.id.n] = {};
    bases_.clear();
    pieces_.clear();
    spots_.clear();
    rectangles_.clear();
    spot_groups_.clear();
    box_groups_.clear();
    longest_waist_ = {};
}

void Scene::add(FigureId id, const Base& base) {
    assert(id.n < kMaxFigures);
    assert(bases_.empty() || bases_.back().id < id);
    switch (base.shape.kind) {
        case BaseKind::disc:
        case BaseKind::quartered_disc:
            add_spot(id, base.at, base.shape.radius);
            break;
        case BaseKind::double_disc:
            for (const Vec2 at : circles_of(base)) add_spot(id, at, base.shape.radius);
            // The rear circle's place is rounded: two mils more than the shape says are enough.
            longest_waist_ =
                std::max(longest_waist_, base.shape.spacing + 2_mil - 2 * base.shape.radius);
            break;
        case BaseKind::rectangle:
            rectangles_.push_back(static_cast<std::uint16_t>(bases_.size()));
            break;
    }
    bases_.push_back({id, base});
}

void Scene::add_spot(FigureId id, Vec2 at, Inches radius) {
    assert(in_bounds(at) && Inches{} <= radius && radius <= kMaxCoordinate);
    SpotRange& own = spots_of_[id.n];
    if (own.count++ == 0) own.first = static_cast<std::uint16_t>(spots_.size());
    const std::size_t lane = spots_.size() % sweep::kGroup;
    if (lane == 0) spot_groups_.emplace_back();
    sweep::put_spot(spot_groups_.back(), lane, at, radius);
    spots_.push_back({at, radius, id, static_cast<std::uint16_t>(bases_.size())});
}

void Scene::add(PieceId id, const Polygon& outline) {
    assert(id.n < kMaxPieces && outline.corners.size() >= 3);
    assert(pieces_.empty() || pieces_.back().id < id);
    Vec2 lo = outline.corners.front(), hi = lo;
    for (const Vec2 corner : outline.corners) {
        lo = {std::min(lo.x, corner.x), std::min(lo.y, corner.y)};
        hi = {std::max(hi.x, corner.x), std::max(hi.y, corner.y)};
    }
    assert(in_bounds(lo) && in_bounds(hi));
    const std::size_t lane = pieces_.size() % sweep::kGroup;
    if (lane == 0) box_groups_.emplace_back();
    sweep::put_box(box_groups_.back(), lane, lo, hi);
    pieces_.push_back({id, &outline, lo, hi});
}

}  // namespace six
