// Whatever writes a file with --out writes a new one. The commands come from the table, so that one
// that is added has to be shown here.
#include "cli/out_file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "cli/line_input.h"
#include "tests/cli/answer.h"
#include "tests/support/recorded_game.h"
#include "tests/support/temp_path.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;

class OutFiles : public ::testing::Test {
protected:
    OutFiles() {
        folder_ = fixture::temp_path("out_files");
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        std::ofstream(folder_ / "game.jsonl", std::ios::binary) << fixture::small_replay(4);
        std::ofstream(folder_ / "one.scn") << "figure raider points 20\n"
                                              "  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 "
                                              "damage 3 2 2\n"
                                              "given A raider red at 10,10 facing 0\n"
                                              "      B raider blue at 20,20 facing 180\n"
                                              "when red move A to 10,12\n"
                                              "then A at 10,12\n";
    }
    ~OutFiles() override { fs::remove_all(folder_); }

    std::string file(const std::string& name) const { return (folder_ / name).string(); }
    std::string text_in(const std::string& name) const {
        std::ifstream in(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    static Answer answer(std::vector<std::string> words) {
        const std::string first = words[0];
        words.erase(words.begin());
        if (first == "army" && words[0] == "draft") {
            words.insert(words.begin(), first);
            const Parsed parsed = parse(commands(), words, io::Language::en);
            std::istringstream in("a\n");
            std::ostringstream out, err;
            const int code =
                army_draft(std::get<Arguments>(parsed), *stream_input(in, out), out, err);
            return {code, out.str(), err.str()};
        }
        return answer_to(first, words);
    }
    // A line for each command that has --out, without it.
    std::map<std::string, std::vector<std::string>> lines() const {
        return {
            {"army new", {"army", "new"}},
            {"army draft", {"army", "draft"}},
            {"army decode", {"army", "decode", code_}},
            {"army print", {"army", "print", "first_steps"}},
            {"figures print", {"figures", "print", "marshal_ysmarre"}},
            {"maps new", {"maps", "new"}},
            {"replay export", {"replay", "export", file("game.jsonl")}},
        };
    }

    std::string code_ = [] {
        std::string text = answer_to("army", {"encode", "first_steps"}).out;
        text.erase(text.find_last_not_of('\n') + 1);
        return text;
    }();
    fs::path folder_;
};

TEST_F(OutFiles, NothingIsWrittenOver) {
    for (const CommandSpec& spec : commands()) {
        const bool writes =
            std::any_of(spec.options.begin(), spec.options.end(),
                        [](const OptionSpec& option) { return option.name == "out"; });
        const auto known = lines();
        const auto line = known.find(std::string(spec.name));
        EXPECT_EQ(writes, line != known.end()) << spec.name;
        if (!writes || line == known.end()) continue;
        const auto with = [&](const std::string& name) {
            std::vector<std::string> words = line->second;
            words.insert(words.end(), {"--out", file(name)});
            return answer(words);
        };
        const Answer made = with("new.html");
        EXPECT_EQ(made.code, kSuccess) << spec.name << ": " << made.err;
        EXPECT_FALSE(text_in("new.html").empty()) << spec.name;
        std::ofstream(folder_ / "there.html") << "mine";
        fs::create_symlink("there.html", folder_ / "link.html");
        fs::create_symlink("nowhere.html", folder_ / "dangling.html");
        for (const char* name : {"there.html", "link.html", "dangling.html"}) {
            const Answer refused = with(name);
            EXPECT_EQ(refused.code, kFailure) << spec.name << ' ' << name;
            EXPECT_TRUE(holds(refused.err, "That exists already")) << refused.err;
        }
        EXPECT_EQ(text_in("there.html"), "mine") << spec.name;
        EXPECT_FALSE(fs::exists(folder_ / "nowhere.html")) << spec.name;
        for (const char* name : {"new.html", "there.html", "link.html", "dangling.html"})
            fs::remove(folder_ / name);
    }
}

TEST_F(OutFiles, ARecordingIsNotDestroyedByItsOwnStory) {
    const std::string before = text_in("game.jsonl");
    const Answer answer =
        answer_to("replay", {"export", file("game.jsonl"), "--out", file("game.jsonl")});
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_EQ(text_in("game.jsonl"), before);
}

// The second of two pages is somebody's: the first is not left behind.
TEST_F(OutFiles, AllPagesOrNone) {
    std::ofstream(folder_ / "sheet-2.svg") << "mine";
    std::vector<std::string> words = {"print", "--out", file("sheet.svg")};
    for (int i = 0; i < 30; ++i) words.insert(words.begin() + 1, "marshal_ysmarre");
    EXPECT_EQ(answer_to("figures", words).code, kFailure);
    EXPECT_EQ(text_in("sheet-2.svg"), "mine");
    EXPECT_FALSE(fs::exists(folder_ / "sheet-1.svg"));
}

TEST_F(OutFiles, RecordsOfScenariosAreNewFilesToo) {
    const std::vector<std::string> words = {"run", file("one.scn"), "--record", file("records")};
    const Answer first = answer_to("scenario", words);
    EXPECT_EQ(first.code, kSuccess) << first.out << first.err;
    ASSERT_TRUE(fs::is_directory(folder_ / "records"));
    const fs::path record = fs::directory_iterator(folder_ / "records")->path();
    std::ofstream(record) << "mine";
    const Answer again = answer_to("scenario", words);
    EXPECT_EQ(again.code, kFailure);
    EXPECT_TRUE(holds(again.err, "That exists already")) << again.err;
    std::ifstream in(record);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "mine");
}

}  // namespace
}  // namespace six::cli
