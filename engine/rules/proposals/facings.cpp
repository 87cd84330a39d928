#include "engine/rules/proposals/facings.h"

#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"

namespace six {

std::optional<BattleCommand> as_it_faces(const Asked& asked) {
    return Turn{asked.frame.figure, asked.state[asked.frame.figure].facing};
}

void propose_facings(const Asked& asked, Proposals& out) {
    const FigureId who = asked.frame.figure;
    for (std::size_t i = 0; i < out.limit(); ++i) out.add(Turn{who, out.any_facing()});
    if (out.empty()) out.add(*as_it_faces(asked));
}

void offer_to_stay(const Asked& asked, Offers& out) {
    out.add(*as_it_faces(asked), {.key = "stay"});
}

}  // namespace six
