// The known words nearest to one that is not known, for "did you mean".
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace six::io {

std::size_t edit_distance(std::string_view a,
                          std::string_view b);  // insertions, deletions, replacements

// Up to three known words, nearest first, separated by ", "; words as far off as they are long do
// not count. kNoneNear when there is none.
inline constexpr std::string_view kNoneNear = "-";
std::string nearest_words(std::string_view word, std::span<const std::string_view> known);

// The one that was probably meant, or empty when none is near.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> known);

}  // namespace six::io
