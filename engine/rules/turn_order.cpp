// How turns begin, end and follow one another, who goes first in them, and tokens that others
// placed. [U-TURN-1, U-TURN-8, U-TOK-3, U-TOK-4, U-SA-SPD-11, C-TURN-13]
#include <cassert>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/begin_turn.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/castle/siege.h"
#include "engine/rules/context.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/turn.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

Seat next_clockwise(const Table& table, Seat seat) {
    return Seat{static_cast<std::uint8_t>((seat.n + 1) % table.seat_count)};
}

bool plays(const SeatState& seat) {
    return !seat.out && !seat.withdrawn;
}

// Somebody of the active player whose Command gives an action by itself; none. [C-TURN-2]
FigureId giving_action(const Table& table, const State& state) {
    FigureId found;
    if (!table.rules->command_gives_action.exists()) return found;
    for_each_in_play(state, [&](FigureId id, const Figure& figure) {
        if (!found.exists() && figure.owner == state.turn &&
            in_force(table, state, figure, Ability::command))
            found = id;
    });
    return found;
}

}  // namespace

void count_actions(Context& c) {
    c.state.actions_left =
        static_cast<std::uint8_t>(c.table.build_total / c.rules().actions.points_per_action);
    if (giving_action(c.table, c.state).exists()) ++c.state.actions_left;
    c.state.castle_actions = castle_actions_of(c.table, c.state, c.state.turn);
}

void note_the_beginning(Context& c) {
    const auto& [table, state, events] = c;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const FigureId id{i};
        const Figure& figure = state[id];
        if (!in_play(figure) || figure.owner != state.turn || figure.captive()) continue;
        if (on_table(figure) && touches_opponent(table, state, id)) state[id].set(note::touched);
        if (standing(state, figure).tokens < table.rules->actions.max_tokens &&
            in_force_with(table, state, figure, &AbilityFacts::acts_first))
            state[id].set(note::duty);
    }
}

void tell_the_beginning(Context& c) {
    const Seat seat = c.state.turn;
    c.emit({.kind = EventKind::turn_began,
            .clause = "U-TURN-1",
            .seat = seat,
            .n = c.state.round,
            .m = c.state.actions_left});
    if (const FigureId commander = giving_action(c.table, c.state); commander.exists())
        c.emit({.kind = EventKind::action_gained,
                .clause = c.rules().command_gives_action,
                .seat = seat,
                .who = commander,
                .n = c.state.actions_left});
    if (c.state.castle_actions > 0)
        c.emit({.kind = EventKind::action_gained,
                .clause = "C-TURN-4",
                .seat = seat,
                .who = giving_castle_actions(c.table, c.state, seat),
                .n = c.state.castle_actions});
}

void owe_beginning_effects(Context& c) {
    if (has_beginning_effects(c.table, c.state)) c.owe(Ask::begin_turn, c.state.turn);
}

void clear_tokens(Context& c) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        Figure& figure = c[id];
        if (figure.owner != c.state.turn) continue;
        const bool foreign = forget_foreign_token(c.state, id);
        if (figure.given != Given::action && figure.tokens > 0) {
            figure.tokens = 0;
            c.emit({.kind = EventKind::tokens_cleared,
                    .clause = in_play(figure) ? Clause("U-TOK-3") : Clause("U-TOK-5"),
                    .who = id});
        } else if (foreign && figure.tokens > 0) {
            --figure.tokens;
            c.emit({.kind = EventKind::token_cleared,
                    .clause = "U-TOK-4",
                    .who = id,
                    .n = figure.tokens});
        }
        figure.given = Given::nothing;
        figure.acted = 0;
    }
}

void forget_the_turn(Context& c) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        c.state.figures[i].cancelled = {};
        c.state.figures[i].unset(note::for_the_turn);
    }
    auto& memos = c.state.memos;
    for (std::size_t i = memos.size(); i-- > 0;)
        if (memos[i].kind != MemoKind::foreign_token) memos.erase_at(i);
}

void begin_turn(Context& c, Seat seat) {
    c.state.turn = seat;
    do_all(c, c.rules().turn->on_beginning);
}

void end_turn(Context& c) {
    State& state = c.state;
    const Seat ending = state.turn;
    do_all(c, c.rules().turn->on_ending);
    if (state.phase == Phase::over) return;
    state.actions_left = 0;
    state.castle_actions = 0;
    state.acts_again = {};
    c.emit({.kind = EventKind::turn_ended, .clause = "U-TURN-8", .seat = ending});
    end_game_if_castle_fell(c, ending);
    if (state.phase == Phase::over) return;
    if (state.time_called)  // this turn was still finished [V-END-1]
        return end_game(c, {EndWord::time, "U-END-4"});

    Seat next = ending;
    int passed_over = 0;
    do {
        next = next_clockwise(c.table, next);
        if (next == c.table.first_player) {
            end_round(c);
            if (state.phase == Phase::over) return;
        }
        assert(passed_over <= c.table.seat_count && "somebody plays while the game is on");
        ++passed_over;
    } while (!plays(state.seats[next.n]));  // the others keep their order [U-TURN-1]
    begin_turn(c, next);
}

bool anything_left(const Table& table, const State& state) {
    if (!plays(state.seats[state.turn.n])) return false;
    if (state.actions_left > 0) return true;
    if (state.acts_again.exists() && kind_of(table, state[state.acts_again]).second_cost == 0)
        return true;  // [C-TITAN-12]
    const bool releases = table.options[Option::voluntary_release] != opt::voluntary_release::none;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (is_section(figure) && may_be_given_action(table, state, FigureId{i})) return true;
        if (figure.owner != state.turn || !on_table(figure) || figure.captive()) continue;
        if (is_large(table, figure)) {  // a section with Quickness [C-MULTI-17]
            if (may_be_given_action(table, state, FigureId{i})) return true;
            continue;
        }
        if (in_force_with(table, state, figure, &AbilityFacts::free_turn)) return true;
        if (releases && captive_of(state, FigureId{i}).exists() &&
            !table.rules->release_begins_action.exists())
            return true;
        if (in_force_with(table, state, figure, &AbilityFacts::free_move) &&
            check_may_move(table, state, FigureId{i}))
            return true;
    }
    return false;
}

// --- Frenzy ---

namespace {

// Where the players agreed so it binds a section that shows it, and not the figure.
// [H-V2-SECTION-FRENZY]
bool binds_by_section(const Table& table, const Figure& figure) {
    return is_large(table, figure) &&
           table.options[Option::v2_section_frenzy] == opt::v2_section_frenzy::that_section;
}

// Bound one by one, as bits. When it moves no more an attack is all that is left to them, and there
// may be nobody to attack: then they are excused.
std::uint8_t bound_sections(const Table& table, const State& state, const Figure& figure) {
    const bool weary =
        figure.given != Given::action && figure.tokens >= table.rules->actions.max_tokens;
    if (weary || figure.has(note::moved | note::fought | note::moves_over | note::acts_over))
        return 0;
    std::uint8_t bound = 0;
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        if (in_force_with(table, state, figure, i, &AbilityFacts::acts_first))
            bound = static_cast<std::uint8_t>(bound | bit_of_section(i));
    return static_cast<std::uint8_t>(bound & ~figure.acted);
}

// Covered by the duty since the turn began and still able to fulfil it; other than by these
// sections. [U-SA-SPD-16]
bool owes_action(const Table& table, const State& state, FigureId who, unsigned without = 0) {
    const Figure& figure = state[who];
    if (!figure.has(note::duty) || figure.owner != state.turn || !in_play(figure) ||
        figure.captive() || figure.has(note::levitated) || is_riderless(table, state, who))
        return false;
    if (binds_by_section(table, figure))
        return (bound_sections(table, state, figure) & ~without) != 0;
    return figure.given == Given::nothing &&
           standing(state, figure).tokens < table.rules->actions.max_tokens &&
           in_force_with(table, state, figure, &AbilityFacts::acts_first);
}

// Every one of these sections has it; of whatever is bound as a whole any section.
bool has_frenzy(const Table& table, const State& state, const Figure& figure, unsigned sections) {
    if (!binds_by_section(table, figure))
        return in_force_with(table, state, figure, &AbilityFacts::acts_first) != nullptr;
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        if ((sections >> i & 1) != 0 &&
            !in_force_with(table, state, figure, i, &AbilityFacts::acts_first))
            return false;
    return true;
}

}  // namespace

FigureId duty_left(const Table& table, const State& state, FigureId who, unsigned sections) {
    if (state.actions_left == 0) return {};
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (owes_action(table, state, FigureId{i}, FigureId{i} == who ? sections : 0))
            return FigureId{i};
    return {};
}

// Before all that have Frenzy have acted nobody without it is given an action, a pass included; and
// a pass would be no action in the sense of the duty. [U-SA-SPD-11, DGT-FRZ-4, DGT-FRZ-6] Sections
// that move together act at one moment. [DRG-ACT-6]
Result<Ok> check_frenzy(const Table& table, const State& state, FigureId who, Given kind,
                        unsigned sections) {
    const FigureId first = duty_left(table, state, who, sections);
    if (!first.exists()) return Ok{};
    const auto refuse = [&](Clause clause, FigureId other) {
        return Illegal{.clause = clause,
                       .why = Reason::frenzy_first,
                       .who = who,
                       .other = other,
                       .where = state[who].at};
    };
    if (!has_frenzy(table, state, state[who], sections)) return refuse("U-SA-SPD-11", first);
    if (kind == Given::pass && owes_action(table, state, who)) return refuse("DGT-FRZ-6", who);
    return Ok{};
}

// --- tokens of an enemy ---

namespace {

// So many are told from others; what a turn remembers besides finds room. [U-SA-DEF-12]
constexpr std::size_t kMostForeignTokens = kMaxMemos / 2;

// By whom it was placed matters where it does not clear as others do, and only of one that lies
// alone: with two tokens nobody acts, so that both of them clear. [U-PUSH-2]
void note_foreign_token(Context& c, FigureId bearer) {
    const Figure& figure = c[bearer];
    if (c.table.options[Option::foreign_token_clear] !=
            opt::foreign_token_clear::next_turn_in_any_case ||
        figure.tokens != 1 || c.table.friends(figure.owner, c.state.turn))
        return;
    std::size_t noted = 0;
    for (const Memo& memo : c.state.memos) noted += memo.kind == MemoKind::foreign_token;
    if (noted < kMostForeignTokens && !c.state.memos.full())
        c.state.memos.push_back({MemoKind::foreign_token, bearer, c.state.action.who});
}

}  // namespace

bool forget_foreign_token(State& state, FigureId who) {
    for (std::size_t i = 0; i < state.memos.size(); ++i) {
        const Memo& memo = state.memos[i];
        if (memo.kind != MemoKind::foreign_token || memo.figure != who) continue;
        state.memos.erase_at(i);
        return true;
    }
    return false;
}

void place_foreign_token(Context& c, FigureId who, Clause clause) {
    const FigureId bearer = bearer_of(c.state, who);
    Figure& figure = c[bearer];
    // In its owner's own turn it has acted; otherwise the token clears by the normal rule in the
    // owner's next turn. [U-TOK-4, U-SA-DMG-11]
    if (figure.owner == c.state.turn) {
        figure.given = Given::action;
        if (const FigureId partner = partner_of(c.table, c.state, bearer); partner.exists())
            c[partner].given = Given::action;
    }
    if (figure.tokens >= c.rules().actions.max_tokens) return;  // [U-TOK-6]
    ++figure.tokens;
    c.emit({.kind = EventKind::token_placed, .clause = clause, .who = bearer, .n = figure.tokens});
    note_foreign_token(c, bearer);
}

}  // namespace six
