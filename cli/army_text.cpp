// Armies and figures in words: the part of army.h that only prints.
#include <algorithm>

#include "cli/army.h"
#include "cli/figure_text.h"
#include "cli/play_view.h"
#include "engine/rulesets/armies.h"
#include "io/language/warrior_name.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

constexpr std::size_t kCountColumns = 5, kPointsColumns = 6, kRangeColumns = 8;

void add_item(std::string& list, const std::string& more) {
    list += (list.empty() ? "" : ", ") + more;
}

std::string rank_said(Language language, Rank rank) {
    return say(language, "rank." + std::string(kRankNames[static_cast<std::size_t>(rank)]));
}
std::string faction_said(Language language, std::size_t faction) {
    return say(language, "faction." + std::string(kFactionNames[faction]));
}
std::string factions_said(Language language, const Warrior& warrior) {
    std::string text = faction_said(language, static_cast<std::size_t>(warrior.factions[0]));
    if (warrior.factions[1] != warrior.factions[0])
        add_item(text, faction_said(language, static_cast<std::size_t>(warrior.factions[1])));
    return text;
}

std::size_t row_name_columns(const Terminal& terminal) {
    return name_columns(usable_columns(terminal), 48, 30);
}

std::string click_abilities(Language language, const Click& click) {
    std::string text;
    for (const Cell* cell : click.cells())
        for (const Ability ability : cell->abilities)
            if (ability != Ability::none)
                add_item(text, say(language, "ability." + std::string(name_of(ability))));
    if (click.nexus != Ability::none)
        add_item(text, say(language, "ability." + std::string(name_of(click.nexus))));
    return text;
}

// Each slot with its abilities to the end, numbered and its start marked as `figures show` does.
std::string dial_said(Language language, const Terminal& terminal, const Warrior& warrior,
                      const Dial& dial) {
    std::string text = fit("", 5) + columns_said(language, warrior) + '\n';
    for (std::size_t i = 0; i < dial.clicks.size(); ++i) {
        const Click& click = dial.clicks[i];
        const std::string slot = (i == dial.start ? ">" : " ") +
                                 right_aligned(std::to_string(i + 1), 3) + ' ' +
                                 values_said(click) + "  ";
        text += without_end(slot + wrap(click_abilities(language, click), usable_columns(terminal),
                                        columns_of(slot))) +
                '\n';
        if (click.skulls() >= kSkullsAtTheEnd) break;
    }
    return text;
}

std::string counts_said(Language language, const io::ArmyReport& report) {
    std::string ranks, factions;
    for (std::size_t i = 0; i < report.ranks.size(); ++i)
        if (report.ranks[i] > 0)
            add_item(ranks, std::to_string(report.ranks[i]) + ' ' +
                                rank_said(language, static_cast<Rank>(i)));
    for (std::size_t i = 0; i < report.factions.size(); ++i)
        if (report.factions[i] > 0)
            add_item(factions,
                     std::to_string(report.factions[i]) + ' ' + faction_said(language, i));
    return say(language, "cli.army.counts", {{"ranks", ranks}, {"factions", factions}});
}

std::string item_said(Language language, const io::ChosenItem& item) {
    std::string spells;
    for (const std::string& spell : item.spells) spells += (spells.empty() ? "" : ", ") + spell;
    return say(language, spells.empty() ? "cli.army.item" : "cli.army.book",
               {{"figure", item.figure},
                {"name", item.name},
                {"spells", spells},
                {"points", std::to_string(item.points)}});
}

std::string company_said(Language language, const io::ChosenCompany& company) {
    const std::string name =
        company.number.empty() ? company.name : company.number + ' ' + company.name;
    return say(language, "cli.army.company",
               {{"name", name},
                {"ability", say(language, "ability." + std::string(name_of(company.ability)))},
                {"printed", std::to_string(company.printed)},
                {"n", std::to_string(company.cohorts)},
                {"discount", std::to_string(company.discount)},
                {"points", std::to_string(company.points)},
                {"clause", std::string(company.clause.id())}});
}

std::string summary_said(Language language, const io::ArmyReport& report) {
    const bool team = army_rules(report.edition).team.has_value();
    std::vector<io::Argument> arguments = {
        {"edition", say(language, "edition." + std::string(name_of(report.edition)))},
        {"points", std::to_string(report.points)},
        {"total", std::to_string(report.build_total)},
        {"figures", std::to_string(report.figures)}};
    if (!team) arguments.push_back({"actions", std::to_string(report.actions)});
    return say(language, team ? "cli.army.summary_team" : "cli.army.summary", arguments);
}

}  // namespace

// The place may be long and foreign; the sentence is ours, and foreign words in it are safe
// already.
std::string error_said(Language language, const io::Error& error) {
    const std::string words = say(language, error.key, error.arguments);
    return error.where.empty() ? words : printable(error.where) + ": " + words;
}

std::string figure_row_heading(Language language, const Terminal& terminal) {
    return fit("", row_name_columns(terminal)) +
           right_aligned(say(language, "cli.army.points_column"), kPointsColumns) +
           say(language, "cli.battle.columns") +
           right_aligned(say(language, "cli.army.range_column"), kRangeColumns);
}

std::string figure_row(Language language, const Terminal& terminal, const Warrior& warrior) {
    std::string line = name_said(warrior, row_name_columns(terminal)) +
                       right_aligned(std::to_string(warrior.points), kPointsColumns);
    if (warrior.kind == FigureKind::planking || warrior.dials.empty())
        line += "  -  -  -  -" + right_aligned("-", kRangeColumns);  // [C-CASTLE-16]
    else
        line += values_said(warrior.dials[0].clicks[warrior.dials[0].start]) +
                right_aligned(range_said(language, warrior.dials[0]), kRangeColumns);
    return line + "  " + rank_said(language, warrior.rank);
}

std::string figure_shown(Language language, const Terminal& terminal, const Warrior& warrior) {
    const bool small = warrior.kind == FigureKind::warrior;
    std::string text = paragraph(
        terminal,
        say(language, small ? "cli.army.figure" : "cli.army.figure_kind",
            {{"name", io::full_name(warrior)},
             {"factions", factions_said(language, warrior)},
             {"rank", rank_said(language, warrior.rank)},
             {"kind",
              say(language,
                  "kind." + std::string(kKindNames[static_cast<std::size_t>(warrior.kind)]))},
             {"points", std::to_string(warrior.points)}}));
    for (std::size_t i = 0; i < warrior.dials.size(); ++i) {
        const std::string range = say(language, "cli.army.figure_range",
                                      {{"range", range_said(language, warrior.dials[i])}});
        text += paragraph(terminal,
                          warrior.is_large() ? section_said(language, i) + ": " + range : range, 2);
        text += dial_said(language, terminal, warrior, warrior.dials[i]);
    }
    return text;
}

std::string army_shown(Language language, const Terminal& terminal, const io::Army& army,
                       const io::ArmyReport& report) {
    std::string text = paint(terminal, Colour::bold, printable(army.name)) + '\n' +
                       paragraph(terminal, summary_said(language, report));
    text += fit("", kCountColumns) + figure_row_heading(language, terminal) + '\n';
    for (const io::ArmyEntry& entry : army.figures) {
        const WarriorId id = io::warrior_named(army_figures(), entry.id);
        text += right_aligned(std::to_string(entry.count), kCountColumns - 2) + "  " +
                (id.exists() ? figure_row(language, terminal, army_figures()[id])
                             : printable(entry.id)) +
                '\n';
    }
    text += paragraph(terminal, counts_said(language, report));
    for (const io::ChosenValue& value : report.values)
        text += paragraph(terminal, say(language, "cli.army.value",
                                        {{"name", value.name},
                                         {"level", value.level},
                                         {"points", std::to_string(value.points)},
                                         {"clause", std::string(value.clause.id())}}));
    for (const io::ChosenItem& item : report.items)
        text += paragraph(terminal, item_said(language, item));
    if (report.company) text += paragraph(terminal, company_said(language, *report.company));
    for (const io::ArmyFinding& finding : report.findings)
        text += paragraph(terminal, error_said(language, finding.error), 2);
    text += paint(terminal, report.legal() ? Colour::green : Colour::red,
                  say(language, report.legal() ? "cli.army.legal" : "cli.army.illegal",
                      {{"n", std::to_string(report.findings.size())}})) +
            '\n';
    return text;
}

}  // namespace six::cli
