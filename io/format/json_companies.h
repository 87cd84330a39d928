// Adventuring companies as JSON: in their files, and in the recordings of games that have some.
// [V-SUB-13]
#pragma once

#include <string_view>
#include <vector>

#include "engine/catalog/company.h"
#include "io/format/json_codec.h"
#include "io/text/error.h"

namespace six::io {

Json json_of(const std::vector<Company>&);
std::vector<Company> read_companies(const JsonPlace&);  // none where there is nothing
Expected<std::vector<Company>, Error> companies_from_json(std::string_view text);  // a whole file

}  // namespace six::io
