#include "cli/rules.h"

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "io/answers/rule_json.h"
#include "io/rules/option_text.h"
#include "io/rules/rule_catalog.h"
#include "io/scenario/scenario_book.h"

namespace six::cli {
namespace {

using io::Language;
using io::rule_catalog;
using io::RuleClause;
using io::RuleOption;
using io::say;

std::string word(Language language, std::string_view area, std::string_view name) {
    return say(language, "cli.rules." + std::string(area) + "." + std::string(name));
}

std::string edition_word(Language language, std::size_t edition) {
    return say(language, "edition." + std::string(kEditionNames[edition]));
}

void append(std::string& list, std::string_view text, std::string_view separator = ", ") {
    if (!list.empty()) list += separator;
    list += text;
}

std::string ids_text(std::span<const Clause> clauses) {
    std::string text;
    for (const Clause clause : clauses) append(text, clause.id());
    return text;
}

std::string editions_text(Language language, io::EditionSet editions) {
    std::string text;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (editions.holds(static_cast<Edition>(i))) append(text, edition_word(language, i));
    return text.empty() ? say(language, "cli.rules.nowhere") : text;
}

// "found+inferred" in words.
std::string tag_text(Language language, std::string_view tag) {
    std::string text;
    while (!tag.empty()) {
        const std::size_t end = std::min(tag.find('+'), tag.size());
        append(text, word(language, "tag", tag.substr(0, end)), " + ");
        tag.remove_prefix(std::min(end + 1, tag.size()));
    }
    return text;
}

// Whom it speaks of: a kind of figure, or one figure by name.
std::string applies_text(Language language, std::string_view applies_to) {
    constexpr std::string_view kFigure = "figure:";
    if (applies_to.starts_with(kFigure)) return std::string(applies_to.substr(kFigure.size()));
    std::string name(applies_to);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == ' ' || c == '-'; }, '_');
    return word(language, "applies", name);
}

// The default: one value, or where editions differ each value with its editions.
std::string default_text(Language language, const RuleOption& option) {
    const OptionInfo& info = option.info();
    std::vector<std::pair<std::int32_t, io::EditionSet>> values;  // in the order of the editions
    for (std::size_t i = 0; i < kEditionNames.size(); ++i) {
        const auto edition = static_cast<Edition>(i);
        if (!io::EditionSet{info.editions}.holds(edition)) continue;
        const auto same = [&](const auto& value) { return value.first == info.defaults[i]; };
        const auto at = std::find_if(values.begin(), values.end(), same);
        if (at != values.end())
            at->second.add(edition);
        else
            values.emplace_back(info.defaults[i], io::EditionSet{}).second.add(edition);
    }
    if (values.size() == 1) return io::option_value_text(option.option, values[0].first);
    std::string text;
    for (const auto& [value, editions] : values)
        append(text,
               say(language, "cli.rules.option_in_edition",
                   {{"value", io::option_value_text(option.option, value)},
                    {"edition", editions_text(language, editions)}}),
               "; ");
    return text;
}

std::string unit_of(const RuleOption& option) {
    if (option.info().type == OptionType::mils) return "mils";
    if (option.info().type == OptionType::tenths) return "tenths";
    return option.unit;
}

std::string option_text(Language language, const RuleOption& option) {
    const std::string unit = unit_of(option);
    const io::EditionSet chosen = option.chosen_in();
    const std::string key = chosen.bits == 0 ? "_fixed" : unit.empty() ? "" : "_unit";
    std::string text = say(language, "cli.rules.option_line" + key,
                           {{"id", std::string(option.info().id)},
                            {"name", std::string(option.info().name)},
                            {"value", default_text(language, option)},
                            {"unit", unit.empty() ? unit : word(language, "unit", unit)},
                            {"allowed", io::option_values_text(option.option)},
                            {"doubt", word(language, "doubt", option.doubt)}});
    if (option.fixed.empty()) return text;
    const std::string why = word(language, "fixed", option.fixed);
    return text + " " +
           (chosen.bits == 0 ? say(language, "cli.rules.fixed_as", {{"why", why}})
                             : say(language, "cli.rules.fixed_elsewhere",
                                   {{"editions", editions_text(language, chosen)}, {"why", why}}));
}

struct ClauseRow {
    std::string label;  // empty: goes on under the one before
    std::string text;
};

std::vector<ClauseRow> rows_of(Language language, const RuleClause& c) {
    std::vector<ClauseRow> rows;
    const auto row = [&](std::string_view key, std::string text) {
        rows.push_back({say(language, "cli.rules." + std::string(key)), std::move(text)});
    };
    row("editions", editions_text(language, c.editions));
    if (c.carried_to.bits != 0) row("carried_to", editions_text(language, c.carried_to));
    row("kind",
        say(language, c.source.empty() ? "cli.rules.kind_line" : "cli.rules.kind_line_source",
            {{"kind", word(language, "kind", c.kind)},
             {"tag", tag_text(language, c.tag)},
             {"source", c.source}}));
    if (!c.applies_to.empty()) row("applies_to", applies_text(language, c.applies_to));
    std::string part_label = say(language, "cli.rules.parts");
    for (const io::RulePart& part : c.parts) {
        std::string text = std::string(1, part.id) + ": " + part.text(language);
        if (c.open.empty() && !part.open.empty())
            text += " (" + word(language, "open", part.open) + ")";
        rows.push_back({std::exchange(part_label, ""), std::move(text)});
    }
    if (!c.linked.empty()) row("linked", ids_text(c.linked));
    if (!c.conflicts.empty()) row("conflicts", ids_text(c.conflicts));
    std::vector<Clause> decided;
    std::string label = say(language, "cli.rules.options");
    for (const RuleOption* option : rule_catalog().options_of(c.clause)) {
        rows.push_back({std::exchange(label, ""), option_text(language, *option)});
        if (option->decision == c.clause) decided = option->clauses;
    }
    if (!decided.empty()) row("decides", ids_text(decided));
    if (!c.open.empty()) row("open", word(language, "open", c.open));
    if (!c.untestable.empty()) row("untestable", word(language, "reason", c.untestable));
    return rows;
}

// Who covers it, if anybody asked for scenarios.
ClauseRow scenarios_row(Language language, const io::CoverageEvidence& evidence, Clause clause) {
    std::string files;
    for (const std::string& file : io::scenarios_of(rule_catalog(), evidence, clause))
        append(files, printable(file));
    return {say(language, "cli.rules.scenarios"),
            files.empty() ? say(language, "cli.rules.no_scenario") : files};
}

void print_clause(std::ostream& out, const Terminal& terminal, Language language,
                  const RuleClause& c, const std::optional<io::CoverageEvidence>& evidence) {
    const auto columns = static_cast<std::size_t>(terminal.columns);
    const std::string place =
        rule_catalog().document_of(c).title(language) + ", " + c.section(language);
    out << paint(terminal, Colour::bold, c.clause.id()) << "  "
        << wrap(place, columns, columns_of(c.clause.id()) + 2) << "\n\n"
        << wrap(c.text(language), columns, 0) << '\n';
    if (language == Language::de && c.de.empty())
        out << wrap(say(language, "cli.rules.untranslated"), columns, 0) << '\n';
    out << '\n';
    std::vector<ClauseRow> rows = rows_of(language, c);
    if (evidence && c.untestable.empty() && rule_catalog().document_of(c).counts)
        rows.push_back(scenarios_row(language, *evidence, c.clause));
    std::size_t width = 0;
    for (const ClauseRow& row : rows) width = std::max(width, columns_of(row.label));
    for (const ClauseRow& row : rows)
        out << paint(terminal, Colour::dim, fit(row.label, width)) << "  "
            << wrap(row.text, columns, width + 2) << '\n';
}

// One line each: the id, and as much of the text as there is room for.
void print_lines(std::ostream& out, const Terminal& terminal, Language language,
                 std::span<const Clause> clauses) {
    const auto columns = static_cast<std::size_t>(terminal.columns);
    std::size_t width = 0;
    for (const Clause clause : clauses) width = std::max(width, columns_of(clause.id()));
    const std::size_t room = columns > width + 2 ? columns - width - 2 : 1;
    for (const Clause clause : clauses) {
        const std::string& text = rule_catalog()[clause].text(language);
        const bool fits = columns_of(text) <= room;
        out << paint(terminal, Colour::bold, fit(clause.id(), width)) << "  "
            << (fits ? text : fit(text, room > 3 ? room - 3 : 1) + "...") << '\n';
    }
}

// What --group and --edition leave of some clauses.
std::vector<Clause> clauses_chosen(const Arguments& args, std::span<const Clause> clauses) {
    std::vector<Clause> group = rule_catalog().group(args.value_or("group", ""));
    std::sort(group.begin(), group.end());
    const auto edition = io::edition_named(args.value_or("edition", ""));
    std::vector<Clause> left;
    for (const Clause clause : clauses)
        if (std::binary_search(group.begin(), group.end(), clause) &&
            (!edition || rule_catalog()[clause].in_force(*edition)))
            left.push_back(clause);
    return left;
}

int print_found(const Arguments& args, std::ostream& out, std::span<const Clause> clauses) {
    if (args.has("json")) {
        out << io::rules_json(rule_catalog(), clauses, args.language);
        return kSuccess;
    }
    print_lines(out, terminal_of(out), args.language, clauses);
    return kSuccess;
}

// Of the decisions those that leave the players a choice: in this edition, or in any.
void keep_choices(const Arguments& args, std::vector<Clause>& decisions) {
    const auto edition = io::edition_named(args.value_or("edition", ""));
    const auto may_choose = [&](Clause clause) {
        for (const RuleOption& option : rule_catalog().options())
            if (const io::EditionSet chosen = option.chosen_in();
                option.decision == clause && (edition ? chosen.holds(*edition) : chosen.bits != 0))
                return true;
        return false;
    };
    std::erase_if(decisions, [&](Clause clause) { return !may_choose(clause); });
}

int list_options(const Arguments& args, std::ostream& out, std::span<const Clause> decisions) {
    const Terminal terminal = terminal_of(out);
    const auto edition = io::edition_named(args.value_or("edition", ""));
    for (const Clause clause : decisions)
        for (const RuleOption& option : rule_catalog().options()) {
            const io::EditionSet chosen = option.chosen_in();
            if (option.decision != clause || !(edition ? chosen.holds(*edition) : chosen.bits != 0))
                continue;
            out << wrap(option_text(args.language, option),
                        static_cast<std::size_t>(terminal.columns), 2)
                << '\n';
        }
    return kSuccess;
}

int list_clauses(const Arguments& args, std::ostream& out, std::ostream& err) {
    std::vector<Clause> found = clauses_chosen(args, rule_catalog().group(""));
    if (args.has("options")) keep_choices(args, found);
    if (args.has("options") && !found.empty() && !args.has("json"))
        return list_options(args, out, found);
    return found.empty() ? refuse_group(args, err) : print_found(args, out, found);
}

int search(const Arguments& args, std::ostream& out, std::ostream& err) {
    // A phrase in quotes is as good as its words.
    std::vector<std::string> words;
    for (const std::string& given : args.words) {
        std::size_t begin = 0;
        while ((begin = given.find_first_not_of(' ', begin)) != std::string::npos) {
            const std::size_t end = std::min(given.find(' ', begin), given.size());
            words.push_back(given.substr(begin, end - begin));
            begin = end;
        }
    }
    io::EditionSet first = io::played_editions();
    if (const auto edition = io::edition_named(args.value_or("edition", ""))) {
        first = {};
        first.add(*edition);
    }
    const std::vector<Clause> found =
        clauses_chosen(args, rule_catalog().search(words, args.language, first));
    if (found.empty() && !args.has("json")) {
        std::string said;
        for (const std::string& given : words) append(said, printable(given), " ");
        return failure(args, err, "cli.rules.nothing_found", {{"words", said}});
    }
    print_found(args, out, found);
    if (!args.has("json"))
        out << say(args.language, "cli.rules.found_count",
                   {{"count", std::to_string(found.size())}})
            << '\n';
    return kSuccess;
}

int show_clauses(const Arguments& args, std::ostream& out, std::ostream& err) {
    std::vector<Clause> wanted;
    int code = kSuccess;
    for (const std::string& id : args.words) {
        if (const auto clause = rule_catalog().find(id)) {
            wanted.push_back(*clause);
            continue;
        }
        const std::string near = ids_text(rule_catalog().nearest(id));
        code = near.empty() ? failure(args, err, "cli.rules.unknown", {{"id", printable(id)}})
                            : failure(args, err, "cli.rules.unknown_near",
                                      {{"id", printable(id)}, {"list", near}});
    }
    // Half an answer that a program takes for the whole would be worse than none.
    if (code != kSuccess) return code;
    std::optional<io::CoverageEvidence> evidence;
    if (const auto folder = args.value("scenarios")) {
        auto gathered = [&] {
            Progress progress(args, err, "cli.progress.scenarios");
            return io::gather_evidence(std::string(*folder), [&](std::size_t done, std::size_t of) {
                progress.at(done, of);
            });
        }();
        if (!gathered) return refuse_scenarios(args, err, gathered.error());
        evidence = *std::move(gathered);
    }
    if (args.has("json")) {
        out << io::rules_json(rule_catalog(), wanted, args.language,
                              evidence ? &*evidence : nullptr);
        return kSuccess;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i > 0) out << '\n';
        print_clause(out, terminal_of(out), args.language, rule_catalog()[wanted[i]], evidence);
    }
    return kSuccess;
}

}  // namespace

int refuse_group(const Arguments& args, std::ostream& err) {
    const std::string prefix = printable(args.value_or("group", ""));
    const auto edition = args.value("edition");
    if (!edition || rule_catalog().group(args.value_or("group", "")).empty())
        return failure(args, err, "cli.rules.no_group", {{"prefix", prefix}});
    return failure(
        args, err, "cli.rules.no_group_in_edition",
        {{"prefix", prefix}, {"edition", say(args.language, "edition." + std::string(*edition))}});
}

int refuse_scenarios(const Arguments& args, std::ostream& err, const io::Error& error) {
    return failure(args, err, "cli.rules.no_scenarios",
                   {{"why", printable(say(args.language, error))}});
}

int run_rules(const Arguments& args, std::ostream& out, std::ostream& err) {
    if (args.verb() == "list") return list_clauses(args, out, err);
    if (args.verb() == "show") return show_clauses(args, out, err);
    return search(args, out, err);
}

}  // namespace six::cli
