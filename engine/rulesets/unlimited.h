// The page of the edition "unlimited": the rulebook of January 2002 with the FAQ of April 2003.
#pragma once

#include "engine/state/ruleset.h"

namespace six {

extern const Ruleset kUnlimited;
// What the page shares with those that stand on it.
extern const AbilityTable kUnlimitedAbilities;
bool plays_unlimited_terrain(TerrainKind, Height);
bool reads_unlimited_option(Option);

// The page of an edition; null while the edition cannot be played.
const Ruleset* page_of(Edition);

}  // namespace six
