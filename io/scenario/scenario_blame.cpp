// One bad line is one error: what it would have introduced is remembered, and lines that fail
// because they speak of it are not blamed as well.
#include <algorithm>
#include <iterator>

#include "io/scenario/scenario_reader.h"

namespace six::io {

namespace {

// "wyrm@young" speaks of wyrm.
std::string_view without_level(std::string_view word) {
    return word.substr(0, word.find('@'));
}

bool is_seat(std::string_view word) {
    return std::find(std::begin(kSeatNames), std::end(kSeatNames), word) != std::end(kSeatNames);
}

}  // namespace

void ScenarioReader::doubt(LineReader rest) {
    if (section_ == "figure") {
        if (section_begins_)
            doubtful_.emplace(without_level(rest.peek()));
        else if (!scenario_.warriors.empty())
            doubtful_.insert(scenario_.warriors.back().warrior.id);
        figure_refused_ = true;  // what else is said of it
        figure_open_ = false;
        return;
    }
    rest.end_everywhere();
    while (!rest.done()) {
        rest.end_before(";");
        const bool names = section_ == "given" || section_ == "terrain" || section_ == "box" ||
                           section_ == "chest";
        if (names && !rest.done()) doubtful_.emplace(rest.peek());
        // Whoever sits there, or does not.
        if (section_ == "table" && rest.peek() == "seats")
            doubtful_.insert(std::begin(kSeatNames), std::end(kSeatNames));
        while (!rest.done()) rest.take();
        rest.end_everywhere();
        rest.take_if(";");
    }
}

void ScenarioReader::doubt_line(std::string_view text) {
    LineReader line(text);
    if (line.column() == 1) line.take();
    if (!line.done()) doubtful_.emplace(without_level(line.peek()));
    while (!line.done())
        if (const std::string_view word = line.take(); is_seat(word)) doubtful_.emplace(word);
}

bool ScenarioReader::speaks_of_doubtful(std::string_view text) const {
    while (!text.empty() && !doubtful_.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (doubtful_.count(without_level(text.substr(0, end))) > 0) return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

}  // namespace six::io
