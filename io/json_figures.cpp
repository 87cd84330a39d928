// Figures as JSON: the part of json_definitions.h that knows what is printed on a base, and at
// which point values a figure may be fielded.
#include <algorithm>
#include <set>
#include <span>

#include "io/ages.h"
#include "io/castle_plans.h"
#include "io/json_codec.h"
#include "io/json_definitions.h"
#include "io/json_dials.h"

namespace six::io {
namespace {

// --- levels ---

struct Level {
    std::string name;
    std::uint16_t points = 0;
    std::uint8_t clicks = 0;  // from the printed starting position [LRG-PV-4]
};

// From the printed starting position to where this warrior begins, as far as that is known: a
// dragon's age and a section's weight say it, of others the first level listed is taken to begin
// there.
int clicks_before(const Warrior& first) {
    const std::uint8_t clicks = clicks_of_level(first.kind, first.level).value_or(std::uint8_t{0});
    const bool fits = std::all_of(first.dials.begin(), first.dials.end(),
                                  [&](const Dial& dial) { return dial.start >= clicks; });
    return fits ? clicks : 0;
}

int turned_from(const Warrior& first, const Warrior& other) {
    return other.dials[0].start - first.dials[0].start;
}

// `next` is `first` at another point value that a list of levels can say.
bool goes_on(const Warrior& first, const Warrior& next) {
    if (next.model != first.model || next.level == first.level ||
        next.dials.size() != first.dials.size())
        return false;
    const int clicks = turned_from(first, next);
    if (clicks_before(first) + clicks < 0) return false;
    Warrior same = first;
    same.id = next.id;
    same.level = next.level;
    same.points = next.points;
    for (Dial& dial : same.dials) dial.start = static_cast<std::uint8_t>(dial.start + clicks);
    return same == next;
}

// As many as one figure's object holds: a model with the levels that follow each other here. The
// order of a catalog is part of a replay, so levels that stand apart make two objects.
std::size_t levels_in(std::span<const Warrior> warriors) {
    std::size_t count = 1;
    while (!warriors[0].model.empty() && count < std::min(warriors.size(), kMaxLevels) &&
           goes_on(warriors[0], warriors[count]))
        ++count;
    return count;
}

Level read_level(const JsonPlace& place) {
    Level level;
    place.object({"name", "points", "clicks"});
    level.name = place.need("name").identifier();
    level.points = read_int<std::uint16_t>(place.need("points"), 0, kMaxPoints);
    level.clicks = read_int<std::uint8_t>(place.need("clicks"), 0, kDialClicks - 2);
    return level;
}

std::vector<Level> read_levels(const JsonPlace& place) {
    std::vector<Level> levels;
    const std::size_t count = place.array(1, kMaxLevels);
    for (std::size_t i = 0; i < count; ++i) {
        Level level = read_level(place[i]);
        for (const Level& other : levels)
            if (other.name == level.name) place[i].may("name").complain("json.expected_other");
        levels.push_back(std::move(level));
    }
    return levels;
}

// As they are printed: from the strongest to the weakest, more points and fewer clicks, a dragon's
// by its age, a castle section's by its weight. [C-TITAN-2, DRG-PV-4, DRG-PV-5, DRG-PV-6,
// C-CASTLE-2]
void check_printed(const JsonPlace& place, FigureKind kind, const std::vector<Level>& levels) {
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const JsonPlace clicks = place[i].may("clicks");
        if (has_named_levels(kind)) {
            const char* const name =
                level_names(kind)[place[i].may("name").word(level_names(kind))];
            const std::uint8_t wanted = *clicks_of_level(kind, name);
            if (levels[i].clicks != wanted)
                clicks.complain(is_castle(kind) ? "json.clicks_of_weight" : "json.clicks_of_age",
                                {{"level", name}, {"clicks", std::to_string(wanted)}});
        } else if (i == 0 && levels[i].clicks != 0) {
            clicks.complain("json.levels_descend");
        }
        if (i == 0) continue;
        if (levels[i].clicks <= levels[i - 1].clicks) clicks.complain("json.levels_descend");
        if (levels[i].points >= levels[i - 1].points)
            place[i].may("points").complain("json.levels_descend");
    }
}

// A figure begins alive: no dial in its skulls, not too many of them in all. [U-DIAL-6, LRG-DIAL-7]
void check_beginning(const JsonPlace& place, const Warrior& warrior) {
    int skulls = 0;
    for (std::size_t i = 0; i < warrior.dials.size(); ++i) {
        const Dial& dial = warrior.dials[i];
        if (dial.clicks.empty()) return;  // complained of already
        if (dial.start >= dial.clicks.size() || ends_here(dial.clicks[dial.start]))
            return place.complain("json.clicks_beyond_dial", {{"dial", std::to_string(i)}});
        skulls += dial.clicks[dial.start].skulls();
    }
    if (skulls >= skulls_of(warrior.kind))
        place.complain("json.eliminated_at_start", {{"skulls", std::to_string(skulls)}});
}

std::vector<Warrior> at_levels(const JsonPlace& place, const Warrior& printed,
                               const std::vector<Level>& levels) {
    std::vector<Warrior> warriors;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        Warrior& warrior = warriors.emplace_back(printed);
        warrior.model = printed.id;
        warrior.level = levels[i].name;
        warrior.id += '@' + levels[i].name;
        warrior.points = levels[i].points;
        for (Dial& dial : warrior.dials)
            dial.start = static_cast<std::uint8_t>(dial.start + levels[i].clicks);
        check_beginning(place[i].may("clicks"), warrior);
    }
    return warriors;
}

Json json_of_levels(std::span<const Warrior> warriors) {
    Json levels = Json::array();
    for (const Warrior& warrior : warriors)
        levels.push_back(
            {{"name", warrior.level},
             {"points", warrior.points},
             {"clicks", clicks_before(warriors[0]) + turned_from(warriors[0], warrior)}});
    return levels;
}

// --- figures ---

Faction read_faction(const JsonPlace& place) {
    return read_name<Faction>(place, kFactionNames);
}

void read_factions(const JsonPlace& place, Warrior& warrior) {
    const std::size_t sides = place.array(1, warrior.factions.size());
    if (sides == 0) return;
    warrior.factions = {read_faction(place[0]), read_faction(place[sides - 1])};
    if (sides == 2 && warrior.factions[1] == warrior.factions[0])
        place[1].complain("json.expected_other");
}

// It has no dial, and nothing that goes with one. [C-CASTLE-16]
void check_planking(const JsonPlace& place) {
    for (const std::string_view member : {"dials", "range", "targets", "levels"})
        if (const JsonPlace found = place.may(member); found.exists())
            found.complain("json.planking_has_no_dial");
}

void read_dials(const JsonPlace& place, Warrior& warrior) {
    if (warrior.kind == FigureKind::planking && !place.exists())
        return warrior.dials.push_back(planking_dial());
    const std::size_t wanted = dials_of(warrior.kind);
    const std::size_t count = place.array(1, kMaxDials);
    for (std::size_t i = 0; i < count; ++i)
        warrior.dials.push_back(read_dial(place[i], warrior.kind, i));
    if (count != 0 && count != wanted)
        place.complain("json.expected_dials",
                       {{"n", std::to_string(wanted)},
                        {"kind", kKindNames[static_cast<std::size_t>(warrior.kind)]},
                        {"count", std::to_string(count)}});
}

// Sections have a range each; of the only dial it stands beside the other printed values.
void read_range(const JsonPlace& place, Warrior& warrior) {
    for (const std::string_view member : {"range", "targets"})
        if (const JsonPlace said = place.may(member); said.exists() && dials_of(warrior.kind) > 1)
            return said.complain("json.of_a_section", {{"name", std::string(member)}});
    if (dials_of(warrior.kind) > 1 || warrior.dials.empty()) return;
    warrior.dials[0].range = place.may("range").inches(0_in, kMaxTable);
    warrior.dials[0].targets = read_int<std::uint8_t>(place.may("targets"), 1, kMaxTargets);
}

// One value, or several levels: those are of large figures, titans and castle sections. [LRG-PV-1,
// C-TITAN-2, C-CASTLE-2]
std::vector<Warrior> read_value(const JsonPlace& place, LevelsSaid said, Warrior warrior) {
    const JsonPlace levels = place.may("levels");
    if (!levels.exists()) {
        warrior.points = read_int<std::uint16_t>(place.need("points"), 0, kMaxPoints);
        check_beginning(place.may("dials"), warrior);
        return {warrior};
    }
    if (place.may("points").exists()) levels.complain("json.points_and_levels");
    if (warrior.kind == FigureKind::warrior) levels.complain("json.levels_of_kind");
    const std::vector<Level> list = read_levels(levels);
    if (said == LevelsSaid::as_printed) check_printed(levels, warrior.kind, list);
    return at_levels(levels, warrior, list);
}

Json json_of_figure(std::span<const Warrior> levels, BaseSaid said) {
    const Warrior& first = levels[0];
    Json factions = Json::array({name_json(kFactionNames, first.factions[0])});
    if (first.factions[1] != first.factions[0])
        factions.push_back(name_json(kFactionNames, first.factions[1]));
    Json json{{"id", first.model.empty() ? first.id : first.model}, {"name", first.name}};
    if (first.kind != FigureKind::warrior) json["kind"] = name_json(kKindNames, first.kind);
    json["factions"] = std::move(factions);
    json["rank"] = name_json(kRankNames, first.rank);
    if (first.model.empty())
        json["points"] = first.points;
    else
        json["levels"] = json_of_levels(levels);
    if (const Dial& dial = first.dials[0]; dials_of(first.kind) == 1) {
        if (dial.range != 0_in) json["range"] = json_inches(dial.range);
        if (dial.targets != 1) json["targets"] = dial.targets;
    }
    if (first.mounted) json["mounted"] = true;
    Json base = said == BaseSaid::in_full
                    ? json_of(first.base)
                    : json_besides_usual(first.base, first.kind, first.mounted);
    if (!base.empty()) json["base"] = std::move(base);
    Json dials = Json::array();
    for (std::size_t i = 0; i < first.dials.size(); ++i) {
        Dial printed = first.dials[i];
        printed.start = static_cast<std::uint8_t>(printed.start - clicks_before(first));
        dials.push_back(json_of(printed, first.kind, i));
    }
    const bool as_all = first.kind == FigureKind::planking && first.dials[0] == planking_dial();
    if (!as_all) json["dials"] = std::move(dials);
    return json;
}

}  // namespace

std::vector<Warrior> read_figure(const JsonPlace& place, LevelsSaid said) {
    Warrior warrior;
    place.object({"id", "name", "kind", "factions", "rank", "points", "levels", "range", "targets",
                  "mounted", "base", "dials"});
    warrior.id = place.need("id").identifier();
    warrior.name = place.need("name").text(1, kMaxName);
    if (const JsonPlace kind = place.may("kind"); kind.exists())
        warrior.kind = read_name<FigureKind>(kind, kKindNames);
    read_factions(place.need("factions"), warrior);
    if (const JsonPlace rank = place.may("rank"); rank.exists())
        warrior.rank = read_name<Rank>(rank, kRankNames);
    const JsonPlace mounted = place.may("mounted");
    warrior.mounted = mounted.boolean();
    if (warrior.mounted && warrior.kind != FigureKind::warrior)
        mounted.complain("json.mounted_kind",
                         {{"kind", kKindNames[static_cast<std::size_t>(warrior.kind)]}});
    warrior.base = read_base(place.may("base"), warrior.kind, warrior.mounted);
    const bool needs_none = warrior.kind == FigureKind::planking;
    // Replays may hold planking that was made up with a dial, which nobody reads.
    if (needs_none && said == LevelsSaid::as_printed) check_planking(place);
    read_dials(needs_none ? place.may("dials") : place.need("dials"), warrior);
    read_range(place, warrior);
    return read_value(place, said, std::move(warrior));
}

Warrior read_warrior(const JsonPlace& place) {
    std::vector<Warrior> warriors = read_figure(place, LevelsSaid::in_any_way);
    if (warriors.size() == 1) return std::move(warriors[0]);
    place.may("levels").array(1, 1);
    return {};
}

Json json_of(const Warrior& warrior) {
    return json_of_figure({&warrior, 1}, BaseSaid::in_full);
}

std::vector<Json> figures_json(const Catalog& catalog, BaseSaid said) {
    std::vector<Json> figures;
    for (std::span<const Warrior> left = catalog.warriors; !left.empty();) {
        const std::size_t levels = levels_in(left);
        figures.push_back(json_of_figure(left.first(levels), said));
        left = left.subspan(levels);
    }
    return figures;
}

Json json_of(const Catalog& catalog) {
    Json json = Json::array();
    for (Json& figure : figures_json(catalog, BaseSaid::in_full)) json.push_back(std::move(figure));
    return json;
}

Catalog read_catalog(const JsonPlace& place, LevelsSaid said) {
    Catalog catalog;
    std::set<std::string> ids;
    const std::size_t count = place.array(0, kMaxWarriors);
    for (std::size_t i = 0; i < count; ++i)
        for (Warrior& warrior : read_figure(place[i], said)) {
            if (!ids.insert(warrior.id).second) place[i].may("id").complain("json.expected_other");
            catalog.warriors.push_back(std::move(warrior));
        }
    if (catalog.warriors.size() > kMaxWarriors)
        place.complain("json.too_many_warriors", {{"most", std::to_string(kMaxWarriors)}});
    return catalog;
}

std::string to_json(const Warrior& warrior) {
    return json_of(warrior).dump();
}
std::string to_json(const Catalog& catalog) {
    return json_of(catalog).dump();
}

Expected<Warrior, Error> warrior_from_json(std::string_view text) {
    return from_text(text, read_warrior);
}
Expected<Catalog, Error> catalog_from_json(std::string_view text) {
    return from_text<Catalog>(
        text, [](const JsonPlace& place) { return read_catalog(place); }, kManyWarriors);
}

}  // namespace six::io
