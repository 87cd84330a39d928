#include "bots/random_bot.h"

namespace six::bots {

Command RandomBot::choose(const Game& seen, const Decision&, Draw& draw) {
    return any_answer(seen, draw);
}

}  // namespace six::bots
