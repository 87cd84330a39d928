#include "host/sitting.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

#include "engine/state/ask.h"
#include "host/order_words.h"
#include "io/language/command_text.h"

namespace six::host {
namespace {

constexpr std::size_t kProposalsForHints = 80;  // of set-up; many are of one kind

}  // namespace

Sitting::Sitting(PlayGame game, std::array<Seated, kMaxSeats> seats, bool deploy_by_hand)
    : game_(std::move(game)),
      seats_(std::move(seats)),
      helper_(bots::make_bot("simple")),
      deploy_by_hand_(deploy_by_hand) {
    for (std::size_t n = 0; n < seats_.size(); ++n) bots_[n] = bots::make_bot(seats_[n].player);
}

void Sitting::seat(Seat seat, std::string player) {
    bots_[seat.n] = bots::make_bot(player);
    seats_[seat.n].player = std::move(player);
}

bool Sitting::setting_up() const {
    return game_.in_setup() || game_.state().phase == Phase::deploying;
}

Sitting::By Sitting::answers_next() const {
    const Decision owed = game_.owed();
    if (owed.ask == Ask::nothing) return By::person;
    if (owed.by_chance()) return By::dice;
    if (owed.ask == Ask::choose_army && seats_[owed.seat.n].army) return By::agreed;
    if (is_bot(owed.seat) || (setting_up() && !deploy_by_hand_)) return By::bot;
    if (setting_up()) return By::person;
    return standing_answer(game_.table(), game_.state(), seats_[owed.seat.n].orders) ? By::order
                                                                                     : By::person;
}

Seat Sitting::sender_of(const Command& command) const {
    const Decision owed = game_.owed();
    const auto* cancel = as<Cancel>(command);
    if (!cancel || cancel->abilities.empty() || game_.in_setup()) return owed.seat;
    const FigureId figure = cancel->abilities[0].who;
    if (owed.by_chance() || figure.n >= game_.state().figure_count) return owed.seat;
    const Seat owner = game_.state()[figure].owner;
    return is_bot(owner) ? owed.seat : owner;
}

Seat Sitting::eyes() const {
    Seat person;
    int persons = 0;
    for (std::uint8_t n = 0; n < game_.seat_count(); ++n) {
        if (is_bot(Seat{n})) continue;
        person = Seat{n};
        ++persons;
    }
    if (persons == 1) return person;
    const Seat asked = game_.owed().seat;
    return asked.exists() && !is_bot(asked) ? asked : Seat{};
}

Command Sitting::bots_answer() const {
    const Decision owed = game_.owed();
    const auto& own = bots_[owed.seat.n];
    bots::Bot& bot = own ? *own : *helper_;
    Rng thoughts = game_.thoughts();
    return bot.choose(*Seen(game_.game(), owed.seat), owed, thoughts);
}

std::vector<Command> Sitting::hints(std::size_t most) const {
    const Decision owed = game_.owed();
    if (owed.ask == Ask::nothing || owed.by_chance() || most == 0) return {};
    Rng thoughts = game_.thoughts();
    std::vector<Command> ranked;
    if (game_.in_setup()) {
        ranked.push_back(bots_answer());
        game_.game().propose(kProposalsForHints, thoughts, ranked);
    } else {
        ranked = helper_->advise(*Seen(game_.game(), owed.seat), owed, thoughts);
    }
    std::vector<Command> hints;
    std::vector<std::string> seen;
    const auto kind_of = [&](const Command& command) {
        const std::string text = io::print_command(command, game_.names(), game_.catalog());
        const std::size_t second = text.find(' ');
        return text.substr(0, second == std::string::npos ? second : text.find(' ', second + 1));
    };
    for (const Command& proposal : ranked) {
        if (hints.size() >= most) break;
        // Leaving the game is not worth a hint.
        if (as<Withdraw>(proposal) != nullptr || as<OfferEnd>(proposal) != nullptr) continue;
        std::string kind = kind_of(proposal);
        if (std::find(seen.begin(), seen.end(), kind) != seen.end()) continue;
        hints.push_back(proposal);
        seen.push_back(std::move(kind));
    }
    return hints;
}

void Sitting::go_on() {
    const Decision owed = game_.owed();
    std::optional<Command> command;
    switch (answers_next()) {
        case By::dice:
            return game_.roll();
        case By::agreed:
            command = *seats_[owed.seat.n].army;
            break;
        case By::bot:
            command = bots_answer();
            break;
        case By::order:
            command = standing_answer(game_.table(), game_.state(), seats_[owed.seat.n].orders);
            break;
        case By::person:
            return;
    }
    [[maybe_unused]] const Result<Ok> done = game_.answer(owed.seat, *command);
    assert(done.has_value());  // bots and orders know what is legal
}

std::vector<io::ReplayPlayer> Sitting::players() const {
    std::vector<io::ReplayPlayer> players;
    for (std::size_t n = 0; n < game_.seat_count(); ++n)
        players.push_back({seats_[n].player, orders_text(seats_[n].orders)});
    return players;
}

}  // namespace six::host
