// The editions that options offer are those that there are, or those that are played.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "cli/commands.h"
#include "engine/catalog/edition.h"
#include "engine/rulesets/pages.h"

namespace six::cli {
namespace {

std::string editions(bool played_only) {
    std::string listed;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (!played_only || page_of(static_cast<Edition>(i)))
            listed += (listed.empty() ? "" : "|") + std::string(kEditionNames[i]);
    return listed;
}

TEST(EditionsOffered, AreThoseThatThereAreOrThatArePlayed) {
    std::size_t every = 0, played = 0;
    for (const CommandSpec& spec : commands())
        for (const OptionSpec& option : spec.options) {
            if (option.name != "edition") continue;
            const bool all = option.value == editions(false);
            EXPECT_TRUE(all || option.value == editions(true)) << spec.name << ": " << option.value;
            ++(all ? every : played);
        }
    EXPECT_GT(every, 0u);
    EXPECT_GT(played, 0u);
}

TEST(EditionsOffered, ASignatureIsOfWhateverIsPlayed) {
    const auto spec = std::find_if(commands().begin(), commands().end(),
                                   [](const CommandSpec& one) { return one.name == "signature"; });
    ASSERT_NE(spec, commands().end());
    EXPECT_EQ(spec->options.front().value, editions(true));
}

}  // namespace
}  // namespace six::cli
