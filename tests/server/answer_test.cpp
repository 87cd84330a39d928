#include "server/answer.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "server/listen.h"
#include "tests/server/client_folder.h"

namespace six::server {
namespace {

Request get(std::string_view target) {
    Request request;
    request.method = "GET";
    request.target = target;
    request.host = "127.0.0.1:8080";
    return request;
}

std::string header(const Answer& answer, std::string_view name) {
    for (const auto& [key, value] : answer.headers)
        if (key == name) return value;
    return {};
}

class ServerAnswer : public testing::Test {
protected:
    Answer answer(const Request& request) const { return answer_to(site_, request); }
    int status(std::string_view target) const { return answer(get(target)).status; }

    ClientFolder folder_;
    Site site_ = *Site::read(folder_.path());
};

TEST_F(ServerAnswer, GivesEveryKindOfFileItsType) {
    for (const auto& [target, type] : {std::pair{"/", "text/html; charset=utf-8"},
                                       {"/index.html", "text/html; charset=utf-8"},
                                       {"/assets/app-1f2e.js", "text/javascript; charset=utf-8"},
                                       {"/assets/app-1f2e.css", "text/css; charset=utf-8"},
                                       {"/engine/desk.wasm", "application/wasm"},
                                       {"/icon.svg", "image/svg+xml"},
                                       {"/manifest.webmanifest", "application/manifest+json"},
                                       {"/words.json", "application/json"},
                                       {"/letters.woff2", "font/woff2"},
                                       {"/odd", "application/octet-stream"}}) {
        const Answer found = answer(get(target));
        EXPECT_EQ(found.status, 200) << target;
        EXPECT_EQ(header(found, "Content-Type"), type) << target;
        EXPECT_EQ(header(found, "X-Content-Type-Options"), "nosniff");
        EXPECT_NE(header(found, "Content-Security-Policy").find("'wasm-unsafe-eval'"),
                  std::string::npos);
    }
    EXPECT_EQ(answer(get("/")).body, "<!doctype html><title>Table</title>");
    EXPECT_EQ(status("/?lang=de#rules"), 200);
}

TEST_F(ServerAnswer, OnlyHashedNamesAreKeptForEver) {
    EXPECT_EQ(header(answer(get("/assets/app-1f2e.js")), "Cache-Control"),
              "public, max-age=31536000, immutable");
    for (const char* target : {"/", "/sw.js", "/engine/desk.wasm"})
        EXPECT_EQ(header(answer(get(target)), "Cache-Control"), "no-cache") << target;
}

TEST_F(ServerAnswer, WhatTheBrowserHasIsNotSentAgain) {
    Request request = get("/sw.js");
    const std::string tag = header(answer(request), "ETag");
    ASSERT_FALSE(tag.empty());
    for (const std::string& list : {tag, "W/" + tag, "\"other\", " + tag, std::string("*")}) {
        request.if_none_match = list;
        const Answer found = answer(request);
        EXPECT_EQ(found.status, 304) << list;
        EXPECT_TRUE(found.body.empty());
        EXPECT_EQ(header(found, "ETag"), tag);
    }
    request.if_none_match = "\"other\"";
    EXPECT_EQ(answer(request).status, 200);
}

TEST_F(ServerAnswer, PackedFilesGoToThoseWhoTakeThem) {
    Request request = get("/assets/app-1f2e.js");
    const auto with = [&](std::string_view list) {
        request.accept_encoding = list;
        const Answer found = answer(request);
        EXPECT_EQ(header(found, "Vary"), "Accept-Encoding");
        EXPECT_EQ(header(found, "Content-Type"), "text/javascript; charset=utf-8");
        return header(found, "Content-Encoding") + ":" + std::string(found.body);
    };
    EXPECT_EQ(with("gzip, deflate, br, zstd"), "br:packed by brotli");
    EXPECT_EQ(with("BR"), "br:packed by brotli");
    EXPECT_EQ(with("gzip;q=1.0, br;q=0"), "gzip:packed by gzip");
    EXPECT_EQ(with("br;q=0.000, gzip;q=0.5"), "gzip:packed by gzip");
    EXPECT_EQ(with("brotli"), ":let table = 1;");
    EXPECT_EQ(with(""), ":let table = 1;");
    // The same file in another coding is another answer.
    request.accept_encoding = "br";
    const std::string packed = header(answer(request), "ETag");
    request.accept_encoding = "";
    EXPECT_NE(header(answer(request), "ETag"), packed);
    EXPECT_EQ(status("/assets/app-1f2e.js.br"), 404);
}

TEST_F(ServerAnswer, NothingOutsideTheFolderIsFound) {
    for (const char* target :
         {"/../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt",
          "/assets/../../secret.txt", "/..%2fsecret.txt", "/%252e%252e/secret.txt", "//secret.txt",
          "/./index.html", "/assets/../index.html", "/link.txt", "/linked/secret.txt", "/assets",
          "/assets/", "/INDEX.HTML", "/.", "/.."})
        EXPECT_EQ(status(target), 404) << target;
    for (const char* target :
         {"", "*", "index.html", "http://127.0.0.1/", "/..\\secret.txt", "/%5c..%5csecret.txt",
          "/index.html%00.js", "/%", "/%4", "/%zz", "/%0d%0aSet-Cookie:a", "/%7f"})
        EXPECT_EQ(status(target), 400) << target;
    EXPECT_EQ(answer(get({"/index.html\0", 12})).status, 400);
}

TEST_F(ServerAnswer, OnlyReadingIsAllowed) {
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", ""}) {
        Request request = get("/");
        request.method = method;
        EXPECT_EQ(answer(request).status, 405) << method;
        EXPECT_EQ(header(answer(request), "Allow"), "GET, HEAD");
    }
    Request head = get("/");
    head.method = "HEAD";
    EXPECT_EQ(answer(head).status, 200);
    EXPECT_TRUE(answer(head).body.empty());
    EXPECT_EQ(answer(head).length, answer(get("/")).length);
    Request body = get("/");
    body.has_body = true;
    EXPECT_EQ(answer(body).status, 400);
}

TEST_F(ServerAnswer, AnotherNameForThisMachineIsRefused) {
    for (const char* host : {"127.0.0.1", "127.0.0.1:8080", "localhost", "LocalHost:9000", "[::1]",
                             "[::1]:8080", "127.3.2.1:80"})
        EXPECT_TRUE(is_loopback_host(host)) << host;
    for (const char* host : {"example.org", "example.org:8080", "127.0.0.1.example.org",
                             "localhost.example.org", "10.0.0.1", "0.0.0.0", "[::]", "[::1", "::1",
                             "[::1].example.org", "", ":8080", "127.1", "user@example.org"})
        EXPECT_FALSE(is_loopback_host(host)) << host;
    Request request = get("/");
    request.host = "example.org";
    EXPECT_EQ(answer(request).status, 421);
    request.host = {};
    EXPECT_EQ(answer(request).status, 400);
}

TEST(Site, AFolderWithoutAClientIsRefused) {
    const ClientFolder folder;
    EXPECT_EQ(Site::read(folder.path() + "/none").error().key, "server.no_client");
    EXPECT_EQ(Site::read(folder.path() + "/assets").error().key, "server.no_client");
    EXPECT_EQ(Site::read(folder.path() + "/index.html").error().key, "server.no_client");
    EXPECT_EQ(Site::read("").error().key, "server.no_client");
    EXPECT_TRUE(Site::read(folder.path() + "/"));
}

TEST(Listen, OnlyThisMachine) {
    EXPECT_EQ(url_of(*parse_listen("127.0.0.1:8080")), "http://127.0.0.1:8080");
    EXPECT_EQ(url_of(*parse_listen("localhost:0")), "http://127.0.0.1:0");
    EXPECT_EQ(url_of(*parse_listen("[::1]:65535")), "http://[::1]:65535");
    for (const char* text : {"", "8080", ":8080", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
                             "127.0.0.1:80x", "::1:8080", "[127.0.0.1]:80", "[]:80", "[::1]"})
        EXPECT_EQ(parse_listen(text).error().key, "server.listen_form") << text;
    for (const char* text :
         {"0.0.0.0:8080", "10.0.0.1:8080", "[::]:80", "example.org:80", "127.1:80"})
        EXPECT_EQ(parse_listen(text).error().key, "server.listen_loopback") << text;
}

}  // namespace
}  // namespace six::server
