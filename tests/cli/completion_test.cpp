// The shells' completions and the manual page say what the table of commands says: each command,
// each option, each choice. bash is asked itself.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "io/library/collection.h"
#include "tests/cli/answer.h"
#include "tests/support/temp_path.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;

std::string printed(const std::vector<std::string>& words,
                    io::Language language = io::Language::en) {
    std::ostringstream out, err;
    EXPECT_EQ(run(words, language, out, err), kSuccess) << err.str();
    return out.str();
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// What bash offers at the end of each of these lines.
class Bash {
public:
    Bash() {
        script_ << printed({"completion", "bash"})
                << "ask() {\n"
                   "    COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMPREPLY=()\n"
                   "    _sixskulls\n"
                   "    echo \"${COMPREPLY[*]}\"\n"
                   "}\n";
    }
    void ask(const std::string& line) { script_ << "ask " << line << '\n'; }
    std::vector<std::set<std::string>> answers() {
        const fs::path file = fixture::temp_path("completion_test.bash");
        std::ofstream(file) << script_.str();
        FILE* bash = ::popen(("bash --norc " + file.string() + " 2>&1").c_str(), "r");
        std::string text;
        for (int c = std::fgetc(bash); c != EOF; c = std::fgetc(bash)) text += static_cast<char>(c);
        EXPECT_EQ(::pclose(bash), 0) << text;
        fs::remove(file);
        std::vector<std::set<std::string>> found;
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            std::istringstream words(line);
            std::set<std::string> offered;
            for (std::string word; words >> word;) offered.insert(word);
            found.push_back(std::move(offered));
        }
        return found;
    }

private:
    std::ostringstream script_;
};

std::set<std::string> options_of(const CommandSpec& spec) {
    std::set<std::string> names = {"--lang", "--help"};
    for (const OptionSpec& option : spec.options) names.insert("--" + std::string(option.name));
    return names;
}

std::set<std::string> choices_of(const OptionSpec& option) {
    std::set<std::string> choices;
    std::istringstream text{std::string(option.value)};
    for (std::string choice; std::getline(text, choice, '|');) choices.insert(choice);
    return choices;
}

TEST(Completion, BashOffersWhatTheTableHas) {
    Bash bash;
    std::vector<std::set<std::string>> wanted;
    const auto expect = [&](const std::string& line, std::set<std::string> offered) {
        bash.ask(line);
        wanted.push_back(std::move(offered));
    };
    std::set<std::string> first = {"help", "--lang", "--help", "--version"}, of_army;
    for (const CommandSpec& spec : commands()) {
        const std::string name(spec.name);
        first.insert(name.substr(0, name.find(' ')));
        if (name.starts_with("army ")) of_army.insert(name.substr(5));
        expect("sixskulls " + name + " --", options_of(spec));
        for (const OptionSpec& option : spec.options)
            if (option.kind == OptionKind::choice)
                expect("sixskulls " + name + " --" + std::string(option.name) + " ''",
                       choices_of(option));
    }
    expect("sixskulls ''", first);
    expect("sixskulls army ''", of_army);
    expect("sixskulls --lang de army ''", of_army);
    expect("sixskulls play --lang ''", {"en", "de"});
    expect("sixskulls play --map heron", {"heron_ford"});
    expect("sixskulls play --seed ''", {});
    expect("sixskulls why --editions v2,", {"v2,unlimited", "v2,conquest"});
    expect("sixskulls army check first_", {"first_steps"});
    const auto answers = bash.answers();
    ASSERT_EQ(answers.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) EXPECT_EQ(answers[i], wanted[i]) << i;
}

// The others are read, not run: they may not be there.
TEST(Completion, ZshAndFishNameEverythingToo) {
    for (const char* shell : {"zsh", "fish"})
        for (const io::Language language : {io::Language::en, io::Language::de}) {
            const std::string script = printed({"completion", shell}, language);
            EXPECT_FALSE(has(script, "cli.")) << script;
            for (const CommandSpec& spec : commands()) {
                const std::string name(spec.name);
                const bool fish = std::string_view(shell) == "fish";
                const std::string here = fish ? "__sixskulls_at " + name + "'" : "'" + name;
                const std::size_t at = script.find(here);
                EXPECT_TRUE(at != std::string::npos || spec.options.empty()) << name;
                for (const OptionSpec& option : spec.options) {
                    const std::string wanted = fish ? here + " -l " + std::string(option.name) + ' '
                                                    : "'--" + std::string(option.name) + '[';
                    EXPECT_NE(script.find(wanted, at), std::string::npos) << name << ' ' << wanted;
                }
            }
        }
}

// Without roff's marks.
std::string plain(const std::string& roff) {
    std::string text;
    for (std::size_t i = 0; i < roff.size(); ++i) {
        if (roff[i] != '\\') {
            text += roff[i];
        } else if (roff.compare(i, 5, "\\(aq'") == 0 || roff.compare(i, 4, "\\(aq") == 0) {
            text += '\'';
            i += 3;
        } else if (roff[++i] == 'e') {
            text += '\\';
        } else if (roff[i] != '&') {
            text += roff[i];
        }
    }
    return text;
}

TEST(Manual, SaysWhatTheHelpSays) {
    for (const io::Language language : {io::Language::en, io::Language::de}) {
        const std::string page = plain(printed({"man"}, language));
        EXPECT_FALSE(has(page, "cli.")) << page;
        for (const CommandSpec& spec : commands()) {
            const std::size_t at = page.find("\n.SS " + std::string(spec.name));
            ASSERT_NE(at, std::string::npos) << spec.name;
            const std::string part = page.substr(at, page.find("\n.S", at + 5) - at);
            EXPECT_TRUE(has(part, io::say(language, spec.help))) << spec.name;
            for (const OptionSpec& option : spec.options) {
                EXPECT_TRUE(has(part, "\n.B --" + std::string(option.name))) << option.name;
                EXPECT_TRUE(has(part, '\n' + io::say(language, option.help))) << option.name;
            }
        }
    }
}

}  // namespace
}  // namespace six::cli
