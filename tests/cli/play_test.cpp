// Games as they are played at the terminal: to the end, resumed, saved, taken back, asked about.
#include "engine/state/ask.h"
#include "tests/cli/play_fixture.h"

namespace six::cli {
namespace {

using namespace at_play;

class Play : public AtPlay {};

TEST_F(Play, TwoPeopleToTheEnd) {
    auto session = sitting({"--seed", "5"}, {}, file("game.jsonl"));
    play_to_the_end(*session);
    EXPECT_EQ(session->game().state().phase, Phase::over);
    const std::string text = out_.str();
    EXPECT_TRUE(holds(text, "Red> ") || holds(text, "Red: ")) << text;
    EXPECT_TRUE(holds(text, " points = ")) << text;
    EXPECT_FALSE(holds(text, "cli.")) << text;
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    const auto replay = io::parse_replay(contents(file("game.jsonl")));
    ASSERT_TRUE(replay) << say(Language::en, replay.error());
    EXPECT_EQ(replay->ending, io::Ending::over);
    EXPECT_FALSE(io::rerun(*replay).difference);
}

TEST_F(Play, BotsPlayAlone) {
    PlayWishes wishes;
    wishes.players = {"simple", "random", "", ""};
    wishes.language = Language::de;
    auto session = sitting({"--seed", "2"}, wishes, file("game.jsonl"));
    EXPECT_FALSE(session->waiting());
    EXPECT_TRUE(holds(out_.str(), " Punkte")) << out_.str();
    EXPECT_FALSE(holds(out_.str(), "cli."));
    const auto replay = io::parse_replay(contents(file("game.jsonl")));
    ASSERT_TRUE(replay);
    EXPECT_FALSE(io::rerun(*replay).difference);
}

TEST_F(Play, AResumedGameGoesOnAsItWouldHave) {
    PlayWishes wishes;
    wishes.players = {"human", "simple", "", ""};
    play_to_the_end(*sitting({"--seed", "7"}, wishes, file("whole.jsonl")));
    auto session = sitting({"--seed", "7"}, wishes, file("part.jsonl"));
    for (int i = 0; i < 8; ++i) {
        session->enter("hints");
        session->enter("1");
    }
    session.reset();  // the terminal dies
    std::string text = contents(file("part.jsonl"));
    EXPECT_EQ(io::parse_replay(text)->ending, io::Ending::missing);
    std::ofstream(file("part.jsonl"), std::ios::binary) << text.substr(0, text.size() - 20);
    auto resumed = resumed_game(file("part.jsonl"), 1);
    ASSERT_TRUE(resumed) << say(Language::en, resumed.error());
    EXPECT_FALSE(resumed->other_dice);
    play_to_the_end(*begun((*std::move(resumed)).game, wishes, file("part.jsonl")));
    EXPECT_EQ(contents(file("part.jsonl")), contents(file("whole.jsonl")));
}

TEST_F(Play, ASavedGameCanBeResumed) {
    PlayWishes wishes;
    wishes.save_file = file("saved.jsonl");
    auto session = sitting({"--seed", "3"}, wishes);
    session->enter("hints");
    session->enter("1");
    EXPECT_TRUE(holds(said(*session, "save"), "saved.jsonl"));
    EXPECT_TRUE(holds(said(*session, "save " + file("no/such/place")), "cannot be written"));
    auto resumed = resumed_game(file("saved.jsonl"), 1);
    ASSERT_TRUE(resumed);
    EXPECT_EQ(hash(resumed->game), hash(session->game()));
    session->enter("quit");
    EXPECT_FALSE(session->waiting());
    EXPECT_EQ(io::parse_replay(contents(file("saved.jsonl")))->ending, io::Ending::unfinished);
}

TEST_F(Play, WhatRevealedNothingIsTakenBack) {
    auto session = begun(duel(), {}, file("game.jsonl"));
    const std::uint64_t before = hash(session->game());
    const std::string recorded = contents(file("game.jsonl"));
    EXPECT_TRUE(holds(said(*session, "undo"), "Nothing can be taken back"));
    EXPECT_TRUE(holds(said(*session, "move r2 to 20,12"), "[U-MOVE-1]"));
    EXPECT_NE(hash(session->game()), before);
    EXPECT_NE(contents(file("game.jsonl")), recorded);
    EXPECT_TRUE(holds(said(*session, "undo"), "move r2 to 20,12"));
    EXPECT_EQ(hash(session->game()), before);
    EXPECT_EQ(contents(file("game.jsonl")), recorded);
    // The file goes on where it was cut.
    session->enter("move r2 to 20,12");
    session->enter("end_turn");
    session->leave();
    const auto replay = io::parse_replay(contents(file("game.jsonl")));
    ASSERT_TRUE(replay) << say(Language::en, replay.error());
    EXPECT_FALSE(io::rerun(*replay).difference);
}

TEST_F(Play, NeitherDiceNorAnotherPlayersAnswerAreTakenBack) {
    auto session = begun(duel(), {}, {});
    session->enter("move r1 to 10,12.75");  // touches b1 from behind: blue may spin
    EXPECT_EQ(session->game().owed().ask, Ask::free_spin);
    EXPECT_EQ(session->prompt(), "Blue> ");
    session->enter("decline");
    EXPECT_EQ(session->prompt(), "Red> ");
    const std::uint64_t before = hash(session->game());
    // Blue's answer could still be taken back by blue; it is, and then red's move.
    EXPECT_TRUE(holds(said(*session, "undo"), "decline"));
    EXPECT_TRUE(holds(said(*session, "undo"), "move r1"));
    session->enter("move r1 to 10,12.75");
    session->enter("decline");
    EXPECT_EQ(hash(session->game()), before);
    session->enter("end_turn");
    session->enter("pass b1");
    session->enter("end_turn");
    session->enter("close r1 at b1");
    EXPECT_TRUE(holds(out_.str(), "Dice: "));
    EXPECT_TRUE(holds(said(*session, "undo"), "Nothing can be taken back"));
}

TEST_F(Play, StandingOrdersAnswerAndAreRecorded) {
    auto session = begun(duel(), {}, file("game.jsonl"));
    session->enter("move r1 to 10,12.75");
    ASSERT_EQ(session->game().owed().ask, Ask::free_spin);
    // Given while the question is open, it answers that one too.
    const std::string text = said(*session, "orders spin on");
    EXPECT_TRUE(holds(text, "spin on")) << text;
    EXPECT_TRUE(holds(text, "By standing order: spin b1 facing 270")) << text;
    EXPECT_EQ(session->game().owed().seat, fixture::kRed);
    EXPECT_TRUE(holds(contents(file("game.jsonl")), "\"do\":\"spin b1 facing 270\""));
    EXPECT_TRUE(holds(said(*session, "orders"), "spin off"));  // red has given none
    EXPECT_TRUE(holds(said(*session, "orders spin sideways"), "no standing order"));
}

TEST_F(Play, ARefusalNamesTheClauseAndItsText) {
    auto session = begun(duel(), {}, {});
    const std::uint64_t before = hash(session->game());
    const std::string text = said(*session, "move r1 to 10,30");
    EXPECT_TRUE(holds(text, "its speed allows 8. [U-MOVE-1]")) << text;
    EXPECT_TRUE(holds(text, "A move action lets a warrior go up to")) << text;
    EXPECT_TRUE(holds(said(*session, "why"), "U-MOVE-1"));
    EXPECT_TRUE(holds(said(*session, "spin b1 facing 0"), "That does not answer what is asked"));
    EXPECT_EQ(hash(session->game()), before);
}

TEST_F(Play, WhyTellsVerdictSumAndOddsAndDoesNothing) {
    auto session = begun(duel(), {}, {});
    session->enter("move r1 to 10,12.75");
    session->enter("decline");
    session->enter("end_turn");
    session->enter("pass b1");
    session->enter("end_turn");
    const std::uint64_t before = hash(session->game());
    const std::string text = said(*session, "why c r1 at b1");
    EXPECT_TRUE(holds(text, "This is allowed.")) << text;
    EXPECT_TRUE(holds(text, "[U-CC-2]")) << text;  // from behind
    EXPECT_TRUE(holds(text, "2 clicks of damage")) << text;
    EXPECT_TRUE(holds(text, " %")) << text;
    EXPECT_TRUE(holds(said(*session, "why close r2 at b1"), "["));
    EXPECT_TRUE(holds(said(*session, "why look"), "expected a command"));
    EXPECT_EQ(hash(session->game()), before);
}

TEST_F(Play, MistakesAreNamedAsWhatTheyAre) {
    auto session = begun(duel(), {}, {});
    EXPECT_TRUE(holds(said(*session, "undo"), "no command has been given"));
    EXPECT_TRUE(holds(said(*session, "ti"), "write out time"));
    EXPECT_TRUE(session->waiting());
    EXPECT_TRUE(holds(said(*session, "move r1 10,12"), "`to` is missing before 10,12."));
    EXPECT_FALSE(holds(said(*session, "move r1 to 10,12 11,13"), "missing"));
    EXPECT_FALSE(holds(said(*session, "form r1 r2 r1 r2 r1 r2 r1"), "Did you mean"));
    EXPECT_FALSE(holds(said(*session, "00000000000000000z"), "Near"));
    EXPECT_TRUE(holds(said(*session, "legend"), "no terrain on this table"));
    auto field = sitting({"--seed", "5"});
    EXPECT_TRUE(holds(said(*field, "help map"), "mill_pond: deep water")) << out_.str();
}

TEST_F(Play, DeploysByHand) {
    PlayWishes wishes;
    wishes.deploy_by_hand = true;
    wishes.players = {"human", "random", "", ""};
    auto session = sitting({"--seed", "3"}, wishes);
    EXPECT_EQ(session->game().owed().ask, Ask::choose_edge);
    EXPECT_TRUE(holds(said(*session, "list"), "being set up"));
    session->enter("edge south");
    EXPECT_EQ(session->game().owed().ask, Ask::deploy);
    EXPECT_TRUE(holds(said(*session, ""), "starting area reaches from (8, 0) to (28, 3)"));
    EXPECT_TRUE(holds(said(*session, "deploy r1 at 12,1.5 facing north"), "r1 is deployed"));
    EXPECT_TRUE(holds(said(*session, "undo"), "deploy r1 at 12,1.5 facing 90"));
    while (session->waiting() && session->game().state().phase == Phase::deploying) {
        session->enter("hints");
        session->enter("1");
    }
    EXPECT_EQ(session->game().state().phase, Phase::playing);
}

}  // namespace
}  // namespace six::cli
