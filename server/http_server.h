// Serves a Site over HTTP/1.1 in one thread: it is the client of one player on his own machine.
// Everything a connection may take is bounded: the size of its headers, the time for a request, for
// the answer and between two of them, and how many connections there are.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>

#include "server/listen.h"
#include "server/site.h"

namespace six::server {

struct Limits {
    std::size_t header_bytes = 8192;
    std::size_t connections = 128;            // further ones wait until one has ended
    std::chrono::milliseconds read{15'000};   // until a request is there, also the next one
    std::chrono::milliseconds write{60'000};  // until an answer is taken
};

class HttpServer {
public:
    // A busy port gives the next free one, up to 20.
    static Expected<HttpServer, io::Error> open(const Site&, const Listen&, const Limits& = {});
    ~HttpServer();
    HttpServer(HttpServer&&) noexcept;

    const Listen& listen() const;  // with the port it has got

    // Until `stop` says so; it is asked several times a second.
    void run(const std::function<bool()>& stop);

private:
    struct Inside;
    explicit HttpServer(std::unique_ptr<Inside>);
    std::unique_ptr<Inside> inside_;
};

}  // namespace six::server
