#include "io/text/line_reader.h"

#include <algorithm>
#include <limits>

namespace six::io {

namespace {

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool begins_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u;
}

constexpr std::size_t kMaxQuoted = 40;

}  // namespace

LineReader::LineReader(std::string_view text, int first_column) {
    int column = first_column;
    std::size_t at = 0;
    const auto step = [&] { column += begins_character(text[at++]) ? 1 : 0; };
    while (at < text.size()) {
        if (is_blank(text[at])) {
            step();
            continue;
        }
        if (text[at] == '#' && (at + 1 == text.size() || !is_digit(text[at + 1]))) break;
        const std::size_t begin = at;
        const int begin_column = column;
        step();
        if (text[begin] != ';')
            while (at < text.size() && !is_blank(text[at]) && text[at] != ';') step();
        words_.push_back({text.substr(begin, at - begin), begin_column});
        end_column_ = column;
    }
    if (words_.empty()) end_column_ = first_column;
    end_ = words_.size();
}

std::string_view LineReader::peek(std::size_t ahead) const {
    return ahead < end_ - next_ ? words_[next_ + ahead].text : std::string_view{};
}

std::string_view LineReader::take() {
    return done() ? std::string_view{} : words_[next_++].text;
}

bool LineReader::take_if(std::string_view word) {
    if (done() || peek() != word) return false;
    ++next_;
    return true;
}

int LineReader::column() const {
    if (next_ < words_.size()) return words_[next_].column;
    return end_column_;
}

void LineReader::end_after(std::size_t words) {
    if (words < words_left()) end_ = next_ + words;
}

bool LineReader::end_before(std::string_view word) {
    for (std::size_t i = next_; i < end_; ++i)
        if (words_[i].text == word) {
            end_ = i;
            return true;
        }
    return false;
}

std::optional<std::int32_t> LineReader::take_number(std::int32_t low, std::int32_t high) {
    const auto number = decimal(peek(), 0);
    if (!number || *number < low || *number > high) return std::nullopt;
    ++next_;
    return number;
}

std::optional<std::int32_t> LineReader::take_mils() {
    const auto number = decimal(peek(), 3);
    if (number) ++next_;
    return number;
}

std::optional<Vec2> LineReader::take_place() {
    const auto found = place(peek());
    if (found) ++next_;
    return found;
}

std::optional<Facing> LineReader::take_degrees() {
    const auto tenths = decimal(peek(), 1);
    if (!tenths) return std::nullopt;
    ++next_;
    return Facing::from_tenths(*tenths);
}

Error LineReader::error(std::string_view key, std::vector<Argument> arguments) const {
    return {std::to_string(column()), std::string(key), std::move(arguments)};
}

Error LineReader::expected(std::string_view what) const {
    return error("expected." + std::string(what),
                 {{"found", done() ? std::string{} : " " + in_quotes(peek())},
                  {"ended", done() ? "1" : "0"}});
}

std::optional<std::int32_t> decimal(std::string_view text, int decimals) {
    const bool negative = text.size() > 1 && text[0] == '-';
    if (negative) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    const std::string_view part =
        point == std::string_view::npos ? std::string_view{} : text.substr(point + 1);
    if (whole.empty() || whole.size() > 10 || (point != std::string_view::npos && part.empty()) ||
        part.size() > static_cast<std::size_t>(decimals))
        return std::nullopt;
    if (!std::all_of(whole.begin(), whole.end(), is_digit) ||
        !std::all_of(part.begin(), part.end(), is_digit))
        return std::nullopt;
    std::int64_t value = 0;
    for (const char c : whole) value = value * 10 + (c - '0');
    for (int i = 0; i < decimals; ++i) {
        const std::size_t digit = static_cast<std::size_t>(i);
        value = value * 10 + (digit < part.size() ? part[digit] - '0' : 0);
    }
    if (negative) value = -value;
    if (value < std::numeric_limits<std::int32_t>::min() ||
        value > std::numeric_limits<std::int32_t>::max())
        return std::nullopt;
    return static_cast<std::int32_t>(value);
}

std::optional<Vec2> place(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = decimal(text.substr(0, comma), 3);
    const auto y = decimal(text.substr(comma + 1), 3);
    if (!x || !y) return std::nullopt;
    return vec2_mils(*x, *y);
}

std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (const char c : text.substr(0, kMaxQuoted)) out += c >= ' ' && c <= '~' ? c : '?';
    return out + (text.size() > kMaxQuoted ? "...'" : "'");
}

}  // namespace six::io
