// Whose answer is owed, to what, by which clause.
#include <cassert>

#include "engine/game/battle.h"
#include "engine/rules/castle.h"
#include "engine/rules/deploy.h"
#include "engine/rules/sections.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

// What a frame asks, of whom it is about, and how many dice that takes.
struct Question {
    Ask ask = Ask::nothing;
    Clause clause;
    std::uint8_t dice = 0;
};
Question question_of(const Table& table, const State& state, const Frame& frame) {
    const bool castle = fell_with_castle(table, state, frame.other);  // [C-CASTLE-35]
    switch (frame.kind) {
        case FrameKind::begin_turn:
            return {Ask::begin_turn, "U-TURN-2"};
        case FrameKind::roll_command:
            return {Ask::roll_command, "FAQ-CMD-1", 1};
        case FrameKind::roll_break_away:
            return {Ask::roll_break_away, "U-BREAK-1", 1};
        case FrameKind::roll_terrify:
            return {Ask::roll_terrify, "DGT-TER-3", 1};
        case FrameKind::choose_path:
            return {Ask::choose_path,
                    state.action.steered ? Clause("FAQ-MCON-4") : Clause("U-BREAK-8")};
        case FrameKind::choose_paths:
            return {Ask::choose_paths, "U-MFORM-3"};
        case FrameKind::turn_in_place:
            return {Ask::turn_in_place, "U-BREAK-3"};
        case FrameKind::place_figure:
            return {Ask::place_figure, "U-GEN-13"};
        case FrameKind::free_spin:
            return {Ask::free_spin, "U-SPIN-1"};
        case FrameKind::follow_up:
            return {Ask::follow_up, "U-SA-SPD-13"};
        case FrameKind::cancel_abilities:
            return {Ask::cancel_abilities, state.action.stage == AttackStage::roll
                                               ? Clause("U-ABIL-3")
                                               : Clause("DGT-TER-2")};
        case FrameKind::roll_attack:
            return {Ask::roll_attack, "U-CBT-1", 2};
        case FrameKind::dodge:
            return {Ask::dodge, "U-SA-DEF-8"};
        case FrameKind::roll_dodge:
            return {Ask::roll_dodge, "U-SA-DEF-8", 1};
        case FrameKind::roll_damage:
            return {Ask::roll_damage, "U-ABIL-6", 1};
        case FrameKind::choose_healing:
            return {Ask::choose_healing, "U-SA-ATK-1"};
        case FrameKind::roll_healing:
            return {Ask::roll_healing, "U-SA-ATK-1", 1};
        case FrameKind::roll_regeneration:
            return {Ask::roll_regeneration, "U-SA-DEF-6", 1};
        case FrameKind::roll_necromancy:
            return {Ask::roll_necromancy, "U-SA-DMG-5", 1};
        case FrameKind::choose_section:
            return {Ask::choose_section, "LRG-ATK-11"};
        case FrameKind::take_clicks:
            return {Ask::take_clicks, "LRG-PUSH-3"};
        case FrameKind::heal_section:
            return {Ask::heal_section, "LRG-SA-5"};
        case FrameKind::roll_passenger:
            return {Ask::roll_passenger, "LRG-PDMG-4", 1};
        case FrameKind::roll_fall:
            return {Ask::roll_fall, castle ? Clause("C-CASTLE-35") : Clause("LRG-PELIM-4"), 1};
        case FrameKind::face_anywhere:
            return {Ask::face_anywhere, castle ? Clause("C-CASTLE-35") : Clause("LRG-PELIM-3")};
        case FrameKind::agree_to_end:
            return {Ask::agree_to_end, "U-END-2"};
        case FrameKind::finish_action:
        case FrameKind::come_down:
        case FrameKind::end_move:
        case FrameKind::go_on:
            break;
    }
    assert(!"what nobody answers is settled before anybody asks");
    return {};
}

Decision decision_of(const Table& table, const State& state, const Frame& frame) {
    const Question question = question_of(table, state, frame);
    FigureId other = frame.other;
    const bool of_sections = frame.kind == FrameKind::choose_section ||
                             frame.kind == FrameKind::take_clicks ||
                             frame.kind == FrameKind::heal_section;
    std::uint8_t sections = 0;
    if (of_sections)
        sections = frame.sections;
    else if (frame.kind == FrameKind::follow_up && state.action.sections != 0)  // a large figure's
        sections = bit_of_section(frame.sections);
    if (!other.exists() && state.action.kind != ActionKind::none) other = state.action.who;
    if (frame.kind == FrameKind::roll_attack && !state.action.plan.targets.empty())
        other = state.action.plan.targets[0];
    return {.ask = question.ask,
            .seat = frame.seat,
            .clause = of_sections ? clause_of_choice(table, state, frame) : question.clause,
            .who = frame.figure,
            .other = other,
            .dice = question.dice,
            .sections = sections};
}

}  // namespace

Decision next_decision(const Table& table, const State& state) {
    switch (state.phase) {
        case Phase::deploying:
            return {.ask = Ask::deploy,
                    .seat = next_to_deploy(table, state),
                    .clause = table.rules->deploys_by_halves.exists()
                                  ? table.rules->deploys_by_halves
                                  : Clause("U-SETUP-6")};
        case Phase::over:
            return {.ask = Ask::nothing, .clause = "U-END-1"};
        case Phase::playing:
            break;
    }
    if (!state.owed.empty()) return decision_of(table, state, state.owed.back());
    return {.ask = Ask::give_action, .seat = state.turn, .clause = "U-TURN-3"};
}

}  // namespace six
