#include "engine/rulesets/questions.h"

#include "engine/rules/attack.h"
#include "engine/rules/cancel.h"
#include "engine/rules/capture.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/formation.h"
#include "engine/rules/move.h"
#include "engine/rules/turn.h"
#include "engine/rules/use_ability.h"
#include "engine/rules/victory.h"

namespace six {
namespace {

Result<Ok> check_declared(const Asked& asked, const Attack& attack) {
    return check_attack(asked.table, asked.state, attack.plan);
}
void resolve_declared(Context& c, const Attack& attack) {
    resolve_attack(c, attack.plan);
}
Result<Ok> check_leaving(const Asked& asked, const Withdraw&) {
    return check_withdraw(asked.table, asked.state);
}
void resolve_leaving(Context& c, const Withdraw&) {
    resolve_withdraw(c);
}
void resolve_offer(Context& c, const OfferEnd&) {
    resolve_offer_end(c);
}
Result<Ok> check_ending(const Asked& asked, const EndTurn&) {
    return check_end_turn(asked.table, asked.state);
}
void resolve_ending(Context& c, const EndTurn&) {
    end_turn(c);
}

// Between actions: an action, or what needs none. [U-TURN-3]
constinit const Question kGiveAction{
    .ask = Ask::give_action,
    .clause = "U-TURN-3",
    .answers = {kAnswer<Move, check_move, resolve_move>,
                kAnswer<FormUp, check_form_up, resolve_form_up>,
                kAnswer<Attack, check_declared, resolve_declared>,
                kAnswer<UseAbility, check_use_ability, resolve_use_ability>,
                kAnswer<Board, check_board, resolve_board>,
                kAnswer<Disembark, check_disembark, resolve_disembark>,
                kAnswer<Pass, check_pass, resolve_pass>,
                kAnswer<Turn, check_free_turn, resolve_free_turn>,
                kAnswer<Release, check_release, resolve_release>,
                kAnswer<Cancel, check_own_cancel, resolve_cancel>,
                kAnswer<Withdraw, check_leaving, resolve_leaving>,
                kAnswer<OfferEnd, always<OfferEnd>, resolve_offer>,
                kAnswer<EndTurn, check_ending, resolve_ending>},
    .moment = Moment::between_actions,
    .about = About::nobody};

struct Row {
    FrameKind frame;
    const Question* question;
};
constexpr Row kRows[] = {{FrameKind::finish_action, &questions::finish_action},
                         {FrameKind::begin_turn, &questions::begin_turn},
                         {FrameKind::roll_command, &questions::roll_command},
                         {FrameKind::roll_break_away, &questions::roll_break_away},
                         {FrameKind::roll_terrify, &questions::roll_terrify},
                         {FrameKind::choose_path, &questions::choose_path},
                         {FrameKind::choose_paths, &questions::choose_paths},
                         {FrameKind::turn_in_place, &questions::turn_in_place},
                         {FrameKind::place_figure, &questions::place_figure},
                         {FrameKind::free_spin, &questions::free_spin},
                         {FrameKind::end_move, &questions::end_move},
                         {FrameKind::follow_up, &questions::follow_up},
                         {FrameKind::cancel_abilities, &questions::cancel_abilities},
                         {FrameKind::go_on, &questions::go_on},
                         {FrameKind::roll_attack, &questions::roll_attack},
                         {FrameKind::dodge, &questions::dodge},
                         {FrameKind::roll_dodge, &questions::roll_dodge},
                         {FrameKind::roll_damage, &questions::roll_damage},
                         {FrameKind::choose_healing, &questions::choose_healing},
                         {FrameKind::roll_healing, &questions::roll_healing},
                         {FrameKind::roll_regeneration, &questions::roll_regeneration},
                         {FrameKind::roll_necromancy, &questions::roll_necromancy},
                         {FrameKind::choose_section, &questions::choose_section},
                         {FrameKind::take_clicks, &questions::take_clicks},
                         {FrameKind::heal_section, &questions::heal_section},
                         {FrameKind::roll_passenger, &questions::roll_passenger},
                         {FrameKind::roll_fall, &questions::roll_fall},
                         {FrameKind::face_anywhere, &questions::face_anywhere},
                         {FrameKind::come_down, &questions::come_down},
                         {FrameKind::agree_to_end, &questions::agree_to_end}};

consteval QuestionTable table_of(std::span<const Row> rows) {
    QuestionTable table{.of_frames = {}, .deploy = &questions::deploy, .give_action = &kGiveAction};
    for (const auto& [frame, question] : rows)
        table.of_frames[static_cast<std::size_t>(frame)] = question;
    for (const Question* question : table.of_frames)
        if (question == nullptr) throw "a frame without its question";
    return table;
}

}  // namespace

constinit const QuestionTable kFirstEditionQuestions = table_of(kRows);

}  // namespace six
