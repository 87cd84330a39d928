// From a record as it was read to a figure of ours: dials that come to an end, levels, corrections.
#include <algorithm>
#include <iterator>

#include "engine/game/sound.h"
#include "engine/rulesets/armies.h"
#include "engine/rulesets/pages.h"
#include "io/format/json_dials.h"
#include "io/format/named_levels.h"
#include "io/library/import_record.h"

namespace six::io {
namespace {

bool shows_a_mark(const Click& click) {
    for (const Cell* cell : click.cells())
        if (cell->abilities[0] != Ability::none) return true;
    return false;
}

// An end is an end, however many skulls a file has there.
Click as_printed(const Click& click) {
    return ends_here(click) && !shows_a_mark(click) ? three_skulls() : click;
}

std::size_t living_slots(std::span<const Click> slots) {
    const auto end = std::find_if(slots.begin(), slots.end(), ends_here);
    return static_cast<std::size_t>(end - slots.begin());
}

// Twelve slots, the last of them with three skulls. [U-DIAL-2, U-DIAL-6]
Dial complete_dial(Record& record, const RawDial& raw) {
    Dial dial;
    const std::string& pointer = raw.pointer;
    dial.range = raw.range;
    dial.targets = raw.targets;
    const std::span<const Click> slots = raw.slots;
    const std::size_t living = living_slots(slots);
    if (living == 0) {
        record.reject(pointer, "import.rejected.no_living_slot");
        return dial;
    }
    if (!std::all_of(slots.begin() + static_cast<std::ptrdiff_t>(living), slots.end(), ends_here))
        record.repair(pointer, "import.repaired.behind_skulls",
                      {{"slot", std::to_string(living + 1)}});
    // Skulls come and do not go: nobody dies of being healed.
    for (std::size_t i = 1; i < living; ++i)
        if (slots[i].skulls() < slots[i - 1].skulls()) {
            record.reject(pointer, "import.rejected.skulls_go", {{"slot", std::to_string(i + 1)}});
            return dial;
        }
    if (living > kDialClicks) {
        record.reject(pointer, "import.rejected.too_many_slots",
                      {{"count", std::to_string(living)}, {"most", std::to_string(kDialClicks)}});
        return dial;
    }
    if (living == kDialClicks)
        record.repair(pointer, "import.repaired.no_end");
    else if (living == slots.size() && !raw.ends_unsaid)
        record.repair(pointer, "import.repaired.skulls", {{"slot", std::to_string(living + 1)}});
    for (std::size_t i = 0; i < kDialClicks; ++i) {
        const bool ended = i >= living && (i >= slots.size() || !ends_here(slots[i]));
        const bool last = i + 1 == kDialClicks && living == kDialClicks;
        dial.clicks.push_back(ended || last ? three_skulls() : as_printed(slots[i]));
    }
    const std::size_t start = raw.starts.empty() ? 0 : raw.starts[0];
    if (start >= std::min(living, kDialClicks - 1)) {
        record.repair(pointer, "import.repaired.start",
                      {{"found", std::to_string(start + 1)}, {"taken", "1"}});
        return dial;
    }
    dial.start = static_cast<std::uint8_t>(start);
    return dial;
}

// What each level costs. With fewer numbers than levels the rest is guessed: half as much again for
// every level. [D-TEAM-2]
std::vector<std::uint16_t> level_points(Record& record, const RawFigure& raw, std::size_t levels) {
    std::vector<std::uint16_t> points = raw.points;
    if (points.size() == levels) return points;
    if (points.size() > levels) {
        record.repair(
            "", "import.repaired.more_points",
            {{"count", std::to_string(points.size())}, {"levels", std::to_string(levels)}});
        points.resize(levels);
        return points;
    }
    const unsigned said = static_cast<unsigned>(points.size());
    std::string list;
    while (points.size() < levels) {
        const unsigned guess = points.back() + std::max(1u, points[0] / 2u);
        if (guess > kMaxPoints) {
            record.reject("", "import.rejected.points",
                          {{"found", std::to_string(guess)}, {"most", std::to_string(kMaxPoints)}});
            return points;
        }
        points.push_back(static_cast<std::uint16_t>(guess));
    }
    for (const std::uint16_t one : points) list += (list.empty() ? "" : ", ") + std::to_string(one);
    record.repair(
        "", "import.repaired.level_points",
        {{"count", std::to_string(said)}, {"levels", std::to_string(levels)}, {"points", list}});
    return points;
}

// A Hero's dial taken apart: from each starting position to its skulls, or to the next one.
// [D-LEVEL-3, D-LEVEL-4]
std::vector<Warrior> hero_levels(Record& record, const RawFigure& raw, const RawDial& whole,
                                 const Warrior& hero) {
    std::vector<std::size_t> starts = whole.starts;
    // Where skulls are left out nobody can tell where a level without a green square begins.
    if (whole.ends_unsaid && raw.points.size() > starts.size()) {
        record.reject("", "import.rejected.level_starts",
                      {{"points", std::to_string(raw.points.size())},
                       {"count", std::to_string(starts.size())}});
        return {};
    }
    if (starts.size() > kMaxHeroLevels) {
        record.repair(
            "", "import.repaired.more_levels",
            {{"count", std::to_string(starts.size())}, {"most", std::to_string(kMaxHeroLevels)}});
        starts.resize(kMaxHeroLevels + 1);  // the next one still ends the last
    }
    std::size_t reached = 0;  // slots that belong to a level so far
    std::vector<Dial> dials;
    for (std::size_t i = 0; i < std::min(starts.size(), kMaxHeroLevels); ++i) {
        const std::span<const Click> rest = std::span(whole.slots).subspan(starts[i]);
        const std::size_t next = i + 1 < starts.size() ? starts[i + 1] - starts[i] : rest.size();
        const std::size_t living = std::min(living_slots(rest), next);
        RawDial own{.pointer = whole.pointer,
                    .slots = {},
                    .starts = {0},
                    .range = whole.range,
                    .targets = whole.targets,
                    .ends_unsaid = true};
        own.slots.assign(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(living));
        const auto alive = [](const Click& click) { return !ends_here(click); };
        if (std::any_of(whole.slots.begin() + static_cast<std::ptrdiff_t>(reached),
                        whole.slots.begin() + static_cast<std::ptrdiff_t>(starts[i]), alive))
            record.repair("", "import.repaired.before_start", {{"level", std::to_string(i + 1)}});
        reached = starts[i] + living;
        dials.push_back(complete_dial(record, own));
        if (record.is_rejected()) return {};
    }
    const std::vector<std::uint16_t> points = level_points(record, raw, dials.size());
    if (record.is_rejected()) return {};
    std::vector<Warrior> levels;
    for (std::size_t i = 0; i < dials.size(); ++i) {
        Warrior& level = levels.emplace_back(hero);
        level.level = std::to_string(i + 1);
        level.points = points[i];
        level.dials.push_back(dials[i]);
    }
    return levels;
}

// A dragon with three point values is as old as they say. [DRG-PV-4, DRG-PV-5, DRG-PV-6]
std::vector<Warrior> levels_by_age(const Warrior& dragon,
                                   const std::vector<std::uint16_t>& points) {
    std::vector<Warrior> levels;
    for (std::size_t i = 0; i < kAgeNames.size(); ++i) {
        Warrior& one = levels.emplace_back(dragon);
        one.level = kAgeNames[i];
        one.points = points[i];
        for (Dial& dial : one.dials)
            dial.start = static_cast<std::uint8_t>(dial.start + kAgeClicks[i]);
    }
    return levels;
}

std::vector<Warrior> levels_of(Record& record, const RawFigure& raw,
                               const std::vector<std::size_t>& starts, Warrior warrior) {
    const bool hero = warrior.kind == FigureKind::warrior && warrior.belongs_to(Faction::heroes);
    if (hero && starts.size() > 1) {
        RawDial whole = raw.dials[0];
        whole.starts = starts;
        return hero_levels(record, raw, whole, warrior);
    }
    if (hero)
        record.repair("", "import.repaired.hero");
    else if (starts.size() > 1)
        record.repair("", "import.repaired.starts", {{"count", std::to_string(starts.size())}});
    for (std::size_t i = 0; i < raw.dials.size() && !record.is_rejected(); ++i)
        warrior.dials.push_back(complete_dial(record, raw.dials[i]));
    if (record.is_rejected()) return {};
    warrior.points = raw.points[0];
    if (warrior.kind == FigureKind::dragon && raw.points.size() == kAgeNames.size())
        return levels_by_age(warrior, raw.points);
    if (raw.points.size() > 1)
        record.repair("", "import.repaired.more_points",
                      {{"count", std::to_string(raw.points.size())}, {"levels", "1"}});
    return {warrior};
}

Warrior printed_warrior(const RawFigure& raw) {
    Warrior warrior;
    warrior.name = raw.name;
    warrior.factions = raw.factions;
    warrior.rank = raw.rank;
    warrior.kind = raw.kind;
    warrior.mounted = raw.mounted;
    warrior.base = usual_base(raw.kind, raw.mounted);
    if (raw.arc && dials_of(raw.kind) == 1) warrior.base.arc = *raw.arc;
    return warrior;
}

bool is_played(Warrior warrior, Edition edition) {
    const Ruleset* rules = page_of(edition);
    warrior.editions = {edition};
    return rules == nullptr || check_warriors(*rules, {.warriors = {warrior}}).has_value();
}

// The record has all that these editions read; the second plays it as an old figure. [V-FIG-12]
Editions complete_editions(const std::vector<Warrior>& levels) {
    Editions editions;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i) {
        const auto edition = static_cast<Edition>(i);
        if (std::none_of(levels.begin(), levels.end(), [&](const Warrior& warrior) {
                return army_rules(edition).gap(warrior) || !is_played(warrior, edition);
            }))
            editions.add(edition);
    }
    return editions;
}

}  // namespace

ImportedFigure figure_of(Record& record, RawFigure raw, const std::string& printed_set,
                         ErrataUse errata) {
    ImportedFigure figure;
    if (record.is_rejected()) return figure;
    const Warrior printed = printed_warrior(raw);
    const PrintedAs as{printed_set, raw.number, raw.name};
    std::vector<std::size_t> starts = raw.dials[0].starts;
    figure.imprint.number = raw.number;
    if (errata == ErrataUse::on) {
        figure.imprint.errata = correct_starts(as, printed, raw.dials[0].slots, starts);
        for (std::size_t i = 0; i < raw.dials.size(); ++i) {
            std::vector<Erratum> changes = correct_slots(as, printed, i, raw.dials[i].slots);
            std::move(changes.begin(), changes.end(), std::back_inserter(figure.imprint.errata));
        }
    }
    figure.levels = levels_of(record, raw, starts, printed);
    if (errata == ErrataUse::on)
        for (std::size_t i = 0; i < figure.levels.size(); ++i) {
            std::vector<Erratum> changes = correct(as, figure.levels[i]);
            // All levels are printed on one base.
            if (i == 0)
                std::move(changes.begin(), changes.end(),
                          std::back_inserter(figure.imprint.errata));
        }
    if (record.is_rejected()) return figure;
    const Editions editions = complete_editions(figure.levels);
    if (editions == Editions{}) record.reject("", "import.rejected.no_edition");
    for (Warrior& level : figure.levels) level.editions = editions;
    return figure;
}

}  // namespace six::io
