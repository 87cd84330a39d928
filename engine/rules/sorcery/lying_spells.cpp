// Enchantments and glyphs, while they lie. [V-SPELL-8]
#include "engine/messages/event_kind.h"
#include "engine/rules/context.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/rules/structure.h"

namespace six {
namespace {

// Takes off what is to go, and says so.
template <class Is>
void take_off(Context& c, Is is) {
    State& state = c.state;
    std::uint16_t kept = 0;
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker marker = state.markers[i];
        if (!is(marker)) {
            state.markers[kept++] = marker;
            continue;
        }
        if (marker.kind == MarkerKind::enchantment)
            c.emit({.kind = EventKind::enchantment_ended,
                    .clause = "V-SPELL-8",
                    .who = marker.figure,
                    .n = marker.number});
        else
            c.emit({.kind = EventKind::glyph_taken_up,
                    .clause = "V-SPELL-8",
                    .seat = marker.seat,
                    .at = marker.at,
                    .n = marker.number});
    }
    while (state.marker_count > kept) state.markers[--state.marker_count] = {};
    find_marked(state);
}

}  // namespace

void lay_spell(Context& c, const Spell& spell) {
    const Action& action = c.state.action;
    const bool on_figure = spell.kind == SpellKind::enchantment;
    Marker laid{.kind = on_figure ? MarkerKind::enchantment : MarkerKind::glyph,
                .seat = c[action.who].owner,
                .number = static_cast<std::uint16_t>(action.spell - 1u)};
    if (on_figure)
        laid.figure = action.plan.targets[0];
    else
        laid.at = action.plan.point;
    laid.attack = breaches_immunity(c.table, c.state, c[action.who]);
    if (on_figure && !in_play(c[laid.figure])) return;
    take_off(c, [&](const Marker& marker) {
        return marker.kind == laid.kind && marker.number == laid.number && marker.seat == laid.seat;
    });
    if (c.state.marker_count == kMaxMarkers) return;
    c.state.markers[c.state.marker_count++] = laid;
    find_marked(c.state);
    if (on_figure)
        c.emit({.kind = EventKind::enchanted,
                .clause = "V-SPELL-8",
                .who = laid.figure,
                .n = laid.number});
    else
        c.emit({.kind = EventKind::glyph_laid,
                .clause = "V-SPELL-8",
                .who = action.who,
                .at = laid.at,
                .n = laid.number});
}

bool touches_glyph(const Table& table, const Figure& figure, const Marker& glyph) {
    if (!on_table(figure) || forbidden(table, figure, Deed::touch_glyph).exists()) return false;
    const Base base = base_of(table, figure);
    const Inches reach =
        base.shape.radius + table.options.inches(Option::v2_item_token) + table.contact_slack();
    for (const Vec2 circle : circles_of(base))
        if (within(circle, glyph.at, reach)) return true;
    return false;
}

bool works_on(const Table& table, const State& state, const Marker& marker, const Figure& figure,
              SectionSet sections) {
    if (figure.captive() || !in_play(figure)) return false;
    const Spell& spell = table.catalog.spells[marker.number];
    if (marker.kind == MarkerKind::glyph) {
        const bool own = table.friends(marker.seat, side_of(table, state, figure));
        if (spell.side != SpellSide::anybody && own != (spell.side == SpellSide::friends))
            return false;
        if (!touches_glyph(table, figure, marker)) return false;
    } else if (marker.figure.n + 1 != figure.marked) {
        const Figure& bearer = state[marker.figure];
        if (!spell.touching || !friendly(table, state, bearer, figure)) return false;
        sections.bits = static_cast<std::uint8_t>(
            sections.bits & sections_touched(table, state, figure, bearer).bits);
    }
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        if (has(sections, i) && !resists_spells(table, state, figure, i, marker.attack != 0))
            return true;
    return false;
}

namespace {

// Of what a figure shows, is and wields itself, and what its army gives it. What others' items give
// those who touch them is left out: whom they reach goes by the sides that are asked for here.
bool is_immune_by_itself(const Table& table, const State& state, const Figure& figure) {
    if (figure.captive() || !is_active(table, figure, 0)) return false;
    const auto immune = [&](Ability ability) {
        if (ability == Ability::none || has(figure.cancelled, ability)) return false;
        const AbilityFacts* facts = facts_of(table, ability);
        return facts != nullptr && facts->immune_to_magic;
    };
    const Click& click = shown(table, figure);
    bool is = immune(click.nexus);
    for (const Cell* cell : click.cells())
        for (const Ability ability : cell->abilities) is = is || immune(ability);
    for (const AbilityFacts* facts : warrior_of(table, figure).dials[0].innate)
        is = is || facts->immune_to_magic;
    for_each_item(table, state, figure, [&](const Item& item, std::uint8_t) {
        for (const Ability ability : item.gift.abilities) is = is || immune(ability);
    });
    const CompanyId company = table.seats[figure.owner.n].company;
    return is || (company.exists() && immune(table.catalog[company].ability));
}

}  // namespace

// A rider in the saddle goes by what lies on his mount; of several the one laid last holds.
Seat side_by_spells(const Table& table, const State& state, const Figure& figure) {
    const Figure& marked = in_saddle(figure) ? state[figure.chariot] : figure;
    if (marked.marked == 0 || forbidden(table, marked, Deed::change_sides).exists())
        return figure.owner;
    Seat side = figure.owner;
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (marker.kind == MarkerKind::enchantment && marker.figure.n + 1 == marked.marked &&
            table.catalog.spells[marker.number].switches &&
            (marker.attack != 0 || !table.options.is_on(Option::v2_immunity_spells) ||
             !is_immune_by_itself(table, state, marked)))
            side = marker.seat;
    }
    return side;
}

bool sees_hidden(const Table& table, const State& state, const Figure& figure) {
    bool sees = false;
    for_each_spell_on(table, state, figure, kAllSections,
                      [&](const Spell& spell, const Marker&) { sees = sees || spell.sees_hidden; });
    return sees;
}

void end_enchantments(Context& c, FigureId who, SpellEnd end) {
    take_off(c, [&](const Marker& marker) {
        return marker.kind == MarkerKind::enchantment && marker.figure == who &&
               c.table.catalog.spells[marker.number].until == end;
    });
}

void lift_enchantments(Context& c, FigureId who) {
    take_off(c, [&](const Marker& marker) {
        return marker.kind == MarkerKind::enchantment && marker.figure == who;
    });
}

void end_by_missed_shot(Context& c) {
    const Action& action = c.state.action;
    const AttackPlan& plan = action.plan;
    if (plan.kind != AttackKind::ranged || !action.hit.empty() ||
        structure_is_hit(c.table, c.state))
        return;
    end_enchantments(c, plan.who, SpellEnd::missed_shot);
    for (const FigureId member : plan.members) end_enchantments(c, member, SpellEnd::missed_shot);
}

}  // namespace six
