#include "engine/rulesets/questions.h"

#include <algorithm>

#include "engine/rules/attack.h"
#include "engine/rules/cancel.h"
#include "engine/rules/capture.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/formation.h"
#include "engine/rules/items.h"
#include "engine/rules/move.h"
#include "engine/rules/proposals/actions.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/setup/setup_question.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/rules/turn.h"
#include "engine/rules/use_ability.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

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

void offer_endings(const Asked&, Offers& out) {
    out.add(EndTurn{}, {.key = "end_turn"});
    out.add(OfferEnd{}, {.key = "offer_end"});
    out.add(Withdraw{}, {.key = "withdraw"});
}

// Between actions: an action, or what needs none. [U-TURN-3]
constinit const Question kGiveActionOrPass{
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
    .propose = propose_actions,
    .offer = offer_endings,
    .moment = Moment::between_actions,
    .about = About::nobody};

// The second edition has no pass action. [V-ACT-1]
constinit const Question kGiveAction{
    .ask = Ask::give_action,
    .clause = "V-TURN-6",
    .answers = {kAnswer<Move, check_move, resolve_move>,
                kAnswer<FormUp, check_form_up, resolve_form_up>,
                kAnswer<Attack, check_declared, resolve_declared>,
                kAnswer<UseAbility, check_use_ability, resolve_use_ability>,
                kAnswer<Board, check_board, resolve_board>,
                kAnswer<Disembark, check_disembark, resolve_disembark>,
                kAnswer<HandleItem, check_handle_item, resolve_handle_item>,
                kAnswer<CastSpell, check_cast, resolve_cast>,
                kAnswer<Turn, check_free_turn, resolve_free_turn>,
                kAnswer<Release, check_release, resolve_release>,
                kAnswer<Cancel, check_own_cancel, resolve_cancel>,
                kAnswer<Withdraw, check_leaving, resolve_leaving>,
                kAnswer<OfferEnd, always<OfferEnd>, resolve_offer>,
                kAnswer<EndTurn, check_ending, resolve_ending>},
    .propose = propose_actions,
    .offer = offer_endings,
    .moment = Moment::between_actions,
    .about = About::nobody};

struct Row {
    Ask ask;
    const Question* question;
};
// What both editions ask.
constexpr Row kRows[] = {{Ask::finish_action, &questions::finish_action},
                         {Ask::begin_turn, &questions::begin_turn},
                         {Ask::roll_command, &questions::roll_command},
                         {Ask::roll_break_away, &questions::roll_break_away},
                         {Ask::roll_terrify, &questions::roll_terrify},
                         {Ask::choose_path, &questions::choose_path},
                         {Ask::choose_paths, &questions::choose_paths},
                         {Ask::turn_in_place, &questions::turn_in_place},
                         {Ask::place_figure, &questions::place_figure},
                         {Ask::free_spin, &questions::free_spin},
                         {Ask::end_move, &questions::end_move},
                         {Ask::follow_up, &questions::follow_up},
                         {Ask::cancel_abilities, &questions::cancel_abilities},
                         {Ask::go_on, &questions::go_on},
                         {Ask::roll_attack, &questions::roll_attack},
                         {Ask::dodge, &questions::dodge},
                         {Ask::roll_dodge, &questions::roll_dodge},
                         {Ask::roll_damage, &questions::roll_damage},
                         {Ask::choose_healing, &questions::choose_healing},
                         {Ask::roll_healing, &questions::roll_healing},
                         {Ask::roll_regeneration, &questions::roll_regeneration},
                         {Ask::roll_necromancy, &questions::roll_necromancy},
                         {Ask::choose_section, &questions::choose_section},
                         {Ask::take_clicks, &questions::take_clicks},
                         {Ask::heal_section, &questions::heal_section},
                         {Ask::roll_passenger, &questions::roll_passenger},
                         {Ask::roll_fall, &questions::roll_fall},
                         {Ask::face_anywhere, &questions::face_anywhere},
                         {Ask::come_down, &questions::come_down},
                         {Ask::agree_to_end, &questions::agree_to_end},
                         {Ask::deploy, &questions::deploy}};
constexpr Row kOfFirstEdition[] = {{Ask::give_action, &kGiveActionOrPass}};
constexpr Row kOfSecondEdition[] = {{Ask::give_action, &kGiveAction},
                                    {Ask::roll_trample, &questions::roll_trample},
                                    {Ask::roll_domain, &questions::roll_domain},
                                    {Ask::roll_drift, &questions::roll_drift},
                                    {Ask::roll_direction, &questions::roll_direction},
                                    {Ask::choose_friend, &questions::choose_friend},
                                    {Ask::roll_revenant, &questions::roll_revenant},
                                    {Ask::counter_spell, &questions::counter_spell},
                                    {Ask::roll_counterspell, &questions::roll_counterspell},
                                    {Ask::work_spell, &questions::work_spell},
                                    {Ask::end_shot, &questions::end_shot},
                                    {Ask::name_target, &questions::name_target}};

// Armies, first player, edges, castles, terrain. [U-SETUP-2, U-SETUP-3, U-SETUP-11, C-CASTLE-37,
// U-TPL-1]
constexpr const SetupQuestion* kSetup[] = {
    &questions::choose_army,   &questions::roll_first_player, &questions::choose_edge,
    &questions::build_section, &questions::choose_terrain,    &questions::place_terrain};

// Armies are revealed when everybody has an edge, then domains; objectives come behind the terrain.
// [V-SETUP-2]
constexpr const SetupQuestion* kSetupOfSecondEdition[] = {
    &questions::choose_covered_army, &questions::roll_first_player, &questions::choose_edge,
    &questions::show_armies,         &questions::reveal_domains,    &questions::build_section,
    &questions::choose_terrain,      &questions::place_terrain,     &questions::place_objective};

consteval QuestionTable table_of(std::span<const SetupQuestion* const> of_setup,
                                 std::span<const Row> own, std::span<const Row> of_others = {}) {
    QuestionTable table{.of_setup = of_setup, .rows = {}};
    for (const std::span<const Row> rows : {std::span<const Row>(kRows), own})
        for (const auto& [ask, question] : rows)
            table.rows[static_cast<std::size_t>(ask)] = question;
    for (auto i = static_cast<std::size_t>(Ask::deploy); i < table.rows.size(); ++i)
        if (table.rows[i] == nullptr &&
            std::none_of(of_others.begin(), of_others.end(),
                         [i](const Row& row) { return row.ask == static_cast<Ask>(i); }))
            throw "a name without its question";
    return table;
}

}  // namespace

constinit const QuestionTable kFirstEditionQuestions =
    table_of(kSetup, kOfFirstEdition, kOfSecondEdition);
constinit const QuestionTable kSecondEditionQuestions =
    table_of(kSetupOfSecondEdition, kOfSecondEdition);

}  // namespace six
