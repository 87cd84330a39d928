// Figures as JSON: the part of json_definitions.h that knows dials and bases.
#include <set>

#include "io/json_codec.h"
#include "io/json_definitions.h"

namespace six::io {
namespace {

constexpr std::array kBaseKindNames = {"disc", "double_disc", "quartered_disc", "rectangle"};
static_assert(kBaseKindNames.size() == static_cast<std::size_t>(BaseKind::rectangle) + 1);

// --- dials ---

constexpr std::array<Cell Click::*, kStatNames.size()> kCells = {&Click::speed, &Click::attack,
                                                                 &Click::defense, &Click::damage};

Json json_of(const Cell& cell) {
    Json json = Json::object();
    if (cell.value != 0 || !cell.skull) json["value"] = cell.value;
    for (const Ability ability : cell.abilities)
        if (ability != Ability::none) json["abilities"].push_back(name_of(ability));
    if (cell.skull) json["skull"] = true;
    return json;
}

Ability read_ability(const JsonPlace& place, Stat stat) {
    const auto ability = read_name<Ability>(place, kAbilityNames);
    if (ability == Ability::none)
        place.complain("json.expected_ability");
    else if (stat_of(ability) != stat)
        place.complain("json.expected_ability_of",
                       {{"stat", kStatNames[static_cast<std::size_t>(stat)]},
                        {"other", kStatNames[static_cast<std::size_t>(stat_of(ability))]}});
    return ability;
}

Cell read_cell(const JsonPlace& place, Stat stat) {
    Cell cell;
    place.object({"value", "abilities", "skull"});
    cell.skull = place.may("skull").boolean();
    const JsonPlace value = cell.skull ? place.may("value") : place.need("value");
    cell.value = read_int<std::uint8_t>(value, 0, kMaxCellValue);
    const JsonPlace abilities = place.may("abilities");
    const std::size_t count = abilities.array(1, cell.abilities.size());
    for (std::size_t i = 0; i < count; ++i) {
        cell.abilities[i] = read_ability(abilities[i], stat);
        if (i > 0 && cell.abilities[i] == cell.abilities[0])
            abilities[i].complain("json.expected_ability");
    }
    return cell;
}

bool ends_here(const Click& click) {
    return click.skulls() >= kSkullsAtTheEnd;
}

// How many slots have to be said: those behind them show three skulls anyway. All of them where the
// skulls stand differently, or where the dial is shorter than a printed one.
std::size_t slots_to_say(const Dial& dial) {
    if (!dial.clicks.full()) return dial.clicks.size();
    std::size_t living = 0;
    while (living < dial.clicks.size() && !ends_here(dial.clicks[living])) ++living;
    for (std::size_t i = living; i < dial.clicks.size(); ++i)
        if (dial.clicks[i] != three_skulls()) return dial.clicks.size();
    return living == 0 ? dial.clicks.size() : living;
}

Json json_of(const Dial& dial) {
    Json json = Json::object();
    if (dial.start != 0) json["start"] = dial.start;
    Json clicks = Json::array();
    const std::size_t said = slots_to_say(dial);
    for (std::size_t i = 0; i < said; ++i) {
        Json click = Json::object();
        for (std::size_t stat = 0; stat < kCells.size(); ++stat)
            click[kStatNames[stat]] = json_of(dial.clicks[i].*kCells[stat]);
        clicks.push_back(std::move(click));
    }
    json["clicks"] = std::move(clicks);
    return json;
}

// A dial that can be turned to its end: it begins on a living click, and what shows three skulls
// shows them from there on. [U-DIAL-3, U-DIAL-6]
Dial read_dial(const JsonPlace& place) {
    Dial dial;
    place.object({"start", "clicks"});
    const JsonPlace clicks = place.need("clicks");
    const std::size_t said = clicks.array(1, kDialClicks);
    for (std::size_t i = 0; i < said; ++i) {
        clicks[i].object({"speed", "attack", "defense", "damage"});
        Click click;
        for (std::size_t stat = 0; stat < kCells.size(); ++stat)
            click.*kCells[stat] =
                read_cell(clicks[i].need(kStatNames[stat]), static_cast<Stat>(stat));
        if (i > 0 && ends_here(dial.clicks.back()) && !ends_here(click))
            clicks[i].complain("json.click_behind_skulls");
        dial.clicks.push_back(click);
    }
    if (said == 0) return dial;
    const JsonPlace start = place.may("start");
    dial.start = read_int<std::uint8_t>(start, 0, static_cast<std::int64_t>(said) - 1);
    if (ends_here(dial.clicks[dial.start])) start.complain("json.start_in_skulls");
    if (ends_here(dial.clicks.back())) return dial;
    if (dial.clicks.full()) clicks.complain("json.dial_without_end");
    while (!dial.clicks.full()) dial.clicks.push_back(three_skulls());
    return dial;
}

// --- bases ---

Inches usual_spacing(const BaseShape& base) {  // [U-MOUNT-2]
    if (base.kind != BaseKind::double_disc) return {};
    const OptionValues usual(Edition::unlimited);
    return Inches::from_mils(base.radius.mils() * usual[Option::peanut_spacing] / 100);
}

Json json_of(const BaseShape& base) {
    Json json{{"kind", name_json(kBaseKindNames, base.kind)}};
    if (base.kind == BaseKind::rectangle) {
        json["half_length"] = json_inches(base.half_length);
        json["half_width"] = json_inches(base.half_width);
    } else {
        json["radius"] = json_inches(base.radius);
    }
    if (base.kind == BaseKind::double_disc) json["spacing"] = json_inches(base.spacing);
    json["arc"] = json_number(base.arc, 10);
    return json;
}

// What is said of the circles of a base; what is not is the usual.
void read_circles(const JsonPlace& place, BaseShape& base) {
    base = usual_base(base.kind == BaseKind::double_disc);
    if (const JsonPlace radius = place.may("radius"); radius.exists()) {
        base.radius = radius.inches(1_mil, kMaxBaseRadius);
        base.spacing = usual_spacing(base);
    }
    if (const JsonPlace spacing = place.may("spacing"); spacing.exists())
        base.spacing = spacing.inches(1_mil, 2 * kMaxBaseRadius);
}

BaseShape read_base(const JsonPlace& place, bool mounted) {
    BaseShape base;
    base.kind = usual_base(mounted).kind;
    if (const JsonPlace kind = place.may("kind"); kind.exists())
        base.kind = read_name<BaseKind>(kind, kBaseKindNames);
    switch (base.kind) {
        case BaseKind::disc:
            place.object({"kind", "radius", "arc"});
            read_circles(place, base);
            break;
        case BaseKind::double_disc:
            place.object({"kind", "radius", "spacing", "arc"});
            read_circles(place, base);
            break;
        case BaseKind::quartered_disc:
            place.object({"kind", "radius", "arc"});
            base.radius = place.need("radius").inches(1_mil, kMaxBaseRadius);
            break;
        case BaseKind::rectangle:
            place.object({"kind", "half_length", "half_width", "arc"});
            base.half_length = place.need("half_length").inches(1_mil, kMaxBaseRadius);
            base.half_width = place.need("half_width").inches(1_mil, kMaxBaseRadius);
            break;
    }
    if (const JsonPlace arc = place.may("arc"); arc.exists())
        base.arc = static_cast<std::uint16_t>(arc.tenths(1, Facing::kFullTurn));
    return base;
}

}  // namespace

// One radius serves all single bases and both circles of a rider's. [U-BASE-5]
BaseShape usual_base(bool mounted) {
    BaseShape base;
    base.kind = mounted ? BaseKind::double_disc : BaseKind::disc;
    base.radius = OptionValues(Edition::unlimited).inches(Option::base_radius);
    base.spacing = usual_spacing(base);
    return base;
}

// --- warriors ---

Json json_of(const Warrior& warrior) {
    Json factions = Json::array({name_json(kFactionNames, warrior.factions[0])});
    if (warrior.factions[1] != warrior.factions[0])
        factions.push_back(name_json(kFactionNames, warrior.factions[1]));
    Json dials = Json::array();
    for (const Dial& dial : warrior.dials) dials.push_back(json_of(dial));
    Json json{{"id", warrior.id},
              {"name", warrior.name},
              {"factions", std::move(factions)},
              {"rank", name_json(kRankNames, warrior.rank)},
              {"points", warrior.points}};
    if (warrior.range != 0_in) json["range"] = json_inches(warrior.range);
    if (warrior.targets != 1) json["targets"] = warrior.targets;
    if (warrior.mounted) json["mounted"] = true;
    json["base"] = json_of(warrior.base);
    json["dials"] = std::move(dials);
    return json;
}

Warrior read_warrior(const JsonPlace& place) {
    Warrior warrior;
    place.object({"id", "name", "factions", "rank", "points", "range", "targets", "mounted", "base",
                  "dials"});
    warrior.id = place.need("id").identifier();
    warrior.name = place.need("name").text(1, kMaxName);
    const JsonPlace factions = place.need("factions");
    const std::size_t sides = factions.array(1, warrior.factions.size());
    for (std::size_t i = 0; i < sides; ++i)
        warrior.factions[i] = read_name<Faction>(factions[i], kFactionNames);
    if (sides == 1) warrior.factions[1] = warrior.factions[0];
    if (sides == 2 && warrior.factions[1] == warrior.factions[0])
        factions[1].complain("json.expected_other", {});
    if (const JsonPlace rank = place.may("rank"); rank.exists())
        warrior.rank = read_name<Rank>(rank, kRankNames);
    warrior.points = read_int<std::uint16_t>(place.need("points"), 0, kMaxPoints);
    warrior.range = place.may("range").inches(0_in, kMaxTable);
    warrior.targets = read_int<std::uint8_t>(place.may("targets"), 1, kMaxTargets);
    warrior.mounted = place.may("mounted").boolean();
    warrior.base = read_base(place.may("base"), warrior.mounted);
    const JsonPlace dials = place.need("dials");
    const std::size_t count = dials.array(1, kMaxDials);
    for (std::size_t i = 0; i < count; ++i) warrior.dials.push_back(read_dial(dials[i]));
    return warrior;
}

Json json_of(const Catalog& catalog) {
    Json json = Json::array();
    for (const Warrior& warrior : catalog.warriors) json.push_back(json_of(warrior));
    return json;
}

Catalog read_catalog(const JsonPlace& place) {
    Catalog catalog;
    std::set<std::string> ids;
    const std::size_t count = place.array(0, kMaxWarriors);
    for (std::size_t i = 0; i < count; ++i) {
        catalog.warriors.push_back(read_warrior(place[i]));
        if (!ids.insert(catalog.warriors.back().id).second)
            place[i].may("id").complain("json.expected_other");
    }
    return catalog;
}

std::string to_json(const Warrior& warrior) {
    return json_of(warrior).dump();
}
std::string to_json(const Catalog& catalog) {
    return json_of(catalog).dump();
}

Expected<Warrior, Error> warrior_from_json(std::string_view text) {
    return from_text(text, read_warrior);
}
Expected<Catalog, Error> catalog_from_json(std::string_view text) {
    return from_text(text, read_catalog, kManyWarriors);
}

}  // namespace six::io
