// What items do when an action given to their wielder is over. [V-ITEM-3, V-ITEM-8]
#include "engine/rules/wielding/item_touch.h"

#include "engine/messages/event_kind.h"
#include "engine/rules/capture.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/items.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/sections.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// Each that the item may do this to, with its active sections in contact. A passenger is where its
// chariot is touched: what spares it are its own texts. [MDW-PIMM-3, MDW-PIMM-8, MDW-PASS-15]
template <class Each>
void for_each_touched(Context& c, FigureId wielder, const Item& item, Deed deed, Each each) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        const Figure& figure = c[id];
        if (!in_play(figure) ||
            !works_on_side(c.table, c.state, c[wielder], figure, item.touch.side) ||
            forbidden(c.table, figure, deed).exists())
            continue;
        const Figure& met = is_aboard(figure) ? c[figure.chariot] : figure;
        SectionSet touched = sections_touched(c.table, c.state, met, c[wielder]);
        if (touched.bits == 0) continue;
        touched = is_large(c.table, figure) ? touched : one_section(0);
        touched.bits =
            static_cast<std::uint8_t>(touched.bits & active_sections(c.table, figure).bits);
        if (touched.bits != 0) each(id, touched);
    }
}

// Neither an attack nor an ability: nothing reduces it. [V-SA-DEF-4]
void hurt_touched(Context& c, Volley& volley, FigureId wielder, const Item& item) {
    if (item.touch.hurts == 0) return;
    const Seat by = c[wielder].owner;
    for_each_touched(c, wielder, item, Deed::be_hurt_by_item, [&](FigureId id, SectionSet met) {
        click_some_section(c, volley,
                           {.who = id,
                            .clicks = item.touch.hurts,
                            .cause = ClickWord::item,
                            .clause = clause_of_touch(c.table, c[id]),
                            .by = c.table.friends(by, c[id].owner) ? Seat{} : by},
                           met);
    });
}

void heal_touched(Context& c, FigureId wielder, const Item& item) {
    if (item.touch.heals == 0) return;
    for_each_touched(c, wielder, item, Deed::be_healed_by_item, [&](FigureId id, SectionSet met) {
        if (const auto section = section_for_clicks(c.table, c[id], met))
            return heal_by_item(c, id, item.touch.heals, *section);
        c.owe(Ask::heal_section, c[id].owner, id, wielder);
        Frame& frame = c.state.owed.back();
        frame.sections = met.bits;
        frame.clicks = item.touch.heals;
        frame.cause = static_cast<std::uint8_t>(ClickWord::item);
    });
}

// From now on it belongs to that player in everything. Whom it held captive is free if that is one
// of his; abilities may be cancelled anew. [V-BASE-4]
void change_sides(Context& c, FigureId who, Seat seat) {
    if (const FigureId held = captive_of(c.state, who);
        held.exists() && c.table.friends(c[held].owner, seat))
        free_captive(c, held, FreedWord::released, "V-BASE-4");
    Figure& figure = c[who];
    figure.owner = seat;
    figure.cancelled = {};
    if (figure.hurt_by.exists() && c.table.friends(figure.hurt_by, seat)) figure.hurt_by = {};
    for (std::uint16_t i = 0; i < c.state.marker_count; ++i)
        if (Marker& marker = c.state.markers[i];
            marker.kind == MarkerKind::waiting_shot && marker.figure == who)
            marker.seat = seat;
    c.emit({.kind = EventKind::changed_sides, .clause = "V-BASE-4", .seat = seat, .who = who});
}

// A rider goes with his mount, and they count together.
void turn_touched(Context& c, FigureId wielder, const Item& item) {
    if (item.touch.turns == 0) return;
    for_each_touched(c, wielder, item, Deed::be_turned_by_item, [&](FigureId id, SectionSet) {
        if (in_saddle(c[id]) || !opposing(c.table, c.state, c[wielder], c[id])) return;
        const FigureId rider = rider_of(c.table, c.state, id);
        int points = warrior_of(c.table, c[id]).points;
        if (rider.exists()) points += warrior_of(c.table, c[rider]).points;
        if (points > item.touch.turns) return;
        const Seat seat = side_of(c.table, c.state, c[wielder]);
        change_sides(c, id, seat);
        if (rider.exists()) change_sides(c, rider, seat);
    });
}

// Those that were given the action: of a unit both were. [V-CAV-1]
using Actors = InlineVector<FigureId, 2 * kMostMembers>;
Actors actors_of(const Context& c, const Action& action) {
    Actors actors;
    for (const FigureId member : action.members) {
        actors.push_back(member);
        if (const FigureId partner = partner_of(c.table, c.state, member); partner.exists())
            actors.push_back(partner);
    }
    return actors;
}

template <class Each>
void for_each_item_of(const Context& c, const Actors& actors, Each each) {
    for (const FigureId who : actors)
        for_each_item(c.table, c.state, c.state[who],
                      [&](const Item& item, std::uint8_t) { each(who, item); });
}

}  // namespace

void heal_by_item(Context& c, FigureId who, std::uint8_t clicks, std::uint8_t section) {
    heal(c, who, clicks, Ability::none, clause_of_touch(c.table, c[who]), section);
}

// Clicks all at one moment, then healing, then changes of sides. Of pushing nothing reduces the
// click either. [V-TOK-5]
void work_items(Context& c, const Action& action) {
    const Actors actors = actors_of(c, action);
    Volley volley(c);
    for_each_item_of(c, actors, [&](FigureId who, const Item& item) {
        if (item.pushes && !forbidden(c.table, c[who], Deed::be_hurt_by_item).exists())
            volley.click(
                {.who = who, .clicks = 1, .cause = ClickWord::pushing, .clause = "V-ITEM-3"});
        hurt_touched(c, volley, who, item);
    });
    volley.settle();
    for_each_item_of(c, actors,
                     [&](FigureId who, const Item& item) { heal_touched(c, who, item); });
    for_each_item_of(c, actors,
                     [&](FigureId who, const Item& item) { turn_touched(c, who, item); });
}

}  // namespace six
