// Domains are laid open when all sit and the armies are known, in the order of turns. Nobody is
// asked anything. [V-SETUP-2, V-DOM-4]
#include "engine/rules/domains.h"

#include "engine/messages/event_kind.h"
#include "engine/rules/setup/order.h"
#include "engine/rules/setup/setup_question.h"
#include "engine/state/ask.h"

namespace six {
namespace {

void tell(Laying& c, EventKind kind, Clause clause, const RevealedDomain& one) {
    c.emit({.kind = kind,
            .clause = clause,
            .seat = one.by,
            .word = static_cast<std::uint8_t>(one.which)});
}

// The clause that lets `by` cancel: its own, where it clears all weather. [V-DOM-17]
Clause cancelled_by(const DomainTable& domains, Domain by, Domain cancelled) {
    const DomainFacts& facts = domains[static_cast<std::size_t>(cancelled)];
    const bool named = (facts.cancelled_by & bit_of(by)) != 0;
    return named ? facts.clause : domains[static_cast<std::size_t>(by)].clause;
}

bool reveal_all(Laying& c) {
    const DomainTable& domains = *c.agreement.rules->domains;
    Seat seat = c.state.first_player;
    do {
        for (const Domain domain : c.state.domains[seat.n]) {
            const Revealing told = reveal(domains, c.state.revealed, seat, domain);
            const RevealedDomain& shown = c.state.revealed.back();
            tell(c, EventKind::domain_revealed, "V-DOM-4", shown);
            if (told.cancelled)
                tell(c, EventKind::domain_cancelled, cancelled_by(domains, told.by, domain), shown);
            for (std::size_t i = 0; i < c.state.revealed.size(); ++i)
                if (told.removed >> i & 1)
                    tell(c, EventKind::domain_cancelled,
                         cancelled_by(domains, domain, c.state.revealed[i].which),
                         c.state.revealed[i]);
        }
        seat = seat_after(c.agreement, seat);
    } while (seat != c.state.first_player);
    return false;
}

}  // namespace

const SetupQuestion questions::reveal_domains{
    .ask = Ask::nothing, .clause = "V-SETUP-2", .begin = reveal_all};

}  // namespace six
