#include "engine/rules/items.h"

#include <algorithm>

#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/large_move.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

static_assert(kMaxFigures < 0xFF);  // Figure::marked

// The first marker of this item of which `is` is true; null: there is none.
template <class Markers, class Is>
auto* find_item_marker(Markers& state, std::uint8_t item, Is is) {
    const auto end = state.markers.begin() + state.marker_count;
    const auto found = std::find_if(state.markers.begin(), end, [&](const Marker& marker) {
        return marker.kind == MarkerKind::item && marker.number == item && is(marker);
    });
    return found == end ? nullptr : &*found;
}

Illegal refuse_item(const State& state, const HandleItem& handle, Clause clause, Reason why) {
    return {.clause = clause,
            .why = why,
            .who = handle.who,
            .where = state[handle.who].at,
            .n = handle.item};
}

// The middle of a token that touches a section of the chariot from outside. [MDW-ITEM-1]
Vec2 beside_section(const Table& table, const Figure& chariot, std::size_t section) {
    const Inches far =
        warrior_of(table, chariot).base.radius + table.options.inches(Option::v2_item_token);
    const auto turned = static_cast<std::int32_t>(section) *
                        (Facing::kFullTurn / static_cast<std::int32_t>(kMaxDials));
    return straight_ahead(chariot, chariot.facing.turned(turned), far);
}

// Behind its chariot, or on a side where that is off the battlefield.
Vec2 place_of_token(const Table& table, const State& state, const Figure& figure) {
    if (!is_aboard(figure)) return figure.at;
    Vec2 place;
    for (const Quarter section : {Quarter::rear, Quarter::left, Quarter::right}) {
        place = beside_section(table, state[figure.chariot], static_cast<std::size_t>(section));
        if (Area{{}, table.field.size}.holds(place)) break;
    }
    return place;
}

// Beside a chariot in a corner it lies on the battlefield all the same.
Vec2 on_the_battlefield(Vec2 at, Vec2 size) {
    return {std::clamp(at.x, Inches{}, size.x), std::clamp(at.y, Inches{}, size.y)};
}

void lay_down(Context& c, FigureId who, std::uint8_t item, Vec2 beside, Clause clause) {
    const Vec2 at = on_the_battlefield(beside, c.table.field.size);
    Marker& token = *find_item_marker(c.state, item,
                                      [who](const Marker& marker) { return marker.figure == who; });
    token.figure = {};
    token.at = at;
    find_marked(c.state);
    c.emit({.kind = EventKind::item_dropped, .clause = clause, .who = who, .at = at, .n = item});
}

// What it takes to take one up. [V-ITEM-5, H-V2-ITEM-PICKUP]
bool is_taken_by_moving(const Table& table) {
    return table.options[Option::v2_item_pickup] == opt::v2_item_pickup::move_action;
}

// A special action, and so no titan's second; or a move action. [V-ITEM-5, V-TITAN-8]
Result<Ok> check_given_to_take(const Table& table, const State& state, const HandleItem& handle) {
    if (is_taken_by_moving(table)) return check_may_move(table, state, handle.who);
    if (const auto may = check_may_act(table, state, handle.who, Given::action); !may) return may;
    if (handle.who == state.acts_again)
        return refuse_item(state, handle, "V-TITAN-8", Reason::second_action_is_barred);
    return Ok{};
}

Result<Ok> check_taking(const Table& table, const State& state, const HandleItem& handle) {
    const Figure& figure = state[handle.who];
    const auto refuse = [&](Reason why) { return refuse_item(state, handle, "V-ITEM-5", why); };
    if (const Ban ban = forbidden(table, figure, Deed::pick_up); ban.exists())
        return refuse_item(state, handle, ban.clause, ban.why);
    if (!token_touched(table, state, figure, handle.item)) return refuse(Reason::item_not_touched);
    if (touches_opponent(table, state, handle.who)) return refuse(Reason::touches_opponent);
    const auto fits =
        check_wielder(table.options, warrior_of(table, figure), table.catalog.items[handle.item],
                      items_of(state, figure).size() + 1);
    if (fits) return Ok{};
    Illegal illegal = fits.error();
    illegal.who = handle.who;
    illegal.n = handle.item;
    return illegal;
}

}  // namespace

bool plays_items(const Ruleset& rules) {
    return (rules.plays.markers & marker_bit(MarkerKind::item)) != 0;
}

std::size_t slots_of(const OptionValues& options, const Warrior& warrior) {
    // One that is not laid yet has no types, a laid one has them from its page. [V-FIG-13]
    const bool older = warrior.era == Era::older || !warrior.dials[0].types;
    const bool unique = older && warrior.rank == Rank::unique &&
                        options[Option::v2_item_old] == opt::v2_item_old::uniques;
    return unique ? std::max<std::size_t>(warrior.slots_for_items(), kMostWielded)
                  : warrior.slots_for_items();
}

Result<Ok> check_wielder(const OptionValues& options, const Warrior& warrior, const Item& item,
                         std::size_t wielded) {
    const bool titan = warrior.kind == FigureKind::titan && options.is_on(Option::v2_item_big);
    if (titan || warrior.is_large() || is_castle(warrior.kind))
        return Illegal{.clause = "V-ITEM-7", .why = Reason::no_slots};
    const std::size_t slots = std::min(slots_of(options, warrior), kMostWielded);
    if (wielded > slots)
        return Illegal{.clause = "V-ITEM-1",
                       .why = slots == 0 ? Reason::no_slots : Reason::no_free_slot,
                       .m = static_cast<std::int32_t>(slots)};
    if (item.faction && !warrior.belongs_to(*item.faction))
        return Illegal{.clause = "V-ITEM-5", .why = Reason::item_requires_faction};
    return Ok{};
}

void wield(State& state, FigureId who, std::uint8_t item, const SpellList& spells) {
    state.markers[state.marker_count++] = {
        .kind = MarkerKind::item, .figure = who, .number = item, .spells = spells};
    state[who].marked = static_cast<std::uint8_t>(who.n + 1);
}

bool wields(const State& state, const Figure& figure, std::uint8_t item) {
    const auto items = items_of(state, figure);
    return std::find(items.begin(), items.end(), item) != items.end();
}

InlineVector<std::uint8_t, kMostWielded> items_of(const State& state, const Figure& figure) {
    InlineVector<std::uint8_t, kMostWielded> items;
    for (std::uint16_t i = 0; figure.marked != 0 && i < state.marker_count; ++i)
        if (is_wielded_by(state.markers[i], figure))
            items.push_back(static_cast<std::uint8_t>(state.markers[i].number));
    return items;
}

void take_items_along(State& state, FigureId who) {
    const auto first = state.markers.begin();
    const auto end = std::remove_if(first, first + state.marker_count, [&](const Marker& marker) {
        return is_wielded_by(marker, state[who]) ||
               (marker.kind == MarkerKind::enchantment && marker.figure == who);
    });
    const auto kept = static_cast<std::uint16_t>(end - first);
    while (state.marker_count > kept) state.markers[--state.marker_count] = {};
    state[who].marked = 0;
}

const Marker* token_of(const State& state, std::uint8_t item) {
    return find_item_marker(state, item,
                            [](const Marker& marker) { return !marker.figure.exists(); });
}

const Marker* token_touched(const Table& table, const State& state, const Figure& figure,
                            std::uint8_t item) {
    const Base base = base_of(table, figure);
    const Inches reach =
        base.shape.radius + table.options.inches(Option::v2_item_token) + table.contact_slack();
    return find_item_marker(state, item, [&](const Marker& token) {
        if (token.figure.exists()) return false;
        for (const Vec2 circle : circles_of(base))
            if (within(circle, token.at, reach)) return true;
        return false;
    });
}

Result<Ok> check_handle_item(const Table& table, const State& state, const HandleItem& handle) {
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_item(state, handle, clause, why);
    };
    if (handle.item >= table.catalog.items.size())
        return refuse("V-ITEM-3", Reason::no_such_item_card);
    // Laying down is free, where an action could begin. [V-ITEM-5]
    const auto may = handle.drop ? check_may_act(table, state, handle.who, Given::action)
                                 : check_given_to_take(table, state, handle);
    if (!may) return may;
    if (!handle.drop && handle.section != 0) return refuse("MDW-ITEM-1", Reason::no_such_section);
    if (!handle.drop) return check_taking(table, state, handle);
    const Figure& figure = state[handle.who];
    if (!wields(state, figure, handle.item)) return refuse("V-ITEM-5", Reason::item_not_wielded);
    // A passenger says beside which section, and nobody else does.
    const bool named = is_aboard(figure)
                           ? handle.section < kMaxDials && has(kPlatformSections, handle.section)
                           : handle.section == 0;
    if (!named) return refuse("MDW-ITEM-1", Reason::no_such_section);
    return Ok{};
}

void resolve_handle_item(Context& c, const HandleItem& handle) {
    if (handle.drop) {
        const Figure& figure = c[handle.who];
        const bool aboard = is_aboard(figure);
        const Vec2 at =
            aboard ? beside_section(c.table, c[figure.chariot], handle.section) : figure.at;
        return lay_down(c, handle.who, handle.item, at,
                        aboard ? Clause("MDW-ITEM-1") : Clause("V-ITEM-4"));
    }
    const std::array<FigureId, 1> members{handle.who};
    const bool moves = is_taken_by_moving(c.table);
    begin_action(c,
                 {.kind = moves ? ActionKind::move : ActionKind::special,
                  .members = members,
                  .cost = moves ? cost_of_moving(c.table, c.state, handle.who) : std::uint8_t{1}});
    const Marker* token = token_touched(c.table, c.state, c[handle.who], handle.item);
    Marker& taken = c.state.markers[static_cast<std::size_t>(token - c.state.markers.data())];
    taken.figure = handle.who;
    taken.at = {};
    find_marked(c.state);
    c.emit(
        {.kind = EventKind::item_taken, .clause = "V-ITEM-5", .who = handle.who, .n = handle.item});
}

void drop_items(Context& c, FigureId who) {
    const Figure& figure = c[who];
    const Clause clause = figure.captive()    ? Clause("V-CAP-5")
                          : is_aboard(figure) ? Clause("MDW-ITEM-2")
                                              : Clause("V-ITEM-4");
    const Vec2 at = place_of_token(c.table, c.state, figure);
    for (const std::uint8_t item : items_of(c.state, figure)) lay_down(c, who, item, at, clause);
}

}  // namespace six
