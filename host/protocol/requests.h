// The list of all requests with what is asked and answered, and the answers that are not told
// elsewhere.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "host/protocol/asks.h"
#include "host/protocol/typing.h"
#include "host/protocol/why.h"

namespace six::host::protocol {

struct SeatedAnswer {
    TableAnswer table;
    bool other_dice = false;
    std::optional<std::string> cut_off;
};
constexpr auto described(const SeatedAnswer*) {
    using T = SeatedAnswer;
    return io::object(
        "SeatedAnswer", "A game begun or gone on with.",
        {
            io::spread<&T::table>(),
            io::field<&T::other_dice>("otherDice", "Some recorded dice are not those of the seed."),
            io::field<&T::cut_off>("cutOff", "Said when the end of the recording is missing."),
        });
}

struct RefusedAnswer {
    Refusal refusal;
};
constexpr auto described(const RefusedAnswer*) {
    using T = RefusedAnswer;
    return io::object("RefusedAnswer", "",
                      {
                          io::field<&T::refusal>("refusal"),
                      });
}

using AnswerAnswer = std::variant<TableAnswer, RefusedAnswer>;

struct TextAnswer {
    std::string text;
};
constexpr auto described(const TextAnswer*) {
    using T = TextAnswer;
    return io::object("TextAnswer", "",
                      {
                          io::field<&T::text>("text"),
                      });
}

struct RecordAnswer {
    Number from = 0;
    std::string lines, end;
};
constexpr auto described(const RecordAnswer*) {
    using T = RecordAnswer;
    return io::object("RecordAnswer", "",
                      {
                          io::field<&T::from>("from"),
                          io::field<&T::lines>("lines"),
                          io::field<&T::end>("end"),
                      });
}

struct ViewReplayAnswer {
    Number count = 0;
    std::string title;
    std::vector<Told> told;
    std::optional<std::string> difference, cut_off;
    Number round = 0;
    bool over = false;
};
constexpr auto described(const ViewReplayAnswer*) {
    using T = ViewReplayAnswer;
    return io::object(
        "ViewReplayAnswer", "",
        {
            io::field<&T::count>("count", "So many answers can be shown."),
            io::field<&T::title>("title"),
            io::field<&T::told>("told"),
            io::field<&T::difference>(
                "difference", "From where on today's rules go other ways than the recording."),
            io::field<&T::cut_off>("cutOff", "Said when the end of the recording is missing."),
            io::field<&T::round>("round"),
            io::field<&T::over>("over"),
        });
}

struct ViewAnswer {
    TableView table;
};
constexpr auto described(const ViewAnswer*) {
    using T = ViewAnswer;
    return io::object("ViewAnswer", "",
                      {
                          io::field<&T::table>("table"),
                      });
}

// --- the list ---

// One request: what is asked under its name, and what is answered.
template <class AskOf, class AnswerOf>
struct Request {
    using Ask = AskOf;
    using Answer = AnswerOf;
    const char* name;
    const char* doc;
};

namespace requests {

inline constexpr Request<BeginAsk, SeatedAnswer> begin{
    "begin", "A new game. Seats that have no army draw one that fits."};
inline constexpr Request<ResumeAsk, SeatedAnswer> resume{
    "resume", "The text of a replay: gone on with where it ends."};
inline constexpr Request<LayAsk, TableAnswer> lay{
    "lay",
    "A position as scenario text, to play with and ask about: a sandbox. Its script is played."};
inline constexpr Request<TableAsk, TableAnswer> table{
    "table",
    "The table as it is now, in the language asked for; with `story`, `told` is the whole story so "
    "far."};
inline constexpr Request<CommandAsk, AnswerAnswer> answer{"answer",
                                                          "What is owed is answered, or refused."};
inline constexpr Request<Nothing, TableAnswer> go_on{
    "go_on", "One answer that needs no person; see Owed.by."};
inline constexpr Request<Nothing, TableAnswer> let_bot{
    "let_bot", "A bot answers once for the person who is asked."};
inline constexpr Request<Nothing, TableAnswer> undo{"undo",
                                                    "The last answer of a person is taken back."};
inline constexpr Request<OrdersAsk, TableAnswer> orders{
    "orders", "What this seat answers by itself from now on."};
inline constexpr Request<PlayerAsk, TableAnswer> player{"player", "Who plays."};
inline constexpr Request<FigureAsk, ChoicesAnswer> choices{"choices",
                                                           "What may be done with a figure."};
inline constexpr Request<ReachAsk, ReachAnswer> reach{
    "reach", "Where a figure may go that is picked up; with these sections, of a large one."};
inline constexpr Request<WayAsk, WayAnswer> way{
    "way", "`near`: so near to a base it is drawn into contact."};
inline constexpr Request<PlaceAsk, PlaceAnswer> place{
    "place", "Where something put down without a way comes to lie."};
inline constexpr Request<WhyAsk, WhyAnswer> why{
    "why", "A command or a wish weighed. Its command is the one to send."};
inline constexpr Request<LineAsk, CompleteAnswer> complete{
    "complete",
    "A line that is being typed: what its last word, which begins at `from`, may become."};
inline constexpr Request<LineAsk, Typed> typed{
    "typed",
    "A line that was typed, read as the terminal reads it; what is not understood is a Failure."};
inline constexpr Request<HintsAsk, HintsAnswer> hints{"hints",
                                                      "What a bot would advise, the best first."};
inline constexpr Request<Nothing, TextAnswer> replay{"replay", "The game so far as a replay file."};
inline constexpr Request<RecordAsk, RecordAnswer> record{
    "record",
    "What that file has gained since the line with this chain value, `from` which line on, and the "
    "line that ends it now. All of it (from 0) where there is no such line: something was taken "
    "back, or somebody's orders have changed."};
inline constexpr Request<ScenarioAsk, TextAnswer> scenario{
    "scenario",
    "This position as a scenario file; in the middle of an action the one before it, with a "
    "script."};
inline constexpr Request<BlankAsk, TableAnswer> blank{
    "blank", "An empty sandbox for two; `map` is a name or a map file (docs/formats.md)."};
inline constexpr Request<Edit, TableAnswer> edit{
    "edit",
    "A judge changes one thing of the position. Of any game the first change makes a sandbox; in "
    "the middle of an action it goes back to before it. A position that can never be is a "
    "Failure."};
inline constexpr Request<AccountAsk, AccountAnswer> account{
    "account",
    "The table told for somebody who does not see it; from a figure: by clock and inches."};
inline constexpr Request<ViewReplayAsk, ViewReplayAnswer> view_replay{
    "view_replay",
    "A replay step by step: the table after so many answers, without touching the game."};
inline constexpr Request<ViewAsk, ViewAnswer> view_at{"view_at",
                                                      "The table of that moment of the replay."};
inline constexpr Request<ViewAsk, TextAnswer> view_scenario{
    "view_scenario", "That moment of the replay as a scenario file."};

}  // namespace requests

}  // namespace six::host::protocol
