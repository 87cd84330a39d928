#include "engine/game/reach.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/game/ways.h"
#include "engine/geometry/planner.h"
#include "engine/rules/break_away.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/deploy.h"
#include "engine/rules/large_move.h"
#include "engine/rules/move.h"
#include "engine/rules/soar.h"
#include "engine/rules/terrain.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"
#include "engine/state/law.h"

namespace six {
namespace {

constexpr std::int32_t kCell = 250;     // mils; wider when there would be more places than
constexpr std::int64_t kPlaces = 5500;  // this
constexpr std::int32_t kFinest = 4;     // mils to which a ring is followed between two places
constexpr Inches kSmooth = 4_mil;       // corners of rings nearer to a line are left out
constexpr Inches kFriendDraws = 250_mil;
constexpr std::int32_t kBesideStep = 50;  // tenths: places looked at about a base that draws
constexpr std::int32_t kBesideMost = 900;

// As many as there are actions for, from the front on. [DRG-MOVE-2]
std::uint8_t affordable_sections(const Table& table, const State& state, const Figure& figure) {
    std::uint8_t chosen = 0;
    for (std::size_t i = 0; i < kMaxDials; ++i) {
        if (!has(active_sections(table, figure), i) || (figure.acted >> i & 1)) continue;
        const auto more = static_cast<std::uint8_t>(chosen | bit_of_section(i));
        if (cost_of_sections(table, state, figure, more) <= state.actions_left) chosen = more;
    }
    return chosen;
}

// The rings of bases, of terrain, of the pace: between a place inside and one outside the border is
// found by halving.
template <class Inside>
Vec2 border_between(Vec2 inside, Vec2 outside, Inside is_inside) {
    const auto middle = [](Inches a, Inches b) {
        return Inches::from_mils((a.mils() + b.mils()) / 2);
    };
    while (!within(inside, outside, Inches::from_mils(kFinest))) {
        const Vec2 half{middle(inside.x, outside.x), middle(inside.y, outside.y)};
        (is_inside(half) ? inside : outside) = half;
    }
    return inside;
}

}  // namespace

Reach::Reach(const Table& table, const State& state, FigureId who, std::uint8_t sections,
             const Going& going)
    : table_(table), state_(state), who_(who), owed_(next_decision(table, state)), going_(going) {
    const Figure& figure = state[who];
    const bool large = is_large(table, figure);
    const bool given = owed_.ask == Ask::give_action;
    if (large)
        sections_ = sections != 0 || !given ? sections : affordable_sections(table, state, figure);
    const bool in_hand = owed_.ask == Ask::deploy;
    const auto may =
        in_hand ? check_in_hand(table, state, who) : judge(move_along({}, figure.facing));
    if (!may && (in_hand || !goes_off(table, state, owed_.seat, move_along({}, figure.facing)))) {
        refusal_ = may.error();
        return;
    }
    ways_ = in_hand ? ways_from_hand(table, state, who)
            : large ? ways_of_large(table, state, who, sections_, going_)
                    : ways_on_foot(table, state, who, going_);
    if (given && touches_opponent(table, state, who)) {
        const BreakAwayNeed need = break_away_need(table, state, who);
        break_away_ = {need.die, static_cast<std::uint8_t>(7 - need.die),
                       cited(*table_.rules, need.clause)};
    }
    fill_grid();
    trace_region();
}

Reach::~Reach() = default;

Inches Reach::normal() const {
    return ways_ ? ways_->normal() : Inches{};
}
Inches Reach::furthest() const {
    return ways_ ? ways_->furthest() : Inches{};
}

Move Reach::move_along(const Path& path, Facing facing) const {
    return move_by(who_, path, facing, sections_, going_);
}

Result<Ok> Reach::judge(const BattleCommand& command) const {
    const auto* move = std::get_if<Move>(&command);
    if (move && owed_.ask == Ask::choose_paths) return check_way(table_, state_, *move);
    return check(table_, state_, owed_.seat, command);
}

void Reach::fill_grid() {
    const std::vector<Area> areas = ways_->areas();
    Area all = areas[0];
    for (const Area& area : areas) {
        all.low = {std::min(all.low.x, area.low.x), std::min(all.low.y, area.low.y)};
        all.high = {std::max(all.high.x, area.high.x), std::max(all.high.y, area.high.y)};
    }
    const Vec2 size = table_.field.size;
    all.low = {std::max(all.low.x, Inches{}), std::max(all.low.y, Inches{})};
    all.high = {std::min(all.high.x, size.x), std::min(all.high.y, size.y)};
    const std::int64_t width = (all.high.x - all.low.x).mils();
    const std::int64_t height = (all.high.y - all.low.y).mils();
    std::int64_t cell = kCell;
    while ((width / cell + 4) * (height / cell + 4) > kPlaces) cell += kCell / 10;
    grid_.cell = Inches::from_mils(static_cast<std::int32_t>(cell));
    // One place more all round, where nothing is inside.
    grid_.low = all.low - Vec2{grid_.cell, grid_.cell};
    grid_.columns = static_cast<std::size_t>(width / cell) + 4;
    grid_.rows = static_cast<std::size_t>(height / cell) + 4;
    known_.assign(grid_.size(), {});
    for (std::size_t row = 1; row + 1 < grid_.rows; ++row)
        for (std::size_t column = 1; column + 1 < grid_.columns; ++column) {
            const std::size_t i = grid_.index(column, row);
            const Vec2 place = grid_.place(i);
            Known& known = known_[i];
            const Known& before =
                known_[i - 1].length >= 0 ? known_[i - 1] : known_[i - grid_.columns];
            known.hint = before.hint;
            if (const auto length = ways_->length_to(place, {}, known.hint))
                known.length = length->mils();
        }
}

void Reach::trace_region() {
    std::vector<bool> inside(known_.size());
    for (std::size_t i = 0; i < known_.size(); ++i) inside[i] = known_[i].length >= 0;
    // The outer border of what lies beyond the normal pace is that of the region.
    std::vector<std::optional<Vec2>> borders(2 * known_.size());
    const auto border = [&](std::size_t in, std::size_t out) {
        const std::size_t neighbours = std::max(in, out) - std::min(in, out);
        std::optional<Vec2>& known = borders[2 * std::min(in, out) + (neighbours == 1 ? 0 : 1)];
        std::uint32_t hint = known_[in].hint;
        if (!known)
            known = border_between(grid_.place(in), grid_.place(out), [&](Vec2 place) {
                return ways_->length_to(place, {}, hint).has_value();
            });
        return *known;
    };
    region_ = rings_about(grid_, inside, border);
    for (std::size_t i = 0; i < known_.size(); ++i) inside[i] = known_[i].length > normal().mils();
    beyond_ = rings_about(grid_, inside, [&](std::size_t in, std::size_t out) {
        if (known_[out].length < 0) return border(in, out);
        std::uint32_t hint = known_[in].hint;
        return border_between(grid_.place(in), grid_.place(out), [&](Vec2 place) {
            const auto length = ways_->length_to(place, {}, hint);
            return length && *length > normal();
        });
    });
    smooth(region_, kSmooth);
    smooth(beyond_, kSmooth);
    traced_ = region_.size();
    for (std::vector<Vec2>& ring : ways_->landings()) region_.push_back(std::move(ring));
}

Vec2 Reach::nearest_on_grid(Vec2 wish) const {
    const Figure& figure = state_[who_];
    const bool in_hand = owed_.ask == Ask::deploy;
    Vec2 best = figure.at;
    std::int64_t least = distance_squared(best, wish);
    bool found = !in_hand;
    const auto look_at = [&](Vec2 place) {
        const std::int64_t away = distance_squared(place, wish);
        if (found && away >= least) return;
        best = place;
        least = away;
        found = true;
    };
    for (std::size_t i = 0; i < known_.size(); ++i)
        if (known_[i].length >= 0) look_at(grid_.place(i));
    for (std::size_t i = 0; i < traced_; ++i)
        for (const Vec2 corner : region_[i]) look_at(corner);
    return best;
}

// From the nearest place known by ever smaller steps nearer to the wish.
Vec2 Reach::nearest(Vec2 wish, std::optional<Facing> facing) const {
    Vec2 best = nearest_on_grid(wish);
    std::uint32_t hint = 0;
    if (facing && !ways_->length_to(best, facing, hint)) return best;
    const auto try_out = [&](Vec2 place) {
        if (!in_bounds(place) || distance_squared(place, wish) >= distance_squared(best, wish) ||
            !ways_->length_to(place, facing, hint))
            return false;
        best = place;
        return true;
    };
    for (Inches step = grid_.cell; step > Inches{}; step = Inches::from_mils(step.mils() / 2)) {
        bool moved = true;
        for (int round = 0; moved && round < 4; ++round) {
            moved = best != wish && !within(best, wish, step) &&
                    try_out(ahead_of(best, facing_towards(wish - best), step));
            if (moved) continue;
            for (std::int32_t turn = 0; turn < 8 && !moved; ++turn)
                moved = try_out(ahead_of(best, Facing::from_tenths(turn * 450), step));
        }
    }
    return best;
}

// A second way to the same place, where the first did not pass.
std::optional<BattleCommand> Reach::planned(const BattleCommand& command) const {
    const auto* move = std::get_if<Move>(&command);
    const Figure& figure = state_[who_];
    if (!move || move->path.empty() || is_large(table_, figure)) return std::nullopt;
    const Gait gait = gait_of(table_, state_, figure);
    Planner planner;
    const Plan plan = planner.plan(scene_of(table_, state_),
                                   {.base = base_of(table_, figure),
                                    .goal = move->path.back(),
                                    .facing_at_goal = move->facing,
                                    .budget = furthest(),
                                    .mover = who_,
                                    .barred = barred_on_the_way(table_, state_, figure, gait),
                                    .swept_radius = warrior_of(table_, figure).base.radius,
                                    .contact_slack = table_.contact_slack(),
                                    .terrain_slack = table_.terrain_slack(),
                                    .table = table_.field.size});
    if (plan.outcome != PlanOutcome::found) return std::nullopt;
    const BattleCommand other = move_along(plan.path, move->facing);
    if (!judge(other)) return std::nullopt;
    return other;
}

void Reach::tell(WayThere& way, const BattleCommand& command) const {
    const Figure& figure = state_[who_];
    way.command = command;
    way.at = figure.at;
    way.facing = figure.facing;
    if (const auto* move = std::get_if<Move>(&command)) {
        way.path = move->path;
        way.facing = move->facing;
        if (!move->path.empty()) way.at = move->path.back();
        way.length = length_of(table_, state_, *move);
        if (break_away_ && must_break_away(table_, state_, *move)) way.break_away = break_away_;
    } else if (const auto* deploy = std::get_if<Deploy>(&command)) {
        way.at = deploy->at;
        way.facing = deploy->facing;
    }
    Figure moved = put_at(table_, state_, at_level(figure, going_.level), way.at, way.facing);
    moved.whereabouts = Whereabouts::on_table;
    for_each_in_play(state_, [&](FigureId id, const Figure& other) {
        if (id == who_ || in_saddle(other)) return;
        const bool section = posture_of(table_, other).by_outline;
        if (section ? !touches_section(table_, moved, id) : !touching(table_, state_, moved, other))
            return;
        way.contacts.push_back({id, friendly(table_, state_, moved, other),
                                section || touches_front_of(table_, state_, moved, other)});
    });
}

// A circle of a base that the one in the hand may be meant to touch.
struct Reach::Drawing {
    FigureId figure;
    Vec2 about;
    Inches apart;  // from dot to dot, when they touch
    Inches gap;    // negative: the wish lies upon it
    bool friendly = false;
};

// Opponents before friends, each the nearest first. What it touches where it stands does not hold
// it: somebody steps aside there, or breaks away.
auto Reach::drawn_by(Vec2 wish, Inches near) const -> std::vector<Drawing> {
    std::vector<Drawing> found;
    const Figure& figure = state_[who_];
    const Inches own = base_of(table_, figure).shape.radius;
    for_each_in_play(state_, [&](FigureId id, const Figure& other) {
        if (id == who_ || !on_table(other) || other.captor == who_) return;
        const Base base = base_of(table_, other);
        const bool friendly = six::friendly(table_, state_, figure, other);
        const bool held = touching(table_, state_, figure, other);
        const Inches most = friendly ? std::min(near, kFriendDraws) : near;
        for (const Vec2 about : circles_of(base)) {
            const Inches apart = own + base.shape.radius;
            const Inches gap = distance(wish, about) - apart;
            if (gap <= (held ? Inches{} : most)) found.push_back({id, about, apart, gap, friendly});
        }
    });
    std::sort(found.begin(), found.end(), [](const Drawing& a, const Drawing& b) {
        return std::tuple(a.friendly, a.gap, a.figure) < std::tuple(b.friendly, b.gap, b.figure);
    });
    return found;
}

// Beside it on the side where it was let go, or as near to that as there is room.
std::optional<WayThere> Reach::way_beside(const Drawing& by, Vec2 wish, Inches near) const {
    const Vec2 from = wish == by.about ? state_[who_].at : wish;
    if (from == by.about) return std::nullopt;
    const Facing straight = facing_towards(from - by.about);
    std::uint32_t hint = 0;
    for (std::int32_t turn = 0; turn <= kBesideMost; turn += kBesideStep)
        for (const std::int32_t side : {turn, -turn}) {
            const Vec2 place = ahead_of(by.about, straight.turned(side), by.apart);
            if (by.gap >= Inches{} && !within(wish, place, near)) return std::nullopt;
            if (!in_bounds(place) || !ways_->length_to(place, {}, hint)) continue;
            std::vector<BattleCommand> offers{ways_->command_to(place, {})};
            if (!by.friendly && by.about != place)
                offers.insert(offers.begin(),
                              ways_->command_to(place, facing_towards(by.about - place)));
            for (const BattleCommand& offer : offers) {
                if (!judge(offer)) continue;
                WayThere way;
                tell(way, offer);
                const bool beside =
                    std::any_of(way.contacts.begin(), way.contacts.end(),
                                [&](const ContactAhead& one) { return one.figure == by.figure; });
                if (!beside) continue;
                way.reached = way.legal = true;
                return way;
            }
        }
    return std::nullopt;
}

WayThere Reach::way_to(Vec2 wish, std::optional<Facing> facing, Inches near) const {
    if (near > Inches{} && !facing && !refusal_ && owed_.ask != Ask::deploy) {
        WayThere exact = way_to(wish);
        const bool meets = std::any_of(exact.contacts.begin(), exact.contacts.end(),
                                       [](const ContactAhead& one) { return !one.friendly; });
        if (exact.reached && meets) return exact;
        for (const Drawing& by : drawn_by(wish, near))
            if (const auto beside = way_beside(by, wish, near)) return *beside;
        return exact;
    }
    WayThere way;
    const BattleCommand stay = move_along({}, facing.value_or(state_[who_].facing));
    if (refusal_) {
        tell(way, stay);
        way.refusal = refusal_;
        return way;
    }
    BattleCommand wished = ways_->command_to(wish, facing);
    const auto judged = judge(wished);
    std::uint32_t hint = 0;
    if (!judged && ways_->length_to(wish, facing, hint))
        if (const auto other = planned(wished)) wished = *other;
    if (judged || judge(wished)) {
        tell(way, wished);
        way.reached = way.legal = true;
        return way;
    }
    way.refusal = judged.error();
    std::vector<BattleCommand> offers = ways_->stops_towards(wish, facing);
    offers.push_back(ways_->command_to(nearest(wish, facing), facing));
    // Where it cannot look as wished it rather looks elsewhere than stay behind.
    if (facing && !judge(offers.back())) offers.push_back(ways_->command_to(nearest(wish, {}), {}));
    bool found = false;
    for (const BattleCommand& offer : offers) {
        if (!judge(offer)) continue;
        WayThere other;
        tell(other, offer);
        if (found && distance_squared(other.at, wish) >= distance_squared(way.at, wish)) continue;
        other.refusal = way.refusal;
        way = other;
        found = true;
    }
    if (!found) tell(way, stay);
    way.legal = found || judge(stay).has_value();
    return way;
}

bool goes_off(const Table& table, const State& state, Seat seat, Move move) {
    const Figure& figure = state[move.who];
    for (const Inches far : {1_in, 3_in, 6_in})
        for (std::int32_t turn = 0; turn < 8; ++turn) {
            const Facing way = figure.facing.turned(turn * Facing::kFullTurn / 8);
            move.path.clear();
            move.path.push_back(ahead_of(figure.at, way, far));
            if (check(table, state, seat, move)) return true;
        }
    return false;
}

}  // namespace six
