// The program itself in the browser, with those of its commands that need no game.
#include <sstream>
#include <vector>

#include "cli/commands.h"
#include "wasm/program.h"

// {"args": ["figures", "list", "--json"], "files": {"in/army.json": "..."}}
std::string six::wasm::answer_to(const char* question) {
    const Json ask = Json::parse(question, nullptr, false);
    if (!ask.is_object() || !ask.contains("args") || !ask["args"].is_array())
        return Json{{"code", cli::kUsage}, {"out", ""}, {"err", "bad request"}}.dump();
    if (ask.contains("files")) put_files(ask["files"]);
    std::vector<std::string> line;
    for (const Json& word : ask["args"])
        if (word.is_string()) line.push_back(word.get<std::string>());
    std::ostringstream out, err;
    const int code = cli::run(cli::library_commands(), line, io::Language::en, out, err);
    return Json{{"code", code}, {"out", out.str()}, {"err", err.str()}}.dump(
        -1, ' ', false, Json::error_handler_t::replace);
}
