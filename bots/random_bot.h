// Any of the proposals, all alike: the yardstick for other bots, and the widest feeler for tests.
#pragma once

#include "bots/bot.h"

namespace six::bots {

class RandomBot final : public Bot {
public:
    static constexpr std::string_view kName = "random";

    std::string_view name() const override { return kName; }
    Command choose(const Game& seen, const Decision&, Draw&) override;
};

}  // namespace six::bots
