// Plays a battle to its end between bots. Dice come from one generator and the bots' free choices
// from another, so that what a bot considers never changes a roll. Whoever wants to watch (a
// terminal, a recorder, a test, the signature) is told of every step.
#pragma once

#include <cstdint>
#include <span>

#include "bots/bot.h"
#include "chance/rng.h"
#include "engine/game/battle_game.h"
#include "engine/messages/command.h"
#include "engine/messages/decision.h"
#include "engine/messages/event.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"
#include "engine/state/table.h"
#include "sim/random_battle.h"

namespace six::sim {

class Watcher {
public:
    // Before the step. False ends the match here.
    virtual bool about_to(const Table&, const State&, const Decision&, const BattleCommand&) {
        return true;
    }
    // After it, with the events of this step alone. False ends the match here.
    virtual bool stepped(const Table&, const State&, const Decision&, const BattleCommand&,
                         std::span<const Event>) {
        return true;
    }
    virtual bool stepped(const Agreement&, const SetupState&, const Decision&, const SetupCommand&,
                         std::span<const Event>) {
        return true;
    }

protected:
    ~Watcher() = default;
};

struct Chance {
    explicit Chance(std::uint64_t seed) : dice(seed, 1), thoughts(seed, 2) {}
    Rng dice;
    Rng thoughts;  // of the bots
};

enum class MatchEnd : std::uint8_t { over, step_limit, stopped };

inline constexpr std::uint32_t kStepLimit = 20'000;
using Players = std::span<bots::Bot* const>;  // by seat; one bot may hold several

// From wherever the game is; each bot sees what its seat sees. A bot that answers with something
// illegal is a bug and asserts; without asserts the match is stopped.
MatchEnd play(BattleGame&, Players, Chance&, Watcher* = nullptr,
              std::uint32_t step_limit = kStepLimit);
// A position, which becomes what it leads to.
MatchEnd play(const Table&, State& state, Players, Chance&, Watcher* = nullptr,
              std::uint32_t step_limit = kStepLimit);

// The set-up up to the laid table, whose armies are still to be deployed.
Battle set_up(const Agreement&, Players, Chance&, Watcher* = nullptr);

}  // namespace six::sim
