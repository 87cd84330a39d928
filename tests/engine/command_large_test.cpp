// Command on the border of a large figure: who is asked, what is proposed and assumed, and that the
// question can be saved in the middle. [FAQ-CMD-3, LRG-SA-5]
#include <algorithm>
#include <vector>

#include "engine/game/odds.h"
#include "engine/messages/reason.h"
#include "engine/state/ask.h"
#include "tests/support/large_battle.h"

namespace six {
namespace {

using namespace fixture;

constexpr FigureId D{0}, A{1};

struct CommandOnLarge : LargeBattle {
    void SetUp() override {
        show(kPlain, 0, Ability::command);
        for (std::size_t i = 0; i < kMaxDials; ++i) show(kTank, i, Ability::demoralized);
        state = battle_of(table, {{kRed, vec2_mils(20000, 20000), 0, kTank},
                                  {kRed, vec2_mils(21856, 21856), 2250, kPlain},
                                  {kBlue, vec2_mils(33000, 33000), 0, kSmallFoe}});
        state[D].clicks = {1, 2, 0, 0};
        play(kRed, EndTurn{});
        play(kBlue, EndTurn{});
        ASSERT_EQ(asked(), Ask::begin_turn);
    }
    static UseAbility heal() { return {.who = A, .ability = Ability::command, .other = D}; }
};

TEST_F(CommandOnLarge, ProposesItAndTheSectionsItMayHeal) {
    struct First final : Draw {
        std::uint32_t below(std::uint32_t) override { return 0; }
    } draw;
    std::vector<BattleCommand> proposed;
    propose(table, state, 12, draw, proposed);
    const auto has = [&](const BattleCommand& wanted) {
        return std::find(proposed.begin(), proposed.end(), wanted) != proposed.end();
    };
    EXPECT_TRUE(has(heal()));
    play(kRed, heal());
    ASSERT_EQ(asked(), Ask::heal_section);
    propose(table, state, 12, draw, proposed);
    EXPECT_EQ(proposed.size(), 2u);
    EXPECT_TRUE(has(ChooseSection{D, 0}));
    EXPECT_TRUE(has(ChooseSection{D, 1}));
    refuse(kRed, ChooseSection{A, 0}, "LRG-SA-5", Reason::no_such_section);
    refuse(kRed, Decline{}, "LRG-SA-5", Reason::wrong_answer);
    play(kRed, ChooseSection{D, 1});
    EXPECT_EQ(state[D].clicks[1], 1);
    EXPECT_EQ(asked(), Ask::begin_turn);  // the die is still to be rolled
}

TEST_F(CommandOnLarge, OddsTakeTheWeakerSection) {
    const auto odds = odds_of(table, state, kRed, heal());
    ASSERT_TRUE(odds);
    EXPECT_TRUE(odds->assumes(Ask::heal_section));
    const FigureOdds* tank = odds->find(D);
    ASSERT_NE(tank, nullptr);
    EXPECT_EQ(tank->turned[1], -static_cast<std::int64_t>(odds->total));
    EXPECT_EQ(tank->turned[0], 0);
}

TEST_F(CommandOnLarge, TheQuestionIsPartOfTheState) {
    play(kRed, heal());
    std::vector<std::uint8_t> bytes;
    append_bytes(state, bytes);
    const auto read = state_from_bytes(bytes);
    ASSERT_TRUE(read);
    EXPECT_EQ(hash_of(*read), hash_of(state));
    EXPECT_EQ(next_decision(table, *read), next_decision(table, state));
}

}  // namespace
}  // namespace six
