#include <cassert>
#include <ostream>

#include "engine/state/canonical.h"
#include "io/format/json_codec.h"
#include "io/language/command_text.h"
#include "io/language/event_text.h"
#include "io/replay/replay.h"
#include "io/replay/replay_start.h"

namespace six::io {
namespace {

template <class AnyState>
std::string state_hex(const AnyState& state) {
    std::vector<std::uint8_t> bytes;
    append_bytes(state, bytes);
    return hex(sha256(bytes));
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

void ReplayWriter::put(std::string line) {
    line.pop_back();  // the brace: the chain value comes last
    chain_ = Sha256{}.add(chain_).add(line).finish();
    out_ << line << ",\"chain\":\"" << hex(chain_) << "\"}\n" << std::flush;
}

void ReplayWriter::begin(const Table& table, const State& state, const Names& names,
                         std::string_view dice, std::span<const ReplayPlayer> players) {
    names_ = names;
    catalog_ = &table.catalog;
    Json header = header_of(*table.rules, dice);
    add_start(header, table, state, names);
    add_players(header, players);
    header["state"] = state_hex(state);
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
    header["state"] = state_hex(state);
    put(header.dump());
}

void ReplayWriter::begin(const BattleGame& game, std::string_view dice) {
    if (game.in_setup()) return begin(*game.agreement(), game.setup(), dice);
    begin(game.table(), game.state(), standard_names(game.table(), game.state()), dice);
}

void ReplayWriter::table_laid(const Table& table, const State& state) {
    names_ = standard_names(table, state);
    in_setup_ = false;
}

void ReplayWriter::add(Seat sender, const Command& command, DiceOrigin origin,
                       std::span<const Event> events, const State& after) {
    bytes_.clear();
    append_bytes(after, bytes_);
    add_line(sender, command, origin, events);
}

void ReplayWriter::add(Seat sender, const Command& command, DiceOrigin origin,
                       std::span<const Event> events, const SetupState& after) {
    bytes_.clear();
    append_bytes(after, bytes_);
    add_line(sender, command, origin, events);
}

void ReplayWriter::add(Seat sender, const Command& command, DiceOrigin origin,
                       std::span<const Event> events, const BattleGame& after) {
    if (!in_setup_) return add(sender, command, origin, events, after.state());
    add(sender, command, origin, events, after.setup());
    if (!after.in_setup()) table_laid(after.table(), after.state());
}

void ReplayWriter::add_line(Seat sender, const Command& command, DiceOrigin origin,
                            std::span<const Event> events) {
    assert(catalog_ != nullptr);
    Json line{{"n", ++count_},
              {"by", sender.exists() ? names_.of(sender) : "chance"},
              {"do", print_command(command, names_, *catalog_)}};
    if (!sender.exists()) line["from"] = kDiceOriginNames[static_cast<std::size_t>(origin)];
    Json told = Json::array();
    for (const Event& event : events) told.push_back(print_event(names_, event));
    line["events"] = std::move(told);
    line["state"] = hex(sha256(bytes_));
    put(line.dump());
}

void ReplayWriter::end(const State& last) {
    if (last.phase != Phase::over) return end_unfinished();
    const std::string winner = last.winner.exists() ? names_.of(last.winner) : "nobody";
    put(Json{{"end", true}, {"n", count_}, {"winner", winner}}.dump());
}

void ReplayWriter::end_unfinished() {
    put(Json{{"end", false}, {"n", count_}}.dump());
}

}  // namespace six::io
