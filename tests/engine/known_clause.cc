// The neighbour of unknown_clause.cc: the catalog has this one, so it compiles.
#include "engine/base/clause.h"

constexpr six::Clause kKnown = "U-BREAK-1";
