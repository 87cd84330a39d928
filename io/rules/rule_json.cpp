#include "io/rules/rule_json.h"

#include "io/rules/option_text.h"
#include "io/text/json.h"

namespace six::io {

namespace {

Json ids(std::span<const Clause> clauses) {
    Json list = Json::array();
    for (const Clause clause : clauses) list.push_back(clause.id());
    return list;
}

Json names(EditionSet editions) {
    Json list = Json::array();
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (editions.holds(static_cast<Edition>(i))) list.push_back(kEditionNames[i]);
    return list;
}

// As options.json writes it: a choice by its key, a bool as such.
Json value(const RuleOption& option, std::int32_t stored) {
    switch (option.info().type) {
        case OptionType::boolean:
            return stored != 0;
        case OptionType::fixed:
        case OptionType::choice:
            return choice_words(option.option)[static_cast<std::size_t>(stored)];
        default:
            return stored;
    }
}

std::string_view type_name(OptionType type) {
    constexpr std::string_view kNames[] = {"fixed", "bool", "choice", "int", "mils", "tenths"};
    return kNames[static_cast<std::size_t>(type)];
}

Json option_json(const RuleOption& option) {
    const OptionInfo& info = option.info();
    Json json{{"id", info.id}, {"name", info.name}, {"type", type_name(info.type)}};
    Json defaults = Json::object();
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (EditionSet{info.editions}.holds(static_cast<Edition>(i)))
            defaults[kEditionNames[i]] = value(option, info.defaults[i]);
    json["default"] = std::move(defaults);
    if (info.type == OptionType::fixed || info.type == OptionType::choice) {
        json["values"] = Json::array();
        for (const std::string_view word : choice_words(option.option))
            json["values"].push_back(word);
    } else if (info.type != OptionType::boolean) {
        json["min"] = info.min;
        json["max"] = info.max;
        if (info.step != 1) json["step"] = info.step;
        if (!option.unit.empty()) json["unit"] = option.unit;
    }
    json["doubt"] = option.doubt;
    return json;
}

Json clause_json(const RuleCatalog& catalog, const RuleClause& c, Language language) {
    Json json{{"id", c.clause.id()},
              {"document", catalog.document_of(c).id},
              {"title", catalog.document_of(c).title(language)},
              {"section", c.section(language)},
              {"kind", c.kind},
              {"tag", c.tag},
              {"editions", names(c.editions)}};
    if (c.carried_to.bits != 0) json["carried_to"] = names(c.carried_to);
    if (!c.applies_to.empty()) json["applies_to"] = c.applies_to;
    json["text"] = c.text(language);
    json["lang"] = language == Language::de && !c.de.empty() ? "de" : "en";
    if (!c.source.empty()) json["source"] = c.source;
    for (const RulePart& part : c.parts)
        json["parts"][std::string(1, part.id)] = part.text(language);
    if (!c.linked.empty()) json["linked"] = ids(c.linked);
    if (!c.conflicts.empty()) json["conflicts"] = ids(c.conflicts);
    if (!c.untestable.empty()) json["untestable"] = c.untestable;
    const auto options = catalog.options_of(c.clause);
    if (!options.empty()) {
        Json list = Json::array();
        for (const RuleOption* option : options) list.push_back(option_json(*option));
        json["options"] = std::move(list);
    }
    return json;
}

Json counts(std::size_t clauses, std::size_t testable, std::size_t covered,
            std::size_t untranslated) {
    return {{"clauses", clauses},
            {"testable", testable},
            {"covered", covered},
            {"untranslated", untranslated}};
}

}  // namespace

std::string rules_json(const RuleCatalog& catalog, std::span<const Clause> clauses,
                       Language language, const CoverageEvidence* evidence) {
    std::string text = "[";
    for (const Clause clause : clauses) {
        Json json = clause_json(catalog, catalog[clause], language);
        if (evidence) json["scenarios"] = scenarios_of(catalog, *evidence, clause);
        text += (text.size() > 1 ? ",\n" : "\n") + json.dump();
    }
    return text + (clauses.empty() ? "]\n" : "\n]\n");
}

std::string coverage_json(const RuleCatalog& catalog, std::span<const DocumentCoverage> documents) {
    Json all = Json::object();
    for (const DocumentCoverage& document : documents) {
        Json json = counts(document.clauses, document.testable, document.covered.size(),
                           document.untranslated);
        json["uncovered"] = ids(document.uncovered);
        json["untestable"] = Json::object();
        for (const Clause clause : document.untestable)
            json["untestable"][clause.id()] = catalog[clause].untestable;
        json["scenarios"] = Json::object();
        for (const CoveredClause& c : document.covered)
            json["scenarios"][c.clause.id()] = c.scenarios;
        json["parts"] = Json::object();
        for (const PartCoverage& part : document.parts)
            json["parts"][part.clause.id()][std::string(1, part.part)] = part.scenarios;
        all[document.document->id] = std::move(json);
    }
    return all.dump(1) + "\n";
}

}  // namespace six::io
