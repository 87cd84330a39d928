// The engine in the browser: two functions, text in, text out. The answer belongs to the engine and
// stands until the next call.
#include "host/desk.h"

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.h"

namespace {

using Json = nlohmann::ordered_json;

std::string& kept() {
    static std::string answer;
    return answer;
}

// The browser's own figures are files of the user's, as with the program in a terminal.
constexpr const char* kUserData = "/user";

// {"args": ["figures", "list", "--json"], "files": {"in/army.json": "..."}}: the program itself, in
// a file system in memory.
std::string run(const char* request) {
    const Json ask = Json::parse(request, nullptr, false);
    if (!ask.is_object() || !ask.contains("args") || !ask["args"].is_array())
        return Json{{"code", six::cli::kUsage}, {"out", ""}, {"err", "bad request"}}.dump();
    if (ask.contains("files"))
        for (const auto& [name, text] : ask["files"].items()) {
            if (!text.is_string()) continue;
            const std::filesystem::path file = std::filesystem::path("/") / name;
            std::error_code ignored;
            std::filesystem::create_directories(file.parent_path(), ignored);
            std::ofstream(file, std::ios::binary) << text.get<std::string>();
        }
    std::vector<std::string> line;
    for (const Json& word : ask["args"])
        if (word.is_string()) line.push_back(word.get<std::string>());
    std::ostringstream out, err;
    const int code =
        six::cli::run(six::cli::library_commands(), line, six::io::Language::en, out, err);
    return Json{{"code", code}, {"out", out.str()}, {"err", err.str()}}.dump(
        -1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

extern "C" {

const char* six_request(const char* json) {
    static six::host::Desk desk;
    kept() = desk.request(json);
    return kept().c_str();
}

const char* six_run(const char* json) {
    setenv("XDG_DATA_HOME", kUserData, 1);
    kept() = run(json);
    return kept().c_str();
}
}
