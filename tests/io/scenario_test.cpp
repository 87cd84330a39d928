#include "io/scenario/scenario.h"

#include <gtest/gtest.h>

#include <random>

#include "engine/messages/reason.h"
#include "io/scenario/scenario_run.h"

namespace six::io {
namespace {

constexpr std::string_view kHead =
    "figure raider points 20\n"
    "  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2\n"
    "given A raider red at 10,10 facing 0\n"
    "      B raider blue at 11.25,10 facing 180\n";

Scenario parsed(const std::string& text) {
    auto scenario = parse_scenario(text, "t.scn");
    if (scenario) return *scenario;
    for (const Error& error : scenario.error()) ADD_FAILURE() << say(Language::en, error);
    return {};
}

std::vector<std::string> errors_of(const std::string& text, Language language = Language::en) {
    const auto scenario = parse_scenario(text, "t.scn");
    std::vector<std::string> out;
    if (!scenario)
        for (const Error& error : scenario.error()) out.push_back(say(language, error));
    return out;
}

// The one error of a file that is the usual head and these lines.
std::string error_of(const std::string& lines) {
    const auto errors = errors_of(std::string(kHead) + lines);
    EXPECT_EQ(errors.size(), 1u) << lines;
    return errors.empty() ? "" : errors[0];
}

TEST(Scenario, ReadsAWholeFile) {
    const Scenario scenario = parsed(
        "# what it shows\n"
        "clause  U-BREAK-2 U-BREAK-3\n"
        "        U-TOK-1\n"
        "option  H-CONTACT-EPS 0.05\n"
        "table   48 x 36 ; seats red blue green ; team red green ; turn blue ; actions 2 ; build "
        "300\n"
        "        first green ; edges red west blue east ; round 4 ; quiet 3\n"
        "points  red 20\n"
        "figure  knight points 30 range 10 targets 2 faction heroes draconum rank tough mounted "
        "arc 180\n"
        "        dial start 1 speed 8:charge 7 attack 9 9 defense 15:defend/dodge 15 damage 3 x\n"
        "terrain wood gradual blocking polygon 20,20 20,24 24,24 24,20\n"
        "given   A knight red at 10,10 facing 22.5 tokens 1 click 1 acted hurt_by green\n"
        "        B knight blue at 30,10 facing 180\n"
        "when    blue move B to 32,12\n"
        "        blue pass B refused U-TURN-4 already_acted\n"
        "then    event moved B ; no event clicked A\n"
        "        A at 10,10 tokens 1 owes blue give_action\n");
    EXPECT_EQ(scenario.clauses.size(), 3u);
    EXPECT_EQ(scenario.clauses[2].place.line, 3);
    EXPECT_EQ(scenario.options[0].value, 50);
    EXPECT_EQ(scenario.table.size, vec2_mils(48000, 36000));
    EXPECT_EQ(scenario.table.seats.size(), 3u);
    EXPECT_EQ(scenario.table.teams[2], scenario.table.teams[0]);
    EXPECT_EQ(scenario.table.turn, Seat{1});
    EXPECT_EQ(scenario.table.first, Seat{2});
    EXPECT_EQ(scenario.table.edges[0], Edge::west);
    EXPECT_EQ(scenario.table.points[0], 20);
    const Warrior& knight = scenario.warriors[0].warrior;
    EXPECT_EQ(knight.name, "Knight");
    EXPECT_EQ(knight.factions[1], Faction::draconum);
    EXPECT_EQ(knight.base.kind, BaseKind::double_disc);
    EXPECT_EQ(knight.base.arc, 1800);
    EXPECT_EQ(knight.dials[0].start, 1);
    EXPECT_EQ(knight.dials[0].clicks.size(), kDialClicks);
    EXPECT_EQ(knight.dials[0].clicks[0].speed.abilities[0], Ability::charge);
    EXPECT_EQ(knight.dials[0].clicks[0].defense.abilities[1], Ability::dodge);
    EXPECT_TRUE(knight.dials[0].clicks[1].damage.skull);
    EXPECT_EQ(knight.dials[0].clicks[2].skulls(), 3);
    EXPECT_EQ(scenario.pieces[0].piece.height, Height::gradual);
    EXPECT_GT(double_area(scenario.pieces[0].piece.outline), 0);  // turned round
    EXPECT_EQ(scenario.given[0].figure.given, Given::action);
    EXPECT_EQ(scenario.steps.size(), 2u);
    EXPECT_EQ(scenario.steps[1].refusal->reason, Reason::already_acted);
    ASSERT_EQ(scenario.expectations.size(), 4u);
    EXPECT_TRUE(std::holds_alternative<OwesCheck>(scenario.expectations[3].check));
}

TEST(Scenario, ReadsWhatAFigureIsAndRemembers) {
    const Scenario scenario = parsed(
        std::string(kHead) +
        "given C raider blue at 20,10 facing 0 captive_of D cancelled pierce/flight touched\n"
        "      D raider red at 21.25,10 facing 0 duty levitated rolled struck returned "
        "moved fought moves_over fell let_go acts_over rises rose siphoned soaring\n"
        "then C captive_of D cancelled pierce touched ; D free cancelled nothing\n"
        "     D levitated returned ; seat red withdrawn\n");
    const Figure& held = scenario.given[2].figure;
    EXPECT_EQ(held.captor, FigureId{3});  // on a later line
    AbilitySet both;
    add(both, Ability::pierce);
    const AbilitySet pierce = both;
    add(both, Ability::flight);
    EXPECT_TRUE(held.cancelled == both);
    EXPECT_EQ(held.notes, note::touched);
    EXPECT_EQ(scenario.given[3].figure.notes, note::all & ~note::touched);
    const auto& first = std::get<FigureCheck>(scenario.expectations[0].check);
    EXPECT_EQ(first.captor, "D");
    EXPECT_TRUE(first.cancelled == pierce);
    EXPECT_EQ(first.notes, note::touched);
    const auto& second = std::get<FigureCheck>(scenario.expectations[1].check);
    EXPECT_EQ(second.captor, "");
    EXPECT_TRUE(second.cancelled == AbilitySet{});
    EXPECT_EQ(std::get<SeatCheck>(scenario.expectations[3].check).withdrawn, true);
}

TEST(Scenario, ReadsAccessPoints) {
    const Scenario scenario = parsed(std::string(kHead) +
                                     "terrain cliff abrupt clear polygon 20,20 26,20 26,26 20,26 "
                                     "access 23,20 26,23\nthen A tokens 0\n");
    ASSERT_EQ(scenario.pieces[0].piece.access.size(), 2u);
    EXPECT_EQ(scenario.pieces[0].piece.access[1], vec2_mils(26000, 23000));
}

TEST(Scenario, ReadsEveryCommand) {
    for (const char* command :
         {"red shoot A at B with A using magic_blast freeze", "red close A at B capture",
          "red close A using sweep", "red form A B march A", "red march A to 10,12 then B stay",
          "red use A magic_levitation B at 10,10", "red cancel A pierce own B", "red release A",
          "red withdraw", "red offer_end", "blue agree", "chance time", "red place A at 10,10",
          "red heal die", "red section A left", "red board A B", "red disembark A at 10,10",
          "red move A forward 8 facing 45 by front left", "red shoot A at B by front long"}) {
        const Scenario scenario = parsed(std::string(kHead) + "when " + command + "\n");
        ASSERT_EQ(scenario.steps.size(), 1u) << command;
        EXPECT_EQ(scenario.steps[0].sender.exists(), std::string_view(command)[0] != 'c');
    }
}

TEST(Scenario, ReadsQueriesOfLinesAndSums) {
    const Scenario scenario =
        parsed(std::string(kHead) +
               "terrain wood hindering polygon 20,20 24,20 24,24 20,24\n"
               "then line A B clear ; line A B hindered ; line A B hindered by wood\n"
               "     line A B blocked ; line A B blocked by A B at 1,2 ; line A B blocked by wood\n"
               "     sum red shoot A at B : defense B 15 halved -3.5 no armor no height B\n");
    using Kind = LineCheck::Kind;
    const auto line = [&](std::size_t i) -> const LineCheck& {
        return std::get<LineCheck>(scenario.expectations[i].check);
    };
    EXPECT_EQ(line(0).kind, Kind::clear);
    EXPECT_EQ(line(1).kind, Kind::hindered);
    EXPECT_EQ(line(2).by, std::vector<std::string>{"wood"});
    EXPECT_EQ(line(3).kind, Kind::blocked);
    EXPECT_TRUE(line(3).by.empty());
    EXPECT_EQ(line(4).by, (std::vector<std::string>{"A", "B"}));
    EXPECT_EQ(line(5).by, std::vector<std::string>{"wood"});
    const auto& sum = std::get<SumCheck>(scenario.expectations[6].check);
    ASSERT_EQ(sum.parts.size(), 4u);
    EXPECT_EQ(sum.parts[0].label, "B");
    EXPECT_EQ(sum.parts[1].value, -3500);  // a length
    EXPECT_FALSE(sum.parts[2].value);
    EXPECT_EQ(sum.parts[3].label, "B");
}

TEST(Scenario, ReadsQueriesOfWhatIsPrinted) {
    const Scenario scenario = parsed(
        std::string(kHead) +
        "then printed A faction heroes draconum rank tough points 20 range 8.5 targets 2 arc 180\n"
        "     printed B name Hill  Raider ; slots A 12 ; mark magic_freeze damage blue circle\n");
    ASSERT_EQ(scenario.expectations.size(), 4u);
    const auto& base = std::get<PrintedCheck>(scenario.expectations[0].check);
    EXPECT_EQ(base.factions, (std::array{Faction::heroes, Faction::draconum}));
    EXPECT_EQ(base.rank, Rank::tough);
    EXPECT_EQ(base.points, 20);
    EXPECT_EQ(base.range, Inches::from_mils(8500));
    EXPECT_EQ(base.targets, 2);
    EXPECT_EQ(base.arc, std::uint16_t{1800});
    EXPECT_FALSE(base.name);
    const auto& named = std::get<PrintedCheck>(scenario.expectations[1].check);
    EXPECT_EQ(named.name, "Hill Raider");
    EXPECT_FALSE(named.factions);
    EXPECT_EQ(std::get<SlotsCheck>(scenario.expectations[2].check).slots, 12);
    const auto& mark = std::get<MarkCheck>(scenario.expectations[3].check);
    EXPECT_EQ(mark.ability, Ability::magic_freeze);
    EXPECT_EQ(mark.stat, Stat::damage);
    EXPECT_EQ(mark.mark, (Mark{Colour::blue, Shape::circle}));
}

TEST(Scenario, InlineDiceAreAStepOfTheirOwn) {
    const Scenario scenario = parsed(std::string(kHead) + "when red close A at B dice 6 6\n");
    ASSERT_EQ(scenario.steps.size(), 2u);
    EXPECT_EQ(scenario.steps[0].command, "close A at B");
    EXPECT_EQ(scenario.steps[1].command, "dice 6 6");
    EXPECT_FALSE(scenario.steps[1].sender.exists());
}

TEST(Scenario, ErrorsNameFileLineColumnAndExpectation) {
    EXPECT_EQ(error_of("clause U-MOVE-99\n").substr(0, 64),
              "t.scn:5:8: There is no clause 'U-MOVE-99'; near it are: U-MOVE-9");
    EXPECT_EQ(error_of("when red dance A\n"),
              "t.scn:5:10: Expected a command (move, form, march, close, shoot, use, board, "
              "disembark, pass, end_turn, cancel, release, turn, spin, decline, place, section, "
              "heal, withdraw, offer_end, agree, time, deploy, leave_out, army, edge, build, "
              "pool, terrain, objective, dice), found 'dance'.");
    EXPECT_EQ(error_of("when green pass A\n").substr(0, 11), "t.scn:5:6: ");
    EXPECT_EQ(error_of("when red pass C\n"),
              "t.scn:5:15: There is no figure labelled 'C'; there are: A B.");
    EXPECT_EQ(error_of("when red pass A refused U-TURN-4 alredy_acted\n").substr(0, 73),
              "t.scn:5:34: There is no reason 'alredy_acted'; near it are: already_acted");
    EXPECT_EQ(error_of("then A at 10\n"),
              "t.scn:5:11: Expected a place such as 10.25,14, found '10'.");
    EXPECT_EQ(error_of("then event bumped A\n").substr(0, 42),
              "t.scn:5:12: There is no event 'bumped'; ne");
    EXPECT_EQ(error_of("then C at 10,10\n").substr(0, 35), "t.scn:5:6: Expected an expectation:");
    EXPECT_EQ(error_of("then sum red close A at B attack 9\n").substr(0, 12), "t.scn:5:27: ");
    EXPECT_EQ(error_of("option H-CONTACT-EPS 7\n"),
              "t.scn:5:22: '7' is no value of H-CONTACT-EPS; allowed: 0 .. 0.05.");
    EXPECT_EQ(error_of("edition third\n"),
              "t.scn:5:9: Expected an edition (unlimited, v2, dungeons, conquest), found 'third'.");
    EXPECT_EQ(error_of("given A raider red at 20,20 facing 0\n"),
              "t.scn:5:7: The label 'A' is taken or has a meaning of its own.");
    EXPECT_EQ(error_of("given line raider red at 20,20 facing 0\n").substr(0, 11), "t.scn:5:7: ");
    EXPECT_EQ(error_of("given with raider red at 20,20 facing 0\n"),
              "t.scn:5:7: The label 'with' is taken or has a meaning of its own.");
    EXPECT_EQ(error_of("given C raider red at 20,20 facing 0 captive_of Z\nthen A tokens 0\n"),
              "t.scn:5:49: There is no figure labelled 'Z'; there are: A B C.");
    EXPECT_EQ(error_of("given C raider red at 20,20 facing 0 cancelled pierce/luck\n"),
              "t.scn:5:48: Expected the names of special abilities, such as pierce/flight, found "
              "'pierce/luck'.");
    EXPECT_EQ(error_of("given C raider red at 20,20 facing 0 cancelled pierce/\n").substr(0, 12),
              "t.scn:5:48: ");
    EXPECT_EQ(error_of("terrain w clear polygon 1,1 3,1 3,3 access 2,1\n"),
              "t.scn:5:37: Only an abrupt piece has access points.");
    EXPECT_EQ(error_of("terrain w abrupt clear polygon 1,1 3,1 3,3 access\n").substr(0, 12),
              "t.scn:5:50: ");
    EXPECT_EQ(error_of("terrain w clear polygon 1,1 3,1 3,3 south\n").substr(0, 12),
              "t.scn:5:37: ");
    EXPECT_EQ(error_of("when chance pass A\n"),
              "t.scn:5:13: Expected dice and the numbers rolled, or time, found 'pass'.");
    EXPECT_EQ(
        error_of("then line A B foggy\n"),
        "t.scn:5:15: Expected clear, hindered, or blocked by and what blocks, found 'foggy'.");
    EXPECT_EQ(error_of("then mark none speed green square\n").substr(0, 12), "t.scn:5:11: ");
    EXPECT_EQ(error_of("then mark luck speed green square\n"),
              "t.scn:5:11: Expected the name of a special ability, such as magic_blast, found "
              "'luck'.");
    EXPECT_EQ(error_of("then mark ram range black circle\n"),
              "t.scn:5:15: Expected a value of the dial (speed, attack, defense, damage), found "
              "'range'.");
    EXPECT_EQ(error_of("then mark ram speed pink circle\n").substr(0, 12), "t.scn:5:21: ");
    EXPECT_EQ(error_of("then mark ram speed black\n"),
              "t.scn:5:26: Expected a shape (square, circle), but the line ends here.");
    EXPECT_EQ(error_of("then mark ram speed black circle now\n").substr(0, 12), "t.scn:5:34: ");
    EXPECT_EQ(error_of("then printed A\n").substr(0, 12), "t.scn:5:15: ");
    EXPECT_EQ(error_of("then printed A faction elves\n").substr(0, 12), "t.scn:5:24: ");
    EXPECT_EQ(error_of("then printed A arc 0\n").substr(0, 12), "t.scn:5:20: ");
    EXPECT_EQ(error_of("then printed A name\n").substr(0, 12), "t.scn:5:20: ");
    EXPECT_EQ(error_of("then slots A 13\n").substr(0, 12), "t.scn:5:14: ");
    EXPECT_EQ(error_of("given mark raider red at 20,20 facing 0\n").substr(0, 11), "t.scn:5:7: ");
    EXPECT_EQ(error_of("given C elf red at 20,20 facing 0\n").substr(0, 11), "t.scn:5:9: ");
    EXPECT_EQ(error_of("terrain w blocking polygon 1,1 3,3 1,3 3,1\n"),
              "t.scn:5:28: The outline crosses or repeats itself.");
    EXPECT_EQ(error_of("terrain w blocking polygon 1,1 3,3\n").substr(0, 12), "t.scn:5:35: ");
    EXPECT_EQ(error_of("figure x dial speed 8 8 attack 9 defense 15 15 damage 1 1\n").substr(0, 12),
              "t.scn:5:34: ");
    EXPECT_EQ(error_of("figure x dial speed 8 attack 9 9 defense 15 damage 1\n").substr(0, 12),
              "t.scn:5:32: ");
    EXPECT_EQ(error_of("figure x points 5\nwhen red pass A\n"),
              "t.scn:5: The figure x has no dial line.");
    EXPECT_EQ(error_of("nonsense here\n").substr(0, 33), "t.scn:5:1: Expected a section at ");
    EXPECT_EQ(error_of("then v2 A tokens 0\n"),
              "t.scn:5: The file expects something of v2, but its edition line does not name it.");
}

TEST(Scenario, ErrorsSpeakGermanToo) {
    EXPECT_EQ(errors_of(std::string(kHead) + "when red pass C\n", Language::de)[0],
              "t.scn:5:15: Es gibt keine Figur mit dem Kürzel 'C'; es gibt: A B.");
}

TEST(Scenario, SquaresBelongToDungeons) {
    EXPECT_NE(error_of("squares c4\n").find("edition dungeons"), std::string::npos);
    EXPECT_NE(error_of("given C raider red at square c4 facing 0\n").find("edition dungeons"),
              std::string::npos);
}

TEST(Scenario, SeveralErrorsAreReportedAtOnce) {
    const auto errors = errors_of(std::string(kHead) +
                                  "clause U-NO-1\n"
                                  "when red pass C\n"
                                  "     red fly A\n"
                                  "then A tokens many\n");
    ASSERT_EQ(errors.size(), 4u);
    EXPECT_EQ(errors[0].substr(0, 7), "t.scn:5");
    EXPECT_EQ(errors[3].substr(0, 7), "t.scn:8");
}

// One bad line is one error: whoever speaks of what it would have introduced is not blamed.
TEST(Scenario, ABadLineIsOneError) {
    const auto only = [](const std::string& text) {
        const auto errors = errors_of(text);
        EXPECT_EQ(errors.size(), 1u) << text;
        return errors.empty() ? "" : errors[0].substr(0, errors[0].find(": "));
    };
    const std::string rest =
        "given A raider red at 10,10 facing 0 click 1\n"
        "      B raider blue at 11.25,10 facing 180 captive_of A\n"
        "when red move A to 10,14 dice 3\n"
        "then A at 10,10 ; touches A B\n"
        "     line A B clear\n";
    const std::string dial = "  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2\n";
    EXPECT_EQ(only("figure raider points many\n" + dial + rest), "t.scn:1:22");
    EXPECT_EQ(only("figure Raider points 20\n" + dial + "figure brute points 20\n" + dial +
                   "given C brute red at 3,3 facing 0\nthen C tokens 0\n"),
              "t.scn:1:8");
    EXPECT_EQ(only("figure raider points 20\n  dial speed 8 8 7 attack 9 9 8\n" + rest),
              "t.scn:2:32");
    EXPECT_EQ(only("figrue raider points 20\n" + dial + rest), "t.scn:1:1");
    // A label: the lines below it speak of nobody.
    const std::string head = "figure raider points 20\n" + dial;
    EXPECT_EQ(only(head + "given A raider red at here facing 0\n"
                          "      B raider blue at 11.25,10 facing 180 captive_of A\n"
                          "when red move A to 10,14\nthen A tokens 1 ; touches A B\n"),
              "t.scn:3:23");
    EXPECT_EQ(only(head + "seats red blue grene\ngiven A raider green at 9,9 facing 0\n"
                          "when green pass A\nthen A tokens 0\n"),
              "t.scn:3:16");
    EXPECT_EQ(only(head + "terrain wood hindering polygon 1,1 2,2\n"
                          "given A raider red at 9,9 facing 0\n"
                          "then inside A wood\n"),
              "t.scn:3:39");
    // Items behind the bad one on its line are not read, and so nobody's fault either.
    EXPECT_EQ(
        only(head + "given A raider red at ; C raider red at 20,20 facing 0\n"
                    "      B raider blue at 5,5 facing 0\nwhen red pass C\nthen B tokens 0\n"),
        "t.scn:3:23");
    // What has nothing to do with it is still told.
    EXPECT_EQ(errors_of(head + "given A raider red at here facing 0\n"
                               "      B raider blue at 5,5 facing 0\n"
                               "when red pass A\n     red pass C\nthen B tokens many\n")
                  .size(),
              3u);
}

TEST(Scenario, PartsOfClausesAreNamed) {
    const Scenario scenario = parsed(std::string(kHead) +
                                     "clause U-END-7/b U-MOVE-1\n"
                                     "then A tokens 0\n"
                                     "pair other.scn clause U-END-7/c\n");
    ASSERT_EQ(scenario.clauses.size(), 3u);
    EXPECT_EQ(scenario.clauses[0].clause, Clause("U-END-7"));
    EXPECT_EQ(scenario.clauses[0].part, 'b');
    EXPECT_EQ(scenario.clauses[1].part, 0);
    EXPECT_EQ(scenario.clauses[2].part, 'c');
    EXPECT_EQ(scenario.pairs[0].clauses, std::vector<Clause>{"U-END-7"});
    EXPECT_EQ(error_of("clause U-END-7/x\nthen A tokens 0\n"),
              "t.scn:5:8: 'U-END-7/x' is no part of U-END-7; its parts are: U-END-7/a U-END-7/b "
              "U-END-7/c U-END-7/d.");
    EXPECT_EQ(error_of("clause U-MOVE-2/a\nthen A tokens 0\n"),
              "t.scn:5:8: U-MOVE-2 states one thing and has no parts, found 'U-MOVE-2/a'.");
}

TEST(Scenario, RefusalsMayNameClauseAndReasonOrNeither) {
    const Scenario scenario = parsed(std::string(kHead) +
                                     "when red pass A refused\n"
                                     "     red pass A refused already_acted\n"
                                     "     red pass A refused U-TURN-4\n"
                                     "     red pass A refused U-TURN-4 already_acted\n"
                                     "     blue decline_all\n");
    ASSERT_EQ(scenario.steps.size(), 5u);
    EXPECT_TRUE(scenario.steps[0].refusal && !scenario.steps[0].refusal->clause &&
                !scenario.steps[0].refusal->reason);
    EXPECT_EQ(scenario.steps[1].refusal->reason, Reason::already_acted);
    EXPECT_EQ(scenario.steps[2].refusal->clause, Clause("U-TURN-4"));
    EXPECT_EQ(scenario.steps[3].refusal->reason, Reason::already_acted);
    EXPECT_TRUE(scenario.steps[4].decline_all);
    EXPECT_NE(error_of("when red pass A refused alredy_acted\n").find("already_acted"),
              std::string::npos);
    EXPECT_NE(error_of("when red pass A refused U-TRUN-4\n").find("U-TURN-4"), std::string::npos);
    EXPECT_NE(error_of("when red decline_all refused\n").find("'refused'"), std::string::npos);
    EXPECT_NE(error_of("then may not red pass A by\n").find("ends here"), std::string::npos);
    EXPECT_NE(error_of("then show weather\n").find("'weather'"), std::string::npos);
    EXPECT_NE(error_of("then some moved A\n").find("Expected event"), std::string::npos);
}

TEST(Scenario, ThereIsAnEndToErrors) {
    std::string text(kHead);
    for (int i = 0; i < 100; ++i) text += "when red fly\n";
    EXPECT_EQ(errors_of(text).size(), kMaxScenarioErrors);
    // A file that is no scenario at all is told so a few times, not for every line.
    text.clear();
    for (int i = 0; i < 100; ++i) text += "nonsense\n";
    EXPECT_EQ(errors_of(text).size(), 3u);
}

TEST(Scenario, Limits) {
    EXPECT_EQ(errors_of(std::string(kMaxScenarioBytes + 1, 'x')),
              std::vector<std::string>{"t.scn: The file is longer than 256 KiB."});
    EXPECT_EQ(errors_of(std::string(kMaxScenarioLines + 1, '\n')).size(), 1u);
    std::string crowd(kHead);
    for (int i = 0; i < 240; ++i)
        crowd += "given x" + std::to_string(i) + " raider red at 1,1 facing 0\n";
    EXPECT_EQ(errors_of(crowd)[0].substr(0, 37), "t.scn:243:7: More than 240 figures.");
}

TEST(Scenario, EmptyFilesAreErrors) {
    EXPECT_FALSE(errors_of("").empty());
    EXPECT_FALSE(errors_of("# nothing\n").empty());
    EXPECT_FALSE(errors_of(std::string(kHead)).empty());
}

TEST(Scenario, WindowsLinesAndByteOrderMarksAreFine) {
    std::string text = "\xEF\xBB\xBF" + std::string(kHead) + "then A tokens 0\n";
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
        text.insert(at, "\r");
    EXPECT_TRUE(errors_of(text).empty());
}

// Lines cut, doubled, swapped and filled with nonsense: parse and, if it parses, run; nothing may
// break.
TEST(Scenario, MutilatedFilesBreakNothing) {
    const std::string good =
        std::string(kHead) +
        "clause U-BREAK-2\n"
        "terrain wood blocking polygon 20,20 24,20 24,24 20,24\n"
        "when red move A to 10,14 dice 5\n"
        "     red move A via 9,12 to 10,14 facing 90\n"
        "     red close A at B refused U-TURN-4\n"
        "then A at 10,14 facing 90 tokens 1 click 0 owes red give_action\n"
        "     event break_away_rolled A 5 left by U-BREAK-2\n"
        "     line A B clear ; arc A front B ; touches A B ; distance A B 4\n"
        "     may not red pass A by U-TURN-4 ; sum red move B to 1,1 : speed 8\n"
        "     some event moved A ; show line A B ; show sum red move B to 1,1 ; show A\n"
        "     A free cancelled nothing ; B captive_of A ; line A B hindered by wood\n";
    std::mt19937 random(3);
    const std::string_view bits[] = {"A",
                                     "B",
                                     "red",
                                     "at",
                                     "10,10",
                                     "-1",
                                     "99999",
                                     "x",
                                     ";",
                                     "#",
                                     "\n",
                                     "\n  ",
                                     "then ",
                                     "when ",
                                     "given ",
                                     "setup\n",
                                     "seats red blue green\n",
                                     "\xff"};
    int ran = 0;
    for (int i = 0; i < 3000; ++i) {
        std::string text = good;
        for (std::size_t n = 1 + random() % 3; n > 0; --n) {
            const std::size_t at = random() % text.size();
            const std::size_t length = std::min<std::size_t>(random() % 12, text.size() - at);
            text.replace(at, length, bits[random() % std::size(bits)]);
        }
        const auto scenario = parse_scenario(text, "t.scn");
        if (!scenario) {
            for (const Error& error : scenario.error())
                EXPECT_EQ(say(Language::de, error).find("{"), std::string::npos)
                    << say(Language::de, error);
            continue;
        }
        for (const Edition edition : scenario->editions)
            run_scenario(*scenario, edition, Language::de);
        ++ran;
    }
    EXPECT_GT(ran, 20);
}

}  // namespace
}  // namespace six::io
