#include "tests/support/line_twin.h"

#include <optional>
#include <tuple>

#include "engine/geometry/contact.h"
#include "engine/geometry/segment.h"

namespace six::twin {

namespace {

struct Found {
    Entry entry;
    Block block;
};

void keep_first(std::optional<Found>& best, const std::optional<Entry>& entry, Block block) {
    if (!entry) return;
    const auto rank = [](const Block& b) { return std::tie(b.kind, b.figure, b.other, b.piece); };
    if (best && *entry > best->entry) return;
    if (best && *entry == best->entry && rank(best->block) <= rank(block)) return;
    best = Found{*entry, block};
}

bool counts(const LineQuery& query, FigureId id) {
    return id != query.from_figure && id != query.to_figure &&
           (query.bases == nullptr || query.bases->has(id));
}

bool counts(const LineQuery& query, PieceId id) {
    return query.blocking >> id.n & 1;
}

Block of_base(FigureId id) {
    return {BlockKind::base, id, {}, {}, {}};
}

}  // namespace

Block first_block(const Scene& scene, const LineQuery& query) {
    std::optional<Found> best;
    const Vec2 from = query.from, to = query.to;
    for (const SceneBase& a : scene.bases()) {
        if (!counts(query, a.id)) continue;
        const Circles circles = circles_of(a.base);
        for (const Vec2 centre : circles)
            keep_first(best, enters_disc(from, to, centre, a.base.shape.radius), of_base(a.id));
        if (circles.size() == 2)
            keep_first(best, meets_segment(from, to, circles[0], circles[1]), of_base(a.id));
        if (circles.empty())
            keep_first(best, enters_polygon(from, to, corners_of(a.base)), of_base(a.id));
        if (!query.gaps_block) continue;
        for (const SceneBase& b : scene.bases()) {
            if (!counts(query, b.id) || b.id <= a.id) continue;
            const std::optional<Connection> gap = closed_gap(a.base, b.base, query.contact_slack);
            if (!gap) continue;
            keep_first(best, meets_segment(from, to, gap->from, gap->to),
                       {BlockKind::gap, a.id, b.id, {}, {}});
        }
    }
    for (const ScenePiece& piece : scene.pieces())
        if (counts(query, piece.id))
            keep_first(best, enters_polygon(from, to, piece.outline->corners),
                       {BlockKind::piece, {}, {}, piece.id, {}});
    if (!best) return {};
    best->block.where = best->entry.place(from, to);
    return best->block;
}

bool is_clear(const Scene& scene, const LineQuery& query) {
    return twin::first_block(scene, query).kind == BlockKind::none;
}

PieceSet pieces_crossed(const Scene& scene, Vec2 from, Vec2 to) {
    PieceSet crossed = 0;
    for (const ScenePiece& piece : scene.pieces())
        if (crosses_polygon(from, to, *piece.outline)) crossed |= PieceSet{1} << piece.id.n;
    return crossed;
}

}  // namespace six::twin
