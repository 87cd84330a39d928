// Bytes as text that stands in an address: base64url of RFC 4648, section 5, without padding. There
// is one spelling for every bytes: bits that no byte uses must be zero.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace six::io {

bool is_base64url(char);  // A-Z a-z 0-9 - _
std::string base64url(std::span<const std::uint8_t> bytes);
// None for anything that base64url() does not write.
std::optional<std::vector<std::uint8_t>> bytes_from_base64url(std::string_view text);

}  // namespace six::io
