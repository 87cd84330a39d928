#include "cli/args.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstdlib>

#include "cli/option_text.h"
#include "cli/terminal.h"
#include "io/text/nearest.h"

namespace six::cli {
namespace {

using io::Argument;
using io::Language;
using io::say;

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string listed(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ", ";
        text += word;
    }
    return text;
}

// "--seed=7" is the option "seed" with the value "7" inside it.
struct OptionWord {
    std::string_view name;
    std::optional<std::string_view> value;
};
bool is_option(std::string_view word) {
    return word.size() > 1 && word[0] == '-';
}
OptionWord option_word(std::string_view word) {
    if (word == "-h") return {kHelp.name, std::nullopt};
    if (!word.starts_with("--")) return {word, std::nullopt};  // with its dash nobody is called so
    word.remove_prefix(2);
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return {word, std::nullopt};
    return {word.substr(0, equals), word.substr(equals + 1)};
}

std::optional<Language> language_named(std::string_view name) {
    if (name == "en") return Language::en;
    if (name == "de") return Language::de;
    return std::nullopt;
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return number;
}

// Walks the line once, from left to right; the first thing not understood ends it.
class Parser {
public:
    Parser(std::span<const CommandSpec> commands, std::span<const std::string> line,
           Language language)
        : commands_(commands), line_(line), language_(language) {}

    Parsed parse() {
        find_language();
        if (auto early = find_command()) return std::move(*early);
        arguments_.language = language_;
        arguments_.command = command_;
        while (at_ < line_.size())
            if (auto error = take_word()) return std::move(*error);
        return judge_words();
    }

private:
    // Whatever goes wrong is said in the language asked for, wherever in the line that stands.
    void find_language() {
        for (std::size_t i = 0; i < line_.size() && line_[i] != "--"; ++i) {
            if (!is_option(line_[i])) continue;
            const OptionWord word = option_word(line_[i]);
            if (word.name != kLang.name) continue;
            const std::string_view value = word.value             ? *word.value
                                           : i + 1 < line_.size() ? std::string_view(line_[i + 1])
                                                                  : std::string_view{};
            if (const auto language = language_named(value)) language_ = *language;
        }
    }

    bool json_is_wanted() const {
        for (std::size_t i = 0; i < line_.size() && line_[i] != "--"; ++i)
            if (line_[i] == "--json") return true;
        return false;
    }

    bool help_is_wanted() const {
        for (std::size_t i = at_; i < line_.size() && line_[i] != "--"; ++i)
            if (line_[i] == "--help" || line_[i] == "-h") return true;
        return false;
    }

    // Up to the command and its verb only --lang, --help and --version may stand.
    std::optional<Parsed> find_command() {
        std::vector<std::string_view> names;
        bool wants_help = false;
        for (; at_ < line_.size(); ++at_) {
            const std::string_view word = line_[at_];
            if (word == "--") continue;  // a command is no option anyway
            if (is_option(word)) {
                const OptionWord option = option_word(word);
                if (option.name == kVersion.name) return VersionWanted{language_};
                if (option.name == kHelp.name) {
                    wants_help = true;
                } else if (option.name == kLang.name) {
                    if (auto error = take_option()) return error;
                    --at_;
                } else {
                    return refuse("cli.usage.option_before_command",
                                  {{"option", printable(word.substr(0, word.find('=')))}});
                }
                continue;
            }
            if (word == "help" && names.empty()) {
                wants_help = true;
                continue;
            }
            names.push_back(word);
            if (auto error = judge_names(names)) return error;
            if (command_ != nullptr) {
                ++at_;
                break;
            }
        }
        if (command_ != nullptr) {
            if (wants_help || help_is_wanted())
                return HelpWanted{language_, std::string(command_->name)};
            return std::nullopt;
        }
        if (wants_help || names.empty())
            return HelpWanted{language_, names.empty() ? "" : std::string(names[0])};
        return refuse("cli.usage.missing_verb",
                      {{"command", std::string(names[0])}, {"list", listed(verbs_of(names[0]))}});
    }

    // Sets the command when the words name one; an error when no command begins so.
    std::optional<Parsed> judge_names(std::span<const std::string_view> names) {
        for (const CommandSpec& spec : commands_) {
            const bool has_verb = spec.name != first_word(spec.name);
            if (first_word(spec.name) != names[0]) continue;
            if (!has_verb || (names.size() == 2 && second_word(spec.name) == names[1]))
                command_ = &spec;
        }
        if (command_ != nullptr) return std::nullopt;
        const std::vector<std::string_view> verbs = verbs_of(names[0]);
        if (verbs.empty())
            return refuse_word("cli.usage.unknown_command", {}, names[0], command_words());
        topic_ = names[0];
        if (names.size() == 2)
            return refuse_word("cli.usage.unknown_verb", {{"command", std::string(names[0])}},
                               names[1], verbs);
        return std::nullopt;
    }

    std::vector<std::string_view> command_words() const {
        std::vector<std::string_view> words;
        for (const CommandSpec& spec : commands_)
            if (words.empty() || words.back() != first_word(spec.name))
                words.push_back(first_word(spec.name));
        return words;
    }
    std::vector<std::string_view> verbs_of(std::string_view command) const {
        std::vector<std::string_view> verbs;
        for (const CommandSpec& spec : commands_)
            if (first_word(spec.name) == command && !second_word(spec.name).empty())
                verbs.push_back(second_word(spec.name));
        return verbs;
    }

    std::optional<Parsed> take_word() {
        const std::string& word = line_[at_];
        if (only_words_ || !is_option(word)) {
            arguments_.words.push_back(word);
            ++at_;
            return std::nullopt;
        }
        if (word == "--") {
            only_words_ = true;
            ++at_;
            return std::nullopt;
        }
        return take_option();
    }

    std::optional<Parsed> take_option() {
        const std::string& word = line_[at_];
        const OptionWord option = option_word(word);
        const OptionSpec* spec = option_spec(option.name);
        const std::string dashed = printable(word.substr(0, word.find('=')));
        if (spec == nullptr) {
            std::vector<std::string> shown;
            for (const std::string_view name : option_names())
                shown.push_back("--" + std::string(name));
            return refuse_word("cli.usage.unknown_option",
                               {{"command", std::string(command_->name)}}, dashed,
                               {shown.begin(), shown.end()});
        }
        ++at_;
        if (spec->kind == OptionKind::flag) {
            if (option.value)
                return refuse("cli.usage.flag_with_value",
                              {{"option", dashed}, {"word", printable(*option.value)}});
            arguments_.options.emplace_back(option.name, "");
            return std::nullopt;
        }
        if (!option.value && (at_ == line_.size() || line_[at_].starts_with("--")))
            return refuse("cli.usage.missing_value",
                          {{"option", dashed}, {"value", value_shown(language_, *spec)}});
        const std::string value(option.value ? *option.value : std::string_view(line_[at_++]));
        if (auto error = judge_value(*spec, value)) return error;
        arguments_.options.emplace_back(option.name, value);
        return std::nullopt;
    }

    std::optional<Parsed> judge_value(const OptionSpec& spec, const std::string& value) const {
        const std::string dashed = "--" + std::string(spec.name);
        if (spec.kind == OptionKind::number) {
            const auto number = whole_number(value);
            if (!number || *number < spec.low || *number > spec.high)
                return refuse("cli.usage.bad_number", {{"option", dashed},
                                                       {"word", printable(value)},
                                                       {"low", std::to_string(spec.low)},
                                                       {"high", std::to_string(spec.high)}});
        }
        if (spec.kind == OptionKind::choice) {
            const std::vector<std::string_view> choices = split(spec.value, '|');
            if (std::find(choices.begin(), choices.end(), value) == choices.end())
                return refuse_word("cli.usage.bad_choice", {{"option", dashed}}, value, choices);
        }
        if (spec.kind == OptionKind::text && value.empty())
            return refuse("cli.usage.missing_value",
                          {{"option", dashed}, {"value", value_shown(language_, spec)}});
        return std::nullopt;
    }

    Parsed judge_words() {
        const std::size_t count = arguments_.words.size();
        const std::string name(command_->name);
        if (count < command_->least_words)
            return refuse("cli.usage.too_few_words",
                          {{"command", name}, {"words", placeholder(language_, command_->words)}});
        if (count > command_->most_words)
            return refuse(
                "cli.usage.too_many_words",
                {{"command", name}, {"word", printable(arguments_.words[command_->most_words])}});
        return std::move(arguments_);
    }

    const OptionSpec* option_spec(std::string_view name) const {
        for (const OptionSpec* common : {&kLang, &kHelp})
            if (common->name == name) return common;
        if (command_ == nullptr) return nullptr;
        for (const OptionSpec& option : command_->options)
            if (option.name == name) return &option;
        return nullptr;
    }
    std::vector<std::string_view> option_names() const {
        std::vector<std::string_view> names;
        for (const OptionSpec& option : command_->options) names.push_back(option.name);
        names.push_back(kLang.name);
        names.push_back(kHelp.name);
        return names;
    }

    Parsed refuse(std::string_view key, const std::vector<Argument>& arguments) const {
        return UsageError{language_, say(language_, key, arguments), topic(), std::string(key),
                          json_is_wanted()};
    }
    // A word that is not among those known: the nearest is suggested, and all are listed.
    Parsed refuse_word(std::string_view key, std::vector<Argument> arguments, std::string_view word,
                       const std::vector<std::string_view>& known) const {
        arguments.push_back({"word", printable(word)});
        std::string message = say(language_, key, arguments);
        const std::string_view near = nearest(word, known);
        if (!near.empty())
            message +=
                ' ' + say(language_, "cli.usage.did_you_mean", {{"word", std::string(near)}});
        message += ' ' + say(language_, "cli.usage.expected", {{"list", listed(known)}});
        return UsageError{language_, message, topic(), std::string(key), json_is_wanted()};
    }

    std::string topic() const { return command_ == nullptr ? topic_ : std::string(command_->name); }

    std::span<const CommandSpec> commands_;
    std::span<const std::string> line_;
    Language language_;
    std::size_t at_ = 0;
    bool only_words_ = false;
    const CommandSpec* command_ = nullptr;
    std::string topic_;  // the command, while its verb is not known
    Arguments arguments_;
};

}  // namespace

std::string_view Arguments::verb() const {
    return second_word(command->name);
}

std::optional<std::string_view> Arguments::value(std::string_view option) const {
    for (auto given = options.rbegin(); given != options.rend(); ++given)
        if (given->first == option) return given->second;
    return std::nullopt;
}

bool Arguments::has(std::string_view option) const {
    return value(option).has_value();
}

std::string_view Arguments::value_or(std::string_view option, std::string_view otherwise) const {
    return value(option).value_or(otherwise);
}

std::uint64_t Arguments::number_or(std::string_view option, std::uint64_t otherwise) const {
    const auto given = value(option);
    if (!given) return otherwise;
    const auto number = whole_number(*given);
    assert(number.has_value());  // the parser let nothing else pass
    return *number;
}

Parsed parse(std::span<const CommandSpec> commands, std::span<const std::string> line,
             Language language) {
    return Parser(commands, line, language).parse();
}

Language language_of_environment() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        return std::string_view(value).starts_with("de") ? Language::de : Language::en;
    }
    return Language::en;
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
    return io::nearest_word(word, known);
}

}  // namespace six::cli
