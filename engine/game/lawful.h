// Refusals in the words of the edition that is played. [engine/state/law.h]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/state/law.h"

namespace six {

inline Result<Ok> lawful(const Ruleset& rules, Result<Ok> verdict) {
    if (verdict || !rules.law) return verdict;
    Illegal illegal = verdict.error();
    illegal.clause = cited(rules, illegal.clause);
    return illegal;
}

}  // namespace six
