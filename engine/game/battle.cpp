#include "engine/game/battle.h"

#include <cassert>
#include <optional>

#include "engine/abilities/rolls.h"
#include "engine/base/overload.h"
#include "engine/game/dice.h"
#include "engine/game/foreign.h"
#include "engine/rules/attack.h"
#include "engine/rules/begin_turn.h"
#include "engine/rules/break_away.h"
#include "engine/rules/cancel.h"
#include "engine/rules/capture.h"
#include "engine/rules/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/deploy.h"
#include "engine/rules/end_move.h"
#include "engine/rules/formation.h"
#include "engine/rules/free_spin.h"
#include "engine/rules/invariant.h"
#include "engine/rules/move.h"
#include "engine/rules/sections.h"
#include "engine/rules/set_down.h"
#include "engine/rules/terrify.h"
#include "engine/rules/turn.h"
#include "engine/rules/victory.h"

namespace six {
namespace {

// An ability used by a command of its own, in place of moving: shown, not cancelled, and whatever
// it asks for itself. [U-ABIL-5]
Result<Ok> check_used(const Table& table, const State& state, const UseAbility& use) {
    const Figure& figure = state[use.who];
    const AbilityHooks* hooks = hooks_of(table, use.ability);
    const std::size_t section = own_section(table, figure, use.section);
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = use.who, .other = use.other};
    };
    if (section >= warrior_of(table, figure).dials.size())
        return refuse("LRG-DIAL-1", Reason::no_such_section);
    if (!hooks || !shows(table, figure, section, use.ability))
        return refuse("U-DIAL-7", Reason::no_such_ability);
    if (hooks->used == UsedWhen::turn_begins)  // its moment is over [U-TURN-2]
        return check_beginning_effect(table, state, use);
    if (hooks->used != UsedWhen::move_action)
        return refuse(hooks->clause, Reason::ability_of_other_action);
    if (state.actions_left == 0)  // the free move of Quickness is for moving only [U-SA-SPD-14]
        return refuse("U-ARMY-5", Reason::no_actions_left);
    if (const auto may = check_may_act(table, state, use.who, Given::action, use.section); !may)
        return may;
    // It is a move action. [LRG-CBT-1]
    if (figure.has(note::fought)) return refuse("LRG-CBT-1", Reason::already_fought);
    if (figure.has(note::moves_over)) return refuse("DRG-ACT-6", Reason::already_moved);
    if (is_aboard(figure) && stat_of(use.ability) == Stat::speed)
        return refuse("LRG-PASS-15", Reason::is_aboard);
    if (!in_force(table, figure, section, use.ability))
        return refuse("U-ABIL-1", Reason::ability_cancelled);
    if (hooks->has_object && !use.other.exists()) return refuse(hooks->clause, Reason::no_target);
    return hooks->check_use(table, state, use);
}

template <class Expected>
const Expected* as(const Command& command) {
    return std::get_if<Expected>(&command);
}

// Between actions: an action, or what needs none.
Result<Ok> check_in_turn(const Table& table, const State& state, const Command& command,
                         const Illegal& wrong) {
    if (const auto* move = as<Move>(command)) return check_move(table, state, *move);
    if (const auto* form = as<FormUp>(command)) return check_form_up(table, state, *form);
    if (const auto* attack = as<Attack>(command)) return check_attack(table, state, attack->plan);
    if (const auto* use = as<UseAbility>(command)) return check_used(table, state, *use);
    if (const auto* board = as<Board>(command)) return check_board(table, state, *board);
    if (const auto* leave = as<Disembark>(command)) return check_disembark(table, state, *leave);
    if (const auto* pass = as<Pass>(command)) return check_pass(table, state, *pass);
    if (const auto* turn = as<Turn>(command)) return check_free_turn(table, state, *turn);
    if (const auto* release = as<Release>(command)) return check_release(table, state, *release);
    if (as<Withdraw>(command)) return check_withdraw(table, state);
    if (as<OfferEnd>(command)) return Ok{};
    if (as<EndTurn>(command)) return check_end_turn(table, state);
    return wrong;
}

Result<Ok> check_answer(const Table& table, const State& state, const Decision& owed,
                        const Command& command) {
    const Illegal wrong{.clause = owed.clause, .why = Reason::wrong_answer, .who = owed.who};
    if (owed.by_chance()) {
        if (const auto* roll = as<Roll>(command)) return check_roll(owed, *roll);
        return wrong;
    }
    const bool declines = as<Decline>(command) != nullptr;
    switch (owed.ask) {
        case Ask::deploy:
            if (const auto* deploy = as<Deploy>(command))
                return check_deploy(table, state, *deploy);
            if (const auto* leave = as<LeaveOut>(command))
                return check_leave_out(table, state, *leave);
            if (const auto* board = as<Board>(command))
                return check_deploy_aboard(table, state, *board);
            return wrong;
        case Ask::begin_turn:
            if (declines) return Ok{};
            if (const auto* use = as<UseAbility>(command))
                return check_beginning_effect(table, state, *use);
            return wrong;
        case Ask::give_action:
            return check_in_turn(table, state, command, wrong);
        case Ask::choose_path:
            if (const auto* move = as<Move>(command)) return check_chosen_path(table, state, *move);
            if (const auto* leave = as<Disembark>(command))
                return check_chosen_landing(table, state, *leave);
            return wrong;
        case Ask::choose_paths:
            if (const auto* march = as<March>(command)) return check_march(table, state, *march);
            return wrong;
        case Ask::turn_in_place:
            if (const auto* turn = as<Turn>(command))
                return check_turn_in_place(table, state, *turn);
            return wrong;
        case Ask::place_figure:
            if (const auto* place = as<Place>(command)) return check_place(table, state, *place);
            return wrong;
        case Ask::free_spin:
            if (declines) return Ok{};
            if (const auto* spin = as<FreeSpin>(command))
                return check_free_spin(table, state, *spin);
            return wrong;
        case Ask::follow_up:
            if (declines) return Ok{};
            if (const auto* attack = as<Attack>(command))
                return check_attack(table, state, attack->plan);
            return wrong;
        case Ask::cancel_abilities:
            if (declines) return Ok{};
            if (const auto* cancel = as<Cancel>(command))
                return check_cancel(table, state, owed.seat, *cancel);
            return wrong;
        case Ask::dodge:
            if (declines) return Ok{};
            if (const auto* use = as<UseAbility>(command))
                if (use->who == owed.who && use->ability == Ability::dodge) return Ok{};
            return wrong;
        case Ask::choose_section:
        case Ask::take_clicks:
        case Ask::heal_section:
            if (const auto* choice = as<ChooseSection>(command))
                return check_choose_section(table, state, *choice);
            return wrong;
        case Ask::face_anywhere:
            if (const auto* turn = as<Turn>(command)) return check_face(table, state, *turn);
            return wrong;
        case Ask::choose_healing:
            if (as<ChooseHealing>(command)) return Ok{};
            return wrong;
        case Ask::agree_to_end:
            if (declines || as<Agree>(command)) return Ok{};
            return wrong;
        default:
            return wrong;
    }
}

void resolve_roll(Context& c, const Frame& asked, const Roll& roll) {
    const std::uint8_t pips = roll.pips[0];
    switch (asked.kind) {
        case FrameKind::roll_command:
            return resolve_command_roll(c, asked.figure, pips);
        case FrameKind::roll_break_away:
            return resolve_break_away_roll(c, asked.figure, pips, asked.other);
        case FrameKind::roll_terrify:
            return resolve_terrify_roll(c, asked.figure, asked.other, pips);
        case FrameKind::roll_attack:
            return resolve_attack_roll(c, roll.pips[0], roll.pips[1]);
        case FrameKind::roll_dodge:
            return resolve_dodge_roll(c, asked.figure, pips);
        case FrameKind::roll_damage:
            return resolve_damage_roll(c, pips);
        case FrameKind::roll_healing:
            return resolve_healing_roll(c, asked.figure, pips);
        case FrameKind::roll_regeneration:
            return resolve_regeneration_roll(c, asked.figure, pips);
        case FrameKind::roll_necromancy:
            return resolve_necromancy_roll(c, asked.figure, asked.other, pips);
        case FrameKind::roll_passenger:
            return resolve_passenger_roll(c, asked, pips);
        case FrameKind::roll_fall:
            return resolve_fall_roll(c, asked, pips);
        default:
            assert(!"only chance rolls");
    }
}

void resolve_declined(Context& c, const Frame& asked) {
    switch (asked.kind) {
        case FrameKind::begin_turn:
            return end_beginning_effects(c);
        case FrameKind::free_spin:
            return resolve_declined_spin(c, asked.figure);
        case FrameKind::agree_to_end:
            return resolve_disagree(c, asked.seat);
        default:
            return;  // nothing is done, and the rest goes on
    }
}

// The frame that asked is answered; what the answer owes comes on top of what was left.
void resolve(Context& c, const Command& command) {
    Frame asked;
    if (!c.state.owed.empty() && !std::holds_alternative<CallTime>(command)) {
        asked = c.state.owed.back();
        c.state.owed.pop_back();
    }
    std::visit(Overload{
                   [&](const Deploy& deploy) { resolve_deploy(c, deploy); },
                   [&](const LeaveOut& leave) { resolve_leave_out(c, leave); },
                   [&](const Move& move) {
                       asked.kind == FrameKind::choose_path ? resolve_chosen_path(c, move)
                                                            : resolve_move(c, move);
                   },
                   [&](const FormUp& form) { resolve_form_up(c, form); },
                   [&](const March& march) { resolve_march(c, march); },
                   [&](const Attack& attack) { resolve_attack(c, attack.plan); },
                   [&](const UseAbility& use) {
                       if (asked.kind == FrameKind::begin_turn)
                           return resolve_beginning_effect(c, use);
                       if (asked.kind == FrameKind::dodge) return resolve_dodge(c, use.who);
                       hooks_of(c.table, use.ability)->resolve_use(c, use);
                   },
                   [&](const Board& board) {
                       c.state.phase == Phase::deploying ? resolve_deploy_aboard(c, board)
                                                         : resolve_board(c, board);
                   },
                   [&](const Disembark& leave) {
                       asked.kind == FrameKind::choose_path ? resolve_chosen_landing(c, leave)
                                                            : resolve_disembark(c, leave);
                   },
                   [&](const ChooseSection& choice) {
                       asked.kind == FrameKind::heal_section
                           ? resolve_heal_section(c, choice)
                           : resolve_choose_section(c, asked, choice);
                   },
                   [&](const Pass& pass) { resolve_pass(c, pass); },
                   [&](const EndTurn&) { end_turn(c); },
                   [&](const Release& release) { resolve_release(c, release); },
                   [&](const Withdraw&) { resolve_withdraw(c); },
                   [&](const OfferEnd&) { resolve_offer_end(c); },
                   [&](const Agree&) { resolve_agree(c, asked.seat); },
                   [&](const CallTime&) { resolve_call_time(c); },
                   [&](const Place& place) { resolve_place(c, place); },
                   [&](const Cancel& cancel) {
                       resolve_cancel(c, cancel);
                       if (asked.kind == FrameKind::begin_turn) go_on_beginning(c);
                   },
                   [&](const ChooseHealing& choice) { resolve_healing_choice(c, choice.by_die); },
                   [&](const Turn& turn) {
                       if (asked.kind == FrameKind::face_anywhere)
                           return resolve_face(c, asked, turn);
                       asked.kind == FrameKind::turn_in_place ? resolve_turn_in_place(c, turn)
                                                              : resolve_free_turn(c, turn);
                   },
                   [&](const FreeSpin& spin) { resolve_free_spin(c, spin); },
                   [&](const Decline&) { resolve_declined(c, asked); },
                   [&](const Roll& roll) { resolve_roll(c, asked, roll); },
                   [](const auto&) { assert(!"set-up commands are refused in a battle"); },
               },
               command);
}

// Where events since the question arose have left but one answer, it is given: clicks that only one
// section can still take, a formation of riders that are all held. [C-MULTI-11, U-MOUNT-7]
std::optional<Command> only_answer(const Table& table, const State& state, const Frame& asked) {
    if (asked.kind == FrameKind::take_clicks && __builtin_popcount(asked.sections) == 1)
        return ChooseSection{asked.figure,
                             static_cast<std::uint8_t>(__builtin_ctz(asked.sections))};
    if (asked.kind == FrameKind::choose_paths && all_are_held_fast(table, state))
        return all_stay(state);
    return std::nullopt;
}

// All that needs nobody's answer: what follows a move or an attack, a finished action, the first
// turn, a turn in which nothing is left to do.
void settle(Context& c) {
    begin_battle_if_deployed(c);
    while (c.state.phase == Phase::playing) {
        if (!c.state.owed.empty()) {
            const Frame top = c.state.owed.back();
            const FrameKind kind = top.kind;
            // An attack of another section came in between, or there is nobody to attack.
            if (kind == FrameKind::follow_up &&
                !can_follow_up(c.table, c.state, top.figure, top.sections)) {
                c.state.owed.pop_back();
                continue;
            }
            if (const auto only = only_answer(c.table, c.state, top)) {
                resolve(c, *only);
                continue;
            }
            // What somebody cancelled before leaves others nothing to answer or to roll for.
            if ((kind == FrameKind::roll_terrify && is_void(c.table, c.state, top)) ||
                (kind == FrameKind::cancel_abilities &&
                 !anything_to_cancel(c.table, c.state, top.seat))) {
                c.state.owed.pop_back();
                continue;
            }
            if (kind != FrameKind::finish_action && kind != FrameKind::end_move &&
                kind != FrameKind::go_on && kind != FrameKind::come_down)
                return;
            c.state.owed.pop_back();
            if (kind == FrameKind::finish_action) finish_action(c);
            if (kind == FrameKind::end_move) end_move(c);
            if (kind == FrameKind::go_on) go_on_with_attack(c);
            if (kind == FrameKind::come_down) go_on_coming_down(c, top);
        } else if (c.state.seats[c.state.turn.n].out || !anything_left(c.table, c.state)) {
            end_turn(c);  // nothing else could be answered
        } else {
            return;
        }
    }
}

}  // namespace

Result<Ok> check(const Table& table, const State& state, Seat sender, const Command& command) {
    const Decision owed = next_decision(table, state);
    if (owed.ask == Ask::nothing) return Illegal{.clause = owed.clause, .why = Reason::game_over};
    // The host may call time whatever is owed; the action under way is still finished. [U-END-4]
    if (std::holds_alternative<CallTime>(command)) {
        if (sender.exists() || state.phase != Phase::playing || state.time_called)
            return Illegal{.clause = "U-END-4", .why = Reason::wrong_answer};
        return Ok{};
    }
    // While nothing is being resolved an owner may cancel, whoever's turn it is. [U-ABIL-10]
    const bool resolving = owed.ask != Ask::give_action && owed.ask != Ask::begin_turn;
    const Cancel* cancel = resolving ? nullptr : as<Cancel>(command);
    if (sender != owed.seat && !cancel)
        return Illegal{.clause = owed.clause,
                       .why = Reason::not_your_decision,
                       .who = owed.who,
                       .n = sender.n,
                       .m = owed.seat.n};
    if (names_strangers(command, state.figure_count))
        return Illegal{
            .clause = owed.clause, .why = Reason::no_such_figure, .m = state.figure_count};
    if (names_unknown_ability(command))
        return Illegal{.clause = "U-DIAL-7", .why = Reason::no_such_ability};
    if (cancel) return check_cancel(table, state, sender, *cancel);
    return check_answer(table, state, owed, command);
}

Result<Ok> step(const Table& table, State& state, Seat sender, const Command& command,
                Events& out) {
    if (const auto legal = check(table, state, sender, command); !legal) return legal;
    Context c{table, state, out};
    resolve(c, command);
    settle(c);
    assert(state_is_ok(table, state));
    return Ok{};
}

View view(const Table& table, const State& state, Seat seat) {
    View seen;
    seen.seat = seat;
    seen.phase = state.phase;
    seen.decision = next_decision(table, state);
    seen.turn = state.turn;
    seen.round = state.round;
    seen.actions_left = state.actions_left;
    seen.castle_actions = state.castle_actions;
    for (std::uint8_t n = 0; n < table.seat_count; ++n) seen.seats.push_back(state.seats[n]);
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        seen.figures.push_back({FigureId{i}, state.figures[i]});
    return seen;
}

}  // namespace six
