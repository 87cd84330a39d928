#include "bots/bot.h"

#include <array>
#include <cassert>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/game/setup.h"

namespace six::bots {
namespace {

constexpr std::array<std::string_view, 2> kNames = {RandomBot::kName, SimpleBot::kName};
constexpr std::size_t kProposalsInSetup = 16;

}  // namespace

SetupCommand Bot::choose(const Agreement& agreement, const SetupState& state, const Decision&,
                         Draw& draw) {
    setup_proposals_.clear();
    propose(agreement, state, kProposalsInSetup, draw, setup_proposals_);
    assert(!setup_proposals_.empty());
    return setup_proposals_[draw.below(static_cast<std::uint32_t>(setup_proposals_.size()))];
}

std::vector<BattleCommand> Bot::advise(const Table& table, const State& state,
                                       const Decision& decision, Draw& draw) {
    return {choose(table, state, decision, draw)};
}

std::span<const std::string_view> bot_names() {
    return kNames;
}

std::unique_ptr<Bot> make_bot(std::string_view name) {
    if (name == RandomBot::kName) return std::make_unique<RandomBot>();
    if (name == SimpleBot::kName) return std::make_unique<SimpleBot>();
    return nullptr;
}

}  // namespace six::bots
