#include "engine/rules/domains.h"

#include <algorithm>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/question.h"
#include "engine/rules/sections.h"
#include "engine/rules/sources.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

const DomainFacts& facts_of(const DomainTable& domains, Domain domain) {
    return domains[static_cast<std::size_t>(domain)];
}

std::size_t copies_in_force(const Revealed& revealed, Domain domain) {
    return static_cast<std::size_t>(std::count_if(
        revealed.begin(), revealed.end(),
        [domain](const RevealedDomain& one) { return one.in_force && one.which == domain; }));
}

// What `one` names cancels it, and clear skies do where it is the only copy of a weather.
// [V-DOM-3, V-DOM-17]
bool cancels(const DomainTable& domains, const Revealed& revealed, Domain other, Domain one) {
    const DomainFacts& facts = facts_of(domains, one);
    if ((facts.cancelled_by & bit_of(other)) != 0) return true;
    return facts_of(domains, other).clears_weather && facts.kind == DomainKind::weather &&
           copies_in_force(revealed, one) == 1;
}

// The strictest limit of all that are in force.
template <class Limit>
DomainLimit lowest(const Table& table, Limit limit) {
    DomainLimit found;
    for (const RevealedDomain& one : table.domains) {
        if (!one.in_force) continue;
        const DomainFacts& facts = facts_of(*table.rules->domains, one.which);
        for (const Inches most : limit(facts))
            if (most > Inches{} && (!found.by || most < found.most)) found = {most, &facts};
    }
    return found;
}

void limit_length(const DomainLimit& limit, FigureId who, Sum& out) {
    if (!limit.by || out.total() <= limit.most.mils()) return;
    out.put(Term::length_limit, limit.most.mils() - out.total(), limit.by->clause, who);
}

}  // namespace

Revealing reveal(const DomainTable& domains, Revealed& revealed, Seat by, Domain domain) {
    revealed.push_back({by, domain});
    RevealedDomain& shown = revealed.back();
    Revealing told;
    // If the cancelling one lies there already, the new one never takes effect.
    for (const RevealedDomain& other : revealed) {
        if (&other == &shown || !other.in_force || !cancels(domains, revealed, other.which, domain))
            continue;
        shown.in_force = false;
        told.cancelled = true;
        told.by = other.which;
        return told;
    }
    std::uint16_t removed = 0;  // all that it cancels at this one moment
    for (std::size_t i = 0; i + 1 < revealed.size(); ++i)
        if (revealed[i].in_force && cancels(domains, revealed, domain, revealed[i].which))
            removed = static_cast<std::uint16_t>(removed | 1u << i);
    for (std::size_t i = 0; i + 1 < revealed.size(); ++i)
        if (removed >> i & 1) revealed[i].in_force = false;
    told.removed = removed;
    return told;
}

bool barred_by_domain(const Table& table, const AbilityFacts& facts) {
    return std::any_of(table.domains.begin(), table.domains.end(), [&](const RevealedDomain& one) {
        const auto bars = facts_of(*table.rules->domains, one.which).bars;
        return one.in_force && bars && facts.*bars;
    });
}

int structure_by_domains(const Table& table) {
    int change = 0;
    std::uint32_t counted = 0;
    for (const RevealedDomain& one : table.domains) {
        if (!one.in_force || (counted & bit_of(one.which)) != 0) continue;
        counted |= bit_of(one.which);
        change += facts_of(*table.rules->domains, one.which).structure;
    }
    return change;
}

DomainLimit range_limit(const Table& table) {
    const bool rains = domain_with(table, &DomainFacts::precipitation) != nullptr;
    return lowest(table, [rains](const DomainFacts& facts) {
        return std::array{facts.most_range, rains ? facts.most_range_in_rain : Inches{}};
    });
}

DomainLimit speed_limit(const Table& table) {
    return lowest(table, [](const DomainFacts& facts) { return std::array{facts.most_speed}; });
}

void sources::domain_speed(const Movement& movement, Sum& out) {
    limit_length(speed_limit(movement.table), movement.who, out);
}

void sources::domain_range(const Shot& shot, Sum& out) {
    limit_length(range_limit(shot.table), shot.who, out);
}

// --- turns ---

void owe_domain_die(Context& c) {
    if (domain_with(c.table, &DomainFacts::storms)) c.owe(Ask::roll_domain, {});
}

void end_turn_in_heat(Context& c) {
    const DomainFacts* heat = domain_with(c.table, &DomainFacts::kills_demoralized);
    if (!heat) return;
    const bool all = c.table.options[Option::v2_domain_heat] == opt::v2_domain_heat::all_figures;
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId who{i};
        const Figure& figure = c[who];
        // Stone does not mind the heat.
        if (!in_play(figure) || figure.whereabouts == Whereabouts::built) continue;
        if ((all || figure.owner == c.state.turn) && is_demoralized(c.table, c.state, figure))
            take_away(c, who, heat->clause);
    }
    end_game_if_settled(c);
}

namespace {

// Where a storm strikes a figure: the sections that touch another figure. [V-DOM-16]
SectionSet struck_by_storm(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    SectionSet met;
    for_each_on_table(state, [&](FigureId, const Figure& other) {
        if (!touching(table, state, figure, other)) return;
        met.bits = static_cast<std::uint8_t>(
            met.bits | (is_large(table, figure) ? sections_touched(table, state, figure, other).bits
                                                : std::uint8_t{1}));
    });
    if (met.bits == 0) return met;
    if (table.options[Option::v2_domain_section] == opt::v2_domain_section::controller_chooses)
        met = active_sections(table, figure);
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        if (in_force_with(table, state, figure, i, &AbilityFacts::immune_to_magic))
            met.bits = static_cast<std::uint8_t>(met.bits & ~(1u << i));
    return met;
}

void resolve_domain_die(Context& c, const Frame&, const Roll& roll) {
    const DomainFacts* storm = domain_with(c.table, &DomainFacts::storms);
    const auto which = static_cast<std::uint8_t>(storm - c.rules().domains->data());
    c.emit({.kind = EventKind::domain_rolled,
            .clause = storm->clause,
            .seat = c.state.turn,
            .n = roll.pips[0],
            .word = which});
    if (roll.pips[0] != 1) return;
    // Who touches whom is seen before the first dial turns.
    std::array<SectionSet, kMaxFigures> struck{};
    for_each_on_table(c.state, [&](FigureId id, const Figure&) {
        struck[id.n] = struck_by_storm(c.table, c.state, id);
    });
    Volley volley(c);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (struck[i].bits != 0)
            click_some_section(c, volley,
                               {.who = FigureId{i},
                                .clicks = 1,
                                .cause = ClickWord::domain,
                                .clause = storm->clause},
                               struck[i]);
    volley.settle();
    end_game_if_settled(c);
}

}  // namespace

const Question questions::roll_domain{.ask = Ask::roll_domain,
                                      .clause = "V-DOM-16",
                                      .dice = 1,
                                      .rolled = resolve_domain_die,
                                      .moment = Moment::between_actions,
                                      .about = About::nobody};

}  // namespace six
