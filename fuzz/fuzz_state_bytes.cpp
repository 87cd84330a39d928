// Garbage for state_from_bytes: none, or a state whose bytes are exactly these. A state that is
// sound on a table and stands between two actions can be played from; what is left over in the
// middle of one holds together only if the rules wrote it, and no file brings such a state in from
// outside.
#include <vector>

#include "engine/game/battle.h"
#include "engine/rules/invariant.h"
#include "engine/state/ask.h"
#include "engine/state/canonical.h"
#include "fuzz/bytes.h"
#include "tests/support/fixture_chariot.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace six;
    static const Table table = fixture::chariot_table();
    const auto state = state_from_bytes({data, size});
    if (!state) return 0;
    std::vector<std::uint8_t> bytes;
    append_bytes(*state, bytes);
    fuzz::require(std::vector<std::uint8_t>(data, data + size) == bytes);
    if (!state_is_ok(table, *state) || !state->owed.empty()) return 0;
    const Decision owed = next_decision(table, *state);
    if (owed.ask == Ask::nothing) return 0;
    fuzz::Bytes none(data, 0);
    fuzz::BytesDraw draw(none);
    std::vector<BattleCommand> proposals;
    Events events;
    propose(table, *state, 4, draw, proposals);
    for (const BattleCommand& command : proposals) {
        State copy = *state;
        fuzz::require(step(table, copy, owed.seat, command, events).has_value());
        fuzz::require(state_is_ok(table, copy));
    }
    return 0;
}
