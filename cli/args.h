// The command line: a table of commands with their options, and a parser over it. Every word a
// person reads is a key, so `--help`, refusals and suggestions speak the language asked for. The
// parser knows no command; the table (cli/commands.cpp) is plain data, and a command is a function
// that gets what was parsed and two streams, so that a test can run it.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "io/answers/error_json.h"
#include "io/text/error.h"
#include "io/text/text.h"

namespace six::cli {

inline constexpr int kSuccess = 0;
inline constexpr int kFailure = 1;  // the work was understood and failed
inline constexpr int kUsage = 2;    // the command line was not understood

enum class OptionKind : std::uint8_t { flag, number, choice, text };

struct OptionSpec {
    std::string_view name;  // without the dashes: "seed"
    OptionKind kind = OptionKind::flag;
    std::string_view value = {};  // what stands for the value: "N", "FILE"; choice: "slow|fast"
    std::string_view help = {};   // text key
    std::uint64_t low = 0, high = ~std::uint64_t{0};  // of a number, both allowed
};

class Arguments;
using Run = int (*)(const Arguments&, std::ostream& out, std::ostream& err);

// One command, or one verb of a command: "signature", "rules show".
struct CommandSpec {
    std::string_view name;
    std::string_view help;        // text key: one sentence
    std::string_view words = {};  // positional words as shown in the usage line: "ID", "FILE..."
    std::size_t least_words = 0, most_words = 0;
    std::span<const OptionSpec> options = {};  // besides --lang and --help, which all have
    Run run = nullptr;
};
inline constexpr std::size_t kAnyNumber = ~std::size_t{0};

// What was parsed. Only what the command's table allows is in here: numbers are within their
// bounds, choices are among the choices, the number of words fits.
class Arguments {
public:
    const CommandSpec* command = nullptr;
    io::Language language = io::Language::en;
    std::vector<std::string> words;  // positional, in order; without the command and its verb

    std::string_view verb() const;  // "show" of "rules show"; empty when the command has none
    bool has(std::string_view option) const;  // --json: args.has("json")
    std::optional<std::string_view> value(std::string_view option) const;
    std::string_view value_or(std::string_view option, std::string_view otherwise) const;
    std::uint64_t number_or(std::string_view option, std::uint64_t otherwise) const;

    std::vector<std::pair<std::string, std::string>> options;  // in the order given; the last wins

    // What usage and failure have said, for the answer of a command with --json; null: nobody asks.
    std::shared_ptr<std::vector<io::SaidError>> complaints;
};

// A line that was not understood, or help that was asked for.
struct UsageError {
    io::Language language = io::Language::en;
    std::string message;   // whole sentences, ready to print
    std::string topic;     // whose --help to point at: "rules show"
    std::string key = {};  // of the first sentence
    bool json = false;     // --json stands in the line
};
struct HelpWanted {
    io::Language language = io::Language::en;
    std::string topic;  // "", "rules" or "rules show"
};
struct VersionWanted {
    io::Language language = io::Language::en;
};
using Parsed = std::variant<Arguments, UsageError, HelpWanted, VersionWanted>;

// `language` is what the environment asks for; --lang overrules it.
Parsed parse(std::span<const CommandSpec> commands, std::span<const std::string> line,
             io::Language language);

// LC_ALL, then LC_MESSAGES, then LANG: the first that is set decides; what begins with "de" is
// German.
io::Language language_of_environment();

// Prints help for everything (topic ""), for a command with verbs, or for one command.
void print_help(std::span<const CommandSpec> commands, const HelpWanted& help, std::ostream& out);

int usage(const UsageError&, std::ostream& err);

// For commands: "sixskulls: <words of the key>" on err, and the exit code to return. usage() adds
// the line that points at --help.
int usage(const Arguments&, std::ostream& err, std::string_view key,
          const std::vector<io::Argument>& arguments = {});
int failure(const Arguments&, std::ostream& err, std::string_view key,
            const std::vector<io::Argument>& arguments = {});
int failure(const Arguments&, std::ostream& err, const io::Error&);  // with its place
void warn(const Arguments&, std::ostream& err, const io::Error&);    // and the work goes on

// The nearest known word, or empty when none is near: for "did you mean".
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace six::cli
