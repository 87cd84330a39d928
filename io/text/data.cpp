#include "io/text/data.h"

namespace six::io {

std::optional<std::string_view> data_file(std::string_view name) {
    for (const EmbeddedFile& file : embedded_files())
        if (file.name == name)
            return std::string_view(reinterpret_cast<const char*>(file.bytes), file.size);
    return std::nullopt;
}

}  // namespace six::io
