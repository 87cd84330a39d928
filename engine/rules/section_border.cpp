// A shot at the border of two sections of which one cannot be affected: its target's player picks
// before the action is given, and on that one no attack takes place. The action is kept for
// something else. [MDW-RATK-5 to MDW-RATK-8]
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/attack.h"
#include "engine/rules/context.h"
#include "engine/rules/sections.h"
#include "engine/state/ask.h"

namespace six {
namespace {

std::size_t index_of(const AttackPlan& plan, FigureId target) {
    std::size_t index = 0;
    while (plan.targets[index] != target) ++index;
    return index;
}

// The line as it would be drawn meets two sections, and may not affect one of them.
bool is_open_and_shut(const Table& table, const State& state, const AttackPlan& plan,
                      FigureId target) {
    const SectionSet met = sections_met(table, state, plan, target);
    if (__builtin_popcount(met.bits) < 2) return false;
    for (std::uint8_t i = 0; i < kMaxDials; ++i)
        if (has(met, i) && is_active(table, state[target], i) &&
            !check_section(table, state, plan, target, i))
            return true;
    return false;
}

// No attack takes place: all is as it was, but that this is not tried again. An attack that was to
// follow a move may still follow it.
void go_back(Context& c, const AttackPlan& plan, FigureId target) {
    for (const FigureId one : plan.targets) c[one].struck = 0;
    const Memo tried{MemoKind::refused_on_border, plan.who, target, plan.section};
    if (!c.state.memos.full()) c.state.memos.push_back(tried);
    if (c.state.action.kind == ActionKind::none) {
        c.state.action = {};
        return;
    }
    c.state.action.plan = {};
    c.state.action.picked = 0;
    c.owe(Ask::follow_up, c[plan.who].owner, plan.who);
    c.state.owed.back().sections = plan.section;
}

}  // namespace

FigureId border_to_pick(const Table& table, const State& state, const AttackPlan& plan,
                        std::uint8_t picked) {
    if (plan.kind != AttackKind::ranged || plan.at_point ||
        table.options[Option::borderline_forbidden_section] !=
            opt::borderline_forbidden_section::defender_picks_action_kept)
        return {};
    for (std::size_t i = 0; i < plan.targets.size(); ++i)
        if (!(picked >> i & 1) && is_large(table, state[plan.targets[i]]) &&
            is_open_and_shut(table, state, plan, plan.targets[i]))
            return plan.targets[i];
    return {};
}

void ask_on_border(Context& c, const AttackPlan& plan, FigureId target) {
    c.state.action.plan = plan;
    c.owe(Ask::choose_section, c[target].owner, target, plan.who);
    c.state.owed.back().sections = sections_met(c.table, c.state, plan, target).bits;
}

bool was_refused_on_border(const State& state, const AttackPlan& plan) {
    for (const Memo& memo : state.memos)
        for (const FigureId target : plan.targets)
            if (memo == Memo{MemoKind::refused_on_border, plan.who, target, plan.section})
                return true;
    return false;
}

void forget_refusals(State& state) {
    for (std::size_t i = state.memos.size(); i-- > 0;)
        if (state.memos[i].kind == MemoKind::refused_on_border) state.memos.erase_at(i);
}

bool is_picked(const State& state, FigureId target) {
    const Action& action = state.action;
    for (std::size_t i = 0; i < action.plan.targets.size(); ++i)
        if (action.plan.targets[i] == target) return (action.picked >> i & 1) != 0;
    return false;
}

void pick_on_border(Context& c, const Frame& asked, const ChooseSection& choice) {
    const AttackPlan plan = c.state.action.plan;
    if (is_active(c.table, c[choice.who], choice.section))
        if (const auto may = check_section(c.table, c.state, plan, choice.who, choice.section);
            !may) {
            const bool hidden = may.error().why == Reason::target_has_stealth;
            c.emit({.kind = EventKind::attack_forfeited,
                    .clause = hidden ? Clause("MDW-RATK-8") : Clause("MDW-RATK-6"),
                    .who = choice.who,
                    .other = plan.who,
                    .section = choice.section});
            return go_back(c, plan, asked.figure);
        }
    c[choice.who].struck = choice.section;
    c.state.action.picked =
        static_cast<std::uint8_t>(c.state.action.picked | 1u << index_of(plan, choice.who));
    resolve_attack_on_picked(c, plan);
}

}  // namespace six
