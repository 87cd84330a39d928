#include "io/language/describe_command.h"

#include <gtest/gtest.h>

namespace six::io {
namespace {

const Names kNames{{"A", "B", "C"}, {"red", "blue"}, {}};

template <std::size_t I = 0>
void tell_each(Language language) {
    if constexpr (I < std::variant_size_v<Command>) {
        const std::string said = describe(language, kNames, Command(std::in_place_index<I>));
        EXPECT_EQ(said.find("deed."), std::string::npos) << said;
        EXPECT_EQ(said.find('{'), std::string::npos) << said;
        EXPECT_EQ(said.back(), '.') << said;
        tell_each<I + 1>(language);
    }
}

TEST(DescribeCommand, EveryCommandIsASentence) {
    tell_each(Language::en);
    tell_each(Language::de);
}

TEST(DescribeCommand, Attacks) {
    AttackPlan plan{.kind = AttackKind::ranged, .who = FigureId{0}, .targets = {FigureId{1}}};
    EXPECT_EQ(describe(Language::en, kNames, Attack{plan}), "A shoots at B.");
    plan.long_range = plan.freeze = true;
    plan.section = 1;
    plan.members = {FigureId{2}};
    EXPECT_EQ(describe(Language::en, kNames, Attack{plan}),
              "A (left section) shoots at B, with Magic Freeze, at long range, together with C.");
    EXPECT_EQ(
        describe(Language::de, kNames, Attack{plan}),
        "A (linke Sektion) schießt auf B, dazu Magischer Frost, auf weite Entfernung, zusammen "
        "mit C.");
    plan = {.who = FigureId{0}, .targets = {FigureId{1}}, .aim = Aim::capture};
    EXPECT_EQ(describe(Language::en, kNames, Attack{plan}), "A tries to capture B.");
    plan = {.who = FigureId{0}, .ability = Ability::sweep};
    EXPECT_EQ(describe(Language::en, kNames, Attack{plan}), "A uses Sweep.");
}

TEST(DescribeCommand, AMoveTellsWhomItMeets) {
    Move move{.who = FigureId{0}, .path = {vec2_mils(10'250, 14'000)}};
    MoveEnds ends{.length = Inches::from_mils(6'049)};
    EXPECT_EQ(describe(Language::en, kNames, move, ends), "A moves 6 inches, facing 0°.");
    ends.closer = FigureId{1};
    EXPECT_EQ(describe(Language::en, kNames, move, ends), "A moves 6 inches, closer to B.");
    ends.met = {FigureId{1}, FigureId{2}};
    EXPECT_EQ(describe(Language::en, kNames, move, ends), "A moves into base contact with B, C.");
    move.sections = 0b11;
    EXPECT_EQ(describe(Language::de, kNames, move, ends),
              "A (Sektionen: vordere, linke) bewegt sich in Basenkontakt mit B, C.");
    move = {.who = FigureId{0}};
    EXPECT_EQ(describe(Language::en, kNames, move), "A turns, facing 0°.");
}

}  // namespace
}  // namespace six::io
