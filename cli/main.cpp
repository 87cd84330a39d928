// The one binary. Everything it does is in commands.h, so that tests can do it too; here is only
// what belongs to the process.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "cli/commands.h"

namespace {

// A file that is opened must not become the output because nobody has opened one: what is closed
// becomes a place that can neither be read from nor written to, as if it were closed.
void fill_standard_descriptors() {
#ifndef __EMSCRIPTEN__
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
        // The lowest number that is free.
        const int mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        if (::open("/dev/null", mode) != descriptor) std::_Exit(six::cli::kFailure);
    }
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a full disk, not the end
#endif
}

}  // namespace

int main(int argc, char** argv) {
    fill_standard_descriptors();
    const six::io::Language language = six::cli::language_of_environment();
    try {
        const std::vector<std::string> line(argv + (argc > 0 ? 1 : 0), argv + argc);
        const int code = six::cli::run(line, language, std::cout, std::cerr);
        std::cout.flush();
        if (std::cout || code != six::cli::kSuccess) return code;
        // A full disk or a closed pipe must not look like success.
        std::cerr << "sixskulls: " << six::io::say(language, "cli.failure.output") << '\n';
    } catch (const std::exception& problem) {
        std::cerr << "sixskulls: "
                  << six::io::say(language, "cli.failure.unexpected", {{"what", problem.what()}})
                  << '\n';
    }
    return six::cli::kFailure;
}
