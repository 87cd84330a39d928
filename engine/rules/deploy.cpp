#include "engine/rules/deploy.h"

#include <algorithm>
#include <vector>

#include "engine/geometry/path.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/items.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/soar.h"
#include "engine/rules/terrain.h"
#include "engine/rules/terrain_placement.h"
#include "engine/rules/turn.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// Whom a mount is proposed under; none: it is none, or nobody is left for it.
FigureId rider_for(const Table& table, const State& state, FigureId who) {
    return kind_of(table, state[who]).has_saddle ? rider_in_hand(table, state, who) : FigureId{};
}

// A mount for which nobody is left. [V-CAV-1]
bool lacks_rider(const Table& table, const State& state, FigureId who) {
    return kind_of(table, state[who]).has_saddle && !rider_in_hand(table, state, who).exists();
}

constexpr Inches kTopStep = 125_mil;  // in which tops are searched for room

// Large figures and titans reach out of the area, but not off the table. [C-MULTI-16, V-SETUP-9]
bool may_reach_out(const Table& table, const Figure& figure) {
    return table.rules->field.deploys_by_dot(table.options, warrior_of(table, figure).kind);
}

// In blocking terrain nobody is put down, in deep water only what swims.
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

// Judges places for one figure; what they have in common is found once.
class Quarters {
public:
    Quarters(const Table& table, const State& state, FigureId who)
        : table_(table),
          state_(state),
          who_(who),
          figure_(state[who]),
          area_(starting_area(table, figure_.owner)),
          outline_(outline_of(area_)),
          by_dot_(may_reach_out(table, figure_)),
          scene_(scene_of(table, state)),
          barred_(barred_at_rest(table, state, figure_, gait_of(table, state, figure_))),
          on_tops_(out_of_the_way(table, state, Posture::ground)),
          on_ground_(out_of_the_way(table, state, Posture::top)) {}

    const Area& area() const { return area_; }

    Result<Ok> check(Vec2 at, Facing facing) const {
        Base base = base_of(table_, figure_);
        base.at = at;
        base.facing = facing;
        // On a castle of his own side wherever that stands, on no other. [C-CASTLE-44]
        const FigureId top = in_bounds(at) ? top_under(table_, state_, at) : FigureId{};
        const bool at_home = top.exists() && table_.friends(figure_.owner, state_[top].owner);
        if (top.exists() && !at_home)
            return Illegal{.clause = "C-CASTLE-44",
                           .why = Reason::outside_starting_area,
                           .who = who_,
                           .other = top,
                           .where = at};
        const bool inside = in_bounds(at) && (by_dot_ ? area_.holds(at) : holds(outline_, base));
        if (!at_home && !inside)
            return Illegal{.clause = clause_of_area(),
                           .why = Reason::outside_starting_area,
                           .who = who_,
                           .where = at};
        const Block overlap =
            first_overlap(scene_, {.base = base,
                                   .mover = who_,
                                   .ignored = top.exists() ? &on_ground_ : &on_tops_,
                                   .barred = barred_,
                                   .contact_slack = table_.contact_slack(),
                                   .terrain_slack = table_.terrain_slack(),
                                   .table = table_.field.size});
        if (overlap.kind != BlockKind::none) return refuse_overlap(table_, who_, overlap);
        return check_rest(table_, state_, base, who_);
    }

    // A grid from the corner at `low` to the one at `high`.
    std::optional<Deploy> search(Vec2 low, Vec2 high, Inches step, Facing facing) const {
        for (Inches y = low.y; y <= high.y; y = y + step)
            for (Inches x = low.x; x <= high.x; x = x + step)
                if (check({x, y}, facing))
                    return Deploy{who_, {x, y}, facing, rider_for(table_, state_, who_)};
        return std::nullopt;
    }

private:
    Clause clause_of_area() const {
        const bool agreed =
            table_.options[Option::deploy_whole_base] == opt::deploy_whole_base::centre_dot;
        if (!by_dot_) return "U-SETUP-7";
        const FigureKind kind = warrior_of(table_, figure_).kind;
        const bool large = kind != FigureKind::warrior && kind != FigureKind::mount;
        if (large) return "C-MULTI-16";
        return agreed ? Clause("U-SETUP-7") : Clause("V-SETUP-7");
    }

    const Table& table_;
    const State& state_;
    const FigureId who_;
    const Figure& figure_;
    const Area area_;
    const Polygon outline_;
    const bool by_dot_;
    const Scene& scene_;
    const PieceSet barred_;
    const FigureSet on_tops_, on_ground_;
};

}  // namespace

namespace {

bool has_in_hand(const State& state, Seat seat) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (state.figures[i].owner == seat && state.figures[i].whereabouts == Whereabouts::in_hand)
            return true;
    return false;
}

// At least half the points of what he fields, rounded up; what found no room is not fielded.
// [C-CONQ-4, C-CONQ-12]
bool has_placed_half(const Table& table, const State& state, Seat seat) {
    std::int32_t all = 0, placed = 0;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (figure.owner != seat || figure.whereabouts == Whereabouts::left_out) continue;
        const std::int32_t points = warrior_of(table, figure).points;
        all += points;
        if (figure.whereabouts != Whereabouts::in_hand) placed += points;
    }
    return 2 * placed >= all;
}

int placed_by(const State& state, Seat seat) {
    int placed = 0;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        placed += figure.owner == seat && !is_section(figure) &&
                  figure.whereabouts != Whereabouts::in_hand;
    }
    return placed;
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
    const auto waits = [&](Seat seat) { return has_in_hand(state, seat); };
    if (table.options[Option::deploy_order] == opt::deploy_order::whole_army)
        return first_in_order(table, waits);
    // Whoever has placed the fewest. [U-SETUP-6, H-DEPLOY-ORDER]
    int fewest = kMaxFigures;
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (waits(Seat{n})) fewest = std::min(fewest, placed_by(state, Seat{n}));
    return first_in_order(
        table, [&](Seat seat) { return waits(seat) && placed_by(state, seat) == fewest; });
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
    if (const auto rider = check_deployed_rider(table, state, deploy); !rider) return rider;
    return Quarters(table, state, deploy.who).check(deploy.at, deploy.facing);
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
    if (deploy.rider.exists()) put_in_saddle(c, deploy.rider, deploy.who);
}

Result<Ok> check_leave_out(const Table& table, const State& state, const LeaveOut& leave) {
    if (const auto in_hand = check_in_hand(table, state, leave.who); !in_hand) return in_hand;
    if (lacks_rider(table, state, leave.who)) return Ok{};
    if (const auto room = find_room(table, state, leave.who))
        return Illegal{.clause = "U-SETUP-9",
                       .why = Reason::room_is_left,
                       .who = leave.who,
                       .where = room->at};
    return Ok{};
}

void resolve_leave_out(Context& c, const LeaveOut& leave) {
    take_items_along(c.state, leave.who);
    c[leave.who].whereabouts = Whereabouts::left_out;
    const Clause clause =
        kind_of(c.table, c[leave.who]).has_saddle ? Clause("V-CAV-1") : Clause("U-SETUP-9");
    c.emit({.kind = EventKind::left_out, .clause = clause, .who = leave.who});
}

std::optional<Deploy> find_room(const Table& table, const State& state, FigureId who, Inches step) {
    const Seat seat = state[who].owner;
    const Facing facing = inwards(table.seats[seat.n].edge);
    const Quarters quarters(table, state, who);
    const Area& area = quarters.area();
    if (const auto room = quarters.search(area.low, area.high, step, facing)) return room;
    for (const Piece& piece : table.field.pieces) {
        if (!stands(state, piece) || !table.friends(seat, state[piece.section].owner)) continue;
        const Area box = bounds_of(piece.outline);
        if (const auto room = quarters.search(box.low, box.high, kTopStep, facing)) return room;
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

namespace {

// On a chariot of his; none.
FigureId free_platform(const Table& table, const State& state, Seat seat) {
    FigureId found;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (!found.exists() && figure.owner == seat && kind_of(table, figure).carries &&
            !passenger_of(state, id).exists())
            found = id;
    });
    return found;
}

// Somewhere on a section of his side, looking where the section looks. [C-CASTLE-44]
bool propose_top(const Asked& asked, FigureId who, Proposals& out) {
    const auto& [table, state, frame, sender] = asked;
    std::vector<FigureId> sections;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (is_section(state.figures[i]) && friendly(table, state, state[who], state.figures[i]))
            sections.push_back(FigureId{i});
    const FigureId section = out.any_of(sections);
    if (!section.exists()) return false;
    const BaseShape& ground = warrior_of(table, state[section]).base;
    const std::int32_t along = (ground.radius + ground.half_length).mils();
    const std::int32_t across = (ground.radius + ground.half_width).mils();
    const std::int32_t ahead = out.between(-along, along);
    const std::int32_t aside = out.between(-across, across);
    const Facing facing = state[section].facing;
    return out.add(Deploy{who, state[section].at + rotated(vec2_mils(ahead, aside), facing), facing,
                          rider_for(table, state, who)});
}

bool propose_place(const Asked& asked, FigureId who, Proposals& out) {
    const Area area = starting_area(asked.table, asked.frame.seat);
    const Vec2 size = asked.table.field.size;
    for (int t = 0; t < 4 * kTries; ++t) {
        // Drawn one after the other: compilers differ in which argument they evaluate first.
        const std::int32_t x = out.between(area.low.x.mils(), area.high.x.mils());
        const std::int32_t y = out.between(area.low.y.mils(), area.high.y.mils());
        const Vec2 at = vec2_mils(x, y);
        const Facing anyhow = out.any_facing();
        // Most look at the middle of the table, where the enemy will be.
        const Vec2 ahead = vec2_mils(size.x.mils() / 2, size.y.mils() / 2) - at;
        const bool looks = !out.one_in(4) && ahead != Vec2{};
        if (out.add(Deploy{who, at, looks ? facing_towards(ahead) : anyhow,
                           rider_for(asked.table, asked.state, who)}))
            return true;
    }
    return false;
}

void propose_deployments(const Asked& asked, Proposals& out) {
    const auto& [table, state, frame, sender] = asked;
    const FigureId ride = free_platform(table, state, frame.seat);
    for (std::uint16_t i = 0; i < state.figure_count && !out.full(); ++i) {
        const FigureId id{i};
        if (state[id].owner != frame.seat || state[id].whereabouts != Whereabouts::in_hand)
            continue;
        if (lacks_rider(table, state, id)) {
            out.add(LeaveOut{id});
            continue;
        }
        if (ride.exists() && out.one_in(3) && out.add(Board{id, ride})) continue;
        if (out.one_in(3) && propose_top(asked, id, out)) continue;
        if (propose_place(asked, id, out)) continue;
        if (const auto room = find_room(table, state, id))
            out.add(*room);
        else
            out.add(LeaveOut{id});
    }
}

}  // namespace

const Question questions::deploy{
    .ask = Ask::deploy,
    .clause_now =
        [](const Asked& asked) {
            const Clause by_halves = asked.table.rules->deploys_by_halves;
            return by_halves.exists() ? by_halves : Clause("U-SETUP-6");
        },
    .answers = {kAnswer<Deploy, check_deploy, resolve_deploy>,
                kAnswer<LeaveOut, check_leave_out, resolve_leave_out>,
                kAnswer<Board, check_deploy_aboard, resolve_deploy_aboard>},
    .propose = propose_deployments,
    .about = About::nobody};

}  // namespace six
