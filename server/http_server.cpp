// The only source that knows Boost.Beast: it takes half a minute to compile.
#include "server/http_server.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <optional>
#include <utility>

#include "server/answer.h"

namespace six::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr unsigned kPortsToTry = 20;
constexpr std::chrono::seconds kParting{1};

std::string_view plain(beast::string_view text) {
    return {text.data(), text.size()};
}

}  // namespace

struct HttpServer::Inside {
    Inside(const Site& pages, const Limits& bounds) : site(pages), limits(bounds) {}

    ~Inside() { ending = true; }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

    bool open(const std::string& address, std::uint16_t port);
    void accept();

    const Site& site;
    const Limits limits;
    Listen listen;
    std::size_t connections = 0;
    bool accepting = false;
    bool ending = false;
    // Goes before what stands above it: the connections that end with it still count there.
    asio::io_context context{1};
    tcp::acceptor acceptor{context};
};

namespace {

// One connection: reads a request, answers it, reads the next. It keeps itself alive by the
// operation under way; when none is, the last pointer to it goes and the connection with it.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(tcp::socket socket, const Site& site, const Limits& limits,
               std::function<void()> ended)
        : stream_(std::move(socket)), site_(site), limits_(limits), ended_(std::move(ended)) {}
    ~Connection() { ended_(); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void read() {
        parser_.emplace();
        parser_->header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
        // One time for the whole header: a byte now and then does not prolong it.
        stream_.expires_after(limits_.read);
        http::async_read_header(
            stream_, buffer_, *parser_,
            [self = shared_from_this()](error_code failed, std::size_t) { self->on_read(failed); });
    }

private:
    void on_read(error_code failed) {
        if (failed == http::error::header_limit) return write(refusal(431), false);
        if (failed.category() == http::make_error_code(http::error::bad_method).category() &&
            failed != http::error::end_of_stream)
            return write(refusal(400), false);
        if (failed) return;  // gone, or too slow
        const auto& message = parser_->get();
        Request request;
        request.method = plain(message.method_string());
        request.target = plain(message.target());
        // Two of them: whose name was meant cannot be told.
        if (message.count(http::field::host) == 1) request.host = plain(message[http::field::host]);
        request.if_none_match = plain(message[http::field::if_none_match]);
        request.accept_encoding = plain(message[http::field::accept_encoding]);
        request.has_body = parser_->chunked() || parser_->content_length().value_or(0) > 0;
        const Answer answer = answer_to(site_, request);
        // After a refusal nobody knows what the rest of the bytes means.
        write(answer, message.keep_alive() && answer.status != 400 && answer.status != 405);
    }

    void write(const Answer& answer, bool keep_alive) {
        response_ = {};
        response_.version(11);
        response_.result(static_cast<unsigned>(answer.status));
        for (const auto& [name, value] : answer.headers) response_.set(name, value);
        response_.keep_alive(keep_alive);
        if (answer.status != 304) response_.content_length(answer.length);
        response_.body() = {answer.body.data(), answer.body.size()};
        stream_.expires_after(limits_.write);
        http::async_write(stream_, response_,
                          [self = shared_from_this(), keep_alive](error_code failed, std::size_t) {
                              if (failed) return;
                              if (keep_alive) return self->read();
                              self->part();
                          });
    }

    // Closing while bytes are still arriving would reset the connection, and the answer might be
    // lost with it: what comes is thrown away for a moment.
    void part() {
        error_code failed;
        stream_.socket().shutdown(tcp::socket::shutdown_send, failed);
        if (failed) return;
        stream_.expires_after(kParting);
        throw_away();
    }
    void throw_away() {
        stream_.async_read_some(asio::buffer(rest_),
                                [self = shared_from_this()](error_code failed, std::size_t) {
                                    if (!failed) self->throw_away();
                                });
    }

    beast::tcp_stream stream_;
    beast::flat_buffer buffer_{std::size_t{1} << 16};
    std::optional<http::request_parser<http::empty_body>> parser_;
    http::response<http::span_body<const char>> response_;
    std::array<char, 4096> rest_;
    const Site& site_;
    const Limits& limits_;
    std::function<void()> ended_;
};

}  // namespace

bool HttpServer::Inside::open(const std::string& address, std::uint16_t port) {
    error_code failed;
    const tcp::endpoint place(asio::ip::make_address(address, failed), port);
    if (!failed) acceptor.open(place.protocol(), failed);
    if (!failed) acceptor.set_option(tcp::acceptor::reuse_address(true), failed);
    if (!failed) acceptor.bind(place, failed);
    if (!failed) acceptor.listen(asio::socket_base::max_listen_connections, failed);
    if (!failed) {
        listen = {address, acceptor.local_endpoint(failed).port()};
        return true;
    }
    error_code ignored;
    acceptor.close(ignored);
    return false;
}

void HttpServer::Inside::accept() {
    if (ending || accepting || connections >= limits.connections) return;
    accepting = true;
    acceptor.async_accept([this](error_code failed, tcp::socket socket) {
        accepting = false;
        if (failed) return;  // run() tries again, but not at once: it may be that files are short
        ++connections;
        std::make_shared<Connection>(std::move(socket), site, limits, [this] {
            --connections;
            accept();
        })->read();
        accept();
    });
}

HttpServer::HttpServer(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
HttpServer::~HttpServer() = default;
HttpServer::HttpServer(HttpServer&&) noexcept = default;

Expected<HttpServer, io::Error> HttpServer::open(const Site& site, const Listen& listen,
                                                 const Limits& limits) {
    auto inside = std::make_unique<Inside>(site, limits);
    for (unsigned port = listen.port; port < listen.port + kPortsToTry && port <= 65'535; ++port)
        if (inside->open(listen.address, static_cast<std::uint16_t>(port)))
            return HttpServer(std::move(inside));
    return io::Error{"", "server.no_port", {{"url", url_of(listen)}}};
}

const Listen& HttpServer::listen() const {
    return inside_->listen;
}

void HttpServer::run(const std::function<bool()>& stop) {
    constexpr std::chrono::milliseconds kBetweenLooks{100};
    while (!stop()) {
        inside_->accept();
        inside_->context.run_for(kBetweenLooks);
    }
}

}  // namespace six::server
