#include "io/format/fit_name.h"

#include <cstdint>

#include "io/format/json_definitions.h"
#include "io/text/utf8.h"

namespace six::io {
bool is_fit_name(std::string_view text) {
    if (text.empty() || text.size() > kMaxName) return false;
    while (!text.empty()) {
        const auto first = static_cast<std::uint8_t>(text[0]);
        const std::size_t size = code_point(text).bytes;
        if (size == 0 || first < 0x20 || first == 0x7F) return false;
        text.remove_prefix(size);
    }
    return true;
}

}  // namespace six::io
