#include "io/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <vector>

#include "engine/rulesets/pages.h"
#include "io/rules/citation.h"
#include "io/rules/option_text.h"
#include "io/scenario/scenario_reader.h"
#include "io/text/nearest.h"

namespace six::io {

namespace {

constexpr std::array<std::string_view, 17> kSections = {
    "clause", "edition", "option", "setup", "table",   "figure", "chest", "terrain", "box",
    "given",  "when",    "then",   "pair",  "squares", "item",   "spell", "company"};
// Parts of the table that may also begin a line of their own.
constexpr std::array<std::string_view, 16> kTableParts = {
    "seats", "team",  "turn",   "actions", "castle_actions", "build",       "first",     "edges",
    "round", "quiet", "points", "spent",   "defender",       "dial_turned", "withdrawn", "domain"};

constexpr int kMaxUnknownSections = 3;  // reported

template <class Words, class Word>
bool among(const Words& words, const Word& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string rest_of(const LineReader& line) {
    std::string out;
    for (std::size_t i = 0; i < line.words_left(); ++i)
        out += (i > 0 ? " " : "") + std::string(line.peek(i));
    return out;
}

}  // namespace

void ScenarioReader::read(std::string_view text) {
    if (text.size() > kMaxScenarioBytes)
        return errors_.push_back({scenario_.file,
                                  "scenario.too_long",
                                  {{"most", std::to_string(kMaxScenarioBytes / 1024)}}});
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark)
        text.remove_prefix(kByteOrderMark.size());
    names_.seats = scenario_.table.seats;
    while (!text.empty() && errors_.size() < kMaxScenarioErrors) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        ++line_number_;
        if (line_number_ > static_cast<int>(kMaxScenarioLines)) {
            complain(
                {"1", "scenario.too_many_lines", {{"most", std::to_string(kMaxScenarioLines)}}});
            return;
        }
        read_line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    finish();
}

void ScenarioReader::read_line(std::string_view text) {
    LineReader line(text);
    if (line.done()) return;
    section_begins_ = line.column() == 1;
    if (section_begins_) {
        const std::string_view word = line.peek();
        const auto section = std::find(kSections.begin(), kSections.end(), word);
        if (section != kSections.end()) {
            section_ = *section;
            line.take();
        } else if (among(kTableParts, word)) {
            section_ = "table";
        } else {
            section_ = {};
            doubt_line(text);
            // A file that is no scenario at all would say the same of every line.
            if (++unknown_sections_ > kMaxUnknownSections) return;
            return complain(line.expected("section"));
        }
        complete_figure();
        figure_refused_ = false;
        then_only_.reset();
        if (section_ == "squares") return complain(line.error("scenario.squares"));
        if (section_ == "setup") scenario_.from_setup = true;
        if (section_ == "then")
            for (std::size_t i = 0; i < kEditionNames.size(); ++i)
                if (line.take_if(kEditionNames[i])) then_only_ = static_cast<Edition>(i);
    } else if (section_.empty()) {
        doubt_line(text);
        if (line_number_ > 1 && !errors_.empty()) return;  // belongs to a line already refused
        return complain(line.expected("section"));
    }
    if (figure_refused_) return;
    while (!line.done()) {
        line.end_before(";");
        item_text_ = rest_of(line);
        if (!line.done()) {
            // What a run does not depend on is not compared by pairs.
            if (section_ != "clause" && section_ != "then" && section_ != "pair")
                scenario_.lines.push_back(std::string(section_) + " " + item_text_);
            const LineReader item = line;
            const bool excused = speaks_of_doubtful(item_text_);
            Problem problem = read_item(line);
            if (!problem && !line.done()) problem = line.expected("end_of_item");
            if (problem) {
                if (!excused) complain(std::move(*problem));
                return doubt(item);
            }
        }
        line.end_everywhere();
        line.take_if(";");
        section_begins_ = false;
    }
}

ScenarioReader::Problem ScenarioReader::read_item(LineReader& line) {
    if (section_ == "clause") return read_clauses(line);
    if (section_ == "edition") return read_edition(line);
    if (section_ == "option") return read_option(line);
    if (section_ == "table") return read_table(line);
    if (section_ == "figure") return read_figure(line);
    if (section_ == "chest") return read_chest(line);
    if (section_ == "terrain") return read_terrain(line, scenario_.pieces);
    if (section_ == "box") return read_terrain(line, scenario_.box);
    if (section_ == "item") return read_item_card(line);
    if (section_ == "company") return read_company(line);
    if (section_ == "spell") return read_spell_card(line);
    if (section_ == "given") return read_given(line);
    if (section_ == "when") return read_step(line);
    if (section_ == "then") return read_expectation(line);
    if (section_ == "pair") return read_pair(line);
    return line.expected("end_of_item");
}

ScenarioReader::Problem ScenarioReader::read_clauses(LineReader& line) {
    while (!line.done()) {
        NamedClause named;
        if (auto problem = take_claim(line, named)) return problem;
        scenario_.clauses.push_back(named);
    }
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_edition(LineReader& line) {
    while (!line.done()) {
        const auto name = std::find(kEditionNames.begin(), kEditionNames.end(), line.peek());
        if (name == kEditionNames.end()) return line.expected("edition");
        const auto edition = static_cast<Edition>(name - kEditionNames.begin());
        if (!among(scenario_.editions, edition)) scenario_.editions.push_back(edition);
        line.take();
    }
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_option(LineReader& line) {
    const TextPlace place = place_of(line);
    const auto option = option_named(line.peek());
    if (!option) {
        std::vector<std::string_view> known;
        for (const OptionInfo& info : kOptions) {
            known.push_back(info.id);
            known.push_back(info.name);
        }
        return line.error("scenario.no_option", {{"found", in_quotes(line.peek())},
                                                 {"near", nearest_words(line.peek(), known)}});
    }
    line.take();
    const std::string text(line.peek());
    const auto value = option_value(*option, text);
    if (!value)
        return line.error("scenario.option_value", {{"found", in_quotes(text)},
                                                    {"option", std::string(info_of(*option).id)},
                                                    {"allowed", option_values_text(*option)}});
    line.take();
    scenario_.options.push_back({*option, *value, text, place});
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_pair(LineReader& line) {
    PairText pair{std::string(line.peek()), {}, place_of(line)};
    if (!line.peek().ends_with(".scn")) return line.expected("scn_file");
    line.take();
    if (!line.take_if("clause")) return line.expected("clause_word");
    do {
        NamedClause named;
        if (auto problem = take_claim(line, named)) return problem;
        pair.clauses.push_back(named.clause);
        scenario_.clauses.push_back(named);
    } while (!line.done());
    scenario_.pairs.push_back(std::move(pair));
    return std::nullopt;
}

// What only the whole file can tell.
void ScenarioReader::finish() {
    if (errors_.size() >= kMaxScenarioErrors) return;
    const auto missing = [this](int line, std::string_view key, std::vector<Argument> arguments) {
        errors_.push_back({scenario_.file + ":" + std::to_string(std::max(line, 1)),
                           std::string(key), std::move(arguments)});
    };
    complete_figure();
    for (const WarriorText& text : scenario_.warriors)
        if (text.warrior.dials.empty() && errors_.empty())
            missing(text.place.line, "scenario.no_dial", {{"figure", text.warrior.id}});
    resolve_labels();
    if (scenario_.from_setup && !scenario_.given.empty())
        missing(scenario_.given[0].place.line, "scenario.given_and_setup", {});
    // A table that is only looked at may still be empty.
    if (use_ == ScenarioUse::run && !scenario_.from_setup && scenario_.given.empty() &&
        errors_.empty())
        missing(line_number_, "scenario.no_figures", {});
    if (use_ == ScenarioUse::run && scenario_.expectations.empty() && scenario_.steps.empty() &&
        errors_.empty())
        missing(line_number_, "scenario.nothing_expected", {});
    if (scenario_.editions.empty()) scenario_.editions.push_back(kUsualEdition);
    for (const Expectation& expectation : scenario_.expectations)
        if (errors_.empty() && expectation.only && !among(scenario_.editions, *expectation.only))
            missing(expectation.place.line, "scenario.edition_not_run",
                    {{"edition", name_of(*expectation.only)}});
}

// --- words that several sections know ---

bool ScenarioReader::is_identifier(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

ScenarioReader::Problem ScenarioReader::take_clause(LineReader& line, Clause& into) {
    if (line.done()) return line.expected("clause");
    const auto clause = Clause::find(line.peek());
    if (!clause) {
        const std::vector<std::string_view> ids(std::begin(gen::kClauseIds),
                                                std::end(gen::kClauseIds));
        return line.error("scenario.no_clause", {{"found", in_quotes(line.peek())},
                                                 {"near", nearest_words(line.peek(), ids)}});
    }
    into = *clause;
    line.take();
    return std::nullopt;
}

// U-MOVE-16, or a part of it that data/rules/parts.json lists: U-MOVE-16/b
ScenarioReader::Problem ScenarioReader::take_claim(LineReader& line, NamedClause& into) {
    into.place = place_of(line);
    const std::string_view word = line.peek();
    const std::size_t slash = word.find('/');
    const auto clause = Clause::find(word.substr(0, slash));
    if (!clause || slash == std::string_view::npos) return take_clause(line, into.clause);
    into.clause = *clause;
    const std::vector<std::string> parts = parts_of(*clause);
    for (const std::string& part : parts)
        if (word == part) into.part = part.back();
    if (into.part == 0) {
        std::string known;
        for (const std::string& part : parts) known += (known.empty() ? "" : " ") + part;
        return line.error(
            parts.empty() ? "scenario.no_parts" : "scenario.no_part",
            {{"found", in_quotes(word)}, {"clause", std::string(clause->id())}, {"parts", known}});
    }
    line.take();
    return std::nullopt;
}

std::optional<Seat> ScenarioReader::seat_named(std::string_view name) const {
    return names_.find_seat(name);
}

ScenarioReader::Problem ScenarioReader::take_seat(LineReader& line, Seat& into) {
    const auto seat = seat_named(line.peek());
    if (!seat) return line.expected("seat");
    into = *seat;
    line.take();
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::take_label(LineReader& line, std::string& into) {
    const std::string_view word = line.peek();
    const bool known = among(names_.figures, word) || (scenario_.from_setup && is_label(word));
    if (!known) return line.expected("figure");
    into = line.take();
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::take_place(LineReader& line, Vec2& into) {
    if (line.peek() == "square") return line.error("scenario.squares");
    const auto place = line.take_place();
    if (!place) return line.expected("place");
    into = *place;
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::take_abilities(LineReader& line, AbilitySet& bits) {
    const auto take_ability = [&](std::string_view word) {
        const auto name = std::find(kAbilityNames.begin() + 1, kAbilityNames.end(), word);
        if (name == kAbilityNames.end()) return false;
        add(bits, static_cast<Ability>(name - kAbilityNames.begin()));
        return true;
    };
    if (!take_parts(line.peek(), '/', take_ability)) return line.expected("abilities");
    line.take();
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::take_proficiencies(LineReader& line, std::uint8_t& bits) {
    std::string_view names = line.peek();
    for (bool more = true; more;) {
        const std::size_t slash = names.find('/');
        const auto name =
            std::find(kProficiencyNames.begin(), kProficiencyNames.end(), names.substr(0, slash));
        if (name == kProficiencyNames.end()) return line.expected("proficiencies");
        const auto which = static_cast<Proficiency>(name - kProficiencyNames.begin());
        bits = static_cast<std::uint8_t>(bits | bit_of(which));
        more = slash != std::string_view::npos;
        if (more) names.remove_prefix(slash + 1);
    }
    line.take();
    return std::nullopt;
}

note::Set ScenarioReader::take_note(LineReader& line) {
    const auto bit = take_among(line, note::kNames);
    return bit ? static_cast<note::Set>(1u << *bit) : note::Set{0};
}

std::uint8_t ScenarioReader::take_sections(LineReader& line) {
    std::uint8_t bits = 0;
    while (const auto section = take_among(line, kSectionNames))
        bits = static_cast<std::uint8_t>(bits | 1u << *section);
    return bits;
}

void ScenarioReader::complain(Error error) {
    errors_.push_back(
        within(scenario_.file, within(std::to_string(line_number_), std::move(error))));
}

Expected<Scenario, std::vector<Error>> parse_scenario(std::string_view text, std::string file,
                                                      ScenarioUse use) {
    Scenario scenario;
    scenario.file = std::move(file);
    ScenarioReader reader(scenario, use);
    reader.read(text);
    std::vector<Error> errors = reader.take_errors();
    if (!errors.empty()) return errors;
    return scenario;
}

}  // namespace six::io
