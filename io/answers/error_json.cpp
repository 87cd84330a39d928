#include "io/answers/error_json.h"

#include "io/answers/common_answers.h"

namespace six::io {

std::string errors_json(int exit_code, std::span<const SaidError> errors) {
    answers::CommandFailed told{.ok = false, .exit = exit_code};
    for (const SaidError& error : errors)
        told.errors.push_back({.where = error.where, .key = error.key, .message = error.message});
    return json_text(told, 2) + '\n';
}

}  // namespace six::io
