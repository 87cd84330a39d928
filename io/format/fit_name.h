// Names for people, as files hold them (docs/formats.md): 1 to 80 bytes of UTF-8 without control
// characters.
#pragma once

#include <string_view>

namespace six::io {

bool is_fit_name(std::string_view);

}  // namespace six::io
