// What `rules list --options` tells is what may be chosen: every value of every option is laid on a
// table of every edition.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "engine/rulesets/pages.h"
#include "io/rules/option_text.h"
#include "io/rules/rule_catalog.h"
#include "io/scenario/scenario.h"
#include "io/scenario/scenario_lay.h"
#include "tests/cli/answer.h"

namespace six::cli {
namespace {

std::vector<Edition> played() {
    std::vector<Edition> editions;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (page_of(static_cast<Edition>(i))) editions.push_back(static_cast<Edition>(i));
    return editions;
}

std::vector<std::int32_t> values_of(const OptionInfo& info, Edition edition) {
    const std::int32_t usual = info.defaults[static_cast<std::size_t>(edition)];
    if (info.type != OptionType::boolean && info.type != OptionType::choice)
        return {info.min, usual, info.max};
    std::vector<std::int32_t> all;
    for (std::int32_t value = info.min; value <= info.max; ++value) all.push_back(value);
    return all;
}

constexpr const char* kFigureAndSetup = R"(
figure  raider  points 20
        dial speed 8 8  attack 9 9  defense 15 15  damage 3 3
setup
then    owes red choose_army
)";

// Whether a table is laid with it, or is refused for something else.
bool is_accepted(Edition edition, Option option, std::int32_t value) {
    const std::string text = "clause  U-GEN-7\nedition " + std::string(name_of(edition)) +
                             "\noption  " + std::string(io::info_of(option).name) + " " +
                             io::option_value_text(option, value) + kFigureAndSetup;
    const auto scenario = io::parse_scenario(text, "options.scn");
    EXPECT_TRUE(scenario) << text << io::say(io::Language::en, scenario.error()[0]);
    if (!scenario) return false;
    const auto laid = io::lay_scenario(*scenario, edition, io::Language::en);
    return laid || laid.error().key != "scenario.option_not_read";
}

TEST(RulesOptions, WhatIsListedIsAcceptedAndNothingElseIs) {
    for (const Edition edition : played()) {
        const Answer answer =
            answer_to("rules", {"list", "--options", "--edition", std::string(name_of(edition))},
                      io::Language::en);
        ASSERT_EQ(answer.code, kSuccess) << answer.err;
        for (std::size_t i = 0; i < kOptionCount; ++i) {
            const OptionInfo& info = kOptions[i];
            const bool listed = holds(answer.out, ": " + std::string(info.name) + " = ");
            if (!belongs(info, edition)) {
                EXPECT_FALSE(listed) << info.name << " in " << name_of(edition);
                continue;
            }
            for (const std::int32_t value : values_of(info, edition)) {
                const bool usual = value == info.defaults[static_cast<std::size_t>(edition)];
                EXPECT_EQ(is_accepted(edition, static_cast<Option>(i), value), listed || usual)
                    << info.name << " " << value << " in " << name_of(edition);
            }
        }
    }
}

// What leaves no choice says why, and what leaves one in every edition that has it does not.
TEST(RulesOptions, WhatIsFixedSaysWhy) {
    for (const io::RuleOption& option : io::rule_catalog().options())
        EXPECT_EQ(option.is_fixed_somewhere(), !option.fixed.empty()) << option.info().name;
    EXPECT_TRUE(holds(answer_to("rules", {"show", "H-GRAZE"}, io::Language::en).out,
                      "no printed text is likely to say otherwise"));
    EXPECT_TRUE(holds(answer_to("rules", {"show", "H-TURN-LIMIT"}, io::Language::en).out,
                      "in Unlimited only"));
}

}  // namespace
}  // namespace six::cli
