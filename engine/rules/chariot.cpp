#include "engine/rules/chariot.h"

#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/deploy.h"
#include "engine/rules/free_spin.h"
#include "engine/rules/move.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/set_down.h"
#include "engine/rules/terrify.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

Illegal refuse_boarding(const State& state, const Board& board, Clause clause, Reason why) {
    return {.clause = clause,
            .why = why,
            .who = board.who,
            .other = board.chariot,
            .where = state[board.chariot].at};
}

// Room for one figure of one dial, on foot, of the same side. [LRG-PASS-1 to LRG-PASS-8, C-CHAR-1]
Result<Ok> check_platform(const Table& table, const State& state, const Board& board) {
    const Figure& figure = state[board.who];
    const Figure& chariot = state[board.chariot];
    const auto no = [&](Clause clause, Reason why) {
        return refuse_boarding(state, board, clause, why);
    };
    if (!kind_of(table, chariot).carries) return no("LRG-CHAR-1", Reason::not_a_chariot);
    if (!on_table(chariot))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = board.chariot};
    if (const Ban never = forbidden(table, figure, Deed::ride); never.exists())
        return no(never.clause, never.why);
    if (!friendly(table, state, figure, chariot)) return no("LRG-PASS-7", Reason::cannot_ride);
    if (passenger_of(state, board.chariot).exists())
        return no("LRG-PASS-8", Reason::chariot_is_full);
    return Ok{};
}

// The passenger as it would stand beside its chariot: no passenger any more.
Figure landed(const Table& table, const State& state, const Disembark& leave) {
    Figure figure = state[leave.who];
    figure.whereabouts = Whereabouts::on_table;
    figure.chariot = {};
    return put_at(table, state, figure, leave.at, leave.facing);
}

// Never of its own will beside an opponent. [U-DEM-1]
Result<Ok> check_demoralized_rider(const Table& table, const State& state, const Disembark& leave) {
    const Figure figure = landed(table, state, leave);
    if (!is_demoralized(table, state, figure)) return Ok{};
    const FigureId met = opponent_touched(table, state, figure);
    if (!met.exists()) return Ok{};
    return Illegal{.clause = "U-DEM-1",
                   .why = Reason::demoralized_contact,
                   .who = leave.who,
                   .other = met,
                   .where = leave.at};
}

Result<Ok> check_landing(const Table& table, const State& state, const Disembark& leave) {
    const Figure& chariot = state[state[leave.who].chariot];
    if (const auto place =
            check_set_down(table, state, {leave.who, leave.at, leave.facing}, chariot);
        !place)
        return place;
    if (const auto shy = check_demoralized_rider(table, state, leave); !shy) return shy;
    return check_terror(table, state, leave.who, landed(table, state, leave));
}

}  // namespace

FigureId passenger_of(const State& state, FigureId chariot) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (is_aboard(state.figures[i]) && state.figures[i].chariot == chariot) return FigureId{i};
    return {};
}

// --- getting on ---

Result<Ok> check_board(const Table& table, const State& state, const Board& board) {
    const Figure& figure = state[board.who];
    const auto no = [&](Clause clause, Reason why) {
        return refuse_boarding(state, board, clause, why);
    };
    if (kind_of(table, state[board.chariot]).has_saddle) return check_mounting(table, state, board);
    if (const auto may = check_may_move(table, state, board.who); !may) return may;
    if (const Ban& there = posture_of(table, figure).forbids[Deed::ride]; there.exists())
        return no(there.clause, there.why);
    if (const auto room = check_platform(table, state, board); !room) return room;
    if (captive_of(state, board.who).exists()) return no("LRG-BRD-3", Reason::is_captor);
    if (speed_of(table, figure) == Inches{}) return no("LRG-BRD-2", Reason::speed_is_zero);
    const SectionSet touched = sections_touched(table, state, state[board.chariot], figure);
    if (beside_platform(touched).bits == 0) return no("LRG-BRD-1", Reason::not_beside_chariot);
    return Ok{};
}

// A change of place like any other: opponents in contact may hold it. [U-BREAK-1, LRG-BRD-1]
void resolve_board(Context& c, const Board& board) {
    const bool special = mounts_by_special_action(c.table, c[board.chariot]);
    begin_action(c,
                 {.kind = special ? ActionKind::special : ActionKind::move,
                  .members = {&board.who, 1},
                  .cost = special ? std::uint8_t{1} : cost_of_moving(c.table, c.state, board.who)});
    c.state.action.mover = board.who;
    c.state.action.facing = c[board.who].facing;
    if (touches_opponent(c.table, c.state, board.who))
        return c.owe(Ask::roll_break_away, {}, board.who, board.chariot);
    put_aboard(c, board.who, board.chariot, "LRG-BRD-4");
}

// No movement follows it and no attack: its speed abilities are disregarded from now on.
// [LRG-BRD-6, LRG-PASS-15]
void put_aboard(Context& c, FigureId who, FigureId chariot, Clause clause) {
    if (kind_of(c.table, c[chariot]).has_saddle) return put_in_saddle(c, who, chariot);
    Figure& figure = c[who];
    figure.whereabouts = Whereabouts::aboard;
    figure.chariot = chariot;
    figure.top = {};
    figure.at = c[chariot].at;
    c.emit({.kind = EventKind::boarded, .clause = clause, .who = who, .other = chariot});
}

void carry_passenger(Context& c, FigureId chariot) {
    carry_rider(c, chariot);
    if (!kind_of(c.table, c[chariot]).carries) return;
    if (const FigureId who = passenger_of(c.state, chariot); who.exists())
        c[who].at = c[chariot].at;
}

// --- getting off ---

Result<Ok> check_disembark(const Table& table, const State& state, const Disembark& leave) {
    const Figure& figure = state[leave.who];
    const auto may = in_saddle(figure) ? check_given_to_mount(table, state, leave.who)
                                       : check_may_move(table, state, leave.who);
    if (!may) return may;
    const auto no = [&](Reason why) {
        return Illegal{.clause = "LRG-DIS-1", .why = why, .who = leave.who, .where = figure.at};
    };
    if (!is_aboard(figure) && !in_saddle(figure)) return no(Reason::not_aboard);
    if (is_aboard(figure) && speed_of(table, figure) == Inches{}) return no(Reason::speed_is_zero);
    return check_landing(table, state, leave);
}

// It touches nobody, so nobody holds it. [LRG-PASS-11]
void resolve_disembark(Context& c, const Disembark& leave) {
    const bool special = mounts_by_special_action(c.table, c[c[leave.who].chariot]);
    begin_action(
        c, {.kind = special ? ActionKind::special : ActionKind::move, .members = {&leave.who, 1}});
    c.state.action.mover = leave.who;
    c.state.action.facing = leave.facing;
    // The action was given to a passenger: its Charge or Bound lets no attack follow, it rams
    // nobody. What others do where the move ends meets it as it stands there. [LRG-PASS-15]
    c.state.action.from_chariot = true;
    resolve_chosen_landing(c, leave);
}

Result<Ok> check_chosen_landing(const Table& table, const State& state, const Disembark& leave) {
    if (leave.who != state.action.mover || body_of(state, leave.who) == leave.who)
        return Illegal{.clause = "U-SA-DEF-12",
                       .why = Reason::wrong_answer,
                       .who = state.action.mover,
                       .other = leave.who};
    return check_landing(table, state, leave);
}

void resolve_chosen_landing(Context& c, const Disembark& leave) {
    const FigureId chariot = c[leave.who].chariot;
    c.owe(Ask::choose_path, c[leave.who].owner, leave.who);
    if (owe_terror(c, leave.who, landed(c.table, c.state, leave))) return ask_before_terror(c);
    c.state.owed.pop_back();
    const bool dismounts = in_saddle(c[leave.who]);
    if (dismounts) take_tokens_along(c[chariot], c[leave.who]);
    c[leave.who] = landed(c.table, c.state, leave);
    c.state.action.moved = 1;
    c.emit({.kind = EventKind::disembarked,
            .clause = dismounts ? Clause("V-CAV-1") : Clause("LRG-DIS-2"),
            .who = leave.who,
            .other = chariot,
            .at = leave.at,
            .facing = leave.facing});
    c.owe(Ask::end_move, {}, leave.who);
    const Movers movers = movers_of(c.state);
    owe_free_spins(c, movers);  // [U-SPIN-8]
}

// --- the deployment ---

Result<Ok> check_deploy_aboard(const Table& table, const State& state, const Board& board) {
    if (const auto in_hand = check_in_hand(table, state, board.who); !in_hand) return in_hand;
    if (state[board.chariot].owner != state[board.who].owner)
        return refuse_boarding(state, board, "LRG-PASS-9", Reason::not_your_figure);
    return check_platform(table, state, board);
}

void resolve_deploy_aboard(Context& c, const Board& board) {
    c[board.who].facing = c[board.chariot].facing;
    put_aboard(c, board.who, board.chariot, "LRG-PASS-9");
}

}  // namespace six
