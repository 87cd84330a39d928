// The one binary. Everything it does is in commands.h, so that tests can do it too; here is only
// what belongs to the process.
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "cli/commands.h"

int main(int argc, char** argv) {
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
