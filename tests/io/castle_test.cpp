// Castle sections in figure files, scenarios, replays and on the drawn table.
#include "engine/rules/castle/castle.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "engine/state/canonical.h"
#include "io/draw/draw_table.h"
#include "io/format/files.h"
#include "io/format/json_definitions.h"
#include "io/replay/replay.h"
#include "io/scenario/scenario_book.h"
#include "io/scenario/scenario_lay.h"
#include "tests/io/refusal.h"
#include "tests/io/scenario_problems.h"

namespace six::io {
namespace {

using Json = nlohmann::ordered_json;

// --- figure files ---

Json cell(int value) {
    return {{"value", value}};
}
Json keep() {
    Json json{{"id", "donjon"},
              {"name", "Test Donjon"},
              {"kind", "keep"},
              {"factions", {"mage_spawn"}},
              {"rank", "standard"}};
    json["levels"] = {{{"name", "heavy"}, {"points", 173}, {"clicks", 0}},
                      {{"name", "light"}, {"points", 84}, {"clicks", 3}}};
    json["range"] = 10;
    for (int i = 0; i < 5; ++i)
        json["dials"][0]["clicks"].push_back({{"fortification", cell(2)},
                                              {"attack", cell(9)},
                                              {"defense", cell(17)},
                                              {"damage", cell(2)}});
    return json;
}
Json planking() {
    return {{"id", "gangway"},    {"name", "Test Gangway"},
            {"kind", "planking"}, {"factions", {"mage_spawn"}},
            {"rank", "standard"}, {"points", 0}};
}
Json of_kind(const char* kind) {
    Json json = keep();
    json["kind"] = kind;
    return json;
}

std::string file_of(const Json& figure) {
    Json json{{"format", "six-skulls/figures"}, {"version", 1}, {"figures", Json::array()}};
    json["figures"].push_back(figure);
    return json.dump();
}
std::string with(Json figure, std::string_view pointer, const Json& value) {
    figure[Json::json_pointer(std::string(pointer))] = value;
    return refusal(figures_from_json(file_of(figure)));
}
std::string without(Json figure, const std::string& member) {
    figure.erase(member);
    return refusal(figures_from_json(file_of(figure)));
}

BaseShape plan(Inches half_length, Inches half_width) {
    return {.kind = BaseKind::rectangle,
            .half_length = half_length,
            .half_width = half_width,
            .arc = Facing::kFullTurn};
}

TEST(CastleFigures, HaveThePlansOfTheirKind) {
    const auto base_of_kind = [](const char* kind) {
        const auto read = figures_from_json(file_of(of_kind(kind)));
        EXPECT_TRUE(read) << kind << refusal(read);
        return read ? read->warriors[0].base : BaseShape{};
    };
    EXPECT_EQ(base_of_kind("keep"), plan(3_in, 3_in));
    EXPECT_EQ(base_of_kind("wall"), plan(1_in, 3_in));  // the longer side across the facing
    EXPECT_EQ(base_of_kind("gatehouse"), plan(2_in, 3_in));
    const auto gangway = figures_from_json(file_of(planking()));
    ASSERT_TRUE(gangway) << refusal(gangway);
    EXPECT_EQ(gangway->warriors[0].base, plan(1_in, 2_in));
    EXPECT_EQ(base_of_kind("tower"),
              (BaseShape{.kind = BaseKind::disc, .radius = 2_in, .arc = Facing::kFullTurn}));
}

TEST(CastleFigures, AreWrittenBack) {
    for (const Json& figure : {keep(), planking(), of_kind("tower"), of_kind("gatehouse")}) {
        const auto read = figures_from_json(file_of(figure));
        ASSERT_TRUE(read) << refusal(read);
        EXPECT_EQ(nlohmann::json::parse(figures_file(*read)),
                  nlohmann::json::parse(file_of(figure)));
        for (const Warrior& warrior : read->warriors) {
            const auto back = warrior_from_json(to_json(warrior));
            ASSERT_TRUE(back) << refusal(back);
            EXPECT_EQ(*back, warrior);
        }
    }
}

TEST(CastleFigures, TheirDialSaysFortification) {
    const std::string click = "/dials/0/clicks/0";
    Json speed = keep();
    speed["dials"][0]["clicks"][0].erase("fortification");
    EXPECT_EQ(with(speed, click + "/speed", cell(3)), "accepted");
    EXPECT_EQ(with(keep(), click + "/speed", cell(3)),
              "/figures/0" + click + "/speed json.speed_and_fortification");
    EXPECT_EQ(with(keep(), click + "/fortification", cell(3)), "accepted");
    EXPECT_EQ(with(keep(), click + "/fortification", cell(4)),
              "/figures/0" + click + "/fortification/value json.expected_integer");
    EXPECT_EQ(refusal(figures_from_json(file_of(speed))),
              "/figures/0" + click + " json.missing_field");
    Json warrior = keep();
    warrior.erase("kind");
    EXPECT_EQ(refusal(figures_from_json(file_of(warrior))),
              "/figures/0" + click + "/fortification json.unknown_field");
    const auto ability = [&](const char* stat, const char* name) {
        return with(keep(), click + "/" + stat + "/abilities", Json::array({name}));
    };
    EXPECT_EQ(ability("defense", "toughness"), "accepted");
    EXPECT_EQ(ability("defense", "defend"),
              "/figures/0" + click + "/defense/abilities/0 json.ability_not_on_section");
    EXPECT_EQ(ability("damage", "demoralized"), "accepted");
    EXPECT_EQ(ability("fortification", "flight"),
              "/figures/0" + click + "/fortification/abilities/0 json.ability_not_on_section");
    // Only planking has none.
    EXPECT_EQ(without(keep(), "dials"), "/figures/0 json.missing_field");
    EXPECT_EQ(refusal(figures_from_json(file_of(planking()))), "accepted");
}

TEST(CastleFigures, PlankingHasNothingThatGoesWithADial) {
    const std::string refused = " json.planking_has_no_dial";
    EXPECT_EQ(with(planking(), "/dials", keep()["dials"]), "/figures/0/dials" + refused);
    EXPECT_EQ(with(planking(), "/range", 10), "/figures/0/range" + refused);
    EXPECT_EQ(with(planking(), "/targets", 2), "/figures/0/targets" + refused);
    EXPECT_EQ(with(planking(), "/levels", keep()["levels"]), "/figures/0/levels" + refused);
    // The dial of made-up planking stands in replays.
    Warrior made_up = figures_from_json(file_of(planking()))->warriors[0];
    made_up.dials[0].clicks[0].speed.value = 2;
    const auto back = warrior_from_json(to_json(made_up));
    ASSERT_TRUE(back) << refusal(back);
    EXPECT_EQ(*back, made_up);
}

TEST(CastleFigures, LevelsAndBasesThatCannotBe) {
    EXPECT_EQ(with(keep(), "/levels/1/clicks", 2),
              "/figures/0/levels/1/clicks json.clicks_of_weight");
    EXPECT_EQ(with(keep(), "/levels/1/name", "old"), "/figures/0/levels/1/name json.expected_word");
    EXPECT_EQ(with(keep(), "/base", {{"half_width", 2}}), "accepted");
    EXPECT_EQ(with(keep(), "/base", {{"half_width", 0.5}}),
              "/figures/0/base/half_width json.expected_inches");
    EXPECT_EQ(with(of_kind("gatehouse"), "/base", {{"half_width", 1.5}}), "accepted");
    EXPECT_EQ(with(of_kind("gatehouse"), "/base", {{"half_width", 1.499}}),
              "/figures/0/base/half_width json.expected_inches");
    EXPECT_EQ(with(keep(), "/base", {{"arc", 360}}), "accepted");
    EXPECT_EQ(with(keep(), "/base", {{"arc", 180}}),
              "/figures/0/base/arc json.expected_these_degrees");
    EXPECT_EQ(with(keep(), "/base", {{"kind", "disc"}}),
              "/figures/0/base/kind json.expected_base_of");
    EXPECT_EQ(with(of_kind("tower"), "/base", {{"kind", "rectangle"}}),
              "/figures/0/base/kind json.expected_base_of");
    EXPECT_EQ(with(keep(), "/mounted", true), "/figures/0/mounted json.mounted_kind");
}

// --- scenarios ---

const std::string kFigures =
    "figure archer range 14\n"
    "  dial speed 8 8 attack 9 8 defense 15 14 damage 2 2\n"
    "figure donjon kind keep range 10 levels heavy 173 0 light 84 3\n"
    "  dial fortification 3 3 2 2 1 1 attack 9 9 9 9 8 8 defense 17 17 17 16 16 15 "
    "damage 3 3 3 2 2 2:demoralized\n"
    "figure rampart kind wall\n"
    "  dial fortification 2 1 attack 0 0 defense 16 15 damage 0 0\n"
    "figure gangway kind planking\n";
std::string file(const std::string& lines) {
    return kFigures +
           "given A archer red at 18,9 facing 90\n"
           "  K donjon@heavy red at 18,8 facing 90\n"
           "  L donjon@light red at 28,8 facing 90 click 2 tokens 1\n"
           "  B archer blue at 28,8 facing 270\n"
           "  R rampart red eliminated at 8,8 facing 90\n"
           "  G gangway red at 18,13 facing 0\n"
           "  C archer blue at 8,20 facing 270\n"
           "  D archer red at 8,5 facing 90\n" +
           lines;
}
std::string found(const std::string& query) {
    const auto all = problems(run_text(file("then " + query + "\n")));
    EXPECT_LE(all.size(), 1u) << query;
    return all.empty() ? "" : all[0].substr(all[0].find(" | ") + 3);
}
std::string error_of(const std::string& text) {
    const auto all = problems(run_text(text));
    EXPECT_FALSE(all.empty()) << text;
    return all.empty() ? "" : all[0];
}

TEST(CastleScenario, SectionsMayTouchButNotOverlap) {
    const std::string wall =
        "given A archer blue at 30,30 facing 90\n"
        "  K donjon@heavy red at 18,8 facing 90\n"
        "  R rampart red at ";
    EXPECT_EQ(problems(run_text(kFigures + wall + "18,12 facing 90\nthen R built\n")),
              std::vector<std::string>{});
    EXPECT_NE(error_of(kFigures + wall + "18,11.9 facing 90\nthen R built\n").find("overlap"),
              std::string::npos);
}

TEST(CastleScenario, SectionsAreBuiltAndStoodOn) {
    EXPECT_EQ(found("A on K"), "");
    EXPECT_EQ(found("A on ground"), "A on K");
    EXPECT_EQ(found("C on ground"), "");
    EXPECT_EQ(found("C on K"), "C on ground");
    EXPECT_EQ(found("K built fortification 3 unbreached unoccupied"), "");
    EXPECT_EQ(found("L built fortification 1 breached occupied tokens 1 click 2"), "");
    EXPECT_EQ(found("K breached occupied"), "K unbreached unoccupied");
    EXPECT_EQ(found("R eliminated"), "");
    EXPECT_EQ(found("G built"), "");
    EXPECT_EQ(found("base R rectangle 2 x 6"), "");
    EXPECT_EQ(found("base G rectangle 4 x 2"), "base G rectangle 2 x 4");
    EXPECT_EQ(found("level L light points 84 clicks 3"), "");
    EXPECT_EQ(found("kind G planking"), "");
    EXPECT_EQ(found("printed K symbol fortification"), "");
    EXPECT_EQ(found("apart A K"), "");
    EXPECT_EQ(found("touches A K"), "apart A K");
    EXPECT_EQ(found("line C D hindered by R"), "");
    EXPECT_EQ(found("line C D clear"), "line C D hindered by R");
    EXPECT_EQ(found("line C K clear"), "");
    EXPECT_EQ(found("within D K 8"), "");  // its nearest point
    EXPECT_EQ(found("distance D K 7"), "");
}

TEST(CastleScenario, OnlySectionsAreAskedWhatIsOfSections) {
    for (const char* fact : {"fortification 8", "breached", "unbreached", "occupied", "unoccupied"})
        EXPECT_EQ(found("A " + std::string(fact)), "A is no castle section") << fact;
}

TEST(CastleScenario, PlankingCostsNothingUnlessSaid) {
    EXPECT_EQ(found("printed G points 0"), "");
}

TEST(CastleScenario, CastleActions) {
    EXPECT_EQ(found("castle_actions 0"), "");  // nothing in ordinary games
    EXPECT_EQ(problems(run_text("edition conquest\n" + file("build 400\nthen castle_actions 2\n"))),
              std::vector<std::string>{});
    EXPECT_EQ(problems(run_text("edition conquest\n" +
                                file("build 400\ncastle_actions 1\nthen castle_actions 1\n"))),
              std::vector<std::string>{});
    EXPECT_EQ(problems(run_text("edition conquest\n" +
                                file("build 400\nturn blue\nthen castle_actions 0\n"))),
              std::vector<std::string>{});
    EXPECT_EQ(error_of(file("castle_actions 3\nthen A on K\n")),
              "t.scn:16:16: Expected 0, 1 or 2 actions for castle sections, found '3'.");
}

TEST(CastleScenario, ClearErrors) {
    const std::string a =
        "given A archer red at 18,9 facing 90\n  B archer blue at 30,30 facing 0\n";
    const auto given = [&](const std::string& line) {
        return error_of(kFigures + a + "  K " + line + "\nthen A tokens 0\n");
    };
    EXPECT_EQ(given("donjon@heavy red in_hand"),
              "t.scn:10:22: Expected at and a place for a castle section, or eliminated at and the "
              "place where it fell, found 'in_hand'.");
    EXPECT_EQ(given("donjon@heavy red eliminated"),
              "t.scn:10:32: Expected at, but the line ends here.");
    EXPECT_EQ(given("donjon@heavy red at 2,2 facing 90"),
              "t.scn:8: This position is impossible: a castle section does not lie wholly on the "
              "battlefield.");
    EXPECT_EQ(given("donjon@heavy red at 20,11.5 facing 90"),
              "t.scn:8: This position is impossible: a base stands across the edge of a "
              "castle, or hangs over it.");
    EXPECT_EQ(error_of("figure x\n  dial fortification 1 attack 9 defense 15 damage 2\n"
                       "given A x red at 10,10 facing 0\nthen A tokens 0\n")
                  .substr(0, 52),
              "t.scn:2:8: Only a castle section has Fortification i");
    EXPECT_EQ(error_of("figure x kind keep levels heavy 100 0 light 50 2\n"
                       "  dial fortification 1 1 1 attack 9 9 9 defense 15 15 15 damage 2 2 2\n"
                       "given A x@heavy red at 10,10 facing 0\nthen A tokens 0\n"),
              "t.scn:1:39: A castle section is heavy with 0 clicks or light with 3.");
    EXPECT_EQ(
        error_of("figure x kind keep arc 90\n"
                 "  dial fortification 1 attack 9 defense 15 damage 2\n"
                 "given A x red at 10,10 facing 0\nthen A tokens 0\n"),
        "t.scn:1: Nobody can play x like this: A figure has no usable base. [C-CASTLE-8] "
        "Expected of a castle section: a rectangle from 2 to 12 inches a side (a gatehouse at "
        "least 3 across its facing), for a tower a disc with a radius from 1 to 6; an arc of "
        "360 degrees; not mounted.");
}

TEST(CastleScenario, AFigureThatCannotBePlayedIsNamed) {
    const auto keep_with = [](const std::string& part, const std::string& dial) {
        return error_of(
            "figure archer\n  dial speed 8 attack 9 defense 15 damage 2\n"
            "figure x kind keep " +
            part + "\n  dial " + dial +
            "\n"
            "given A archer red at 10,10 facing 0\nthen A tokens 0\n");
    };
    const std::string sound = "fortification 1 attack 9 defense 15 damage 2";
    const std::string base = "t.scn:3: Nobody can play x like this: A figure has no usable base. [";
    for (const char* part : {"base disc", "mounted", "base rectangle 1 x 6"})
        EXPECT_EQ(keep_with(part, sound).substr(0, base.size() + 12), base + "C-CASTLE-17]")
            << part;
    EXPECT_EQ(keep_with("", "fortification 4 attack 9 defense 15 damage 2"),
              "t.scn:3: Nobody can play x like this: A figure has no usable combat dial. "
              "[C-CASTLE-27] Expected Fortification from 0 to 3.");
    EXPECT_EQ(keep_with("", "fortification 1:flight attack 9 defense 15 damage 2"),
              "t.scn:3: Nobody can play x like this: A castle section shows a special ability that "
              "none can have. [C-CASTLE-29] Found: flight.");
    EXPECT_EQ(keep_with("", sound + "\n  dial " + sound),
              "t.scn:3: Nobody can play x like this: A figure of this kind has 1 dial. [U-DIAL-1]");
}

TEST(CastleScenario, PlankingHasNothingThatGoesWithADial) {
    const auto planking_with = [](const std::string& parts) {
        return error_of("figure x " + parts +
                        "\n"
                        "given A x red at 10,10 facing 0\nthen A tokens 0\n");
    };
    const std::string refused =
        ": Planking has no dial, and so neither range, targets nor levels. [C-CASTLE-16]";
    const std::string dial = "dial fortification 1 attack 9 defense 9 damage 2";
    EXPECT_EQ(planking_with("kind planking points 20 range 10"), "t.scn:1:34" + refused);
    EXPECT_EQ(planking_with("kind planking targets 2"), "t.scn:1:24" + refused);
    EXPECT_EQ(planking_with("kind planking levels heavy 9 0"), "t.scn:1:24" + refused);
    EXPECT_EQ(planking_with("kind planking\n  " + dial), "t.scn:2:3" + refused);
    EXPECT_EQ(planking_with("range 10 kind planking"), "t.scn:1:24" + refused);
}

TEST(CastleScenario, ASectionOfAnArmyHasANumber) {
    EXPECT_EQ(error_of(file("when red build x at 10,10 facing 90\n")).substr(0, 62),
              "t.scn:16:16: Expected the number of a castle section in the ar");
}

// --- replays ---

TEST(CastleReplay, TheGroundIsNotWrittenAndComesBack) {
    const auto scenario = parse_scenario(
        "edition conquest\n" + file("build 400\nterrain wood hindering polygon 30,20 33,20 33,24\n"
                                    "then A on K\n"),
        "t.scn");
    ASSERT_TRUE(scenario);
    const auto laid = lay_scenario(*scenario, Edition::conquest, Language::en);
    ASSERT_TRUE(laid) << say(Language::en, laid.error());
    Table table = (*laid)->game->table();
    const State& state = (*laid)->game->state();
    table.defender = Seat{0};
    ASSERT_EQ(state.castle_actions, 2);
    ASSERT_EQ(state.figures[0].top, FigureId{1});
    std::ostringstream text;
    ReplayWriter writer(text);
    writer.begin(table, state, (*laid)->names, "scripted");
    writer.end_unfinished();
    EXPECT_EQ(text.str().find("castle_2"), std::string::npos) << text.str();
    EXPECT_NE(text.str().find("\"whereabouts\":\"built\""), std::string::npos);
    const auto replay = parse_replay(text.str());
    ASSERT_TRUE(replay) << say(Language::en, replay.error());
    const auto start = start_of(*replay);
    ASSERT_TRUE(start) << say(Language::en, start.error());
    const auto& read = std::get<BattleStart>(*start);
    EXPECT_EQ(hash_of(read.state), hash_of(state));
    EXPECT_EQ(read.table.field, table.field);
    EXPECT_EQ(read.table.defender, Seat{0});
    EXPECT_EQ(read.table.catalog.warriors, table.catalog.warriors);
    EXPECT_EQ(read.names.pieces, (*laid)->names.pieces);
    const Rerun again = rerun(*replay);
    EXPECT_FALSE(again.difference) << say(Language::en, *again.difference);
}

TEST(CastleReplay, ARunWithAFallPlaysTheSame) {
    const auto scenario = parse_scenario(kFigures +
                                             "given K donjon@light red at 18,8 facing 90 click 2\n"
                                             "  P archer red at 18,8 facing 90\n"
                                             "  A archer blue at 18,20 facing 270\n"
                                             "turn blue\n"
                                             "when blue shoot A at K dice 5 5\n"
                                             "  red turn P facing 0\n"
                                             "  dice 1\n"
                                             "then P on ground\n",
                                         "t.scn");
    ASSERT_TRUE(scenario);
    const ScenarioOutcome outcome =
        run_scenario(*scenario, Edition::unlimited, Language::en, Recording::yes);
    ASSERT_TRUE(outcome.passed()) << outcome.drawing;
    const auto replay = parse_replay(outcome.replay);
    ASSERT_TRUE(replay) << say(Language::en, replay.error());
    const Rerun again = rerun(*replay);
    EXPECT_FALSE(again.difference) << say(Language::en, *again.difference);
    EXPECT_EQ(again.same_lines, 4u);
}

TEST(CastleReplay, SectionsGiveAtMostTwoActions) {
    const auto scenario = parse_scenario(file("then A on K\n"), "t.scn");
    ASSERT_TRUE(scenario);
    const auto laid = lay_scenario(*scenario, Edition::unlimited, Language::en);
    ASSERT_TRUE(laid) << say(Language::en, laid.error());
    State state = (*laid)->game->state();
    const auto read_with = [&](std::uint8_t actions) {
        state.castle_actions = actions;
        std::ostringstream text;
        ReplayWriter writer(text);
        writer.begin((*laid)->game->table(), state, (*laid)->names, "scripted");
        writer.end_unfinished();
        const auto replay = parse_replay(text.str());
        EXPECT_TRUE(replay) << say(Language::en, replay.error());
        const auto start = start_of(*replay);
        return start ? std::string("accepted") : start.error().where + " " + start.error().key;
    };
    EXPECT_NE(read_with(3).find("/start/castle_actions json.expected_integer"), std::string::npos)
        << read_with(3);
}

// --- the drawn table ---

TEST(CastleDrawing, OutlinesDoorsAndRubble) {
    const auto scenario = parse_scenario(file("then A on K\n"), "t.scn");
    ASSERT_TRUE(scenario);
    const auto laid = lay_scenario(*scenario, Edition::unlimited, Language::en);
    ASSERT_TRUE(laid) << say(Language::en, laid.error());
    const std::string text = draw_table(Language::en, (*laid)->names, (*laid)->game->table(),
                                        (*laid)->game->state(), {.width = 78, .height = 30});
    for (const char* part :
         {"▓", "▒", ":::", "+", "K", "(Red) built at (18, 8)", "breached, occupied; clicks: 2",
          "on K at (18, 9)", "R  Rampart (Red): rubble at (8, 8)", "▓  castle (▒ breached"})
        EXPECT_NE(text.find(part), std::string::npos) << part << '\n' << text;
    EXPECT_EQ(text.find("castle_"), std::string::npos) << text;
}

}  // namespace
}  // namespace six::io
