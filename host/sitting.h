// A game and those who sit at it: who answers by himself (dice, bots, standing orders, armies that
// were agreed), and what a person is asked. It goes on one answer at a time, so that a host can
// show each.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "engine/game/orders.h"
#include "host/new_game.h"
#include "host/play_game.h"
#include "io/replay/replay.h"

namespace six::host {

struct Seated {
    std::string player = "human";      // or a bot's name
    std::optional<ChooseArmy> army{};  // agreed beforehand
    std::string army_name{};
    StandingOrders orders{};
};

class Sitting {
public:
    enum class By : unsigned char { person, dice, bot, order, agreed };

    Sitting(PlayGame, std::array<Seated, kMaxSeats>, bool deploy_by_hand);

    PlayGame& game() { return game_; }
    const PlayGame& game() const { return game_; }
    const Seated& seated(Seat seat) const { return seats_[seat.n]; }
    void seat(Seat, std::string player);  // "human" or a bot's name
    void order(Seat seat, const StandingOrders& orders) { seats_[seat.n].orders = orders; }

    // Who answers what is owed now. When the game is over: nobody, which is a person's business.
    By answers_next() const;
    // Whose command it is when a person at this table gives it: of whoever is asked; but an ability
    // is cancelled by its figure's owner, also on another's turn. [U-ABIL-1]
    Seat sender_of(const Command&) const;
    // Who looks at the table: the only person, or of several the one who is asked. None: nobody in
    // particular.
    Seat eyes() const;
    void go_on();  // one answer; somebody other than a person must owe it
    // What a bot would answer for whoever is asked.
    Command bots_answer() const;
    // What a bot would advise, the best first, each kind of command for each figure once: nothing
    // that does more harm than good while there is anything better. None where nobody is asked.
    std::vector<Command> hints(std::size_t most) const;

    std::vector<io::ReplayPlayer> players() const;  // as a recording notes them

private:
    bool setting_up() const;
    bool is_bot(Seat seat) const { return bots_[seat.n] != nullptr; }

    PlayGame game_;
    std::array<Seated, kMaxSeats> seats_;
    std::array<std::unique_ptr<bots::Bot>, kMaxSeats> bots_;
    std::unique_ptr<bots::Bot> helper_;  // sets up for people, gives hints
    bool deploy_by_hand_;
};

}  // namespace six::host
