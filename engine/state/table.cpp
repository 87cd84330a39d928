#include "engine/state/table.h"

namespace six {

OptionValues::OptionValues(Edition edition) {
    for (std::size_t i = 0; i < kOptionCount; ++i)
        values_[i] = kOptions[i].defaults[static_cast<std::size_t>(edition)];
    for (const OptionInfo& info : kOptions)
        if (belongs(info, edition))
            put(info.decides, info.defaults[static_cast<std::size_t>(edition)]);
}

bool OptionValues::set(Edition edition, Option option, std::int32_t value) {
    const OptionInfo& info = kOptions[static_cast<std::size_t>(option)];
    if (!belongs(info, edition) || value < info.min || value > info.max ||
        (value - info.min) % info.step != 0)
        return false;
    put(option, value);
    put(info.decides, value);
    return true;
}

Facing inwards(Edge edge) {
    switch (edge) {
        case Edge::south:
            return Facing::from_tenths(900);
        case Edge::east:
            return Facing::from_tenths(1800);
        case Edge::north:
            return Facing::from_tenths(2700);
        case Edge::west:
            break;
    }
    return Facing{};
}

Inches from_edge(Vec2 field_size, Edge edge, Vec2 at) {
    switch (edge) {
        case Edge::south:
            return at.y;
        case Edge::east:
            return field_size.x - at.x;
        case Edge::north:
            return field_size.y - at.y;
        case Edge::west:
            break;
    }
    return at.x;
}

Area starting_area(const Ruleset& rules, const OptionValues& options, Vec2 size, Edge edge,
                   bool besieged) {
    const Inches depth =
        besieged ? options.inches(Option::c_siege_area) : rules.field.area_depth(options);
    const Inches margin = rules.field.area_margin(options);
    const Inches zero;
    switch (edge) {
        case Edge::south:
            return {{margin, zero}, {size.x - margin, depth}};
        case Edge::east:
            return {{size.x - depth, margin}, {size.x, size.y - margin}};
        case Edge::north:
            return {{margin, size.y - depth}, {size.x - margin, size.y}};
        case Edge::west:
            return {{zero, margin}, {depth, size.y - margin}};
    }
    return {};
}

}  // namespace six
