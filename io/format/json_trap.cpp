#include "io/format/json_trap.h"

#include "io/format/json_codec.h"

namespace six::io {

FileTrap trap_told(const Trap& trap) {
    FileTrap told{.kind = trap.kind};
    if (trap.kind == TrapKind::none) return told;
    told.n = trap.n;
    if (trap.kind == TrapKind::spawn) told.points = trap.points;
    told.disarm = trap.disarm;
    return told;
}

Trap read_trap(const JsonPlace& place) {
    Trap trap;
    place.object({"kind", "n", "points", "disarm"});
    trap.kind = read_name<TrapKind>(place.need("kind"), kTrapNames);
    for (const std::string_view member : {"n", "points", "disarm"}) {
        const bool has =
            trap.kind == TrapKind::spawn || (trap.kind != TrapKind::none && member != "points");
        if (const JsonPlace said = place.may(member); said.exists() && !has)
            said.complain("json.not_of_trap",
                          {{"name", std::string(member)},
                           {"kind", kTrapNames[static_cast<std::size_t>(trap.kind)]}});
    }
    if (trap.kind == TrapKind::none) return trap;
    trap.n = read_int<std::uint8_t>(place.need("n"), 1, kMaxTrapCount);
    if (trap.kind == TrapKind::spawn)
        trap.points = read_int<std::uint16_t>(place.need("points"), 1, kMaxPoints);
    trap.disarm = read_int<std::uint8_t>(place.need("disarm"), 2, 12);  // by two dice
    return trap;
}

ChestFile chest_told(const Chest& chest) {
    ChestFile told{
        .id = chest.id, .name = chest.name, .trap = trap_told(chest.trap), .gold = chest.gold};
    if (chest.item != TreasureItem::none) told.item = chest.item;
    return told;
}

Chest read_chest(const JsonPlace& place) {
    Chest chest;
    place.object({"id", "name", "number", "trap", "gold", "item", "flavour", "errata"});
    chest.id = place.need("id").identifier();
    chest.name = place.need("name").text(1, kMaxName);
    chest.trap = read_trap(place.need("trap"));
    chest.gold = read_int<std::uint16_t>(place.need("gold"), 0, kMaxGold);
    if (const JsonPlace item = place.may("item"); item.exists())
        chest.item = read_name<TreasureItem>(item, kTreasureItemNames);
    return chest;
}

}  // namespace six::io
