// Points spent as fully as they can be: which figures, each any number of times or once, come
// nearest to a sum. Exact, and the same everywhere: of equal answers always the same one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace six::workshop {

struct Offer {
    std::uint16_t points = 0;  // more than 0
    // Offers of one group exclude each other and are taken once: the levels of a unique figure.
    // None: as often as one likes.
    static constexpr std::uint16_t kNoGroup = 0xFFFF;
    std::uint16_t group = kNoGroup;
};

// The places of the offers taken, one for each figure. Nothing above `total`, at most `most`
// figures; of all such choices one that spends most, and of these one with the fewest figures.
std::vector<std::size_t> fullest(std::span<const Offer>, std::uint16_t total, std::size_t most);

}  // namespace six::workshop
