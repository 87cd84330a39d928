// What must hold of the action under way and of the frames that are owed.
#include "engine/messages/event.h"
#include "engine/messages/event_kind.h"
#include "engine/rules/bombardment.h"
#include "engine/rules/chariot.h"
#include "engine/rules/invariant.h"
#include "engine/rules/query.h"
#include "engine/rules/question.h"
#include "engine/state/ask.h"

namespace six {

bool is_chariot(const Table& table, const State& state, FigureId id) {
    return id.n < state.figure_count && kind_of(table, state[id]).carries;
}

bool are_sections_of(const Table& table, const Figure& figure, std::uint8_t sections) {
    return sections != 0 && is_large(table, figure) &&
           sections >> warrior_of(table, figure).dials.size() == 0;
}

std::string_view wrong_with_clicks(const Table& table, const Frame& frame) {
    if (frame.clicks == 0) return "a question about no clicks";
    if (frame.cause > static_cast<std::uint8_t>(ClickWord::item)) return "clicks without a cause";
    if (frame.by.exists() && frame.by.n >= table.seat_count) return "clicks of no seat";
    return {};
}

namespace {

std::string_view wrong_with_plan(const Table& table, const State& state) {
    const AttackPlan& plan = state.action.plan;
    const bool shot = is_shot(state.action);  // its firer may be gone [V-BOMB-7]
    if (plan.who.n >= state.figure_count || (!shot && !in_play(state[plan.who])))
        return "an attack of no figure";
    const bool by_section = shot || attacks_by_section(table, state[plan.who]);
    if (plan.section >= (by_section ? kMaxDials : 1)) return "an attack of no section";
    for (const FigureId member : plan.members)
        if (member.n >= state.figure_count || !on_table(state[member]))
            return "an attack with no figure";
    if (plan.piece.exists())
        return plan.piece.n < table.field.pieces.size() ? std::string_view{}
                                                        : "an attack without a target";
    for (const FigureId target : plan.targets)
        if (target.n >= state.figure_count || !in_play(state[target]))
            return "an attack on no figure";
    if (plan.ability == Ability::none) {
        if (plan.targets.empty() && !plan.at_point) return "an attack without a target";
        return {};
    }
    const AbilityFacts* facts = facts_of(table, plan.ability);
    if (!facts || !facts->form.exists || facts->form.kind != plan.kind)
        return "an attack by an ability that makes none";
    if (facts->form.finds_targets != plan.targets.empty()) return "an attack without a target";
    return {};
}

// A figure that is set down may be eliminated so far; a passenger is not on the table, but rolls
// for Command and Regeneration, attacks, and may be asked where to get off.
bool is_there(Present present, const Figure& figure) {
    switch (present) {
        case Present::perhaps_eliminated:
            return true;
        case Present::in_play:
            return in_play(figure);
        case Present::on_table:
            break;
    }
    return on_table(figure) || in_saddle(figure);  // where his mount is [V-CAV-1]
}

std::string_view wrong_with_frame(const Table& table, const State& state, const Frame& frame) {
    const Question* found = table.rules->questions->find(frame.ask);
    if (!found || frame.ask == Ask::deploy || frame.ask == Ask::give_action)
        return "a frame that asks nothing";
    const Question& question = *found;
    const auto wrong_by_itself = [&] {
        return question.wrong ? question.wrong({table, state, frame}) : std::string_view{};
    };
    const bool acting = state.action.kind != ActionKind::none;
    if (frame.seat.exists() && frame.seat.n >= table.seat_count) return "a frame for no seat";
    const Moment moment = question.moment_on(table);
    if (moment != Moment::either && (moment == Moment::in_action) != acting)
        return "an action without frames or frames without an action";
    if (question.about == About::nobody) return wrong_by_itself();
    if (frame.figure.n >= state.figure_count) return "a frame about no figure";
    if (!is_there(question.present, state[frame.figure]))
        return "a frame about a figure that is not there";
    if (question.about != About::one && frame.other.n >= state.figure_count)
        return "a frame about no other figure";
    if (question.about == About::two && !is_there(Present::on_table, state[frame.other]))
        return "a frame about a figure that is not there";
    if (question.of_attack(frame))
        if (const auto wrong = wrong_with_plan(table, state); !wrong.empty()) return wrong;
    return wrong_by_itself();
}

std::string_view wrong_with_action(const Table& table, const State& state) {
    const Action& action = state.action;
    if (action.who.n >= state.figure_count) return "an action of no figure";
    const Figure& figure = state[action.who];
    if (figure.owner != state.turn) return "an action of a figure not in play";
    if (is_shot(action))
        return action.stage != AttackStage::none ? wrong_with_plan(table, state)
                                                 : std::string_view{};
    // A rider that turns by Nimble was given no action, but is moved. [U-SA-SPD-9]
    const bool nimble = action.members.empty() && action.free && action.kind == ActionKind::move;
    if (!nimble && (action.members.empty() || action.members[0] != action.who))
        return "an action without its figure";
    for (const FigureId member : action.members) {
        if (member.n >= state.figure_count) return "an action of no figure";
        const Figure& one = state[member];
        if (!in_play(one) || one.captive()) continue;
        if (one.given != Given::action) return "an action without its token";
        if (standing(state, one).tokens == 0 && !gets_token_late(table, one))
            return "an action without its token";
    }
    if (action.first && !gets_token_late(table, figure))
        return "a first action of a figure that has but one";
    if (is_large(table, figure) ? !are_sections_of(table, figure, action.sections) ||
                                      (action.sections & ~figure.acted) != 0
                                : action.sections != 0)
        return "an action of no section";
    if (action.mover.exists() && action.mover.n >= state.figure_count)
        return "a movement of no figure";
    if (action.stage != AttackStage::none)
        if (const auto wrong = wrong_with_plan(table, state); !wrong.empty()) return wrong;
    return {};
}

}  // namespace

// While an action is under way the stack holds its end at the bottom, and on top a question.
std::string_view what_is_wrong_with_frames(const Table& table, const State& state) {
    const bool acting = state.action.kind != ActionKind::none;
    if (acting) {
        if (state.owed.empty()) return "an action without frames or frames without an action";
        if (const auto wrong = wrong_with_action(table, state); !wrong.empty()) return wrong;
        const Ask end = is_shot(state.action) ? Ask::end_shot : Ask::finish_action;
        if (state.owed[0].ask != end) return "an action without an end";
    }
    for (std::size_t i = 0; i < state.owed.size(); ++i) {
        if (i > 0 && state.owed[i].ask == Ask::finish_action) return "an action that ends twice";
        if (const auto wrong = wrong_with_frame(table, state, state.owed[i]); !wrong.empty())
            return wrong;
    }
    if (!state.owed.empty() && question_of(table, state.owed.back()).settles_by_itself())
        return "an action left unfinished";
    return {};
}

}  // namespace six
