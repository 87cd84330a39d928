// House decisions as text: an option by its id or name, a value as people write it. true and false;
// the word of a choice; a number, inches or degrees; off for a number that may be 0.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/state/table.h"

namespace six::io {

// By name ("contact_eps"), by the name it had earlier ("x_g11" for passed_on_damage), or by id
// ("H-CONTACT-EPS") where the decision has one number only.
std::optional<Option> option_named(std::string_view id_or_name);
const OptionInfo& info_of(Option);

std::optional<std::int32_t> option_value(Option, std::string_view text);
std::string option_value_text(Option, std::int32_t value);
// What may be written: "0 to 0.05", "true, false", "down, nearest".
std::string option_values_text(Option);

// The words of a choice in the order of their numbers; empty for every other type.
std::span<const std::string_view> choice_words(Option);

}  // namespace six::io
