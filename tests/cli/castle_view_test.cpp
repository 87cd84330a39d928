// Castle sections in the lists of the terminal.
#include <gtest/gtest.h>

#include "cli/battle_screen.h"
#include "cli/figure_text.h"
#include "io/scenario/scenario_lay.h"

namespace six::cli {
namespace {

constexpr auto kEnglish = io::Language::en;

std::shared_ptr<io::LaidScenario> laid() {
    const auto scenario = io::parse_scenario(
        "given K greywater_keep@heavy red at 18,8 facing 90 click 9\n"
        "  W longstone_wall@light red at 28,8 facing 90\n"
        "  G oak_gangway red at 23,8 facing 90\n"
        "  A candle_hill_watchman red at 18,8 facing 90\n"
        "  B candle_hill_watchman blue at 28,8 facing 90\n",
        "t.scn", io::ScenarioUse::ask);
    if (!scenario) return nullptr;
    const auto table = io::lay_scenario(*scenario, Edition::unlimited, kEnglish);
    return table ? *table : nullptr;
}

TEST(CastleView, ALineSaysFortificationAndWhoStandsWhere) {
    const auto scene = laid();
    ASSERT_TRUE(scene);
    const Table& table = scene->game->table();
    const State& state = scene->game->state();
    const auto line = [&](std::uint16_t n) {
        return without_end(figure_line(kEnglish, scene->names, table, state, FigureId{n}, 39));
    };
    EXPECT_EQ(line(0), "K   Greywater Keep       F1  8 15  2!");  // breached
    EXPECT_EQ(line(1), "W   Longstone Wall       F2  0 16  0x");  // occupied
    EXPECT_EQ(line(2), "G   Oak Gangway           -  -  -  -");
    EXPECT_EQ(line(3).substr(line(3).size() - 3), "▲");
    const auto said = [&](std::uint16_t n) {
        return castle_said(kEnglish, scene->names, table, state, FigureId{n});
    };
    EXPECT_EQ(said(0), "breached");
    EXPECT_EQ(said(1), "occupied");
    EXPECT_EQ(said(2), "");
    EXPECT_EQ(said(3), "on K");
    EXPECT_EQ(said(4), "on W");
    EXPECT_EQ(columns_said(kEnglish, warrior_of(table, state.figures[0])), " Fo At De Da");
    EXPECT_EQ(columns_said(kEnglish, warrior_of(table, state.figures[3])), " Sp At De Da");
}

}  // namespace
}  // namespace six::cli
