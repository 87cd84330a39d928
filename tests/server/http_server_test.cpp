#include "server/http_server.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <thread>
#include <vector>

#include "tests/server/client_folder.h"

namespace six::server {
namespace {

using std::chrono::milliseconds;

// A connection of a browser, or of somebody worse.
class Caller {
public:
    explicit Caller(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_port = htons(port);
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const timeval patience{10, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        connected_ = ::connect(socket_, reinterpret_cast<sockaddr*>(&place), sizeof place) == 0;
    }
    ~Caller() { ::close(socket_); }
    Caller(Caller&& other) noexcept
        : socket_(std::exchange(other.socket_, -1)), connected_(other.connected_) {}
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;

    bool connected() const { return connected_; }
    bool send(std::string_view text) {
        return ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL) ==
               static_cast<ssize_t>(text.size());
    }
    // All that comes until the other side closes, or until `enough` bytes are there.
    std::string receive(std::size_t enough = ~std::size_t{0}) {
        std::string text;
        std::vector<char> block(1 << 16);
        while (text.size() < enough) {
            const ssize_t n = ::recv(socket_, block.data(), block.size(), 0);
            if (n <= 0) break;
            text.append(block.data(), static_cast<std::size_t>(n));
        }
        return text;
    }
    // An answer without a body that is worth waiting for.
    std::string ask(std::string_view request) {
        send(request);
        return receive(1);
    }

private:
    int socket_;
    bool connected_ = false;
};

class Serving : public testing::Test {
protected:
    ~Serving() override { stop(); }

    void start(const Limits& limits = {}) {
        auto opened = HttpServer::open(site_, {"127.0.0.1", 0}, limits);
        ASSERT_TRUE(opened) << opened.error().key;
        server_.emplace(std::move(opened).value());
        thread_ = std::thread([this] { server_->run([this] { return stop_.load(); }); });
    }
    void stop() {
        stop_ = true;
        if (thread_.joinable()) thread_.join();
        server_.reset();
    }
    std::uint16_t port() const { return server_->listen().port; }
    std::string answer_to(std::string_view request) {
        Caller caller(port());
        caller.send(request);
        return caller.receive();
    }

    static constexpr std::string_view kHost = "Host: 127.0.0.1\r\n";
    static std::string get(std::string_view target, std::string_view more = "") {
        return "GET " + std::string(target) + " HTTP/1.1\r\n" + std::string(kHost) +
               std::string(more) + "Connection: close\r\n\r\n";
    }

    ClientFolder folder_;
    Site site_ = *Site::read(folder_.path());
    std::atomic<bool> stop_ = false;
    std::optional<HttpServer> server_;
    std::thread thread_;
};

TEST_F(Serving, FilesComeWhole) {
    start();
    const std::string page = answer_to(get("/"));
    EXPECT_TRUE(page.starts_with("HTTP/1.1 200 OK\r\n")) << page;
    EXPECT_NE(page.find("\r\nContent-Length: 35\r\n"), std::string::npos) << page;
    EXPECT_TRUE(page.ends_with("\r\n\r\n<!doctype html><title>Table</title>")) << page;
    const std::string engine = answer_to(get("/engine/desk.wasm"));
    EXPECT_EQ(engine.size() - engine.find("\r\n\r\n") - 4, 3'000'000U);
    const std::string packed =
        answer_to(get("/assets/app-1f2e.js", "Accept-Encoding: gzip, br\r\n"));
    EXPECT_TRUE(packed.ends_with("\r\n\r\npacked by brotli")) << packed;
    const std::string head =
        answer_to("HEAD / HTTP/1.1\r\n" + std::string(kHost) + "Connection: close\r\n\r\n");
    EXPECT_NE(head.find("\r\nContent-Length: 35\r\n"), std::string::npos) << head;
    EXPECT_TRUE(head.ends_with("\r\n\r\n")) << head;
}

TEST_F(Serving, AConnectionIsUsedAgain) {
    start();
    Caller caller(port());
    const std::string request = "GET /sw.js HTTP/1.1\r\n" + std::string(kHost) + "\r\n";
    std::string tag;
    for (int i = 0; i < 3; ++i) {
        const std::string answer = caller.ask(request);
        EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 ")) << answer;
        tag = answer.substr(answer.find("ETag: ") + 6, 34);
    }
    const std::string same = caller.ask("GET /sw.js HTTP/1.1\r\n" + std::string(kHost) +
                                        "If-None-Match: " + tag + "\r\n\r\n");
    EXPECT_TRUE(same.starts_with("HTTP/1.1 304 ")) << same;
    EXPECT_TRUE(same.ends_with("\r\n\r\n")) << same;
    EXPECT_TRUE(caller.ask("GET /none HTTP/1.1\r\n" + std::string(kHost) + "\r\n")
                    .starts_with("HTTP/1.1 404 "));
    // Two at once are answered one after the other.
    caller.send(request + get("/sw.js"));
    const std::string both = caller.receive();
    EXPECT_NE(both.find("HTTP/1.1 200", 1), std::string::npos) << both;
}

TEST_F(Serving, WhatIsNoRequestForAFileIsRefused) {
    start();
    const auto status = [&](const std::string& request) { return answer_to(request).substr(9, 3); };
    const std::string host(kHost);
    EXPECT_EQ(status("POST / HTTP/1.1\r\n" + host + "Content-Length: 100000\r\n\r\n" +
                     std::string(100'000, 'x')),
              "405");
    EXPECT_EQ(status("GET / HTTP/1.1\r\n" + host + "Content-Length: 3\r\n\r\nabc"), "400");
    EXPECT_EQ(status("GET / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
              "400");
    EXPECT_EQ(status("GET / HTTP/1.1\r\nConnection: close\r\n\r\n"), "400");
    EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: localhost\r\nHost: example.org\r\n\r\n"), "400");
    EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n"), "421");
    EXPECT_EQ(status(get("/../secret.txt")), "404");
    EXPECT_EQ(status(get("/%2e%2e/secret.txt")), "404");
    EXPECT_EQ(status(get("/link.txt")), "404");
    EXPECT_EQ(status("what is this?\r\n\r\n"), "400");
    EXPECT_EQ(status(std::string("GET /\0 HTTP/1.1\r\n", 17) + host + "\r\n"), "400");
    EXPECT_EQ(status("GET / HTTP/1.1\r\n" + host + "X: " + std::string(20'000, 'x') + "\r\n\r\n"),
              "431");
    EXPECT_EQ(status(get("/" + std::string(20'000, 'x'))), "431");
    std::string many = "GET / HTTP/1.1\r\n" + host;
    for (int i = 0; i < 2000; ++i) many += "A: b\r\n";
    EXPECT_EQ(status(many + "\r\n"), "431");
    EXPECT_EQ(status(get("/")), "200");
}

TEST_F(Serving, WhoIsTooSlowIsSentAway) {
    start({.read = milliseconds(300), .write = milliseconds(300)});
    const auto begin = std::chrono::steady_clock::now();
    Caller silent(port());
    EXPECT_EQ(silent.receive(), "");
    // A byte now and then does not help.
    Caller slow(port());
    bool open = true;
    for (int i = 0; i < 40 && open; ++i) {
        open = slow.send("G");
        std::this_thread::sleep_for(milliseconds(50));
    }
    EXPECT_FALSE(open);
    // Nor does asking for much and taking nothing.
    Caller full(port());
    for (int i = 0; i < 20; ++i)
        full.send("GET /engine/desk.wasm HTTP/1.1\r\n" + std::string(kHost) + "\r\n");
    std::this_thread::sleep_for(milliseconds(800));
    EXPECT_LT(full.receive().size(), 20U * 3'000'000U);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(9));
    EXPECT_TRUE(answer_to(get("/")).starts_with("HTTP/1.1 200 "));
}

TEST_F(Serving, ManyConnectionsAreServedInTurn) {
    start({.connections = 8, .read = milliseconds(400)});
    std::vector<Caller> crowd;
    for (int i = 0; i < 60; ++i) crowd.emplace_back(port());
    // Behind them all: those who say nothing are sent away, eight at a time.
    EXPECT_TRUE(answer_to(get("/")).starts_with("HTTP/1.1 200 "));
}

TEST_F(Serving, EndsWithConnectionsOpen) {
    start();
    Caller silent(port());
    Caller halfway(port());
    halfway.send("GET / HT");
    Caller taken(port());
    taken.ask("GET / HTTP/1.1\r\n" + std::string(kHost) + "\r\n");
    const std::uint16_t was = port();
    const auto begin = std::chrono::steady_clock::now();
    stop();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
    EXPECT_EQ(silent.receive(), "");
    EXPECT_FALSE(Caller(was).connected());
}

TEST_F(Serving, ABusyPortGivesTheNextFreeOne) {
    start();
    std::vector<HttpServer> more;
    for (int i = 0; i < 3; ++i) {
        auto opened = HttpServer::open(site_, server_->listen());
        ASSERT_TRUE(opened);
        EXPECT_GT(opened->listen().port, port());
        EXPECT_LT(opened->listen().port, port() + 20);
        more.push_back(std::move(opened).value());
    }
    EXPECT_NE(more[0].listen().port, more[1].listen().port);
}

}  // namespace
}  // namespace six::server
