// Ids are small typed numbers: an index that knows what it is an index of, so that a warrior's
// definition cannot be passed where a figure on the table is meant. An id may be "none"; nothing
// here looks anything up.
#pragma once

#include <compare>
#include <cstdint>

namespace six {

template <class Tag>
struct Id {
    static constexpr std::uint16_t kNone = 0xFFFF;
    std::uint16_t n = kNone;

    constexpr bool exists() const { return n != kNone; }
    friend constexpr auto operator<=>(Id, Id) = default;
};

using FigureId = Id<struct FigureTag>;    // a figure of this game: index into State::figures
using WarriorId = Id<struct WarriorTag>;  // its definition: index into Catalog::warriors
using PieceId = Id<struct PieceTag>;      // a piece of terrain: index into Battlefield::pieces

// Seats are numbered clockwise around the table; seat 0 sits at y = 0 and looks along +y.
inline constexpr int kMaxSeats = 4;
struct Seat {
    static constexpr std::uint8_t kNone = 0xFF;
    std::uint8_t n = kNone;

    constexpr bool exists() const { return n != kNone; }
    friend constexpr auto operator<=>(Seat, Seat) = default;
};

}  // namespace six
