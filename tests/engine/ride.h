// What tests of chariots share: a table, a state, and steps that say why they failed.
#pragma once

#include <gtest/gtest.h>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/chariot.h"
#include "engine/rules/invariant.h"
#include "engine/state/ask.h"
#include "engine/state/canonical.h"
#include "tests/support/fixture_chariot.h"

namespace six {

using namespace fixture;

constexpr Vec2 kMiddle = vec2_mils(18000, 18000);  // where the chariot stands, facing along +x
constexpr FigureId C{0};                           // the chariot, in every position

inline Facing degrees(std::int32_t n) {
    return Facing::from_tenths(10 * n);
}

inline Attack close_at(FigureId who, FigureId target, std::uint8_t section) {
    return {
        AttackPlan{.kind = AttackKind::close, .who = who, .targets = {target}, .section = section}};
}
inline Attack shot_at(FigureId who, std::initializer_list<FigureId> targets, std::uint8_t section) {
    AttackPlan plan{.kind = AttackKind::ranged, .who = who, .section = section};
    for (const FigureId target : targets) plan.targets.push_back(target);
    return {plan};
}

struct Ride : testing::Test {
    Table table = chariot_table();
    State state;
    Events events;

    void lay(std::initializer_list<Put> puts) { state = battle_of(table, puts); }
    void sound() const { EXPECT_EQ(what_is_wrong(table, state), ""); }

    void play(Seat sender, const BattleCommand& command) {
        const auto done = step(table, state, sender, command, events);
        ASSERT_TRUE(done) << name_of(done.error().why) << " " << done.error().clause.id();
        sound();
    }
    void roll(std::initializer_list<std::uint8_t> pips) { play(kChance, dice(pips)); }
    void refuse(Seat sender, const BattleCommand& command, Clause clause, Reason why) {
        const std::uint64_t before = hash_of(state);
        const auto done = step(table, state, sender, command, events);
        ASSERT_FALSE(done) << "expected " << name_of(why);
        EXPECT_EQ(done.error().clause.id(), clause.id());
        EXPECT_EQ(name_of(done.error().why), name_of(why));
        EXPECT_EQ(hash_of(state), before);
    }
    void allow(Seat sender, const BattleCommand& command) {
        const auto may = check(table, state, sender, command);
        EXPECT_TRUE(may) << name_of(may.error().why) << " " << may.error().clause.id();
    }
    Decision owed() const { return next_decision(table, state); }
    void expect_owed(Ask ask, Seat seat, FigureId who) const {
        EXPECT_EQ(name_of(owed().ask), name_of(ask));
        EXPECT_EQ(owed().seat, seat);
        EXPECT_EQ(owed().who, who);
    }
    int count(EventKind kind, FigureId who) const {
        int n = 0;
        for (const Event& event : events) n += event.kind == kind && event.who == who;
        return n;
    }
    const Event* last(EventKind kind) const {
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            if (event->kind == kind) return &*event;
        return nullptr;
    }
    bool told(EventKind kind, FigureId who, Clause clause) const {
        for (const Event& event : events)
            if (event.kind == kind && event.who == who && event.clause == clause) return true;
        return false;
    }
    // How many clicks the figure was dealt for this cause.
    int clicks_of(FigureId who, ClickWord cause) const {
        int n = 0;
        for (const Event& event : events)
            if (event.kind == EventKind::clicked && event.who == who &&
                event.word == static_cast<std::uint8_t>(cause))
                n += event.n;
        return n;
    }
};

// The passenger, and an opponent of damage 4 who stands beside a section of C; A rides on it. It is
// blue's turn.
struct Harm : Ride {
    static constexpr FigureId A{1}, B{2}, D{3};

    void put(int section, std::uint16_t passenger = kPlain, std::uint16_t chariot = kChariot) {
        Warrior brute = plain_warrior();
        for (Click& click : brute.dials[0].clicks) click.damage.value = 4;
        const std::uint16_t striker = add_warrior(table, brute);
        lay({{kRed, kMiddle, 0, chariot},
             {kRed, {}, 0, passenger},
             {kBlue, beside(kMiddle, section), 1800 + 900 * section, striker},
             {kRed, vec2_mils(3000, 3000)}});
        put_on(state, A, C);
        state.turn = kBlue;
        sound();
    }
    // B hits, by a roll that is no critical one.
    void hit() {
        play(kBlue, close_at(B, C, 0));
        roll({6, 4});
    }
    std::uint16_t warrior_with(Ability ability) {
        return add_warrior(table, with_ability(plain_warrior(), ability));
    }
    std::uint16_t deep_chariot(Ability ability = Ability::none) {
        Warrior warrior = plain_chariot();
        for (Dial& dial : warrior.dials) {
            const Click live = dial.clicks[0];
            dial.clicks.clear();
            for (int i = 0; i < 8; ++i) dial.clicks.push_back(live);
            dial.clicks.push_back(three_skulls());
        }
        return add_warrior(table,
                           ability == Ability::none ? warrior : with_ability(warrior, ability));
    }
    // The damage of B's hit, whatever its dial says.
    void deals(std::uint8_t damage) {
        Warrior& brute = table.catalog.warriors[state[B].warrior.n];
        for (Click& click : brute.dials[0].clicks) click.damage.value = damage;
    }
};

// A rides on C; B, D and E are opponents.
struct Passenger : Ride {
    static constexpr FigureId A{1}, B{2}, D{3}, E{4};

    void put(std::uint16_t warrior, Vec2 b, Vec2 d = vec2_mils(3000, 3000),
             Vec2 e = vec2_mils(3000, 6000)) {
        lay({{kRed, kMiddle, 0, kChariot},
             {kRed, {}, 0, warrior},
             {kBlue, b},
             {kBlue, d},
             {kBlue, e}});
        put_on(state, A, C);
        sound();
    }
    std::uint16_t archer_with(Ability ability) {
        return add_warrior(table, with_ability(plain_archer(), ability));
    }
    int value_of(const Attack& attack, Term term) {
        const Explanation sum = explain(table, state, kRed, attack);
        EXPECT_TRUE(sum.verdict);
        for (const ExplainedTerm& one : sum.terms)
            if (one.term == term) return one.value;
        return 0;
    }
};

}  // namespace six
