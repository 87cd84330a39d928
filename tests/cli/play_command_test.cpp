// `play` as a command: its options, what it reads and writes, what it refuses.
#include "tests/cli/play_fixture.h"

namespace six::cli {
namespace {

using namespace at_play;

class PlayCommand : public AtPlay {};

TEST_F(PlayCommand, TheCommandReadsLinesAndRecords) {
    const Outcome first =
        play_line({"--points", "100", "--seed", "7", "--replay", file("a.jsonl")}, "hints\n1\n");
    EXPECT_EQ(first.code, kSuccess) << first.err;
    EXPECT_TRUE(holds(first.out, "Red> hints\n")) << first.out;
    EXPECT_TRUE(first.says("--resume " + file("a.jsonl"))) << first.out;
    const Outcome second = play_line({"--resume", file("a.jsonl")}, "quit\n");
    EXPECT_EQ(second.code, kSuccess) << second.err;
    EXPECT_TRUE(second.says("all as recorded")) << second.out;
    // Recorded on into another file, the first one stays as it was.
    const std::string before = contents(file("a.jsonl"));
    const Outcome third =
        play_line({"--resume", file("a.jsonl"), "--replay", file("b.jsonl")}, "e\nquit\n");
    EXPECT_EQ(third.code, kSuccess) << third.err;
    EXPECT_EQ(contents(file("a.jsonl")), before);
    EXPECT_TRUE(fs::exists(file("b.jsonl")));
}

TEST_F(PlayCommand, AResumedGameKnowsWhoPlaysAndWhatTheyOrdered) {
    ASSERT_EQ(play_line({"--points", "100", "--seed", "7", "--red", "random", "--blue", "human",
                         "--replay", file("a.jsonl")},
                        "orders spin on dodge always\n")
                  .code,
              kSuccess);
    const Outcome again = play_line({"--resume", file("a.jsonl")}, "orders\n");
    EXPECT_TRUE(again.says("Red is played by the bot random.")) << again.out;
    EXPECT_TRUE(again.says("Blue is played by a person. Standing orders: spin on dodge always."))
        << again.out;
    EXPECT_TRUE(holds(again.out, "Blue> orders")) << again.out;
    EXPECT_TRUE(holds(again.out, "  dodge always")) << again.out;
    // What the command line says counts more, and is noted from then on.
    EXPECT_TRUE(play_line({"--resume", file("a.jsonl"), "--red", "human"}, "")
                    .says("Red is played by a person."));
    EXPECT_TRUE(play_line({"--resume", file("a.jsonl")}, "").says("Red is played by a person."));
}

TEST_F(PlayCommand, ASetUpByHandIsResumedByHand) {
    const Outcome first = play_line(
        {"--points", "100", "--seed", "3", "--deploy", "hand", "--replay", file("a.jsonl")},
        "look\n");
    EXPECT_TRUE(holds(first.out, "edge south")) << first.out;
    EXPECT_TRUE(holds(first.out, "+-----")) << first.out;  // the map
    EXPECT_TRUE(play_line({"--resume", file("a.jsonl")}, "").says("edge south"));
    EXPECT_FALSE(play_line({"--resume", file("a.jsonl"), "--deploy", "auto"}, "").says("edge "));
}

TEST_F(PlayCommand, OtherFilesAreNotOverwritten) {
    std::ofstream(file("notes.txt")) << "notes\n";
    std::vector<std::string> game = {"--points", "100", "--seed", "7", "--replay", file("a.jsonl")};
    const Outcome first =
        play_line(game, "save " + file("notes.txt") + "\nsave " + file("b.jsonl") + "\ne\nsave " +
                            file("b.jsonl") + "\nundo\nsave " + file("b.jsonl") + "\nsave " +
                            file("a.jsonl") + "\n");
    EXPECT_TRUE(first.says("holds something else than this game")) << first.out;
    EXPECT_EQ(contents(file("notes.txt")), "notes\n");
    EXPECT_TRUE(io::parse_replay(contents(file("a.jsonl"))));
    // An older state of this game is its own file; another game's is not.
    EXPECT_EQ(play_line({"--resume", file("a.jsonl"), "--save", file("b.jsonl")}, "").code,
              kSuccess);
    const Outcome other = play_line(
        {"--points", "100", "--seed", "8", "--replay", file("c.jsonl"), "--save", file("b.jsonl")},
        "");
    EXPECT_EQ(other.code, kFailure);
    EXPECT_TRUE(holds(other.err, "b.jsonl exists already")) << other.err;
}

TEST_F(PlayCommand, TheResumeCommandCanBeCopied) {
    const Outcome outcome =
        play_line({"--points", "100", "--replay", file("it's a game.jsonl")}, "");
    EXPECT_TRUE(holds(outcome.out,
                      "\n    sixskulls play --resume '" + file("it'\\''s a game.jsonl") + "'\n"))
        << outcome.out;
}

// The defender gets the one army of 800 points that has a castle, whoever draws first.
TEST_F(PlayCommand, ASiegeIsSetUpByHand) {
    const Outcome outcome = play_line({"--edition", "conquest", "--siege", "--points", "800",
                                       "--deploy", "hand", "--red", "simple", "--blue", "human"},
                                      "look\nbuild 0 at 30,2 facing 90\n");
    EXPECT_EQ(outcome.code, kSuccess);
    EXPECT_TRUE(holds(outcome.out, "A siege: Blue defends.")) << outcome.out;
    EXPECT_TRUE(holds(outcome.out, "The Greywater Garrison")) << outcome.out;
    EXPECT_TRUE(holds(outcome.out, "Sections to build: 0 Greywater Keep (heavy)")) << outcome.out;
    EXPECT_TRUE(holds(outcome.out, "C-CASTLE-37")) << outcome.out;
}

TEST_F(PlayCommand, WhatCannotBePlayedIsRefused) {
    const auto refused = [&](const std::vector<std::string>& options, std::string_view part,
                             int code = kFailure) {
        const Outcome outcome = play_line(options, "");
        EXPECT_EQ(outcome.code, code) << outcome.out;
        EXPECT_TRUE(holds(outcome.err, part)) << outcome.err;
    };
    std::ofstream(file("there.jsonl")) << "{}\n";
    refused({"--map", "opn_field"}, "open_field");
    refused({"--red-army", "copper"}, "copper_patrol");
    refused({"--red-army", "old_enemies", "--points", "100"}, "U-ARMY");
    refused({"--points", "150"}, "multiple of 100", kUsage);
    refused({"--siege"}, "C-SIEGE-2", kUsage);
    refused({"--resume", file("there.jsonl"), "--siege", "--edition", "conquest"}, "--edition",
            kUsage);
    refused({"--edition", "conquest", "--siege", "--blue-army", "siege_train"}, "C-SIEGE-2");
    refused({"--resume", file("none.jsonl")}, "There is no such file");
    refused({"--resume", file("there.jsonl")}, "there.jsonl");
    refused({"--resume", file("there.jsonl"), "--seed", "3"}, "--seed", kUsage);
    refused({"--replay", file("there.jsonl")}, "exists already");
    refused({"--replay", file("no/such.jsonl")}, "no/such.jsonl cannot be written");
    refused({"--save", file("no/such.jsonl")}, "no/such.jsonl cannot be written");
    refused({"--map", "0123456789"}, "none of that name comes with the program.\n");
}

}  // namespace
}  // namespace six::cli
