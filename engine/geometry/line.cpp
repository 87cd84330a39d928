#include "engine/geometry/line.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "engine/geometry/contact.h"
#include "engine/geometry/meet.h"

namespace six {

namespace {

// What a line meets, as one number that orders those met at the same point: a base before a gap
// before a piece, then the lower id.
class Met {
public:
    static Met base(FigureId id) { return {BlockKind::base, id.n, FigureId::kNone}; }
    static Met gap(FigureId a, FigureId b) { return {BlockKind::gap, a.n, b.n}; }
    static Met piece(PieceId id) { return {BlockKind::piece, id.n, FigureId::kNone}; }
    friend auto operator<=>(Met, Met) = default;

    Block block(Vec2 where) const {
        const auto id = static_cast<std::uint16_t>(rank_ >> 16);
        const auto kind = static_cast<BlockKind>(rank_ >> 32);
        if (kind == BlockKind::piece) return {kind, {}, {}, PieceId{id}, where};
        return {kind, FigureId{id}, FigureId{static_cast<std::uint16_t>(rank_)}, {}, where};
    }

private:
    Met(BlockKind kind, std::uint16_t id, std::uint16_t other)
        : rank_(static_cast<std::uint64_t>(kind) << 32 | std::uint64_t{id} << 16 | other) {}
    std::uint64_t rank_;
    static_assert(BlockKind::base < BlockKind::gap && BlockKind::gap < BlockKind::piece);
};

constexpr std::int64_t kNoHorizon = std::int64_t{1} << 62;

// Takes what is met and keeps the first. A place is written where it may stay: copying would cost
// more than deciding.
class KeepFirst {
public:
    static constexpr bool kPlaces = true;
    bool done() const { return false; }
    Meet& place_of_next() { return at_[!best_]; }
    void offer(Met met) {
        if (found_) {
            const int order = compare(at_[!best_], at_[best_]);
            if (order > 0 || (order == 0 && met_ < met)) return;
        }
        found_ = true;
        met_ = met;
        best_ = !best_;
    }
    // What has no point p with (p - from) . d below this does not come before what was met. At a
    // tie it may still rank higher, but not among circles, which are visited in the order of their
    // ids.
    std::int64_t horizon(const Line& line) const {
        return found_ && at_[best_].den == line.dd ? at_[best_].whole : kNoHorizon;
    }
    Block block(const Line& line) const {
        return found_ ? met_.block(place(line, at_[best_])) : Block{};
    }

private:
    bool found_ = false;
    bool best_ = false;
    Met met_ = Met::base({});
    Meet at_[2];
};

// Asks only whether anything is met.
class KeepAny {
public:
    static constexpr bool kPlaces = false;
    bool done() const { return found_; }
    Meet& place_of_next() { return unused_; }
    void offer(Met) { found_ = true; }
    std::int64_t horizon(const Line&) const { return kNoHorizon; }

private:
    bool found_ = false;
    Meet unused_;
};

// One query: the sweep proposes, the rest decides.
template <class Keep>
class Search {
public:
    Search(const Scene& scene, const LineQuery& query, sweep::Unit unit)
        : scene_(scene), query_(query), unit_(unit), line_(query.from, query.to) {}

    void run() {
        propose();
        meet_circles();
        if (!keep_.done() && near_count_ > 1) meet_pairs();
        if (!keep_.done() && !scene_.rectangles().empty()) meet_rectangles();
        if (!keep_.done()) meet_pieces();
    }
    const Keep& keep() const { return keep_; }
    const Line& line() const { return line_; }

private:
    std::size_t words() const { return (scene_.spots().size() + 63) / 64; }
    template <class Visit>
    void for_each_near_spot(const Visit& visit) const {
        for (std::size_t w = 0; w < words(); ++w)
            for (std::uint64_t bits = near_.spots[w]; bits != 0; bits &= bits - 1)
                visit(64 * w + static_cast<std::size_t>(std::countr_zero(bits)));
    }

    bool counts(FigureId id) const {
        return id != query_.from_figure && id != query_.to_figure &&
               (query_.bases == nullptr || query_.bases->has(id));
    }

    // The spots proposed are in the way, or near enough to be one side of a gap: a line through the
    // gap of two touching circles that crosses neither passes within radius + slack of both, since
    // their centres are no further apart than both radii and the slack. The same holds of a waist.
    void propose() {
        const Inches slack = query_.gaps_block ? query_.contact_slack : Inches{};
        const sweep::CoarseLine line =
            sweep::coarse_line(query_.from, query_.to, std::max(slack, scene_.longest_waist()));
        const sweep::Targets targets = scene_.targets();
        sweep::all_near(targets, line, unit_, near_);
        forget(query_.from_figure);
        forget(query_.to_figure);
        if (query_.bases != nullptr)
            for_each_near_spot([&](std::size_t i) {
                if (!query_.bases->has(scene_.spots()[i].figure)) forget(i);
            });
    }
    void forget(std::size_t spot) { near_.spots[spot / 64] &= ~(std::uint64_t{1} << spot % 64); }
    void forget(FigureId id) {
        for (std::size_t i = 0; i < scene_.spot_count_of(id); ++i)
            forget(scene_.first_spot_of(id) + i);
    }

    void meet_circles() {
        for_each_near_spot([&](std::size_t i) {
            const Spot& spot = scene_.spots()[i];
            ++near_count_;
            if (keep_.done()) return;
            const bool crossed = Keep::kPlaces
                                     ? crosses_circle(line_, spot.at, spot.radius,
                                                      keep_.horizon(line_), keep_.place_of_next())
                                     : comes_within(line_, spot.at, spot.radius);
            if (crossed) keep_.offer(Met::base(spot.figure));
        });
    }

    // Waists, and gaps between circles that touch.
    void meet_pairs() {
        std::array<std::uint16_t, 2 * kMaxFigures> near;
        std::size_t count = 0;
        for_each_near_spot([&](std::size_t i) { near[count++] = static_cast<std::uint16_t>(i); });
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = i + 1; j < count; ++j)
                meet_pair(scene_.spots()[near[i]], scene_.spots()[near[j]]);
    }
    void meet_pair(const Spot& a, const Spot& b) {
        Meet& at = keep_.place_of_next();
        if (a.figure == b.figure) {
            if (meets_connection(line_, a.at, b.at, at)) keep_.offer(Met::base(a.figure));
            return;
        }
        if (!query_.gaps_block) return;
        if (!within(a.at, b.at, a.radius + b.radius + query_.contact_slack)) return;
        if (is_beyond(a.at) && is_beyond(b.at)) return;
        const Base& base_a = scene_.bases()[a.base].base;
        const Base& base_b = scene_.bases()[b.base].base;
        Connection gap{a.at, b.at};
        // Of two bases only the nearest circles close the gap.
        if (base_a.shape.kind == BaseKind::double_disc ||
            base_b.shape.kind == BaseKind::double_disc)
            gap = *closed_gap(base_a, base_b, query_.contact_slack);
        if (meets_connection(line_, gap.from, gap.to, at))
            keep_.offer(Met::gap(a.figure, b.figure));
    }

    // There are few of them and they are large: no sweep.
    void meet_rectangles() {
        const std::span<const SceneBase> bases = scene_.bases();
        const std::span<const std::uint16_t> rectangles = scene_.rectangles();
        for (std::size_t i = 0; i < rectangles.size(); ++i) {
            const SceneBase& a = bases[rectangles[i]];
            if (!counts(a.id)) continue;
            const Inches reach = reach_of(a.base.shape);
            if (comes_within(line_, a.base.at, reach) &&
                crosses_outline(line_, corners_of(a.base), unit_, keep_.place_of_next()))
                keep_.offer(Met::base(a.id));
            if (!query_.gaps_block) continue;
            for (std::size_t j = i + 1; j < rectangles.size(); ++j) {
                const SceneBase& b = bases[rectangles[j]];
                const Inches apart = reach + reach_of(b.base.shape) + query_.contact_slack;
                if (!counts(b.id) || !within(a.base.at, b.base.at, apart)) continue;
                if (!comes_within(line_, a.base.at, apart)) continue;
                const std::optional<Connection> gap =
                    closed_gap(a.base, b.base, query_.contact_slack);
                if (gap && meets_connection(line_, gap->from, gap->to, keep_.place_of_next()))
                    keep_.offer(Met::gap(a.id, b.id));
            }
        }
    }

    void meet_pieces() {
        for (std::uint64_t bits = near_.boxes; bits != 0; bits &= bits - 1) {
            const ScenePiece& piece =
                scene_.pieces()[static_cast<std::size_t>(std::countr_zero(bits))];
            if ((query_.blocking >> piece.id.n & 1) == 0) continue;
            if (is_beyond(nearest_corner(piece))) continue;
            if (!crosses_outline(line_, piece.outline->corners, unit_, keep_.place_of_next()))
                continue;
            keep_.offer(Met::piece(piece.id));
            if (keep_.done()) return;
        }
    }
    // Of its box, along the line.
    Vec2 nearest_corner(const ScenePiece& piece) const {
        return {line_.d.x < Inches{} ? piece.hi.x : piece.lo.x,
                line_.d.y < Inches{} ? piece.hi.y : piece.lo.y};
    }

    // Whether something with no point nearer than this one comes too late to be first.
    bool is_beyond(Vec2 point) const {
        return Keep::kPlaces && dot(point - line_.from, line_.d) > keep_.horizon(line_);
    }

    const Scene& scene_;
    const LineQuery& query_;
    const sweep::Unit unit_;
    const Line line_;
    sweep::Candidates near_;
    std::size_t near_count_ = 0;
    Keep keep_;
};

}  // namespace

Block first_block(const Scene& scene, const LineQuery& query, sweep::Unit unit) {
    Search<KeepFirst> search(scene, query, unit);
    search.run();
    return search.keep().block(search.line());
}

bool is_clear(const Scene& scene, const LineQuery& query, sweep::Unit unit) {
    Search<KeepAny> search(scene, query, unit);
    search.run();
    return !search.keep().done();
}

PieceSet pieces_crossed(const Scene& scene, Vec2 from, Vec2 to, sweep::Unit unit) {
    sweep::Candidates near;
    sweep::boxes_near(scene.targets(), sweep::coarse_line(from, to, Inches{}), unit, near);
    const Line line(from, to);
    PieceSet crossed = 0;
    for (std::uint64_t bits = near.boxes; bits != 0; bits &= bits - 1) {
        const ScenePiece& piece = scene.pieces()[static_cast<std::size_t>(std::countr_zero(bits))];
        Meet at;
        if (crosses_outline(line, piece.outline->corners, unit, at))
            crossed |= PieceSet{1} << piece.id.n;
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
