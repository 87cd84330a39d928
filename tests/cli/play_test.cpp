#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <utility>

#include "cli/commands.h"
#include "cli/line_input.h"
#include "cli/play_session.h"
#include "cli/play_start.h"
#include "engine/state/ask.h"
#include "io/replay/replay.h"
#include "io/text/sha256.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/rng.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;
using io::Language;

int g_columns = 80;
Terminal as_wide_as_asked(const std::ostream&) {
    return {.columns = g_columns, .rows = 24};
}

Arguments arguments(std::vector<std::string> line) {
    line.insert(line.begin(), "play");
    Parsed parsed = parse(commands(), line, Language::en);
    return std::get<Arguments>(std::move(parsed));
}

std::string contents(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::uint64_t hash(const host::PlayGame& game) {
    return game.game().hash();
}

class Play : public testing::Test {
protected:
    Play() {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        ::setenv("XDG_STATE_HOME", folder_.c_str(), 1);
        g_columns = 80;
    }
    ~Play() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }

    std::string file(const std::string& name) const { return (folder_ / name).string(); }

    // A game of 100 points, two people unless told otherwise.
    std::unique_ptr<PlaySession> sitting(std::vector<std::string> options, PlayWishes wishes = {},
                                         const std::string& recording = {}) {
        options.insert(options.begin(), {"--points", "100", "--seed", "1"});
        auto made = new_game(arguments(std::move(options)));
        EXPECT_TRUE(made) << say(Language::en, made.error());
        wishes.armies = made->armies;
        return begun(host::PlayGame(made->start), std::move(wishes), recording);
    }
    std::unique_ptr<PlaySession> begun(host::PlayGame game, PlayWishes wishes,
                                       const std::string& recording) {
        const Recorded recorded = fs::exists(recording) ? Recorded::on : Recorded::anew;
        auto session =
            std::make_unique<PlaySession>(std::move(game), std::move(wishes),
                                          PlayRecord(recording, recorded), out_, as_wide_as_asked);
        session->begin();
        return session;
    }
    // Two duelists of red near one of blue, who looks away.
    host::PlayGame duel() const {
        host::PlayStart start;
        start.table = std::make_shared<const Table>(fixture::plain_table());
        start.state = fixture::battle_of(*start.table, {{fixture::kRed, {10_in, 10_in}, 900},
                                                        {fixture::kRed, {20_in, 10_in}, 900},
                                                        {fixture::kBlue, {10_in, 14_in}, 900}});
        start.names = io::standard_names(*start.table, start.state);
        return host::PlayGame(start);
    }

    std::string said(PlaySession& session, std::string_view line) {
        out_.str("");
        session.enter(line);
        return out_.str();
    }
    void play_to_the_end(PlaySession& session) {
        for (int i = 0; i < 5000 && session.waiting(); ++i) {
            session.enter("hints");
            session.enter("1");
        }
        EXPECT_FALSE(session.waiting());
    }

    fs::path folder_ =
        fs::path(testing::TempDir()) /
        (std::string("six_play_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    std::ostringstream out_;
};

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// The same recording as another version of the rules would have left it: the chain is made anew.
std::string with_rules_version(const std::string& text, int version) {
    std::istringstream lines(text);
    std::string changed;
    io::Digest chain{};
    for (std::string line; std::getline(lines, line);) {
        if (changed.empty()) {
            const std::size_t at = line.find("\"rules_version\":");
            const std::size_t end = line.find_first_of(",}", at);
            line.replace(at, end - at, "\"rules_version\":" + std::to_string(version));
        }
        line.resize(line.rfind(",\"chain\":"));
        chain = io::Sha256{}.add(chain).add(line).finish();
        changed += line + ",\"chain\":\"" + io::hex(chain) + "\"}\n";
    }
    return changed;
}

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

// Fourteen figures a side have no line each.
TEST_F(Play, BothArmiesAreSeenOnTheUsualTerminal) {
    host::PlayStart start;
    start.table = std::make_shared<const Table>(fixture::plain_table());
    start.state = fixture::battle_of(
        *start.table, {{fixture::kRed, {2_in, 2_in}, 900}, {fixture::kBlue, {2_in, 30_in}, 900}});
    const std::array<Figure, 2> first = {start.state.figures[0], start.state.figures[1]};
    start.state.figure_count = 28;
    for (std::uint16_t i = 0; i < 28; ++i) {
        Figure& figure = start.state.figures[i] = first[i / 14];
        figure.at.x = Inches::from_mils(2000 + 2000 * (i % 14));
    }
    start.names = io::standard_names(*start.table, start.state);
    auto session = begun(host::PlayGame(start), {}, {});
    const std::string text = said(*session, "look");
    EXPECT_TRUE(holds(text, "r14 ")) << text;
    EXPECT_TRUE(holds(text, "b14 ")) << text;
    EXPECT_FALSE(holds(text, " more")) << text;
    EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 23) << text;
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

std::size_t longest_line(const std::string& text) {
    std::size_t longest = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        longest = std::max(longest, columns_of(line));
    return longest;
}

TEST_F(Play, NothingIsWiderThanTheTerminal) {
    for (const Language language : {Language::en, Language::de}) {
        PlayWishes wishes;
        wishes.language = language;
        out_.str("");
        g_columns = 80;
        auto session = sitting({"--seed", "4"}, wishes);
        for (int i = 0; i < 12; ++i) {
            session->enter("h");
            session->enter("1");
        }
        for (const int columns : {80, 72, 60, 40}) {
            g_columns = columns;
            for (const char* line :
                 {"look", "list", "dial r1", "help", "help move", "orders", "score", "log", "hints",
                  "why 1", "measure r1 b1", "nonsense", "move r1 to 99,99", ""}) {
                const std::string text = said(*session, line);
                EXPECT_LE(longest_line(text), static_cast<std::size_t>(columns)) << text;
                EXPECT_FALSE(holds(text, "cli.")) << text;
            }
        }
    }
}

TEST_F(Play, LooksFitTheUsualTerminal) {
    auto session = sitting({"--seed", "4"});
    const std::string text = said(*session, "look");
    EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 23) << text;  // and the prompt
}

// Whatever is typed: no crash, and only what is a command changes the game.
TEST_F(Play, NonsenseIsAnswered) {
    auto session = begun(duel(), {}, {});
    TestRng rng(7);
    constexpr std::string_view kPieces[] = {"move",
                                            "close",
                                            "shoot",
                                            "form",
                                            "use",
                                            "march",
                                            "cancel",
                                            "place",
                                            "r1",
                                            "b1",
                                            "r9",
                                            "#3",
                                            "at",
                                            "to",
                                            "via",
                                            "with",
                                            "10,12",
                                            "-1,-1",
                                            "99999999999,1",
                                            "dial",
                                            "why",
                                            "hints",
                                            "list",
                                            "log",
                                            "help",
                                            "measure",
                                            "orders",
                                            "spin",
                                            "on",
                                            "-5",
                                            "1e9",
                                            "\xff",
                                            "\x1b[",
                                            "Größe",
                                            "towards",
                                            "facing",
                                            "1000",
                                            "charge",
                                            "using",
                                            "undo",
                                            "score",
                                            "look",
                                            "*",
                                            "%s",
                                            "{who}",
                                            "|",
                                            "[",
                                            "U-CBT-1"};
    for (int i = 0; i < 3000 && session->waiting(); ++i) {
        std::string line;
        for (std::uint32_t n = rng.below(7); n > 0; --n)
            line += std::string(kPieces[rng.below(std::size(kPieces))]) + ' ';
        const std::size_t before = session->game().answers().size();
        const std::string text = said(*session, line);
        EXPECT_EQ(text.find('\x1b'), std::string::npos) << line;
        if (session->game().answers().size() != before) {
            EXPECT_FALSE(text.empty());
        }
        session->complete(line);
    }
    EXPECT_FALSE(said(*session, std::string(100'000, 'z')).empty());
}

// --- the command as a whole ---

struct Outcome {
    int code = -1;
    std::string out, err;

    // Wherever the lines break.
    bool says(std::string_view part) const {
        std::string flat = out;
        std::replace(flat.begin(), flat.end(), '\n', ' ');
        return holds(flat, part);
    }
};
Outcome play_line(const std::vector<std::string>& options, const std::string& typed) {
    std::istringstream in(typed);
    std::ostringstream out, err;
    const auto input = stream_input(in, out);
    const int code = play(arguments(options), *input, out, err);
    return {code, out.str(), err.str()};
}

TEST_F(Play, TheCommandReadsLinesAndRecords) {
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

TEST_F(Play, AResumedGameKnowsWhoPlaysAndWhatTheyOrdered) {
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

TEST_F(Play, ASetUpByHandIsResumedByHand) {
    const Outcome first = play_line(
        {"--points", "100", "--seed", "3", "--deploy", "hand", "--replay", file("a.jsonl")},
        "look\n");
    EXPECT_TRUE(holds(first.out, "edge south")) << first.out;
    EXPECT_TRUE(holds(first.out, "+-----")) << first.out;  // the map
    EXPECT_TRUE(play_line({"--resume", file("a.jsonl")}, "").says("edge south"));
    EXPECT_FALSE(play_line({"--resume", file("a.jsonl"), "--deploy", "auto"}, "").says("edge "));
}

TEST_F(Play, OtherFilesAreNotOverwritten) {
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

TEST_F(Play, TheResumeCommandCanBeCopied) {
    const Outcome outcome =
        play_line({"--points", "100", "--replay", file("it's a game.jsonl")}, "");
    EXPECT_TRUE(holds(outcome.out,
                      "\n    sixskulls play --resume '" + file("it'\\''s a game.jsonl") + "'\n"))
        << outcome.out;
}

// The defender gets the one army of 800 points that has a castle, whoever draws first.
TEST_F(Play, ASiegeIsSetUpByHand) {
    const Outcome outcome = play_line({"--edition", "conquest", "--siege", "--points", "800",
                                       "--deploy", "hand", "--red", "simple", "--blue", "human"},
                                      "look\nbuild 0 at 30,2 facing 90\n");
    EXPECT_EQ(outcome.code, kSuccess);
    EXPECT_TRUE(holds(outcome.out, "A siege: Blue defends.")) << outcome.out;
    EXPECT_TRUE(holds(outcome.out, "The Greywater Garrison")) << outcome.out;
    EXPECT_TRUE(holds(outcome.out, "Sections to build: 0 Greywater Keep (heavy)")) << outcome.out;
    EXPECT_TRUE(holds(outcome.out, "C-CASTLE-37")) << outcome.out;
}

TEST_F(Play, WhatCannotBePlayedIsRefused) {
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

// --- nothing is lost ---

TEST_F(Play, AFinishedRecordingStaysAsItIs) {
    PlayWishes wishes;
    wishes.players = {"simple", "simple", "", ""};
    auto session = sitting({"--seed", "2"}, wishes, file("over.jsonl"));
    ASSERT_FALSE(session->waiting());
    session.reset();
    const std::string before = contents(file("over.jsonl"));
    const Outcome again = play_line({"--resume", file("over.jsonl")}, "");
    EXPECT_EQ(again.code, kSuccess) << again.err;
    EXPECT_TRUE(again.says("The game is over; its recording stays as it is.")) << again.out;
    EXPECT_EQ(contents(file("over.jsonl")), before);
    EXPECT_FALSE(fs::exists(folder_ / "sixskulls"));  // and there is no other
}

TEST_F(Play, ARecordingOfOtherRulesStaysAsItIsAndTheGameGoesOnInANewOne) {
    const Outcome first =
        play_line({"--points", "100", "--seed", "7", "--replay", file("a.jsonl")}, "e\n");
    ASSERT_EQ(first.code, kSuccess) << first.err;
    const auto replay = io::parse_replay(contents(file("a.jsonl")));
    ASSERT_TRUE(replay);
    const std::string older = with_rules_version(contents(file("a.jsonl")), 1);
    std::ofstream(file("older.jsonl"), std::ios::binary) << older;
    const Outcome again = play_line({"--resume", file("older.jsonl")}, "e\n");
    EXPECT_EQ(again.code, kSuccess) << again.err;
    EXPECT_TRUE(again.says("recorded under another version of the rules and stays as it is"))
        << again.out;
    EXPECT_EQ(contents(file("older.jsonl")), older);
    const std::string fresh = file("sixskulls/play-7.jsonl");
    EXPECT_TRUE(again.says("being recorded in " + fresh)) << again.out;
    const auto further = io::parse_replay(contents(fresh));
    ASSERT_TRUE(further) << say(Language::en, further.error());
    EXPECT_GT(further->lines.size(), replay->lines.size());
}

TEST_F(Play, ALinkIsFollowedAndNobodysFileIsRemoved) {
    ASSERT_EQ(play_line({"--points", "100", "--seed", "7", "--replay", file("a.jsonl")}, "").code,
              kSuccess);
    const std::string before = contents(file("a.jsonl"));
    fs::create_symlink("a.jsonl", folder_ / "link.jsonl");
    std::ofstream(file("a.jsonl.new")) << "somebody's";
    std::ofstream(file("b.jsonl.new")) << "somebody's";
    const Outcome again = play_line({"--resume", file("link.jsonl")}, "e\n");
    EXPECT_EQ(again.code, kSuccess) << again.err;
    EXPECT_TRUE(fs::is_symlink(folder_ / "link.jsonl"));
    EXPECT_GT(contents(file("a.jsonl")).size(), before.size());
    ASSERT_EQ(play_line({"--points", "100", "--seed", "7", "--replay", file("b.jsonl"), "--save",
                         file("c.jsonl")},
                        "undo\n")
                  .code,
              kSuccess);
    EXPECT_EQ(contents(file("a.jsonl.new")), "somebody's");
    EXPECT_EQ(contents(file("b.jsonl.new")), "somebody's");
    // Not through a link that leads nowhere either.
    fs::create_symlink("nowhere.jsonl", folder_ / "dangling.jsonl");
    for (const char* option : {"--replay", "--save"})
        EXPECT_EQ(play_line({"--points", "100", option, file("dangling.jsonl")}, "").code, kFailure)
            << option;
    EXPECT_FALSE(fs::exists(folder_ / "nowhere.jsonl"));
}

TEST_F(Play, ARecordingThatIsOpenAtAnotherTableIsNotWrittenIntoByTwo) {
    auto first = sitting({}, {}, file("a.jsonl"));
    ASSERT_TRUE(first->waiting());
    const Outcome second = play_line({"--resume", file("a.jsonl")}, "");
    EXPECT_EQ(second.code, kFailure);
    EXPECT_TRUE(holds(second.err, "open at another table")) << second.err;
    // Into another file it may go on, and what was undone leaves the same lock behind.
    EXPECT_EQ(play_line({"--resume", file("a.jsonl"), "--replay", file("b.jsonl")}, "").code,
              kSuccess);
    said(*first, "orders spin on");
    EXPECT_EQ(play_line({"--resume", file("a.jsonl")}, "").code, kFailure);
    first->leave();
    EXPECT_EQ(play_line({"--resume", file("a.jsonl")}, "").code, kSuccess);
}

TEST_F(Play, APipeIsRefusedWithoutWaiting) {
    ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
    for (const char* option :
         {"--resume", "--save", "--replay", "--map", "--red-army", "--setup"}) {
        const Outcome outcome = play_line({option, file("pipe")}, "");
        EXPECT_EQ(outcome.code, kFailure) << option;
        EXPECT_FALSE(outcome.err.empty()) << option;
    }
    const Outcome outcome =
        play_line({"--points", "100", "--seed", "7"}, "save " + file("pipe") + "\n");
    EXPECT_TRUE(outcome.says("exists already and holds something else")) << outcome.out;
    EXPECT_TRUE(fs::is_fifo(folder_ / "pipe"));
}

TEST_F(Play, ALineThatIsTooLongIsRefusedWhole) {
    const std::string blanks(kLongestLine, ' ');
    const Outcome outcome = play_line(
        {"--points", "100", "--seed", "7", "--blue", "human", "--replay", file("a.jsonl")},
        "end_turn " + blanks + "\nscore\n");
    EXPECT_TRUE(outcome.says("This line is too long and was not obeyed")) << outcome.out;
    EXPECT_FALSE(holds(contents(file("a.jsonl")), "\"do\":\"end_turn\""));
    // One byte less is read.
    const Outcome allowed = play_line(
        {"--points", "100", "--seed", "7", "--blue", "human", "--replay", file("b.jsonl")},
        "end_turn" + blanks.substr(0, kLongestLine - 8) + "\n");
    EXPECT_FALSE(allowed.says("too long")) << allowed.out;
    EXPECT_TRUE(holds(contents(file("b.jsonl")), "\"do\":\"end_turn\""));
}

// --- games that are there ---

TEST_F(Play, GamesAreListedAndTheLastOneIsGoneOnWith) {
    const Outcome none = play_line({"--last"}, "");
    EXPECT_EQ(none.code, kFailure);
    EXPECT_TRUE(holds(none.err, "There is no unfinished game in " + file("sixskulls"))) << none.err;
    EXPECT_TRUE(play_line({"--list"}, "").says("No game is recorded"));
    const Outcome first = play_line({"--points", "100", "--seed", "7"}, "");
    EXPECT_TRUE(first.says("being recorded in " + file("sixskulls/play-7.jsonl"))) << first.out;
    const Outcome other =
        play_line({"--points", "100", "--seed", "2", "--red", "simple", "--blue", "simple"}, "");
    ASSERT_EQ(other.code, kSuccess);
    std::ofstream(file("sixskulls/broken.jsonl")) << "{}\n";
    // The finished one is younger.
    fs::last_write_time(file("sixskulls/play-7.jsonl"),
                        fs::file_time_type::clock::now() - std::chrono::hours(1));
    const Outcome list = play_line({"--list"}, "");
    EXPECT_EQ(list.code, kSuccess);
    EXPECT_TRUE(list.says("seed 7; Red: a person, Blue: the bot simple")) << list.out;
    EXPECT_TRUE(list.says("not finished")) << list.out;
    EXPECT_LT(list.out.find("play-2.jsonl"), list.out.find("play-7.jsonl")) << list.out;
    EXPECT_TRUE(holds(list.out, "broken.jsonl")) << list.out;
    const Outcome last = play_line({"--last"}, "e\n");
    EXPECT_EQ(last.code, kSuccess) << last.err;
    EXPECT_TRUE(last.says("play-7.jsonl:")) << last.out;
    EXPECT_EQ(play_line({"--last", "--seed", "3"}, "").code, kUsage);
    EXPECT_EQ(play_line({"--last", "--resume", file("a.jsonl")}, "").code, kUsage);
}

TEST_F(Play, EveryNewGameHasDiceOfItsOwn) {
    std::vector<std::string> seeds;
    for (int i = 0; i < 2; ++i) {
        const std::string name = file(std::to_string(i) + ".jsonl");
        const Outcome outcome = play_line({"--points", "100", "--replay", name}, "");
        const auto replay = io::parse_replay(contents(name));
        ASSERT_TRUE(replay);
        EXPECT_TRUE(outcome.says(", " + replay->dice + ".")) << outcome.out;  // told
        seeds.push_back(replay->dice);                                        // and recorded
    }
    EXPECT_NE(seeds[0], seeds[1]);
}

}  // namespace
}  // namespace six::cli
