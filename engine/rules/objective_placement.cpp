#include "engine/rules/objective_placement.h"

#include <algorithm>

#include "engine/geometry/segment.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rules/terrain_placement.h"

namespace six {
namespace {

constexpr Inches kGrid = 250_mil;
constexpr Inches kSearchRing = 125_mil;  // where the middle of many pieces is closed
constexpr std::int32_t kSearchPlaces = 360;

bool is_closed(TerrainKind kind) {
    return kind == TerrainKind::blocking || kind == TerrainKind::deep_water;
}

// Blocking terrain and deep water, and what a castle is built of. [V-OBJ-4]
std::vector<Polygon> closed_grounds(const Agreement& agreement, const SetupState& state) {
    std::vector<Polygon> grounds;
    for (const Piece& piece : agreement.fixed_terrain)
        if (is_closed(piece.kind)) grounds.push_back(piece.outline);
    for (const PlacedItem& item : state.placed)
        if (const Piece& piece = agreement.terrain_box[item.item]; is_closed(piece.kind))
            grounds.push_back(placed_outline(piece, item.at, item.turned));
    for (const PlacedSection& section : state.sections)
        grounds.push_back(ground_of(agreement, state, section));
    return grounds;
}

// Judges places for one token; what they have in common is found once.
class Openings {
public:
    Openings(const Agreement& agreement, const SetupState& state)
        : agreement_(agreement), state_(state), closed_(closed_grounds(agreement, state)) {
        for (std::uint8_t n = 0; n < agreement.seat_count; ++n)
            areas_.push_back(starting_area(agreement, state, Seat{n}));
    }

    bool is_open(Vec2 at) const {
        return std::none_of(closed_.begin(), closed_.end(),
                            [at](const Polygon& ground) { return holds(ground, at); });
    }
    const std::vector<Polygon>& closed() const { return closed_; }

    Result<Ok> check(Vec2 at, Inches gap) const {
        const auto refuse = [at](Clause clause, Reason why) {
            return Illegal{.clause = clause, .why = why, .where = at};
        };
        const Inches edge = agreement_.options.inches(Option::v2_obj_edge);
        const Vec2 size = agreement_.field_size;
        if (at.x < edge || at.y < edge || at.x > size.x - edge || at.y > size.y - edge)
            return refuse("V-OBJ-4", Reason::objective_near_edge);
        for (const Area& area : areas_)
            if (area.holds(at)) return refuse("V-OBJ-4", Reason::objective_in_starting_area);
        if (!is_open(at)) return refuse("V-OBJ-4", Reason::objective_in_terrain);
        for (const Vec2 other : state_.objectives)
            if (distance_squared(at, other) < square(gap.mils()))
                return Illegal{
                    .clause = gap == agreed_gap() ? Clause("V-OBJ-4") : Clause("V-OBJ-14"),
                    .why = Reason::objective_too_close,
                    .where = other,
                    .m = gap.mils()};
        return Ok{};
    }

    std::optional<Vec2> search(Inches gap) const {
        for (Inches y{}; y <= agreement_.field_size.y; y = y + kGrid)
            for (Inches x{}; x <= agreement_.field_size.x; x = x + kGrid)
                if (check({x, y}, gap)) return Vec2{x, y};
        return std::nullopt;
    }

    // What is agreed upon, or as much of it as leaves a place.
    Inches gap_now() const {
        for (Inches gap = agreed_gap(); gap > Inches{}; gap = gap - 1_in)
            if (search(gap)) return gap;
        return Inches{};
    }

private:
    Inches agreed_gap() const { return agreement_.options.inches(Option::v2_obj_gap); }

    const Agreement& agreement_;
    const SetupState& state_;
    std::vector<Polygon> closed_;
    std::vector<Area> areas_;
};

// Keeps the nearest of the open places that it is told of.
class NearestOpening {
public:
    NearestOpening(const Openings& openings, Vec2 middle) : openings_(openings), middle_(middle) {}

    // The place lies on an edge, which is inside; the nearest open one is a mil or two beside it.
    void look_about(Vec2 place) {
        constexpr std::int32_t kBeside = 2;
        std::optional<Vec2> best;
        for (std::int32_t x = -kBeside; x <= kBeside; ++x)
            for (std::int32_t y = -kBeside; y <= kBeside; ++y) {
                const Vec2 at = place + vec2_mils(x, y);
                const bool nearer =
                    !best || distance_squared(at, middle_) < distance_squared(*best, middle_);
                if (nearer && openings_.is_open(at)) best = at;
            }
        if (best) take(*best);
    }
    std::vector<Vec2> take_found() && { return std::move(found_); }

private:
    // Equally near within the rounding to whole mils.
    void take(Vec2 place) {
        constexpr std::int32_t kRounding = 1;
        const std::int32_t away = distance(place, middle_).mils();
        if (found_.empty() || away + kRounding < least_) {
            found_.clear();
            least_ = away;
        }
        least_ = std::min(least_, away);
        if (away <= least_ + kRounding &&
            std::find(found_.begin(), found_.end(), place) == found_.end())
            found_.push_back(place);
    }

    const Openings& openings_;
    Vec2 middle_;
    std::int32_t least_ = 0;
    std::vector<Vec2> found_;
};

// Where a line from `from` meets the edge at a right angle, or its nearer end.
Vec2 foot_on(Vec2 a, Vec2 b, Vec2 from) {
    const Vec2 edge = b - a;
    const std::int64_t length = length_squared(edge);
    const std::int64_t along = std::clamp<std::int64_t>(dot(edge, from - a), 0, length);
    const auto part = [&](Inches side) {
        return Inches::from_mils(static_cast<std::int32_t>(side.mils() * along / length));
    };
    return a + Vec2{part(edge.x), part(edge.y)};
}

}  // namespace

std::size_t objective_count(const Agreement& agreement) {
    switch (agreement.options[Option::v2_obj_count]) {
        case opt::v2_obj_count::one:
            return 1;
        case opt::v2_obj_count::three:
            return 3;
        case opt::v2_obj_count::five:
            return 5;
        case opt::v2_obj_count::seven:
            return 7;
        default:
            break;
    }
    const std::size_t players = agreement.seat_count;
    return players + 1 + players % 2;  // three with two, five with three and four
}

std::vector<Vec2> middle_places(const Agreement& agreement, const SetupState& state) {
    if (agreement.options[Option::v2_obj_centre] != opt::v2_obj_centre::centre) return {};
    const Vec2 size = agreement.field_size;
    const Vec2 middle = vec2_mils(size.x.mils() / 2, size.y.mils() / 2);
    const Openings judge(agreement, state);
    if (judge.is_open(middle)) return {middle};
    NearestOpening nearest(judge, middle);
    for (const Polygon& ground : judge.closed())
        for (std::size_t i = 0; i < ground.corners.size(); ++i)
            nearest.look_about(foot_on(ground.corners[i],
                                       ground.corners[(i + 1) % ground.corners.size()], middle));
    auto found = std::move(nearest).take_found();
    // Pieces that overlap may leave no edge open that is nearest to it.
    for (Inches ring = kSearchRing; found.empty() && ring < size.x + size.y;
         ring = ring + kSearchRing)
        for (std::int32_t i = 0; i < kSearchPlaces && found.empty(); ++i) {
            const Vec2 at = ahead_of(
                middle, Facing::from_tenths(i * (Facing::kFullTurn / kSearchPlaces)), ring);
            if (judge.is_open(at)) found.push_back(at);
        }
    return found;
}

Result<Ok> check_objective_place(const Agreement& agreement, const SetupState& state, Vec2 at) {
    const Openings judge(agreement, state);
    // Where it is far enough from the others nobody has to search.
    if (judge.check(at, agreement.options.inches(Option::v2_obj_gap))) return Ok{};
    return judge.check(at, judge.gap_now());
}

std::optional<Vec2> find_objective_place(const Agreement& agreement, const SetupState& state) {
    const Openings judge(agreement, state);
    return judge.search(judge.gap_now());
}

}  // namespace six
