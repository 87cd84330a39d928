#include "engine/base/clause.h"

#include <gtest/gtest.h>

#include <string_view>

namespace six {
namespace {

TEST(Clauses, AreFoundByTheirIdAndKnowIt) {
    constexpr Clause clause = "U-BREAK-2";
    static_assert(clause.id() == "U-BREAK-2");
    EXPECT_EQ(Clause::find("U-BREAK-2"), clause);
    EXPECT_FALSE(Clause::find("U-BREAK-999"));
    EXPECT_FALSE(Clause::find(""));
    EXPECT_FALSE(Clause{}.exists());
    EXPECT_EQ(Clause{}.id(), "");
}

TEST(Clauses, AreSortedSoThatTheLookupWorks) {
    for (std::size_t i = 1; i < Clause::count(); ++i)
        EXPECT_LT(std::string_view(gen::kClauseIds[i - 1]), gen::kClauseIds[i]);
}

}  // namespace
}  // namespace six
