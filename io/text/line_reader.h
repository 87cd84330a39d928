// One line of text, word by word, for the small languages of scenarios and commands. It knows where
// each word stands, so that every error can say so, and how inches, degrees and places are written.
// Whether a word means anything is asked elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/geometry/facing.h"
#include "engine/geometry/units.h"
#include "io/text/error.h"

namespace six::io {

struct Word {
    std::string_view text;
    int column = 1;  // counted in characters from 1
};

class LineReader {
public:
    // Words are separated by blanks; ; stands alone; everything after a # that begins a word is a
    // comment, except
    // "#7", the name of what has no label. `text` must outlive the reader.
    explicit LineReader(std::string_view text, int first_column = 1);

    bool done() const { return next_ == end_; }
    std::size_t words_left() const { return end_ - next_; }
    std::string_view peek(std::size_t ahead = 0) const;  // empty at the end
    std::string_view take();
    bool take_if(std::string_view word);
    int column() const;  // of the next word, or just behind the last
    // As if the line ended before the next such word; false, and nothing changes, when there is
    // none.
    bool end_before(std::string_view word);
    void end_after(std::size_t words);  // ... or after so many more words
    void end_everywhere() { end_ = words_.size(); }

    std::optional<std::int32_t> take_number(std::int32_t low, std::int32_t high);
    std::optional<std::int32_t> take_mils();  // "10.25"
    std::optional<Vec2> take_place();         // "10.25,14"
    std::optional<Facing> take_degrees();     // "22.5"

    // An error at the next word. Its words are expected.<what>, with {found} and {ended}.
    Error expected(std::string_view what) const;
    Error error(std::string_view key, std::vector<Argument> arguments = {}) const;

private:
    std::vector<Word> words_;
    std::size_t next_ = 0, end_ = 0;
    int end_column_ = 1;
};

// A whole word as a number of 1/10^decimals: "-10.25" with 3 decimals is -10250. No sign but -, no
// exponent, no blank, at most so many decimals; none when it is anything else or does not fit.
std::optional<std::int32_t> decimal(std::string_view text, int decimals);
std::optional<Vec2> place(std::string_view text);

// The parts of a word that a mark separates, "boots/tome:spark" by '/', one by one as long as
// `take` takes them (it is handed one and returns whether it could do with it). False: it could
// not.
template <class Take>
bool take_parts(std::string_view word, char mark, Take take) {
    while (true) {
        const std::size_t end = word.find(mark);
        if (!take(word.substr(0, end))) return false;
        if (end == std::string_view::npos) return true;
        word.remove_prefix(end + 1);
    }
}

// Foreign text for an error message: in quotation marks, cut, nothing unprintable.
std::string in_quotes(std::string_view text);

}  // namespace six::io
