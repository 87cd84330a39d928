#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "io/format/figure_set.h"
#include "io/library/user_data.h"
#include "tests/cli/answer.h"
#include "tests/support/foreign_figures.h"
#include "tests/support/temp_path.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;
using namespace fixture;

class FiguresImport : public ::testing::Test {
protected:
    FiguresImport() {
        folder_ = fixture::temp_path("import");
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        if (const char* data = std::getenv("XDG_DATA_HOME")) before_ = data;
        ::setenv("XDG_DATA_HOME", folder_.c_str(), 1);
    }
    ~FiguresImport() override {
        if (before_.empty())
            ::unsetenv("XDG_DATA_HOME");
        else
            ::setenv("XDG_DATA_HOME", before_.c_str(), 1);
        fs::remove_all(folder_);
    }

    std::string put(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return (folder_ / name).string();
    }
    static Answer import(std::vector<std::string> words, io::Language language = io::Language::en) {
        words.insert(words.begin(), "import");
        return answer_to("figures", std::move(words), language);
    }
    std::string written(const std::string& set) const {
        return (folder_ / "sixskulls" / "figures" / (set + ".json")).string();
    }

    fs::path folder_;
    std::string before_;
};

TEST_F(FiguresImport, SaysWhatWasImportedAndWhere) {
    const std::string file =
        put("marsh.json", community_file("Marsh", community_record({.rank = "Mighty"}) + "," +
                                                      community_record({.faction = "Frogs"})));
    const Answer answer = import({file});
    EXPECT_EQ(answer.code, kSuccess);
    EXPECT_EQ(answer.err, "");
    EXPECT_NE(answer.out.find("Marsh (marsh): 1 figure, written to " + written("marsh")),
              std::string::npos)
        << answer.out;
    EXPECT_NE(answer.out.find("2 records: 1 imported (1 of them repaired, 0 corrected by errata), "
                              "1 rejected."),
              std::string::npos)
        << answer.out;
    EXPECT_NE(answer.out.find(file + ":/figures/0/rank: Marsh Piper: "), std::string::npos);
    EXPECT_NE(answer.out.find(file + ":/figures/1/faction: Marsh Piper: There is no faction "
                                     "\"Frogs\"."),
              std::string::npos)
        << answer.out;
    EXPECT_TRUE(io::load_set(written("marsh")));
    const Answer german = import({file}, io::Language::de);
    EXPECT_NE(german.out.find("2 Datensätze: 1 importiert"), std::string::npos) << german.out;
}

TEST_F(FiguresImport, CorrectsUnlessToldNotTo) {
    const std::string file = put(
        "u.json", community_file(
                      "Unlimited",
                      community_record({.name = "Utem Guardsman", .number = "6", .points = "99"})));
    const Answer corrected = import({file});
    EXPECT_NE(corrected.out.find("unlimited_utem_guardsman_weak: /points, printed: 99 "
                                 "[FAQ-FIG-13]"),
              std::string::npos)
        << corrected.out;
    EXPECT_EQ(io::load_set(written("unlimited"))->catalog.warriors[0].points, 11);
    EXPECT_EQ(import({file, "--errata", "off"}).code, kSuccess);
    EXPECT_EQ(io::load_set(written("unlimited"))->catalog.warriors[0].points, 99);
}

TEST_F(FiguresImport, ADryRunWritesNothing) {
    const std::string file = put("marsh.json", community_file("Marsh", community_record()));
    const Answer answer = import({file, "--dry-run", "--set", "bog"});
    EXPECT_EQ(answer.code, kSuccess);
    EXPECT_NE(answer.out.find("(bog): 1 figure, would be written to " + written("bog")),
              std::string::npos)
        << answer.out;
    EXPECT_FALSE(fs::exists(folder_ / "sixskulls"));
}

TEST_F(FiguresImport, NothingImportedIsAFailure) {
    const std::string bad = put("bad.json", community_file("Marsh", "7"));
    EXPECT_EQ(import({bad}).code, kFailure);
    EXPECT_FALSE(fs::exists(folder_ / "sixskulls"));
    const Answer nonsense = import({put("nonsense.json", "\x01\x02")});
    EXPECT_EQ(nonsense.code, kFailure);
    EXPECT_NE(nonsense.err.find("nonsense.json:1:1: Expected JSON"), std::string::npos)
        << nonsense.err;
    EXPECT_EQ(import({(folder_ / "missing.json").string()}).code, kFailure);
    EXPECT_EQ(import({put("empty.json", community_file("Marsh", ""))}).code, kFailure);
}

TEST_F(FiguresImport, AFileThatIsNotUnderstoodDoesNotStopTheOthers) {
    const std::string good = put("good.json", community_file("Marsh", community_record()));
    const Answer answer = import({put("bad.json", "["), good});
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_TRUE(fs::exists(written("marsh")));
}

TEST_F(FiguresImport, SetsAreNamedProperly) {
    const std::string file = put("marsh.json", community_file("Marsh", community_record()));
    EXPECT_EQ(import({file, "--set", "Not An Id"}).code, kUsage);
    EXPECT_EQ(import({file, "--set", "../up"}).code, kUsage);
    EXPECT_EQ(import({}).code, kUsage);
}

TEST_F(FiguresImport, ClashesWithOtherSetsAreSaid) {
    const std::string file = put("marsh.json", community_file("Marsh", community_record()));
    ASSERT_EQ(import({file}).code, kSuccess);
    // The same figures once more, in a set of another name.
    const std::string own = written("marsh");
    for (const char* const copy : {"aa_copy", "zz_copy"})
        for (const std::vector<std::string>& how : {std::vector<std::string>{}, {"--dry-run"}}) {
            std::vector<std::string> words{own, "--set", copy};
            words.insert(words.end(), how.begin(), how.end());
            const Answer answer = import(words);
            EXPECT_EQ(answer.code, kFailure);
            EXPECT_NE(answer.err.find("marsh_marsh_piper_weak is taken by a figure of the set "
                                      "marsh."),
                      std::string::npos)
                << answer.err;
            EXPECT_NE(answer.out.find("1 record: 0 imported"), std::string::npos) << answer.out;
            EXPECT_NE(answer.out.find("1 record not imported"), std::string::npos) << answer.out;
            EXPECT_FALSE(fs::exists(written(copy)));
        }
    // A set replaces its own file, and no other that has it.
    EXPECT_EQ(import({file, "--dry-run"}).code, kSuccess);
    EXPECT_EQ(import({file}).code, kSuccess);
    fs::rename(own, written("by_another_name"));
    EXPECT_EQ(import({file}).code, kFailure);
    EXPECT_FALSE(fs::exists(own));
}

TEST_F(FiguresImport, ASetOfTheProgramIsNotReplaced) {
    const std::string file =
        put("marsh.json", community_file("Marsh", community_record({.rank = "Mighty"}) + "," +
                                                      community_record({.faction = "Frogs"})));
    const Answer answer = import({file, "--set", "founding"});
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_NE(answer.out.find("2 records: 0 imported (0 of them repaired"), std::string::npos)
        << answer.out;
    EXPECT_FALSE(fs::exists(folder_ / "sixskulls"));
    const Answer json = import({file, "--set", "founding", "--json"});
    for (const char* const part :
         {"\"imported\": 0", "\"kept_out_records\": 1", "\"rejected_records\": 1",
          "\"repaired_records\": 0", "\"file\": null", "import.kept_out.set_is_ours"})
        EXPECT_NE(json.out.find(part), std::string::npos) << part << '\n' << json.out;
}

TEST_F(FiguresImport, SpeaksToPrograms) {
    const std::string file = put("marsh.json", community_file("Marsh", community_record() + ",7"));
    const Answer answer = import({file, "--json"});
    EXPECT_EQ(answer.code, kSuccess);
    for (const char* const part :
         {"\"records\": 2", "\"imported\": 1", "\"id\": \"marsh\"", "\"figures\": 1",
          "\"reason\": \"json.expected_object\"", "\"problems\": []"})
        EXPECT_NE(answer.out.find(part), std::string::npos) << part << '\n' << answer.out;
}

// --- remove ---

// Another process has other figures: within one they are read once. So this asks what is on disk.
TEST_F(FiguresImport, WhatWasImportedCanBeRemoved) {
    const std::string file =
        put("marsh.json", community_file("Marsh", community_record({.name = "Marsh Rat"}) + "," +
                                                      community_record({.name = "Marsh Owl"})));
    ASSERT_EQ(import({file}).code, kSuccess);
    const auto set = io::load_set(written("marsh"));
    ASSERT_TRUE(set);
    ASSERT_EQ(set->catalog.warriors.size(), 2u);
    const std::string first = io::figure_id(set->catalog.warriors[0]);
    const std::string second = io::figure_id(set->catalog.warriors[1]);
    const std::string data = (folder_ / "sixskulls").string();

    const auto judged = io::remove_figures(data, {first}, io::Writing::only_judged);
    ASSERT_TRUE(judged);
    EXPECT_EQ(io::load_set(written("marsh"))->catalog.warriors.size(), 2u);
    const auto one = io::remove_figures(data, {first}, io::Writing::done);
    ASSERT_TRUE(one) << say(io::Language::en, one.error());
    EXPECT_FALSE((*one)[0].whole);
    const auto left = io::load_set(written("marsh"));
    ASSERT_TRUE(left);
    ASSERT_EQ(left->catalog.warriors.size(), 1u);
    EXPECT_EQ(io::figure_id(left->catalog.warriors[0]), second);
    EXPECT_EQ(left->imprints.count(first), 0u);

    // Nothing changes when one of several cannot be removed.
    const auto ours = io::remove_figures(data, {second, "marshal_ysmarre"}, io::Writing::done);
    ASSERT_FALSE(ours);
    EXPECT_EQ(ours.error().key, "user_data.figure_is_ours");
    EXPECT_EQ(io::remove_figures(data, {second, first}, io::Writing::done).error().key,
              "user_data.no_such_figure");
    EXPECT_TRUE(io::load_set(written("marsh")));
    const auto last = io::remove_figures(data, {second}, io::Writing::done);
    ASSERT_TRUE(last);
    EXPECT_TRUE((*last)[0].whole);
    EXPECT_FALSE(fs::exists(written("marsh")));
}

TEST_F(FiguresImport, AWholeSetCanBeRemoved) {
    const std::string file = put("marsh.json", community_file("Marsh", community_record({})));
    ASSERT_EQ(import({file}).code, kSuccess);
    const auto remove = [](std::vector<std::string> words) {
        words.insert(words.begin(), "remove");
        return answer_to("figures", std::move(words));
    };
    const Answer would = remove({"--set", "marsh", "--dry-run"});
    EXPECT_EQ(would.code, kSuccess) << would.err;
    EXPECT_NE(would.out.find("would be removed with 1 figure"), std::string::npos) << would.out;
    EXPECT_TRUE(fs::exists(written("marsh")));
    EXPECT_EQ(remove({"--set", "marsh"}).code, kSuccess);
    EXPECT_FALSE(fs::exists(written("marsh")));
    const Answer again = remove({"--set", "marsh"});
    EXPECT_EQ(again.code, kFailure);
    EXPECT_NE(again.err.find("You have no set of that id."), std::string::npos) << again.err;
    EXPECT_NE(remove({"--set", "founding"}).err.find("comes with the program"), std::string::npos)
        << remove({"--set", "founding"}).err;
    EXPECT_NE(remove({"marshal_ysmarre"}).err.find("comes with the program"), std::string::npos);
    EXPECT_EQ(remove({"marshal_ysmarre", "--set", "marsh"}).code, kUsage);
    EXPECT_EQ(remove({}).code, kUsage);
}

}  // namespace
}  // namespace six::cli
