#include "server/listen.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <charconv>

namespace six::server {

bool is_loopback(std::string_view address) {
    const std::string text(address);
    if (text.find('\0') != std::string::npos) return false;
    in_addr four{};
    if (inet_pton(AF_INET, text.c_str(), &four) == 1) return ntohl(four.s_addr) >> 24 == 127;
    in6_addr six{};
    return inet_pton(AF_INET6, text.c_str(), &six) == 1 && IN6_IS_ADDR_LOOPBACK(&six);
}

Expected<Listen, io::Error> parse_listen(std::string_view text) {
    const io::Error malformed{"", "server.listen_form", {{"text", std::string(text)}}};
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos) return malformed;
    std::string_view host = text.substr(0, colon);
    const std::string_view number = text.substr(colon + 1);
    Listen listen;
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), listen.port);
    if (number.empty() || error != std::errc{} || end != number.data() + number.size())
        return malformed;
    const bool bracketed = host.size() >= 2 && host.starts_with('[') && host.ends_with(']');
    if (bracketed) host = host.substr(1, host.size() - 2);
    if (host.empty() || bracketed != (host.find(':') != std::string_view::npos)) return malformed;
    listen.address = host == "localhost" ? "127.0.0.1" : std::string(host);
    if (!is_loopback(listen.address))
        return io::Error{"", "server.listen_loopback", {{"host", std::string(host)}}};
    return listen;
}

std::string url_of(const Listen& listen) {
    const bool six = listen.address.find(':') != std::string::npos;
    return "http://" + (six ? '[' + listen.address + ']' : listen.address) + ':' +
           std::to_string(listen.port);
}

}  // namespace six::server
