#include "engine/rulesets/pages.h"

#include "engine/rulesets/conquest.h"
#include "engine/rulesets/unlimited.h"
#include "engine/rulesets/v2.h"

namespace six {

const Ruleset* page_of(Edition edition) {
    for (const Ruleset* page : {&kUnlimited, &kV2, &kConquest})
        if (page->edition == edition) return page;
    return nullptr;
}

}  // namespace six
