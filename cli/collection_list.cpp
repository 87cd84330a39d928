// army list and setups list: what comes with the program and may be called by name.
#include <ostream>
#include <string>
#include <vector>

#include "cli/army.h"
#include "cli/commands.h"
#include "cli/list_text.h"
#include "cli/terminal.h"
#include "io/library/collection.h"
#include "io/library/collection_json.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

std::string edition_said(Language language, Edition edition) {
    return say(language, "edition." + std::string(name_of(edition)));
}

std::string total_said(Language language, std::uint16_t total) {
    return say(language, "cli.list.points", {{"n", std::to_string(total)}});
}

// The map, and whose armies meet: those of the collection by their names in commands.
std::string about(Language language, const io::SetupFile& setup) {
    std::string armies;
    for (const io::SetupSeat& seat : setup.seats)
        armies +=
            (armies.empty() ? "" : ", ") + (seat.own            ? seat.own->name
                                            : seat.army.empty() ? say(language, "cli.play.any_army")
                                                                : seat.army);
    const std::string map = setup.own_map ? setup.own_map->name : setup.map;
    return say(language, "cli.list.setup", {{"map", map}, {"armies", armies}});
}

}  // namespace

int list_armies(const Arguments& args, std::ostream& out, std::ostream& err) {
    std::vector<std::string> ids;
    for (const auto& [id, army] : io::collected_armies())
        if (army.edition == edition_asked(args).value_or(army.edition)) ids.push_back(id);
    if (ids.empty()) return failure(args, err, "cli.list.no_army");
    if (args.has("json")) {
        out << io::armies_list_json(ids);
        return kSuccess;
    }
    std::vector<std::vector<std::string>> rows;
    for (const std::string& id : ids) {
        const io::Army& army = io::collected_armies().at(id);
        const std::string edition =
            say(args.language, "edition_short." + std::string(name_of(army.edition)));
        rows.push_back({id, army.name, edition, total_said(args.language, army.build_total),
                        say(args.language, "cli.list.figures",
                            {{"n", std::to_string(io::figure_count(army))}})});
    }
    print_list(out, terminal_of(out), rows);
    return kSuccess;
}

int list_setups(const Arguments& args, std::ostream& out, std::ostream&) {
    if (args.has("json")) {
        out << io::setups_list_json();
        return kSuccess;
    }
    const Terminal terminal = terminal_of(out);
    for (const auto& [id, setup] : io::collected_setups()) {
        out << paint(terminal, Colour::bold, id) << "  " << setup.name << ", "
            << edition_said(args.language, setup.edition) << ", "
            << total_said(args.language, setup.build_total) << '\n';
        out << "    "
            << wrap(about(args.language, setup), static_cast<std::size_t>(terminal.columns), 4)
            << '\n';
    }
    return kSuccess;
}

}  // namespace six::cli
