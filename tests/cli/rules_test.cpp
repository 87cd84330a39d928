#include "cli/rules.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "cli/terminal.h"
#include "tests/cli/answer.h"

namespace six::cli {
namespace {

Answer rules(std::vector<std::string> words, io::Language language = io::Language::en) {
    return answer_to("rules", std::move(words), language);
}

TEST(Rules, ShowTellsAllAboutAClause) {
    const Answer answer = rules({"show", "u-gen-8"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    for (const char* part :
         {"U-GEN-8", "Mage Knight Unlimited: Base Rules", "They touch if the gap",
          "Unlimited, Conquest", "inferred", "contact_eps = 0.02 inches", "0 .. 0.05", "low"})
        EXPECT_TRUE(holds(answer.out, part)) << part << "\n" << answer.out;
    EXPECT_LE(longest_line(answer.out), 80U) << answer.out;
}

TEST(Rules, ShowTellsLinksConflictsAndWhyNothingTestsIt) {
    EXPECT_TRUE(holds(rules({"show", "LRG-PASS-11"}).out, "MDW-PASS-9"));
    EXPECT_TRUE(holds(rules({"show", "LRG-PASS-11"}).out, "MDW-PASS-8"));
    EXPECT_TRUE(holds(rules({"show", "DRG-ADM-1"}).out, "where the text comes from"));
    EXPECT_TRUE(holds(rules({"show", "H-X-C08"}).out,
                      "allowed in Unlimited, Conquest; not_allowed in Second edition (2.0)"));
}

TEST(Rules, ShowSpeaksGermanWhereItCan) {
    const Answer german = rules({"show", "LRG-DEF-2", "--lang", "de"});
    EXPECT_TRUE(holds(german.out, "vier Kampfscheiben")) << german.out;
    EXPECT_TRUE(holds(german.out, "Großfiguren und Streitwagen"));
    EXPECT_FALSE(holds(german.out, "cli.rules."));  // a key without words
    EXPECT_EQ(rules({"show", "LRG-DEF-2"}, io::Language::de).out, german.out);
}

TEST(Rules, EveryClauseCanBeShownInBothLanguages) {
    for (const io::Language language : {io::Language::en, io::Language::de})
        for (const io::RuleClause& c : io::rule_catalog().clauses()) {
            const Answer answer = rules({"show", std::string(c.clause.id())}, language);
            ASSERT_EQ(answer.code, kSuccess) << c.clause.id();
            ASSERT_FALSE(holds(answer.out, "cli.rules.")) << answer.out;
        }
}

TEST(Rules, UnknownIdsFailWithTheNearestAndNothingIsShown) {
    const Answer answer = rules({"show", "U-MOVE-1", "U-MOEV-2"});
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_EQ(answer.out, "");
    EXPECT_TRUE(holds(answer.err, "U-MOEV-2")) << answer.err;
    EXPECT_TRUE(holds(answer.err, "U-MOVE-2")) << answer.err;
    const Answer far = rules({"show", "\x1b[31mnonsense"});
    EXPECT_EQ(far.code, kFailure);
    EXPECT_FALSE(holds(far.err, "\x1b"));  // foreign text does not reach the terminal raw
}

TEST(Rules, BadUsageSaysWhatWasExpected) {
    const Answer missing = rules({"show"});
    EXPECT_EQ(missing.code, kUsage);
    EXPECT_TRUE(holds(missing.err, "ID")) << missing.err;
    const Answer edition = rules({"list", "--edition", "v3"});
    EXPECT_EQ(edition.code, kUsage);
    EXPECT_TRUE(holds(edition.err, "unlimited, v2, dungeons, conquest")) << edition.err;
}

TEST(Rules, ListCutsTextToTheWidth) {
    const Answer answer = rules({"list", "--group", "U-MOVE"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_EQ(std::count(answer.out.begin(), answer.out.end(), '\n'), 17);
    EXPECT_LE(longest_line(answer.out), 80U);
    EXPECT_TRUE(answer.out.starts_with("U-MOVE-1 ")) << answer.out;
}

TEST(Rules, ListFiltersByEdition) {
    EXPECT_EQ(rules({"list", "--group", "U-BREAK", "--edition", "unlimited"}).code, kSuccess);
    const Answer carried = rules({"list", "--group", "U-BREAK", "--edition", "v2"});
    EXPECT_TRUE(holds(carried.out, "U-BREAK-8"));  // V-GEN-3 carries it over
    EXPECT_FALSE(holds(carried.out, "U-BREAK-2"));
    EXPECT_EQ(rules({"list", "--group", "MDW", "--edition", "unlimited"}).code, kFailure);
    const Answer none = rules({"list", "--group", "Q"});
    EXPECT_EQ(none.code, kFailure);
    EXPECT_TRUE(holds(none.err, "Q")) << none.err;
}

TEST(Rules, SearchFindsAllWordsOrFails) {
    const Answer found = rules({"search", "free spin", "SNEAK"});
    EXPECT_EQ(found.code, kSuccess) << found.err;
    EXPECT_TRUE(holds(found.out, "U-SPIN-6")) << found.out;
    const Answer none = rules({"search", "zeppelin"});
    EXPECT_EQ(none.code, kFailure);
    EXPECT_TRUE(holds(none.err, "zeppelin"));
    const Answer json = rules({"search", "zeppelin", "--json"});
    EXPECT_EQ(json.code, kSuccess);
    EXPECT_EQ(json.out, "[]\n");
}

// English searches the English texts; what is played, or the edition asked for, comes first.
TEST(Rules, SearchPutsWhatIsPlayedFirst) {
    const Answer found = rules({"search", "break away"});
    EXPECT_EQ(found.code, kSuccess) << found.err;
    EXPECT_TRUE(holds(found.out, "U-BREAK-2 ")) << found.out;
    for (const char* played : {"\nU-BREAK-2 ", "\nV-BRK-1 "}) {
        EXPECT_LT(found.out.find(played), found.out.find("\nD-MOVE-6 ")) << played;  // nobody plays
        EXPECT_LT(found.out.find(played), found.out.find("\nH-")) << played;
    }
    const Answer only = rules({"search", "break away", "--edition", "v2"});
    EXPECT_TRUE(holds(only.out, "V-BRK-1 ")) << only.out;
    EXPECT_FALSE(holds(only.out, "U-BREAK-2 ")) << only.out;
    const Answer german = rules({"search", "sich lösen", "--lang", "de"});
    EXPECT_TRUE(holds(german.out, "U-BREAK-")) << german.out;
}

TEST(Rules, PartsAreShownAndMissed) {
    const Answer shown = rules({"show", "U-END-7"});
    EXPECT_TRUE(holds(shown.out, "a: twenty quiet rounds end the game")) << shown.out;
    EXPECT_TRUE(holds(rules({"show", "U-END-7", "--lang", "de"}).out, "b: eine gedrehte"));
    EXPECT_TRUE(holds(rules({"show", "U-END-7", "--json"}).out, R"("parts":{"a":"twenty)"));
}

TEST(Rules, JsonIsTheWholeRecord) {
    const Answer answer = rules({"list", "--group", "U-CBT-9", "--json"});
    EXPECT_EQ(answer.code, kSuccess);
    EXPECT_TRUE(holds(answer.out, "(10) pushing damage")) << answer.out;  // not cut
    EXPECT_TRUE(answer.out.starts_with("[\n{\"id\":\"U-CBT-9\"")) << answer.out;
}

Arguments parsed(std::vector<std::string> line) {
    Parsed parsed = parse(commands(), line, io::Language::en);
    return std::get<Arguments>(std::move(parsed));
}

TEST(Rules, CoverageCountsOnlyWhatWasShown) {
    const io::CoverageEvidence evidence{{"U-BREAK-2", "break_away.scn", true, true},
                                        {"U-BREAK-3", "break_away.scn", false, true}};
    std::ostringstream out, err;
    const int code =
        print_coverage(parsed({"rules", "coverage", "--group", "U-BREAK"}), evidence, out, err);
    EXPECT_EQ(code, kSuccess) << err.str();
    EXPECT_TRUE(holds(out.str(), "11 %")) << out.str();  // one of nine
    EXPECT_TRUE(holds(out.str(), "break_away.scn"));
    EXPECT_TRUE(holds(out.str(), "U-BREAK-1 U-BREAK-3"));
    EXPECT_LE(longest_line(out.str()), 80U) << out.str();
}

TEST(Rules, CoverageNamesThePartsThatAreOpen) {
    const io::CoverageEvidence evidence{{"U-END-7/a", "quiet.scn", true, true},
                                        {"U-END-7", "quiet.scn", true, false}};
    std::ostringstream out, err;
    EXPECT_EQ(
        print_coverage(parsed({"rules", "coverage", "--group", "U-END-7"}), evidence, out, err),
        kSuccess);
    EXPECT_TRUE(holds(out.str(), "U-END-7/b U-END-7/c U-END-7/d")) << out.str();
    EXPECT_FALSE(holds(out.str(), "U-END-7/a")) << out.str();
    EXPECT_TRUE(holds(out.str(), "0 %")) << out.str();
}

TEST(Rules, CoverageAsJson) {
    std::ostringstream out, err;
    const int code =
        print_coverage(parsed({"rules", "coverage", "--group", "DRG-ADM", "--json"}), {}, out, err);
    EXPECT_EQ(code, kSuccess) << err.str();
    EXPECT_TRUE(holds(out.str(), R"("testable": 0)")) << out.str();
    EXPECT_TRUE(holds(out.str(), R"("DRG-ADM-2": "administrative")"));
    EXPECT_EQ(print_coverage(parsed({"rules", "coverage", "--group", "H"}), {}, out, err),
              kFailure);
}

}  // namespace
}  // namespace six::cli
