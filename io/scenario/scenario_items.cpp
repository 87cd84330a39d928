// Items: what they are, who wields them, where their tokens lie. [V-ITEM]
#include <algorithm>
#include <type_traits>

#include "io/scenario/scenario_reader.h"

namespace six::io {

// item buckler [relic] [points 8] [faction shyft] [speed 1] [attack 1] [defense 1] [damage 1]
// [range 2] [abilities stealth/toughness] [bars trample/surge] [pushes] [pages 5] [at 12,10]
// [holds spark/mend] [touching opponents [attack -1] [abilities ..] [bars ..] [hurts 1] [heals 1]
// [turns 30]]: what follows `touching` is for others
ScenarioReader::Problem ScenarioReader::read_item_card(LineReader& line) {
    if (!is_identifier(line.peek())) return line.expected("item_id");
    if (with_id<std::uint8_t>(catalog_.items, line.peek()))
        return line.error("scenario.item_twice", {{"found", in_quotes(line.peek())}});
    if (scenario_.items.size() == kMostItems)
        return line.error("scenario.too_many_items", {{"most", std::to_string(kMostItems)}});
    ItemText text;
    text.place = place_of(line);
    text.item.id = text.item.name = line.take();
    ItemGift* gift = &text.item.gift;
    ItemTouch& touch = text.item.touch;
    const auto take_between = [&line](std::int32_t least, std::int32_t most, auto& out) {
        const auto number = line.take_number(least, most);
        if (number) out = static_cast<std::remove_reference_t<decltype(out)>>(*number);
        return number.has_value();
    };
    while (!line.done()) {
        const auto change = std::find_if(kGiftNumbers.begin(), kGiftNumbers.end(),
                                         [&](const auto& one) { return line.take_if(one.first); });
        if (change != kGiftNumbers.end()) {
            if (!take_between(-9, 9, gift->*(change->second))) return line.expected("number");
        } else if (line.take_if("touching")) {
            const auto side = take_among(line, kSpellSideNames);
            if (!side) return line.expected("touched_side");
            touch.side = static_cast<SpellSide>(*side);
            gift = &touch.gift;
        } else if (line.take_if("hurts")) {
            if (!take_between(1, 9, touch.hurts)) return line.expected("number");
        } else if (line.take_if("heals")) {
            if (!take_between(1, 9, touch.heals)) return line.expected("number");
        } else if (line.take_if("turns")) {
            if (!take_between(1, 1000, touch.turns)) return line.expected("points");
        } else if (line.take_if("bars")) {
            if (auto problem = take_proficiencies(line, gift->bars)) return problem;
        } else if (line.take_if("relic")) {
            text.item.relic = true;
        } else if (line.take_if("pushes")) {
            text.item.pushes = true;
        } else if (line.take_if("pages")) {
            const auto pages = line.take_number(1, 99);
            if (!pages) return line.expected("number");
            text.item.pages = static_cast<std::uint8_t>(*pages);
        } else if (line.take_if("holds")) {
            std::vector<std::uint8_t> spells;
            if (auto problem = take_spells(line, spells)) return problem;
            for (const std::uint8_t spell : spells)
                if (!text.spells.full()) text.spells.push_back(spell);
        } else if (line.take_if("points")) {
            const auto points = line.take_number(0, 1000);
            if (!points) return line.expected("points");
            text.item.points = static_cast<std::uint16_t>(*points);
        } else if (line.take_if("faction")) {
            const auto faction = take_among(line, kFactionNames);
            if (!faction) return line.expected("faction");
            text.item.faction = static_cast<Faction>(*faction);
        } else if (line.take_if("abilities")) {
            AbilitySet named;
            if (auto problem = take_abilities(line, named)) return problem;
            for (std::size_t i = 1; i < kAbilityNames.size(); ++i)
                if (has(named, static_cast<Ability>(i)) && !gift->abilities.full())
                    gift->abilities.push_back(static_cast<Ability>(i));
        } else if (line.take_if("at")) {
            Vec2 at;
            if (auto problem = take_place(line, at)) return problem;
            text.at = at;
        } else {
            return line.expected("item_part");
        }
    }
    catalog_.items.push_back(text.item);
    scenario_.items.push_back(std::move(text));
    return std::nullopt;
}

std::optional<std::uint8_t> ScenarioReader::item_named(std::string_view id) {
    return card_named<std::uint8_t>(id, &Catalog::items, &Scenario::items, &ItemText::item,
                                    kMostItems);
}

// buckler/boots | tome:spark:mend/boots
ScenarioReader::Problem ScenarioReader::take_items(LineReader& line,
                                                   std::vector<CarriedItem>& items) {
    const auto take_item = [&](std::string_view text) {
        const auto item = carried_named(
            text, [this](std::string_view id) { return item_named(id); },
            [this](std::string_view id) { return spell_named(id); });
        if (!item || items.size() == kMostWielded) return false;
        items.push_back(*item);
        return true;
    };
    if (!take_parts(line.peek(), '/', take_item)) return line.expected("item_id");
    line.take();
    return std::nullopt;
}

// token buckler at 12,10 | token buckler none
ScenarioReader::Problem ScenarioReader::read_token(LineReader& line) {
    TokenCheck check;
    const auto item = item_named(line.peek());
    if (!item) return line.expected("item_id");
    line.take();
    check.item = *item;
    if (!line.take_if("none")) {
        if (!line.take_if("at")) return line.expected("at");
        Vec2 at;
        if (auto problem = take_place(line, at)) return problem;
        check.at = at;
    }
    expect(check);
    return std::nullopt;
}

}  // namespace six::io
