#include "cli/why_sides.h"

#include <algorithm>
#include <iterator>
#include <ostream>
#include <sstream>
#include <vector>

namespace six::cli {
namespace {

using io::Language;
using io::say;

constexpr std::size_t kColumnGap = 2;

std::string name_of_side(Language language, Edition edition) {
    return say(language, std::string("edition.") + name_of(edition));
}

// What one edition says, laid out in so many columns. Without colours, which have no width.
std::vector<std::string> column_of(Language language, std::size_t width, const WhySideLaid& side) {
    std::ostringstream text;
    const WhyPage page{text, Terminal{.columns = static_cast<int>(width)}, language};
    page.line(0, name_of_side(language, side.edition));
    if (side.why)
        print_decision(page, *side.laid, *side.why);
    else
        page.line(0, say(language, "cli.why.not_laid", {{"why", side.refused}}));
    std::vector<std::string> lines;
    std::istringstream read(text.str());
    for (std::string line; std::getline(read, line);) lines.push_back(line);
    return lines;
}

bool fits(const std::vector<std::string>& lines, std::size_t width) {
    return std::all_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return columns_of(line) <= width; });
}

void print_columns(const WhyPage& page, const std::vector<std::string>& left,
                   const std::vector<std::string>& right, std::size_t width) {
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        const std::string line = fit(i < left.size() ? left[i] : "", width + kColumnGap) +
                                 (i < right.size() ? right[i] : "");
        page.out << without_end(line) << '\n';
    }
}

void print_clauses_of(const WhyPage& page, const io::WhySides& told) {
    std::array<std::vector<Clause>, 2> cited;
    for (std::size_t i = 0; i < told.size(); ++i)
        if (told[i].why) cited[i] = io::clauses_of(*told[i].why, told[i].edition);
    const auto cites = [&](std::size_t side, Clause clause) {
        return std::find(cited[side].begin(), cited[side].end(), clause) != cited[side].end();
    };
    std::vector<Clause> both;
    std::copy_if(cited[0].begin(), cited[0].end(), std::back_inserter(both),
                 [&](Clause clause) { return cites(1, clause); });
    print_clauses(page, say(page.language, "cli.why.heading.clauses_of_both"), both);
    for (std::size_t i = 0; i < told.size(); ++i) {
        std::vector<Clause> own;
        std::copy_if(cited[i].begin(), cited[i].end(), std::back_inserter(own),
                     [&](Clause clause) { return !cites(1 - i, clause); });
        print_clauses(page,
                      say(page.language, "cli.why.heading.clauses_in",
                          {{"edition", name_of_side(page.language, told[i].edition)}}),
                      own);
    }
}

}  // namespace

io::WhySides told_sides(const std::array<WhySideLaid, 2>& sides) {
    io::WhySides told;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        told[i].edition = sides[i].edition;
        told[i].refused = sides[i].refused;
        if (!sides[i].why) continue;
        told[i].names = &sides[i].laid->names;
        told[i].table = &sides[i].laid->game->table();
        told[i].state = &sides[i].laid->game->state();
        told[i].why = &*sides[i].why;
    }
    return told;
}

void print_sides(const WhyPage& page, const std::array<WhySideLaid, 2>& sides,
                 const io::WhySides& told) {
    const WhySideLaid& any = sides[sides[0].why ? 0 : 1];
    print_question(page, *any.laid, *any.why);
    page.out << '\n';
    const std::size_t width = (std::max(page.columns(), kColumnGap) - kColumnGap) / 2;
    const auto left = column_of(page.language, width, sides[0]);
    const auto right = column_of(page.language, width, sides[1]);
    if (fits(left, width) && fits(right, width)) {
        print_columns(page, left, right, width);
    } else {
        for (const WhySideLaid& side : sides) {
            for (const std::string& line : column_of(page.language, page.columns(), side))
                page.out << line << '\n';
            if (&side == sides.data()) page.out << '\n';
        }
    }
    page.heading(say(page.language, "cli.why.heading.differences"));
    const std::vector<io::WhyDifference> differences = io::differences(told);
    if (differences.empty()) page.line(2, say(page.language, "why.differs.not_at_all"));
    for (const io::WhyDifference& difference : differences)
        page.line(2, io::describe(page.language, told, difference));
    print_clauses_of(page, told);
}

}  // namespace six::cli
