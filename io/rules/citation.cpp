#include "io/rules/citation.h"

#include <algorithm>
#include <iterator>

#include "citations.gen.h"

namespace six::io {
namespace {

static_assert(std::size(gen::kInForce) == Clause::count());
static_assert(std::size(gen::kParts) == Clause::count());

bool holds_in(std::uint16_t place, Edition edition) {
    if (edition == kNoEdition) return false;  // of an edition nobody knows, what was named is cited
    return (gen::kInForce[place] >> static_cast<unsigned>(edition) & 1U) != 0;
}

}  // namespace

bool in_force(Clause clause, Edition edition) {
    return holds_in(clause.index(), edition);
}

std::vector<Clause> citation(Clause clause, Edition edition) {
    std::vector<Clause> cited;
    if (holds_in(clause.index(), edition)) cited.push_back(clause);
    const auto* const end = std::end(gen::kSameRule);
    const auto* group = std::begin(gen::kSameRule);
    while (group != end) {
        const auto* const last = std::find(group, end, Clause::kNone);
        if (std::find(group, last, clause.index()) != last) {
            for (const auto* other = group; other != last; ++other)
                if (*other != clause.index() && holds_in(*other, edition))
                    cited.push_back(*Clause::find(gen::kClauseIds[*other]));
            break;
        }
        group = last + 1;
    }
    if (cited.empty()) cited.push_back(clause);
    return cited;
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
