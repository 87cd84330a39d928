// Army codes: the text as it is, and once more as bytes that somebody sealed, since no fuzzer
// guesses a SHA-256. What is opened is judged and has no other spelling.
#include <algorithm>
#include <vector>

#include "fuzz/bytes.h"
#include "io/library/army_check.h"
#include "io/library/army_code.h"
#include "io/library/collection.h"
#include "io/text/base64url.h"
#include "io/text/sha256.h"

namespace {

using namespace six;

std::string sealed(std::string_view text) {
    std::vector<std::uint8_t> bytes(text.begin(), text.end());
    const io::Digest seal = io::Sha256{}.add(io::kArmyCodePrefix).add(bytes).finish();
    bytes.insert(bytes.end(), seal.begin(), seal.begin() + 8);
    return std::string(io::kArmyCodePrefix) + io::base64url(bytes);
}

void open(std::string_view text) {
    const auto decoded = io::decode_army(text, io::collection());
    if (!decoded) {
        fuzz::require(io::has_words(io::Language::en, decoded.error().key));
        fuzz::require(!io::say(io::Language::de, decoded.error()).empty());
        return;
    }
    fuzz::require(io::looks_like_army_code(text));
    const auto read = io::army_from_json(io::army_file(decoded->army));
    fuzz::require(read.has_value() && *read == decoded->army);
    const auto again = io::encode_army(decoded->army, io::collection());
    fuzz::require(again.has_value());
    // Only what stood around it, or the hash of other data, may differ.
    if (!decoded->data_differs) fuzz::require(text.find(*again) != std::string_view::npos);
    const io::ArmyReport report = io::check_army_list(decoded->army, io::collection());
    fuzz::require(report.figures > 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    open(text);
    open(sealed(text));
    return 0;
}
