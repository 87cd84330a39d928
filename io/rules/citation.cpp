#include "io/rules/citation.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "citations.gen.h"

namespace six::io {
namespace {

static_assert(std::size(gen::kInForce) == Clause::count());
static_assert(std::size(gen::kParts) == Clause::count());

bool holds_in(std::uint16_t place, Edition edition) {
    if (edition == kNoEdition) return false;  // of an edition nobody knows, what was named is cited
    return (gen::kInForce[place] >> static_cast<unsigned>(edition) & 1U) != 0;
}

// The clauses that state the same rule, the clause among them; empty when it stands alone.
std::span<const std::uint16_t> group_of(Clause clause) {
    const auto* const end = std::end(gen::kSameRule);
    const auto* group = std::begin(gen::kSameRule);
    while (group != end) {
        const auto* const last = std::find(group, end, Clause::kNone);
        if (std::find(group, last, clause.index()) != last) return {group, last};
        group = last + 1;
    }
    return {};
}

// A clause with those that state the same.
class Rule {
public:
    explicit Rule(Clause clause) : clause_(clause), group_(group_of(clause)) {}
    bool has(std::uint16_t place) const {
        return place == clause_.index() ||
               std::find(group_.begin(), group_.end(), place) != group_.end();
    }

private:
    Clause clause_;
    std::span<const std::uint16_t> group_;
};

}  // namespace

bool in_force(Clause clause, Edition edition) {
    return holds_in(clause.index(), edition);
}

std::vector<Clause> citation(Clause clause, Edition edition) {
    std::vector<Clause> cited;
    if (holds_in(clause.index(), edition)) cited.push_back(clause);
    for (const std::uint16_t other : group_of(clause))
        if (other != clause.index() && holds_in(other, edition)) cited.push_back(Clause::at(other));
    if (cited.empty()) cited.push_back(clause);
    return cited;
}

bool same_rule(Clause clause, Clause other) {
    const Rule one(clause), two(other);
    return one.has(other.index()) ||
           std::any_of(std::begin(gen::kCitedFor), std::end(gen::kCitedFor), [&](const auto& pair) {
               return (one.has(pair[0]) && two.has(pair[1])) ||
                      (one.has(pair[1]) && two.has(pair[0]));
           });
}

std::string citation_text(Clause clause, Edition edition) {
    std::string text;
    for (const Clause each : citation(clause, edition))
        text += (text.empty() ? "" : ", ") + std::string(each.id());
    return text;
}

std::vector<std::string> parts_of(Clause clause) {
    std::vector<std::string> names;
    for (int n = 0; n < gen::kParts[clause.index()]; ++n)
        names.push_back(std::string(clause.id()) + '/' + static_cast<char>('a' + n));
    return names;
}

}  // namespace six::io
