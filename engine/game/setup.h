// The set-up machine: the battle's calls over an Agreement and a SetupState. When next_decision
// asks nothing any more, lay_table makes the Table and the first State, in which the armies are
// still to be deployed.
#pragma once

#include <utility>
#include <vector>

#include "engine/base/draw.h"
#include "engine/messages/decision.h"
#include "engine/messages/event.h"
#include "engine/messages/illegal.h"
#include "engine/messages/setup_command.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace six {

Result<Ok> check_agreement(const Agreement&);  // before anything else: build total, seats, terrain

bool is_over(const Agreement&, const SetupState&);  // all steps of the page
Decision next_decision(const Agreement&, const SetupState&);
Result<Ok> check(const Agreement&, const SetupState&, Seat sender, const SetupCommand&);
Result<Ok> step(const Agreement&, SetupState&, Seat sender, const SetupCommand&, Events& out);
void propose(const Agreement&, const SetupState&, std::size_t limit, Draw&,
             std::vector<SetupCommand>& out);

// What an onlooker at this seat does not know of the armies is taken away. [U-SETUP-11]
void hide_armies(const Agreement&, SetupState&, Seat eyes);

// As far as it has been set up.
std::pair<Table, State> lay_table(const Agreement&, const SetupState&);

}  // namespace six
