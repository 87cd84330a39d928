#include "io/text/slug.h"

#include <algorithm>
#include <cctype>

namespace six::io {
namespace {

// U+00C0 to U+00FF, which UTF-8 writes as C3 80 to C3 BF; _ for what is no letter.
constexpr std::string_view kLatin =
    "aaaaaaaceeeeiiiidnooooo_ouuuuytsaaaaaaaceeeeiiiidnooooo_ouuuuyty";
static_assert(kLatin.size() == 0x40);

char plain(char c) {
    if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '_';
}

}  // namespace

std::string slug(std::string_view utf8) {
    std::string out;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        char c = plain(utf8[i]);
        if (utf8[i] == '\'') continue;  // Mar'ek is one word
        if (utf8[i] == '\xC3' && i + 1 < utf8.size())
            c = kLatin[static_cast<unsigned char>(utf8[++i]) & 0x3Fu];
        if (c != '_' || (!out.empty() && out.back() != '_')) out += c;
    }
    if (!out.empty() && out.back() == '_') out.pop_back();
    return out;
}

std::string small_letters(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), [](char c) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    return small;
}

}  // namespace six::io
