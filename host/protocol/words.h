// Names that many messages of the desk have in common, as the client sees them.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "io/format/described_words.h"
#include "io/library/setup_file.h"

namespace six::host::protocol {

using Number = std::int64_t;

// A seat of this table by its name.
struct SeatName {
    std::string name;
    friend bool operator==(const SeatName&, const SeatName&) = default;
};
inline constexpr std::array kSeatNames = {"red", "blue", "green", "yellow"};
constexpr auto described(const SeatName*) {
    return io::words("Seat", kSeatNames);
}

using io::SectionName;

enum class Player : std::uint8_t { human, simple, random };
constexpr auto described(const Player*) {
    return io::words("Player", io::kPlayerNames);
}

}  // namespace six::host::protocol
