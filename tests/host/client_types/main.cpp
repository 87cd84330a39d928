// Writes what is published of the protocol (host/protocol/published.h) into the repository that it
// is run in. With --check it writes nothing and fails when a committed file says something else.
#include <fstream>
#include <iostream>
#include <sstream>
#include <string_view>

#include "host/protocol/published.h"

int main(int count, char** words) {
    const bool check = count == 2 && std::string_view(words[1]) == "--check";
    if (count > 1 && !check) {
        std::cerr << "client_types [--check]\n";
        return 2;
    }
    int wrong = 0;
    for (const auto& [path, text] : six::host::protocol::published()) {
        std::ostringstream committed;
        committed << std::ifstream(path).rdbuf();
        if (committed.str() == text) continue;
        if (check) {
            std::cerr << path << " is not what the program says; renew it from the top folder by\n"
                      << "    build/release/tests/host/client_types/client_types\n";
            ++wrong;
        } else if (std::ofstream(path) << text) {
            std::cout << path << '\n';
        } else {
            std::cerr << path << " cannot be written; run this in the repository's top folder\n";
            ++wrong;
        }
    }
    return wrong == 0 ? 0 : 1;
}
