#include "engine/rules/terrain_placement.h"

#include "engine/geometry/segment.h"

namespace six {
namespace {

bool nearer_than(const Polygon& a, const Polygon& b, Inches distance) {
    for (std::size_t i = 0; i < a.corners.size(); ++i)
        if (crosses_grown(a.corners[i], a.corners[(i + 1) % a.corners.size()], b.corners, distance))
            return true;
    return holds(a, b.corners[0]);
}

bool overlaps_area(const Polygon& outline, const Area& area) {
    const Polygon box{{area.low, {area.high.x, area.low.y}, area.high, {area.low.x, area.high.y}}};
    return nearer_than(outline, box, Inches{});
}

}  // namespace

Polygon placed_outline(const Piece& item, Vec2 at, Facing turned) {
    Polygon outline;
    outline.corners.reserve(item.outline.corners.size());
    for (const Vec2& corner : item.outline.corners)
        outline.corners.push_back(at + rotated(corner, turned));
    return outline;
}

Result<Ok> check_item_size(const Ruleset& rules, const Piece& item) {
    const std::int64_t area = double_area(item.outline) / 2;
    const std::int64_t low = square(rules.terrain_area_root_min.mils());
    const std::int64_t high = square(rules.terrain_area_root_max.mils());
    if (item.kind == TerrainKind::low_wall || (low <= area && area <= high))
        return Ok{};  // [U-TPL-5, U-TPL-7]
    return Illegal{.clause = "U-TPL-5",
                   .why = Reason::item_size,
                   .n = static_cast<std::int32_t>(area / 1'000'000),
                   .m = static_cast<std::int32_t>(high / 1'000'000)};
}

Result<Ok> check_item_place(const Agreement& agreement, const SetupState& state,
                            const PlacedItem& item) {
    const Polygon outline = placed_outline(agreement.terrain_box[item.item], item.at, item.turned);
    const auto refuse = [&](Reason why) {
        return Illegal{.clause = "U-TPL-4", .why = why, .where = item.at};
    };
    const Inches spacing = agreement.rules->terrain_spacing;
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
        if (overlaps_area(outline,
                          starting_area(*agreement.rules, agreement.field_size, state.edges[n])))
            return refuse(Reason::item_in_starting_area);
    return Ok{};
}

}  // namespace six
