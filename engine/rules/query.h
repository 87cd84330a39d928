// Questions about a position that several chapters ask: what a figure shows, what it touches, who
// opposes whom. They change nothing and decide nothing.
#pragma once

#include "engine/base/inline_vector.h"
#include "engine/dial/ability_facts.h"
#include "engine/geometry/contact.h"
#include "engine/geometry/scene.h"
#include "engine/rules/kinds.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

struct Context;  // engine/rules/context.h: what a resolve works with

inline const Warrior& warrior_of(const Table& table, const Figure& figure) {
    return table.catalog[figure.warrior];
}
inline bool on_table(const Figure& figure) {
    return figure.whereabouts == Whereabouts::on_table;
}

inline bool is_aboard(const Figure& figure) {  // a passenger [LRG-PASS-2]
    return figure.whereabouts == Whereabouts::aboard;
}
inline bool in_saddle(const Figure& figure) {  // a rider on his mount [V-CAV-1]
    return figure.whereabouts == Whereabouts::in_saddle;
}
inline bool rides(const Figure& figure) {  // on either
    return is_aboard(figure) || in_saddle(figure);
}
// On the table, on a chariot or a mount, or part of the battlefield: it may be given actions, and
// its player has not lost it.
inline bool in_play(const Figure& figure) {
    return on_table(figure) || is_aboard(figure) || in_saddle(figure) ||
           figure.whereabouts == Whereabouts::built;
}
inline const KindRules& kind_of(const Table& table, const Figure& figure) {
    return (*table.rules->kinds)[static_cast<std::size_t>(warrior_of(table, figure).kind)];
}
inline const PostureRules& posture_of(const Table& table, const Figure& figure) {
    return (*table.rules->postures)[static_cast<std::size_t>(posture_of(figure))];
}
// What forbids it: its kind, that it is mounted, or where it is; nothing.
inline Ban forbidden(const Table& table, const Figure& figure, Deed deed) {
    if (const Ban& ban = kind_of(table, figure).forbids[deed]; ban.exists()) return ban;
    if (warrior_of(table, figure).mounted)
        if (const Ban& ban = (*table.rules->riders)[deed]; ban.exists()) return ban;
    return posture_of(table, figure).forbids[deed];
}
// Whose base is met where this figure is: a rider's mount, else its own. [V-CAV-1]
inline const Figure& standing(const State& state, const Figure& figure) {
    return in_saddle(figure) ? state[figure.chariot] : figure;
}
FigureId rider_of(const Table&, const State&, FigureId mount);  // none
// A mount that nobody rides: it stays where it is and is given no action. [V-CAV-1]
inline bool is_riderless(const Table& table, const State& state, FigureId who) {
    return kind_of(table, state[who]).has_saddle && !rider_of(table, state, who).exists();
}
inline bool is_large(const Table& table, const Figure& figure) {
    return warrior_of(table, figure).is_large();
}

// What the stat slot of a section shows. A warrior with one dial has one section, 0.
inline const Click& shown(const Table& table, const Figure& figure, std::size_t section = 0) {
    return warrior_of(table, figure).dials[section].clicks[figure.clicks[section]];
}
// Whose dial counts when a section is named: a passenger names one of its chariot's, and a figure
// with one dial has but that. [LRG-DIAL-2, FAQ-CHAR-1]
inline std::uint8_t own_section(const Table& table, const Figure& figure, std::uint8_t named) {
    return is_large(table, figure) ? named : std::uint8_t{0};
}
// Its attacks name a section: its own, or that of the chariot whose passenger it is, unless he
// attacks through its sides and rear alike. [LRG-CC-2, LRG-PATK-2, MDW-PATK-1]
inline bool attacks_by_section(const Table& table, const Figure& figure) {
    return is_large(table, figure) ||
           (is_aboard(figure) && table.options[Option::passenger_attack_arc] ==
                                     opt::passenger_attack_arc::one_section_per_action);
}
// Large figures and titans get their token when the first action of the turn is over. [LRG-ACT-4,
// C-TITAN-9]
inline bool gets_token_late(const Table& table, const Figure& figure) {
    return is_large(table, figure) || kind_of(table, figure).second_action.exists();
}
// Three skulls make a section inactive. [LRG-DIAL-3, LRG-DIAL-5]
inline bool is_active(const Table& table, const Figure& figure, std::size_t section) {
    return shown(table, figure, section).skulls() < table.rules->combat.skulls_to_eliminate;
}
using SectionSet = QuarterSet;
inline constexpr SectionSet kAllSections{0b1111};
inline bool has(SectionSet set, std::size_t section) {
    return set.has(static_cast<Quarter>(section));
}
SectionSet active_sections(const Table&, const Figure&);
// Three skulls of one dial, six of four. [U-DIAL-6, DRG-DIAL-8, LRG-DIAL-7]
inline bool is_dead(const Table& table, const Figure& figure) {
    const Warrior& warrior = warrior_of(table, figure);
    int skulls = 0;
    for (std::size_t i = 0; i < warrior.dials.size(); ++i)
        skulls += shown(table, figure, i).skulls();
    return skulls >= kind_of(table, figure).skulls;
}

inline Base base_of(const Table& table, const Figure& figure) {
    return {warrior_of(table, figure).base, figure.at, figure.facing};
}

// --- abilities ---

// Null for none.
inline const AbilityFacts* facts_of(const Table& table, Ability ability) {
    return (*table.rules->abilities)[static_cast<std::size_t>(ability)];
}
// The ability an attack was declared with, and what that makes of it; null and a plain attack where
// it was none.
inline const AbilityFacts* ability_of(const Table& table, const AttackPlan& plan) {
    return facts_of(table, plan.ability);
}
inline constexpr AttackForm kPlainAttack{};
inline const AttackForm& form_of(const Table& table, const AttackPlan& plan) {
    const AbilityFacts* ability = ability_of(table, plan);
    return ability ? ability->form : kPlainAttack;
}
// A proficiency that a domain in force takes from everybody. [V-DOM-8 to V-DOM-11]
bool barred_by_domain(const Table&, const AbilityFacts&);
// What a command is given to use. The ability of a subfaction stands on no dial and has no name
// there: a command for it names none. Null: it has no such thing. [V-SUB-2]
inline const AbilityFacts* facts_to_use(const Table& table, const Figure& figure, Ability ability) {
    if (ability != Ability::none) return facts_of(table, ability);
    for (const AbilityFacts* facts : warrior_of(table, figure).dials[0].innate)
        if (facts->used != UsedWhen::never) return facts;
    return nullptr;
}
// The marker of an item that it wields. [V-ITEM-3]
inline bool is_wielded_by(const Marker& marker, const Figure& figure) {
    return figure.marked != 0 && marker.kind == MarkerKind::item &&
           marker.figure.n + 1 == figure.marked;
}
// Each item that it wields, with its place in the catalog.
template <class Each>
void for_each_item(const Table& table, const State& state, const Figure& figure, Each each) {
    if (figure.marked == 0) return;
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        if (const Marker& marker = state.markers[i]; is_wielded_by(marker, figure))
            each(table.catalog.items[marker.number], static_cast<std::uint8_t>(marker.number));
}
// Whether what another one wields works on one of these sections of the figure, which may be moved
// in thought. [V-ITEM-8, MDW-SA-7]
bool reached_by_item(const Table&, const State&, const Marker& item, const Figure&, SectionSet);
// Each gift of an item that works on one of these sections: of what the figure wields, and of what
// those wield that touch it. [V-ITEM-3, V-ITEM-8]
template <class Each>
void for_each_gift(const Table& table, const State& state, const Figure& figure,
                   SectionSet sections, Each each) {
    if (table.catalog.items.empty()) return;
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (marker.kind != MarkerKind::item || !marker.figure.exists()) continue;
        const Item& item = table.catalog.items[marker.number];
        if (is_wielded_by(marker, figure))
            each(item.gift, true);
        else if (item.touch.exists() && reached_by_item(table, state, marker, figure, sections))
            each(item.touch.gift, false);
    }
}
inline SectionSet one_section(std::size_t section) {
    SectionSet set;
    set.add(static_cast<Quarter>(section));
    return set;
}
// The facts of the first ability given to the section by an item that `find` finds; null.
template <class Find>
const AbilityFacts* find_by_item(const Table& table, const State& state, const Figure& figure,
                                 std::size_t section, Find find) {
    const AbilityFacts* found = nullptr;
    for_each_gift(table, state, figure, one_section(section), [&](const ItemGift& gift, bool) {
        for (const Ability ability : gift.abilities)
            if (!found) found = find(ability);
    });
    return found;
}
// A proficiency that an item takes from the section. [V-SPD-14]
bool barred_by_item(const Table&, const State&, const Figure&, std::size_t section,
                    const AbilityFacts&);
// The ability that all members of its army have, where no item gives it already. [V-SUB-13]
Ability given_by_company(const Table&, const State&, const Figure&, std::size_t section);
inline Ability ability_of_company(const Table& table, const State& state, const Figure& figure,
                                  std::size_t section) {
    return table.seats[figure.owner.n].company.exists()
               ? given_by_company(table, state, figure, section)
               : Ability::none;
}
// Of what an active section shows by itself, and is by its own symbols, the first that `is`; null
// when none is.
template <class Is>
const AbilityFacts* find_of_section(const Table& table, const State& state, const Figure& figure,
                                    std::size_t section, Is is) {
    const Click& click = shown(table, figure, section);
    for (const Cell* cell : click.cells())
        for (const Ability ability : cell->abilities) {
            if (ability == Ability::none || has(figure.cancelled, ability)) continue;
            if (cell == &click.speed &&
                posture_of(table, figure).forbids[Deed::use_speed_ability].exists())
                break;
            if (const AbilityFacts* facts = facts_of(table, ability); is(*facts)) return facts;
        }
    if (const Ability nexus = click.nexus;
        nexus != Ability::none && !has(figure.cancelled, nexus) &&  // [V-FIG-9]
        (stat_of(nexus) != Stat::speed ||
         !posture_of(table, figure).forbids[Deed::use_speed_ability].exists()))
        if (const AbilityFacts* facts = facts_of(table, nexus); is(*facts)) return facts;
    for (const AbilityFacts* facts : warrior_of(table, figure).dials[section].innate)
        if ((table.domains.empty() || !barred_by_domain(table, *facts)) &&
            (table.catalog.items.empty() ||
             !barred_by_item(table, state, figure, section, *facts)) &&
            !(facts->of_subfaction &&
              posture_of(table, figure).forbids[Deed::use_subfaction].exists()) &&
            !(facts->of_speed_type && is_aboard(figure) &&
              table.options[Option::v2_passenger_speed] == opt::v2_passenger_speed::ignored) &&
            is(*facts))
            return facts;
    const auto given = [&](Ability ability) -> const AbilityFacts* {
        if (has(figure.cancelled, ability) || click.shows(ability)) return nullptr;
        if (stat_of(ability) == Stat::speed &&
            posture_of(table, figure).forbids[Deed::use_speed_ability].exists())
            return nullptr;
        const AbilityFacts* facts = facts_of(table, ability);
        return is(*facts) ? facts : nullptr;
    };
    if (const AbilityFacts* facts = find_by_item(table, state, figure, section, given))
        return facts;
    const Ability of_army = ability_of_company(table, state, figure, section);
    return of_army == Ability::none ? nullptr : given(of_army);
}
// Of what other active sections of a large figure show and what holds in all of them. [MDW-SA-2 to
// MDW-SA-5]
template <class Is>
const AbilityFacts* find_spread(const Table& table, const State& state, const Figure& figure,
                                std::size_t section, Is is) {
    InlineVector<const AbilityFacts*, 8> told;
    const auto is_new = [&told](const AbilityFacts& facts) {
        if (!facts.spreads || told.full()) return false;
        for (const AbilityFacts* one : told)
            if (one == &facts) return false;
        told.push_back(&facts);
        return true;
    };
    find_of_section(table, state, figure, section, [&](const AbilityFacts& facts) {
        is_new(facts);
        return false;
    });
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i) {
        if (i == section || !is_active(table, figure, i)) continue;
        if (const AbilityFacts* found = find_of_section(
                table, state, figure, i,
                [&](const AbilityFacts& facts) { return is_new(facts) && is(facts); }))
            return found;
    }
    return nullptr;
}
inline bool abilities_spread(const Table& table, const Figure& figure) {
    return is_large(table, figure) && table.options[Option::section_flight_aquatic] ==
                                          opt::section_flight_aquatic::while_shown;
}
// Every ability in force in a section: shown by its dial, not cancelled; a captive's are ignored, a
// passenger's of speed too. [U-DIAL-7, U-ABIL-1, U-CAP-5, LRG-SA-1, LRG-PASS-15] Here the first
// that `is`; null when none is.
template <class Is>
const AbilityFacts* find_in_force(const Table& table, const State& state, const Figure& figure,
                                  std::size_t section, Is is) {
    if (figure.captive() || !is_active(table, figure, section)) return nullptr;
    if (const AbilityFacts* found = find_of_section(table, state, figure, section, is))
        return found;
    return abilities_spread(table, figure) ? find_spread(table, state, figure, section, is)
                                           : nullptr;
}
template <class Each>
void for_each_in_force(const Table& table, const State& state, const Figure& figure,
                       std::size_t section, Each each) {
    find_in_force(table, state, figure, section, [&each](const AbilityFacts& facts) {
        each(facts);
        return false;
    });
}
// ... in any section. What concerns one section alone must name it.
template <class Each>
void for_each_in_force(const Table& table, const State& state, const Figure& figure, Each each) {
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        for_each_in_force(table, state, figure, i, each);
}
// The first one in force of which `fact` is true; null when there is none.
template <class Fact>
const AbilityFacts* in_force_with(const Table& table, const State& state, const Figure& figure,
                                  std::size_t section, Fact fact) {
    return find_in_force(table, state, figure, section, [fact](const AbilityFacts& facts) {
        return static_cast<bool>(facts.*fact);
    });
}
template <class Fact>
const AbilityFacts* in_force_with(const Table& table, const State& state, const Figure& figure,
                                  Fact fact) {
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        if (const AbilityFacts* found = in_force_with(table, state, figure, i, fact)) return found;
    return nullptr;
}
// Its magic works on those immune to magic. [V-SUB-7]
inline bool breaches_immunity(const Table& table, const State& state, const Figure& figure) {
    return in_force_with(table, state, figure, &AbilityFacts::breaches_immunity) != nullptr;
}
// Whether the magic of `by`, spells apart, does nothing to this section. [U-SA-DEF-18, V-SUB-7]
inline bool resists_magic(const Table& table, const State& state, const Figure& figure,
                          std::size_t section, const Figure& by) {
    return in_force_with(table, state, figure, section, &AbilityFacts::immune_to_magic) &&
           !breaches_immunity(table, state, by);
}
// Given with the base, whatever the dial shows and though it is eliminated. [V-SUB-2]
template <class Fact>
const AbilityFacts* innate_with(const Table& table, const Figure& figure, Fact fact) {
    for (const Dial& dial : warrior_of(table, figure).dials)
        for (const AbilityFacts* facts : dial.innate)
            if (facts->*fact) return facts;
    return nullptr;
}
bool shows(const Table&, const State&, const Figure&, std::size_t section, Ability);
bool in_force(const Table&, const State&, const Figure&, std::size_t section, Ability);
bool shows(const Table&, const State&, const Figure&, Ability);  // in any section
bool in_force(const Table&, const State&, const Figure&, Ability);
inline bool is_demoralized(const Table& table, const State& state, const Figure& figure,
                           std::size_t section) {
    return in_force_with(table, state, figure, section, &AbilityFacts::only_moves) != nullptr;
}
// A large figure is when every active section is. [C-MULTI-14]
bool is_demoralized(const Table&, const State&, const Figure&);

// --- sides and contact ---

// Whose figure it counts as when friends and opponents are told apart: its owner's, but for a spell
// that switches it. It stays its owner's, who moves it, answers for it and loses its points.
// [V-BASE-4]
Seat side_by_spells(const Table&, const State&, const Figure&);
inline Seat side_of(const Table& table, const State& state, const Figure& figure) {
    return table.catalog.spells.empty() ? figure.owner : side_by_spells(table, state, figure);
}
// Figures of one's own and of team-mates are friendly, all others opposing; captives are neither.
// [U-GEN-2, V-BASE-4]
inline bool same_side(const Table& table, const State& state, const Figure& a, const Figure& b) {
    return table.friends(side_of(table, state, a), side_of(table, state, b));
}
inline bool opposing(const Table& table, const State& state, const Figure& a, const Figure& b) {
    return !a.captive() && !b.captive() && !same_side(table, state, a, b);
}
inline bool friendly(const Table& table, const State& state, const Figure& a, const Figure& b) {
    return !a.captive() && !b.captive() && same_side(table, state, a, b);
}

// Base contact, of figures on the table. Captives and passengers touch nobody, and nobody touches
// across an abrupt edge or a low wall. [U-GEN-1, U-GEN-8, U-CAP-20, LRG-PASS-11, U-ABR-2, U-WALL-5]
bool touching(const Table&, const State&, const Figure& a, const Figure& b);
bool bases_touch(const Table&, const Figure& a, const Figure& b);  // captives and edges or not
// Whether `by` touches the front arc of `of`, with at least one point. [U-MOUNT-15]
bool touches_front_of(const Table&, const State&, const Figure& of, const Figure& by);
bool touches_rear_of(const Table&, const State&, const Figure& of, const Figure& by);
// The first opponent that such a figure touches, perhaps moved in thought; none.
FigureId opponent_touched(const Table&, const State&, const Figure&);
inline bool touches_opponent(const Table& table, const State& state, FigureId who) {
    return opponent_touched(table, state, state[who]).exists();
}
// The sections of `of` that `by` touches, a touch on a border both; the only one of a figure with
// one dial. Empty when they do not touch. [LRG-ATK-5, C-MULTI-8]
SectionSet sections_touched(const Table&, const State&, const Figure& of, const Figure& by);
// The sections of `of` that a line between its dot and the place crosses. [LRG-ATK-7, LRG-RNG-4]
SectionSet sections_towards(const Table&, const Figure& of, Vec2 place);
// The first ability in force of which `fact` is true, in a section of `of` that `by` touches and
// that is one of `sections`; null when there is none. [LRG-SA-1, LRG-SA-5]
template <class Fact>
const AbilityFacts* in_force_where_touched(const Table& table, const State& state, const Figure& of,
                                           const Figure& by, Fact fact,
                                           std::uint8_t sections = 0b1111) {
    const SectionSet touched = sections_touched(table, state, of, by);
    for (std::size_t i = 0; i < warrior_of(table, of).dials.size(); ++i) {
        if (!has(touched, i) || !(sections >> i & 1)) continue;
        if (const AbilityFacts* found = in_force_with(table, state, of, i, fact)) return found;
    }
    return nullptr;
}
// ... in every section of `of` that `by` touches, and in one at least.
template <class Fact>
bool in_force_wherever_touched(const Table& table, const State& state, const Figure& of,
                               const Figure& by, Fact fact) {
    const SectionSet touched = sections_touched(table, state, of, by);
    for (std::size_t i = 0; i < warrior_of(table, of).dials.size(); ++i)
        if (has(touched, i) && !in_force_with(table, state, of, i, fact)) return false;
    return touched.bits != 0;
}
bool section_touches_opponent(const Table&, const State&, FigureId, std::size_t section);
// The captive a figure holds; none.
FigureId captive_of(const State&, FigureId captor);

template <class Each>
void for_each_on_table(const State& state, Each each) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (on_table(state.figures[i])) each(FigureId{i}, state.figures[i]);
}

template <class Each>
void for_each_in_play(const State& state, Each each) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (in_play(state.figures[i])) each(FigureId{i}, state.figures[i]);
}

// The scene of this position. It is one buffer that the next call fills anew: a step must not
// allocate, and a scene holds nothing that outlives the question asked of it.
const Scene& scene_of(const Table&, const State&);

// A side is still fighting while one of its figures on the table is neither captive nor
// Demoralized, or a castle section of it holds out. [U-END-1, U-DEM-6, C-CASTLE-43]
bool still_fights(const Table&, const State&, FigureId);
// By the page's victory rules.
int sides_fighting(const Table&, const State&);
bool has_figures(const State&, Seat);  // captives count as not there [U-MULTI-4]

// Whether the figure could be given a non-pass action now, as far as tokens and turns go.
bool may_be_given_action(const Table&, const State&, FigureId);

}  // namespace six
