// A small built client on disk, with a secret beside it; gone when the test ends.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace six::server {

class ClientFolder {
public:
    ClientFolder() {
        std::filesystem::remove_all(place_);
        write("index.html", "<!doctype html><title>Table</title>");
        write("sw.js", "// worker");
        write("assets/app-1f2e.js", "let table = 1;");
        write("assets/app-1f2e.js.br", "packed by brotli");
        write("assets/app-1f2e.js.gz", "packed by gzip");
        write("assets/app-1f2e.css", "p{}");
        write("engine/desk.wasm", std::string(3'000'000, 'w'));
        for (const char* name :
             {"icon.svg", "manifest.webmanifest", "words.json", "letters.woff2", "odd"})
            write(name, name);
        write("../secret.txt", "secret");
        std::filesystem::create_symlink("../secret.txt", client_ / "link.txt");
        std::filesystem::create_directory_symlink("..", client_ / "linked");
    }
    ~ClientFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(place_, ignored);
    }
    ClientFolder(const ClientFolder&) = delete;
    ClientFolder& operator=(const ClientFolder&) = delete;

    std::string path() const { return client_.string(); }

private:
    void write(const std::string& name, const std::string& text) {
        const std::filesystem::path file = client_ / name;
        std::filesystem::create_directories(client_);
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
    }

    static std::string test_name() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        return std::string(test->test_suite_name()) + '_' + test->name();
    }
    std::filesystem::path place_ =
        std::filesystem::path(testing::TempDir()) / ("six_client_" + test_name());
    std::filesystem::path client_ = place_ / "dist";
};

}  // namespace six::server
