// Every word a person reads is a key with named arguments; the words are in data/text/en.json and
// de.json. A missing key is a bug that a test finds: at run time the key itself is shown, so that
// nothing is ever silent.
//
// In a template {name} stands for an argument, and {name|one|many} for one of two words: the first
// when the argument is the number 1. An argument's value is never read as a template.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace six::io {

enum class Language : unsigned char { en, de };
std::optional<Language> language_named(std::string_view name);  // "en", "de"

struct Argument {
    std::string_view name;
    std::string value;
};

// say(lang, "cli.rules.unknown", {{"id", "U-FOO-1"}}) with the template "There is no clause {id}."
std::string say(Language, std::string_view key, std::initializer_list<Argument> arguments = {});
std::string say(Language, std::string_view key, const std::vector<Argument>& arguments);
bool has_words(Language, std::string_view key);

// For the test that compares the languages: all keys, sorted, and the names of a template's
// arguments, sorted.
std::vector<std::string> all_keys(Language);
std::vector<std::string> argument_names(Language, std::string_view key);

// 10250 mils as "10.25" (en) or "10,25" (de); no trailing zeros. Machine formats always use the
// point.
std::string inches_text(Language, int mils);

}  // namespace six::io
