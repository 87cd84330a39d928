#include "server/answer.h"

#include <algorithm>
#include <optional>

#include "server/listen.h"

namespace six::server {
namespace {

// Everything comes from here. Only the engine is compiled in the page, and the board's drawing sets
// styles.
constexpr std::string_view kPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; worker-src 'self' blob:; connect-src 'self'; base-uri 'none'; "
    "frame-ancestors 'none'";

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

// Cuts the next part of a list off its front.
std::string_view next_part(std::string_view& list, char separator) {
    const std::size_t end = list.find(separator);
    const std::string_view part = trimmed(list.substr(0, end));
    list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    return part;
}

bool same_word(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

std::optional<int> hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return std::nullopt;
}

// The path of a target, decoded once. None for what is no path, or holds what no file of ours has
// in its name.
std::optional<std::string> path_of(std::string_view target) {
    target = target.substr(0, target.find_first_of("?#"));
    if (!target.starts_with('/')) return std::nullopt;
    std::string path;
    for (std::size_t i = 0; i < target.size(); ++i) {
        char c = target[i];
        if (c == '%') {
            if (target.size() - i < 3) return std::nullopt;
            const auto high = hex_digit(target[i + 1]), low = hex_digit(target[i + 2]);
            if (!high || !low) return std::nullopt;
            c = static_cast<char>(*high * 16 + *low);
            i += 2;
        }
        if (static_cast<unsigned char>(c) < ' ' || c == '\\' || c == '\x7f') return std::nullopt;
        path += c;
    }
    return path;
}

// Whether a list like "gzip, br;q=0.5" takes the coding; "q=0" says that it does not.
bool accepts(std::string_view list, std::string_view coding) {
    while (!list.empty()) {
        std::string_view part = next_part(list, ',');
        if (!same_word(next_part(part, ';'), coding)) continue;
        const bool never =
            part.starts_with("q=0") && part.find_first_not_of("0.", 2) == std::string_view::npos;
        return !never;
    }
    return false;
}

// Whether a list like "\"a\", W/\"b\"" names the tag.
bool names_tag(std::string_view list, std::string_view tag) {
    while (!list.empty()) {
        std::string_view part = next_part(list, ',');
        if (part == "*") return true;
        if (part.starts_with("W/")) part.remove_prefix(2);
        if (part == tag) return true;
    }
    return false;
}

std::string_view words_for(int status) {
    switch (status) {
        case 400:
            return "Bad request\n";
        case 404:
            return "Not found\n";
        case 405:
            return "Method not allowed\n";
        case 421:
            return "This server answers to localhost only\n";
        case 431:
            return "Headers too large\n";
        default:
            return "Error\n";
    }
}

void add_common(Answer& answer) {
    answer.headers.emplace_back("Content-Security-Policy", kPolicy);
    answer.headers.emplace_back("X-Content-Type-Options", "nosniff");
    answer.headers.emplace_back("Referrer-Policy", "no-referrer");
    answer.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
}

Answer file_answer(const SiteFile& file, const Request& request) {
    Answer answer;
    add_common(answer);
    answer.body = file.plain;
    std::string_view coding;
    if (file.brotli && accepts(request.accept_encoding, "br")) {
        coding = "br";
        answer.body = *file.brotli;
    } else if (file.gzip && accepts(request.accept_encoding, "gzip")) {
        coding = "gzip";
        answer.body = *file.gzip;
    }
    std::string tag = '"' + file.tag;
    if (!coding.empty()) tag += '-' + std::string(coding);
    tag += '"';
    answer.headers.emplace_back("ETag", tag);
    answer.headers.emplace_back(
        "Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (file.brotli || file.gzip) answer.headers.emplace_back("Vary", "Accept-Encoding");
    if (names_tag(request.if_none_match, tag)) {
        answer.status = 304;
        answer.body = {};
        return answer;
    }
    answer.headers.emplace_back("Content-Type", file.type);
    if (!coding.empty()) answer.headers.emplace_back("Content-Encoding", coding);
    answer.length = answer.body.size();
    return answer;
}

}  // namespace

Answer refusal(int status) {
    Answer answer;
    answer.status = status;
    add_common(answer);
    answer.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
    answer.headers.emplace_back("Cache-Control", "no-store");
    if (status == 405) answer.headers.emplace_back("Allow", "GET, HEAD");
    answer.body = words_for(status);
    answer.length = answer.body.size();
    return answer;
}

bool is_loopback_host(std::string_view host) {
    // The port is left aside: it differs when it was forwarded, and says nothing about the name.
    const std::size_t bracket = host.find(']');
    const std::size_t colon = host.find(':', bracket == std::string_view::npos ? 0 : bracket);
    host = host.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']'))
        return is_loopback(host.substr(1, host.size() - 2));
    return same_word(host, "localhost") || is_loopback(host);
}

Answer answer_to(const Site& site, const Request& request) {
    const bool head = request.method == "HEAD";
    if (!head && request.method != "GET") return refusal(405);
    const auto path = path_of(request.target);
    Answer answer;
    if (request.host.empty() || request.has_body || !path)
        answer = refusal(400);
    else if (!is_loopback_host(request.host))
        answer = refusal(421);
    else if (const SiteFile* file = site.find(*path))
        answer = file_answer(*file, request);
    else
        answer = refusal(404);
    if (head) answer.body = {};
    return answer;
}

}  // namespace six::server
