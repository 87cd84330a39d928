#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "cli/army.h"
#include "io/library/army_code.h"
#include "io/library/collection.h"
#include "tests/cli/answer.h"
#include "tests/support/temp_path.h"
#include "tests/support/xml_check.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;

Answer print(std::vector<std::string> words, io::Language language = io::Language::en) {
    words.insert(words.begin(), "print");
    return answer_to("army", std::move(words), language);
}

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

std::string file_with(std::string_view name, std::string_view text) {
    const std::string file = fixture::temp_path(name).string();
    std::ofstream(file, std::ios::binary) << text;
    return file;
}

TEST(ArmyPrint, EveryArmyOfTheCollectionCanBePrinted) {
    for (const io::Language language : {io::Language::en, io::Language::de})
        for (const auto& [name, army] : io::collected_armies()) {
            const Answer answer = print({name}, language);
            ASSERT_EQ(answer.code, kSuccess) << name << answer.err;
            EXPECT_EQ(xml_problem(answer.out), "") << name;
            EXPECT_FALSE(holds(answer.out, "sheet.")) << name;
        }
}

TEST(ArmyPrint, TheHeadSaysWhatTheArmyIs) {
    const Answer answer = print({"first_steps"});
    for (const char* part : {">First Steps<", "build total 100", "1 action a turn", "Unlimited",
                             "Share code:", "six1-", ">Clicks<"})
        EXPECT_TRUE(holds(answer.out, part)) << part;
    EXPECT_TRUE(holds(print({"first_steps"}, io::Language::de).out, "Armeegröße 100"));
}

TEST(ArmyPrint, ACodeAndAFilePrintTheSameAsTheName) {
    const Answer named = print({"first_steps"});
    const io::Army& army = io::collected_armies().at("first_steps");
    const auto code = io::encode_army(army, army_figures());
    ASSERT_TRUE(code);
    EXPECT_EQ(print({*code}).out, named.out);
    const std::string file = file_with("sixskulls_army_print.json", io::army_file(army));
    EXPECT_EQ(print({file}).out, named.out);
    fs::remove(file);
}

TEST(ArmyPrint, SpeaksToPrograms) {
    using Json = nlohmann::json;
    const Json sheet = Json::parse(print({"first_steps", "--json"}).out);
    EXPECT_EQ(sheet["name"], "First Steps");
    ASSERT_EQ(sheet["pages"].size(), 1u);
    EXPECT_EQ(xml_problem(sheet["pages"][0].get<std::string>()), "");
    const std::string file = fixture::temp_path("army_json.svg").string();
    const Json written = Json::parse(print({"first_steps", "--json", "--out", file}).out);
    EXPECT_EQ(written, (Json{{"file", file}, {"pages", 1}}));
    EXPECT_TRUE(fs::remove(file));
}

TEST(ArmyPrint, WritesFiles) {
    const std::string file = fixture::temp_path("army_print.html").string();
    const Answer answer = print({"first_steps", "--out", file});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    std::ifstream in(file, std::ios::binary);
    EXPECT_EQ(xml_problem(std::string{std::istreambuf_iterator<char>(in), {}}), "");
    fs::remove(file);
    EXPECT_EQ(print({"first_steps", "--out", "army.pdf"}).code, kUsage);
}

TEST(ArmyPrint, RefusesWhatIsNoArmy) {
    const Answer typo = print({"first_step"});
    EXPECT_EQ(typo.code, kFailure);
    EXPECT_EQ(typo.out, "");
    EXPECT_TRUE(holds(typo.err, "first_steps")) << typo.err;
    const Answer code = print({"six1-AAAA"});
    EXPECT_EQ(code.code, kFailure);
    EXPECT_EQ(code.out, "");
    EXPECT_EQ(print({"nowhere/army.json"}).code, kFailure);
    EXPECT_EQ(print({}).code, kUsage);
    const std::string file = file_with("sixskulls_army_print_unknown.json",
                                       R"({"format": "six-skulls/army", "version": 1,
        "name": "Odd", "build_total": 100, "figures": [{"id": "candle_hill_watchmen"}]})");
    const Answer unknown = print({file});
    EXPECT_EQ(unknown.code, kFailure);
    EXPECT_TRUE(holds(unknown.err, "/figures/0/id")) << unknown.err;
    EXPECT_TRUE(holds(unknown.err, "candle_hill_watchman")) << unknown.err;
    fs::remove(file);
}

TEST(ArmyPrint, AnIllegalArmyIsPrintedWithAWarning) {
    const std::string file = file_with("sixskulls_army_print_illegal.json",
                                       R"({"format": "six-skulls/army", "version": 1,
        "name": "Too Much", "build_total": 100,
        "figures": [{"id": "candle_hill_watchman", "count": 40}]})");
    const Answer answer = print({file});
    EXPECT_EQ(answer.code, kSuccess);
    EXPECT_TRUE(holds(answer.err, "not legal")) << answer.err;
    EXPECT_TRUE(holds(answer.out, ">No. 40<"));
    fs::remove(file);
}

}  // namespace
}  // namespace six::cli
