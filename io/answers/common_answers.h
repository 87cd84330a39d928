// What answers to programs (--json) have in common: their numbers, lists by name, what went wrong.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "io/format/described.h"

namespace six::io::answers {

using Number = std::int64_t;
template <class T>
using ByName = std::vector<std::pair<std::string, T>>;

struct Trouble {
    std::string where, key, message;
};
constexpr auto described(const Trouble*) {
    using T = Trouble;
    return object("Trouble", "What could not be read, and where.",
                  {
                      field<&T::where>("where"),
                      field<&T::key>("key"),
                      field<&T::message>("message"),
                  });
}

}  // namespace six::io::answers
