#include "wasm/program.h"

#include <emscripten.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>

#include "io/text/data.h"

// The bytes of a file that lies beside the program, and a zero; they are the caller's. Whoever
// opens the program gives it `part(name)`.
EM_JS(char*, six_part, (const char* name), {
    const bytes = Module["part"](UTF8ToString(name));
    const at = _malloc(bytes.length + 1);
    HEAPU8.set(bytes, at);
    HEAPU8[at + bytes.length] = 0;
    return at;
});

namespace six {

std::string_view io::fetched_parcel(std::string_view name) {
    static std::map<std::string, std::string_view, std::less<>> fetched;
    const auto known = fetched.find(name);
    if (known != fetched.end()) return known->second;
    const std::string file = std::string(name) + ".txt";
    return fetched.emplace(name, six_part(file.c_str())).first->second;
}

void wasm::put_files(const Json& files) {
    if (!files.is_object()) return;
    for (const auto& [name, text] : files.items()) {
        if (!text.is_string()) continue;
        const std::filesystem::path file = std::filesystem::path("/") / name;
        std::error_code ignored;
        std::filesystem::create_directories(file.parent_path(), ignored);
        // Not by a stream: those bring all locales into what a game has to fetch.
        const std::unique_ptr<std::FILE, int (*)(std::FILE*)> out(std::fopen(file.c_str(), "wb"),
                                                                  std::fclose);
        const auto& bytes = text.get_ref<const std::string&>();
        if (out) std::fwrite(bytes.data(), 1, bytes.size(), out.get());
    }
}

}  // namespace six

extern "C" {

// The answer belongs to the program and stands until the next call.
const char* six_answer(const char* question) {
    static std::string answer;
    answer = six::wasm::answer_to(question);
    return answer.c_str();
}

// Files of the user's, once, before anything is asked.
void six_files(const char* files) {
    setenv("XDG_DATA_HOME", "/user", 1);
    six::wasm::put_files(six::wasm::Json::parse(files, nullptr, false));
}
}
