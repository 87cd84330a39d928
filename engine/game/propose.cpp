#include <algorithm>

#include "engine/game/battle.h"
#include "engine/geometry/planner.h"
#include "engine/rules/deploy.h"
#include "engine/rules/query.h"

namespace six {
namespace {

constexpr int kTriesPerCommand = 4;  // a place that is refused is drawn again this often

class Proposer {
public:
    Proposer(const Table& table, const State& state, std::size_t limit, Draw& draw,
             std::vector<Command>& out)
        : table_(table),
          state_(state),
          owed_(next_decision(table, state)),
          limit_(limit),
          draw_(draw),
          out_(out) {}

    void run() {
        switch (owed_.ask) {
            case Ask::deploy:
                return deployments();
            case Ask::give_action:
                return actions();
            case Ask::choose_path:
                return paths(owed_.who);
            case Ask::turn_in_place:
                while (!full()) add(Turn{owed_.who, any_facing()});
                return;
            case Ask::free_spin:
                return spins();
            case Ask::roll_break_away:
            case Ask::roll_attack:
                return rolls();
            default:
                return;
        }
    }

private:
    bool full() const { return out_.size() >= limit_; }
    bool add(const Command& command) {
        if (full() || !check(table_, state_, owed_.seat, command)) return false;
        out_.push_back(command);
        return true;
    }
    Facing any_facing() {
        return Facing::from_tenths(static_cast<std::int32_t>(draw_.below(3600)));
    }
    std::int32_t between(std::int32_t low, std::int32_t high) {
        return low >= high ? low
                           : low + static_cast<std::int32_t>(
                                       draw_.below(static_cast<std::uint32_t>(high - low + 1)));
    }

    void rolls() {
        while (!full()) {
            Roll roll;
            for (int i = 0; i < owed_.dice; ++i)
                roll.pips.push_back(static_cast<std::uint8_t>(1 + draw_.below(6)));
            add(roll);
        }
    }

    void spins() {
        add(FreeSpin{owed_.who, facing_towards(state_[owed_.other].at - state_[owed_.who].at)});
        add(Decline{});
        for (int i = 0; i < kTriesPerCommand && !full(); ++i)
            add(FreeSpin{owed_.who, any_facing()});
    }

    void deployments() {
        for (std::uint16_t i = 0; i < state_.figure_count && !full(); ++i) {
            const FigureId id{i};
            if (state_[id].owner != owed_.seat || state_[id].whereabouts != Whereabouts::in_hand)
                continue;
            const Area area = starting_area(table_, owed_.seat);
            bool placed = false;
            for (int t = 0; t < 4 * kTriesPerCommand && !placed; ++t) {
                // Drawn one after the other: compilers differ in which argument they evaluate
                // first.
                const std::int32_t x = between(area.low.x.mils(), area.high.x.mils());
                const std::int32_t y = between(area.low.y.mils(), area.high.y.mils());
                placed = add(Deploy{id, vec2_mils(x, y), any_facing()});
            }
            if (placed) continue;
            if (const auto room = find_room(table_, state_, id))
                add(*room);
            else
                add(LeaveOut{id});
        }
    }

    void actions() {
        for (std::uint16_t i = 0; i < state_.figure_count; ++i)
            if (may_be_given_action(table_, state_, FigureId{i})) attacks(FigureId{i});
        // Moves are drawn figure by figure, so that no figure is forgotten when the limit is small.
        std::vector<FigureId>& able = scratch();
        able.clear();
        for (std::uint16_t i = 0; i < state_.figure_count; ++i)
            if (may_be_given_action(table_, state_, FigureId{i})) able.push_back(FigureId{i});
        for (std::size_t round = 0; round < limit_ && !full() && !able.empty(); ++round) {
            const FigureId who = able[draw_.below(static_cast<std::uint32_t>(able.size()))];
            one_move(who);
        }
        // Always legal while an action is left, whatever the options say: room is kept for them.
        while (!out_.empty() && out_.size() + 2 > std::max<std::size_t>(limit_, 2)) out_.pop_back();
        for (std::uint16_t i = 0; i < state_.figure_count; ++i)
            if (add(Pass{FigureId{i}})) break;
        add(EndTurn{});
    }

    void attacks(FigureId who) {
        for_each_on_table(state_, [&](FigureId target, const Figure& figure) {
            if (opposing(table_, state_[who], figure) && touching(table_, state_[who], figure))
                add(CloseAttack{who, target});
        });
    }

    void paths(FigureId who) {
        for (std::size_t i = 0; i < limit_ && !full(); ++i) one_move(who);
        if (out_.empty()) add(Move{who, {}, state_[who].facing});
    }

    // One of: straight into contact with an opponent, round what is in the way to him, anywhere
    // within reach, a mere turn.
    void one_move(FigureId who) {
        switch (draw_.below(6)) {
            case 0:
            case 1:
                return towards_opponent(who, /*planned=*/false);
            case 2:
                return towards_opponent(who, /*planned=*/true);
            case 3:
                add(Move{who, {}, any_facing()});
                return;
            default:
                return anywhere(who);
        }
    }

    void anywhere(FigureId who) {
        const Figure& figure = state_[who];
        for (int t = 0; t < kTriesPerCommand; ++t) {
            const Facing way = any_facing();
            const Inches far = Inches::from_mils(between(0, speed_of(table_, figure).mils() - 2));
            Path path{ahead_of(figure.at, way, far)};
            if (add(Move{who, path, way})) return;
        }
    }

    void towards_opponent(FigureId who, bool planned) {
        const Figure& figure = state_[who];
        const FigureId target = any_opponent(figure);
        if (!target.exists()) return;
        const Figure& prey = state_[target];
        const Inches reach =
            warrior_of(table_, figure).base.radius + warrior_of(table_, prey).base.radius;
        // Beside him, at a drawn side: the near one most of the time.
        const std::int32_t aside = static_cast<std::int32_t>(draw_.below(1800)) - 900;
        const Facing from_prey =
            facing_towards(figure.at - prey.at).turned(draw_.below(2) ? aside : 0);
        const Vec2 goal = ahead_of(prey.at, from_prey, reach);
        if (!in_bounds(goal)) return;
        const Facing facing = from_prey.turned(Facing::kFullTurn / 2);
        if (goal == figure.at) return;
        if (!planned) {
            const Inches speed = speed_of(table_, figure);
            const Vec2 straight =
                within(figure.at, goal, speed - 1_mil)
                    ? goal
                    : ahead_of(figure.at, facing_towards(goal - figure.at), speed - 2_mil);
            add(Move{who, {straight}, facing});
            return;
        }
        const Plan plan = planner().plan(scene_of(table_, state_),
                                         {.base = base_of(table_, figure),
                                          .goal = goal,
                                          .facing_at_goal = facing,
                                          .budget = speed_of(table_, figure),
                                          .mover = who,
                                          .barred = barred_pieces(table_),
                                          .swept_radius = warrior_of(table_, figure).base.radius,
                                          .contact_slack = table_.contact_slack(),
                                          .table = table_.field.size});
        add(Move{who, plan.path, facing});
    }

    FigureId any_opponent(const Figure& figure) {
        std::uint32_t count = 0;
        for_each_on_table(state_, [&](FigureId, const Figure& other) {
            count += opposing(table_, figure, other);
        });
        if (count == 0) return {};
        std::uint32_t pick = draw_.below(count);
        FigureId chosen;
        for_each_on_table(state_, [&](FigureId id, const Figure& other) {
            if (opposing(table_, figure, other) && pick-- == 0) chosen = id;
        });
        return chosen;
    }

    // Buffers that keep their memory: a bot proposes thousands of times a second.
    static std::vector<FigureId>& scratch() {
        static thread_local std::vector<FigureId> figures;
        return figures;
    }
    static Planner& planner() {
        static thread_local Planner planner;
        return planner;
    }

    const Table& table_;
    const State& state_;
    const Decision owed_;
    const std::size_t limit_;
    Draw& draw_;
    std::vector<Command>& out_;
};

}  // namespace

void propose(const Table& table, const State& state, std::size_t limit, Draw& draw,
             std::vector<Command>& out) {
    out.clear();
    Proposer(table, state, limit, draw, out).run();
}

}  // namespace six
