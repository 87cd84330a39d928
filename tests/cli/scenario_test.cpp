#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/commands.h"
#include "tests/support/temp_path.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kGood =
    "figure raider points 20\n"
    "  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2\n"
    "given A raider red at 10,10 facing 0\n"
    "      B raider blue at 11.25,10 facing 180\n"
    "when red move A to 10,14\n"
    "     dice 3\n"
    "then A at 10,10 tokens 1\n";

class ScenarioCommand : public ::testing::Test {
protected:
    void SetUp() override {
        folder_ =
            fixture::temp_path(::testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    void write(const std::string& name, std::string_view text) const {
        fs::create_directories((folder_ / name).parent_path());
        std::ofstream(folder_ / name, std::ios::binary) << text;
    }
    int run_line(const std::vector<std::string>& words) {
        std::vector<std::string> line{"scenario", "run"};
        line.insert(line.end(), words.begin(), words.end());
        std::ostringstream out, err;
        const int code = run(line, io::Language::en, out, err);
        out_ = out.str();
        err_ = err.str();
        return code;
    }
    bool said(std::string_view part) const { return out_.find(part) != std::string::npos; }

    fs::path folder_;
    std::string out_, err_;
};

TEST_F(ScenarioCommand, AVerdictForEachFileOfAFolderInOrder) {
    write("b/two.scn", kGood);
    write("a/one.scn", kGood);
    write("a/notes.txt", "not a scenario");
    EXPECT_EQ(run_line({folder_.string()}), kSuccess) << out_ << err_;
    EXPECT_LT(out_.find("one.scn"), out_.find("two.scn"));
    EXPECT_FALSE(said("notes"));
    EXPECT_TRUE(said("2 passed, 0 failed\n"));
    EXPECT_EQ(err_, "");
}

TEST_F(ScenarioCommand, AFailureShowsWhatDiffersAndTheTable) {
    write("bad.scn", std::string(kGood) + "     A tokens 2\n");
    write("good.scn", kGood);
    EXPECT_EQ(run_line({folder_.string()}), kFailure);
    EXPECT_TRUE(said("bad.scn:8\n      expected: A tokens 2\n      got:      A tokens 1\n"))
        << out_;
    EXPECT_TRUE(said("Raider (Red) at (10, 10)"));
    EXPECT_TRUE(said("1 passed, 1 failed\n"));
    EXPECT_EQ(run_line({path("bad.scn"), "--lang", "de"}), kFailure);
    EXPECT_TRUE(said("gefunden: A tokens 1")) << out_;
    EXPECT_TRUE(said("0 bestanden, 1 gescheitert\n"));
}

TEST_F(ScenarioCommand, TextErrorsAreToldWithTheirPlace) {
    write("bad.scn", "clause U-NONE-1\n" + std::string(kGood));
    EXPECT_EQ(run_line({path("bad.scn")}), kFailure);
    EXPECT_TRUE(said("bad.scn:1:8: There is no clause 'U-NONE-1'")) << out_;
}

TEST_F(ScenarioCommand, WhatIsNotThereIsAFailureAndNothingIsRun) {
    EXPECT_EQ(run_line({path("missing.scn")}), kFailure);
    EXPECT_NE(err_.find("missing.scn: There is no such file or folder."), std::string::npos)
        << err_;
    EXPECT_EQ(out_, "");
    EXPECT_EQ(run_line({folder_.string()}), kFailure);  // a folder without scenarios
}

TEST_F(ScenarioCommand, NoFilesIsAUsageError) {
    EXPECT_EQ(run_line({}), kUsage);
    EXPECT_EQ(run_line({"--nonsense"}), kUsage);
}

TEST_F(ScenarioCommand, Json) {
    write("bad.scn", "clause U-CAP-1\n" + std::string(kGood) + "     A tokens 2\n");
    EXPECT_EQ(run_line({path("bad.scn"), "--json"}), kFailure);
    for (const char* part : {"\"passed\": 0", "\"failed\": 1", "\"expected\": \"A tokens 2\"",
                             "\"named_only\": [\n        \"U-CAP-1\"\n      ]"})
        EXPECT_TRUE(said(part)) << part << "\n" << out_;
}

TEST_F(ScenarioCommand, WhatIsShownStandsBelowTheVerdict) {
    write("ask.scn", std::string(kGood) + "     show owes ; show distance A B\n");
    EXPECT_EQ(run_line({path("ask.scn")}), kSuccess) << out_;
    EXPECT_TRUE(said("ask.scn:8\n      asked:    show owes\n      answer:   owes red")) << out_;
    EXPECT_TRUE(said("answer:   distance A B ")) << out_;
    EXPECT_EQ(run_line({path("ask.scn"), "--lang", "de"}), kSuccess);
    EXPECT_TRUE(said("Antwort: owes red")) << out_;
    EXPECT_EQ(run_line({path("ask.scn"), "--json"}), kSuccess);
    EXPECT_TRUE(said("\"asked\": \"show owes\"")) << out_;
    EXPECT_TRUE(said("\"answer\": \"owes red")) << out_;
}

TEST_F(ScenarioCommand, RecordsReplaysThatVerify) {
    write("good.scn", kGood);
    EXPECT_EQ(run_line({path("good.scn"), "--record", path("replays")}), kSuccess) << err_;
    std::vector<std::string> line{"replay", "verify"};
    for (const auto& entry : fs::directory_iterator(path("replays")))
        line.push_back(entry.path().string());
    ASSERT_EQ(line.size(), 3u);
    std::ostringstream out, err;
    EXPECT_EQ(run(line, io::Language::en, out, err), kSuccess) << out.str() << err.str();
    write("file", "in the way");
    EXPECT_EQ(run_line({path("good.scn"), "--record", path("file")}), kFailure);
}

}  // namespace
}  // namespace six::cli
