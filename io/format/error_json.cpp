#include "io/format/error_json.h"

#include "io/text/json.h"

namespace six::io {

std::string errors_json(int exit_code, std::span<const SaidError> errors) {
    Json json{{"ok", false}, {"exit", exit_code}, {"errors", Json::array()}};
    for (const SaidError& error : errors)
        json["errors"].push_back(
            {{"where", error.where}, {"key", error.key}, {"message", error.message}});
    // What was typed may be any bytes.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace six::io
