// The desk with anything for requests, one a line: each is answered with one JSON object, a game on
// the table stays sound, and nothing crashes or hangs.
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

#include "host/desk.h"

namespace {
constexpr std::size_t kMostRequests = 24;  // so that a run stays short
constexpr std::size_t kLongestInput = 1 << 16;
}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > kLongestInput) return 0;
    six::host::Desk desk;
    std::string_view text(reinterpret_cast<const char*>(data), size);
    for (std::size_t n = 0; n < kMostRequests && !text.empty(); ++n) {
        const std::size_t end = text.find('\n');
        const std::string answer = desk.request(text.substr(0, end));
        const auto json = nlohmann::json::parse(answer, nullptr, false);
        assert(json.is_object());
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return 0;
}
