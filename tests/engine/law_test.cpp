// What an edition cites: its own document, whatever chapter decided. [engine/state/law.h]
#include "engine/state/law.h"

#include <gtest/gtest.h>

#include "engine/game/lawful.h"
#include "engine/messages/reason.h"
#include "engine/rules/domains.h"
#include "engine/rulesets/conquest.h"
#include "engine/rulesets/law.h"
#include "engine/rulesets/unlimited.h"
#include "engine/rulesets/v2.h"

namespace six {
namespace {

TEST(Law, CitesTheClauseThatStatesTheSame) {
    EXPECT_EQ(kV2Law("U-ARMY-1"), Clause("V-ARMY-1"));
    EXPECT_EQ(kV2Law("C-CASTLE-10"), Clause("C-CASTLE-31"));
    // There is no such thing, and this is why.
    EXPECT_EQ(kV2Law("C-CONQ-7"), Clause("V-CAP-2"));
}

TEST(Law, LeavesTheEditionsOwnClausesAlone) {
    EXPECT_EQ(kV2Law("V-ARMY-1"), Clause("V-ARMY-1"));
    EXPECT_EQ(kConquestLaw("U-ARMY-1"), Clause("U-ARMY-1"));
    EXPECT_EQ(kV2Law(Clause{}), Clause{});
}

TEST(Law, APageWithoutOneCitesWhatIsSaid) {
    EXPECT_EQ(cited(kUnlimited, "C-TITAN-7"), Clause("C-TITAN-7"));
    EXPECT_EQ(cited(kConquest, "C-TITAN-7"), Clause("C-TITAN-12"));
}

TEST(Law, EveryDomainHasItsClause) {
    for (const DomainFacts& domain : *kV2.domains) EXPECT_TRUE(domain.clause.exists());
}

TEST(Law, RefusalsAreInTheWordsOfThePage) {
    const Illegal no{.clause = "C-TITAN-7", .why = Reason::already_acted};
    EXPECT_EQ(lawful(kConquest, no).error().clause, Clause("C-TITAN-12"));
    EXPECT_EQ(lawful(kConquest, no).error().why, Reason::already_acted);
    EXPECT_EQ(lawful(kUnlimited, no).error().clause, Clause("C-TITAN-7"));
    EXPECT_TRUE(lawful(kConquest, Ok{}));
}

}  // namespace
}  // namespace six
