// The files of the built client, read once when the server starts. A request is answered from this
// list and never from the disk, so that no path, however it is written, leads out of the folder,
// and a build that runs meanwhile does not mix two versions. Links are not followed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "io/text/error.h"

namespace six::server {

struct SiteFile {
    std::string plain;
    std::optional<std::string> brotli, gzip;  // of the file beside it that ends in .br or .gz
    std::string_view type;                    // for Content-Type
    std::string tag;                          // of its contents, in hexadecimal
    bool immutable = false;  // its name changes with its contents: it may be kept for ever
};

class Site {
public:
    // The folder has to hold an index.html.
    static Expected<Site, io::Error> read(const std::string& folder);

    // By the decoded path of a request: "/assets/app-1f2e.js", "/".
    const SiteFile* find(std::string_view path) const;

private:
    std::map<std::string, SiteFile, std::less<>> files_;  // by their path from the folder
};

}  // namespace six::server
