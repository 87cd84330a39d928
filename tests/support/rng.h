// The numbers of tests and benchmarks: xoshiro256** seeded by splitmix64, the same on every
// machine.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/base/draw.h"

namespace six {

class TestRng final : public Draw {
public:
    explicit TestRng(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9E3779B97F4A7C15u;
            std::uint64_t mixed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9u;
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
            word = mixed ^ mixed >> 31;
        }
    }

    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }
    std::uint32_t below(std::uint32_t n) override {
        return static_cast<std::uint32_t>((next() >> 32) * n >> 32);
    }
    std::int32_t between(std::int32_t low, std::int32_t high) {  // both included
        return low + static_cast<std::int32_t>(below(static_cast<std::uint32_t>(high - low + 1)));
    }

private:
    std::uint64_t state_[4];
};

}  // namespace six
