#include "cli/terminal.h"

#include <gtest/gtest.h>

#include <sstream>

namespace six::cli {
namespace {

TEST(Terminal, AnotherStreamIsNoTerminal) {
    std::ostringstream out;
    const Terminal terminal = terminal_of(out);
    EXPECT_FALSE(terminal.is_tty);
    EXPECT_FALSE(terminal.colours);
    EXPECT_EQ(paint(terminal, Colour::red, "x"), "x");
    EXPECT_EQ(paint({.colours = true}, Colour::red, "x"), "\x1b[31mx\x1b[0m");
}

TEST(Terminal, ColumnsAreCodePoints) {
    EXPECT_EQ(columns_of("Größe"), 5u);
    EXPECT_EQ(columns_of(""), 0u);
    EXPECT_EQ(fit("Größe", 3), "Grö");
    EXPECT_EQ(fit("Größe", 7), "Größe  ");
    EXPECT_EQ(fit("x", 0), "");
}

TEST(Terminal, WrapBreaksAtBlanks) {
    EXPECT_EQ(wrap("one two three", 8, 0), "one two\nthree");
    EXPECT_EQ(wrap("one two three", 10, 4), "one\n    two\n    three");
    EXPECT_EQ(wrap("incomprehensible", 5, 0), "incomprehensible");
    EXPECT_EQ(wrap("  a   b ", 80, 0), "a b");
    EXPECT_EQ(wrap("", 80, 0), "");
}

TEST(Terminal, PrintableLeavesGoodTextAlone) {
    EXPECT_EQ(printable("Größe ≈ 3 ½"), "Größe ≈ 3 ½");
    EXPECT_EQ(printable("a\tb"), "a\\x09b");
    EXPECT_EQ(printable("\xc3"), "\\xc3");                    // cut short
    EXPECT_EQ(printable("\xc0\x80"), "\\xc0\\x80");           // overlong
    EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");  // a surrogate
    EXPECT_EQ(printable("\xc2\x9b"), "\\x9b");                // a control character of 8 bits
    EXPECT_EQ(printable("\xe2\x80\xae"), "\\u202e");          // turns the writing direction
    EXPECT_EQ(printable(std::string(500, 'a')).size(), 203u);
}

}  // namespace
}  // namespace six::cli
