#include <cassert>
#include <utility>

#include "engine/state/canonical.h"
#include "io/format/json_codec.h"
#include "io/language/command_text.h"
#include "io/language/event_text.h"
#include "io/replay/replay.h"
#include "io/replay/replay_start.h"

namespace six::io {
namespace {

template <class AnyState>
Digest digest_of(const AnyState& state) {
    std::vector<std::uint8_t> bytes;
    append_bytes(state, bytes);
    return sha256(bytes);
}

// A line with its chain value in place of the closing brace, which becomes that of the next.
std::string chained(std::string line, Digest& chain) {
    line.pop_back();
    chain = Sha256{}.add(chain).add(line).finish();
    return line + ",\"chain\":\"" + hex(chain) + "\"}\n";
}

Json header_of(const Ruleset& rules, std::string_view dice) {
    return {{"six_skulls_replay", kReplayFormat},
            {"edition", name_of(rules.edition)},
            {"rules", rules.id},
            {"rules_version", rules.version},
            {"dice", dice}};
}

std::vector<std::string> standard_seats(std::size_t count) {
    return {std::begin(kSeatNames), std::begin(kSeatNames) + static_cast<std::ptrdiff_t>(count)};
}

void add_players(Json& header, std::span<const ReplayPlayer> players) {
    Json& seats = header["seats"];
    for (std::size_t i = 0; i < players.size() && i < seats.size(); ++i) {
        if (!players[i].player.empty()) seats[i]["player"] = players[i].player;
        if (!players[i].orders.empty()) seats[i]["orders"] = players[i].orders;
    }
}

}  // namespace

Digest state_digest(const State& state) {
    return digest_of(state);
}

Digest state_digest(const SetupState& state) {
    return digest_of(state);
}

void ReplayWriter::put(std::string line) {
    sink_(chained(std::move(line), chain_));
}

void ReplayWriter::begin(const Table& table, const State& state, const Names& names,
                         std::string_view dice, std::span<const ReplayPlayer> players) {
    names_ = names;
    catalog_ = &table.catalog;
    Json header = header_of(*table.rules, dice);
    add_start(header, table, state, names);
    add_players(header, players);
    header["state"] = hex(state_digest(state));
    put(header.dump());
}

void ReplayWriter::begin(const Agreement& agreement, const SetupState& state, std::string_view dice,
                         std::span<const ReplayPlayer> players) {
    names_ = {};
    names_.seats = standard_seats(agreement.seat_count);
    catalog_ = &agreement.catalog;
    in_setup_ = true;
    Json header = header_of(*agreement.rules, dice);
    for (const std::string& seat : names_.seats) header["seats"].push_back({{"name", seat}});
    add_players(header, players);
    header["agreement"] = json_of(agreement);
    header["state"] = hex(state_digest(state));
    put(header.dump());
}

void ReplayWriter::begin(const BattleGame& game, std::string_view dice) {
    if (game.in_setup()) return begin(*game.agreement(), game.setup(), dice);
    begin(game.table(), game.state(), standard_names(game.table(), game.state()), dice);
}

void ReplayWriter::table_laid(Names names) {
    names_ = std::move(names);
    in_setup_ = false;
}

void ReplayWriter::table_laid(const Table& table, const State& state) {
    table_laid(standard_names(table, state));
}

void ReplayWriter::add(Seat sender, const Command& command, DiceOrigin origin,
                       std::span<const Event> events, const State& after) {
    add(sender, command, origin, events, state_digest(after));
}

void ReplayWriter::add(Seat sender, const Command& command, DiceOrigin origin,
                       std::span<const Event> events, const SetupState& after) {
    add(sender, command, origin, events, state_digest(after));
}

void ReplayWriter::add(Seat sender, const Command& command, DiceOrigin origin,
                       std::span<const Event> events, const BattleGame& after) {
    if (!in_setup_) return add(sender, command, origin, events, after.state());
    add(sender, command, origin, events, after.setup());
    if (!after.in_setup()) table_laid(after.table(), after.state());
}

void ReplayWriter::add(Seat sender, const Command& command, DiceOrigin origin,
                       std::span<const Event> events, const Digest& after) {
    assert(catalog_ != nullptr);
    Json line{{"n", ++count_},
              {"by", sender.exists() ? names_.of(sender) : "chance"},
              {"do", print_command(command, names_, *catalog_)}};
    if (!sender.exists()) line["from"] = kDiceOriginNames[static_cast<std::size_t>(origin)];
    Json told = Json::array();
    for (const Event& event : events) told.push_back(print_event(names_, event));
    line["events"] = std::move(told);
    line["state"] = hex(after);
    put(line.dump());
}

std::string ReplayWriter::ending(const State* last) const {
    Json line{{"end", last != nullptr && last->phase == Phase::over}, {"n", count_}};
    if (line["end"] == true)
        line["winner"] = last->winner.exists() ? names_.of(last->winner) : "nobody";
    Digest chain = chain_;
    return chained(line.dump(), chain);
}

void ReplayWriter::end(const State& last) {
    sink_(ending(&last));
}

void ReplayWriter::end_unfinished() {
    sink_(ending(nullptr));
}

}  // namespace six::io
