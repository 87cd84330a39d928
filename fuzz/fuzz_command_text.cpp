// The text of commands: any text is a command or an error with words; what is printed is read back
// as the same command.
#include "engine/game/battle.h"
#include "fuzz/bytes.h"
#include "fuzz/decode_command.h"
#include "io/language/command_text.h"
#include "tests/support/fixture_battle.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace six;
    static const Table table = fixture::plain_table();
    static const State state =
        fixture::battle_of(table, {{fixture::kRed, vec2_mils(10000, 10000)},
                                   {fixture::kBlue, vec2_mils(15000, 10000), 1800}});
    static const io::Names names = io::standard_names(table, state);
    fuzz::Bytes in(data, size);
    const bool text = in.byte() % 2 == 0;

    Command command;
    if (text) {
        const auto read = io::parse_command(in.rest(), {names, table.catalog, &state});
        if (!read) {
            fuzz::require(io::has_words(io::Language::en, read.error().key));
            fuzz::require(!io::say(io::Language::de, read.error()).empty());
            return 0;
        }
        command = *read;
    } else {
        command = fuzz::decode_command(in, /*in_setup=*/false);
        if (!fuzz::has_names(command)) return 0;
    }
    const std::string printed = io::print_command(command, names, table.catalog);
    const auto again = io::parse_command(printed, {names, table.catalog, &state});
    fuzz::require(again.has_value() && *again == command);
    fuzz::require(io::print_command(*again, names, table.catalog) == printed);
    return 0;
}
