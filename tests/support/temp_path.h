// Files of one test: no two processes ever meet in one, however many run side by side.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace six::fixture {

inline std::filesystem::path temp_path(std::string_view name) {
    return std::filesystem::temp_directory_path() /
           ("six_" + std::to_string(::getpid()) + "_" + std::string(name));
}

}  // namespace six::fixture
