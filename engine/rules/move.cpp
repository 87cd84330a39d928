#include "engine/rules/move.h"

#include <cassert>

#include "engine/geometry/path.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/advance.h"
#include "engine/rules/carrying.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/free_spin.h"
#include "engine/rules/large_move.h"
#include "engine/rules/proposals/actions.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/question.h"
#include "engine/rules/soar.h"
#include "engine/rules/terrify.h"
#include "engine/rules/trample.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

Vec2 end_of(const Figure& figure, const Move& move) {
    return move.path.empty() ? figure.at : move.path.back();
}

// The clause by which it went this far or this way.
Clause clause_of_move(const Table& table, const State& state, const Move& move, Inches length,
                      const Pace& pace) {
    if (state.action.kind == ActionKind::formation) return "U-MFORM-3";
    if (state.action.steered) return "FAQ-MCON-4";
    const Figure& figure = state[move.who];
    if (state.action.advances()) return clause_of_advance(table, state);
    if (is_large(table, figure)) return clause_of_large_move(table, state, move, length, pace);
    if (const Clause level = clause_of_level(table, figure, move); level.exists()) return level;
    if (length > pace.normal)
        if (const AbilityFacts* twice =
                in_force_with(table, state, figure, &AbilityFacts::double_time))
            return twice->clause;
    if (const AbilityFacts* flight = in_force_with(table, state, figure, &AbilityFacts::flies))
        return flight->clause;
    if (length > pace.normal)
        if (const AbilityFacts* twice =
                in_force_with(table, state, figure, &AbilityFacts::doubles_speed))
            return twice->clause;
    return "U-MOVE-1";
}

Clause clause_of_turn(const Table& table, const State& state, FigureId who) {
    if (state.action.steered) return "FAQ-MCON-4";
    if (state.action.advances()) return clause_of_advance(table, state);
    if (is_large(table, state[who])) return "LRG-MOVE-3";
    return speed_of(table, state[who]) == Inches{} ? Clause("U-MOVE-11") : Clause("U-MOVE-9");
}

// A move that would bring the figure among the terrified is asked for again after the dice.
// [U-SA-DEF-12] True when dice are owed.
bool face_terror(Context& c, const Move& move) {
    if (!changes_place(c.table, c[move.who], move)) return false;
    c.owe(Ask::choose_path, player_moving(c.state, move.who), move.who);
    if (!owe_terror(c, move.who, moved_by(c.table, c.state, move))) {
        c.state.owed.pop_back();
        return false;
    }
    ask_before_terror(c);
    return true;
}

// What it is or where it is: a passenger gets off, and moves in no other way. [LRG-DIS-5]
Result<Ok> check_movable(const Table& table, const State& state, FigureId who) {
    const Ban no = forbidden(table, state[who], Deed::move);
    if (!no.exists()) return Ok{};
    return Illegal{.clause = no.clause,
                   .why = no.why,
                   .who = who,
                   .other = state[who].chariot,
                   .where = state[who].at};
}

// The captive is set down beside the captor by the captor's owner. [U-CAP-7]
void owe_captive_place(Context& c, FigureId captor) {
    const FigureId captive = captive_of(c.state, captor);
    if (captive.exists()) c.owe(Ask::place_figure, c[captor].owner, captive, captor);
}

}  // namespace

Base resting_at(const Table& table, const Figure& figure, const Move& move) {
    Base resting = base_of(table, figure);
    resting.at = end_of(figure, move);
    resting.facing = move.facing;
    return resting;
}

Figure moved_by(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    return put_at(table, state, at_level(figure, move.level), end_of(figure, move), move.facing);
}

bool changes_place(const Table& table, const Figure& figure, const Move& move) {
    if (move.level != Level::as_it_is) return true;
    for (const Vec2& point : move.path)
        if (point != figure.at) return true;
    return warrior_of(table, figure).base.kind == BaseKind::double_disc &&
           move.facing != figure.facing;
}

Movers movers_of(const State& state) {
    const Action& action = state.action;
    Movers movers;
    if (action.kind == ActionKind::formation) {
        for (std::size_t i = 0; i < action.members.size(); ++i)
            if ((action.moved >> i) & 1) movers.push_back(action.members[i]);
    } else if (action.moved != 0) {
        movers.push_back(action.mover);
    }
    return movers;
}

void note_contacts(Context& c, FigureId mover) {
    const OptionValues& options = c.table.options;
    if (options[Option::spin_new_contact] == opt::spin_new_contact::all_at_end &&
        options[Option::pole_new] == opt::pole_new::all_at_end)
        return;
    for_each_on_table(c.state, [&](FigureId id, const Figure& other) {
        if (opposing(c.table, c.state, c[mover], other) &&
            touching(c.table, c.state, c[mover], other) && !c.state.memos.full())
            c.state.memos.push_back({MemoKind::touched_before, mover, id});
    });
}

bool touched_before(const State& state, FigureId mover, FigureId other) {
    for (const Memo& memo : state.memos)
        if (memo == Memo{MemoKind::touched_before, mover, other}) return true;
    return false;
}

void forget_setting_out(State& state) {
    for (std::size_t i = state.memos.size(); i-- > 0;)
        if (const MemoKind kind = state.memos[i].kind;
            kind == MemoKind::touched_before || kind == MemoKind::set_out_hindered)
            state.memos.erase_at(i);
}

Seat player_moving(const State& state, FigureId who) {
    const Action& action = state.action;
    const bool steered = action.steered && action.mover == who;
    return state[steered ? action.who : who].owner;
}

std::uint8_t sections_moving(const State& state, FigureId who, std::uint8_t named) {
    const Action& action = state.action;
    const bool under_way =
        (action.kind == ActionKind::move || action.advances()) && action.mover == who;
    return under_way ? action.sections : named;
}

std::uint8_t sections_moving(const State& state, const Move& move) {
    return sections_moving(state, move.who, move.sections);
}

Inches length_of(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    if (is_large(table, figure) && move.path.size() == 1)
        if (const auto straight = straight_distance(figure, move.facing, move.path[0]))
            return *straight < Inches{} ? -*straight : *straight;
    const Gait gait = gait_of(table, state, figure, sections_moving(state, move));
    return length_on_foot(table, state, figure, move.path, gait);
}

bool must_break_away(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    const bool turns = is_large(table, figure) && move.facing != figure.facing;
    // A rider that only turns. [U-MOUNT-6, H-MOUNT-TURN-BREAK]
    const bool swings = !table.options.is_on(Option::mount_turn_break) &&
                        !changes_place(table, figure, {move.who, move.path, figure.facing});
    return (turns || changes_place(table, figure, move)) && (turns || !swings) &&
           touches_opponent(table, state, move.who);
}

Result<Ok> check_move(const Table& table, const State& state, const Move& move) {
    const auto may = is_large(table, state[move.who]) ? check_large_may_move(table, state, move)
                     : move.then ? check_may_act(table, state, move.who, Given::action)
                                 : check_may_move(table, state, move.who);
    if (!may) return may;
    if (const auto movable = check_movable(table, state, move.who); !movable) return movable;
    if (const auto carries = check_carried(table, state, move); !carries) return carries;
    if (move.then)
        if (const auto fit = check_advance(table, state, move); !fit) return fit;
    return check_way(table, state, move);
}

void resolve_move(Context& c, const Move& move) {
    const bool large = is_large(c.table, c[move.who]);
    const std::uint8_t sections = large ? move.sections : bit_of_section(0);
    const ActionKind kind = !move.then                        ? ActionKind::move
                            : *move.then == AttackKind::close ? ActionKind::close
                                                              : ActionKind::ranged;
    begin_action(c, {.kind = kind,
                     .members = {&move.who, 1},
                     .cost = move.then || is_slowed_by_captive(c.table, c.state, move.who)
                                 ? std::uint8_t{1}
                                 : cost_of_sections(c.table, c.state, c[move.who], sections),
                     .sections = sections});
    Action& action = c.state.action;
    action.mover = move.who;
    action.path = move.path;
    action.facing = move.facing;
    action.carried = move.carried;
    action.level = move.level;
    if (must_break_away(c.table, c.state, move)) return c.owe(Ask::roll_break_away, {}, move.who);
    resolve_chosen_path(c, move);
}

Result<Ok> check_chosen_path(const Table& table, const State& state, const Move& move) {
    if (move.who != state.action.mover)
        return Illegal{.clause = "U-BREAK-8",
                       .why = Reason::wrong_answer,
                       .who = state.action.mover,
                       .other = move.who};
    // Terrified beside its chariot it may stay aboard.
    if (!move.path.empty())
        if (const auto movable = check_movable(table, state, move.who); !movable) return movable;
    // They were named when the action was given, and so was whom it takes along.
    if (move.carried.exists() && move.carried != state.action.carried)
        return Illegal{.clause = "V-SA-SPD-12",
                       .why = Reason::wrong_answer,
                       .who = move.who,
                       .other = move.carried};
    if (move.sections != 0 && move.sections != state.action.sections)
        return Illegal{.clause = "DRG-ACT-6", .why = Reason::no_such_section, .who = move.who};
    // What the action is was said when it was given.
    if (move.then && !state.action.advances())
        return Illegal{.clause = "U-MOVE-10", .why = Reason::cannot_advance, .who = move.who};
    return check_way(table, state, move);
}

void resolve_chosen_path(Context& c, const Move& move) {
    if (!face_terror(c, move)) carry_out_move(c, move);
}

void begin_steered_move(Context& c, FigureId figure, Seat steering) {
    Action& action = c.state.action;
    assert(c[action.who].owner == steering);
    action.mover = figure;
    action.steered = true;
    action.beyond_speed = false;
    action.ended = false;
    action.moved = 0;
    action.path.clear();
    action.facing = c[figure].facing;
    c.emit(
        {.kind = EventKind::confused, .clause = "FAQ-MCON-5", .who = figure, .other = action.who});
    if (c[figure].tokens == 0) place_foreign_token(c, figure, "FAQ-MCON-9");
    const bool held = c.table.options.is_on(Option::confusion_break) &&
                      touches_opponent(c.table, c.state, figure);
    if (held) return c.owe(Ask::roll_break_away, {}, figure);  // [U-BREAK-9]
    c.owe(Ask::choose_path, steering, figure);
}

bool put_in_place(Context& c, const Move& move) {
    Figure& figure = c[move.who];
    const bool changed = changes_place(c.table, figure, move);
    const Inches length = length_of(c.table, c.state, move);
    const Pace pace = pace_of(c.table, c.state, move.who);
    const Gait gait = gait_of(c.table, c.state, figure, sections_moving(c.state, move));
    Clause clause = changed ? clause_of_move(c.table, c.state, move, length, pace)
                            : clause_of_turn(c.table, c.state, move.who);
    if (length > pace.normal) c.state.action.beyond_speed = true;  // [U-SA-SPD-13]
    if (is_large(c.table, figure))
        c.state.action.followers =
            followers_after(c.table, c.state, move.who, c.state.action.sections, length);
    const bool turned = move.facing != figure.facing;
    const FigureId stood_on = figure.top;
    figure = moved_by(c.table, c.state, move);
    const std::size_t door = next_door(c.table, c.state, stood_on.exists(), move.path, 0, gait);
    // What went through a door has done with this action, unless the players agreed otherwise.
    // [C-CASTLE-21, H-C-DOOR-MOVE]
    if (door < move.path.size()) {
        clause = "C-CASTLE-21";
        if (door_ends_the_move(c.table)) c.state.action.ended = true;
    }
    // Also by a turn, but not by staying as it stood. [C-MULTI-18, LRG-PRNG-1]
    if (is_large(c.table, figure) && (changed || turned)) figure.set(note::moved);
    carry_passenger(c, move.who);
    if (changed)
        c.emit({.kind = EventKind::moved,
                .clause = clause,
                .who = move.who,
                .at = figure.at,
                .facing = figure.facing,
                .n = length.mils()});
    else
        c.emit({.kind = EventKind::turned,
                .clause = clause,
                .who = move.who,
                .facing = figure.facing});
    tell_level(c, move);
    return changed;
}

// What is owed first comes last: the captive's place, the free spins, then what follows the move.
// [U-MOVE-16] A turn on the spot makes no contact. [U-MOVE-17]
void carry_out_move(Context& c, const Move& move) {
    const Crossed crossed = crossed_by(c.table, c.state, move);
    note_contacts(c, move.who);
    const FigureSet overrun = overrun_by(c.table, c.state, move);
    const bool changed = put_in_place(c, move);
    c.state.action.moved = changed;
    c.owe(Ask::end_move, {}, move.who);
    if (!changed) return;
    click_overrun(c, move.who, overrun);
    const Movers movers = movers_of(c.state);
    if (!c.state.action.steered ||
        c.table.options[Option::spin_placed] == opt::spin_placed::moved_only)
        owe_free_spins(c, movers);
    owe_captive_place(c, move.who);
    owe_carried_place(c, move);
    owe_trampling(c, move.who, crossed);  // before the free spins [V-SPD-16]
}

Result<Ok> check_free_turn(const Table& table, const State& state, const Turn& turn) {
    const Figure& figure = state[turn.who];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = turn.who, .where = figure.at};
    };
    if (figure.owner != state.turn)
        return refuse(
            table.friends(figure.owner, state.turn) ? Clause("U-MULTI-3") : Clause("U-TURN-3"),
            Reason::not_your_figure);
    if (!in_play(figure)) return refuse("U-DIAL-6", Reason::not_on_table);
    if (figure.captive()) return refuse("U-CAP-5", Reason::is_captive);
    if (const Ban no = forbidden(table, figure, Deed::turn_freely); no.exists())
        return refuse(no.clause, no.why);
    if (!in_force_with(table, state, figure, &AbilityFacts::free_turn))
        return refuse("U-MOVE-8", Reason::no_such_ability);
    const Move swing{turn.who, {}, turn.facing};
    if (!changes_place(table, figure, swing)) return Ok{};
    // A rider's rear circle swings round: a change of place. To break away, and to come into
    // contact, takes an action; its captive stays where it is. [U-MOUNT-6, U-CAP-19]
    if (const auto way = check_way(table, state, swing); !way) return way;
    const Figure swung = put_at(table, state, figure, figure.at, turn.facing);
    const bool held =
        table.options.is_on(Option::mount_turn_break) && touches_opponent(table, state, turn.who);
    if (held || opponent_touched(table, state, swung).exists())
        return refuse("U-MOUNT-6", Reason::touches_opponent);
    const FigureId captive = captive_of(state, turn.who);
    if (captive.exists() && !bases_touch(table, swung, state[captive]))
        return refuse("U-CAP-5", Reason::no_room_for_captive);
    return Ok{};
}

void resolve_free_turn(Context& c, const Turn& turn) {
    Figure& figure = c[turn.who];
    figure.facing = turn.facing;
    c.emit({.kind = EventKind::turned,
            .clause = in_force_with(c.table, c.state, figure, &AbilityFacts::free_turn)->clause,
            .who = turn.who,
            .facing = turn.facing});
}

namespace {

std::optional<BattleCommand> staying(const Asked& asked) {
    return Move{asked.frame.figure, {}, asked.state[asked.frame.figure].facing};
}

}  // namespace

const Question questions::choose_path{
    .ask = Ask::choose_path,
    .clause_now =
        [](const Asked& asked) {
            return asked.state.action.steered ? Clause("FAQ-MCON-4") : Clause("U-BREAK-8");
        },
    .answers = {kAnswer<Move, check_chosen_path, resolve_chosen_path>,
                kAnswer<Disembark, check_chosen_landing, resolve_chosen_landing>},
    .usual = staying,
    .of_ways = true,
    .propose = propose_paths,
    .offer = [](const Asked& asked, Offers& out) { out.add(*staying(asked), {.key = "stay"}); },
    .present = Present::in_play};

}  // namespace six
