// Writes down a match as it is played.
#pragma once

#include <sstream>
#include <string>

#include "io/replay/replay.h"
#include "sim/match.h"

namespace six::archive {

class Scribe final : public sim::Watcher {
public:
    Scribe(const Agreement& agreement, std::uint64_t seed) {
        writer_.begin(agreement, SetupState{}, dice(seed));
    }
    Scribe(const Table& table, const State& state, std::uint64_t seed) {
        writer_.begin(table, state, io::standard_names(table, state), dice(seed));
    }
    bool stepped(const Agreement&, const SetupState& state, const Decision& owed,
                 const SetupCommand& command, std::span<const Event> events) override {
        writer_.add(owed.seat, command, io::DiceOrigin::seed, events, state);
        return true;
    }
    bool stepped(const Table&, const State& state, const Decision& owed,
                 const BattleCommand& command, std::span<const Event> events) override {
        writer_.add(owed.seat, command, io::DiceOrigin::seed, events, state);
        return true;
    }
    void laid(const sim::Battle& battle) { writer_.table_laid(battle.table, battle.state); }
    std::string ended(const State& last) {
        writer_.end(last);
        return text_.str();
    }

private:
    static std::string dice(std::uint64_t seed) { return "seed " + std::to_string(seed); }

    std::ostringstream text_;
    io::ReplayWriter writer_{text_};
};

}  // namespace six::archive
