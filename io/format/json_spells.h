// Spells as JSON: in their files, and in the recordings of games that have some. [V-SPELL-3]
#pragma once

#include <string_view>
#include <vector>

#include "engine/catalog/spell.h"
#include "io/format/json_codec.h"
#include "io/text/error.h"

namespace six::io {

Json json_of(const std::vector<Spell>&);
std::vector<Spell> read_spells(const JsonPlace&);  // none where there is nothing
Expected<std::vector<Spell>, Error> spells_from_json(std::string_view text);  // a whole file

}  // namespace six::io
