// What the invariant has to say about sections, passengers and the questions they leave.
#include "engine/messages/event_kind.h"
#include "engine/state/ask.h"
#include "tests/engine/ride.h"

namespace six {
namespace {

constexpr FigureId A{1}, B{2}, D{3};

struct Invariant : Ride {
    void SetUp() override {
        lay({{kRed, kMiddle, 0, kChariot},
             {kRed, {}, 0, kArcher},
             {kBlue, beside(kMiddle, 1), 2700},
             {kRed, vec2_mils(30000, 30000), 0, kTitan},
             {kRed, vec2_mils(30000, 20000), 0, kRider},
             {kRed, vec2_mils(6000, 20000), 0, kChariot},
             {kBlue, vec2_mils(6000, 26000), 0, kDragon}});
        put_on(state, A, C);
        sound();
    }
    template <class Change>
    void wrong(std::string_view what, Change change) {
        State changed = state;
        change(changed);
        EXPECT_EQ(what_is_wrong(table, changed), what);
    }
    template <class Change>
    void right(Change change) {
        wrong("", change);
    }
    Frame frame(Ask kind, Seat seat, FigureId figure, FigureId other = {}) {
        return {kind, seat, figure, other};
    }
};

TEST_F(Invariant, Passengers) {
    const auto lost = "a chariot without a passenger or a passenger without a chariot";
    wrong(lost, [](State& s) { s[A].chariot = {}; });
    wrong(lost, [](State& s) { s[B].chariot = C; });
    wrong(lost, [](State& s) {
        s[A].whereabouts = Whereabouts::eliminated;
        s[A].clicks[0] = 5;
    });
    wrong("a passenger of no chariot", [](State& s) { s[A].chariot = FigureId{7}; });
    wrong("a passenger of no chariot", [](State& s) { s[A].chariot = FigureId{40000}; });
    wrong("a passenger of no chariot", [](State& s) { s[A].chariot = A; });
    wrong("a passenger of no chariot", [](State& s) {
        s[A].chariot = D;
        s[A].at = s[D].at;
    });
    wrong("a passenger of no chariot", [](State& s) { s[C].whereabouts = Whereabouts::left_out; });
    wrong("a passenger of an opponent", [](State& s) { s[A].owner = kBlue; });
    wrong("a passenger that was left behind", [](State& s) { s[A].at = vec2_mils(1, 2); });
    wrong("two passengers of one chariot", [](State& s) {
        s[D].warrior = WarriorId{kPlain};
        put_on(s, D, C);
    });
    wrong("a passenger that cannot ride", [](State& s) { s[A].warrior = WarriorId{kRider}; });
    wrong("a passenger that cannot ride", [](State& s) { s[A].warrior = WarriorId{kTitan}; });
    wrong("a passenger that cannot ride", [](State& s) { s[A].warrior = WarriorId{kDragon}; });
    wrong("a captive of nobody", [](State& s) { s[B].captor = A; });
    wrong("a captive that is not on the table", [](State& s) { s[A].captor = B; });
    wrong("three skulls on the table", [](State& s) { s[A].clicks[0] = 5; });
}

TEST_F(Invariant, SectionsOfFigures) {
    right([](State& s) {
        s[C].acted = 0b1111;
        s[C].given = Given::action;
        s[C].tokens = 1;
    });
    // Between two actions those who get it late have theirs as well. [LRG-ACT-4]
    wrong("an action without its token", [](State& s) { s[C].given = Given::action; });
    wrong("an action of no section", [](State& s) { s[C].acted = 0b10000; });
    wrong("an action of no section", [](State& s) { s[A].acted = 1; });
    wrong("no section that is struck", [](State& s) { s[A].struck = 1; });
    wrong("no section that is struck", [](State& s) { s[C].struck = 4; });
    wrong("a section that is struck by no attack", [](State& s) { s[C].struck = 2; });
}

// A scenario with such a position is not read at all, so no scenario can show this.
TEST_F(Invariant, FiguresUsedBeforeTheBattle) {
    const auto waiting = [](auto change) {
        return [=](State& s) {
            s[B].whereabouts = Whereabouts::left_out;
            change(s[B]);
        };
    };
    right(waiting([](Figure&) {}));
    const auto used = "a figure used before the battle";
    wrong(used, waiting([](Figure& figure) { ++figure.clicks[0]; }));
    wrong(used, waiting([](Figure& figure) { figure.tokens = 1; }));
    wrong(used, waiting([](Figure& figure) { figure.given = Given::pass; }));
    wrong(used, waiting([](Figure& figure) { figure.hurt_by = kRed; }));
    wrong(used, waiting([](Figure& figure) { figure.set(note::levitated); }));
    wrong(used, waiting([](Figure& figure) { set_bit(figure.cancelled, 0); }));
}

TEST_F(Invariant, TheSecondActionOfATitan) {
    right([](State& s) { s.acts_again = D; });
    wrong("a second action of no figure", [](State& s) { s.acts_again = FigureId{7}; });
    wrong("a second action of a figure that has none", [](State& s) { s.acts_again = A; });
    wrong("a second action of a figure that has none", [](State& s) {
        s.acts_again = D;
        s[D].owner = kBlue;
    });
}

TEST_F(Invariant, QuestionsBetweenActions) {
    Frame clicks = frame(Ask::take_clicks, kRed, C);
    clicks.sections = 0b0110;
    clicks.clicks = 1;
    clicks.cause = static_cast<std::uint8_t>(ClickWord::pushing);
    right([&](State& s) { s.owed.push_back(clicks); });
    const auto with = [&](auto change) {
        return [=](State& s) {
            Frame changed = clicks;
            change(changed);
            s.owed.push_back(changed);
        };
    };
    wrong("a choice of no section", with([](Frame& f) { f.sections = 0; }));
    wrong("a choice of no section", with([](Frame& f) { f.sections = 0b10001; }));
    wrong("a choice of no section", with([](Frame& f) { f.figure = D; }));
    wrong("a frame about no figure", with([](Frame& f) { f.figure = FigureId{7}; }));
    wrong("a frame about no figure", with([](Frame& f) { f.figure = {}; }));
    wrong("a choice of somebody else", with([](Frame& f) { f.seat = kBlue; }));
    wrong("a frame for no seat", with([](Frame& f) { f.seat = Seat{2}; }));
    wrong("a question about no clicks", with([](Frame& f) { f.clicks = 0; }));
    wrong("clicks without a cause",
          with([](Frame& f) { f.cause = static_cast<std::uint8_t>(ClickWord::item) + 1; }));
    wrong("clicks of no seat", with([](Frame& f) { f.by = Seat{9}; }));
    wrong("clicks for an inactive section", [&](State& s) {
        s.owed.push_back(clicks);
        s[C].clicks[1] = 3;
    });

    Frame healing = frame(Ask::heal_section, kRed, C, D);
    healing.sections = 0b0110;
    right([&](State& s) { s.owed.push_back(healing); });
    wrong("a choice of somebody else", [&](State& s) {
        s.owed.push_back(healing);
        s.owed.back().seat = kBlue;
    });
    wrong("a choice of no section", [&](State& s) {
        s.owed.push_back(healing);
        s.owed.back().sections = 0;
    });
    wrong("healing for an inactive section", [&](State& s) {
        s.owed.push_back(healing);
        s[C].clicks[1] = 3;
    });
    wrong("a frame about no other figure", [&](State& s) {
        s.owed.push_back(healing);
        s.owed.back().other = {};
    });

    const FigureId spare{5};  // the other chariot
    const Frame fall = frame(Ask::roll_fall, kChance, D, spare);
    const Frame face = frame(Ask::face_anywhere, kRed, D, spare);
    const auto destroyed = [&](State& s) {
        s[spare].whereabouts = Whereabouts::eliminated;
        s[spare].clicks = {3, 3, 0, 0};
    };
    right([&](State& s) {
        destroyed(s);
        s.owed.push_back(fall);
        s.owed.push_back(face);
    });
    wrong("a fall from no chariot", [&](State& s) { s.owed.push_back(fall); });
    wrong("a fall from no chariot",
          [&](State& s) { s.owed.push_back(frame(Ask::roll_fall, kChance, D, B)); });
    wrong("a frame about no other figure",
          [&](State& s) { s.owed.push_back(frame(Ask::roll_fall, kChance, D, FigureId{99})); });
    wrong("a frame about a figure that is not there", [&](State& s) {
        destroyed(s);
        s.owed.push_back(frame(Ask::roll_fall, kChance, A, spare));  // still aboard
    });
    wrong("clicks of no seat", [&](State& s) {
        destroyed(s);
        s.owed.push_back(fall);
        s.owed.back().by = Seat{3};
    });
    wrong("a choice of somebody else",
          [&](State& s) { s.owed.push_back(frame(Ask::face_anywhere, kBlue, D)); });
    const auto nowhere = "an action without frames or frames without an action";
    Frame passing = frame(Ask::roll_passenger, kChance, A, C);
    passing.clicks = 1;
    passing.by = kBlue;
    wrong(nowhere, [&](State& s) { s.owed.push_back(passing); });
    Frame choice = frame(Ask::choose_section, kRed, C, B);
    choice.sections = 0b0011;
    wrong(nowhere, [&](State& s) { s.owed.push_back(choice); });
}

// B strikes the left of the chariot, and what may be owed in the middle of that.
TEST_F(Invariant, QuestionsInAnAttack) {
    state.turn = kBlue;
    play(kBlue, close_at(B, C, 0));
    ASSERT_EQ(owed().ask, Ask::roll_attack);
    Frame passing = frame(Ask::roll_passenger, kChance, A, C);
    passing.clicks = 1;
    passing.by = kBlue;
    right([&](State& s) { s.owed.push_back(passing); });
    wrong("a passenger of no chariot", [&](State& s) {
        passing.other = FigureId{5};
        s.owed.push_back(passing);
        passing.other = C;
    });
    wrong("a passenger of no chariot", [&](State& s) {
        s.owed.push_back(passing);
        s.owed.back().other = B;
    });
    wrong("clicks of no seat", [&](State& s) {
        s.owed.push_back(passing);
        s.owed.back().by = {};
    });
    wrong("a question about no clicks", [&](State& s) {
        s.owed.push_back(passing);
        s.owed.back().clicks = 0;
    });
    Frame choice = frame(Ask::choose_section, kRed, C, B);
    choice.sections = 0b0011;
    right([&](State& s) { s.owed.push_back(choice); });
    right([&](State& s) {
        s.owed.push_back(choice);
        s.owed.back().seat = kBlue;  // in place of an inactive one
    });
    wrong("a choice of no section", [&](State& s) {
        s.owed.push_back(choice);
        s.owed.back().sections = 0;
    });
    wrong("a choice of somebody else", [&](State& s) {
        s.owed.push_back(choice);
        s.owed.back().figure = FigureId{6};
        s.owed.back().seat = kRed;
    });
    wrong("an attack of no section", [](State& s) { s.action.plan.section = 1; });
    wrong("an attack of no figure", [](State& s) { s.action.plan.who = FigureId{300}; });
}

TEST_F(Invariant, AnAttackOfAPassengerIsSound) {
    const Attack attack = close_at(A, B, 1);
    play(kRed, attack);
    ASSERT_EQ(owed().ask, Ask::roll_attack);
    wrong("an attack of no section", [](State& s) { s.action.plan.section = 4; });
    wrong("an action of no section", [](State& s) { s.action.sections = 2; });
    wrong("a first action of a figure that has but one", [](State& s) { s.action.first = true; });
}

TEST_F(Invariant, TheTokenOfALargeFigureComesLate) {
    play(kRed,
         Attack{AttackPlan{.kind = AttackKind::close, .who = C, .targets = {B}, .section = 1}});
    ASSERT_EQ(state[C].tokens, 0);
    ASSERT_TRUE(state.action.first);
    wrong("an action without its token", [](State& s) { s[C].given = Given::nothing; });
    wrong("an action of no section", [](State& s) { s.action.sections = 0; });
    wrong("an action of no section", [](State& s) {
        s.action.sections = 0b10;
        s[C].acted = 0b1;
    });
    roll({1, 2});
    EXPECT_EQ(state[C].tokens, 1);
}

TEST_F(Invariant, WhatIsOwedOfOneThatBoards) {
    state[A].whereabouts = Whereabouts::on_table;
    state[A].chariot = {};
    state[A].at = beside(kMiddle, 2);
    state[B].at = beside(kMiddle, 2) - vec2_mils(1250, 0);
    play(kRed, Board{A, C});
    ASSERT_EQ(owed().ask, Ask::roll_break_away);
    wrong("nothing to board", [](State& s) { s.owed.back().other = B; });
    wrong("nothing to board", [](State& s) { s.owed.back().other = FigureId{1000}; });
    wrong("nothing to board", [](State& s) {
        s[D].warrior = WarriorId{kPlain};
        put_on(s, D, C);
    });
    right([](State& s) { s.owed.back().other = {}; });
}

TEST_F(Invariant, AFollowUpNamesASectionThatExists) {
    const auto charger = add_warrior(table, with_ability(plain_warrior(), Ability::charge));
    state[D].warrior = WarriorId{charger};
    state[B].at = state[D].at + vec2_mils(2250, 0);
    play(kRed, Move{D, {state[D].at + vec2_mils(1000, 0)}, {}});
    play(kBlue, Decline{});
    ASSERT_EQ(owed().ask, Ask::follow_up);
    wrong("an attack of no section", [](State& s) { s.owed.back().sections = 1; });
}

TEST_F(Invariant, NothingOfABattleBeforeItBegins) {
    state.phase = Phase::deploying;
    state.turn = {};
    state[D].whereabouts = Whereabouts::in_hand;
    sound();
    wrong("a second action of a figure that has none", [](State& s) { s.acts_again = D; });
    wrong("a figure used before the battle", [](State& s) { s[C].acted = 1; });
    wrong("a figure used before the battle", [&](State& s) {
        Figure& captor = s[FigureId{4}];
        captor.warrior = s[B].warrior;
        const Inches radius = warrior_of(table, captor).base.radius;
        s[B].captor = FigureId{4};
        s[B].at = {captor.at.x + radius + radius, captor.at.y};
    });
    wrong("a battle that goes on before it begins", [](State& s) { s.time_called = true; });
    wrong("a battle that goes on before it begins", [](State& s) { s.seats[0].points = 5; });
}

}  // namespace
}  // namespace six
