// What the browser's programs have in common: a question is text, and so is its answer.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace six::wasm {

using Json = nlohmann::ordered_json;

// What the program is there for: desk.cpp or library.cpp.
std::string answer_to(const char* question);

// {"name": "text", ...}, into a file system in memory. The browser's own figures are files of the
// user's in it, as with the program in a terminal. What is no such object is left aside.
void put_files(const Json& files);

}  // namespace six::wasm
