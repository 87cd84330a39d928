#include "engine/rules/damage.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/term.h"
#include "engine/rules/capture.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/items.h"
#include "engine/rules/question.h"
#include "engine/rules/revenant.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/rules/turn.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

void tell_reduction(Context& c, FigureId who, const AbilityFacts& facts, int taken,
                    ClickWord cause) {
    const Term term = facts.cannot_be_healed ? Term::invulnerability : Term::toughness;
    Clause clause = facts.clause;
    if (cause == ClickWord::passed_on)
        clause = facts.cannot_be_healed ? Clause("LRG-PDMG-9") : Clause("LRG-PDMG-8");
    c.emit({.kind = EventKind::modifier,
            .clause = clause,
            .who = who,
            .n = -taken,
            .word = static_cast<std::uint8_t>(term)});
}

// In Conquest a section that becomes Demoralized is turned to three skulls. [C-MULTI-6]
void take_heart_from(const Table& table, const State& state, Figure& figure, std::size_t section) {
    if (table.options[Option::c_dem_section] == opt::c_dem_section::three_skulls &&
        is_demoralized(table, state, figure, section))
        turn_to_the_end(table, figure, section);
}

// A passenger that dies falls no further. [LRG-PELIM-4]
void drop_questions_about(Context& c, FigureId dead) {
    auto& owed = c.state.owed;
    for (std::size_t i = owed.size(); i-- > 0;)
        if (owed[i].figure == dead && question_of(c.table, owed[i]).moot_without_it)
            owed.erase_at(i);
}

// A section that has become inactive takes no clicks that are still to be placed. [LRG-DIAL-6,
// C-MULTI-11]
void spare_inactive(Context& c, FigureId who) {
    const std::uint8_t active = active_sections(c.table, c[who]).bits;
    for (Frame& frame : c.state.owed) {
        if (frame.ask != Ask::take_clicks || frame.figure != who) continue;
        const auto left = static_cast<std::uint8_t>(frame.sections & active);
        frame.sections = left != 0 ? left : active;
    }
}

// What becomes Demoralized leaves the game. [C-CONQ-3]
bool flees(const Context& c, const Figure& figure) {
    return c.rules().demoralized_leave.exists() &&
           !forbidden(c.table, figure, Deed::flee).exists() &&
           is_demoralized(c.table, c.state, figure);
}
// ... as soon as a click shows it, and not only after all damage, where that was agreed; it takes
// no more. [H-C-DEM-REMOVED]
bool has_fled(const Context& c, const Figure& figure) {
    return c.table.options[Option::c_dem_removed] == opt::c_dem_removed::each_click &&
           flees(c, figure);
}

// Whose doing it was; none: the owner's own, or that of several.
Seat only_one_of(SeatSet seats) {
    if (__builtin_popcount(seats.bits) != 1) return {};
    return Seat{static_cast<std::uint8_t>(__builtin_ctz(seats.bits))};
}

}  // namespace

// Only what an attack does is passed on, or whatever turns the dial; what the section could take,
// or all that it was dealt. Asked before a chariot falls: what fell is no passenger any more.
// [LRG-PDMG-3 to LRG-PDMG-5, LRG-DIAL-6, MDW-PDMG-2, H-X-C27, H-X-G11]
void Volley::note_passenger(const Clicks& due, std::uint8_t turned) {
    if (!kind_of(c_.table, c_[due.who]).carries || passed_on_.full()) return;
    const bool any =
        c_.table.options[Option::passenger_damage_cause] == opt::passenger_damage_cause::any_effect;
    const FigureId passenger = passenger_of(c_.state, due.who);
    if (!passenger.exists() || (due.cause != ClickWord::attack && !any)) return;
    const bool in_full =
        c_.table.options[Option::passed_on_damage] == opt::passed_on_damage::full_damage;
    passed_on_.push_back(
        {due.who, passenger, due.section, in_full ? due.clicks : turned, due.by, due.magical});
}

std::uint8_t Volley::click(const Clicks& due) {
    Figure& figure = c_[due.who];
    if (due.clicks == 0) return 0;
    // Whoever deals clicks at the moment of its death shares in the points. [U-CBT-13]
    const bool dead = is_dead(c_.table, figure) || (clicked_.has(due.who) && has_fled(c_, figure));
    if (due.by.exists() && (!dead || clicked_.has(due.who))) {
        by_[due.by.n].add(due.who);
        if (!c_.table.friends(due.by, figure.owner)) figure.hurt_by = due.by;
    }
    if (dead || !is_active(c_.table, figure, due.section)) return 0;
    clicked_.add(due.who);
    if (due.cause == ClickWord::attack) attacked_.add(due.who);
    c_.state.dial_turned = true;
    std::uint8_t turned = 0;
    const bool was_sound = is_section(figure) && !is_breached(c_.table, figure);
    while (turned < due.clicks && !is_dead(c_.table, figure) &&
           is_active(c_.table, figure, due.section) && !has_fled(c_, figure)) {
        ++figure.clicks[due.section];
        ++turned;
    }
    const bool large = is_large(c_.table, figure);
    if (large) take_heart_from(c_.table, c_.state, figure, due.section);
    c_.emit({.kind = EventKind::clicked,
             .clause = due.clause,
             .who = due.who,
             .n = turned,  // what is left over is lost [U-DIAL-6]
             .word = static_cast<std::uint8_t>(due.cause),
             .section = large ? due.section : Event::kNoSection});
    if (was_sound && is_breached(c_.table, figure))
        c_.emit(
            {.kind = EventKind::breached,
             .clause = is_dead(c_.table, figure) ? Clause("C-CASTLE-41") : Clause("C-CASTLE-18"),
             .who = due.who});
    if (large && !is_active(c_.table, figure, due.section)) {
        c_.emit({.kind = EventKind::section_inactive,
                 .clause = "LRG-DIAL-5",
                 .who = due.who,
                 .section = due.section});
        spare_inactive(c_, due.who);
    }
    if (turned > 0) note_passenger(due, turned);
    return turned;
}

void Volley::settle() {
    SeatSet fallen_by;
    FallenSections fallen;  // they come down when all the dead have left
    for (std::uint16_t i = 0; i < c_.state.figure_count; ++i) {
        const FigureId who{i};
        Figure& figure = c_[who];
        if (!clicked_.has(who) || !in_play(figure)) continue;
        end_enchantments(c_, who, SpellEnd::hurt);
        const Clause leaves = c_.rules().demoralized_leave;
        const bool runs = flees(c_, figure) && !is_dead(c_.table, figure);
        if (runs) turn_to_the_end(c_.table, figure, 0);
        if (!is_dead(c_.table, figure)) continue;
        const bool section = is_section(figure);
        if (attacked_.has(who)) note_revenant(c_.table, figure);
        drop_items(c_, who);
        leave_eliminated(c_, who);
        c_.emit({.kind = EventKind::eliminated,
                 .clause = runs ? leaves : kind_of(c_.table, figure).eliminated,
                 .who = who,
                 .at = figure.at});
        drop_questions_about(c_, who);
        SeatSet by;
        for (std::uint8_t seat = 0; seat < c_.table.seat_count; ++seat)
            if (by_[seat].has(who)) by.add(Seat{seat});
        score_elimination(c_, who, by);
        unseat(c_, who, only_one_of(by));
        if (!section) continue;
        fallen.push_back(who);
        fallen_by.bits = static_cast<std::uint8_t>(fallen_by.bits | by.bits);
    }
    review_captors(c_);
    if (!fallen.empty()) bring_down(c_, fallen, only_one_of(fallen_by));
    for (const PassedOn& on : passed_on_)
        owe_passenger_roll(c_,
                           {.who = on.chariot,
                            .clicks = on.clicks,
                            .by = on.by,
                            .section = on.section,
                            .magical = on.magical},
                           on.passenger);
    clicked_ = attacked_ = {};
    by_ = {};
    passed_on_.clear();
}

void deal_clicks(Context& c, const Clicks& due) {
    Volley volley(c);
    volley.click(due);
    volley.settle();
}

std::uint8_t heal(Context& c, FigureId who, std::uint8_t clicks, Ability by, Clause clause,
                  std::uint8_t section, Mends mends) {
    Figure& figure = c[who];
    // Where it entered the game, at whatever value; an inactive section stays so. [C-MULTI-13]
    const bool to_the_first = is_large(c.table, figure) && c.table.options[Option::c_multi_heal] ==
                                                               opt::c_multi_heal::starting_slot;
    const std::uint8_t start =
        to_the_first ? std::uint8_t{0} : warrior_of(c.table, figure).dials[section].start;
    std::uint8_t healed = 0;
    if (!is_active(c.table, figure, section)) {
        clicks = 0;
        clause = "C-MULTI-13";
    }
    // Not even by its own Vampirism. [U-SA-DEF-7]
    if (const auto* never =
            in_force_with(c.table, c.state, figure, section, &AbilityFacts::cannot_be_healed);
        never && mends == Mends::as_it_shows) {
        clicks = 0;
        clause = never->clause;
    }
    if (const Ban no = forbidden(c.table, figure, Deed::be_healed_by_ability); no.exists()) {
        clicks = 0;
        clause = no.clause;
    }
    for (; healed < clicks && figure.clicks[section] > start; ++healed) --figure.clicks[section];
    if (healed > 0) c.state.dial_turned = true;
    c.emit({.kind = EventKind::healed,
            .clause = healed < clicks ? Clause("U-DIAL-5") : clause,
            .who = who,
            .n = healed,
            .word = static_cast<std::uint8_t>(by),
            .section = is_large(c.table, figure) ? section : Event::kNoSection});
    review_captors(c);
    return healed;
}

void note_magic(Context& c, FigureId who) {
    if (in_force_with(c.table, c.state, c[who], c[who].struck, &AbilityFacts::cursed))
        c.state.action.by_magic.add(who);
}

void take_away(Context& c, FigureId who, Clause clause) {
    Figure& figure = c[who];
    for (std::size_t i = 0; i < warrior_of(c.table, figure).dials.size(); ++i)
        turn_to_the_end(c.table, figure, i);
    drop_items(c, who);
    leave_eliminated(c, who);
    c.emit({.kind = EventKind::eliminated, .clause = clause, .who = who, .at = figure.at});
    drop_questions_about(c, who);
    unseat(c, who, {});
    review_captors(c);
}

void leave_eliminated(Context& c, FigureId who) {
    lift_enchantments(c, who);
    Figure& figure = c[who];
    figure.leave(Whereabouts::eliminated);
    if (figure.tokens == 0 || c.table.options[Option::dead_tokens] == opt::dead_tokens::survive)
        return;
    figure.tokens = 0;
    forget_foreign_token(c.state, who);
    c.emit({.kind = EventKind::tokens_cleared, .clause = "U-TOK-5", .who = who});
}

void turn_to_the_end(const Table& table, Figure& figure, std::size_t section) {
    while (is_active(table, figure, section)) ++figure.clicks[section];
}

std::uint8_t reduced(Context& c, FigureId who, std::uint8_t clicks, std::size_t section,
                     ClickWord cause) {
    for_each_in_force(c.table, c.state, c[who], section, [&](const AbilityFacts& facts) {
        const std::uint8_t taken = clicks < facts.reduces ? clicks : facts.reduces;
        if (taken == 0) return;
        clicks = static_cast<std::uint8_t>(clicks - taken);
        tell_reduction(c, who, facts, taken, cause);
    });
    return clicks;
}

}  // namespace six
