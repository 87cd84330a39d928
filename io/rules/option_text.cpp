#include "io/rules/option_text.h"

#include <algorithm>
#include <iterator>

#include "io/text/line_reader.h"
#include "io/text/text.h"
#include "option_words.gen.h"

namespace six::io {

namespace {

static_assert(std::size(gen::kOptionWordsEnd) == kOptionCount);

int decimals_of(OptionType type) {
    return type == OptionType::mils ? 3 : type == OptionType::tenths ? 1 : 0;
}

std::string number_text(OptionType type, std::int32_t value) {
    if (type == OptionType::mils) return inches_text(Language::en, value);
    if (type == OptionType::tenths) return inches_text(Language::en, value * 100);
    return std::to_string(value);
}

}  // namespace

std::optional<Option> option_named(std::string_view id_or_name) {
    std::optional<Option> found;
    for (std::size_t i = 0; i < kOptionCount; ++i) {
        const OptionInfo& info = kOptions[i];
        const bool earlier = !info.was.empty() && info.was == id_or_name;
        if (earlier || info.name == id_or_name) return static_cast<Option>(i);
        if (info.id != id_or_name) continue;
        if (found) return std::nullopt;
        found = static_cast<Option>(i);
    }
    return found;
}

const OptionInfo& info_of(Option option) {
    return kOptions[static_cast<std::size_t>(option)];
}

std::span<const std::string_view> choice_words(Option option) {
    const auto place = static_cast<std::size_t>(option);
    const std::size_t first = place == 0 ? 0 : gen::kOptionWordsEnd[place - 1];
    return std::span(gen::kOptionWords).subspan(first, gen::kOptionWordsEnd[place] - first);
}

std::optional<std::int32_t> option_value(Option option, std::string_view text) {
    const OptionInfo& info = info_of(option);
    switch (info.type) {
        case OptionType::boolean:
            if (text == "true") return 1;
            if (text == "false") return 0;
            return std::nullopt;
        case OptionType::fixed:
        case OptionType::choice: {
            const auto words = choice_words(option);
            const auto at = std::find(words.begin(), words.end(), text);
            if (at == words.end()) return std::nullopt;
            return static_cast<std::int32_t>(at - words.begin());
        }
        default:
            break;
    }
    const auto number =
        text == "off" ? std::optional<std::int32_t>(0) : decimal(text, decimals_of(info.type));
    if (!number || *number < info.min || *number > info.max ||
        (*number - info.min) % info.step != 0)
        return std::nullopt;
    return number;
}

std::string option_value_text(Option option, std::int32_t value) {
    const OptionInfo& info = info_of(option);
    if (info.type == OptionType::boolean) return value != 0 ? "true" : "false";
    if (info.type == OptionType::fixed || info.type == OptionType::choice) {
        const auto words = choice_words(option);
        const auto index = static_cast<std::size_t>(value);
        return value >= 0 && index < words.size() ? std::string(words[index])
                                                  : std::to_string(value);
    }
    return number_text(info.type, value);
}

std::string option_values_text(Option option) {
    const OptionInfo& info = info_of(option);
    if (info.type == OptionType::boolean) return "true, false";
    if (info.type != OptionType::fixed && info.type != OptionType::choice)
        return number_text(info.type, info.min) + " .. " + number_text(info.type, info.max);
    std::string out;
    for (const std::string_view word : choice_words(option))
        out += (out.empty() ? "" : ", ") + std::string(word);
    return out;
}

}  // namespace six::io
