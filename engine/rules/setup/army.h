// What an army is counted by.
#pragma once

#include <cstdint>
#include <span>

#include "engine/catalog/warrior.h"
#include "engine/messages/illegal.h"
#include "engine/messages/setup_command.h"
#include "engine/state/setup.h"

namespace six {

// A unique figure that may be fielded at several point values is one all the same. [U-ARMY-3,
// U-ARMY-6]
bool same_figure(const Catalog&, WarriorId, WarriorId);
std::int32_t points_of(const Catalog&, std::span<const WarriorId> army);
// What the domains of an army cost, and whether it may bring them. [V-ARMY-6, V-DOM-4]
std::int32_t points_of_domains(const Agreement&, const InlineVector<Domain, kMostDomainsEach>&);
Result<Ok> check_domains(const Agreement&, const ChooseArmy&);
// The same of its items. [V-ARMY-6, V-ITEM-1, V-ITEM-5 to V-ITEM-7]
std::int32_t points_of_items(const Catalog&, const InlineVector<CarriedItem, kMostCarried>&);
Result<Ok> check_items(const Agreement&, const ChooseArmy&);

}  // namespace six
