// What the program answers to a command line.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "cli/terminal.h"

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

// Wherever the lines happen to break.
inline bool holds(const std::string& text, std::string_view part) {
    std::string one_line;
    std::istringstream words(text);
    for (std::string word; words >> word;) one_line += (one_line.empty() ? "" : " ") + word;
    return one_line.find(part) != std::string::npos;
}

inline std::size_t longest_line(const std::string& text) {
    std::istringstream lines(text);
    std::size_t longest = 0;
    for (std::string line; std::getline(lines, line);)
        longest = std::max(longest, columns_of(line));
    return longest;
}

}  // namespace six::cli
