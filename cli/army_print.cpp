// army print: the sheet of an army, with boxes to track the clicks of each of its figures.
#include <filesystem>
#include <map>
#include <ostream>

#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/sheet_out.h"
#include "cli/terminal.h"
#include "io/army_check.h"
#include "io/army_code.h"
#include "io/collection.h"
#include "io/nearest.h"

namespace six::cli {
namespace {

using io::Error;
using io::say;

// A share code, the name of an army that comes with the program, or a file.
Expected<io::Army, Error> army_called(const std::string& word) {
    if (io::looks_like_army_code(word)) {
        auto decoded = io::decode_army(word, known_catalog());
        if (!decoded) return decoded.error();
        return (*std::move(decoded)).army;
    }
    const auto& armies = io::collected_armies();
    if (const auto known = armies.find(word); known != armies.end()) return known->second;
    std::error_code failed;
    if (is_file_name(word) || std::filesystem::is_regular_file(word, failed))
        return io::load_army(word);
    std::vector<std::string_view> names;
    for (const auto& [name, army] : armies) names.push_back(name);
    const std::string near = io::nearest_words(word, names);
    if (near == io::kNoneNear) return Error{word, "cli.play.no_such_alone", {}};
    return Error{word, "cli.play.no_such", {{"near", near}}};
}

Expected<std::vector<io::SheetEntry>, Error> entries_of(const io::Army& army) {
    std::vector<io::SheetEntry> entries;
    for (std::size_t i = 0; i < army.figures.size(); ++i) {
        const io::ArmyEntry& entry = army.figures[i];
        if (!io::warrior_named(known_catalog(), entry.id).exists())
            return io::unknown_figure(army, i, known_catalog());
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
    title.facts.push_back(say(
        language, "edition." + std::string(kEditionNames[static_cast<std::size_t>(army.edition)])));
    fact("sheet.build_total", army.build_total);
    fact("sheet.spent", report.points);
    if (report.actions > 0) fact("sheet.actions", report.actions);
    fact("sheet.figures", report.figures);
    for (std::size_t i = 0; i < report.factions.size(); ++i)
        if (report.factions[i] > 0) title.factions.push_back(static_cast<Faction>(i));
    if (auto code = io::encode_army(army, known_catalog())) title.code = *std::move(code);
    return title;
}

}  // namespace

int print_army(const Arguments& args, std::ostream& out, std::ostream& err) {
    if (const int code = check_sheet_file(args, err); code != kSuccess) return code;
    const std::string& word = args.words[0];
    const auto refuse = [&](const Error& error) {
        err << "sixskulls: " << printable(say(args.language, error)) << '\n';
        return kFailure;
    };
    const auto army = army_called(word);
    if (!army) return refuse(army.error());
    const auto entries = entries_of(*army);
    if (!entries) return refuse(io::within(word, entries.error()));
    const io::ArmyReport report = io::check_army_list(*army, known_catalog());
    const io::SheetTitle title = title_of(args.language, *army, report);
    const int code = write_sheet(args, io::sheet_of(args.language, *entries, &title), out, err);
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
