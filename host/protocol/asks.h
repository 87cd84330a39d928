// The fields of each request.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "host/protocol/wishes.h"

namespace six::host::protocol {

inline constexpr std::int32_t kMostAnswer = 4096;  // bytes of a command or a line
inline constexpr std::int32_t kTable = kMaxTable.mils();
inline constexpr std::int32_t kFurthestDraw = 1000;  // mils: a finger would cover half the table

enum class Deploy : std::uint8_t { by_itself, hand };
inline constexpr std::array kDeploys = {"auto", "hand"};
constexpr auto described(const Deploy*) {
    return io::words("", kDeploys);
}

struct Nothing {};
constexpr auto described(const Nothing*) {
    return io::object("Nothing", "");
}

struct BeginAsk {
    SetupWish setup;
    std::optional<std::string> seed;
    std::optional<std::vector<Player>> players;
    std::optional<Deploy> deploy;
};
constexpr auto described(const BeginAsk*) {
    using T = BeginAsk;
    return io::object("BeginAsk", "",
                      {
                          io::field<&T::setup>("setup"),
                          io::maybe<&T::seed>("seed").within(1, 20),
                          io::maybe<&T::players>("players"),
                          io::maybe<&T::deploy>("deploy"),
                      });
}

struct ResumeAsk {
    io::Lines replay;
    std::optional<std::vector<Player>> players;
};
constexpr auto described(const ResumeAsk*) {
    using T = ResumeAsk;
    return io::object("ResumeAsk", "",
                      {
                          io::field<&T::replay>("replay"),
                          io::maybe<&T::players>("players"),
                      });
}

struct LayAsk {
    io::Lines scenario;
};
constexpr auto described(const LayAsk*) {
    using T = LayAsk;
    return io::object("LayAsk", "",
                      {
                          io::field<&T::scenario>("scenario"),
                      });
}

struct TableAsk {
    std::optional<bool> story;
};
constexpr auto described(const TableAsk*) {
    using T = TableAsk;
    return io::object("TableAsk", "",
                      {
                          io::maybe<&T::story>("story"),
                      });
}

struct CommandAsk {
    std::string command;
};
constexpr auto described(const CommandAsk*) {
    using T = CommandAsk;
    return io::object("CommandAsk", "",
                      {
                          io::field<&T::command>("command").within(1, kMostAnswer),
                      });
}

struct OrdersAsk {
    SeatName seat;
    Orders orders;
};
constexpr auto described(const OrdersAsk*) {
    using T = OrdersAsk;
    return io::object("OrdersAsk", "",
                      {
                          io::field<&T::seat>("seat").within(1, 16),
                          io::field<&T::orders>("orders"),
                      });
}

struct PlayerAsk {
    SeatName seat;
    Player player{};
};
constexpr auto described(const PlayerAsk*) {
    using T = PlayerAsk;
    return io::object("PlayerAsk", "",
                      {
                          io::field<&T::seat>("seat").within(1, 16),
                          io::field<&T::player>("player"),
                      });
}

struct FigureAsk {
    std::string figure;
};
constexpr auto described(const FigureAsk*) {
    using T = FigureAsk;
    return io::object("FigureAsk", "",
                      {
                          io::field<&T::figure>("figure").within(1, kLabel),
                      });
}

struct ReachAsk {
    std::string figure;
    std::optional<std::vector<SectionName>> sections;
    std::optional<Going> going;
};
constexpr auto described(const ReachAsk*) {
    using T = ReachAsk;
    return io::object("ReachAsk", "",
                      {
                          io::field<&T::figure>("figure").within(1, kLabel),
                          io::maybe<&T::sections>("sections").many(0, kMaxDials),
                          io::maybe<&T::going>("going"),
                      });
}

struct WayAsk {
    std::string figure;
    Vec2 to;
    std::optional<Facing> facing;
    std::optional<std::vector<SectionName>> sections;
    std::optional<Going> going;
    std::optional<Inches> near;
};
constexpr auto described(const WayAsk*) {
    using T = WayAsk;
    return io::object("WayAsk", "",
                      {
                          io::field<&T::figure>("figure").within(1, kLabel),
                          io::field<&T::to>("to").within(-kTable, 2 * kTable),
                          io::maybe<&T::facing>("facing"),
                          io::maybe<&T::sections>("sections").many(0, kMaxDials),
                          io::maybe<&T::going>("going"),
                          io::maybe<&T::near>("near", "Mils, at most 1000: how exact the hand is.")
                              .within(0, kFurthestDraw),
                      });
}

struct PlaceAsk {
    std::string what;
    Vec2 at;
    Facing facing;
};
constexpr auto described(const PlaceAsk*) {
    using T = PlaceAsk;
    return io::object("PlaceAsk", "",
                      {
                          io::field<&T::what>("what").within(1, kMostAnswer),
                          io::field<&T::at>("at").within(-kTable, 2 * kTable),
                          io::field<&T::facing>("facing"),
                      });
}

struct WhyAsk {
    std::optional<std::string> command;
    Wish wish;
    std::optional<SeatName> seat;
};
constexpr auto described(const WhyAsk*) {
    using T = WhyAsk;
    return io::object("WhyAsk", "",
                      {
                          io::one_of<&T::command>("command").within(1, kMostAnswer),
                          io::spread<&T::wish>(),
                          io::maybe<&T::seat>("seat").within(1, 16),
                      });
}

struct LineAsk {
    std::string line;
};
constexpr auto described(const LineAsk*) {
    using T = LineAsk;
    return io::object("LineAsk", "",
                      {
                          io::field<&T::line>("line").within(0, kMostAnswer),
                      });
}

struct HintsAsk {
    Number count = 0;
};
constexpr auto described(const HintsAsk*) {
    using T = HintsAsk;
    return io::object("HintsAsk", "",
                      {
                          io::field<&T::count>("count").within(1, 12),
                      });
}

struct RecordAsk {
    std::optional<std::string> after;
};
constexpr auto described(const RecordAsk*) {
    using T = RecordAsk;
    return io::object("RecordAsk", "",
                      {
                          io::maybe<&T::after>("after").within(64, 64),
                      });
}

struct ScenarioAsk {
    std::optional<std::string> name;
};
constexpr auto described(const ScenarioAsk*) {
    using T = ScenarioAsk;
    return io::object("ScenarioAsk", "",
                      {
                          io::maybe<&T::name>("name").within(0, 200),
                      });
}

struct BlankAsk {
    Edition edition{};
    io::AnyJson map;
};
constexpr auto described(const BlankAsk*) {
    using T = BlankAsk;
    return io::object("BlankAsk", "",
                      {
                          io::field<&T::edition>("edition"),
                          io::field<&T::map>("map"),
                      });
}

struct AccountAsk {
    std::optional<std::string> figure;
};
constexpr auto described(const AccountAsk*) {
    using T = AccountAsk;
    return io::object("AccountAsk", "",
                      {
                          io::maybe<&T::figure>("figure").within(1, kLabel),
                      });
}

struct ViewReplayAsk {
    io::Lines replay;
};
constexpr auto described(const ViewReplayAsk*) {
    using T = ViewReplayAsk;
    return io::object("ViewReplayAsk", "",
                      {
                          io::field<&T::replay>("replay"),
                      });
}

struct ViewAsk {
    Number n = 0;
};
constexpr auto described(const ViewAsk*) {
    using T = ViewAsk;
    return io::object("ViewAsk", "",
                      {
                          io::field<&T::n>("n", "So many answers had been given."),
                      });
}

}  // namespace six::host::protocol
