#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/line_input.h"
#include "io/format/files.h"
#include "io/library/army_check.h"
#include "io/library/collection.h"
#include "tests/cli/answer.h"
#include "tests/support/temp_path.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

class ArmyCommand : public ::testing::Test {
protected:
    void SetUp() override {
        folder_ =
            fixture::temp_path(::testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    static Answer army(const std::vector<std::string>& words,
                       io::Language language = io::Language::en) {
        return answer_to("army", words, language);
    }
    // The draft with these lines typed.
    static Answer draft(const std::string& typed, std::vector<std::string> words) {
        words.insert(words.begin(), {"army", "draft"});
        const Parsed parsed = parse(commands(), words, io::Language::en);
        std::istringstream in(typed);
        std::ostringstream out, err;
        const auto lines = stream_input(in, out);
        const int code = army_draft(std::get<Arguments>(parsed), *lines, out, err);
        return {code, out.str(), err.str()};
    }
    static bool said(const std::string& text, std::string_view part) {
        return text.find(part) != std::string::npos;
    }
    static std::string trimmed(std::string text) {
        text.erase(text.find_last_not_of('\n') + 1);
        return text;
    }
    std::string file(const std::string& name) const { return (folder_ / name).string(); }
    static std::string text_of(const std::string& path) {
        std::ifstream in(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    std::string kept(const io::Army& army) const {
        std::ofstream(file("army.json"), std::ios::binary) << io::army_file(army);
        return file("army.json");
    }

    fs::path folder_;
};

TEST_F(ArmyCommand, NewMakesTheSameLegalArmyForASeed) {
    const Answer first = army({"new", "--seed", "7"});
    EXPECT_EQ(first.code, kSuccess) << first.err;
    EXPECT_EQ(army({"new", "--seed", "7"}).out, first.out);
    EXPECT_NE(army({"new", "--seed", "8"}).out, first.out);
    EXPECT_TRUE(said(first.out, "of 200 points")) << first.out;
    EXPECT_TRUE(said(first.out, "This army is legal.")) << first.out;
    EXPECT_TRUE(said(first.out, "Code: six1-")) << first.out;
    EXPECT_TRUE(said(army({"new"}, io::Language::de).out, "Diese Armee ist zulässig."));
}

TEST_F(ArmyCommand, NewKeepsTheArmyInANewFile) {
    const std::string target = file("mine.json");
    const std::vector<std::string> words = {"new", "--edition", "conquest",    "--points",
                                            "800", "--faction", "orc_raiders", "--name",
                                            "Süd", "--out",     target};
    const Answer made = army(words);
    EXPECT_EQ(made.code, kSuccess) << made.err;
    const auto read = io::load_army(target);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->name, "Süd");
    EXPECT_EQ(read->edition, Edition::conquest);
    EXPECT_EQ(read->build_total, 800);
    EXPECT_TRUE(io::check_army_list(*read, io::collection()).legal());
    const std::string before = text_of(target);
    const Answer again = army(words);  // never over what somebody keeps
    EXPECT_EQ(again.code, kFailure);
    EXPECT_TRUE(said(again.err, "exists already")) << again.err;
    EXPECT_EQ(again.out, "");
    EXPECT_EQ(text_of(target), before);
    EXPECT_EQ(army({"new", "--out", file("no/such/folder.json")}).code, kFailure);
}

TEST_F(ArmyCommand, NewRefusesWhatCannotBe) {
    EXPECT_EQ(army({"new", "--points", "150"}).code, kUsage);
    EXPECT_TRUE(said(army({"new", "--points", "150"}).err, "[U-ARMY-1]"));
    EXPECT_EQ(army({"new", "--edition", "conquest", "--points", "200"}).code, kUsage);
    EXPECT_EQ(army({"new", "--faction", "elves"}).code, kUsage);
    EXPECT_TRUE(said(army({"new", "--faction", "shyft,elves"}).err, "no faction \"elves\""));
    EXPECT_EQ(army({"new", "--faction", "shyft,"}).code, kUsage);
    EXPECT_EQ(army({"new", "--faction", "shyft,orc_raiders"}).code, kSuccess);
    EXPECT_EQ(army({"new", "--name", "\x1b[2J"}).code, kUsage);
    EXPECT_EQ(army({"new", "please"}).code, kUsage);
    const Answer nobody =
        army({"new", "--faction", "mage_spawn", "--edition", "dungeons"}, io::Language::de);
    EXPECT_EQ(nobody.code, kFailure);
    EXPECT_TRUE(said(nobody.err, "Keine hier bekannte Figur passt")) << nobody.err;
}

TEST_F(ArmyCommand, CheckSaysAllThatIsWrong) {
    const std::string wrong = kept({"Wrong",
                                    150,
                                    {{"marshal_ysmarre", 2}, {"ember_wyrm", 1}, {"zombie", 1}},
                                    Edition::unlimited});
    const Answer answer = army({"check", wrong, "first_steps"});
    EXPECT_EQ(answer.code, kFailure);
    for (const char* part :
         {"/build_total: Expected a build total", "[U-ARMY-1]",
          "/figures/0/count: Expected the "
          "unique figure \"marshal_ysmarre\" once",
          "/figures/1/id: Expected a figure at one of its point values", "[U-ARMY-6]",
          "/figures/2/id: Expected the id of a known figure", "too many. [U-ARMY-2]",
          "This army is not legal: 5 things are wrong.", "First Steps", "This army is legal."})
        EXPECT_TRUE(said(answer.out, part)) << part << '\n' << answer.out;
    EXPECT_EQ(army({"check", "first_steps", "ember_flight"}).code, kSuccess);
    EXPECT_EQ(army({"check", "first_steps", "--points", "200"}).code, kSuccess);
    EXPECT_EQ(army({"check", "ember_flight", "--points", "100"}).code, kFailure);
    EXPECT_EQ(army({"check", "ember_flight", "--edition", "dungeons"}).code, kFailure);
}

TEST_F(ArmyCommand, CheckAsJson) {
    const std::string wrong = kept({"Wrong", 200, {{"marshal_ysmarre", 2}}, Edition::unlimited});
    const Answer answer = army({"check", wrong, "first_steps", "nowhere", "--json"});
    EXPECT_EQ(answer.code, kFailure);
    std::istringstream lines(answer.out);
    std::string line;
    std::vector<Json> json;
    while (std::getline(lines, line)) json.push_back(Json::parse(line));
    ASSERT_EQ(json.size(), 3u);
    EXPECT_EQ(json[1]["ok"], true);
    EXPECT_EQ(json[2]["ok"], false);
    const Json& first = json[0];
    EXPECT_EQ(first["ok"], false);
    EXPECT_EQ(first["points"], 2 * io::collected("marshal_ysmarre")->points);
    EXPECT_EQ(first["actions"], 2);
    EXPECT_EQ(first["ranks"], Json({{"unique", 2}}));
    EXPECT_EQ(first["findings"][0]["where"], "/figures/0/count");
    EXPECT_EQ(first["findings"][0]["clause"], "U-ARMY-3");
    EXPECT_EQ(json[1]["army"]["name"], "First Steps");
    EXPECT_EQ(json[2]["error"]["where"], "nowhere");
}

TEST_F(ArmyCommand, CodesGoThereAndBack) {
    for (const auto& [name, known] : io::collected_armies()) {
        const Answer encoded = army({"encode", name});
        ASSERT_EQ(encoded.code, kSuccess) << encoded.err;
        const std::string code = trimmed(encoded.out), target = file(name + ".json");
        const Answer decoded = army({"decode", code, "--out", target});
        EXPECT_EQ(decoded.code, kSuccess) << decoded.err;
        EXPECT_EQ(text_of(target), io::army_file(known));
        EXPECT_EQ(army({"check", code}).code, kSuccess);
    }
}

TEST_F(ArmyCommand, DecodeShowsTheArmyAndItsVerdict) {
    const std::string code = trimmed(army({"encode", "ember_flight"}).out);
    const Answer shown = army({"decode", "https://example.org/#army=" + code}, io::Language::de);
    EXPECT_EQ(shown.code, kSuccess) << shown.err;
    EXPECT_TRUE(said(shown.out, "Diese Armee ist zulässig.")) << shown.out;
    const Json json = Json::parse(army({"decode", code, "--json"}).out);
    EXPECT_EQ(json["army"]["name"], io::collected_armies().at("ember_flight").name);
    EXPECT_EQ(json["data_differs"], false);
    EXPECT_EQ(json["legal"], true);
    EXPECT_EQ(Json::parse(army({"encode", "ember_flight", "--json"}).out)["code"], code);
}

TEST_F(ArmyCommand, NonsenseIsRefusedWithWords) {
    std::string code = trimmed(army({"encode", "first_steps"}).out);
    std::swap(code[10], code[11]);
    const Answer damaged = army({"decode", code});
    EXPECT_EQ(damaged.code, kFailure);
    EXPECT_TRUE(said(damaged.err, "damaged")) << damaged.err;
    EXPECT_EQ(army({"check", code}).code, kFailure);
    EXPECT_EQ(army({"decode", "hello"}).code, kFailure);
    EXPECT_EQ(army({"decode", ""}).code, kFailure);
    const Answer near = army({"encode", "first_step"});
    EXPECT_EQ(near.code, kFailure);
    EXPECT_TRUE(said(near.err, "Near: first_steps")) << near.err;
    EXPECT_EQ(army({"encode", folder_.string()}).code, kFailure);
    EXPECT_EQ(army({"encode"}).code, kUsage);
    EXPECT_EQ(army({"encoed", "first_steps"}).code, kUsage);
    EXPECT_EQ(army({}).code, kUsage);
    EXPECT_EQ(army({"draft", "--seats", "5"}).code, kUsage);
    EXPECT_EQ(Json::parse(army({"decode", "hello", "--json"}).out)["error"]["key"],
              "army.code.none");
}

TEST_F(ArmyCommand, ADraftIsPlayedLineByLine) {
    std::string typed = "? 1\n?\np\n0\n99\nfoo\n?99\n\n";
    for (int i = 0; i < 40; ++i) typed += "1\n";
    const std::string target = file("drafted.json");
    const Answer answer = draft(typed, {"--seed", "3", "--seats", "3", "--out", target});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    for (const char* part :
         {"A draft of 3 seats for armies of 200 points", "Round 1 of 3",
          "the rest goes to the left", "Round 2 of 3", "the rest goes to the right",
          "You have 0 figures", "Expected the number of a figure in the pack, 1 to", "not \"foo\"",
          "You take ", "Draft 3 red", "Draft 3 blue", "Draft 3 green", "This army is legal.",
          ">  1 ", "Code: six1-"})
        EXPECT_TRUE(said(answer.out, part)) << part << '\n' << answer.out;
    EXPECT_FALSE(said(answer.out, "not legal"));
    const auto read = io::load_army(target);
    ASSERT_TRUE(read);
    EXPECT_TRUE(io::check_army_list(*read, io::collection(), 3).legal());
    const Answer again = draft(typed, {"--out", target});
    EXPECT_EQ(again.code, kFailure);
    EXPECT_EQ(again.out, "");
}

TEST_F(ArmyCommand, ADraftMayBeLeftOrLeftToABot) {
    const Answer left = draft("1\nq\n", {});
    EXPECT_EQ(left.code, kSuccess);
    EXPECT_TRUE(said(left.out, "You left the draft.")) << left.out;
    EXPECT_FALSE(said(left.out, "Code:"));
    const Answer ended = draft("1\n2\n", {});
    EXPECT_EQ(ended.code, kFailure);
    EXPECT_TRUE(said(ended.err, "The input ended")) << ended.err;
    const Answer bots = draft("a\n", {"--points", "400", "--seats", "4"});
    EXPECT_EQ(bots.code, kSuccess);
    EXPECT_TRUE(said(bots.out, "Draft 1 yellow")) << bots.out;
    EXPECT_EQ(draft("a\n", {"--points", "150"}).code, kUsage);
}

TEST_F(ArmyCommand, ListNamesWhatOtherCommandsTake) {
    const Answer list = army({"list"});
    EXPECT_EQ(list.code, kSuccess) << list.err;
    EXPECT_LE(longest_line(list.out), 80u);
    for (const auto& [id, each] : io::collected_armies())
        EXPECT_TRUE(said(list.out, id + " ")) << id;
    const Answer conquest = army({"list", "--edition", "conquest"});
    EXPECT_FALSE(said(conquest.out, "first_steps")) << conquest.out;
    EXPECT_TRUE(said(conquest.out, "kiln_ridge_host")) << conquest.out;
    EXPECT_TRUE(said(army({"list"}, io::Language::de).out, "200 Punkte"));
    const Answer setups = answer_to("setups", {"list"});
    EXPECT_EQ(setups.code, kSuccess);
    EXPECT_TRUE(said(setups.out, "dragon_duel")) << setups.out;
    EXPECT_LE(longest_line(setups.out), 80u);
}

TEST_F(ArmyCommand, ADraftForProgramsIsItsArmiesAlone) {
    const Answer answer = draft("?1\nx\n1\na\n", {"--seed", "3", "--json"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    // A line for each; what was typed is echoed by the test's own input.
    std::size_t armies = 0;
    std::istringstream lines(answer.out);
    for (std::string line; std::getline(lines, line);) {
        const Json json = Json::parse(line, nullptr, false);
        if (!json.is_object()) continue;
        ++armies;
        EXPECT_TRUE(json["ok"].get<bool>()) << line;
        EXPECT_TRUE(json["code"].get<std::string>().starts_with("six1-")) << line;
    }
    EXPECT_EQ(armies, 2u) << answer.out;
    EXPECT_TRUE(said(answer.err, "You take ")) << answer.err;
    EXPECT_EQ(draft("q\n", {"--json"}).code, kFailure);
    const std::string blanks(kLongestLine, ' ');
    EXPECT_TRUE(said(draft("1" + blanks + "\na\n", {}).out, "too long"));
}

}  // namespace
}  // namespace six::cli
