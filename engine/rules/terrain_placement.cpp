#include "engine/rules/terrain_placement.h"

#include <algorithm>

#include "engine/base/wide.h"
#include "engine/geometry/segment.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rules/terrain.h"

namespace six {

bool nearer_than(const Polygon& a, const Polygon& b, Inches distance) {
    for (std::size_t i = 0; i < a.corners.size(); ++i)
        if (crosses_grown(a.corners[i], a.corners[(i + 1) % a.corners.size()], b.corners, distance))
            return true;
    return holds(a, b.corners[0]);
}

Polygon outline_of(const Area& area) {
    return {{area.low, {area.high.x, area.low.y}, area.high, {area.low.x, area.high.y}}};
}

bool overlaps_area(const Polygon& outline, const Area& area) {
    return nearer_than(outline, outline_of(area), Inches{});
}

namespace {

// Whether the outline fits between two parallel lines along one of its edges that are no further
// apart than `across`, and is no longer than `along` in that direction. Compared squared.
bool fits_strip(const Polygon& outline, Inches along, Inches across) {
    Vec2 from = outline.corners.back();
    for (const Vec2 to : outline.corners) {
        const Vec2 edge = to - from;
        std::int64_t least_along = 0, most_along = 0, least_across = 0, most_across = 0;
        for (const Vec2 corner : outline.corners) {
            least_along = std::min(least_along, dot(edge, corner - from));
            most_along = std::max(most_along, dot(edge, corner - from));
            least_across = std::min(least_across, cross(edge, corner - from));
            most_across = std::max(most_across, cross(edge, corner - from));
        }
        const Int128 length = most_along - least_along;
        const Int128 width = most_across - least_across;
        const Int128 unit = length_squared(edge);
        const auto fits = [&](Int128 extent, Inches limit) {
            return extent * extent <= unit * square(limit.mils());
        };
        if ((fits(length, along) && fits(width, across)) ||
            (fits(width, along) && fits(length, across)))
            return true;
        from = to;
    }
    return false;
}

Result<Ok> check_size(const Ruleset& rules, const OptionValues& options, const Piece& item) {
    if (item.kind == TerrainKind::low_wall) {
        const Inches length = options.inches(Option::low_wall_size_length);
        const Inches thickness = options.inches(Option::low_wall_size_thickness);
        if (fits_strip(item.outline, length, thickness)) return Ok{};
        return Illegal{.clause = "U-TPL-7",
                       .why = Reason::wall_size,
                       .n = thickness.mils(),
                       .m = length.mils()};
    }
    const std::int64_t area = double_area(item.outline) / 2;
    const std::int64_t low = square(rules.terrain.area_root_min.mils());
    const std::int64_t high = square(rules.terrain.area_root_max.mils());
    if (low <= area && area <= high) return Ok{};
    return Illegal{.clause = "U-TPL-5",
                   .why = Reason::item_size,
                   .n = static_cast<std::int32_t>(area / 1'000'000),
                   .m = static_cast<std::int32_t>(high / 1'000'000)};
}

}  // namespace

Polygon placed_outline(const Piece& item, Vec2 at, Facing turned) {
    Polygon outline;
    outline.corners.reserve(item.outline.corners.size());
    for (const Vec2& corner : item.outline.corners)
        outline.corners.push_back(at + rotated(corner, turned));
    return outline;
}

Piece placed_piece(const Piece& item, Vec2 at, Facing turned) {
    Piece piece = item;
    piece.outline = placed_outline(item, at, turned);
    for (Vec2& point : piece.access) point = at + rotated(point, turned);
    return piece;
}

Result<Ok> check_item(const Ruleset& rules, const OptionValues& options, const Piece& item) {
    if (item.kind == TerrainKind::clear && item.height == Height::ground)
        return Illegal{.clause = "U-TPL-2", .why = Reason::clear_is_no_item};
    if (const auto size = check_size(rules, options, item); !size) return size;
    return check_access(item);
}

Result<Ok> check_item_place(const Agreement& agreement, const SetupState& state,
                            const PlacedItem& item) {
    const Polygon outline = placed_outline(agreement.terrain_box[item.item], item.at, item.turned);
    const auto refuse = [&](Reason why) {
        return Illegal{.clause = "U-TPL-4", .why = why, .where = item.at};
    };
    const Inches spacing = agreement.rules->terrain.spacing;
    for (const Vec2& corner : outline.corners)
        if (corner.x < spacing || corner.y < spacing ||
            corner.x > agreement.field_size.x - spacing ||
            corner.y > agreement.field_size.y - spacing)
            return refuse(Reason::item_near_edge);
    for (const PlacedItem& other : state.placed)
        if (nearer_than(outline,
                        placed_outline(agreement.terrain_box[other.item], other.at, other.turned),
                        spacing))
            return refuse(Reason::item_too_close);
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n)
        if (overlaps_area(outline, starting_area(agreement, state, Seat{n})))
            return refuse(Reason::item_in_starting_area);
    for (const PlacedSection& section : state.sections)
        if (nearer_than(outline, ground_of(agreement, state, section), spacing))
            return Illegal{.clause = clause_of_spacing(agreement),
                           .why = Reason::item_too_close,
                           .where = item.at};
    return Ok{};
}

std::optional<PlaceTerrain> find_terrain_place(const Agreement& agreement,
                                               const SetupState& state) {
    for (const std::uint8_t item : state.pool)
        for (std::int32_t eighth = 0; eighth < 8; ++eighth)
            for (Inches y = 1_in; y < agreement.field_size.y; y = y + 1_in)
                for (Inches x = 1_in; x < agreement.field_size.x; x = x + 1_in) {
                    const PlacedItem wanted{item, {x, y}, Facing::from_tenths(450 * eighth)};
                    if (check_item_place(agreement, state, wanted))
                        return PlaceTerrain{item, wanted.at, wanted.turned};
                }
    return std::nullopt;
}

}  // namespace six
