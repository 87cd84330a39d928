#include "io/format/castle_plans.h"

namespace six::io {
namespace {

struct Plan {
    Option along, across;
};

Plan plan_of(FigureKind kind) {
    switch (kind) {
        case FigureKind::wall:
            return {Option::c_castle_plans_wall_depth, Option::c_castle_plans_wall_length};
        case FigureKind::gatehouse:
            return {Option::c_castle_plans_gatehouse_depth,
                    Option::c_castle_plans_gatehouse_length};
        case FigureKind::planking:
            return {Option::c_castle_plans_planking_width, Option::c_castle_plans_planking_length};
        default:
            return {Option::c_castle_plans_keep_side, Option::c_castle_plans_keep_side};
    }
}

}  // namespace

BaseShape usual_plan(FigureKind kind, const OptionValues& options) {
    const auto half = [&](Option side) { return Inches::from_mils(options[side] / 2); };
    BaseShape base;
    base.arc = Facing::kFullTurn;  // [C-CASTLE-8]
    if (kind == FigureKind::tower) {
        base.radius = half(Option::c_castle_plans_tower_diameter);
        return base;
    }
    const Plan plan = plan_of(kind);
    base.kind = BaseKind::rectangle;
    base.half_length = half(plan.along);
    base.half_width = half(plan.across);
    return base;
}

Dial planking_dial() {
    Dial dial;
    dial.clicks.push_back({});
    dial.clicks.push_back(three_skulls());
    return dial;
}

}  // namespace six::io
