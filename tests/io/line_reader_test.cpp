#include "io/text/line_reader.h"

#include <gtest/gtest.h>

namespace six::io {
namespace {

TEST(LineReader, WordsAndColumns) {
    LineReader line("  move A;to 10,14  # a comment");
    EXPECT_EQ(line.column(), 3);
    EXPECT_EQ(line.take(), "move");
    EXPECT_EQ(line.take(), "A");
    EXPECT_EQ(line.column(), 9);
    EXPECT_EQ(line.take(), ";");
    EXPECT_EQ(line.take(), "to");
    EXPECT_EQ(line.take_place(), vec2_mils(10000, 14000));
    EXPECT_TRUE(line.done());
    EXPECT_EQ(line.column(), 18);  // just behind the last word
    EXPECT_EQ(line.take(), "");
}

TEST(LineReader, ColumnsCountCharactersNotBytes) {
    LineReader line("größe x");
    line.take();
    EXPECT_EQ(line.column(), 7);
}

TEST(LineReader, ANumberSignIsAComment_UnlessItNamesANumber) {
    EXPECT_TRUE(LineReader("# 7").done());
    EXPECT_TRUE(LineReader("#").done());
    EXPECT_EQ(LineReader("#7").peek(), "#7");
    EXPECT_EQ(LineReader("A#b").peek(), "A#b");
}

TEST(LineReader, EndsBeforeAWord) {
    LineReader line("red close A at B refused U-CC-1");
    ASSERT_TRUE(line.end_before("refused"));
    EXPECT_EQ(line.words_left(), 5u);
    EXPECT_FALSE(line.end_before("nothing"));
    line.end_everywhere();
    EXPECT_EQ(line.words_left(), 7u);
}

TEST(LineReader, ErrorsSayWhereAndWhat) {
    LineReader line("move 17");
    line.take();
    EXPECT_EQ(say(Language::en, line.expected("figure")),
              "6: Expected the label of a figure, found '17'.");
    line.take();
    EXPECT_EQ(say(Language::en, line.expected("figure")),
              "8: Expected the label of a figure, but the line ends here.");
}

TEST(Decimal, ReadsExactlyWhatIsMeant) {
    EXPECT_EQ(decimal("10.25", 3), 10250);
    EXPECT_EQ(decimal("-0.005", 3), -5);
    EXPECT_EQ(decimal("22.5", 1), 225);
    EXPECT_EQ(decimal("007", 0), 7);
    EXPECT_EQ(decimal("2147483.647", 3), 2147483647);
    EXPECT_EQ(decimal("-2147483.648", 3), -2147483647 - 1);
    for (const char* bad :
         {"", "-", ".", "1.", ".5", "1.2345", "1,5", "+1", "1e3", " 1", "1 ", "0x1", "2147483.648",
          "99999999999", "--1", "1.-2", "nan", "\xEF\xBC\x91"})
        EXPECT_FALSE(decimal(bad, 3)) << bad;
    EXPECT_FALSE(decimal("1.5", 0));
}

TEST(Place, NeedsTwoNumbersAndNothingElse) {
    EXPECT_EQ(place("10.25,-14"), vec2_mils(10250, -14000));
    for (const char* bad : {"10", "10,", ",10", "10,,14", "10,14,2", "10;14", "a,b"})
        EXPECT_FALSE(place(bad)) << bad;
}

TEST(Parts, OneByOneAsLongAsTheyAreTaken) {
    std::string seen;
    const auto take = [&](std::string_view part) {
        seen += '<' + std::string(part) + '>';
        return part != "no";
    };
    EXPECT_TRUE(take_parts("a/b:c/d", '/', take));
    EXPECT_TRUE(take_parts("", '/', take));
    EXPECT_TRUE(take_parts("e/", '/', take));
    EXPECT_FALSE(take_parts("f/no/g", '/', take));
    EXPECT_EQ(seen, "<a><b:c><d><><e><><f><no>");
}

TEST(Quoted, ForeignTextIsMadeHarmless) {
    EXPECT_EQ(in_quotes("a\x1b[31m\n"), "'a?[31m?'");
    EXPECT_EQ(in_quotes(std::string(100, 'x')).size(), 45u);
}

}  // namespace
}  // namespace six::io
