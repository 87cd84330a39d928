#include "host/typed_line.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/game/look.h"
#include "io/language/command_text.h"
#include "io/language/figure_words.h"
#include "io/text/line_reader.h"
#include "io/text/nearest.h"

namespace six::host {
namespace {

// Words for the table that mean something where it is drawn.
constexpr std::array<std::string_view, 3> kDrawnWords = {"why", "hints", "undo"};

bool is_drawn_word(std::string_view word) {
    return std::find(kDrawnWords.begin(), kDrawnWords.end(), word) != kDrawnWords.end();
}

// The word of a line that stands in a column counted from 1.
std::string_view word_at(std::string_view line, std::string_view column) {
    std::size_t at = 0;
    const auto [end, error] = std::from_chars(column.data(), column.data() + column.size(), at);
    if (error != std::errc{} || end != column.data() + column.size()) return {};
    if (at == 0 || at > line.size()) return {};
    return line.substr(at - 1, line.find(' ', at - 1) - (at - 1));
}

// The word that a place in a command wants before it, if `wrong`, a part of the line, is a place
// and that word has not come yet.
std::string_view missing_before(std::string_view verb, std::string_view line,
                                std::string_view wrong) {
    std::string_view wanted;
    if (verb == "move" || verb == "march") wanted = "to";
    if (verb == "place" || verb == "deploy" || verb == "terrain" || verb == "build") wanted = "at";
    if (wanted.empty() || !io::place(wrong)) return {};
    std::string_view before = line.substr(0, static_cast<std::size_t>(wrong.data() - line.data()));
    if (const std::size_t then = before.rfind(" then "); then != std::string_view::npos)
        before.remove_prefix(then + 1);
    for (const std::string_view word : split_words(before))
        if (word == wanted) return {};
    return wanted;
}

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

class TypedReader {
public:
    TypedReader(io::Language language, const PlayGame& game) : language_(language), game_(game) {}

    Expected<TypedLine, std::string> read(std::string_view line) const {
        const std::vector<std::string_view> words = split_words(line);
        if (words.empty()) return say("desk.line.nothing");
        const std::string_view typed = words[0];
        const auto rest =
            line.substr(static_cast<std::size_t>(typed.data() - line.data()) + typed.size());
        const Meant meant = meant_by(typed, {game_.rules(), game_.owed().ask});
        if (meant.word == nullptr) return unknown(typed, meant);
        const std::string_view word = meant.word->word;
        if (word == "withdraw" && typed != word)  // it cannot be meant by accident
            return say("cli.play.write_out", {{"word", std::string(word)}});
        if (meant.word->is_command) {
            if (meant.word->usage.empty() && words.size() > 1)
                return say("cli.usage.too_many_words",
                           {{"command", std::string(word)}, {"word", std::string(words[1])}});
            auto command = read_typed_command(language_, game_, *meant.word, rest);
            if (!command) return command.error();
            return TypedLine{TypedLine::Does::give, *command};
        }
        if (word == "hints") return TypedLine{TypedLine::Does::hints, {}};
        if (word == "undo") return TypedLine{TypedLine::Does::undo, {}};
        if (word != "why") return say("desk.line.not_here", {{"word", std::string(word)}});
        return why(rest);
    }

private:
    std::string say(std::string_view key, const std::vector<io::Argument>& arguments = {}) const {
        return io::say(language_, key, arguments);
    }

    std::string unknown(std::string_view typed, const Meant& meant) const {
        const std::string word(typed);
        if (!meant.may_mean.empty())
            return say("cli.play.ambiguous", {{"word", word}, {"list", joined(meant.may_mean)}});
        if (meant.near.empty()) return say("desk.line.unknown", {{"word", word}});
        return say("desk.line.unknown_near", {{"word", word}, {"near", meant.near}});
    }

    Expected<TypedLine, std::string> why(std::string_view rest) const {
        const std::vector<std::string_view> words = split_words(rest);
        const PlayWord* word =
            words.empty() ? nullptr : meant_by(words[0], {game_.rules(), game_.owed().ask}).word;
        if (word == nullptr || !word->is_command) return say("desk.line.why_what");
        auto command = read_typed_command(
            language_, game_, *word,
            rest.substr(static_cast<std::size_t>(words[0].data() - rest.data()) + words[0].size()));
        if (!command) return command.error();
        return TypedLine{TypedLine::Does::why, *command};
    }

    io::Language language_;
    const PlayGame& game_;
};

// The label's figure, once figures are known.
std::optional<FigureId> figure_called(const PlayGame& game, std::string_view word) {
    const auto id = game.names().find_figure(word);
    if (game.in_setup() || !id || id->n >= game.state().figure_count) return std::nullopt;
    return id;
}

std::string what_is(io::Language language, const PlayGame& game, std::string_view word,
                    bool first) {
    if (first) {
        const PlayWord* known = play_word(word);
        return known ? std::string(known->usage) : std::string();
    }
    if (const auto id = figure_called(game, word))
        return warrior_of(game.table(), game.state()[*id]).name + ", " +
               game.names().said(language, game.state()[*id].owner);
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i)
        if (kAbilityNames[i] == word) return io::ability_said(language, static_cast<Ability>(i));
    if (std::find(kSectionNames.begin(), kSectionNames.end(), word) != kSectionNames.end())
        return io::say(language, "section." + std::string(word));
    return {};
}

}  // namespace

Expected<Command, std::string> read_typed_command(io::Language language, const PlayGame& game,
                                                  const PlayWord& word, std::string_view rest) {
    const std::string line =
        written_out(std::string(word.word) + ' ' + std::string(rest), game.names());
    const auto command = io::parse_command(
        line, {game.names(), game.catalog(), game.in_setup() ? nullptr : &game.state()});
    if (command) return *command;
    // What was not understood, without its column; then what it may have been.
    const std::string& key = command.error().key;
    std::string sentence = io::say(language, key, command.error().arguments);
    const std::string_view wrong = word_at(line, command.error().where);
    if (const std::string_view missing = missing_before(word.word, line, wrong); !missing.empty())
        sentence = io::say(language, "cli.play.missing_word",
                           {{"word", std::string(missing)}, {"place", std::string(wrong)}});
    std::vector<std::string_view> known(game.names().figures.begin(), game.names().figures.end());
    for (const std::string_view keyword : keywords_of(word)) known.push_back(keyword);
    if (word.usage.find("ABILITY") != std::string_view::npos)
        known.insert(known.end(), kAbilityNames.begin() + 1, kAbilityNames.end());
    const bool misspelt = key.starts_with("expected.") || key.starts_with("text.no_");
    if (const std::string_view near = io::nearest_word(wrong, known);
        misspelt && !near.empty() && near != wrong)
        sentence +=
            ' ' + io::say(language, "cli.usage.did_you_mean", {{"word", std::string(near)}});
    return sentence;
}

Expected<TypedLine, std::string> read_typed_line(io::Language language, const PlayGame& game,
                                                 std::string_view line) {
    return TypedReader(language, game).read(line);
}

std::vector<Completion> completions_said(io::Language language, const PlayGame& game,
                                         std::string_view line) {
    std::vector<std::string_view> words = split_words(line);
    if (!line.empty() && line.back() != ' ' && !words.empty()) words.pop_back();
    const bool after_why = !words.empty() && words[0] == "why";
    const bool first = words.size() == (after_why ? 1u : 0u);
    const Decision owed = game.owed();
    const Asking asked{game.rules(), owed.ask};
    const PlayWord* verb = first ? nullptr : meant_by(words[after_why ? 1 : 0], asked).word;
    if (!first && (verb == nullptr || !verb->is_command)) return {};
    // Whoever is out of play can only be brought back.
    const bool any =
        verb && (verb->word == "use" || game.in_setup() || game.state().phase != Phase::playing);
    // What stands in the line already is not meant again, but for the words of ways and facings.
    const auto used = [&](const std::string& word) {
        const bool again = word == "then" || word == "to" || word == "facing" || word == "stay" ||
                           words.back() == "towards" || words.back() == "then";
        return !again &&
               std::find(words.begin() + (first ? 0 : 1), words.end(), word) != words.end();
    };
    std::vector<Completion> found;
    for (std::string& word : completions(line, asked, game.names())) {
        const PlayWord* known = first ? play_word(word) : nullptr;
        if (known && !known->is_command && (after_why || !is_drawn_word(word))) continue;
        if (const auto id = figure_called(game, word);
            verb && !any && id && !in_play(game.state()[*id]))
            continue;
        if (verb && used(word)) continue;
        std::string said = what_is(language, game, word, first);
        found.push_back({std::move(word), std::move(said)});
    }
    const bool as_target = std::find(words.begin(), words.end(), "at") != words.end() &&
                           std::find(words.begin(), words.end(), "with") == words.end();
    // After the figure that acts comes the word that belongs to its command, if that has one.
    const std::size_t named = words.size() - (after_why ? 2 : 1);
    const std::vector<std::string_view> usage =
        verb ? split_words(verb->usage) : std::vector<std::string_view>();
    const bool word_next =
        verb && named == 1 && usage.size() > 1 &&
        std::none_of(usage[1].begin(), usage[1].end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    std::stable_partition(found.begin(), found.end(), [&](const Completion& one) {
        const auto id = first ? std::nullopt : figure_called(game, one.word);
        if (word_next) return !id.has_value();
        return id && (game.state()[*id].owner == owed.seat) != as_target;
    });
    return found;
}

}  // namespace six::host
