// propose() answers every decision with something legal, and over many seeds with every kind of
// command there is; of large figures with every manner of using them.
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "engine/game/battle.h"
#include "engine/game/setup.h"
#include "engine/rules/chariot.h"
#include "engine/rules/query.h"
#include "engine/state/ask.h"
#include "sim/match.h"
#include "sim/random_battle.h"

namespace six::sim {
namespace {

constexpr std::uint64_t kMostGames = 4000;

using Names = std::set<std::string>;

std::string section_name(std::size_t section) {
    return kSectionNames[section];
}

// What a proposal does with large figures, titans and passengers, in words.
class Manner {
public:
    Manner(const Table& table, const State& state, const Decision& owed, Names& out)
        : table_(table), state_(state), owed_(owed), out_(out) {}

    void operator()(const Move& move) {
        const Figure& figure = state_[move.who];
        if (move.who == state_.acts_again) out_.insert("titan moves again");
        if (!is_large(table_, figure)) return;
        const std::string kind = kind_name(move.who);
        const int count = __builtin_popcount(move.sections);
        out_.insert(kind + " moves with " + std::to_string(count));
        if (owed_.ask == Ask::choose_path) out_.insert("large chooses its path");
        if (move.path.empty()) {
            out_.insert(kind + " turns");
            return;
        }
        const Direction ahead = direction(move.facing);
        const Vec2 way = move.path.back() - figure.at;
        const bool back =
            std::int64_t{ahead.x} * way.x.mils() + std::int64_t{ahead.y} * way.y.mils() < 0;
        out_.insert(kind + (back ? " backs" : " advances"));
    }
    void operator()(const Attack& attack) {
        const AttackPlan& plan = attack.plan;
        const Figure& figure = state_[plan.who];
        const std::string how = kAttackNames[static_cast<std::size_t>(plan.kind)];
        if (is_large(table_, figure)) {
            out_.insert(section_name(plan.section) + " attacks " + how);
            if (owed_.ask == Ask::follow_up) out_.insert("section attacks after its move");
            if (plan.ability != Ability::none) out_.insert("section attacks by an ability");
        }
        if (is_aboard(figure))
            out_.insert("passenger attacks " + how + " through " + section_name(plan.section));
        if (plan.who == state_.acts_again) out_.insert("titan attacks again");
        if (plan.long_range) out_.insert(kind_name(plan.who) + " attacks at long range");
        for (const FigureId target : plan.targets)
            if (is_large(table_, state_[target])) out_.insert("large is attacked " + how);
    }
    void operator()(const UseAbility& use) {
        if (is_large(table_, state_[use.who]))
            out_.insert(section_name(use.section) + " uses an ability");
    }
    void operator()(const Pass& pass) {
        if (is_large(table_, state_[pass.who])) out_.insert(section_name(pass.section) + " passes");
    }
    void operator()(const Board&) {
        out_.insert(owed_.ask == Ask::deploy ? "begins aboard" : "boards");
    }
    void operator()(const Deploy& deploy) { out_.insert(kind_name(deploy.who) + " deployed"); }
    void operator()(const ChooseSection& choice) {
        if (owed_.ask == Ask::take_clicks) return;
        const bool defends = owed_.seat == state_[choice.who].owner;
        out_.insert(defends ? "defender chooses" : "attacker chooses");
    }
    template <class Other>
    void operator()(const Other&) {}

private:
    std::string kind_name(FigureId who) const {
        return kKindNames[static_cast<std::size_t>(warrior_of(table_, state_[who]).kind)];
    }

    const Table& table_;
    const State& state_;
    const Decision& owed_;
    Names& out_;
};

Names all_manners() {
    Names all{"titan moves again",
              "titan attacks again",
              "large chooses its path",
              "section attacks after its move",
              "section attacks by an ability",
              "large is attacked close",
              "large is attacked ranged",
              "begins aboard",
              "boards",
              "defender chooses",
              "attacker chooses",
              "titan attacks at long range",
              "dragon backs",
              "tank backs",
              "titan deployed"};
    for (const std::string kind : {"dragon", "tank", "chariot"}) {
        for (int count = 1; count <= 4; ++count)
            all.insert(kind + " moves with " + std::to_string(count));
        for (const std::string how : {" turns", " advances", " deployed", " attacks at long range"})
            all.insert(kind + how);
    }
    for (std::size_t i = 0; i < kMaxDials; ++i) {
        for (const std::string how :
             {" attacks close", " attacks ranged", " uses an ability", " passes"})
            all.insert(section_name(i) + how);
        for (const std::string how : kAttackNames)
            if (i > 0) all.insert("passenger attacks " + how + " through " + section_name(i));
    }
    return all;
}

// A commander on the border of two sections that have both lost heart and clicks: CommandOnLarge
// shows it. A Drain that hits with two hurt friends beside it: the golden games ask.
bool comes_by_chance(Ask ask) {
    return ask != Ask::heal_section && ask != Ask::choose_friend;
}

// What only one of them asks comes up there.
Edition edition_of(std::uint64_t seed) {
    if (seed % 5 == 2) return Edition::conquest;
    return seed % 5 > 2 ? Edition::v2 : Edition::unlimited;
}

std::set<std::string_view> all_command_names() {
    std::set<std::string_view> names(kSetupCommandNames.begin(), kSetupCommandNames.end());
    names.insert(kBattleCommandNames.begin(), kBattleCommandNames.end());
    return names;
}

class Collector final : public Watcher {
public:
    bool about_to(const Table& table, const State& state, const Decision& owed,
                  const BattleCommand&) override {
        propose(table, state, 12, rng_, proposals_);
        EXPECT_FALSE(proposals_.empty()) << name_of(owed.ask);
        for (const BattleCommand& command : proposals_) {
            EXPECT_TRUE(check(table, state, owed.seat, command)) << name_of(command);
            kinds.emplace(name_of(command));
            std::visit(Manner(table, state, owed, manners), command);
        }
        if (comes_by_chance(owed.ask)) asks.insert(owed.ask);
        return true;
    }
    // The bot takes its answers from propose() while the table is set up.
    bool stepped(const Agreement&, const SetupState&, const Decision& owed,
                 const SetupCommand& command, std::span<const Event>) override {
        kinds.emplace(name_of(command));
        asks.insert(owed.ask);
        return true;
    }

    std::set<std::string_view> kinds;
    std::set<Ask> asks;
    Names manners;

private:
    Rng rng_{7};
    std::vector<BattleCommand> proposals_;
};

std::string missing_of(const Collector& collector, const Names& manners) {
    std::string missing;
    for (const std::string_view name : all_command_names())
        if (!collector.kinds.count(name)) missing.append(" ").append(name);
    for (std::size_t i = 1; i < kAskNames.size(); ++i)
        if (comes_by_chance(kAsks[i]) && !collector.asks.count(kAsks[i]))
            missing += std::string(" ") + kAskNames[i];
    for (const std::string& manner : manners)
        if (!collector.manners.count(manner)) missing += "; " + manner;
    return missing;
}

TEST(Propose, OverSeedsEveryKindOfCommandAndOfDecision) {
    Collector collector;
    bots::RandomBot bot;
    const std::array<bots::Bot*, kMaxSeats> players{&bot, &bot, &bot, &bot};
    // Time is the host's to call; a figure is left out only where there is no room.
    const std::size_t wanted = all_command_names().size() - 2;
    const std::size_t asked = kAskNames.size() - 3;  // nothing, and what never comes by chance
    const Names manners = all_manners();
    const auto complete = [&] {
        for (const std::string& manner : manners)
            if (!collector.manners.count(manner)) return false;
        return collector.kinds.size() >= wanted && collector.asks.size() >= asked;
    };
    std::uint64_t seed = 0;
    for (; seed < kMostGames && !complete(); ++seed) {
        Rng rng(seed);
        Chance chance(seed);
        Battle battle;
        const LargeFigures large = seed % 4 == 0 ? LargeFigures::some : LargeFigures::everywhere;
        if (seed % 8 == 0)
            battle = set_up(
                random_agreement(rng, {.edition = seed % 16 == 8 ? Edition::v2 : Edition::unlimited,
                                       .seats = 2,
                                       .build_total = 100}),
                players, chance, &collector);
        else
            battle = random_battle(rng, seed % 8 == 1 ? Beginning::deploy : Beginning::melee,
                                   {.edition = edition_of(seed), .large = large});
        play(battle.table, battle.state, players, chance, &collector, 600);
    }
    EXPECT_LT(seed, kMostGames) << "never proposed or asked:" << missing_of(collector, manners);
}

}  // namespace
}  // namespace six::sim
