#include "cli/list_text.h"

#include <algorithm>
#include <ostream>

namespace six::cli {

std::string editions_marked(io::Language language, Editions editions) {
    const std::string letters = io::say(language, "sheet.edition_letters");
    std::string text;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        text += editions.has(static_cast<Edition>(i)) ? letters[i] : '-';
    return text;
}

void print_list(std::ostream& out, const Terminal& terminal,
                const std::vector<std::vector<std::string>>& rows) {
    constexpr std::size_t kLeast = 12;
    std::vector<std::size_t> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i == widths.size()) widths.push_back(0);
            widths[i] = std::max(widths[i], columns_of(row[i]));
        }
    std::size_t between = 2;
    const auto total = [&] {
        std::size_t sum = 0;
        for (const std::size_t width : widths) sum += (sum > 0 ? between : 0) + width;
        return sum;
    };
    const auto columns = static_cast<std::size_t>(terminal.columns);
    if (total() > columns) between = 1;
    if (const std::size_t all = total(); all > columns && widths.size() > 1 && widths[1] > kLeast)
        widths[1] -= std::min(all - columns, widths[1] - kLeast);
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 1; i < row.size(); ++i) {
            const bool cut = columns_of(row[i]) > widths[i];
            line += std::string(between, ' ') +
                    (cut ? fit(row[i], widths[i] - 1) + "…" : fit(row[i], widths[i]));
        }
        out << paint(terminal, Colour::bold, fit(row[0], widths[0])) << without_end(line) << '\n';
    }
}

}  // namespace six::cli
