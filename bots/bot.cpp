#include "bots/bot.h"

#include <array>
#include <cassert>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/game/battle_game.h"

namespace six::bots {
namespace {

constexpr std::array<std::string_view, 2> kNames = {RandomBot::kName, SimpleBot::kName};
constexpr std::size_t kProposals = 8;  // to take any of
constexpr std::size_t kProposalsInSetup = 16;

}  // namespace

Command Bot::any_answer(const Game& seen, Draw& draw) {
    const auto* battle = dynamic_cast<const BattleGame*>(&seen);
    seen.propose(battle && battle->in_setup() ? kProposalsInSetup : kProposals, draw, any_);
    assert(!any_.empty());
    return any_[draw.below(static_cast<std::uint32_t>(any_.size()))];
}

std::vector<Command> Bot::advise(const Game& seen, const Decision& decision, Draw& draw) {
    return {choose(seen, decision, draw)};
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
