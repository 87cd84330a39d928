#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/answer.h"
#include "tests/support/recorded_game.h"

namespace six::cli {
namespace {

Answer replay(std::vector<std::string> words, io::Language language = io::Language::en) {
    return answer_to("replay", std::move(words), language);
}

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Files of a test, gone when it ends.
class ReplayCommand : public testing::Test {
protected:
    ReplayCommand() { std::filesystem::create_directories(folder_); }
    ~ReplayCommand() override {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    std::string file(const std::string& name, const std::string& text) {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return (folder_ / name).string();
    }
    std::string contents(const std::string& name) {
        std::ifstream in(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) /
                                    (std::string("six_replay_") +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(ReplayCommand, ShowTellsTheStory) {
    const std::string path = file("duel.jsonl", fixture::small_replay(500));
    const Answer english = replay({"show", path});
    EXPECT_EQ(english.code, kSuccess) << english.err;
    for (const char* part : {"Red, Blue", "unlimited-2003-04", "seed 7", "1. Red: close r1 at b1",
                             "r1 gets an action token", "[U-TOK-1]", "The game is over. Winner: "})
        EXPECT_TRUE(holds(english.out, part)) << part << "\n" << english.out;
    const Answer german = replay({"show", path, "--lang", "de"});
    EXPECT_EQ(german.code, kSuccess);
    EXPECT_TRUE(holds(german.out, "Das Spiel ist zu Ende. Sieger: ")) << german.out;
    EXPECT_FALSE(holds(german.out, "gets an action token")) << german.out;
}

TEST_F(ReplayCommand, ShowAsJson) {
    const Answer answer = replay({"show", file("duel.jsonl", fixture::small_replay(4)), "--json"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_TRUE(answer.out.starts_with("{\"edition\":\"unlimited\"")) << answer.out;
    EXPECT_TRUE(holds(
        answer.out, "{\"line\":2,\"by\":\"red\",\"do\":\"close r1 at b1\",\"events\":[{\"event\":"))
        << answer.out;
    EXPECT_TRUE(holds(answer.out, "\"ending\":\"unfinished\"")) << answer.out;
}

TEST_F(ReplayCommand, AFileThatWasCutOffIsToldAsFarAsItGoes) {
    const std::string text = fixture::small_replay(1);
    const Answer answer = replay({"show", file("cut.jsonl", text.substr(0, text.size() - 20))});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_TRUE(holds(answer.out, "1. Red: close r1 at b1")) << answer.out;
    EXPECT_TRUE(holds(answer.out, "cut off after line 2")) << answer.out;
}

TEST_F(ReplayCommand, VerifyGivesAVerdictForEachFile) {
    const std::string text = fixture::small_replay(6);
    const std::string good = file("good.jsonl", text);
    std::string edited_text = text;
    edited_text.replace(edited_text.find("close r1 at b1"), 14, "close b1 at r1");
    const std::string edited = file("edited.jsonl", edited_text);
    const std::string cut = file("cut.jsonl", text.substr(0, text.size() - 30));

    EXPECT_EQ(replay({"verify", good}).code, kSuccess);
    EXPECT_EQ(replay({"verify", good, good}).code, kSuccess);
    const Answer answer =
        replay({"verify", good, edited, cut, (folder_ / "none.jsonl").string(), folder_.string()});
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_TRUE(holds(answer.out, good + ": 6 commands, all as recorded.")) << answer.out;
    EXPECT_TRUE(holds(answer.out, edited + ":2: The chain is broken here")) << answer.out;
    EXPECT_TRUE(holds(answer.out, "cut off after line 7")) << answer.out;
    EXPECT_TRUE(holds(answer.out, "none.jsonl: There is no such file.")) << answer.out;
    EXPECT_TRUE(holds(answer.out, folder_.string() + ": This is a folder. Expected a file."))
        << answer.out;
    EXPECT_EQ(replay({"verify", cut}).code, kFailure);

    const Answer json = replay({"verify", good, edited, "--json"});
    EXPECT_EQ(json.code, kFailure);
    EXPECT_TRUE(holds(json.out, "\"ok\":true,\"commands\":6,\"as_recorded\":6")) << json.out;
    EXPECT_TRUE(holds(json.out, "\"ok\":false,\"where\":\"2\"")) << json.out;
}

TEST_F(ReplayCommand, ExportWritesTheStory) {
    const std::string path = file("duel.jsonl", fixture::small_replay(500));
    const std::string shown = replay({"show", path}).out;
    EXPECT_EQ(replay({"export", path}).out, shown);
    const Answer answer = replay({"export", path, "--out", (folder_ / "story.txt").string()});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_EQ(contents("story.txt"), shown);
    const Answer failed =
        replay({"export", path, "--out", (folder_ / "no" / "such" / "place").string()});
    EXPECT_EQ(failed.code, kFailure);
    EXPECT_TRUE(holds(failed.err, "The folder for this file does not exist")) << failed.err;
}

TEST_F(ReplayCommand, ExportAsJsonIsWhatShowTellsPrograms) {
    const std::string path = file("duel.jsonl", fixture::small_replay(4));
    const std::string shown = replay({"show", path, "--json"}).out;
    EXPECT_EQ(replay({"export", path, "--format", "json"}).out, shown);
    EXPECT_EQ(replay({"export", path, "--out", (folder_ / "story.json").string()}).code, kSuccess);
    EXPECT_EQ(contents("story.json"), shown);
}

TEST_F(ReplayCommand, ExportAsAPageHasAllInIt) {
    const std::string path = file("duel.jsonl", fixture::small_replay(500));
    EXPECT_EQ(replay({"export", path, "--out", (folder_ / "story.html").string()}).code, kSuccess);
    const std::string page = contents("story.html");
    EXPECT_EQ(replay({"export", path, "--format", "html"}).out, page);
    for (const char* part : {"<title>Red against Blue · Six Skulls</title>", "<h2>The armies</h2>",
                             "<h2>The beginning</h2>", "<h2>Round 2</h2>", "<svg class=\"field\"",
                             "<h2>The end</h2>", "<code>close r1 at b1</code>", "href=\"#U-TOK-1\"",
                             "<li id=\"U-TOK-1\">", "class=\"label red\""})
        EXPECT_TRUE(holds(page, part)) << part;
    const std::string german = replay({"export", path, "--format", "html", "--lang", "de"}).out;
    EXPECT_EQ(replay({"export", path, "--format", "pdf"}).code, kUsage);
    for (const char* part : {"<html lang=\"de\">", "Rot gegen Blau", "<h2>Runde 2</h2>"})
        EXPECT_TRUE(holds(german, part)) << part;
}

TEST_F(ReplayCommand, NonsenseIsRefused) {
    const Answer answer = replay({"show", file("bad.jsonl", "what\x1b[31m?\n")});
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_TRUE(answer.out.empty()) << answer.out;
    EXPECT_TRUE(holds(answer.err, "bad.jsonl:1:1: Expected JSON")) << answer.err;
    EXPECT_FALSE(holds(answer.err, "\x1b")) << answer.err;
    EXPECT_EQ(replay({"show", ""}).code, kFailure);
    EXPECT_EQ(replay({"show"}).code, kUsage);
    EXPECT_EQ(replay({"show", "a", "b"}).code, kUsage);
    EXPECT_EQ(replay({"verify"}).code, kUsage);
}

}  // namespace
}  // namespace six::cli
