// Must not compile: the catalog has no such clause. The test that builds it expects to fail.
#include "engine/base/clause.h"

constexpr six::Clause kInvented = "U-INVENTED-1";
