#include "engine/rules/begin_turn.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/bombardment.h"
#include "engine/rules/cancel.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/drain.h"
#include "engine/rules/invariant.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/rules/sections.h"
#include "engine/rules/turn.h"
#include "engine/rules/use_ability.h"
#include "engine/rules/victory.h"
#include "engine/rules/wielding/item_touch.h"
#include "engine/state/ask.h"

namespace six {
namespace {

constexpr std::uint8_t kGainsAction = 6;  // what Command must roll [FAQ-CMD-2]

// How many abilities of the active player's figures can still be used now, and shots that he fired
// come down. [U-TURN-2, V-BOMB-1]
int effects_left(const Table& table, const State& state) {
    int left = shots_waiting(state, state.turn);
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const FigureId id{i};
        const Figure& figure = state[id];
        if (!in_play(figure) || figure.owner != state.turn) continue;
        for_each_in_force(table, state, figure, [&](const AbilityFacts& facts) {
            left += facts.used == UsedWhen::turn_begins && facts.use->possible(table, state, id);
        });
    }
    return left;
}

// Frames that ask for the die of an effect stay above the one that asks for the next effect.
void owe_next_effect(Context& c) {
    auto& owed = c.state.owed;
    if (owed.empty() ||
        (owed.back().ask != Ask::roll_command && owed.back().ask != Ask::take_clicks))
        return c.owe(Ask::begin_turn, c.state.turn);
    const Frame die = owed.back();
    owed.pop_back();
    c.owe(Ask::begin_turn, c.state.turn);
    owed.push_back(die);
}

}  // namespace

bool begins(const State& state) {
    return !state.owed.empty() && state.owed.back().ask == Ask::begin_turn;
}

bool has_beginning_effects(const Table& table, const State& state) {
    return effects_left(table, state) > 0;
}

Result<Ok> check_beginning_effect(const Table& table, const State& state, const UseAbility& use) {
    const Figure& figure = state[use.who];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = use.who, .where = figure.at};
    };
    if (figure.owner != state.turn) return refuse("U-TURN-2", Reason::not_your_figure);
    const AbilityFacts* facts = facts_to_use(table, figure, use.ability);
    if (facts && facts->form.bombards && begins(state)) return check_shot(table, state, use);
    if (!in_play(figure)) return refuse("U-DIAL-6", Reason::not_on_table);
    if (figure.captive()) return refuse("U-CAP-5", Reason::is_captive);
    const bool of_dial = use.ability != Ability::none;
    if (!facts || (of_dial && !shows(table, state, figure, use.ability)))
        return refuse("U-DIAL-7", Reason::no_such_ability);
    if (of_dial && !in_force(table, state, figure, use.ability))
        return refuse("U-ABIL-1", Reason::ability_cancelled);
    if (facts->used != UsedWhen::turn_begins)
        return refuse("U-TURN-2", Reason::ability_of_other_action);
    return facts->use->check(table, state, use);
}

void resolve_beginning_effect(Context& c, const UseAbility& use) {
    const AbilityFacts& facts = *facts_to_use(c.table, c[use.who], use.ability);
    if (facts.form.bombards) return resolve_shot(c, use);  // goes on by itself
    // Where there are several the player has chosen which comes now.
    const bool several = effects_left(c.table, c.state) > 1;
    if (use.ability != Ability::none)
        c.emit({.kind = EventKind::ability_used,
                .clause = several ? Clause("FAQ-GEN-8") : facts.clause,
                .who = use.who,
                .word = static_cast<std::uint8_t>(use.ability)});
    facts.use->resolve(c, use);
    // What can still be used is known when the section is chosen that this one heals.
    const auto& owed = c.state.owed;
    if (owed.empty() || owed.back().ask != Ask::heal_section) go_on_beginning(c);
}

void heal_by_command(Context& c, FigureId who, std::uint8_t section) {
    heal(c, who, 1, Ability::command, "FAQ-CMD-3", section);
}

void resolve_heal_section(Context& c, const Frame& asked, const ChooseSection& choice) {
    if (asked.cause == static_cast<std::uint8_t>(ClickWord::item))
        return heal_by_item(c, choice.who, asked.clicks, choice.section);
    if (asked.clicks > 0) return heal_by_drain(c, choice.who, choice.section);
    heal_by_command(c, choice.who, choice.section);
    go_on_beginning(c);
}

void go_on_beginning(Context& c) {
    if (has_beginning_effects(c.table, c.state)) return owe_next_effect(c);
    end_beginning_effects(c);
}

void end_beginning_effects(Context& c) {
    // Healed pairs are remembered no longer than they can be healed again; the room is Terrify's.
    auto& memos = c.state.memos;
    for (std::size_t i = memos.size(); i-- > 0;)
        if (memos[i].kind == MemoKind::command_healed) memos.erase_at(i);
    end_game_if_decided(c);
    if (c.state.phase == Phase::playing && c.rules().turn->after_beginning)
        c.rules().turn->after_beginning(c);
}

void resolve_command_roll(Context& c, FigureId who, std::uint8_t pips) {
    c.emit({.kind = EventKind::die_rolled,
            .clause = "FAQ-CMD-1",
            .who = who,
            .n = pips,
            .word = static_cast<std::uint8_t>(Ability::command)});
    if (pips < kGainsAction) return;
    ++c.state.actions_left;
    c.emit({.kind = EventKind::action_gained,
            .clause = "FAQ-CMD-2",
            .seat = c.state.turn,
            .who = who,
            .n = c.state.actions_left});
}

namespace {

// What may be left alone is; what was fired comes down. [V-BOMB-1]
void resolve_no_more_effects(Context& c, const Decline&) {
    if (shots_waiting(c.state, c.state.turn) > 0)
        return resolve_shot(c, next_shot(c.state, c.state.turn));
    end_beginning_effects(c);
}
// Where nothing is left but one shot there is no order to choose.
std::optional<BattleCommand> only_shot(const Asked& asked) {
    const State& state = asked.state;
    if (shots_waiting(state, state.turn) != 1 || effects_left(asked.table, state) != 1)
        return std::nullopt;
    return next_shot(state, state.turn);
}
// What was cancelled may have been the last effect.
void resolve_cancel_at_beginning(Context& c, const Cancel& cancel) {
    resolve_cancel(c, cancel);
    go_on_beginning(c);
}

// Each on itself, and on whatever may only move.
void propose_effects(const Asked& asked, Proposals& out) {
    const auto& [table, state, frame, sender] = asked;
    for (std::uint16_t i = 0; i < state.marker_count && !out.full(); ++i)
        if (state.markers[i].kind == MarkerKind::waiting_shot) out.add(shot_of(state.markers[i]));
    for (std::uint16_t i = 0; i < state.figure_count && !out.full(); ++i) {
        const FigureId id{i};
        if (state[id].owner != state.turn || !on_table(state[id])) continue;
        for_each_in_force(table, state, state[id], [&asked, &out, id](const AbilityFacts& facts) {
            if (facts.used != UsedWhen::turn_begins) return;
            out.add(UseAbility{.who = id, .ability = facts.ability});
            for (std::uint16_t k = 0; k < asked.state.figure_count && !out.full(); ++k)
                if (on_table(asked.state.figures[k]) &&
                    (facts.has_object ||
                     in_force_with(asked.table, asked.state, asked.state.figures[k],
                                   &AbilityFacts::only_moves)))
                    out.add(UseAbility{.who = id, .ability = facts.ability, .other = FigureId{k}});
        });
    }
    out.make_room();
    out.add(Decline{});
}

// One a button, for each on which it may be used; several sections may show the ability. [U-TURN-2]
void offer_effects(const Asked& asked, Offers& out) {
    const auto& [table, state, frame, sender] = asked;
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& shot = state.markers[i];
        if (shot.kind == MarkerKind::waiting_shot)
            out.add(shot_of(shot),
                    {.key = "use", .who = shot.figure, .ability = Ability::bombardment});
    }
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const FigureId id{i};
        if (state[id].owner != frame.seat || !on_table(state[id])) continue;
        AbilitySet offered;
        for_each_in_force(table, state, state[id], [&](const AbilityFacts& facts) {
            if (facts.used != UsedWhen::turn_begins || has(offered, facts.ability)) return;
            add(offered, facts.ability);
            const auto offer = [&](std::string_view key, FigureId other) {
                out.add(UseAbility{.who = id, .ability = facts.ability, .other = other},
                        {.key = key, .who = id, .other = other, .ability = facts.ability});
            };
            offer("use", {});
            for_each_on_table(asked.state,
                              [&](FigureId other, const Figure&) { offer("use_on", other); });
        });
    }
}

std::string_view wrong_with_healing(const Asked& asked) {
    const Figure& figure = asked.state[asked.frame.figure];
    if (!are_sections_of(asked.table, figure, asked.frame.sections))
        return "a choice of no section";
    if ((asked.frame.sections & ~active_sections(asked.table, figure).bits) != 0)
        return "healing for an inactive section";
    return asked.frame.seat != figure.owner ? "a choice of somebody else" : std::string_view{};
}

}  // namespace

const Question questions::begin_turn{
    .ask = Ask::begin_turn,
    .clause = "U-TURN-2",
    .answers = {kAnswer<UseAbility, check_beginning_effect, resolve_beginning_effect>,
                kAnswer<Cancel, check_own_cancel, resolve_cancel_at_beginning>,
                kAnswer<Decline, always<Decline>, resolve_no_more_effects>},
    .only = only_shot,
    .propose = propose_effects,
    .offer = offer_effects,
    .moment = Moment::between_actions,
    .about = About::nobody};

const Question questions::roll_command{
    .ask = Ask::roll_command,
    .clause = "FAQ-CMD-1",
    .dice = 1,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_command_roll(c, asked.figure, roll.pips[0]); },
    .moment = Moment::between_actions,
    .present = Present::in_play};

const Question questions::heal_section{
    .ask = Ask::heal_section,
    .clause_now = clause_of_choice_now,
    .answers = {kAnswer<ChooseSection, check_choose_section, resolve_heal_section>},
    .sections = sections_of_frame,
    .usual = usual_choice,
    .propose = propose_sections,
    .offer = offer_sections,
    .moment = Moment::either,  // Command's, a Drain's, an item's [V-SA-DMG-11, V-ITEM-8]
    .about = About::two,
    .wrong = wrong_with_healing};

}  // namespace six
