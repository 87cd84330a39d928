// SHA-256 as in FIPS 180-4, fed in pieces: the chain of a replay is made of it. It proves that
// nothing was changed by accident; it is not a signature.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace six::io {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
public:
    Sha256& add(std::span<const std::uint8_t> bytes);
    Sha256& add(std::string_view text);
    Digest finish();  // ends it: begin a new one for another message

private:
    void mix(const std::uint8_t* block);

    std::array<std::uint32_t, 8> hash_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<std::uint8_t, 64> block_{};  // the bytes not yet mixed in
    std::uint64_t length_ = 0;              // of the message so far, in bytes
};

Digest sha256(std::string_view text);
Digest sha256(std::span<const std::uint8_t> bytes);

// Lower-case hexadecimal, both ways; none for anything else.
std::string hex(std::span<const std::uint8_t> bytes);
std::optional<Digest> digest_from_hex(std::string_view text);
bool bytes_from_hex(std::string_view text,
                    std::span<std::uint8_t> out);  // exactly out.size() bytes

}  // namespace six::io
