#include "engine/abilities/table.h"

namespace six::abilities {

// A close combat action that heals a friend.
const AbilityFacts healing{
    .ability = Ability::healing,
    .clause = "U-SA-ATK-1",
    .optional = true,
    .form = {.exists = true,
             .kind = AttackKind::close,
             .on_friends = true,
             .no_modifiers = true,
             .heals = Healing::value_or_die},
};

}  // namespace six::abilities
