// What is published of the protocol: the client's types and lists as TypeScript, and a JSON Schema.
// The files are committed, so that the client is built without a C++ compiler;
// tests/host/client_types writes them, and as a test compares them. For tools and tests.
#pragma once

#include <string>
#include <vector>

namespace six::host::protocol {

struct PublishedFile {
    std::string path;  // from the repository's top folder
    std::string text;
};
std::vector<PublishedFile> published();

std::vector<std::string> request_names();

}  // namespace six::host::protocol
