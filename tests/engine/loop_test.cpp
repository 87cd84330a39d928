#include <gtest/gtest.h>

#include "engine/game/battle_game.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/invariant.h"
#include "engine/state/ask.h"
#include "engine/state/canonical.h"
#include "tests/support/fixture_battle.h"

namespace six {
namespace {

using namespace fixture;

constexpr FigureId A{0}, B{1};

Attack close_attack(FigureId who, FigureId target) {
    return {AttackPlan{.kind = AttackKind::close, .who = who, .targets = {target}}};
}

struct Loop : testing::Test {
    Table table = plain_table();
    // A faces B, bases touching, B faces away.
    State state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(11250, 10000)}});
    Events events;

    void play(Seat sender, const BattleCommand& command) {
        const auto done = step(table, state, sender, command, events);
        ASSERT_TRUE(done) << name_of(done.error().why) << " " << done.error().clause.id();
    }
    void refuse(Seat sender, const BattleCommand& command, Clause clause, Reason why) {
        const std::uint64_t before = hash_of(state);
        const std::size_t told = events.size();
        const auto done = step(table, state, sender, command, events);
        ASSERT_FALSE(done);
        EXPECT_EQ(done.error().clause.id(), clause.id());
        EXPECT_EQ(name_of(done.error().why), name_of(why));
        EXPECT_EQ(hash_of(state), before);
        EXPECT_EQ(events.size(), told);
    }
    const Event* last(EventKind kind) const {
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            if (event->kind == kind) return &*event;
        return nullptr;
    }
};

TEST_F(Loop, TheActivePlayerIsAskedForAnAction) {
    const Decision owed = next_decision(table, state);
    EXPECT_EQ(owed.ask, Ask::give_action);
    EXPECT_EQ(owed.seat, kRed);
    EXPECT_FALSE(owed.by_chance());
}

TEST_F(Loop, TheOtherPlayerIsRefused) {
    refuse(kBlue, Pass{B}, "U-TURN-3", Reason::not_your_decision);
    refuse(kChance, dice({1}), "U-TURN-3", Reason::not_your_decision);
}

TEST_F(Loop, FiguresThatDoNotExistAreRefused) {
    refuse(kRed, Pass{FigureId{2}}, "U-TURN-3", Reason::no_such_figure);
    refuse(kRed, close_attack(A, FigureId{}), "U-TURN-3", Reason::no_such_figure);
    refuse(kRed, Move{FigureId{40000}, {vec2_mils(1, 1)}, {}}, "U-TURN-3", Reason::no_such_figure);
}

TEST_F(Loop, AbilitiesThatDoNotExistAreRefused) {
    const auto strange = static_cast<Ability>(255);
    Attack attack = close_attack(A, B);
    attack.plan.ability = strange;
    refuse(kRed, attack, "U-DIAL-7", Reason::no_such_ability);
    refuse(kRed, UseAbility{.who = A, .ability = strange}, "U-DIAL-7", Reason::no_such_ability);
    refuse(kRed, Cancel{.abilities = {{A, strange}}}, "U-DIAL-7", Reason::no_such_ability);
}

TEST_F(Loop, AnotherPlayersFigureIsRefused) {
    refuse(kRed, Pass{B}, "U-TURN-3", Reason::not_your_figure);
}

TEST_F(Loop, AnswersToOtherQuestionsAreRefused) {
    refuse(kRed, Decline{}, "U-TURN-3", Reason::wrong_answer);
    refuse(kRed, FreeSpin{A, {}}, "U-TURN-3", Reason::wrong_answer);
}

// A game knows its own commands only, and says so of others'.
TEST_F(Loop, CommandsOfAnotherGameAreRefused) {
    BattleGame game(std::make_shared<const Table>(table), state);
    const auto why = [&](Seat sender, const Command& command) {
        const auto done = game.step(sender, command, events);
        EXPECT_FALSE(done);
        EXPECT_EQ(game.check(sender, command).error().why, done.error().why);
        return done.error();
    };
    EXPECT_EQ(why(kRed, ChooseArmy{}).why, Reason::wrong_answer);
    EXPECT_EQ(why(kRed, ChooseArmy{}).clause.id(), "U-TURN-3");
    EXPECT_EQ(why(kBlue, ChooseArmy{}).why, Reason::not_your_decision);
    EXPECT_EQ(why(kRed, SetupCommand{Decline{}}).why, Reason::wrong_answer);
    ASSERT_TRUE(game.step(kRed, Withdraw{}, events));
    EXPECT_EQ(why(kRed, ChooseArmy{}).why, Reason::game_over);
    BattleGame before(plain_agreement());
    const auto early = before.step(kRed, EndTurn{}, events);
    ASSERT_FALSE(early);
    EXPECT_EQ(early.error().why, Reason::wrong_answer);
    EXPECT_EQ(early.error().clause.id(), "U-ARMY-2");
}

TEST_F(Loop, DiceAreOwedByChanceAndCheckedByNumberAndPips) {
    play(kRed, close_attack(A, B));
    const Decision owed = next_decision(table, state);
    EXPECT_EQ(owed.ask, Ask::roll_attack);
    EXPECT_TRUE(owed.by_chance());
    EXPECT_EQ(owed.dice, 2);
    refuse(kChance, dice({3}), "U-CBT-1", Reason::wrong_number_of_dice);
    refuse(kChance, dice({3, 4, 5}), "U-CBT-1", Reason::wrong_number_of_dice);
    refuse(kChance, dice({0, 4}), "U-CBT-1", Reason::die_out_of_range);
    refuse(kChance, dice({7, 4}), "U-CBT-1", Reason::die_out_of_range);
    refuse(kRed, dice({3, 4}), "U-CBT-1", Reason::not_your_decision);
    play(kChance, dice({3, 4}));
}

TEST_F(Loop, AnAttackAddsUpDiceRearAndDefense) {
    play(kRed, close_attack(A, B));  // B faces away: 9 + 1 against 15
    play(kChance, dice({2, 3}));
    const Event* rolled = last(EventKind::attack_rolled);
    ASSERT_TRUE(rolled);
    EXPECT_EQ(rolled->n, 15);
    EXPECT_EQ(rolled->m, 15);
    EXPECT_EQ(rolled->word, static_cast<std::uint8_t>(AttackWord::hit));
    EXPECT_EQ(state[B].clicks[0], 2);
    EXPECT_EQ(state[B].hurt_by, kRed);
}

TEST_F(Loop, ExplainGivesTheSumBeforeTheRollAndTheSameNumbers) {
    const Explanation sum = explain(table, state, kRed, close_attack(A, B));
    ASSERT_TRUE(sum.verdict);
    ASSERT_EQ(sum.terms.size(), 4u);
    EXPECT_EQ(sum.terms[0], (ExplainedTerm{Term::attack, 9, "U-CBT-1", A}));
    EXPECT_EQ(sum.terms[1], (ExplainedTerm{Term::rear, 1, "U-CC-2", B}));
    EXPECT_EQ(sum.terms[2], (ExplainedTerm{Term::defense, 15, "U-CBT-1", B}));
    EXPECT_EQ(sum.needed, 5);
    // Of 36 rolls, count through step itself those that hurt B.
    int hits = 0;
    for (std::uint8_t first = 1; first <= 6; ++first)
        for (std::uint8_t second = 1; second <= 6; ++second) {
            State branch;
            copy_state(branch, state);
            Events told;
            ASSERT_TRUE(step(table, branch, kRed, close_attack(A, B), told));
            ASSERT_TRUE(step(table, branch, kChance, dice({first, second}), told));
            hits += branch[B].clicks[0] > 0;
        }
    EXPECT_EQ(sum.chances, hits);
}

TEST_F(Loop, ABreakAwayIsRolledBeforeThePathIsChosen) {
    const Move away{A, {vec2_mils(10000, 14000)}, Facing::from_tenths(900)};
    play(kRed, away);
    EXPECT_EQ(state[A].at, vec2_mils(10000, 10000));
    EXPECT_EQ(state[A].tokens, 1);  // put down before the roll
    EXPECT_EQ(next_decision(table, state).ask, Ask::roll_break_away);
    play(kChance, dice({4}));
    EXPECT_EQ(next_decision(table, state).ask, Ask::choose_path);
    refuse(kRed, Move{B, {}, {}}, "U-BREAK-8", Reason::wrong_answer);
    play(kRed, away);
    EXPECT_EQ(state[A].at, vec2_mils(10000, 14000));
}

TEST_F(Loop, HeldByAThreeItMayOnlyTurn) {
    play(kRed, Move{A, {vec2_mils(10000, 14000)}, {}});
    play(kChance, dice({3}));
    EXPECT_EQ(next_decision(table, state).ask, Ask::turn_in_place);
    refuse(kRed, Move{A, {vec2_mils(10000, 14000)}, {}}, "U-BREAK-3", Reason::wrong_answer);
    play(kRed, Turn{A, Facing::from_tenths(1800)});
    EXPECT_EQ(state[A].at, vec2_mils(10000, 10000));
    EXPECT_EQ(state[A].facing, Facing::from_tenths(1800));
}

TEST_F(Loop, WithPathFirstTheDeclaredPathIsTaken) {
    ASSERT_TRUE(table.options.set(Edition::unlimited, Option::break_before_path,
                                  opt::break_before_path::path_first));
    play(kRed, Move{A, {vec2_mils(10000, 14000)}, {}});
    play(kChance, dice({4}));
    EXPECT_EQ(state[A].at, vec2_mils(10000, 14000));
    EXPECT_EQ(next_decision(table, state).ask, Ask::give_action);
}

TEST_F(Loop, TheOpponentOwesAFreeSpin) {
    state[A].at = vec2_mils(6000, 10000);
    play(kRed, Move{A, {vec2_mils(10000, 10000)}, {}});
    const Decision owed = next_decision(table, state);
    EXPECT_EQ(owed.ask, Ask::free_spin);
    EXPECT_EQ(owed.seat, kBlue);
    EXPECT_EQ(owed.who, B);
    EXPECT_EQ(owed.other, A);
    refuse(kBlue, FreeSpin{B, Facing::from_tenths(0)}, "U-SPIN-1", Reason::newcomer_not_in_front);
    play(kBlue, FreeSpin{B, Facing::from_tenths(1800)});
    EXPECT_EQ(state[B].facing, Facing::from_tenths(1800));
    EXPECT_EQ(next_decision(table, state).seat, kRed);
}

TEST_F(Loop, PushingCostsAClickAfterTheAction) {
    state[A].tokens = 1;
    play(kRed, Move{A, {}, Facing::from_tenths(900)});
    EXPECT_EQ(state[A].tokens, 2);
    EXPECT_EQ(state[A].clicks[0], 1);
    refuse(kRed, Move{A, {}, {}}, "U-TURN-4", Reason::already_acted);
}

TEST_F(Loop, TwoTokensBarEveryActionButAPass) {
    state[A].tokens = 2;
    refuse(kRed, Move{A, {}, {}}, "U-PUSH-2", Reason::two_tokens);
    play(kRed, Pass{A});
    play(kRed, EndTurn{});
    EXPECT_EQ(state[A].tokens, 0);  // passed: cleared at the end of the turn
}

TEST_F(Loop, TheTurnEndsWithTheLastAction) {
    state.actions_left = 1;
    play(kRed, Pass{A});
    EXPECT_EQ(state.turn, kBlue);
    EXPECT_EQ(state.actions_left, 2);
    EXPECT_EQ(state.round, 1);
    play(kBlue, EndTurn{});
    EXPECT_EQ(state.round, 2);
}

TEST_F(Loop, TheLastFigureOfASideEndsTheGame) {
    state[B].clicks[0] = 4;
    play(kRed, close_attack(A, B));
    play(kChance, dice({6, 5}));
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_EQ(state.winner, kRed);
    EXPECT_EQ(state.seats[0].points, 40);  // B eliminated, A survived
    EXPECT_EQ(next_decision(table, state).ask, Ask::nothing);
    refuse(kRed, EndTurn{}, "U-END-1", Reason::game_over);
    refuse(kChance, dice({1, 1}), "U-END-1", Reason::game_over);
}

TEST_F(Loop, APushedToDeathFigureScoresForTheLastWhoHurtIt) {
    state[A].tokens = 1;
    state[A].clicks[0] = 4;
    state[A].hurt_by = kBlue;
    play(kRed, Move{A, {}, {}});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::eliminated);
    EXPECT_EQ(state.seats[1].points, 40);
    EXPECT_EQ(last(EventKind::game_ended)->seat, kBlue);
}

TEST_F(Loop, NobodyHurtItAndFractionsAreDropped) {
    table = plain_table(4);
    table.catalog.warriors[0].points = 20;
    state = battle_of(table, {{kRed, vec2_mils(10000, 10000)},
                              {kBlue, vec2_mils(20000, 10000)},
                              {Seat{2}, vec2_mils(20000, 20000)},
                              {Seat{3}, vec2_mils(10000, 20000)}});
    state[A].tokens = 1;
    state[A].clicks[0] = 4;
    play(kRed, Move{A, {}, {}});
    for (std::size_t n = 1; n < 4; ++n) EXPECT_EQ(state.seats[n].points, 6);  // 20 / 3
    EXPECT_TRUE(state.seats[0].out);
    EXPECT_EQ(state.phase, Phase::playing);
    EXPECT_EQ(state.turn, kBlue);  // nothing is left for him to answer
}

TEST_F(Loop, TeamsFightOnUntilOneIsLeftAndShareTheirPoints) {
    table = plain_table(4);
    table.seats[0].team = table.seats[2].team = 0;
    table.seats[1].team = table.seats[3].team = 1;
    state = battle_of(table, {{kRed, vec2_mils(10000, 10000)},
                              {kBlue, vec2_mils(11250, 10000)},
                              {Seat{2}, vec2_mils(10000, 11250)}});
    refuse(kRed, close_attack(A, FigureId{2}), "U-CBT-6", Reason::target_friendly);
    state[B].clicks[0] = 4;
    play(kRed, close_attack(A, B));
    play(kChance, dice({6, 5}));
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_EQ(state.winner, kRed);
    EXPECT_EQ(state.seats[0].points, 40);
    EXPECT_EQ(state.seats[2].points, 20);
}

TEST_F(Loop, AStalemateEndsTheGame) {
    for (int turn = 0; turn < 40; ++turn) {
        ASSERT_EQ(state.phase, Phase::playing) << turn;
        play(state.turn, EndTurn{});
    }
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_EQ(last(EventKind::game_ended)->word, static_cast<std::uint8_t>(EndWord::stalemate));
    EXPECT_FALSE(state.winner.exists());  // equal points, equal armies: a draw
}

TEST_F(Loop, TheSmallerArmyWinsATie) {
    table.seats[1].army_points = 99;
    for (int turn = 0; turn < 40; ++turn) play(state.turn, EndTurn{});
    EXPECT_EQ(state.winner, kBlue);
}

TEST_F(Loop, ARiderShakesOffWhatTouchesItsRear) {
    state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000), 0, 1}, {kBlue, vec2_mils(8750, 11250)}});
    ASSERT_EQ(what_is_wrong(table, state), "");
    play(kRed, Move{A, {vec2_mils(13000, 10000)}, {}});
    play(kChance, dice({2}));
    EXPECT_EQ(state[B].clicks[0], 1);
    play(kRed, Move{A, {vec2_mils(13000, 10000)}, {}});
    EXPECT_EQ(state[A].at, vec2_mils(13000, 10000));
}

TEST_F(Loop, ARiderHeldMayNotTurn) {
    state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000), 0, 1}, {kBlue, vec2_mils(8750, 11250)}});
    play(kRed, Move{A, {}, Facing::from_tenths(100)});  // the rear circle would swing away
    play(kChance, dice({1}));
    EXPECT_EQ(state[A].facing, Facing::from_tenths(0));
    EXPECT_EQ(next_decision(table, state).ask, Ask::give_action);
}

TEST_F(Loop, NothingIsHiddenInABattle) {
    const BattleGame game(std::make_shared<const Table>(table), state);
    for (const Seat eyes : {kRed, kBlue, Seat{}}) {
        EXPECT_FALSE(game.hides_from(eyes));
        EXPECT_EQ(game.observe(eyes)->hash(), game.hash());
        EXPECT_EQ(&*Seen(game, eyes), &game);  // and nothing is copied for it
    }
}

TEST_F(Loop, NeitherTerrainNorPointsAreAttacked) {
    Attack attack = close_attack(A, B);
    attack.plan.piece = PieceId{0};
    refuse(kRed, attack, "U-CBT-9", Reason::only_figures_are_attacked);
    attack = close_attack(A, B);
    attack.plan.at_point = true;
    refuse(kRed, attack, "U-CBT-9", Reason::only_figures_are_attacked);
}

TEST_F(Loop, TheInvariantNoticesWhatCannotBe) {
    EXPECT_TRUE(state_is_ok(table, state));
    State bad = state;
    bad[A].at = vec2_mils(11000, 10000);
    EXPECT_EQ(what_is_wrong(table, bad), "two bases overlap");
    bad = state;
    bad[A].at = vec2_mils(300, 10000);
    EXPECT_EQ(what_is_wrong(table, bad), "a base off the table");
    bad = state;
    bad[A].tokens = 3;
    EXPECT_EQ(what_is_wrong(table, bad), "more than two tokens");
    bad = state;
    bad[A].clicks[0] = 5;
    EXPECT_EQ(what_is_wrong(table, bad), "three skulls on the table");
    bad = state;
    bad[A].clicks[0] = 6;
    EXPECT_EQ(what_is_wrong(table, bad), "a dial beyond its last slot");
    bad = state;
    bad.owed.push_back({Ask::free_spin, kBlue, B});
    EXPECT_EQ(what_is_wrong(table, bad), "an action without frames or frames without an action");
}

}  // namespace
}  // namespace six
