#include "io/draw/sheet.h"

#include <gtest/gtest.h>

#include <map>
#include <regex>

#include "io/draw/svg.h"
#include "io/library/collection.h"
#include "tests/support/xml_check.h"

namespace six::io {
namespace {

constexpr Language kLanguages[] = {Language::en, Language::de};

std::vector<SheetEntry> entries_of(const std::vector<SetFigure>& figures, int count = 0) {
    std::vector<SheetEntry> entries;
    for (const SetFigure& figure : figures) entries.push_back({.figure = figure, .count = count});
    return entries;
}

std::vector<SheetEntry> called(std::string_view word, int count = 0) {
    return entries_of(figures_called(collected_sets(), word), count);
}

std::size_t times(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + part.size()))
        ++count;
    return count;
}

// Every symbol that is used is there, once.
void expect_whole(const std::string& text) {
    EXPECT_EQ(xml_problem(text), "");
    const std::regex uses("href=\"#([^\"]+)\"");
    for (std::sregex_iterator use(text.begin(), text.end(), uses), end; use != end; ++use)
        EXPECT_EQ(times(text, "<symbol id=\"" + (*use)[1].str() + "\""), 1u) << (*use)[1];
    // The name of the SVG format is no address that is asked for anything.
    EXPECT_EQ(times(text, "http"), times(text, "xmlns=\"http://www.w3.org/2000/svg\""));
    EXPECT_EQ(text.find("sheet."), std::string::npos);  // a key without words
}

// Frames stay on the paper, and none lies on another.
void expect_laid_out(const std::string& page) {
    struct Frame {
        int x, y, width, height;
    };
    std::vector<Frame> frames;
    const std::regex frame(
        "<rect x=\"(\\d+)\" y=\"(\\d+)\" width=\"(\\d+)\" height=\"(\\d+)\" rx=\"18\"");
    for (std::sregex_iterator at(page.begin(), page.end(), frame), end; at != end; ++at)
        frames.push_back(
            {std::stoi((*at)[1]), std::stoi((*at)[2]), std::stoi((*at)[3]), std::stoi((*at)[4])});
    EXPECT_FALSE(frames.empty());
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const Frame& a = frames[i];
        EXPECT_GE(a.y, 100);
        EXPECT_LE(a.x + a.width, 2000);
        EXPECT_LE(a.y + a.height, 2900);
        for (std::size_t j = 0; j < i; ++j) {
            const Frame& b = frames[j];
            EXPECT_TRUE(a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height ||
                        b.y >= a.y + a.height);
        }
    }
}

TEST(Sheet, EveryFigureOfTheCollectionHasACardInBothLanguages) {
    for (const Language language : kLanguages) {
        const Sheet sheet = sheet_of(language, entries_of(figures_in(collected_sets())));
        EXPECT_GT(sheet.pages.size(), 3u);
        for (std::size_t i = 0; i < sheet.pages.size(); ++i) {
            expect_whole(page_svg(sheet, i));
            expect_laid_out(sheet.pages[i]);
        }
        expect_whole(sheet_html(sheet));
        EXPECT_EQ(times(sheet_html(sheet), "<section>"), sheet.pages.size());
    }
}

TEST(Sheet, ACardTellsWhatThePrintedFigureTells) {
    const Sheet sheet = sheet_of(Language::en, called("marshal_ysmarre"));
    ASSERT_EQ(sheet.pages.size(), 1u);
    const std::string& page = sheet.pages[0];
    EXPECT_NE(page.find('>' + std::to_string(collected("marshal_ysmarre")->points) + '<'),
              std::string::npos);
    for (const char* part :
         {">Marshal Ysmarre<", ">points<", "Knights Immortal", "Heroes", "180°", "mounted",
          ">Charge<", ">Weapon Master<", ">Defense<", "#factions-knights_immortal",
          "#factions-heroes", "#abilities-charge", "#shapes-skull", "url(#hatch)"})
        EXPECT_NE(page.find(part), std::string::npos) << part;
    EXPECT_EQ(sheet.name, "Marshal Ysmarre");
    const Sheet german = sheet_of(Language::de, called("marshal_ysmarre"));
    EXPECT_NE(german.pages[0].find(">Verteidig.<"), std::string::npos);
    EXPECT_NE(page_svg(german, 0).find("Seite 1 von 1"), std::string::npos);
}

// A mark is a colour, a shape and a picture: whoever cannot see the first has the others.
TEST(Sheet, NoMarkIsToldByItsColourAlone) {
    const std::vector<SheetEntry> entries = called("marshal_ysmarre");
    const std::string page = sheet_of(Language::en, entries).pages[0];
    std::map<std::string, std::size_t> marks;
    const Dial& dial = entries[0].figure.levels[0].dials[0];
    for (const Click& click : dial.clicks)
        for (const Cell* cell : click.cells())
            for (const Ability ability : cell->abilities)
                if (ability != Ability::none) ++marks[std::string(name_of(ability))];
    ASSERT_FALSE(marks.empty());
    for (const auto& [name, count] : marks)  // and once more beside the ability's name
        EXPECT_EQ(times(page, "#abilities-" + name + "\""), count + 1) << name;
}

TEST(Sheet, LargeFiguresHaveAStripForEachSectionAndAFlagForEachLevel) {
    const std::string page = sheet_of(Language::en, called("ember_wyrm")).pages[0];
    for (const char* section : {">Front<", ">Left<", ">Rear<", ">Right<"})
        EXPECT_EQ(times(page, section), 1u) << section;
    constexpr std::string_view kFlag = "h48v22l-24 10l-24 -10z";
    EXPECT_EQ(times(page, kFlag), 12u);  // three levels on four dials
    EXPECT_NE(page.find("mature: "), std::string::npos);
    const std::string young = sheet_of(Language::en, called("ember_wyrm@young")).pages[0];
    EXPECT_EQ(times(young, kFlag), 4u);
    EXPECT_NE(young.find("Ember Wyrm of Kiln Ridge (young)"), std::string::npos);
    EXPECT_GT(times(young, "<g opacity"), 0u);  // what lies before its start
    EXPECT_EQ(times(page, "<g opacity"), 0u);
}

TEST(Sheet, BoxesAreForEveryFigureOfAnArmyAndEverySlotItLives) {
    constexpr std::string_view kBox = "width=\"32\" height=\"32\" rx=\"5\"";
    EXPECT_EQ(times(sheet_of(Language::en, called("candle_hill_watchman")).pages[0], kBox), 0u);
    const std::string one = sheet_of(Language::en, called("candle_hill_watchman", 1)).pages[0];
    EXPECT_EQ(times(one, kBox), 5u);
    EXPECT_NE(one.find(">Clicks<"), std::string::npos);
    const std::string three = sheet_of(Language::en, called("candle_hill_watchman", 3)).pages[0];
    EXPECT_EQ(times(three, kBox), 15u);
    EXPECT_NE(three.find(">No. 3<"), std::string::npos);
}

TEST(Sheet, ManyOfAKindGoOnOnFurtherCardsAndPages) {
    const Sheet sheet = sheet_of(Language::en, called("candle_hill_watchman", 240));
    std::size_t boxes = 0;
    for (const std::string& page : sheet.pages) {
        expect_laid_out(page);
        boxes += times(page, "width=\"32\" height=\"32\" rx=\"5\"");
    }
    EXPECT_EQ(boxes, 240u * 5);
    EXPECT_NE(sheet.pages.back().find(">No. 240<"), std::string::npos);
}

TEST(Sheet, CastleSectionsAreOfNoFaction) {
    const SheetTitle title{.name = "Siege", .factions = {Faction::mage_spawn}};
    std::vector<SheetEntry> entries = called("greywater_keep", 1);
    const std::string castle = sheet_of(Language::en, entries, &title).pages[0];
    EXPECT_EQ(castle.find("Mage Spawn"), std::string::npos);
    EXPECT_EQ(castle.find("#factions-"), std::string::npos);
    entries.push_back(called("barrow_hound_weak", 1)[0]);
    const std::string spawn = sheet_of(Language::en, entries, &title).pages[0];
    EXPECT_EQ(times(spawn, "#factions-mage_spawn"), 2u);  // in the header and on the card
}

// Two millimetres, where the words of the second edition need several lines.
TEST(Sheet, WordsOfSectionsStayReadable) {
    const std::regex soft("font-size=\"(\\d+)\"[^>]*>[^<]*·");
    for (const Language language : kLanguages) {
        const std::string page =
            sheet_of(language, called("glasswing_of_the_high_lantern")).pages[0];
        for (std::sregex_iterator at(page.begin(), page.end(), soft), end; at != end; ++at)
            EXPECT_GE(std::stoi((*at)[1]), 20) << (*at)[0];
    }
}

FigureSet strange_set() {
    const auto set = set_from_json(R"({"format": "six-skulls/figures", "version": 1,
        "set": "odd", "name": "Odd & Ends", "figures": [
        {"id": "odd_one", "name": "<b>\"A\" & B</b>", "number": "7", "silhouette": "no_such_thing",
         "factions": ["shyft"], "rank": "tough", "editions": ["v2"], "points": 9, "range": 6.5,
         "targets": 2, "ranged_damage": 3, "attack_bonus": 2,
         "types": {"speed": "wing", "attack": "bow", "defense": "shield", "damage": "plain"},
         "item_slots": 1, "flavour": {"en": "It is <odd>.", "de": "Es ist <seltsam>."},
         "dials": [{"clicks": [
            {"speed": {"value": 8, "abilities": ["charge", "flight"]}, "attack": {"value": 9},
             "defense": {"value": 15}, "damage": {"value": 2}, "nexus": "drain"},
            {"speed": {"skull": true}, "attack": {"value": 8, "abilities": ["venom"]},
             "defense": {"value": 14}, "damage": {"value": 1}}]}]}],
        "chests": [{"id": "odd_chest", "name": "Odd Chest", "gold": 30, "item": "cloak",
                    "trap": {"kind": "spawn", "n": 2, "points": 40, "disarm": 9}}]})");
    EXPECT_TRUE(set) << say(Language::en, set.error());
    return *set;
}

TEST(Sheet, ForeignNamesAreTextAndNothingElse) {
    const FigureSet set = strange_set();
    const Sheet sheet = sheet_of(Language::en, entries_of(figures_in(set)));
    expect_whole(page_svg(sheet, 0));
    expect_whole(sheet_html(sheet));
    const std::string& page = sheet.pages[0];
    for (const char* part :
         {"&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;", "Odd &amp; Ends", "It is &lt;odd&gt;.",
          "range 6.5", "ranged damage 3", "attack bonus +2", ">Nexus<", "#abilities-drain",
          "#abilities-charge", "#abilities-flight", "30 gold", "cloak", "40 points together"})
        EXPECT_NE(page.find(part), std::string::npos) << part;
    EXPECT_EQ(page.find("<b>"), std::string::npos);
    EXPECT_EQ(page.find("no_such_thing"), std::string::npos);  // it is drawn without
    EXPECT_EQ(times(page, "#shapes-arrow"), 2u);
}

TEST(Svg, TooLongTextIsWrittenSmaller) {
    Drawing drawing;
    drawing.text(0, 0, "short", {.size = 40, .room = 400});
    EXPECT_NE(drawing.markup().find("font-size=\"40\""), std::string::npos);
    drawing.text(0, 0, "rather longer than there is room", {.size = 40, .room = 400});
    EXPECT_EQ(times(drawing.markup(), "font-size=\"40\""), 1u);
    EXPECT_EQ(times(drawing.markup(), "textLength"), 0u);
    drawing.text(0, 0, std::string(80, 'm'), {.size = 40, .room = 400});
    EXPECT_EQ(times(drawing.markup(), "font-size=\"24\" textLength=\"400\""), 1u)
        << drawing.markup();
    EXPECT_FALSE(drawing.emblem("factions/nobody", 0, 0, 10, "#000000"));
    EXPECT_TRUE(drawing.emblems().empty());
}

TEST(Svg, TheJudgeOfXmlJudges) {
    EXPECT_EQ(xml_problem("<a b=\"c\"><d/>&amp;</a>\n"), "");
    for (const char* bad :
         {"", "<a>", "<a></b>", "<a/><b/>", "<a>&</a>", "<a b=\"c></a>", "<a <b/>"})
        EXPECT_NE(xml_problem(bad), "") << bad;
}

TEST(SetFigure, IsCalledByIdLevelOrName) {
    const auto& sets = collected_sets();
    const auto one = figures_called(sets, "Marshal ysmarre");
    ASSERT_EQ(one.size(), 1u);
    EXPECT_EQ(one[0].id(), "marshal_ysmarre");
    ASSERT_EQ(figures_called(sets, "ember_wyrm").size(), 1u);
    EXPECT_EQ(figures_called(sets, "ember_wyrm")[0].levels.size(), 3u);
    EXPECT_EQ(figures_called(sets, "EMBER_WYRM@mature")[0].levels[0].level, "mature");
    EXPECT_TRUE(figures_called(sets, "ember_wyrm@elderly").empty());
    EXPECT_TRUE(figures_called(sets, "").empty());
    const auto numbered = figures_called(sets, "101");
    ASSERT_EQ(numbered.size(), 1u);
    EXPECT_EQ(numbered[0].id(), "greywater_shieldhand_weak");
    EXPECT_TRUE(figures_called(sets, "10").empty());
    EXPECT_EQ(figures_called(sets, "greywater_shieldhand").size(), 3u);
    EXPECT_EQ(figures_called(sets, "Greywater shieldhand").size(), 3u);
    EXPECT_TRUE(figures_called(sets, "greywater_shield").empty());  // half a word
    EXPECT_TRUE(figures_called(sets, "greywater").empty());         // several names
    EXPECT_EQ(figures_near(sets, "ember_wyrm@matur").substr(0, 17), "ember_wyrm@mature");
    EXPECT_EQ(figures_near(sets, "ysmarre"), "marshal_ysmarre");
}

TEST(SetFigure, EveryAbilityHasAClauseThatNamesItInEveryEditionThatKnowsIt) {
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i) {
        const auto ability = static_cast<Ability>(i);
        const bool second = is_of_second_edition(ability);
        EXPECT_EQ(ability_clauses(ability, {Edition::v2}).size(), 1u) << name_of(ability);
        EXPECT_EQ(ability_clauses(ability, {Edition::unlimited, Edition::conquest}).size(),
                  second ? 0u : 1u)
            << name_of(ability);
    }
    const auto charge = ability_clauses(
        Ability::charge, {Edition::unlimited, Edition::v2, Edition::dungeons, Edition::conquest});
    ASSERT_EQ(charge.size(), 3u);
    EXPECT_EQ(charge[0].id(), "U-SA-SPD-1");
    EXPECT_EQ(charge[1].id(), "V-SA-SPD-1");
    EXPECT_EQ(charge[2].id(), "D-SA-11");
    EXPECT_EQ(ability_clauses(Ability::healing, {Edition::dungeons})[0].id(), "D-SA-21");
    EXPECT_EQ(ability_clauses(Ability::magic_healing, {Edition::v2})[0].id(), "V-SA-ATK-6");
}

}  // namespace
}  // namespace six::io
