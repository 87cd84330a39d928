// man: the manual page, made of the words that --help prints.
#include <array>
#include <ostream>
#include <string>
#include <string_view>

#include "cli/commands.h"
#include "cli/option_text.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

// Text as roff takes it: no line begins a request, no mark of ours is one of its own.
std::string roff(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (safe.empty() && (c == '.' || c == '\'')) safe += "\\&";
        if (c == '\\')
            safe += "\\e";
        else if (c == '-')
            safe += "\\-";
        else if (c == '`')
            safe += "\\`";
        else if (c == '\'' && !safe.empty())
            safe += "\\(aq";
        else
            safe += c;
    }
    return safe;
}

class ManPage {
public:
    ManPage(Language language, std::ostream& out) : language_(language), out_(out) {}

    void print() {
        out_ << ".TH SIXSKULLS 6 \"\" \"Six Skulls " << SIX_VERSION << "\" \"Six Skulls\"\n";
        section("name");
        out_ << "sixskulls \\- " << roff(words("cli.help.about")) << '\n';
        section("synopsis");
        out_ << ".B sixskulls\n" << roff(words("cli.man.usage")) << '\n';
        section("commands");
        for (const CommandSpec& spec : commands()) print(spec);
        section("options");
        for (const OptionSpec* common : {&kLang, &kHelp, &kVersion}) print(*common);
        section("exit");
        for (const int code : {kSuccess, kFailure, kUsage})
            item(std::to_string(code), words("cli.man.exit_" + std::to_string(code)));
        section("environment");
        for (const std::string_view variable :
             {"LC_ALL", "LC_MESSAGES", "LANG", "XDG_DATA_HOME", "XDG_STATE_HOME", "NO_COLOR"}) {
            std::string key = "cli.man.env_";
            for (const char c : variable) key += c == '_' ? '_' : static_cast<char>(c - 'A' + 'a');
            item(variable, words(key));
        }
    }

private:
    std::string words(std::string_view key) const { return say(language_, key); }
    void section(std::string_view name) {
        out_ << ".SH " << roff(words("cli.man.section_" + std::string(name))) << '\n';
    }
    void item(std::string_view what, std::string_view text) {
        out_ << ".TP\n.B " << roff(what) << '\n' << roff(text) << '\n';
    }
    void print(const OptionSpec& option) {
        item(option_shown(language_, option), words(option.help));
    }
    void print(const CommandSpec& spec) {
        std::string name(spec.name);
        if (!spec.words.empty()) name += ' ' + placeholder(language_, spec.words);
        out_ << ".SS " << roff(name) << '\n' << roff(words(spec.help)) << '\n';
        for (const OptionSpec& option : spec.options) print(option);
    }

    Language language_;
    std::ostream& out_;
};

}  // namespace

int run_man(const Arguments& args, std::ostream& out, std::ostream&) {
    ManPage(args.language, out).print();
    return kSuccess;
}

}  // namespace six::cli
