// What is described (described.h) as others have it: types of TypeScript and JSON Schema. For tools
// and tests; no program that plays has a use for it.
#pragma once

#include <span>
#include <string>

#include "io/format/described.h"

namespace six::io {

struct DescribedRequest {
    const char* name;
    const char* doc;
    const Description* ask;
    const Description* answer;
};

// What a command of the program answers.
struct DescribedAnswer {
    const char* command;
    const char* doc;
    const Description* answer;
};

// Every type that is named, those it consists of first; then the interfaces `Requests` and, where
// there are some, `Answers`.
std::string typescript_of(std::span<const DescribedRequest>,
                          std::span<const Description* const> besides = {},
                          std::span<const DescribedAnswer> answers = {});

// JSON Schema 2020-12: "$defs" has every type that is named, and for each request the members "ask"
// and "answer".
nlohmann::ordered_json schema_of(std::span<const DescribedRequest>,
                                 std::span<const Description* const> besides = {});
// The same with the answer of each command.
nlohmann::ordered_json schema_of_answers(std::span<const DescribedAnswer>,
                                         std::span<const Description* const> besides = {});

}  // namespace six::io
