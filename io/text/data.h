// The files of data/. Carried inside the binary, so that it runs from anywhere; the browser's
// programs fetch them when they are asked for.
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
    std::string_view parcel;  // in which it comes; empty: it is inside
};
std::span<const EmbeddedFile> embedded_files();  // sorted by name

std::optional<std::string_view> data_file(std::string_view name);

// What the program does not carry: files one after the other, each as a line of its name and size,
// its bytes and a line end. Fetched once; stands as long as the program runs. Whoever makes a
// program of parcels defines it.
std::string_view fetched_parcel(std::string_view name);

// One file out of a parcel.
std::optional<std::string_view> file_in_parcel(std::string_view parcel, std::string_view name);

}  // namespace six::io
