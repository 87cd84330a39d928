// Large figures on the drawn table.
#include <gtest/gtest.h>

#include "io/draw/draw_table.h"
#include "tests/support/fixture_chariot.h"

namespace six::io {
namespace {

struct Drawn {
    std::vector<std::string> lines;
    std::string text;
};

Drawn drawn(const Table& table, const State& state, const DrawOptions& options) {
    Drawn result;
    result.text = draw_table(Language::en, standard_names(table, state), table, state, options);
    for (std::size_t at = 0; at < result.text.size();) {
        const std::size_t end = result.text.find('\n', at);
        result.lines.push_back(result.text.substr(at, end - at));
        at = end + 1;
    }
    return result;
}

std::size_t count(const std::string& text, std::string_view what) {
    std::size_t n = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
        ++n;
    return n;
}

// 12 by 12 inches about the middle of the table: a base of 4 inches is eight lines high.
const DrawOptions kNear{
    .width = 60, .height = 26, .legend = false, .window = Area{{12_in, 12_in}, {24_in, 24_in}}};

State alone(const Table& table, std::int32_t facing) {
    return fixture::battle_of(table, {{fixture::kRed, {18_in, 18_in}, facing, fixture::kDragon},
                                      {fixture::kBlue, {2_in, 18_in}}});
}

TEST(DrawLarge, TheFrontIsCapitalAndStrokesRunAlongTheBorders) {
    const Table table = fixture::chariot_table();
    const Drawn north = drawn(table, alone(table, 900), kNear);
    // The front lies above the dot, three lines of it besides the one with the label.
    std::size_t label = 0;
    while (label < north.lines.size() && north.lines[label].find("r1") == std::string::npos)
        ++label;
    ASSERT_LT(label, north.lines.size()) << north.text;
    std::size_t rising = 0, falling = 0;
    for (std::size_t i = 0; i < north.lines.size(); ++i) {
        if (i == label) continue;
        EXPECT_EQ(north.lines[i].find('R') != std::string::npos, i < label && i + 3 >= label)
            << i << '\n'
            << north.text;
        rising += count(north.lines[i], "╱");
        falling += count(north.lines[i], "╲");
    }
    EXPECT_EQ(rising, falling) << north.text;
    EXPECT_GE(rising, 4u) << north.text;
    EXPECT_EQ(count(north.text, "─") + count(north.text, "│"), 0u) << north.text;
    // Turned by an eighth the borders run along the axes.
    const Drawn north_east = drawn(table, alone(table, 450), kNear);
    EXPECT_EQ(count(north_east.text, "╱") + count(north_east.text, "╲"), 0u) << north_east.text;
    EXPECT_GE(count(north_east.text, "─"), 10u) << north_east.text;
    EXPECT_GE(count(north_east.text, "│"), 5u) << north_east.text;
}

TEST(DrawLarge, AnInactiveSectionIsMarked) {
    const Table table = fixture::chariot_table();
    State state = alone(table, 0);
    const auto dashes = [&] {
        std::string text = drawn(table, state, kNear).text;
        return count(text.substr(0, text.find('+')), "-");  // the axis is no section
    };
    EXPECT_EQ(dashes(), 0u);
    const std::size_t wings = count(drawn(table, state, kNear).text, "r");
    state.figures[0].clicks[1] = 3;
    EXPECT_GT(dashes(), 10u);
    EXPECT_EQ(count(drawn(table, state, kNear).text, "r") + dashes(), wings);
}

TEST(DrawLarge, FarAwayTheFrontIsStillCapital) {
    const Table table = fixture::chariot_table();
    const Drawn far = drawn(table, alone(table, 0), {.width = 78, .height = 22, .legend = false});
    EXPECT_EQ(count(far.text, "╱") + count(far.text, "╲"), 0u) << far.text;
    EXPECT_GE(count(far.text, "R"), 1u) << far.text;
    EXPECT_EQ(count(far.text, "r1"), 1u) << far.text;
    EXPECT_EQ(count(far.text, "→"), 1u) << far.text;  // the label leaves room for it
}

TEST(DrawLarge, NobodyBesideTheWindowIsDrawn) {
    const Table table = fixture::chariot_table();
    const Drawn near = drawn(table, alone(table, 900), kNear);
    EXPECT_EQ(count(near.text, "b"), 0u) << near.text;
    EXPECT_EQ(count(near.text, "→"), 0u) << near.text;
}

TEST(DrawLarge, ATemplateLiesWhereTheFigureWouldEnd) {
    const Table table = fixture::chariot_table();
    const State state = alone(table, 0);
    DrawOptions options{.width = 78, .height = 24, .legend = false};
    options.window = Area{{14_in, 12_in}, {34_in, 24_in}};
    options.laid = LaidTemplate{{.shape = table.catalog.warriors[fixture::kDragon].base,
                                 .at = {28_in, 18_in},
                                 .facing = {}},
                                {18_in, 18_in}};
    const Drawn laid = drawn(table, state, options);
    std::size_t row = 0;
    while (laid.lines[row].find("r1") == std::string::npos) ++row;
    const std::string& line = laid.lines[row];
    EXPECT_GT(count(line, "·"), 10u) << laid.text;
    EXPECT_LT(line.find("r1"), line.find("·")) << laid.text;
    EXPECT_LT(line.rfind("·"), line.find("o")) << laid.text;
    EXPECT_GT(count(laid.text, "o"), 60u) << laid.text;
}

TEST(DrawLarge, TheLegendTellsOfEveryDialAndOfPassengers) {
    const Table table = fixture::chariot_table();
    State state = fixture::battle_of(table, {{fixture::kRed, {18_in, 18_in}, 0, fixture::kChariot},
                                             {fixture::kRed, {18_in, 18_in}, 0, fixture::kArcher},
                                             {fixture::kBlue, {2_in, 18_in}}});
    fixture::put_on(state, FigureId{1}, FigureId{0});
    state.figures[0].clicks = {0, 2, 1, 0};
    const Drawn all = drawn(table, state, {});
    EXPECT_NE(all.text.find("clicks: 0/2/1/0"), std::string::npos) << all.text;
    EXPECT_NE(all.text.find("aboard r1; clicks: 0, tokens: 0"), std::string::npos) << all.text;
    EXPECT_EQ(all.lines[10].find("r2"), std::string::npos) << all.text;
}

}  // namespace
}  // namespace six::io
