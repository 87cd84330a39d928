#include "io/text/text.h"

#include <algorithm>
#include <span>
#include <utility>

#include "io/text/data.h"
#include "io/text/json.h"

namespace six::io {

namespace {

using Entry = std::pair<std::string, std::string>;  // key, template
using Words = std::vector<Entry>;                   // sorted by key

Words load(std::string_view file) {
    Words words;
    const auto bytes = data_file(file);
    if (!bytes) return words;
    const auto json = Json::parse(*bytes, nullptr, /*allow_exceptions=*/false);
    if (!json.is_object()) return words;
    for (const auto& [key, value] : json.items())
        if (const auto* text = value.get_ptr<const std::string*>()) words.emplace_back(key, *text);
    std::sort(words.begin(), words.end());
    return words;
}

const Words& words_of(Language language) {
    if (language == Language::de) {
        static const Words german = load("text/de.json");
        return german;
    }
    static const Words english = load("text/en.json");
    return english;
}

const std::string* find(Language language, std::string_view key) {
    const Words& words = words_of(language);
    const auto at =
        std::lower_bound(words.begin(), words.end(), key,
                         [](const Entry& entry, std::string_view k) { return entry.first < k; });
    return at != words.end() && at->first == key ? &at->second : nullptr;
}

// What stands between braces: a name, and perhaps the word for one and the word for many.
struct Slot {
    std::string_view name, one, many;
    bool chooses = false;
};

Slot read_slot(std::string_view inside) {
    const std::size_t first = inside.find('|');
    if (first == std::string_view::npos) return {inside, {}, {}, false};
    const std::size_t second = inside.find('|', first + 1);
    if (second == std::string_view::npos) return {inside, {}, {}, false};
    return {inside.substr(0, first), inside.substr(first + 1, second - first - 1),
            inside.substr(second + 1), true};
}

template <class OnText, class OnSlot>
void walk(std::string_view text, OnText on_text, OnSlot on_slot) {
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) return on_text(text);
        on_text(text.substr(0, open));
        on_slot(text.substr(open, close - open + 1),
                read_slot(text.substr(open + 1, close - open - 1)));
        text.remove_prefix(close + 1);
    }
}

std::string fill(std::string_view text, std::span<const Argument> arguments) {
    std::string out;
    walk(
        text, [&](std::string_view plain) { out += plain; },
        [&](std::string_view whole, const Slot& slot) {
            for (const Argument& argument : arguments) {
                if (argument.name != slot.name) continue;
                if (slot.chooses)
                    out += argument.value == "1" ? slot.one : slot.many;
                else
                    out += argument.value;
                return;
            }
            out += whole;  // an argument nobody gave stays visible
        });
    return out;
}

std::string say_span(Language language, std::string_view key, std::span<const Argument> arguments) {
    const std::string* text = find(language, key);
    if (text) return fill(*text, arguments);
    std::string out(key);
    for (const Argument& argument : arguments) {
        out += ' ';
        out += argument.name;
        out += '=';
        out += argument.value;
    }
    return out;
}

}  // namespace

std::optional<Language> language_named(std::string_view name) {
    if (name == "en") return Language::en;
    if (name == "de") return Language::de;
    return std::nullopt;
}

std::string say(Language language, std::string_view key,
                std::initializer_list<Argument> arguments) {
    return say_span(language, key, {arguments.begin(), arguments.size()});
}

std::string say(Language language, std::string_view key, const std::vector<Argument>& arguments) {
    return say_span(language, key, arguments);
}

bool has_words(Language language, std::string_view key) {
    return find(language, key) != nullptr;
}

std::vector<std::string> all_keys(Language language) {
    std::vector<std::string> keys;
    for (const Entry& entry : words_of(language)) keys.push_back(entry.first);
    return keys;
}

std::vector<std::string> argument_names(Language language, std::string_view key) {
    std::vector<std::string> names;
    if (const std::string* text = find(language, key))
        walk(
            *text, [](std::string_view) {},
            [&](std::string_view, const Slot& slot) { names.emplace_back(slot.name); });
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

std::string inches_text(Language language, int mils) {
    const long long wide = mils;
    const long long size = wide < 0 ? -wide : wide;
    std::string out = wide < 0 ? "-" : "";
    out += std::to_string(size / 1000);
    if (size % 1000 == 0) return out;
    std::string part = std::to_string(1000 + size % 1000).substr(1);
    while (part.back() == '0') part.pop_back();
    return out + (language == Language::de ? ',' : '.') + part;
}

}  // namespace six::io
