// Reads data/errata, and finds whom a correction concerns.
#include "io/library/errata_keys.h"

#include <algorithm>
#include <map>

#include "engine/base/clause.h"
#include "io/format/json_file.h"
#include "io/text/slug.h"

namespace six::io {
namespace {

constexpr const char* kErrataFormat = "six-skulls/errata";
constexpr std::size_t kMostCorrections = 1000, kMostNames = 8, kMaxNumber = 9999;

void drop_beginning(std::string& text, std::string_view beginning) {
    if (text.starts_with(beginning)) text.erase(0, beginning.size());
}
void drop_end(std::string& text, std::string_view end) {
    if (text.ends_with(end)) text.resize(text.size() - end.size());
}

std::string set_key(std::string_view set) {
    std::string key = slug(set);
    drop_beginning(key, "mage_knight_");
    drop_end(key, "_figures");
    drop_end(key, "_set");
    return key;
}

// A limited edition says so in front of its name or behind it.
std::string name_key(std::string_view name) {
    std::string key = slug(name);
    drop_end(key, "_unique");
    drop_beginning(key, "le_");
    drop_end(key, "_le");
    return key;
}

std::string number_key(std::string_view number) {
    std::string key = slug(number);
    drop_beginning(key, "le_");
    drop_end(key, "_le");
    key.erase(0, std::min(key.find_first_not_of('0'), key.size()));
    return key;
}

using SetNames = std::map<std::string, std::vector<std::string>, std::less<>>;

SetNames read_set_names(const JsonPlace& place) {
    SetNames names;
    const std::size_t count = place.array(1, kMostCorrections);
    for (std::size_t i = 0; i < count; ++i) {
        place[i].object({"id", "also"});
        const std::string id = place[i].need("id").identifier();
        std::vector<std::string>& all = names[id];
        if (!all.empty()) place[i].may("id").complain("json.expected_other");
        all.push_back(id);
        const JsonPlace also = place[i].may("also");
        const std::size_t more = also.array(1, kMostNames);
        for (std::size_t j = 0; j < more; ++j) all.push_back(also[j].identifier());
    }
    return names;
}

void read_figure_key(const JsonPlace& place, const SetNames& sets, Correction& correction) {
    place.object({"set", "number", "names", "rank", "faction", "chest"});
    const JsonPlace set = place.need("set");
    const auto known = sets.find(set.identifier());
    if (known == sets.end())
        set.complain("errata.expected_set");
    else
        correction.sets = known->second;
    if (const JsonPlace number = place.may("number"); number.exists())
        correction.number = std::to_string(number.integer(1, kMaxNumber));
    correction.chest = place.may("chest").boolean();
    // A chest has no name that would tell it from others.
    const JsonPlace names = correction.chest ? place.may("names") : place.need("names");
    const std::size_t count = names.array(1, kMostNames);
    for (std::size_t i = 0; i < count; ++i)
        correction.names.push_back(name_key(names[i].text(1, kMaxName)));
    if (const JsonPlace rank = place.may("rank"); rank.exists())
        correction.rank = read_name<Rank>(rank, kRankNames);
    if (const JsonPlace faction = place.may("faction"); faction.exists())
        correction.faction = read_name<Faction>(faction, kFactionNames);
}

Ability read_mark(const JsonPlace& place, Stat stat) {
    if (!place.exists()) return Ability::none;
    const auto ability = read_name<Ability>(place, kAbilityNames);
    if (ability == Ability::none)
        place.complain("json.expected_ability");
    else if (stat_of(ability) != stat)
        place.complain("json.expected_ability_of",
                       {{"stat", std::string(name_of(stat))},
                        {"other", std::string(name_of(stat_of(ability)))}});
    return ability;
}

OnDial read_on_dial(const JsonPlace& place) {
    OnDial change;
    place.object({"section", "slots", "stat", "value", "without", "with"});
    if (const JsonPlace section = place.may("section"); section.exists())
        change.section = static_cast<std::uint8_t>(section.word(kSectionNames));
    const JsonPlace slots = place.need("slots");
    const std::size_t count = slots.array(1, kDialClicks);
    for (std::size_t i = 0; i < count; ++i)
        change.slots.push_back(read_int<std::uint8_t>(slots[i], 1, kDialClicks));
    change.stat = read_name<Stat>(place.need("stat"), kStatNames);
    if (const JsonPlace value = place.may("value"); value.exists())
        change.value = read_int<std::uint8_t>(value, 0, kMaxCellValue);
    change.without = read_mark(place.may("without"), change.stat);
    change.with = read_mark(place.may("with"), change.stat);
    return change;
}

void read_change(const JsonPlace& place, Correction& correction) {
    place.object(
        {"points", "rank", "faction", "behind_name", "range", "disarm", "start_of_level", "dial"});
    if (!place.exists()) return;
    if (place.json().size() != 1) return place.complain("errata.one_change");
    if (const JsonPlace points = place.may("points"); points.exists())
        correction.change = PointsAre{read_int<std::uint16_t>(points, 0, kMaxPoints)};
    if (const JsonPlace rank = place.may("rank"); rank.exists())
        correction.change = RankIs{read_name<Rank>(rank, kRankNames)};
    if (const JsonPlace faction = place.may("faction"); faction.exists())
        correction.change = FactionIs{read_name<Faction>(faction, kFactionNames)};
    if (const JsonPlace words = place.may("behind_name"); words.exists())
        correction.change = BehindName{words.text(1, kMaxName)};
    if (const JsonPlace range = place.may("range"); range.exists())
        correction.change = RangeIs{range.inches(0_in, kMaxTable)};
    if (const JsonPlace disarm = place.may("disarm"); disarm.exists())
        correction.change = DisarmIs{read_int<std::uint8_t>(disarm, 2, 12)};
    if (const JsonPlace level = place.may("start_of_level"); level.exists())
        correction.change =
            StartOfLevel{read_int<std::uint8_t>(level, 1, std::int64_t{kMaxHeroLevels})};
    if (const JsonPlace dial = place.may("dial"); dial.exists())
        correction.change = read_on_dial(dial);
}

std::vector<Correction> read_corrections(const JsonPlace& place) {
    std::vector<Correction> all;
    read_file_header(place, kErrataFormat);
    place.object({"format", "version", "sets", "corrections"});
    const SetNames sets = read_set_names(place.need("sets"));
    const JsonPlace list = place.need("corrections");
    const std::size_t count = list.array(1, kMostCorrections);
    for (std::size_t i = 0; i < count; ++i) {
        Correction& correction = all.emplace_back();
        list[i].object({"clauses", "figure", "correct"});
        const JsonPlace clauses = list[i].need("clauses");
        const std::size_t cited = clauses.array(1, kMostNames);
        for (std::size_t j = 0; j < cited; ++j) {
            correction.clauses.push_back(clauses[j].text(1, kMaxName));
            if (!Clause::find(correction.clauses.back()))
                clauses[j].complain("errata.expected_clause");
        }
        read_figure_key(list[i].need("figure"), sets, correction);
        read_change(list[i].need("correct"), correction);
        if (correction.chest != std::holds_alternative<DisarmIs>(correction.change))
            list[i].may("correct").complain("errata.disarm_of_chest");
    }
    return all;
}

bool among(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool fits(const Correction& correction, const ErrataKey& key) {
    return among(correction.sets, key.set) &&
           (correction.number.empty() || correction.number == key.number) &&
           (correction.names.empty() || among(correction.names, key.name));
}

}  // namespace

ErrataKey key_of(const PrintedAs& as) {
    return {set_key(as.set), number_key(as.number), name_key(as.name)};
}

bool concerns(const Correction& correction, const ErrataKey& key, const Warrior& printed) {
    return !correction.chest && fits(correction, key) &&
           (!correction.rank || *correction.rank == printed.rank) &&
           (!correction.faction || printed.belongs_to(*correction.faction));
}

bool concerns_chest(const Correction& correction, const ErrataKey& key) {
    return correction.chest && fits(correction, key);
}

Expected<std::vector<Correction>, Error> corrections_from_json(std::string_view text) {
    return from_text(text, read_corrections);
}

}  // namespace six::io
