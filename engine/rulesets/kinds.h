// What the first edition makes of the kinds of figures: dragons by their own rules, all other large
// figures by the later ones, titans by theirs.
#pragma once

#include "engine/state/ruleset.h"

namespace six {

extern const KindTable kFirstEditionKinds;
extern const KindTable kConquestKinds;

}  // namespace six
