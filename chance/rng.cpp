#include "chance/rng.h"

#include <bit>
#include <cassert>

namespace six {
namespace {

std::uint64_t splitmix64(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

}  // namespace

Rng::Rng(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = splitmix64(seed);
}

Rng::Rng(std::uint64_t seed, std::uint64_t stream)
    : Rng(splitmix64(seed) ^ std::rotl(splitmix64(stream), 32)) {}

std::uint64_t Rng::next() {
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

std::uint32_t Rng::below(std::uint32_t n) {
    assert(n > 0);
    // Lemire: the high half of a product. Low halves under 2^32 mod n belong to numbers that would
    // come up once too often, and are drawn again.
    const std::uint32_t unfair = (0u - n) % n;
    while (true) {
        const std::uint64_t product = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) >= unfair)
            return static_cast<std::uint32_t>(product >> 32);
    }
}

std::int32_t Rng::between(std::int32_t low, std::int32_t high) {
    assert(low <= high);
    const auto width = static_cast<std::uint32_t>(std::int64_t{high} - low + 1);
    return static_cast<std::int32_t>(low + std::int64_t{below(width)});
}

Roll roll_dice(Rng& rng, std::uint8_t dice) {
    Roll roll;
    for (std::uint8_t i = 0; i < dice; ++i) roll.pips.push_back(rng.d6());
    return roll;
}

}  // namespace six
