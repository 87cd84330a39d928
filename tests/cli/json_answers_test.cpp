// What every command answers with --json is described and published:
// data/schemas/answers.schema.json has them all. That they are as described
// tests/tools/answers_test.py sees.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/commands.h"
#include "io/answers/program_answers.h"

namespace six::cli {
namespace {

bool takes_json(const CommandSpec& spec) {
    return std::any_of(spec.options.begin(), spec.options.end(),
                       [](const OptionSpec& option) { return option.name == "json"; });
}

// "play --list" is of `play`, which has no answer but that: somebody plays there.
std::string_view command_of(const io::DescribedAnswer& answer) {
    const std::string_view said = answer.command;
    return said.substr(0, said.find(" --"));
}

TEST(JsonAnswers, EveryCommandsAnswerIsDescribed) {
    const auto answers = io::answers::program_answers();
    for (const CommandSpec& spec : commands())
        EXPECT_EQ(takes_json(spec),
                  std::any_of(answers.begin(), answers.end(),
                              [&](const auto& one) { return command_of(one) == spec.name; }))
            << spec.name;
}

TEST(JsonAnswers, WhatIsDescribedIsACommandsAnswer) {
    for (const io::DescribedAnswer& answer : io::answers::program_answers())
        EXPECT_TRUE(std::any_of(commands().begin(), commands().end(), [&](const CommandSpec& spec) {
            return spec.name == command_of(answer);
        })) << answer.command;
}

}  // namespace
}  // namespace six::cli
