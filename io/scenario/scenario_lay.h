// From a scenario's text to a game that can be played: the agreement of an edition, and the
// position on its table.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "engine/game/battle_game.h"
#include "io/language/names.h"
#include "io/scenario/scenario.h"
#include "io/text/error.h"

namespace six::io {

struct LaidScenario {
    std::unique_ptr<BattleGame> game;
    Names names;
};

Expected<std::shared_ptr<LaidScenario>, Error> lay_scenario(const Scenario&, Edition, Language);

// What what_is_wrong (engine/rules/invariant.h) found, as a sentence.
std::string invariant_said(Language, std::string_view wrong);

// Set-up is over: the figures get the labels of a game that gave none.
void name_figures(LaidScenario&);

}  // namespace six::io
