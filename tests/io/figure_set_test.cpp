#include "io/format/figure_set.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/messages/reason.h"
#include "engine/rules/playable.h"
#include "engine/rulesets/armies.h"
#include "engine/rulesets/conquest.h"
#include "engine/rulesets/unlimited.h"
#include "tests/io/refusal.h"
#include "tests/support/fixture_battle.h"

namespace six::io {
namespace {

using Json = nlohmann::ordered_json;

Dial dial_of(std::uint8_t attack, std::size_t living) {
    Dial dial;
    for (std::size_t i = 0; i < living; ++i)
        dial.clicks.push_back({{8}, {attack}, {15}, {2}, Ability::none});
    while (!dial.clicks.full()) dial.clicks.push_back(three_skulls());
    return dial;
}

// A figure of the second edition with all that it may say.
Warrior archer_of_the_second() {
    Warrior archer = fixture::plain_warrior();
    archer.id = "archer";
    archer.editions = {Edition::v2};
    archer.subfaction = "storm_druids";
    archer.item_slots = 2;
    Dial& dial = archer.dials[0];
    dial.range = 8_in;
    dial.ranged_damage = std::uint8_t{3};
    dial.attack_bonus = 2;
    dial.types = {SpeedType::wing, AttackType::bow, DefenseType::magic_immunity, DamageType::plain};
    dial.clicks[0].speed.abilities = {Ability::strong_flier, Ability::stealth};
    dial.clicks[0].nexus = Ability::pierce;
    return archer;
}

std::vector<Warrior> hero_of_two_levels() {
    std::vector<Warrior> levels;
    for (std::uint8_t n = 1; n <= 2; ++n) {
        Warrior hero = fixture::plain_warrior();
        hero.model = "wanderer";
        hero.level = std::to_string(n);
        hero.id = hero.model + '@' + hero.level;
        hero.name = "The Wanderer";
        hero.factions = {Faction::heroes, Faction::heroes};
        hero.rank = Rank::unique;
        hero.editions = {Edition::unlimited, Edition::dungeons};
        hero.points = static_cast<std::uint16_t>(10 * n);
        hero.dials = {dial_of(static_cast<std::uint8_t>(7 + n), 3u + n)};
        hero.dials[0].range = 6_in;
        levels.push_back(hero);
    }
    return levels;
}

Warrior changeling() {
    Warrior mimic = fixture::plain_warrior();
    mimic.id = "mimic";
    mimic.factions = {Faction::mage_spawn, Faction::mage_spawn};
    mimic.editions = {Edition::dungeons};
    mimic.trap = Trap{TrapKind::burst, 1, 0, 9};
    return mimic;
}

FigureSet whole_set() {
    FigureSet set;
    set.id = "trial";
    set.name = "A Trial";
    set.catalog.warriors = {archer_of_the_second(), changeling()};
    for (const Warrior& level : hero_of_two_levels()) set.catalog.warriors.push_back(level);
    set.chests = {{"tin_box", "Tin Box", {}, 10, TreasureItem::none},
                  {"oak_box", "Oak Box", {TrapKind::spawn, 2, 40, 8}, 30, TreasureItem::potion}};
    set.imprints["archer"] = {
        "017", "archer", "She counts her arrows.", "Sie zählt ihre Pfeile.", {}};
    set.imprints["mimic"].errata = {{"FAQ-FIG-13", "/points", "12"}};
    set.imprints["oak_box"].number = "116";
    return set;
}

std::string with(std::string_view pointer, const Json& value) {
    Json json = Json::parse(set_file(whole_set()));
    json[Json::json_pointer(std::string(pointer))] = value;
    return refusal(set_from_json(json.dump()));
}

std::string without(const std::string& holder, const std::string& member) {
    Json json = Json::parse(set_file(whole_set()));
    json[Json::json_pointer(holder)].erase(member);
    return refusal(set_from_json(json.dump()));
}

TEST(FigureSet, ThereAndBack) {
    const auto read = set_from_json(set_file(whole_set()));
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(*read, whole_set());
    EXPECT_EQ(set_file(*read), set_file(whole_set()));
}

TEST(FigureSet, SaysWhatTheSecondEditionReads) {
    const Json figure = Json::parse(set_file(whole_set()))["figures"][0];
    EXPECT_EQ(figure["number"], "017");
    EXPECT_EQ(figure["editions"], Json::array({"v2"}));
    EXPECT_EQ(figure["ranged_damage"], 3);
    EXPECT_EQ(figure["attack_bonus"], 2);
    EXPECT_EQ(figure["types"]["attack"], "bow");
    EXPECT_EQ(figure["dials"][0]["clicks"][0]["nexus"], "pierce");
    EXPECT_EQ(with("/figures/0/types/speed", "boots"), "/figures/0/types/speed json.expected_word");
    EXPECT_EQ(without("/figures/0/types", "damage"), "/figures/0/types json.missing_field");
    EXPECT_EQ(with("/figures/0/attack_bonus", 21), "/figures/0/attack_bonus json.expected_integer");
    EXPECT_EQ(without("/figures/0", "range"),
              "/figures/0/ranged_damage json.ranged_damage_without_range");
    EXPECT_EQ(with("/figures/0/dials/0/clicks/0/nexus", "stealth"),
              "/figures/0/dials/0/clicks/0/nexus json.expected_other");
    EXPECT_EQ(with("/figures/0/dials/0/clicks/0/nexus", "none"),
              "/figures/0/dials/0/clicks/0/nexus json.expected_ability");
    EXPECT_EQ(with("/figures/0/flavour/fr", "Elle compte."),
              "/figures/0/flavour/fr json.unknown_field");
    EXPECT_EQ(without("/figures/0/flavour", "de"), "/figures/0/flavour json.missing_field");
}

TEST(FigureSet, AFigureHasWhatItsEditionsNeed) {
    EXPECT_EQ(without("/figures/0", "types"), "/figures/0 json.missing_for_edition");
    EXPECT_EQ(without("/figures/0", "ranged_damage"), "/figures/0 json.missing_for_edition");
    EXPECT_EQ(with("/figures/0/editions", {"v2", "unlimited"}),
              "/figures/0 json.foreign_to_edition");  // it has a nexus
    EXPECT_EQ(with("/figures/1/editions", {"dungeons", "conquest"}),
              "/figures/1 json.foreign_to_edition");  // a trap
    EXPECT_EQ(with("/figures/0/editions", {"v2", "v2"}),
              "/figures/0/editions/1 json.expected_other");
    EXPECT_EQ(with("/figures/0/editions", Json::array()),
              "/figures/0/editions json.expected_count");
    EXPECT_EQ(with("/figures/0/editions", {"v3"}), "/figures/0/editions/0 json.expected_word");
}

// What no edition could put on a table. [U-DIAL-2, U-BASE-4]
TEST(FigureSet, DialsAndBasesAreSound) {
    const std::string clicks = "/figures/0/dials/0/clicks/";
    EXPECT_EQ(with(clicks + "0/speed/skull", true), "/figures/0 json.unsound_dial");  // it goes
    EXPECT_EQ(with("/figures/0/base", {{"radius", 0.05}}), "/figures/0 json.unsound_base");
    EXPECT_EQ(with("/figures/0/base", {{"radius", 0.1}}), "accepted");
    EXPECT_EQ(with("/figures/0/base", {{"radius", 3.001}}), "/figures/0 json.unsound_base");
    EXPECT_EQ(with("/figures/0/base", {{"kind", "double_disc"}}), "/figures/0 json.unsound_base");
}

TEST(FigureSet, ErrataCiteAClauseAndAPlace) {
    EXPECT_EQ(with("/figures/1/errata/0/clause", "FAQ-FIG-99"),
              "/figures/1/errata/0/clause errata.expected_clause");
    EXPECT_EQ(with("/figures/1/errata/0/field", "points"),
              "/figures/1/errata/0/field json.expected_pointer");
}

TEST(FigureSet, HeroesRiseFromOneOn) {
    EXPECT_EQ(with("/figures/2/levels/0/name", "0"), "/figures/2/levels/0/name json.level_number");
    EXPECT_EQ(with("/figures/2/levels/1/points", 10),
              "/figures/2/levels/1/points json.levels_rise");
    EXPECT_EQ(with("/figures/2/levels/1/clicks", 2),
              "/figures/2/levels/1/clicks json.unknown_field");
    EXPECT_EQ(without("/figures/2/levels/1", "dials"), "/figures/2/levels/1 json.missing_field");
    const Json dials = Json::parse(set_file(whole_set()))["figures"][0]["dials"];
    EXPECT_EQ(with("/figures/2/dials", dials), "/figures/2/dials json.dials_in_levels");
    // Nobody else has levels on one dial.
    EXPECT_EQ(with("/figures/2/factions", {"shyft"}), "/figures/2 json.missing_field");  // dials
    Json levelled = Json::parse(set_file(whole_set()));
    levelled["figures"][0]["levels"] = levelled["figures"][2]["levels"];
    levelled["figures"][0].erase("points");
    EXPECT_EQ(refusal(set_from_json(levelled.dump())), "/figures/0/levels json.levels_of_kind");
    Json six = Json::parse(set_file(whole_set()));
    Json& levels = six["figures"][2]["levels"];
    for (int n = 3; n <= 6; ++n) {
        Json next = levels[1];
        next["name"] = std::to_string(n);
        next["points"] = 10 * n;
        levels.push_back(next);
    }
    EXPECT_EQ(refusal(set_from_json(six.dump())), "/figures/2/levels json.expected_count");
    levels.erase(5);
    EXPECT_EQ(refusal(set_from_json(six.dump())), "accepted");
}

TEST(FigureSet, ChestsAndTraps) {
    EXPECT_EQ(with("/chests/0/trap/disarm", 8), "/chests/0/trap/disarm json.not_of_trap");
    EXPECT_EQ(with("/chests/1/trap/kind", "burst"), "/chests/1/trap/points json.not_of_trap");
    EXPECT_EQ(with("/chests/1/trap/disarm", 13), "/chests/1/trap/disarm json.expected_integer");
    EXPECT_EQ(without("/chests/1/trap", "disarm"), "/chests/1/trap json.missing_field");
    EXPECT_EQ(with("/chests/1/gold", -1), "/chests/1/gold json.expected_integer");
    EXPECT_EQ(with("/chests/1/id", "archer"), "/chests/1/id json.expected_other");
    EXPECT_EQ(with("/chests/1/item", "crown"), "/chests/1/item json.expected_word");
    EXPECT_EQ(with("/chests", Json::array()), "/chests json.expected_count");
}

TEST(FigureSet, HasIdAndNameOrNeither) {
    EXPECT_EQ(without("", "name"), "/ json.missing_field");
    EXPECT_EQ(without("", "set"), "/ json.missing_field");
    Json json = Json::parse(set_file(whole_set()));
    json.erase("set");
    json.erase("name");
    EXPECT_EQ(refusal(set_from_json(json.dump())), "accepted");
    EXPECT_EQ(with("/set", "A Trial"), "/set json.expected_identifier");
}

// [V-FIG-1, V-FIG-12, D-TEAM-2, DGT-CHG-1]
TEST(EditionGap, NamesTheFieldThatIsMissingOrForeign) {
    const auto gap = [](const Warrior& warrior, Edition edition) -> std::string {
        const auto found = army_rules(edition).gap(warrior);
        return found ? (found->unknown_to_edition ? "no " : "") + std::string(found->field)
                     : "complete";
    };
    Warrior plain = fixture::plain_warrior();
    EXPECT_EQ(gap(plain, Edition::unlimited), "complete");
    EXPECT_EQ(gap(plain, Edition::conquest), "complete");
    EXPECT_EQ(gap(plain, Edition::dungeons), "complete");
    EXPECT_EQ(gap(plain, Edition::v2), "complete");  // an old figure [V-FIG-12 to V-FIG-14]
    Warrior shooter = plain;
    shooter.dials[0].range = 8_in;  // its damage serves at range
    EXPECT_EQ(gap(shooter, Edition::v2), "complete");
    plain.dials[0].clicks[0].nexus = Ability::pierce;  // no old figure has one
    EXPECT_EQ(gap(plain, Edition::v2), "types");
    Warrior archer = archer_of_the_second();
    EXPECT_EQ(gap(archer, Edition::v2), "complete");
    EXPECT_EQ(gap(archer, Edition::unlimited), "no nexus");
    archer.dials[0].clicks[0].nexus = Ability::none;
    EXPECT_EQ(gap(archer, Edition::unlimited), "no abilities");
    archer.dials[0].ranged_damage.reset();
    EXPECT_EQ(gap(archer, Edition::v2), "ranged_damage");
    EXPECT_EQ(gap(changeling(), Edition::dungeons), "complete");
    EXPECT_EQ(gap(changeling(), Edition::unlimited), "no trap");
    EXPECT_EQ(gap(fixture::plain_rider(), Edition::dungeons), "no mounted");
    EXPECT_EQ(gap(fixture::plain_large(FigureKind::dragon), Edition::dungeons), "no kind");
    Warrior hero = hero_of_two_levels()[0];
    EXPECT_EQ(gap(hero, Edition::dungeons), "complete");
    hero.level.clear();
    EXPECT_EQ(gap(hero, Edition::dungeons), "levels");
    EXPECT_EQ(gap(hero, Edition::unlimited), "complete");
}

TEST(EditionGap, ATableIsLaidWithCompleteFiguresOnly) {
    Catalog catalog{{fixture::plain_warrior(), changeling()}};
    const auto refused = check_warriors(kUnlimited, catalog);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().why, Reason::figure_not_in_edition);
    EXPECT_EQ(refused.error().n, 1);
    EXPECT_TRUE(check_warriors(kUnlimited, complete_for(Edition::unlimited, catalog)));
    EXPECT_EQ(complete_for(Edition::dungeons, catalog).warriors.size(), 1u);
    // One that calls itself complete and shows a nexus is refused all the same: no page reads it.
    Warrior archer = archer_of_the_second();
    archer.editions = {Edition::conquest};
    archer.dials[0].clicks[0].speed.abilities = {Ability::none, Ability::none};
    const auto nexus = check_warriors(kConquest, {{archer}});
    ASSERT_FALSE(nexus);
    EXPECT_EQ(nexus.error().why, Reason::ability_not_in_edition);
}

}  // namespace
}  // namespace six::io
