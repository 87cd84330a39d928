#include "engine/rulesets/second_edition.h"

#include "engine/abilities/innate.h"
#include "engine/rules/domains.h"
#include "engine/rules/objectives.h"
#include "engine/rules/phases.h"
#include "engine/rules/standing.h"

namespace six {
namespace {

struct SubfactionAbility {
    std::string_view subfaction;
    const AbilityFacts* facts;
};
// Which one of the Dark Crusaders rises again no text says. [V-SUB-5]
constexpr SubfactionAbility kOfSubfactions[] = {
    {"revenants", &innate::revenant},
    {"blood_cultists", &innate::syphon_energy},
    {"imperial_legion", &innate::imperial_legion},
    {"golemkore", &innate::golemkore},
    {"delphana", &innate::focus},
    {"forgemasters", &innate::spellbreach},
    {"minions_of_the_apocalypse", &innate::of_any_faction},
};

}  // namespace

const AbilityFacts* of_subfaction(const Warrior& warrior) {
    for (const SubfactionAbility& row : kOfSubfactions)
        if (row.subfaction == warrior.subfaction) return row.facts;
    return nullptr;
}

// Command phase, action phase, end phase: the objectives, then the tokens, then what domains do.
// [V-TURN-4 to V-TURN-9]
constinit const TurnRules kSecondEditionTurn{
    .on_beginning = {count_actions, note_the_beginning, tell_the_beginning, begin_command_phase,
                     owe_domain_die},
    .after_beginning = begin_action_phase,
    .anything_left = anything_left,
    .on_ending = {begin_end_phase, check_objectives, clear_tokens, forget_the_turn,
                  end_turn_in_heat},
};

// The last one standing, the majority of the objectives, points, a draw. [V-END-9]
constinit const VictoryRules kSecondEditionVictory{
    .final_scores = {score_objectives, score_captives_at_home, score_own_survivors, score_damaged},
    .winner = winner_by_standing,
    .after_round = {end_at_turn_limit},
    .fights_on = could_act,
    .plays_on = has_who_could_act,
    .out_for_good = true,
    .left = lose_markers,
    .give_up_captives = give_captives_back,
    .turn_is_finished = true,
};

}  // namespace six
