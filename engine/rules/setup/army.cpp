// Armies are chosen in secret and shown together. [U-ARMY, U-SETUP-11]
#include "engine/rules/setup/army.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rules/castle/siege.h"
#include "engine/rules/items.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/setup/company.h"
#include "engine/rules/setup/order.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/state/ask.h"

namespace six {

bool same_figure(const Catalog& catalog, WarriorId a, WarriorId b) {
    return a == b || (!catalog[a].model.empty() && catalog[a].model == catalog[b].model);
}

std::int32_t points_of(const Catalog& catalog, std::span<const WarriorId> army) {
    std::int32_t points = 0;
    for (const WarriorId id : army) points += catalog[id].points;
    return points;
}

std::int32_t points_of_domains(const Agreement& agreement,
                               const InlineVector<Domain, kMostDomainsEach>& domains) {
    if (domains.empty()) return 0;
    return static_cast<std::int32_t>(domains.size()) *
           agreement.options[Option::v2_domain_cost];  // [V-ARMY-6]
}

// So many a player may bring. [V-ARMY-6, V-DOM-4]
Result<Ok> check_domains(const Agreement& agreement, const ChooseArmy& army) {
    if (army.domains.empty()) return Ok{};
    if (!agreement.rules->domains)
        return Illegal{.clause = "U-ARMY-2", .why = Reason::no_domains_in_edition};
    for (const Domain domain : army.domains)
        if (static_cast<std::size_t>(domain) >= kDomains)
            return Illegal{.clause = "V-DOM-7",
                           .why = Reason::no_such_domain,
                           .n = static_cast<std::int32_t>(domain)};
    const std::int32_t most = agreement.options[Option::v2_domain_count];
    const auto brought = static_cast<std::int32_t>(army.domains.size());
    if (brought > most)
        return Illegal{
            .clause = "V-ARMY-6", .why = Reason::too_many_domains, .n = brought, .m = most};
    return Ok{};
}

std::int32_t points_of_items(const Catalog& catalog,
                             const InlineVector<CarriedItem, kMostCarried>& items) {
    std::int32_t points = 0;
    for (const CarriedItem& one : items) points += catalog.items[one.item].points;
    return points;
}

Result<Ok> check_items(const Agreement& agreement, const ChooseArmy& army) {
    const auto refuse = [](Clause clause, Reason why, std::size_t n, std::size_t m) {
        return Illegal{.clause = clause,
                       .why = why,
                       .n = static_cast<std::int32_t>(n),
                       .m = static_cast<std::int32_t>(m)};
    };
    if (army.items.empty()) return Ok{};
    if (!plays_items(*agreement.rules))
        return refuse("U-ARMY-2", Reason::no_items_in_edition, 0, 0);
    const auto& known = agreement.catalog.items;
    const bool once =
        agreement.options[Option::v2_item_unique] == opt::v2_item_unique::once_per_army;
    for (std::size_t i = 0; i < army.items.size(); ++i) {
        const CarriedItem& one = army.items[i];
        if (one.item >= known.size())
            return refuse("V-ARMY-6", Reason::no_such_item_card, one.item, known.size());
        if (one.figure >= army.warriors.size())
            return refuse("V-ITEM-1", Reason::item_of_nobody, one.figure, army.warriors.size());
        std::size_t wielded = 1;
        for (std::size_t k = 0; k < i; ++k) {
            wielded += army.items[k].figure == one.figure;
            if (army.items[k].item == one.item && once)
                return refuse("V-ITEM-6", Reason::item_twice, one.item, 1);
        }
        const auto fits =
            check_wielder(agreement.options, agreement.catalog[army.warriors[one.figure]],
                          known[one.item], wielded);
        if (!fits) return fits;
        if (const auto book =
                check_book(agreement.catalog, agreement.catalog[army.warriors[one.figure]], one);
            !book)
            return book;
    }
    return Ok{};
}

namespace {

// What its figures do not cost. [V-ARMY-6]
std::int32_t points_beside(const Agreement& agreement, const ChooseArmy& army) {
    return points_of_domains(agreement, army.domains) +
           points_of_items(agreement.catalog, army.items) +
           points_of_company(agreement.catalog, company_of(army), army.warriors);
}

std::uint16_t figures_each(const Agreement& agreement) {
    return static_cast<std::uint16_t>(kMaxFigures / agreement.seat_count);
}

Result<Ok> check_army(const SetupAsked& asked, const ChooseArmy& army) {
    const Agreement& agreement = asked.agreement;
    const auto refuse = [](Clause clause, Reason why, std::int32_t n, std::int32_t m) {
        return Illegal{.clause = clause, .why = why, .n = n, .m = m};
    };
    const auto size = static_cast<std::int32_t>(army.warriors.size());
    if (army.too_many || size > figures_each(agreement))
        return refuse("U-ARMY-2", Reason::army_too_large, size, figures_each(agreement));
    if (size == 0) return refuse("U-ARMY-7", Reason::army_empty, 0, 1);
    const auto known = static_cast<std::int32_t>(agreement.catalog.warriors.size());
    for (std::size_t i = 0; i < army.warriors.size(); ++i) {
        const WarriorId id = army.warriors[i];
        if (id.n >= known) return refuse("U-ARMY-2", Reason::no_such_warrior, id.n, known);
        if (agreement.catalog[id].rank != Rank::unique) continue;
        for (std::size_t k = 0; k < i; ++k)
            if (same_figure(agreement.catalog, army.warriors[k], id))
                return refuse("U-ARMY-3", Reason::unique_twice, id.n, 1);
    }
    if (const auto domains = check_domains(agreement, army); !domains) return domains;
    if (const auto items = check_items(agreement, army); !items) return items;
    if (const auto company = check_company(agreement, army); !company) return company;
    const std::int32_t more = points_beside(agreement, army);
    const std::int32_t points = points_of(agreement.catalog, army.warriors) + more;
    if (points > agreement.build_total)
        return refuse(more > 0 ? Clause("V-ARMY-6") : Clause("U-ARMY-2"),
                      Reason::army_too_expensive, points, agreement.build_total);
    if (const auto seats = check_riders_of_army(agreement.catalog, army.warriors); !seats)
        return seats;
    return check_sections_of_army(agreement, asked.seat, army.warriors);
}

void tell_army(Laying& c, Seat seat, Clause clause, std::uint8_t audience) {
    const auto& list = c.state.armies[seat.n];
    c.emit({.kind = EventKind::army_chosen,
            .clause = clause,
            .seat = seat,
            .n = static_cast<std::int32_t>(list.size()),
            .m = points_of(c.agreement.catalog, list) +
                 points_of_domains(c.agreement, c.state.domains[seat.n]) +
                 points_of_items(c.agreement.catalog, c.state.items[seat.n]) +
                 points_of_company(c.agreement.catalog, c.state.companies[seat.n], list),
            .audience = audience});
}

// ... and which of the members lower its cost. [V-SUB-13]
void tell_company(Laying& c, Seat seat) {
    const CompanyId company = c.state.companies[seat.n];
    if (!company.exists()) return;
    const auto& list = c.state.armies[seat.n];
    c.emit({.kind = EventKind::company_shown,
            .clause = "V-SUB-13",
            .seat = seat,
            .n = cohorts_of(c.agreement.catalog, company, list),
            .m = points_of_company(c.agreement.catalog, company, list)});
}

// Who only looks on does not know yet what is shown now. [U-SETUP-11]
bool asks_who_is_hidden(Laying& c) {
    if (c.state.hidden == 0) return false;
    c.state.asked = Seat{static_cast<std::uint8_t>(std::countr_zero(c.state.hidden))};
    return true;
}

void uncover_armies(Laying& c) {
    for (std::uint8_t n = 0; n < c.agreement.seat_count; ++n) {
        tell_army(c, Seat{n}, "U-SETUP-11", Event::kEverybody);
        tell_company(c, Seat{n});
    }
    c.state.armies_shown = true;
}

// Whether it was the last of those that are chosen now.
bool takes_army(Laying& c, const ChooseArmy& army) {
    SetupState& state = c.state;
    const auto own = static_cast<std::uint8_t>(1u << state.asked.n);
    const bool was_hidden = (state.hidden & own) != 0;
    state.armies[state.asked.n] = army.warriors;
    state.domains[state.asked.n] = army.domains;
    state.items[state.asked.n] = army.items;
    state.companies[state.asked.n] = company_of(army);
    if (was_hidden) {
        state.hidden = static_cast<std::uint8_t>(state.hidden & ~own);
        state.asked = Seat{0};
    } else {
        // What a domain costs is counted too. [V-ARMY-6]
        const bool more = !army.domains.empty() || !army.items.empty() || !army.companies.empty();
        tell_army(c, state.asked, more ? Clause("V-ARMY-6") : Clause("U-ARMY-2"), own);
        state.asked = seat_after(c.agreement, state.asked);
    }
    return state.asked.n == 0;
}

// All are chosen: now they are shown.
void resolve_army(Laying& c, const ChooseArmy& army) {
    if (!takes_army(c, army) || asks_who_is_hidden(c)) return;
    uncover_armies(c);
    c.step_is_over = true;
}

// They stay covered until everybody has an edge. [V-SETUP-2]
void resolve_covered_army(Laying& c, const ChooseArmy& army) {
    c.step_is_over = takes_army(c, army);
}
bool begin_showing(Laying& c) {
    if (asks_who_is_hidden(c)) return true;
    uncover_armies(c);
    return false;
}

// --- what is proposed ---

bool is_section(const Agreement& agreement, WarriorId id) {
    return is_castle(agreement.catalog[id].kind);
}
// What a siege is about: a section other than walls. [C-SIEGE-2]
bool is_stronghold(const Agreement& agreement, WarriorId id) {
    const auto kind = static_cast<std::size_t>(agreement.catalog[id].kind);
    return is_section(agreement, id) && (*agreement.rules->kinds)[kind].fights_on;
}

template <class Wanted>
std::vector<WarriorId> all_of(const Agreement& agreement, Wanted wanted) {
    std::vector<WarriorId> found;
    for (std::uint16_t i = 0; i < agreement.catalog.warriors.size(); ++i)
        if (wanted(agreement, WarriorId{i})) found.push_back(WarriorId{i});
    return found;
}
bool no_section(const Agreement& agreement, WarriorId id) {
    return !is_section(agreement, id) && agreement.catalog[id].kind != FigureKind::mount;
}
bool is_mount(const Agreement& agreement, WarriorId id) {
    return agreement.catalog[id].kind == FigureKind::mount;
}

// Adds warriors that still fit, drawn one by one, until there are so many or nothing fits.
void enlist(const Agreement& agreement, const std::vector<WarriorId>& among, std::int32_t points,
            std::size_t most, Draw& draw, ChooseArmy& army) {
    if (among.empty()) return;
    for (int misses = 0; misses < 16 && army.warriors.size() < most;) {
        const WarriorId id = among[draw.below(static_cast<std::uint32_t>(among.size()))];
        const Warrior& warrior = agreement.catalog[id];
        const bool again =
            warrior.rank == Rank::unique &&
            std::any_of(army.warriors.begin(), army.warriors.end(), [&](WarriorId chosen) {
                return same_figure(agreement.catalog, chosen, id);
            });
        if (warrior.points > points || again) {
            ++misses;
            continue;
        }
        points -= warrior.points;
        army.warriors.push_back(id);
    }
}

bool is_affordable(const Agreement& agreement, const ChooseArmy& army) {
    return points_of(agreement.catalog, army.warriors) + points_beside(agreement, army) <=
           agreement.build_total;
}

// Spells for the book that was drawn last.
void write_book(const Agreement& agreement, Draw& draw, ChooseArmy& army) {
    const auto known = static_cast<std::uint32_t>(agreement.catalog.spells.size());
    SpellList& spells = army.items.back().spells;
    if (agreement.catalog.items[army.items.back().item].pages == 0) return;
    for (int tries = 0; known > 0 && tries < 6 && !spells.full(); ++tries) {
        spells.push_back(static_cast<std::uint8_t>(draw.below(known)));
        if (!check_items(agreement, army)) spells.pop_back();
    }
}

// Items for some of those that may wield them.
void arm(const Agreement& agreement, Draw& draw, ChooseArmy& army) {
    const auto known = static_cast<std::uint32_t>(agreement.catalog.items.size());
    for (std::size_t i = 0; known > 0 && i < army.warriors.size() && !army.items.full(); ++i) {
        if (draw.below(2) != 0) continue;
        army.items.push_back(
            {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(draw.below(known))});
        write_book(agreement, draw, army);
        if (!is_affordable(agreement, army) || !check_items(agreement, army)) army.items.pop_back();
    }
}

// Before there are members to make it cheaper: one army in three where there are any companies.
void join_company(const Agreement& agreement, Draw& draw, ChooseArmy& army) {
    const auto known = static_cast<std::uint32_t>(agreement.catalog.companies.size());
    if (known == 0 || draw.below(3) != 0) return;
    army.companies.push_back(CompanyId{static_cast<std::uint16_t>(draw.below(known))});
    if (!is_affordable(agreement, army)) army.companies.pop_back();
}

// Mounts for riders, in half of the armies that have some. [V-CAV-1]
void add_mounts(const Agreement& agreement, Draw& draw, ChooseArmy& army) {
    const auto mounts = all_of(agreement, is_mount);
    if (mounts.empty() || draw.below(2) != 0) return;
    for (int tries = 0; tries < 2 && !army.warriors.full(); ++tries) {
        army.warriors.push_back(mounts[draw.below(static_cast<std::uint32_t>(mounts.size()))]);
        if (!is_affordable(agreement, army) ||
            !check_riders_of_army(agreement.catalog, std::as_const(army.warriors)))
            army.warriors.pop_back();
    }
}

// A third of the armies have a castle for up to half of their points, and who is besieged.
ChooseArmy any_army(const Agreement& agreement, Seat seat, Draw& draw) {
    ChooseArmy army;
    join_company(agreement, draw, army);
    const auto spent = [&] { return points_of(agreement.catalog, std::as_const(army.warriors)); };
    const auto sections = all_of(agreement, is_section);
    const bool besieged = seat == agreement.defender;
    if (!sections.empty() && (besieged || draw.below(3) == 0)) {
        const std::int32_t half = agreement.build_total / 2;
        if (besieged) enlist(agreement, all_of(agreement, is_stronghold), half, 1, draw, army);
        enlist(agreement, sections, half - spent(), kMaxSections / agreement.seat_count, draw,
               army);
    }
    // Where there are mounts something is left for them.
    const std::size_t most = kMaxFigures / agreement.seat_count;
    std::int32_t left = agreement.build_total - spent() - points_beside(agreement, army);
    if (!all_of(agreement, is_mount).empty()) left = left * 3 / 4;
    enlist(agreement, all_of(agreement, no_section), left, most, draw, army);
    if (army.warriors.size() < most) add_mounts(agreement, draw, army);
    if (agreement.rules->domains && agreement.options[Option::v2_domain_count] > 0 &&
        draw.below(3) == 0)
        army.domains.push_back(static_cast<Domain>(draw.below(kDomains)));
    arm(agreement, draw, army);
    return army;
}

// The cheapest warrior, and what is besieged: if any army can be built, this one can.
ChooseArmy least_army(const Agreement& agreement, Seat seat) {
    ChooseArmy army;
    const auto add_cheapest = [&](const std::vector<WarriorId>& among) {
        const auto least =
            std::min_element(among.begin(), among.end(), [&](WarriorId a, WarriorId b) {
                return agreement.catalog[a].points < agreement.catalog[b].points;
            });
        if (least != among.end()) army.warriors.push_back(*least);
    };
    if (seat == agreement.defender) add_cheapest(all_of(agreement, is_stronghold));
    add_cheapest(all_of(agreement, no_section));
    return army;
}

void propose_armies(const SetupAsked& asked, SetupProposals& out) {
    for (std::size_t tries = 0; tries < 4 * out.limit() && !out.full(); ++tries)
        out.add(any_army(asked.agreement, asked.seat, out.draw()));
    if (out.empty()) out.add(least_army(asked.agreement, asked.seat));
}

}  // namespace

const SetupQuestion questions::choose_army{
    .ask = Ask::choose_army,
    .clause = "U-ARMY-2",
    .answers = {kSetupAnswer<ChooseArmy, check_army, resolve_army>},
    .propose = propose_armies};

const SetupQuestion questions::choose_covered_army{
    .ask = Ask::choose_army,
    .clause = "U-ARMY-2",
    .answers = {kSetupAnswer<ChooseArmy, check_army, resolve_covered_army>},
    .propose = propose_armies};

// Asked of nobody who plays.
const SetupQuestion questions::show_armies{
    .ask = Ask::choose_army,
    .clause = "U-SETUP-11",
    .begin = begin_showing,
    .answers = {kSetupAnswer<ChooseArmy, check_army, resolve_army>},
    .propose = propose_armies};

}  // namespace six
