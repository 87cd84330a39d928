// The switch behind which every change of a rule stands, in the copies that tools/mutate makes of
// the sources; nothing in the tree includes it. One point is on, by the environment, or none;
// reached points can be noted.
#pragma once

#include <cstdint>
#include <type_traits>

namespace six_mutate {

extern std::uint64_t chosen;  // 0: none
extern bool noting;
void note(std::uint64_t point);

inline bool on(std::uint64_t point) {
    if (noting) note(point);
    return point == chosen;
}
// What the compiler works out for itself is as it was.
constexpr bool at(std::uint64_t point) {
    return !std::is_constant_evaluated() && on(point);
}

}  // namespace six_mutate
