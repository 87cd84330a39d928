// A set of up to N things, a bit each, in as many words as it takes: room for one more never runs
// out. What is a set of few stays a plain number; has_bit and set_bit are asked of both.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace six {

template <std::size_t N>
struct BitSet {
    std::array<std::uint64_t, (N + 63) / 64> words{};

    constexpr bool empty() const { return *this == BitSet{}; }
    constexpr bool holds(const BitSet& all) const {
        for (std::size_t i = 0; i < words.size(); ++i)
            if ((words[i] & all.words[i]) != all.words[i]) return false;
        return true;
    }
    friend constexpr bool operator==(const BitSet&, const BitSet&) = default;
};

template <std::size_t N>
constexpr bool has_bit(const BitSet<N>& set, std::size_t i) {
    return (set.words[i / 64] >> i % 64 & 1) != 0;
}
template <std::size_t N>
constexpr void set_bit(BitSet<N>& set, std::size_t i) {
    set.words[i / 64] |= std::uint64_t{1} << i % 64;
}
template <std::unsigned_integral Bits>
constexpr bool has_bit(Bits bits, std::size_t i) {
    return (bits >> i & 1) != 0;
}
template <std::unsigned_integral Bits>
constexpr void set_bit(Bits& bits, std::size_t i) {
    bits = static_cast<Bits>(bits | Bits{1} << i);
}

}  // namespace six
