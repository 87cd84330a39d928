#include "workshop/draft.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/game/sound.h"
#include "io/format/figure_set.h"
#include "io/format/json_definitions.h"
#include "io/library/army_check.h"
#include "workshop/army_generator.h"
#include "workshop/army_items.h"
#include "workshop/army_lines.h"
#include "workshop/figure_worth.h"

namespace six::workshop {
namespace {

constexpr std::uint8_t kMostRounds = 6, kLeastSize = 5, kMostSize = 24;
constexpr int kUsualPoints = 20;  // of a figure in a pack, roughly
// How often a rank comes, in kRankNames' order: unique, weak, standard, tough.
constexpr std::array<std::uint32_t, kRankNames.size()> kOften = {1, 12, 8, 4};
constexpr std::uint32_t kLargeOnceIn = 8;

// Draws the packs of one draft.
class Printer {
public:
    Printer(const DraftWish& wish, const Catalog& catalog, Draw& draw)
        : wish_(wish), catalog_(catalog), draw_(draw) {
        for (std::size_t i = 0; i < catalog.warriors.size(); ++i) {
            const Warrior& warrior = catalog.warriors[i];
            if (warrior.points == 0 || warrior.points > wish.build_total ||
                is_castle(warrior.kind) ||
                (is_large_figure(warrior) && wish.build_total < kLeastForLarge) ||
                !io::may_be_fielded(warrior, wish.edition))
                continue;
            if (warrior.kind == FigureKind::mount) {
                if (wish.pack_size > wish.seats)
                    mounts_.push_back(WarriorId{static_cast<std::uint16_t>(i)});
                continue;
            }
            const Rank rank = once(warrior) ? Rank::unique : warrior.rank;
            by_rank_[static_cast<std::size_t>(rank)].push_back(
                WarriorId{static_cast<std::uint16_t>(i)});
        }
    }

    // Fewer figures than asked for: there were no more.
    Pack pack() {
        Pack made;
        bool large = false, mounted = false;
        while (made.size() < wish_.pack_size) {
            const bool may_be_large = !large && draw_.below(kLargeOnceIn) == 0;
            WarriorId next = figure_for(made, may_be_large);
            if (!next.exists()) next = figure_for(made, !large);
            if (!next.exists()) break;
            large = large || is_large(next);
            if (once(catalog_[next])) drawn_.insert(io::figure_id(catalog_[next]));
            made.push_back(next);
            if (!mounted && made.size() < wish_.pack_size) mounted = add_mount(made);
        }
        return made;
    }

private:
    bool is_large(WarriorId id) const { return is_large_figure(catalog_[id]); }

    // Beside every second rider one that he can ride. [V-CAV-1]
    bool add_mount(Pack& made) {
        std::vector<WarriorId> fitting;
        for (const WarriorId id : mounts_)
            if (fits_saddle(catalog_[made.back()], catalog_[id]) &&
                !drawn_.contains(io::figure_id(catalog_[id])))
                fitting.push_back(id);
        if (fitting.empty() || draw_.below(2) != 0) return false;
        const WarriorId mount = fitting[draw_.below(static_cast<std::uint32_t>(fitting.size()))];
        if (once(catalog_[mount])) drawn_.insert(io::figure_id(catalog_[mount]));
        made.push_back(mount);
        return true;
    }
    bool once(const Warrior& warrior) const { return io::only_once(warrior, wish_.edition); }

    // Of this rank whoever may still come: first who is not in the pack yet.
    std::vector<WarriorId> offered(std::size_t rank, const Pack& made, bool may_be_large) const {
        std::vector<WarriorId> fresh, again;
        for (const WarriorId id : by_rank_[rank]) {
            if ((is_large(id) && !may_be_large) || drawn_.contains(io::figure_id(catalog_[id])))
                continue;
            const bool there = std::find(made.begin(), made.end(), id) != made.end();
            (there ? again : fresh).push_back(id);
        }
        return fresh.empty() ? again : fresh;
    }

    WarriorId figure_for(const Pack& made, bool may_be_large) {
        const bool has_unique =
            std::any_of(made.begin(), made.end(), [&](WarriorId id) { return once(catalog_[id]); });
        std::array<std::vector<WarriorId>, kRankNames.size()> ranks;
        std::uint32_t all = 0;
        for (std::size_t rank = 0; rank < ranks.size(); ++rank) {
            if (has_unique && static_cast<Rank>(rank) == Rank::unique) continue;
            ranks[rank] = offered(rank, made, may_be_large);
            if (!ranks[rank].empty()) all += kOften[rank];
        }
        if (all == 0) return {};
        std::uint32_t at = draw_.below(all);
        for (std::size_t rank = 0; rank < ranks.size(); ++rank) {
            if (ranks[rank].empty()) continue;
            if (at < kOften[rank])
                return ranks[rank][draw_.below(static_cast<std::uint32_t>(ranks[rank].size()))];
            at -= kOften[rank];
        }
        return {};
    }

    const DraftWish& wish_;
    const Catalog& catalog_;
    Draw& draw_;
    std::array<std::vector<WarriorId>, kRankNames.size()> by_rank_;
    std::vector<WarriorId> mounts_;
    std::set<std::string> drawn_;  // what comes only once
};

io::Error complaint(const char* key, std::vector<io::Argument> arguments = {}) {
    return {"", key, std::move(arguments)};
}

void open_packs(Draft& draft) {
    draft.hands = draft.packs[draft.round];
    draft.has_picked.assign(draft.wish.seats, false);
}

// To the left, in every second round to the right.
void pass_on(Draft& draft) {
    const bool left = draft.round % 2 == 0;
    const auto step = left ? draft.hands.end() - 1 : draft.hands.begin() + 1;
    std::rotate(draft.hands.begin(), step, draft.hands.end());
    draft.has_picked.assign(draft.wish.seats, false);
}

// The choice of a pool that spends most, and then is worth most; figures as places in the pool.
class PoolArmy {
public:
    PoolArmy(const Pack& pool, const Catalog& catalog, std::uint16_t total, std::size_t most)
        : pool_(pool),
          catalog_(catalog),
          sums_(total + std::size_t{1}),
          // Where all of the pool would be allowed, nobody has to be counted.
          layers_(pool.size() <= most ? 1 : most + 1),
          best_(layers_ * sums_, kNone) {
        best_[0] = 0;
        for (const WarriorId id : pool) add(catalog[id]);
    }

    std::vector<std::size_t> choice() const {
        std::size_t at = 0;
        for (std::size_t sum = 0; sum < sums_; ++sum)
            for (std::size_t layer = 0; layer < layers_; ++layer) {
                const std::size_t cell = layer * sums_ + sum;
                const bool more = sum > at % sums_ || best_[cell] > best_[at];
                if (best_[cell] != kNone && more) at = cell;
            }
        std::vector<std::size_t> taken;
        for (std::size_t i = pool_.size(); i-- > 0;)
            if (took_[i][at]) {
                taken.push_back(i);
                at -= step_of(catalog_[pool_[i]]);
            }
        std::reverse(taken.begin(), taken.end());
        return taken;
    }

private:
    static constexpr std::int32_t kNone = std::numeric_limits<std::int32_t>::min();
    // From a cell to the one with this figure in it.
    std::size_t step_of(const Warrior& warrior) const {
        return warrior.points + (layers_ > 1 ? sums_ : 0);
    }
    void add(const Warrior& warrior) {
        std::vector<bool>& took = took_.emplace_back(best_.size());
        const std::size_t step = step_of(warrior);
        const std::int32_t worth = worth_of(warrior);
        for (std::size_t cell = best_.size(); cell-- > step;) {
            // A sum above the total would be a small one of the next layer.
            if (cell % sums_ < warrior.points || best_[cell - step] == kNone ||
                best_[cell - step] + worth <= best_[cell])
                continue;
            best_[cell] = best_[cell - step] + worth;
            took[cell] = true;
        }
    }

    const Pack& pool_;
    const Catalog& catalog_;
    std::size_t sums_, layers_;
    std::vector<std::int32_t> best_;  // the worth, by number of figures and points
    std::vector<std::vector<bool>> took_;
};

// Of the mounts that outnumber their riders the one worth least, and of equals the last.
std::optional<std::size_t> needless_mount(const Pack& figures, const Catalog& catalog) {
    const auto lacks_rider = [&](const Warrior& mount) {
        std::size_t mounts = 0, riders = 0;
        for (const WarriorId id : figures) {
            const Warrior& one = catalog[id];
            riders += fits_saddle(one, mount);
            mounts += one.kind == FigureKind::mount && one.mount == mount.mount;
        }
        return mounts > riders;
    };
    std::optional<std::size_t> least;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const Warrior& one = catalog[figures[i]];
        if (one.kind == FigureKind::mount && lacks_rider(one) &&
            (!least || worth_of(one) <= worth_of(catalog[figures[*least]])))
            least = i;
    }
    return least;
}

// Of the pool, for at most so many points. Whatever mount the best choice has no rider for is not
// thought of again. [V-CAV-1]
Pack best_of(Pack pool, const Catalog& catalog, std::int32_t points, std::size_t most) {
    while (true) {
        Pack chosen;
        const auto places =
            PoolArmy(pool, catalog, static_cast<std::uint16_t>(points), most).choice();
        for (const std::size_t place : places) chosen.push_back(pool[place]);
        const auto needless = needless_mount(chosen, catalog);
        if (!needless) return chosen;
        pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(places[*needless]));
    }
}

std::vector<io::ArmyEntry> lines_of(const Pack& figures, const Catalog& catalog) {
    std::vector<io::ArmyEntry> entries;
    for (const WarriorId figure : figures) add_line(entries, catalog[figure].id);
    return entries;
}

// The one with most cohorts in the army that it can pay for, and of these the dearest card.
// [V-SUB-13]
void join_company(io::Army& army, const Pack& figures, const Catalog& catalog, std::uint8_t seats) {
    std::pair<std::int32_t, std::int32_t> best;
    for (std::size_t i = 0; i < catalog.companies.size(); ++i) {
        const CompanyId id{static_cast<std::uint16_t>(i)};
        const std::pair<std::int32_t, std::int32_t> found{cohorts_of(catalog, id, figures),
                                                          catalog[id].points};
        if (found.first == 0 || found <= best) continue;
        io::Army company = army;
        company.company = catalog[id].id;
        if (!io::check_army_list(company, catalog, seats).legal()) continue;
        army = std::move(company);
        best = found;
    }
}

}  // namespace

Expected<Draft, io::Error> begin_draft(const DraftWish& wish, const Catalog& catalog, Draw& draw) {
    Draft draft;
    draft.wish = wish;
    DraftWish& settled = draft.wish;
    if (wish.seats < 2 || wish.seats > kMaxSeats || wish.rounds < 1 || wish.rounds > kMostRounds ||
        wish.pack_size > kMostSize)
        return complaint("draft.bad_wish", {{"seats", std::to_string(kMaxSeats)},
                                            {"rounds", std::to_string(kMostRounds)},
                                            {"size", std::to_string(kMostSize)}});
    const io::Army any{"-", wish.build_total, {}, wish.edition};
    for (const io::ArmyFinding& finding : check_army_list(any, catalog, wish.seats).findings)
        if (finding.error.where == "/build_total") return finding.error;
    if (settled.pack_size == 0) {
        const int per_pack = kUsualPoints * wish.rounds;
        settled.pack_size = static_cast<std::uint8_t>(std::clamp<int>(
            (2 * wish.build_total + per_pack - 1) / per_pack, kLeastSize, kMostSize));
    }
    Printer printer(settled, catalog, draw);
    for (std::uint8_t round = 0; round < settled.rounds; ++round) {
        std::vector<Pack>& opened = draft.packs.emplace_back();
        for (std::uint8_t seat = 0; seat < settled.seats; ++seat) {
            opened.push_back(printer.pack());
            if (opened.back().size() < settled.pack_size) return complaint("draft.too_few");
        }
    }
    draft.pools.resize(settled.seats);
    open_packs(draft);
    return draft;
}

Expected<Ok, io::Error> pick(Draft& draft, std::uint8_t seat, std::size_t place) {
    if (draft.over()) return complaint("draft.over");
    if (seat >= draft.wish.seats)
        return complaint("draft.no_such_seat", {{"seats", std::to_string(draft.wish.seats)}});
    if (draft.has_picked[seat]) return complaint("draft.picked_already");
    Pack& hand = draft.hands[seat];
    if (place >= hand.size())
        return complaint("draft.no_such_figure", {{"most", std::to_string(hand.size())}});
    draft.pools[seat].push_back(hand[place]);
    hand.erase(hand.begin() + static_cast<std::ptrdiff_t>(place));
    draft.has_picked[seat] = true;
    if (!std::all_of(draft.has_picked.begin(), draft.has_picked.end(), [](bool b) { return b; }))
        return Ok{};
    pass_on(draft);
    if (draft.hands[0].empty() && ++draft.round < draft.wish.rounds) open_packs(draft);
    return Ok{};
}

std::size_t bot_pick(const Draft& draft, const Catalog& catalog, std::uint8_t seat) {
    const Pack& hand = draft.hands[seat];
    const Pack& pool = draft.pools[seat];
    assert(!hand.empty());
    std::int32_t points = 0, shooters = 0;
    bool led = false;
    for (const WarriorId id : pool) {
        points += catalog[id].points;
        shooters += shoots(catalog[id]);
        led = led || leads(catalog[id]);
    }
    const std::int32_t picks_left =
        draft.wish.rounds * draft.wish.pack_size - static_cast<std::int32_t>(pool.size());
    const std::int32_t wanted = (draft.wish.build_total - points) / std::max(picks_left, 1);
    std::size_t best = 0;
    std::int64_t best_score = std::numeric_limits<std::int64_t>::min();
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Warrior& warrior = catalog[hand[i]];
        std::int64_t score = std::int64_t{worth_of(warrior)} * 1000 / warrior.points;
        const bool lacks_shooter = 3 * shooters < static_cast<std::int32_t>(pool.size());
        if (shoots(warrior) && lacks_shooter) score = score * 5 / 4;
        if (leads(warrior) && !led) score = score * 5 / 4;
        if (warrior.points >= wanted) score = score * 9 / 8;
        if (warrior.kind == FigureKind::mount) {  // worth most to whoever has somebody for it
            Pack ridden = pool;
            ridden.push_back(hand[i]);
            score = needless_mount(ridden, catalog) ? score / 4 : score * 3 / 2;
        }
        if (score <= best_score) continue;
        best = i;
        best_score = score;
    }
    return best;
}

io::Army drafted_army(const Draft& draft, const Catalog& catalog, std::uint8_t seat,
                      std::string name) {
    const Pack& pool = draft.pools[seat];
    assert(!pool.empty());
    const DraftWish& wish = draft.wish;
    io::Army army{std::move(name), wish.build_total, {}, wish.edition};
    const auto most = static_cast<std::size_t>(io::most_figures(wish.edition, wish.seats));
    army.figures = lines_of(best_of(pool, catalog, wish.build_total, most), catalog);
    const io::ArmyReport plain = io::check_army_list(army, catalog, wish.seats);
    assert(plain.legal());
    if (!io::may_have_items(wish.edition) && !io::may_be_companies(wish.edition)) return army;

    io::Army furnished = army;
    const Pack fewer = best_of(pool, catalog, wish.build_total * 9 / 10, most);
    if (fewer.empty()) return army;
    furnished.figures = lines_of(fewer, catalog);
    join_company(furnished, fewer, catalog, wish.seats);
    give_items(furnished, catalog, dearest_first(catalog), kMostCarried, wish.seats);
    const io::ArmyReport report = io::check_army_list(furnished, catalog, wish.seats);
    assert(report.legal());
    return report.points * 20 >= wish.build_total * 19 ? furnished : army;
}

}  // namespace six::workshop
