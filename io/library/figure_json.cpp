#include "io/library/figure_json.h"

#include <algorithm>

#include "io/format/json_codec.h"
#include "io/format/json_trap.h"
#include "io/rules/rule_catalog.h"

namespace six::io {
namespace {

Json editions_json(Editions editions) {
    Json list = Json::array();
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (editions.has(static_cast<Edition>(i))) list.push_back(kEditionNames[i]);
    return list;
}

Json factions_json(const Warrior& warrior) {
    if (is_castle(warrior.kind)) return Json::array();
    Json list = Json::array({name_json(kFactionNames, warrior.factions[0])});
    if (warrior.factions[1] != warrior.factions[0])
        list.push_back(name_json(kFactionNames, warrior.factions[1]));
    return list;
}

void add_imprint(Json& json, const SetFigure& figure) {
    if (!figure.imprint().number.empty()) json["number"] = figure.imprint().number;
    if (!figure.set->id.empty()) json["set"] = figure.set->id;
}

Json list_line(const SetFigure& figure) {
    Json json{{"id", figure.id()}, {"name", figure.name()}};
    add_imprint(json, figure);
    if (figure.chest) {
        json["kind"] = "chest";
        json["gold"] = figure.chest->gold;
        if (figure.chest->item != TreasureItem::none)
            json["item"] = name_json(kTreasureItemNames, figure.chest->item);
        json["trap"] = json_of(figure.chest->trap);
        return json;
    }
    const Warrior& first = figure.levels[0];
    json["kind"] = name_json(kKindNames, first.kind);
    json["factions"] = factions_json(first);
    json["rank"] = name_json(kRankNames, first.rank);
    json["editions"] = editions_json(first.editions);
    json["points"] = Json::array();
    json["levels"] = Json::array();
    for (const Warrior& level : figure.levels) {
        json["points"].push_back(level.points);
        if (!level.level.empty()) json["levels"].push_back(level.level);
    }
    Inches range{};
    std::uint8_t targets = 1;
    for (const Dial& dial : first.dials)
        if (dial.range > range) {
            range = dial.range;
            targets = dial.targets;
        }
    json["range"] = json_inches(range);
    json["targets"] = targets;
    json["abilities"] = Json::array();
    for (const Ability ability : abilities_of(figure))
        json["abilities"].push_back(name_of(ability));
    return json;
}

Json ability_json(const SetFigure& figure, Ability ability, Language language) {
    const Mark mark = mark_of(ability);
    Json clauses = Json::array();
    for (const Clause clause : ability_clauses(ability, figure.levels[0].editions)) {
        const RuleClause& rule = rule_catalog()[clause];
        const bool german = language == Language::de && !rule.de.empty();
        clauses.push_back(
            {{"id", clause.id()}, {"text", rule.text(language)}, {"lang", german ? "de" : "en"}});
    }
    return {{"ability", name_of(ability)},
            {"value", name_of(stat_of(ability))},
            {"colour", name_of(mark.colour)},
            {"shape", name_of(mark.shape)},
            {"clauses", std::move(clauses)}};
}

// The object of its file: a file of this figure alone is read back.
Json whole_figure(const SetFigure& figure, Language language) {
    FigureSet alone;
    alone.catalog.warriors.assign(figure.levels.begin(), figure.levels.end());
    if (figure.chest) alone.chests = {*figure.chest};
    if (!figure.imprint().empty()) alone.imprints.emplace(figure.id(), figure.imprint());
    const auto file = parse_json(set_file(alone), kManyWarriors);
    Json json = (*file)[figure.chest ? "chests" : "figures"][0];
    if (!figure.set->id.empty()) json["set"] = figure.set->id;
    if (figure.chest) return json;
    json["base"] = json_of(figure.levels[0].base);
    json["shown"] = Json::array();
    for (const Ability ability : abilities_of(figure))
        json["shown"].push_back(ability_json(figure, ability, language));
    return json;
}

// One element a line.
template <class Thing, class Make>
std::string lines(std::span<const Thing> things, Make make) {
    std::string text = "[";
    for (const Thing& thing : things)
        text += (text.size() > 1 ? ",\n" : "\n") +
                make(thing).dump(-1, ' ', false, Json::error_handler_t::replace);
    return text + (things.empty() ? "]\n" : "\n]\n");
}

Json json_of_edition(const EditionReport& report) {
    Json json{{"complete", report.complete}, {"page", report.has_page}};
    json["missing"] = Json::array();
    for (const EditionFinding& finding : report.not_in_it) {
        Json one{{"id", finding.id}};
        one["field"] = finding.field.empty() ? Json(nullptr) : Json(finding.field);
        one["foreign"] = finding.unknown_to_edition;
        json["missing"].push_back(std::move(one));
    }
    json["unplayable"] = Json::array();
    for (const Unplayable& one : report.unplayable)
        json["unplayable"].push_back({{"id", one.id}, {"why", one.why}, {"clause", one.clause}});
    return json;
}

Json json_of_file(const FileReport& report, Language language) {
    Json json{{"file", report.file}, {"ok", report.ok()}};
    if (report.refused) {
        json["error"] = {
            {"where", report.refused->where},
            {"message", say(language, report.refused->key, report.refused->arguments)}};
        return json;
    }
    if (!report.set.empty()) {
        json["set"] = report.set;
        json["name"] = report.name;
    }
    json["figures"] = report.figures;
    json["chests"] = report.chests;
    json["editions"] = Json::object();
    for (const EditionReport& edition : report.editions)
        json["editions"][name_of(edition.edition)] = json_of_edition(edition);
    return json;
}

}  // namespace

std::string figures_list_json(std::span<const SetFigure> figures) {
    return lines(figures, list_line);
}

std::string figures_show_json(std::span<const SetFigure> figures, Language language) {
    return lines(figures, [&](const SetFigure& figure) { return whole_figure(figure, language); });
}

bool FileReport::ok() const {
    return !refused &&
           std::all_of(editions.begin(), editions.end(),
                       [](const EditionReport& report) { return report.unplayable.empty(); });
}

std::string check_json(std::span<const FileReport> reports, Language language) {
    std::string text;
    for (const FileReport& report : reports)
        text +=
            json_of_file(report, language).dump(-1, ' ', false, Json::error_handler_t::replace) +
            '\n';
    return text;
}

std::string values_json(std::span<const Valued> values) {
    return lines(values, [](const Valued& one) {
        return Json{
            {"id", one.id}, {"name", one.name}, {"points", one.points}, {"value", one.value}};
    });
}

}  // namespace six::io
