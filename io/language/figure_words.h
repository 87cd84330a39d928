// What is said of a figure in lists, on its page and on a printed sheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/catalog/warrior.h"
#include "io/text/text.h"

namespace six::io {

std::string faction_said(Language, Faction);
// One or two; none of a castle section, whatever its file had to name.
std::vector<std::string> factions_said(Language, const Warrior&);
std::vector<std::string> editions_said(Language, Editions);
std::string ability_said(Language, Ability);
std::string mark_said(Language, Ability);        // "green square"
std::string level_said(std::string_view level);  // "full steam": an id without its underscores
// What is like nothing in the first edition: "ranged damage 3", "attack bonus +1", and the types of
// the values; empty of a figure of the first.
std::vector<std::string> second_edition_said(Language, const Dial&);
// The figure's own, not its dials': subfaction, item slots.
std::vector<std::string> second_edition_said(Language, const Warrior&);
std::string trap_said(Language, const Trap&);
std::vector<std::string> treasure_said(Language, const Chest&);

std::string joined_words(const std::vector<std::string>&, std::string_view between);

}  // namespace six::io
