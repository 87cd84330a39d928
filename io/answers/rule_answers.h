// What the program answers programs (--json) about the rules, described once: clauses with their
// options, and which of them the scenarios show.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "io/answers/common_answers.h"
#include "io/format/described_words.h"
#include "options.gen.h"

namespace six {

inline constexpr std::array kOptionTypeNames = {"fixed", "bool", "choice", "int", "mils", "tenths"};
constexpr auto described(const OptionType*) {
    return io::words("OptionType", kOptionTypeNames,
                     "`fixed`: there is one value; `mils` are 1/1000 inch, `tenths` of a degree.");
}

}  // namespace six

namespace six::io::answers {

// --- rules list, show, search ---

// As options.json writes it: a choice by its key.
using OptionValue = std::variant<std::string, Number, bool>;

struct RuleOptionTold {
    std::string id, name;
    OptionType type{};
    ByName<OptionValue> defaults;
    std::optional<std::vector<std::string>> values;
    std::optional<Number> min, max, step;
    std::optional<std::string> unit;
    std::string doubt;
    std::vector<Edition> chosen_in;
    std::optional<std::string> fixed;
};
constexpr auto described(const RuleOptionTold*) {
    using T = RuleOptionTold;
    return object("RuleOption", "What a house decision leaves to the players.",
                  {
                      field<&T::id>("id", "The decision: H-..."),
                      field<&T::name>("name"),
                      field<&T::type>("type"),
                      field<&T::defaults>("default", "By edition, of those that have it."),
                      maybe<&T::values>("values", "Of a choice, or those that are played."),
                      maybe<&T::min>("min"),
                      maybe<&T::max>("max"),
                      maybe<&T::step>("step", "1 when left out."),
                      maybe<&T::unit>("unit"),
                      field<&T::doubt>("doubt"),
                      field<&T::chosen_in>("chosen_in", "Where another value may be chosen."),
                      maybe<&T::fixed>("fixed", "Why it may not, in other editions."),
                  });
}

struct RuleClauseTold {
    std::string id, document, title, section, kind, tag;
    std::vector<Edition> editions;
    std::optional<std::vector<Edition>> carried_to;
    std::optional<std::string> applies_to;
    std::string text;
    Language lang{};
    std::optional<std::string> source;
    std::optional<ByName<std::string>> parts;
    std::optional<std::vector<std::string>> linked, conflicts;
    std::optional<std::string> open, untestable;
    std::optional<std::vector<RuleOptionTold>> options;
    std::optional<std::vector<std::string>> scenarios;
};
constexpr auto described(const RuleClauseTold*) {
    using T = RuleClauseTold;
    return object(
        "RuleClause", "",
        {
            field<&T::id>("id"),
            field<&T::document>("document"),
            field<&T::title>("title", "Of the document."),
            field<&T::section>("section"),
            field<&T::kind>("kind"),
            field<&T::tag>("tag", "How sure it is: seed, found, known, inferred, or two with a +."),
            field<&T::editions>("editions"),
            maybe<&T::carried_to>("carried_to",
                                  "Editions whose own text says that it holds there."),
            maybe<&T::applies_to>("applies_to"),
            field<&T::text>("text"),
            field<&T::lang>("lang", "Of the text: en where nobody has translated it."),
            maybe<&T::source>("source"),
            maybe<&T::parts>("parts",
                             "What it states one by one, by letter, where it states several "
                             "things."),
            maybe<&T::linked>("linked", "Clauses of other documents that state the same."),
            maybe<&T::conflicts>("conflicts"),
            maybe<&T::open>("open", "Why no scenario shows it yet."),
            maybe<&T::untestable>("untestable", "Why no scenario can show it."),
            maybe<&T::options>("options", "Of a house decision, or of all that it leaves open."),
            maybe<&T::scenarios>("scenarios", "That show it; with --scenarios."),
        });
}

// --- rules coverage ---

struct DocumentCovered {
    Number clauses = 0, testable = 0, covered = 0, untranslated = 0;
    std::vector<std::string> uncovered;
    ByName<std::string> open;
    ByName<std::string> untestable;
    ByName<std::vector<std::string>> scenarios;
    ByName<ByName<std::vector<std::string>>> parts;
};
constexpr auto described(const DocumentCovered*) {
    using T = DocumentCovered;
    return object("DocumentCoverage", "Which clauses of a document the scenarios show.",
                  {
                      field<&T::clauses>("clauses"),
                      field<&T::testable>("testable"),
                      field<&T::covered>("covered"),
                      field<&T::untranslated>("untranslated"),
                      field<&T::uncovered>("uncovered", "Those that are testable."),
                      field<&T::open>("open", "Why, by clause or part: V-ITEM-2, V-MOD-2/f."),
                      field<&T::untestable>("untestable", "By clause, why."),
                      field<&T::scenarios>("scenarios", "By clause, of those covered."),
                      field<&T::parts>("parts", "By clause and letter; none: nobody shows it."),
                  });
}

}  // namespace six::io::answers
