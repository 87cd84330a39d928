// Names made plain: what two spellings of one name have in common, and what ids are made of.
#pragma once

#include <string>
#include <string_view>

namespace six::io {

// Small letters and digits, everything between them one _: "Whirling Golem - *" is whirling_golem.
// Letters with marks lose them as far as Latin-1 has them.
std::string slug(std::string_view utf8);

std::string small_letters(std::string_view);  // of ASCII; all else stays

}  // namespace six::io
