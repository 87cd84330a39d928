// How a value comes about: attack, defense, damage, speed and range are sums of terms, and each
// term is given by a source. A page lists the sources of a value in the order in which they work,
// and that order is the edition's policy. What doubles, halves or limits is itself a source at its
// place: it reads the sum so far. The sources are in sources.h, the lists in engine/rulesets.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/base/inline_vector.h"
#include "engine/messages/explanation.h"

namespace six {

// What is told of a sum. Adding is exact, listing is bounded: dozens of enhancers fit round a large
// base, and they all count.
using TermList = InlineVector<ExplainedTerm, 20>;

// How what a source gives joins the sum: a page's list never goes back in this order. Whether a
// term is a modifier, and so may be limited, is the page's to say and not the source's.
enum class Join : std::uint8_t {
    value,    // begins it: the dial, or what a rule sets it to
    twice,    // doubles what is there
    instead,  // takes its place: the pace of a formation [U-MOVE-12]
    add,      // a modifier, or the limit of all modifiers
    half,     // halves what is there
    outside,  // whatever is no modifier and comes last
};

class Sum {
public:
    Sum() = default;  // that nobody is told of
    explicit Sum(TermList& told) : told_(&told) {}

    void put(Term term, std::int32_t value, Clause clause, FigureId figure) {
        tell({term, value, clause, figure});
        total_ += value;
        given_[static_cast<std::size_t>(join_)] += value;
    }
    // A rule says what it is, whatever it was.
    void set(Term term, std::int32_t value, Clause clause, FigureId figure) {
        total_ = 0;
        given_ = {};
        put(term, value, clause, figure);
    }
    std::int32_t total() const { return total_; }
    // How much of it joined so.
    std::int32_t given(Join join) const { return given_[static_cast<std::size_t>(join)]; }

    void joins(Join join) { join_ = join; }

private:
    void tell(const ExplainedTerm& term) {
        if (told_ && !told_->full()) told_->push_back(term);
    }

    TermList* told_ = nullptr;
    Join join_ = Join::value;
    std::int32_t total_ = 0;
    std::array<std::int32_t, static_cast<std::size_t>(Join::outside) + 1> given_{};
};

// What a source may look at is `Of`: a Strike for attack, defense and damage, a Movement for speed,
// a Shot for range.
template <class Of>
struct Source {
    Join join = Join::add;
    void (*give)(const Of&, Sum&) = nullptr;  // null: the list is over
};
inline constexpr std::size_t kMostSources = 16;
template <class Of>
using Sources = std::array<Source<Of>, kMostSources>;

template <class Of>
constexpr bool in_order(const Sources<Of>& sources) {
    for (std::size_t i = 1; i < sources.size(); ++i) {
        if (!sources[i].give) continue;
        if (!sources[i - 1].give || sources[i].join < sources[i - 1].join) return false;
    }
    return sources[0].give != nullptr;
}

// Lets the sources give in their order; all but those that join by `without`.
template <class Of>
void add_up(Sum& sum, const Sources<Of>& sources, const Of& of, std::optional<Join> without = {}) {
    for (const Source<Of>& source : sources) {
        if (!source.give) return;
        if (source.join == without) continue;
        sum.joins(source.join);
        source.give(of, sum);
    }
}

struct Strike;
struct Movement;
struct Shot;
struct ValuePolicy {
    Sources<Strike> attack, defense, damage;
    Sources<Movement> speed;
    Sources<Shot> range;
};

}  // namespace six
