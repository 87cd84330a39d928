// What every game offers its host. Behind it stand plain values and free functions; the interface
// adds nothing to them. BattleGame, a set-up and the battle after it, is the only one so far: hosts
// hold it by its own name, for its Table and State.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/draw.h"
#include "engine/messages/command.h"
#include "engine/messages/decision.h"
#include "engine/messages/event.h"
#include "engine/messages/explanation.h"
#include "engine/messages/illegal.h"
#include "engine/messages/view.h"

namespace six {

class Game {
public:
    virtual ~Game() = default;

    virtual Decision next_decision() const = 0;
    virtual Result<Ok> check(Seat sender, const Command&) const = 0;
    virtual Result<Ok> step(Seat sender, const Command&, Events& out) = 0;
    virtual View view(Seat) const = 0;
    virtual void propose(std::size_t limit, Draw&, std::vector<Command>& out) const = 0;
    virtual Explanation explain(Seat sender, const Command&) const = 0;
    virtual void append_bytes(std::vector<std::uint8_t>& out) const = 0;
    virtual std::uint64_t hash() const = 0;
    virtual bool ok() const = 0;
    virtual std::unique_ptr<Game> clone() const = 0;
};

}  // namespace six
