// Which of a cavalry unit an attack strikes, where its player says so. [V-CAV-1, H-V2-CAV-TARGET]
#include <algorithm>

#include "engine/messages/reason.h"
#include "engine/rules/attack.h"
#include "engine/rules/context.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/sections.h"
#include "engine/state/ask.h"

namespace six {
namespace {

Result<Ok> check_name(const Asked& asked, const NameTarget& name) {
    if (name.who == asked.frame.figure || name.who == asked.frame.other) return Ok{};
    return Illegal{.clause = "V-CAV-1",
                   .why = Reason::wrong_answer,
                   .who = asked.frame.figure,
                   .other = name.who};
}

void resolve_name(Context& c, const Frame& asked, const NameTarget& name) {
    auto& targets = c.state.action.plan.targets;
    std::replace(targets.begin(), targets.end(), asked.figure, name.who);
}

// Whoever has more clicks left, and of equals the mount.
std::optional<BattleCommand> who_endures_more(const Asked& asked) {
    const auto left = [&](FigureId who) { return clicks_left(asked.table, asked.state[who], 0); };
    const FigureId mount = bearer_of(asked.state, asked.frame.figure);
    const FigureId rider = partner_of(asked.table, asked.state, mount);
    return NameTarget{left(rider) > left(mount) ? rider : mount};
}

}  // namespace

bool defender_names(const Table& table, const AttackPlan& plan) {
    return table.options[Option::v2_cav_target] == opt::v2_cav_target::defender_names &&
           !form_of(table, plan).on_friends;
}

// Only who could have been named by who attacks. [V-CAV-1]
NamedUnits units_to_name(const Table& table, const State& state, const AttackPlan& plan) {
    NamedUnits units;
    if (!defender_names(table, plan)) return units;
    for (std::size_t i = 0; i < plan.targets.size(); ++i) {
        const FigureId other = partner_of(table, state, plan.targets[i]);
        if (!other.exists()) continue;
        AttackPlan instead = plan;
        instead.targets[i] = other;
        if (check_aim(table, state, instead)) units.push_back({plan.targets[i], other});
    }
    return units;
}

// What is owed last is answered first.
void ask_for_names(Context& c, const NamedUnits& units) {
    for (std::size_t i = units.size(); i-- > 0;)
        c.owe(Ask::name_target, c[units[i].named].owner, units[i].named, units[i].other);
}

const Question questions::name_target{
    .ask = Ask::name_target,
    .clause = "V-CAV-1",
    .answers = {kAnswer<NameTarget, check_name, resolve_name>},
    .usual = who_endures_more,
    .propose =
        [](const Asked& asked, Proposals& out) {
            out.add(NameTarget{asked.frame.figure});
            out.add(NameTarget{asked.frame.other});
        },
    .offer =
        [](const Asked& asked, Offers& out) {
            for (const FigureId who : {asked.frame.figure, asked.frame.other})
                out.add(NameTarget{who}, {.key = "name", .who = who});
        },
    .about = About::two,
    .of_attack = always_of_attack,
    .wrong = [](const Asked& asked) -> std::string_view {
        const auto& [table, state, frame, sender] = asked;
        if (partner_of(table, state, frame.figure) != frame.other) return "a choice of no unit";
        return frame.seat == state[frame.figure].owner ? "" : "a choice of somebody else";
    }};

}  // namespace six
