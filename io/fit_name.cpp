#include "io/fit_name.h"

#include <array>
#include <cstdint>

#include "io/json_definitions.h"

namespace six::io {
namespace {

// The bytes of the character that begins here; 0: this is no UTF-8. [RFC 3629]
std::size_t bytes_of_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (text.size() < size) return 0;
    std::uint32_t value = lead & (0xFFu >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return 0;
        value = value << 6 | (byte(i) & 0x3Fu);
    }
    constexpr std::array<std::uint32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    return value < kLeast[size] || value > 0x10FFFF || surrogate ? 0 : size;
}

}  // namespace

bool is_fit_name(std::string_view text) {
    if (text.empty() || text.size() > kMaxName) return false;
    while (!text.empty()) {
        const auto first = static_cast<std::uint8_t>(text[0]);
        const std::size_t size = bytes_of_character(text);
        if (size == 0 || first < 0x20 || first == 0x7F) return false;
        text.remove_prefix(size);
    }
    return true;
}

}  // namespace six::io
