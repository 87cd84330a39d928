// maps: the battlefields that come with the program, those of other people checked, and new ones.
#include <algorithm>
#include <ostream>
#include <vector>

#include "chance/rng.h"
#include "cli/commands.h"
#include "cli/edition.h"
#include "cli/list_text.h"
#include "cli/no_such.h"
#include "cli/out_file.h"
#include "cli/terminal.h"
#include "engine/game/sound.h"
#include "io/draw/draw_table.h"
#include "io/format/json_definitions.h"
#include "io/language/describe.h"
#include "io/library/collection.h"
#include "io/library/map_check.h"
#include "io/text/file_read.h"
#include "workshop/map_generator.h"

namespace six::cli {
namespace {

using io::Error;
using io::inches_text;
using io::Language;
using io::Map;
using io::say;

constexpr std::uint64_t kMapStream = 4;  // of the seed: nothing else draws from it

std::string size_text(Language language, Vec2 size) {
    return say(language, "cli.maps.size",
               {{"width", inches_text(language, size.x.mils())},
                {"height", inches_text(language, size.y.mils())}});
}

// --- list ---

std::string editions_of_map(Language language, const Map& map) {
    Editions editions;
    for (const Edition edition : io::editions_of(map)) editions.add(edition);
    return editions_marked(language, editions);
}

int list_maps(const Arguments& args, std::ostream& out) {
    if (args.has("json")) {
        out << io::maps_json(io::collected_maps());
        return kSuccess;
    }
    std::vector<std::vector<std::string>> rows;
    for (const auto& [id, map] : io::collected_maps())
        rows.push_back({id, map.name, size_text(args.language, map.field.size),
                        say(args.language, "cli.maps.pieces",
                            {{"count", std::to_string(map.field.pieces.size())}}),
                        editions_of_map(args.language, map)});
    print_list(out, terminal_of(out), rows);
    out << say(args.language, "sheet.edition_legend") << '\n';
    return kSuccess;
}

// --- show ---

// Its box, and its access points: "x 5 to 11, y 8 to 13; access at (8, 13)".
std::string place_line(Language language, const Piece& piece) {
    const std::vector<Vec2>& corners = piece.outline.corners;
    const auto by_x = [](Vec2 a, Vec2 b) { return a.x < b.x; };
    const auto by_y = [](Vec2 a, Vec2 b) { return a.y < b.y; };
    const auto [left, right] = std::minmax_element(corners.begin(), corners.end(), by_x);
    const auto [low, high] = std::minmax_element(corners.begin(), corners.end(), by_y);
    std::string access;
    for (const Vec2 point : piece.access)
        access += (access.empty() ? "" : ", ") + io::place_text(language, point);
    return say(language, access.empty() ? "cli.maps.place" : "cli.maps.place_access",
               {{"left", inches_text(language, left->x.mils())},
                {"right", inches_text(language, right->x.mils())},
                {"low", inches_text(language, low->y.mils())},
                {"high", inches_text(language, high->y.mils())},
                {"access", access}});
}

void draw(const Arguments& args, const Map& map, std::ostream& out) {
    const Terminal terminal = terminal_of(out);
    const Language language = args.language;
    out << paint(terminal, Colour::bold, printable(map.name)) << ", "
        << size_text(language, map.field.size) << "\n\n";
    Table table;
    table.rules = &page_of(args);
    table.options = OptionValues(table.rules->edition);
    table.field = map.field;
    out << io::draw_table(
               language, {}, table, State{},
               {.width = std::min(terminal.columns, 100) - 2, .height = 32, .legend = false})
        << '\n';
    for (const Piece& piece : map.field.pieces) {
        std::string line = io::terrain_legend(language, {map.field.size, {piece}});
        line.pop_back();  // the line goes on
        out << line << "; " << place_line(language, piece) << '\n';
    }
    if (map.field.pieces.empty()) out << say(language, "cli.maps.no_terrain") << '\n';
}

// One of the collection, or a file.
io::MapReport checked_map(const std::string& name, const Ruleset& rules) {
    const auto& known = io::collected_maps();
    if (const auto at = known.find(name); at != known.end()) return {at->second, {}};
    if (io::may_be_there(name)) return io::check_map_file(name, rules);
    Error none = no_such(name, known, "cli.maps.no_such");
    none.where.clear();
    return {std::nullopt, {{io::MapFinding::Weight::refusal, std::move(none)}}};
}

int show_map(const Arguments& args, std::ostream& out, std::ostream& err) {
    const std::string& name = args.words[0];
    const Ruleset& rules = page_of(args);
    const io::MapReport report = checked_map(name, rules);
    if (!report.map) {
        if (args.has("json")) out << io::verdict_json(name, report, rules, args.language) << '\n';
        return failure(args, err, io::within(name, report.findings[0].what));
    }
    if (args.has("json"))
        out << io::map_file(*report.map);
    else
        draw(args, *report.map, out);
    return kSuccess;
}

// --- check ---

bool check_file(const Arguments& args, const std::string& file, std::ostream& out) {
    const Language language = args.language;
    const Ruleset& rules = page_of(args);
    const io::MapReport report = io::check_map_file(file, rules);
    if (args.has("json")) {
        out << io::verdict_json(file, report, rules, language) << '\n';
        return report.accepted();
    }
    const std::string_view key = !report.accepted()        ? "cli.maps.refused"
                                 : report.findings.empty() ? "cli.maps.fine"
                                                           : "cli.maps.noted";
    const std::string edition = name_of(rules.edition);
    out << say(language, key,
               {{"file", printable(file)},
                {"edition", say(language, "edition." + edition)},
                {"count", std::to_string(report.findings.size())}})
        << '\n';
    for (const io::MapFinding& finding : report.findings) {
        const std::string said = printable(say(language, rules, finding));
        const bool refusal = finding.weight == io::MapFinding::Weight::refusal;
        out << "    " << (refusal ? said : say(language, "cli.maps.note", {{"note", said}}))
            << '\n';
    }
    return report.accepted();
}

// --- new ---

int make_map(const Arguments& args, std::ostream& out, std::ostream& err) {
    const Ruleset& rules = page_of(args);
    const std::uint64_t seed = args.number_or("seed", 1);
    const auto side = [&](std::string_view option, Inches otherwise) {
        const auto mils = static_cast<std::uint64_t>(otherwise.mils());
        return static_cast<std::int32_t>(args.number_or(option, mils / 1000)) * 1_in;
    };
    workshop::MapWish wish;
    wish.rules = &rules;
    wish.size = {side("width", rules.field.table_size.x), side("height", rules.field.table_size.y)};
    if (const auto fits = check_field_size(rules, OptionValues(rules.edition), wish.size); !fits)
        return usage(args, err, "reason.bad_field_size",
                     {{"inches", inches_text(args.language, fits.error().n)},
                      {"allowed", inches_text(args.language, fits.error().m)}});
    wish.pieces =
        static_cast<std::size_t>(args.number_or("pieces", workshop::usual_pieces(wish.size)));
    wish.mirrored = args.has("mirrored");
    wish.name = args.value_or(
        "name", say(args.language, "cli.maps.usual_name", {{"seed", std::to_string(seed)}}));
    if (wish.name.size() > io::kMaxName || printable(wish.name) != wish.name)
        return usage(args, err, "cli.maps.bad_name", {{"most", std::to_string(io::kMaxName)}});

    if (const int code = check_out(args, err); code != kSuccess) return code;
    Rng rng(seed, kMapStream);
    const Map map = workshop::generate_map(wish, rng);
    if (const std::size_t count = map.field.pieces.size(); count < wish.pieces)
        err << "sixskulls: "
            << say(args.language, "cli.maps.fewer",
                   {{"count", std::to_string(count)}, {"wanted", std::to_string(wish.pieces)}})
            << '\n';
    const auto target = args.value("out");
    if (!target) {
        out << io::map_file(map);
        return kSuccess;
    }
    if (const int code = write_out(args, std::string(*target), io::map_file(map), err);
        code != kSuccess)
        return code;
    if (args.has("json"))
        out << io::map_file(map);
    else
        out << say(args.language, "cli.maps.written", {{"file", printable(*target)}}) << '\n';
    return kSuccess;
}

}  // namespace

int run_maps(const Arguments& args, std::ostream& out, std::ostream& err) {
    if (args.verb() == "list") return list_maps(args, out);
    if (args.verb() == "show") return show_map(args, out, err);
    if (args.verb() == "new") return make_map(args, out, err);
    bool all = true;
    for (const std::string& file : args.words) all = check_file(args, file, out) && all;
    return all ? kSuccess : kFailure;
}

}  // namespace six::cli
