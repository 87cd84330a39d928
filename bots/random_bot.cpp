#include "bots/random_bot.h"

#include <cassert>

#include "engine/game/battle.h"

namespace six::bots {
namespace {

constexpr std::size_t kProposalsAtRandom = 8;

}  // namespace

BattleCommand RandomBot::choose(const Table& table, const State& state, const Decision&,
                                Draw& draw) {
    proposals_.clear();
    propose(table, state, kProposalsAtRandom, draw, proposals_);
    assert(!proposals_.empty());
    return proposals_[draw.below(static_cast<std::uint32_t>(proposals_.size()))];
}

}  // namespace six::bots
