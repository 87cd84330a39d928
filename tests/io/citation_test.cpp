#include "io/rules/citation.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "io/rules/rule_catalog.h"

namespace six::io {
namespace {

using Ids = std::vector<std::string>;

Ids cited(Clause clause, Edition edition) {
    Ids ids;
    for (const Clause each : citation(clause, edition)) ids.emplace_back(each.id());
    return ids;
}

TEST(Citation, IsWhatIsInForceInTheEdition) {
    EXPECT_EQ(cited("DRG-GEN-1", Edition::unlimited), (Ids{"DRG-GEN-1", "LRG-GEN-1"}));
    EXPECT_EQ(cited("DRG-GEN-1", Edition::v2), (Ids{"MDW-GEN-2"}));
    EXPECT_EQ(cited("U-MOVE-1", Edition::v2), (Ids{"V-MOVE-1"}));
    EXPECT_EQ(cited("U-MOVE-1", Edition::conquest), (Ids{"U-MOVE-1"}));
    // V-GEN-3 carries this one over, so it is cited under its own id.
    EXPECT_EQ(cited("U-GEN-8", Edition::v2), (Ids{"U-GEN-8"}));
    // In force in no edition: still better than silence.
    EXPECT_EQ(cited("C-TURN-10", Edition::conquest), (Ids{"C-TURN-10"}));
    // Of an edition nobody knows.
    EXPECT_EQ(cited("DRG-GEN-1", kNoEdition), (Ids{"DRG-GEN-1"}));
    EXPECT_EQ(citation_text("DRG-GEN-1", Edition::unlimited), "DRG-GEN-1, LRG-GEN-1");
}

TEST(Citation, KnowsWhichStateTheSame) {
    const auto same = [](Clause one, Clause other) {
        EXPECT_EQ(same_rule(one, other), same_rule(other, one)) << one.id() << ' ' << other.id();
        return same_rule(one, other);
    };
    EXPECT_TRUE(same("U-MOVE-1", "U-MOVE-1"));
    EXPECT_TRUE(same("DRG-GEN-3", "MDW-GEN-9"));    // linked
    EXPECT_TRUE(same("C-LONG-3", "MDW-GLOS-3"));    // what 2.0 cites for it
    EXPECT_TRUE(same("U-CBT-2", "V-RC-3"));         // and for a part of it
    EXPECT_FALSE(same("C-MULTI-4", "MDW-MOVE-5"));  // there is no such thing: this holds instead
    EXPECT_FALSE(same("LRG-MOVE-5", "MDW-ACT-6"));
}

// The tables of the build and the catalog are made from the same data by different programs.
TEST(Citation, AgreesWithTheCatalog) {
    for (const RuleClause& rule : rule_catalog().clauses())
        for (std::size_t n = 0; n < kEditionNames.size(); ++n) {
            const auto edition = static_cast<Edition>(n);
            std::vector<Clause> wanted;
            if (rule.in_force(edition)) wanted.push_back(rule.clause);
            for (const Clause other : rule.linked)
                if (rule_catalog()[other].in_force(edition)) wanted.push_back(other);
            if (wanted.empty()) wanted.push_back(rule.clause);
            EXPECT_EQ(citation(rule.clause, edition), wanted) << rule.clause.id();
        }
    for (const RuleClause& rule : rule_catalog().clauses()) {
        Ids parts;
        for (const RulePart& part : rule.parts) parts.push_back(part.name(rule.clause));
        EXPECT_EQ(parts_of(rule.clause), parts);
    }
}

}  // namespace
}  // namespace six::io
