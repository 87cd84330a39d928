#include "io/answers/rule_json.h"

#include <algorithm>

#include "io/answers/rule_answers.h"
#include "io/rules/option_text.h"

namespace six::io {

namespace {

using answers::ByName;
using answers::Number;

std::vector<std::string> ids_told(std::span<const Clause> clauses) {
    std::vector<std::string> list;
    for (const Clause clause : clauses) list.emplace_back(clause.id());
    return list;
}

std::vector<Edition> editions_told(EditionSet editions) {
    std::vector<Edition> list;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (editions.holds(static_cast<Edition>(i))) list.push_back(static_cast<Edition>(i));
    return list;
}

std::optional<std::string> unless_empty(const std::string& text) {
    if (text.empty()) return std::nullopt;
    return text;
}

template <class T>
std::optional<std::vector<T>> unless_empty(std::vector<T> list) {
    if (list.empty()) return std::nullopt;
    return list;
}

answers::OptionValue value_told(const RuleOption& option, std::int32_t stored) {
    switch (option.info().type) {
        case OptionType::boolean:
            return stored != 0;
        case OptionType::fixed:
        case OptionType::choice:
            return std::string(choice_words(option.option)[static_cast<std::size_t>(stored)]);
        default:
            return Number{stored};
    }
}

// All that may be chosen, or where nothing may, what the editions take.
std::vector<std::string> values_played(const RuleOption& option) {
    const OptionInfo& info = option.info();
    const auto words = choice_words(option.option);
    if (option.chosen_in().bits != 0) return {words.begin(), words.end()};
    std::vector<std::string> values;
    for (const Edition edition : editions_told(EditionSet{info.editions})) {
        const std::int32_t stored = info.defaults[static_cast<std::size_t>(edition)];
        const std::string value(words[static_cast<std::size_t>(stored)]);
        if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
    }
    return values;
}

answers::RuleOptionTold option_told(const RuleOption& option) {
    const OptionInfo& info = option.info();
    answers::RuleOptionTold told{.id = std::string(info.id),
                                 .name = std::string(info.name),
                                 .type = info.type,
                                 .doubt = option.doubt,
                                 .chosen_in = editions_told(option.chosen_in()),
                                 .fixed = unless_empty(option.fixed)};
    for (const Edition edition : editions_told(EditionSet{info.editions}))
        told.defaults.emplace_back(
            name_of(edition), value_told(option, info.defaults[static_cast<std::size_t>(edition)]));
    const bool words = info.type == OptionType::fixed || info.type == OptionType::choice;
    const bool number = !words && info.type != OptionType::boolean;
    if (words) told.values = values_played(option);
    if (number) told.unit = unless_empty(option.unit);
    if (!number || told.chosen_in.empty()) return told;
    told.min = info.min;
    told.max = info.max;
    if (info.step != 1) told.step = info.step;
    return told;
}

void add_parts(answers::RuleClauseTold& told, const RuleClause& c, Language language) {
    if (c.parts.empty()) return;
    told.parts.emplace();
    for (const RulePart& part : c.parts)
        told.parts->emplace_back(std::string(1, part.id), part.text(language));
}

// The scenarios of a clause's parts, which stand together.
ByName<ByName<std::vector<std::string>>> parts_covered(std::span<const PartCoverage> parts) {
    ByName<ByName<std::vector<std::string>>> told;
    for (const PartCoverage& part : parts) {
        if (told.empty() || told.back().first != part.clause.id())
            told.emplace_back(part.clause.id(), ByName<std::vector<std::string>>{});
        told.back().second.emplace_back(std::string(1, part.part), part.scenarios);
    }
    return told;
}

answers::DocumentCovered document_told(const RuleCatalog& catalog,
                                       const DocumentCoverage& document) {
    answers::DocumentCovered told{.clauses = static_cast<Number>(document.clauses),
                                  .testable = static_cast<Number>(document.testable),
                                  .covered = static_cast<Number>(document.covered.size()),
                                  .untranslated = static_cast<Number>(document.untranslated),
                                  .uncovered = ids_told(document.uncovered),
                                  .parts = parts_covered(document.parts)};
    for (const Clause clause : document.uncovered)
        if (catalog[clause].parts.empty() && !catalog[clause].open.empty())
            told.open.emplace_back(clause.id(), catalog[clause].open);
    for (const PartCoverage& part : document.parts)
        if (part.scenarios.empty() && !part.open.empty())
            told.open.emplace_back(std::string(part.clause.id()) + '/' + part.part, part.open);
    for (const Clause clause : document.untestable)
        told.untestable.emplace_back(clause.id(), catalog[clause].untestable);
    for (const CoveredClause& c : document.covered)
        told.scenarios.emplace_back(c.clause.id(), c.scenarios);
    return told;
}

}  // namespace

answers::RuleClauseTold clause_told(const RuleCatalog& catalog, Clause clause, Language language) {
    const RuleClause& c = catalog[clause];
    answers::RuleClauseTold told{
        .id = std::string(c.clause.id()),
        .document = catalog.document_of(c).id,
        .title = catalog.document_of(c).title(language),
        .section = c.section(language),
        .kind = c.kind,
        .tag = c.tag,
        .editions = editions_told(c.editions),
        .carried_to = unless_empty(editions_told(c.carried_to)),
        .applies_to = unless_empty(c.applies_to),
        .text = c.text(language),
        .lang = language == Language::de && !c.de.empty() ? Language::de : Language::en,
        .source = unless_empty(c.source),
        .linked = unless_empty(ids_told(c.linked)),
        .conflicts = unless_empty(ids_told(c.conflicts)),
        .open = unless_empty(c.open),
        .untestable = unless_empty(c.untestable)};
    add_parts(told, c, language);
    std::vector<answers::RuleOptionTold> options;
    for (const RuleOption* option : catalog.options_of(c.clause))
        options.push_back(option_told(*option));
    told.options = unless_empty(std::move(options));
    return told;
}

std::string rules_json(const RuleCatalog& catalog, std::span<const Clause> clauses,
                       Language language, const CoverageEvidence* evidence) {
    std::string text = "[";
    for (const Clause clause : clauses) {
        answers::RuleClauseTold told = clause_told(catalog, clause, language);
        if (evidence) told.scenarios = scenarios_of(catalog, *evidence, clause);
        text += (text.size() > 1 ? ",\n" : "\n") + json_text(told);
    }
    return text + (clauses.empty() ? "]\n" : "\n]\n");
}

std::string coverage_json(const RuleCatalog& catalog, std::span<const DocumentCoverage> documents) {
    ByName<answers::DocumentCovered> all;
    for (const DocumentCoverage& document : documents)
        all.emplace_back(document.document->id, document_told(catalog, document));
    return json_text(all, 1) + '\n';
}

}  // namespace six::io
