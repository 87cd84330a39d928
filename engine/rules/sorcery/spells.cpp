#include "engine/rules/sorcery/spells.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/area.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/items.h"
#include "engine/rules/question.h"
#include "engine/rules/sections.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// One of its books, or null.
template <class Markers>
auto* find_book(Markers& state, const Figure& figure, std::uint8_t book) {
    const auto end = state.markers.begin() + state.marker_count;
    const auto found = std::find_if(state.markers.begin(), end, [&](const Marker& marker) {
        return is_wielded_by(marker, figure) && marker.number == book;
    });
    return found == end ? nullptr : &*found;
}

// Of none nobody is.
bool is_of(const Warrior& warrior, std::optional<Faction> faction) {
    return warrior.factions[0] == faction || warrior.factions[1] == faction;
}

std::size_t place_in(const SpellList& spells, std::uint8_t spell) {
    return static_cast<std::size_t>(std::find(spells.begin(), spells.end(), spell) -
                                    spells.begin());
}

const Spell& spell_of(const Table& table, const Action& action) {
    return table.catalog.spells[action.spell - 1u];
}

bool is_for(const Table& table, const State& state, const Figure& caster, const Figure& figure,
            SpellSide side) {
    switch (side) {
        case SpellSide::friends:
            return friendly(table, state, caster, figure);
        case SpellSide::opponents:
            return opposing(table, state, caster, figure);
        case SpellSide::anybody:
            break;
    }
    return true;
}

// What it would have to suffer; the first that it cannot.
Ban barred_from(const Table& table, const Figure& figure, const Spell& spell) {
    if (spell.switches)
        if (const Ban no = forbidden(table, figure, Deed::change_sides); no.exists()) return no;
    if (spell.kind == SpellKind::enchantment) return forbidden(table, figure, Deed::be_enchanted);
    if (spell.hurts > 0) return forbidden(table, figure, Deed::be_hurt_by_spell);
    return forbidden(table, figure, Deed::be_healed_by_spell);
}

Inches reach_of(const Spell& spell) {
    return Inches::from_mils(spell.reach * (1_in).mils());
}

Illegal refuse_cast(const State& state, const CastSpell& cast, Clause clause, Reason why) {
    return {.clause = clause,
            .why = why,
            .who = cast.who,
            .other = cast.other,
            .where = state[cast.who].at,
            .n = cast.spell};
}

Result<Ok> check_at_place(const Table& table, const State& state, const Spell& spell,
                          const CastSpell& cast) {
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_cast(state, cast, clause, why);
    };
    if (cast.other.exists()) return refuse("V-SPELL-3", Reason::spell_takes_place);
    if (!Area{{}, table.field.size}.holds(cast.at))
        return refuse("V-SPELL-3", Reason::point_off_table);
    if (!within(state[body_of(state, cast.who)].at, cast.at, reach_of(spell)))
        return refuse("V-SPELL-3", Reason::spell_out_of_reach);
    return Ok{};
}

Result<Ok> check_on_figure(const Table& table, const State& state, const Spell& spell,
                           const CastSpell& cast) {
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_cast(state, cast, clause, why);
    };
    if (!cast.other.exists() || cast.at != Vec2{})
        return refuse("V-SPELL-3", Reason::spell_takes_figure);
    const Figure &caster = state[cast.who], &target = state[cast.other];
    if (!in_play(target))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = cast.other};
    if (target.captive()) return refuse("V-SPELL-3", Reason::target_is_captive);
    if (!is_for(table, state, caster, target, spell.side))
        return refuse("V-SPELL-3", spell.side == SpellSide::friends ? Reason::target_opposing
                                                                    : Reason::target_friendly);
    if (const Ban no = barred_from(table, target, spell); no.exists())
        return refuse(no.clause, no.why);
    if (spell.reach == 0) {
        if (cast.other != cast.who && !touching(table, state, caster, target))
            return refuse("V-SPELL-3", Reason::not_in_contact);
    } else if (!within(state[body_of(state, cast.who)].at, state[body_of(state, cast.other)].at,
                       reach_of(spell))) {
        return refuse("V-SPELL-3", Reason::spell_out_of_reach);
    }
    // Of a large one it is asked of the section that is struck.
    if (!is_large(table, target) &&
        resists_spells(table, state, target, 0, breaches_immunity(table, state, caster)))
        return refuse("V-TYPE-10", Reason::target_immune);
    return Ok{};
}

// Another spell comes to the top, and the others move down. [V-SPELL-6]
void browse_to(Context& c, const CastSpell& cast, const Spell& spell) {
    SpellList& spells = find_book(c.state, c[cast.who], cast.book)->spells;
    const std::size_t place = place_in(spells, cast.spell);
    std::rotate(spells.begin(), spells.begin() + place, spells.begin() + place + 1);
    c.emit({.kind = EventKind::browsed, .clause = "V-SPELL-6", .who = cast.who, .n = cast.spell});
    deal_clicks(c, {.who = cast.who,
                    .clicks = spell.browse,
                    .cause = ClickWord::browsing,
                    .clause = "V-SPELL-6"});
}

// The seats of opponents in clockwise order; the last frame owed is answered first.
void ask_to_counter(Context& c, FigureId caster) {
    const Seat own = c[caster].owner;
    for (int step = c.table.seat_count - 1; step > 0; --step) {
        const Seat seat{static_cast<std::uint8_t>((own.n + step) % c.table.seat_count)};
        if (may_counter(c.table, c.state, seat, caster)) c.owe(Ask::counter_spell, seat, caster);
    }
}

// Of a section by the text for those with several dials. [MDW-AOE-6, MDW-AOE-7, V-SUB-7]
Clause clause_of_its_clicks(const Context& c, const Figure& figure, const Spell& spell) {
    if (resists_spells(c.table, c.state, figure, figure.struck, false)) return "V-SUB-7";
    if (!is_large(c.table, figure)) return "V-SPELL-8";
    return spell.heals > 0 ? Clause("MDW-AOE-7") : Clause("MDW-AOE-6");
}

// All dials turn at once. Neither an attack nor an ability: nothing reduces it. [V-SA-DEF-4]
void strike_by_spell(Context& c, const Spell& spell) {
    const Action action = c.state.action;
    const bool breached = breaches_immunity(c.table, c.state, c[action.who]);
    Volley volley(c);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        const Figure& figure = c[id];
        if (!action.affected.has(id) ||
            resists_spells(c.table, c.state, figure, figure.struck, breached))
            continue;
        const Clause clause = clause_of_its_clicks(c, figure, spell);
        if (spell.heals > 0) {
            heal(c, id, spell.heals, Ability::none, clause, figure.struck);
            continue;
        }
        const Seat by = c[action.who].owner;
        volley.click({.who = id,
                      .clicks = spell.hurts,
                      .cause = ClickWord::spell,
                      .clause = clause,
                      .by = c.table.friends(by, figure.owner) ? Seat{} : by,
                      .section = figure.struck});
    }
    volley.settle();
}

}  // namespace

bool plays_spells(const Ruleset& rules) {
    return (rules.plays.markers & marker_bit(MarkerKind::enchantment)) != 0;
}

SpellList spells_of(const State& state, const Figure& figure, std::uint8_t book) {
    const Marker* found = find_book(state, figure, book);
    return found ? found->spells : SpellList{};
}

Result<Ok> check_book(const Catalog& catalog, const Warrior& warrior, const CarriedItem& carried) {
    const auto refuse = [](Clause clause, Reason why, std::int32_t n, std::int32_t m = {}) {
        return Illegal{.clause = clause, .why = why, .n = n, .m = m};
    };
    if (carried.spells.empty()) return Ok{};
    const Item& book = catalog.items[carried.item];
    if (book.pages == 0) return refuse("V-SPELL-2", Reason::no_spellbook, carried.item);
    std::int32_t pages = 0;
    for (std::size_t i = 0; i < carried.spells.size(); ++i) {
        const std::uint8_t n = carried.spells[i];
        if (n >= catalog.spells.size()) return refuse("V-SPELL-3", Reason::no_such_spell, n);
        if (place_in(carried.spells, n) < i) return refuse("V-SPELL-4", Reason::spell_twice, n);
        const Spell& spell = catalog.spells[n];
        if (spell.faction && !is_of(warrior, spell.faction))
            return refuse("V-SPELL-3", Reason::spell_requires_faction, n);
        pages += is_of(warrior, spell.affinity) ? spell.affinity_pages : spell.pages;
    }
    if (pages > book.pages) return refuse("V-SPELL-4", Reason::too_many_pages, pages, book.pages);
    return Ok{};
}

bool resists_spells(const Table& table, const State& state, const Figure& figure,
                    std::size_t section, bool breached) {
    return !breached && table.options.is_on(Option::v2_immunity_spells) &&
           in_force_with(table, state, figure, section, &AbilityFacts::immune_to_magic);
}

Result<Ok> check_sorcerer(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = who, .where = figure.at};
    };
    bool wields_book = false;
    for_each_item(table, state, figure, [&](const Item& item, std::uint8_t) {
        wields_book = wields_book || item.pages > 0;
    });
    if (!wields_book) return refuse("V-SPELL-2", Reason::no_sorcerer);
    if (resists_spells(table, state, figure, 0, breaches_immunity(table, state, figure)))
        return refuse("V-TYPE-10", Reason::immune_is_no_sorcerer);
    return Ok{};
}

Result<Ok> check_cast(const Table& table, const State& state, const CastSpell& cast) {
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_cast(state, cast, clause, why);
    };
    if (cast.book >= table.catalog.items.size())
        return refuse("V-SPELL-2", Reason::no_such_item_card);
    if (cast.spell >= table.catalog.spells.size())
        return refuse("V-SPELL-3", Reason::no_such_spell);
    if (!spells_are_on(table)) return refuse("V-SPELL-12", Reason::spells_off);
    if (const auto may = check_may_act(table, state, cast.who, Given::action); !may) return may;
    if (cast.who == state.acts_again) return refuse("V-TITAN-8", Reason::second_action_is_barred);
    const Figure& figure = state[cast.who];
    if (!wields(state, figure, cast.book)) return refuse("V-SPELL-2", Reason::item_not_wielded);
    if (table.catalog.items[cast.book].pages == 0) return refuse("V-SPELL-2", Reason::no_spellbook);
    if (const auto sorcerer = check_sorcerer(table, state, cast.who); !sorcerer) return sorcerer;
    const SpellList spells = spells_of(state, figure, cast.book);
    const std::size_t place = place_in(spells, cast.spell);
    if (place == spells.size()) return refuse("V-SPELL-6", Reason::spell_not_in_book);
    if (place > 0 && !cast.browse) return refuse("V-SPELL-6", Reason::not_the_bookmark);
    if (place == 0 && cast.browse) return refuse("V-SPELL-6", Reason::already_the_bookmark);
    const Spell& spell = table.catalog.spells[cast.spell];
    if (spell.faction && !is_of(warrior_of(table, figure), spell.faction))
        return refuse("V-SPELL-3", Reason::spell_requires_faction);
    return spell.at_place() ? check_at_place(table, state, spell, cast)
                            : check_on_figure(table, state, spell, cast);
}

void resolve_cast(Context& c, const CastSpell& cast) {
    const Spell& spell = c.table.catalog.spells[cast.spell];
    begin_action(c, {.kind = ActionKind::special, .members = {&cast.who, 1}});
    if (cast.browse) browse_to(c, cast, spell);
    if (!in_play(c[cast.who])) return;
    Action& action = c.state.action;
    action.spell = static_cast<std::uint8_t>(cast.spell + 1);
    action.plan = {.kind = AttackKind::ranged, .who = cast.who, .at_point = true};
    // One figure is struck where the line from the sorcerer meets it.
    action.plan.point = spell.at_place() ? cast.at : c[body_of(c.state, cast.who)].at;
    if (!spell.at_place()) action.plan.targets.push_back(cast.other);
    if (spell.at_place())
        c.emit({.kind = EventKind::spell_cast_at,
                .clause = "V-SPELL-6",
                .who = cast.who,
                .at = cast.at,
                .n = cast.spell});
    else
        c.emit({.kind = EventKind::spell_cast,
                .clause = "V-SPELL-6",
                .who = cast.who,
                .other = cast.other,
                .n = cast.spell});
    c.owe(Ask::work_spell, {}, cast.who);
    ask_to_counter(c, cast.who);
}

FigureSet affected_by_spell(const Table& table, const State& state, const Action& action) {
    const Spell& spell = spell_of(table, action);
    FigureSet found;
    if (!spell.at_place()) {
        found.add(action.plan.targets[0]);
    } else {
        const Inches radius = Inches::from_mils(spell.area * (1_in).mils());
        found = standing_within(table, state, action.plan.point, radius) |
                sections_within(table, state, action.plan.point, radius);
    }
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const FigureId id{i};
        if (!in_play(state[id]) ||
            !is_for(table, state, state[action.who], state[id], spell.side) ||
            barred_from(table, state[id], spell).exists())
            found.remove(id);
    }
    return found;
}

void work_spell(Context& c) {
    Action& action = c.state.action;
    if (action.spell == 0) return;  // countered
    const Spell& spell = spell_of(c.table, action);
    if (spell.kind != SpellKind::instant) return lay_spell(c, spell);
    if (action.stage == AttackStage::none) {  // of large figures one section each [V-SPELL-10]
        action.affected = affected_by_spell(c.table, c.state, action);
        action.stage = AttackStage::sections;
        c.owe(Ask::work_spell, {}, action.who);
        return settle_sections(c);
    }
    action.stage = AttackStage::none;
    strike_by_spell(c, spell);
}

const Question questions::work_spell{.ask = Ask::work_spell,
                                     .settle = [](Context& c, const Frame&) { six::work_spell(c); },
                                     .present = Present::perhaps_eliminated};

}  // namespace six
