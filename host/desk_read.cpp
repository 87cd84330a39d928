#include "host/desk_read.h"

#include "engine/catalog/warrior.h"

namespace six::host {

Vec2 read_place(const io::JsonPlace& place) {
    constexpr std::int64_t kFar = kMaxTable.mils();
    place.array(2, 2);
    const auto mils = [&](std::size_t n) {
        return Inches::from_mils(static_cast<std::int32_t>(place[n].integer(-kFar, 2 * kFar)));
    };
    return {mils(0), mils(1)};
}

Facing read_facing(const io::JsonPlace& facing) {
    return Facing::from_tenths(static_cast<std::int32_t>(facing.integer(0, Facing::kFullTurn - 1)));
}

std::uint8_t read_sections(const io::JsonPlace& list) {
    if (!list.exists()) return 0;
    unsigned bits = 0;
    const std::size_t count = list.array(0, kMaxDials);
    for (std::size_t i = 0; i < count; ++i) bits |= 1u << list[i].word(kSectionNames);
    return static_cast<std::uint8_t>(bits);
}

}  // namespace six::host
