// The sources that give the terms of values, each a small function in the chapter that owns it, and
// what they may look at. Pages list them. [U-CBT-7, U-ABIL-6, U-MOVE-12]
#pragma once

#include <optional>

#include "engine/rules/attack.h"
#include "engine/rules/query.h"
#include "engine/rules/values.h"

namespace six {

inline const ValuePolicy& values_of(const Table& table) {
    return *table.rules->values;
}

// An attack, and one of those that it affects.
struct Strike {
    Strike(const Table&, const State&, const Action&, FigureId affected);
    // ... or a piece of terrain: whoever asks for the figure finds the attacker. [V-TERR-13]
    Strike(const Table&, const State&, const Action&);

    const Table& table;
    const State& state;
    const Action& action;
    const AttackPlan& plan;
    const AttackForm& form;
    const Figure& attacker;  // the primary one
    std::uint8_t section;    // whose dial counts for it
    FigureId who;            // what it affects
    const Figure& figure;
    Shares shares;

    bool close() const { return plan.kind == AttackKind::close; }
    // Height and what is in the way help what is attacked, but not what is merely splashed, and not
    // against what no terrain stops. [U-ELEV-7, U-HIND-3, U-SA-ATK-3]
    bool ground_counts() const { return close() || (shares.target && !form.ignores_lines); }
    // Whether it is true of the primary attacker or of another of the formation.
    template <class Fact>
    bool any_attacker(Fact fact) const {
        if (fact(plan.who)) return true;
        for (const FigureId member : plan.members)
            if (fact(member)) return true;
        return false;
    }
    // ... that terrain is asked about: of a formation any, or the primary alone. [U-CFORM-7,
    // H-FORM-TERRAIN]
    template <class Fact>
    bool any_that_terrain_counts_for(Fact fact) const {
        return table.options[Option::form_terrain] == opt::form_terrain::any_member
                   ? any_attacker(fact)
                   : fact(plan.who);
    }
};

// A figure that is to move.
struct Movement {
    // A large figure with these sections.
    Movement(const Table&, const State&, FigureId, std::uint8_t with);

    const Table& table;
    const State& state;
    FigureId who;
    const Figure& figure;
    bool large;
    std::uint8_t sections;
    bool hindered;                     // it begins in what halves its speed [U-HIND-2]
    std::optional<AttackKind> then{};  // it begins a combat action [V-SA-SPD-1]
    // The sections that give their speed twice where an ability lets them; the only one of a figure
    // with one dial is 0. Those that attack afterwards do not.
    unsigned doubling = ~0u;

    Inches speed() const;
};
bool surges(const Movement&);  // [V-SPD-10]

// A ranged attack, and one of those that make it.
struct Shot {
    Shot(const Table&, const State&, const AttackPlan&, FigureId firing, FigureId aimed_at);

    const Table& table;
    const State& state;
    const AttackPlan& plan;
    FigureId who;
    const Figure& firer;
    std::uint8_t section;  // whose dial counts for it
    FigureId target;       // none: whatever it may be
};

namespace sources {

// --- attack ---
void attack_value(const Strike&, Sum&);
void rear(const Strike&, Sum&);              // [U-CC-2]
void combat_formation(const Strike&, Sum&);  // [U-CFORM-3, U-CFORM-4]
void attack_bonus(const Strike&, Sum&);      // of the attack type [V-TYPE-2]
void gang_up(const Strike&, Sum&);           // [V-TYPE-6]
void precision(const Strike&, Sum&);         // [V-TYPE-8]
void boxed_bonus(const Strike&, Sum&);       // of a rider in the saddle [V-CAV-3]
void attack_of_items(const Strike&, Sum&);
void attack_of_spells(const Strike&, Sum&);

// --- defense ---
void defense_value(const Strike&, Sum&);  // own or borrowed
void hindering(const Strike&, Sum&);      // [U-HIND-3]
void fortification(const Strike&, Sum&);  // [C-CASTLE-27]
void height(const Strike&, Sum&);         // [U-ELEV-7]
void protection(const Strike&, Sum&);     // by abilities, in the order in which the dial shows them
void capturing(const Strike&, Sum&);      // [U-CAP-2]
void agreed_capturing(const Strike&, Sum&);  // ... as the players agreed [H-V2-CAPTURE-DEF]
void comrades(const Strike&, Sum&);          // of the Imperial Legion, in contact [V-SUB-9]
void defense_of_items(const Strike&, Sum&);
void defense_of_spells(const Strike&, Sum&);

// --- damage, in clicks ---
void damage_value(const Strike&, Sum&);          // or what a rule sets it to
void damage_value_by_kind(const Strike&, Sum&);  // ... of a shot the ranged damage [V-RC-3]
void long_range_cost(const Strike&, Sum&);       // [LRG-LONG-6]
void splash(const Strike&, Sum&);                // [U-SA-ATK-4, FAQ-FL-14]
void splash_by_kind(const Strike&, Sum&);        // ... likewise [V-RC-3]
void sneak_attack(const Strike&, Sum&);          // doubles
void damage_of_items(const Strike&, Sum&);
void damage_of_spells(const Strike&, Sum&);
void critical_hit(const Strike&, Sum&);                   // [U-CBT-4]
void enhancement(const Strike&, Sum&);                    // [U-SA-DMG-2]
void enhancement_against_opponents(const Strike&, Sum&);  // ... never of a friend [V-SA-DMG-2]
void reductions(const Strike&, Sum&);                     // of what is there, never below 0
void fortified_damage(const Strike&, Sum&);               // ... where agreed [H-C-FORTIFICATION]

// --- the rule of 3 [V-MOD-1, V-MOD-4] ---
void rule_of_3(const Strike&, Sum&);    // cuts what all modifiers so far give
void rule_of_3(const Movement&, Sum&);  // in inches
void rule_of_3(const Shot&, Sum&);      // likewise
void not_below_zero(const Strike&, Sum&);
// Cuts what one source gave, where the players agreed to limit each by itself. [H-V2-RULE-OF-3]
void rule_of_3_for_one(const Strike&, std::int32_t given, Sum&);
void rule_of_3_for_one(const Movement&, std::int32_t given, Sum&);  // in inches
void rule_of_3_for_one(const Shot&, std::int32_t given, Sum&);      // likewise
template <class Of, void (*Give)(const Of&, Sum&)>
void limited_of(const Of& of, Sum& out) {
    const std::int32_t before = out.total();
    Give(of, out);
    rule_of_3_for_one(of, out.total() - before, out);
}
template <void (*Give)(const Strike&, Sum&)>
inline constexpr auto limited = limited_of<Strike, Give>;
template <void (*Give)(const Movement&, Sum&)>
inline constexpr auto limited_speed = limited_of<Movement, Give>;
template <void (*Give)(const Shot&, Sum&)>
inline constexpr auto limited_range = limited_of<Shot, Give>;

// --- speed, in mils ---
void speed_value(const Movement&, Sum&);
void section_speeds(const Movement&, Sum&);    // of a large figure, added up [DRG-MOVE-2]
void doubled_speed(const Movement&, Sum&);     // Charge, Bound
void doubled_sections(const Movement&, Sum&);  // [C-MULTI-17]
void double_time(const Movement&, Sum&);       // [V-SPD-8]
void formation_pace(const Movement&, Sum&);    // instead of one's own
void surging_speed(const Movement&, Sum&);     // halves [V-SPD-10]
void captor_speed(const Movement&, Sum&);      // halved, where agreed [H-CAPTIVE-MOVE]
void hindered_speed(const Movement&, Sum&);    // halves [U-HIND-2, C-MULTI-10]
void speed_of_items(const Movement&, Sum&);    // [V-ITEM-3], likewise below
void speed_of_spells(const Movement&, Sum&);   // [V-SPELL-8], likewise below
void domain_speed(const Movement&, Sum&);      // after all others [V-DOM-19]

// --- range, in mils ---
void range_value(const Shot&, Sum&);
void passenger_range(const Shot&, Sum&);  // the most that it sees [LRG-PRNG-7]
void doubled_range(const Shot&, Sum&);    // [LRG-LONG-5]
void halved_range(const Shot&, Sum&);     // Shockwave
void range_of_items(const Shot&, Sum&);
void range_of_spells(const Shot&, Sum&);
void domain_range(const Shot&, Sum&);          // after all others [V-DOM-19]
void range_between_levels(const Shot&, Sum&);  // [V-SOAR-5]

}  // namespace sources
}  // namespace six
