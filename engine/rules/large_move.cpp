#include "engine/rules/large_move.h"

#include "engine/geometry/segment.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/sources.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

constexpr Inches kStraightSlack = 1_mil;  // places are whole mils

template <class Each>
void for_each_section(unsigned sections, Each each) {
    for (std::size_t i = 0; i < kMaxDials; ++i)
        if (sections >> i & 1) each(i);
}

Inches speed_of_section(const Table& table, const Figure& figure, std::size_t section) {
    const Cell& speed = shown(table, figure, section).speed;
    return speed.skull ? Inches{} : speed.value * 1_in;  // [LRG-DIAL-4]
}

bool goes_backward(const Figure& figure, const Move& move) {
    const Direction ahead = direction(move.facing);
    const Vec2 way = move.path.back() - figure.at;
    return std::int64_t{ahead.x} * way.x.mils() + std::int64_t{ahead.y} * way.y.mils() < 0;
}

// The way leads on from where it comes nearest to the place.
bool goes_past(Vec2 from, Vec2 to, Vec2 place) {
    const Vec2 way = to - from;
    const Vec2 there = place - from;
    const std::int64_t along =
        std::int64_t{way.x.mils()} * there.x.mils() + std::int64_t{way.y.mils()} * there.y.mils();
    const std::int64_t beyond = length_squared(way) - along;
    return along > 0 && beyond > std::int64_t{kStraightSlack.mils()} * distance(from, to).mils();
}

// Dragons, in the first edition: only by a base across the way of the dot. [DRG-MOVE-4, H-X-C36]
bool is_stopped_by_line(const Table& table, const Figure& mover) {
    return warrior_of(table, mover).kind == FigureKind::dragon &&
           table.options[Option::multi_stop_contact] ==
               opt::multi_stop_contact::dragons_line_others_base;
}

// Whether the other's base is in its way: across the line of the dot, or touched by the moving
// disc. Grazing it is touching it, as for bases at rest, and then the move ends where the two are
// nearest. Into contact with one that it touches already it does not come; only through it it may
// not go. [DRG-MOVE-4, LRG-MOVE-5, U-GEN-8]
bool is_in_the_way(const Table& table, const Figure& mover, const Figure& other, Vec2 to) {
    const Inches theirs = warrior_of(table, other).base.radius;
    if (is_stopped_by_line(table, mover)) return crosses_disc(mover.at, to, other.at, theirs);
    const Inches apart = warrior_of(table, mover).base.radius + theirs;
    const Inches slack = table.contact_slack();
    if (crosses_disc(mover.at, to, other.at, apart - slack)) return true;
    return !within(mover.at, other.at, apart + slack) && goes_past(mover.at, to, other.at) &&
           comes_within(mover.at, to, other.at, apart + slack);
}

// How far it may go until the bases touch: the last whole mil of the way before it is too far. The
// whole way is, so the place is found by halving.
Inches way_to_contact(const Table& table, const Figure& mover, const Figure& other, Facing facing,
                      Inches wished) {
    const int sign = wished < Inches{} ? -1 : 1;
    const auto too_far = [&](std::int32_t along) {
        Base base = base_of(table, mover);
        base.at = straight_ahead(mover, facing, Inches::from_mils(sign * along));
        return is_in_the_way(table, mover, other, base.at) ||
               meeting(base, base_of(table, other), table.contact_slack()) == Meeting::overlapping;
    };
    std::int32_t free = 0;
    std::int32_t stopped = sign * wished.mils();
    while (stopped - free > 1) {
        const std::int32_t middle = (free + stopped) / 2;
        (too_far(middle) ? stopped : free) = middle;
    }
    return Inches::from_mils(sign * free);
}

// Water on the way, which Aquatic made clear. [LRG-SA-3]
bool swims_through(const Table& table, const State& state, const Figure& mover, Vec2 to) {
    for (const Piece& piece : table.field.pieces)
        if (is_water(ground_of(table, state, piece).kind) &&
            crosses_grown(mover.at, to, piece.outline.corners,
                          warrior_of(table, mover).base.radius))
            return true;
    return false;
}

// A base of one dial under the way of its disc. [LRG-MOVE-4]
bool is_under_way(const Table& table, const Figure& mover, const Figure& other, Vec2 to) {
    if (is_large(table, other)) return false;
    const Inches reach =
        warrior_of(table, mover).base.radius + warrior_of(table, other).base.radius;
    return crosses_disc(mover.at, to, other.at, reach - table.contact_slack());
}
bool passes_over_somebody(const Table& table, const State& state, const Figure& mover, Vec2 to) {
    bool found = false;
    for_each_on_table(state, [&](FigureId, const Figure& other) {
        found = found || (&other != &mover && is_under_way(table, mover, other, to));
    });
    return found;
}

}  // namespace

Result<Ok> check_large_may_move(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = move.who, .where = figure.at};
    };
    if (move.sections == 0) return refuse("DRG-MOVE-2", Reason::no_section_named);
    for (std::size_t i = 0; i < 8; ++i)
        if (move.sections >> i & 1)
            if (const auto may = check_may_move(table, state, move.who, i, move.sections); !may)
                return may;
    if (figure.has(note::fought)) return refuse("LRG-CBT-1", Reason::already_fought);
    if (figure.has(note::moved | note::moves_over))
        return refuse("DRG-ACT-6", Reason::already_moved);
    const std::uint8_t cost = cost_of_sections(table, state, figure, move.sections);
    if (cost <= state.actions_left) return Ok{};
    Illegal dear = refuse("U-ARMY-5", Reason::no_actions_left);
    dear.n = cost;
    dear.m = state.actions_left;
    return dear;
}

std::uint8_t cost_of_sections(const Table& table, const State& state, const Figure& figure,
                              std::uint8_t sections) {
    std::uint8_t cost = 0;
    for_each_section(sections, [&](std::size_t i) {
        if (!in_force_with(table, state, figure, i, &AbilityFacts::free_move)) ++cost;
    });
    const bool together = kind_of(table, figure).moves_together.exists();  // [C-MULTI-4]
    return together && cost > 1 ? std::uint8_t{1} : cost;
}

void sources::section_speeds(const Movement& movement, Sum& out) {
    if (!movement.large) return;
    for_each_section(movement.sections, [&](std::size_t i) {
        out.put(Term::speed, speed_of_section(movement.table, movement.figure, i).mils(),
                "DRG-MOVE-2", movement.who);
    });
}

void sources::doubled_sections(const Movement& movement, Sum& out) {
    const Table& table = movement.table;
    if (!movement.large || table.options[Option::c_multi_speed] == opt::c_multi_speed::no_doubling)
        return;
    for_each_section(movement.sections & movement.doubling, [&](std::size_t i) {
        if (in_force_with(table, movement.state, movement.figure, i, &AbilityFacts::doubles_speed))
            out.put(Term::doubled, speed_of_section(table, movement.figure, i).mils(), "C-MULTI-17",
                    movement.who);
    });
}

std::uint16_t followers_after(const Table& table, const State& state, FigureId who,
                              std::uint8_t sections, Inches length) {
    Movement movement(table, state, who, sections);
    // Within its normal speed nothing was doubled: they all may.
    movement.doubling = 0;
    if (length <= movement.speed()) return (1u << (1u << kMaxDials)) - 1;
    std::uint16_t followers = 0;
    for (unsigned set = 0; set < 1u << kMaxDials; ++set) {
        movement.doubling = ~set;
        if (length <= movement.speed())
            followers = static_cast<std::uint16_t>(followers | 1u << set);
    }
    return followers;
}

Vec2 straight_ahead(const Figure& figure, Facing facing, Inches distance) {
    return ahead_of(figure.at, facing, distance);
}

std::optional<Inches> straight_distance(const Figure& figure, Facing facing, Vec2 place) {
    const Direction ahead = direction(facing);
    const Vec2 way = place - figure.at;
    const std::int64_t along =
        (std::int64_t{ahead.x} * way.x.mils() + std::int64_t{ahead.y} * way.y.mils()) /
        Direction::kUnit;
    // The true distance lies within two mils of this one; of equally near places the shorter way.
    std::optional<Inches> best;
    std::int64_t least = square(kStraightSlack.mils()) + 1;
    for (const std::int32_t off : {0, -1, 1, -2, 2}) {
        const Inches distance = Inches::from_mils(static_cast<std::int32_t>(along) + off);
        const std::int64_t error =
            distance_squared(straight_ahead(figure, facing, distance), place);
        const bool shorter =
            best && error == least && square(distance.mils()) < square(best->mils());
        if (error >= least && !shorter) continue;
        best = distance;
        least = error;
    }
    return best;
}

Result<Ok> check_straight(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    if (move.path.empty()) return Ok{};
    const Vec2 to = move.path.back();
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = move.who, .where = to};
    };
    if (move.path.size() > 1) return refuse("LRG-MOVE-1", Reason::not_straight);
    if (to == figure.at) return Ok{};
    const bool straight = straight_distance(figure, move.facing, to).has_value();
    if (!goes_backward(figure, move))
        return straight ? Result<Ok>{Ok{}} : refuse("LRG-MOVE-3", Reason::not_straight);
    if (const Ban never = forbidden(table, figure, Deed::go_backward); never.exists())
        return refuse(never.clause, never.why);
    if (straight && move.facing == figure.facing) return Ok{};
    return refuse("LRG-MOVE-2", Reason::not_straight);
}

Result<Ok> check_large_bases(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    const Vec2 to = move.path.back();
    const std::optional<Inches> wished = straight_distance(figure, move.facing, to);
    bool stopped = false;
    Illegal stop{.clause = kind_of(table, figure).stops_at_base,
                 .why = Reason::must_stop_at_base,
                 .who = move.who};
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        if (id == move.who || !is_large(table, other) || !is_in_the_way(table, figure, other, to))
            return;
        const Inches may = way_to_contact(table, figure, other, move.facing, *wished);
        const std::int32_t length = may < Inches{} ? -may.mils() : may.mils();
        if (stopped && stop.m <= length) return;
        stopped = true;
        stop.other = id;
        stop.where = straight_ahead(figure, move.facing, may);
        stop.n = wished->mils() < 0 ? -wished->mils() : wished->mils();
        stop.m = length;
    });
    if (stopped) return stop;
    return Ok{};
}

FigureSet passed_over(const Table& table, const State& state, const Figure& mover) {
    FigureSet passed;
    // What stops a large figure by contact is another question; a titan passes small bases alone.
    const bool small_only = is_stopped_by_line(table, mover) || !is_large(table, mover);
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        const bool titans =
            !is_large(table, mover) && warrior_of(table, other).kind == FigureKind::titan;
        if (!small_only || !(is_large(table, other) || titans)) passed.add(id);
    });
    return passed;
}

FigureSet overrun_by(const Table& table, const State& state, const Move& move) {
    FigureSet found;
    const Figure& mover = state[move.who];
    if (table.options[Option::c_tank_overrun] == 0 || move.path.empty() ||
        warrior_of(table, mover).kind != FigureKind::tank ||
        gait_of(table, state, mover, sections_moving(state, move)).flies)
        return found;
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        if (id != move.who && is_under_way(table, mover, other, move.path.back())) found.add(id);
    });
    return found;
}

void click_overrun(Context& c, FigureId tank, const FigureSet& overrun) {
    if (overrun.empty()) return;
    const auto clicks = static_cast<std::uint8_t>(c.table.options[Option::c_tank_overrun]);
    Volley volley(c);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (const FigureId who{i}; overrun.has(who))
            volley.click({.who = who,
                          .clicks = reduced(c, who, clicks),
                          .cause = ClickWord::trample,
                          .clause = "C-TANK-3",
                          .by = c[tank].owner});
    volley.settle();
}

Inches swept_radius_of(const Table& table, const Figure& figure) {
    const bool dot = table.options[Option::c_multi_sweep] == opt::c_multi_sweep::dot;
    return dot ? Inches{} : warrior_of(table, figure).base.radius;
}

Clause clause_of_large_move(const Table& table, const State& state, const Move& move, Inches length,
                            const Pace& pace) {
    const Figure& figure = state[move.who];
    const Vec2 to = move.path.back();
    const Gait gait = gait_of(table, state, figure, sections_moving(state, move));
    if (length > pace.normal) return "C-MULTI-17";
    const auto by_type = [&](auto fact) {  // or by the ability
        const AbilityFacts* found = in_force_with(table, state, figure, fact);
        return found && found->ability == Ability::none;
    };
    if (gait.flies && !check_large_bases(table, state, move)) return "LRG-MOVE-6";
    if (gait.flies) return by_type(&AbilityFacts::flies) ? Clause("MDW-SA-3") : Clause("LRG-SA-2");
    if (gait.swims && swims_through(table, state, figure, to))
        return by_type(&AbilityFacts::swims) ? Clause("MDW-SA-2") : Clause("LRG-SA-3");
    if (goes_backward(figure, move)) return "LRG-MOVE-2";
    return passes_over_somebody(table, state, figure, to) ? Clause("LRG-MOVE-4")
                                                          : Clause("LRG-MOVE-3");
}

}  // namespace six
