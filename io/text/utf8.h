// One character of UTF-8 at a time. [RFC 3629]
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace six::io {

// The code point that begins here and its bytes; 0 bytes when this is no UTF-8.
struct CodePoint {
    std::uint32_t value = 0;
    std::size_t bytes = 0;
};
CodePoint code_point(std::string_view text);  // of at least one byte

}  // namespace six::io
