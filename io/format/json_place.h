// Strict reading of JSON that anybody may have written: files, replays, and what is asked of the
// desk in host/. A JsonPlace is a value and where it stands; the first complaint made anywhere is
// kept, and reading on after it is harmless, so a reader is straight-line code and its caller asks
// once, at the end, whether all was well.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "engine/geometry/units.h"
#include "io/text/error.h"
#include "io/text/json.h"

namespace six::io {

struct JsonLimits {
    std::size_t bytes = std::size_t{1} << 20;
    std::size_t depth = 16;
    std::size_t members =
        1024;  // of one object: the library looks each name up by going over all of them
};

// A whole text as one value. Refused with line and column: anything that is not JSON, a name that
// stands twice in an object, nesting, members or size beyond the limits.
Expected<Json, Error> parse_json(std::string_view text, const JsonLimits& limits = {});

bool is_identifier(std::string_view);  // small letters, digits and _

class JsonPlace {
public:
    JsonPlace(const Json& value, std::optional<Error>& complaint)
        : value_(&value), complaint_(&complaint) {}

    // An object with no other members than these.
    bool object(std::span<const std::string_view> known) const;
    bool object(std::initializer_list<std::string_view> known) const;
    JsonPlace need(std::string_view member) const;
    JsonPlace may(std::string_view member) const;  // exists() is false when it is not there
    bool exists() const { return value_ != nullptr; }
    const Json& json() const { return *value_; }

    // The number of elements; 0 after a complaint.
    std::size_t array(std::size_t least, std::size_t most) const;
    JsonPlace operator[](std::size_t index) const;

    // After a complaint, or where nothing exists: the lowest allowed value, false, the empty text.
    std::int64_t integer(std::int64_t low, std::int64_t high) const;
    bool boolean() const;
    std::string text(std::size_t least, std::size_t most) const;  // bytes; no control characters
    std::string lines() const;                                    // of any length and characters
    std::string identifier() const;                               // [a-z0-9_]+, at most 64
    std::string figure_id() const;  // an identifier, or two joined by @: a figure and its level
    std::size_t word(
        std::span<const char* const> words) const;  // the place of the text among the words
    Inches inches(Inches low, Inches high) const;   // at most three decimals
    std::int32_t tenths(std::int32_t low,
                        std::int32_t high) const;  // degrees with at most one decimal
    Vec2 place() const;                            // [x, y]

    // The words of `key` get {found} besides the arguments given.
    void complain(std::string_view key, std::vector<Argument> arguments = {}) const;

private:
    JsonPlace(const Json* value, std::string pointer, std::optional<Error>* complaint)
        : value_(value), pointer_(std::move(pointer)), complaint_(complaint) {}
    std::optional<std::int64_t> parts(std::int64_t per_one) const;

    const Json* value_;
    std::string pointer_;  // RFC 6901
    std::optional<Error>* complaint_;
};

// Numbers as they are written: 10.25 from mils (per_one 1000), 22.5 from tenths (per_one 10).
Json json_number(std::int64_t parts, std::int64_t per_one);
inline Json json_inches(Inches inches) {
    return json_number(inches.mils(), 1000);
}
inline Json json_vec2(Vec2 v) {
    return Json::array({json_inches(v.x), json_inches(v.y)});
}

}  // namespace six::io
