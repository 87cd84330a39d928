// A small judge of XML: elements that close as they opened, attributes in quotes, no character that
// had to be escaped. Enough for what the program writes itself.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

namespace six {

// What is wrong, with what stands there; empty: it is well-formed.
inline std::string xml_problem(std::string_view text) {
    std::vector<std::string> open;
    bool root = false;
    const auto at = [&](std::size_t i) { return std::string(text.substr(i, 60)); };
    const auto entities_ok = [](std::string_view words) {
        for (std::size_t i = words.find('&'); i != std::string_view::npos;
             i = words.find('&', i + 1)) {
            const std::string_view rest = words.substr(i);
            const bool known = rest.starts_with("&amp;") || rest.starts_with("&lt;") ||
                               rest.starts_with("&gt;") || rest.starts_with("&quot;");
            if (!known) return false;
        }
        return true;
    };
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] != '<') {
            const std::size_t end = std::min(text.find('<', i), text.size());
            const std::string_view words = text.substr(i, end - i);
            if (!entities_ok(words)) return "an & that is not escaped: " + at(i);
            const bool blank = std::all_of(words.begin(), words.end(),
                                           [](unsigned char c) { return std::isspace(c) != 0; });
            if (open.empty() && !blank) return "text outside of the root: " + at(i);
            i = end;
            continue;
        }
        const std::size_t end = text.find('>', i);
        if (end == std::string_view::npos) return "a tag without end: " + at(i);
        std::string_view tag = text.substr(i + 1, end - i - 1);
        if (tag.starts_with("?") || tag.starts_with("!")) {
            i = end + 1;
            continue;
        }
        if (tag.find('<') != std::string_view::npos) return "a < in a tag: " + at(i);
        if (tag.starts_with("/")) {
            if (open.empty() || open.back() != tag.substr(1)) return "closes another: " + at(i);
            open.pop_back();
        } else {
            const bool closed = tag.ends_with("/");
            if (closed) tag.remove_suffix(1);
            if (std::count(tag.begin(), tag.end(), '"') % 2 != 0 || !entities_ok(tag))
                return "bad attributes: " + at(i);
            if (open.empty() && root) return "a second root: " + at(i);
            root = true;
            if (!closed) open.emplace_back(tag.substr(0, tag.find(' ')));
        }
        i = end + 1;
    }
    if (!open.empty()) return "not closed: " + open.back();
    return root ? "" : "nothing at all";
}

}  // namespace six
