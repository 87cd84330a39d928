// completion: scripts that let a shell complete the command line. All words in them come from the
// table of commands; nothing is known here that --help does not say.
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "cli/edition.h"
#include "cli/option_text.h"
#include "io/library/collection.h"
#include "io/library/setup_file.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

// --- what may stand where ---

enum class Takes : unsigned char { nothing, words, files, folders };

struct Value {
    Takes takes = Takes::nothing;
    std::vector<std::string> words = {};  // besides files, where it may be one
};

template <class Things>
std::vector<std::string> names_of(const Things& things) {
    std::vector<std::string> names;
    for (const auto& [name, thing] : things) names.push_back(name);
    return names;
}

// By the placeholder that the table writes.
Value value_of(std::string_view shown) {
    while (!shown.empty() && (shown.front() == '[')) shown.remove_prefix(1);
    const std::string_view name = shown.substr(0, shown.find_first_of(".] "));
    if (name == "FOLDER") return {Takes::folders};
    if (name == "FILE" || name == "FIGURE") return {Takes::files};
    if (name == "ARMY") return {Takes::files, names_of(io::collected_armies())};
    if (name == "MAP") return {Takes::files, names_of(io::collected_maps())};
    if (name == "SETUP") return {Takes::files, names_of(io::collected_setups())};
    if (name == "EDITIONS") return {Takes::words, all_edition_pairs()};
    return {};
}

Value value_of(const OptionSpec& option) {
    if (option.kind != OptionKind::choice) return value_of(option.value);
    Value value{Takes::words};
    std::string_view rest = option.value;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = rest.find('|');
        value.words.emplace_back(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return value;
}

std::vector<const OptionSpec*> options_of(const CommandSpec& spec) {
    std::vector<const OptionSpec*> options;
    for (const OptionSpec& option : spec.options) options.push_back(&option);
    options.push_back(&kLang);
    options.push_back(&kHelp);
    return options;
}

// The commands by their first words, each once.
std::vector<std::string> first_words() {
    std::vector<std::string> words;
    for (const CommandSpec& spec : commands())
        if (words.empty() || words.back() != first_word(spec.name))
            words.emplace_back(first_word(spec.name));
    return words;
}

std::string spaced(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string verbs_of(std::string_view command) {
    std::vector<std::string> verbs;
    for (const CommandSpec& spec : commands())
        if (first_word(spec.name) == command && !second_word(spec.name).empty())
            verbs.emplace_back(second_word(spec.name));
    return spaced(verbs);
}

// Between single quotes, as all three shells take it.
std::string quoted(std::string_view text) {
    std::string safe = "'";
    for (const char c : text)
        if (c == '\'')
            safe += "'\\''";
        else
            safe += c;
    return safe + "'";
}

// --- bash ---

std::string bash_words(const Value& value) {
    if (value.takes == Takes::nothing) return ":";
    std::string line = "COMPREPLY=($(compgen ";
    if (value.takes == Takes::files) line += "-f ";
    if (value.takes == Takes::folders) line += "-d ";
    if (!value.words.empty()) line += "-W " + quoted(spaced(value.words)) + ' ';
    return line + "-- \"$cur\"))";
}

void print_bash(std::ostream& out) {
    out << "# bash completion of sixskulls: source <(sixskulls completion bash)\n"
           "_sixskulls() {\n"
           "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} i\n"
           "    local -a words=()\n"
           "    COMPREPLY=()\n"
           "    for ((i = 1; i < COMP_CWORD; ++i)); do\n"
           "        case ${COMP_WORDS[i]} in\n"
           "            --lang) ((++i)) ;;\n"
           "            -*) ;;\n"
           "            *) words+=(\"${COMP_WORDS[i]}\") ;;\n"
           "        esac\n"
           "    done\n"
           "    case \"$prev\" in\n"
           "        --lang) "
        << bash_words(value_of(kLang))
        << "; return ;;\n"
           "    esac\n"
           "    case \"${words[0]-} ${words[1]-}\" in\n";
    for (const CommandSpec& spec : commands()) {
        const bool verb = !second_word(spec.name).empty();
        out << "        " << quoted(std::string(spec.name) + (verb ? "" : " ")) << (verb ? "" : "*")
            << ")\n"
            << "            case \"$prev\" in\n";
        std::string names;
        for (const OptionSpec* option : options_of(spec)) {
            names += (names.empty() ? "--" : " --") + std::string(option->name);
            if (option->kind == OptionKind::flag || option == &kLang) continue;
            out << "                --" << option->name << ") " << bash_words(value_of(*option))
                << "; return ;;\n";
        }
        out << "            esac\n"
               "            if [[ $cur == -* ]]; then\n"
               "                COMPREPLY=($(compgen -W "
            << quoted(names) << " -- \"$cur\"))\n"
            << "            else\n                " << bash_words(value_of(spec.words))
            << "\n            fi ;;\n";
    }
    for (const std::string& word : first_words())
        if (const std::string verbs = verbs_of(word); !verbs.empty())
            out << "        " << quoted(word + ' ') << ") COMPREPLY=($(compgen -W " << quoted(verbs)
                << " -- \"$cur\")) ;;\n";
    out << "        ' ') COMPREPLY=($(compgen -W "
        << quoted(spaced(first_words()) + " help --lang --help --version")
        << " -- \"$cur\")) ;;\n"
           "    esac\n"
           "}\n"
           "complete -o filenames -F _sixskulls sixskulls\n";
}

// --- zsh ---

// Within a specification of _arguments and _describe: what would end a part of it.
std::string zsh_safe(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') safe += '\\';
        safe += c;
    }
    return safe;
}

std::string zsh_action(const Value& value, std::string_view shown) {
    const std::string label = zsh_safe(shown);
    switch (value.takes) {
        case Takes::words:
            return label + ":(" + spaced(value.words) + ')';
        case Takes::folders:
            return label + ":_files -/";
        case Takes::files:
            if (value.words.empty()) return label + ":_files";
            return label + ":{ compadd -- " + spaced(value.words) + "; _files }";
        case Takes::nothing:
            break;
    }
    return label + ": ";
}

void print_zsh(Language language, std::ostream& out) {
    out << "#compdef sixskulls\n"
           "_sixskulls() {\n"
           "    local -a list\n"
           "    if (( CURRENT == 2 )); then\n"
           "        list=(\n";
    for (const std::string& word : first_words()) {
        std::string about;
        for (const CommandSpec& spec : commands())
            if (first_word(spec.name) == word)
                about = second_word(spec.name).empty() ? say(language, spec.help) : verbs_of(word);
        out << "            " << quoted(zsh_safe(word) + ':' + zsh_safe(about)) << '\n';
    }
    out << "        )\n"
           "        _describe command list\n"
           "        return\n"
           "    fi\n"
           "    case \"$words[2]\" in\n";
    for (const std::string& word : first_words()) {
        if (verbs_of(word).empty()) continue;
        out << "        " << word
            << ")\n"
               "            if (( CURRENT == 3 )); then\n"
               "                list=(\n";
        for (const CommandSpec& spec : commands())
            if (first_word(spec.name) == word)
                out << "                    "
                    << quoted(zsh_safe(second_word(spec.name)) + ':' +
                              zsh_safe(say(language, spec.help)))
                    << '\n';
        out << "                )\n"
               "                _describe command list\n"
               "                return\n"
               "            fi ;;\n";
    }
    out << "    esac\n"
           "    case \"$words[2] $words[3]\" in\n";
    for (const CommandSpec& spec : commands()) {
        const bool verb = !second_word(spec.name).empty();
        out << "        " << quoted(std::string(spec.name) + (verb ? "" : " ")) << (verb ? "" : "*")
            << ")\n"
            << "            shift " << (verb ? 2 : 1) << " words; (( CURRENT -= " << (verb ? 2 : 1)
            << " ))\n"
               "            _arguments";
        for (const OptionSpec* option : options_of(spec)) {
            std::string text = "--" + std::string(option->name) + '[' +
                               zsh_safe(say(language, option->help)) + ']';
            if (option->kind != OptionKind::flag)
                text += ':' + zsh_action(value_of(*option), value_shown(language, *option));
            out << " \\\n                " << quoted(text);
        }
        if (!spec.words.empty())
            out << " \\\n                "
                << quoted("*:" +
                          zsh_action(value_of(spec.words), placeholder(language, spec.words)));
        out << " ;;\n";
    }
    out << "    esac\n"
           "}\n"
           "if [[ $funcstack[1] == _sixskulls ]]; then _sixskulls \"$@\"; "
           "else compdef _sixskulls sixskulls; fi\n";
}

// --- fish ---

// In fish a backslash means itself within single quotes, but before a quote or another one.
std::string fish_quoted(std::string_view text) {
    std::string safe = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') safe += '\\';
        safe += c;
    }
    return safe + "'";
}

std::string fish_value(const Value& value) {
    std::string text = value.takes == Takes::files || value.takes == Takes::folders ? " -r" : " -x";
    if (value.takes == Takes::files) text += " -F";
    if (value.takes == Takes::folders)
        text += " -a " + fish_quoted("(__fish_complete_directories)");
    if (!value.words.empty()) text += " -a " + fish_quoted(spaced(value.words));
    return text;
}

void print_fish(Language language, std::ostream& out) {
    const std::string line = "complete -c sixskulls";
    out << "# fish completion of sixskulls: sixskulls completion fish | source\n"
           "function __sixskulls_at\n"
           "    set -l words (commandline -opc | string match -v -- '-*')[2..-1]\n"
           "    test \"$words[1..2]\" = \"$argv\"; or test \"$words[1]\" = \"$argv\"\n"
           "end\n"
           "function __sixskulls_begins\n"
           "    set -l words (commandline -opc | string match -v -- '-*')[2..-1]\n"
           "    test (count $words) -eq (count $argv); and test \"$words\" = \"$argv\"\n"
           "end\n"
        << line << " -f\n"
        << line << " -l lang -d " << fish_quoted(say(language, kLang.help))
        << fish_value(value_of(kLang)) << '\n'
        << line << " -l help -d " << fish_quoted(say(language, kHelp.help)) << '\n'
        << line << " -n __sixskulls_begins -l version -d "
        << fish_quoted(say(language, kVersion.help)) << '\n';
    for (const std::string& word : first_words())
        out << line << " -n __sixskulls_begins -a " << word << '\n';
    for (const CommandSpec& spec : commands()) {
        if (const std::string_view verb = second_word(spec.name); !verb.empty())
            out << line << " -n '__sixskulls_begins " << first_word(spec.name) << "' -a " << verb
                << " -d " << fish_quoted(say(language, spec.help)) << '\n';
        const std::string here = line + " -n '__sixskulls_at " + std::string(spec.name) + '\'';
        for (const OptionSpec& option : spec.options)
            out << here << " -l " << option.name
                << (option.kind == OptionKind::flag ? "" : fish_value(value_of(option))) << " -d "
                << fish_quoted(say(language, option.help)) << '\n';
        const Value words = value_of(spec.words);
        if (words.takes == Takes::files) out << here << " -F\n";
        if (!words.words.empty()) out << here << " -a " << fish_quoted(spaced(words.words)) << '\n';
    }
}

}  // namespace

int run_completion(const Arguments& args, std::ostream& out, std::ostream&) {
    if (args.verb() == "bash") print_bash(out);
    if (args.verb() == "zsh") print_zsh(args.language, out);
    if (args.verb() == "fish") print_fish(args.language, out);
    return kSuccess;
}

}  // namespace six::cli
