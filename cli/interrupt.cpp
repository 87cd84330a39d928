#include "cli/interrupt.h"

#include <unistd.h>

#include <algorithm>
#include <array>
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

// Two places for the last words, so that a signal never finds them half written.
struct LastWords {
    std::array<char, 8192> text{};
    std::size_t size = 0;
};
std::array<LastWords, 2> g_last_words;
volatile std::sig_atomic_t g_valid_words = 0;

extern "C" void say_farewell(int signal) {
    const LastWords& words = g_last_words[static_cast<std::size_t>(g_valid_words)];
    // Whether anybody reads them is not our business any more.
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, words.text.data(), words.size);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
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

Farewell::Farewell() {
    say({});
    g_before_int = std::signal(SIGINT, say_farewell);
    g_before_term = std::signal(SIGTERM, say_farewell);
}

Farewell::~Farewell() {
    std::signal(SIGINT, g_before_int);
    std::signal(SIGTERM, g_before_term);
}

void Farewell::say(std::string_view last_words) {
    const int next = 1 - g_valid_words;
    LastWords& words = g_last_words[static_cast<std::size_t>(next)];
    words.size = std::min(last_words.size(), words.text.size());
    std::copy_n(last_words.begin(), words.size, words.text.begin());
    g_valid_words = next;
}

}  // namespace six::cli
