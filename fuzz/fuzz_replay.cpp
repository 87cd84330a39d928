// Replays: the bytes as they are, and once more with every chain value made to fit, since no fuzzer
// guesses a SHA-256. What is accepted is told and played again.
#include "fuzz/bytes.h"
#include "io/replay/replay.h"
#include "io/replay/replay_story.h"

namespace {

using namespace six;

std::string rechained(std::string_view text) {
    constexpr std::string_view kChain = ",\"chain\":\"";
    std::string out;
    io::Digest chain{};
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        line = line.substr(0, line.rfind(kChain));
        chain = io::Sha256{}.add(chain).add(line).finish();
        out.append(line).append(kChain).append(io::hex(chain)).append("\"}\n");
    }
    return out;
}

void read(std::string_view text) {
    const auto replay = io::parse_replay(text);
    if (!replay) {
        fuzz::require(!replay.error().where.empty());
        fuzz::require(io::has_words(io::Language::en, replay.error().key));
        return;
    }
    fuzz::require(!io::story_json(*replay, io::Language::de).empty());
    const io::Rerun again = io::rerun(*replay);
    fuzz::require(!io::verdict_json("fuzz", *replay, again, io::Language::en).empty());
    fuzz::require(again.same_lines <= replay->lines.size());
    if (again.difference) fuzz::require(io::has_words(io::Language::en, again.difference->key));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    read(text);
    read(rechained(text));
    return 0;
}
