#include "io/format/json_items.h"

#include <set>

#include "engine/dial/ability.h"
#include "io/format/json_definitions.h"
#include "io/format/json_file.h"

namespace six::io {
namespace {

constexpr const char* kItemsFormat = "six-skulls/items";
constexpr std::int64_t kMostChange = 9;
constexpr std::int64_t kMostItemPoints = 1000;
constexpr std::int64_t kMostPages = 99;  // of a spellbook
constexpr std::int64_t kMostClicks = 9;  // of a touch

void put_gift(Json& json, const ItemGift& gift) {
    for (const auto& [name, change] : kGiftNumbers)
        if (gift.*change != 0) json[name] = gift.*change;
    for (const Ability ability : gift.abilities)
        json["abilities"].push_back(kAbilityNames[static_cast<std::size_t>(ability)]);
    for (std::size_t i = 0; i < kProficiencyNames.size(); ++i)
        if ((gift.bars & bit_of(static_cast<Proficiency>(i))) != 0)
            json["bars"].push_back(kProficiencyNames[i]);
}

Json touch_json(const ItemTouch& touch) {
    Json json{{"side", name_json(kSpellSideNames, touch.side)}};
    put_gift(json, touch.gift);
    if (touch.hurts > 0) json["hurts"] = touch.hurts;
    if (touch.heals > 0) json["heals"] = touch.heals;
    if (touch.turns > 0) json["turns"] = touch.turns;
    return json;
}

ItemGift read_gift(const JsonPlace& place) {
    ItemGift gift;
    for (const auto& [name, change] : kGiftNumbers)
        if (const JsonPlace said = place.may(name); said.exists())
            gift.*change = static_cast<std::int8_t>(said.integer(-kMostChange, kMostChange));
    if (const JsonPlace abilities = place.may("abilities"); abilities.exists()) {
        const std::size_t count = abilities.array(1, gift.abilities.capacity());
        for (std::size_t i = 0; i < count; ++i)
            gift.abilities.push_back(read_name<Ability>(abilities[i], kAbilityNames));
    }
    if (const JsonPlace bars = place.may("bars"); bars.exists()) {
        const std::size_t count = bars.array(1, kProficiencyNames.size());
        for (std::size_t i = 0; i < count; ++i)
            gift.bars = static_cast<std::uint8_t>(
                gift.bars | bit_of(read_name<Proficiency>(bars[i], kProficiencyNames)));
    }
    return gift;
}

ItemTouch read_touch(const JsonPlace& place) {
    ItemTouch touch;
    place.object({"side", "speed", "attack", "defense", "damage", "range", "abilities", "bars",
                  "hurts", "heals", "turns"});
    touch.side = read_name<SpellSide>(place.need("side"), kSpellSideNames);
    touch.gift = read_gift(place);
    if (const JsonPlace hurts = place.may("hurts"); hurts.exists())
        touch.hurts = read_int<std::uint8_t>(hurts, 1, kMostClicks);
    if (const JsonPlace heals = place.may("heals"); heals.exists())
        touch.heals = read_int<std::uint8_t>(heals, 1, kMostClicks);
    if (const JsonPlace turns = place.may("turns"); turns.exists())
        touch.turns = read_int<std::uint16_t>(turns, 1, kMostItemPoints);
    return touch;
}

Json item_json(const Item& item) {
    Json json{{"id", item.id}, {"name", item.name}, {"points", item.points}};
    if (item.relic) json["relic"] = true;
    if (item.faction) json["faction"] = name_json(kFactionNames, *item.faction);
    put_gift(json, item.gift);
    if (item.touch.exists()) json["touching"] = touch_json(item.touch);
    if (item.pushes) json["pushes"] = true;
    if (item.pages > 0) json["pages"] = item.pages;
    return json;
}

Item read_item(const JsonPlace& place) {
    Item item;
    place.object({"id", "name", "points", "relic", "faction", "speed", "attack", "defense",
                  "damage", "range", "abilities", "bars", "touching", "pushes", "pages"});
    item.id = place.need("id").identifier();
    item.name = place.need("name").text(1, kMaxName);
    item.points = read_int<std::uint16_t>(place.need("points"), 0, kMostItemPoints);
    item.relic = place.may("relic").boolean();
    item.pushes = place.may("pushes").boolean();
    if (const JsonPlace pages = place.may("pages"); pages.exists())
        item.pages = read_int<std::uint8_t>(pages, 1, kMostPages);
    if (const JsonPlace faction = place.may("faction"); faction.exists())
        item.faction = read_name<Faction>(faction, kFactionNames);
    item.gift = read_gift(place);
    if (const JsonPlace touching = place.may("touching"); touching.exists())
        item.touch = read_touch(touching);
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
