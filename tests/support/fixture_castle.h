// Plain castle sections for tests: they never shoot and give no bonus.
#pragma once

#include "engine/catalog/warrior.h"

namespace six::fixture {

// With the ground plan of its kind, five clicks then three broken towers; 50 points, planking none.
Warrior plain_section(FigureKind);

}  // namespace six::fixture
