#include "io/scenario/scenario_write.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "engine/state/ask.h"
#include "engine/state/canonical.h"
#include "io/scenario/scenario_lay.h"

namespace six::io {
namespace {

std::shared_ptr<LaidScenario> lay(const std::string& text) {
    const auto scenario = parse_scenario(text, "position", ScenarioUse::ask);
    if (!scenario) {
        ADD_FAILURE() << say(Language::en, scenario.error().front()) << "\n" << text;
        return nullptr;
    }
    const auto laid = lay_scenario(*scenario, scenario->editions[0], Language::en);
    if (!laid) {
        ADD_FAILURE() << say(Language::en, laid.error()) << "\n" << text;
        return nullptr;
    }
    return *laid;
}

std::string write(const LaidScenario& laid) {
    return scenario_text(laid.game->table(), laid.game->state(), laid.names);
}

// The file lists only the figures that it has, so their numbers may be others.
std::uint64_t hash_but_for_numbers(const LaidScenario& laid) {
    State state = laid.game->state();
    for (std::uint16_t i = 0; i < state.figure_count; ++i) state.figures[i].warrior = {};
    return hash_of(state);
}

const std::string kPosition = R"(edition unlimited
option   H-CONTACT-EPS 0.03
option   x_g11 full_damage
table    48 x 36 ; seats red blue green ; team red green ; turn blue ; actions 1 ; round 7
         quiet 2 ; points red 20 ; spent blue 180 ; dial_turned
figure   raider  points 20  faction orc_raiders  range 8  targets 2
         dial speed 8:charge 7 x:flight  attack 9 9 8  defense 15 15:defend/dodge 14  damage 3 2 2
figure   wyrm  kind dragon  levels ancient 200 0  mature 150 2  young 100 4
         dial front speed 8 8 7 7 6 6  attack 10 9 9 9 8 8  defense 17 17 16 16 15 15  damage 4 4 3 3 2 2
         dial left  speed 6 6 6 5 5 5  attack 9 9 8 8 8 7   defense 16 16 16 15 15 15  damage 3 3 2 2 2 1
         dial rear  speed 6 6 6 5 5 5  attack 9 9 8 8 8 7   defense 16 16 16 15 15 15  damage 3 3 2 2 2 1
         dial right speed 6 6 6 5 5 5  attack 9 9 8 8 8 7   defense 16 16 16 15 15 15  damage 3 3 2 2 2 1
terrain  wood hindering polygon 10,10 14,10 14,14 10,14
given    A  raider  red  at 10.001,9.999 facing 22.5  tokens 1  click 1  hurt_by blue  cancelled charge
         B  raider  blue  at 11.251,10 facing 180  captive_of A
         C  raider  green  eliminated at 3,3 facing 90  tokens 1
         W  wyrm@young  blue  at 30,20 facing 90  click 0 1 0 1  acted_sections front  fought  tokens 1
         L  lantern_guard  blue  at 40,20 facing 0  touched
)";

// In Conquest nobody is a captive. [C-CONQ-7]
std::string position_in(Edition edition) {
    std::string text = kPosition;
    if (edition == Edition::unlimited) return text;
    const auto replace = [&](std::string_view old, std::string_view with) {
        text.replace(text.find(old), old.size(), with);
    };
    replace("edition unlimited", "edition conquest");
    replace("  captive_of A", "");
    return text;
}

class ScenarioWriteIn : public ::testing::TestWithParam<Edition> {};
INSTANTIATE_TEST_SUITE_P(Editions, ScenarioWriteIn,
                         ::testing::Values(Edition::unlimited, Edition::conquest));

TEST_P(ScenarioWriteIn, WhatIsWrittenIsReadBackTheSame) {
    const auto laid = lay(position_in(GetParam()));
    ASSERT_TRUE(laid);
    const std::string text = write(*laid);
    const auto again = lay(text);
    ASSERT_TRUE(again);
    EXPECT_EQ(hash_but_for_numbers(*laid), hash_but_for_numbers(*again)) << text;
    EXPECT_EQ(laid->game->table().options, again->game->table().options);
    EXPECT_EQ(laid->game->table().field, again->game->table().field);
    EXPECT_EQ(laid->names.figures, again->names.figures);
    EXPECT_EQ(text, write(*again)) << "and once more";
}

TEST(ScenarioWriteText, FiguresThatComeWithTheProgramAreOnlyNamed) {
    const auto laid = lay(kPosition);
    ASSERT_TRUE(laid);
    const std::string text = write(*laid);
    EXPECT_EQ(text.find("figure   lantern_guard"), std::string::npos);
    EXPECT_NE(text.find("figure   wyrm_young"), std::string::npos);
    EXPECT_NE(text.find("option   contact_eps 0.03"), std::string::npos);
    // By its name of today, by whichever it was read.
    EXPECT_NE(text.find("option   passed_on_damage full_damage"), std::string::npos);
}

TEST(ScenarioWriteText, LabelsThatAFileCannotHaveAreReplaced) {
    const auto laid = lay(kPosition);
    ASSERT_TRUE(laid);
    Names names = laid->names;
    names.figures = {"turn", "", "wood", "r1", "r1"};
    const auto again = lay(scenario_text(laid->game->table(), laid->game->state(), names));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->names.figures, (std::vector<std::string>{"r2", "b1", "g1", "r1", "b2"}));
}

TEST(ScenarioWriteText, WhatHasNoWordsIsSaidInAComment) {
    const auto laid = lay(kPosition);
    ASSERT_TRUE(laid);
    State state = laid->game->state();
    state.memos.push_back({MemoKind::terrify_passed, FigureId{4}, FigureId{0}});
    const std::string text =
        scenario_text(laid->game->table(), state, laid->names, {}, "A dispute;\nsee # 3");
    EXPECT_NE(text.find("terrify_passed L A"), std::string::npos) << text;
    EXPECT_EQ(text.find("# A dispute  see   3\n"), 0u) << text;
    const auto again = lay(text);
    ASSERT_TRUE(again);
    EXPECT_EQ(hash_but_for_numbers(*laid), hash_but_for_numbers(*again));
}

TEST(ScenarioWriteText, WhatWasAnsweredSinceIsTheScript) {
    const auto laid =
        lay("given A lantern_guard red at 10,10 facing 0\n"
            "      B lantern_guard blue at 30,30 facing 0\n");
    ASSERT_TRUE(laid);
    Move move;
    move.who = FigureId{0};
    move.facing = Facing::from_tenths(900);
    const std::array<Scripted, 2> since = {
        {{Seat{0}, move}, {Seat{}, BattleCommand{Roll{{4, 5}}}}}};
    const std::string text =
        scenario_text(laid->game->table(), laid->game->state(), laid->names, since);
    const auto scenario = parse_scenario(text, "position", ScenarioUse::ask);
    ASSERT_TRUE(scenario) << text;
    ASSERT_EQ(scenario->steps.size(), 2u) << text;
    EXPECT_EQ(scenario->steps[0].sender, Seat{0});
    EXPECT_EQ(scenario->steps[0].command, "move A facing 90");
    EXPECT_EQ(scenario->steps[1].command, "dice 4 5");
}

TEST(ScenarioWriteText, AnEmptyTableIsAPosition) {
    const auto laid = lay("edition conquest\ntable 48 x 48\n");
    ASSERT_TRUE(laid);
    const auto again = lay(write(*laid));
    ASSERT_TRUE(again);
    EXPECT_EQ(hash_but_for_numbers(*laid), hash_but_for_numbers(*again));
    EXPECT_FALSE(parse_scenario("edition conquest\n", "empty")) << "but nothing to run";
}

TEST(ScenarioWriteText, OnlyMomentsBetweenTwoActionsCanBeWritten) {
    State state;
    state.phase = Phase::playing;
    EXPECT_TRUE(can_be_written(state));
    state.owed.push_back({.ask = Ask::begin_turn});
    EXPECT_FALSE(can_be_written(state));
    state.owed.clear();
    state.phase = Phase::over;
    EXPECT_FALSE(can_be_written(state));
}

}  // namespace
}  // namespace six::io
