#include "io/library/import.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "io/format/files.h"
#include "tests/support/foreign_figures.h"
#include "tests/support/rng.h"

namespace six::io {
namespace {

using namespace fixture;

Import imported(const std::string& text, const ImportWishes& wishes = {}) {
    const auto import = import_figures(text, wishes);
    EXPECT_TRUE(import) << say(Language::en, import.error());
    if (!import) return {};
    EXPECT_EQ(import->imported + import->rejected.size(), import->records);
    for (const FigureSet& set : import->sets) {
        const auto again = set_from_json(set_file(set));
        EXPECT_TRUE(again) << say(Language::en, again.error());
        if (again) {
            EXPECT_TRUE(*again == set) << set_file(set);
        }
    }
    return *import;
}

// Every note has words in both languages, with all the arguments they want.
std::vector<std::string> said(const std::vector<ImportNote>& notes) {
    std::vector<std::string> all;
    for (const ImportNote& note : notes) {
        for (const Language language : {Language::en, Language::de}) {
            EXPECT_TRUE(has_words(language, note.what.key)) << note.what.key;
            for (const std::string& wanted : argument_names(language, note.what.key))
                EXPECT_TRUE(std::any_of(note.what.arguments.begin(), note.what.arguments.end(),
                                        [&](const Argument& a) { return a.name == wanted; }))
                    << note.what.key << " wants " << wanted;
        }
        all.push_back(note.what.where + " " + note.what.key);
    }
    return all;
}
using Said = std::vector<std::string>;

const Warrior& only(const Import& import) {
    return import.sets.at(0).catalog.warriors.at(0);
}

TEST(Import, APlainRecordBecomesAFigure) {
    const Import import = imported(community_file("Test Marsh", community_record()));
    EXPECT_EQ(said(import.repaired), Said{});
    ASSERT_EQ(import.sets.size(), 1u);
    EXPECT_EQ(import.sets[0].id, "test_marsh");
    EXPECT_EQ(import.sets[0].name, "Test Marsh");
    const Warrior& piper = only(import);
    EXPECT_EQ(piper.id, "test_marsh_marsh_piper_weak");
    EXPECT_EQ(piper.name, "Marsh Piper");
    EXPECT_EQ(piper.points, 17);
    EXPECT_EQ(piper.rank, Rank::weak);
    EXPECT_EQ(piper.base.arc, 1800);
    EXPECT_EQ(piper.factions[0], Faction::elemental_league);
    const Dial& dial = piper.dials[0];
    EXPECT_EQ(dial.range, 8_in);
    EXPECT_EQ(dial.start, 0);
    ASSERT_EQ(dial.clicks.size(), kDialClicks);
    EXPECT_EQ(dial.clicks[0].attack.abilities[0], Ability::weapon_master);
    EXPECT_EQ(dial.clicks[1].defense.abilities[0], Ability::battle_armor);
    EXPECT_EQ(dial.clicks[2].damage.abilities[0], Ability::demoralized);
    EXPECT_EQ(dial.clicks[3], three_skulls());
    EXPECT_EQ(import.sets[0].imprints.at(piper.id).number, "12");
    EXPECT_TRUE(piper.editions.has(Edition::unlimited) && piper.editions.has(Edition::dungeons));
    EXPECT_TRUE(piper.editions.has(Edition::v2));  // as an old figure [V-FIG-12 to V-FIG-14]
}

TEST(Import, ARecordOfTheFeedBecomesTheSameFigure) {
    const Import import = imported(feed_file(feed_record({.set = "Test Marsh"})));
    EXPECT_EQ(said(import.repaired), Said{});
    const Warrior& piper = only(import);
    EXPECT_EQ(piper.id, "test_marsh_marsh_piper_weak");
    EXPECT_EQ(piper.points, 17);
    EXPECT_EQ(piper.dials[0].clicks[0].speed.abilities[0], Ability::charge);
    EXPECT_EQ(piper.dials[0].clicks[0].damage.abilities[0], Ability::none);  // the green square
    EXPECT_EQ(piper.dials[0].clicks[1].defense.abilities[0], Ability::battle_armor);
    EXPECT_EQ(piper.dials[0].clicks[2].damage.abilities[0], Ability::demoralized);
    EXPECT_EQ(piper.dials[0].clicks[3], three_skulls());
}

TEST(Import, AByteOrderMarkIsNoPartOfTheFile) {
    EXPECT_EQ(imported("\xEF\xBB\xBF" + community_file("Marsh", community_record())).imported, 1u);
}

TEST(Import, TheSetIsTheFilesOrTheRecordsOrTheOneWishedFor) {
    EXPECT_EQ(imported(community_file("Marsh", community_record()), {.set = "bog"}).sets[0].id,
              "bog");
    const Import two =
        imported(feed_file(feed_record({.set = "Marsh"}) + "," + feed_record({.set = "Moor"})));
    ASSERT_EQ(two.sets.size(), 2u);
    EXPECT_EQ(two.sets[1].id, "moor");
    EXPECT_EQ(said(imported(feed_file(feed_record())).rejected),
              Said{"/Models/0 import.rejected.no_set"});
}

TEST(Import, FilesOfOneSetComeTogether) {
    Importer importer({.set = "bog"});
    EXPECT_FALSE(importer.read(community_file("Marsh", community_record()), "a.json"));
    EXPECT_FALSE(importer.read(feed_file(feed_record()), "b.json"));  // the same record
    ForeignFigure other;
    other.number = "77";
    EXPECT_FALSE(importer.read(feed_file(feed_record(other)), "c.json"));
    const Import import = importer.take();
    EXPECT_EQ(said(import.rejected), Said{"b.json:/Models/0 import.rejected.twice"});
    ASSERT_EQ(import.sets.size(), 1u);
    ASSERT_EQ(import.sets[0].catalog.warriors.size(), 2u);
    EXPECT_EQ(import.sets[0].catalog.warriors[1].id, "bog_marsh_piper_weak_2");
}

TEST(Import, NamesMakeIdsWhateverTheyAre) {
    ForeignFigure figure;
    figure.name = "Ælfgár d'Eaux-Mortes of the Exceedingly Long and Winding Name, Esquire";
    const Import import = imported(community_file("Marsh", community_record(figure)));
    EXPECT_EQ(only(import).name, figure.name);
    EXPECT_TRUE(only(import).id.starts_with("marsh_alfgar_deaux_mortes_of_")) << only(import).id;
    EXPECT_LE(only(import).id.size(), 64u);
    figure.name = std::string(200, 'x');
    EXPECT_EQ(said(imported(community_file("Marsh", community_record(figure))).repaired),
              Said{"/figures/0/short_name import.repaired.text"});
}

struct Oddity {
    const char* what;
    ForeignFigure figure;
    const char* note;
};

TEST(Import, WhatCanBeRepairedIsRepairedAndSaid) {
    const std::string two = "null|null|null|null";
    const Oddity kOddities[] = {
        {"rank", {.rank = "Mighty"}, "/figures/0/rank import.repaired.rank"},
        {"stars", {.stars = "***"}, "/figures/0/name import.repaired.rank_differs"},
        {"no faction", {.faction = ""}, "/figures/0/faction import.repaired.no_faction"},
        {"mark on a wrong value",
         {.dial = community_slot(0, "8 9 15 3", R"({"id": 87}|null|null|null)")},
         "/figures/0/dial/0/abilities/speed import.repaired.mark"},
        {"mark and name",
         {.dial = community_slot(0, "8 9 15 3", R"({"id": 91, "name": "Flight"}|null|null|null)")},
         "/figures/0/dial/0/abilities/speed import.repaired.mark_differs"},
        {"order",
         {.dial = community_slot(1, "8 9 15 3", two) + "," + community_slot(0, "8 9 15 3", two)},
         "/figures/0/dial import.repaired.order"},
        {"points of several", {.points = "[17, 20]"}, "/figures/0 import.repaired.more_points"},
    };
    for (const Oddity& oddity : kOddities) {
        const Import import = imported(community_file("Marsh", community_record(oddity.figure)));
        EXPECT_EQ(said(import.repaired), Said{oddity.note}) << oddity.what;
        EXPECT_EQ(import.imported, 1u) << oddity.what;
        EXPECT_EQ(import.repaired_records, 1u) << oddity.what;
    }
    EXPECT_EQ(only(imported(community_file("Marsh",
                                           community_record({.rank = "Mighty", .stars = "***"}))))
                  .rank,
              Rank::tough);
}

TEST(Import, WhatCannotBeRepairedIsRejectedAndSaid) {
    const std::string none = "null|null|null|null";
    const Oddity kOddities[] = {
        {"name", {.name = ""}, "/figures/0/short_name import.rejected.name"},
        {"faction", {.faction = "Frogs"}, "/figures/0/faction import.rejected.faction"},
        {"points", {.points = "-4"}, "/figures/0/points import.rejected.points"},
        {"huge", {.points = "1e300"}, "/figures/0/points import.rejected.points"},
        {"huge too",
         {.points = "99999999999999999999"},
         "/figures/0/points import.rejected.points"},
        {"no value",
         {.dial = community_slot(0, "8 null 15 3", none)},
         "/figures/0/dial/0/attack import.rejected.no_value"},
        {"word",
         {.dial = community_slot(0, "8 \"nine\" 15 3", none)},
         "/figures/0/dial/0/attack import.rejected.value"},
        {"too much",
         {.dial = community_slot(0, "8 41 15 3", none)},
         "/figures/0/dial/0/attack import.rejected.value_bounds"},
        {"negative",
         {.dial = community_slot(0, "8 -1 15 3", none)},
         "/figures/0/dial/0/attack import.rejected.value_bounds"},
        {"mark",
         {.dial = community_slot(0, "8 9 15 3", R"({"id": 999}|null|null|null)")},
         "/figures/0/dial/0/abilities/speed import.rejected.mark"},
        {"slot missing",
         {.dial = community_slot(0, "8 9 15 3", none) + "," + community_slot(2, "8 9 15 3", none)},
         "/figures/0/dial import.rejected.slot_numbers"},
        {"slot", {.dial = "7"}, "/figures/0/dial/0 import.rejected.slot"},
        {"dead",
         {.dial = community_slot(0, "\"Dead\" \"Dead\" \"Dead\" \"Dead\"", none)},
         "/figures/0/dial import.rejected.no_living_slot"},
    };
    for (const Oddity& oddity : kOddities) {
        const Import import = imported(community_file(
            "Marsh", community_record(oddity.figure) + "," + community_record({.name = "Good"})));
        EXPECT_EQ(said(import.rejected), Said{oddity.note}) << oddity.what;
        EXPECT_EQ(import.imported, 1u) << oddity.what;
    }
    const std::string bounds = community_slot(0, "0 40 15 3", none);
    EXPECT_EQ(said(imported(community_file("Marsh", community_record({.dial = bounds}))).rejected),
              Said{});
    EXPECT_EQ(said(imported(community_file("Marsh", "7, null, []")).rejected),
              (Said{"/figures/0 json.expected_object", "/figures/1 json.expected_object",
                    "/figures/2 json.expected_object"}));
}

std::string feed_slots(int first, int last, const std::string& values, const std::string& marks) {
    std::string slots;
    for (int slot = first; slot <= last; ++slot)
        slots += (slots.empty() ? "" : ",") + feed_slot(slot, values, marks);
    return slots;
}
const std::string kDead = "Dead Dead Dead Dead";

TEST(Import, DialsOfTheFeedComeToAnEnd) {
    const auto notes = [](const std::string& dial) {
        ForeignFigure figure{.set = "Marsh"};
        figure.dial = dial;
        return said(imported(feed_file(feed_record(figure))).repaired);
    };
    const std::string start = feed_slot(1, "8 9 15 3", "85 85 85 120");
    const std::string living = "85 85 85 85";
    EXPECT_EQ(notes(start + "," + feed_slots(2, 4, "8 9 15 3", living)),
              Said{"/Models/0/Dials/0 import.repaired.skulls"});
    EXPECT_EQ(notes(start + "," + feed_slots(2, 12, "8 9 15 3", living)),
              Said{"/Models/0/Dials/0 import.repaired.no_end"});
    EXPECT_EQ(notes(start + "," + feed_slot(2, kDead) + "," + feed_slot(3, "8 9 15 3") + "," +
                    feed_slots(4, 12, kDead, "93 93 93 93")),
              Said{"/Models/0/Dials/0 import.repaired.behind_skulls"});
    EXPECT_EQ(notes(feed_slots(1, 2, "8 9 15 3", living) + "," + feed_slot(3, kDead)),
              Said{"/Models/0/Dials/0 import.repaired.no_start"});
    EXPECT_EQ(notes(feed_slot(1, "8 9 15 3", "120 85 85 120") + "," + feed_slot(2, kDead)),
              Said{"/Models/0/Dials/0/Clicks/0/Model.Dial.Clicks.Click.SpeedAbilityId "
                   "import.repaired.mark"});
    EXPECT_EQ(
        notes(start + "," + feed_slot(2, "8 9 15 3", "85 85 85 120") + "," + feed_slot(3, kDead)),
        Said{"/Models/0 import.repaired.starts"});
}

TEST(Import, AStartInTheMiddleIsKept) {
    ForeignFigure figure{.set = "Marsh"};
    figure.dial = feed_slot(1, "9 9 15 3") + "," + feed_slot(2, "8 9 15 3", "85 85 85 120/88") +
                  "," + feed_slot(3, kDead);
    const Import import = imported(feed_file(feed_record(figure)));
    EXPECT_EQ(said(import.repaired), Said{});
    EXPECT_EQ(only(import).dials[0].start, 1);
    EXPECT_EQ(only(import).dials[0].clicks[1].damage.abilities[0], Ability::battle_fury);
}

TEST(Import, BasesAreGuessedFromTheirWords) {
    const auto figure = [](const std::string& base, std::size_t dials) {
        return feed_file(feed_record({.set = "Marsh", .base = base, .dials = dials}));
    };
    EXPECT_TRUE(only(imported(figure("Double", 1))).mounted);
    EXPECT_EQ(only(imported(figure("Titan", 1))).kind, FigureKind::titan);
    EXPECT_EQ(only(imported(figure("Dragon", 4))).kind, FigureKind::dragon);
    EXPECT_EQ(only(imported(figure("Chariot", 4))).kind, FigureKind::chariot);
    EXPECT_EQ(only(imported(figure("Tank", 4))).dials.size(), 4u);
    EXPECT_EQ(said(imported(figure("Large", 4)).repaired),
              Said{"/Models/0/Model.BaseType import.repaired.kind"});
    EXPECT_EQ(said(imported(figure("Odd", 1)).repaired),
              Said{"/Models/0/Model.BaseType import.repaired.kind"});
    EXPECT_EQ(said(imported(figure("Dragon", 1)).rejected),
              Said{"/Models/0/Dials import.rejected.dials"});
    EXPECT_EQ(said(imported(figure("Single", 2)).rejected),
              Said{"/Models/0/Dials import.rejected.dials"});
}

TEST(Import, ADragonOfThreePricesHasThreeAges) {
    ForeignFigure figure{.name = "Fen Wyrm", .points = "300/200/120", .set = "Marsh"};
    figure.base = "Dragon";
    figure.dials = 4;
    figure.dial = feed_slot(1, "8 9 15 3", "85 85 85 120") + "," +
                  feed_slots(2, 6, "8 9 15 3", "85 85 85 85") + "," + feed_slot(7, kDead);
    const Import import = imported(feed_file(feed_record(figure)));
    EXPECT_EQ(said(import.repaired), Said{});
    const auto& warriors = import.sets.at(0).catalog.warriors;
    ASSERT_EQ(warriors.size(), 3u);
    EXPECT_EQ(warriors[2].id, "marsh_fen_wyrm_weak@young");
    EXPECT_EQ(warriors[2].points, 120);
    EXPECT_EQ(warriors[2].dials[0].start, 4);
}

// Five runs of two slots, with skulls between them.
std::string hero_dial(int starts) {
    std::string dial;
    int number = 1;
    for (int level = 1; level <= 5; ++level) {
        const std::string speed = std::to_string(5 + level);
        dial +=
            (level > 1 ? "," : "") +
            feed_slot(number, speed + " 9 15 3", level <= starts ? "85 85 85 120" : "85 85 85 85");
        dial += "," + feed_slot(number + 1, speed + " 8 14 2");
        dial += "," + feed_slot(number + 2, kDead);
        number += 3;
    }
    return dial;
}

TEST(Import, AHerosDialIsTakenApart) {
    ForeignFigure figure{
        .name = "Odo", .rank = "Unique", .points = "18/27/36/45/54", .set = "Pits"};
    figure.faction = "Heroes";
    figure.dial = hero_dial(5);
    const Import import = imported(feed_file(feed_record(figure)));
    EXPECT_EQ(said(import.repaired), Said{});
    const auto& levels = import.sets.at(0).catalog.warriors;
    ASSERT_EQ(levels.size(), 5u);
    EXPECT_EQ(levels[4].id, "pits_odo_unique@5");
    EXPECT_EQ(levels[4].points, 54);
    EXPECT_EQ(levels[4].dials[0].clicks[0].speed.value, 10);
    EXPECT_EQ(levels[4].dials[0].clicks[2], three_skulls());
    EXPECT_TRUE(levels[0].editions.has(Edition::dungeons));

    figure.points = "18";
    const Import priced = imported(feed_file(feed_record(figure)));
    EXPECT_EQ(said(priced.repaired), Said{"/Models/0 import.repaired.level_points"});
    EXPECT_EQ(priced.sets.at(0).catalog.warriors[4].points, 54);
    figure.points = "6668";  // three times as much is too much
    EXPECT_EQ(said(imported(feed_file(feed_record(figure))).rejected),
              Said{"/Models/0 import.rejected.points"});
}

// [FAQ-FIG-7]
TEST(Import, AMissingStartIsCorrectedBeforeTheDialIsTakenApart) {
    ForeignFigure figure{.name = "Arman Gessep", .rank = "Unique", .number = "072"};
    figure.set = "Dungeons";
    figure.faction = "Heroes";
    figure.points = "18/27/36/45/54";
    figure.dial = hero_dial(4);
    const Import corrected = imported(feed_file(feed_record(figure)));
    EXPECT_EQ(corrected.sets.at(0).catalog.warriors.size(), 5u);
    EXPECT_EQ(corrected.corrected, 1u);
    const Import printed = imported(feed_file(feed_record(figure)), {.errata = ErrataUse::off});
    EXPECT_EQ(printed.sets.at(0).catalog.warriors.size(), 4u);
    EXPECT_EQ(printed.corrected, 0u);
}

TEST(Import, CorrectionsAreRecordedOrLeftOut) {
    const ForeignFigure figure{.name = "Utem Guardsman", .number = "06", .points = "99"};
    const std::string text = community_file("Unlimited", community_record(figure));
    const Import corrected = imported(text);
    EXPECT_EQ(only(corrected).points, 11);
    EXPECT_EQ(corrected.corrected, 1u);
    EXPECT_EQ(corrected.sets[0].imprints.at(only(corrected).id).errata,
              (std::vector<Erratum>{{"FAQ-FIG-13", "/points", "99"}}));
    const Import printed = imported(text, {.errata = ErrataUse::off});
    EXPECT_EQ(only(printed).points, 99);
    EXPECT_EQ(only(printed).id, only(corrected).id);
}

TEST(Import, FilesOfOurOwnAreTakenToo) {
    FigureSet set = imported(community_file("Marsh", community_record())).sets[0];
    set.chests.push_back({.id = "marsh_box",
                          .name = "Box",
                          .trap = {TrapKind::damage, 1, 0, 8},
                          .gold = 10,
                          .item = TreasureItem::none});
    set.imprints["marsh_box"].number = "116";
    const Import import = imported(set_file(set));
    EXPECT_EQ(import.records, 2u);
    EXPECT_EQ(import.corrected, 0u);
    EXPECT_TRUE(import.sets.at(0) == set);
    set.name = "Dungeons";
    EXPECT_EQ(imported(set_file(set)).sets.at(0).chests[0].trap.disarm, 10);  // [FAQ-FIG-8]
}

TEST(Import, WhatIsNoSuchFileIsRefusedAsAWhole) {
    const auto refused = [](const std::string& text) {
        const auto import = import_figures(text);
        return import ? "accepted" : import.error().key;
    };
    EXPECT_EQ(refused(""), "json.syntax");
    EXPECT_EQ(refused("\x01\x02\xFF"), "json.syntax");
    EXPECT_EQ(refused("[]"), "import.unknown_format");
    EXPECT_EQ(refused("7"), "import.unknown_format");
    EXPECT_EQ(refused("{}"), "import.unknown_format");
    EXPECT_EQ(refused(R"({"figures": 7})"), "json.expected_array");
    EXPECT_EQ(refused(R"({"Models": {}})"), "json.expected_array");
    EXPECT_EQ(refused(std::string(200, '[')), "json.too_deep");
    EXPECT_EQ(refused(R"({"format": "six-skulls/army"})"), "json.expected_word");
    EXPECT_EQ(refused(std::string(kMaxImportBytes + 1, ' ')), "json.too_large");
    EXPECT_EQ(refused(R"({"figures": []})"), "accepted");
}

// Bytes changed, cut and doubled at random: an answer, never anything else.
TEST(Import, DamagedFilesNeverBreakIt) {
    ForeignFigure hero{.name = "Odo", .points = "18/27/36/45/54", .set = "Pits"};
    hero.faction = "Heroes";
    hero.dial = hero_dial(5);
    const std::string texts[] = {
        community_file("Marsh", community_record() + "," + community_record({.name = "Reed"})),
        feed_file(feed_record({.set = "Marsh"}) + "," + feed_record(hero) + "," +
                  feed_record({.set = "Marsh", .base = "Tank", .dials = 4}))};
    TestRng rng(11);
    std::size_t understood = 0;
    for (int run = 0; run < 3000; ++run) {
        std::string text = texts[rng.below(2)];
        for (std::uint32_t change = rng.below(4) + 1; change > 0; --change) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
            constexpr std::string_view kBytes = "0123456789{}[]\",:-.eEnulltrue \x01\xC3";
            switch (rng.below(4)) {
                case 0:
                    text[at] = kBytes[rng.below(static_cast<std::uint32_t>(kBytes.size()))];
                    break;
                case 1:
                    text.erase(at, rng.below(12));
                    break;
                case 2:
                    text.insert(at, text.substr(rng.below(static_cast<std::uint32_t>(text.size())),
                                                rng.below(30)));
                    break;
                default:
                    text[at] = static_cast<char>('0' + rng.below(10));
            }
            if (text.empty()) text = "x";
        }
        const auto import = import_figures(text);
        if (!import) continue;
        ++understood;
        EXPECT_EQ(import->imported + import->rejected.size(), import->records);
        said(import->repaired);
        said(import->rejected);
        for (const FigureSet& set : import->sets) EXPECT_TRUE(set_from_json(set_file(set))) << text;
    }
    EXPECT_GT(understood, 300u);
}

}  // namespace
}  // namespace six::io
