#include "io/text/error.h"

namespace six::io {

std::string say(Language language, const Error& error) {
    std::string words = say(language, error.key, error.arguments);
    return error.where.empty() ? words : error.where + ": " + words;
}

Error within(std::string outer, Error error) {
    error.where = error.where.empty() ? std::move(outer) : outer + ":" + error.where;
    return error;
}

}  // namespace six::io
