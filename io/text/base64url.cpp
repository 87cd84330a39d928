#include "io/text/base64url.h"

namespace six::io {
namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned kBitsOfDigit = 6, kBitsOfByte = 8;

}  // namespace

bool is_base64url(char c) {
    return kDigits.find(c) != std::string_view::npos;
}

std::string base64url(std::span<const std::uint8_t> bytes) {
    std::string text;
    std::uint32_t held = 0;  // bits not yet written, at the low end
    unsigned bits = 0;
    for (const std::uint8_t byte : bytes) {
        held = held << kBitsOfByte | byte;
        bits += kBitsOfByte;
        while (bits >= kBitsOfDigit) {
            bits -= kBitsOfDigit;
            text += kDigits[held >> bits & 63];
        }
    }
    if (bits > 0) text += kDigits[held << (kBitsOfDigit - bits) & 63];
    return text;
}

std::optional<std::vector<std::uint8_t>> bytes_from_base64url(std::string_view text) {
    if (text.size() % 4 == 1) return std::nullopt;  // six bits are no byte
    std::vector<std::uint8_t> bytes;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char c : text) {
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        held = held << kBitsOfDigit | static_cast<std::uint32_t>(digit);
        bits += kBitsOfDigit;
        if (bits < kBitsOfByte) continue;
        bits -= kBitsOfByte;
        bytes.push_back(static_cast<std::uint8_t>(held >> bits));
    }
    if ((held & ((1u << bits) - 1)) != 0) return std::nullopt;
    return bytes;
}

}  // namespace six::io
