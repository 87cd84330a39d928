// Items, spells and companies that a game does not have: files name only what they describe, but a
// command from elsewhere may hold any number.
#include <gtest/gtest.h>

#include "engine/messages/reason.h"
#include "io/scenario/scenario_lay.h"
#include "tests/support/command_for.h"

namespace six {
namespace {

using fixture::command_for;

constexpr Seat kRed{0};
constexpr FigureId A{0}, P{1};

constexpr const char* kFigures = R"(edition v2
figure  mage   points 40  slots 2
        dial speed 8 8 8  attack 9 9 8  defense 15 15 14  damage 3 2 2
figure  wagon  kind chariot  points 100
        dial front speed 8 8 7  attack 9 9 9  defense 17 17 16  damage 3 3 3
        dial left  speed 6 6 6  attack 9 9 8  defense 16 16 16  damage 3 3 2
        dial rear  speed 6 6 6  attack 9 9 8  defense 16 16 16  damage 3 3 2
        dial right speed 6 6 6  attack 9 9 8  defense 16 16 16  damage 3 3 2
spell   spark reach 8 hurts 2 pages 2
item    tome pages 6
company vigil points 10 discount 1 ability toughness cohorts mage
)";
constexpr const char* kBattle = R"(option  v2_spells_on true
given   A  mage   red   at 10,10  facing 0  wields tome:spark
        P  mage   red   aboard W  wields tome
        W  wagon  red   at 20,20  facing 0
        B  mage   blue  at 16,10  facing 180
)";

struct ForeignNumbers : testing::Test {
    std::shared_ptr<io::LaidScenario> laid;

    void lay(const std::string& text) {
        const auto scenario = io::parse_scenario(kFigures + text, "test.scn", io::ScenarioUse::ask);
        ASSERT_TRUE(scenario) << say(io::Language::en, scenario.error()[0]);
        const auto done = io::lay_scenario(*scenario, Edition::v2, io::Language::en);
        ASSERT_TRUE(done) << say(io::Language::en, done.error());
        laid = *done;
    }
    template <class One>
    std::string said(const One& one) {
        const auto may = laid->game->check(kRed, command_for(*laid->game, one));
        if (may) return "allowed";
        return std::string(may.error().clause.id()) + " " + std::string(name_of(may.error().why));
    }
};

TEST_F(ForeignNumbers, Items) {
    lay(kBattle);
    EXPECT_EQ(said(HandleItem{.who = A, .item = 0, .drop = true}), "allowed");
    EXPECT_EQ(said(HandleItem{.who = A, .item = 1, .drop = true}), "V-ITEM-3 no_such_item_card");
    EXPECT_EQ(said(HandleItem{.who = A, .item = 1}), "V-ITEM-3 no_such_item_card");
    EXPECT_EQ(said(HandleItem{.who = A, .item = 255}), "V-ITEM-3 no_such_item_card");
    const auto beside = [](std::uint8_t section) {
        return HandleItem{.who = P, .item = 0, .drop = true, .section = section};
    };
    EXPECT_EQ(said(beside(3)), "allowed");
    EXPECT_EQ(said(beside(4)), "MDW-ITEM-1 no_such_section");
    EXPECT_EQ(said(beside(255)), "MDW-ITEM-1 no_such_section");
}

TEST_F(ForeignNumbers, Spells) {
    lay(kBattle);
    const auto cast = [](std::uint8_t spell, std::uint8_t book) {
        return CastSpell{.who = A, .book = book, .spell = spell, .other = FigureId{3}};
    };
    EXPECT_EQ(said(cast(0, 0)), "allowed");
    EXPECT_EQ(said(cast(0, 1)), "V-SPELL-2 no_such_item_card");
    EXPECT_EQ(said(cast(0, 255)), "V-SPELL-2 no_such_item_card");
    EXPECT_EQ(said(cast(1, 0)), "V-SPELL-3 no_such_spell");
    EXPECT_EQ(said(cast(255, 0)), "V-SPELL-3 no_such_spell");
}

TEST_F(ForeignNumbers, OfAnArmy) {
    lay("setup\n");
    ChooseArmy army;
    army.warriors = {WarriorId{0}};
    army.items = {{.figure = 0, .item = 0, .spells = {0}}};
    army.companies = {CompanyId{0}};
    EXPECT_EQ(said(army), "allowed");
    army.items[0].spells = {1};
    EXPECT_EQ(said(army), "V-SPELL-3 no_such_spell");
    army.items[0].spells = {255};
    EXPECT_EQ(said(army), "V-SPELL-3 no_such_spell");
    army.items = {};
    army.companies = {CompanyId{1}};
    EXPECT_EQ(said(army), "V-ARMY-6 no_such_company");
    army.companies = {CompanyId{999}};
    EXPECT_EQ(said(army), "V-ARMY-6 no_such_company");
}

}  // namespace
}  // namespace six
