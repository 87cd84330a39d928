#include "io/language/command_text.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "tests/support/fixture_battle.h"

namespace six::io {
namespace {

class CommandText : public ::testing::Test {
protected:
    Table table = fixture::plain_table();
    State state = fixture::battle_of(
        table, {{Seat{0}, vec2_mils(10000, 10000), 300}, {Seat{1}, vec2_mils(10000, 20000), 2700}});
    Names names{{"A", "B"}, {"red", "blue"}, {}};
    static constexpr FigureId A{0}, B{1};

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

TEST_F(CommandText, Attacks) {
    AttackPlan plan{.kind = AttackKind::close, .who = A, .targets = {B}};
    EXPECT_EQ(read("close A at B"), Command(Attack{plan}));
    plan.aim = Aim::capture;
    EXPECT_EQ(read("close A at B capture"), Command(Attack{plan}));
    plan.aim = Aim::rescue;
    EXPECT_EQ(read("close A at B rescue"), Command(Attack{plan}));
    plan.aim = Aim::damage;
    plan.ability = Ability::healing;
    EXPECT_EQ(read("close A at B using healing"), Command(Attack{plan}));
    plan.targets.clear();
    plan.ability = Ability::sweep;
    EXPECT_EQ(read("close A using sweep"), Command(Attack{plan}));
    plan = {.kind = AttackKind::ranged,
            .who = A,
            .members = {FigureId{2}, FigureId{3}},
            .targets = {B, FigureId{4}},
            .ability = Ability::magic_blast,
            .freeze = true};
    EXPECT_EQ(read("shoot A at B #4 with #2 #3 using magic_blast freeze"), Command(Attack{plan}));
    plan = {.kind = AttackKind::ranged, .who = A, .ability = Ability::shockwave};
    EXPECT_EQ(read("shoot A using shockwave"), Command(Attack{plan}));
    EXPECT_EQ(print(Attack{plan}), "shoot A using shockwave");
    // Nothing said is a command too; the engine refuses it.
    EXPECT_EQ(read("shoot A"), Command(Attack{{.kind = AttackKind::ranged, .who = A}}));
}

TEST_F(CommandText, Formations) {
    EXPECT_EQ(read("form A B #2"), Command(FormUp{{A, B, FigureId{2}}, {}}));
    EXPECT_EQ(read("form A B #2 march B"), Command(FormUp{{A, B, FigureId{2}}, B}));
    const auto march = [](std::initializer_list<Move> moves) {
        March all;
        for (const Move& move : moves) all.add(move);
        return Command{all};
    };
    const Move first{A, {vec2_mils(10000, 12000)}, Facing::from_tenths(900)};
    const Move second{B,
                      {vec2_mils(9000, 9000), vec2_mils(10000, 10000)},
                      Facing::from_tenths(2700)};  // keeps its facing
    const Move stays{B, {}, Facing::from_tenths(2700)};
    const Move keeps{A, {vec2_mils(10000, 12000)}, Facing::from_tenths(300)};
    EXPECT_EQ(read("march A to 10,12 facing 90 then B via 9,9 to 10,10"), march({first, second}));
    EXPECT_EQ(read("march A to 10,12 facing 90 then B stay"), march({first, stays}));
    EXPECT_EQ(read("march A to 10,12 then B facing 270"), march({keeps, stays}));
    EXPECT_EQ(print(march({keeps, stays})), "march A to 10,12 facing 30 then B facing 270");
    EXPECT_EQ(read("march"), Command(March{}));
    // All ways share one pool of points.
    std::string long_march = "march A via";
    for (int i = 0; i < 31; ++i) long_march += " 10,10";
    long_march += " to 10,11 then B via";
    for (int i = 0; i < 31; ++i) long_march += " 11,10";
    EXPECT_EQ(std::get<March>(std::get<BattleCommand>(read(long_march + " to 11,11"))).size(), 2u);
    EXPECT_NE(error(long_march + " to 11,11 then #2 to 12,12").find("at most 64 points"),
              std::string::npos);
    EXPECT_EQ(read("move B stay"), Command(Move{B, {}, Facing::from_tenths(2700)}));
}

TEST_F(CommandText, Abilities) {
    EXPECT_EQ(read("use A regeneration"),
              Command(UseAbility{A, Ability::regeneration, {}, {}, {}}));
    EXPECT_EQ(read("use A necromancy B"), Command(UseAbility{A, Ability::necromancy, B, {}, {}}));
    EXPECT_EQ(read("use A command"), Command(UseAbility{A, Ability::command, {}, {}, {}}));
    UseAbility levitate{A, Ability::magic_levitation, B, vec2_mils(10000, 10500),
                        Facing::from_tenths(900)};
    EXPECT_EQ(read("use A magic_levitation B at 10,10.5 facing 90"), Command{levitate});
    levitate.facing = Facing::from_tenths(2700);  // B keeps its own
    EXPECT_EQ(read("use A magic_levitation B at 10,10.5"), Command{levitate});
    EXPECT_EQ(print(UseAbility{A, Ability::dodge, {}, {}, {}}), "use A dodge");
    EXPECT_EQ(read("cancel A pierce B flight"),
              Command(Cancel{{{A, Ability::pierce}, {B, Ability::flight}}, {}}));
    EXPECT_EQ(read("cancel A pierce own B A"), Command(Cancel{{{A, Ability::pierce}}, {B, A}}));
    EXPECT_EQ(read("cancel own B"), Command(Cancel{{}, {B}}));
}

TEST_F(CommandText, SectionsThatMove) {
    // A faces 30 degrees: two inches ahead of it, in whole mils.
    Move move{A, {vec2_mils(11732, 11000)}, Facing::from_tenths(300), 0b0001};
    EXPECT_EQ(read("move A forward 2 by front"), Command{move});
    EXPECT_EQ(print(move), "move A to 11.732,11 facing 30 by front");
    move.path = {vec2_mils(8268, 9000)};
    move.sections = 0b0100;
    EXPECT_EQ(read("move A back 2 by rear"), Command{move});
    move = {A, {vec2_mils(10000, 18250)}, Facing::from_tenths(900), 0b1011};
    EXPECT_EQ(read("move A forward 8.25 facing 90 by front left right"), Command{move});
    EXPECT_EQ(read("move A forward 8.25 towards B by right left front"), Command{move});
    EXPECT_EQ(read("move A to 10,18.25 facing 90 by front left right"), Command{move});
    move.path.clear();
    EXPECT_EQ(read("move A facing 90 by front left right"), Command{move});
    EXPECT_EQ(read("move A stay by left"), Command(Move{A, {}, Facing::from_tenths(300), 2}));
    move.sections = 0;  // nobody named: the engine refuses it of a large figure
    EXPECT_EQ(read("move A facing 90"), Command{move});

    EXPECT_EQ(error("move A forward by front"),
              "16: Expected inches from 0.001 to 96, found 'by'.");
    EXPECT_EQ(error("move A back 0 by front").substr(0, 3), "13:");
    EXPECT_EQ(error("move A forward -2").substr(0, 3), "16:");
    EXPECT_EQ(error("move A forward 97").substr(0, 3), "16:");
    EXPECT_EQ(error("move A back 2 facing 90").substr(0, 3), "15:");
    EXPECT_EQ(error("move A to 1,1 by"),
              "17: Expected a section (front, left, rear, right), but the line ends here.");
    EXPECT_EQ(error("move A to 1,1 by head").substr(0, 3), "18:");
    EXPECT_EQ(error("move A by front").substr(0, 2), "8:");
    // Where nothing stands yet there is no straight ahead.
    EXPECT_FALSE(parse_command("move A forward 2 facing 90 by front",
                               CommandContext{names, table.catalog, nullptr}));
}

TEST_F(CommandText, SectionsThatAct) {
    AttackPlan plan{.kind = AttackKind::close, .who = A, .targets = {B}, .section = 1};
    EXPECT_EQ(read("close A at B by left"), Command(Attack{plan}));
    EXPECT_EQ(print(Attack{plan}), "close A at B by left");
    plan.section = 0;  // the one meant where none is said
    EXPECT_EQ(read("close A at B by front"), Command(Attack{plan}));
    EXPECT_EQ(print(Attack{plan}), "close A at B");
    plan.kind = AttackKind::ranged;
    plan.long_range = true;
    EXPECT_EQ(read("shoot A at B by front long"), Command(Attack{plan}));
    EXPECT_EQ(read("shoot A at B long"), Command(Attack{plan}));
    EXPECT_EQ(print(Attack{plan}), "shoot A at B long");
    EXPECT_EQ(read("use A regeneration by rear"),
              Command(UseAbility{.who = A, .ability = Ability::regeneration, .section = 2}));
    EXPECT_EQ(
        read("use A necromancy B by right"),
        Command(UseAbility{.who = A, .ability = Ability::necromancy, .other = B, .section = 3}));
    EXPECT_EQ(read("pass A by left"), Command(Pass{A, 1}));
    EXPECT_EQ(read("section B rear"), Command(ChooseSection{B, 2}));
    EXPECT_EQ(read("board A B"), Command(Board{A, B}));
    EXPECT_EQ(read("disembark A at 3,4 facing 90"),
              Command(Disembark{A, vec2_mils(3000, 4000), Facing::from_tenths(900)}));

    EXPECT_EQ(error("close A at B by left right").substr(0, 3), "22:");  // one attacks
    EXPECT_EQ(error("section B").substr(0, 3), "10:");
    EXPECT_EQ(error("board A").substr(0, 2), "8:");
    EXPECT_EQ(error("shoot A at B long by front").substr(0, 3), "19:");
    EXPECT_FALSE(is_label("by"));
    EXPECT_FALSE(is_label("long"));
}

TEST_F(CommandText, AFigureOfSeveralPointValuesIsCalledWithOneOfThem) {
    for (const char* level : {"ancient", "young"}) {
        Warrior wyrm = table.catalog.warriors[0];
        wyrm.model = "wyrm";
        wyrm.level = level;
        wyrm.id = "wyrm@" + wyrm.level;
        table.catalog.warriors.push_back(wyrm);
    }
    const auto last = static_cast<std::uint16_t>(table.catalog.warriors.size() - 1);
    EXPECT_EQ(read("army wyrm@young*2"), Command(ChooseArmy{{WarriorId{last}, WarriorId{last}}}));
    EXPECT_EQ(print(ChooseArmy{{WarriorId{last}}}), "army wyrm@young");
    EXPECT_EQ(error("army wyrm*2"),
              "6: 'wyrm' is offered at several point values; say which: wyrm@ancient wyrm@young.");
}

TEST_F(CommandText, TheOthers) {
    EXPECT_EQ(read("pass B"), Command(Pass{FigureId{1}}));
    EXPECT_EQ(read("end_turn"), Command(EndTurn{}));
    EXPECT_EQ(read("release A"), Command(Release{A}));
    EXPECT_EQ(read("withdraw"), Command(Withdraw{}));
    EXPECT_EQ(read("offer_end"), Command(OfferEnd{}));
    EXPECT_EQ(read("agree"), Command(Agree{}));
    EXPECT_EQ(read("time"), Command(CallTime{}));
    EXPECT_EQ(read("heal value"), Command(ChooseHealing{false}));
    EXPECT_EQ(read("heal die"), Command(ChooseHealing{true}));
    EXPECT_EQ(read("decline"), Command(BattleCommand{Decline{}}));
    EXPECT_EQ(read("place B at 3,4 facing 90"),
              Command(Place{B, vec2_mils(3000, 4000), Facing::from_tenths(900)}));
    EXPECT_EQ(read("place B at 3,4"),  // keeps its facing
              Command(Place{B, vec2_mils(3000, 4000), Facing::from_tenths(2700)}));
    EXPECT_EQ(read("deploy A at 3,4 facing 90"),
              Command(Deploy{FigureId{0}, vec2_mils(3000, 4000), Facing::from_tenths(900)}));
    EXPECT_EQ(read("deploy A at 3,4 facing 90 with B"),
              Command(Deploy{FigureId{0}, vec2_mils(3000, 4000), Facing::from_tenths(900), B}));
    EXPECT_EQ(read("leave_out A"), Command(LeaveOut{FigureId{0}}));
    EXPECT_EQ(read("edge north"), Command(ChooseEdge{Edge::north}));
    EXPECT_EQ(read("pool 0 2"), Command(ChooseTerrain{{0, 2}}));
    EXPECT_EQ(read("pool"), Command(ChooseTerrain{}));
    EXPECT_EQ(read("terrain 3 at 10,10 turned 45"),
              Command(PlaceTerrain{3, vec2_mils(10000, 10000), Facing::from_tenths(450)}));
    EXPECT_EQ(read("dice 6 6"), Command(BattleCommand{Roll{{6, 6}}}));
    const std::string id = table.catalog.warriors[0].id;
    EXPECT_EQ(read("army " + id + "*2 #1 " + id),
              Command(ChooseArmy{{WarriorId{0}, WarriorId{0}, WarriorId{1}, WarriorId{0}}}));
}

TEST_F(CommandText, AnArmyTooLargeIsStillACommand) {
    const auto army = std::get<ChooseArmy>(std::get<SetupCommand>(read("army #0*241")));
    EXPECT_EQ(army.warriors.size(), kMaxFigures);
    EXPECT_TRUE(army.too_many);
    EXPECT_EQ(read(print(army)), Command{army});
}

TEST_F(CommandText, ErrorsNameColumnAndExpectation) {
    EXPECT_EQ(error("move"), "5: Expected the label of a figure, but the line ends here.");
    EXPECT_EQ(error("move Z to 1,1"), "6: There is no figure labelled 'Z'; there are: A B.");
    EXPECT_EQ(error("move A"),
              "7: Expected to, via, forward, back, facing or stay, but the line ends here.");
    EXPECT_EQ(error("move A to 10;14"), "11: Expected a place such as 10.25,14, found '10'.");
    EXPECT_EQ(error("move A to 1,1 at 3,3"),
              "15: Expected facing and degrees, towards and a figure, by and sections, or the end "
              "of the command, found 'at'.");
    EXPECT_EQ(error("close A B"),
              "9: Expected at and targets, with and members, capture, rescue, using and an "
              "ability, freeze, by and a section, long, or the end of the command, found 'B'.");
    EXPECT_EQ(error("close A at"), "11: Expected the label of a figure, but the line ends here.");
    EXPECT_EQ(error("close A at capture").substr(0, 3), "12:");
    EXPECT_EQ(error("shoot A at B using luck"),
              "20: Expected the name of a special ability, such as magic_blast, found 'luck'.");
    EXPECT_EQ(error("shoot A at B freeze with B").substr(0, 3), "21:");
    EXPECT_EQ(error("shoot A at B B B B B B B"), "24: At most 6 figures may stand here.");
    std::string form = "form";
    for (std::size_t i = 0; i < kMostMembers; ++i) form += " A";
    EXPECT_EQ(error(form + " A"), std::to_string(form.size() + 2) + ": At most " +
                                      std::to_string(kMostMembers) + " figures may stand here.");
    EXPECT_EQ(error("march A to 1,1 B to 2,2").substr(0, 3), "16:");
    EXPECT_EQ(error("march A to 1,1 then").substr(0, 3), "20:");
    EXPECT_EQ(error("cancel A").substr(0, 2), "9:");
    EXPECT_EQ(error("heal").substr(0, 2), "5:");
    EXPECT_EQ(error("place A at").substr(0, 3), "11:");
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
    const auto figures = [&](auto& out) {
        for (std::size_t n = below(out.capacity() + 1); n > 0; --n) out.push_back(figure());
    };
    const auto ability = [&] { return static_cast<Ability>(below(kAbilityNames.size())); };
    const auto section = [&] {
        return static_cast<std::uint8_t>(below(3) == 0 ? below(256) : below(4));
    };
    const auto move = [&](std::size_t most_points) {
        Move drawn{figure(), {}, facing()};
        for (std::size_t n = below(most_points + 1); n > 0; --n) drawn.path.push_back(spot());
        drawn.sections = static_cast<std::uint8_t>(below(2) == 0 ? 0 : below(256));
        return drawn;
    };
    std::set<std::string_view> seen;
    for (int i = 0; i < 20000; ++i) {
        Command command;
        static_assert(std::variant_size_v<SetupCommand> + std::variant_size_v<BattleCommand> == 36);
        switch (below(34)) {
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
            case 30: {
                HandleItem handle;
                handle.who = figure();
                handle.item = byte();
                handle.drop = below(2) == 0;
                handle.section = section();
                command = handle;
                break;
            }
            case 31: {
                CastSpell cast;
                cast.who = figure();
                cast.book = byte();
                cast.spell = byte();
                cast.browse = below(2) == 0;
                if (below(2) == 0) cast.other = figure();
                if (below(2) == 0) cast.at = spot();
                command = cast;
                break;
            }
            case 32:
                command = CounterSpell{figure()};
                break;
            case 33:
                command = NameTarget{figure()};
                break;
            case 29:
                command = PlaceObjective{spot()};
                break;
            case 28:
                command = BuildSection{byte(), spot(), facing()};
                break;
            case 4:
                command = Deploy{figure(), spot(), facing()};
                break;
            case 5:
                command = LeaveOut{figure()};
                break;
            case 6:
                command = move(kMaxPathPoints);
                break;
            case 7: {
                FormUp form;
                figures(form.members);
                if (below(2) == 0) form.march = figure();
                command = form;
                break;
            }
            case 8: {
                AttackPlan plan{.kind = static_cast<AttackKind>(below(2)), .who = figure()};
                figures(plan.members);
                figures(plan.targets);
                plan.aim = static_cast<Aim>(below(kAimNames.size()));
                plan.ability = ability();
                plan.freeze = below(2) == 0;
                plan.section = section();
                plan.long_range = below(2) == 0;
                if (below(4) == 0) plan.piece = PieceId{static_cast<std::uint16_t>(below(70))};
                plan.at_point = below(4) == 0;
                if (plan.at_point) plan.point = spot();
                command = Attack{plan};
                break;
            }
            case 9: {
                UseAbility use{figure(), ability(), {}, {}, {}};
                if (below(2) == 0) use.other = figure();
                if (below(2) == 0) use.at = spot();
                if (below(2) == 0) use.facing = facing();
                use.section = section();
                command = use;
                break;
            }
            case 10:
                command = Pass{figure(), section()};
                break;
            case 11:
                command = EndTurn{};
                break;
            case 12:
                command = Release{figure()};
                break;
            case 13:
                command = Withdraw{};
                break;
            case 14:
                command = OfferEnd{};
                break;
            case 15:
                command = CallTime{};
                break;
            case 16: {
                March march;
                for (std::size_t n = below(kMostMembers + 1); n > 0; --n) march.add(move(4));
                command = march;
                break;
            }
            case 17:
                command = Place{figure(), spot(), facing()};
                break;
            case 18: {
                Cancel cancel;
                for (std::size_t n = below(9); n > 0; --n)
                    cancel.abilities.push_back({figure(), ability()});
                figures(cancel.own_defense);
                command = cancel;
                break;
            }
            case 19:
                command = ChooseHealing{below(2) == 0};
                break;
            case 20:
                command = Agree{};
                break;
            case 21:
                command = Turn{figure(), facing()};
                break;
            case 22:
                command = FreeSpin{figure(), facing()};
                break;
            case 23:
                command = BattleCommand{Decline{}};
                break;
            case 24:
                command = Board{figure(), figure()};
                break;
            case 25:
                command = Disembark{figure(), spot(), facing()};
                break;
            case 26:
                command = ChooseSection{figure(), section()};
                break;
            default: {
                Roll roll;
                for (std::size_t n = below(9); n > 0; --n) roll.pips.push_back(byte());
                command = BattleCommand{roll};
            }
        }
        seen.insert(name_of(command));
        const std::string text = print(command);
        const auto again = parse_command(text, context());
        ASSERT_TRUE(again) << text << ": " << say(Language::en, again.error());
        ASSERT_EQ(*again, command) << text;
        ASSERT_EQ(print(*again), text);
    }
    EXPECT_EQ(seen.size(), 34u);  // every one; decline and dice are in both lists
}

TEST_F(CommandText, NonsenseIsRefusedNotUnderstood) {
    std::mt19937 random(11);
    const std::string_view bits[] = {
        "move",    "A",      "to",      "via",     "1,1",  "facing", "90",    "#1",
        "close",   "at",     "dice",    "*",       ";",    "-1",     "\xff",  "towards",
        "army",    "...",    "shoot",   "terrain", "with", "own",    "using", "freeze",
        "use",     "pierce", "capture", "cancel",  "form", "march",  "then",  "command",
        "stay",    "B",      "place",   "heal",    "by",   "front",  "left",  "long",
        "forward", "back",   "section", "board",   "#9",   "2.5",    "pass",  "disembark"};
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
