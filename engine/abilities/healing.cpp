#include "engine/abilities/table.h"

namespace six::abilities {
namespace {

// A close combat action that heals a friend; in 2.0 one that touches it, wherever. [V-SA-ATK-1]
constexpr AbilityFacts healing_of(bool any_arc) {
    return {
        .ability = Ability::healing,
        .clause = "U-SA-ATK-1",
        .optional = true,
        .form = {.exists = true,
                 .kind = AttackKind::close,
                 .on_friends = true,
                 .any_arc = any_arc,
                 .no_modifiers = true,
                 .heals = Healing::value_or_die},
    };
}

}  // namespace

constinit const AbilityFacts healing = healing_of(false);
constinit const AbilityFacts healing_2003 = healing_of(true);

}  // namespace six::abilities
