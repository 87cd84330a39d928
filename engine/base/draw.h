// The engine never rolls. Where it may choose freely among good candidates (propose), the host
// hands it a source of numbers, so that the same source gives the same candidates on every machine.
#pragma once

#include <cstdint>

namespace six {

class Draw {
public:
    virtual std::uint32_t below(std::uint32_t n) = 0;  // 0 .. n-1; n > 0

protected:
    ~Draw() = default;
};

}  // namespace six
