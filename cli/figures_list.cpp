// figures list: a line for each figure, whatever its levels; filtered by what is asked for.
#include <algorithm>
#include <array>
#include <ostream>
#include <tuple>

#include "cli/figure_text.h"
#include "cli/figures.h"
#include "cli/list_text.h"
#include "cli/play_words.h"
#include "cli/terminal.h"
#include "io/language/figure_words.h"
#include "io/library/figure_json.h"
#include "io/rules/rule_catalog.h"
#include "io/text/slug.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;
using io::SetFigure;

// --- filters ---

struct Filter {
    std::optional<std::string> set;  // its id
    std::optional<Faction> faction;
    std::optional<Ability> ability;
    std::optional<std::string_view> edition, rank, kind;
    std::vector<std::string> words;  // in small letters
};

std::string as_word(std::string_view name) {
    std::string word = io::small_letters(name);
    std::replace(word.begin(), word.end(), ' ', '_');
    return word;
}

// By its id or its name in some language, or the only one that begins so.
std::optional<Faction> faction_called(std::string_view name) {
    const std::string word = as_word(name);
    std::optional<Faction> begins;
    bool clear = true;
    for (std::size_t i = 0; i < kFactionNames.size(); ++i) {
        const auto faction = static_cast<Faction>(i);
        for (const std::string& known :
             {std::string(kFactionNames[i]), as_word(io::faction_said(Language::en, faction)),
              as_word(io::faction_said(Language::de, faction))}) {
            if (known == word) return faction;
            if (!known.starts_with(word)) continue;
            clear = clear && (!begins || begins == faction);
            begins = faction;
        }
    }
    return clear ? begins : std::nullopt;
}

// A value that is not among those known: what was meant, and what there is.
int refuse_value(const Arguments& args, std::ostream& err, std::string_view option,
                 std::span<const std::string_view> known) {
    const std::string word = printable(args.value_or(option, ""));
    std::string list;
    for (const std::string_view each : known)
        list += (list.empty() ? "" : ", ") + std::string(each);
    const std::string_view near = nearest(as_word(args.value_or(option, "")), known);
    const std::string dashed = "--" + std::string(option);
    if (near.empty())
        return usage(args, err, "cli.figures.no_value",
                     {{"option", dashed}, {"word", word}, {"list", list}});
    return usage(args, err, "cli.figures.no_value_near",
                 {{"option", dashed}, {"word", word}, {"near", std::string(near)}, {"list", list}});
}

int read_set_filter(const Arguments& args, std::ostream& err, Filter& filter) {
    const auto wanted = args.value("set");
    if (!wanted) return kSuccess;
    std::vector<std::string_view> ids;
    for (const io::FigureSet& set : known_sets()) {
        if (set.id.empty()) continue;
        ids.push_back(set.id);
        if (set.id == as_word(*wanted) || io::small_letters(set.name) == io::small_letters(*wanted))
            filter.set = set.id;
    }
    return filter.set ? kSuccess : refuse_value(args, err, "set", ids);
}

int read_filter(const Arguments& args, std::ostream& err, Filter& filter) {
    if (const int code = read_set_filter(args, err, filter); code != kSuccess) return code;
    if (const auto name = args.value("faction")) {
        filter.faction = faction_called(*name);
        if (!filter.faction)
            return refuse_value(
                args, err, "faction",
                std::vector<std::string_view>(kFactionNames.begin(), kFactionNames.end()));
    }
    if (const auto name = args.value("ability")) {
        filter.ability = ability_called(*name);
        if (!filter.ability)
            return refuse_value(
                args, err, "ability",
                std::vector<std::string_view>(kAbilityNames.begin() + 1, kAbilityNames.end()));
    }
    filter.edition = args.value("edition");
    filter.rank = args.value("rank");
    if (const auto name = args.value("kind")) {
        std::vector<std::string_view> kinds(kKindNames.begin(), kKindNames.end());
        kinds.emplace_back("chest");
        if (std::find(kinds.begin(), kinds.end(), *name) == kinds.end())
            return refuse_value(args, err, "kind", kinds);
        filter.kind = name;
    }
    for (const std::string& word : args.words) filter.words.push_back(io::small_letters(word));
    return kSuccess;
}

bool passes(const Filter& filter, const SetFigure& figure) {
    if (filter.set && figure.set->id != *filter.set) return false;
    const std::string all = io::small_letters(figure.name() + '\n' + figure.id() + '\n' +
                                              figure.imprint().number + '\n' + figure.set->name);
    for (const std::string& word : filter.words)
        if (all.find(word) == std::string::npos) return false;
    if (figure.chest)
        return filter.kind.value_or("chest") == "chest" && !filter.faction && !filter.ability &&
               !filter.rank && filter.edition.value_or("dungeons") == "dungeons";
    const Warrior& warrior = figure.levels[0];
    const auto is = [](const auto& wanted, const auto& names, auto value) {
        return !wanted || *wanted == names[static_cast<std::size_t>(value)];
    };
    if (!is(filter.rank, kRankNames, warrior.rank) || !is(filter.kind, kKindNames, warrior.kind))
        return false;
    if (filter.faction && (is_castle(warrior.kind) || !warrior.belongs_to(*filter.faction)))
        return false;
    if (filter.edition && !warrior.editions.has(*io::edition_named(*filter.edition))) return false;
    if (!filter.ability) return true;
    const std::vector<Ability> shown = io::abilities_of(figure);
    return std::find(shown.begin(), shown.end(), *filter.ability) != shown.end();
}

// As a collector sorts: set by set, by number, and by name where there is none; chests last.
std::vector<SetFigure> figures_chosen(const Filter& filter) {
    std::vector<SetFigure> figures;
    for (const SetFigure& figure : io::figures_in(known_sets()))
        if (passes(filter, figure)) figures.push_back(figure);
    const auto key = [](const SetFigure& figure) {
        const std::string& number = figure.imprint().number;
        const std::string_view digits =
            std::string_view(number).substr(0, number.find_first_not_of("0123456789"));
        const std::size_t zeros = std::min(digits.find_first_not_of('0'), digits.size());
        return std::tuple(figure.set - known_sets().data(), figure.chest != nullptr, number.empty(),
                          digits.size() - zeros, number, figure.name(), figure.id());
    };
    std::sort(figures.begin(), figures.end(),
              [&](const SetFigure& a, const SetFigure& b) { return key(a) < key(b); });
    return figures;
}

// --- the table ---

constexpr std::size_t kColumns = 8;
using Row = std::array<std::string, kColumns>;
// What may be cut where the terminal is narrow, and which columns are numbers.
constexpr std::size_t kNumber = 0, kName = 1, kId = 2, kRank = 3, kFaction = 4, kPoints = 5,
                      kRange = 6, kEditions = 7;

std::string rank_marked(Language language, Rank rank) {
    if (rank == Rank::unique) return say(language, "rank.unique");
    std::string stars;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rank); ++i) stars += "★";
    return stars;
}

// "234/172/112"; of more levels the lowest and the highest.
std::string points_said(const SetFigure& figure) {
    constexpr std::size_t kAll = 3;
    const auto points = [](const Warrior& level) { return std::to_string(level.points); };
    if (figure.levels.size() > kAll)
        return points(figure.levels.front()) + "–" + points(figure.levels.back());
    std::string text;
    for (const Warrior& level : figure.levels) text += (text.empty() ? "" : "/") + points(level);
    return text;
}

Row row_of(Language language, const SetFigure& figure) {
    Row row;
    row[kNumber] = printable(figure.imprint().number);
    row[kName] = printable(figure.name());
    row[kId] = figure.id();
    if (figure.chest) {
        row[kFaction] = say(language, "cli.figures.chest");
        row[kEditions] = editions_marked(language, {Edition::dungeons});
        return row;
    }
    const Warrior& warrior = figure.levels[0];
    row[kRank] = rank_marked(language, warrior.rank);
    std::vector<std::string> kin = io::factions_said(language, warrior);
    if (warrior.kind != FigureKind::warrior)
        kin.push_back(say(
            language, "kind." + std::string(kKindNames[static_cast<std::size_t>(warrior.kind)])));
    row[kFaction] = io::joined_words(kin, ", ");
    row[kPoints] = points_said(figure);
    const auto farthest =
        std::max_element(warrior.dials.begin(), warrior.dials.end(),
                         [](const Dial& a, const Dial& b) { return a.range < b.range; });
    if (farthest != warrior.dials.end()) row[kRange] = range_said(language, *farthest);
    row[kEditions] = editions_marked(language, warrior.editions);
    return row;
}

Row headings(Language language) {
    constexpr std::array<std::string_view, kColumns> kKeys = {
        "number", "name", "id", "rank", "faction", "points", "range", "editions"};
    Row row;
    for (std::size_t i = 0; i < kColumns; ++i)
        row[i] = say(language, "cli.figures.column." + std::string(kKeys[i]));
    return row;
}

struct Widths {
    std::array<std::size_t, kColumns> of{};
    std::size_t between = 2;
};

// As wide as they need to be; where there is no room the longest words are cut, and at last the
// names go: the ids, by which other commands call a figure, say nearly the same. Beside a long id
// "unique" is cut too.
Widths widths_of(const std::vector<Row>& rows, std::size_t columns) {
    Widths found;
    auto& widths = found.of;
    for (const Row& row : rows)
        for (std::size_t i = 0; i < kColumns; ++i)
            widths[i] = std::max(widths[i], columns_of(row[i]));
    const bool numbered = std::any_of(rows.begin() + 1, rows.end(),
                                      [](const Row& row) { return !row[kNumber].empty(); });
    if (!numbered) widths[kNumber] = 0;
    const auto total = [&] {
        std::size_t sum = 0;
        for (const std::size_t width : widths) sum += width > 0 ? width + found.between : 0;
        return sum - found.between;
    };
    if (total() > columns) found.between = 1;
    const auto cut = [&] {
        for (const auto& [column, least] :
             {std::pair{kFaction, std::size_t{8}}, std::pair{kName, std::size_t{16}}})
            if (const std::size_t all = total(); all > columns && widths[column] > least)
                widths[column] -= std::min(all - columns, widths[column] - least);
    };
    const auto before = widths;
    cut();
    if (total() <= columns) return found;
    widths = before;
    widths[kName] = 0;
    cut();
    constexpr std::size_t kLeastRank = 6;
    if (const std::size_t all = total(); all > columns && widths[kRank] > kLeastRank)
        widths[kRank] -= std::min(all - columns, widths[kRank] - kLeastRank);
    return found;
}

std::string line_of(const Row& row, const Widths& widths) {
    std::string line;
    for (std::size_t i = 0; i < kColumns; ++i) {
        const std::size_t width = widths.of[i];
        if (width == 0) continue;
        const bool cut = columns_of(row[i]) > width;
        const std::string cell = cut ? fit(row[i], width - 1) + "…" : row[i];
        if (!line.empty()) line += std::string(widths.between, ' ');
        line += i == kPoints || i == kRange ? right_aligned(cell, width) : fit(cell, width);
    }
    return without_end(line);
}

void print_table(std::ostream& out, Language language, const std::vector<SetFigure>& figures) {
    const Terminal terminal = terminal_of(out);
    std::vector<Row> rows = {headings(language)};
    for (const SetFigure& figure : figures) rows.push_back(row_of(language, figure));
    const Widths widths = widths_of(rows, static_cast<std::size_t>(terminal.columns));
    out << paint(terminal, Colour::bold, line_of(rows[0], widths)) << '\n';
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const bool begins = i == 0 || figures[i].set != figures[i - 1].set;
        if (begins && !figures[i].set->name.empty())
            out << paint(terminal, Colour::dim, printable(figures[i].set->name)) << '\n';
        out << line_of(rows[i + 1], widths) << '\n';
    }
    out << say(language, "cli.figures.count", {{"n", std::to_string(figures.size())}}) << ' '
        << say(language, "sheet.edition_legend") << '\n';
}

}  // namespace

int list_figures(const Arguments& args, std::ostream& out, std::ostream& err) {
    Filter filter;
    if (const int code = read_filter(args, err, filter); code != kSuccess) return code;
    const std::vector<SetFigure> figures = figures_chosen(filter);
    if (args.has("json")) {
        out << io::figures_list_json(figures);
        return figures.empty() ? kFailure : kSuccess;
    }
    if (figures.empty()) return failure(args, err, "cli.figures.none");
    print_table(out, args.language, figures);
    return kSuccess;
}

}  // namespace six::cli
