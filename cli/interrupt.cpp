#include "cli/interrupt.h"

#include <csignal>

namespace six::cli {
namespace {

volatile std::sig_atomic_t g_interrupted = 0;
using Handler = void (*)(int);
Handler g_before_int = SIG_DFL;
Handler g_before_term = SIG_DFL;

extern "C" void note_interrupt(int signal) {
    g_interrupted = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

bool interrupted() {
    return g_interrupted != 0;
}

InterruptGuard::InterruptGuard() {
    g_interrupted = 0;
    g_before_int = std::signal(SIGINT, note_interrupt);
    g_before_term = std::signal(SIGTERM, note_interrupt);
}

InterruptGuard::~InterruptGuard() {
    std::signal(SIGINT, g_before_int);
    std::signal(SIGTERM, g_before_term);
}

}  // namespace six::cli
