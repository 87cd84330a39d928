#include "engine/rules/soar.h"

#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/move.h"
#include "engine/rules/set_down.h"
#include "engine/rules/sources.h"

namespace six {
namespace {

const PostureRules& row_of(const Table& table, Posture posture) {
    return (*table.rules->postures)[static_cast<std::size_t>(posture)];
}

}  // namespace

Figure at_level(Figure figure, Level level) {
    if (level == Level::up) figure.set(note::soaring);
    if (level == Level::down) figure.unset(note::soaring);
    return figure;
}

Result<Ok> check_level(const Table& table, const State& state, const Move& move) {
    if (move.level == Level::as_it_is) return Ok{};
    const Figure& figure = state[move.who];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = move.who, .where = figure.at};
    };
    if (!row_of(table, Posture::soaring).aloft) return refuse("U-MOVE-1", Reason::cannot_soar);
    // Nobody is carried from one level to the other.
    if (move.carried.exists()) return refuse("V-SA-SPD-12", Reason::cannot_carry);
    const bool soars = figure.has(note::soaring);
    if (move.level == Level::down && !soars) return refuse("V-SOAR-2", Reason::on_ground_already);
    if (move.level == Level::down) return Ok{};
    if (soars) return refuse("V-SOAR-2", Reason::soaring_already);
    if (!in_force_with(table, state, figure, &AbilityFacts::soars))
        return refuse("V-SOAR-2", Reason::cannot_soar);
    // Up there nobody is held prisoner.
    if (captive_of(state, move.who).exists()) return refuse("V-SOAR-8", Reason::is_captor);
    return Ok{};
}

Clause clause_of_level(const Table& table, const Figure& figure, const Move& move) {
    if (move.level != Level::as_it_is) return "V-SOAR-2";
    return posture_of(table, figure).aloft ? Clause("V-SOAR-3") : Clause{};
}

void tell_level(Context& c, const Move& move) {
    if (move.level == Level::as_it_is) return;
    c.emit({.kind = move.level == Level::up ? EventKind::took_off : EventKind::landed,
            .clause = "V-SOAR-2",
            .who = move.who});
}

FigureSet out_of_the_way(const Table& table, const State& state, Posture posture) {
    FigureSet others;
    if (row_of(table, posture).aloft) return others;
    const std::uint8_t level = row_of(table, posture).level;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        const PostureRules& there = posture_of(table, figure);
        if (there.level != level && !there.aloft) others.add(id);
    });
    return others;
}

bool is_above_areas(const Table& table, const Figure& figure) {
    return posture_of(table, figure).above_areas && table.options.is_on(Option::v2_soar_area);
}

void land_those_without_wings(Context& c) {
    Volley volley(c);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId who{i};
        Figure& figure = c[who];
        if (!figure.has(note::soaring) ||
            in_force_with(c.table, c.state, figure, &AbilityFacts::soars))
            continue;
        figure.unset(note::soaring);
        figure = put_at(c.table, c.state, figure, figure.at, figure.facing);
        const bool stands =
            figure.top.exists() || stands_well(c.table, c.state, who, base_of(c.table, figure));
        if (!stands)
            figure = put_at(c.table, c.state, figure,
                            nearest_place(c.table, c.state, who, figure.at), figure.facing);
        c.emit({.kind = EventKind::landed, .clause = "V-SOAR-6", .who = who});
        volley.click({.who = who,
                      .clicks = static_cast<std::uint8_t>(c.table.options[Option::v2_soar_land]),
                      .cause = ClickWord::fall,
                      .clause = "V-SOAR-6"});
    }
    volley.settle();
}

// Between the ground and what soars, in either direction. [V-SOAR-5]
void sources::range_between_levels(const Shot& shot, Sum& out) {
    if (!shot.target.exists()) return;
    const bool up = posture_of(shot.table, shot.state[shot.target]).aloft;
    if (up == posture_of(shot.table, shot.firer).aloft) return;
    const std::int32_t rule = shot.table.options[Option::v2_soar_range];
    if (rule == opt::v2_soar_range::none || (rule == opt::v2_soar_range::upwards_only && !up))
        return;
    const Inches whole = Inches::from_mils(out.total());
    out.put(Term::range_halved, (halved(shot.table, whole) - whole).mils(), "V-SOAR-5", shot.who);
}

}  // namespace six
