// An unsigned integer of 384 bits with just what the comparison of two roots needs. It neither
// overflows (asserted) nor allocates.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "engine/base/wide.h"

namespace six {

class Big {
public:
    constexpr Big() = default;
    constexpr explicit Big(Int128 n) {
        assert(n >= 0);
        words_[0] = static_cast<std::uint64_t>(n);
        words_[1] = static_cast<std::uint64_t>(n >> 64);
    }

    friend constexpr Big operator+(const Big& a, const Big& b) {
        Big sum;
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < kWords; ++i) {
            const Wide word = Wide{a.words_[i]} + b.words_[i] + carry;
            sum.words_[i] = static_cast<std::uint64_t>(word);
            carry = static_cast<std::uint64_t>(word >> 64);
        }
        assert(carry == 0);
        return sum;
    }
    friend constexpr Big operator-(const Big& a, const Big& b) {  // a >= b
        Big rest;
        std::uint64_t borrow = 0;
        for (std::size_t i = 0; i < kWords; ++i) {
            const Wide word = Wide{a.words_[i]} - b.words_[i] - borrow;
            rest.words_[i] = static_cast<std::uint64_t>(word);
            borrow = (word >> 64) != 0;
        }
        assert(borrow == 0);
        return rest;
    }
    friend constexpr Big operator*(const Big& a, const Big& b) {
        Big product;
        for (std::size_t i = 0; i < kWords; ++i) {
            if (a.words_[i] == 0) continue;
            std::uint64_t carry = 0;
            for (std::size_t j = 0; i + j < kWords; ++j) {
                const Wide word = Wide{a.words_[i]} * b.words_[j] + product.words_[i + j] + carry;
                product.words_[i + j] = static_cast<std::uint64_t>(word);
                carry = static_cast<std::uint64_t>(word >> 64);
            }
            assert(carry == 0);
            for (std::size_t j = kWords - i; j < kWords; ++j) assert(b.words_[j] == 0);
        }
        return product;
    }
    friend constexpr std::strong_ordering operator<=>(const Big& a, const Big& b) {
        for (std::size_t i = kWords; i-- > 0;)
            if (a.words_[i] != b.words_[i]) return a.words_[i] <=> b.words_[i];
        return std::strong_ordering::equal;
    }
    friend constexpr bool operator==(const Big&, const Big&) = default;

private:
    __extension__ using Wide = unsigned __int128;
    static constexpr std::size_t kWords = 6;
    std::array<std::uint64_t, kWords> words_{};
};

}  // namespace six
