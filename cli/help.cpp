#include <algorithm>
#include <ostream>

#include "cli/args.h"
#include "cli/option_text.h"
#include "cli/terminal.h"

namespace six::cli {

using io::Argument;
using io::Language;
using io::say;

std::string_view first_word(std::string_view name) {
    return name.substr(0, name.find(' '));
}
std::string_view second_word(std::string_view name) {
    const std::size_t blank = name.find(' ');
    return blank == std::string_view::npos ? std::string_view{} : name.substr(blank + 1);
}

std::string placeholder(Language language, std::string_view shown) {
    if (const std::size_t blank = shown.find(' '); blank != std::string_view::npos)
        return placeholder(language, shown.substr(0, blank)) + ' ' +
               placeholder(language, shown.substr(blank + 1));
    if (shown.starts_with('[') && shown.ends_with(']'))
        return '[' + placeholder(language, shown.substr(1, shown.size() - 2)) + ']';
    std::string_view name = shown;
    const bool repeats = name.ends_with("...");
    if (repeats) name.remove_suffix(3);
    std::string key = "cli.value.";
    for (const char c : name) key += static_cast<char>(c - 'A' + 'a');
    return say(language, key) + (repeats ? "..." : "");
}
std::string value_shown(Language language, const OptionSpec& option) {
    return option.kind == OptionKind::choice ? std::string(option.value)
                                             : placeholder(language, option.value);
}
std::string option_shown(Language language, const OptionSpec& option) {
    std::string text = "--" + std::string(option.name);
    if (option.kind != OptionKind::flag) text += ' ' + value_shown(language, option);
    return text;
}

namespace {

struct HelpRow {
    std::string left;
    std::string right;
};
// A list of choices that is too long for its column goes on below, behind some '|'.
std::vector<std::string> left_lines(std::string_view left, std::size_t room) {
    std::vector<std::string> lines = {"  "};
    while (!left.empty()) {
        const std::size_t end = std::min(left.find('|'), left.size() - 1) + 1;
        const std::string_view choice = left.substr(0, end);
        left.remove_prefix(end);
        constexpr std::size_t kFurther = 6;
        if (lines.back().size() > kFurther && columns_of(lines.back()) + columns_of(choice) > room)
            lines.emplace_back(kFurther, ' ');
        lines.back() += choice;
    }
    return lines;
}
std::vector<std::string> lines_in(std::string_view text) {
    std::vector<std::string> lines;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        if (end != std::string_view::npos) text.remove_prefix(end + 1);
    }
    return lines;
}
void print_rows(std::ostream& out, std::size_t columns, const std::vector<HelpRow>& rows) {
    std::size_t indent = 0;
    for (const HelpRow& row : rows) indent = std::max(indent, columns_of(row.left) + 4);
    indent = std::min({indent, std::size_t{38}, columns / 2});
    for (const HelpRow& row : rows) {
        std::vector<std::string> left = left_lines(row.left, indent - 2);
        // What cannot be broken has a line of its own.
        if (columns_of(left[0]) + 2 > indent) {
            out << left[0] << '\n';
            left[0].clear();
        }
        const std::vector<std::string> right = lines_in(wrap(row.right, columns - indent, 0));
        for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i)
            out << without_end(fit(i < left.size() ? left[i] : "", indent) +
                               (i < right.size() ? right[i] : ""))
                << '\n';
    }
}

// The line breaks between options, never within one.
std::string usage_line(Language language, const CommandSpec& spec, std::size_t columns,
                       std::size_t indent) {
    std::string line = std::string(kProgram) + ' ' + std::string(spec.name);
    if (!spec.words.empty()) line += ' ' + placeholder(language, spec.words);
    for (const OptionSpec& option : spec.options) {
        std::string shown = option_shown(language, option);
        if (const std::size_t blank = shown.find(' '); blank != std::string::npos)
            shown.replace(blank, 1, kNoBreak);
        line += " [" + shown + ']';
    }
    return wrap_kept(line, columns, indent);
}

void complain(std::ostream& err, const std::string& message) {
    err << kProgram << ": " << message << '\n';
}

void note(const Arguments& args, io::SaidError error) {
    if (args.complaints) args.complaints->push_back(std::move(error));
}

// The place and what the sentence names may be foreign text; the sentence is ours.
std::string sentence(Language language, const io::Error& error) {
    std::vector<Argument> arguments = error.arguments;
    for (Argument& argument : arguments) argument.value = printable(argument.value);
    const std::string place = error.where.empty() ? "" : printable(error.where) + ": ";
    return place + say(language, error.key, arguments);
}

}  // namespace

void print_help(std::span<const CommandSpec> commands, const HelpWanted& help, std::ostream& out) {
    const Language language = help.language;
    const std::size_t columns =
        static_cast<std::size_t>(std::clamp(terminal_of(out).columns, 40, 100));
    std::vector<HelpRow> options;
    std::vector<HelpRow> rows;
    for (const CommandSpec& spec : commands) {
        if (help.topic == spec.name) {
            out << wrap(say(language, spec.help), columns, 0) << "\n\n";
            const std::string label = say(language, "cli.help.usage") + ' ';
            out << label << usage_line(language, spec, columns, columns_of(label)) << '\n';
            for (const OptionSpec& option : spec.options)
                options.push_back({option_shown(language, option), say(language, option.help)});
        } else if (help.topic.empty() || help.topic == first_word(spec.name)) {
            std::string left(spec.name);
            if (!spec.words.empty()) left += ' ' + placeholder(language, spec.words);
            rows.push_back({left, say(language, spec.help)});
        }
    }
    if (help.topic.empty()) out << wrap(say(language, "cli.help.about"), columns, 0) << "\n\n";
    if (!rows.empty()) {
        out << say(language, "cli.help.commands") << '\n';
        print_rows(out, columns, rows);
    }
    for (const OptionSpec* common : {&kLang, &kHelp, &kVersion})
        if (common != &kVersion || help.topic.empty())
            options.push_back({option_shown(language, *common), say(language, common->help)});
    out << '\n' << say(language, "cli.help.options") << '\n';
    print_rows(out, columns, options);
    if (!rows.empty()) out << '\n' << wrap(say(language, "cli.help.more"), columns, 0) << '\n';
}

int usage(const UsageError& error, std::ostream& err) {
    complain(err, error.message);
    const std::string topic = error.topic.empty() ? std::string() : error.topic + ' ';
    err << say(error.language, "cli.usage.see_help",
               {{"line", std::string(kProgram) + ' ' + topic + "--help"}})
        << '\n';
    return kUsage;
}

int usage(const Arguments& args, std::ostream& err, std::string_view key,
          const std::vector<Argument>& arguments) {
    const std::string message = say(args.language, key, arguments);
    note(args, {"", std::string(key), message});
    return usage(UsageError{args.language, message, std::string(args.command->name)}, err);
}

int failure(const Arguments& args, std::ostream& err, std::string_view key,
            const std::vector<Argument>& arguments) {
    const std::string message = say(args.language, key, arguments);
    note(args, {"", std::string(key), message});
    complain(err, message);
    return kFailure;
}

int failure(const Arguments& args, std::ostream& err, const io::Error& error) {
    const std::string message = sentence(args.language, error);
    note(args, {error.where, error.key, message});
    complain(err, message);
    return kFailure;
}

void warn(const Arguments& args, std::ostream& err, const io::Error& error) {
    complain(err, sentence(args.language, error));
}

}  // namespace six::cli
