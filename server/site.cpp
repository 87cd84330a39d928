#include "server/site.h"

#include <array>
#include <filesystem>
#include <fstream>

#include "io/text/sha256.h"

namespace six::server {
namespace {

namespace fs = std::filesystem;

// Far more than the client needs: whoever names the wrong folder shall not wait for his whole disk.
constexpr std::size_t kMostFiles = 2000, kMostBytes = std::size_t{64} << 20;

constexpr std::string_view kBrotli = ".br", kGzip = ".gz";

struct Type {
    std::string_view ending, type;
};
constexpr std::array kTypes = {
    Type{".css", "text/css; charset=utf-8"},
    Type{".html", "text/html; charset=utf-8"},
    Type{".ico", "image/x-icon"},
    Type{".js", "text/javascript; charset=utf-8"},
    Type{".json", "application/json"},
    Type{".mjs", "text/javascript; charset=utf-8"},
    Type{".png", "image/png"},
    Type{".svg", "image/svg+xml"},
    Type{".txt", "text/plain; charset=utf-8"},
    Type{".wasm", "application/wasm"},
    Type{".webmanifest", "application/manifest+json"},
    Type{".webp", "image/webp"},
    Type{".woff2", "font/woff2"},
};

std::string_view type_of(std::string_view name) {
    for (const Type& type : kTypes)
        if (name.ends_with(type.ending)) return type.type;
    return "application/octet-stream";
}

std::optional<std::string> contents(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) return std::nullopt;
    return text;
}

std::optional<std::string> taken(std::map<std::string, std::string>& all, const std::string& name) {
    auto node = all.extract(name);
    if (node.empty()) return std::nullopt;
    return std::move(node.mapped());
}

}  // namespace

Expected<Site, io::Error> Site::read(const std::string& folder) {
    std::error_code failed;
    std::map<std::string, std::string> all;
    std::size_t bytes = 0;
    fs::recursive_directory_iterator entry(folder, failed);
    for (; !failed && entry != fs::recursive_directory_iterator(); entry.increment(failed)) {
        if (entry->is_symlink() || !entry->is_regular_file()) continue;
        bytes += entry->file_size();
        if (all.size() >= kMostFiles || bytes > kMostBytes)
            return io::Error{folder, "server.too_much", {}};
        auto text = contents(entry->path());
        if (!text) return io::Error{entry->path().string(), "server.unreadable", {}};
        all.emplace(entry->path().lexically_relative(folder).generic_string(), std::move(*text));
    }
    if (failed || !all.contains("index.html")) return io::Error{folder, "server.no_client", {}};

    Site site;
    while (!all.empty()) {
        auto node = all.extract(all.begin());
        const std::string& name = node.key();
        SiteFile file;
        // In the order of names a packed file comes after the one it was made from.
        file.brotli = taken(all, name + std::string(kBrotli));
        file.gzip = taken(all, name + std::string(kGzip));
        file.plain = std::move(node.mapped());
        file.type = type_of(name);
        file.tag = io::hex(io::sha256(file.plain)).substr(0, 32);
        file.immutable = name.starts_with("assets/");  // where Vite puts a hash into the names
        site.files_.emplace(name, std::move(file));
    }
    return site;
}

const SiteFile* Site::find(std::string_view path) const {
    if (!path.starts_with('/')) return nullptr;
    std::string name(path.substr(1));
    if (name.empty() || name.ends_with('/')) name += "index.html";
    const auto found = files_.find(name);
    return found == files_.end() ? nullptr : &found->second;
}

}  // namespace six::server
