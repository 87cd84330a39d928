// Whom a correction concerns: for the sources of io/library/errata alone.
#pragma once

#include <string>

#include "engine/catalog/warrior.h"
#include "io/library/errata.h"

namespace six::io {

// PrintedAs with spellings made equal.
struct ErrataKey {
    std::string set, number, name;
};
ErrataKey key_of(const PrintedAs&);

bool concerns(const Correction&, const ErrataKey&, const Warrior& printed);
bool concerns_chest(const Correction&, const ErrataKey&);

}  // namespace six::io
