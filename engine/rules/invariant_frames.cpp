// What must hold of the action under way and of the frames that are owed.
#include "engine/messages/event.h"
#include "engine/rules/chariot.h"
#include "engine/rules/invariant.h"
#include "engine/rules/query.h"

namespace six {
namespace {

bool is_attack(const Frame& frame) {
    switch (frame.kind) {
        case FrameKind::cancel_abilities:
            return !frame.other.exists();  // or it is about a terror
        case FrameKind::choose_section:
        case FrameKind::go_on:
        case FrameKind::roll_attack:
        case FrameKind::dodge:
        case FrameKind::roll_dodge:
        case FrameKind::roll_damage:
        case FrameKind::choose_healing:
        case FrameKind::roll_healing:
            return true;
        default:
            return false;
    }
}

// Outside of any action, inside of one, or as the after-effect of one that is over.
enum class Moment : std::uint8_t { between_actions, in_action, either };
Moment moment_of(FrameKind kind) {
    switch (kind) {
        case FrameKind::begin_turn:
        case FrameKind::roll_command:
        case FrameKind::heal_section:
        case FrameKind::agree_to_end:
            return Moment::between_actions;
        case FrameKind::take_clicks:
        case FrameKind::roll_fall:
        case FrameKind::face_anywhere:
        case FrameKind::come_down:
            return Moment::either;
        default:
            return Moment::in_action;
    }
}

bool is_settled_by_itself(FrameKind kind) {
    return kind == FrameKind::finish_action || kind == FrameKind::end_move ||
           kind == FrameKind::go_on || kind == FrameKind::come_down;
}

bool is_about_two(FrameKind kind) {
    return kind == FrameKind::place_figure || kind == FrameKind::free_spin ||
           kind == FrameKind::roll_terrify || kind == FrameKind::roll_necromancy ||
           kind == FrameKind::roll_passenger || kind == FrameKind::roll_fall ||
           kind == FrameKind::heal_section;
}

bool is_chariot(const Table& table, const State& state, FigureId id) {
    return id.n < state.figure_count && kind_of(table, state[id]).carries;
}

// Bits of sections that this figure has.
bool are_sections_of(const Table& table, const Figure& figure, std::uint8_t sections) {
    return sections != 0 && is_large(table, figure) &&
           sections >> warrior_of(table, figure).dials.size() == 0;
}

std::string_view wrong_with_plan(const Table& table, const State& state) {
    const AttackPlan& plan = state.action.plan;
    if (plan.who.n >= state.figure_count || !in_play(state[plan.who]))
        return "an attack of no figure";
    const bool by_section = is_large(table, state[plan.who]) || is_aboard(state[plan.who]);
    if (plan.section >= (by_section ? kMaxDials : 1)) return "an attack of no section";
    for (const FigureId member : plan.members)
        if (member.n >= state.figure_count || !on_table(state[member]))
            return "an attack with no figure";
    for (const FigureId target : plan.targets)
        if (target.n >= state.figure_count || !in_play(state[target]))
            return "an attack on no figure";
    if (plan.ability == Ability::none) {
        if (plan.targets.empty()) return "an attack without a target";
        return {};
    }
    const AbilityHooks* hooks = hooks_of(table, plan.ability);
    if (!hooks || !hooks->form.exists || hooks->form.kind != plan.kind)
        return "an attack by an ability that makes none";
    if (hooks->form.finds_targets != plan.targets.empty()) return "an attack without a target";
    return {};
}

// Clicks that are still to be placed or passed on. [LRG-PUSH-3, LRG-PDMG-4]
std::string_view wrong_with_clicks(const Table& table, const Frame& frame) {
    if (frame.clicks == 0) return "a question about no clicks";
    if (frame.cause > static_cast<std::uint8_t>(ClickWord::fall)) return "clicks without a cause";
    if (frame.by.exists() && frame.by.n >= table.seat_count) return "clicks of no seat";
    return {};
}

// Of a large figure and its sections, or of a passenger. The figures are known to exist.
std::string_view wrong_with_question(const Table& table, const State& state, const Frame& frame) {
    const Figure& figure = state[frame.figure];
    switch (frame.kind) {
        case FrameKind::choose_section: {
            if (!are_sections_of(table, figure, frame.sections)) return "a choice of no section";
            const Seat attacker = state[state.action.plan.who].owner;
            if (frame.seat != figure.owner && frame.seat != attacker)
                return "a choice of somebody else";
            return {};
        }
        case FrameKind::take_clicks:
            if (!are_sections_of(table, figure, frame.sections)) return "a choice of no section";
            if ((frame.sections & ~active_sections(table, figure).bits) != 0)
                return "clicks for an inactive section";
            if (frame.seat != figure.owner) return "a choice of somebody else";
            return wrong_with_clicks(table, frame);
        case FrameKind::heal_section:
            if (!are_sections_of(table, figure, frame.sections)) return "a choice of no section";
            if ((frame.sections & ~active_sections(table, figure).bits) != 0)
                return "healing for an inactive section";
            return frame.seat != figure.owner ? "a choice of somebody else" : std::string_view{};
        case FrameKind::roll_passenger:
            if (!is_chariot(table, state, frame.other) ||
                (is_aboard(figure) && figure.chariot != frame.other))
                return "a passenger of no chariot";
            if (!frame.by.exists()) return "clicks of no seat";
            return wrong_with_clicks(table, frame);
        case FrameKind::roll_fall:
            if ((!is_chariot(table, state, frame.other) &&
                 !is_castle(warrior_of(table, state[frame.other]).kind)) ||
                in_play(state[frame.other]))
                return "a fall from no chariot";
            if (frame.by.exists() && frame.by.n >= table.seat_count) return "clicks of no seat";
            return {};
        case FrameKind::face_anywhere:
            return frame.seat != figure.owner ? "a choice of somebody else" : std::string_view{};
        case FrameKind::roll_break_away:  // the other: what it would board
            if (!frame.other.exists()) return {};
            if (!is_chariot(table, state, frame.other) || !on_table(state[frame.other]) ||
                passenger_of(state, frame.other).exists())
                return "nothing to board";
            return {};
        case FrameKind::follow_up:
            return frame.sections >= warrior_of(table, figure).dials.size()
                       ? "an attack of no section"
                       : std::string_view{};
        case FrameKind::cancel_abilities:  // the other: who terrifies
            if (!frame.other.exists()) return {};
            if (frame.other.n >= state.figure_count || !on_table(state[frame.other]) ||
                state[frame.other].owner != frame.seat)
                return "a terror that is not there";
            return {};
        case FrameKind::turn_in_place:
            if (warrior_of(table, figure).mounted)
                return "a rider that was held and may turn";  // [U-MOUNT-7]
            return {};
        default:
            return {};
    }
}

// A figure that is set down may be eliminated so far; a passenger is not on the table, but rolls
// for Command and Regeneration, attacks, and may be asked where to get off.
bool is_there(const Frame& frame, const Figure& figure) {
    switch (frame.kind) {
        case FrameKind::place_figure:
            return true;
        case FrameKind::roll_command:
        case FrameKind::roll_regeneration:
        case FrameKind::roll_terrify:
        case FrameKind::choose_path:
        case FrameKind::cancel_abilities:
        case FrameKind::roll_attack:
        case FrameKind::roll_damage:
        case FrameKind::choose_healing:
        case FrameKind::roll_passenger:
            return in_play(figure);
        default:
            return on_table(figure);
    }
}

std::string_view wrong_with_frame(const Table& table, const State& state, const Frame& frame) {
    const bool acting = state.action.kind != ActionKind::none;
    if (frame.seat.exists() && frame.seat.n >= table.seat_count) return "a frame for no seat";
    const Moment moment = moment_of(frame.kind);
    if (moment != Moment::either && (moment == Moment::in_action) != acting)
        return "an action without frames or frames without an action";
    if (frame.kind == FrameKind::come_down &&
        (frame.figure.n >= state.figure_count ||
         !is_castle(warrior_of(table, state[frame.figure]).kind) ||
         (frame.by.exists() && frame.by.n >= table.seat_count)))
        return "a fall from no castle";
    if (is_settled_by_itself(frame.kind) || frame.kind == FrameKind::begin_turn ||
        frame.kind == FrameKind::agree_to_end)
        return {};
    if (frame.figure.n >= state.figure_count) return "a frame about no figure";
    if (!is_there(frame, state[frame.figure])) return "a frame about a figure that is not there";
    if (is_about_two(frame.kind)) {
        if (frame.other.n >= state.figure_count) return "a frame about no other figure";
        const bool may_be_gone = frame.kind == FrameKind::roll_necromancy ||
                                 frame.kind == FrameKind::roll_passenger ||
                                 frame.kind == FrameKind::roll_fall;
        if (!may_be_gone && !on_table(state[frame.other]))
            return "a frame about a figure that is not there";
    }
    if (is_attack(frame))
        if (const auto wrong = wrong_with_plan(table, state); !wrong.empty()) return wrong;
    return wrong_with_question(table, state, frame);
}

std::string_view wrong_with_action(const Table& table, const State& state) {
    const Action& action = state.action;
    if (action.who.n >= state.figure_count) return "an action of no figure";
    const Figure& figure = state[action.who];
    if (figure.owner != state.turn) return "an action of a figure not in play";
    // A rider that turns by Nimble was given no action, but is moved. [U-SA-SPD-9]
    const bool nimble = action.members.empty() && action.free && action.kind == ActionKind::move;
    if (!nimble && (action.members.empty() || action.members[0] != action.who))
        return "an action without its figure";
    for (const FigureId member : action.members) {
        if (member.n >= state.figure_count) return "an action of no figure";
        const Figure& one = state[member];
        if (!in_play(one) || one.captive()) continue;
        if (one.given != Given::action) return "an action without its token";
        if (one.tokens == 0 && !gets_token_late(table, one)) return "an action without its token";
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
        if (state.owed[0].kind != FrameKind::finish_action) return "an action without an end";
    }
    for (std::size_t i = 0; i < state.owed.size(); ++i) {
        if (i > 0 && state.owed[i].kind == FrameKind::finish_action)
            return "an action that ends twice";
        if (const auto wrong = wrong_with_frame(table, state, state.owed[i]); !wrong.empty())
            return wrong;
    }
    if (!state.owed.empty() && is_settled_by_itself(state.owed.back().kind))
        return "an action left unfinished";
    return {};
}

}  // namespace six
