// Items of terrain: a pool of what all have brought, and each sets one down in turn. [U-TPL]
#include <algorithm>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/setup/order.h"
#include "engine/rules/terrain_placement.h"
#include "engine/state/ask.h"

namespace six {
namespace {

std::size_t terrain_limit(const Agreement& agreement) {  // [U-TPL-3]
    const std::size_t four = agreement.rules->terrain.items_each;
    return agreement.options[Option::terrain_limit] == opt::terrain_limit::four_in_total
               ? four
               : four * agreement.seat_count;
}

Result<Ok> check_pool(const SetupAsked& asked, const ChooseTerrain& choice) {
    const Agreement& agreement = asked.agreement;
    const auto allowed = static_cast<std::int32_t>(items_each(agreement));
    if (choice.items.size() > static_cast<std::size_t>(allowed))
        return Illegal{.clause = "U-TPL-1",
                       .why = Reason::too_many_items,
                       .n = static_cast<std::int32_t>(choice.items.size()),
                       .m = allowed};
    for (const std::uint8_t item : choice.items) {
        if (item >= agreement.terrain_box.size())
            return Illegal{.clause = "U-TPL-1",
                           .why = Reason::no_such_item,
                           .n = item,
                           .m = static_cast<std::int32_t>(agreement.terrain_box.size())};
        const Piece& piece = agreement.terrain_box[item];
        if (const auto sound = check_item(*agreement.rules, agreement.options, piece); !sound)
            return sound;
    }
    return Ok{};
}

Result<Ok> check_placing(const SetupAsked& asked, const PlaceTerrain& place) {
    const SetupState& state = asked.state;
    if (std::find(state.pool.begin(), state.pool.end(), place.item) == state.pool.end())
        return Illegal{.clause = "U-TPL-3", .why = Reason::no_such_item, .n = place.item};
    if (!in_bounds(place.at)) return Illegal{.clause = "U-TPL-4", .why = Reason::item_near_edge};
    return check_item_place(asked.agreement, state, {place.item, place.at, place.turned});
}

Result<Ok> check_no_place(const SetupAsked& asked, const Decline&) {
    if (const auto place = find_terrain_place(asked.agreement, asked.state))
        return Illegal{.clause = "U-TPL-8",
                       .why = Reason::place_is_left,
                       .where = place->at,
                       .n = place->item};
    return Ok{};
}

void resolve_pool(Laying& c, const ChooseTerrain& choice) {
    SetupState& state = c.state;
    for (const std::uint8_t item : choice.items) state.pool.push_back(item);
    c.emit({.kind = EventKind::terrain_pooled,
            .clause = "U-TPL-1",
            .seat = state.asked,
            .n = static_cast<std::int32_t>(choice.items.size())});
    state.asked = seat_after(c.agreement, state.asked);
    c.step_is_over = state.asked == state.first_player;
}

void resolve_placing(Laying& c, const PlaceTerrain& place) {
    SetupState& state = c.state;
    state.pool.erase_at(static_cast<std::size_t>(
        std::find(state.pool.begin(), state.pool.end(), place.item) - state.pool.begin()));
    state.placed.push_back({place.item, place.at, place.turned});
    c.emit({.kind = EventKind::terrain_placed,
            .clause = "U-TPL-3",
            .seat = state.asked,
            .at = place.at,
            .facing = place.turned,
            .n = place.item});
    state.asked = seat_after(c.agreement, state.asked);
    c.step_is_over = state.pool.empty() || state.placed.size() >= terrain_limit(c.agreement);
}

// Nothing fits any more: what is left leaves the pool. [U-TPL-8]
void resolve_no_place(Laying& c, const Decline&) {
    for (const std::uint8_t item : c.state.pool)
        c.emit({.kind = EventKind::terrain_discarded, .clause = "U-TPL-8", .n = item});
    c.state.pool.clear();
    c.step_is_over = true;
}

ChooseTerrain any_choice(const Agreement& agreement, Draw& draw) {
    ChooseTerrain choice;
    const std::uint32_t count = draw.below(static_cast<std::uint32_t>(items_each(agreement)) + 1u);
    for (std::uint32_t i = 0; i < count; ++i)
        choice.items.push_back(static_cast<std::uint8_t>(
            draw.below(static_cast<std::uint32_t>(agreement.terrain_box.size()))));
    return choice;
}

void propose_choices(const SetupAsked& asked, SetupProposals& out) {
    for (std::size_t tries = 0; tries < 4 * out.limit() && !out.full(); ++tries)
        out.add(any_choice(asked.agreement, out.draw()));
    if (out.empty()) out.add(ChooseTerrain{});
}

PlaceTerrain any_place(const Agreement& agreement, const SetupState& state, Draw& draw) {
    const auto up_to = [&](Inches side) {
        return Inches::from_mils(
            static_cast<std::int32_t>(draw.below(static_cast<std::uint32_t>(side.mils()))));
    };
    return {state.pool[draw.below(static_cast<std::uint32_t>(state.pool.size()))],
            {up_to(agreement.field_size.x), up_to(agreement.field_size.y)},
            Facing::from_tenths(static_cast<std::int32_t>(draw.below(Facing::kFullTurn)))};
}

void propose_items(const SetupAsked& asked, SetupProposals& out) {
    for (std::size_t tries = 0; tries < 4 * out.limit() && !out.full(); ++tries)
        out.add(any_place(asked.agreement, asked.state, out.draw()));
    if (!out.empty()) return;
    if (const auto place = find_terrain_place(asked.agreement, asked.state)) out.add(*place);
    out.add(Decline{});
}

}  // namespace

const SetupQuestion questions::choose_terrain{
    .ask = Ask::choose_terrain,
    .clause = "U-TPL-1",
    .begin =
        [](Laying& c) {
            return begin_with_first_player(c) && !c.agreement.terrain_is_fixed &&
                   !c.agreement.terrain_box.empty();
        },
    .answers = {kSetupAnswer<ChooseTerrain, check_pool, resolve_pool>},
    .propose = propose_choices};

const SetupQuestion questions::place_terrain{
    .ask = Ask::place_terrain,
    .clause = "U-TPL-3",
    .begin = [](Laying& c) { return begin_with_first_player(c) && !c.state.pool.empty(); },
    .answers = {kSetupAnswer<PlaceTerrain, check_placing, resolve_placing>,
                kSetupAnswer<Decline, check_no_place, resolve_no_place>},
    .propose = propose_items};

}  // namespace six
