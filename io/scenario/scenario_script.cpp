#include <algorithm>

#include "engine/messages/reason.h"
#include "io/scenario/scenario_reader.h"
#include "io/text/nearest.h"

namespace six::io {

namespace {

constexpr std::size_t kMaxSteps = 2000;

}  // namespace

// red move A to 10,14 [dice 3] | dice 3 | chance dice 3 | chance time | red decline_all | ...
// refused [U-MOVE-1] [beyond_speed]
ScenarioReader::Problem ScenarioReader::read_step(LineReader& line) {
    if (scenario_.steps.size() >= kMaxSteps)
        return line.error("scenario.too_many_steps", {{"most", std::to_string(kMaxSteps)}});
    Step step;
    step.place = place_of(line);
    const bool chance = line.take_if("chance") || line.peek() == "dice";
    if (chance && line.peek() != "dice" && line.peek() != "time") return line.expected("dice_word");
    if (!chance) {
        const auto seat = seat_named(line.peek());
        if (!seat) return line.expected("sender");
        step.sender = *seat;
        line.take();
    }
    if (!chance && line.take_if("decline_all")) {
        step.command = "decline_all";
        step.decline_all = true;
        scenario_.steps.push_back(std::move(step));
        return std::nullopt;
    }
    line.end_before("refused");
    if (!chance) line.end_before("dice");
    if (auto problem = read_command_words(line, step.command)) return problem;
    line.end_everywhere();
    line.end_before(";");

    if (line.peek() == "dice") {  // the roll this command makes chance owe
        Step roll;
        roll.place = place_of(line);
        line.end_before("refused");
        if (auto problem = read_command_words(line, roll.command)) return problem;
        line.end_everywhere();
        line.end_before(";");
        if (line.take_if("refused"))
            if (auto problem = read_refusal(line, roll.refusal)) return problem;
        scenario_.steps.push_back(std::move(step));
        scenario_.steps.push_back(std::move(roll));
        return std::nullopt;
    }
    if (line.take_if("refused"))
        if (auto problem = read_refusal(line, step.refusal)) return problem;
    scenario_.steps.push_back(std::move(step));
    return std::nullopt;
}

// Commands are kept as words, because a facing left out depends on the moment; here they are only
// tried.
ScenarioReader::Problem ScenarioReader::read_command_words(LineReader& line, std::string& words) {
    for (std::size_t i = 0; i < line.words_left(); ++i)
        words += (i > 0 ? " " : "") + std::string(line.peek(i));
    const auto command = read_command(line, command_context());
    if (command) return std::nullopt;
    // After set-up there will be figures that no line of the file has named.
    if (scenario_.from_setup && command.error().key == "text.no_figure") {
        while (!line.done()) line.take();
        return std::nullopt;
    }
    return command.error();
}

// Whatever is refused, [by this clause] [for this reason]
ScenarioReader::Problem ScenarioReader::read_refusal(LineReader& line,
                                                     std::optional<ExpectedRefusal>& into) {
    ExpectedRefusal refusal;
    const bool id =
        line.peek().find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ-") != std::string_view::npos;
    if (id) {
        Clause clause;
        if (auto problem = take_clause(line, clause)) return problem;
        refusal.clause = clause;
    }
    if (!line.done()) {
        const auto reason = std::find(kReasonNames.begin(), kReasonNames.end(), line.peek());
        if (reason == kReasonNames.end())
            return line.error("scenario.no_reason",
                              {{"found", in_quotes(line.peek())},
                               {"near", nearest_words(line.peek(), kReasonNames)}});
        refusal.reason = static_cast<Reason>(reason - kReasonNames.begin());
        line.take();
    }
    into = refusal;
    return std::nullopt;
}

}  // namespace six::io
