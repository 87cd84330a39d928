#include <utility>

#include "engine/game/proposer.h"
#include "engine/rules/attack.h"
#include "engine/rules/deploy.h"
#include "engine/rules/set_down.h"

namespace six {
namespace {

constexpr int kTriesPerCommand = 4;  // a place that is refused is drawn again this often

}  // namespace

Proposer::Proposer(const Table& table, const State& state, std::size_t limit, Draw& draw,
                   std::vector<BattleCommand>& out)
    : table_(table),
      state_(state),
      owed_(next_decision(table, state)),
      limit_(limit),
      draw_(draw),
      out_(out) {}

Proposer::Scratch& Proposer::scratch() {
    static thread_local Scratch scratch;
    return scratch;
}

bool Proposer::add(const BattleCommand& command) {
    if (full() || !check(table_, state_, owed_.seat, command)) return false;
    out_.push_back(command);
    return true;
}

std::int32_t Proposer::between(std::int32_t low, std::int32_t high) {
    return low >= high
               ? low
               : low + static_cast<std::int32_t>(below(static_cast<std::uint32_t>(high - low + 1)));
}

Facing Proposer::any_facing() {
    return Facing::from_tenths(static_cast<std::int32_t>(below(3600)));
}

FigureId Proposer::any_of(const std::vector<FigureId>& figures) {
    return figures.empty() ? FigureId{}
                           : figures[below(static_cast<std::uint32_t>(figures.size()))];
}

void Proposer::run() {
    if (owed_.by_chance()) return rolls();
    switch (owed_.ask) {
        case Ask::deploy:
            return deployments();
        case Ask::begin_turn:
            return beginning_effects();
        case Ask::give_action:
            return actions();
        case Ask::choose_path:
            return paths(owed_.who);
        case Ask::choose_paths:
            return marches();
        case Ask::turn_in_place:
        case Ask::face_anywhere:
            for (std::size_t i = 0; i < limit_; ++i) add(Turn{owed_.who, any_facing()});
            if (out_.empty()) add(Turn{owed_.who, state_[owed_.who].facing});
            return;
        case Ask::place_figure:
            return placements();
        case Ask::free_spin:
            return spins();
        case Ask::follow_up:
            return follow_ups();
        case Ask::cancel_abilities:
            return cancelling();
        case Ask::dodge:
            add(UseAbility{.who = owed_.who, .ability = Ability::dodge});
            add(Decline{});
            return;
        case Ask::choose_section:
        case Ask::take_clicks:
        case Ask::heal_section:
            return sections();
        case Ask::choose_healing:
            add(ChooseHealing{.by_die = true});
            add(ChooseHealing{.by_die = false});
            return;
        case Ask::agree_to_end:
            add(Decline{});
            add(Agree{});
            return;
        default:
            return;
    }
}

void Proposer::rolls() {
    for (std::size_t k = 0; k < limit_; ++k) {
        Roll roll;
        for (int i = 0; i < owed_.dice; ++i)
            roll.pips.push_back(static_cast<std::uint8_t>(1 + below(6)));
        add(roll);
    }
}

void Proposer::spins() {
    add(FreeSpin{owed_.who, facing_towards(state_[owed_.other].at - state_[owed_.who].at)});
    add(Decline{});
    for (int i = 0; i < kTriesPerCommand && !full(); ++i) add(FreeSpin{owed_.who, any_facing()});
}

void Proposer::deployments() {
    const FigureId ride = free_platform(owed_.seat);
    for (std::uint16_t i = 0; i < state_.figure_count && !full(); ++i) {
        const FigureId id{i};
        if (state_[id].owner != owed_.seat || state_[id].whereabouts != Whereabouts::in_hand)
            continue;
        if (ride.exists() && one_in(3) && add(Board{id, ride})) continue;
        if (one_in(3) && on_a_top(id)) continue;
        const Area area = starting_area(table_, owed_.seat);
        bool placed = false;
        for (int t = 0; t < 4 * kTriesPerCommand && !placed; ++t) {
            // Drawn one after the other: compilers differ in which argument they evaluate first.
            const std::int32_t x = between(area.low.x.mils(), area.high.x.mils());
            const std::int32_t y = between(area.low.y.mils(), area.high.y.mils());
            const Vec2 at = vec2_mils(x, y);
            const Facing anyhow = any_facing();
            // Most look at the middle of the table, where the enemy will be.
            const Vec2 ahead =
                vec2_mils(table_.field.size.x.mils() / 2, table_.field.size.y.mils() / 2) - at;
            const bool looks = !one_in(4) && ahead != Vec2{};
            placed = add(Deploy{id, at, looks ? facing_towards(ahead) : anyhow});
        }
        if (placed) continue;
        if (const auto room = find_room(table_, state_, id))
            add(*room);
        else
            add(LeaveOut{id});
    }
}

void Proposer::beginning_effects() {
    for (std::uint16_t i = 0; i < state_.figure_count && !full(); ++i) {
        const FigureId id{i};
        if (state_[id].owner != state_.turn || !on_table(state_[id])) continue;
        for_each_in_force(table_, state_[id], [&](const AbilityHooks& hooks) {
            if (hooks.used != UsedWhen::turn_begins) return;
            add(UseAbility{.who = id, .ability = hooks.ability});
            for (std::uint16_t k = 0; k < state_.figure_count && !full(); ++k)
                if (on_table(state_.figures[k]) &&
                    in_force_with(table_, state_.figures[k], &AbilityHooks::only_moves))
                    add(UseAbility{.who = id, .ability = hooks.ability, .other = FigureId{k}});
        });
    }
    if (full()) out_.pop_back();
    add(Decline{});
}

void Proposer::placements() {
    const Figure& holder = state_[owed_.other];
    const Inches reach =
        warrior_of(table_, state_[owed_.who]).base.radius + warrior_of(table_, holder).base.radius;
    for (int i = 0; i < kTriesPerCommand && !full(); ++i) {
        const Facing side = any_facing();
        const Facing facing = any_facing();
        add(Place{owed_.who, ahead_of(holder.at, side, reach), facing});
    }
    if (out_.empty())
        if (const auto place = find_place(table_, state_, owed_.who, holder)) add(*place);
}

void Proposer::cancelling() {
    add(Decline{});
    for (const Cancel::Entry& entry : optional_asked(table_, state_, owed_.seat)) {
        Cancel cancel;
        cancel.abilities.push_back(entry);
        add(cancel);
    }
    for (const FigureId who : borrowers_in_attack(table_, state_, owed_.seat)) {
        Cancel cancel;
        cancel.own_defense.push_back(who);
        add(cancel);
    }
}

// All members go the same way, the foremost first; or everybody stays.
void Proposer::marches() {
    const Action& action = state_.action;
    for (int t = 0; t < kTriesPerCommand && !full(); ++t) {
        const Facing way = any_facing();
        const Inches far = Inches::from_mils(between(200, 8000));
        const Vec2 offset = ahead_of({}, way, far);
        InlineVector<FigureId, kMostMembers> order = action.members;
        const Direction ahead = direction(way);
        const auto progress = [&](FigureId id) {
            const Vec2 at = state_[id].at;
            return std::int64_t{ahead.x} * at.x.mils() + std::int64_t{ahead.y} * at.y.mils();
        };
        for (std::size_t i = 1; i < order.size(); ++i)
            for (std::size_t k = i; k > 0 && progress(order[k - 1]) < progress(order[k]); --k)
                std::swap(order[k - 1], order[k]);
        March march;
        for (const FigureId id : order) march.add({id, Path{state_[id].at + offset}, way});
        add(march);
    }
    March stay;
    for (const FigureId id : action.members) stay.add({id, {}, state_[id].facing});
    if (full()) out_.pop_back();
    add(stay);
}

void propose(const Table& table, const State& state, std::size_t limit, Draw& draw,
             std::vector<BattleCommand>& out) {
    out.clear();
    Proposer(table, state, limit, draw, out).run();
}

}  // namespace six
