#include "engine/rulesets/second_edition.h"

#include "engine/rules/domains.h"

namespace six {

constinit const TurnRules kSecondEditionTurn{
    .on_beginning = {count_actions, note_the_beginning, tell_the_beginning, owe_beginning_effects,
                     owe_domain_die},
    .anything_left = anything_left,
    .on_ending = {clear_tokens, forget_the_turn, end_turn_in_heat},
};

}  // namespace six
