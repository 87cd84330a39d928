// Close combat, and what every attack roll shares so far. [U-CC, U-CBT]
#pragma once

#include "engine/messages/command.h"
#include "engine/messages/explanation.h"
#include "engine/messages/illegal.h"
#include "engine/rules/context.h"

namespace six {

Result<Ok> check_close(const Table&, const State&, const CloseAttack&);
void resolve_close(Context&, const CloseAttack&);
void resolve_close_roll(Context&, std::uint8_t first, std::uint8_t second);

// The terms that do not depend on the dice: attack side first, then the defense. The roll and the
// explanation both add up this list, so they cannot differ.
struct AttackSum {
    InlineVector<ExplainedTerm, 8> terms;
    std::int32_t attack = 0;  // without the dice
    std::int32_t defense = 0;
};
AttackSum close_sum(const Table&, const State&, FigureId attacker, FigureId target);

}  // namespace six
