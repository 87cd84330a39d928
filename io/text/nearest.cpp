#include "io/text/nearest.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace six::io {

namespace {

constexpr std::size_t kLongest = 64;  // of a word worth comparing
constexpr std::size_t kMost = 3;

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, replaced}));
        }
    }
    return row[b.size()];
}

std::string nearest_words(std::string_view word, std::span<const std::string_view> known) {
    std::vector<std::pair<std::size_t, std::string_view>> near;
    if (word.size() <= kLongest)
        for (const std::string_view candidate : known) {
            const std::size_t far = edit_distance(word, candidate);
            if (far < std::max(word.size(), candidate.size())) near.emplace_back(far, candidate);
        }
    std::sort(near.begin(), near.end());
    std::string out;
    for (std::size_t i = 0; i < near.size() && i < kMost; ++i)
        out += (i > 0 ? ", " : "") + std::string(near[i].second);
    return out.empty() ? std::string(kNoneNear) : out;
}

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> known) {
    std::string_view best;
    std::size_t best_distance = kLongest;
    if (word.empty() || word.size() > kLongest) return best;
    for (const std::string_view candidate : known) {
        // Whoever stops typing early means the word that begins so.
        const bool begins = word.size() >= 2 && candidate.starts_with(word);
        const std::size_t distance = begins ? 1 : edit_distance(word, candidate);
        const std::size_t allowed = 1 + std::min(word.size(), candidate.size()) / 4;
        if (distance > allowed || distance >= best_distance) continue;
        best = candidate;
        best_distance = distance;
    }
    return best;
}

}  // namespace six::io
