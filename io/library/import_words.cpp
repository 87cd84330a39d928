// What a record says beside its dials, in whatever words.
#include <algorithm>
#include <charconv>

#include "io/library/import_record.h"
#include "io/text/slug.h"

namespace six::io {
namespace {

constexpr std::int64_t kHuge = 1'000'000'000;
constexpr std::size_t kMaxFigureNumber = 12;  // letters, as io/format/figure_set.cpp reads it

struct FactionWord {
    std::string_view word;
    Faction faction;
};
constexpr std::array kFactionWords = {
    FactionWord{"magespawn", Faction::mage_spawn}, FactionWord{"none", Faction::mage_spawn},
    FactionWord{"atlantis", Faction::atlantis_guild}, FactionWord{"hero", Faction::heroes}};

std::optional<Faction> faction_named(std::string_view words) {
    const std::string name = slug(words);
    for (std::size_t i = 0; i < kFactionNames.size(); ++i)
        if (name == kFactionNames[i]) return static_cast<Faction>(i);
    for (const FactionWord& other : kFactionWords)
        if (name == other.word) return other.faction;
    return std::nullopt;
}

// A word, stars, or how many stars.
std::optional<Rank> rank_named(std::string_view words) {
    const std::string name = slug(words);
    for (std::size_t i = 0; i < kRankNames.size(); ++i)
        if (name == kRankNames[i] || name == std::to_string(i)) return static_cast<Rank>(i);
    if (name == "le" || name == "limited" || name == "limited_edition") return Rank::unique;
    const auto stars = std::count(words.begin(), words.end(), '*');
    if (name.empty() && stars >= 1 && stars <= 3) return static_cast<Rank>(stars);
    return std::nullopt;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

// "18/27/36" in its parts.
std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == text.size()) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string member_pointer(std::string_view member) {
    return "/" + std::string(member);
}

// "Whirling Golem - *": the name, and what stands behind it.
std::pair<std::string_view, std::string_view> without_rank(std::string_view name) {
    const std::size_t dash = name.rfind(" - ");
    if (dash == std::string_view::npos) return {name, {}};
    const std::string_view behind = trimmed(name.substr(dash + 3));
    if (!rank_named(behind)) return {name, {}};
    return {trimmed(name.substr(0, dash)), behind};
}

// At most so many bytes, and no part of a letter.
std::string_view cut(std::string_view utf8, std::size_t most) {
    if (utf8.size() <= most) return utf8;
    while (most > 0 && (static_cast<unsigned char>(utf8[most]) & 0xC0u) == 0x80u) --most;
    return trimmed(utf8.substr(0, most));
}

// Without control characters, with a note where that changed anything but blanks at the ends.
std::string tidied(Record& record, const std::string& pointer, std::string_view text,
                   std::size_t most) {
    std::string out;
    for (const char c : text) out += static_cast<unsigned char>(c) < 0x20 || c == '\x7F' ? ' ' : c;
    std::string tidy(cut(trimmed(out), most));
    if (tidy != trimmed(text))
        record.repair(pointer, "import.repaired.text", {{"taken", Json(tidy).dump(-1, ' ', true)}});
    return tidy;
}

}  // namespace

std::string shown_short(const Json& json) {
    if (json.is_object()) return "{...}";
    if (json.is_array()) return "[...]";
    std::string text = json.dump(-1, ' ', /*ensure_ascii=*/true);
    if (text.size() > 48) text = text.substr(0, 45) + "...";
    return text;
}

std::optional<std::int64_t> whole_number(const Json& json) {
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t{kHuge})
        return std::nullopt;
    std::int64_t number = 0;
    if (json.is_number_integer()) {
        number = json.get<std::int64_t>();
    } else if (json.is_number_float()) {
        const double value = json.get<double>();
        if (!(value > -1e9 && value < 1e9)) return std::nullopt;
        number = static_cast<std::int64_t>(value);
        if (static_cast<double>(number) != value) return std::nullopt;
    } else if (json.is_string()) {
        const std::string_view text = trimmed(json.get_ref<const std::string&>());
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    } else {
        return std::nullopt;
    }
    if (number < -kHuge || number > kHuge) return std::nullopt;
    return number;
}

std::string plain_text(const Json& json) {
    if (json.is_string()) return std::string(trimmed(json.get_ref<const std::string&>()));
    return json.is_number() ? json.dump() : std::string();
}

const Json* Record::member(std::string_view wanted) const {
    if (!json_.is_object()) return nullptr;
    const auto at = json_.find(wanted);
    return at == json_.end() || at->is_null() ? nullptr : &*at;
}

const Json* Record::first_of(std::initializer_list<std::string_view> names,
                             std::string& pointer) const {
    for (const std::string_view wanted : names)
        if (const Json* found = member(wanted)) {
            pointer = member_pointer(wanted);
            return found;
        }
    return nullptr;
}

void Record::repair(const std::string& pointer, std::string_view key,
                    std::vector<Argument> arguments) {
    repairs.push_back({where_ + pointer, std::string(key), std::move(arguments)});
}

void Record::reject(const std::string& pointer, std::string_view key,
                    std::vector<Argument> arguments) {
    if (!rejection) rejection = Error{where_ + pointer, std::string(key), std::move(arguments)};
}

void read_name(Record& record, std::initializer_list<std::string_view> members, RawFigure& figure) {
    std::string pointer;
    const Json* found = record.first_of(members, pointer);
    if (found != nullptr && found->is_string())
        figure.name =
            tidied(record, pointer,
                   without_rank(trimmed(found->get_ref<const std::string&>())).first, kMaxName);
    record.name = figure.name;
    if (figure.name.empty()) record.reject(pointer, "import.rejected.name");
}

void read_rank(Record& record, std::string_view member, RawFigure& figure) {
    const Json* found = record.member(member);
    std::optional<Rank> rank;
    if (found != nullptr) rank = rank_named(plain_text(*found));
    std::string pointer;
    // Behind the name the stars stand once more.
    std::string name;
    if (const Json* full = record.first_of({"name", "Model.Name"}, pointer))
        name = plain_text(*full);
    const auto behind = rank_named(without_rank(name).second);
    if (rank) {
        figure.rank = *rank;
        if (behind && *behind != *rank)
            record.repair(pointer, "import.repaired.rank_differs",
                          {{"rank", kRankNames[static_cast<std::size_t>(*rank)]},
                           {"other", kRankNames[static_cast<std::size_t>(*behind)]}});
        return;
    }
    figure.rank = behind.value_or(Rank::standard);
    record.repair(member_pointer(member), "import.repaired.rank",
                  {{"found", found != nullptr ? shown_short(*found) : "-"},
                   {"rank", kRankNames[static_cast<std::size_t>(figure.rank)]}});
}

void read_factions(Record& record, std::string_view member, RawFigure& figure) {
    const Json* found = record.member(member);
    const std::string pointer = member_pointer(member);
    std::vector<std::string> words;
    if (found != nullptr && found->is_array()) {
        for (const Json& one : *found) words.push_back(plain_text(one));
    } else if (found != nullptr) {
        const std::string text = plain_text(*found);
        for (const std::string_view one : split(text, "/,;&|")) words.emplace_back(one);
    }
    std::vector<Faction> factions;
    for (const std::string& word : words) {
        if (word.empty()) continue;
        const auto faction = faction_named(word);
        if (!faction)
            return record.reject(pointer, "import.rejected.faction",
                                 {{"found", shown_short(Json(word))}});
        if (std::find(factions.begin(), factions.end(), *faction) == factions.end())
            factions.push_back(*faction);
    }
    if (factions.empty()) {
        record.repair(pointer, "import.repaired.no_faction");
        factions.push_back(Faction::mage_spawn);
    }
    if (factions.size() > 2)
        record.repair(pointer, "import.repaired.factions",
                      {{"count", std::to_string(factions.size())}});
    figure.factions = {factions[0], factions[factions.size() > 1 ? 1 : 0]};
}

void read_points(Record& record, std::string_view member, RawFigure& figure) {
    const Json* found = record.member(member);
    const std::string pointer = member_pointer(member);
    if (found == nullptr)
        return record.reject("", "import.rejected.missing", {{"name", std::string(member)}});
    std::vector<Json> numbers;
    if (found->is_array())
        numbers.assign(found->begin(), found->end());
    else if (found->is_string())
        for (const std::string_view part : split(found->get_ref<const std::string&>(), "/,;|"))
            numbers.emplace_back(part);
    else
        numbers.push_back(*found);
    for (const Json& number : numbers) {
        const auto points = whole_number(number);
        if (!points || *points < 0 || *points > kMaxPoints || figure.points.size() == kMaxLevels)
            return record.reject(
                pointer, "import.rejected.points",
                {{"found", shown_short(*found)}, {"most", std::to_string(kMaxPoints)}});
        figure.points.push_back(static_cast<std::uint16_t>(*points));
    }
    if (figure.points.empty())
        record.reject(pointer, "import.rejected.points",
                      {{"found", shown_short(*found)}, {"most", std::to_string(kMaxPoints)}});
}

void read_number(Record& record, std::string_view member, RawFigure& figure) {
    if (const Json* found = record.member(member))
        figure.number =
            tidied(record, member_pointer(member), plain_text(*found), kMaxFigureNumber);
}

void read_arc(Record& record, std::string_view member, RawFigure& figure) {
    const Json* found = record.member(member);
    if (found == nullptr) return;
    const auto degrees = whole_number(*found);
    if (degrees && *degrees >= 1 && *degrees <= 360)
        figure.arc = static_cast<std::uint16_t>(*degrees * 10);
    else
        record.repair(member_pointer(member), "import.repaired.arc",
                      {{"found", shown_short(*found)}});
}

Inches read_range(Record& record, std::string_view member) {
    const Json* found = record.member(member);
    if (found == nullptr) return 0_in;
    if (found->is_string() && trimmed(found->get_ref<const std::string&>()).empty()) return 0_in;
    const auto range = whole_number(*found);
    if (range && *range >= 0 && *range * 1000 <= kMaxTable.mils())
        return Inches::from_mils(static_cast<std::int32_t>(*range * 1000));
    record.reject(
        member_pointer(member), "import.rejected.range",
        {{"found", shown_short(*found)}, {"most", std::to_string(kMaxTable.mils() / 1000)}});
    return 0_in;
}

std::uint8_t read_targets(Record& record, std::initializer_list<std::string_view> members) {
    std::string pointer;
    const Json* found = record.first_of(members, pointer);
    if (found == nullptr) return 1;
    const auto targets = whole_number(*found);
    if (targets && *targets >= 1 && *targets <= kMaxTargets)
        return static_cast<std::uint8_t>(*targets);
    // Without a range nobody is aimed at: files have 0 there, or nothing.
    const bool unsaid = found->is_string() && plain_text(*found).empty();
    if (!unsaid && targets != 0)
        record.reject(pointer, "import.rejected.targets",
                      {{"found", shown_short(*found)}, {"most", std::to_string(kMaxTargets)}});
    return 1;
}

}  // namespace six::io
