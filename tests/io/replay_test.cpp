#include "io/replay/replay.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/game/battle.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/canonical.h"
#include "io/replay/replay_story.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/fixture_chariot.h"
#include "tests/support/recorded_game.h"

namespace six::io {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
    Lines lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

// Every chain value anew: what a careful forger would do.
Lines rechained(Lines lines) {
    Digest chain{};
    for (std::string& line : lines) {
        const std::string content = line.substr(0, line.rfind(",\"chain\":\""));
        chain = Sha256{}.add(chain).add(content).finish();
        line = content + ",\"chain\":\"" + hex(chain) + "\"}";
    }
    return lines;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from << " in " << text;
    return text.replace(at, from.size(), to);
}

std::string why(const Expected<Replay, Error>& replay) {
    return replay ? "accepted" : say(Language::en, replay.error());
}

// Refused, and said so in both languages.
void expect_refused(const std::string& text, std::string_view where, std::string_view key) {
    const auto replay = parse_replay(text);
    ASSERT_FALSE(replay);
    EXPECT_EQ(replay.error().where.substr(0, where.size()), where) << why(replay);
    EXPECT_EQ(replay.error().key, key) << why(replay);
    for (const Language language : {Language::en, Language::de})
        EXPECT_TRUE(has_words(language, replay.error().key)) << replay.error().key;
}

TEST(Replay, WhatIsWrittenIsReadAndPlaysTheSame) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto replay = parse_replay(fixture::recorded_game(*fixture::plain_agreement(), seed));
        ASSERT_TRUE(replay) << why(replay);
        EXPECT_NE(replay->ending, Ending::missing);
        EXPECT_EQ(replay->edition, "unlimited");
        EXPECT_EQ(replay->seats, (Lines{"red", "blue"}));
        EXPECT_EQ(replay->dice, "seed " + std::to_string(seed));
        const Rerun again = rerun(*replay);
        EXPECT_FALSE(again.difference) << say(Language::en, *again.difference);
        EXPECT_EQ(again.same_lines, replay->lines.size());
        EXPECT_FALSE(again.other_rules);
    }
}

TEST(Replay, ABattleWithoutSetUp) {
    const auto replay = parse_replay(fixture::small_replay(2000));
    ASSERT_TRUE(replay) << why(replay);
    EXPECT_EQ(replay->ending, Ending::over);
    const Rerun again = rerun(*replay);
    EXPECT_FALSE(again.difference) << say(Language::en, *again.difference);
    EXPECT_EQ(again.same_lines, replay->lines.size());
}

// All that a battle may remember between two actions is in the header.
TEST(Replay, TheFirstPositionIsToldInFull) {
    const Table table = fixture::plain_table();
    State state = fixture::battle_of(table, {{fixture::kRed, vec2_mils(10000, 10000)},
                                             {fixture::kBlue, vec2_mils(11250, 10000), 1800},
                                             {fixture::kBlue, vec2_mils(20000, 10000), 1800}});
    state.time_called = true;
    state.seats[1].withdrawn = true;
    state.memos = {{MemoKind::terrify_barred, FigureId{2}, FigureId{0}}};
    state.figures[0].notes = note::duty | note::returned;
    add(state.figures[0].cancelled, Ability::pierce);
    add(state.figures[0].cancelled, Ability::flight);
    state.figures[1].captor = FigureId{0};
    std::ostringstream text;
    ReplayWriter writer(text);
    writer.begin(table, state, standard_names(table, state), "scripted");
    writer.end_unfinished();
    const auto replay = parse_replay(text.str());
    ASSERT_TRUE(replay) << why(replay);
    const auto start = start_of(*replay);
    ASSERT_TRUE(start) << say(Language::en, start.error());
    EXPECT_EQ(hash_of(std::get<BattleStart>(*start).state), hash_of(state));

    const auto refused = start_of(*parse_replay(joined(
        rechained(lines_of(replaced(text.str(), "\"captor\":\"r1\"", "\"captor\":\"r9\""))))));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().key, "json.expected_figure");
    EXPECT_TRUE(has_words(Language::de, "json.expected_figure"));
}

TEST(Replay, TheFirstPositionKnowsSectionsPassengersAndTitans) {
    const Table table = fixture::chariot_table();
    State state = fixture::battle_of(
        table, {{fixture::kRed, vec2_mils(10000, 10000), 0, fixture::kArcher},
                {fixture::kRed, vec2_mils(10000, 10000), 0, fixture::kChariot},
                {fixture::kRed, vec2_mils(20000, 10000), 0, fixture::kTitan},
                {fixture::kBlue, vec2_mils(30000, 30000), 1800, fixture::kDragon}});
    fixture::put_on(state, FigureId{0}, FigureId{1});  // the chariot stands behind its passenger
    state.figures[1].acted = 0b1010;
    state.figures[1].set(note::moved);
    state.figures[3].clicks = {0, 2, 1, 3};
    state.acts_again = FigureId{2};
    std::ostringstream text;
    ReplayWriter writer(text);
    writer.begin(table, state, standard_names(table, state), "scripted");
    writer.end_unfinished();
    const auto replay = parse_replay(text.str());
    ASSERT_TRUE(replay) << why(replay);
    const auto start = start_of(*replay);
    ASSERT_TRUE(start) << say(Language::en, start.error());
    const auto& read = std::get<BattleStart>(*start);
    EXPECT_EQ(hash_of(read.state), hash_of(state));
    EXPECT_EQ(read.table.catalog.warriors, table.catalog.warriors);

    const auto refused = start_of(*parse_replay(joined(
        rechained(lines_of(replaced(text.str(), "\"chariot\":\"r2\"", "\"chariot\":\"r9\""))))));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().key, "json.expected_figure");
}

TEST(Replay, SeveralSeats) {
    for (std::uint8_t seats = 3; seats <= 4; ++seats) {
        const auto replay =
            parse_replay(fixture::recorded_game(*fixture::plain_agreement(seats), seats, 300));
        ASSERT_TRUE(replay) << why(replay);
        const Rerun again = rerun(*replay);
        EXPECT_FALSE(again.difference) << say(Language::en, *again.difference);
    }
}

TEST(Replay, TheSameGameGivesTheSameBytes) {
    EXPECT_EQ(fixture::small_replay(30), fixture::small_replay(30));
}

// --- damaged files ---

TEST(Replay, EveryFlippedBitIsNoticed) {
    const std::string good = fixture::small_replay(3);
    const auto whole = parse_replay(good);
    ASSERT_TRUE(whole) << why(whole);
    const std::size_t header = good.find('\n');
    for (std::size_t i = 0; i < good.size(); ++i) {
        const auto line = static_cast<std::size_t>(
            1 + std::count(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(i), '\n'));
        for (std::size_t bit = 0; bit < 8; ++bit) {
            if (i < header && bit != i % 8) continue;  // of the long header one bit of each byte
            std::string bad = good;
            bad[i] = static_cast<char>(bad[i] ^ 1 << bit);
            const auto replay = parse_replay(bad);
            if (i + 1 == good.size()) {
                // The very last line end: the last line is then taken for one that was cut off.
                ASSERT_TRUE(replay) << why(replay);
                EXPECT_EQ(replay->ending, Ending::missing);
                continue;
            }
            ASSERT_FALSE(replay) << "byte " << i << " bit " << bit;
            EXPECT_EQ(replay.error().where.substr(0, replay.error().where.find(':')),
                      std::to_string(line))
                << "byte " << i << " bit " << bit << ": " << why(replay);
        }
    }
}

TEST(Replay, EveryTruncationIsNoticed) {
    const std::string good = fixture::small_replay(3);
    const std::size_t header = good.find('\n');
    for (std::size_t size = 0; size < good.size(); ++size) {
        const auto replay = parse_replay(std::string_view(good).substr(0, size));
        if (size < header) {
            ASSERT_FALSE(replay) << size;
            EXPECT_TRUE(replay.error().where.starts_with("1")) << why(replay);
            continue;
        }
        ASSERT_TRUE(replay) << size << ": " << why(replay);
        // Only the line end after the last line may be missing.
        EXPECT_EQ(replay->ending == Ending::missing, size + 1 < good.size()) << size;
        // A line counts from its last brace on.
        const auto ends =
            std::count(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size) + 1, '\n');
        EXPECT_EQ(replay->lines.size(),
                  static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(ends - 1, 0, 3)))
            << size;
        EXPECT_FALSE(rerun(*replay).difference);
    }
}

TEST(Replay, MovedDoubledAndDroppedLinesAreRefusedWhereTheyStand) {
    const Lines good = lines_of(fixture::small_replay(8));
    ASSERT_EQ(good.size(), 10u);
    for (std::size_t i = 0; i + 1 < good.size(); ++i) {
        Lines swapped = good;
        std::swap(swapped[i], swapped[i + 1]);
        const auto replay = parse_replay(joined(swapped));
        ASSERT_FALSE(replay) << i;
        EXPECT_TRUE(replay.error().where.starts_with(std::to_string(i + 1) + ":") ||
                    replay.error().where == std::to_string(i + 1))
            << i << ": " << why(replay);
    }
    for (std::size_t i = 0; i < good.size(); ++i) {
        Lines doubled = good;
        doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(i), good[i]);
        const auto replay = parse_replay(joined(doubled));
        ASSERT_FALSE(replay) << i;
        EXPECT_TRUE(replay.error().where.starts_with(std::to_string(i + 2)))
            << i << ": " << why(replay);
    }
    for (std::size_t i = 0; i + 1 < good.size(); ++i) {
        Lines dropped = good;
        dropped.erase(dropped.begin() + static_cast<std::ptrdiff_t>(i));
        const auto replay = parse_replay(joined(dropped));
        ASSERT_FALSE(replay) << i;
        EXPECT_TRUE(replay.error().where.starts_with(std::to_string(i + 1)))
            << i << ": " << why(replay);
    }
}

TEST(Replay, EditedAndMalformedAreToldApart) {
    const Lines good = lines_of(fixture::small_replay(4));
    Lines bad = good;
    bad[2] = replaced(bad[2], "\"by\":\"", "\"by\": \"");
    expect_refused(joined(bad), "3", "replay.chain");
    bad = good;
    bad[2].erase(10, 1);
    expect_refused(joined(bad), "3:", "json.syntax");
    bad = good;
    bad[3] = "";
    expect_refused(joined(bad), "4:", "json.syntax");
    bad = good;
    bad.push_back("");
    expect_refused(joined(bad), std::to_string(good.size() + 1), "replay.after_end");
    bad = good;
    bad[1] += "\r";
    expect_refused(joined(bad), "2", "replay.no_chain");
}

TEST(Replay, WrongFieldsAreRefusedWithTheirPlace) {
    const Lines good = lines_of(fixture::small_replay(4));
    const auto with = [&](std::size_t line, std::string_view from, std::string_view to) {
        Lines bad = good;
        bad[line] = replaced(bad[line], from, to);
        return joined(rechained(bad));
    };
    expect_refused(with(0, "\"six_skulls_replay\":1", "\"six_skulls_replay\":2"),
                   "1:/six_skulls_replay", "replay.other_format");
    expect_refused(with(0, "\"six_skulls_replay\":1", "\"something\":1"), "1:/",
                   "json.missing_field");
    expect_refused(with(0, "\"dice\":\"seed 7\"", "\"dice\":7"), "1:/dice", "json.expected_text");
    expect_refused(with(0, "\"dice\":", "\"dies\":0,\"dice\":"), "1:/dies", "json.unknown_field");
    expect_refused(with(0, "\"name\":\"blue\"", "\"name\":\"red\""), "1:/seats/1/name",
                   "json.expected_other");
    expect_refused(with(1, "\"n\":1", "\"n\":1,\"n\":1"), "2", "json.repeated_name");
    expect_refused(with(1, "\"n\":1", "\"n\":7"), "2:/n", "replay.wrong_number");
    expect_refused(with(1, "\"by\":\"red\"", "\"by\":\"purple\""), "2:/by", "json.expected_word");
    expect_refused(with(1, "\"by\":\"red\"", "\"by\":\"chance\""), "2:/",
                   "replay.from_for_dice_only");
    expect_refused(with(1, "\"events\":[", "\"events\":[3,"), "2:/events/0", "json.expected_text");
    expect_refused(with(1, "\"state\":\"", "\"state\":\"0"), "2:/state", "json.expected_text");
    expect_refused(with(good.size() - 1, "\"end\":false", "\"end\":true"),
                   std::to_string(good.size()) + ":/", "replay.winner_when_over");
    expect_refused(with(good.size() - 1, "\"n\":4", "\"n\":3"), std::to_string(good.size()) + ":/n",
                   "replay.wrong_number");
}

TEST(Replay, NonsenseIsRefused) {
    expect_refused("", "1", "replay.empty");
    expect_refused("\n", "1", "json.syntax");
    expect_refused("nonsense", "1:", "json.syntax");
    expect_refused("[]\n", "1:/", "json.expected_object");
    expect_refused("{}\n", "1:/", "json.missing_field");
    expect_refused("7\n", "1:/", "json.expected_object");
    expect_refused(std::string(200, '[') + "\n", "1", "json.too_deep");
    expect_refused(std::string(kMaxReplayHeader + 1, ' ') + "\n", "1", "replay.line_too_large");
    expect_refused(std::string(kMaxReplay + 1, ' '), "1", "replay.file_too_large");
    expect_refused(std::string("\0\0\0\n", 4), "1:", "json.syntax");
}

// --- other rules ---

TEST(Replay, UnderAnotherVersionTheEventsDecide) {
    Lines lines = lines_of(fixture::small_replay(20));
    const std::string today = "\"rules_version\":" + std::to_string(kUnlimited.version);
    lines[0] = replaced(lines[0], today, "\"rules_version\":999");
    const std::size_t at = lines[3].find("\"state\":\"") + 9;
    lines[3].replace(at, 4, lines[3].compare(at, 4, "0000") == 0 ? "1111" : "0000");
    const auto replay = parse_replay(joined(rechained(lines)));
    ASSERT_TRUE(replay) << why(replay);
    const Rerun again = rerun(*replay);
    EXPECT_TRUE(again.other_rules);
    EXPECT_FALSE(again.difference) << say(Language::en, *again.difference);
    EXPECT_EQ(again.same_lines, replay->lines.size());
}

TEST(Replay, RerunNamesTheFirstLineThatDiffers) {
    const Lines good = lines_of(fixture::small_replay(20));
    const auto rerun_with = [&](std::size_t line, std::string_view from, std::string_view to) {
        Lines bad = good;
        bad[line] = replaced(bad[line], from, to);
        const auto replay = parse_replay(joined(rechained(bad)));
        EXPECT_TRUE(replay) << why(replay);
        return replay ? rerun(*replay) : Rerun{};
    };
    const auto expect = [](const Rerun& again, std::string_view where, std::string_view key) {
        ASSERT_TRUE(again.difference);
        EXPECT_EQ(again.difference->where, where) << say(Language::en, *again.difference);
        EXPECT_EQ(again.difference->key, key);
        EXPECT_TRUE(has_words(Language::de, again.difference->key));
    };
    expect(rerun_with(4, "\"events\":[", "\"events\":[\"eliminated r1\","), "5:/events/0",
           "replay.other_event");
    expect(rerun_with(1, "\"do\":\"", "\"do\":\"x"), "2:/do:1", "expected.command");
    const Rerun refused = rerun_with(1, "\"do\":\"close r1 at b1\"", "\"do\":\"close r1 at r1\"");
    expect(refused, "2", "replay.refused");
    EXPECT_TRUE(refused.refusal);
}

// What the header says is read strictly, but only when today's rules are asked: the story needs
// none of it.
TEST(Replay, DefinitionsAreCheckedBeforeAnythingIsPlayed) {
    const Lines good = lines_of(fixture::small_replay(5));
    const auto difference = [&](std::string_view from, std::string_view to) -> std::string {
        Lines bad = good;
        bad[0] = replaced(bad[0], from, to);
        const auto replay = parse_replay(joined(rechained(bad)));
        EXPECT_TRUE(replay) << why(replay);
        const Rerun again = rerun(*replay);
        if (!again.difference) return "none";
        EXPECT_TRUE(has_words(Language::en, again.difference->key)) << again.difference->key;
        EXPECT_EQ(again.same_lines, 0u);
        return again.difference->where + " " + again.difference->key;
    };
    EXPECT_EQ(difference("\"points\":20", "\"points\":-1"),
              "1:/warriors/0/points json.expected_integer");
    EXPECT_EQ(difference("\"radius\":0.625", "\"radius\":0.6251"),
              "1:/warriors/0/base/radius json.expected_inches");
    EXPECT_EQ(difference("\"edition\":\"unlimited\"", "\"edition\":\"dungeons\""),
              "1:/edition json.edition_without_rules");
    EXPECT_EQ(difference("\"edition\":\"unlimited\"", "\"edition\":\"v9\""),
              "1:/edition json.expected_word");
    EXPECT_EQ(difference("\"at\":[10,10]", "\"at\":[10,10,10]"),
              "1:/start/figures/0/at json.expected_count");
    EXPECT_EQ(difference("\"at\":[10,10]", "\"at\":[0,0]"), "1:/start replay.impossible_start");
    EXPECT_EQ(difference("\"at\":[10,10]", "\"at\":[9,10]"), "1:/state replay.other_state");
    EXPECT_EQ(difference("\"label\":\"b1\"", "\"label\":\"r1\""),
              "1:/start/figures/1/label json.expected_other");
    EXPECT_EQ(difference("\"label\":\"b1\"", "\"label\":\"1 b\""),
              "1:/start/figures/1/label json.expected_label");
    EXPECT_EQ(difference("\"warrior\":\"plain\"", "\"warrior\":\"fancy\""),
              "1:/start/figures/0/warrior json.expected_warrior");
    EXPECT_EQ(difference("\"clicks\":[0]", "\"clicks\":[6]"),
              "1:/start/figures/0/clicks/0 json.expected_integer");
    EXPECT_EQ(difference("\"build_total\":200", "\"build_total\":0"), "1 replay.start_refused");
    EXPECT_EQ(difference("\"actions_left\":2", "\"actions_left\":200"),
              "1:/start replay.impossible_start");
    EXPECT_EQ(difference("\"facing\":0", "\"facing\":0,\"tokens\":3"),
              "1:/start replay.impossible_start");
    EXPECT_EQ(difference("\"facing\":0", "\"facing\":0,\"notes\":[\"bored\"]"),
              "1:/start/figures/0/notes/0 json.expected_word");
    EXPECT_EQ(difference("\"facing\":180", "\"facing\":180,\"captor\":\"b1\""),
              "1:/start replay.impossible_start");
}

TEST(Replay, TheStoryNeedsNoRules) {
    Lines lines = lines_of(fixture::small_replay(3));
    lines[0] = replaced(lines[0], "\"edition\":\"unlimited\"", "\"edition\":\"tournament\"");
    lines[1] =
        replaced(lines[1], "\"events\":[", "\"events\":[\"danced r1 wildly\",\"eliminated zz9\",");
    lines[1] = replaced(lines[1], "\"do\":\"close r1 at b1\"", "\"do\":\"dance r1\"");
    const auto replay = parse_replay(joined(rechained(lines)));
    ASSERT_TRUE(replay) << why(replay);
    const auto story = story_of(*replay, Language::en);
    ASSERT_EQ(story.size(), 3u);
    EXPECT_EQ(story[0].line, 2u);
    EXPECT_EQ(story[0].by, "Red");
    EXPECT_EQ(story[0].command, "dance r1");
    EXPECT_EQ(story[0].sentences[0], "danced r1 wildly");
    EXPECT_EQ(story[0].sentences[1], "zz9 is eliminated.");
    EXPECT_EQ(story[1].by, say(Language::en, "seat.chance"));
    const Rerun again = rerun(*replay);
    ASSERT_TRUE(again.difference);
    EXPECT_EQ(again.difference->where, "1:/edition");
}

// Whoever reads a game that is still being set up learns no army that has not been shown.
// [U-SETUP-11]
TEST(Replay, TheStoryKeepsSecretsUntilTheyAreShown) {
    const auto first_line_of_story = [](std::size_t commands) {
        const auto replay =
            parse_replay(fixture::recorded_game(*fixture::plain_agreement(), 5, commands));
        EXPECT_TRUE(replay) << why(replay);
        EXPECT_TRUE(replay->lines[0].events[0].ends_with(" to red")) << replay->lines[0].events[0];
        EXPECT_FALSE(rerun(*replay).difference);
        return story_of(*replay, Language::en)[0];
    };
    const StoryLine secret = first_line_of_story(1);
    EXPECT_EQ(secret.command, say(Language::en, "replay.secret"));
    EXPECT_TRUE(secret.sentences.empty());
    EXPECT_TRUE(secret.events.empty());
    const StoryLine shown = first_line_of_story(2);
    EXPECT_TRUE(shown.command.starts_with("army ")) << shown.command;
    EXPECT_EQ(shown.sentences.size(), 1u);
}

// --- the archive: files of every format version, kept forever ---

std::string contents(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(ReplayArchive, EveryFilePlaysAsItWasRecorded) {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             std::filesystem::path(SIX_SOURCE_DIR) / "tests/replays")) {
        if (entry.path().extension() != ".jsonl") continue;
        ++files;
        const auto replay = parse_replay(contents(entry.path()));
        ASSERT_TRUE(replay) << entry.path() << ": " << why(replay);
        EXPECT_NE(replay->ending, Ending::missing) << entry.path();
        EXPECT_FALSE(replay->lines.empty()) << entry.path();
        const Rerun again = rerun(*replay);
        // Recorded under another version of the rules: it is told from its events.
        if (again.other_rules) continue;
        EXPECT_FALSE(again.difference)
            << entry.path() << ": " << say(Language::en, *again.difference);
        EXPECT_EQ(again.same_lines, replay->lines.size()) << entry.path();
    }
    EXPECT_GE(files, 9u);
}

}  // namespace
}  // namespace six::io
