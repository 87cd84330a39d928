// What a figure is worth in points: one formula for every kind, so that figures made by different
// hands can meet in one battle. It reads the dials from where they begin and asks of every living
// slot how long it is likely to last and what it can do in that time. docs/balance.md explains it,
// and why each number is what it is. Whole numbers only: the same value on every machine.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/catalog/warrior.h"

namespace six::workshop {

// 0 of planking, of all others at least 1. A Warrior is one level already: its dials begin there.
std::uint16_t point_value(const Warrior&);

// What is asked of one slot, for those who want to see how a value comes about.
struct SlotWorth {
    int work = 0;    // what it does while it lasts; what it is by merely standing there included
    int lasts = 0;   // how long, in percent of a slot that every attack hits
    int weight = 0;  // the later a slot comes, the less of it will be seen: percent
    int worth = 0;   // all three together
};
// `slot` is counted from 0 and lives: it shows fewer than three skulls, and so do all before it.
SlotWorth slot_worth(const Warrior&, const Dial&, std::size_t slot);

}  // namespace six::workshop
