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
using io::JsonPlace;

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        if (end != 0) words.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return words;
}

Expected<io::SetupFile, Error> read_setup(const JsonPlace& wish) {
    if (const JsonPlace file = wish.may("file"); file.exists()) {
        auto setup = io::setup_from_json(file.json().dump());
        if (!setup) return io::within("/setup/file", setup.error());
        return setup;
    }
    const std::string name = wish.need("name").text(1, 64);
    const auto known = io::collected_setups().find(name);
    if (known == io::collected_setups().end())
        return Error{"/setup/name", "desk.no_such_setup", {{"name", name}}};
    return known->second;
}

Expected<std::optional<std::uint64_t>, Error> read_seed(const JsonPlace& said) {
    if (!said.exists()) return std::optional<std::uint64_t>{};
    const std::string text = said.text(1, 20);
    std::uint64_t seed = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (wrong != std::errc{} || end != text.data() + text.size())
        return Error{"/seed", "desk.bad_seed", {{"found", text}}};
    return std::optional(seed);
}

void read_players(const JsonPlace& list, std::size_t seats, std::array<Seated, kMaxSeats>& seated) {
    if (!list.exists()) return;
    const std::size_t count = list.array(0, seats);
    for (std::size_t n = 0; n < count; ++n)
        seated[n].player = io::kPlayerNames[list[n].word(io::kPlayerNames)];
}

}  // namespace

Expected<std::string, Error> read_text(const JsonPlace& ask, std::string_view member) {
    const JsonPlace text = ask.may(member);
    if (!text.exists() || !text.json().is_string())
        return Error{"/" + std::string(member), "desk.no_text", {}};
    return text.json().get<std::string>();
}

Expected<Begun, Error> begun_game(const JsonPlace& ask, io::Language language) {
    const auto setup = read_setup(ask.need("setup"));
    if (!setup) return setup.error();
    const auto seed = read_seed(ask.may("seed"));
    if (!seed) return seed.error();
    auto made = new_game(*setup, language, *seed);
    if (!made) return io::within("/setup", made.error());
    std::array<Seated, kMaxSeats> seats;
    for (std::size_t n = 0; n < seats.size(); ++n)
        seats[n] = {.player = made->players[n].empty() ? "human" : made->players[n],
                    .army = made->armies[n],
                    .army_name = made->army_names[n]};
    read_players(ask.may("players"), setup->seats.size(), seats);
    bool by_hand = false;
    if (const JsonPlace deploy = ask.may("deploy"); deploy.exists()) {
        constexpr std::array kWays = {"auto", "hand"};
        by_hand = deploy.word(kWays) == 1;
    }
    TableTitle title{"game", made->map_name};
    return Begun{PlayGame((*std::move(made)).start), std::move(seats), by_hand, std::move(title)};
}

std::size_t cut_off_after(const io::Replay& replay) {
    return replay.ending == io::Ending::missing ? replay.lines.size() + 1 : 0;
}

Expected<Begun, Error> resumed_game(const JsonPlace& ask) {
    const auto text = read_text(ask, "replay");
    if (!text) return text.error();
    const auto replay = io::parse_replay(*text);
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
    read_players(ask.may("players"), game.seat_count(), seats);
    const bool by_hand = game.in_setup() || game.state().phase == Phase::deploying;
    const bool other_dice = resumed->other_dice;
    return Begun{.game = (*std::move(resumed)).game,
                 .seats = std::move(seats),
                 .by_hand = by_hand,
                 .title = {"game", ""},
                 .other_dice = other_dice,
                 .cut_off = cut_off_after(*replay)};
}

}  // namespace six::host
