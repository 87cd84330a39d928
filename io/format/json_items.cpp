#include "io/format/json_items.h"

#include <array>
#include <set>
#include <utility>

#include "engine/dial/ability.h"
#include "io/format/json_definitions.h"
#include "io/format/json_file.h"

namespace six::io {
namespace {

constexpr std::array kChanges = {
    std::pair{"speed", &Item::speed}, std::pair{"attack", &Item::attack},
    std::pair{"defense", &Item::defense}, std::pair{"damage", &Item::damage},
    std::pair{"range", &Item::range}};
constexpr const char* kItemsFormat = "six-skulls/items";
constexpr std::int64_t kMostChange = 9;
constexpr std::int64_t kMostItemPoints = 1000;
constexpr std::int64_t kMostPages = 99;  // of a spellbook

Json item_json(const Item& item) {
    Json json{{"id", item.id}, {"name", item.name}, {"points", item.points}};
    if (item.relic) json["relic"] = true;
    if (item.faction) json["faction"] = name_json(kFactionNames, *item.faction);
    for (const auto& [name, change] : kChanges)
        if (item.*change != 0) json[name] = item.*change;
    for (const Ability ability : item.abilities)
        json["abilities"].push_back(kAbilityNames[static_cast<std::size_t>(ability)]);
    if (item.pushes) json["pushes"] = true;
    if (item.pages > 0) json["pages"] = item.pages;
    return json;
}

Item read_item(const JsonPlace& place) {
    Item item;
    place.object({"id", "name", "points", "relic", "faction", "speed", "attack", "defense",
                  "damage", "range", "abilities", "pushes", "pages"});
    item.id = place.need("id").identifier();
    item.name = place.need("name").text(1, kMaxName);
    item.points = read_int<std::uint16_t>(place.need("points"), 0, kMostItemPoints);
    item.relic = place.may("relic").boolean();
    item.pushes = place.may("pushes").boolean();
    if (const JsonPlace pages = place.may("pages"); pages.exists())
        item.pages = read_int<std::uint8_t>(pages, 1, kMostPages);
    if (const JsonPlace faction = place.may("faction"); faction.exists())
        item.faction = read_name<Faction>(faction, kFactionNames);
    for (const auto& [name, change] : kChanges)
        if (const JsonPlace said = place.may(name); said.exists())
            item.*change = static_cast<std::int8_t>(said.integer(-kMostChange, kMostChange));
    if (const JsonPlace abilities = place.may("abilities"); abilities.exists()) {
        const std::size_t count = abilities.array(1, item.abilities.capacity());
        for (std::size_t i = 0; i < count; ++i)
            item.abilities.push_back(read_name<Ability>(abilities[i], kAbilityNames));
    }
    return item;
}

std::vector<Item> read_item_file(const JsonPlace& place) {
    read_file_header(place, kItemsFormat);
    place.object({"format", "version", "items"});
    return read_items(place.need("items"));
}

}  // namespace

Json json_of(const std::vector<Item>& items) {
    Json json = Json::array();
    for (const Item& item : items) json.push_back(item_json(item));
    return json;
}

std::vector<Item> read_items(const JsonPlace& place) {
    std::vector<Item> items;
    if (!place.exists()) return items;
    std::set<std::string> ids;
    const std::size_t count = place.array(0, kMostItems);
    for (std::size_t i = 0; i < count; ++i) {
        items.push_back(read_item(place[i]));
        if (!ids.insert(items.back().id).second) place[i].may("id").complain("json.expected_other");
    }
    return items;
}

Expected<std::vector<Item>, Error> items_from_json(std::string_view text) {
    return from_text(text, read_item_file);
}

}  // namespace six::io
