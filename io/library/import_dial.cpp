// The dials of a record: values, marks, and slots in their order.
#include <algorithm>

#include "io/library/import_record.h"
#include "io/text/slug.h"

namespace six::io {
namespace {

// The feed numbers its marks from 85 on.
enum class MarkKind : std::uint8_t { nothing, dead, start, ability };
struct FeedMark {
    MarkKind kind = MarkKind::ability;
    Ability ability = Ability::none;
};
constexpr std::int64_t kFirstMark = 85;
constexpr auto kFeedMarks = [] {
    using enum Ability;
    constexpr FeedMark kNothing{MarkKind::nothing, none}, kDead{MarkKind::dead, none},
        kStart{MarkKind::start, none};
    const auto a = [](Ability ability) { return FeedMark{MarkKind::ability, ability}; };
    return std::array{kNothing,
                      a(aquatic),
                      a(battle_armor),
                      a(battle_fury),
                      a(berserk),
                      a(bound),
                      a(charge),
                      a(command),
                      kDead,
                      a(defend),
                      a(demoralized),
                      a(dodge),
                      a(flame_lightning),
                      a(flight),
                      a(forced_march),
                      a(healing),
                      a(invulnerability),
                      a(limited_invisibility),
                      a(magic_blast),
                      a(magic_confusion),
                      a(magic_enhancement),
                      a(magic_freeze),
                      a(magic_healing),
                      a(magic_immunity),
                      a(magic_levitation),
                      a(magic_retaliation),
                      a(necromancy),
                      a(nimble),
                      a(pierce),
                      a(pole_arm),
                      a(quickness),
                      a(ram),
                      a(regeneration),
                      a(shockwave),
                      a(sneak_attack),
                      kStart,
                      a(stealth),
                      a(sweep),
                      a(toughness),
                      a(vampirism),
                      a(venom),
                      a(weapon_master),
                      a(frenzy),
                      a(summon),
                      a(cursed),
                      a(terrify)};
}();
static_assert(kFeedMarks.size() == 130 - kFirstMark + 1);
static_assert(kFeedMarks[120 - kFirstMark].kind == MarkKind::start);
static_assert(kFeedMarks[93 - kFirstMark].kind == MarkKind::dead);
static_assert(kFeedMarks[126 - kFirstMark].ability == Ability::weapon_master);

std::optional<FeedMark> mark_numbered(std::int64_t number) {
    if (number < kFirstMark || number >= kFirstMark + std::int64_t{kFeedMarks.size()})
        return std::nullopt;
    return kFeedMarks[static_cast<std::size_t>(number - kFirstMark)];
}

std::optional<FeedMark> mark_named(std::string_view words) {
    const std::string name = slug(words);
    if (name.empty() || name == "none") return FeedMark{MarkKind::nothing, Ability::none};
    if (name == "dead") return FeedMark{MarkKind::dead, Ability::none};
    if (name == "starting_position" || name == "start")
        return FeedMark{MarkKind::start, Ability::none};
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i)
        if (name == kAbilityNames[i]) return FeedMark{MarkKind::ability, static_cast<Ability>(i)};
    return std::nullopt;
}

bool is_skull_word(const Json& json) {
    if (!json.is_string()) return false;
    const std::string word = slug(json.get_ref<const std::string&>());
    return word == "dead" || word == "skull" || word == "x";
}

std::string stat_named(Stat stat) {
    return std::string(name_of(stat));
}

}  // namespace

void read_cell(Record& record, const std::string& pointer, const Json* value, Cell& cell) {
    if (value == nullptr) return record.reject(pointer, "import.rejected.no_value");
    if (is_skull_word(*value)) {
        cell.skull = true;
        return;
    }
    const auto number = whole_number(*value);
    if (!number)
        return record.reject(pointer, "import.rejected.value", {{"found", shown_short(*value)}});
    // Nobody can tell what a value beyond all others was meant to be.
    if (*number < 0 || *number > kMaxCellValue)
        return record.reject(
            pointer, "import.rejected.value_bounds",
            {{"found", shown_short(*value)}, {"most", std::to_string(kMaxCellValue)}});
    cell.value = static_cast<std::uint8_t>(*number);
}

void read_mark(Record& record, const std::string& pointer, Stat stat, const Json* id,
               const Json* name, Cell& cell, bool& start) {
    std::optional<FeedMark> by_id, by_name;
    if (id != nullptr)
        if (const auto number = whole_number(*id)) by_id = mark_numbered(*number);
    if (name != nullptr && name->is_string())
        by_name = mark_named(name->get_ref<const std::string&>());
    if (!by_id && !by_name) {
        const Json* found = id != nullptr ? id : name;
        return record.reject(pointer, "import.rejected.mark",
                             {{"found", found != nullptr ? shown_short(*found) : "-"}});
    }
    const FeedMark mark = by_id ? *by_id : *by_name;
    if (by_id && by_name && (by_id->kind != by_name->kind || by_id->ability != by_name->ability))
        record.repair(pointer, "import.repaired.mark_differs",
                      {{"id", shown_short(*id)}, {"name", shown_short(*name)}});
    const auto drop = [&](std::string_view key, std::string found) {
        record.repair(pointer, key, {{"found", std::move(found)}, {"stat", stat_named(stat)}});
    };
    switch (mark.kind) {
        case MarkKind::nothing:
            return;
        case MarkKind::dead:
            if (!cell.skull) drop("import.repaired.dead_mark", "dead");
            return;
        case MarkKind::start:
            if (stat != Stat::damage) return drop("import.repaired.mark", "starting_position");
            start = true;
            return;
        case MarkKind::ability:
            break;
    }
    if (stat_of(mark.ability) != stat)
        return drop("import.repaired.mark", std::string(name_of(mark.ability)));
    if (cell.abilities[0] == mark.ability || cell.abilities[1] == mark.ability) return;
    const auto room = std::find(cell.abilities.begin(), cell.abilities.end(), Ability::none);
    if (room == cell.abilities.end())
        return drop("import.repaired.third_mark", std::string(name_of(mark.ability)));
    *room = mark.ability;
}

void put_in_order(Record& record, const std::string& pointer, std::vector<NumberedSlot> slots,
                  RawDial& dial) {
    const auto before = [](const NumberedSlot& a, const NumberedSlot& b) {
        return a.number < b.number;
    };
    if (!std::is_sorted(slots.begin(), slots.end(), before)) {
        std::stable_sort(slots.begin(), slots.end(), before);
        record.repair(pointer, "import.repaired.order");
    }
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const std::int64_t wanted = slots[0].number + static_cast<std::int64_t>(i);
        if (slots[i].number != wanted)
            return record.reject(
                pointer, "import.rejected.slot_numbers",
                {{"wanted", std::to_string(wanted)}, {"found", std::to_string(slots[i].number)}});
        if (slots[i].start) dial.starts.push_back(i);
        dial.slots.push_back(slots[i].click);
    }
}

}  // namespace six::io
