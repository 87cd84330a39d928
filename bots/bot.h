// A bot answers decisions. It sees what its seat sees, knows no rule of its own (what is legal
// comes from propose, what is likely from explain), and takes every free choice from the source of
// numbers it is handed: the same position and source give the same answer on every machine. It
// always answers, so a game never waits for one.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/draw.h"
#include "engine/game/game.h"
#include "engine/messages/command.h"
#include "engine/messages/decision.h"

namespace six::bots {

class Bot {
public:
    virtual ~Bot() = default;
    virtual std::string_view name() const = 0;

    // A legal answer to `decision`, which is the one owed and is this bot's to answer. `seen` is
    // the game as its seat sees it, of whatever kind: a bot that does not know it takes any answer.
    virtual Command choose(const Game& seen, const Decision&, Draw&) = 0;

    // What it would advise, the best first: nothing that is worse than doing nothing, unless there
    // is nothing better. Unless a bot ranks answers: the one it would give.
    virtual std::vector<Command> advise(const Game& seen, const Decision&, Draw&);

protected:
    Command any_answer(const Game& seen, Draw&);

private:
    std::vector<Command> any_;  // reused from answer to answer
};

std::span<const std::string_view> bot_names();
std::unique_ptr<Bot> make_bot(std::string_view name);  // null when nobody is called so

}  // namespace six::bots
