// The commands whose answer to programs (--json) is described, and what they answer. For those who
// publish it; no program that plays has a use for it.
#pragma once

#include <span>

#include "io/format/described_types.h"

namespace six::io::answers {

std::span<const DescribedAnswer> program_answers();

}  // namespace six::io::answers
