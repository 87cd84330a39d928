// Figures as JSON: the part of json_definitions.h that knows what is printed on a base, and at
// which point values a figure may be fielded.
#include <algorithm>
#include <set>
#include <span>

#include "engine/game/sound.h"
#include "engine/messages/reason.h"
#include "engine/rulesets/armies.h"
#include "engine/rulesets/pages.h"
#include "io/format/castle_plans.h"
#include "io/format/json_codec.h"
#include "io/format/json_definitions.h"
#include "io/format/json_dials.h"
#include "io/format/json_levels.h"
#include "io/format/json_trap.h"

namespace six::io {
namespace {

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
Dial read_printed_reach(const JsonPlace& place, FigureKind kind) {
    Dial reach;
    if (dials_of(kind) == 1) {
        read_reach(place, reach);
        return reach;
    }
    for (const std::string_view member : kReachMembers)
        if (const JsonPlace said = place.may(member); said.exists())
            said.complain("json.of_a_section", {{"name", std::string(member)}});
    return reach;
}

void copy_reach(const Dial& from, Dial& to) {
    to.range = from.range;
    to.targets = from.targets;
    to.ranged_damage = from.ranged_damage;
    to.attack_bonus = from.attack_bonus;
    to.types = from.types;
}

// One value, or several levels: those are of large figures, titans, castle sections and Heroes.
// [LRG-PV-1, C-TITAN-2, C-CASTLE-2, D-TEAM-2]
std::vector<Warrior> read_value(const JsonPlace& place, LevelsSaid said, Warrior warrior) {
    const JsonPlace levels = place.may("levels");
    if (!levels.exists()) {
        warrior.points = read_int<std::uint16_t>(place.need("points"), 0, kMaxPoints);
        check_beginning(place.may("dials"), warrior);
        return {warrior};
    }
    if (place.may("points").exists()) levels.complain("json.points_and_levels");
    if (warrior.kind == FigureKind::warrior && !has_own_dials(warrior))
        levels.complain("json.levels_of_kind");
    std::vector<Level> list = read_levels(levels, warrior);
    if (said == LevelsSaid::as_printed) check_printed(levels, warrior, list);
    const Dial reach = read_printed_reach(place, warrior.kind);
    for (Level& level : list)
        for (Dial& dial : level.dials) copy_reach(reach, dial);
    return at_levels(levels, warrior, list);
}

// Every file of this format was written for the first before others had to be named.
Editions read_editions(const JsonPlace& place) {
    if (!place.exists()) return kBattles;
    Editions editions;
    const std::size_t count = place.array(1, kEditionNames.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto edition = read_name<Edition>(place[i], kEditionNames);
        if (editions.has(edition)) place[i].complain("json.expected_other");
        editions.add(edition);
    }
    return editions;
}

// A figure that calls itself complete for an edition has all that the edition reads.
void check_editions(const JsonPlace& place, const Warrior& warrior) {
    for (std::size_t i = 0; i < kEditionNames.size(); ++i) {
        const auto edition = static_cast<Edition>(i);
        if (!warrior.editions.has(edition)) continue;
        if (const auto gap = army_rules(edition).gap(warrior))
            return place.complain(
                gap->unknown_to_edition ? "json.foreign_to_edition" : "json.missing_for_edition",
                {{"edition", kEditionNames[i]}, {"name", std::string(gap->field)}});
    }
}

// What no edition could put on a table: the rules are asked by the usual page, whichever
// editions the figure is for. [U-BASE-4, U-DIAL-2]
void check_sound(const JsonPlace& place, const Warrior& warrior) {
    Warrior asked = warrior;
    asked.editions = {kUsualEdition};
    const auto sound = check_warriors(*page_of(kUsualEdition), {.warriors = {std::move(asked)}});
    if (sound) return;
    if (sound.error().why == Reason::bad_base) place.complain("json.unsound_base");
    if (sound.error().why == Reason::bad_dial) place.complain("json.unsound_dial");
}

// What it is as a mount, or which mounts it rides. [C-MOUNT-8, V-CAV-3]
void read_saddle(const JsonPlace& place, Warrior& warrior) {
    const bool is_mount = warrior.kind == FigureKind::mount;
    if (const JsonPlace mount = is_mount ? place.need("mount") : place.may("mount");
        mount.exists()) {
        warrior.mount = read_name<MountType>(mount, kMountNames);
        if (warrior.mount == MountType::none) mount.complain("json.expected_mount");
    }
    const JsonPlace bonus = place.may("boxed_bonus");
    warrior.boxed_bonus = read_int<std::uint8_t>(bonus, 0, kMostBoxedBonus);
    if (warrior.boxed_bonus != 0 && (is_mount || warrior.mount == MountType::none))
        bonus.complain("json.boxed_bonus_of_nobody");
    warrior.mounted |= is_mount;
}

}  // namespace

std::vector<Warrior> read_figure(const JsonPlace& place, LevelsSaid said) {
    Warrior warrior;
    place.object({"id",         "name",    "number",        "kind",         "factions",
                  "subfaction", "rank",    "points",        "levels",       "editions",
                  "range",      "targets", "ranged_damage", "attack_bonus", "types",
                  "item_slots", "year",    "mount",         "boxed_bonus",  "mounted",
                  "trap",       "base",    "dials",         "silhouette",   "flavour",
                  "errata"});
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
    read_saddle(place, warrior);
    warrior.base = read_base(place.may("base"), warrior.kind, warrior.mounted);
    if (const JsonPlace subfaction = place.may("subfaction"); subfaction.exists())
        warrior.subfaction = subfaction.identifier();
    warrior.item_slots = read_int<std::uint8_t>(place.may("item_slots"), 0, kMaxItemSlots);
    if (const JsonPlace year = place.may("year"); year.exists())
        warrior.year = read_int<std::uint16_t>(year, kFirstYear, kLastYear);
    warrior.editions = read_editions(place.may("editions"));
    if (const JsonPlace trap = place.may("trap"); trap.exists()) warrior.trap = read_trap(trap);
    const bool in_levels = has_own_dials(warrior) && place.may("levels").exists();
    if (const JsonPlace dials = place.may("dials"); in_levels && dials.exists())
        dials.complain("json.dials_in_levels");
    const bool needs_none = warrior.kind == FigureKind::planking || in_levels;
    // Replays may hold planking that was made up with a dial, which nobody reads.
    if (warrior.kind == FigureKind::planking && said == LevelsSaid::as_printed)
        check_planking(place);
    if (!in_levels) read_dials(needs_none ? place.may("dials") : place.need("dials"), warrior);
    const Dial reach = read_printed_reach(place, warrior.kind);
    if (warrior.dials.size() == 1) copy_reach(reach, warrior.dials[0]);
    std::vector<Warrior> warriors = read_value(place, said, std::move(warrior));
    const JsonPlace base = place.may("base");
    if (!base.exists() || !base.may("arc").exists())
        for (Warrior& one : warriors) one.base.arc = usual_arc(one);
    if (said == LevelsSaid::as_printed)
        for (const Warrior& one : warriors) {
            check_editions(place, one);
            if (!one.dials.empty()) check_sound(place, one);
        }
    return warriors;
}

Warrior read_warrior(const JsonPlace& place) {
    std::vector<Warrior> warriors = read_figure(place, LevelsSaid::in_any_way);
    if (warriors.size() == 1) return std::move(warriors[0]);
    place.may("levels").array(1, 1);
    return {};
}

std::vector<Edition> editions_told(const Editions& editions) {
    std::vector<Edition> list;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (const auto edition = static_cast<Edition>(i); editions.has(edition))
            list.push_back(edition);
    return list;
}

FigureFile figure_told(std::span<const Warrior> levels, BaseSaid said) {
    const Warrior first = as_printed(levels[0]);
    FigureFile told{.id = first.model.empty() ? first.id : first.model,
                    .name = first.name,
                    .factions = {first.factions[0]},
                    .rank = first.rank};
    if (first.kind != FigureKind::warrior) told.kind = first.kind;
    if (first.factions[1] != first.factions[0]) told.factions.push_back(first.factions[1]);
    if (!first.subfaction.empty()) told.subfaction = first.subfaction;
    if (first.editions != kBattles) told.editions = editions_told(first.editions);
    if (first.model.empty())
        told.points = first.points;
    else
        told.levels = levels_told(levels);
    if (dials_of(first.kind) == 1) told.reach = reach_told(first.dials[0]);
    if (first.item_slots != 0) told.item_slots = first.item_slots;
    if (first.year != 0) told.year = first.year;
    if (first.mount != MountType::none) told.mount = first.mount;
    if (first.boxed_bonus != 0) told.boxed_bonus = first.boxed_bonus;
    if (first.mounted && first.kind != FigureKind::mount) told.mounted = true;
    if (first.trap) told.trap = trap_told(*first.trap);
    told.base = said == BaseSaid::in_full ? base_told(first.base) : base_besides_usual(first);
    if (!first.model.empty() && has_own_dials(first)) return told;
    if (first.kind == FigureKind::planking && first.dials[0] == planking_dial()) return told;
    told.dials.emplace();
    for (std::size_t i = 0; i < first.dials.size(); ++i) {
        Dial printed = first.dials[i];
        printed.start = static_cast<std::uint8_t>(printed.start - clicks_before(first));
        told.dials->push_back(dial_told(printed, first.kind, i));
    }
    return told;
}

Json json_of(const Warrior& warrior) {
    return as_json(figure_told({&warrior, 1}, BaseSaid::in_full));
}

std::vector<FigureFile> figures_told(const Catalog& catalog, BaseSaid said) {
    std::vector<FigureFile> figures;
    for (std::span<const Warrior> left = catalog.warriors; !left.empty();) {
        const std::size_t levels = levels_in(left);
        figures.push_back(figure_told(left.first(levels), said));
        left = left.subspan(levels);
    }
    return figures;
}

Json json_of(const Catalog& catalog) {
    return as_json(figures_told(catalog, BaseSaid::in_full));
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
