#include "io/format/json_levels.h"

#include <algorithm>
#include <numeric>

#include "io/format/json_dials.h"
#include "io/format/named_levels.h"

namespace six::io {
namespace {

int turned_from(const Warrior& first, const Warrior& other, std::size_t dial) {
    return other.dials[dial].start - first.dials[dial].start;
}

int clicks_in_all(const Level& level) {
    return std::accumulate(level.clicks.begin(), level.clicks.end(), 0);
}

// `next` is `first` at another point value that a list of levels can say.
bool goes_on(const Warrior& first, const Warrior& next) {
    if (next.model != first.model || next.level == first.level ||
        next.dials.size() != first.dials.size())
        return false;
    Warrior same = first;
    same.id = next.id;
    same.level = next.level;
    same.points = next.points;
    if (has_own_dials(first)) {
        same.dials = next.dials;
        return same == next;
    }
    for (std::size_t i = 0; i < same.dials.size(); ++i) {
        if (clicks_before(first) + turned_from(first, next, i) < 0) return false;
        same.dials[i].start = next.dials[i].start;
    }
    return same == next;
}

// One number for all dials, or a list with one for each.
void read_clicks(const JsonPlace& place, const Warrior& printed, Level& level) {
    constexpr std::int64_t kMost = kDialClicks - 2;
    const std::size_t dials = dials_of(printed.kind);
    level.of_each_dial = place.exists() && place.json().is_array();
    if (!level.of_each_dial) return level.clicks.fill(read_int<std::uint8_t>(place, 0, kMost));
    const std::size_t count = place.array(dials, dials);
    for (std::size_t i = 0; i < count; ++i)
        level.clicks[i] = read_int<std::uint8_t>(place[i], 0, kMost);
}

Level read_level(const JsonPlace& place, const Warrior& printed) {
    Level level;
    if (has_own_dials(printed))
        place.object({"name", "points", "dials"});
    else
        place.object({"name", "points", "clicks"});
    level.name = place.need("name").identifier();
    level.points = read_int<std::uint16_t>(place.need("points"), 0, kMaxPoints);
    if (!has_own_dials(printed)) {
        read_clicks(place.need("clicks"), printed, level);
        return level;
    }
    const JsonPlace dials = place.need("dials");
    if (dials.array(1, 1) == 1) level.dials.push_back(read_dial(dials[0], printed.kind, 0));
    return level;
}

void check_turned(const JsonPlace& place, FigureKind kind, const std::vector<Level>& levels,
                  std::size_t i) {
    const JsonPlace clicks = place[i].may("clicks");
    const int in_all = clicks_in_all(levels[i]);
    if (has_named_levels(kind) && !levels[i].of_each_dial) {
        const char* const name = level_names(kind)[place[i].may("name").word(level_names(kind))];
        const std::uint8_t wanted = *clicks_of_level(kind, name);
        if (levels[i].clicks[0] != wanted)
            clicks.complain(is_castle(kind) ? "json.clicks_of_weight" : "json.clicks_of_age",
                            {{"level", name}, {"clicks", std::to_string(wanted)}});
    } else if (i == 0 && in_all != 0) {
        clicks.complain("json.levels_descend");
    }
    if (i == 0) return;
    if (in_all <= clicks_in_all(levels[i - 1])) clicks.complain("json.levels_descend");
    if (levels[i].points >= levels[i - 1].points)
        place[i].may("points").complain("json.levels_descend");
}

// Numbered from 1, each dearer than the one before. [D-LEVEL-1, D-TEAM-2]
void check_risen(const JsonPlace& place, const std::vector<Level>& levels, std::size_t i) {
    if (levels[i].name != std::to_string(i + 1))
        place[i].may("name").complain("json.level_number", {{"n", std::to_string(i + 1)}});
    if (i > 0 && levels[i].points <= levels[i - 1].points)
        place[i].may("points").complain("json.levels_rise");
}

}  // namespace

bool has_own_dials(const Warrior& warrior) {
    return warrior.kind == FigureKind::warrior && warrior.belongs_to(Faction::heroes);
}

int clicks_before(const Warrior& first) {
    const std::uint8_t clicks = clicks_of_level(first.kind, first.level).value_or(std::uint8_t{0});
    const bool fits = std::all_of(first.dials.begin(), first.dials.end(),
                                  [&](const Dial& dial) { return dial.start >= clicks; });
    return fits ? clicks : 0;
}

std::size_t levels_in(std::span<const Warrior> warriors) {
    std::size_t count = 1;
    while (!warriors[0].model.empty() && count < std::min(warriors.size(), kMaxLevels) &&
           goes_on(warriors[0], warriors[count]))
        ++count;
    return count;
}

std::vector<Level> read_levels(const JsonPlace& place, const Warrior& printed) {
    std::vector<Level> levels;
    const std::size_t count = place.array(1, has_own_dials(printed) ? kMaxHeroLevels : kMaxLevels);
    for (std::size_t i = 0; i < count; ++i) {
        Level level = read_level(place[i], printed);
        for (const Level& other : levels)
            if (other.name == level.name) place[i].may("name").complain("json.expected_other");
        levels.push_back(std::move(level));
    }
    return levels;
}

void check_printed(const JsonPlace& place, const Warrior& printed,
                   const std::vector<Level>& levels) {
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (has_own_dials(printed))
            check_risen(place, levels, i);
        else
            check_turned(place, printed.kind, levels, i);
}

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
        for (const Dial& own : levels[i].dials) warrior.dials.push_back(own);
        for (std::size_t d = 0; d < warrior.dials.size(); ++d)
            warrior.dials[d].start =
                static_cast<std::uint8_t>(warrior.dials[d].start + levels[i].clicks[d]);
        check_beginning(place[i].may(has_own_dials(printed) ? "dials" : "clicks"), warrior);
    }
    return warriors;
}

namespace {

using Clicks = std::vector<std::int64_t>;

std::variant<std::int64_t, Clicks> clicks_told(const Warrior& first, const Warrior& other) {
    Clicks each;
    for (std::size_t i = 0; i < other.dials.size(); ++i)
        each.push_back(clicks_before(first) + turned_from(first, other, i));
    const bool alike = std::all_of(each.begin(), each.end(),
                                   [&](std::int64_t clicks) { return clicks == each[0]; });
    if (alike) return each[0];
    return each;
}

}  // namespace

std::vector<FileLevel> levels_told(std::span<const Warrior> warriors) {
    std::vector<FileLevel> levels;
    for (const Warrior& warrior : warriors) {
        FileLevel& level =
            levels.emplace_back(FileLevel{.name = warrior.level, .points = warrior.points});
        if (has_own_dials(warrior))
            level.dials = {dial_told(warrior.dials[0], warrior.kind, 0)};
        else
            level.clicks = clicks_told(warriors[0], warrior);
    }
    return levels;
}

}  // namespace six::io
