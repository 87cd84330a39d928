// why: one command in a scenario's position, and everything that decides about it: the verdict, the
// sum term by term, the odds of every outcome, and the clauses in full. With --editions two
// editions are asked and told side by side.
#include "io/language/why.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/edition.h"
#include "cli/terminal.h"
#include "cli/why_answer.h"
#include "cli/why_sides.h"
#include "io/answers/why_json.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/language/why_compare.h"
#include "io/scenario/decline.h"
#include "io/scenario/scenario_book.h"
#include "io/scenario/scenario_lay.h"

namespace six::cli {
namespace {

using io::Error;
using io::LaidScenario;
using io::say;
using io::Scenario;

constexpr std::string_view kChance = "chance";

// --- from the file to the position ---

void complain_of(const Arguments& args, std::ostream& err, const std::vector<Error>& errors) {
    for (const Error& error : errors) failure(args, err, error);
}

std::optional<Scenario> load_scenario(const Arguments& args, std::ostream& err) {
    const std::string& file = args.words[0];
    const auto text = io::read_scenario_file(file);
    if (!text) {
        complain_of(args, err, {text.error()});
        return std::nullopt;
    }
    auto scenario = io::parse_scenario(*text, file, io::ScenarioUse::ask);
    if (!scenario) {
        complain_of(args, err, scenario.error());
        return std::nullopt;
    }
    return *std::move(scenario);
}

io::CommandContext context_of(const LaidScenario& laid) {
    const BattleGame& game = *laid.game;
    return {laid.names, game.in_setup() ? game.agreement()->catalog : game.table().catalog,
            game.in_setup() ? nullptr : &game.state()};
}

// One step of the file's script: what it says must happen, happens.
std::optional<Error> take_step(const Arguments& args, LaidScenario& laid, const io::Step& step) {
    const auto stuck = [&](std::string why) {
        return Error{args.words[0] + ":" + std::to_string(step.place.line),
                     "cli.why.script_stops",
                     {{"command", printable(step.command)}, {"why", std::move(why)}}};
    };
    if (step.decline_all) {
        Events told;
        while (const auto answer = io::declining_answer(*laid.game, step.sender))
            if (!laid.game->step(step.sender, *answer, told)) break;
        return std::nullopt;
    }
    const auto command = io::parse_command(step.command, context_of(laid));
    if (!command) return stuck(say(args.language, command.error()));
    const bool setup = laid.game->in_setup();
    Events events;
    const auto done = laid.game->step(step.sender, *command, events);
    if (done && step.refusal) return stuck(say(args.language, "scenario.was_allowed"));
    if (!done && !step.refusal) return stuck(io::describe(args.language, laid.names, done.error()));
    if (setup && !laid.game->in_setup()) io::name_figures(laid);
    return std::nullopt;
}

std::size_t steps_asked(const Arguments& args, const Scenario& scenario) {
    return static_cast<std::size_t>(args.number_or("at", scenario.steps.size()));
}

// The game after so many steps of the script, or what keeps this edition from getting there.
Expected<std::shared_ptr<LaidScenario>, Error> position_of(const Arguments& args,
                                                           const Scenario& scenario,
                                                           Edition edition) {
    auto laid = io::lay_scenario(scenario, edition, args.language);
    if (!laid) return laid;
    for (std::size_t i = 0; i < steps_asked(args, scenario); ++i)
        if (auto error = take_step(args, **laid, scenario.steps[i])) return *std::move(error);
    const BattleGame& game = *(*laid)->game;
    if (game.in_setup()) return Error{{}, "cli.why.in_setup", {}};
    if (game.state().phase == Phase::over) return Error{{}, "cli.why.over", {}};
    return laid;
}

// --- the command ---

struct Asked {
    Seat sender;
    Command command;
};

// "red close A at B"; without a seat the one whose answer is owed asks, and chance rolls.
std::optional<Asked> read_command(const Arguments& args, std::ostream& err,
                                  const LaidScenario& laid) {
    std::string text;
    for (std::size_t i = 1; i < args.words.size(); ++i) text += (i > 1 ? " " : "") + args.words[i];
    const std::size_t begin = text.find_first_not_of(' ');
    const std::size_t end = std::min(text.find(' ', std::min(begin, text.size())), text.size());
    const std::string first =
        begin == std::string::npos ? std::string() : text.substr(begin, end - begin);
    const auto seat = laid.names.find_seat(first);
    const bool named = seat.has_value() || first == kChance;
    // The seat is blanked out, so that errors name the right column.
    if (named) text.replace(begin, first.size(), first.size(), ' ');
    const auto command = io::parse_command(text, context_of(laid));
    if (!command) {
        usage(args, err, "cli.why.unreadable", {{"why", say(args.language, command.error())}});
        return std::nullopt;
    }
    if (named) return Asked{seat.value_or(Seat{}), *command};
    const bool of_chance = as<Roll>(*command) != nullptr || as<CallTime>(*command) != nullptr;
    return Asked{of_chance ? Seat{} : laid.game->next_decision().seat, *command};
}

io::Why ask(const LaidScenario& laid, const Asked& asked) {
    return io::ask_why(laid.game->table(), laid.game->state(), asked.sender, asked.command);
}

int answer_alone(const Arguments& args, std::ostream& out, std::ostream& err,
                 const Scenario& scenario) {
    const auto laid = position_of(args, scenario, scenario.editions[0]);
    if (!laid) return failure(args, err, laid.error());
    const auto asked = read_command(args, err, **laid);
    if (!asked) return kUsage;
    const io::Why why = ask(**laid, *asked);
    if (args.has("json")) {
        out << io::why_json(args.language, (*laid)->names, (*laid)->game->table(),
                            (*laid)->game->state(), why);
        return kSuccess;
    }
    const WhyPage page{out, terminal_of(out), args.language};
    print_question(page, **laid, why);
    print_decision(page, **laid, why);
    print_clauses(page, say(args.language, "cli.why.heading.clauses"),
                  io::clauses_of(why, (*laid)->names.edition));
    return kSuccess;
}

// One of them that cannot lay the position refuses it by that; both are a failure.
int answer_both(const Arguments& args, std::ostream& out, std::ostream& err,
                const Scenario& scenario, const EditionPair& editions) {
    std::array<WhySideLaid, 2> sides;
    std::vector<Error> errors;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        sides[i].edition = editions[i];
        const auto laid = position_of(args, scenario, editions[i]);
        if (!laid) {
            errors.push_back(laid.error());
            sides[i].refused = say(args.language, laid.error());
            continue;
        }
        const auto asked = read_command(args, err, **laid);
        if (!asked) return kUsage;
        sides[i].laid = *laid;
        sides[i].why = ask(**laid, *asked);
    }
    if (errors.size() == sides.size()) {
        complain_of(args, err, errors);
        return kFailure;
    }
    const io::WhySides told = told_sides(sides);
    if (args.has("json"))
        out << io::why_json(args.language, told);
    else
        print_sides({out, terminal_of(out), args.language}, sides, told);
    return kSuccess;
}

}  // namespace

int run_why(const Arguments& args, std::ostream& out, std::ostream& err) {
    const auto editions = edition_pair(args, err);
    if (args.has("editions") && !editions) return kUsage;
    const auto scenario = load_scenario(args, err);
    if (!scenario) return kFailure;
    const std::size_t all = scenario->steps.size();
    if (const std::size_t steps = steps_asked(args, *scenario); steps > all)
        return failure(args, err, "cli.why.no_such_step",
                       {{"n", std::to_string(steps)}, {"count", std::to_string(all)}});
    return editions ? answer_both(args, out, err, *scenario, *editions)
                    : answer_alone(args, out, err, *scenario);
}

}  // namespace six::cli
