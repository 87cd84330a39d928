// Where the server listens. Only this machine itself may be named: whoever plays is at its
// keyboard, and nobody is asked for a password.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "io/text/error.h"

namespace six::server {

struct Listen {
    std::string address = "127.0.0.1";  // or "::1"
    std::uint16_t port = 8080;          // 0: any that is free
};

// "127.0.0.1:8080", "localhost:8080", "[::1]:8080".
Expected<Listen, io::Error> parse_listen(std::string_view text);

bool is_loopback(std::string_view address);  // 127.0.0.0/8 or ::1

std::string url_of(const Listen&);

}  // namespace six::server
