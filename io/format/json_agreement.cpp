// Option values and agreements: the part of json_definitions.h that knows editions.
#include <bitset>

#include "engine/rulesets/pages.h"
#include "io/format/json_codec.h"
#include "io/format/json_companies.h"
#include "io/format/json_definitions.h"
#include "io/format/json_items.h"
#include "io/format/json_spells.h"
#include "io/rules/option_text.h"

namespace six::io {
namespace {

bool may_be_chosen(const OptionInfo& info, Edition edition) {
    return info.type != OptionType::fixed && belongs(info, edition);
}

Json option_json(Option option, std::int32_t value) {
    const OptionInfo& info = info_of(option);
    switch (info.type) {
        case OptionType::boolean:
            return value != 0;
        case OptionType::choice:
            return option_value_text(option, value);
        case OptionType::mils:
            return json_number(value, 1000);
        case OptionType::tenths:
            return json_number(value, 10);
        case OptionType::fixed:
        case OptionType::integer:
            break;
    }
    return value;
}

std::int32_t read_option(const JsonPlace& place, Option option) {
    const OptionInfo& info = info_of(option);
    switch (info.type) {
        case OptionType::boolean:
            return place.boolean();
        case OptionType::choice: {
            std::vector<const char*> words;
            for (const std::string_view word : choice_words(option)) words.push_back(word.data());
            return static_cast<std::int32_t>(place.word(words));
        }
        case OptionType::mils:
            return place.inches(Inches::from_mils(info.min), Inches::from_mils(info.max)).mils();
        case OptionType::tenths:
            return place.tenths(info.min, info.max);
        case OptionType::fixed:
        case OptionType::integer:
            break;
    }
    return read_int<std::int32_t>(place, info.min, info.max);
}

}  // namespace

Json json_of(Edition edition, const OptionValues& values) {
    Json json = Json::object();
    for (std::size_t i = 0; i < kOptionCount; ++i) {
        const auto option = static_cast<Option>(i);
        if (may_be_chosen(kOptions[i], edition))
            json[std::string(kOptions[i].name)] = option_json(option, values[option]);
    }
    return json;
}

// An option that is not mentioned has the edition's default: it may be younger than the text. One
// that had another name when the text was written is read by that; written is the name of today.
OptionValues read_options(const JsonPlace& place, Edition edition) {
    OptionValues values(edition);
    if (!place.exists()) return values;
    if (!place.json().is_object()) {
        place.complain("json.expected_object");
        return values;
    }
    std::bitset<kOptionCount> read;
    for (const auto& [name, json] : place.json().items()) {
        const JsonPlace at = place.may(name);
        const auto option = option_named(name);
        if (!option || info_of(*option).id == name || !may_be_chosen(info_of(*option), edition)) {
            at.complain("json.expected_option", {{"edition", name_of(edition)}});
            return values;
        }
        const auto number = static_cast<std::size_t>(*option);
        if (read[number])
            at.complain("json.repeated_name", {{"name", std::string(info_of(*option).name)}});
        read.set(number);
        const std::int32_t value = read_option(at, *option);
        if (!values.set(edition, *option, value)) at.complain("json.expected_option_value");
    }
    return values;
}

const Ruleset* read_rules(const JsonPlace& edition) {
    const auto named = read_name<Edition>(edition, kEditionNames);
    const Ruleset* rules = page_of(named);
    if (rules == nullptr) edition.complain("json.edition_without_rules");
    return rules;
}

Json json_of(const Agreement& agreement) {
    const Edition edition = agreement.rules->edition;
    Json teams = Json::array();
    for (std::size_t seat = 0; seat < agreement.seat_count; ++seat)
        teams.push_back(agreement.teams[seat]);
    Json json{{"edition", name_json(kEditionNames, edition)},
              {"options", json_of(edition, agreement.options)},
              {"build_total", agreement.build_total},
              {"teams", std::move(teams)},
              {"width", json_inches(agreement.field_size.x)},
              {"height", json_inches(agreement.field_size.y)}};
    if (agreement.defender.exists()) json["defender"] = agreement.defender.n;
    if (agreement.terrain_is_fixed)
        json["terrain"] = json_of(agreement.fixed_terrain);
    else
        json["terrain_box"] = json_of(agreement.terrain_box);
    json["warriors"] = json_of(agreement.catalog);
    if (!agreement.catalog.items.empty()) json["items"] = json_of(agreement.catalog.items);
    if (!agreement.catalog.companies.empty())
        json["companies"] = json_of(agreement.catalog.companies);
    if (!agreement.catalog.spells.empty()) json["spells"] = json_of(agreement.catalog.spells);
    return json;
}

Agreement read_agreement(const JsonPlace& place) {
    Agreement agreement;
    place.object({"edition", "options", "build_total", "teams", "width", "height", "defender",
                  "terrain", "terrain_box", "warriors", "items", "spells", "companies"});
    agreement.rules = read_rules(place.need("edition"));
    if (agreement.rules == nullptr) return agreement;
    agreement.options = read_options(place.need("options"), agreement.rules->edition);
    agreement.build_total = read_int<std::uint16_t>(place.need("build_total"), 0, kMaxPoints);
    const JsonPlace teams = place.need("teams");
    agreement.seat_count = static_cast<std::uint8_t>(teams.array(2, kMaxSeats));
    for (std::size_t i = 0; i < agreement.seat_count; ++i)
        agreement.teams[i] = read_int<std::uint8_t>(teams[i], 0, kMaxSeats - 1);
    agreement.field_size = read_size(place);
    // Of a siege: which seat. [C-SIEGE-2]
    if (const JsonPlace defender = place.may("defender"); defender.exists())
        agreement.defender.n = read_int<std::uint8_t>(defender, 0, agreement.seat_count - 1);
    // Either the pieces lie on the table already, or there is a box to choose from.
    const JsonPlace fixed = place.may("terrain");
    const JsonPlace box = place.may("terrain_box");
    agreement.terrain_is_fixed = fixed.exists();
    if (fixed.exists() == box.exists()) place.complain("json.expected_one_terrain");
    if (fixed.exists())
        agreement.fixed_terrain = read_pieces(fixed);
    else
        agreement.terrain_box = read_pieces(box);
    agreement.catalog = read_catalog(place.need("warriors"));
    agreement.catalog.items = read_items(place.may("items"));
    agreement.catalog.companies = read_companies(place.may("companies"));
    agreement.catalog.spells = read_spells(place.may("spells"));
    return agreement;
}

std::string to_json(Edition edition, const OptionValues& values) {
    return json_of(edition, values).dump();
}
std::string to_json(const Agreement& agreement) {
    return json_of(agreement).dump();
}

Expected<OptionValues, Error> options_from_json(Edition edition, std::string_view text) {
    Expected<Json, Error> json = parse_json(text);
    if (!json) return json.error();
    std::optional<Error> complaint;
    OptionValues values = read_options(JsonPlace(*json, complaint), edition);
    if (complaint) return *std::move(complaint);
    return values;
}
Expected<Agreement, Error> agreement_from_json(std::string_view text) {
    return from_text(text, read_agreement, kManyWarriors);
}

}  // namespace six::io
