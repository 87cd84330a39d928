// What the program answers to a command line.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.h"

namespace six::cli {

struct Answer {
    int code = -1;
    std::string out, err;
};

inline Answer answer_to(const std::string& command, std::vector<std::string> words,
                        io::Language language = io::Language::en) {
    words.insert(words.begin(), command);
    std::ostringstream out, err;
    const int code = run(words, language, out, err);
    return {code, out.str(), err.str()};
}

}  // namespace six::cli
