// What a new game takes from the collection: the figures that are fielded, and what they carry.
#include "host/new_game.h"

#include <gtest/gtest.h>

#include "engine/rulesets/pages.h"
#include "io/format/figure_set.h"
#include "io/library/collection.h"
#include "io/library/muster.h"

namespace six::host {
namespace {

TEST(NewGame, KeepsWhatArmiesFieldAndCarryAndNothingElse) {
    Agreement agreement;
    agreement.rules = page_of(Edition::v2);
    agreement.options = OptionValues(Edition::v2);
    agreement.catalog = io::complete_for(Edition::v2, io::collection());
    agreement.build_total = 200;
    agreement.seat_count = 2;
    const auto& armies = io::collected_armies();
    std::array<std::optional<ChooseArmy>, kMaxSeats> chosen;
    chosen[0] = io::muster(armies.find("readers_of_the_ford")->second, agreement, Seat{0}).value();
    chosen[1] = io::muster(armies.find("ninth_bell_company")->second, agreement, Seat{1}).value();
    keep_fielded(agreement, chosen);
    const Catalog& kept = agreement.catalog;
    EXPECT_EQ(kept.warriors.size(), 5u);
    ASSERT_EQ(kept.items.size(), 2u);
    ASSERT_EQ(kept.spells.size(), 2u);
    ASSERT_EQ(kept.companies.size(), 1u);
    ASSERT_EQ(chosen[0]->items.size(), 2u);
    const CarriedItem& book = chosen[0]->items[0];
    EXPECT_EQ(kept.items[book.item].id, "chandlers_ledger");
    ASSERT_EQ(book.spells.size(), 2u);
    EXPECT_EQ(kept.spells[book.spells[0]].id, "tallow_spark");
    EXPECT_EQ(kept.spells[book.spells[1]].id, "knitbone");
    EXPECT_EQ(kept.companies[chosen[1]->companies[0].n].id, "ninth_bell_company");
    for (std::uint8_t n = 0; n < 2; ++n)
        for (const WarriorId id : chosen[n]->warriors) EXPECT_LT(id.n, kept.warriors.size());
}

}  // namespace
}  // namespace six::host
