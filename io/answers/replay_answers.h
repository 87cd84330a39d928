// What the program answers programs (--json) about recorded games, described once. The recordings
// themselves are docs/replays.md.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "io/answers/common_answers.h"

namespace six::io::answers {

enum class ReplayEnding : std::uint8_t { over, unfinished, cut_off };
inline constexpr std::array kReplayEndings = {"over", "unfinished", "cut_off"};
constexpr auto described(const ReplayEnding*) {
    return words("ReplayEnding", kReplayEndings);
}

// --- replay show, export ---

struct ReplayEventTold {
    std::string event, words;
};
constexpr auto described(const ReplayEventTold*) {
    using T = ReplayEventTold;
    return object("ReplayEvent", "",
                  {
                      field<&T::event>("event", "As it was recorded."),
                      field<&T::words>("words"),
                  });
}

struct ReplayCommandTold {
    Number line = 0;
    std::string by, command;
    std::vector<ReplayEventTold> events;
};
constexpr auto described(const ReplayCommandTold*) {
    using T = ReplayCommandTold;
    return object("ReplayCommand", "",
                  {
                      field<&T::line>("line", "Of the file."),
                      field<&T::by>("by", "A seat, or chance."),
                      field<&T::command>("do", "As it was recorded; words where it is a secret."),
                      field<&T::events>("events", "Without secrets."),
                  });
}

struct ReplayStoryTold {
    std::string edition, rules;
    Number rules_version = 0;
    std::string dice;
    std::vector<std::string> seats;
    ReplayEnding ending{};
    std::optional<std::string> winner;
    std::vector<ReplayCommandTold> commands;
};
constexpr auto described(const ReplayStoryTold*) {
    using T = ReplayStoryTold;
    return object("ReplayStory", "What stands in a recording, and each event with its sentence.",
                  {
                      field<&T::edition>("edition"),
                      field<&T::rules>("rules"),
                      field<&T::rules_version>("rules_version"),
                      field<&T::dice>("dice", "Where they came from."),
                      field<&T::seats>("seats"),
                      field<&T::ending>("ending"),
                      maybe<&T::winner>("winner", "When it is over: a seat, or nobody."),
                      field<&T::commands>("commands"),
                  });
}

struct ReplayExported {
    std::string file, format;
};
constexpr auto described(const ReplayExported*) {
    using T = ReplayExported;
    return object("ReplayExported", "That a story was written.",
                  {
                      field<&T::file>("file"),
                      field<&T::format>("format"),
                  });
}

// --- replay verify ---

struct ReplayUnreadable {
    std::string file;
    bool ok = false;
    std::string where, message;
};
constexpr auto described(const ReplayUnreadable*) {
    using T = ReplayUnreadable;
    return object("ReplayUnreadable", "A file that is no recording.",
                  {
                      field<&T::file>("file"),
                      field<&T::ok>("ok", "False."),
                      field<&T::where>("where"),
                      field<&T::message>("message"),
                  });
}

struct ReplayVerdict {
    std::string file;
    bool ok = false;
    Number commands = 0, as_recorded = 0;
    ReplayEnding ending{};
    std::string rules;
    Number rules_version = 0;
    bool other_rules = false;
    std::optional<std::string> where, message, refusal;
};
constexpr auto described(const ReplayVerdict*) {
    using T = ReplayVerdict;
    return object("ReplayVerdict", "Whether today's rules tell the same game.",
                  {
                      field<&T::file>("file"),
                      field<&T::ok>("ok", "It is whole, and nothing differs."),
                      field<&T::commands>("commands"),
                      field<&T::as_recorded>("as_recorded", "Commands that went so."),
                      field<&T::ending>("ending"),
                      field<&T::rules>("rules"),
                      field<&T::rules_version>("rules_version"),
                      field<&T::other_rules>("other_rules",
                                             "Recorded under others: states are not compared."),
                      maybe<&T::where>("where", "The first difference."),
                      maybe<&T::message>("message"),
                      maybe<&T::refusal>("refusal", "Why today's rules refuse the command."),
                  });
}

// --- play --list ---

struct GameListed {
    std::string file;
    Number written = 0;
    bool ok = false;
    std::optional<std::string> where, message;
    std::optional<std::string> edition, rules;
    std::optional<Number> rules_version;
    std::optional<std::string> dice;
    std::optional<std::vector<std::string>> seats, players;
    std::optional<Number> commands;
    std::optional<ReplayEnding> ending;
    std::optional<std::string> winner;
};
constexpr auto described(const GameListed*) {
    using T = GameListed;
    return object("ListedGame", "A recording: what its header and its end say.",
                  {
                      field<&T::file>("file"),
                      field<&T::written>("written", "Seconds since 1970."),
                      field<&T::ok>("ok", "It can be read; else there is no more than the reason."),
                      maybe<&T::where>("where"),
                      maybe<&T::message>("message"),
                      maybe<&T::edition>("edition"),
                      maybe<&T::rules>("rules"),
                      maybe<&T::rules_version>("rules_version"),
                      maybe<&T::dice>("dice"),
                      maybe<&T::seats>("seats"),
                      maybe<&T::players>("players", "By seat; empty where nobody noted it."),
                      maybe<&T::commands>("commands"),
                      maybe<&T::ending>("ending"),
                      maybe<&T::winner>("winner", "When it is over: a seat, or nobody."),
                  });
}

struct GamesListed {
    std::string folder;
    std::vector<GameListed> games;
};
constexpr auto described(const GamesListed*) {
    using T = GamesListed;
    return object("ListedGames", "Recordings, the one that was written last first.",
                  {
                      field<&T::folder>("folder"),
                      field<&T::games>("games"),
                  });
}

}  // namespace six::io::answers
