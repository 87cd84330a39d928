// Domains: what each is and does, which cancel each other, and what of them is in force. They are
// revealed in set-up and stay for the game, so they are of the Table. [V-DOM]
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/inline_vector.h"
#include "engine/catalog/domain.h"
#include "engine/dial/ability_facts.h"
#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

constexpr std::uint32_t bit_of(Domain domain) {
    return 1u << static_cast<unsigned>(domain);
}
template <class... All>
constexpr std::uint32_t domains_of(All... all) {
    return (0u | ... | bit_of(all));
}

// Kind, effects, and the list of those that cancel it. [V-DOM-7]
struct DomainFacts {
    Clause clause;
    DomainKind kind = DomainKind::weather;
    bool precipitation = false;
    std::uint32_t cancelled_by = 0;  // as bits
    bool clears_weather = false;     // cancels every other weather of which there is one copy

    // --- while it is in force ---
    Inches most_range, most_speed;       // above it becomes it; none: no limit [V-DOM-19]
    Inches most_range_in_rain;           // while a precipitation is in force as well
    bool AbilityFacts::*bars = nullptr;  // a proficiency that nobody has
    int structure = 0;                   // added to the structural points of every piece
    bool doubles_drift = false;          // of Bombardment
    bool no_ranged_actions = false;
    bool clears_water = false;
    bool kills_demoralized = false;  // at the end of turns
    bool storms = false;             // a die at the beginning of turns
};
using Revealed = InlineVector<RevealedDomain, kMostDomains>;

// The next one is laid open: what it cancels goes, or it never takes effect. Which others went is
// given as bits of places in the list, and by which one it is cancelled itself. [V-DOM-5, V-DOM-17]
struct Revealing {
    std::uint16_t removed = 0;
    bool cancelled = false;
    Domain by{};
};
Revealing reveal(const DomainTable&, Revealed&, Seat by, Domain);

// The domain in force of which `fact` is true; null: none. Copies count once. [V-DOM-19]
template <class Fact>
const DomainFacts* domain_with(const Table& table, Fact fact) {
    for (const RevealedDomain& one : table.domains)
        if (const DomainFacts& facts = (*table.rules->domains)[static_cast<std::size_t>(one.which)];
            one.in_force && facts.*fact)
            return &facts;
    return nullptr;
}
// What all of them together add to the points of constructed terrain. [V-TERR-11]
int structure_by_domains(const Table&);
// The lowest limit there is; without a domain none.
struct DomainLimit {
    Inches most;
    const DomainFacts* by = nullptr;
};
DomainLimit range_limit(const Table&);
DomainLimit speed_limit(const Table&);

// --- turns (engine/rules/turn.h) ---
void owe_domain_die(Context&);    // Magestone Storm [V-DOM-16]
void end_turn_in_heat(Context&);  // Heat Wave [V-DOM-14]

}  // namespace six
