#include "engine/geometry/line.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <optional>
#include <tuple>

#include "engine/geometry/contact.h"
#include "engine/geometry/meet.h"

namespace six {

namespace {

// What a query has met so far, at the place nearest to its start.
struct Hit {
    BlockKind kind = BlockKind::none;
    FigureId figure, other;
    PieceId piece;
    Meet at;
};

bool comes_before(const Hit& a, const Hit& b) {
    if (b.kind == BlockKind::none) return true;
    if (const int order = compare(a.at, b.at); order != 0) return order < 0;
    return std::tie(a.kind, a.figure, a.other, a.piece) <
           std::tie(b.kind, b.figure, b.other, b.piece);
}
static_assert(BlockKind::base < BlockKind::gap && BlockKind::gap < BlockKind::piece);

// The spots that the sweep proposes, without the two figures' own. Each is in the way, or near
// enough to be one side of a gap: a line through the gap of two touching circles that crosses
// neither of them passes within radius + slack of both, since their centres are no further apart
// than both radii and the slack.
class Spots {
public:
    Spots(const Scene& scene, const LineQuery& query, sweep::Unit unit) : scene_(scene) {
        const Inches slack = query.gaps_block ? query.contact_slack : Inches{};
        const sweep::CoarseLine line =
            sweep::coarse_line(query.from, query.to, std::max(slack, scene.longest_waist()));
        sweep::spots_near(scene.targets(), line, unit, near_);
        sweep::boxes_near(scene.targets(), line, unit, near_);
        remove(query.from_figure);
        remove(query.to_figure);
        if (query.bases != nullptr) keep_only(*query.bases);
    }

    std::size_t words() const { return (scene_.spots().size() + 63) / 64; }
    std::uint64_t word(std::size_t i) const { return near_.spots[i]; }
    std::uint64_t boxes() const { return near_.boxes; }

private:
    void remove(FigureId id) {
        const std::span<const Spot> spots = scene_.spots();
        for (std::size_t i = scene_.first_spot_of(id); i < spots.size() && spots[i].figure == id;
             ++i)
            near_.spots[i / 64] &= ~(std::uint64_t{1} << i % 64);
    }
    void keep_only(const FigureSet& figures) {
        for (std::size_t w = 0; w < words(); ++w)
            for (std::uint64_t rest = near_.spots[w]; rest != 0; rest &= rest - 1) {
                const std::size_t i = 64 * w + static_cast<std::size_t>(std::countr_zero(rest));
                if (!figures.has(scene_.spots()[i].figure)) near_.spots[w] &= ~(rest & -rest);
            }
    }

    const Scene& scene_;
    sweep::Candidates near_;
};

bool counts(const LineQuery& query, FigureId id) {
    return id != query.from_figure && id != query.to_figure &&
           (query.bases == nullptr || query.bases->has(id));
}

// Finds the first thing in the way, or (first = false) just anything.
class Finder {
public:
    Finder(const Scene& scene, const LineQuery& query, sweep::Unit unit, bool first)
        : scene_(scene),
          query_(query),
          line_(query.from, query.to),
          near_(scene, query, unit),
          first_(first) {}

    const Hit& find() {
        meet_circles();
        if (done()) return best_;
        meet_pairs();
        if (done()) return best_;
        if (!scene_.rectangles().empty()) meet_rectangles();
        if (done()) return best_;
        meet_pieces();
        return best_;
    }
    const Line& line() const { return line_; }

private:
    bool done() const { return !first_ && best_.kind != BlockKind::none; }

    void offer(const Hit& hit) {
        if (comes_before(hit, best_)) best_ = hit;
    }
    void offer_base(FigureId figure, const Meet& at) {
        offer({.kind = BlockKind::base, .figure = figure, .other = {}, .piece = {}, .at = at});
    }
    void offer_gap(FigureId a, FigureId b, const Meet& at) {
        offer({.kind = BlockKind::gap, .figure = a, .other = b, .piece = {}, .at = at});
    }

    void meet_circles() {
        const std::span<const Spot> spots = scene_.spots();
        for (std::size_t w = 0; w < near_.words(); ++w)
            for (std::uint64_t rest = near_.word(w); rest != 0; rest &= rest - 1) {
                const std::size_t i = 64 * w + static_cast<std::size_t>(std::countr_zero(rest));
                near_spots_[near_count_++] = static_cast<std::uint16_t>(i);
                Meet at;
                if (!crosses_circle(line_, spots[i].at, spots[i].radius, at)) continue;
                offer_base(spots[i].figure, at);
                if (done()) return;
            }
    }

    // Waists, and gaps between circles that touch. Of two bases only the nearest circles close the
    // gap.
    void meet_pairs() {
        for (std::size_t i = 0; i < near_count_; ++i)
            for (std::size_t j = i + 1; j < near_count_; ++j)
                meet_pair(scene_.spots()[near_spots_[i]], scene_.spots()[near_spots_[j]]);
    }
    void meet_pair(const Spot& a, const Spot& b) {
        Meet at;
        if (a.figure == b.figure) {
            if (meets_connection(line_, a.at, b.at, at)) offer_base(a.figure, at);
            return;
        }
        if (!query_.gaps_block) return;
        if (!within(a.at, b.at, a.radius + b.radius + query_.contact_slack)) return;
        const Base& base_a = scene_.bases()[a.base].base;
        const Base& base_b = scene_.bases()[b.base].base;
        Connection gap{a.at, b.at};
        if (base_a.shape.kind == BaseKind::double_disc ||
            base_b.shape.kind == BaseKind::double_disc)
            gap = *closed_gap(base_a, base_b, query_.contact_slack);
        if (meets_connection(line_, gap.from, gap.to, at)) offer_gap(a.figure, b.figure, at);
    }

    // There are few of them and they are large: no sweep.
    void meet_rectangles() {
        const std::span<const SceneBase> bases = scene_.bases();
        const std::span<const std::uint16_t> rectangles = scene_.rectangles();
        for (std::size_t i = 0; i < rectangles.size(); ++i) {
            const SceneBase& a = bases[rectangles[i]];
            if (!counts(query_, a.id)) continue;
            const Inches reach = reach_of(a.base.shape);
            Meet at;
            if (comes_within(line_, a.base.at, reach) &&
                crosses_outline(line_, corners_of(a.base), at))
                offer_base(a.id, at);
            if (!query_.gaps_block) continue;
            for (std::size_t j = i + 1; j < rectangles.size(); ++j) {
                const SceneBase& b = bases[rectangles[j]];
                const Inches apart = reach + reach_of(b.base.shape) + query_.contact_slack;
                if (!counts(query_, b.id) || !within(a.base.at, b.base.at, apart)) continue;
                if (!comes_within(line_, a.base.at, apart)) continue;
                const std::optional<Connection> gap =
                    closed_gap(a.base, b.base, query_.contact_slack);
                if (gap && meets_connection(line_, gap->from, gap->to, at))
                    offer_gap(a.id, b.id, at);
            }
        }
    }

    void meet_pieces() {
        for (std::uint64_t rest = near_.boxes(); rest != 0; rest &= rest - 1) {
            const ScenePiece& piece =
                scene_.pieces()[static_cast<std::size_t>(std::countr_zero(rest))];
            if ((query_.blocking >> piece.id.n & 1) == 0) continue;
            Meet at;
            if (!crosses_outline(line_, piece.outline->corners, at)) continue;
            offer(
                {.kind = BlockKind::piece, .figure = {}, .other = {}, .piece = piece.id, .at = at});
            if (done()) return;
        }
    }

    const Scene& scene_;
    const LineQuery& query_;
    const Line line_;
    const Spots near_;
    const bool first_;
    std::size_t near_count_ = 0;
    std::array<std::uint16_t, 2 * kMaxFigures> near_spots_;
    Hit best_;
};

}  // namespace

Block first_block(const Scene& scene, const LineQuery& query, sweep::Unit unit) {
    Finder finder(scene, query, unit, true);
    const Hit& hit = finder.find();
    if (hit.kind == BlockKind::none) return {};
    return {hit.kind, hit.figure, hit.other, hit.piece, place(finder.line(), hit.at)};
}

bool is_clear(const Scene& scene, const LineQuery& query, sweep::Unit unit) {
    return Finder(scene, query, unit, false).find().kind == BlockKind::none;
}

PieceSet pieces_crossed(const Scene& scene, Vec2 from, Vec2 to, sweep::Unit unit) {
    sweep::Candidates near;
    sweep::boxes_near(scene.targets(), sweep::coarse_line(from, to, Inches{}), unit, near);
    const Line line(from, to);
    PieceSet crossed = 0;
    for (std::uint64_t rest = near.boxes; rest != 0; rest &= rest - 1) {
        const ScenePiece& piece = scene.pieces()[static_cast<std::size_t>(std::countr_zero(rest))];
        Meet at;
        if (crosses_outline(line, piece.outline->corners, at)) crossed |= PieceSet{1} << piece.id.n;
    }
    return crossed;
}

Block first_block(const Scene& scene, const LineQuery& query) {
    return first_block(scene, query, sweep::best_unit());
}

bool is_clear(const Scene& scene, const LineQuery& query) {
    return is_clear(scene, query, sweep::best_unit());
}

PieceSet pieces_crossed(const Scene& scene, Vec2 from, Vec2 to) {
    return pieces_crossed(scene, from, to, sweep::best_unit());
}

}  // namespace six
