#include "io/format/json_file.h"

#include <array>

#include "io/format/files.h"

namespace six::io {
namespace {

// Lists of objects have a line for each, and so has whatever holds one; all else stands on one
// line.
bool needs_lines(const Json& json) {
    for (const auto& [name, value] : json.items())
        if ((json.is_array() && value.is_object()) || (value.is_structured() && needs_lines(value)))
            return true;
    return false;
}

void write_flat(std::string& out, const Json& json) {
    if (!json.is_structured()) {
        out += json.dump();
        return;
    }
    out += json.is_array() ? '[' : '{';
    bool first = true;
    for (const auto& [name, value] : json.items()) {
        if (!first) out += ", ";
        first = false;
        if (json.is_object()) out += Json(name).dump() + ": ";
        write_flat(out, value);
    }
    out += json.is_array() ? ']' : '}';
}

void write_lines(std::string& out, const Json& json, std::size_t indent) {
    out += json.is_array() ? "[" : "{";
    bool first = true;
    for (const auto& [name, value] : json.items()) {
        out += first ? "\n" : ",\n";
        first = false;
        out.append(indent + 2, ' ');
        if (json.is_object()) out += Json(name).dump() + ": ";
        if (value.is_structured() && needs_lines(value))
            write_lines(out, value, indent + 2);
        else
            write_flat(out, value);
    }
    out += '\n';
    out.append(indent, ' ');
    out += json.is_array() ? "]" : "}";
}

}  // namespace

Json file_header(const char* format) {
    return {{"format", format}, {"version", kFileVersion}};
}

void read_file_header(const JsonPlace& place, const char* format) {
    if (!place.json().is_object()) return place.complain("json.expected_object");
    const std::array words = {format};
    place.need("format").word(words);
    const JsonPlace version = place.need("version");
    if (version.integer(1, 1'000'000) != kFileVersion)
        version.complain("json.other_version", {{"version", std::to_string(kFileVersion)}});
}

std::string file_text(const Json& json) {
    std::string out;
    write_lines(out, json, 0);
    return out + '\n';
}

}  // namespace six::io
