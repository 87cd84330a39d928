#include "engine/rules/deploy.h"

#include "engine/geometry/path.h"
#include "engine/rules/castle.h"
#include "engine/rules/terrain.h"
#include "engine/rules/turn.h"
#include "engine/rules/victory.h"

namespace six {
namespace {

Polygon outline_of(const Area& area) {
    return {{area.low, {area.high.x, area.low.y}, area.high, {area.low.x, area.high.y}}};
}

// Large figures and titans reach out of the area, but not off the table. [C-MULTI-16]
bool may_reach_out(const Table& table, const Figure& figure) {
    return warrior_of(table, figure).kind != FigureKind::warrior &&
           table.options[Option::c_big_deploy] == opt::c_big_deploy::centre_dot;
}

// In blocking terrain nobody is put down, in deep water only who swims.
Illegal refuse_overlap(const Table& table, FigureId who, const Block& overlap) {
    if (overlap.kind == BlockKind::edge)
        return {.clause = "C-MULTI-16",
                .why = Reason::rests_off_table,
                .who = who,
                .where = overlap.where};
    if (overlap.kind != BlockKind::piece)
        return {.clause = "U-SETUP-7",
                .why = Reason::rests_on_base,
                .who = who,
                .other = overlap.figure,
                .where = overlap.where};
    return {.clause = placing_clause(table.field.pieces[overlap.piece.n].kind),
            .why = Reason::rests_in_terrain,
            .who = who,
            .piece = overlap.piece,
            .where = overlap.where};
}

Result<Ok> check_place(const Table& table, const State& state, const Deploy& deploy) {
    const Figure& figure = state[deploy.who];
    Base base = base_of(table, figure);
    base.at = deploy.at;
    base.facing = deploy.facing;
    const Area area = starting_area(table, figure.owner);
    const bool by_dot = may_reach_out(table, figure);
    // On a castle of his own side wherever that stands, on no other. [C-CASTLE-44]
    const FigureId top = in_bounds(deploy.at) ? top_under(table, state, deploy.at) : FigureId{};
    const bool at_home = top.exists() && table.friends(figure.owner, state[top].owner);
    if (top.exists() && !at_home)
        return Illegal{.clause = "C-CASTLE-44",
                       .why = Reason::outside_starting_area,
                       .who = deploy.who,
                       .other = top,
                       .where = deploy.at};
    const bool inside =
        in_bounds(deploy.at) && (by_dot ? area.holds(deploy.at) : holds(outline_of(area), base));
    if (!at_home && !inside)
        return Illegal{.clause = by_dot ? Clause("C-MULTI-16") : Clause("U-SETUP-7"),
                       .why = Reason::outside_starting_area,
                       .who = deploy.who,
                       .where = deploy.at};
    const FigureSet elsewhere = at_other_height(state, top.exists());
    const Block overlap = first_overlap(
        scene_of(table, state), {.base = base,
                                 .mover = deploy.who,
                                 .ignored = &elsewhere,
                                 .barred = barred_at_rest(table, figure, gait_of(table, figure)),
                                 .contact_slack = table.contact_slack(),
                                 .table = table.field.size});
    if (overlap.kind != BlockKind::none) return refuse_overlap(table, deploy.who, overlap);
    return check_rest(table, state, base, deploy.who);
}

}  // namespace

namespace {

bool has_in_hand(const State& state, Seat seat) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (state.figures[i].owner == seat && state.figures[i].whereabouts == Whereabouts::in_hand)
            return true;
    return false;
}

// At least half the points of what he fields, rounded up; what found no room counts as placed.
// [C-CONQ-4, C-CONQ-12]
bool has_placed_half(const Table& table, const State& state, Seat seat) {
    std::int32_t all = 0, placed = 0;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (figure.owner != seat) continue;
        const std::int32_t points = warrior_of(table, figure).points;
        all += points;
        if (figure.whereabouts != Whereabouts::in_hand) placed += points;
    }
    return 2 * placed >= all;
}

template <class Waits>
Seat first_in_order(const Table& table, Waits waits) {
    for (std::uint8_t step = 0; step < table.seat_count; ++step) {
        const Seat seat{
            static_cast<std::uint8_t>((table.first_player.n + step) % table.seat_count)};
        if (waits(seat)) return seat;
    }
    return {};
}

}  // namespace

Seat next_to_deploy(const Table& table, const State& state) {
    if (table.rules->deploys_by_halves.exists()) {
        const Seat first = first_in_order(table, [&](Seat seat) {
            return has_in_hand(state, seat) && !has_placed_half(table, state, seat);
        });
        if (first.exists()) return first;
    }
    return first_in_order(table, [&](Seat seat) { return has_in_hand(state, seat); });
}

Result<Ok> check_in_hand(const Table& table, const State& state, FigureId who) {
    if (state[who].owner != next_to_deploy(table, state))
        return Illegal{.clause = "U-SETUP-6", .why = Reason::not_your_figure, .who = who};
    if (state[who].whereabouts != Whereabouts::in_hand)
        return Illegal{.clause = "U-SETUP-6",
                       .why = Reason::already_deployed,
                       .who = who,
                       .where = state[who].at};
    return Ok{};
}

Result<Ok> check_deploy(const Table& table, const State& state, const Deploy& deploy) {
    if (const auto in_hand = check_in_hand(table, state, deploy.who); !in_hand) return in_hand;
    return check_place(table, state, deploy);
}

void resolve_deploy(Context& c, const Deploy& deploy) {
    Figure& figure = c[deploy.who];
    figure = put_at(c.table, c.state, figure, deploy.at, deploy.facing);
    figure.whereabouts = Whereabouts::on_table;
    c.emit({.kind = EventKind::deployed,
            .clause = figure.top.exists() ? Clause("C-CASTLE-44") : Clause("U-SETUP-7"),
            .who = deploy.who,
            .at = deploy.at,
            .facing = deploy.facing});
}

Result<Ok> check_leave_out(const Table& table, const State& state, const LeaveOut& leave) {
    if (const auto in_hand = check_in_hand(table, state, leave.who); !in_hand) return in_hand;
    if (const auto room = find_room(table, state, leave.who))
        return Illegal{.clause = "U-SETUP-9",
                       .why = Reason::room_is_left,
                       .who = leave.who,
                       .where = room->at};
    return Ok{};
}

void resolve_leave_out(Context& c, const LeaveOut& leave) {
    c[leave.who].whereabouts = Whereabouts::left_out;
    c.emit({.kind = EventKind::left_out, .clause = "U-SETUP-9", .who = leave.who});
}

std::optional<Deploy> find_room(const Table& table, const State& state, FigureId who, Inches step) {
    const Seat seat = state[who].owner;
    const Area area = starting_area(table, seat);
    const Inches reach = reach_of(warrior_of(table, state[who]).base);
    for (Inches y = area.low.y; y <= area.high.y; y = y + step)
        for (Inches x = area.low.x; x <= area.high.x; x = x + step) {
            // Only a double disc reaches further than its own circle; a coarse test spares the
            // exact one most places.
            if (x + reach < area.low.x || y + reach < area.low.y) continue;
            const Deploy deploy{who, {x, y}, inwards(table.seats[seat.n].edge)};
            if (check_place(table, state, deploy)) return deploy;
        }
    return std::nullopt;
}

void begin_battle_if_deployed(Context& c) {
    if (c.state.phase != Phase::deploying || next_to_deploy(c.table, c.state).exists()) return;
    c.state.phase = Phase::playing;
    c.emit({.kind = EventKind::battle_began, .clause = "U-SETUP-8", .seat = c.table.first_player});
    c.state.turn = c.table.first_player;
    end_game_if_decided(c);
    if (c.state.phase == Phase::playing) begin_turn(c, c.table.first_player);
}

}  // namespace six
