// Where a facing is all that is chosen.
#pragma once

#include "engine/rules/question.h"

namespace six {

std::optional<BattleCommand> as_it_faces(const Asked&);
void propose_facings(const Asked&, Proposals&);
void offer_to_stay(const Asked&, Offers&);

}  // namespace six
