// Standing orders in words, as replays note them and people at the terminal type them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/orders.h"

namespace six::host {

// "spin on dodge always": what differs from the usual. Nothing for none.
std::string orders_text(const StandingOrders&);
// The orders as these words change them, two for each: "spin", "off". False where one is not
// understood; `wrong` is then its place.
bool change_orders(const std::vector<std::string_view>& words, StandingOrders&, std::size_t& wrong);

}  // namespace six::host
