#include "io/replay/replay_story.h"

#include "io/answers/replay_answers.h"
#include "io/language/describe.h"
#include "io/language/event_text.h"

namespace six::io {

answers::ReplayEnding ending_told(Ending ending) {
    switch (ending) {
        case Ending::over:
            return answers::ReplayEnding::over;
        case Ending::unfinished:
            return answers::ReplayEnding::unfinished;
        case Ending::missing:
            break;
    }
    return answers::ReplayEnding::cut_off;
}

namespace {

// Told to some, and not shown to everybody since: a game that is still being set up keeps its
// secrets. [U-SETUP-11]
bool is_secret(const Replay& replay, Names names, std::size_t line, const Event& event) {
    if (is_for(event, {})) return false;
    for (std::size_t i = line; i < replay.lines.size(); ++i)
        for (const std::string& text : replay.lines[i].events)
            if (const auto later = parse_event_learning(names, text);
                later && shows(*later, event, {}))
                return false;
    return true;
}

}  // namespace

std::vector<StoryLine> story_of(const Replay& replay, Language language) {
    Names names;
    names.seats = replay.seats;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (replay.edition == kEditionNames[i]) names.edition = static_cast<Edition>(i);
    std::vector<StoryLine> story;
    for (const ReplayLine& line : replay.lines) {
        StoryLine told;
        told.line = story.size() + 2;
        told.command = line.command;
        const auto seat = names.find_seat(line.by);
        told.by = seat ? names.said(language, *seat) : say(language, "seat.chance");
        for (const std::string& text : line.events) {
            const auto event = parse_event_learning(names, text);
            if (event && is_secret(replay, names, story.size(), *event)) {
                told.command = say(language, "replay.secret");
                continue;
            }
            told.events.push_back(text);
            told.sentences.push_back(event ? describe(language, names, *event) : text);
        }
        story.push_back(std::move(told));
    }
    return story;
}

std::string story_json(const Replay& replay, Language language) {
    answers::ReplayStoryTold told{.edition = replay.edition,
                                  .rules = replay.rules,
                                  .rules_version = replay.rules_version,
                                  .dice = replay.dice,
                                  .seats = replay.seats,
                                  .ending = ending_told(replay.ending)};
    if (replay.ending == Ending::over) told.winner = replay.winner;
    const std::vector<StoryLine> story = story_of(replay, language);
    for (std::size_t i = 0; i < story.size(); ++i) {
        answers::ReplayCommandTold& command = told.commands.emplace_back();
        command.line = static_cast<answers::Number>(story[i].line);
        command.by = replay.lines[i].by;
        command.command = story[i].command;
        for (std::size_t k = 0; k < story[i].sentences.size(); ++k)
            command.events.push_back({.event = story[i].events[k], .words = story[i].sentences[k]});
    }
    return json_text(told);
}

std::string verdict_json(const std::string& file, const Replay& replay, const Rerun& again,
                         Language language) {
    answers::ReplayVerdict told{.file = file,
                                .ok = !again.difference && replay.ending != Ending::missing,
                                .commands = static_cast<answers::Number>(replay.lines.size()),
                                .as_recorded = static_cast<answers::Number>(again.same_lines),
                                .ending = ending_told(replay.ending),
                                .rules = replay.rules,
                                .rules_version = replay.rules_version,
                                .other_rules = again.other_rules};
    if (again.difference) {
        told.where = again.difference->where;
        told.message = say(language, again.difference->key, again.difference->arguments);
    }
    if (again.refusal) told.refusal = describe(language, again.names, *again.refusal);
    return json_text(told);
}

std::string refusal_json(const std::string& file, const Error& error, Language language) {
    return json_text(
        answers::ReplayUnreadable{.file = file,
                                  .ok = false,
                                  .where = error.where,
                                  .message = say(language, error.key, error.arguments)});
}

std::string exported_json(const std::string& file, std::string_view format) {
    return json_text(answers::ReplayExported{.file = file, .format = std::string(format)}) + '\n';
}

}  // namespace six::io
