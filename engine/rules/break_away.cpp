#include "engine/rules/break_away.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/formation.h"
#include "engine/rules/invariant.h"
#include "engine/rules/move.h"
#include "engine/rules/proposals/facings.h"
#include "engine/rules/question.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// Each opponent that had been touching the rider outside its front arc takes a click, all at one
// moment. [U-MOUNT-8] Toughness and Invulnerability reduce it.
void shake_off(Context& c, FigureId rider) {
    if (!c.rules().shakes_off(c.table.options)) return;
    const bool formation = c.state.action.kind == ActionKind::formation;
    if (formation && !c.table.options.is_on(Option::shake_formation)) return;
    if (in_force_with(c.table, c.state, c[rider], &AbilityFacts::no_shake_off)) return;
    Volley volley(c);
    for_each_on_table(c.state, [&](FigureId id, const Figure& other) {
        if (id == rider || !opposing(c.table, c.state, c[rider], other) ||
            !touching(c.table, c.state, c[rider], other) ||
            touches_front_of(c.table, c.state, c[rider], other))
            return;
        volley.click({.who = id,
                      .clicks = reduced(c, id, 1),
                      .cause = ClickWord::shake_off,
                      .clause = formation ? Clause("U-MOUNT-9") : Clause("U-MOUNT-8"),
                      .by = c[rider].owner});
    });
    volley.settle();
}

// Those that are held keep their places; the paths of all are chosen when the last has rolled.
// [U-MFORM-5]
void note_member_rolled(Context& c, FigureId member, bool left) {
    Action& action = c.state.action;
    std::uint16_t& group = left ? action.broke_away : action.held;
    group = static_cast<std::uint16_t>(group | 1u << action.index_of(member));
    if (const FigureId next = next_to_break_away(c.table, c.state); next.exists())
        c.owe(Ask::roll_break_away, {}, next);
}

}  // namespace

BreakAwayNeed break_away_need(const Table& table, const State& state, const Figure& figure) {
    BreakAwayNeed need{table.rules->combat.break_away.foot, "U-BREAK-2"};
    if (warrior_of(table, figure).mounted)
        need = {table.rules->combat.break_away.mounted, "U-MOUNT-7"};
    if (const KindRules& kind = kind_of(table, figure); kind.breaks_away_on != 0)
        need = {kind.breaks_away_on, kind.breaks_away};
    for_each_in_force(table, state, figure, [&](const AbilityFacts& facts) {
        if (facts.breaks_away_on != 0 && facts.breaks_away_on < need.die)
            need = {facts.breaks_away_on, "U-BREAK-5"};
    });
    return need;
}

namespace {

constexpr std::uint8_t kSureFooted = 2;  // fails only on a 1; held fast, on 1 to 3
constexpr std::uint8_t kSureFootedHeld = 4;

std::uint8_t held_fast_until(const Table& table) {
    switch (table.options[Option::v2_immobilize]) {
        case opt::v2_immobilize::five_or_six:
            return 5;
        case opt::v2_immobilize::never:
            return 7;
        default:
            return 6;
    }
}

// Touches the front arc of one that holds it fast; of a large figure the section that does.
// [V-SA-ATK-14, MDW-GEN-10]
const AbilityFacts* immobilized_by(const Table& table, const State& state, const Figure& figure) {
    if (kind_of(table, figure).unaffected(Ability::immobilize).exists()) return nullptr;
    const AbilityFacts* found = nullptr;
    for_each_on_table(state, [&](FigureId, const Figure& other) {
        if (found || !in_force_with(table, state, other, &AbilityFacts::immobilizes) ||
            !opposing(table, state, figure, other) ||
            !touches_front_of(table, state, other, figure))
            return;
        found = in_force_where_touched(table, state, other, figure, &AbilityFacts::immobilizes);
    });
    return found;
}

}  // namespace

BreakAwayNeed break_away_need(const Table& table, const State& state, FigureId who) {
    BreakAwayNeed need = break_away_need(table, state, state[who]);
    if (const AbilityFacts* held = immobilized_by(table, state, state[who]))
        need = {need.die <= kSureFooted ? kSureFootedHeld : held_fast_until(table), held->clause};
    return need;
}

void resolve_break_away_roll(Context& c, FigureId who, std::uint8_t pips, FigureId boards) {
    const Action& action = c.state.action;
    const bool formation = action.kind == ActionKind::formation;
    const bool mounted = warrior_of(c.table, c[who]).mounted;
    const BreakAwayNeed need = break_away_need(c.table, c.state, who);
    const bool left = pips >= need.die;
    c.emit({.kind = EventKind::break_away_rolled,
            .clause = need.clause,
            .who = who,
            .n = pips,
            .word = static_cast<std::uint8_t>(left ? BreakAwayWord::left : BreakAwayWord::held)});
    if (left && mounted) shake_off(c, who);
    if (formation) return note_member_rolled(c, who, left);

    const Seat seat = player_moving(c.state, who);
    if (!left) {
        // [U-BREAK-3] Riders and large figures may not turn. [U-MOUNT-7, LRG-GEN-13]
        if (!forbidden(c.table, c[who], Deed::turn_when_held).exists())
            c.owe(Ask::turn_in_place, seat, who);
        return;
    }
    if (boards.exists()) return put_aboard(c, who, boards, "LRG-BRD-4");
    const bool path_first =
        c.table.options[Option::break_before_path] == opt::break_before_path::path_first;
    // A shake-off may have changed the table: a path that is no longer legal is chosen anew.
    const Move wished{
        .who = who, .path = action.path, .facing = action.facing, .level = action.level};
    if (path_first && !action.steered && check_way(c.table, c.state, wished))
        return resolve_chosen_path(c, wished);
    c.owe(Ask::choose_path, seat, who);
}

Result<Ok> check_turn_in_place(const Table&, const State& state, const Turn& turn) {
    if (turn.who != state.action.mover)
        return Illegal{.clause = "U-BREAK-3",
                       .why = Reason::wrong_answer,
                       .who = state.action.mover,
                       .other = turn.who};
    return Ok{};
}

void resolve_turn_in_place(Context& c, const Turn& turn) {
    c[turn.who].facing = turn.facing;
    c.emit(
        {.kind = EventKind::turned, .clause = "U-BREAK-3", .who = turn.who, .facing = turn.facing});
}

namespace {

// The other: what it would board.
std::string_view wrong_with_boarding(const Asked& asked) {
    const FigureId chariot = asked.frame.other;
    if (!chariot.exists()) return {};
    if (chariot.n < asked.state.figure_count && on_table(asked.state[chariot]) &&
        is_riderless(asked.table, asked.state, chariot))
        return {};
    if (!is_chariot(asked.table, asked.state, chariot) || !on_table(asked.state[chariot]) ||
        passenger_of(asked.state, chariot).exists())
        return "nothing to board";
    return {};
}

}  // namespace

const Question questions::roll_break_away{.ask = Ask::roll_break_away,
                                          .clause = "U-BREAK-1",
                                          .dice = 1,
                                          .rolled =
                                              [](Context& c, const Frame& asked, const Roll& roll) {
                                                  resolve_break_away_roll(
                                                      c, asked.figure, roll.pips[0], asked.other);
                                              },
                                          .wrong = wrong_with_boarding};

const Question questions::turn_in_place{
    .ask = Ask::turn_in_place,
    .clause = "U-BREAK-3",
    .answers = {kAnswer<Turn, check_turn_in_place, resolve_turn_in_place>},
    .usual = as_it_faces,
    .propose = propose_facings,
    .offer = offer_to_stay,
    .wrong = [](const Asked& asked) -> std::string_view {
        if (warrior_of(asked.table, asked.state[asked.frame.figure]).mounted)
            return "a rider that was held and may turn";  // [U-MOUNT-7]
        return {};
    }};

}  // namespace six
