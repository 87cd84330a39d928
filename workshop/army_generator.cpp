#include "workshop/army_generator.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <span>

#include "engine/game/sound.h"
#include "io/format/figure_set.h"
#include "io/format/fit_name.h"
#include "io/format/json_definitions.h"
#include "io/library/army_check.h"
#include "workshop/army_fill.h"
#include "workshop/army_items.h"
#include "workshop/army_lines.h"
#include "workshop/figure_worth.h"

namespace six::workshop {
namespace {

constexpr int kAttempts = 24;
constexpr std::uint32_t kSometimes = 3;  // one army in so many rides, or is a company

struct Candidate {
    const Warrior* warrior;
    Offer offer;  // its group: what may be there once
    bool large, shoots, leads;
    WarriorId id;

    std::int32_t points() const { return warrior->points; }
    bool is_mount() const { return warrior->kind == FigureKind::mount; }
};

bool enough(std::int32_t points, std::int32_t total) {
    return points * 10 >= total * 9;
}

std::vector<Candidate> candidates_for(const ArmyWish& wish, const Catalog& known) {
    std::vector<Candidate> all;
    std::map<std::string, std::uint16_t> groups;
    for (std::size_t i = 0; i < known.warriors.size(); ++i) {
        const Warrior& warrior = known.warriors[i];
        const bool asked =
            wish.factions.empty() || std::any_of(wish.factions.begin(), wish.factions.end(),
                                                 [&](Faction f) { return warrior.belongs_to(f); });
        const bool large = is_large_figure(warrior);
        if (!asked || (large && wish.build_total < kLeastForLarge) || warrior.points == 0 ||
            warrior.points > wish.build_total || is_castle(warrior.kind) ||
            !io::may_be_fielded(warrior, wish.edition))
            continue;
        Candidate candidate{&warrior,       {.points = warrior.points},
                            large,          shoots(warrior),
                            leads(warrior), WarriorId{static_cast<std::uint16_t>(i)}};
        if (io::only_once(warrior, wish.edition))
            candidate.offer.group =
                groups
                    .try_emplace(io::figure_id(warrior), static_cast<std::uint16_t>(groups.size()))
                    .first->second;
        all.push_back(candidate);
    }
    return all;
}

// What an army is to have besides figures, drawn before them.
struct Besides {
    CompanyId company{};      // none: it is no company
    std::uint32_t items = 0;  // at most
    std::int32_t kept = 0;    // points that they will cost, roughly
};

Besides besides_for(const ArmyWish& wish, const Catalog& known, Draw& draw) {
    Besides besides;
    if (io::may_be_companies(wish.edition)) {
        std::vector<CompanyId> payable;
        for (std::size_t i = 0; i < known.companies.size(); ++i)
            if (known.companies[i].points * 4 <= wish.build_total)
                payable.push_back(CompanyId{static_cast<std::uint16_t>(i)});
        if (!payable.empty() && draw.below(kSometimes) == 0)
            besides.company = payable[draw.below(static_cast<std::uint32_t>(payable.size()))];
    }
    if (io::may_have_items(wish.edition) && !known.items.empty()) {
        constexpr std::int32_t kUsualItem = 12;
        besides.items = draw.below(2 + wish.build_total / 200u);
        besides.kept = std::min<std::int32_t>(kUsualItem * static_cast<std::int32_t>(besides.items),
                                              wish.build_total / 5);
    }
    return besides;
}

// One army in the making.
class Levy {
public:
    Levy(const ArmyWish& wish, const Catalog& known, const std::vector<Candidate>& candidates,
         const Besides& besides, Draw& draw)
        : known_(known),
          candidates_(candidates),
          besides_(besides),
          draw_(draw),
          total_(wish.build_total),
          most_(io::most_figures(wish.edition, wish.seats)) {}

    // The places of those taken, the leader first.
    std::vector<std::size_t> levy() {
        take_one(
            [&](const Candidate& c) { return c.leads && !c.large && 2 * c.points() <= total_; });
        if (total_ >= kLeastForLarge && draw_.below(2) == 0)
            take_one([&](const Candidate& c) { return c.large && 10 * c.points() <= 6 * total_; });
        if (besides_.company.exists())
            take_one([&](const Candidate& c) { return is_cohort(c) && 3 * c.points() <= total_; });
        if (has_mounts() && draw_.below(kSometimes) == 0) take_cavalry();
        while (take_follower()) {
        }
        return taken_;
    }
    // The company's card is the cheaper the more of its cohorts are there. [V-SUB-13]
    std::int32_t spent() const {
        return spent_ + points_of_company(known_, besides_.company, army_);
    }

private:
    std::int32_t left() const { return total_ - besides_.kept - spent(); }
    std::size_t copies(std::size_t candidate) const {
        return static_cast<std::size_t>(std::count(taken_.begin(), taken_.end(), candidate));
    }
    bool is_free(std::size_t candidate) const {
        const Candidate& one = candidates_[candidate];
        if (one.points() > left() || static_cast<std::int32_t>(taken_.size()) >= most_)
            return false;
        if (one.offer.group == Offer::kNoGroup)
            return copies(candidate) < 2 + static_cast<std::size_t>(total_ / 200);
        return std::none_of(taken_.begin(), taken_.end(), [&](std::size_t other) {
            return candidates_[other].offer.group == one.offer.group;
        });
    }
    template <class Wanted>
    std::vector<std::size_t> free_ones(Wanted wanted) const {
        std::vector<std::size_t> some;
        for (std::size_t i = 0; i < candidates_.size(); ++i)
            if (wanted(candidates_[i]) && is_free(i)) some.push_back(i);
        return some;
    }
    // A figure first, then one of its levels: many levels make nobody more likely.
    std::size_t any_of(std::vector<std::size_t> some) {
        std::set<std::string_view> figures;
        for (const std::size_t i : some) figures.insert(io::figure_id(*candidates_[i].warrior));
        const auto figure = std::next(
            figures.begin(),
            static_cast<std::ptrdiff_t>(draw_.below(static_cast<std::uint32_t>(figures.size()))));
        std::erase_if(
            some, [&](std::size_t i) { return io::figure_id(*candidates_[i].warrior) != *figure; });
        return some[draw_.below(static_cast<std::uint32_t>(some.size()))];
    }
    bool take_any(const std::vector<std::size_t>& some) {
        if (some.empty()) return false;
        const std::size_t one = any_of(some);
        taken_.push_back(one);
        army_.push_back(candidates_[one].id);
        spent_ += candidates_[one].points();
        shooters_ += candidates_[one].shoots;
        return true;
    }
    template <class Wanted>
    bool take_one(Wanted wanted) {
        return take_any(free_ones([&](const Candidate& c) { return !c.is_mount() && wanted(c); }));
    }

    bool has_mounts() const {
        return std::any_of(candidates_.begin(), candidates_.end(),
                           [](const Candidate& c) { return c.is_mount(); });
    }
    // Somebody who rides, and what he rides on; on foot if nothing does that can be paid. [V-CAV-1]
    void take_cavalry() {
        const std::int32_t dearest = total_ / 3;
        const auto rides = [&](const Candidate& c) {
            return std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate& mount) {
                return fits_saddle(*c.warrior, *mount.warrior);
            });
        };
        if (!take_one([&](const Candidate& c) { return c.points() <= dearest && rides(c); }))
            return;
        const Warrior& rider = *candidates_[taken_.back()].warrior;
        take_any(free_ones([&](const Candidate& c) {
            return c.points() <= dearest && fits_saddle(rider, *c.warrior);
        }));
    }

    bool is_kin(const Candidate& one) const {
        const Warrior& leader = *candidates_[taken_[0]].warrior;
        return one.warrior->belongs_to(leader.factions[0]) ||
               one.warrior->belongs_to(leader.factions[1]) || is_cohort(one);
    }
    bool is_cohort(const Candidate& one) const {
        return cohorts_of(known_, besides_.company, std::span(&one.id, 1)) > 0;
    }

    // Nobody who takes a third of the points; nobody so cheap that the places run out before the
    // points do; a third of them shoot; most are of the leader's factions, since formations are of
    // one [U-FORM-2], or of the company's cohorts.
    bool take_follower() {
        const std::int32_t room = most_ - static_cast<std::int32_t>(taken_.size());
        if (room <= 0) return false;
        const std::int32_t dearest = total_ / 3, cheapest = left() * 9 / 10 / room;
        const bool shooter =
            3 * shooters_ < static_cast<std::int32_t>(taken_.size()) && draw_.below(4) != 0;
        const bool kin = !taken_.empty() && draw_.below(3) != 0;
        const auto sensible = [&](const Candidate& c) {
            return !c.large && c.points() <= dearest && c.points() >= cheapest;
        };
        return (kin && shooter && take_one([&](const Candidate& c) {
                    return sensible(c) && is_kin(c) && c.shoots;
                })) ||
               (shooter && take_one([&](const Candidate& c) { return sensible(c) && c.shoots; })) ||
               (kin && take_one([&](const Candidate& c) { return sensible(c) && is_kin(c); })) ||
               take_one(sensible) || take_one([](const Candidate& c) { return !c.large; });
    }

    const Catalog& known_;
    const std::vector<Candidate>& candidates_;
    const Besides& besides_;
    Draw& draw_;
    std::int32_t total_, most_;
    std::int32_t spent_ = 0, shooters_ = 0;
    std::vector<std::size_t> taken_;
    std::vector<WarriorId> army_;  // the same
};

std::int32_t points_of(const std::vector<Candidate>& candidates,
                       const std::vector<std::size_t>& taken) {
    std::int32_t points = 0;
    for (const std::size_t one : taken) points += candidates[one].points();
    return points;
}

// A list reads from the dear to the cheap.
bool dearer(const Candidate& a, const Candidate& b) {
    if (a.points() != b.points()) return a.points() > b.points();
    return a.warrior->id < b.warrior->id;
}

// Where drawing leaves too much over: as full as can be, with one large figure if it takes that.
std::vector<std::size_t> fullest_army(const ArmyWish& wish,
                                      const std::vector<Candidate>& candidates) {
    constexpr std::uint16_t kLargeOnes = Offer::kNoGroup - 1;  // any of them excludes the others
    const auto most = static_cast<std::size_t>(io::most_figures(wish.edition, wish.seats));
    std::vector<std::size_t> best;
    for (const bool large : {false, true}) {
        std::vector<Offer> offers;
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if ((candidates[i].large && !large) || candidates[i].is_mount()) continue;
            offers.push_back(candidates[i].offer);
            if (candidates[i].large) offers.back().group = kLargeOnes;
            places.push_back(i);
        }
        std::vector<std::size_t> taken = fullest(offers, wish.build_total, most);
        for (std::size_t& one : taken) one = places[one];
        if (points_of(candidates, taken) > points_of(candidates, best)) best = std::move(taken);
        if (enough(points_of(candidates, best), wish.build_total)) break;
    }
    std::sort(best.begin(), best.end(),
              [&](std::size_t a, std::size_t b) { return dearer(candidates[a], candidates[b]); });
    return best;
}

// The first of them leads, whatever he costs.
std::vector<io::ArmyEntry> entries_of(const std::vector<Candidate>& candidates,
                                      std::vector<std::size_t> taken) {
    std::sort(taken.begin() + 1, taken.end(),
              [&](std::size_t a, std::size_t b) { return dearer(candidates[a], candidates[b]); });
    std::vector<io::ArmyEntry> entries;
    for (const std::size_t one : taken) add_line(entries, candidates[one].warrior->id);
    return entries;
}

std::string name_after(const Warrior& leader, std::uint16_t build_total) {
    const std::string name = leader.name + ' ' + std::to_string(build_total);
    return name.size() <= io::kMaxName ? name : leader.name;
}

}  // namespace

Expected<io::Army, io::Error> generate_army(const ArmyWish& wish, const Catalog& known,
                                            Draw& draw) {
    if (!wish.name.empty() && !io::is_fit_name(wish.name))
        return io::Error{"/name", "army.bad_name", {{"most", std::to_string(io::kMaxName)}}};
    io::Army army{wish.name, wish.build_total, {}, wish.edition};
    for (const io::ArmyFinding& finding : check_army_list(army, known, wish.seats).findings)
        if (finding.error.where == "/build_total") return finding.error;
    const std::vector<Candidate> candidates = candidates_for(wish, known);
    // Mounts alone are no army. [V-CAV-1]
    if (std::all_of(candidates.begin(), candidates.end(),
                    [](const Candidate& c) { return c.is_mount(); }))
        return io::Error{"/figures", "army.nobody_fits", {}};

    const auto called = [&](const std::vector<std::size_t>& taken) {
        if (wish.name.empty())
            army.name = name_after(*candidates[taken[0]].warrior, army.build_total);
        army.figures = entries_of(candidates, taken);
        return army;
    };
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const Besides besides = besides_for(wish, known, draw);
        Levy levy(wish, known, candidates, besides, draw);
        const std::vector<std::size_t> taken = levy.levy();
        if (taken.empty()) continue;
        io::Army made = called(taken);
        if (besides.company.exists()) made.company = known[besides.company].id;
        if (besides.items > 0)
            give_items(made, known, drawn_order(known, draw), besides.items, wish.seats);
        const io::ArmyReport report = io::check_army_list(made, known, wish.seats);
        assert(report.legal());
        if (enough(report.points, wish.build_total)) return made;
    }
    const std::vector<std::size_t> taken = fullest_army(wish, candidates);
    // Anybody who fits at all is taken rather than nobody.
    assert(!taken.empty());
    army = called(taken);
    assert(io::check_army_list(army, known, wish.seats).legal());
    return army;
}

}  // namespace six::workshop
