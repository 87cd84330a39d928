// Answers that every game knows.
#pragma once

#include <cstdint>

#include "engine/base/inline_vector.h"

namespace six {

struct Decline {  // of what is optional
    friend bool operator==(Decline, Decline) = default;
};
struct Roll {  // chance's answer
    InlineVector<std::uint8_t, 8> pips;
    friend bool operator==(const Roll&, const Roll&) = default;
};

}  // namespace six
