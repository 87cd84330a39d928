// Items as JSON: in their files, and in the recordings of games that have some. [V-ITEM-1]
#pragma once

#include <string_view>
#include <vector>

#include "engine/catalog/item.h"
#include "io/format/json_codec.h"
#include "io/text/error.h"

namespace six::io {

Json json_of(const std::vector<Item>&);
std::vector<Item> read_items(const JsonPlace&);  // none where there is nothing
Expected<std::vector<Item>, Error> items_from_json(std::string_view text);  // a whole file

}  // namespace six::io
