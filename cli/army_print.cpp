// army print: the sheet of an army, with boxes to track the clicks of each of its figures.
#include <ostream>

#include "cli/army.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/sheet_out.h"
#include "cli/terminal.h"
#include "io/library/army_check.h"
#include "io/library/army_code.h"

namespace six::cli {
namespace {

using io::Error;
using io::say;

Expected<std::vector<io::SheetEntry>, Error> entries_of(const io::Army& army) {
    std::vector<io::SheetEntry> entries;
    for (std::size_t i = 0; i < army.figures.size(); ++i) {
        const io::ArmyEntry& entry = army.figures[i];
        if (!io::warrior_named(army_figures(), entry.id).exists())
            return io::unknown_figure(army, i, army_figures());
        entries.push_back(
            {.figure = io::figures_called(known_sets(), entry.id)[0], .count = entry.count});
    }
    return entries;
}

io::SheetTitle title_of(io::Language language, const io::Army& army, const io::ArmyReport& report) {
    io::SheetTitle title{.name = army.name};
    const auto fact = [&](std::string_view key, std::int64_t n) {
        title.facts.push_back(say(language, key, {{"n", std::to_string(n)}}));
    };
    title.facts.push_back(say(language, "edition." + std::string(name_of(army.edition))));
    fact("sheet.build_total", army.build_total);
    fact("sheet.spent", report.points);
    if (report.actions > 0) fact("sheet.actions", report.actions);
    fact("sheet.figures", report.figures);
    if (report.company)
        title.facts.push_back(
            say(language, "sheet.company",
                {{"name", report.company->name},
                 {"ability",
                  say(language, "ability." + std::string(name_of(report.company->ability)))}}));
    for (std::size_t i = 0; i < report.factions.size(); ++i)
        if (report.factions[i] > 0) title.factions.push_back(static_cast<Faction>(i));
    if (auto code = io::encode_army(army, army_figures())) title.code = *std::move(code);
    return title;
}

}  // namespace

int print_army(const Arguments& args, std::ostream& out, std::ostream& err) {
    tell_left_out(args, err);
    if (const int code = check_sheet_file(args, err); code != kSuccess) return code;
    const std::string& word = args.words[0];
    const io::ArmyAnswer asked = army_asked(word);
    if (asked.error) return failure(args, err, *asked.error);
    const auto entries = entries_of(asked.army);
    if (!entries) return failure(args, err, io::within(word, entries.error()));
    const io::ArmyReport report = io::check_army_list(asked.army, army_figures());
    const io::SheetTitle title = title_of(args.language, asked.army, report);
    const int code = write_sheet(args, io::sheet_of(args.language, *entries, &title), out, err);
    if (code == kSuccess && asked.data_differs)
        err << "sixskulls: " << say(args.language, "cli.army.data_differs") << '\n';
    // On paper it may still be changed; whoever prints it should know.
    if (code == kSuccess && !report.legal())
        err << "sixskulls: "
            << say(args.language, "cli.figures.army_not_legal",
                   {{"n", std::to_string(report.findings.size())},
                    {"first", printable(say(args.language, report.findings[0].error))}})
            << '\n';
    return code;
}

}  // namespace six::cli
