// What the server answers to a request: a pure function of the request and the files. Nothing here
// knows sockets; http_server.h reads requests and writes answers.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/site.h"

namespace six::server {

struct Request {
    std::string_view method;
    std::string_view target;  // as it stands in the request, still encoded
    std::string_view host;    // of the header; empty: there is none
    std::string_view if_none_match;
    std::string_view accept_encoding;
    bool has_body = false;
};

struct Answer {
    int status = 200;
    std::vector<std::pair<std::string_view, std::string>> headers;
    std::string_view body;   // of the site, or of a constant: lives as long as the site
    std::size_t length = 0;  // what Content-Length says; HEAD has a length and no body
};

Answer answer_to(const Site&, const Request&);

// A request that could not be read is answered so.
Answer refusal(int status);

// Whether a Host header names this machine itself: then no page from elsewhere has had its own name
// pointed here.
bool is_loopback_host(std::string_view host);

}  // namespace six::server
