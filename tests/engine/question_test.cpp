// Every question is one whole row, and every page has a row for whatever may be owed.
#include "engine/rules/question.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/rulesets/pages.h"

namespace six {
namespace {

std::vector<const Question*> rows_of(const QuestionTable& table) {
    std::vector<const Question*> rows(table.of_frames.begin(), table.of_frames.end());
    rows.push_back(table.deploy);
    rows.push_back(table.give_action);
    return rows;
}

class Questions : public testing::TestWithParam<Edition> {
protected:
    const QuestionTable& table = *page_of(GetParam())->questions;
};

TEST_P(Questions, AreAskedByTheFrameOfTheirName) {
    for (std::size_t i = 0; i < kFrameNames.size(); ++i) {
        const Question& question = *table.of_frames[i];
        if (question.settles_by_itself())
            EXPECT_EQ(question.ask, Ask::nothing) << kFrameNames[i];
        else
            EXPECT_EQ(name_of(question.ask), kFrameNames[i]);
    }
}

// Of the battle: the set-up's come before there is a table.
TEST_P(Questions, OfTheBattleAreAllThere) {
    std::set<Ask> asked;
    for (const Question* question : rows_of(table)) asked.insert(question->ask);
    for (auto i = static_cast<std::size_t>(Ask::deploy); i < kAskNames.size(); ++i)
        EXPECT_TRUE(asked.contains(static_cast<Ask>(i))) << kAskNames[i];
}

TEST_P(Questions, HaveDiceOrAnswersOrSettleThemselves) {
    for (const Question* question : rows_of(table)) {
        const std::string_view name = name_of(question->ask);
        const bool rolls = question->dice > 0;
        const bool answered = question->answers[0].command != std::variant_npos;
        EXPECT_EQ(rolls + answered + question->settles_by_itself(), 1) << name;
        EXPECT_EQ(rolls, question->rolled != nullptr) << name;
        EXPECT_EQ(!question->settles_by_itself(),
                  question->clause.exists() || question->clause_now != nullptr)
            << name;
        std::set<std::size_t> seen;
        for (const Answer& answer : question->answers) {
            if (answer.command == std::variant_npos) continue;
            EXPECT_TRUE(seen.insert(answer.command).second) << name;
            EXPECT_NE(answer.check, nullptr) << name;
            EXPECT_NE(answer.resolve, nullptr) << name;
        }
        EXPECT_TRUE(answered || (!question->usual && !question->ordered && !question->only))
            << name;
    }
}

// Whatever a player can say in a battle answers some question.
TEST_P(Questions, EveryCommandIsAnAnswer) {
    std::set<std::size_t> answers;
    for (const Question* question : rows_of(table))
        for (const Answer& answer : question->answers) answers.insert(answer.command);
    for (std::size_t i = 0; i < kBattleCommandNames.size(); ++i) {
        const std::string_view name = kBattleCommandNames[i];
        if (name == "dice" || name == "time") continue;  // chance's and the host's
        EXPECT_TRUE(answers.contains(i)) << name;
    }
}

INSTANTIATE_TEST_SUITE_P(Editions, Questions,
                         testing::Values(Edition::unlimited, Edition::conquest));

}  // namespace
}  // namespace six
