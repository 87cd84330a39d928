// Castle sections on the drawn table: gates however they are turned, rubble, labels without room.
#include <gtest/gtest.h>

#include "io/draw/draw_table.h"
#include "io/scenario/scenario_book.h"
#include "io/scenario/scenario_lay.h"
#include "io/text/text.h"

namespace six::io {
namespace {

std::string drawn(const std::string& text, const DrawOptions& options) {
    const auto scenario = parse_scenario(text, "t.scn");
    EXPECT_TRUE(scenario);
    const auto laid = lay_scenario(*scenario, Edition::unlimited, Language::en);
    EXPECT_TRUE(laid) << say(Language::en, laid.error());
    return draw_table(Language::en, (*laid)->names, (*laid)->game->table(), (*laid)->game->state(),
                      options);
}
std::size_t count_of(const std::string& text, const std::string& mark) {
    std::size_t count = 0;
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1))
        ++count;
    return count;
}
const std::string kGatehouse =
    "figure archer range 14\n"
    "  dial speed 8 8 attack 9 8 defense 15 14 damage 2 2\n"
    "figure gate kind gatehouse\n"
    "  dial fortification 2 1 attack 0 0 defense 16 15 damage 0 0\n"
    "figure wall kind wall\n"
    "  dial fortification 2 1 attack 0 0 defense 16 15 damage 0 0\n"
    "given A archer red at 5,5 facing 90\n"
    "  B archer blue at 30,30 facing 90\n";

// The passage is two inches wide, two thirds of the sides are stone, however it is turned.
TEST(CastleDrawing, ATurnedGatehouseHasAGateInItsMiddle) {
    for (const char* facing : {"90", "45", "20"}) {
        const std::string text =
            drawn(kGatehouse + "  K gate red at 18,18 facing " + facing + "\nthen A tokens 0\n",
                  {.width = 78,
                   .height = 40,
                   .legend = false,
                   .window = Area{vec2_mils(13000, 13000), vec2_mils(23000, 23000)}});
        EXPECT_GT(count_of(text, "▓"), 30u) << text;
        EXPECT_GT(count_of(text, "·"), 20u) << text;
    }
}

TEST(CastleDrawing, RubbleHasNoDoor) {
    const DrawOptions options{.width = 78, .height = 30, .legend = false};
    const auto doors = [&](const char* where) {
        return count_of(
            drawn(kGatehouse + "  K gate red " + where + " 18,18 facing 90\nthen A tokens 0\n",
                  options),
            "+");
    };
    EXPECT_EQ(doors("at"), 2u);  // the corner of the axes is one
    EXPECT_EQ(doors("eliminated at"), 1u);
}

TEST(CastleDrawing, ASectionWhoseLabelHasNoRoomIsMarked) {
    const std::string text = drawn(kGatehouse +
                                       "  EAST wall red at 17,18 facing 0\n"
                                       "  WEST wall red at 19,18 facing 0\nthen A tokens 0\n",
                                   {.width = 20, .height = 8, .legend = false});
    EXPECT_EQ(count_of(text, "EAST"), 1u) << text;
    EXPECT_EQ(count_of(text, "WEST"), 0u) << text;
    EXPECT_EQ(count_of(text, "*"), 1u) << text;
}

}  // namespace
}  // namespace six::io
