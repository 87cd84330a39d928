#include "engine/rules/end_move.h"

#include <vector>

#include "engine/rules/damage.h"
#include "engine/rules/move.h"

namespace six {
namespace {

// All clicks of one moment; kept between moves so that a step allocates nothing.
using Due = std::vector<Clicks>;

const AbilityHooks* strikes(const Table& table, const Figure& guard, const Figure& mover) {
    if (!opposing(table, guard, mover) || !touching(table, guard, mover)) return nullptr;
    const AbilityHooks* pole_arm = in_force_with(table, guard, &AbilityHooks::pole_arm);
    return pole_arm && touches_front_of(table, guard, mover) ? pole_arm : nullptr;
}

const AbilityHooks* rams(const Table& table, const Figure& mover, const Figure& other) {
    if (!opposing(table, mover, other) || !touching(table, mover, other)) return nullptr;
    const AbilityHooks* ram = in_force_with(table, mover, &AbilityHooks::rams);
    return ram && touches_front_of(table, mover, other) ? ram : nullptr;
}

// Several Pole Arms each deal their click, each reduced on its own; whatever is left of it, the
// action is over. [U-SA-DEF-2, U-SA-DEF-13]
void meet_pole_arms(Context& c, FigureId mover, Due& due) {
    int count = 0;
    for_each_on_table(c.state, [&](FigureId, const Figure& guard) {
        count += strikes(c.table, guard, c[mover]) != nullptr;
    });
    bool first = true;
    for_each_on_table(c.state, [&](FigureId id, const Figure& guard) {
        const AbilityHooks* pole_arm = strikes(c.table, guard, c[mover]);
        if (!pole_arm) return;
        if (first)
            c.emit({.kind = EventKind::action_ended,
                    .clause = pole_arm->clause,
                    .who = mover,
                    .other = id});
        first = false;
        c.state.action.ended = true;
        const bool mutual = rams(c.table, c[mover], guard) != nullptr;
        due.push_back({.who = mover,
                       .clicks = reduced(c, mover, 1),
                       .cause = ClickWord::pole_arm,
                       .clause = mutual      ? Clause("FAQ-POLE-4")
                                 : count > 1 ? Clause("U-SA-DEF-13")
                                             : pole_arm->clause,
                       .by = guard.owner});
    });
}

void ram_into(Context& c, FigureId mover, Due& due) {
    for_each_on_table(c.state, [&](FigureId id, const Figure& other) {
        const AbilityHooks* ram = rams(c.table, c[mover], other);
        if (!ram) return;
        const bool mutual = strikes(c.table, other, c[mover]) != nullptr;
        due.push_back({.who = id,
                       .clicks = reduced(c, id, 1),
                       .cause = ClickWord::ram,
                       .clause = mutual ? Clause("FAQ-POLE-4") : ram->clause,
                       .by = c[mover].owner});
    });
}

}  // namespace

Result<AttackKind> follow_up_of(const Table& table, const State& state, FigureId who) {
    const Action& action = state.action;
    const Figure& figure = state[who];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = who, .where = figure.at};
    };
    const AbilityHooks* hooks = in_force_with(table, figure, &AbilityHooks::follows_up);
    if (!hooks || action.kind != ActionKind::move || action.who != who)
        return refuse("U-MOVE-10", Reason::no_free_action);
    if (action.free) return refuse("U-SA-SPD-14", Reason::no_free_action);
    if (action.ended) return refuse("U-SA-DEF-2", Reason::no_free_action);
    if (figure.has(note::touched)) return refuse(hooks->clause, Reason::began_in_contact);
    if (action.beyond_speed) return refuse("U-SA-SPD-13", Reason::moved_too_far_to_attack);
    if (captive_of(state, who).exists()) return refuse("U-CAP-21", Reason::is_captor);
    if (is_demoralized(table, figure)) return refuse("U-DEM-1", Reason::is_demoralized);
    return hooks->follow_up;
}

void end_move(Context& c) {
    static thread_local Due due;
    due.clear();
    // What everybody deals and takes is settled before the first dial turns. [FAQ-POLE-4]
    for (const FigureId mover : movers_of(c.state)) {
        meet_pole_arms(c, mover, due);
        ram_into(c, mover, due);
    }
    Volley volley(c);
    for (const Clicks& clicks : due) volley.click(clicks);
    volley.settle();

    const Action& action = c.state.action;
    if (action.kind != ActionKind::move || action.steered || !on_table(c[action.who])) return;
    if (follow_up_of(c.table, c.state, action.who))
        c.owe(FrameKind::follow_up, c[action.who].owner, action.who);
}

}  // namespace six
