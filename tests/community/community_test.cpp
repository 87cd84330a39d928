// Every figure of the files that a player has is imported and plays: it stands on the table in a
// short game, and what must always be true is true after every step.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/game/setup.h"
#include "engine/rules/invariant.h"
#include "engine/rules/query.h"
#include "engine/rulesets/pages.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/ask.h"
#include "io/language/describe.h"
#include "io/library/import.h"
#include "sim/match.h"

namespace six {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kFiguresOfAGame = 8;
constexpr std::uint32_t kSteps = 1500;

const io::Import& imported() {
    static const io::Import all = [] {
        const char* const folder = std::getenv("SIXSKULLS_COMMUNITY_DATA");
        io::Importer importer;
        if (folder == nullptr) return importer.take();
        std::vector<std::string> files;
        for (const auto& entry : fs::directory_iterator(folder))
            if (entry.path().extension() == ".json") files.push_back(entry.path().string());
        std::sort(files.begin(), files.end());
        for (const std::string& file : files) {
            const auto problem = importer.read_file(file);
            EXPECT_FALSE(problem) << io::say(io::Language::en, *problem);
        }
        return importer.take();
    }();
    return all;
}

// Fields the figures it is told to; the rest of a game is another bot's.
class Fielder final : public bots::Bot {
public:
    Fielder(std::vector<WarriorId> army, bool greedy) : army_(std::move(army)), greedy_(greedy) {}

    std::string_view name() const override { return "fielder"; }
    Command choose(const Game& seen, const Decision& owed, Draw& draw) override {
        if (owed.ask == Ask::choose_army) {
            ChooseArmy army;
            for (const WarriorId id : army_) army.warriors.push_back(id);
            return army;
        }
        const bool deploys = owed.ask == Ask::deploy;  // nobody is left in the box
        return deploys || greedy_ ? simple_.choose(seen, owed, draw)
                                  : random_.choose(seen, owed, draw);
    }

private:
    std::vector<WarriorId> army_;
    bool greedy_;
    bots::RandomBot random_;
    bots::SimpleBot simple_;
};

class Guard final : public sim::Watcher {
public:
    bool stepped(const Table& table, const State& state, const Decision&, const BattleCommand&,
                 std::span<const Event>) override {
        for (std::uint16_t i = 0; i < state.figure_count; ++i)
            if (on_table(state.figures[i])) seen_[state.figures[i].warrior.n] = true;
        wrong = what_is_wrong(table, state);
        return wrong.empty();
    }
    bool saw(std::size_t warrior) const { return seen_[warrior]; }

    std::string_view wrong;

private:
    std::array<bool, kFiguresOfAGame> seen_{};
};

// Two armies of these figures, each of which stands in one of them.
void play(Edition edition, const Catalog& figures, std::uint64_t seed) {
    Agreement agreement;
    agreement.rules = page_of(edition);
    agreement.options = OptionValues(edition);
    agreement.catalog = figures;
    agreement.field_size = agreement.rules->field.table_size;
    agreement.terrain_is_fixed = true;
    std::array<std::vector<WarriorId>, 2> armies;
    std::array<int, 2> points{};
    for (std::uint16_t i = 0; i < figures.warriors.size(); ++i) {
        armies[i % 2].push_back(WarriorId{i});
        points[i % 2] += figures.warriors[i].points;
    }
    const int step = agreement.rules->actions.points_per_action;
    agreement.build_total =
        static_cast<std::uint16_t>((std::max(points[0], points[1]) / step + 1) * step);
    const auto agreed = check_agreement(agreement);
    ASSERT_TRUE(agreed) << figures.warriors[0].id << " and others: "
                        << io::describe(io::Language::en, io::Names{}, agreed.error());
    Fielder red(armies[0], seed % 2 == 0), blue(armies[1], false);
    const std::array<bots::Bot*, 2> players{&red, &blue};
    sim::Chance chance(seed);
    Guard guard;
    sim::Battle battle = sim::set_up(agreement, players, chance);
    const sim::MatchEnd end =
        sim::play(battle.table, battle.state, players, chance, &guard, kSteps);
    EXPECT_NE(end, sim::MatchEnd::stopped) << guard.wrong;
    for (std::size_t i = 0; i < figures.warriors.size(); ++i)
        EXPECT_TRUE(guard.saw(i)) << figures.warriors[i].id << " never stood on the table";
}

void play_all(Edition edition) {
    std::uint64_t seed = 1;
    for (const io::FigureSet& set : imported().sets) {
        const Catalog playable = io::complete_for(edition, set.catalog);
        for (std::size_t i = 0; i < playable.warriors.size(); i += kFiguresOfAGame) {
            const std::size_t end = std::min(i + kFiguresOfAGame, playable.warriors.size());
            Catalog some;
            some.warriors.assign(playable.warriors.begin() + static_cast<std::ptrdiff_t>(i),
                                 playable.warriors.begin() + static_cast<std::ptrdiff_t>(end));
            // The last one alone needs an opponent.
            if (some.warriors.size() == 1) some.warriors.push_back(playable.warriors[0]);
            for (int game = 0; game < 2; ++game)  // once with a greedy player
                ASSERT_NO_FATAL_FAILURE(play(edition, some, seed++));
        }
    }
}

TEST(Community, EveryRecordIsImported) {
    EXPECT_GT(imported().imported, 0u);
    for (const io::ImportNote& note : imported().rejected)
        ADD_FAILURE() << note.name << ": " << io::say(io::Language::en, note.what);
    for (const io::FigureSet& set : imported().sets) {
        const auto again = io::set_from_json(io::set_file(set));
        ASSERT_TRUE(again) << io::say(io::Language::en, again.error());
        EXPECT_TRUE(*again == set) << set.id;
    }
}

TEST(Community, EveryFigurePlaysUnlimited) {
    play_all(Edition::unlimited);
}

TEST(Community, EveryFigurePlaysConquest) {
    play_all(Edition::conquest);
}

}  // namespace
}  // namespace six
