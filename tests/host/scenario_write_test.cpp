// Positions of random battles become scenario files, and the files become the same positions.
#include "io/scenario/scenario_write.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "engine/rules/query.h"
#include "engine/state/canonical.h"
#include "io/scenario/scenario_lay.h"
#include "sim/match.h"
#include "sim/random_battle.h"

namespace six {
namespace {

// The file lists only the figures that are on its table, in its own order, and at one point value.
bool same_warrior(Warrior a, const Warrior& b) {
    a.id = b.id;
    a.model = b.model;
    a.level = b.level;
    a.editions = b.editions;
    for (Dial& dial : a.dials) {  // behind the last click every slot shows three skulls
        for (Click& click : dial.clicks) {
            for (Cell Click::*cell : kCells)
                if ((click.*cell).skull) (click.*cell).value = 0;
        }
        while (!dial.clicks.full()) dial.clicks.push_back(three_skulls());
    }
    if (a.kind == FigureKind::planking) a.dials = b.dials;  // nobody reads it [C-CASTLE-16]
    return a == b;
}

std::string difference(const Table& table, State state, const io::LaidScenario& laid) {
    const Table& again_table = laid.game->table();
    State again = laid.game->state();
    state.memos.clear();
    if (state.phase == Phase::deploying) again.turn = state.turn;  // nobody's yet
    for (std::uint16_t i = 0; i < state.figure_count && i < again.figure_count; ++i) {
        const Warrior& before = warrior_of(table, state.figures[i]);
        const Warrior& after = warrior_of(again_table, again.figures[i]);
        if (!same_warrior(before, after)) return "another warrior: " + before.id;
        again.figures[i].warrior = state.figures[i].warrior;
    }
    if (table.field.size != again_table.field.size) return "another size";
    if (table.field.pieces.size() != again_table.field.pieces.size()) return "other terrain";
    for (std::size_t i = 0; i < table.field.pieces.size(); ++i) {
        Piece piece = table.field.pieces[i];
        piece.name = again_table.field.pieces[i].name;
        if (piece != again_table.field.pieces[i]) return "another piece of terrain";
    }
    if (!(table.options == again_table.options)) return "other options";
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        if (table.seats[n].edge != again_table.seats[n].edge) return "another edge";
        if (table.seats[n].army_points != again_table.seats[n].army_points) return "another army";
        for (std::uint8_t m = 0; m < table.seat_count; ++m)
            if (table.friends(Seat{n}, Seat{m}) != again_table.friends(Seat{n}, Seat{m}))
                return "other teams";
    }
    if (table.build_total != again_table.build_total || table.defender != again_table.defender ||
        table.first_player != again_table.first_player)
        return "another agreement";
    if (hash_of(state) == hash_of(again)) return "";
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        State one, other;
        one.figure_count = other.figure_count = 1;
        one.figures[0] = state.figures[i];
        other.figures[0] = again.figures[i];
        if (hash_of(one) != hash_of(other)) return "another figure " + std::to_string(i);
    }
    return "another state";
}

class Positions final : public sim::Watcher {
public:
    bool stepped(const Table& table, const State& state, const Decision&, const BattleCommand&,
                 std::span<const Event>) override {
        if (!io::can_be_written(state) || ++seen_ % 3 != 0) return true;
        const std::string text =
            io::scenario_text(table, state, io::standard_names(table, state), {}, "random");
        const auto scenario = io::parse_scenario(text, "random", io::ScenarioUse::ask);
        if (!scenario) return fail(text, io::say(io::Language::en, scenario.error().front()));
        const auto laid = io::lay_scenario(*scenario, scenario->editions[0], io::Language::en);
        if (!laid) return fail(text, io::say(io::Language::en, laid.error()));
        if (const std::string other = difference(table, state, **laid); !other.empty())
            return fail(text, other);
        ++same_;
        count(table, state);
        return true;
    }

    int same_ = 0;
    std::map<std::string, int> met_;
    bool failed_ = false;

private:
    bool fail(const std::string& text, const std::string& why) {
        failed_ = true;
        ADD_FAILURE() << why << "\n" << text;
        return false;
    }

    // So that the test cannot pass by meeting nothing.
    void count(const Table& table, const State& state) {
        met_["memo"] += !state.memos.empty();
        met_["deploying"] += state.phase == Phase::deploying;
        for (std::uint16_t i = 0; i < state.figure_count; ++i) {
            const Figure& figure = state.figures[i];
            ++met_[kKindNames[static_cast<std::size_t>(warrior_of(table, figure).kind)]];
            ++met_[kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)]];
            met_["captive"] += figure.captive();
            met_["token"] += figure.tokens > 0;
            met_["cancelled"] += !figure.cancelled.empty();
            met_["note"] += figure.notes != 0;
            met_["top"] += figure.top.exists();
            met_["acted section"] += figure.acted != 0;
        }
    }
    int seen_ = 0;
};

TEST(ScenarioWrite, PositionsOfRandomBattlesAreReadBackTheSame) {
    Positions positions;
    for (std::uint64_t seed = 1; seed <= 160 && !positions.failed_; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Rng rng(seed, 0);
        sim::BattleWishes wishes;
        wishes.edition = seed % 2 == 0 ? Edition::conquest : Edition::unlimited;
        wishes.vary_younger = seed % 4 < 2;
        wishes.large = sim::LargeFigures::everywhere;
        const sim::Battle battle = sim::random_battle(
            rng, seed % 5 == 0 ? sim::Beginning::deploy : sim::Beginning::melee, wishes);
        bots::RandomBot bot;
        std::vector<bots::Bot*> players(battle.table.seat_count, &bot);
        sim::Chance chance(seed);
        State state = battle.state;
        sim::play(battle.table, state, players, chance, &positions, 600);
    }
    EXPECT_GT(positions.same_, 1000);
    for (const char* what :
         {"memo", "deploying", "dragon", "chariot", "titan", "keep", "captive", "token",
          "cancelled", "note", "top", "acted section", "aboard", "built", "eliminated"})
        EXPECT_GT(positions.met_[what], 0) << what;
}

}  // namespace
}  // namespace six
