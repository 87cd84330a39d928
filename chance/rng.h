// Chance for hosts: our own generator, so that one seed gives the same numbers on every machine and
// compiler (std::uniform_int_distribution does not). xoshiro256** seeded by splitmix64. Dice and
// bots draw from generators of their own: how long a bot thinks must not change the dice.
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/draw.h"
#include "engine/messages/common_commands.h"

namespace six {

class Rng final : public Draw {
public:
    explicit Rng(std::uint64_t seed);
    // A generator of its own for each use of one seed: Rng(seed, kDice), Rng(seed, kBots).
    Rng(std::uint64_t seed, std::uint64_t stream);

    std::uint64_t next();
    std::uint32_t below(std::uint32_t n) override;              // unbiased; n > 0
    std::int32_t between(std::int32_t low, std::int32_t high);  // both included; low <= high
    bool once_in(std::uint32_t n) { return below(n) == 0; }
    std::uint8_t d6() { return static_cast<std::uint8_t>(1 + below(6)); }

private:
    std::array<std::uint64_t, 4> state_{};
};

// Chance's answer to a decision that asks for so many dice.
Roll roll_dice(Rng&, std::uint8_t dice);

}  // namespace six
