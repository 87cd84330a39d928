// A Clause names one statement of the rules. It is made from a literal at compile time and only
// from an id that the catalog in data/rules holds: a misspelt or invented id does not compile.
// Texts live in io/, never here.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "clause_ids.gen.h"

namespace six {

class Clause {
public:
    static constexpr std::uint16_t kNone = 0xFFFF;

    constexpr Clause() = default;
    consteval Clause(const char* id) : index_(checked_index(id)) {}

    constexpr bool exists() const { return index_ != kNone; }
    constexpr std::uint16_t index() const { return index_; }
    constexpr std::string_view id() const {
        return exists() ? gen::kClauseIds[index_] : std::string_view{};
    }
    friend constexpr auto operator<=>(Clause, Clause) = default;

    static constexpr Clause at(std::uint16_t index) {
        Clause clause;
        clause.index_ = index;
        return clause;
    }
    // For text that arrives at run time: scenario files, the command line, replays.
    static constexpr std::optional<Clause> find(std::string_view id) {
        const std::uint16_t index = index_of(id);
        if (index == kNone) return std::nullopt;
        return at(index);
    }
    static constexpr std::uint16_t count() {
        return static_cast<std::uint16_t>(std::size(gen::kClauseIds));
    }

private:
    static constexpr std::uint16_t index_of(std::string_view id) {
        std::size_t low = 0;
        std::size_t high = std::size(gen::kClauseIds);
        while (low < high) {
            const std::size_t middle = (low + high) / 2;
            if (gen::kClauseIds[middle] < id)
                low = middle + 1;
            else
                high = middle;
        }
        if (low == std::size(gen::kClauseIds) || gen::kClauseIds[low] != id) return kNone;
        return static_cast<std::uint16_t>(low);
    }
    static consteval std::uint16_t checked_index(const char* id) {
        const std::uint16_t index = index_of(id);
        if (index == kNone) throw "this clause id is not in data/rules";
        return index;
    }

    std::uint16_t index_ = kNone;
};

}  // namespace six
