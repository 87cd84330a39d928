// What is asked while an attack is resolved. [U-CBT-9]
#include <algorithm>

#include "engine/messages/reason.h"
#include "engine/rules/attack.h"
#include "engine/rules/context.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/state/ask.h"

namespace six {
namespace {

Result<Ok> check_dodging(const Asked& asked, const UseAbility& use) {
    if (use.who == asked.frame.figure && use.ability == Ability::dodge) return Ok{};
    return Illegal{
        .clause = questions::dodge.clause, .why = Reason::wrong_answer, .who = asked.frame.figure};
}
void resolve_dodging(Context& c, const UseAbility& use) {
    resolve_dodge(c, use.who);
}
std::optional<BattleCommand> dodging(const Asked& asked) {
    return UseAbility{.who = asked.frame.figure, .ability = Ability::dodge};
}

void resolve_choice_of_healing(Context& c, const ChooseHealing& choice) {
    resolve_healing_choice(c, choice.by_die);
}

// On the average of its six faces, as far as there are clicks to heal.
std::optional<BattleCommand> what_heals_more(const Asked& asked) {
    const auto& [table, state, frame, sender] = asked;
    const Action& action = state.action;
    const Figure& healer = state[action.plan.who];
    const std::size_t section = own_section(table, healer, action.plan.section);
    const int value = shown(table, healer, section).damage.value;
    const int critical = action.natural == table.rules->combat.critical_hit ? 1 : 0;
    int by_value = 0, by_die = 0;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (!on_table(figure) || !action.hit.has(FigureId{i})) continue;
        const int hurt = figure.clicks[0] - warrior_of(table, figure).dials[0].start;
        for (int pips = 1; pips <= 6; ++pips) {
            by_value += std::min(value + critical, hurt);
            by_die += std::min(pips + critical, hurt);
        }
    }
    return ChooseHealing{by_die > by_value};
}

void propose_dodging(const Asked& asked, Proposals& out) {
    out.add(*dodging(asked));
    out.add(Decline{});
}
void propose_healings(const Asked&, Proposals& out) {
    out.add(ChooseHealing{.by_die = true});
    out.add(ChooseHealing{.by_die = false});
}
void offer_healings(const Asked&, Offers& out) {
    out.add(ChooseHealing{.by_die = false}, {.key = "heal_value"});
    out.add(ChooseHealing{.by_die = true}, {.key = "heal_die"});
}

}  // namespace

const Question questions::go_on{.ask = Ask::go_on,
                                .settle = [](Context& c, const Frame&) { go_on_with_attack(c); },
                                .about = About::nobody,
                                .of_attack = always_of_attack};

const Question questions::roll_attack{
    .ask = Ask::roll_attack,
    .clause = "U-CBT-1",
    .dice = 2,
    .rolled = [](Context& c, const Frame&,
                 const Roll& roll) { resolve_attack_roll(c, roll.pips[0], roll.pips[1]); },
    .other =
        [](const Asked& asked) {
            const auto& targets = asked.state.action.plan.targets;
            return targets.empty() ? FigureId{} : targets[0];
        },
    .present = Present::perhaps_eliminated,  // the firer of a shot that waited [V-BOMB-7]
    .of_attack = always_of_attack};

const Question questions::dodge{
    .ask = Ask::dodge,
    .clause = "U-SA-DEF-8",
    .answers = {kAnswer<UseAbility, check_dodging, resolve_dodging>,
                kAnswer<Decline, always<Decline>, nothing_follows<Decline>>},
    .usual = dodging,
    .ordered =
        [](const Asked& asked, const StandingOrders& orders) {
            return orders.always_dodge ? dodging(asked) : std::nullopt;
        },
    .propose = propose_dodging,
    .offer = [](const Asked& asked, Offers& out) { out.add(*dodging(asked), {.key = "dodge"}); },
    .present = Present::in_play,  // what deals no damage reaches passengers [MDW-PIMM-1]
    .of_attack = always_of_attack};

const Question questions::roll_dodge{
    .ask = Ask::roll_dodge,
    .clause = "U-SA-DEF-8",
    .dice = 1,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_dodge_roll(c, asked.figure, roll.pips[0]); },
    .present = Present::in_play,
    .of_attack = always_of_attack};

const Question questions::roll_damage{
    .ask = Ask::roll_damage,
    .clause = "U-ABIL-6",
    .dice = 1,
    .rolled = [](Context& c, const Frame&,
                 const Roll& roll) { resolve_damage_roll(c, roll.pips[0]); },
    .present = Present::in_play,
    .of_attack = always_of_attack};

const Question questions::choose_healing{
    .ask = Ask::choose_healing,
    .clause = "U-SA-ATK-1",
    .answers = {kAnswer<ChooseHealing, always<ChooseHealing>, resolve_choice_of_healing>},
    .usual = what_heals_more,
    .propose = propose_healings,
    .offer = offer_healings,
    .present = Present::in_play,
    .of_attack = always_of_attack};

const Question questions::roll_healing{
    .ask = Ask::roll_healing,
    .clause = "U-SA-ATK-1",
    .dice = 1,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_healing_roll(c, asked.figure, roll.pips[0]); },
    .of_attack = always_of_attack};

}  // namespace six
