#include "engine/rules/castle/castle_placement.h"

#include <algorithm>

#include "engine/base/wide.h"
#include "engine/geometry/path.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/terrain_placement.h"

namespace six {
namespace {

constexpr Inches kSearchStep = 1_in;

const Warrior& warrior_of(const Agreement& agreement, const SetupState& state, Seat seat,
                          std::uint8_t figure) {
    return agreement.catalog[state.armies[seat.n][figure]];
}

const KindRules& kind_of(const Agreement& agreement, const Warrior& warrior) {
    return (*agreement.rules->kinds)[static_cast<std::size_t>(warrior.kind)];
}

Inches contact_slack(const Agreement& agreement) {
    return agreement.options.inches(Option::contact_eps);
}

bool lies_in(const Area& area, const Polygon& outline) {
    const Area bounds = bounds_of(outline);
    return area.holds(bounds.low) && area.holds(bounds.high);
}

// A side of `a` has all of `b` before it, or reaching over it by no more than the slack.
bool parts(const Polygon& a, const Polygon& b, Inches slack) {
    for (std::size_t i = 0; i < a.corners.size(); ++i) {
        const Vec2 from = a.corners[i];
        const Vec2 side = a.corners[(i + 1) % a.corners.size()] - from;
        std::int64_t deepest = 0;
        for (const Vec2 corner : b.corners) deepest = std::max(deepest, cross(side, corner - from));
        if (Int128{deepest} * deepest <= Int128{length_squared(side)} * square(slack.mils()))
            return true;
    }
    return false;
}

bool reaches_edge(const Agreement& agreement, const SetupState& state, Seat seat,
                  const Polygon& outline) {
    return std::any_of(outline.corners.begin(), outline.corners.end(), [&](Vec2 corner) {
        return from_edge(agreement.field_size, state.edges[seat.n], corner) <=
               contact_slack(agreement);
    });
}

// Where the page says that it has to stand. [C-CASTLE-37, C-CASTLE-46]
Result<Ok> check_region(const Agreement& agreement, const SetupState& state,
                        const PlacedSection& wanted, const Polygon& ground) {
    const Clause in_area = agreement.rules->sections_in_area;
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .where = wanted.at, .n = wanted.figure};
    };
    if (in_area.exists()) {
        if (lies_in(starting_area(agreement, state, wanted.seat), ground)) return Ok{};
        return refuse(in_area, Reason::section_outside_area);
    }
    // It is terrain to the others: no item lies in a starting area. [U-TPL-4]
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n)
        if (!agreement.friends(wanted.seat, Seat{n}) &&
            overlaps_area(ground, starting_area(agreement, state, Seat{n})))
            return refuse("U-TPL-4", Reason::section_in_foreign_area);
    if (reaches_edge(agreement, state, wanted.seat, ground)) return Ok{};
    for (const PlacedSection& other : state.sections)
        if (other.seat == wanted.seat &&
            adjoins(ground, ground_of(agreement, state, other), contact_slack(agreement)))
            return Ok{};
    return refuse("C-CASTLE-46", Reason::section_not_at_edge);
}

int sections_joined(const Agreement& agreement, const SetupState& state,
                    const PlacedSection& planking, const Polygon& ground) {
    int joined = 0;
    for (const PlacedSection& other : state.sections) {
        const bool rests =
            agreement.friends(planking.seat, other.seat) &&
            warrior_of(agreement, state, other.seat, other.figure).kind != FigureKind::planking;
        if (rests && adjoins(ground, ground_of(agreement, state, other), contact_slack(agreement)))
            ++joined;
    }
    return joined;
}

// One axis of a search: the centres at which something that reaches from `low` to `high` beside
// them lies within the region.
class Axis {
public:
    Axis(Inches from, Inches to, Inches low, Inches high)
        : from_(from), to_(to), low_(low), high_(high) {
        add(from - low);
        add(to - high);
        for (Inches at = from; at <= to; at = at + kSearchStep) add(at);
    }
    void add_beside(Inches low, Inches high) {
        add(low - high_);  // flush on either side
        add(high - low_);
        add(low - low_);  // in line with it
        add(high - high_);
        add(Inches::from_mils((low.mils() + high.mils()) / 2));
    }
    const std::vector<Inches>& sorted() {
        std::sort(places_.begin(), places_.end());
        places_.erase(std::unique(places_.begin(), places_.end()), places_.end());
        return places_;
    }

private:
    void add(Inches at) {
        if (from_ <= at + low_ && at + high_ <= to_) places_.push_back(at);
    }

    Inches from_, to_, low_, high_;
    std::vector<Inches> places_;
};

}  // namespace

// Both are convex: what separates them runs along a side of one.
bool grounds_overlap(const Polygon& a, const Polygon& b, Inches slack) {
    return !parts(a, b, slack) && !parts(b, a, slack);
}

Result<Ok> check_sections_of_army(const Agreement& agreement, Seat seat,
                                  std::span<const WarriorId> army) {
    std::size_t sections = 0, pieces = 0;
    bool stronghold = false;  // a section other than walls
    for (const WarriorId id : army) {
        const Warrior& warrior = agreement.catalog[id];
        if (!is_castle(warrior.kind)) continue;
        const KindRules& kind = kind_of(agreement, warrior);
        ++sections;
        pieces += kind.has_gate ? 3 : 1;
        stronghold = stronghold || kind.fights_on;
    }
    const auto refuse = [](Clause clause, Reason why, std::size_t n, std::size_t m) {
        return Illegal{.clause = clause,
                       .why = why,
                       .n = static_cast<std::int32_t>(n),
                       .m = static_cast<std::int32_t>(m)};
    };
    const std::size_t most = kMaxSections / agreement.seat_count;
    const std::size_t items = items_each(agreement);
    const std::size_t terrain = agreement.fixed_terrain.size() +
                                (agreement.terrain_is_fixed ? 0 : items * agreement.seat_count);
    const std::size_t room =
        terrain < kMaxPieces ? (kMaxPieces - terrain) / agreement.seat_count : 0;
    if (sections > most) return refuse("U-ARMY-2", Reason::too_many_sections, sections, most);
    if (pieces > room) return refuse("U-ARMY-2", Reason::too_many_sections, pieces, room);
    if (sections == army.size()) return refuse("U-ARMY-7", Reason::army_of_sections, sections, 1);
    if (seat == agreement.defender && !stronghold)
        return refuse("C-SIEGE-2", Reason::siege_needs_section, 0, 1);
    return Ok{};
}

SectionsLeft sections_left(const Agreement& agreement, const SetupState& state, Seat seat) {
    SectionsLeft left;
    const auto& army = state.armies[seat.n];
    for (std::size_t i = 0; i < army.size(); ++i) {
        if (!is_castle(agreement.catalog[army[i]].kind)) continue;
        const bool stands = std::any_of(
            state.sections.begin(), state.sections.end(),
            [&](const PlacedSection& built) { return built.seat == seat && built.figure == i; });
        if (!stands) left.push_back(static_cast<std::uint8_t>(i));
    }
    return left;
}

Area bounds_of(const Polygon& outline) {
    Area bounds{outline.corners[0], outline.corners[0]};
    for (const Vec2 corner : outline.corners) {
        bounds.low = {std::min(bounds.low.x, corner.x), std::min(bounds.low.y, corner.y)};
        bounds.high = {std::max(bounds.high.x, corner.x), std::max(bounds.high.y, corner.y)};
    }
    return bounds;
}

Polygon ground_of(const Agreement& agreement, const SetupState& state,
                  const PlacedSection& section) {
    return section_outline(warrior_of(agreement, state, section.seat, section.figure), section.at,
                           section.facing);
}

Result<Ok> check_section_place(const Agreement& agreement, const SetupState& state,
                               const PlacedSection& wanted) {
    const Clause placing = clause_of_building(agreement);
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .where = wanted.at, .n = wanted.figure};
    };
    if (!in_bounds(wanted.at)) return refuse(placing, Reason::section_off_table);
    const Polygon ground = ground_of(agreement, state, wanted);
    if (!lies_in({{}, agreement.field_size}, ground))
        return refuse(placing, Reason::section_off_table);
    if (const auto sound = check_region(agreement, state, wanted, ground); !sound) return sound;
    for (const PlacedSection& other : state.sections)
        if (grounds_overlap(ground, ground_of(agreement, state, other), contact_slack(agreement)))
            return refuse(placing, Reason::sections_overlap);
    for (const Piece& piece : agreement.fixed_terrain)
        if (nearer_than(ground, piece.outline, agreement.rules->terrain.spacing))
            return refuse(clause_of_spacing(agreement), Reason::section_near_terrain);
    const bool planking =
        warrior_of(agreement, state, wanted.seat, wanted.figure).kind == FigureKind::planking;
    if (planking && sections_joined(agreement, state, wanted, ground) < 2)
        return refuse("C-CASTLE-16", Reason::planking_joins_two);
    return Ok{};
}

std::vector<PlacedSection> section_places(const Agreement& agreement, const SetupState& state,
                                          Seat seat, std::uint8_t figure) {
    const Warrior& warrior = warrior_of(agreement, state, seat, figure);
    const Edge edge = state.edges[seat.n];
    const Area region = agreement.rules->sections_in_area.exists()
                            ? starting_area(agreement, state, seat)
                            : Area{{}, agreement.field_size};
    std::vector<PlacedSection> places;
    for (const std::int32_t turn : {0, 900}) {
        const Facing facing = inwards(edge).turned(turn);
        const Area own = bounds_of(section_outline(warrior, {}, facing));
        Axis across(region.low.x, region.high.x, own.low.x, own.high.x);
        Axis up(region.low.y, region.high.y, own.low.y, own.high.y);
        for (const PlacedSection& other : state.sections) {
            const Area bounds = bounds_of(ground_of(agreement, state, other));
            across.add_beside(bounds.low.x, bounds.high.x);
            up.add_beside(bounds.low.y, bounds.high.y);
        }
        for (const Inches y : up.sorted())
            for (const Inches x : across.sorted()) places.push_back({seat, figure, {x, y}, facing});
        if (warrior.base.kind != BaseKind::rectangle) break;  // a circle is the same all round
    }
    std::stable_sort(places.begin(), places.end(),
                     [&](const PlacedSection& a, const PlacedSection& b) {
                         return from_edge(agreement.field_size, edge, a.at) <
                                from_edge(agreement.field_size, edge, b.at);
                     });
    return places;
}

std::optional<BuildSection> find_section_place(const Agreement& agreement, const SetupState& state,
                                               Seat seat) {
    InlineVector<WarriorId, kMaxSections> tried;  // one like another needs no second search
    for (const std::uint8_t figure : sections_left(agreement, state, seat)) {
        const WarriorId id = state.armies[seat.n][figure];
        if (std::find(tried.begin(), tried.end(), id) != tried.end()) continue;
        tried.push_back(id);
        for (const PlacedSection& place : section_places(agreement, state, seat, figure))
            if (check_section_place(agreement, state, place))
                return BuildSection{figure, place.at, place.facing};
    }
    return std::nullopt;
}

}  // namespace six
