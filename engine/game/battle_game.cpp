#include "engine/game/battle_game.h"

#include "engine/game/untrusted_command.h"
#include "engine/rules/invariant.h"
#include "engine/state/canonical.h"

namespace six {
namespace {

template <class OfOneGame>
void hand_over(const std::vector<OfOneGame>& proposals, std::vector<Command>& out) {
    out.assign(proposals.begin(), proposals.end());
}

}  // namespace

BattleGame::BattleGame(std::shared_ptr<const Agreement> agreement)
    : agreement_(std::move(agreement)) {}

BattleGame::BattleGame(std::shared_ptr<const Table> table, const State& state)
    : table_(std::move(table)), state_(state) {}

BattleGame::BattleGame(const BattleGame& other) = default;

Decision BattleGame::next_decision() const {
    return in_setup() ? six::next_decision(*agreement_, setup_)
                      : six::next_decision(*table_, state_);
}

Result<Ok> BattleGame::check(Seat sender, const Command& command) const {
    if (const auto* setup = std::get_if<SetupCommand>(&command); setup && in_setup())
        return six::check(*agreement_, setup_, sender, *setup);
    if (const auto* battle = std::get_if<BattleCommand>(&command); battle && !in_setup())
        return six::check(*table_, state_, sender, *battle);
    return of_another_game(next_decision(), sender);
}

Result<Ok> BattleGame::step(Seat sender, const Command& command, Events& out) {
    if (const auto* battle = std::get_if<BattleCommand>(&command); battle && !in_setup())
        return six::step(*table_, state_, sender, *battle, out);
    const auto* setup = std::get_if<SetupCommand>(&command);
    if (!setup || !in_setup()) return of_another_game(next_decision(), sender);
    const auto done = six::step(*agreement_, setup_, sender, *setup, out);
    if (done && is_over(*agreement_, setup_)) {
        auto [table, state] = lay_table(*agreement_, setup_);
        table_ = std::make_shared<const Table>(std::move(table));
        copy_state(state_, state);
    }
    return done;
}

void BattleGame::propose(std::size_t limit, Draw& draw, std::vector<Command>& out) const {
    if (in_setup()) {
        std::vector<SetupCommand> proposals;
        six::propose(*agreement_, setup_, limit, draw, proposals);
        hand_over(proposals, out);
    } else {
        static thread_local std::vector<BattleCommand> proposals;
        six::propose(*table_, state_, limit, draw, proposals);
        hand_over(proposals, out);
    }
}

Explanation BattleGame::explain(Seat sender, const Command& command) const {
    if (const auto* battle = std::get_if<BattleCommand>(&command); battle && !in_setup())
        return six::explain(*table_, state_, sender, *battle);
    Explanation out;
    out.verdict = check(sender, command);
    return out;
}

void BattleGame::append_bytes(std::vector<std::uint8_t>& out) const {
    out.push_back(in_setup());
    if (in_setup())
        six::append_bytes(setup_, out);
    else
        six::append_bytes(state_, out);
}

std::uint64_t BattleGame::hash() const {
    return in_setup() ? hash_of(setup_) : hash_of(state_);
}

bool BattleGame::ok() const {
    return in_setup() || state_is_ok(*table_, state_);
}

std::unique_ptr<Game> BattleGame::clone() const {
    return std::unique_ptr<Game>(new BattleGame(*this));
}

bool BattleGame::hides_from(Seat seat) const {
    if (!in_setup() || setup_.armies_shown) return false;
    for (std::uint8_t n = 0; n < agreement_->seat_count; ++n)
        if (Seat{n} != seat && !setup_.armies[n].empty()) return true;
    return false;
}

std::unique_ptr<Game> BattleGame::observe(Seat seat) const {
    std::unique_ptr<BattleGame> seen(new BattleGame(*this));
    if (hides_from(seat)) hide_armies(*agreement_, seen->setup_, seat);
    return seen;
}

}  // namespace six
