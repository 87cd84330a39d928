// Values are sums of what sources give, in the order of the page's lists.
#include "engine/rulesets/values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/game/battle.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/term.h"
#include "engine/rules/move.h"
#include "engine/rules/sources.h"
#include "engine/rulesets/pages.h"
#include "engine/rulesets/unlimited.h"
#include "tests/support/fixture_battle.h"

namespace six {
namespace {

using namespace fixture;

constexpr FigureId A{0}, B{1}, C{2}, D{3};

// --- made-up sources ---

template <class Of>
constexpr Sources<Of> with(Sources<Of> sources, Source<Of> more) {
    std::size_t end = 0;
    while (sources[end].give) ++end;
    while (end > 0 && more.join < sources[end - 1].join) {  // behind those that join alike
        sources[end] = sources[end - 1];
        --end;
    }
    sources[end] = more;
    return sources;
}

// As an edition may have it: all modifiers together change a value by 3 at most. [V-MOD-1]
template <class Of, std::int32_t kMost = 3>
void rule_of_three(const Of&, Sum& out) {
    const std::int32_t added = out.given(Join::add);
    if (const std::int32_t cut = std::clamp(added, -kMost, kMost) - added; cut != 0)
        out.put(Term::limit, cut, "V-MOD-1", {});
}

void four_less(const Strike& strike, Sum& out) {
    out.put(Term::capture, -4, "U-CAP-2", strike.who);
}
void thirty_times_two(const Strike& strike, Sum& out) {
    for (int i = 0; i < 30; ++i) out.put(Term::armor, 2, "U-SA-DEF-1", strike.who);
}
void two_inches_more(const Movement& movement, Sum& out) {
    out.put(Term::speed, 2000, "U-MOVE-1", movement.who);
}

std::vector<Term> terms_of(const TermList& told) {
    std::vector<Term> terms;
    for (const ExplainedTerm& one : told) terms.push_back(one.term);
    return terms;
}
std::int32_t total_of(const TermList& told, std::size_t first = 0) {
    std::int32_t total = 0;
    for (std::size_t i = first; i < told.size(); ++i) total += told[i].value;
    return total;
}
std::int32_t value_of(const TermList& told, Term term) {
    for (const ExplainedTerm& one : told)
        if (one.term == term) return one.value;
    return 0;
}

// --- lists ---

void nothing(const Strike&, Sum&) {}
void nothing_either(const Strike&, Sum&) {}
using Some = Sources<Strike>;

static_assert(in_order(Some{{{Join::value, nothing}}}));
static_assert(in_order(Some{{{Join::value, nothing}, {Join::value, nothing_either}}}));
static_assert(in_order(Some{{{Join::value, nothing},
                             {Join::twice, nothing},
                             {Join::instead, nothing},
                             {Join::add, nothing},
                             {Join::half, nothing},
                             {Join::outside, nothing}}}));
static_assert(!in_order(Some{{{Join::twice, nothing}, {Join::value, nothing}}}));
static_assert(!in_order(Some{{{Join::half, nothing}, {Join::add, nothing}}}));
static_assert(!in_order(Some{}));
static_assert(!in_order(Some{{{Join::value, nothing}, {}, {Join::add, nothing}}}));

TEST(Values, EveryPageHasItsListsInOrder) {
    for (std::size_t i = 0; i < kEditionNames.size(); ++i) {
        const Ruleset* page = page_of(static_cast<Edition>(i));
        if (!page) continue;
        ASSERT_TRUE(page->values) << page->id;
        EXPECT_TRUE(in_order(page->values->attack));
        EXPECT_TRUE(in_order(page->values->defense));
        EXPECT_TRUE(in_order(page->values->damage));
        EXPECT_TRUE(in_order(page->values->speed));
        EXPECT_TRUE(in_order(page->values->range));
    }
}

// --- sums ---

TEST(Sum, KnowsHowMuchJoinedHow) {
    TermList told;
    Sum sum(told);
    sum.joins(Join::value);
    sum.put(Term::damage, 3, "U-CBT-2", A);
    sum.joins(Join::twice);
    sum.put(Term::doubling, sum.total(), "U-CBT-2", A);
    sum.joins(Join::add);
    sum.put(Term::critical_hit, 1, "U-CBT-4", A);
    sum.put(Term::enhancement, 1, "U-SA-DMG-2", B);
    sum.joins(Join::outside);
    sum.put(Term::toughness, -1, "U-SA-DEF-4", B);
    EXPECT_EQ(sum.total(), 7);
    EXPECT_EQ(sum.given(Join::value), 3);
    EXPECT_EQ(sum.given(Join::twice), 3);
    EXPECT_EQ(sum.given(Join::add), 2);
    EXPECT_EQ(sum.given(Join::half), 0);
    EXPECT_EQ(sum.given(Join::outside), -1);
    EXPECT_EQ(total_of(told), 7);
    EXPECT_EQ(told[3], (ExplainedTerm{Term::enhancement, 1, "U-SA-DMG-2", B}));
}

TEST(Sum, WhatIsSetTakesThePlaceOfAllBefore) {
    TermList told;
    Sum sum(told);
    sum.put(Term::speed, 8000, "U-MOVE-1", A);
    sum.joins(Join::twice);
    sum.put(Term::doubled, 8000, "U-SA-SPD-1", A);
    sum.joins(Join::instead);
    sum.set(Term::slowest, 6000, "U-MFORM-2", B);
    EXPECT_EQ(sum.total(), 6000);
    EXPECT_EQ(sum.given(Join::twice), 0);
    EXPECT_EQ(told.size(), 3u);
}

TEST(Sum, AddsExactlyWhenTheListIsFull) {
    TermList told;
    Sum sum(told), untold;
    sum.joins(Join::add);
    for (std::int32_t i = 1; i <= 50; ++i) {
        sum.put(Term::enhancement, i, "U-SA-DMG-2", A);
        untold.put(Term::enhancement, i, "U-SA-DMG-2", A);
    }
    EXPECT_TRUE(told.full());
    EXPECT_EQ(told.back().value, static_cast<std::int32_t>(TermList::capacity()));
    EXPECT_EQ(sum.total(), 1275);
    EXPECT_EQ(sum.given(Join::add), 1275);
    EXPECT_EQ(untold.total(), 1275);
}

// --- on a table with a page of its own ---

struct Values : testing::Test {
    ValuePolicy policy = kFirstEditionValues;
    Ruleset page = kUnlimited;
    Table table = plain_table();
    State state;

    Values() {
        page.values = &policy;
        table.rules = &page;
    }
    void show(Ability ability, Cell Click::*cell, std::uint16_t warrior = 0) {
        for (Click& click : table.catalog.warriors[warrior].dials[0].clicks)
            (click.*cell).abilities[0] = ability;
    }
    void lay_terrain(TerrainKind kind, Height height, std::int32_t x, std::int32_t right) {
        Piece piece;
        piece.name = "piece";
        piece.kind = kind;
        piece.height = height;
        piece.outline = {{vec2_mils(x, 7000), vec2_mils(right, 7000), vec2_mils(right, 13000),
                          vec2_mils(x, 13000)}};
        table.field.pieces.push_back(piece);
    }
};

// Three shoot at one in armor on a wooded hill: four more to hit with, four more to hit. [V-MOD-7]
struct Volley : Values {
    Attack attack{{.kind = AttackKind::ranged, .who = A, .members = {C, D}, .targets = {B}}};

    Volley() {
        table.catalog.warriors[0].dials[0].range = 10_in;
        table.catalog.warriors[2] = plain_warrior();
        show(Ability::battle_armor, &Click::defense, 2);
        lay_terrain(TerrainKind::hindering, Height::gradual, 15000, 18000);
        state = battle_of(table, {{kRed, vec2_mils(10000, 10000)},
                                  {kBlue, vec2_mils(16000, 10000), 1800, 2},
                                  {kRed, vec2_mils(10000, 11250)},
                                  {kRed, vec2_mils(10000, 8750)}});
    }
    AttackSum sum() const {
        Action action;
        action.plan = attack.plan;
        action.affected.add(B);
        return attack_sum(table, state, action, B);
    }
};

TEST_F(Volley, WithoutALimitAllModifiersAddUp) {
    const AttackSum all = sum();
    EXPECT_EQ(all.attack, 13);
    EXPECT_EQ(all.defense, 19);
    EXPECT_EQ(terms_of(all.terms), (std::vector{Term::attack, Term::formation, Term::defense,
                                                Term::hindering, Term::height, Term::armor}));
}

TEST_F(Volley, ALimitIsASourceThatTellsItsCut) {
    policy.attack = with(policy.attack, {Join::add, rule_of_three<Strike>});
    policy.defense = with(policy.defense, {Join::add, rule_of_three<Strike>});
    const AttackSum cut = sum();
    EXPECT_EQ(cut.attack, 12);
    EXPECT_EQ(cut.defense, 18);
    EXPECT_EQ(terms_of(cut.terms),
              (std::vector{Term::attack, Term::formation, Term::limit, Term::defense,
                           Term::hindering, Term::height, Term::armor, Term::limit}));
    EXPECT_EQ(cut.terms[2], (ExplainedTerm{Term::limit, -1, "V-MOD-1", {}}));
    EXPECT_EQ(cut.terms[7], (ExplainedTerm{Term::limit, -1, "V-MOD-1", {}}));
    EXPECT_EQ(total_of(cut.terms, 3), cut.defense);
    EXPECT_EQ(total_of(cut.terms), cut.attack + cut.defense);
}

TEST_F(Volley, ALimitHoldsBelowToo) {
    policy.attack = with(policy.attack, {Join::add, four_less});
    policy.attack = with(policy.attack, {Join::add, four_less});
    EXPECT_EQ(sum().attack, 5);  // 9 and 4 less 8
    policy.attack = with(policy.attack, {Join::add, rule_of_three<Strike>});
    const AttackSum cut = sum();
    EXPECT_EQ(cut.attack, 6);
    EXPECT_EQ(value_of(cut.terms, Term::limit), 1);
}

TEST_F(Volley, WhatThePageLetsJoinOutsideIsNotLimited) {
    policy.attack = with(policy.attack, {Join::add, rule_of_three<Strike>});
    policy.attack = with(policy.attack, {Join::outside, four_less});
    EXPECT_EQ(sum().attack, 8);  // 9 and 3 less 4
}

TEST_F(Volley, TheRollAndTheExplanationReadTheSameList) {
    policy.defense = with(policy.defense, {Join::add, rule_of_three<Strike>});
    const Explanation why = explain(table, state, kRed, attack);
    ASSERT_TRUE(why.verdict);
    EXPECT_EQ(why.needed, 18 - 13);
    Events events;
    ASSERT_TRUE(step(table, state, kRed, attack, events));
    ASSERT_TRUE(step(table, state, kChance, dice({2, 3}), events));
    int limits = 0;
    const Event* rolled = nullptr;
    for (const Event& event : events) {
        limits += event.kind == EventKind::modifier &&
                  event.word == static_cast<std::uint8_t>(Term::limit) && event.n == -1;
        if (event.kind == EventKind::attack_rolled) rolled = &event;
    }
    EXPECT_EQ(limits, 1);
    ASSERT_TRUE(rolled);
    EXPECT_EQ(rolled->n, 18);
    EXPECT_EQ(rolled->m, 18);
    EXPECT_EQ(rolled->word, static_cast<std::uint8_t>(AttackWord::hit));
}

TEST_F(Volley, AFullListLosesNoNumber) {
    policy.defense = with(policy.defense, {Join::add, thirty_times_two});
    const AttackSum all = sum();
    EXPECT_TRUE(all.terms.full());
    EXPECT_EQ(all.attack, 13);
    EXPECT_EQ(all.defense, 79);
}

TEST_F(Volley, AFormWithoutModifiersLeavesOutWhatAdds) {
    attack.plan.ability = Ability::magic_healing;
    attack.plan.members.clear();
    policy.attack = with(policy.attack, {Join::add, four_less});
    const AttackSum plain = sum();
    EXPECT_EQ(plain.attack, 9);
    EXPECT_EQ(plain.defense, 15);
    EXPECT_EQ(terms_of(plain.terms), (std::vector{Term::attack, Term::defense}));
}

// --- damage ---

struct Blow : Values {
    Action action;

    Blow() {
        table.catalog.warriors[2] = plain_warrior();
        show(Ability::sneak_attack, &Click::attack, 0);
        show(Ability::toughness, &Click::defense, 2);
        state = battle_of(
            table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(11250, 10000), 0, 2}});
        action.plan = {.kind = AttackKind::close, .who = A, .targets = {B}};
        action.affected.add(B);
        action.natural = page.combat.critical_hit;
    }
};

TEST_F(Blow, IsDoubledRaisedAndThenReduced) {  // [U-ABIL-6]
    const DamageSum sum = damage_sum(table, state, action, B);
    EXPECT_EQ(terms_of(sum.terms),
              (std::vector{Term::damage, Term::doubling, Term::critical_hit, Term::toughness}));
    EXPECT_EQ(sum.clicks, 2 + 2 + 1 - 1);
    EXPECT_EQ(total_of(sum.terms), sum.clicks);
}

TEST_F(Blow, ALimitStandsBetweenAdditionsAndWhatComesAfter) {
    policy.damage = with(policy.damage, {Join::add, rule_of_three<Strike, 0>});
    const DamageSum sum = damage_sum(table, state, action, B);
    EXPECT_EQ(terms_of(sum.terms), (std::vector{Term::damage, Term::doubling, Term::critical_hit,
                                                Term::limit, Term::toughness}));
    EXPECT_EQ(sum.clicks, 2 + 2 - 1);
}

// --- speed ---

struct Pacing : Values {
    Pacing() {
        show(Ability::charge, &Click::speed);
        lay_terrain(TerrainKind::hindering, Height::ground, 9000, 10500);
        state = battle_of(table, {{kRed, vec2_mils(10000, 10000)},
                                  {kRed, vec2_mils(11250, 10000)},
                                  {kRed, vec2_mils(12500, 10000), 0, 2}});
    }
};

TEST_F(Pacing, IsDoubledBeforeItIsHalved) {  // [U-MOVE-12]
    TermList terms;
    const Pace pace = pace_of(table, state, A, 0, &terms);
    EXPECT_EQ(terms_of(terms), (std::vector{Term::speed, Term::doubled, Term::halved}));
    EXPECT_EQ(pace.furthest, 8_in);
    EXPECT_EQ(pace.normal, 4_in);
    EXPECT_EQ(total_of(terms), pace.furthest.mils());
}

TEST_F(Pacing, WhatIsAddedIsNotDoubledButHalved) {  // as in [V-MOD-4]
    policy.speed = with(policy.speed, {Join::add, two_inches_more});
    ASSERT_TRUE(in_order(policy.speed));
    TermList terms;
    const Pace pace = pace_of(table, state, A, 0, &terms);
    EXPECT_EQ(terms_of(terms),
              (std::vector{Term::speed, Term::doubled, Term::speed, Term::halved}));
    EXPECT_EQ(pace.furthest, 9_in);
    EXPECT_EQ(pace.normal, 5_in);
    policy.speed = with(policy.speed, {Join::add, rule_of_three<Movement, 1000>});
    EXPECT_EQ(pace_of(table, state, A).furthest, 9_in);  // 17 inches, rounded up
    EXPECT_EQ(pace_of(table, state, A).normal, 5_in);
}

TEST_F(Pacing, AFormationSetsItAfterTheDoubling) {
    for (Click& click : table.catalog.warriors[2].dials[0].clicks) click.speed.value = 5;
    state.action.kind = ActionKind::formation;
    state.action.members = {A, B, C};
    TermList terms;
    const Pace pace = pace_of(table, state, A, 0, &terms);
    EXPECT_EQ(terms_of(terms),
              (std::vector{Term::speed, Term::doubled, Term::slowest, Term::halved}));
    EXPECT_EQ(pace.furthest, 3_in);
    EXPECT_EQ(pace.normal, 3_in);
    TermList terms_outside;
    const Pace outside = pace_of(table, state, B, 0, &terms_outside);
    EXPECT_EQ(outside.furthest, 5_in);
    EXPECT_EQ(outside.normal, 5_in);
    EXPECT_EQ(terms_outside.back(), (ExplainedTerm{Term::slowest, 5000, "U-MFORM-2", C}));
}

// --- range ---

struct Reach : Values {
    AttackPlan plan{.kind = AttackKind::ranged, .who = A};

    Reach() {
        table.catalog.warriors[0].dials[0].range = 11_in;
        state = battle_of(table, {{kRed, vec2_mils(10000, 10000)}});
    }
    void expect(Inches reach, const std::vector<Term>& terms) const {
        TermList told;
        EXPECT_EQ(reach_of_shot(table, state, plan, A, &told), reach);
        EXPECT_EQ(reach_of_shot(table, state, plan, A), reach);
        EXPECT_EQ(terms_of(told), terms);
        EXPECT_EQ(total_of(told), reach.mils());
    }
};

TEST_F(Reach, IsWhatTheBaseShows) {
    expect(11_in, {Term::range});
}

TEST_F(Reach, IsDoubledByALongShot) {
    plan.long_range = true;
    expect(22_in, {Term::range, Term::range_doubled});
}

TEST_F(Reach, IsHalvedAndRoundedUpByAShockwave) {
    plan.ability = Ability::shockwave;
    expect(6_in, {Term::range, Term::range_halved});
}

TEST_F(Reach, IsLimitedAboardBeforeItIsHalved) {
    state[A].whereabouts = Whereabouts::aboard;
    expect(8_in, {Term::range, Term::length_limit});
    plan.ability = Ability::shockwave;
    expect(4_in, {Term::range, Term::length_limit, Term::range_halved});
}

}  // namespace
}  // namespace six
