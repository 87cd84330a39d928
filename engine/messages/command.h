// A command of whatever is being played. Each game has a list of its own and knows no other; hosts,
// who write and read them all in one text, hold this.
#pragma once

#include <string_view>
#include <utility>
#include <variant>

#include "engine/messages/battle_command.h"
#include "engine/messages/setup_command.h"

namespace six {

using Command = std::variant<SetupCommand, BattleCommand>;

template <class List, class One>
inline constexpr bool kLists = false;
template <class... All, class One>
inline constexpr bool kLists<std::variant<All...>, One> = (std::is_same_v<All, One> || ...);

// The command as one of a kind; null when it is another. What several games have is found in each.
template <class One>
const One* as(const Command& command) {
    return std::visit(
        [](const auto& list) -> const One* {
            if constexpr (kLists<std::remove_cvref_t<decltype(list)>, One>)
                return std::get_if<One>(&list);
            else
                return nullptr;
        },
        command);
}

// Visits it as the one it is. `AnyCommand` is Command, const or not.
template <class Visitor, class AnyCommand>
decltype(auto) visit_command(Visitor&& visitor, AnyCommand& command) {
    return std::visit(
        [&](auto& list) -> decltype(auto) {
            return std::visit(std::forward<Visitor>(visitor), list);
        },
        command);
}

constexpr std::string_view name_of(const SetupCommand& command) {
    return kSetupCommandNames[command.index()];
}
constexpr std::string_view name_of(const BattleCommand& command) {
    return kBattleCommandNames[command.index()];
}
inline std::string_view name_of(const Command& command) {
    return std::visit([](const auto& list) { return name_of(list); }, command);
}

}  // namespace six
