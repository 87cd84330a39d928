#include "io/format/json_trap.h"

#include "io/format/json_codec.h"

namespace six::io {

Json json_of(const Trap& trap) {
    Json json{{"kind", name_json(kTrapNames, trap.kind)}};
    if (trap.kind == TrapKind::none) return json;
    json["n"] = trap.n;
    if (trap.kind == TrapKind::spawn) json["points"] = trap.points;
    json["disarm"] = trap.disarm;
    return json;
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

Json json_of(const Chest& chest) {
    Json json{{"id", chest.id}, {"name", chest.name}};
    json["trap"] = json_of(chest.trap);
    json["gold"] = chest.gold;
    if (chest.item != TreasureItem::none) json["item"] = name_json(kTreasureItemNames, chest.item);
    return json;
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
