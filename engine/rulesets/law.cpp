#include "engine/rulesets/law.h"

#include "law.gen.h"

namespace six {

constinit const Law kConquestLaw{gen::kCarriedToConquest};
constinit const Law kV2Law{gen::kCarriedToV2};

}  // namespace six
