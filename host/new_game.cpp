#include "host/new_game.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "chance/rng.h"
#include "io/library/collection.h"
#include "io/library/muster.h"
#include "io/library/user_data.h"

namespace six::host {
namespace {

constexpr std::uint64_t kArmyStream = 3;  // which armies meet when none was asked for

}  // namespace

void draw_armies(std::uint64_t seed, const Agreement& agreement,
                 std::span<std::optional<io::Army>> armies) {
    Rng rng(seed, kArmyStream);
    const std::uint8_t first = agreement.defender.exists() ? agreement.defender.n : 0;
    for (std::size_t step = 0; step < armies.size(); ++step) {
        const Seat seat{static_cast<std::uint8_t>((first + step) % armies.size())};
        if (armies[seat.n]) continue;
        std::vector<const io::Army*> fitting;
        for (const auto& [name, army] : io::collected_armies()) {
            bool taken = false;
            for (const auto& other : armies) taken = taken || (other && other->name == army.name);
            if (army.build_total == agreement.build_total && !taken &&
                io::muster(army, agreement, seat))
                fitting.push_back(&army);
        }
        if (!fitting.empty())
            armies[seat.n] = *fitting[rng.below(static_cast<std::uint32_t>(fitting.size()))];
    }
}

void keep_fielded(Agreement& agreement, std::array<std::optional<ChooseArmy>, kMaxSeats>& armies) {
    std::map<WarriorId, WarriorId> kept;
    for (std::size_t n = 0; n < agreement.seat_count; ++n) {
        if (!armies[n]) return;
        for (const WarriorId id : armies[n]->warriors) kept[id] = {};
    }
    Catalog fielded;
    for (auto& [before, now] : kept) {
        now.n = static_cast<std::uint16_t>(fielded.warriors.size());
        fielded.warriors.push_back(agreement.catalog[before]);
    }
    for (std::size_t n = 0; n < agreement.seat_count; ++n)
        for (WarriorId& id : armies[n]->warriors) id = kept[id];
    agreement.catalog = std::move(fielded);
}

Expected<NewGame, io::Error> new_game(const io::SetupFile& setup, io::Language language,
                                      std::optional<std::uint64_t> seed) {
    auto laid = io::lay_out(setup, io::known_figures(), language);
    if (!laid) return laid.error();
    io::SetupGame game = *std::move(laid);
    NewGame made;
    made.start.seed = seed.value_or(setup.seed.value_or(1));
    made.map_name = game.map_name;
    std::vector<std::optional<io::Army>> drawn(setup.seats.size());
    for (std::size_t n = 0; n < drawn.size(); ++n)
        if (game.armies[n])
            drawn[n] = io::Army{.name = game.army_names[n],
                                .figures = {},
                                .edition = game.agreement.rules->edition};
    draw_armies(made.start.seed, game.agreement, drawn);
    for (std::size_t n = 0; n < drawn.size(); ++n) {
        made.players[n] = setup.seats[n].player;
        if (!game.armies[n] && drawn[n]) {
            const auto chosen =
                io::muster(*drawn[n], game.agreement, Seat{static_cast<std::uint8_t>(n)});
            if (chosen) game.armies[n] = *chosen;
            game.army_names[n] = drawn[n]->name;
        }
        made.armies[n] = game.armies[n];
        made.army_names[n] = game.army_names[n];
    }
    keep_fielded(game.agreement, made.armies);
    made.start.agreement = std::make_shared<const Agreement>(std::move(game.agreement));
    return made;
}

}  // namespace six::host
