#include "io/scenario/scenario_run.h"

#include <algorithm>
#include <optional>
#include <span>
#include <sstream>

#include "engine/messages/reason.h"
#include "engine/state/ask.h"
#include "io/draw/draw_table.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/language/event_text.h"
#include "io/replay/replay.h"
#include "io/scenario/decline.h"
#include "io/scenario/scenario_check.h"
#include "io/scenario/scenario_lay.h"

namespace six::io {

namespace {

class Run {
public:
    Run(const Scenario& scenario, Edition edition, Language language, Recording recording,
        LaidScenario& laid)
        : scenario_(scenario),
          edition_(edition),
          language_(language),
          recording_(recording),
          laid_(laid),
          game_(*laid.game),
          names_(laid.names) {}

    ScenarioOutcome play() {
        outcome_.edition = edition_;
        begin_recording();
        bool goes_on = true;
        for (std::size_t i = 0; i < scenario_.steps.size() && goes_on; ++i) {
            compare_after(i);
            goes_on = take(scenario_.steps[i]);
        }
        // Behind an answer that was not taken every other difference would only repeat it.
        if (goes_on) compare_after(scenario_.steps.size());
        note_decision();
        for (const Event& event : events_) note(event.clause);
        finish_story();
        end_recording();
        std::sort(outcome_.shown.begin(), outcome_.shown.end());
        outcome_.shown.erase(std::unique(outcome_.shown.begin(), outcome_.shown.end()),
                             outcome_.shown.end());
        if (!outcome_.differences.empty() && !game_.in_setup())
            outcome_.drawing = draw_table(language_, names_, game_.table(), game_.state(),
                                          {.height = 26, .whole_table = false});
        return std::move(outcome_);
    }

private:
    // The command is carried out, told and recorded; or refused, and nothing has changed.
    Result<Ok> give(Seat sender, const Command& command) {
        const bool setup = game_.in_setup();
        const std::size_t told = events_.size();
        Result<Ok> result = game_.step(sender, command, events_);
        if (!result) return result;
        if (recording_ == Recording::yes)
            writer_.add(sender, command, DiceOrigin::scripted, std::span(events_).subspan(told),
                        game_);
        for (std::size_t i = told; i < events_.size(); ++i)
            outcome_.story.push_back(print_event(names_, events_[i]));
        if (setup && !game_.in_setup()) name_figures(laid_);
        return result;
    }

    bool decline_all(const Step& step) {
        if (game_.in_setup()) {
            differ(step.place, step_text(step), say(language_, "scenario.no_table"));
            return false;
        }
        while (const auto answer = declining_answer(game_, step.sender)) {
            note_decision();
            if (!give(step.sender, *answer)) return false;  // it was checked: it cannot happen
        }
        return true;
    }

    bool take(const Step& step) {
        if (step.decline_all) return decline_all(step);
        note_decision();
        const bool setup = game_.in_setup();
        const CommandContext context{names_,
                                     setup ? game_.agreement()->catalog : game_.table().catalog,
                                     setup ? nullptr : &game_.state()};
        const auto command = parse_command(step.command, context);
        if (!command) {
            differ(step.place, step_text(step), say(language_, command.error()));
            return false;
        }
        std::vector<std::uint8_t> before, after;
        game_.append_bytes(before);
        const std::size_t told = events_.size();
        const Result<Ok> result = give(step.sender, *command);
        if (result) {
            if (!step.refusal) return true;
            differ(step.place, step_text(step), say(language_, "scenario.was_allowed"));
            return false;
        }
        const Illegal& illegal = result.error();
        outcome_.story.push_back("refused " + std::string(illegal.clause.id()) + " " +
                                 std::string(name_of(illegal.why)));
        game_.append_bytes(after);
        if (before != after || told != events_.size()) {
            differ(step.place, step_text(step), say(language_, "scenario.refused_but_changed"));
            return false;
        }
        if (step.refusal && matches(*step.refusal, illegal, edition_)) {
            note(illegal.clause);
            return true;
        }
        std::string got = refusal_text(language_, names_, illegal);
        if (!step.refusal) got += "\nowes " + owed_text(names_, game_.next_decision());
        differ(step.place, step_text(step), got);
        return false;
    }

    void compare_after(std::size_t steps) {
        const CheckContext context{language_,   game_,          names_,          events_,
                                   next_event_, outcome_.shown, scenario_.chests};
        for (const Expectation& expectation : scenario_.expectations) {
            if (expectation.after != steps) continue;
            if (expectation.only && *expectation.only != edition_) continue;
            if (expectation.told)
                answer(expectation);
            else if (const auto found = differs(context, expectation.check))
                differ(expectation.place, expectation.text, *found);
        }
    }

    // Whatever is only asked is no evidence, and takes no event from those expected later.
    void answer(const Expectation& asked) {
        std::vector<Clause> cited;
        std::size_t first_event = 0;
        const CheckContext context{language_,   game_, names_,          events_,
                                   first_event, cited, scenario_.chests};
        outcome_.answers.push_back({place_text(asked.place), asked.text,
                                    differs(context, asked.check).value_or(*asked.told)});
    }

    std::string place_text(const TextPlace& place) const {
        return scenario_.file + ":" + std::to_string(place.line);
    }

    void differ(const TextPlace& place, std::string expected, std::string got) {
        outcome_.differences.push_back({place_text(place), std::move(expected), std::move(got)});
    }

    std::string step_text(const Step& step) const {
        std::string text =
            (step.sender.exists() ? names_.of(step.sender) + " " : "") + step.command;
        if (!step.refusal) return text;
        text += " refused";
        if (step.refusal->clause) text += " " + std::string(step.refusal->clause->id());
        if (step.refusal->reason) text += " " + std::string(name_of(*step.refusal->reason));
        return text;
    }

    void note(Clause clause) {
        if (clause.exists()) outcome_.shown.push_back(clause);
    }
    void note_decision() {
        const Decision owed = game_.next_decision();
        if (owed.ask != Ask::nothing) note(owed.clause);  // nothing is owed: nothing is shown by it
    }

    void begin_recording() {
        if (recording_ == Recording::no) return;
        if (game_.in_setup())
            writer_.begin(game_, "scripted");
        else
            writer_.begin(game_.table(), game_.state(), names_, "scripted");
    }
    void end_recording() {
        if (recording_ == Recording::no) return;
        if (game_.in_setup())
            writer_.end_unfinished();
        else
            writer_.end(game_.state());
        outcome_.replay = replay_.str();
    }

    void finish_story() {
        for (const ChestText& text : scenario_.chests)
            outcome_.story.push_back("chest " + text.chest.id + " disarm " +
                                     std::to_string(text.chest.trap.disarm));
        outcome_.story.push_back("owes " + owed_text(names_, game_.next_decision()));
        if (game_.in_setup()) return;
        const State& state = game_.state();
        for (std::uint16_t n = 0; n < state.figure_count; ++n)
            outcome_.story.push_back(condition_text(game_, names_, FigureId{n}));
    }

    const Scenario& scenario_;
    Edition edition_;
    Language language_;
    Recording recording_;
    LaidScenario& laid_;
    BattleGame& game_;
    const Names& names_;
    Events events_;
    std::size_t next_event_ = 0;
    ScenarioOutcome outcome_;
    std::ostringstream replay_;
    ReplayWriter writer_{replay_};
};

}  // namespace

ScenarioOutcome run_scenario(const Scenario& scenario, Edition edition, Language language,
                             Recording recording) {
    const auto laid = lay_scenario(scenario, edition, language);
    if (laid) return Run(scenario, edition, language, recording, **laid).play();
    ScenarioOutcome outcome;
    outcome.edition = edition;
    outcome.errors.push_back(laid.error());
    return outcome;
}

}  // namespace six::io
