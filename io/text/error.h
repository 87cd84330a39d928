// What is wrong with a file, a command line or a message that came from outside: where, what, and
// what was expected. The reasons of the game's own refusals are engine/messages/illegal.h; this is
// for text that never became a command.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "io/text/text.h"

namespace six::io {

// `where` is machine text that is the same in every language: a file, a line and column
// ("walls.scn:3:14"), or a place in JSON ("/warriors/0/points"). The words are `key` in data/text
// with `arguments`.
struct Error {
    std::string where;
    std::string key;
    std::vector<Argument> arguments;
};

// "walls.scn:3:14: expected a figure's label, found 'at'"
std::string say(Language, const Error&);

// The same error seen from one level up: a file's name before the line, a line before the place in
// it.
Error within(std::string outer, Error error);

}  // namespace six::io
