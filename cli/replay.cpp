#include "io/replay.h"

#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>
#include <variant>

#include "cli/battle_screen.h"
#include "cli/commands.h"
#include "cli/out_file.h"
#include "cli/terminal.h"
#include "io/describe.h"
#include "io/names.h"
#include "io/replay_export.h"
#include "io/replay_story.h"

namespace six::cli {
namespace {

using io::Ending;
using io::Error;
using io::Language;
using io::Replay;
using io::say;

Expected<std::string, Error> read_file(const std::string& file) {
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed))
        return Error{"", "cli.replay.unreadable", {}};
    std::ifstream in(file, std::ios::binary);
    std::string text;
    // One byte more than allowed tells the reader that the file is too large.
    char block[1 << 16];
    while (in && text.size() <= io::kMaxReplay) {
        in.read(block, sizeof block);
        text.append(block, static_cast<std::size_t>(in.gcount()));
    }
    if (!in.eof() && text.size() <= io::kMaxReplay) return Error{"", "cli.replay.unreadable", {}};
    return text;
}

Expected<Replay, Error> load(const std::string& file) {
    auto text = read_file(file);
    if (!text) return text.error();
    return io::parse_replay(*text);
}

// --- show, export ---

Seat defender_of(const Replay& replay) {
    const auto start = io::start_of(replay);
    if (!start) return {};
    const auto* agreement = std::get_if<Agreement>(&*start);
    return agreement != nullptr ? agreement->defender
                                : std::get<io::BattleStart>(*start).table.defender;
}

void tell(const Replay& replay, Language language, const Terminal& terminal, std::ostream& out) {
    out << printable(io::heading_of(language, replay)) << '\n';
    if (const Seat defender = defender_of(replay); defender.exists()) {
        io::Names names;
        names.seats = replay.seats;
        out << siege_line(language, names, defender) << '\n';
    }
    std::size_t number = 0;
    for (const io::StoryLine& line : io::story_of(replay, language)) {
        const std::string head = say(language, "replay.command",
                                     {{"n", std::to_string(++number)},
                                      {"seat", line.by},
                                      {"command", printable(line.command)}});
        out << '\n' << paint(terminal, Colour::bold, head) << '\n';
        for (const std::string& sentence : line.sentences)
            out << "    " << printable(sentence) << '\n';
    }
    out << '\n' << io::ending_of(language, replay) << '\n';
}

int show(const Arguments& args, std::ostream& out, std::ostream& err) {
    const std::string& file = args.words[0];
    const auto replay = load(file);
    if (!replay) {
        if (args.has("json")) out << io::refusal_json(file, replay.error(), args.language) << '\n';
        return failure(args, err, io::within(file, replay.error()));
    }
    if (args.has("json"))
        out << io::story_json(*replay, args.language) << '\n';
    else
        tell(*replay, args.language, terminal_of(out), out);
    return kSuccess;
}

// The form that was asked for, or the one that fits the ending of the file.
std::string_view format_of(const Arguments& args) {
    const std::string_view target = args.value_or("out", "");
    return args.value_or("format", target.ends_with(".html")   ? "html"
                                   : target.ends_with(".json") ? "json"
                                                               : "text");
}

std::string account(const Replay& replay, Language language, std::string_view format) {
    if (format == "html") return io::replay_html(replay, language);
    if (format == "json") return io::story_json(replay, language) + '\n';
    std::ostringstream text;
    tell(replay, language, Terminal{}, text);
    return text.str();
}

int write_account(const Arguments& args, std::ostream& out, std::ostream& err) {
    const std::string& file = args.words[0];
    const auto replay = load(file);
    if (!replay) return failure(args, err, io::within(file, replay.error()));
    const std::string text = account(*replay, args.language, format_of(args));
    const auto target = args.value("out");
    if (!target)
        out << text;
    else if (!write_out(std::string(*target), text))
        return failure(args, err, "cli.replay.unwritable", {{"file", printable(*target)}});
    return kSuccess;
}

// --- verify ---

bool verify(const Arguments& args, const std::string& file, std::ostream& out) {
    const Language language = args.language;
    const std::string name = printable(file);
    const auto replay = load(file);
    if (!replay) {
        if (args.has("json"))
            out << io::refusal_json(file, replay.error(), language) << '\n';
        else
            out << printable(say(language, io::within(file, replay.error()))) << '\n';
        return false;
    }
    const io::Rerun again = io::rerun(*replay);
    const bool ok = !again.difference && replay->ending != Ending::missing;
    if (args.has("json")) {
        out << io::verdict_json(file, *replay, again, language) << '\n';
        return ok;
    }
    const std::vector<io::Argument> facts = {{"file", name},
                                             {"count", std::to_string(again.same_lines)},
                                             {"rules", printable(replay->rules)},
                                             {"version", std::to_string(replay->rules_version)}};
    if (again.difference) {
        out << say(language, "cli.replay.differs", facts) << '\n'
            << "    " << printable(say(language, io::within(file, *again.difference))) << '\n';
        if (again.refusal)
            out << "    " << printable(io::describe(language, again.names, *again.refusal)) << '\n';
    } else {
        out << say(language, again.other_rules ? "cli.replay.same_events" : "cli.replay.same",
                   facts)
            << '\n';
    }
    if (replay->ending == Ending::missing)
        out << "    " << io::ending_of(language, *replay) << '\n';
    return ok;
}

}  // namespace

int run_replay(const Arguments& args, std::ostream& out, std::ostream& err) {
    if (args.verb() == "show") return show(args, out, err);
    if (args.verb() == "export") return write_account(args, out, err);
    bool all = true;
    for (const std::string& file : args.words) all = verify(args, file, out) && all;
    return all ? kSuccess : kFailure;
}

}  // namespace six::cli
