// Scenario files: refused with words and a place, or parsed; what is parsed is run in every edition
// it names.
#include "fuzz/bytes.h"
#include "io/scenario/scenario.h"
#include "io/scenario/scenario_run.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace six;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto scenario = io::parse_scenario(text, "fuzz.scn");
    if (!scenario) {
        fuzz::require(!scenario.error().empty());
        for (const io::Error& error : scenario.error()) {
            fuzz::require(error.where.starts_with("fuzz.scn"));
            fuzz::require(io::has_words(io::Language::en, error.key));
        }
        return 0;
    }
    for (const Edition edition : scenario->editions)
        io::run_scenario(*scenario, edition, io::Language::en);
    return 0;
}
