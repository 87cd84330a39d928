#include "tests/support/recorded_game.h"

#include <sstream>

#include "engine/game/battle.h"
#include "engine/game/setup.h"
#include "engine/state/ask.h"
#include "io/replay/replay.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/rng.h"

namespace six::fixture {
namespace {

// An attack if there is one, else any of the proposals.
template <class OfOneGame>
const OfOneGame& chosen(const std::vector<OfOneGame>& proposals, TestRng& rng) {
    if constexpr (kLists<OfOneGame, Attack>)
        for (const OfOneGame& command : proposals)
            if (std::holds_alternative<Attack>(command)) return command;
    return proposals[rng.below(static_cast<std::uint32_t>(proposals.size()))];
}

class Recording {
public:
    Recording(std::uint64_t seed, std::size_t most_commands) : rng_(seed), left_(most_commands) {}
    io::ReplayWriter writer{text_};

    // One command: false when nothing is owed or enough was played.
    template <class Fixed, class AnyState>
    bool step_once(const Fixed& fixed, AnyState& state) {
        const Decision owed = next_decision(fixed, state);
        if (owed.ask == Ask::nothing || left_ == 0) return false;
        --left_;
        std::vector<
            std::conditional_t<std::is_same_v<AnyState, State>, BattleCommand, SetupCommand>>
            proposals;
        propose(fixed, state, 8, rng_, proposals);
        const auto command = chosen(proposals, rng_);
        events_.clear();
        if (!step(fixed, state, owed.seat, command, events_)) return false;
        writer.add(owed.seat, command, io::DiceOrigin::seed, events_, state);
        return true;
    }

    void play_battle(const Table& table, State& state) {
        while (step_once(table, state)) {
        }
        writer.end(state);
    }

    std::string text() const { return text_.str(); }

private:
    std::ostringstream text_;
    TestRng rng_;
    std::size_t left_;
    Events events_;
};

std::string seed_text(std::uint64_t seed) {
    return "seed " + std::to_string(seed);
}

}  // namespace

std::string recorded_battle(const Table& table, State state, std::uint64_t seed,
                            std::size_t most_commands) {
    Recording recording(seed, most_commands);
    recording.writer.begin(table, state, io::standard_names(table, state), seed_text(seed));
    recording.play_battle(table, state);
    return recording.text();
}

std::string recorded_game(const Agreement& agreement, std::uint64_t seed,
                          std::size_t most_commands) {
    Recording recording(seed, most_commands);
    SetupState setup;
    recording.writer.begin(agreement, setup, seed_text(seed));
    while (recording.step_once(agreement, setup)) {
    }
    if (next_decision(agreement, setup).ask != Ask::nothing) {
        recording.writer.end_unfinished();
        return recording.text();
    }
    auto [table, state] = lay_table(agreement, setup);
    recording.writer.table_laid(table, state);
    recording.play_battle(table, state);
    return recording.text();
}

std::string small_replay(std::size_t most_commands) {
    Table table = plain_table();
    table.catalog = {{plain_warrior()}};
    const State state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(11250, 10000), 1800}});
    return recorded_battle(table, state, 7, most_commands);
}

}  // namespace six::fixture
