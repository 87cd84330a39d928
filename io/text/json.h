// JSON as all of io/ writes and reads it.
#pragma once

#include <nlohmann/json.hpp>

namespace six::io {

using Json =
    nlohmann::ordered_json;  // members keep their order: what is written reads as it was meant

}  // namespace six::io
