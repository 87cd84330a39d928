#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>

#include "io/text/utf8.h"

namespace six::cli {
namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

bool is_dumb() {
    const char* term = std::getenv("TERM");
    return term != nullptr && std::string_view(term) == "dumb";
}

bool turns_direction(std::uint32_t c) {
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

std::string hexadecimal(std::uint32_t value) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (; value != 0 || text.size() < 2; value /= 16)
        text.insert(text.begin(), kDigits[value % 16]);
    return text;
}

bool continues(char c) {
    return (static_cast<std::uint8_t>(c) & 0xC0) == 0x80;
}

}  // namespace

Terminal terminal_of(const std::ostream& out) {
    Terminal terminal;
    if (&out != &std::cout) return terminal;
#ifndef __EMSCRIPTEN__  // there every stream claims to be a terminal, files too
    terminal.is_tty = isatty(STDOUT_FILENO) != 0;
#endif
    terminal.colours = terminal.is_tty && !is_set("NO_COLOR") && !is_dumb();
    winsize size{};
    if (terminal.is_tty && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        terminal.columns = size.ws_col;
        terminal.rows = size.ws_row;
    }
    return terminal;
}

std::string paint(const Terminal& terminal, Colour colour, std::string_view text) {
    constexpr std::array kCodes = {"31", "32", "33", "34", "35", "36", "2", "1"};
    if (!terminal.colours) return std::string(text);
    return "\x1b[" + std::string(kCodes[static_cast<std::size_t>(colour)]) + "m" +
           std::string(text) + "\x1b[0m";
}

std::size_t columns_of(std::string_view utf8) {
    std::size_t columns = 0;
    for (const char c : utf8)
        if (!continues(c)) ++columns;
    return columns;
}

std::string fit(std::string_view utf8, std::size_t columns) {
    std::size_t seen = 0;
    std::size_t end = 0;
    for (; end < utf8.size(); ++end) {
        if (continues(utf8[end])) continue;
        if (seen == columns) break;
        ++seen;
    }
    std::string text(utf8.substr(0, end));
    text.append(columns - seen, ' ');
    return text;
}

std::string right_aligned(std::string_view utf8, std::size_t columns) {
    const std::size_t used = columns_of(utf8);
    return std::string(used < columns ? columns - used : 0, ' ') + std::string(utf8);
}

std::string without_end(std::string_view line) {
    return std::string(line.substr(0, line.find_last_not_of(' ') + 1));
}

std::string wrap(std::string_view utf8, std::size_t columns, std::size_t indent) {
    std::string text;
    std::size_t used = indent;
    while (!utf8.empty()) {
        const std::size_t end = std::min(utf8.find(' '), utf8.size());
        const std::string_view word = utf8.substr(0, end);
        utf8.remove_prefix(std::min(end + 1, utf8.size()));
        if (word.empty()) continue;
        const std::size_t width = columns_of(word);
        if (used > indent && used + 1 + width > columns) {
            text += '\n' + std::string(indent, ' ');
            used = indent;
        } else if (!text.empty()) {
            text += ' ';
            ++used;
        }
        text += word;
        used += width;
    }
    return text;
}

std::string wrap_kept(std::string_view utf8, std::size_t columns, std::size_t indent) {
    std::string text = wrap(utf8, columns, indent);
    for (std::size_t at = 0; (at = text.find(kNoBreak, at)) != std::string::npos;)
        text.replace(at, kNoBreak.size(), " ");
    return text;
}

std::string printable(std::string_view text) {
    constexpr std::size_t kLongest = 200;
    std::string safe;
    while (!text.empty()) {
        if (safe.size() >= kLongest) return safe + "...";
        const io::CodePoint c = io::code_point(text);
        if (c.bytes == 0) {
            safe += "\\x" + hexadecimal(static_cast<std::uint8_t>(text[0]));
            text.remove_prefix(1);
            continue;
        }
        if (c.value < 0x20 || (c.value >= 0x7F && c.value < 0xA0))
            safe += "\\x" + hexadecimal(c.value);
        else if (turns_direction(c.value))
            safe += "\\u" + hexadecimal(c.value);
        else
            safe += text.substr(0, c.bytes);
        text.remove_prefix(c.bytes);
    }
    return safe;
}

}  // namespace six::cli
