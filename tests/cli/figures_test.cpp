#include "cli/figures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "cli/terminal.h"
#include "io/language/figure_words.h"
#include "io/library/collection.h"
#include "tests/cli/answer.h"
#include "tests/support/temp_path.h"
#include "tests/support/xml_check.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;

constexpr io::Language kLanguages[] = {io::Language::en, io::Language::de};

Answer figures(std::vector<std::string> words, io::Language language = io::Language::en) {
    return answer_to("figures", std::move(words), language);
}

std::size_t lines_of(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

// A folder of its own, gone afterwards.
class Folder {
public:
    Folder()
        : path_(
              fixture::temp_path(::testing::UnitTest::GetInstance()->current_test_info()->name())) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(std::string_view name) const { return (path_ / name).string(); }
    std::string with(std::string_view name, std::string_view text) const {
        std::ofstream(file(name), std::ios::binary) << text;
        return file(name);
    }
    std::string read(std::string_view name) const {
        std::ifstream in(file(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

private:
    fs::path path_;
};

constexpr std::string_view kSmallSet = R"({"format": "six-skulls/figures", "version": 1,
 "set": "small", "name": "Small Set", "figures": [
 {"id": "small_archer", "name": "Small Archer", "number": "001", "factions": ["shyft"],
  "rank": "weak", "editions": ["unlimited", "conquest"], "points": 14, "range": 8,
  "flavour": {"en": "He aims.", "de": "Er zielt."},
  "errata": [{"clause": "FAQ-FIG-1", "field": "/points", "printed": "12"}],
  "dials": [{"clicks": [
   {"speed": {"value": 7, "abilities": ["stealth"]}, "attack": {"value": 8},
    "defense": {"value": 13}, "damage": {"value": 2}},
   {"speed": {"value": 6}, "attack": {"value": 7}, "defense": {"value": 12},
    "damage": {"value": 1}}]}]},
 {"id": "small_drake", "name": "Small Drake", "factions": ["draconum"], "rank": "tough",
  "editions": ["v2"], "points": 20,
  "types": {"speed": "wing", "attack": "sword", "defense": "shield", "damage": "plain"},
  "dials": [{"clicks": [
   {"speed": {"value": 9, "abilities": ["charge", "strong_flier"]}, "attack": {"value": 9},
    "defense": {"value": 14}, "damage": {"value": 2}, "nexus": "drain"},
   {"speed": {"value": 8}, "attack": {"value": 8}, "defense": {"value": 14},
    "damage": {"value": 1}}]}]}],
 "chests": [{"id": "small_chest", "name": "Small Chest",
             "trap": {"kind": "damage", "n": 2, "disarm": 8}, "gold": 30, "item": "ring"}]})";

// --- list ---

TEST(FiguresList, HasALineForEachFigureWhateverItsLevels) {
    for (const io::Language language : kLanguages) {
        const Answer all = figures({"list"}, language);
        EXPECT_EQ(all.code, kSuccess) << all.err;
        EXPECT_LE(longest_line(all.out), 80u) << all.out;
        EXPECT_FALSE(holds(all.out, "cli.figures.")) << all.out;
        std::set<std::string> sets;
        for (const io::FigureSet& set : known_sets())
            if (!set.name.empty()) sets.insert(set.id);
        const std::size_t known = io::figures_in(known_sets()).size();
        EXPECT_EQ(lines_of(all.out), 1 + sets.size() + known + 1);
        // What other commands call them by.
        for (const io::SetFigure& figure : io::figures_in(known_sets()))
            EXPECT_TRUE(holds(all.out, figure.id())) << figure.id();
    }
    const Answer dragons = figures({"list", "--kind", "dragon", "ember"});
    EXPECT_TRUE(holds(dragons.out, "Ember Wyrm of Kiln Ridge")) << dragons.out;
    EXPECT_TRUE(holds(dragons.out, "unique"));
    std::string points;
    const io::SetFigure wyrm = io::figures_called(known_sets(), "ember_wyrm")[0];
    for (const Warrior& level : wyrm.levels)
        points += (points.empty() ? "" : "/") + std::to_string(level.points);
    EXPECT_TRUE(holds(dragons.out, points)) << dragons.out;
}

TEST(FiguresList, FiltersByAllThatIsAsked) {
    const Answer orcs = figures({"list", "--faction", "orc", "--json"});
    EXPECT_EQ(orcs.code, kSuccess) << orcs.err;
    EXPECT_TRUE(holds(orcs.out, "\"orc_raiders\"")) << orcs.out;
    EXPECT_FALSE(holds(orcs.out, "\"factions\":[\"necropolis_sect\"]"));
    EXPECT_EQ(figures({"list", "--faction", "Orc Raiders", "--json"}).out, orcs.out);
    const Answer healers = figures({"list", "--ability", "magic healing", "--json"});
    EXPECT_GT(lines_of(healers.out), 2u);
    EXPECT_EQ(figures({"list", "--ability", "magische Heilung", "--json"}, io::Language::de).out,
              healers.out);
    std::size_t of_some_rank = 0, warriors = 0;
    for (const char* rank : {"unique", "weak", "standard", "tough"}) {
        const Answer some = figures({"list", "--rank", rank, "--json"});
        of_some_rank += lines_of(some.out) - 2;  // without the brackets
        EXPECT_TRUE(holds(some.out, "\"rank\":\"" + std::string(rank) + "\"")) << rank;
    }
    for (const io::SetFigure& figure : io::figures_in(known_sets()))
        warriors += figure.chest == nullptr;
    EXPECT_EQ(of_some_rank, warriors);
}

TEST(FiguresList, WhatFitsNobodySaysSo) {
    const Answer nobody = figures({"list", "zeppelin"});
    EXPECT_EQ(nobody.code, kFailure);
    EXPECT_EQ(nobody.out, "");
    EXPECT_TRUE(holds(nobody.err, "No figure fits"));
    const Answer json = figures({"list", "zeppelin", "--json"});
    EXPECT_EQ(json.code, kFailure);
    EXPECT_EQ(json.out, "[]\n");
}

TEST(FiguresList, ProgramsAreToldInchesAndNoValueThatIsNone) {
    for (const char* verb : {"list", "show"}) {
        const Answer archer = figures({verb, "glasswing_of_the_high_lantern", "--json"});
        EXPECT_NE(archer.out.find("\"range\":12,"), std::string::npos) << archer.out;
    }
    const Answer chests = figures({"list", "--kind", "chest", "--json"});
    EXPECT_EQ(chests.code, kSuccess);
    EXPECT_NE(chests.out.find("\"item\""), std::string::npos);
    EXPECT_EQ(chests.out.find("\"item\":\"none\""), std::string::npos) << chests.out;
}

TEST(FiguresList, CastleSectionsAreOfNoFaction) {
    for (const char* verb : {"list", "show"}) {
        const Answer keep = figures({verb, "greywater_keep"});
        EXPECT_EQ(keep.code, kSuccess) << keep.err;
        EXPECT_TRUE(holds(keep.out, "keep")) << keep.out;
        EXPECT_FALSE(holds(keep.out, "Mage Spawn")) << keep.out;
    }
    EXPECT_EQ(figures({"list", "--faction", "mage_spawn", "greywater_keep"}).code, kFailure);
    EXPECT_EQ(figures({"list", "--faction", "mage_spawn"}).code, kSuccess);
}

TEST(FiguresList, WhoIsUniqueIsSoInOneWord) {
    for (const char* verb : {"list", "show"})
        EXPECT_TRUE(holds(figures({verb, "marshal_ysmarre"}, io::Language::de).out, "einzigartig"));
}

TEST(FiguresList, BadFiltersSayWhatIsKnown) {
    const Answer faction = figures({"list", "--faction", "orc_raider"});
    EXPECT_EQ(faction.code, kSuccess);  // it is clear who begins so
    const Answer typo = figures({"list", "--faction", "orc_riaders"});
    EXPECT_EQ(typo.code, kUsage);
    EXPECT_TRUE(holds(typo.err, "Did you mean orc_raiders?")) << typo.err;
    EXPECT_TRUE(holds(typo.err, "atlantis_guild, black_powder_rebels"));
    const Answer ability = figures({"list", "--ability", "\x1b[31mtoughnes"});
    EXPECT_EQ(ability.code, kUsage);
    EXPECT_EQ(ability.err.find('\x1b'), std::string::npos);
    const Answer set = figures({"list", "--set", "nowhere"}, io::Language::de);
    EXPECT_EQ(set.code, kUsage);
    EXPECT_TRUE(holds(set.err, "nowhere"));
    EXPECT_EQ(figures({"list", "--rank", "mighty"}).code, kUsage);
    EXPECT_EQ(figures({"list", "--edition", "v3"}).code, kUsage);
    EXPECT_EQ(figures({"list", "--kind", "ship"}).code, kUsage);
}

// --- show ---

TEST(FiguresShow, TellsTheWholeFigure) {
    const Answer answer = figures({"show", "marshal_ysmarre"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    for (const char* part :
         {"Marshal Ysmarre", "Knights Immortal, Heroes", "unique",
          "Unlimited, Second edition (2.0), Conquest", "front arc 180°", "mounted",
          "> 1 12 11 17 4", "■ Charge", "green square, Speed", "[U-SA-SPD-1]", "☠"})
        EXPECT_TRUE(holds(answer.out, part)) << part << "\n" << answer.out;
    EXPECT_LE(longest_line(answer.out), 80u) << answer.out;
    EXPECT_EQ(figures({"show", "marshal YSMARRE"}).out, answer.out);
}

TEST(FiguresShow, EveryFigureCanBeShownInBothLanguages) {
    for (const io::Language language : kLanguages)
        for (const io::SetFigure& figure : io::figures_in(known_sets())) {
            const Answer answer = figures({"show", figure.id()}, language);
            ASSERT_EQ(answer.code, kSuccess) << figure.id() << answer.err;
            for (const char* key : {"cli.figures.", "sheet."})
                EXPECT_FALSE(holds(answer.out, key)) << answer.out;
            EXPECT_LE(longest_line(answer.out), 80u) << answer.out;
            for (const char* parted : {"■\n", "●\n", "\xC2\xA0"})  // a mark from its name
                EXPECT_EQ(answer.out.find(parted), std::string::npos) << answer.out;
            EXPECT_EQ(figures({"show", figure.id(), "--json"}, language).code, kSuccess);
        }
}

TEST(FiguresShow, ALevelIsAFigureToo) {
    const Answer all = figures({"show", "ember_wyrm"});
    for (const char* part : {"Front", "Left", "Rear", "Right", "> 1", "(ancient)", "(mature)"})
        EXPECT_TRUE(holds(all.out, part)) << part << "\n" << all.out;
    const Answer young = figures({"show", "ember_wyrm@young"});
    EXPECT_TRUE(holds(young.out, "> 5")) << young.out;
    EXPECT_FALSE(holds(young.out, "(ancient)"));
    const Answer elderly = figures({"show", "ember_wyrm@elderly"});
    EXPECT_EQ(elderly.code, kFailure);
    EXPECT_TRUE(holds(elderly.err, "ember_wyrm@")) << elderly.err;
}

TEST(FiguresShow, SectionsSayWhatTheirNumberIs) {
    const Answer english = figures({"show", "glasswing_of_the_high_lantern"});
    for (const char* part : {"Front range 12, ", "Rear no range"})
        EXPECT_TRUE(holds(english.out, part)) << part << "\n" << english.out;
    const Answer german = figures({"show", "glasswing_of_the_high_lantern"}, io::Language::de);
    EXPECT_TRUE(holds(german.out, "Vorn Reichweite 12, ")) << german.out;
}

TEST(FiguresShow, NearMissesAreSuggestedAndNothingIsShown) {
    const Answer typo = figures({"show", "marshal_ysmarre", "bogwater_zombi"});
    EXPECT_EQ(typo.code, kFailure);
    EXPECT_EQ(typo.out, "");
    EXPECT_TRUE(holds(typo.err, "bogwater_zombie")) << typo.err;
    const Answer nonsense = figures({"show", std::string(300, '\x1b')});
    EXPECT_EQ(nonsense.code, kFailure);
    EXPECT_EQ(nonsense.err.find('\x1b'), std::string::npos);
    EXPECT_EQ(figures({"show"}).code, kUsage);
}

TEST(FiguresShow, FilesShowWhatOtherEditionsHave) {
    const Folder folder;
    const Answer answer = figures({"show", folder.with("small.json", kSmallSet)});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    for (const char* part :
         {"Small Set, 001", "He aims.", "/points, printed was 12 [FAQ-FIG-1]",
          "■ Charge and ● Strong Flier (split)", "nexus: ● Drain", "wing, sword, shield",
          "[V-SA-SPD-12]", "Small Chest", "treasure chest", "Trap 2 clicks", "30 gold, ring"})
        EXPECT_TRUE(holds(answer.out, part)) << part << "\n" << answer.out;
    const Answer json = figures({"show", folder.file("small.json"), "--json"});
    for (const char* part :
         {R"("nexus":"drain")", R"("errata":[{"clause":"FAQ-FIG-1")", R"("set":"small")",
          R"("kind":"disc")", R"("id":"V-SA-DMG-11")", R"("gold":30)"})
        EXPECT_NE(json.out.find(part), std::string::npos) << part << "\n" << json.out;
}

// --- check ---

TEST(FiguresCheck, SaysForWhichEditionsAFileIsGood) {
    const Folder folder;
    const Answer answer = figures({"check", folder.with("small.json", kSmallSet)});
    EXPECT_EQ(answer.code, kSuccess) << answer.out;
    for (const char* part :
         {"Small Set, 2 figures, 1 chest.", "Unlimited: 1 of 2 complete.",
          "Second edition (2.0): 1 of 2 complete.",
          "Dungeons: 0 of 2 complete; the program does not play this edition yet.",
          "have all that is needed, but do not name the edition: small_archer",
          "have \"nexus\", which the edition does not know: small_drake"})
        EXPECT_TRUE(holds(answer.out, part)) << part << "\n" << answer.out;
    const Answer json = figures({"check", folder.file("small.json"), "--json"});
    EXPECT_NE(json.out.find(R"("missing":[{"id":"small_archer","field":null,"foreign":false}])"),
              std::string::npos)
        << json.out;
}

// Without types an old figure; with them it is of 2.0 and wants a damage for its range. [V-FIG-1]
TEST(FiguresCheck, SaysWhatAFigureOfTheSecondEditionLacks) {
    const Folder folder;
    std::string half(kSmallSet);
    half.replace(half.find("\"range\": 8,"), 11,
                 R"("range": 8, "types": {"speed": "boot", "attack": "bow", "defense": "shield",)"
                 R"( "damage": "plain"},)");
    const Answer answer = figures({"check", folder.with("half.json", half)});
    EXPECT_TRUE(holds(answer.out, "lack \"ranged_damage\": small_archer")) << answer.out;
    const Answer json = figures({"check", folder.file("half.json"), "--json"});
    EXPECT_NE(json.out.find(
                  R"("missing":[{"id":"small_archer","field":"ranged_damage","foreign":false}])"),
              std::string::npos)
        << json.out;
}

TEST(FiguresCheck, RefusesABadFileWithThePlaceInIt) {
    const Folder folder;
    std::string bad(kSmallSet);
    bad.replace(bad.find("\"value\": 13"), 11, "\"value\": 99");
    const std::string file = folder.with("bad.json", bad);
    const std::string good = folder.with("small.json", kSmallSet);
    for (const io::Language language : kLanguages) {
        const Answer answer = figures({"check", file, good}, language);
        EXPECT_EQ(answer.code, kFailure);
        EXPECT_TRUE(holds(answer.out, "/figures/0/dials/0/clicks/0/defense/value")) << answer.out;
        EXPECT_TRUE(holds(answer.out, "Small Set"));  // the other is checked all the same
    }
    const Answer json = figures({"check", file, "--json"});
    EXPECT_EQ(json.code, kFailure);
    EXPECT_NE(json.out.find(R"("ok":false,"error":{"where":)"), std::string::npos) << json.out;
    const Answer missing = figures({"check", folder.file("none.json")});
    EXPECT_EQ(missing.code, kFailure);
    EXPECT_TRUE(holds(missing.out, "none.json")) << missing.out;
}

TEST(FiguresCheck, TheFilesOfTheProgramAreSound) {
    std::vector<std::string> words = {"check"};
    for (const auto& file : fs::directory_iterator(SIX_SOURCE_DIR "/data/figures"))
        words.push_back(file.path().string());
    const Answer answer = figures(words);
    EXPECT_EQ(answer.code, kSuccess) << answer.out;
    EXPECT_LE(longest_line(answer.out), 80u);
}

// --- value ---

TEST(FiguresValue, SetsPointsBesideTheFormula) {
    const Answer answer = figures({"value", "marshal_ysmarre", "ember_wyrm"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_EQ(lines_of(answer.out), 5u) << answer.out;  // the heading, one, and three levels
    const std::string points = std::to_string(io::collected("marshal_ysmarre")->points);
    EXPECT_TRUE(holds(answer.out, "Marshal Ysmarre " + points)) << answer.out;
    EXPECT_LE(longest_line(answer.out), 80u);
    const Answer json = figures({"value", "marshal_ysmarre", "--json"});
    EXPECT_EQ(json.out.find("[\n{\"id\":\"marshal_ysmarre\",\"name\":\"Marshal Ysmarre\","
                            "\"points\":" +
                            points + ",\"value\":"),
              0u)
        << json.out;
    EXPECT_EQ(figures({"value", "nobody_at_all"}).code, kFailure);
}

TEST(FiguresValue, ReadsFilesAndLeavesChestsOut) {
    const Folder folder;
    const Answer answer = figures({"value", folder.with("small.json", kSmallSet)});
    EXPECT_EQ(lines_of(answer.out), 3u) << answer.out;
    const Answer missing = figures({"value", folder.file("none.json")});
    EXPECT_EQ(missing.code, kFailure);
    EXPECT_TRUE(holds(missing.err, "none.json")) << missing.err;
}

// --- print ---

TEST(FiguresPrint, WritesAFileForEachPageOrOneForAll) {
    const Folder folder;
    std::vector<std::string> many = {"print"};
    for (const io::SetFigure& figure : io::figures_in(known_sets())) {
        if (many.size() == 12) break;
        many.push_back(figure.id());
    }
    many.insert(many.end(), {"--out", folder.file("many.svg")});
    const Answer svg = figures(many);
    EXPECT_EQ(svg.code, kSuccess) << svg.err;
    EXPECT_TRUE(holds(svg.out, "many-2.svg: 1 page.")) << svg.out;
    EXPECT_EQ(xml_problem(folder.read("many-1.svg")), "");
    EXPECT_EQ(xml_problem(folder.read("many-2.svg")), "");
    EXPECT_FALSE(fs::exists(folder.file("many.svg")));
    many.back() = folder.file("many.html");
    EXPECT_EQ(figures(many).code, kSuccess);
    EXPECT_EQ(xml_problem(folder.read("many.html")), "");
    const Answer one = figures({"print", "marshal_ysmarre", "--out", folder.file("one.svg")});
    EXPECT_EQ(one.code, kSuccess);
    EXPECT_EQ(xml_problem(folder.read("one.svg")), "");
    const Answer piped = figures({"print", "marshal_ysmarre"}, io::Language::de);
    EXPECT_TRUE(piped.out.starts_with("<!DOCTYPE html>\n<html lang=\"de\">")) << piped.out;
}

TEST(FiguresPrint, RefusesWhatItCannotWrite) {
    const Folder folder;
    const Answer ending = figures({"print", "marshal_ysmarre", "--out", folder.file("one.png")});
    EXPECT_EQ(ending.code, kUsage);
    EXPECT_TRUE(holds(ending.err, ".html or .svg")) << ending.err;
    const Answer nowhere =
        figures({"print", "marshal_ysmarre", "--out", folder.file("no/such/one.svg")});
    EXPECT_EQ(nowhere.code, kFailure);
    EXPECT_TRUE(holds(nowhere.err, "The folder for this file does not exist")) << nowhere.err;
    const Answer nobody = figures({"print", "nobody_at_all", "--out", folder.file("one.svg")});
    EXPECT_EQ(nobody.code, kFailure);
    EXPECT_FALSE(fs::exists(folder.file("one.svg")));
}

}  // namespace
}  // namespace six::cli
