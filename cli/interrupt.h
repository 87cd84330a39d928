// Ctrl-C and its kin ask a command to end cleanly: while a guard lives, the signal only sets a mark
// that the command looks at between two steps. A second one ends the process at once.
#pragma once

#include <string_view>

namespace six::cli {

bool interrupted();

class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
};

// Where a command waits for a person it cannot look between two steps: while this lives, the same
// signals print the last words and end the process as they always do.
class Farewell {
public:
    Farewell();
    ~Farewell();
    Farewell(const Farewell&) = delete;
    Farewell& operator=(const Farewell&) = delete;

    void say(std::string_view last_words);  // those from now on
};

}  // namespace six::cli
