// Every question is one whole row, and every page has a row for whatever may be owed.
#include "engine/rules/question.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "engine/rules/setup/setup_question.h"
#include "engine/rulesets/pages.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// What all rows have, whatever game they belong to.
struct Facts {
    Ask ask;
    bool has_clause, rolls, settles, has_answers, proposes, offers;
};

class Questions : public testing::TestWithParam<Edition> {
protected:
    const QuestionTable& table = *page_of(GetParam())->questions;

    std::vector<const Question*> rows() const {
        std::vector<const Question*> found;
        for (const Question* question : table.rows)
            if (question) found.push_back(question);
        return found;
    }

    std::vector<Facts> facts() const {
        std::vector<Facts> all;
        for (const SetupQuestion* row : table.of_setup) {
            if (row->ask == Ask::nothing) continue;  // a step in which nobody has a say
            all.push_back({row->ask, row->clause.exists() || row->clause_now, row->dice != nullptr,
                           false, row->answers[0].command != std::variant_npos,
                           row->propose != nullptr, row->offer != nullptr});
        }
        for (const Question* row : rows())
            all.push_back({row->ask, row->clause.exists() || row->clause_now, row->dice > 0,
                           row->settles_by_itself(), row->answers[0].command != std::variant_npos,
                           row->propose != nullptr, row->offer != nullptr});
        return all;
    }
};

// What only 2.0 asks. [V-SETUP-2, V-SPD-12, V-DOM-16, V-BOMB-4, V-SA-DMG-11, V-SUB-5]
constexpr std::array kOfSecondEdition = {
    Ask::place_objective, Ask::roll_trample,      Ask::roll_domain,   Ask::roll_drift,
    Ask::roll_direction,  Ask::choose_friend,     Ask::roll_revenant, Ask::end_shot,
    Ask::counter_spell,   Ask::roll_counterspell, Ask::work_spell,    Ask::name_target};

bool is_asked_in(Edition edition, Ask ask) {
    return edition == Edition::v2 || std::find(kOfSecondEdition.begin(), kOfSecondEdition.end(),
                                               ask) == kOfSecondEdition.end();
}

// Set-up's by their step, of which covered armies take two; all others by their name.
TEST_P(Questions, HaveARowForEveryNameAndOnlyOne) {
    std::map<Ask, int> count;
    for (const Facts& row : facts()) ++count[row.ask];
    for (std::size_t i = 1; i < kAllAskNames.size(); ++i) {
        const auto ask = static_cast<Ask>(i);
        const bool covered = ask == Ask::choose_army && GetParam() == Edition::v2;
        const int wanted = covered ? 2 : is_asked_in(GetParam(), ask) ? 1 : 0;
        EXPECT_EQ(count[ask], wanted) << kAllAskNames[i];
    }
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        if (table.rows[i]) {
            EXPECT_EQ(name_of(table.rows[i]->ask), kAllAskNames[i]);
        }
}

TEST_P(Questions, HaveDiceOrAnswersOrSettleThemselves) {
    for (const Facts& row : facts()) {
        const std::string_view name = name_of(row.ask);
        EXPECT_EQ(row.rolls + row.has_answers + row.settles, 1) << name;
        EXPECT_EQ(row.has_clause, !row.settles) << name;
        EXPECT_EQ(row.settles, settles_alone(row.ask)) << name;
    }
    for (const Question* question : rows()) {
        const std::string_view name = name_of(question->ask);
        const bool answered = question->answers[0].command != std::variant_npos;
        EXPECT_EQ(question->dice > 0, question->rolled != nullptr) << name;
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

// Bots, tests and fuzzers live on what is proposed; dice propose themselves.
TEST_P(Questions, OfPlayersAreAllProposedAnswersFor) {
    for (const Facts& row : facts()) EXPECT_EQ(row.proposes, row.has_answers) << name_of(row.ask);
}

// A player who is asked has buttons, or there is a reason why not.
TEST_P(Questions, OfPlayersAreOfferedOrThereIsAReason) {
    const std::map<Ask, std::string_view> reasons = {
        {Ask::choose_army, "an army is chosen from a list"},
        {Ask::build_section, "sections lie beside the table and are put down"},
        {Ask::choose_terrain, "items are picked out of the box"},
        {Ask::place_terrain, "items lie beside the table and are put down"},
        {Ask::place_objective, "tokens lie beside the table and are put down"},
        {Ask::deploy, "figures lie beside the table and are put down"},
        {Ask::choose_paths, "ways are drawn; staying is a way"},
        {Ask::place_figure, "the figure is put down beside the other"},
        {Ask::follow_up, "the target is pointed at; declining is a button"},
    };
    for (const Facts& row : facts()) {
        if (!row.has_answers) {
            EXPECT_FALSE(row.offers) << name_of(row.ask);
            continue;
        }
        EXPECT_NE(row.offers, reasons.contains(row.ask)) << name_of(row.ask);
    }
}

// Whatever a player can say in a battle answers some question.
TEST_P(Questions, EveryCommandIsAnAnswer) {
    std::set<std::size_t> answers;
    for (const Question* question : rows())
        for (const Answer& answer : question->answers) answers.insert(answer.command);
    for (std::size_t i = 0; i < kBattleCommandNames.size(); ++i) {
        const std::string_view name = kBattleCommandNames[i];
        if (name == "dice" || name == "time") continue;  // chance's and the host's
        const bool second = GetParam() == Edition::v2;
        const bool of_second =
            name == "item" || name == "cast" || name == "counter" || name == "name";
        const bool gone = second ? name == "pass" : of_second;  // [V-ACT-1, V-ITEM-5, V-SPELL-6]
        EXPECT_NE(answers.contains(i), gone) << name;
    }
    std::set<std::size_t> of_setup;
    for (const SetupQuestion* question : table.of_setup)
        for (const SetupAnswer& answer : question->answers) of_setup.insert(answer.command);
    for (std::size_t i = 0; i < kSetupCommandNames.size(); ++i) {
        const std::string_view name = kSetupCommandNames[i];
        if (name == "dice") continue;  // chance's
        const bool placed = name != "objective" || GetParam() == Edition::v2;
        EXPECT_EQ(of_setup.contains(i), placed) << name;
    }
}

INSTANTIATE_TEST_SUITE_P(Editions, Questions,
                         testing::Values(Edition::unlimited, Edition::v2, Edition::conquest));

}  // namespace
}  // namespace six
