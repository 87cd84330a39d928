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
    return object("Trouble", "What went wrong, and where.",
                  {
                      field<&T::where>("where"),
                      field<&T::key>("key"),
                      field<&T::message>("message"),
                  });
}

struct FileTrouble {
    std::string where, message;
};
constexpr auto described(const FileTrouble*) {
    using T = FileTrouble;
    return object("", "",
                  {
                      field<&T::where>("where"),
                      field<&T::message>("message"),
                  });
}

// --- any command that has no answer ---

struct CommandFailed {
    bool ok = false;
    Number exit = 0;
    std::vector<Trouble> errors;
};
constexpr auto described(const CommandFailed*) {
    using T = CommandFailed;
    return object("CommandFailed", "What any command answers that has no answer of its own.",
                  {
                      field<&T::ok>("ok", "False."),
                      field<&T::exit>("exit", "The exit code."),
                      field<&T::errors>("errors"),
                  });
}

}  // namespace six::io::answers
