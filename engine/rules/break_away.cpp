#include "engine/rules/break_away.h"

#include "engine/rules/damage.h"
#include "engine/rules/move.h"

namespace six {
namespace {

// Each opponent that had been touching the rider outside its front arc takes a click. [U-MOUNT-8]
void shake_off(Context& c, FigureId rider) {
    const Base base = base_of(c.table, c[rider]);
    for_each_on_table(c.state, [&](FigureId id, const Figure& other) {
        if (id == rider || !opposing(c.table, c[rider], other) ||
            !touching(c.table, c[rider], other))
            return;
        if (arcs_touched(base, base_of(c.table, other), c.table.contact_slack()).front) return;
        deal_clicks(c, {.who = id,
                        .clicks = 1,
                        .cause = ClickWord::shake_off,
                        .clause = "U-MOUNT-8",
                        .by = c[rider].owner});
    });
}

}  // namespace

BreakAwayNeed break_away_need(const Table& table, const Figure& figure) {
    if (warrior_of(table, figure).mounted) return {table.rules->break_away.mounted, "U-MOUNT-7"};
    return {table.rules->break_away.foot, "U-BREAK-2"};
}

void resolve_break_away_roll(Context& c, std::uint8_t pips) {
    const FigureId who = c.state.action.who;
    const bool mounted = warrior_of(c.table, c[who]).mounted;
    const BreakAwayNeed need = break_away_need(c.table, c[who]);
    const bool left = pips >= need.die;
    c.emit({.kind = EventKind::break_away_rolled,
            .clause = need.clause,
            .who = who,
            .n = pips,
            .word = static_cast<std::uint8_t>(left ? BreakAwayWord::left : BreakAwayWord::held)});
    if (!left) {
        if (!mounted)
            c.owe(FrameKind::turn_in_place, c[who].owner, who);  // [U-BREAK-3]; riders may not turn
        return;
    }
    if (mounted) shake_off(c, who);
    if (c.table.options[Option::break_before_path] == opt::break_before_path::path_first)
        return carry_out_move(c, {who, c.state.action.path, c.state.action.facing});
    c.owe(FrameKind::choose_path, c[who].owner, who);
}

Result<Ok> check_turn_in_place(const Table&, const State& state, const Turn& turn) {
    if (turn.who != state.action.who)
        return Illegal{.clause = "U-BREAK-3",
                       .why = Reason::wrong_answer,
                       .who = state.action.who,
                       .other = turn.who};
    return Ok{};
}

void resolve_turn_in_place(Context& c, const Turn& turn) {
    c[turn.who].facing = turn.facing;
    c.emit(
        {.kind = EventKind::turned, .clause = "U-BREAK-3", .who = turn.who, .facing = turn.facing});
}

}  // namespace six
