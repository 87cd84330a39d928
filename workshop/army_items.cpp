#include "workshop/army_items.h"

#include <algorithm>
#include <numeric>

#include "engine/catalog/item.h"
#include "io/library/army_check.h"
#include "workshop/figure_worth.h"

namespace six::workshop {
namespace {

std::vector<std::size_t> all_places(std::size_t count) {
    std::vector<std::size_t> places(count);
    std::iota(places.begin(), places.end(), std::size_t{0});
    return places;
}

void shuffle(std::vector<std::size_t>& places, Draw& draw) {
    for (std::size_t n = places.size(); n > 1; --n)
        std::swap(places[n - 1], places[draw.below(static_cast<std::uint32_t>(n))]);
}

// To whom has room for any; whoever cannot shoot sees nothing through a glass. [V-ITEM-1]
bool is_of_use(const Item& item, const Warrior& wielder) {
    return wielder.slots_for_items() > 0 && (item.gift.range <= 0 || shoots(wielder));
}

// One item to one figure, a book with as many spells as go into it. Not legal: the army is as
// before.
class Gift {
public:
    Gift(io::Army& army, const Catalog& known, const CardOrder& order, std::uint8_t seats)
        : army_(army), known_(known), order_(order), seats_(seats) {}

    bool give(const Item& item, std::size_t entry) {
        std::vector<std::string>& items = army_.figures[entry].items;
        items.push_back(item.id);
        const bool given = is_legal() && (item.pages == 0 || fill(items.back()));
        if (!given) items.pop_back();
        return given;
    }

private:
    bool is_legal() const { return io::check_army_list(army_, known_, seats_).legal(); }
    bool fill(std::string& book) {
        std::size_t spells = 0;
        for (const std::size_t place : order_.spells) {
            if (spells == kMostInBook) break;
            const std::string before = book;
            book += ':' + known_.spells[place].id;
            if (is_legal())
                ++spells;
            else
                book = before;
        }
        return spells > 0;
    }

    io::Army& army_;
    const Catalog& known_;
    const CardOrder& order_;
    std::uint8_t seats_;
};

}  // namespace

CardOrder drawn_order(const Catalog& known, Draw& draw) {
    CardOrder order{all_places(known.items.size()), all_places(known.spells.size())};
    shuffle(order.items, draw);
    shuffle(order.spells, draw);
    return order;
}

CardOrder dearest_first(const Catalog& known) {
    CardOrder order{all_places(known.items.size()), all_places(known.spells.size())};
    std::stable_sort(order.items.begin(), order.items.end(), [&](std::size_t a, std::size_t b) {
        return known.items[a].points > known.items[b].points;
    });
    return order;
}

void give_items(io::Army& army, const Catalog& known, const CardOrder& order, std::size_t most,
                std::uint8_t seats) {
    Gift gift(army, known, order, seats);
    std::size_t given = 0;
    for (const std::size_t place : order.items) {
        if (given == most) return;
        const Item& item = known.items[place];
        std::vector<std::size_t> wielders = all_places(army.figures.size());
        std::erase_if(wielders, [&](std::size_t entry) {
            const io::ArmyEntry& one = army.figures[entry];
            return one.count > 1 || !is_of_use(item, known[io::warrior_named(known, one.id)]);
        });
        std::stable_sort(wielders.begin(), wielders.end(), [&](std::size_t a, std::size_t b) {
            return army.figures[a].items.size() < army.figures[b].items.size();
        });
        given += std::any_of(wielders.begin(), wielders.end(),
                             [&](std::size_t entry) { return gift.give(item, entry); });
    }
}

}  // namespace six::workshop
