// What a scenario asks of large figures and titans: sections, kinds, dials, levels, platforms.
#include <algorithm>
#include <array>
#include <set>

#include "engine/game/look.h"
#include "io/format/named_levels.h"
#include "io/language/describe.h"
#include "io/library/collection.h"
#include "io/rules/citation.h"
#include "io/scenario/scenario_query.h"

namespace six::io {

namespace {

// What the dials of a dragon stand for, in the order of its sections. [DRG-DEF-3 to DRG-DEF-5]
constexpr std::array<std::string_view, kMaxDials> kDragonParts = {"head", "wing", "tail", "wing"};

std::string said(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += " " + word;
    return words.empty() ? " none" : text;
}

// Every point value of the figure, more points first. [LRG-PV-1]
std::vector<const Warrior*> fellow_levels(const CheckContext& c, const Warrior& of) {
    std::vector<const Warrior*> levels;
    std::set<std::string_view> seen;
    for (const Catalog* catalog : {&c.game.table().catalog, &collection()})
        for (const Warrior& one : catalog->warriors)
            if (!of.model.empty() && one.model == of.model && seen.insert(one.level).second)
                levels.push_back(&one);
    std::sort(levels.begin(), levels.end(), [](const Warrior* a, const Warrior* b) {
        return a->points != b->points ? a->points > b->points : a->level < b->level;
    });
    return levels;
}

// By how much each of its dials is turned beyond those of its strongest level, which begins at the
// printed starting position or as far behind it as a dragon's age says. [DRG-PV-3, LRG-PV-4]
std::vector<int> clicks_of(const Warrior& of, const std::vector<const Warrior*>& levels) {
    std::vector<int> clicks;
    if (levels.empty()) return clicks;
    const Warrior& strongest = *levels[0];
    const int before = clicks_of_level(of.kind, strongest.level).value_or(std::uint8_t{0});
    for (std::size_t i = 0; i < of.dials.size(); ++i)
        clicks.push_back(before + of.dials[i].start - strongest.dials[i].start);
    return clicks;
}

// One number stands for all dials.
bool same_clicks(const std::vector<int>& asked, const std::vector<int>& found) {
    if (asked.size() != 1) return asked == found;
    return !found.empty() &&
           std::all_of(found.begin(), found.end(), [&](int clicks) { return clicks == asked[0]; });
}

std::string clicks_said(const std::vector<int>& clicks) {
    std::string text = "clicks";
    if (!clicks.empty() && same_clicks({clicks[0]}, clicks))
        return text + " " + std::to_string(clicks[0]);
    for (const int n : clicks) text += " " + std::to_string(n);
    return text;
}

bool costs_differ(const CheckContext& c, const Warrior& of) {
    for (const Catalog* catalog : {&c.game.table().catalog, &collection()})
        for (const Warrior& one : catalog->warriors)
            if (one.kind == of.kind && one.level == of.level && one.model != of.model &&
                one.points != of.points)
                return true;
    return false;
}

int turned_in_all(const Warrior& of) {
    int sum = 0;
    for (const Dial& dial : of.dials) sum += dial.start;
    return sum;
}

bool more_points_fewer_clicks(const std::vector<const Warrior*>& levels) {
    for (std::size_t i = 1; i < levels.size(); ++i)
        if (levels[i]->points >= levels[i - 1]->points ||
            turned_in_all(*levels[i]) <= turned_in_all(*levels[i - 1]))
            return false;
    return true;
}

// Where MDW is in force all kinds with several dials have the same text.
void cite_level_of_mdw(const CheckContext& c, const std::vector<const Warrior*>& all,
                       const LevelCheck& check) {
    if (all.size() > 1) cite(c, {"MDW-PV-1"});
    if (check.points && !check.clicks.empty() && all.size() > 1 && more_points_fewer_clicks(all))
        cite(c, {"MDW-PV-3"});
    if (!check.clicks.empty()) cite(c, {"MDW-PV-4", "MDW-PV-6"});
    if (!c.game.agreement()) return;
    cite(c, {"MDW-PV-5", "V-ARMY-5"});
    // Only so it can be used in a game as small as this.
    if (!all.empty() && all[0]->points > c.game.agreement()->build_total) cite(c, {"MDW-PV-2"});
}

void cite_level(const CheckContext& c, const Warrior& of, const std::vector<const Warrior*>& all,
                const LevelCheck& check) {
    if (of.is_large() && in_force("MDW-PV-4", c.names.edition))
        return cite_level_of_mdw(c, all, check);
    if (c.game.agreement()) {  // its army was chosen under the rules
        cite(c, {"U-ARMY-6"});
        if (!is_castle(of.kind))
            cite(c, {of.kind == FigureKind::dragon ? Clause("DRG-PV-2") : Clause("LRG-PV-3")});
    }
    if (is_castle(of.kind)) {
        if (check.points) cite(c, {"C-CASTLE-2", "V-CASTLE-5"});
        if (!check.clicks.empty()) cite(c, {"C-CASTLE-3", "V-CASTLE-5"});
        return;
    }
    switch (of.kind) {
        case FigureKind::titan:
            if (check.points && !check.clicks.empty() && all.size() > 1 &&
                more_points_fewer_clicks(all))
                cite(c, {"C-TITAN-2", "V-TITAN-2"});
            return;
        case FigureKind::dragon:
            if (all.size() > 1) cite(c, {"DRG-PV-1"});
            if (check.points && costs_differ(c, of)) cite(c, {"DRG-PV-7"});
            if (check.clicks.empty()) return;
            cite(c, {"DRG-PV-3"});
            if (of.level == "ancient" && check.clicks[0] == 0) cite(c, {"DRG-PV-4"});
            if (of.level == "mature" && check.clicks[0] == 2) cite(c, {"DRG-PV-5"});
            if (of.level == "young" && check.clicks[0] == 4) cite(c, {"DRG-PV-6"});
            return;
        default:
            if (all.size() > 1) cite(c, {"LRG-PV-1"});
            if (!check.clicks.empty()) cite(c, {"LRG-PV-4"});
    }
}

}  // namespace

std::string sections_text(std::uint8_t bits) {
    std::string text;
    for (std::size_t i = 0; i < kSectionNames.size(); ++i)
        if (bits >> i & 1) text += (text.empty() ? "" : " ") + std::string(kSectionNames[i]);
    return text.empty() ? "none" : text;
}

Found answer(const CheckContext& c, const SectionsCheck& check) {
    const auto of = id_called(c, check.of), other = id_called(c, check.other);
    if (!of || !other) return no_such_figure(c);
    const Table& table = c.game.table();
    const auto found = [&](const State& state) {
        return (check.touched ? sections_touched(table, state, state[*of], state[*other])
                              : sections_towards(table, state[*of], state[*other].at))
            .bits;
    };
    const std::uint8_t sections = found(c.game.state());
    cite(c, {check.touched ? Clause("LRG-ATK-5") : Clause("LRG-ATK-7"), "V-FIG-16"});
    if (__builtin_popcount(sections) > 1) cite(c, {"C-MULTI-8"});
    if (check.touched && sections != 0 &&
        warrior_of(table, c.game.state()[*of]).kind == FigureKind::dragon)
        cite(c, {"DRG-DIAL-7"});
    if (is_close(c, *of, *other, found)) cite(c, {"U-GEN-7"});
    if (sections == check.sections) return std::nullopt;
    return "sections " + check.of + (check.touched ? " touched " : " towards ") + check.other +
           " " + sections_text(sections);
}

Found answer(const CheckContext& c, const KindCheck& check) {
    const Figure* figure = figure_called(c, check.label);
    if (!figure) return no_such_figure(c);
    const Warrior& warrior = warrior_of(c.game.table(), *figure);
    const KindRules& rules = kind_of(c.game.table(), *figure);
    if (warrior.is_large()) cite(c, {"LRG-DEF-1", "C-MULTI-1"});
    if (warrior.kind == FigureKind::chariot && rules.carries) cite(c, {"LRG-CHAR-1"});
    if (warrior.kind == FigureKind::tank && !rules.carries) cite(c, {"C-TANK-1"});
    if (warrior.kind == FigureKind::titan && warrior.dials.size() == 1)
        cite(c, {"C-TITAN-1", "V-TITAN-1"});
    if (is_castle(warrior.kind)) {
        cite(c, {"C-CASTLE-1", "V-CASTLE-1"});
        if (rules.has_door) cite(c, {"C-CASTLE-19"});
        if (warrior.kind == FigureKind::planking) cite(c, {"C-CASTLE-16"});
    }
    if (warrior.kind == check.kind) return std::nullopt;
    return "kind " + check.label + " " + kKindNames[static_cast<std::size_t>(warrior.kind)];
}

Found answer(const CheckContext& c, const DialsCheck& check) {
    const Figure* figure = figure_called(c, check.label);
    if (!figure) return no_such_figure(c);
    const Warrior& warrior = warrior_of(c.game.table(), *figure);
    const bool dragon = warrior.kind == FigureKind::dragon;
    Facts facts("dials " + check.label);
    facts.number("", check.count, static_cast<int>(warrior.dials.size()));
    if (!check.parts.empty()) {
        std::vector<std::string> parts;
        for (std::size_t i = 0; dragon && i < warrior.dials.size(); ++i)
            parts.emplace_back(kDragonParts[i]);
        facts.note(parts == check.parts, said(parts).substr(1));
        if (dragon) cite(c, {"DRG-DEF-3", "DRG-DEF-4", "DRG-DEF-5"});
    }
    if (check.count) {
        if (warrior.is_large()) cite(c, {"LRG-DEF-2", "LRG-DIAL-1", "C-MULTI-1"});
        if (dragon) cite(c, {"DRG-DEF-2", "DRG-DIAL-2"});
        if (warrior.kind == FigureKind::titan) cite(c, {"C-TITAN-1"});
    }
    return facts.found();
}

Found answer(const CheckContext& c, const LevelCheck& check) {
    const Figure* figure = figure_called(c, check.label);
    if (!figure) return no_such_figure(c);
    const Warrior& warrior = warrior_of(c.game.table(), *figure);
    const std::vector<const Warrior*> all = fellow_levels(c, warrior);
    const std::vector<int> clicks = clicks_of(warrior, all);
    const std::string level = warrior.level.empty() ? "none" : warrior.level;
    Facts facts("level " + check.label);
    facts.note(level == check.level, level);
    facts.number("points", check.points, warrior.points);
    if (!check.clicks.empty()) facts.note(same_clicks(check.clicks, clicks), clicks_said(clicks));
    if (!facts.found()) cite_level(c, warrior, all, check);
    return facts.found();
}

Found answer(const CheckContext& c, const LevelsCheck& check) {
    const Figure* figure = figure_called(c, check.label);
    if (!figure) return no_such_figure(c);
    const Warrior& warrior = warrior_of(c.game.table(), *figure);
    std::vector<std::string> levels;
    for (const Warrior* one : fellow_levels(c, warrior)) levels.push_back(one->level);
    if (levels.size() > 1) {
        if (warrior.kind == FigureKind::dragon) cite(c, {"DRG-PV-1"});
        if (warrior.is_large()) cite(c, {"LRG-PV-1", "LRG-PV-2"});
    }
    if (levels == check.levels) return std::nullopt;
    return "levels " + check.label + said(levels);
}

Found answer(const CheckContext& c, const RoomCheck& check) {
    const auto id = id_called(c, check.label);
    if (!id) return no_such_figure(c);
    const State& state = c.game.state();
    const bool carries = kind_of(c.game.table(), state[*id]).carries;
    const int room = carries && !passenger_of(state, *id).exists() ? 1 : 0;
    if (carries) cite(c, {"LRG-PASS-1", "MDW-PASS-1", "MDW-GLOS-5"});
    if (!carries && is_large(c.game.table(), state[*id])) cite(c, {"C-TANK-1"});
    if (room == check.room) return std::nullopt;
    return "room " + check.label + " " + std::to_string(room);
}

}  // namespace six::io
