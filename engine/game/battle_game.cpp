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
    : table_(std::move(table)) {
    copy_state(state_, state);
}

BattleGame::BattleGame(const BattleGame& other)
    : agreement_(other.agreement_), setup_(other.setup_), table_(other.table_) {
    copy_state(state_, other.state_);
}

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
    if (const auto legal = check(sender, command); !legal) return legal;
    if (!in_setup())
        return six::step(*table_, state_, sender, std::get<BattleCommand>(command), out);
    const auto done = six::step(*agreement_, setup_, sender, std::get<SetupCommand>(command), out);
    if (done && setup_.step == SetupStep::done) {
        auto [table, state] = lay_table(*agreement_, setup_);
        table_ = std::make_shared<const Table>(std::move(table));
        copy_state(state_, state);
    }
    return done;
}

View BattleGame::view(Seat seat) const {
    if (!in_setup()) return six::view(*table_, state_, seat);
    View seen;
    seen.seat = seat;
    seen.decision = next_decision();
    seen.seats.resize(agreement_->seat_count);
    std::uint16_t id = 0;
    for (std::uint8_t n = 0; n < agreement_->seat_count; ++n) {
        // Armies are shown when all have chosen. [U-SETUP-11]
        if (setup_.step == SetupStep::armies && Seat{n} != seat) continue;
        for (std::size_t i = 0; i < setup_.armies[n].size(); ++i) {
            Figure figure;
            figure.warrior = setup_.armies[n][i];
            figure.owner = Seat{n};
            for (const PlacedSection& section : setup_.sections) {
                if (section.seat != Seat{n} || section.figure != i) continue;
                figure.whereabouts = Whereabouts::built;
                figure.at = section.at;
                figure.facing = section.facing;
            }
            seen.figures.push_back({FigureId{id++}, figure});
        }
    }
    return seen;
}

void BattleGame::propose(std::size_t limit, Draw& draw, std::vector<Command>& out) const {
    if (in_setup()) {
        std::vector<SetupCommand> proposals;
        six::propose(*agreement_, setup_, limit, draw, proposals);
        hand_over(proposals, out);
    } else {
        std::vector<BattleCommand> proposals;
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

}  // namespace six
