#include "engine/rules/invariant.h"

#include "engine/geometry/path.h"
#include "engine/rules/deploy.h"
#include "engine/rules/query.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

// Far above what armies can be worth, far below what a number holds.
constexpr std::int32_t kMostPoints = 100'000'000;

// A figure that is about to be set down again is still counted as eliminated. [U-SA-DMG-5]
bool is_returning(const State& state, FigureId who) {
    for (const Frame& frame : state.owed)
        if (frame.kind == FrameKind::place_figure && frame.figure == who) return true;
    return false;
}

std::string_view wrong_with_captivity(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    if (!figure.captive()) return {};
    if (!on_table(figure)) return "a captive that is not on the table";
    if (figure.captor.n >= state.figure_count || figure.captor == who ||
        !on_table(state[figure.captor]))
        return "a captive of nobody";  // [U-CAP-9]
    const Figure& captor = state[figure.captor];
    if (captor.captive()) return "a captor that is a captive";
    if (table.friends(figure.owner, captor.owner)) return "a captive of a friend";
    if (captive_of(state, figure.captor) != who) return "two captives of one captor";  // [U-CAP-4]
    if (!is_returning(state, who) && !bases_touch(table, figure, captor))
        return "a captive that left its captor";  // [U-CAP-5]
    return {};
}

std::string_view wrong_with_figure(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    if (figure.warrior.n >= table.catalog.warriors.size()) return "a figure of no warrior";
    if (figure.owner.n >= table.seat_count) return "a figure without an owner";
    if (figure.hurt_by.exists() && figure.hurt_by.n >= table.seat_count)
        return "hurt by nobody's seat";
    if (figure.tokens > table.rules->max_tokens) return "more than two tokens";  // [U-TOK-6]
    const Warrior& warrior = warrior_of(table, figure);
    for (std::size_t i = 0; i < warrior.dials.size(); ++i)
        if (figure.clicks[i] >= warrior.dials[i].clicks.size())
            return "a dial beyond its last slot";
    // Asked before the scene is made, which takes no place far off the table. [U-MOVE-14]
    if (on_table(figure) && !Area{{}, table.field.size}.holds(figure.at))
        return "a base off the table";
    const bool dead = is_dead(table, figure);
    if (on_table(figure) && dead) return "three skulls on the table";  // [U-DIAL-6]
    const bool waiting =
        figure.whereabouts == Whereabouts::in_hand || figure.whereabouts == Whereabouts::left_out;
    if (waiting && dead) return "three skulls before the battle";
    if (figure.whereabouts == Whereabouts::eliminated && !dead && !is_returning(state, who))
        return "eliminated without three skulls";
    return {};
}

// Deep water may hold a figure that has lost Aquatic. [U-WATER-4]
PieceSet blocking_pieces(const Table& table) {
    PieceSet found = 0;
    for (std::size_t i = 0; i < table.field.pieces.size(); ++i)
        if (table.field.pieces[i].kind == TerrainKind::blocking) found |= PieceSet{1} << i;
    return found;
}

std::string_view wrong_with_places(const Table& table, const State& state) {
    const Scene& scene = scene_of(table, state);
    std::string_view wrong;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (is_returning(state, id)) return;  // a captive in the air [U-CAP-7]
        FigureSet in_the_air;
        for (const Frame& frame : state.owed)
            if (frame.kind == FrameKind::place_figure) in_the_air.add(frame.figure);
        const Block overlap = first_overlap(scene, {.base = base_of(table, figure),
                                                    .mover = id,
                                                    .ignored = &in_the_air,
                                                    .barred = blocking_pieces(table),
                                                    .contact_slack = table.contact_slack(),
                                                    .table = table.field.size});
        if (overlap.kind == BlockKind::base) wrong = "two bases overlap";
        if (overlap.kind == BlockKind::piece) wrong = "a base in blocking terrain";
        if (overlap.kind == BlockKind::edge) wrong = "a base off the table";
    });
    return wrong;
}

bool is_attack(FrameKind kind) {
    switch (kind) {
        case FrameKind::cancel_abilities:
        case FrameKind::go_on:
        case FrameKind::roll_attack:
        case FrameKind::dodge:
        case FrameKind::roll_dodge:
        case FrameKind::roll_damage:
        case FrameKind::choose_healing:
        case FrameKind::roll_healing:
            return true;
        default:
            return false;
    }
}

// What stands outside of any action.
bool is_between_actions(FrameKind kind) {
    return kind == FrameKind::begin_turn || kind == FrameKind::roll_command ||
           kind == FrameKind::agree_to_end;
}

bool is_settled_by_itself(FrameKind kind) {
    return kind == FrameKind::finish_action || kind == FrameKind::end_move ||
           kind == FrameKind::go_on;
}

std::string_view wrong_with_plan(const Table& table, const State& state) {
    const AttackPlan& plan = state.action.plan;
    if (plan.who.n >= state.figure_count || !on_table(state[plan.who]))
        return "an attack of no figure";
    for (const FigureId member : plan.members)
        if (member.n >= state.figure_count || !on_table(state[member]))
            return "an attack with no figure";
    for (const FigureId target : plan.targets)
        if (target.n >= state.figure_count || !on_table(state[target]))
            return "an attack on no figure";
    if (plan.ability == Ability::none) {
        if (plan.targets.empty()) return "an attack without a target";
        return {};
    }
    const AbilityHooks* hooks = hooks_of(table, plan.ability);
    if (!hooks || !hooks->form.exists || hooks->form.kind != plan.kind)
        return "an attack by an ability that makes none";
    if (hooks->form.finds_targets != plan.targets.empty()) return "an attack without a target";
    return {};
}

std::string_view wrong_with_frame(const Table& table, const State& state, const Frame& frame) {
    const bool acting = state.action.kind != ActionKind::none;
    if (frame.seat.exists() && frame.seat.n >= table.seat_count) return "a frame for no seat";
    if (is_between_actions(frame.kind) == acting)
        return "an action without frames or frames without an action";
    if (frame.kind == FrameKind::finish_action || frame.kind == FrameKind::end_move ||
        frame.kind == FrameKind::go_on || frame.kind == FrameKind::begin_turn ||
        frame.kind == FrameKind::agree_to_end)
        return {};
    if (frame.figure.n >= state.figure_count) return "a frame about no figure";
    const bool returning = frame.kind == FrameKind::place_figure;
    if (!returning && !on_table(state[frame.figure]))
        return "a frame about a figure that is not there";
    const bool about_two =
        frame.kind == FrameKind::place_figure || frame.kind == FrameKind::free_spin ||
        frame.kind == FrameKind::roll_terrify || frame.kind == FrameKind::roll_necromancy;
    if (about_two && frame.other.n >= state.figure_count) return "a frame about no other figure";
    if (about_two && frame.kind != FrameKind::roll_necromancy && !on_table(state[frame.other]))
        return "a frame about a figure that is not there";
    if (frame.kind == FrameKind::turn_in_place && warrior_of(table, state[frame.figure]).mounted)
        return "a rider that was held and may turn";  // [U-MOUNT-7]
    if (is_attack(frame.kind))
        if (const auto wrong = wrong_with_plan(table, state); !wrong.empty()) return wrong;
    return {};
}

std::string_view wrong_with_action(const Table& table, const State& state) {
    const Action& action = state.action;
    if (action.who.n >= state.figure_count) return "an action of no figure";
    if (state[action.who].owner != state.turn) return "an action of a figure not in play";
    // A rider that turns by Nimble was given no action, but is moved. [U-SA-SPD-9]
    const bool nimble = action.members.empty() && action.free && action.kind == ActionKind::move;
    if (!nimble && (action.members.empty() || action.members[0] != action.who))
        return "an action without its figure";
    for (const FigureId member : action.members) {
        if (member.n >= state.figure_count) return "an action of no figure";
        if (on_table(state[member]) && !state[member].captive() &&
            (state[member].given != Given::action || state[member].tokens == 0))
            return "an action without its token";
    }
    if (action.mover.exists() && action.mover.n >= state.figure_count)
        return "a movement of no figure";
    if (action.stage != AttackStage::none)
        if (const auto wrong = wrong_with_plan(table, state); !wrong.empty()) return wrong;
    return {};
}

// While an action is under way the stack holds its end at the bottom, and on top a question.
std::string_view wrong_with_frames(const Table& table, const State& state) {
    const bool acting = state.action.kind != ActionKind::none;
    if (acting) {
        if (state.owed.empty()) return "an action without frames or frames without an action";
        if (const auto wrong = wrong_with_action(table, state); !wrong.empty()) return wrong;
        if (state.owed[0].kind != FrameKind::finish_action) return "an action without an end";
    }
    for (std::size_t i = 0; i < state.owed.size(); ++i) {
        if (i > 0 && state.owed[i].kind == FrameKind::finish_action)
            return "an action that ends twice";
        if (const auto wrong = wrong_with_frame(table, state, state.owed[i]); !wrong.empty())
            return wrong;
    }
    if (!state.owed.empty() && is_settled_by_itself(state.owed.back().kind))
        return "an action left unfinished";
    return {};
}

// One for each hundred points, and one for each Command that rolled its six. [U-ARMY-5, FAQ-CMD-2]
int most_actions(const Table& table, const State& state) {
    int most = table.build_total / table.rules->points_per_action;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        most += state.figures[i].owner == state.turn && state.figures[i].has(note::rolled);
    return most;
}

// What only a battle leaves behind.
bool has_history(const Table& table, const State& state) {
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (state.seats[n].out || state.seats[n].withdrawn) return true;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (figure.captive() || figure.cancelled != 0 || figure.notes != 0) return true;
    }
    return state.time_called || !state.memos.empty();
}

bool somebody_plays(const Table& table, const State& state) {
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (!state.seats[n].out && !state.seats[n].withdrawn) return true;
    return false;
}

}  // namespace

std::string_view what_is_wrong(const Table& table, const State& state) {
    if (state.figure_count > kMaxFigures) return "too many figures";
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const auto wrong = wrong_with_figure(table, state, FigureId{i}); !wrong.empty())
            return wrong;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const auto wrong = wrong_with_captivity(table, state, FigureId{i}); !wrong.empty())
            return wrong;
    for (const SeatState& seat : state.seats)
        if (seat.points < 0 || seat.points > kMostPoints) return "points nobody can score";
    if (state.winner.exists() && state.winner.n >= table.seat_count)
        return "a winner without a seat";
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if ((state.seats[n].out || state.seats[n].withdrawn) && has_figures(state, Seat{n}))
            return "figures of a player who is out";  // [U-MULTI-4, U-WITH-1]
    for (const Memo& memo : state.memos)
        if (memo.figure.n >= state.figure_count || memo.other.n >= state.figure_count)
            return "a memory of no figure";
    if (const auto wrong = wrong_with_frames(table, state); !wrong.empty()) return wrong;
    if (const auto wrong = wrong_with_places(table, state); !wrong.empty()) return wrong;
    switch (state.phase) {
        case Phase::deploying:
            if (!next_to_deploy(table, state).exists()) return "deploying, but nobody has to";
            if (!state.owed.empty()) return "something owed before the battle";
            if (has_history(table, state)) return "a battle that goes on before it begins";
            break;
        case Phase::playing:
            if (state.turn.n >= table.seat_count) return "nobody's turn";
            if (!somebody_plays(table, state)) return "a battle without players";
            if (state.owed.empty() &&
                (state.seats[state.turn.n].out || state.seats[state.turn.n].withdrawn))
                return "the turn of a player who is out";
            if (next_to_deploy(table, state).exists()) return "playing with figures in hand";
            if (state.actions_left > most_actions(table, state)) return "too many actions";
            break;
        case Phase::over:
            if (!state.owed.empty()) return "something owed after the end";
            break;
    }
    return {};
}

}  // namespace six
