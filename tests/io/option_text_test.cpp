#include "io/rules/option_text.h"

#include <gtest/gtest.h>

#include "io/text/nearest.h"

namespace six::io {
namespace {

TEST(OptionText, ByIdAndByName) {
    EXPECT_EQ(option_named("H-CONTACT-EPS"), Option::contact_eps);
    EXPECT_EQ(option_named("contact_eps"), Option::contact_eps);
    EXPECT_FALSE(option_named("H-LOW-WALL-SIZE"));  // two numbers: only their names tell which
    EXPECT_TRUE(option_named("low_wall_size_length"));
    EXPECT_FALSE(option_named(""));
    EXPECT_FALSE(option_named("H-NOTHING"));
}

TEST(OptionText, TheEarlierNameStillNamesIt) {
    EXPECT_EQ(option_named("passed_on_damage"), Option::passed_on_damage);
    EXPECT_EQ(option_named("x_g11"), Option::passed_on_damage);
    EXPECT_EQ(option_named("H-X-G11"), Option::passed_on_damage);
    EXPECT_TRUE(info_of(Option::contact_eps).was.empty());
    EXPECT_FALSE(option_named("x_g99"));
}

TEST(OptionText, Values) {
    EXPECT_EQ(option_value(Option::contact_eps, "0.05"), 50);
    EXPECT_FALSE(option_value(Option::contact_eps, "0.051"));
    EXPECT_FALSE(option_value(Option::contact_eps, "-0.01"));
    EXPECT_EQ(option_value(Option::may_skip, "false"), 0);
    EXPECT_FALSE(option_value(Option::may_skip, "0"));
    EXPECT_EQ(option_value(Option::turn_limit, "off"), 0);
    EXPECT_EQ(option_value(Option::turn_limit, "12"), 12);
    EXPECT_FALSE(option_value(Option::base_radius, "off"));
    EXPECT_EQ(option_value(Option::break_before_path, "path_first"),
              opt::break_before_path::path_first);
    EXPECT_FALSE(option_value(Option::break_before_path, "never"));
}

TEST(OptionText, EveryDefaultIsReadBack) {
    for (std::size_t i = 0; i < kOptionCount; ++i) {
        const auto option = static_cast<Option>(i);
        for (int edition = 0; edition < 4; ++edition) {
            if (!(kOptions[i].editions >> edition & 1)) continue;
            const std::int32_t value = kOptions[i].defaults[edition];
            EXPECT_EQ(option_value(option, option_value_text(option, value)), value)
                << kOptions[i].name << " " << option_values_text(option);
        }
    }
}

TEST(Nearest, Words) {
    constexpr std::string_view kKnown[] = {"U-MOVE-1", "U-MOVE-11", "V-FIG-1"};
    EXPECT_EQ(nearest_words("U-MOVE-l", kKnown), "U-MOVE-1, U-MOVE-11, V-FIG-1");
    EXPECT_EQ(nearest_words("x", {}), "-");
    EXPECT_EQ(nearest_words(std::string(1000, 'x'), kKnown), "-");
    EXPECT_EQ(edit_distance("", "abc"), 3u);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3u);
}

}  // namespace
}  // namespace six::io
