// A game at the table: how it began, everything answered since, and the dice to come. It knows who
// answered what, so that it can be recorded, taken back and resumed; it knows nothing of
// people, bots or screens. Dice come from the seed in the order in which they are asked for.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "chance/rng.h"
#include "engine/base/expected.h"
#include "engine/game/battle_game.h"
#include "io/language/names.h"
#include "io/replay/replay.h"
#include "io/text/error.h"

namespace six::host {

struct PlayStart {
    std::shared_ptr<const Agreement> agreement;  // a game from its set-up on; otherwise:
    std::shared_ptr<const Table> table;
    State state;
    io::Names names;  // of the battle's figures; standard ones after a set-up
    std::uint64_t seed = 1;
};

struct Answered {
    Seat seat;  // none: the dice
    Command command;
    Events events;
    io::DiceOrigin origin = io::DiceOrigin::seed;
    bool typed = false;       // by a person; not by a bot or a standing order
    bool laid_table = false;  // the last answer of the set-up
    io::Digest after{};       // of what came of it, as a recording notes it
};

// What a seat knows of an answer.
struct SeenAnswer {
    Events events;
    bool secret = false;  // some are not for it, and the command would tell them
};

class PlayGame {
public:
    explicit PlayGame(PlayStart);

    const PlayStart& start() const { return start_; }
    const BattleGame& game() const { return *game_; }
    bool in_setup() const { return game_->in_setup(); }
    const Table& table() const { return game_->table(); }
    const State& state() const { return game_->state(); }
    const io::Names& names() const { return names_; }
    const Catalog& catalog() const;
    const Ruleset& rules() const;
    std::uint8_t seat_count() const;
    const std::vector<Answered>& answers() const { return answers_; }

    SetupState setup_seen_by(Seat eyes) const;
    // The n-th answer; what was told to some only is told to everybody once it has been shown.
    SeenAnswer seen_by(Seat eyes, std::size_t n) const;

    Decision owed() const { return game_->next_decision(); }
    Result<Ok> answer(Seat, const Command&, bool typed = false,
                      io::DiceOrigin = io::DiceOrigin::seed);
    void roll();  // chance's answer, which is the one owed

    // Numbers for free choices at this point of the game: the same whether it was played through,
    // resumed or came about by taking something back.
    Rng thoughts() const;

    // Back to before the last answer that a person typed, if nothing has been revealed since: no
    // die was rolled and nobody else has answered. How many answers that were; 0: it cannot be.
    std::size_t take_back();
    bool can_take_back() const { return kept_when_taken_back() < answers_.size(); }

    // How often something was taken back: what was noted of the answers before may be of others.
    std::size_t taken_back() const { return taken_back_; }

    std::unique_ptr<BattleGame> beginning() const;

    // The game of a recording, as far as it goes: verified first, line by line. The dice to come
    // are those of its seed.
    struct Resumed;
    static Expected<Resumed, io::Error> resume(const io::Replay&, std::uint64_t seed_if_none);

private:
    std::size_t kept_when_taken_back() const;  // all of them: nothing can be taken back
    void name_armies();
    void name_figures();

    PlayStart start_;
    std::unique_ptr<BattleGame> game_;
    io::Names names_;
    bool named_ = false;
    std::vector<Answered> answers_;
    std::size_t taken_back_ = 0;
    Rng dice_;
};

struct PlayGame::Resumed {
    PlayGame game;
    bool other_dice = false;                // some recorded dice are not those of the seed
    std::vector<io::ReplayPlayer> players;  // by seat, as noted in it
};

// What a picture of the table shows anyway, and the terms of sums.
bool is_bookkeeping(EventKind);

// How a recorded game began.
Expected<PlayStart, io::Error> recorded_start(const io::Replay&, std::uint64_t seed_if_none);

// What a replay's header says of the dice: "seed 7".
std::string dice_text(std::uint64_t seed);

}  // namespace six::host
