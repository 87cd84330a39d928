#include "io/library/figure_json.h"

#include <algorithm>

#include "io/answers/figure_answers.h"
#include "io/format/json_codec.h"
#include "io/format/json_trap.h"
#include "io/rules/rule_catalog.h"

namespace six::io {
namespace {

using answers::Number;

std::vector<Faction> factions_told(const Warrior& warrior) {
    if (is_castle(warrior.kind)) return {};
    if (warrior.factions[1] == warrior.factions[0]) return {warrior.factions[0]};
    return {warrior.factions[0], warrior.factions[1]};
}

std::optional<std::string> unless_empty(const std::string& text) {
    if (text.empty()) return std::nullopt;
    return text;
}

std::string list_line(const SetFigure& figure) {
    const auto number = unless_empty(figure.imprint().number);
    const auto set = unless_empty(figure.set->id);
    if (figure.chest) {
        answers::ListedChest told{.id = figure.id(),
                                  .name = figure.name(),
                                  .number = number,
                                  .set = set,
                                  .gold = figure.chest->gold,
                                  .trap = trap_told(figure.chest->trap)};
        if (figure.chest->item != TreasureItem::none) told.item = figure.chest->item;
        return json_text(told);
    }
    const Warrior& first = figure.levels[0];
    answers::Listed told{.id = figure.id(),
                         .name = figure.name(),
                         .number = number,
                         .set = set,
                         .kind = first.kind,
                         .factions = factions_told(first),
                         .rank = first.rank,
                         .editions = editions_told(first.editions),
                         .targets = 1};
    for (const Warrior& level : figure.levels) {
        told.points.push_back(level.points);
        if (!level.level.empty()) told.levels.push_back(level.level);
    }
    for (const Dial& dial : first.dials)
        if (dial.range > told.range.length) {
            told.range.length = dial.range;
            told.targets = dial.targets;
        }
    for (const Ability ability : abilities_of(figure)) told.abilities.push_back(ability);
    return json_text(told);
}

answers::ShownAbility ability_told(const SetFigure& figure, Ability ability, Language language) {
    const Mark mark = mark_of(ability);
    answers::ShownAbility told{
        .ability = ability, .value = stat_of(ability), .colour = mark.colour, .shape = mark.shape};
    for (const Clause clause : ability_clauses(ability, figure.levels[0].editions)) {
        const RuleClause& rule = rule_catalog()[clause];
        const bool german = language == Language::de && !rule.de.empty();
        told.clauses.push_back({.id = std::string(clause.id()),
                                .text = std::string(rule.text(language)),
                                .lang = german ? Language::de : Language::en});
    }
    return told;
}

std::string show_line(const SetFigure& figure, Language language) {
    const auto set = unless_empty(figure.set->id);
    if (figure.chest) {
        answers::ShownChest told{.file = chest_told(*figure.chest), .set = set};
        add_imprint(told.file, figure.imprint());
        return json_text(told);
    }
    answers::ShownFigure told{.file = figure_told(figure.levels, BaseSaid::in_full), .set = set};
    add_imprint(told.file, figure.imprint());
    for (const Ability ability : abilities_of(figure))
        told.shown.push_back(ability_told(figure, ability, language));
    return json_text(told);
}

// One element a line.
template <class Thing, class Make>
std::string lines(std::span<const Thing> things, Make make) {
    std::string text = "[";
    for (const Thing& thing : things) text += (text.size() > 1 ? ",\n" : "\n") + make(thing);
    return text + (things.empty() ? "]\n" : "\n]\n");
}

answers::EditionChecked edition_checked(const EditionReport& report) {
    answers::EditionChecked told{.complete = static_cast<Number>(report.complete),
                                 .page = report.has_page};
    for (const EditionFinding& finding : report.not_in_it)
        told.missing.push_back({.id = finding.id,
                                .field = unless_empty(finding.field),
                                .foreign = finding.unknown_to_edition});
    for (const Unplayable& one : report.unplayable)
        told.unplayable.push_back({.id = one.id, .why = one.why, .clause = one.clause});
    return told;
}

answers::FileChecked file_checked(const FileReport& report, Language language) {
    answers::FileChecked told{.file = report.file, .ok = report.ok()};
    if (report.refused) {
        told.error = answers::FileTrouble{
            .where = report.refused->where,
            .message = say(language, report.refused->key, report.refused->arguments)};
        return told;
    }
    if (!report.set.empty()) {
        told.set = report.set;
        told.name = report.name;
    }
    told.figures = static_cast<Number>(report.figures);
    told.chests = static_cast<Number>(report.chests);
    told.editions.emplace();
    for (const EditionReport& edition : report.editions)
        told.editions->emplace_back(name_of(edition.edition), edition_checked(edition));
    return told;
}

}  // namespace

std::string figures_list_json(std::span<const SetFigure> figures) {
    return lines(figures, list_line);
}

std::string figures_show_json(std::span<const SetFigure> figures, Language language) {
    return lines(figures, [&](const SetFigure& figure) { return show_line(figure, language); });
}

bool FileReport::ok() const {
    return !refused &&
           std::all_of(editions.begin(), editions.end(),
                       [](const EditionReport& report) { return report.unplayable.empty(); });
}

std::string check_json(std::span<const FileReport> reports, Language language) {
    std::string text;
    for (const FileReport& report : reports)
        text += json_text(file_checked(report, language)) + '\n';
    return text;
}

std::string values_json(std::span<const Valued> values) {
    return lines(values, [](const Valued& one) {
        return json_text(answers::FigureValue{
            .id = one.id, .name = one.name, .points = one.points, .value = one.value});
    });
}

}  // namespace six::io
