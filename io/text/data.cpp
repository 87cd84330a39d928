#include "io/text/data.h"

#include <charconv>

namespace six::io {

std::optional<std::string_view> file_in_parcel(std::string_view parcel, std::string_view name) {
    while (!parcel.empty()) {
        const std::size_t end = parcel.find('\n');
        const std::string_view line = parcel.substr(0, end);
        const std::size_t blank = line.rfind(' ');
        if (end == std::string_view::npos || blank == std::string_view::npos) break;
        std::size_t size = 0;
        const auto [stop, error] =
            std::from_chars(line.data() + blank + 1, line.data() + line.size(), size);
        if (error != std::errc{} || stop != line.data() + line.size()) break;
        parcel.remove_prefix(end + 1);
        if (parcel.size() <= size) break;  // its own line end is missing
        if (line.substr(0, blank) == name) return parcel.substr(0, size);
        parcel.remove_prefix(size + 1);
    }
    return std::nullopt;
}

std::optional<std::string_view> data_file(std::string_view name) {
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.name != name) continue;
        if (!file.parcel.empty()) return file_in_parcel(fetched_parcel(file.parcel), name);
        return std::string_view(reinterpret_cast<const char*>(file.bytes), file.size);
    }
    return std::nullopt;
}

}  // namespace six::io
