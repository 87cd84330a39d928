// The first player chooses his edge, and the others sit down opposite or after him. [U-SETUP-3,
// U-MULTI-2, C-CONQ-13]
#include <optional>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/setup/order.h"
#include "engine/state/ask.h"

namespace six {
namespace {

constexpr Edge opposite(Edge edge) {
    return static_cast<Edge>((static_cast<int>(edge) + 2) % 4);
}

bool edge_is_free(const Agreement& agreement, const SetupState& state, Edge edge) {
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n)
        if (state.has_edge[n] && state.edges[n] == edge) return false;
    return true;
}

Result<Ok> check_edge(const SetupAsked& asked, const ChooseEdge& choice) {
    const Agreement& agreement = asked.agreement;
    if (static_cast<std::size_t>(choice.edge) >= kEdgeNames.size())
        return Illegal{.clause = "U-SETUP-3", .why = Reason::no_such_edge};
    // More than two sides find no room at two edges.
    if (const Clause long_only = agreement.rules->long_edges_only;
        long_only.exists() && agreement.sides() == 2) {
        const bool across = choice.edge == Edge::south || choice.edge == Edge::north;
        const Vec2 size = agreement.field_size;
        if (across ? size.x < size.y : size.y < size.x)
            return Illegal{.clause = long_only,
                           .why = Reason::no_such_edge,
                           .n = static_cast<std::int32_t>(choice.edge)};
    }
    if (!edge_is_free(agreement, asked.state, choice.edge))
        return Illegal{.clause = "U-MULTI-2",
                       .why = Reason::edge_taken,
                       .n = static_cast<std::int32_t>(choice.edge)};
    return Ok{};
}

void take_edge(Laying& c, Seat seat, Edge edge, Clause clause) {
    c.state.edges[seat.n] = edge;
    c.state.has_edge[seat.n] = true;
    c.emit({.kind = EventKind::edge_chosen,
            .clause = clause,
            .seat = seat,
            .word = static_cast<std::uint8_t>(edge)});
}

// The edge at which one of his side sits already, where the sides share one. [C-CONQ-13]
std::optional<Edge> shared_edge(const Laying& c, Seat seat) {
    if (!c.agreement.rules->sides_share_area.exists()) return std::nullopt;
    for (std::uint8_t n = 0; n < c.agreement.seat_count; ++n)
        if (c.state.has_edge[n] && c.agreement.friends(seat, Seat{n})) return c.state.edges[n];
    return std::nullopt;
}

// Two players sit opposite each other, and so do two sides that share an edge each. [U-SETUP-3,
// C-CONQ-13]
bool sits_opposite(const Agreement& agreement) {
    return agreement.seat_count == 2 ||
           (agreement.rules->sides_share_area.exists() && agreement.sides() == 2);
}

void resolve_edge(Laying& c, const ChooseEdge& choice) {
    SetupState& state = c.state;
    take_edge(c, state.asked, choice.edge, "U-SETUP-3");
    while (true) {
        state.asked = seat_after(c.agreement, state.asked);
        if (state.asked == state.first_player) {
            c.step_is_over = true;
            return;
        }
        if (const auto shared = shared_edge(c, state.asked))
            take_edge(c, state.asked, *shared, c.agreement.rules->sides_share_area);
        else if (sits_opposite(c.agreement))
            take_edge(c, state.asked, opposite(choice.edge), "U-SETUP-3");
        else
            return;
    }
}

void propose_edges(const SetupAsked&, SetupProposals& out) {
    for (std::size_t tries = 0; tries < 4 * out.limit() && !out.full(); ++tries)
        out.add(ChooseEdge{static_cast<Edge>(out.below(4))});
    if (!out.empty()) return;
    for (int edge = 0; edge < 4; ++edge) out.add(ChooseEdge{static_cast<Edge>(edge)});
}

void offer_edges(const SetupAsked&, SetupOffers& out) {
    for (std::size_t n = 0; n < kEdgeNames.size(); ++n)
        out.add(ChooseEdge{static_cast<Edge>(n)}, {.key = "edge", .which = kEdgeNames[n]});
}

}  // namespace

const SetupQuestion questions::choose_edge{
    .ask = Ask::choose_edge,
    .clause = "U-SETUP-3",
    .begin = begin_with_first_player,
    .answers = {kSetupAnswer<ChooseEdge, check_edge, resolve_edge>},
    .propose = propose_edges,
    .offer = offer_edges};

}  // namespace six
