#include "engine/rulesets/kinds.h"

#include "engine/messages/reason.h"

namespace six {
namespace {

// The six abilities in the order in which the FAQ lists them, and its clauses for these.
constexpr std::array kNoEffect = {Ability::healing,          Ability::magic_confusion,
                                  Ability::magic_freeze,     Ability::magic_healing,
                                  Ability::magic_levitation, Ability::venom};
using NoEffect = std::array<Clause, kNoEffect.size()>;
constexpr NoEffect kOnLarge = {"FAQ-MULTI-1", "FAQ-MULTI-2", "FAQ-MULTI-3",
                               "FAQ-MULTI-4", "FAQ-MULTI-5", "FAQ-MULTI-6"};
constexpr NoEffect kOnTitans = {"FAQ-TITAN-1", "FAQ-TITAN-2", "FAQ-TITAN-3",
                                "FAQ-TITAN-4", "FAQ-TITAN-5", "FAQ-TITAN-6"};

template <const NoEffect& clauses>
Clause unaffected(Ability ability) {
    for (std::size_t i = 0; i < kNoEffect.size(); ++i)
        if (kNoEffect[i] == ability) return clauses[i];
    return {};
}

constexpr KindRules kLarge{
    .played = true,
    .dials = 4,
    .skulls = 6,
    .eliminated = "LRG-DIAL-7",
    .forbids = {{Deed::turn_freely, {"C-MULTI-17", Reason::no_such_ability}},
                {Deed::turn_when_held, {"LRG-GEN-13"}},
                {Deed::spin_free, {"LRG-GEN-14"}},
                {Deed::ride, {"LRG-PASS-5", Reason::cannot_ride}},
                {Deed::stand_on_top, {"C-CASTLE-17", Reason::does_not_fit_top}},
                {Deed::join_formation, {"LRG-GEN-10", Reason::in_no_formation}},
                {Deed::capture, {"LRG-GEN-1", Reason::cannot_capture}},
                {Deed::be_captured, {"LRG-GEN-2", Reason::cannot_be_captured}},
                {Deed::be_enhanced, {"FAQ-MULTI-8"}},
                {Deed::be_revived, {"FAQ-MULTI-7", Reason::not_affected}}},
    .unaffected = unaffected<kOnLarge>,
    .breaks_away_on = 2,
    .breaks_away = "LRG-GEN-12",
    .stops_at_base = "LRG-MOVE-5",
    .long_range = LongRange::front_section,
    .long_range_target = "LRG-LONG-4",
};

constexpr KindRules dragon() {
    KindRules rules = kLarge;
    rules.eliminated = "DRG-DIAL-8";
    rules.stops_at_base = "DRG-MOVE-4";
    rules.forbids[Deed::be_attacked_on_border] = {"DRG-ATK-13", Reason::border_not_attackable};
    rules.border_touched = "DRG-ATK-11";
    rules.border_crossed = "DRG-ATK-12";
    rules.long_range_target = "DRG-LONG-2";
    return rules;
}

constexpr KindRules chariot() {
    KindRules rules = kLarge;
    rules.forbids[Deed::go_backward] = {"LRG-CHAR-3", Reason::not_backward};
    rules.carries = true;
    return rules;
}

constexpr KindRules kTitan{
    .played = true,
    .eliminated = "C-TITAN-15",
    .forbids = {{Deed::ride, {"LRG-PASS-6", Reason::cannot_ride}},
                {Deed::stand_on_top, {"C-CASTLE-17", Reason::does_not_fit_top}},
                {Deed::join_formation, {"C-TITAN-3", Reason::in_no_formation}},
                {Deed::capture, {"C-TITAN-3", Reason::cannot_capture}},
                {Deed::be_captured, {"C-TITAN-3", Reason::cannot_be_captured}},
                {Deed::be_enhanced, {"FAQ-TITAN-8"}},
                {Deed::be_revived, {"FAQ-TITAN-7", Reason::not_affected}}},
    .unaffected = unaffected<kOnTitans>,
    .breaks_away_on = 2,
    .breaks_away = "C-TITAN-5",
    .second_action = "C-TITAN-7",
    .long_range = LongRange::whole_figure,
    .long_range_target = "LRG-LONG-3",
};

Clause unaffected_stone(Ability ability) {
    const bool none = ability == Ability::vampirism || unaffected<kOnTitans>(ability).exists();
    return none ? Clause("C-CASTLE-9") : Clause{};
}

// What follows from its being part of the battlefield is in the row of that posture.
constexpr KindRules kWall{
    .played = true,
    .eliminated = "C-CASTLE-5",
    .forbids = {{Deed::hurt_itself, {"C-CASTLE-10"}},
                {Deed::flee, {"C-CASTLE-18"}},
                {Deed::be_revived, {"C-CASTLE-9", Reason::not_affected}},
                // It is nobody's spawn.
                {Deed::be_summoned, {"C-CASTLE-7", Reason::section_never_moves}}},
    .unaffected = unaffected_stone,
    .long_range = LongRange::whole_figure,
    .long_range_target = "LRG-LONG-2",
    .fights_on = false,
};

constexpr KindRules tower() {
    KindRules rules = kWall;
    rules.has_door = true;
    rules.fights_on = true;
    return rules;
}

constexpr KindRules gatehouse() {
    KindRules rules = tower();
    rules.has_gate = true;
    return rules;
}

// Figures only because warriors stand on it and it falls. [C-CASTLE-16]
constexpr KindRules planking() {
    KindRules rules = kWall;
    rules.forbids[Deed::be_attacked] = {"C-CASTLE-16", Reason::cannot_be_attacked};
    rules.long_range_target = {};
    return rules;
}

// Castles give actions of their own. [C-TURN-4]
constexpr KindRules with_castle_actions(std::uint8_t actions, KindRules rules) {
    rules.actions_for_castle = actions;
    return rules;
}

// One move action for all sections, and a titan's second action is the first one's own.
// [C-MULTI-4, C-TITAN-12]
constexpr KindRules in_conquest(KindRules rules) {
    if (rules.dials > 1) {
        rules.moves_together = "C-MULTI-4";
        rules.forbids[Deed::flee] = {"C-MULTI-6"};  // a section does
    }
    if (rules.second_action.exists()) {
        rules.second_action = "C-TITAN-12";
        rules.second_cost = 0;
    }
    return rules;
}

// --- 2.0 ---

struct Ignored {
    Ability ability;
    Clause on_large;
};
// What it ignores when others have it, and its clause for each. [MDW-GEN-9 to MDW-GEN-18]
constexpr std::array kIgnored = {Ignored{Ability::healing, "MDW-GEN-9"},
                                 Ignored{Ability::immobilize, "MDW-GEN-10"},
                                 Ignored{Ability::magic_confusion, "MDW-GEN-11"},
                                 Ignored{Ability::magic_freeze, "MDW-GEN-12"},
                                 Ignored{Ability::magic_healing, "MDW-GEN-13"},
                                 Ignored{Ability::magic_levitation, "MDW-GEN-14"},
                                 Ignored{Ability::strong_flier, "MDW-GEN-15"},
                                 Ignored{Ability::terrify, "MDW-GEN-16"},
                                 Ignored{Ability::tinker, "MDW-GEN-17"},
                                 Ignored{Ability::venom, "MDW-GEN-18"}};

Clause ignored_by_large(Ability ability) {
    for (const Ignored& one : kIgnored)
        if (one.ability == ability) return one.on_large;
    return {};
}
Clause ignored_by_titans(Ability ability) {
    return ignored_by_large(ability).exists() ? Clause("V-TITAN-5") : Clause{};
}
Clause ignored_by_stone(Ability ability) {
    switch (ability) {
        case Ability::healing:
        case Ability::immobilize:
        case Ability::command:
        case Ability::drain:
        case Ability::magic_confusion:
        case Ability::magic_freeze:
        case Ability::magic_healing:
        case Ability::magic_levitation:
        case Ability::vampirism:
        case Ability::venom:
            return "V-CASTLE-3";
        default:
            return {};
    }
}

// All by one text, the dragons like the rest; they spin, and no base of one dial stops them.
// [MDW-SCOPE-1, V-SPIN-4, MDW-MOVE-7]
constexpr KindRules large_of_2003() {
    KindRules rules = kLarge;
    rules.forbids[Deed::spin_free] = Ban{};
    // Nimble is no movement of theirs: to turn they have to break away. [C-MULTI-18]
    rules.forbids[Deed::turn_freely] = {"C-MULTI-18", Reason::no_such_ability};
    rules.forbids[Deed::be_revived] = {"MDW-GEN-6", Reason::not_affected};
    rules.forbids[Deed::be_summoned] = {"MDW-GEN-7", Reason::not_affected};
    rules.forbids[Deed::rise_again] = {"MDW-GEN-8"};
    rules.forbids[Deed::be_trampled] = {"MDW-GEN-22"};
    rules.forbids[Deed::be_enchanted] = {"MDW-GEN-26", Reason::cannot_be_enchanted};
    rules.forbids[Deed::be_turned_by_item] = {"MDW-GEN-24"};
    rules.forbids[Deed::change_sides] = {"MDW-GEN-25", Reason::cannot_change_sides};
    rules.unaffected = ignored_by_large;
    rules.spins = "V-SPIN-4";
    rules.border_touched = "MDW-CATK-3";
    rules.border_crossed = "MDW-RATK-5";
    rules.inactive_touched = "MDW-CATK-2";
    rules.inactive_crossed = "MDW-RATK-3";
    rules.long_range = LongRange::any_section;
    rules.shoots_far = "MDW-LONG-2";
    rules.long_range_target = "MDW-LONG-5";
    return rules;
}

constexpr KindRules chariot_of_2003() {
    KindRules rules = large_of_2003();
    rules.forbids[Deed::go_backward] = {"MDW-CHAR-4", Reason::not_backward};
    rules.carries = true;
    return rules;
}

constexpr KindRules titan_of_2003() {
    KindRules rules = kTitan;
    rules.forbids[Deed::be_revived] = {"V-TITAN-4", Reason::not_affected};
    rules.forbids[Deed::be_summoned] = {"V-TITAN-4", Reason::not_affected};
    rules.forbids[Deed::rise_again] = {"V-TITAN-4"};
    rules.forbids[Deed::be_trampled] = {"V-TITAN-6"};
    rules.forbids[Deed::be_enchanted] = {"V-TITAN-6", Reason::cannot_be_enchanted};
    rules.forbids[Deed::be_turned_by_item] = {"V-TITAN-6"};
    rules.forbids[Deed::change_sides] = {"V-TITAN-6", Reason::cannot_change_sides};
    rules.unaffected = ignored_by_titans;
    rules.spins = "V-SPIN-4";
    rules.long_range = LongRange::any_section;
    rules.shoots_far = "MDW-LONG-1";
    rules.long_range_target = "MDW-LONG-4";
    return rules;
}

// Neither a critical hit nor any healing does anything to stone. [V-CASTLE-2, V-CASTLE-3]
constexpr KindRules stone_of_2003(KindRules rules) {
    rules.forbids[Deed::be_revived] = {"V-CASTLE-2", Reason::not_affected};
    rules.forbids[Deed::rise_again] = {"V-CASTLE-2"};
    rules.forbids[Deed::be_trampled] = {"V-CASTLE-2"};
    rules.forbids[Deed::be_enchanted] = {"V-CASTLE-2", Reason::cannot_be_enchanted};
    rules.forbids[Deed::change_sides] = {"V-CASTLE-2", Reason::cannot_change_sides};
    rules.forbids[Deed::be_healed_by_spell] = {"V-CASTLE-2", Reason::cannot_be_healed};
    rules.forbids[Deed::be_hit_critically] = {"V-CASTLE-2"};
    rules.forbids[Deed::be_healed_by_ability] = {"V-CASTLE-2"};
    rules.unaffected = ignored_by_stone;
    rules.long_range = LongRange::any_section;
    rules.shoots_far = "MDW-LONG-3";
    if (rules.long_range_target.exists()) rules.long_range_target = "MDW-LONG-6";
    return rules;
}

}  // namespace

// A passenger acts, but from no place of its own. [LRG-PASS-2, LRG-PASS-13]
constexpr PostureRules kAboard{
    .touches = false,
    .holds_objectives = false,
    .token = "LRG-PASS-14",
    .fights = "LRG-PCC-1",
    .shoots = "LRG-PRNG-2",
    .forbids = {{Deed::move, {"LRG-DIS-5", Reason::is_aboard}},
                {Deed::turn_freely, {"LRG-PASS-15", Reason::is_aboard}},
                {Deed::ride, {"LRG-BRD-1", Reason::is_aboard}},
                {Deed::join_formation, {"LRG-PASS-11", Reason::in_no_formation}},
                {Deed::capture, {"LRG-PCC-2", Reason::cannot_capture}},
                {Deed::use_speed_ability, {"LRG-PASS-15", Reason::is_aboard}},
                {Deed::be_attacked, {"LRG-PDMG-1", Reason::target_is_aboard}},
                {Deed::be_chosen, {"LRG-PDMG-2", Reason::target_is_aboard}},
                {Deed::be_enhanced, {"LRG-PASS-11"}}},
};

// What deals no clicks of damage or healing reaches a passenger too, if it needs no contact.
// [MDW-PIMM-1, MDW-PIMM-2, MDW-PIMM-6, MDW-PIMM-7, MDW-PASS-8, H-X-C28]
constexpr PostureRules aboard_of_2003() {
    PostureRules rules = kAboard;
    rules.forbids[Deed::be_attacked] = Ban{};
    rules.wave_spares_carrier = "MDW-PATK-4";
    rules.heals_no_carrier = "MDW-PATK-3";
    rules.forbids[Deed::be_chosen] = {"MDW-PASS-8", Reason::target_is_aboard};
    rules.forbids[Deed::be_hurt_by_attack] = {"MDW-PIMM-1", Reason::target_is_aboard};
    rules.forbids[Deed::be_hurt_by_ability] = {"MDW-PIMM-2"};
    rules.forbids[Deed::be_healed_by_attack] = {"MDW-PIMM-6", Reason::target_is_aboard};
    rules.forbids[Deed::be_healed_by_ability] = {"MDW-PIMM-7"};
    rules.forbids[Deed::pick_up] = {"MDW-PASS-12", Reason::item_not_touched};
    rules.forbids[Deed::touch_glyph] = {"MDW-PASS-11"};
    rules.forbids[Deed::be_hurt_by_spell] = {"MDW-PIMM-4", Reason::target_is_aboard};
    rules.forbids[Deed::be_healed_by_spell] = {"MDW-PIMM-9", Reason::target_is_aboard};
    rules.forbids[Deed::be_hurt_by_item] = {"MDW-PIMM-3"};
    rules.forbids[Deed::be_healed_by_item] = {"MDW-PIMM-8"};
    rules.forbids[Deed::be_turned_by_item] = {"MDW-PASS-15"};
    rules.forbids[Deed::change_sides] = {"MDW-PASS-17", Reason::target_is_aboard};
    return rules;
}

// A castle section. [C-CASTLE-7, C-CASTLE-11]
constexpr PostureRules kBuilt{
    .touches = false,
    .by_outline = true,
    .holds_objectives = false,
    .height_counts = false,
    .token = "C-CASTLE-31",
    .shoots = "C-CASTLE-30",
    .fought = "C-CASTLE-24",
    .shot_at = "C-CASTLE-25",
    .in_wave = "C-CASTLE-42",
    .forbids = {{Deed::move, {"C-CASTLE-7", Reason::section_never_moves}},
                {Deed::turn_freely, {"C-CASTLE-7", Reason::section_never_moves}},
                {Deed::spin_free, {"C-CASTLE-7"}},
                {Deed::stand_on_top, {"C-CASTLE-7", Reason::section_never_moves}},
                {Deed::join_formation, {"C-CASTLE-7", Reason::in_no_formation}},
                {Deed::fight_close, {"C-CASTLE-29", Reason::section_only_shoots}},
                {Deed::capture, {"C-CASTLE-7", Reason::cannot_capture}},
                {Deed::be_captured, {"C-CASTLE-7", Reason::cannot_be_captured}}},
};

// On a castle section: clear, abrupt elevated terrain. [C-CASTLE-14, C-CASTLE-39]
constexpr PostureRules kTop{.level = 1,
                            .apart = "C-CASTLE-23",
                            .above_terrain = true,
                            .elevated = true,
                            .holds_objectives = false};

// In the order of FigureKind: warrior, dragon, tank, chariot, titan, mount; wall, tower, gatehouse,
// keep, planking.
const KindTable kFirstEditionKinds{{{.played = true},
                                    dragon(),
                                    kLarge,
                                    chariot(),
                                    kTitan,
                                    {},
                                    kWall,
                                    tower(),
                                    gatehouse(),
                                    tower(),
                                    planking()}};
const KindTable kConquestKinds{{{.played = true},
                                in_conquest(dragon()),
                                in_conquest(kLarge),
                                in_conquest(chariot()),
                                in_conquest(kTitan),
                                {},
                                kWall,
                                with_castle_actions(1, tower()),
                                with_castle_actions(1, gatehouse()),
                                with_castle_actions(2, tower()),
                                planking()}};

constexpr PostureRules built_of_2003() {
    PostureRules rules = kBuilt;
    rules.forbids[Deed::move] = {"V-CASTLE-4", Reason::section_never_moves};
    return rules;
}

// A mount, with its rider or without: nobody sets it on the table but under its rider. [V-CAV-1,
// V-CAV-2, C-MOUNT-9]
constexpr KindRules kMount{
    .played = true,
    .forbids = {{Deed::spin_free, {"V-CAV-2"}},
                {Deed::ride, {"V-CAV-1", Reason::cannot_ride}},
                {Deed::stand_on_top, {"C-CASTLE-17", Reason::does_not_fit_top}},
                {Deed::capture, {"V-CAV-2", Reason::cannot_capture}},
                {Deed::be_captured, {"V-CAV-2", Reason::cannot_be_captured}},
                {Deed::be_revived, {"V-CAV-1", Reason::not_affected}},
                {Deed::be_summoned, {"V-CAV-1", Reason::not_affected}},
                {Deed::be_lifted, {"V-CAV-2", Reason::not_affected}}},
    .has_saddle = true,
};

const KindTable kSecondEditionKinds{{{.played = true},
                                     large_of_2003(),
                                     large_of_2003(),
                                     chariot_of_2003(),
                                     titan_of_2003(),
                                     kMount,
                                     stone_of_2003(kWall),
                                     stone_of_2003(tower()),
                                     stone_of_2003(gatehouse()),
                                     stone_of_2003(tower()),
                                     stone_of_2003(planking())}};

// Its rider: he fights from where the mount stands, and goes where it goes. [V-CAV-1, V-CAV-2]
constexpr PostureRules kSaddle{
    .holds_objectives = false,
    .spares_carrier = "V-CAV-1",
    .wave_spares_carrier = "V-CAV-1",
    .heals_no_carrier = "V-CAV-1",
    .forbids = {{Deed::move, {"V-CAV-1", Reason::is_in_saddle}},
                {Deed::turn_freely, {"V-CAV-1", Reason::is_in_saddle}},
                {Deed::spin_free, {"V-CAV-2"}},
                {Deed::ride, {"V-CAV-1", Reason::is_in_saddle}},
                {Deed::capture, {"V-CAV-2", Reason::cannot_capture}},
                {Deed::use_speed_ability, {"V-CAV-1", Reason::is_in_saddle}},
                {Deed::be_captured, {"V-CAV-2", Reason::cannot_be_captured}},
                {Deed::rise_again, {"V-CAV-2"}},
                {Deed::pick_up, {"V-CAV-1", Reason::item_not_touched}},
                {Deed::be_lifted, {"V-CAV-2", Reason::not_affected}},
                {Deed::use_subfaction, {"V-CAV-2", Reason::no_such_ability}},
                {Deed::change_sides, {"V-CAV-1", Reason::cannot_change_sides}}},
};

// On the flight stand. [V-SOAR-3, V-SOAR-4, V-SOAR-8, V-SPIN-4]
constexpr PostureRules kSoaring{
    .level = 2,
    .apart = "V-SOAR-3",
    .above_terrain = true,
    .holds_objectives = false,
    .aloft = true,
    .height_counts = false,
    .above_areas = true,
    .fights = "V-SOAR-4",
    .forbids = {{Deed::spin_free, {"V-SPIN-4"}},
                {Deed::ride, {"V-SOAR-3", Reason::cannot_ride}},
                {Deed::join_formation, {"V-SOAR-8", Reason::in_no_formation}},
                {Deed::capture, {"V-SOAR-8", Reason::cannot_capture}},
                {Deed::pick_up, {"V-SOAR-8", Reason::is_soaring}},
                {Deed::touch_glyph, {"V-SOAR-8"}}},
};

// In the order of Posture: ground, top, aboard, built; soaring and in the saddle, which nobody is
// in the first edition.
const PostureTable kFirstEditionPostures{{{}, kTop, kAboard, kBuilt, {}, {}}};
const PostureTable kSecondEditionPostures{
    {{}, kTop, aboard_of_2003(), built_of_2003(), kSoaring, kSaddle}};

const Forbids kFirstEditionRiders{{Deed::turn_when_held, {"U-MOUNT-7"}},
                                  {Deed::spin_free, {"U-SPIN-4"}},
                                  {Deed::ride, {"LRG-PASS-4", Reason::cannot_ride}}};

// No captors either. [V-CAP-4]
const Forbids kSecondEditionRiders{{Deed::turn_when_held, {"U-MOUNT-7"}},
                                   {Deed::spin_free, {"U-SPIN-4"}},
                                   {Deed::ride, {"LRG-PASS-4", Reason::cannot_ride}},
                                   {Deed::capture, {"V-CAP-4", Reason::cannot_capture}}};

}  // namespace six
