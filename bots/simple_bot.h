// Greedy and one answer deep: of the proposals it takes the one with the best outlook. The outlook
// is counted in thousandths of a click: what it expects to deal less what it expects to take, a
// little for coming closer, and the click that pushing costs. Standing still is worth nothing and
// coming closer is worth something, so it never freezes.
#pragma once

#include <cstdint>

#include "bots/bot.h"
#include "engine/geometry/planner.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six::bots {

class SimpleBot final : public Bot {
public:
    static constexpr std::string_view kName = "simple";

    std::string_view name() const override { return kName; }
    Command choose(const Game& seen, const Decision&, Draw&) override;
    std::vector<Command> advise(const Game& seen, const Decision&, Draw&) override;

private:
    // Judges new proposals: the worth of each, in their order.
    std::vector<std::int64_t> judged(const Table&, const State&, const Decision&, std::size_t most,
                                     Draw&);

    // Builds its castle where it makes sense.
    SetupCommand build(const Agreement&, const SetupState&, Draw&);

    std::vector<BattleCommand> proposals_;  // reused from answer to answer
    Planner planner_;
    State what_if_;  // the position a proposal leads to; only the used part is ever written
};

}  // namespace six::bots
