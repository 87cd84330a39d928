// What the editions make of the kinds of figures, dragons by their own rules, all other large
// figures by the later ones, titans by theirs; and of the places where figures are.
#pragma once

#include "engine/rules/kinds.h"
#include "engine/state/ruleset.h"

namespace six {

extern const KindTable kFirstEditionKinds;
extern const KindTable kConquestKinds;
extern const KindTable kSecondEditionKinds;
extern const PostureTable kFirstEditionPostures;  // Conquest's too
extern const PostureTable kSecondEditionPostures;
extern const Forbids kFirstEditionRiders;
extern const Forbids kSecondEditionRiders;

}  // namespace six
