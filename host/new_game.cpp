#include "host/new_game.h"

#include <iterator>
#include <memory>
#include <set>
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

namespace {

// Cards of one sort: those that are used stay, in their order, and are numbered anew.
template <class Card>
struct Kept {
    std::vector<Card>& all;
    std::set<std::size_t> used{};

    std::size_t now(std::size_t before) const {
        return static_cast<std::size_t>(std::distance(used.begin(), used.find(before)));
    }
    void drop_others() {
        std::vector<Card> kept;
        for (const std::size_t n : used) kept.push_back(std::move(all[n]));
        all = std::move(kept);
    }
};

}  // namespace

void keep_fielded(Agreement& agreement, std::array<std::optional<ChooseArmy>, kMaxSeats>& armies) {
    Kept<Warrior> warriors{agreement.catalog.warriors};
    Kept<Item> items{agreement.catalog.items};
    Kept<Spell> spells{agreement.catalog.spells};
    Kept<Company> companies{agreement.catalog.companies};
    for (std::size_t n = 0; n < agreement.seat_count; ++n) {
        if (!armies[n]) return;
        for (const WarriorId id : armies[n]->warriors) warriors.used.insert(id.n);
        for (const CompanyId id : armies[n]->companies) companies.used.insert(id.n);
        for (const CarriedItem& carried : armies[n]->items) {
            items.used.insert(carried.item);
            spells.used.insert(carried.spells.begin(), carried.spells.end());
        }
    }
    for (std::size_t n = 0; n < agreement.seat_count; ++n) {
        for (WarriorId& id : armies[n]->warriors)
            id.n = static_cast<std::uint16_t>(warriors.now(id.n));
        for (CompanyId& id : armies[n]->companies)
            id.n = static_cast<std::uint16_t>(companies.now(id.n));
        for (CarriedItem& carried : armies[n]->items) {
            carried.item = static_cast<std::uint8_t>(items.now(carried.item));
            for (std::uint8_t& spell : carried.spells)
                spell = static_cast<std::uint8_t>(spells.now(spell));
        }
    }
    warriors.drop_others();
    items.drop_others();
    spells.drop_others();
    companies.drop_others();
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
