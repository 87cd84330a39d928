#include "engine/game/place_near.h"

#include <algorithm>
#include <compare>
#include <cstdlib>
#include <vector>

#include "engine/base/overload.h"
#include "engine/game/offers.h"
#include "engine/geometry/base.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rules/objective_placement.h"
#include "engine/rules/query.h"
#include "engine/rules/terrain_placement.h"

namespace six {
namespace {

constexpr Inches kFurthest = 6_in;    // from the wish
constexpr Inches kMagnet = 500_mil;   // what is so nearly flush lies flush
constexpr Inches kRounding = 2_mil;   // so that a distance to keep survives whole mils
constexpr std::size_t kFewSides = 8;  // what is rounder has no sides to lie flush with
constexpr Inches kRingStep = 500_mil;
constexpr std::int32_t kRingPlaces = 24;
constexpr std::int32_t kContactPlaces = 720;

// In the order in which they are tried.
enum class Fit : std::uint8_t { in_corner, along_side, as_wished, near };

struct Candidate {
    Fit fit = Fit::near;
    std::int64_t away = 0;  // squared
    Vec2 at;
    friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

class Candidates {
public:
    explicit Candidates(Vec2 wish) : wish_(wish) { add(wish, Fit::as_wished); }

    void add(Vec2 at, Fit fit = Fit::near) {
        list_.push_back({fit, distance_squared(wish_, at), at});
    }
    void rings() {
        for (Inches ring = kRingStep; ring <= kFurthest; ring = ring + kRingStep)
            for (std::int32_t i = 0; i < kRingPlaces; ++i)
                add(ahead_of(wish_, Facing::from_tenths(i * (Facing::kFullTurn / kRingPlaces)),
                             ring));
    }
    const std::vector<Candidate>& in_order() {
        std::sort(list_.begin(), list_.end());
        list_.erase(std::unique(list_.begin(), list_.end()), list_.end());
        return list_;
    }

private:
    Vec2 wish_;
    std::vector<Candidate> list_;
};

// Rounded half away from zero.
std::int64_t divided(std::int64_t n, std::int64_t by) {
    const std::int64_t half = std::abs(by) / 2;
    return (n < 0 ? n - half : n + half) / by;
}

// Lines that are nearly parallel meet anywhere; so far away is far enough.
Vec2 vec2_rounded(std::int64_t x, std::int64_t y, std::int64_t by) {
    constexpr std::int64_t kFar = kMaxTable.mils();
    return vec2_mils(static_cast<std::int32_t>(std::clamp(divided(x, by), -kFar, kFar)),
                     static_cast<std::int32_t>(std::clamp(divided(y, by), -kFar, kFar)));
}

// Shifts of an outline that bring it to lines: at one it lies along a side, at two in a corner.
// Some lines draw what is near them; others are only where a place may be found.
enum class Pull : std::uint8_t { draws, lets_be };

class Shifts {
public:
    explicit Shifts(const Polygon& shape) : shape_(shape) {}

    // To the borders of an area, from inside.
    void within_area(const Area& area, Inches gap, Pull pull) {
        const Area own = bounds_of(shape_);
        add(vec2_mils(1, 0), (area.low.x + gap - own.low.x).mils(), pull);
        add(vec2_mils(1, 0), (area.high.x - gap - own.high.x).mils(), pull);
        add(vec2_mils(0, 1), (area.low.y + gap - own.low.y).mils(), pull);
        add(vec2_mils(0, 1), (area.high.y - gap - own.high.y).mils(), pull);
    }

    // So far before or behind another outline, seen along any side of the two; what draws it is in
    // line with it too.
    void beside(const Polygon& other, Inches gap, Pull pull = Pull::lets_be) {
        for (const Polygon* sides : {&shape_, &other}) {
            if (sides->corners.size() > kFewSides) continue;
            for (std::size_t i = 0; i < sides->corners.size(); ++i) {
                const Vec2 side =
                    sides->corners[(i + 1) % sides->corners.size()] - sides->corners[i];
                const Vec2 across{-side.y, side.x};
                const Extent own = extent(shape_, across), its = extent(other, across);
                const std::int64_t off =
                    gap == Inches{} ? 0
                                    : (gap + kRounding).mils() * ceil_root(length_squared(across));
                add(across, its.high - own.low + off, pull);
                add(across, its.low - own.high - off, pull);
                if (pull == Pull::lets_be) continue;
                add(across, its.low - own.low, pull);
                add(across, its.high - own.high, pull);
            }
        }
    }

    void candidates(Vec2 wish, Candidates& out) const {
        const auto offer = [&](Vec2 shift, bool drawn, Fit fit) {
            if (!within({}, shift, kFurthest)) return;
            out.add(wish + shift, drawn && within({}, shift, kMagnet) ? fit : Fit::near);
        };
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            offer(lines_[i].shift, lines_[i].draws(), Fit::along_side);
            for (std::size_t k = 0; k < i; ++k) {
                const Line &a = lines_[i], &b = lines_[k];
                const std::int64_t turn = cross(a.across, b.across);
                if (turn == 0) continue;
                offer(vec2_rounded(a.by * b.across.y.mils() - b.by * a.across.y.mils(),
                                   b.by * a.across.x.mils() - a.by * b.across.x.mils(), turn),
                      a.draws() && b.draws(), Fit::in_corner);
            }
        }
    }

private:
    struct Line {  // reached by every shift with dot(across, shift) == by
        Vec2 across;
        std::int64_t by;
        Vec2 shift;  // the shortest
        Pull pull;
        bool draws() const { return pull == Pull::draws; }
    };
    struct Extent {
        std::int64_t low, high;
    };

    static Extent extent(const Polygon& outline, Vec2 across) {
        Extent found{dot(across, outline.corners[0]), dot(across, outline.corners[0])};
        for (const Vec2 corner : outline.corners) {
            found.low = std::min(found.low, dot(across, corner));
            found.high = std::max(found.high, dot(across, corner));
        }
        return found;
    }

    void add(Vec2 across, std::int64_t by, Pull pull) {
        const std::int64_t length = length_squared(across);
        if (std::abs(by) / ceil_root(length) > kFurthest.mils()) return;
        const Vec2 shift = vec2_rounded(across.x.mils() * by, across.y.mils() * by, length);
        const bool known = std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) {
            return line.shift == shift && line.pull == pull && cross(line.across, across) == 0;
        });
        if (!known) lines_.push_back({across, by, shift, pull});
    }

    const Polygon& shape_;
    std::vector<Line> lines_;
};

void add_section_places(const Agreement& agreement, const SetupState& state, Seat seat,
                        const BuildSection& wish, Candidates& out) {
    const SectionsLeft left = sections_left(agreement, state, seat);
    if (std::find(left.begin(), left.end(), wish.figure) == left.end()) return;
    const Polygon shape = ground_of(agreement, state, {seat, wish.figure, wish.at, wish.facing});
    Shifts shifts(shape);
    shifts.within_area({{}, agreement.field_size}, Inches{}, Pull::draws);
    if (agreement.rules->sections_in_area.exists())
        shifts.within_area(starting_area(agreement, state, seat), Inches{}, Pull::draws);
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n)
        if (!agreement.friends(seat, Seat{n}))
            shifts.beside(outline_of(starting_area(agreement, state, Seat{n})), Inches{});
    for (const PlacedSection& other : state.sections)
        shifts.beside(ground_of(agreement, state, other), Inches{}, Pull::draws);
    for (const Piece& piece : agreement.fixed_terrain)
        shifts.beside(piece.outline, agreement.rules->terrain.spacing);
    shifts.candidates(wish.at, out);
    out.rings();
}

void add_item_places(const Agreement& agreement, const SetupState& state, const PlaceTerrain& wish,
                     Candidates& out) {
    if (std::find(state.pool.begin(), state.pool.end(), wish.item) == state.pool.end()) return;
    const Inches spacing = agreement.rules->terrain.spacing;
    const Polygon shape = placed_outline(agreement.terrain_box[wish.item], wish.at, wish.turned);
    Shifts shifts(shape);
    shifts.within_area({{}, agreement.field_size}, spacing, Pull::lets_be);
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n)
        shifts.beside(outline_of(starting_area(agreement, state, Seat{n})), Inches{});
    for (const PlacedItem& other : state.placed)
        shifts.beside(placed_outline(agreement.terrain_box[other.item], other.at, other.turned),
                      spacing);
    for (const PlacedSection& section : state.sections)
        shifts.beside(ground_of(agreement, state, section), spacing);
    shifts.candidates(wish.at, out);
    out.rings();
}

// All round the one that has to be touched: each circle of the one base against each of the other.
void add_contacts(const Table& table, const State& state, FigureId who, FigureId holder, Vec2 wish,
                  Facing facing, Candidates& out) {
    const Base held = base_of(table, state[holder]);
    const Base own{warrior_of(table, state[who]).base, {}, facing};
    const Inches apart = held.shape.radius + own.shape.radius;
    for (const Vec2 circle : circles_of(held))
        for (const Vec2 mine : circles_of(own)) {
            const Vec2 about = circle - mine;
            if (wish != about) out.add(ahead_of(about, facing_towards(wish - about), apart));
            for (std::int32_t i = 0; i < kContactPlaces; ++i)
                out.add(ahead_of(
                    about, Facing::from_tenths(i * (Facing::kFullTurn / kContactPlaces)), apart));
        }
}

void add_places(const BattleGame& game, Seat sender, const Command& wish, Candidates& out) {
    const bool asked = is_answer(game, wish);
    if (const auto* build = as<BuildSection>(wish); build && asked)
        add_section_places(*game.agreement(), game.setup(), sender, *build, out);
    if (const auto* item = as<PlaceTerrain>(wish); item && asked)
        add_item_places(*game.agreement(), game.setup(), *item, out);
    if (as<PlaceObjective>(wish) && asked) {
        out.rings();
        for (const Vec2 middle : middle_places(*game.agreement(), game.setup())) out.add(middle);
    }
    if (game.in_setup()) return;
    const State& state = game.state();
    if (const auto* place = as<Place>(wish);
        place && asked && place->who == state.owed.back().figure)
        add_contacts(game.table(), state, place->who, state.owed.back().other, place->at,
                     place->facing, out);
    if (const auto* leave = as<Disembark>(wish);
        leave && leave->who.n < state.figure_count && state[leave->who].chariot.exists())
        add_contacts(game.table(), state, leave->who, state[leave->who].chariot, leave->at,
                     leave->facing, out);
    if (as<UseAbility>(wish)) out.rings();
}

}  // namespace

PutDown put_down(Command& command) {
    return visit_command(Overload{[](BuildSection& c) {
                                      return PutDown{&c.at, &c.facing};
                                  },
                                  [](PlaceTerrain& c) {
                                      return PutDown{&c.at, &c.turned};
                                  },
                                  [](PlaceObjective& c) {
                                      return PutDown{&c.at, nullptr};
                                  },
                                  [](Place& c) {
                                      return PutDown{&c.at, &c.facing};
                                  },
                                  [](Disembark& c) {
                                      return PutDown{&c.at, &c.facing};
                                  },
                                  [](UseAbility& c) {
                                      return PutDown{&c.at, &c.facing};
                                  },
                                  [](auto&) { return PutDown{}; }},
                         command);
}

NearPlace place_near(const BattleGame& game, Seat sender, const Command& wish) {
    NearPlace found{wish};
    const Vec2* wished = put_down(found.command).at;
    if (wished && in_bounds(*wished)) {
        Candidates candidates(*wished);
        add_places(game, sender, wish, candidates);
        for (const Candidate& candidate : candidates.in_order()) {
            *put_down(found.command).at = candidate.at;
            if (game.check(sender, found.command)) return found;
        }
        found.command = wish;
    }
    if (const auto legal = game.check(sender, wish); !legal) found.refusal = legal.error();
    return found;
}

}  // namespace six
