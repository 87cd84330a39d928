// An edition's page: numbers, facts and tables of functions, in blocks that editions share. Rules
// read it and never ask which edition is played. The pages themselves stand in engine/rulesets.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/base/clause.h"
#include "engine/catalog/domain.h"
#include "engine/catalog/edition.h"
#include "engine/catalog/terrain.h"
#include "engine/catalog/warrior.h"
#include "engine/dial/ability.h"
#include "engine/geometry/base.h"
#include "engine/geometry/units.h"
#include "engine/state/figure.h"
#include "options.gen.h"

namespace six {

struct AbilityFacts;   // engine/dial/ability_facts.h
struct DomainFacts;    // engine/rules/domains.h
struct QuestionTable;  // engine/rules/question.h
struct TurnRules;      // engine/rules/turn.h
struct ValuePolicy;    // engine/rules/values.h
struct VictoryRules;   // engine/rules/victory.h
class Law;             // engine/state/law.h
struct KindRules;      // engine/rules/kinds.h
struct PostureRules;   // likewise
class Forbids;         // likewise
// By Ability; null where the edition does not play it.
using AbilityTable = std::array<const AbilityFacts*, kAbilityNames.size()>;

struct BreakAwayNeeds {    // the lowest roll that breaks away
    std::uint8_t foot;     // [U-BREAK-2]
    std::uint8_t mounted;  // [U-MOUNT-7]
};

using KindTable = std::array<KindRules, kKinds>;           // by FigureKind
using PostureTable = std::array<PostureRules, kPostures>;  // by Posture

using DomainTable = std::array<DomainFacts, kDomains>;  // by Domain

class OptionValues;  // engine/state/table.h

// How many figures make a formation, and what the others add. [U-MFORM-1, U-CFORM-3, U-CFORM-4]
struct FormationSize {
    std::uint8_t least, most;
    friend constexpr bool operator==(const FormationSize&, const FormationSize&) = default;
};
struct Formations {
    FormationSize movement{3, 5}, ranged{3, 5}, close{2, 3};
    std::uint8_t most_ranged_bonus = 8;
    Clause others_add = "U-CFORM-3";  // to a ranged attack
    Clause no_close{};                // there are no close combat formations [V-NEW-9]
};

// --- the blocks of a page: editions that have one in common name the same ---

struct CombatNumbers {
    BreakAwayNeeds break_away;
    std::uint8_t critical_miss;          // the natural roll that always misses [U-CBT-3]
    std::uint8_t critical_hit;           // ... and always hits [U-CBT-4]
    std::uint8_t rear_attack_bonus;      // [U-CC-2]
    std::uint8_t close_formation_bonus;  // for each member beyond the primary [U-CFORM-4]
    std::uint8_t capture_defense;        // [U-CAP-2]
    std::uint8_t dodge_needs;            // the lowest die that dodges [U-SA-DEF-8]
    std::uint8_t skulls_to_eliminate;    // of a single dial [U-DIAL-6]
};

struct ActionNumbers {
    std::uint8_t max_tokens;          // [U-TOK-6]
    std::uint16_t points_per_action;  // [U-ARMY-5]
    Option turn_limit;                // the house decision that ends a game after so many rounds
    Clause turn_limit_by;             // [U-END-5, C-TURN-11]
};

struct FieldNumbers {
    Vec2 table_size;                            // of the standard battlefield [U-SETUP-1, C-CONQ-1]
    Inches (*area_depth)(const OptionValues&);  // of a starting area [U-SETUP-4, C-CONQ-6]
    Inches (*area_margin)(const OptionValues&);  // from the other edges [U-SETUP-4]
    // Its dot in the area is enough, and the base may reach out of it. [C-MULTI-16, V-SETUP-9]
    bool (*deploys_by_dot)(const OptionValues&, FigureKind);
};

struct TerrainNumbers {
    Inches spacing;           // from other items and from edges [U-TPL-4]
    std::uint8_t items_each;  // into the common pool [U-TPL-1]
    Inches area_root_min;     // side of the smallest square an item may cover [U-TPL-5]
    Inches area_root_max;     // ... and of the largest
};

// What a host takes where nobody said otherwise.
struct UsualGame {
    std::uint16_t build_total;   // [U-ARMY-1, C-CONQ-9]
    std::uint16_t most_of_bots;  // points; larger battles take the bots too long
    std::string_view map;        // of data/maps
};

// What the page can play so far. A figure, a piece or an option value outside of it is refused when
// the table is laid: nothing is ever silently ignored.
struct Played {
    bool (*base)(BaseKind);
    bool (*terrain)(TerrainKind, Height);
    bool (*option)(Option);
    bool nexus = false;        // a further mark a click [V-FIG-9]
    bool companies = false;    // adventuring companies [V-SUB-13]
    std::uint8_t markers = 0;  // which kinds there are, a bit each (engine/state/marker.h)
};

struct Ruleset {
    Edition edition;
    std::string_view id;       // of the page as a whole, e.g. "unlimited-2003-04"
    std::uint16_t version;     // counts changes of behaviour: written into replays
    const Law* law = nullptr;  // what is cited in place of clauses of other editions; null: nothing
    CombatNumbers combat;
    ActionNumbers actions;
    FieldNumbers field;
    TerrainNumbers terrain;
    // Riders hurt whom they leave behind. [U-MOUNT-8, V-BRK-5]
    bool (*shakes_off)(const OptionValues&) = [](const OptionValues&) { return true; };
    Formations formations;
    UsualGame usual;
    Clause no_capture{};                  // nobody captures anybody [C-CONQ-7]
    Clause captors_are_safe = "U-CAP-6";  // from capture; none: they are not
    Clause release_begins_action{};  // a captive is let go when its captor is given one [V-CAP-8]
    // With so many a captive comes back. [V-CAP-8]
    std::uint8_t (*tokens_when_freed)(const OptionValues&) = [](const OptionValues&) {
        return std::uint8_t{0};
    };
    Clause demoralized_leave{};     // as eliminated, when damage makes them so [C-CONQ-3]
    Clause command_gives_action{};  // once, while somebody shows it [C-TURN-2]
    Clause deploys_by_halves{};     // [C-CONQ-4]
    Clause long_edges_only{};       // to sit at, with two sides [C-CONQ-6]
    Clause sides_share_area{};      // team-mates sit at one edge [C-CONQ-13]
    Clause sections_in_area{};      // or else at the table's edge [C-CASTLE-37, C-CASTLE-46]
    Clause siege{};                 // may be agreed upon [C-SIEGE-2]
    // What a figure counts as here, whatever is printed. [C-CONQ-2, V-FIG-12 to V-FIG-14]
    void (*fit)(Warrior&, const OptionValues&) = [](Warrior&, const OptionValues&) {};
    const TurnRules* turn;        // what is done when a turn begins and ends
    const VictoryRules* victory;  // who wins, and when
    const ValuePolicy* values;    // how attack, defense, damage, speed and range come about
    const QuestionTable* questions;
    const AbilityTable* abilities;
    const DomainTable* domains = nullptr;  // null: there are none [V-DOM]
    const KindTable* kinds;
    const PostureTable* postures;
    const Forbids* riders;  // mounted warriors, whatever their kind [U-MOUNT-1]
    Played plays;
};

}  // namespace six
