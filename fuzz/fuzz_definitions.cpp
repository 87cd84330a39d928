// Definitions and files as JSON: refused with words and a place, or read; and what was read is
// written and read back the same.
#include "fuzz/bytes.h"
#include "io/format/files.h"
#include "io/format/json_definitions.h"

namespace {

using namespace six;

template <class T, class Read, class Write>
void there_and_back(const Expected<T, io::Error>& read, Read again, Write write) {
    if (!read) {
        fuzz::require(io::has_words(io::Language::en, read.error().key));
        fuzz::require(io::has_words(io::Language::de, read.error().key));
        return;
    }
    const std::string text = write(*read);
    const auto second = again(text);
    fuzz::require(second.has_value() && write(*second) == text);
}

template <class T>
std::string text_of(const T& value) {
    return io::to_json(value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes in(data, size);
    const std::uint8_t choice = in.byte();
    const std::string_view text = in.rest();
    switch (choice) {
        case 'w':
            there_and_back(io::warrior_from_json(text), io::warrior_from_json, text_of<Warrior>);
            break;
        case 'c':
            there_and_back(io::catalog_from_json(text), io::catalog_from_json, text_of<Catalog>);
            break;
        case 'p':
            there_and_back(io::piece_from_json(text), io::piece_from_json, text_of<Piece>);
            break;
        case 'b':
            there_and_back(io::battlefield_from_json(text), io::battlefield_from_json,
                           text_of<Battlefield>);
            break;
        case 'a':
            there_and_back(io::agreement_from_json(text), io::agreement_from_json,
                           text_of<Agreement>);
            break;
        case 'f':
            there_and_back(io::figures_from_json(text), io::figures_from_json, io::figures_file);
            break;
        case 'y':
            there_and_back(io::army_from_json(text), io::army_from_json, io::army_file);
            break;
        case 'm':
            there_and_back(io::map_from_json(text), io::map_from_json, io::map_file);
            break;
        default: {
            const auto edition = static_cast<Edition>(choice % kEditionNames.size());
            const auto read = [edition](std::string_view t) {
                return io::options_from_json(edition, t);
            };
            there_and_back(read(text), read,
                           [edition](const OptionValues& v) { return io::to_json(edition, v); });
        }
    }
    return 0;
}
