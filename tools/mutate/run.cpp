// Runs scenarios on an engine with one rule changed (SIX_MUTANT, hexadecimal), or notes which
// points each of them reaches.
//   six_mutants try  < FILES     stops at the first that fails; `@FILE` before each, `!` behind the
//   one that failed six_mutants note < FILES     `FILE MICROSECONDS passed|failed POINT...`; the
//   first line, `-`, is reached before all
#include <sys/resource.h>
#include <sys/time.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>

#include "io/scenario/scenario_book.h"
#include "tools/mutate/switch.h"

namespace six_mutate {

constinit std::uint64_t chosen = 0;
constinit bool noting = false;

namespace {

std::set<std::uint64_t>& noted() {
    static std::set<std::uint64_t> points;
    return points;
}

// Before the constants of the engine are made: they ask too.
__attribute__((constructor(101))) void read_environment() {
    if (const char* point = std::getenv("SIX_MUTANT")) chosen = std::strtoull(point, nullptr, 16);
    noting = std::getenv("SIX_MUTANTS_NOTED") != nullptr;
}

void print_noted(const std::string& name, long long micros, bool passed) {
    std::cout << name << ' ' << micros << ' ' << (passed ? "passed" : "failed") << std::hex;
    for (const std::uint64_t point : noted()) std::cout << ' ' << point;
    std::cout << std::dec << '\n';
    noted().clear();
}

// A change may turn a loop into an endless one: so many seconds of work for each file, no more.
void limit_work(long seconds) {
    const itimerval limit{{0, 0}, {seconds, 0}};
    setitimer(ITIMER_PROF, &limit, nullptr);
}

}  // namespace

void note(std::uint64_t point) {
    noted().insert(point);
}

}  // namespace six_mutate

int main(int count, char** words) {
    using namespace six_mutate;
    const std::string mode = count == 2 ? words[1] : "";
    if (mode != "try" && mode != "note") return 2;
    const rlimit memory{1u << 31, 1u << 31}, core{0, 0};
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CORE, &core);
    std::string file;
    if (mode == "note") {
        noting = true;
        print_noted("-", 0, true);
    }
    while (std::getline(std::cin, file)) {
        if (mode == "try") std::cout << '@' << file << '\n' << std::flush;
        const auto start = std::chrono::steady_clock::now();
        limit_work(mode == "try" ? 3 : 60);
        const bool passed = six::io::run_scenario_file(file, six::io::Language::en).passed();
        limit_work(0);
        const auto spent = std::chrono::steady_clock::now() - start;
        if (mode == "note") {
            print_noted(file, std::chrono::duration_cast<std::chrono::microseconds>(spent).count(),
                        passed);
        } else if (!passed) {
            std::cout << "!\n" << std::flush;
            return 1;
        }
    }
    return 0;
}
