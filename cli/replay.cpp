#include "io/replay/replay.h"

#include <ostream>
#include <sstream>
#include <variant>

#include "cli/battle_screen.h"
#include "cli/commands.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "io/language/describe.h"
#include "io/language/names.h"
#include "io/replay/replay_export.h"
#include "io/replay/replay_story.h"
#include "io/text/file_read.h"

namespace six::cli {
namespace {

using io::Ending;
using io::Error;
using io::Language;
using io::Replay;
using io::say;

Expected<Replay, Error> load_replay(const std::string& file) {
    // One byte more than allowed tells the reader that the file is too large.
    auto text = io::read_file(file, io::kMaxReplay);
    if (!text) return text.error();
    return io::parse_replay(*text);
}

// --- show, export ---

Seat recorded_defender(const Replay& replay) {
    const auto start = io::start_of(replay);
    if (!start) return {};
    const auto* agreement = std::get_if<Agreement>(&*start);
    return agreement != nullptr ? agreement->defender
                                : std::get<io::BattleStart>(*start).table.defender;
}

void tell(const Replay& replay, Language language, const Terminal& terminal, std::ostream& out) {
    out << printable(io::heading_of(language, replay)) << '\n';
    if (const Seat defender = recorded_defender(replay); defender.exists()) {
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

int show_replay(const Arguments& args, std::ostream& out, std::ostream& err) {
    const std::string& file = args.words[0];
    const auto replay = load_replay(file);
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
    return args.value_or("format", target.ends_with(".html")            ? "html"
                                   : target.ends_with(".json")          ? "json"
                                   : target.empty() && args.has("json") ? "json"
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
    if (const int code = check_out(args, err); code != kSuccess) return code;
    const std::string& file = args.words[0];
    const auto replay = load_replay(file);
    if (!replay) return failure(args, err, io::within(file, replay.error()));
    const std::string text = account(*replay, args.language, format_of(args));
    const auto target = args.value("out");
    if (!target) {
        out << text;
        return kSuccess;
    }
    const int code = write_out(args, std::string(*target), text, err);
    if (code == kSuccess && args.has("json"))
        out << io::exported_json(std::string(*target), format_of(args));
    return code;
}

// --- verify ---

bool verify(const Arguments& args, const std::string& file, std::ostream& out, std::ostream& err) {
    const Language language = args.language;
    const std::string name = printable(file);
    const auto replay = load_replay(file);
    if (!replay) {
        if (args.has("json"))
            out << io::refusal_json(file, replay.error(), language) << '\n';
        else
            out << printable(say(language, io::within(file, replay.error()))) << '\n';
        return false;
    }
    const io::Rerun again = [&] {
        Progress progress(args, err, "cli.progress.verifying");
        return io::rerun(*replay, [&](std::size_t lines, const io::BattleStart*) {
            progress.at(lines, replay->lines.size());
        });
    }();
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
    if (args.verb() == "show") return show_replay(args, out, err);
    if (args.verb() == "export") return write_account(args, out, err);
    bool all = true;
    for (const std::string& file : args.words) all = verify(args, file, out, err) && all;
    return all ? kSuccess : kFailure;
}

}  // namespace six::cli
