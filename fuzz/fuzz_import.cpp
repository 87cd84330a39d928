// Foreign figure files: refused with words and a place, or imported; then every record is counted
// once, every note has words, and every set is written and read back the same.
#include "fuzz/bytes.h"
#include "io/library/import.h"

namespace {

using namespace six;

void require_words(const io::Error& error) {
    fuzz::require(io::has_words(io::Language::en, error.key));
    fuzz::require(io::has_words(io::Language::de, error.key));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes in(data, size);
    const io::ImportWishes wishes{
        .set = in.byte() == 's' ? "wished_for" : "",
        .errata = in.byte() == 'e' ? io::ErrataUse::on : io::ErrataUse::off};
    const auto import = io::import_figures(in.rest(), wishes);
    if (!import) {
        require_words(import.error());
        return 0;
    }
    fuzz::require(import->imported + import->rejected.size() == import->records);
    for (const io::ImportNote& note : import->repaired) require_words(note.what);
    for (const io::ImportNote& note : import->rejected) require_words(note.what);
    for (const io::FigureSet& set : import->sets) {
        const auto again = io::set_from_json(io::set_file(set));
        fuzz::require(again.has_value() && *again == set);
    }
    fuzz::require(!io::import_json(*import, {}, io::Language::en).empty());
    return 0;
}
