// How a siege ends: blue defends in the north, red attacks. [C-SIEGE-2, C-SIEGE-4]
#include <gtest/gtest.h>

#include "engine/game/battle.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/invariant.h"
#include "engine/rulesets/conquest.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/fixture_castle.h"

namespace six {
namespace {

using namespace fixture;

constexpr std::uint16_t kWall = 3, kTower = 4, kKeep = 5;
constexpr FigureId kAttacker{0}, kGuard{1}, kFirst{2}, kSecond{3}, kThird{4};

struct Siege : testing::Test {
    Table table;
    State state;
    Events events;

    // A red and a blue warrior, and these sections of blue in a row from 20,30.
    void lay(std::initializer_list<std::uint16_t> sections, std::uint8_t seats = 2) {
        table = plain_table(seats);
        table.rules = &kConquest;
        table.options = OptionValues(Edition::conquest);
        table.field.size = kConquest.field.table_size;
        table.build_total = 800;
        table.defender = kBlue;
        for (const FigureKind kind : {FigureKind::wall, FigureKind::tower, FigureKind::keep})
            table.catalog.warriors.push_back(plain_section(kind));
        state =
            battle_of(table, {{kRed, vec2_mils(30000, 10000)}, {kBlue, vec2_mils(60000, 30000)}});
        std::int32_t x = 20000;
        for (const std::uint16_t section : sections) {
            Figure& figure = state.figures[state.figure_count++];
            figure.warrior = WarriorId{section};
            figure.owner = kBlue;
            figure.whereabouts = Whereabouts::built;
            figure.at = vec2_mils(x, 30000);
            figure.facing = Facing::from_tenths(2700);
            x += 8000;
        }
        build_castles(table, state);
    }
    void fell(FigureId section) {
        state[section].clicks[0] = 5;
        state[section].whereabouts = Whereabouts::eliminated;
    }
    void stand_on(FigureId who, FigureId section) {
        state[who] = put_at(table, state, state[who], state[section].at, state[who].facing);
    }
    void end_turn_of(Seat seat) {
        state.turn = seat;
        ASSERT_EQ(what_is_wrong(table, state), "");
        const auto done = step(table, state, seat, EndTurn{}, events);
        ASSERT_TRUE(done) << name_of(done.error().why);
    }
    void goes_on_after(Seat seat) {
        end_turn_of(seat);
        EXPECT_EQ(state.phase, Phase::playing);
    }
    void ends_after(Seat seat, Clause clause) {
        end_turn_of(seat);
        ASSERT_EQ(state.phase, Phase::over);
        EXPECT_EQ(events.back().kind, EventKind::game_ended);
        EXPECT_EQ(events.back().word, static_cast<std::uint8_t>(EndWord::siege));
        EXPECT_EQ(events.back().clause.id(), clause.id());
        EXPECT_EQ(state.winner, kRed);
    }
};

TEST_F(Siege, GoesOnWhileTheKeepStands) {
    lay({kKeep, kTower});
    fell(kSecond);
    goes_on_after(kBlue);
}

TEST_F(Siege, IsWonWhenTheKeepHasFallenAtTheEndOfTheDefendersTurn) {
    lay({kKeep, kTower});
    fell(kFirst);
    goes_on_after(kRed);
    state.seats[kBlue.n].points = 500;  // however much he scored
    ends_after(kBlue, "C-SIEGE-2");
    EXPECT_GT(state.seats[kBlue.n].points, 500);  // survivors are scored as at any end
    EXPECT_GT(state.seats[kRed.n].points, 0);
}

TEST_F(Siege, IsWonWhenAttackersAloneHoldTheKeep) {
    lay({kKeep, kTower});
    stand_on(kAttacker, kFirst);
    goes_on_after(kRed);
    ends_after(kBlue, "C-SIEGE-4");
}

TEST_F(Siege, OneDefenderOnTheTopHoldsIt) {
    lay({kKeep});
    stand_on(kAttacker, kFirst);
    state[kGuard] = put_at(table, state, state[kGuard], state[kFirst].at + vec2_mils(2000, 0), {});
    goes_on_after(kBlue);
}

TEST_F(Siege, EveryKeepMustBeTaken) {
    lay({kKeep, kKeep});
    fell(kFirst);
    goes_on_after(kBlue);
    stand_on(kAttacker, kSecond);
    ends_after(kBlue, "C-SIEGE-4");
}

TEST_F(Siege, WithoutAKeepEverySectionButWalls) {
    lay({kTower, kWall, kTower});
    fell(kFirst);
    goes_on_after(kBlue);
    fell(kThird);
    ends_after(kBlue, "C-SIEGE-2");
    EXPECT_TRUE(is_section(state[kSecond]));
}

TEST_F(Siege, WhatWasLeftOutIsNoPartOfTheCastle) {
    lay({kTower});
    Figure& keep = state.figures[state.figure_count++];
    keep.warrior = WarriorId{kKeep};
    keep.owner = kBlue;
    keep.whereabouts = Whereabouts::left_out;
    goes_on_after(kBlue);  // the tower stands, and there was never a keep
    fell(kFirst);
    ends_after(kBlue, "C-SIEGE-2");
}

TEST_F(Siege, WithoutACastlePointsDecide) {
    lay({});
    goes_on_after(kBlue);
}

TEST_F(Siege, WithoutADefenderNothingIsBesieged) {
    lay({kKeep});
    table.defender = {};
    fell(kFirst);
    goes_on_after(kBlue);
}

TEST_F(Siege, SeveralDefendersAreAskedAfterEachOfTheirTurns) {
    lay({kKeep}, 4);
    table.seats[3].team = table.seats[1].team;
    table.seats[2].team = table.seats[0].team;
    for (std::uint8_t n = 2; n < 4; ++n) {
        Figure& figure = state.figures[state.figure_count++];
        figure = state[kAttacker];
        figure.owner = Seat{n};
        figure.at = vec2_mils(10000 * n, 15000);
    }
    fell(kFirst);
    goes_on_after(Seat{2});
    ends_after(Seat{3}, "C-SIEGE-2");
}

// Of two sides that attack, the one with more points.
TEST_F(Siege, OfSeveralAttackersTheMostPointsWin) {
    lay({kKeep}, 3);
    Figure& third = state.figures[state.figure_count++];
    third = state[kAttacker];
    third.owner = Seat{2};
    third.at = vec2_mils(40000, 10000);
    state.seats[kBlue.n].points = 500;
    state.seats[kRed.n].points = 10;
    fell(kFirst);
    ends_after(kBlue, "C-SIEGE-2");
}

}  // namespace
}  // namespace six
