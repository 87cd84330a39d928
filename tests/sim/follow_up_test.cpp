// Whoever could attack after the move of Charge or Bound is asked, and nobody else: the short
// search of can_follow_up against every attack that could be declared. [U-SA-SPD-13]
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "bots/random_bot.h"
#include "engine/rules/attack.h"
#include "engine/rules/end_move.h"
#include "engine/state/ask.h"
#include "sim/match.h"
#include "sim/random_battle.h"

namespace six::sim {
namespace {

// The figure has moved, and its section is to be asked.
State having_moved(const Table& table, const State& state, FigureId who, std::uint8_t section) {
    State asked = state;
    asked.action = {};
    asked.action.kind = ActionKind::move;
    asked.action.who = who;
    asked.action.mover = who;
    asked.action.members.push_back(who);
    asked.action.followers = 0xFFFF;
    if (is_large(table, state[who]))
        asked.action.sections = static_cast<std::uint8_t>(1u << section);
    asked[who].given = Given::action;
    asked.owed.clear();
    asked.owed.push_back({.ask = Ask::finish_action});
    asked.owed.push_back(
        {.ask = Ask::follow_up, .seat = state[who].owner, .figure = who, .sections = section});
    return asked;
}

bool any_attack(const Table& table, const State& state, FigureId who, std::uint8_t section) {
    std::vector<AttackPlan> plans;
    for (const AttackKind kind : {AttackKind::close, AttackKind::ranged})
        for (const bool freeze : {false, true})
            for (const bool far : {false, true})
                for (const Aim aim : {Aim::damage, Aim::capture, Aim::rescue}) {
                    AttackPlan plan;
                    plan.kind = kind;
                    plan.who = who;
                    plan.aim = aim;
                    plan.freeze = freeze;
                    plan.long_range = far;
                    plan.section = section;
                    plans.push_back(plan);
                    for_each_in_force(table, state, state[who], section,
                                      [&](const AbilityFacts& facts) {
                                          plans.push_back(plan);
                                          plans.back().ability = facts.ability;
                                      });
                }
    for (AttackPlan& plan : plans) {
        if (check_attack(table, state, plan)) return true;
        for (std::uint16_t i = 0; i < state.figure_count; ++i) {
            plan.targets = {FigureId{i}};
            if (check_attack(table, state, plan)) return true;
            for (std::uint16_t k = 0; k < i && plan.aim == Aim::damage; ++k) {
                plan.targets = {FigureId{i}, FigureId{k}};
                if (check_attack(table, state, plan)) return true;
            }
        }
    }
    return false;
}

class Comparison final : public Watcher {
public:
    bool about_to(const Table& table, const State& state, const Decision& owed,
                  const BattleCommand&) override {
        if (owed.ask != Ask::give_action) return true;
        for_each_on_table(state, [&](FigureId who, const Figure& figure) {
            if (figure.owner != state.turn) return;
            const auto dials = static_cast<std::uint8_t>(warrior_of(table, figure).dials.size());
            for (std::uint8_t i = 0; i < dials; ++i) {
                if (!in_force_with(table, state, figure, i, &AbilityFacts::follows_up)) continue;
                const State asked = having_moved(table, state, who, i);
                if (!follow_up_of(table, asked, who, i)) continue;
                const bool may = any_attack(table, asked, who, i);
                EXPECT_EQ(can_follow_up(table, asked, who, i), may);
                ++(may ? some : none);
            }
        });
        return some + none < kEnough;
    }
    static constexpr int kEnough = 4000;
    int some = 0, none = 0;
};

TEST(FollowUp, IsAskedForWhereAnAttackCouldBeDeclared) {
    Comparison comparison;
    bots::RandomBot bot;
    const std::array<bots::Bot*, kMaxSeats> players{&bot, &bot, &bot, &bot};
    for (std::uint64_t seed = 0;
         seed < 1000 && comparison.some + comparison.none < Comparison::kEnough; ++seed) {
        Rng rng(seed);
        Chance chance(seed);
        Battle battle =
            random_battle(rng, Beginning::melee,
                          {.edition = seed % 4 == 3 ? Edition::conquest : Edition::unlimited,
                           .seats = 2,
                           .figures = 12,
                           .large = LargeFigures::everywhere});
        play(battle.table, battle.state, players, chance, &comparison, 60);
    }
    EXPECT_GT(comparison.some, 300);
    EXPECT_GT(comparison.none, 300);
}

}  // namespace
}  // namespace six::sim
