// A battle from the first army to the last click behind the Game interface: the set-up machine
// first, then the battle.
#pragma once

#include "engine/game/battle.h"
#include "engine/game/game.h"
#include "engine/game/setup.h"

namespace six {

// An agreement or a table that somebody else keeps, for as long as the game is played.
template <class T>
std::shared_ptr<const T> lent(const T& kept) {
    return {std::shared_ptr<const T>(), &kept};
}

class BattleGame final : public Game {
public:
    // The agreement must have passed check_agreement.
    explicit BattleGame(std::shared_ptr<const Agreement> agreement);
    // A battle that begins at a given position: scenarios, saved games.
    BattleGame(std::shared_ptr<const Table> table, const State& state);

    bool in_setup() const { return table_ == nullptr; }
    const Agreement* agreement() const { return agreement_.get(); }
    const SetupState& setup() const { return setup_; }
    const Table& table() const { return *table_; }  // once the table is laid
    const std::shared_ptr<const Table>& shared_table() const { return table_; }
    const State& state() const { return state_; }

    // What every game knows, as a command of the one that is being played.
    template <class Common>
    Command own(const Common& answer) const {
        return in_setup() ? Command(std::in_place_type<SetupCommand>, answer)
                          : Command(std::in_place_type<BattleCommand>, answer);
    }

    Decision next_decision() const override;
    Result<Ok> check(Seat sender, const Command&) const override;
    Result<Ok> step(Seat sender, const Command&, Events& out) override;
    void propose(std::size_t limit, Draw&, std::vector<Command>& out) const override;
    Explanation explain(Seat sender, const Command&) const override;
    void append_bytes(std::vector<std::uint8_t>& out) const override;
    std::uint64_t hash() const override;
    bool ok() const override;
    std::unique_ptr<Game> clone() const override;
    // Armies are chosen in secret and shown when all have chosen; nothing else is hidden.
    // [U-SETUP-11, U-GEN-3]
    bool hides_from(Seat) const override;
    std::unique_ptr<Game> observe(Seat) const override;

private:
    BattleGame(const BattleGame& other);

    std::shared_ptr<const Agreement> agreement_;
    SetupState setup_;
    std::shared_ptr<const Table> table_;
    State state_;
};

}  // namespace six
