#include "io/language/why_compare.h"

#include <algorithm>

#include "engine/base/wide.h"
#include "engine/messages/term.h"
#include "io/language/describe.h"
#include "io/rules/citation.h"

namespace six::io {

namespace {

// --- where they part ---

bool stands_alike(const Figure& a, const Figure& b) {
    return a.at == b.at && a.facing == b.facing && a.whereabouts == b.whereabouts &&
           a.tokens == b.tokens && a.clicks == b.clicks && a.captor == b.captor &&
           a.chariot == b.chariot && a.top == b.top;
}

bool same_position(const State& a, const State& b) {
    return a.turn == b.turn && a.figure_count == b.figure_count &&
           std::equal(a.figures.begin(), a.figures.begin() + a.figure_count, b.figures.begin(),
                      stands_alike);
}

bool same_section(const ExplainedSection& a, const ExplainedSection& b) {
    return a.section == b.section && a.choices == b.choices && a.chooser == b.chooser;
}

const ExplainedSection* struck_of(const Explanation& explanation, FigureId figure) {
    for (const ExplainedSection& one : explanation.struck)
        if (one.figure == figure) return &one;
    return nullptr;
}

// All values of a term: a figure may be helped by several others.
std::vector<std::int32_t> values_of(const Explanation& explanation, Term term, FigureId figure) {
    std::vector<std::int32_t> values;
    for (const ExplainedTerm& one : explanation.terms)
        if (one.term == term && one.figure == figure) values.push_back(one.value);
    return values;
}

bool same_share(std::uint64_t weight, const Odds& of, std::uint64_t other, const Odds& of_other) {
    return static_cast<Int128>(weight) * static_cast<Int128>(of_other.total) ==
           static_cast<Int128>(other) * static_cast<Int128>(of.total);
}

bool same_odds(const Odds& a, const FigureOdds& of_a, const Odds& b, const FigureOdds& of_b) {
    for (const auto weight :
         {&FigureOdds::hit, &FigureOdds::broke_away, &FigureOdds::eliminated, &FigureOdds::captured,
          &FigureOdds::freed, &FigureOdds::returned, &FigureOdds::token, &FigureOdds::gained})
        if (!same_share(of_a.*weight, a, of_b.*weight, b)) return false;
    return std::equal(of_a.clicks.begin(), of_a.clicks.end(), of_b.clicks.begin(),
                      of_b.clicks.end(), [&](const ClickOdds& one, const ClickOdds& other) {
                          return one.clicks == other.clicks &&
                                 same_share(one.weight, a, other.weight, b);
                      });
}

// Figures of whom nothing is said but which clause would hold.
bool nothing_happens(const FigureOdds& one) {
    return one.hit + one.broke_away + one.eliminated + one.captured + one.freed + one.returned +
                   one.token + one.gained ==
               0 &&
           std::all_of(one.clicks.begin(), one.clicks.end(),
                       [](const ClickOdds& click) { return click.clicks == 0; });
}

class Comparison {
public:
    explicit Comparison(const WhySides& sides) : sides_(sides) {}

    std::vector<WhyDifference> differences() {
        if (!sides_[0].why || !sides_[1].why) return {{.part = WhyPart::laid}};
        const Why &first = *sides_[0].why, &second = *sides_[1].why;
        if (!same_position(*sides_[0].state, *sides_[1].state)) add({.part = WhyPart::position});
        if (first.owed.ask != second.owed.ask || first.owed.seat != second.owed.seat)
            add({.part = WhyPart::owed});
        const auto& verdict = first.explanation.verdict;
        const auto& other = second.explanation.verdict;
        if (verdict.has_value() != other.has_value())
            add({.part = WhyPart::verdict});
        else if (!verdict && verdict.error().why != other.error().why)
            add({.part = WhyPart::reason});
        // Who refuses before any sum arose has none that could differ.
        if (verdict.has_value() == other.has_value() ||
            (!first.explanation.terms.empty() && !second.explanation.terms.empty()))
            compare_sums(first.explanation, second.explanation);
        if (verdict && other) compare_odds(first.odds, second.odds);
        for (std::size_t side = 0; side < sides_.size(); ++side) compare_clauses(side);
        return std::move(found_);
    }

private:
    void add(WhyDifference difference) { found_.push_back(std::move(difference)); }

    void compare_sums(const Explanation& first, const Explanation& second) {
        if (first.section != second.section && first.dice > 0 && second.dice > 0)
            add({.part = WhyPart::attacker, .figure = first.attacker});
        for (const ExplainedSection& one : first.struck) {
            const ExplainedSection* same = struck_of(second, one.figure);
            if (!same || !same_section(one, *same))
                add({.part = WhyPart::struck, .figure = one.figure});
        }
        for (const ExplainedSection& one : second.struck)
            if (!struck_of(first, one.figure)) add({.part = WhyPart::struck, .figure = one.figure});
        std::vector<ExplainedTerm> all(first.terms.begin(), first.terms.end());
        all.insert(all.end(), second.terms.begin(), second.terms.end());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto same = [&](const ExplainedTerm& term) {
                return term.term == all[i].term && term.figure == all[i].figure;
            };
            if (std::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i), same))
                continue;
            if (values_of(first, all[i].term, all[i].figure) !=
                values_of(second, all[i].term, all[i].figure))
                add({.part = WhyPart::sum, .figure = all[i].figure, .term = all[i].term});
        }
        if (first.dice != second.dice || first.needed != second.needed)
            add({.part = WhyPart::need});
    }

    void compare_odds(const std::optional<Odds>& first, const std::optional<Odds>& second) {
        if (!first || !second) {
            if (first.has_value() != second.has_value()) add({.part = WhyPart::odds});
            return;
        }
        const std::size_t before = found_.size();
        for (const FigureOdds& one : first->figures) {
            const FigureOdds* same = second->find(one.figure);
            if (same ? !same_odds(*first, one, *second, *same) : !nothing_happens(one))
                add({.part = WhyPart::odds, .figure = one.figure});
        }
        for (const FigureOdds& one : second->figures)
            if (!first->find(one.figure) && !nothing_happens(one))
                add({.part = WhyPart::odds, .figure = one.figure});
        if (found_.size() == before &&
            !same_share(first->arrived, *first, second->arrived, *second))
            add({.part = WhyPart::odds});
    }

    // What this side cites and the other does not have in any words.
    void compare_clauses(std::size_t side) {
        const WhySide &mine = sides_[side], &theirs = sides_[1 - side];
        const std::vector<Clause> others = clauses_of(*theirs.why, theirs.edition);
        std::vector<Clause> alone;
        for (const Clause clause : clauses_of(*mine.why, mine.edition))
            if (std::none_of(others.begin(), others.end(),
                             [&](Clause other) { return same_rule(clause, other); }))
                alone.push_back(clause);
        if (!alone.empty())
            add({.part = WhyPart::clauses, .side = side, .clauses = std::move(alone)});
    }

    const WhySides& sides_;
    std::vector<WhyDifference> found_;
};

// --- in words ---

std::string in_edition(Language language, const WhySide& side) {
    return say(language, std::string("edition_in.") + name_of(side.edition));
}

std::string term_values(Language language, const Explanation& explanation,
                        const WhyDifference& difference) {
    std::string text;
    for (const std::int32_t value : values_of(explanation, difference.term, difference.figure))
        text += (text.empty() ? "" : ", ") + term_value(language, difference.term, value);
    return text.empty() ? say(language, "why.differs.nothing") : text;
}

std::string needed(Language language, const Explanation& explanation) {
    if (explanation.dice == 0) return say(language, "why.differs.nothing");
    return say(language,
               explanation.dice == 2 && explanation.needed > 12 ? "why.differs.critical"
                                                                : "why.differs.needed",
               {{"needed", std::to_string(explanation.needed)},
                {"chances", std::to_string(explanation.chances)},
                {"of", std::to_string(explanation.dice == 2 ? 36 : 6)}});
}

}  // namespace

std::vector<WhyDifference> differences(const WhySides& sides) {
    return Comparison(sides).differences();
}

std::string describe(Language language, const WhySides& sides, const WhyDifference& difference) {
    // Who lays or allows it is told first; otherwise in the order they were asked for.
    const auto can = [](const WhySide& side) {
        return side.why && side.why->explanation.verdict.has_value();
    };
    const bool turned = difference.part == WhyPart::laid      ? !sides[0].why
                        : difference.part == WhyPart::verdict ? !can(sides[0])
                                                              : false;
    const WhySide &first = sides[turned ? 1 : 0], &second = sides[turned ? 0 : 1];
    std::vector<Argument> arguments = {{"first", in_edition(language, first)},
                                       {"second", in_edition(language, second)}};
    std::string key =
        std::string("why.differs.") + kWhyPartNames[static_cast<std::size_t>(difference.part)];
    if (first.names)
        arguments.push_back({"figure", difference.figure.exists()
                                           ? first.names->of(difference.figure)
                                           : say(language, "form.some_figure")});
    switch (difference.part) {
        case WhyPart::sum:
            arguments.push_back({"term", term_said(language, difference.term)});
            arguments.push_back({"one", term_values(language, first.why->explanation, difference)});
            arguments.push_back(
                {"other", term_values(language, second.why->explanation, difference)});
            break;
        case WhyPart::need:
            arguments.push_back({"one", needed(language, first.why->explanation)});
            arguments.push_back({"other", needed(language, second.why->explanation)});
            break;
        case WhyPart::odds:
            if (!difference.figure.exists()) key += "_of_all";
            break;
        case WhyPart::clauses: {
            std::string list;
            for (const Clause clause : difference.clauses)
                list += (list.empty() ? "" : ", ") + std::string(clause.id());
            arguments.push_back({"clauses", std::move(list)});
            arguments.push_back({"edition", in_edition(language, sides[difference.side])});
            break;
        }
        default:
            break;
    }
    return say(language, key, arguments);
}

}  // namespace six::io
