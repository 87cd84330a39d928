#include "io/rules/rule_catalog.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "io/answers/rule_answers.h"
#include "io/answers/rule_json.h"
#include "io/rules/option_text.h"
#include "io/rules/rule_coverage.h"

namespace six::io {
namespace {

std::vector<std::string> ids(const std::vector<Clause>& clauses) {
    std::vector<std::string> list;
    for (const Clause clause : clauses) list.emplace_back(clause.id());
    return list;
}
using Ids = std::vector<std::string>;

TEST(RuleCatalog, HoldsEveryClauseOfTheBinaryOnceWithText) {
    const RuleCatalog& catalog = rule_catalog();
    ASSERT_EQ(catalog.clauses().size(), Clause::count());
    std::set<Clause> seen;
    for (const RuleClause& c : catalog.clauses()) {
        EXPECT_TRUE(seen.insert(c.clause).second) << c.clause.id();
        EXPECT_FALSE(c.en.empty()) << c.clause.id();
        EXPECT_EQ(&catalog[c.clause], &c);
        const std::string& document = catalog.document_of(c).id;
        EXPECT_TRUE(c.clause.id().starts_with(document + "-")) << c.clause.id();
    }
}

TEST(RuleCatalog, EverySectionHasANameInBothLanguages) {
    for (const RuleClause& c : rule_catalog().clauses()) {
        EXPECT_FALSE(c.section(Language::en).empty()) << c.clause.id();
        EXPECT_FALSE(c.section(Language::de).empty()) << c.section(Language::en);
    }
    const RuleClause& free_spin = rule_catalog()[*rule_catalog().find("U-SPIN-1")];
    EXPECT_EQ(free_spin.section(Language::en), "Movement: Free spin");
    EXPECT_EQ(free_spin.section(Language::de), "Bewegung: Gratisdrehung");
}

// A reader goes on from section to section: two that stand side by side must not look like one.
TEST(RuleCatalog, GermanSectionsBeginWhereTheEnglishOnesDo) {
    const auto clauses = rule_catalog().clauses();
    for (std::size_t n = 1; n < clauses.size(); ++n) {
        const RuleClause &a = clauses[n - 1], &b = clauses[n];
        if (a.document != b.document) continue;
        EXPECT_EQ(a.section_en == b.section_en, a.section_de == b.section_de) << b.clause.id();
    }
}

TEST(RuleCatalog, ClausesKeepTheOrderOfTheirDocument) {
    const Ids moves = ids(rule_catalog().group("U-MOVE"));
    ASSERT_EQ(moves.size(), 17U);
    EXPECT_EQ(moves[1], "U-MOVE-2");  // not U-MOVE-10, as sorting the ids would have it
}

TEST(RuleCatalog, LinksGoBothWaysAndNeverToItself) {
    const RuleCatalog& catalog = rule_catalog();
    for (const RuleClause& c : catalog.clauses())
        for (const Clause other : c.linked) {
            EXPECT_NE(other, c.clause);
            const auto& back = catalog[other].linked;
            EXPECT_NE(std::find(back.begin(), back.end(), c.clause), back.end()) << c.clause.id();
        }
}

TEST(RuleCatalog, EveryOptionBelongsToADecisionThatItsClausesName) {
    const RuleCatalog& catalog = rule_catalog();
    ASSERT_EQ(catalog.options().size(), kOptionCount);
    for (const RuleOption& option : catalog.options()) {
        EXPECT_EQ(option.decision.id(), option.info().id);
        for (const Clause clause : option.clauses) {
            const auto& house = catalog[clause].house;
            EXPECT_NE(std::find(house.begin(), house.end(), option.decision), house.end())
                << clause.id() << " does not name " << option.decision.id();
        }
        const bool words =
            option.info().type == OptionType::fixed || option.info().type == OptionType::choice;
        EXPECT_EQ(choice_words(option.option).empty(), !words) << option.info().name;
    }
}

TEST(RuleCatalog, DefaultsOfTheGeneratedHeaderAreThoseOfTheData) {
    EXPECT_EQ(kOptions[static_cast<std::size_t>(Option::contact_eps)].defaults[0], 20);
    // Conquest follows Unlimited where the editions differ, unless it is named itself.
    const OptionInfo& interleaving =
        kOptions[static_cast<std::size_t>(Option::actions_interleaved)];
    EXPECT_EQ(interleaving.defaults[0], opt::actions_interleaved::allowed);
    EXPECT_EQ(interleaving.defaults[1], opt::actions_interleaved::not_allowed);
    EXPECT_EQ(interleaving.defaults[3], opt::actions_interleaved::allowed);
    const OptionInfo& section = kOptions[static_cast<std::size_t>(Option::c_dem_section)];
    EXPECT_EQ(section.defaults[0], opt::c_dem_section::stays);
    EXPECT_EQ(section.defaults[3], opt::c_dem_section::three_skulls);
}

TEST(RuleCatalog, FindsIdsInAnyCapitals) {
    EXPECT_EQ(rule_catalog().find("u-move-1"), Clause("U-MOVE-1"));
    EXPECT_EQ(rule_catalog().find("U-MOVE-1"), Clause("U-MOVE-1"));
    EXPECT_FALSE(rule_catalog().find("U-MOVE-99"));
    EXPECT_FALSE(rule_catalog().find("U-MOVE"));
    EXPECT_FALSE(rule_catalog().find(""));
}

TEST(RuleCatalog, SuggestsWhatWasMeant) {
    const Ids near = ids(rule_catalog().nearest("u-moev-1"));
    ASSERT_FALSE(near.empty());
    EXPECT_EQ(near[0], "U-MOVE-1");
    EXPECT_EQ(ids(rule_catalog().nearest("U-MOVE"))[0], "U-MOVE-1");
    EXPECT_LE(rule_catalog().nearest("U").size(), 5U);
    EXPECT_TRUE(rule_catalog().nearest("nothing like an id").empty());
    EXPECT_TRUE(rule_catalog().nearest("").empty());
    EXPECT_TRUE(rule_catalog().nearest(std::string(100'000, 'U')).empty());
}

TEST(RuleCatalog, AGroupIsWholePartsOfTheIdFirst) {
    const auto dungeons = rule_catalog().group("d");
    EXPECT_EQ(dungeons.size(), 286U);                        // D-..., neither DRG-... nor DGT-...
    EXPECT_EQ(rule_catalog().group("U-MOVE-1").size(), 1U);  // not U-MOVE-10
    EXPECT_EQ(rule_catalog().group("U-MO"), rule_catalog().group("u-mo"));
    EXPECT_GT(rule_catalog().group("U-MO").size(), rule_catalog().group("U-MOVE").size());
    EXPECT_EQ(rule_catalog().group("").size(), Clause::count());
    EXPECT_TRUE(rule_catalog().group("Q").empty());
}

TEST(RuleCatalog, SearchWantsAllWordsAndPutsIdsFirst) {
    const Ids found =
        ids(rule_catalog().search(std::vector<std::string>{"U-BREAK-2"}, Language::en, {}));
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0], "U-BREAK-2");

    const auto both =
        rule_catalog().search(std::vector<std::string>{"LEVITATION", "blocking"}, Language::en, {});
    ASSERT_FALSE(both.empty());
    for (const Clause clause : both) {
        const std::string text =
            rule_catalog()[clause].en + " " + rule_catalog()[clause].section_en;
        EXPECT_NE(text.find("evitat"), std::string::npos) << text;
        EXPECT_NE(text.find("locking"), std::string::npos) << text;
    }
    EXPECT_TRUE(rule_catalog()
                    .search(std::vector<std::string>{"levitation", "zeppelin"}, Language::en, {})
                    .empty());
    EXPECT_TRUE(rule_catalog().search(std::vector<std::string>{}, Language::en, {}).empty());
    EXPECT_TRUE(rule_catalog().search(std::vector<std::string>{""}, Language::en, {}).empty());
}

TEST(RuleCatalog, SearchPutsIdsFirstThenTheBeginningOfAWord) {
    // 2: in the id or the section; 1: begins a word; 0: only inside one, as in march.
    const auto rank = [](Clause clause) {
        const std::regex inside("arc", std::regex::icase), begins("\\barc", std::regex::icase);
        const std::string title =
            std::string(clause.id()) + " " + rule_catalog()[clause].section_en;
        if (std::regex_search(title, inside)) return 2;
        return std::regex_search(rule_catalog()[clause].en, begins) ? 1 : 0;
    };
    std::vector<int> ranks;
    for (const Clause clause :
         rule_catalog().search(std::vector<std::string>{"arc"}, Language::en, {})) {
        const RuleClause& c = rule_catalog()[clause];
        if (rule_catalog().document_of(c).counts) ranks.push_back(rank(clause));
    }
    EXPECT_TRUE(std::is_sorted(ranks.rbegin(), ranks.rend()));
    EXPECT_EQ(std::set<int>(ranks.begin(), ranks.end()), (std::set<int>{0, 1, 2}));
}

// What is played in the edition comes first, and the text of the language asked in.
TEST(RuleCatalog, SearchPutsWhatIsPlayedFirst) {
    const RuleCatalog& catalog = rule_catalog();
    const std::vector<std::string> words{"break", "away"};
    for (const Edition edition : {Edition::unlimited, Edition::v2, Edition::conquest}) {
        EditionSet editions;
        editions.add(edition);
        const auto found = catalog.search(words, Language::en, editions);
        EXPECT_GT(found.size(), 50u);
        const auto later = std::find_if(found.begin(), found.end(), [&](Clause clause) {
            return !catalog[clause].in_force(edition);
        });
        EXPECT_GT(later - found.begin(), 5);
        EXPECT_TRUE(std::none_of(later, found.end(),
                                 [&](Clause clause) { return catalog[clause].in_force(edition); }));
    }
    // All that the English texts say is found in English, the rules that are played among the
    // first.
    EditionSet unlimited;
    unlimited.add(Edition::unlimited);
    const Ids english = ids(catalog.search(words, Language::en, unlimited));
    for (const RuleClause& c : catalog.clauses()) {
        if (c.en.find("break away") == std::string::npos) continue;
        EXPECT_NE(std::find(english.begin(), english.end(), c.clause.id()), english.end())
            << c.clause.id();
    }
    // The chapter of that name comes first, though its sentences do not repeat it.
    for (const char* clause : {"U-BREAK-1", "U-BREAK-2", "U-BREAK-9"}) {
        const auto at = std::find(english.begin(), english.end(), clause);
        ASSERT_NE(at, english.end()) << clause;
        EXPECT_LT(at - english.begin(), 20) << clause;
    }
    // A whole id comes first, wherever it is in force.
    EXPECT_EQ(ids(catalog.search(std::vector<std::string>{"v-move-1"}, Language::en, unlimited))[0],
              "V-MOVE-1");
    EXPECT_TRUE(played_editions().holds(Edition::unlimited));
    EXPECT_TRUE(played_editions().holds(Edition::conquest));
    EXPECT_FALSE(played_editions().holds(Edition::dungeons));
}

TEST(RuleCatalog, SearchKnowsTheOtherLanguageToo) {
    const RuleCatalog& catalog = rule_catalog();
    const std::vector<std::string> german{"Gratisdrehung"}, english{"break", "away"};
    EXPECT_EQ(catalog.search(german, Language::en, {}), catalog.search(german, Language::de, {}));
    EXPECT_FALSE(catalog.search(german, Language::en, {}).empty());
    EXPECT_EQ(catalog.search(english, Language::de, {}), catalog.search(english, Language::en, {}));
    // ... only where the own says nothing: "die" is a die in one, an article in the other.
    for (const Clause clause : catalog.search(std::vector<std::string>{"die"}, Language::en, {})) {
        const std::string text = catalog[clause].en + " " + catalog[clause].section_en;
        EXPECT_TRUE(text.find("die") != std::string::npos || text.find("Die") != std::string::npos)
            << clause.id();
    }
}

TEST(RuleCatalog, GermanSearchFoldsUmlautsAndFallsBackToEnglish) {
    const auto search = [](const char* word) {
        return rule_catalog().search(std::vector<std::string>{word}, Language::de, {});
    };
    const auto written = search("Großfigur");
    ASSERT_FALSE(written.empty());
    EXPECT_EQ(search("GROSSFIGUR"), written);
    EXPECT_EQ(search("grossfigur"), written);
    EXPECT_EQ(search("Schädel"), search("Schaedel"));
    EXPECT_EQ(search("Schädel"), search("schadel"));
    // English words keep their ue: "due" is not "du".
    for (const Clause clause :
         rule_catalog().search(std::vector<std::string>{"due"}, Language::en, {}))
        EXPECT_NE(rule_catalog()[clause].en.find("due"), std::string::npos);
}

TEST(RuleCatalog, TheOptionsOfAClauseAreThoseOfItsDecisions) {
    const auto options = rule_catalog().options_of("U-TPL-7");
    ASSERT_EQ(options.size(), 2U);
    EXPECT_EQ(options[0]->info().name, "low_wall_size_length");
    EXPECT_EQ(options[1]->info().name, "low_wall_size_thickness");
    EXPECT_EQ(rule_catalog().options_of("H-LOW-WALL-SIZE").size(), 2U);
    EXPECT_TRUE(rule_catalog().options_of("U-CC-1").empty());
}

// --- coverage ---

const DocumentCoverage* document(const std::vector<DocumentCoverage>& all, std::string_view id) {
    for (const DocumentCoverage& one : all)
        if (one.document->id == id) return &one;
    return nullptr;
}

TEST(RuleCoverage, NamingAloneDoesNotCount) {
    const RuleCatalog& catalog = rule_catalog();
    const CoverageEvidence named{{"U-BREAK-7", "a.scn", false, true}};
    EXPECT_TRUE(scenarios_of(catalog, named, "U-BREAK-7").empty());
    const CoverageEvidence shown{{"U-BREAK-7", "a.scn", true, true}};
    EXPECT_EQ(scenarios_of(catalog, shown, "U-BREAK-7"), Ids{"a.scn"});
    // Nor does an id that came up in a run which is about something else.
    const CoverageEvidence by_chance{{"U-BREAK-7", "a.scn", true, false}};
    EXPECT_TRUE(scenarios_of(catalog, by_chance, "U-BREAK-7").empty());
    // Nor one file's claim and another's showing.
    const CoverageEvidence two{{"U-BREAK-7", "a.scn", false, true},
                               {"U-BREAK-7", "b.scn", true, false}};
    EXPECT_TRUE(scenarios_of(catalog, two, "U-BREAK-7").empty());
}

TEST(RuleCoverage, ALinkedClauseIsShownWithTheOther) {
    const RuleCatalog& catalog = rule_catalog();
    const CoverageEvidence dragon{{"DRG-GEN-1", "dragon.scn", true, true}};
    EXPECT_EQ(scenarios_of(catalog, dragon, "LRG-GEN-1"), Ids{"dragon.scn"});
    // The same rule in another edition needs a run of its own ...
    EXPECT_TRUE(scenarios_of(catalog, dragon, "MDW-GEN-2").empty());
    // ... in which shared code may give the other id.
    const CoverageEvidence second_edition{{"MDW-GEN-2", "v2.scn", false, true},
                                          {"DRG-GEN-1", "v2.scn", true, false}};
    EXPECT_EQ(scenarios_of(catalog, second_edition, "MDW-GEN-2"), Ids{"v2.scn"});
    EXPECT_TRUE(scenarios_of(catalog, second_edition, "DRG-GEN-1").empty());
}

TEST(RuleCoverage, AClauseOfSeveralPartsIsCoveredWhenEachIsShown) {
    const RuleCatalog& catalog = rule_catalog();
    ASSERT_EQ(catalog["U-END-7"].parts.size(), 4u);
    const auto covered = [&](const CoverageEvidence& evidence) {
        const auto found = coverage(catalog, evidence, {.edition = {}, .group = "U-END-7"});
        return found[0].uncovered.empty();
    };
    // Naming it as a whole shows none of its parts.
    CoverageEvidence evidence{{"U-END-7", "whole.scn", true, true}};
    EXPECT_FALSE(covered(evidence));
    EXPECT_TRUE(scenarios_of(catalog, evidence, "U-END-7").empty());
    evidence.push_back({"U-END-7/a", "a.scn", true, true});
    evidence.push_back({"U-END-7", "a.scn", true, false});
    evidence.push_back({"U-END-7/b", "b.scn", true, true});
    evidence.push_back({"U-END-7/d", "b.scn", true, true});
    evidence.push_back({"U-END-7", "b.scn", true, false});
    EXPECT_FALSE(covered(evidence));
    EXPECT_EQ(scenarios_of(catalog, evidence, "U-END-7"), (Ids{"a.scn", "b.scn"}));
    evidence.push_back({"U-END-7/c", "c.scn", false, true});  // claimed, but not shown
    EXPECT_FALSE(covered(evidence));
    evidence.push_back({"U-END-7", "c.scn", true, false});
    EXPECT_TRUE(covered(evidence));
    const std::string json =
        coverage_json(catalog, coverage(catalog, evidence, {.edition = {}, .group = "U-END-7"}));
    EXPECT_NE(json.find("\"parts\""), std::string::npos);
    EXPECT_NE(json.find("\"c.scn\""), std::string::npos);
}

TEST(RuleCatalog, EveryPartIsToldInBothLanguages) {
    std::size_t many = 0;
    for (const RuleClause& c : rule_catalog().clauses()) {
        if (!c.parts.empty()) ++many;
        for (std::size_t i = 0; i < c.parts.size(); ++i) {
            EXPECT_EQ(c.parts[i].id, static_cast<char>('a' + static_cast<int>(i))) << c.clause.id();
            EXPECT_FALSE(c.parts[i].en.empty() || c.parts[i].de.empty()) << c.clause.id();
        }
    }
    EXPECT_GE(many, 60u);
}

TEST(RuleCoverage, CountsByDocumentAndLeavesHouseDecisionsOut) {
    const CoverageEvidence evidence{{"U-BREAK-2", "a.scn", true, true},
                                    {"U-BREAK-2", "b.scn", true, true},
                                    {"NO-SUCH-1", "b.scn", true, true}};
    const auto all = coverage(rule_catalog(), evidence);
    EXPECT_EQ(all.size(), 9U);
    EXPECT_EQ(document(all, "H"), nullptr);
    const DocumentCoverage* u = document(all, "U");
    ASSERT_NE(u, nullptr);
    EXPECT_EQ(u->clauses, 382U);
    EXPECT_EQ(u->testable + u->untestable.size(), u->clauses);
    EXPECT_EQ(u->covered.size() + u->uncovered.size(), u->testable);
    ASSERT_EQ(u->covered.size(), 1U);
    EXPECT_EQ(u->covered[0].scenarios, (Ids{"a.scn", "b.scn"}));
    for (const DocumentCoverage& one : all)
        for (const Clause clause : one.untestable)
            EXPECT_FALSE(rule_catalog()[clause].untestable.empty());
}

TEST(RuleCoverage, FiltersByEditionAndGroup) {
    const auto second = coverage(rule_catalog(), {}, {.edition = Edition::v2, .group = ""});
    EXPECT_EQ(document(second, "U"), nullptr);
    EXPECT_NE(document(second, "MDW"), nullptr);
    EXPECT_EQ(document(second, "C")->clauses, 5U);  // the clauses marked (2.0)
    const auto breaks = coverage(rule_catalog(), {}, {.edition = std::nullopt, .group = "U-BREAK"});
    ASSERT_EQ(breaks.size(), 1U);
    EXPECT_EQ(breaks[0].clauses, 9U);
    EXPECT_TRUE(coverage(rule_catalog(), {}, {.edition = std::nullopt, .group = "Q"}).empty());
}

TEST(RuleJson, GivesTextInTheLanguageThereIs) {
    const std::vector<Clause> clauses{"LRG-DEF-2", "U-GEN-1"};
    const std::string english = rules_json(rule_catalog(), clauses, Language::en);
    EXPECT_NE(english.find(R"("id":"LRG-DEF-2")"), std::string::npos);
    EXPECT_NE(english.find(R"("name":"contact_eps","type":"mils","default":{"unlimited":20)"),
              std::string::npos);
    const std::string german = rules_json(rule_catalog(), clauses, Language::de);
    EXPECT_NE(german.find(R"("lang":"de")"), std::string::npos);
    EXPECT_EQ(rules_json(rule_catalog(), {}, Language::en), "[]\n");
}

TEST(RuleJson, SaysOnlyWhatThereIs) {
    const answers::RuleClauseTold whole = clause_told(rule_catalog(), "U-END-7", Language::en);
    ASSERT_TRUE(whole.parts);
    EXPECT_EQ(whole.parts->at(0).first, "a");
    EXPECT_FALSE(whole.scenarios);
    const answers::RuleClauseTold decision =
        clause_told(rule_catalog(), "H-CONTACT-EPS", Language::en);
    ASSERT_TRUE(decision.options);
    EXPECT_EQ(std::get<answers::Number>(decision.options->at(0).defaults.at(0).second), 20);
    EXPECT_FALSE(decision.options->at(0).values);
    EXPECT_FALSE(decision.parts);
}

}  // namespace
}  // namespace six::io
