// Whose command something is that a person gives, and what is answered without him.
#include "host/sitting.h"

#include <gtest/gtest.h>

#include "engine/state/ask.h"
#include "tests/support/fixture_terror.h"

namespace six::host {
namespace {

using fixture::kBlue;
using fixture::kRed;

constexpr FigureId A{0}, T{1};

// A plain warrior of red before a terror of blue.
PlayGame beside_terror() {
    auto [table, state] = fixture::beside_terror();
    PlayStart start;
    start.table = std::make_shared<const Table>(std::move(table));
    start.state = state;
    start.names = io::standard_names(*start.table, start.state);
    return PlayGame(start);
}
const Move kNear{A, {Vec2{10_in, Inches::from_mils(12750)}}, Facing::from_tenths(900)};

Cancel cancel(FigureId who, Ability ability) {
    Cancel cancel;
    cancel.abilities.push_back({who, ability});
    return cancel;
}

TEST(Sitting, TerrifyIsUsedUnlessItsOwnerWantsToBeAsked) {
    Sitting sitting(beside_terror(), {}, true);
    ASSERT_TRUE(sitting.game().answer(kRed, kNear));
    ASSERT_EQ(sitting.game().owed().ask, Ask::cancel_abilities);
    EXPECT_EQ(sitting.answers_next(), Sitting::By::order);
    sitting.order(kBlue, {.always_terrify = false});
    EXPECT_EQ(sitting.answers_next(), Sitting::By::person);
    EXPECT_EQ(sitting.players()[1].orders, "terrify ask");
    sitting.order(kBlue, {});
    sitting.go_on();
    EXPECT_EQ(sitting.game().answers().back().command, Command(BattleCommand{Decline{}}));
    EXPECT_EQ(sitting.game().owed().ask, Ask::roll_terrify);
}

TEST(Sitting, AnAbilityIsCancelledByItsOwner) {
    const Command command = cancel(T, Ability::terrify);
    Sitting sitting(beside_terror(), {}, true);
    EXPECT_EQ(sitting.sender_of(EndTurn{}), kRed);
    EXPECT_EQ(sitting.sender_of(cancel(A, Ability::terrify)), kRed);
    ASSERT_EQ(sitting.sender_of(command), kBlue);  // on red's turn
    ASSERT_TRUE(sitting.game().answer(sitting.sender_of(command), command, true));
    EXPECT_EQ(sitting.game().owed().seat, kRed);
    ASSERT_TRUE(sitting.game().answer(kRed, kNear));
    EXPECT_EQ(sitting.game().owed().ask, Ask::free_spin);  // neither a question nor a die
    // Of a figure that does not exist nobody is the owner.
    EXPECT_EQ(sitting.sender_of(cancel(FigureId{77}, Ability::terrify)), kBlue);
}

TEST(Sitting, NobodyCancelsForABot) {
    Sitting sitting(beside_terror(), {{{}, {.player = "simple"}}}, true);
    const Command command = cancel(T, Ability::terrify);
    EXPECT_EQ(sitting.sender_of(command), kRed);
    EXPECT_FALSE(sitting.game().answer(sitting.sender_of(command), command, true));
}

}  // namespace
}  // namespace six::host
