// What every game offers whoever plays, shows, records or judges it. Behind it stand plain values
// and free functions; the interface adds nothing to them.
//
// What a seat sees of a game is a game itself: it can be cloned, stepped, hashed and proposed on.
// What is hidden from the seat is not in it; where the game gets to the point at which it would be
// told, chance is asked for it, and whatever may have been is legal. Who plays is handed such an
// observation and never the game.
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

namespace six {

class Game {
public:
    virtual ~Game() = default;

    virtual Decision next_decision() const = 0;
    virtual Result<Ok> check(Seat sender, const Command&) const = 0;
    virtual Result<Ok> step(Seat sender, const Command&, Events& out) = 0;
    virtual void propose(std::size_t limit, Draw&, std::vector<Command>& out) const = 0;
    virtual Explanation explain(Seat sender, const Command&) const = 0;
    virtual void append_bytes(std::vector<std::uint8_t>& out) const = 0;
    virtual std::uint64_t hash() const = 0;
    virtual bool ok() const = 0;
    virtual std::unique_ptr<Game> clone() const = 0;

    // As the seat sees it; no seat: as somebody who only watches.
    virtual bool hides_from(Seat) const = 0;
    virtual std::unique_ptr<Game> observe(Seat) const = 0;
};

// What a seat sees, while the game stays as it is: the game itself where nothing is hidden.
class Seen {
public:
    Seen(const Game& game, Seat seat)
        : own_(game.hides_from(seat) ? game.observe(seat) : nullptr),
          game_(own_ ? own_.get() : &game) {}

    const Game& operator*() const { return *game_; }

private:
    std::unique_ptr<const Game> own_;
    const Game* game_;
};

}  // namespace six
