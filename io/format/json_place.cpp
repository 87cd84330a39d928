#include "io/format/json_place.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace six::io {
namespace {

// Where a byte of the text stands: "3:14".
std::string line_and_column(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t start = before.rfind('\n');
    const std::size_t column =
        before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
    return std::to_string(line) + ":" + std::to_string(column);
}

// Walks over the text once before anything is built from it. The library itself would take a
// repeated name (the last one wins) and any depth.
class Checker final : public nlohmann::json_sax<Json> {
public:
    Checker(std::string_view text, const JsonLimits& limits) : text_(text), limits_(limits) {}
    std::optional<Error> complaint;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (names_.back().size() == limits_.members) {
            complaint =
                Error{"", "json.too_many_members", {{"limit", std::to_string(limits_.members)}}};
            return false;
        }
        if (names_.back().insert(name).second) return true;
        complaint = Error{"", "json.repeated_name", {{"name", name.substr(0, 64)}}};
        return false;
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception&) override {
        // The library counts the bytes read, the wrong one included.
        complaint =
            Error{line_and_column(text_, position == 0 ? 0 : position - 1), "json.syntax", {}};
        return false;
    }

private:
    bool open() {
        if (names_.size() == limits_.depth) {
            complaint = Error{"", "json.too_deep", {{"limit", std::to_string(limits_.depth)}}};
            return false;
        }
        names_.emplace_back();
        return true;
    }
    bool close() {
        names_.pop_back();
        return true;
    }

    std::string_view text_;
    JsonLimits limits_;
    std::vector<std::set<std::string>> names_;  // of each value that is open
};

// What was found, short enough for a message.
std::string shown(const Json& value) {
    if (value.is_object()) return value.empty() ? "{}" : "{...}";
    if (value.is_array()) return value.empty() ? "[]" : "[...]";
    std::string text = value.dump(-1, ' ', /*ensure_ascii=*/true);
    if (text.size() > 48) text = text.substr(0, 45) + "...";
    return text;
}

// RFC 6901, section 3.
std::string escaped(std::string_view name) {
    std::string out;
    for (const char c : name.substr(0, 64)) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

template <class Words>
std::string listed(const Words& words) {
    std::string out;
    for (const auto& word : words) {
        if (!out.empty()) out += ", ";
        out += word;
    }
    return out;
}

bool is_plain(std::string_view text) {
    return std::none_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7F;
    });
}

std::string decimal(std::int64_t parts, std::int64_t per_one) {
    return json_number(parts, per_one).dump();
}

}  // namespace

Expected<Json, Error> parse_json(std::string_view text, const JsonLimits& limits) {
    if (text.size() > limits.bytes)
        return Error{"", "json.too_large", {{"limit", std::to_string(limits.bytes)}}};
    Checker checker(text, limits);
    if (!Json::sax_parse(text, &checker)) return *std::move(checker.complaint);
    return Json::parse(text, nullptr, /*allow_exceptions=*/false);
}

Json json_number(std::int64_t parts, std::int64_t per_one) {
    if (parts % per_one == 0) return parts / per_one;
    return static_cast<double>(parts) / static_cast<double>(per_one);
}

void JsonPlace::complain(std::string_view key, std::vector<Argument> arguments) const {
    if (*complaint_) return;
    if (exists()) arguments.push_back({"found", shown(*value_)});
    *complaint_ = Error{pointer_.empty() ? "/" : pointer_, std::string(key), std::move(arguments)};
}

bool JsonPlace::object(std::span<const std::string_view> known) const {
    if (!exists()) return false;
    if (!value_->is_object()) {
        complain("json.expected_object");
        return false;
    }
    for (const auto& [name, value] : value_->items()) {
        if (std::find(known.begin(), known.end(), name) != known.end()) continue;
        JsonPlace(&value, pointer_ + "/" + escaped(name), complaint_)
            .complain("json.unknown_field", {{"known", listed(known)}});
        return false;
    }
    return true;
}

bool JsonPlace::object(std::initializer_list<std::string_view> known) const {
    return object(std::span(known.begin(), known.size()));
}

JsonPlace JsonPlace::may(std::string_view member) const {
    const Json* found = nullptr;
    if (exists() && value_->is_object()) {
        const auto at = value_->find(member);
        if (at != value_->end()) found = &*at;
    }
    return {found, pointer_ + "/" + escaped(member), complaint_};
}

JsonPlace JsonPlace::need(std::string_view member) const {
    JsonPlace place = may(member);
    if (exists() && !place.exists())
        complain("json.missing_field", {{"name", std::string(member)}});
    return place;
}

std::size_t JsonPlace::array(std::size_t least, std::size_t most) const {
    if (!exists()) return 0;
    if (value_->is_array() && value_->size() >= least && value_->size() <= most)
        return value_->size();
    if (value_->is_array())
        complain("json.expected_count", {{"least", std::to_string(least)},
                                         {"most", std::to_string(most)},
                                         {"count", std::to_string(value_->size())}});
    else
        complain("json.expected_array");
    return 0;
}

JsonPlace JsonPlace::operator[](std::size_t index) const {
    const bool there = exists() && value_->is_array() && index < value_->size();
    return {there ? &(*value_)[index] : nullptr, pointer_ + "/" + std::to_string(index),
            complaint_};
}

// The value as a whole number of 1/per_one parts, if it is one. A decimal with few enough digits is
// read as the double nearest to it, and so is the quotient: equal means exactly that decimal was
// written.
std::optional<std::int64_t> JsonPlace::parts(std::int64_t per_one) const {
    constexpr std::int64_t kHuge = 1'000'000'000'000;
    if (!exists() || !value_->is_number()) return std::nullopt;
    if (value_->is_number_unsigned() && value_->get<std::uint64_t>() > std::uint64_t{kHuge})
        return std::nullopt;
    if (value_->is_number_integer()) {
        const auto whole = value_->get<std::int64_t>();
        if (whole > kHuge || whole < -kHuge) return std::nullopt;
        return whole * per_one;
    }
    const double number = value_->get<double>();
    if (!(std::abs(number) < 1e9)) return std::nullopt;
    const auto rounded = std::llround(number * static_cast<double>(per_one));
    if (static_cast<double>(rounded) / static_cast<double>(per_one) != number) return std::nullopt;
    return rounded;
}

std::int64_t JsonPlace::integer(std::int64_t low, std::int64_t high) const {
    if (!exists()) return low;
    const auto value = value_->is_number_integer() ? parts(1) : std::nullopt;
    if (value && *value >= low && *value <= high) return *value;
    complain("json.expected_integer",
             {{"low", std::to_string(low)}, {"high", std::to_string(high)}});
    return low;
}

bool JsonPlace::boolean() const {
    if (!exists()) return false;
    if (value_->is_boolean()) return value_->get<bool>();
    complain("json.expected_boolean");
    return false;
}

std::string JsonPlace::text(std::size_t least, std::size_t most) const {
    if (!exists()) return {};
    if (const auto* text = value_->get_ptr<const Json::string_t*>())
        if (text->size() >= least && text->size() <= most && is_plain(*text)) return *text;
    complain("json.expected_text",
             {{"least", std::to_string(least)}, {"most", std::to_string(most)}});
    return {};
}

std::string JsonPlace::lines() const {
    if (!exists()) return {};
    if (const auto* text = value_->get_ptr<const Json::string_t*>()) return *text;
    complain("json.expected_lines");
    return {};
}

bool is_identifier(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

std::string JsonPlace::identifier() const {
    if (!exists()) return {};
    if (const auto* text = value_->get_ptr<const Json::string_t*>())
        if (is_identifier(*text)) return *text;
    complain("json.expected_identifier");
    return {};
}

std::string JsonPlace::figure_id() const {
    if (!exists()) return {};
    if (const auto* text = value_->get_ptr<const Json::string_t*>()) {
        const std::size_t at = text->find('@');
        if (is_identifier(std::string_view(*text).substr(0, at)) &&
            (at == std::string::npos || is_identifier(std::string_view(*text).substr(at + 1))))
            return *text;
    }
    complain("json.expected_figure_id");
    return {};
}

std::size_t JsonPlace::word(std::span<const char* const> words) const {
    if (!exists()) return 0;
    if (const auto* text = value_->get_ptr<const Json::string_t*>())
        for (std::size_t i = 0; i < words.size(); ++i)
            if (*text == words[i]) return i;
    complain("json.expected_word", {{"words", listed(words)}});
    return 0;
}

Inches JsonPlace::inches(Inches low, Inches high) const {
    if (!exists()) return low;
    const auto mils = parts(1000);
    if (mils && *mils >= low.mils() && *mils <= high.mils())
        return Inches::from_mils(static_cast<std::int32_t>(*mils));
    complain("json.expected_inches",
             {{"low", decimal(low.mils(), 1000)}, {"high", decimal(high.mils(), 1000)}});
    return low;
}

std::int32_t JsonPlace::tenths(std::int32_t low, std::int32_t high) const {
    if (!exists()) return low;
    const auto value = parts(10);
    if (value && *value >= low && *value <= high) return static_cast<std::int32_t>(*value);
    if (low == high)
        complain("json.expected_these_degrees", {{"degrees", decimal(low, 10)}});
    else
        complain("json.expected_degrees", {{"low", decimal(low, 10)}, {"high", decimal(high, 10)}});
    return low;
}

Vec2 JsonPlace::place() const {
    if (array(2, 2) != 2) return {};
    return {(*this)[0].inches(-kMaxCoordinate, kMaxCoordinate),
            (*this)[1].inches(-kMaxCoordinate, kMaxCoordinate)};
}

}  // namespace six::io
