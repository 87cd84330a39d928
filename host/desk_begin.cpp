#include "host/desk_begin.h"

#include <charconv>
#include <utility>
#include <vector>

#include "host/new_game.h"
#include "host/order_words.h"
#include "io/library/setup_file.h"

namespace six::host {
namespace {

using io::Error;

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        if (end != 0) words.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return words;
}

Expected<io::SetupFile, Error> setup_of(const protocol::SetupWish& wish) {
    if (wish.file) {
        auto setup = io::setup_from_json(wish.file->text);
        if (!setup) return io::within("/setup/file", setup.error());
        return setup;
    }
    if (!wish.name) return Error{"/setup", "desk.no_setup", {}};
    const auto known = io::collected_setups().find(*wish.name);
    if (known == io::collected_setups().end())
        return Error{"/setup/name", "desk.no_such_setup", {{"name", *wish.name}}};
    return known->second;
}

Expected<std::optional<std::uint64_t>, Error> seed_asked(const std::optional<std::string>& said) {
    if (!said) return std::optional<std::uint64_t>{};
    std::uint64_t seed = 0;
    const auto [end, wrong] = std::from_chars(said->data(), said->data() + said->size(), seed);
    if (wrong != std::errc{} || end != said->data() + said->size())
        return Error{"/seed", "desk.bad_seed", {{"found", *said}}};
    return std::optional(seed);
}

std::optional<Error> seat_players(const std::optional<std::vector<protocol::Player>>& players,
                                  std::size_t seats, std::array<Seated, kMaxSeats>& seated) {
    if (!players) return std::nullopt;
    if (players->size() > seats)
        return Error{"/players",
                     "json.expected_count",
                     {{"least", "0"},
                      {"most", std::to_string(seats)},
                      {"count", std::to_string(players->size())}}};
    for (std::size_t n = 0; n < players->size(); ++n)
        seated[n].player = io::kPlayerNames[static_cast<std::size_t>((*players)[n])];
    return std::nullopt;
}

}  // namespace

Expected<Begun, Error> begun_game(const protocol::BeginAsk& ask, io::Language language) {
    const auto setup = setup_of(ask.setup);
    if (!setup) return setup.error();
    const auto seed = seed_asked(ask.seed);
    if (!seed) return seed.error();
    auto made = new_game(*setup, language, *seed);
    if (!made) return io::within("/setup", made.error());
    std::array<Seated, kMaxSeats> seats;
    for (std::size_t n = 0; n < seats.size(); ++n)
        seats[n] = {.player = made->players[n].empty() ? "human" : made->players[n],
                    .army = made->armies[n],
                    .army_name = made->army_names[n]};
    if (auto problem = seat_players(ask.players, setup->seats.size(), seats))
        return *std::move(problem);
    const bool by_hand = ask.deploy == protocol::Deploy::hand;
    TableTitle title{protocol::Mode::game, made->map_name};
    return Begun{PlayGame((*std::move(made)).start), std::move(seats), by_hand, std::move(title)};
}

std::size_t cut_off_after(const io::Replay& replay) {
    return replay.ending == io::Ending::missing ? replay.lines.size() + 1 : 0;
}

Expected<Begun, Error> resumed_game(const protocol::ResumeAsk& ask) {
    const auto replay = io::parse_replay(ask.replay.text);
    if (!replay) return io::within("/replay", replay.error());
    auto resumed = PlayGame::resume(*replay, 1);
    if (!resumed) return io::within("/replay", resumed.error());
    std::array<Seated, kMaxSeats> seats;
    for (std::size_t n = 0; n < resumed->players.size() && n < seats.size(); ++n) {
        const io::ReplayPlayer& noted = resumed->players[n];
        if (bots::make_bot(noted.player)) seats[n].player = noted.player;
        std::size_t wrong = 0;
        StandingOrders orders;
        if (change_orders(split(noted.orders), orders, wrong)) seats[n].orders = orders;
    }
    const PlayGame& game = resumed->game;
    if (auto problem = seat_players(ask.players, game.seat_count(), seats))
        return *std::move(problem);
    const bool by_hand = game.in_setup() || game.state().phase == Phase::deploying;
    const bool other_dice = resumed->other_dice;
    return Begun{.game = (*std::move(resumed)).game,
                 .seats = std::move(seats),
                 .by_hand = by_hand,
                 .title = {},
                 .other_dice = other_dice,
                 .cut_off = cut_off_after(*replay)};
}

}  // namespace six::host
