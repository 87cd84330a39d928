#include "io/command_text.h"

#include <gtest/gtest.h>

#include <random>

#include "tests/support/fixture_battle.h"

namespace six::io {
namespace {

class CommandText : public ::testing::Test {
protected:
    Table table = fixture::plain_table();
    State state = fixture::battle_of(
        table, {{Seat{0}, vec2_mils(10000, 10000), 300}, {Seat{1}, vec2_mils(10000, 20000), 2700}});
    Names names{{"A", "B"}, {"red", "blue"}, {}};

    CommandContext context() const { return {names, table.catalog, &state}; }
    Command read(std::string_view text) const {
        const auto command = parse_command(text, context());
        EXPECT_TRUE(command) << text << ": " << say(Language::en, command.error());
        return command ? *command : Command{};
    }
    std::string error(std::string_view text) const {
        const auto command = parse_command(text, context());
        EXPECT_FALSE(command) << text;
        return command ? "" : say(Language::en, command.error());
    }
    std::string print(const Command& command) const {
        return print_command(command, names, table.catalog);
    }
};

TEST_F(CommandText, Moves) {
    Move move{FigureId{0}, {vec2_mils(10000, 14000)}, Facing::from_tenths(300)};
    EXPECT_EQ(read("move A to 10,14"), Command{move});  // keeps its facing
    move.facing = Facing::from_tenths(900);
    EXPECT_EQ(read("move A to 10,14 facing 90"), Command{move});
    move.path = {vec2_mils(10000, 12000), vec2_mils(12000, 13500), vec2_mils(14000, 14000)};
    EXPECT_EQ(read("move A via 10,12 12,13.5 to 14,14 facing 90"), Command{move});
    move.path.clear();
    EXPECT_EQ(read("move A facing 90"), Command{move});
    EXPECT_EQ(read("move A facing -270"), Command{move});
}

TEST_F(CommandText, TowardsAFigureIsAFacing) {
    EXPECT_EQ(read("spin B towards A"), Command(FreeSpin{FigureId{1}, Facing::from_tenths(2700)}));
    EXPECT_EQ(read("turn A towards B"), Command(Turn{FigureId{0}, Facing::from_tenths(900)}));
    // Seen from where the move ends.
    EXPECT_EQ(read("move A to 2,20 towards B"),
              Command(Move{FigureId{0}, {vec2_mils(2000, 20000)}, Facing{}}));
    EXPECT_EQ(error("spin B towards B"), "16: There is no direction from a place to itself.");
    EXPECT_EQ(error("move A to 10,20 towards B"),
              "25: There is no direction from a place to itself.");
}

TEST_F(CommandText, TheOthers) {
    EXPECT_EQ(read("close A at B"), Command(CloseAttack{FigureId{0}, FigureId{1}}));
    EXPECT_EQ(read("pass B"), Command(Pass{FigureId{1}}));
    EXPECT_EQ(read("end_turn"), Command(EndTurn{}));
    EXPECT_EQ(read("decline"), Command(Decline{}));
    EXPECT_EQ(read("deploy A at 3,4 facing 90"),
              Command(Deploy{FigureId{0}, vec2_mils(3000, 4000), Facing::from_tenths(900)}));
    EXPECT_EQ(read("leave_out A"), Command(LeaveOut{FigureId{0}}));
    EXPECT_EQ(read("edge north"), Command(ChooseEdge{Edge::north}));
    EXPECT_EQ(read("pool 0 2"), Command(ChooseTerrain{{0, 2}}));
    EXPECT_EQ(read("pool"), Command(ChooseTerrain{}));
    EXPECT_EQ(read("terrain 3 at 10,10 turned 45"),
              Command(PlaceTerrain{3, vec2_mils(10000, 10000), Facing::from_tenths(450)}));
    EXPECT_EQ(read("dice 6 6"), Command(Roll{{6, 6}}));
    const std::string id = table.catalog.warriors[0].id;
    EXPECT_EQ(read("army " + id + "*2 #1 " + id),
              Command(ChooseArmy{{WarriorId{0}, WarriorId{0}, WarriorId{1}, WarriorId{0}}}));
}

TEST_F(CommandText, AnArmyTooLargeIsStillACommand) {
    const auto army = std::get<ChooseArmy>(read("army #0*241"));
    EXPECT_EQ(army.warriors.size(), kMaxFigures);
    EXPECT_TRUE(army.too_many);
    EXPECT_EQ(read(print(army)), Command{army});
}

TEST_F(CommandText, ErrorsNameColumnAndExpectation) {
    EXPECT_EQ(error("move"), "5: Expected the label of a figure, but the line ends here.");
    EXPECT_EQ(error("move Z to 1,1"), "6: There is no figure labelled 'Z'; there are: A B.");
    EXPECT_EQ(error("move A"), "7: Expected to, via or facing, but the line ends here.");
    EXPECT_EQ(error("move A to 10;14"), "11: Expected a place such as 10.25,14, found '10'.");
    EXPECT_EQ(error("move A to 1,1 at 3,3"),
              "15: Expected facing and degrees, towards and a figure, or the end of the command, "
              "found 'at'.");
    EXPECT_EQ(error("close A B"), "9: Expected at, found 'B'.");
    EXPECT_EQ(error("pass A B"), "8: Expected the end of the command, found 'B'.");
    EXPECT_EQ(error("dice 6 x"), "8: Expected a die as a number, found 'x'.");
    EXPECT_EQ(error("dice 1 2 3 4 5 6 7 8 9"), "22: At most 8 numbers may stand here.");
    EXPECT_EQ(error("army nobody"), "6: There is no warrior called 'nobody'.");
    EXPECT_EQ(error("army #0*0").substr(0, 2), "6:");
    EXPECT_EQ(error("turn A"),
              "7: Expected facing and degrees, or towards and a figure, but the line ends here.");
    EXPECT_EQ(error("").substr(0, 2), "1:");
    EXPECT_EQ(error("dance A").substr(0, 2), "1:");
    std::string path = "move A via";
    for (int i = 0; i < 40; ++i) path += " 1,1";
    EXPECT_EQ(error(path + " to 2,2"), "140: A path has at most 32 points.");
}

TEST_F(CommandText, WithoutAStateAFacingMustBeGiven) {
    const CommandContext bare{names, table.catalog, nullptr};
    EXPECT_FALSE(parse_command("move A to 10,14", bare));
    EXPECT_TRUE(parse_command("move A to 10,14 facing 0", bare));
    EXPECT_FALSE(parse_command("spin B towards A", bare));
}

// Whatever a command holds, printing and reading give it back: ids that do not exist, far places,
// no die at all.
TEST_F(CommandText, PrintThenParseIsTheIdentity) {
    std::mt19937 random(7);
    const auto below = [&random](std::size_t n) { return random() % n; };
    const auto figure = [&] {
        return FigureId{static_cast<std::uint16_t>(below(4) == 0 ? random() : below(2))};
    };
    const auto mils = [&] {
        return static_cast<std::int32_t>(below(3) == 0 ? random() : below(36000));
    };
    const auto spot = [&] { return vec2_mils(mils(), mils()); };
    const auto facing = [&] { return Facing::from_tenths(static_cast<std::int32_t>(below(3600))); };
    const auto byte = [&] { return static_cast<std::uint8_t>(random()); };
    for (int i = 0; i < 20000; ++i) {
        Command command;
        switch (below(14)) {
            case 0: {
                ChooseArmy army;
                for (std::size_t n = below(kMaxFigures + 1); n > 0; --n)
                    army.warriors.push_back(
                        WarriorId{static_cast<std::uint16_t>(below(9) == 0 ? random() : below(3))});
                army.too_many = below(2) == 0;
                command = army;
                break;
            }
            case 1:
                command = ChooseEdge{static_cast<Edge>(below(4))};
                break;
            case 2: {
                ChooseTerrain pool;
                for (std::size_t n = below(9); n > 0; --n) pool.items.push_back(byte());
                command = pool;
                break;
            }
            case 3:
                command = PlaceTerrain{byte(), spot(), facing()};
                break;
            case 4:
                command = Deploy{figure(), spot(), facing()};
                break;
            case 5:
                command = LeaveOut{figure()};
                break;
            case 6: {
                Move move{figure(), {}, facing()};
                for (std::size_t n = below(kMaxPathPoints + 1); n > 0; --n)
                    move.path.push_back(spot());
                command = move;
                break;
            }
            case 7:
                command = CloseAttack{figure(), figure()};
                break;
            case 8:
                command = Pass{figure()};
                break;
            case 9:
                command = EndTurn{};
                break;
            case 10:
                command = Turn{figure(), facing()};
                break;
            case 11:
                command = FreeSpin{figure(), facing()};
                break;
            case 12:
                command = Decline{};
                break;
            default: {
                Roll roll;
                for (std::size_t n = below(9); n > 0; --n) roll.pips.push_back(byte());
                command = roll;
            }
        }
        const std::string text = print(command);
        const auto again = parse_command(text, context());
        ASSERT_TRUE(again) << text << ": " << say(Language::en, again.error());
        ASSERT_EQ(*again, command) << text;
        ASSERT_EQ(print(*again), text);
    }
}

TEST_F(CommandText, NonsenseIsRefusedNotUnderstood) {
    std::mt19937 random(11);
    const std::string_view bits[] = {"move", "A",       "to",   "via",  "1,1",    "facing", "90",
                                     "#1",   "close",   "at",   "dice", "*",      ";",      "-1",
                                     "\xff", "towards", "army", "...",  "terrain"};
    for (int i = 0; i < 20000; ++i) {
        std::string text;
        for (std::size_t n = random() % 9; n > 0; --n) {
            text += bits[random() % std::size(bits)];
            text += ' ';
        }
        const auto command = parse_command(text, context());
        if (!command) continue;
        EXPECT_EQ(read(print(*command)), *command) << text;
    }
}

}  // namespace
}  // namespace six::io
