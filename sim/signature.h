// One number for how the rules behave: a hash over every command, event and state of fixed seeded
// games. It is equal for every compiler, optimization and machine, and differs as soon as a ruling
// differs; commits that change behaviour say from which number to which.
#pragma once

#include <cstdint>
#include <string>

#include "engine/state/ruleset.h"

namespace six::sim {

struct Signature {
    std::uint64_t hash = 0;
    std::uint32_t games = 0;
    std::uint32_t steps = 0;
};
Signature signature_of(Edition);  // the edition must have a page

std::string hexadecimal(std::uint64_t);  // 16 digits

}  // namespace six::sim
