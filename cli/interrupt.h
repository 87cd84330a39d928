// Ctrl-C and its kin ask a command to end cleanly: while a guard lives, the signal only sets a mark
// that the command looks at between two steps. A second one ends the process at once.
#pragma once

namespace six::cli {

bool interrupted();

class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
};

}  // namespace six::cli
