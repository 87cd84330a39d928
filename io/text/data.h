// The files of data/, carried inside the binary so that it runs from anywhere.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace six::io {

struct EmbeddedFile {
    std::string_view name;  // relative to data/, e.g. "rules/U.json"
    const unsigned char* bytes;
    std::size_t size;
};
std::span<const EmbeddedFile> embedded_files();  // sorted by name

std::optional<std::string_view> data_file(std::string_view name);

}  // namespace six::io
