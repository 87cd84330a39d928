#include "engine/rules/revenant.h"

#include "engine/messages/event_kind.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/question.h"
#include "engine/rules/set_down.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

constexpr Clause kRevenant = "V-SUB-5";
constexpr std::size_t kClicksLeft = 2;  // before the first slot that eliminates

// Two clicks before the first slot with three skulls, or as many as its dial has.
void set_near_the_end(const Table& table, Figure& figure) {
    const Dial& dial = warrior_of(table, figure).dials[0];
    std::size_t end = 0;
    while (dial.clicks[end].skulls() < table.rules->combat.skulls_to_eliminate) ++end;
    figure.clicks[0] = static_cast<std::uint8_t>(end > kClicksLeft ? end - kClicksLeft : 0);
}

void rise(Context& c, FigureId who) {
    Figure& figure = c[who];
    const Vec2 at = nearest_place(c.table, c.state, who, figure.at);
    if (!stands_well(c.table, c.state, who,
                     base_of(c.table, put_at(c.table, c.state, figure, at, figure.facing))))
        return;  // nowhere on the whole table
    set_near_the_end(c.table, figure);
    figure = put_at(c.table, c.state, figure, at, figure.facing);
    figure.whereabouts = Whereabouts::on_table;
    figure.tokens = c.rules().actions.max_tokens;
    figure.set(note::returned);
    c.state.dial_turned = true;
    c.emit({.kind = EventKind::rose,
            .clause = kRevenant,
            .who = who,
            .at = figure.at,
            .facing = figure.facing});
}

void resolve_revenant_roll(Context& c, FigureId who, std::uint8_t pips) {
    const bool rises = pips >= c.table.options[Option::v2_revenant];
    c.emit({.kind = EventKind::revenant_rolled,
            .clause = kRevenant,
            .who = who,
            .n = pips,
            .word = static_cast<std::uint8_t>(rises ? RevenantWord::rises : RevenantWord::stays)});
    if (rises) rise(c, who);
    end_game_if_settled(c);
}

}  // namespace

void note_revenant(const Table& table, Figure& figure) {
    if (figure.has(note::rose) || !innate_with(table, figure, &AbilityFacts::revives_itself) ||
        figure.captive() || forbidden(table, figure, Deed::rise_again).exists())
        return;
    figure.set(note::rises);
}

void owe_revenants(Context& c) {
    for (int i = c.state.figure_count - 1; i >= 0; --i) {
        const FigureId id{static_cast<std::uint16_t>(i)};
        if (!c[id].has(note::rises) || c.state.owed.full()) continue;
        c[id].unset(note::rises);
        c[id].set(note::rose);
        c.owe(Ask::roll_revenant, {}, id);
    }
}

const Question questions::roll_revenant{
    .ask = Ask::roll_revenant,
    .clause = kRevenant,
    .dice = 1,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_revenant_roll(c, asked.figure, roll.pips[0]); },
    .moment = Moment::either,
    .present = Present::perhaps_eliminated};

}  // namespace six
