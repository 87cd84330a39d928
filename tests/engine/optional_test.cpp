// Which abilities are optional, compared with the list of the clause: for every ability of every
// edition that is played. [U-ABIL-9]
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/dial/ability_facts.h"
#include "engine/rulesets/conquest.h"
#include "engine/rulesets/unlimited.h"

namespace six {
namespace {

// All others are optional; of Venom a house decision says so. [U-ABIL-9, H-VENOM-OPTIONAL]
constexpr std::array kAlwaysOn = {
    Ability::frenzy,          Ability::vampirism,         Ability::battle_armor,
    Ability::pole_arm,        Ability::magic_immunity,    Ability::toughness,
    Ability::invulnerability, Ability::magic_retaliation, Ability::cursed,
    Ability::berserk,         Ability::battle_fury,       Ability::demoralized,
};

TEST(OptionalAbilities, AreAsTheClauseListsThem) {
    for (const Ruleset* page : {&kUnlimited, &kConquest}) {
        std::size_t optional = 0;
        for (std::size_t i = 1; i < kAbilityNames.size(); ++i) {
            const auto ability = static_cast<Ability>(i);
            const AbilityFacts* facts = (*page->abilities)[i];
            if (!facts) continue;
            const bool always_on =
                std::find(kAlwaysOn.begin(), kAlwaysOn.end(), ability) != kAlwaysOn.end();
            EXPECT_EQ(facts->optional, !always_on) << page->id << ": " << kAbilityNames[i];
            optional += facts->optional;
        }
        EXPECT_EQ(optional, 31u) << page->id;
    }
}

}  // namespace
}  // namespace six
