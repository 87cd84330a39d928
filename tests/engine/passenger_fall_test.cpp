// The fall of a chariot and of its passenger.
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/state/ask.h"
#include "tests/engine/ride.h"

namespace six {
namespace {

constexpr std::uint8_t kLeft = 1;

struct Fall : Harm {
    // One hit on its left destroys the chariot: the rear is inactive already.
    void brittle(std::uint16_t passenger = kPlain) {
        put(kLeft, passenger);
        state[C].clicks = {0, 1, 3, 0};
        sound();
    }
};

TEST_F(Fall, ThePassengerStandsAtTheDotFacesAnywhereAndTakesADie) {
    brittle();
    hit();
    EXPECT_EQ(state[C].whereabouts, Whereabouts::eliminated);
    EXPECT_EQ(state[A].whereabouts, Whereabouts::on_table);
    EXPECT_FALSE(state[A].chariot.exists());
    EXPECT_EQ(state[A].at, kMiddle);
    EXPECT_TRUE(told(EventKind::disembarked, A, "LRG-PELIM-2"));
    EXPECT_EQ(state.seats[kBlue.n].points, 60);
    // What the destroying attack passes on comes first: the two clicks the section had left.
    expect_owed(Ask::roll_passenger, kChance, A);
    EXPECT_EQ(state.owed.back().clicks, 2);
    roll({6});
    EXPECT_EQ(state[A].clicks[0], 2);
    expect_owed(Ask::face_anywhere, kRed, A);
    refuse(kRed, Turn{D, degrees(45)}, "LRG-PELIM-3", Reason::wrong_answer);
    refuse(kRed, Decline{}, "LRG-PELIM-3", Reason::wrong_answer);
    play(kRed, Turn{A, degrees(45)});
    EXPECT_EQ(state[A].facing, degrees(45));
    expect_owed(Ask::roll_fall, kChance, A);
    EXPECT_EQ(owed().other, C);
    roll({2});
    EXPECT_EQ(state[A].clicks[0], 4);
    EXPECT_EQ(clicks_of(A, ClickWord::fall), 2);
    EXPECT_EQ(last(EventKind::passenger_rolled)->word,
              static_cast<std::uint8_t>(PassengerWord::fell));
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
}

TEST_F(Fall, NothingReducesTheFall) {
    for (const Ability ability : {Ability::toughness, Ability::invulnerability}) {
        brittle(warrior_with(ability));
        hit();
        roll({1});
        play(kRed, Turn{A, {}});
        roll({4});
        EXPECT_EQ(state[A].clicks[0], 4);
    }
}

TEST_F(Fall, WhoDiesOfWhatIsPassedOnFallsNoFurther) {
    brittle();
    state[A].clicks[0] = 3;
    hit();
    roll({5});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::eliminated);
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
    EXPECT_EQ(clicks_of(A, ClickWord::fall), 0);
    EXPECT_EQ(state.seats[kBlue.n].points, 80);
}

TEST_F(Fall, WhoDiesOfTheFallScoresForWhoeverBroughtItDown) {
    brittle();
    state[A].clicks[0] = 1;
    hit();
    roll({1});
    play(kRed, Turn{A, {}});
    roll({6});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::eliminated);
    EXPECT_EQ(state.seats[kBlue.n].points, 80);
    EXPECT_EQ(state[A].hurt_by, kBlue);
}

TEST_F(Fall, NobodySpinsAndNoPoleArmStrikes) {
    brittle(kPlain);
    hit();
    roll({1});
    play(kRed, Turn{A, {}});
    roll({1});
    EXPECT_EQ(count(EventKind::free_spun, B), 0);
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
}

TEST_F(Fall, ByAPushedActionThePassengerFallsBetweenActions) {
    brittle();
    state[C].clicks = {0, 2, 3, 0};
    state.turn = kRed;
    state[C].tokens = 1;
    play(kRed,
         Attack{AttackPlan{.kind = AttackKind::close, .who = C, .targets = {B}, .section = kLeft}});
    roll({1, 2});
    play(kRed, ChooseSection{C, kLeft});
    EXPECT_EQ(state[C].whereabouts, Whereabouts::eliminated);
    EXPECT_EQ(state.action.kind, ActionKind::none);
    expect_owed(Ask::face_anywhere, kRed, A);  // and no die for what is passed on
    const State before = state;
    play(kRed, Turn{A, degrees(10)});
    roll({6});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::eliminated);
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
    EXPECT_EQ(state.seats[kBlue.n].points, 80);

    // Time is called in the middle: the after-effects are played to their end.
    state = before;
    play(kChance, CallTime{});
    EXPECT_EQ(state.phase, Phase::playing);
    play(kRed, Turn{A, degrees(10)});
    EXPECT_EQ(state.phase, Phase::playing);
    roll({1});
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_EQ(state[A].clicks[0], 1);
}

TEST_F(Fall, TheLastFigureIsTheFallenPassengerAndTheGameGoesOnUntilHeDies) {
    brittle();
    state[D].whereabouts = Whereabouts::eliminated;
    state[D].clicks[0] = 5;
    const State before = state;
    hit();
    roll({1});
    EXPECT_EQ(state.phase, Phase::playing);
    play(kRed, Turn{A, {}});
    roll({4});
    EXPECT_EQ(state.phase, Phase::playing);
    state = before;
    hit();
    roll({1});
    play(kRed, Turn{A, {}});
    roll({5});
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_EQ(state.winner, kBlue);
}

TEST_F(Fall, BetweenActionsTheEndOfTheGameWaitsForTheFall) {
    brittle();
    state[D].whereabouts = Whereabouts::eliminated;
    state[D].clicks[0] = 5;
    state[C].clicks = {0, 2, 3, 0};
    state.turn = kRed;
    state[C].tokens = 1;
    play(kRed,
         Attack{AttackPlan{.kind = AttackKind::close, .who = C, .targets = {B}, .section = kLeft}});
    roll({1, 2});
    play(kRed, ChooseSection{C, kLeft});
    play(kRed, Turn{A, {}});
    EXPECT_EQ(state.phase, Phase::playing);
    roll({6});
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_EQ(state.winner, kBlue);
}

TEST_F(Fall, ByItsOwnCriticalMissInTheMiddleOfItsAction) {
    brittle();
    state[C].clicks = {0, 2, 3, 0};
    state.turn = kRed;
    play(kRed,
         Attack{AttackPlan{.kind = AttackKind::close, .who = C, .targets = {B}, .section = kLeft}});
    roll({1, 1});
    EXPECT_EQ(state[C].whereabouts, Whereabouts::eliminated);
    expect_owed(Ask::face_anywhere, kRed, A);
    EXPECT_EQ(state.action.kind, ActionKind::close);
    play(kRed, Turn{A, {}});
    roll({1});
    EXPECT_EQ(state.action.kind, ActionKind::none);
    EXPECT_EQ(state[A].clicks[0], 1);
}

TEST_F(Fall, WhereTheSpotIsNotLegalTheNearestPlaceIs) {
    table.field.pieces.push_back({"lake",
                                  TerrainKind::deep_water,
                                  Height::ground,
                                  {{vec2_mils(10000, 10000), vec2_mils(18300, 10000),
                                    vec2_mils(18300, 30000), vec2_mils(10000, 30000)}},
                                  {}});
    brittle();
    const State before = state;
    hit();
    EXPECT_TRUE(told(EventKind::disembarked, A, "U-GEN-14"));
    EXPECT_EQ(state[A].at.y, kMiddle.y);
    EXPECT_GE(state[A].at.x.mils(), 18300 + 625 - 20);
    EXPECT_LE(state[A].at.x.mils(), 18300 + 625 + 50);
    state = before;
    state[A].warrior = WarriorId{warrior_with(Ability::aquatic)};
    hit();
    EXPECT_EQ(state[A].at, kMiddle);
}

TEST_F(Fall, SeveralChariotsAtOnce) {
    put(kLeft);
    const std::uint16_t wave = add_warrior(table, with_ability(plain_archer(), Ability::shockwave));
    for (Click& click : table.catalog.warriors[wave].dials[0].clicks) click.attack.value = 12;
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, {}},
         {kBlue, kMiddle - vec2_mils(4000, 0), 0, wave},
         {kRed, kMiddle - vec2_mils(8000, 0), 1800, kChariot},
         {kRed, {}},
         {kRed, vec2_mils(3000, 3000)}});
    put_on(state, A, C);
    put_on(state, FigureId{4}, D);
    state[C].clicks = {0, 3, 2, 0};
    state[D].clicks = {0, 3, 2, 0};
    state.turn = kBlue;
    play(kBlue,
         Attack{AttackPlan{.kind = AttackKind::ranged, .who = B, .ability = Ability::shockwave}});
    roll({4, 4});
    EXPECT_EQ(state[C].whereabouts, Whereabouts::eliminated);
    EXPECT_EQ(state[D].whereabouts, Whereabouts::eliminated);
    int passed = 0, faced = 0, fell = 0;
    while (owed().ask != Ask::give_action) {
        if (owed().ask == Ask::face_anywhere) {
            ++faced;
            play(kRed, Turn{owed().who, {}});
            continue;
        }
        passed += owed().ask == Ask::roll_passenger;
        fell += owed().ask == Ask::roll_fall;
        EXPECT_TRUE(owed().ask != Ask::roll_fall || passed == 2);
        roll({1});
    }
    EXPECT_EQ(passed, 2);
    EXPECT_EQ(faced, 2);
    EXPECT_EQ(fell, 2);
    EXPECT_EQ(state[A].clicks[0], 1);
    EXPECT_EQ(state[FigureId{4}].clicks[0], 1);
}

}  // namespace
}  // namespace six
