#include "io/library/army_check.h"

#include <gtest/gtest.h>

#include "io/library/collection.h"
#include "tests/io/army_figures.h"
#include "tests/io/refusal.h"

namespace six::io {
namespace {

const Catalog& figures() {
    static const Catalog all = figures_of_all_editions();
    return all;
}

int points_of(std::string_view id) {
    return figures()[warrior_named(figures(), id)].points;
}

// "/figures/0/id army.unique_twice U-ARMY-3", one line each.
std::string findings_of(const Army& army, std::uint8_t seats = 2) {
    std::string text;
    for (const ArmyFinding& finding : check_army_list(army, figures(), seats).findings) {
        text += refusal(Expected<Ok, Error>(finding.error));
        if (finding.clause.exists()) text += ' ' + std::string(finding.clause.id());
        text += '\n';
        // What is cited is said.
        const std::string words = say(Language::de, finding.error);
        if (finding.clause.exists()) {
            EXPECT_NE(words.find('[' + std::string(finding.clause.id()) + ']'), std::string::npos)
                << words;
        }
    }
    return text;
}

TEST(ArmyCheck, TheCollectionIsLegal) {
    for (const auto& [name, army] : collected_armies()) {
        EXPECT_EQ(findings_of(army), "") << name;
        if (army.edition == Edition::v2) continue;  // with figures that no other edition knows
        for (const Edition edition : {Edition::unlimited, Edition::conquest}) {
            Army played = army;
            played.edition = edition;
            if (edition == Edition::conquest && army.build_total % 400 != 0) continue;
            EXPECT_EQ(findings_of(played), "") << name;
        }
    }
}

TEST(ArmyCheck, SaysEverythingAtOnce) {
    const Army army{"Wrong",
                    150,
                    {{"marshal_ysmarre", 2},
                     {"ember_wyrm@ancient", 1},
                     {"ember_wyrm@young", 1},
                     {"ember_wyrm", 1},
                     {"candle_hill_watchmen", 1},
                     {"later_1", 1}},
                    Edition::unlimited};
    EXPECT_EQ(findings_of(army),
              "/build_total army.bad_build_total U-ARMY-1\n"
              "/figures/0/count army.unique_twice U-ARMY-3\n"
              "/figures/2/id army.unique_twice U-ARMY-3\n"
              "/figures/3/id army.level_wanted U-ARMY-6\n"
              "/figures/4/id army.unknown_figure\n"
              "/figures/5/id army.figure_not_in_edition U-BASE-1\n"
              "/figures army.army_too_expensive U-ARMY-2\n");
    const ArmyReport report = check_army_list(army, figures());
    EXPECT_FALSE(report.legal());
    const int points = points_of("marshal_ysmarre") * 2 + points_of("ember_wyrm@ancient") +
                       points_of("ember_wyrm@young") + points_of("later_1");
    EXPECT_EQ(report.points, points);
    const std::string dear = say(Language::en, report.findings.back().error);
    EXPECT_NE(dear.find("found " + std::to_string(points) +
                        " points: " + std::to_string(points - 150) + " too many"),
              std::string::npos)
        << dear;
    const std::string unknown = say(Language::en, report.findings[4].error);
    EXPECT_NE(unknown.find("candle_hill_watchman"), std::string::npos) << unknown;
}

TEST(ArmyCheck, TheSummarySaysWhatIsThere) {
    const Army army{
        "Summary", 400, {{"ember_wyrm@mature", 1}, {"thornsworn_galloper", 3}}, Edition::unlimited};
    const ArmyReport report = check_army_list(army, figures());
    EXPECT_TRUE(report.legal());
    EXPECT_EQ(report.points, points_of("ember_wyrm@mature") + 3 * points_of("thornsworn_galloper"));
    EXPECT_EQ(report.actions, 4);  // [U-ARMY-5]
    EXPECT_EQ(report.figures, 4);
    EXPECT_EQ(report.ranks[static_cast<std::size_t>(Rank::unique)], 1);
    EXPECT_EQ(report.ranks[static_cast<std::size_t>(Rank::standard)], 3);
    EXPECT_EQ(report.factions[static_cast<std::size_t>(Faction::elemental_league)], 3);
    EXPECT_EQ(report.factions[static_cast<std::size_t>(Faction::orc_raiders)], 3);
    ASSERT_EQ(report.values.size(), 1u);
    EXPECT_EQ(report.values[0].level, "mature");
    EXPECT_EQ(report.values[0].points, points_of("ember_wyrm@mature"));
    EXPECT_EQ(report.values[0].clause.id(), "DRG-PV-2");
}

TEST(ArmyCheck, EachKindOfLevelsHasItsClause) {
    const Army army{"Levels",
                    2000,
                    {{"boilerhall_ironback@low_steam", 1},
                     {"oxbow_colossus@crumbling", 1},
                     {"heron_tower@light", 1}},
                    Edition::unlimited};
    std::string clauses;
    for (const ChosenValue& value : check_army_list(army, figures()).values)
        clauses += std::string(value.clause.id()) + ' ';
    EXPECT_EQ(clauses, "LRG-PV-3 C-TITAN-2 C-CASTLE-3 ");
}

TEST(ArmyCheck, TooManyFiguresDependOnTheSeats) {
    const Army army{"Horde", 2000, {{"bogwater_zombie", 100}}, Edition::unlimited};
    EXPECT_EQ(findings_of(army, 2), "");
    EXPECT_EQ(findings_of(army, 4), "/figures army.army_too_large U-ARMY-2\n");
    EXPECT_EQ(findings_of({"Huge",
                           200,
                           {{"bogwater_zombie", 240}, {"chalkpit_skeleton", 240}},
                           Edition::unlimited}),
              "/figures army.army_too_large U-ARMY-2\n"
              "/figures army.army_too_expensive U-ARMY-2\n");
}

TEST(ArmyCheck, NobodyIsNoArmy) {
    EXPECT_EQ(findings_of({"None", 200, {}, Edition::unlimited}),
              "/figures army.army_empty U-ARMY-7\n");
}

TEST(ArmyCheck, CastleSectionsHaveTheirLimits) {
    const Army walls{
        "Walls", 400, {{"longstone_wall@light", 13}, {"bogwater_zombie", 1}}, Edition::unlimited};
    EXPECT_EQ(findings_of(walls), "/figures army.too_many_sections U-ARMY-2\n");
    EXPECT_EQ(findings_of({"Alone", 400, {{"longstone_wall@light", 3}}, Edition::unlimited}),
              "/figures army.army_of_sections U-ARMY-7\n");
    EXPECT_EQ(findings_of({"Both", 400, {{"longstone_wall@light", 13}}, Edition::unlimited}),
              "/figures army.too_many_sections U-ARMY-2\n"
              "/figures army.army_of_sections U-ARMY-7\n");
}

TEST(ArmyCheck, ConquestCountsInFourHundreds) {
    Army army{"March", 300, {{"bogwater_zombie", 1}}, Edition::conquest};
    EXPECT_EQ(findings_of(army), "/build_total army.bad_build_total U-ARMY-1\n");
    army.build_total = 800;
    const ArmyReport report = check_army_list(army, figures());
    EXPECT_TRUE(report.legal());
    EXPECT_EQ(report.actions, 2);  // [C-TURN-1]
}

// The second edition says the same in its own clauses, and wants figures that are complete for it:
// the types of a 2.0 figure go with a ranged damage where it has a range. An old figure has neither
// and is complete, but a file may keep it out. [V-FIG-1, V-FIG-12]
TEST(ArmyCheck, TheSecondEditionIsJudgedByItsOwnClauses) {
    Army army{"Later", 200, {{"later_1", 2}, {"later_6", 1}}, Edition::v2};
    EXPECT_EQ(findings_of(army), "");
    EXPECT_EQ(check_army_list(army, figures()).actions, 2);  // [V-ARMY-2]
    army.build_total = 250;
    army.figures[1].count = 2;
    army.figures.push_back({"later_5", 12});
    army.figures.push_back({"later_without", 1});
    army.figures.push_back({"older", 1});
    EXPECT_EQ(findings_of(army),
              "/build_total army.bad_build_total V-ARMY-1\n"
              "/figures/1/count army.unique_twice V-FIG-10\n"
              "/figures/3/id army.figure_incomplete V-FIG-1\n"
              "/figures/4/id army.figure_not_in_edition V-FIG-1\n"
              "/figures army.army_too_expensive V-ARMY-1\n");
    EXPECT_EQ(findings_of({"Old", 100, {{"bogwater_zombie", 2}}, Edition::v2}), "");
    EXPECT_EQ(findings_of({"None", 200, {}, Edition::v2}), "/figures army.army_empty V-GEN-1\n");
}

// What the card costs depends on the copies of its cohorts. [V-SUB-13, V-ARMY-6]
TEST(ArmyCheck, AnAdventuringCompanyIsPaidFor) {
    Army army{"Bell", 100, {{"greywater_netman", 3}}, Edition::v2, "ninth_bell_company"};
    const ArmyReport report = check_army_list(army, collection());
    ASSERT_TRUE(report.company);
    EXPECT_EQ(report.company->number, "AC-1");
    EXPECT_EQ(report.company->cohorts, 3);
    EXPECT_EQ(report.company->points, 35 - 3 * 7);
    EXPECT_EQ(report.points, 3 * points_of("greywater_netman") + 35 - 3 * 7);
    EXPECT_TRUE(report.legal());
    army.figures = {{"fuse_row_mortar", 2}};  // none of them: 35 points are too many
    const ArmyReport dear = check_army_list(army, collection());
    ASSERT_EQ(dear.findings.size(), 1u);
    EXPECT_EQ(dear.findings[0].clause.id(), "V-ARMY-6");
    army.company = "ninth_bell_compny";
    const ArmyReport unknown = check_army_list(army, collection());
    ASSERT_EQ(unknown.findings.size(), 1u);
    EXPECT_EQ(unknown.findings[0].error.where, "/company");
    army = {"Old", 100, {{"candle_hill_watchman", 1}}, Edition::unlimited, "ninth_bell_company"};
    const ArmyReport older = check_army_list(army, collection());
    ASSERT_EQ(older.findings.size(), 1u);
    EXPECT_EQ(older.findings[0].error.key, "army.no_companies_in_edition");
}

TEST(ArmyCheck, AHeroicTeamHasRulesOfItsOwn) {
    Army team{"Team", 100, {{"hero_1@1", 1}, {"hero_2@2", 1}, {"guide", 2}}, Edition::dungeons};
    EXPECT_EQ(findings_of(team), "");
    EXPECT_EQ(check_army_list(team, figures()).values.at(0).clause.id(), "D-TEAM-2");
    team.build_total = 200;
    team.figures = {{"hero_1@1", 1}, {"hero_1@2", 1}, {"hero_2@3", 1}, {"hero_3", 1},
                    {"hero_4@1", 2}, {"spawn", 1},    {"older", 1}};
    EXPECT_EQ(findings_of(team),
              "/build_total army.bad_team_total D-TEAM-1\n"
              "/figures/1/id army.unique_twice D-TEAM-4\n"
              "/figures/2/id army.hero_starts_too_high D-TEAM-3\n"
              "/figures/3/id army.level_wanted D-TEAM-2\n"
              "/figures/4/count army.unique_twice D-TEAM-4\n"
              "/figures/5/id army.mage_spawn_in_team D-TEAM-6\n"
              "/figures/6/id army.figure_not_in_edition D-TEAM-6\n"
              "/figures army.bad_team_size D-TEAM-9\n"
              "/figures army.army_too_expensive D-TEAM-1\n");
    EXPECT_EQ(findings_of({"None", 100, {}, Edition::dungeons}),
              "/figures army.bad_team_size D-TEAM-9\n");
    EXPECT_EQ(findings_of({"Dragon", 100, {{"ember_wyrm@young", 1}}, Edition::dungeons}),
              "/figures/0/id army.figure_foreign D-TEAM-6\n"
              "/figures army.army_too_expensive D-TEAM-1\n");
}

TEST(ArmyCheck, ItemsAreCountedAndJudgedEachByItself) {
    Army army = collected_armies().find("readers_of_the_ford")->second;
    const ArmyReport sound = check_army_list(army, collection());
    EXPECT_TRUE(sound.legal());
    EXPECT_EQ(sound.points, 193);  // 170 for figures [V-ARMY-6]
    ASSERT_EQ(sound.items.size(), 2u);
    EXPECT_EQ(sound.items[0].spells, (std::vector<std::string>{"Tallow Spark", "Knitbone"}));
    army.figures[0].items = {"chandlers_ledger:tallow_spark:noon_hail:warm_rain",
                             "boilerhall_heart", "lamplighters_blade", "lamplighters_blade",
                             "no_such_item"};
    army.figures[3].items = {"quarry_maul"};
    army.build_total = 100;
    std::string found;
    for (const ArmyFinding& finding : check_army_list(army, collection()).findings)
        found += finding.error.where + ' ' + finding.error.key + ' ' +
                 std::string(finding.clause.id()) + '\n';
    EXPECT_EQ(found,
              "/figures/0/items/0 army.too_many_pages V-SPELL-4\n"
              "/figures/0/items/1 army.item_requires_faction V-ITEM-5\n"
              "/figures/0/items/3 army.item_twice V-ITEM-6\n"
              "/figures/0/items/4 json.expected_item \n"
              "/figures/3/items/0 army.no_slots V-ITEM-1\n"
              "/figures/3/items/0 army.no_slots V-ITEM-1\n"
              "/figures army.army_too_expensive V-ARMY-1\n");
    army.edition = Edition::unlimited;
    army.figures = {{"lantern_guard", 1, {"quarry_maul"}}};
    EXPECT_EQ(check_army_list(army, collection()).findings.at(0).error.key,
              "army.no_items_in_edition");
}

TEST(ArmyCheck, FilesKeepTheEditionWhereItIsNotTheUsualOne) {
    Army army{"March", 800, {{"bogwater_zombie", 1}}, Edition::unlimited};
    EXPECT_EQ(army_file(army).find("edition"), std::string::npos);
    army.edition = Edition::conquest;
    const std::string text = army_file(army);
    EXPECT_NE(text.find("\"name\": \"March\",\n  \"edition\": \"conquest\",\n  \"build_total\""),
              std::string::npos)
        << text;
    const auto read = army_from_json(text);
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(*read, army);
    EXPECT_EQ(refusal(army_from_json(
                  R"({"format": "six-skulls/army", "version": 1, "name": "A", "edition": "first",
                      "build_total": 100, "figures": [{"id": "a"}]})")),
              "/edition json.expected_word");
}

}  // namespace
}  // namespace six::io
