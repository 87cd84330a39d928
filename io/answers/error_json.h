// What went wrong, for programs: the answer of every command that was asked with --json and has
// none.
#pragma once

#include <span>
#include <string>

namespace six::io {

struct SaidError {
    std::string where;    // as in Error
    std::string key;      // of its words in data/text: the same in every language
    std::string message;  // the words, with their place
};

// answers::CommandFailed
std::string errors_json(int exit_code, std::span<const SaidError>);

}  // namespace six::io
