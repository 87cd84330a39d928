// With --json a program gets one JSON answer from every command, whatever goes wrong, and the same
// exit code as without.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/answer.h"

namespace six::cli {
namespace {

using Json = nlohmann::json;

// What a script or a page is printed by has no answer of its own in JSON.
bool is_text(const CommandSpec& spec) {
    return spec.name.starts_with("completion ") || spec.name == "man";
}

bool has_json(const CommandSpec& spec) {
    return std::any_of(spec.options.begin(), spec.options.end(),
                       [](const OptionSpec& option) { return option.name == "json"; });
}

std::vector<std::string> split(std::string_view name) {
    const std::size_t blank = name.find(' ');
    if (blank == std::string_view::npos) return {std::string(name)};
    return {std::string(name.substr(0, blank)), std::string(name.substr(blank + 1))};
}

Answer answer(const std::vector<std::string>& words) {
    std::ostringstream out, err;
    const int code = run(words, io::Language::en, out, err);
    return {code, out.str(), err.str()};
}

// One object with the errors, and the words that people get too.
void expect_errors(const std::vector<std::string>& words, int code) {
    const Answer given = answer(words);
    EXPECT_EQ(given.code, code) << words[0] << ' ' << given.err;
    const Json json = Json::parse(given.out, nullptr, false);
    ASSERT_TRUE(json.is_object()) << words[0] << ": " << given.out;
    EXPECT_EQ(json.value("ok", true), false) << given.out;
    EXPECT_EQ(json.value("exit", -1), code) << given.out;
    ASSERT_FALSE(json["errors"].empty()) << given.out;
    for (const Json& error : json["errors"]) {
        EXPECT_FALSE(error["key"].get<std::string>().empty()) << given.out;
        EXPECT_NE(given.err.find(error["message"].get<std::string>()), std::string::npos)
            << given.out << given.err;
    }
}

TEST(JsonErrors, EveryCommandAnswersAsJson) {
    for (const CommandSpec& spec : commands()) {
        EXPECT_EQ(has_json(spec), !is_text(spec)) << spec.name;
        std::vector<std::string> words = split(spec.name);
        words.insert(words.end(), {"--json", "--no-such-option"});
        expect_errors(words, kUsage);
    }
    expect_errors({"no_such_command", "--json"}, kUsage);
    expect_errors({"army", "--json"}, kUsage);
}

TEST(JsonErrors, WhatFailsFailsAsJson) {
    const std::string none = "/no/such/file";
    const std::vector<std::pair<std::vector<std::string>, int>> lines = {
        {{"army", "print", none, "--json"}, kFailure},
        {{"army", "new", "--points", "150", "--json"}, kUsage},
        {{"army", "new", "--out", "/no/such/file", "--json"}, kFailure},
        {{"army", "draft", "--points", "150", "--json"}, kUsage},
        {{"battle", "--points", "150", "--json"}, kUsage},
        {{"figures", "show", "nobody_at_all", "--json"}, kFailure},
        {{"figures", "print", "nobody_at_all", "--json"}, kFailure},
        {{"figures", "list", "--set", "nowhere", "--json"}, kUsage},
        {{"figures", "remove", "nobody_at_all", "--json"}, kFailure},
        {{"figures", "remove", "--json"}, kUsage},
        {{"maps", "new", "--width", "3", "--json"}, kUsage},
        {{"maps", "new", "--out", none, "--json"}, kFailure},
        {{"play", "--map", none, "--json"}, kFailure},
        {{"play", "--resume", none, "--json"}, kFailure},
        {{"replay", "export", none, "--json"}, kFailure},
        {{"rules", "show", "X-1", "--json"}, kFailure},
        {{"rules", "coverage", "--scenarios", none, "--json"}, kFailure},
        {{"scenario", "run", none, "--json"}, kFailure},
        {{"serve", "--files", none, "--json"}, kFailure},
        {{"why", none, "end_turn", "--json"}, kFailure},
    };
    for (const auto& [words, code] : lines) {
        expect_errors(words, code);
        std::vector<std::string> plain = words;
        plain.pop_back();
        EXPECT_EQ(answer(plain).code, code) << words[0];
    }
}

// Verdicts are answers of their own; there is never a second one behind them.
TEST(JsonErrors, OneAnswerOnly) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"replay", "show", "/no/such", "--json"},
          {"replay", "verify", "/no/such", "--json"},
          {"maps", "show", "nowhere", "--json"},
          {"army", "check", "nobodys", "--json"},
          {"army", "decode", "six1-x", "--json"},
          {"figures", "check", "/no/such", "--json"}}) {
        const Answer given = answer(words);
        EXPECT_EQ(given.code, kFailure) << words[0];
        EXPECT_TRUE(Json::accept(given.out)) << words[0] << ' ' << words[1] << ": " << given.out;
    }
}

TEST(JsonErrors, WhatSucceedsIsJsonToo) {
    const Json battle =
        Json::parse(answer({"battle", "--points", "100", "--seed", "3", "--json"}).out);
    EXPECT_EQ(battle["seed"], 3);
    EXPECT_EQ(battle["end"], "over");
    EXPECT_TRUE(battle["points"].contains("red"));
    const Json armies = Json::parse(answer({"army", "list", "--json"}).out);
    EXPECT_GE(armies["armies"].size(), 30u);
    EXPECT_EQ(armies["armies"][0]["id"].get<std::string>().find(' '), std::string::npos);
    const Json setups = Json::parse(answer({"setups", "list", "--json"}).out);
    EXPECT_EQ(setups["setups"].size(), 10u);
}

}  // namespace
}  // namespace six::cli
