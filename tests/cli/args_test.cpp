#include "cli/args.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <sstream>

#include "chance/rng.h"
#include "cli/commands.h"
#include "cli/terminal.h"

namespace six::cli {
namespace {

using io::Language;

constexpr std::array kOptions = {
    OptionSpec{"json", OptionKind::flag, {}, "cli.option.json"},
    OptionSpec{"seed", OptionKind::number, "N", "cli.option.seed", 1, 10},
    OptionSpec{"speed", OptionKind::choice, "slow|fast", "cli.option.speed"},
    OptionSpec{"out", OptionKind::text, "FILE", "cli.option.out"},
};
constexpr std::array kTable = {
    CommandSpec{"fight", "cli.help.battle", {}, 0, 0, kOptions, nullptr},
    CommandSpec{"rules list", "cli.help.rules_list", {}, 0, 0, {}, nullptr},
    CommandSpec{"rules show", "cli.help.rules_show", "ID...", 1, 2, kOptions, nullptr},
};

Parsed parsed(std::vector<std::string> line, Language language = Language::en) {
    return parse(kTable, line, language);
}
Arguments accepted(std::vector<std::string> line) {
    Parsed result = parsed(std::move(line));
    if (const auto* error = std::get_if<UsageError>(&result)) ADD_FAILURE() << error->message;
    return std::holds_alternative<Arguments>(result) ? std::get<Arguments>(result) : Arguments{};
}
std::string refused(std::vector<std::string> line, Language language = Language::en) {
    const Parsed result = parsed(std::move(line), language);
    const auto* error = std::get_if<UsageError>(&result);
    return error == nullptr ? "(not refused)" : error->message;
}

TEST(Args, CommandVerbWordsAndOptions) {
    const Arguments args = accepted({"rules", "show", "U-1", "--json", "U-2", "--seed", "7"});
    EXPECT_EQ(args.command->name, "rules show");
    EXPECT_EQ(args.verb(), "show");
    EXPECT_EQ(args.words, (std::vector<std::string>{"U-1", "U-2"}));
    EXPECT_TRUE(args.has("json"));
    EXPECT_FALSE(args.has("out"));
    EXPECT_EQ(args.number_or("seed", 1), 7u);
    EXPECT_EQ(args.value_or("speed", "slow"), "slow");
}

TEST(Args, ValueInsideTheWordAndTheLastOneWins) {
    const Arguments args =
        accepted({"fight", "--seed=3", "--seed", "4", "--out=a=b", "--speed=fast"});
    EXPECT_EQ(args.number_or("seed", 0), 4u);
    EXPECT_EQ(args.value("out"), "a=b");
    EXPECT_EQ(args.value("speed"), "fast");
    EXPECT_EQ(args.verb(), "");
}

TEST(Args, AfterTwoDashesEverythingIsAWord) {
    const Arguments args = accepted({"rules", "show", "--", "--json", "--help"});
    EXPECT_EQ(args.words, (std::vector<std::string>{"--json", "--help"}));
    EXPECT_EQ(accepted({"rules", "show", "-"}).words, std::vector<std::string>{"-"});
}

TEST(Args, LanguageIsTakenWhereverItStands) {
    EXPECT_EQ(accepted({"--lang", "de", "fight"}).language, Language::de);
    EXPECT_EQ(accepted({"fight", "--lang=de"}).language, Language::de);
    EXPECT_EQ(accepted({"fight"}).language, Language::en);
    EXPECT_NE(refused({"figth", "--lang", "de"}).find("keinen Befehl"), std::string::npos);
    EXPECT_EQ(refused({"fight", "--lang", "fr"}),
              "--lang does not know \"fr\". Expected one of: en, de.");
}

TEST(Args, RefusalsSayWhatWasExpected) {
    EXPECT_EQ(refused({"figth"}),
              "There is no command \"figth\". Did you mean fight? Expected one of: fight, rules.");
    EXPECT_EQ(refused({"xyzzy"}), "There is no command \"xyzzy\". Expected one of: fight, rules.");
    EXPECT_EQ(refused({"rules"}),
              "\"rules\" needs to know what to do. Expected one of: list, show.");
    EXPECT_EQ(refused({"rules", "sho"}),
              "\"rules\" has no \"sho\". Did you mean show? Expected one of: list, show.");
    EXPECT_EQ(refused({"fight", "--sede", "3"}),
              "\"fight\" has no option --sede. Did you mean --seed? Expected one of: --json, "
              "--seed, --speed, --out, --lang, --help.");
    EXPECT_EQ(refused({"fight", "--seed"}), "--seed needs a value: --seed N.");
    EXPECT_EQ(refused({"fight", "--seed", "--json"}), "--seed needs a value: --seed N.");
    EXPECT_EQ(refused({"fight", "--out", ""}), "--out needs a value: --out FILE.");
    EXPECT_EQ(refused({"fight", "--json=1"}), "--json takes no value, but was given \"1\".");
    EXPECT_EQ(refused({"fight", "--speed", "fats"}),
              "--speed does not know \"fats\". Did you mean fast? Expected one of: slow, fast.");
    EXPECT_EQ(refused({"fight", "x"}),
              "\"fight\" does not know what to do with \"x\": expected nothing more.");
    EXPECT_EQ(refused({"rules", "show"}), "\"rules show\" expected ID... after it.");
    EXPECT_EQ(refused({"--seed", "3", "fight"}),
              "--seed stands before the command. Expected the command first: sixskulls COMMAND "
              "--seed ...");
}

TEST(Args, NumbersAreWholeAndWithinBounds) {
    for (const char* bad : {"", "x", "1.5", "-1", "+1", " 1", "1 ", "0", "11", "0x1",
                            "99999999999999999999999", "1e1", "٣"})
        EXPECT_NE(refused({"fight", "--seed", bad}).find("from 1 to 10"), std::string::npos) << bad;
    EXPECT_EQ(accepted({"fight", "--seed", "010"}).number_or("seed", 0), 10u);
}

TEST(Args, SingleDashesAreNoOptions) {
    EXPECT_NE(refused({"fight", "-json"}).find("no option -json"), std::string::npos);
    EXPECT_NE(refused({"fight", "-5"}).find("no option -5"), std::string::npos);
    EXPECT_NE(refused({"fight", "--"}).find("(not refused)"), std::string::npos);
}

// Words put together at random: whatever comes, it is an answer, and refusals have words.
TEST(Args, AnyLineIsAnswered) {
    const std::array<std::string, 24> words = {
        "fight", "rules",  "show",    "list",   "help",  "--help",    "-h",        "--lang",
        "-lang", "de",     "--lang=", "--seed", "-seed", "--seed=99", "--json",    "--",
        "-",     "--json", "=",       "--=",    "",      "--version", "-version=", "\xff"};
    Rng rng(1);
    for (int i = 0; i < 20'000; ++i) {
        std::vector<std::string> line;
        for (std::uint32_t n = rng.below(7); n > 0; --n)
            line.push_back(words[rng.below(static_cast<std::uint32_t>(words.size()))]);
        const Parsed result = parsed(line, rng.once_in(2) ? Language::de : Language::en);
        if (const auto* error = std::get_if<UsageError>(&result)) {
            ASSERT_FALSE(error->message.empty());
            ASSERT_EQ(error->message.find("cli."), std::string::npos) << error->message;
        }
        if (const auto* args = std::get_if<Arguments>(&result)) {
            ASSERT_GE(args->words.size(), args->command->least_words);
        }
    }
}

TEST(Args, HelpIsFoundForEveryThing) {
    const auto topic = [](std::vector<std::string> line) {
        const Parsed result = parsed(std::move(line));
        const auto* help = std::get_if<HelpWanted>(&result);
        return help == nullptr ? "(no help)" : help->topic;
    };
    EXPECT_EQ(topic({}), "");
    EXPECT_EQ(topic({"--help"}), "");
    EXPECT_EQ(topic({"help"}), "");
    EXPECT_EQ(topic({"help", "rules"}), "rules");
    EXPECT_EQ(topic({"rules", "--help"}), "rules");
    EXPECT_EQ(topic({"rules", "-h"}), "rules");
    EXPECT_EQ(topic({"rules", "show", "--help"}), "rules show");
    EXPECT_EQ(topic({"fight", "--bogus", "--help"}), "fight");
    EXPECT_EQ(topic({"fight", "--", "--help"}), "(no help)");
}

TEST(Args, ForeignTextIsMadePrintable) {
    const std::string message = refused({"\x1b[31mred\xff\n"});
    EXPECT_NE(message.find("\\x1b[31mred\\xff\\x0a"), std::string::npos) << message;
    EXPECT_LT(refused({std::string(100'000, 'x')}).size(), 500u);
}

TEST(Args, EnvironmentChoosesTheLanguage) {
    const auto with = [](const char* all, const char* messages, const char* lang) {
        setenv("LC_ALL", all, 1);
        setenv("LC_MESSAGES", messages, 1);
        setenv("LANG", lang, 1);
        return language_of_environment();
    };
    EXPECT_EQ(with("", "", "de_DE.UTF-8"), Language::de);
    EXPECT_EQ(with("C", "", "de_DE.UTF-8"), Language::en);
    EXPECT_EQ(with("", "de_AT", "en_US"), Language::de);
    EXPECT_EQ(with("", "", ""), Language::en);
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(variable);
    EXPECT_EQ(language_of_environment(), Language::en);
}

TEST(Args, NearestWord) {
    constexpr std::array<std::string_view, 3> kWords = {"battle", "replay", "rules"};
    EXPECT_EQ(nearest("batle", kWords), "battle");
    EXPECT_EQ(nearest("rulse", kWords), "rules");
    EXPECT_EQ(nearest("re", kWords), "replay");
    EXPECT_EQ(nearest("zebra", kWords), "");
    EXPECT_EQ(nearest("", kWords), "");
    EXPECT_EQ(nearest(std::string(1000, 'b'), kWords), "");
}

// The real table: every key has words in both languages, and every line of help fits.
TEST(Commands, HelpHasWordsInBothLanguages) {
    for (const Language language : {Language::en, Language::de}) {
        std::vector<std::string> topics = {"", "rules", "replay", "scenario"};
        for (const CommandSpec& spec : commands()) topics.emplace_back(spec.name);
        for (const std::string& topic : topics) {
            std::ostringstream out;
            print_help(commands(), {language, topic}, out);
            EXPECT_EQ(out.str().find("cli."), std::string::npos) << out.str();
            std::istringstream lines(out.str());
            for (std::string line; std::getline(lines, line);)
                EXPECT_LE(columns_of(line), 80u) << line;
        }
    }
}

TEST(Commands, ExitCodes) {
    const auto code = [](std::vector<std::string> line) {
        std::ostringstream out, err;
        const int exit_code = run(line, Language::en, out, err);
        EXPECT_EQ(exit_code == kUsage, !err.str().empty()) << err.str();
        return exit_code;
    };
    EXPECT_EQ(code({}), kSuccess);
    EXPECT_EQ(code({"--version"}), kSuccess);
    EXPECT_EQ(code({"--help"}), kSuccess);
    EXPECT_EQ(code({"nonsense"}), kUsage);
    EXPECT_EQ(code({"battle", "--points", "150"}), kUsage);
    EXPECT_EQ(code({"signature", "--edition", "dungeons"}), kUsage);
}

}  // namespace
}  // namespace six::cli
