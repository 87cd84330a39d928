#include "io/language/figure_words.h"

#include <algorithm>
#include <array>

namespace six::io {
namespace {

template <class Enum, std::size_t N>
std::string word(Language language, std::string_view area, const std::array<const char*, N>& names,
                 Enum value) {
    return say(language,
               std::string(area) + '.' + std::string(names[static_cast<std::size_t>(value)]));
}

}  // namespace

std::string faction_said(Language language, Faction faction) {
    return word(language, "faction", kFactionNames, faction);
}

std::vector<std::string> factions_said(Language language, const Warrior& warrior) {
    if (is_castle(warrior.kind)) return {};
    std::vector<std::string> said = {faction_said(language, warrior.factions[0])};
    if (warrior.factions[1] != warrior.factions[0])
        said.push_back(faction_said(language, warrior.factions[1]));
    return said;
}

std::vector<std::string> editions_said(Language language, Editions editions) {
    std::vector<std::string> said;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (editions.has(static_cast<Edition>(i)))
            said.push_back(word(language, "edition", kEditionNames, i));
    return said;
}

std::string ability_said(Language language, Ability ability) {
    return word(language, "ability", kAbilityNames, ability);
}

std::string mark_said(Language language, Ability ability) {
    const Mark mark = mark_of(ability);
    return say(language, "sheet.mark",
               {{"colour", word(language, "colour", kColourNames, mark.colour)},
                {"shape", word(language, "shape", kShapeNames, mark.shape)}});
}

std::string level_said(std::string_view level) {
    std::string said(level);
    std::replace(said.begin(), said.end(), '_', ' ');
    return said;
}

std::vector<std::string> second_edition_said(Language language, const Dial& dial) {
    std::vector<std::string> said;
    const auto add = [&](std::string_view key, int n) {
        said.push_back(say(language, key, {{"n", std::to_string(n)}}));
    };
    if (dial.ranged_damage) add("sheet.ranged_damage", *dial.ranged_damage);
    if (dial.attack_bonus != 0) add("sheet.attack_bonus", dial.attack_bonus);
    if (!dial.types) return said;
    said.push_back(word(language, "sheet.speed_type", kSpeedTypeNames, dial.types->speed));
    said.push_back(word(language, "sheet.attack_type", kAttackTypeNames, dial.types->attack));
    said.push_back(word(language, "sheet.defense_type", kDefenseTypeNames, dial.types->defense));
    if (dial.types->damage != DamageType::plain)
        said.push_back(word(language, "sheet.damage_type", kDamageTypeNames, dial.types->damage));
    return said;
}

std::vector<std::string> second_edition_said(Language language, const Warrior& warrior) {
    std::vector<std::string> said;
    if (!warrior.subfaction.empty()) said.push_back(level_said(warrior.subfaction));
    if (warrior.item_slots != 0)
        said.push_back(
            say(language, "sheet.item_slots", {{"n", std::to_string(warrior.item_slots)}}));
    if (warrior.year != 0)
        said.push_back(say(language, "sheet.year", {{"year", std::to_string(warrior.year)}}));
    return said;
}

std::string trap_said(Language language, const Trap& trap) {
    return say(language,
               "sheet.trap." + std::string(kTrapNames[static_cast<std::size_t>(trap.kind)]),
               {{"n", std::to_string(trap.n)},
                {"points", std::to_string(trap.points)},
                {"disarm", std::to_string(trap.disarm)}});
}

std::vector<std::string> treasure_said(Language language, const Chest& chest) {
    std::vector<std::string> said = {
        say(language, "sheet.gold", {{"n", std::to_string(chest.gold)}})};
    if (chest.item != TreasureItem::none)
        said.push_back(word(language, "sheet.item", kTreasureItemNames, chest.item));
    return said;
}

std::string joined_words(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& each : words) text += (text.empty() ? "" : std::string(between)) + each;
    return text;
}

}  // namespace six::io
