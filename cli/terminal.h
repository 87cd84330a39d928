// What the commands know of the terminal: how large it is, whether it is one, whether it may be
// coloured; and text laid out in columns. A stream that is not the process's own standard output is
// no terminal, so tests and pipes get plain text.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace six::cli {

struct Terminal {
    bool is_tty = false;
    bool colours = false;  // a tty, and NO_COLOR is not set (no-color.org), and TERM is not "dumb"
    int columns = 80;
    int rows = 24;
};
Terminal terminal_of(const std::ostream&);

enum class Colour : unsigned char { red, green, yellow, blue, magenta, cyan, dim, bold };
std::string paint(const Terminal&, Colour, std::string_view text);  // unchanged without colours

std::size_t columns_of(std::string_view utf8);  // one for each code point: we print no wide ones
// Cut or filled with blanks to exactly so many columns.
std::string fit(std::string_view utf8, std::size_t columns);
// Filled with blanks before it to so many columns; whole where it is longer.
std::string right_aligned(std::string_view utf8, std::size_t columns);
std::string without_end(std::string_view line);  // without the blanks at its end
// Broken at blanks so that no line is longer than `columns`. The text begins in column `indent`,
// and so does every further line.
std::string wrap(std::string_view utf8, std::size_t columns, std::size_t indent);
// The same, and blanks that were written as kNoBreak stay within their line.
inline constexpr std::string_view kNoBreak = "\xC2\xA0";
std::string wrap_kept(std::string_view utf8, std::size_t columns, std::size_t indent);

// Foreign text made safe to print: control characters, marks that turn the writing direction and
// broken UTF-8 become escapes such as \x1b, and very long text is cut.
std::string printable(std::string_view text);

}  // namespace six::cli
