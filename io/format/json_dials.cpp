#include "io/format/json_dials.h"

#include "engine/game/sound.h"
#include "io/format/json_codec.h"

namespace six::io {
namespace {

constexpr const char* kFortification = "fortification";

const char* section_of(FigureKind kind, std::size_t dial) {
    return dials_of(kind) > 1 ? kSectionNames[dial] : nullptr;
}

FileCell cell_told(const Cell& cell) {
    FileCell told;
    if (cell.value != 0 || !cell.skull) told.value = cell.value;
    for (const Ability ability : cell.abilities) {
        if (ability == Ability::none) continue;
        if (!told.abilities) told.abilities.emplace();
        told.abilities->push_back(ability);
    }
    if (cell.skull) told.skull = true;
    return told;
}

FileClick click_told(const Click& click, bool stone) {
    FileClick told;
    (stone ? told.fortification : told.speed) = cell_told(click.speed);
    told.attack = cell_told(click.attack);
    told.defense = cell_told(click.defense);
    told.damage = cell_told(click.damage);
    if (click.nexus != Ability::none) told.nexus = click.nexus;
    return told;
}

Ability read_ability(const JsonPlace& place, Stat stat) {
    const auto ability = read_name<Ability>(place, kAbilityNames);
    if (ability == Ability::none)
        place.complain("json.expected_ability");
    else if (stat_of(ability) != stat)
        place.complain("json.expected_ability_of",
                       {{"stat", kStatNames[static_cast<std::size_t>(stat)]},
                        {"other", kStatNames[static_cast<std::size_t>(stat_of(ability))]}});
    return ability;
}

Cell read_cell(const JsonPlace& place, Stat stat, bool stone) {
    Cell cell;
    place.object({"value", "abilities", "skull"});
    cell.skull = place.may("skull").boolean();
    const JsonPlace value = cell.skull ? place.may("value") : place.need("value");
    cell.value = read_int<std::uint8_t>(
        value, 0, stone && stat == Stat::speed ? kMostFortification : kMaxCellValue);
    const JsonPlace abilities = place.may("abilities");
    const std::size_t count = abilities.array(1, cell.abilities.size());
    for (std::size_t i = 0; i < count; ++i) {
        cell.abilities[i] = read_ability(abilities[i], stat);
        if (stone && !fits_stone(cell.abilities[i]))
            abilities[i].complain("json.ability_not_on_section");
        if (i > 0 && cell.abilities[i] == cell.abilities[0])
            abilities[i].complain("json.expected_ability");
    }
    return cell;
}

// One more mark, which stands alone but belongs to a value; it repeats none of that value's.
// [V-FIG-9]
Ability read_nexus(const JsonPlace& place, const Click& click) {
    if (!place.exists()) return Ability::none;
    const auto ability = read_name<Ability>(place, kAbilityNames);
    if (ability == Ability::none) place.complain("json.expected_ability");
    for (const auto cell : kCells)
        for (const Ability shown : (click.*cell).abilities)
            if (shown == ability) place.complain("json.expected_other");
    return ability;
}

Click read_click(const JsonPlace& place, bool stone) {
    if (stone)
        place.object({kFortification, "speed", "attack", "defense", "damage"});
    else
        place.object({"speed", "attack", "defense", "damage", "nexus"});
    const bool fortified = stone && place.may(kFortification).exists();
    if (fortified)
        if (const JsonPlace speed = place.may("speed"); speed.exists())
            speed.complain("json.speed_and_fortification");
    Click click;
    for (std::size_t stat = 0; stat < kCells.size(); ++stat) {
        const bool in_place_of_speed =
            stone && stat == 0 && (fortified || !place.may("speed").exists());
        click.*kCells[stat] =
            read_cell(place.need(in_place_of_speed ? kFortification : kStatNames[stat]),
                      static_cast<Stat>(stat), stone);
    }
    if (!stone) click.nexus = read_nexus(place.may("nexus"), click);
    return click;
}

// How many slots have to be said: those behind them show three skulls anyway. All of them where the
// skulls stand differently, or where the dial is shorter than a printed one.
std::size_t slots_to_say(const Dial& dial) {
    if (!dial.clicks.full()) return dial.clicks.size();
    std::size_t living = 0;
    while (living < dial.clicks.size() && !ends_here(dial.clicks[living])) ++living;
    for (std::size_t i = living; i < dial.clicks.size(); ++i)
        if (dial.clicks[i] != three_skulls()) return dial.clicks.size();
    return living == 0 ? dial.clicks.size() : living;
}

// What only the dial of a section says.
void read_section(const JsonPlace& place, const char* section, Dial& dial) {
    if (const JsonPlace named = place.may("section"); named.exists())
        if (!named.json().is_string() || named.json() != section)
            named.complain("json.expected_section", {{"section", section}});
    read_reach(place, dial);
}

ValueTypes read_types(const JsonPlace& place) {
    ValueTypes types;
    place.object({"speed", "attack", "defense", "damage"});
    types.speed = read_name<SpeedType>(place.need("speed"), kSpeedTypeNames);
    types.attack = read_name<AttackType>(place.need("attack"), kAttackTypeNames);
    types.defense = read_name<DefenseType>(place.need("defense"), kDefenseTypeNames);
    types.damage = read_name<DamageType>(place.need("damage"), kDamageTypeNames);
    return types;
}

}  // namespace

FileReach reach_told(const Dial& dial) {
    FileReach told;
    if (dial.range != 0_in) told.range = DecimalInches{dial.range};
    if (dial.targets != 1) told.targets = dial.targets;
    if (dial.ranged_damage) told.ranged_damage = *dial.ranged_damage;
    if (dial.attack_bonus != 0) told.attack_bonus = dial.attack_bonus;
    if (const auto& types = dial.types)
        told.types = FileTypes{types->speed, types->attack, types->defense, types->damage};
    return told;
}

void read_reach(const JsonPlace& object, Dial& dial) {
    dial.range = object.may("range").inches(0_in, kMaxTable);
    dial.targets = read_int<std::uint8_t>(object.may("targets"), 1, kMaxTargets);
    if (const JsonPlace damage = object.may("ranged_damage"); damage.exists()) {
        dial.ranged_damage = read_int<std::uint8_t>(damage, 0, kMaxCellValue);
        if (dial.range == 0_in) damage.complain("json.ranged_damage_without_range");
    }
    dial.attack_bonus = read_int<std::uint8_t>(object.may("attack_bonus"), 0, kMaxAttackBonus);
    if (const JsonPlace types = object.may("types"); types.exists()) dial.types = read_types(types);
}

FileDial dial_told(const Dial& dial, FigureKind kind, std::size_t index) {
    FileDial told;
    if (section_of(kind, index) != nullptr) {
        told.section = static_cast<SectionName>(index);
        told.reach = reach_told(dial);
    }
    if (dial.start != 0) told.start = dial.start;
    const std::size_t said = slots_to_say(dial);
    for (std::size_t i = 0; i < said; ++i)
        told.clicks.push_back(click_told(dial.clicks[i], is_castle(kind)));
    return told;
}

// A dial that can be turned to its end: it begins on a living click, and what shows three skulls
// shows them from there on. [U-DIAL-3, U-DIAL-6]
Dial read_dial(const JsonPlace& place, FigureKind kind, std::size_t index) {
    Dial dial;
    const char* const section = section_of(kind, index);
    if (section == nullptr) {
        place.object({"start", "clicks"});
    } else {
        place.object({"section", "range", "targets", "ranged_damage", "attack_bonus", "types",
                      "start", "clicks"});
        read_section(place, section, dial);
    }
    const JsonPlace clicks = place.need("clicks");
    const std::size_t said = clicks.array(1, kDialClicks);
    for (std::size_t i = 0; i < said; ++i) {
        const Click click = read_click(clicks[i], is_castle(kind));
        if (i > 0 && ends_here(dial.clicks.back()) && !ends_here(click))
            clicks[i].complain("json.click_behind_skulls");
        dial.clicks.push_back(click);
    }
    if (said == 0) return dial;
    const JsonPlace start = place.may("start");
    dial.start = read_int<std::uint8_t>(start, 0, static_cast<std::int64_t>(said) - 1);
    if (ends_here(dial.clicks[dial.start])) start.complain("json.start_in_skulls");
    if (ends_here(dial.clicks.back())) return dial;
    if (dial.clicks.full()) clicks.complain("json.dial_without_end");
    while (!dial.clicks.full()) dial.clicks.push_back(three_skulls());
    return dial;
}

}  // namespace six::io
