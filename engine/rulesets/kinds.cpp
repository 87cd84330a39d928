#include "engine/rulesets/kinds.h"

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
    .cannot_capture = "LRG-GEN-1",
    .cannot_be_captured = "LRG-GEN-2",
    .no_formation = "LRG-GEN-10",
    .no_free_spin = "LRG-GEN-14",
    .no_revival = "FAQ-MULTI-7",
    .no_enhancement = "FAQ-MULTI-8",
    .unaffected = unaffected<kOnLarge>,
    .breaks_away_on = 2,
    .breaks_away = "LRG-GEN-12",
    .no_turn_when_held = "LRG-GEN-13",
    .stops_at_base = "LRG-MOVE-5",
    .long_range = LongRange::front_section,
    .long_range_target = "LRG-LONG-4",
};

constexpr KindRules dragon() {
    KindRules rules = kLarge;
    rules.eliminated = "DRG-DIAL-8";
    rules.stopped_by_line = true;
    rules.stops_at_base = "DRG-MOVE-4";
    rules.no_border_attack = "DRG-ATK-13";
    rules.long_range_target = "DRG-LONG-2";
    return rules;
}

constexpr KindRules chariot() {
    KindRules rules = kLarge;
    rules.no_backward = "LRG-CHAR-3";
    rules.carries = true;
    return rules;
}

constexpr KindRules kTitan{
    .played = true,
    .eliminated = "C-TITAN-15",
    .cannot_capture = "C-TITAN-3",
    .cannot_be_captured = "C-TITAN-3",
    .no_formation = "C-TITAN-3",
    .no_revival = "FAQ-TITAN-7",
    .no_enhancement = "FAQ-TITAN-8",
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

constexpr KindRules kWall{
    .played = true,
    .eliminated = "C-CASTLE-5",
    .cannot_capture = "C-CASTLE-7",
    .cannot_be_captured = "C-CASTLE-7",
    .no_formation = "C-CASTLE-7",
    .no_free_spin = "C-CASTLE-7",
    .no_revival = "C-CASTLE-9",
    .unaffected = unaffected_stone,
    .long_range = LongRange::whole_figure,
    .long_range_target = "LRG-LONG-2",
    .built = "C-CASTLE-7",
    .no_own_clicks = "C-CASTLE-10",
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
    rules.no_attacks_on = "C-CASTLE-16";
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
    if (rules.dials > 1) rules.moves_together = "C-MULTI-4";
    if (rules.second_action.exists()) {
        rules.second_action = "C-TITAN-12";
        rules.second_cost = 0;
    }
    return rules;
}

}  // namespace

// In the order of FigureKind: warrior, dragon, tank, chariot, titan; wall, tower, gatehouse, keep,
// planking.
const KindTable kFirstEditionKinds{{{.played = true},
                                    dragon(),
                                    kLarge,
                                    chariot(),
                                    kTitan,
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
                                kWall,
                                with_castle_actions(1, tower()),
                                with_castle_actions(1, gatehouse()),
                                with_castle_actions(2, tower()),
                                planking()}};

}  // namespace six
