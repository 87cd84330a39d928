#include "host/desk_lying.h"

#include <algorithm>
#include <array>

#include "engine/game/look.h"
#include "engine/game/sound.h"
#include "engine/messages/reason.h"
#include "io/language/describe.h"

namespace six::host {
namespace {

using io::Error;

Error no_such_seat(const char* where, const protocol::SeatName& said) {
    return {where, "desk.no_such_seat", {{"name", said.name}}};
}

void clear_objectives(State& state) {
    const auto all = state.markers.begin() + state.marker_count;
    const auto kept = std::remove_if(state.markers.begin(), all, [](const Marker& marker) {
        return marker.kind == MarkerKind::objective;
    });
    std::fill(kept, all, Marker{});
    state.marker_count = static_cast<std::uint16_t>(kept - state.markers.begin());
}

// No more than each may bring, where there are any. [V-ARMY-6]
std::optional<Illegal> too_many(const Table& table, std::int32_t brought) {
    if (!table.rules->domains)
        return Illegal{.clause = "U-ARMY-2", .why = Reason::no_domains_in_edition};
    const std::int32_t most = table.options[Option::v2_domain_count];
    if (brought <= most) return std::nullopt;
    return Illegal{.clause = "V-ARMY-6", .why = Reason::too_many_domains, .n = brought, .m = most};
}

}  // namespace

std::optional<Error> lay_objectives(State& state, const io::Names& names,
                                    const std::vector<protocol::ObjectiveWish>& wish) {
    constexpr auto kMost = static_cast<std::size_t>(kMaxObjectives);
    if (wish.size() > kMost)
        return Error{
            "/objectives", "scenario.too_many_objectives", {{"most", std::to_string(kMost)}}};
    clear_objectives(state);
    std::uint8_t number = 0;
    for (const protocol::ObjectiveWish& one : wish) {
        Marker& marker = state.markers[state.marker_count++];
        marker.kind = MarkerKind::objective;
        marker.number = ++number;
        marker.at = one.at;
        if (!one.seat) continue;
        const auto seat = names.find_seat(one.seat->name);
        if (!seat) return no_such_seat("/objectives/seat", *one.seat);
        marker.seat = *seat;
    }
    return std::nullopt;
}

// In the order of turns, whichever is named first. [V-DOM-4]
std::optional<Error> reveal_domains(Table& table, const io::Names& names, io::Language language,
                                    const std::vector<protocol::DomainWish>& wish) {
    std::array<std::vector<Domain>, kMaxSeats> brought;
    for (const protocol::DomainWish& one : wish) {
        const auto seat = names.find_seat(one.by.name);
        if (!seat) return no_such_seat("/domains/by", one.by);
        brought[seat->n].push_back(one.name);
        const auto count = static_cast<std::int32_t>(brought[seat->n].size());
        if (const auto refusal = too_many(table, count))
            return Error{"/domains",
                         "scenario.not_agreed",
                         {{"sentence", io::describe(language, names, *refusal)}}};
    }
    table.domains.clear();
    for (std::uint8_t step = 0; step < table.seat_count; ++step) {
        const Seat seat{
            static_cast<std::uint8_t>((table.first_player.n + step) % table.seat_count)};
        for (const Domain which : brought[seat.n])
            reveal(*table.rules->domains, table.domains, seat, which);
    }
    return std::nullopt;
}

}  // namespace six::host
