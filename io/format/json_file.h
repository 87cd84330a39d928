// What all the files people keep have in common: the header, and how they are read and
// laid out.
#pragma once

#include <string>

#include "io/format/json_codec.h"
#include "io/text/file_read.h"

namespace six::io {

Json file_header(const char* format);
// Asked before anything else: a younger file may have fields that are not known here, and its
// version is what is wrong with it.
void read_file_header(const JsonPlace&, const char* format);
std::string file_text(const Json&);  // laid out for people

template <class T>
Expected<T, Error> load_json(const std::string& file, T (*read)(const JsonPlace&),
                             const JsonLimits& limits = {}) {
    const auto text = read_file(file, limits.bytes);
    if (!text) return within(file, text.error());
    auto value = from_text(*text, read, limits);
    if (!value) return within(file, value.error());
    return value;
}

}  // namespace six::io
