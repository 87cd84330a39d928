#include "io/json_definitions.h"

#include <set>

#include "engine/geometry/scene.h"
#include "io/json_codec.h"

namespace six::io {
namespace {

constexpr std::array kBaseKindNames = {"disc", "double_disc", "quartered_disc", "rectangle"};
static_assert(kBaseKindNames.size() == static_cast<std::size_t>(BaseKind::rectangle) + 1);

// --- dials ---

Json json_of(const Cell& cell) {
    Json json{{"value", cell.value}};
    for (const Ability ability : cell.abilities)
        if (ability != Ability::none) json["abilities"].push_back(name_of(ability));
    if (cell.skull) json["skull"] = true;
    return json;
}

Cell read_cell(const JsonPlace& place) {
    Cell cell;
    place.object({"value", "abilities", "skull"});
    cell.value = read_int<std::uint8_t>(place.need("value"), 0, kMaxCellValue);
    cell.skull = place.may("skull").boolean();
    const JsonPlace abilities = place.may("abilities");
    const std::size_t count = abilities.array(1, cell.abilities.size());
    for (std::size_t i = 0; i < count; ++i) {
        cell.abilities[i] = read_name<Ability>(abilities[i], kAbilityNames);
        const bool again = i > 0 && cell.abilities[i] == cell.abilities[0];
        if (cell.abilities[i] == Ability::none || again)
            abilities[i].complain("json.expected_ability");
    }
    return cell;
}

Json json_of(const Dial& dial) {
    Json clicks = Json::array();
    for (const Click& click : dial.clicks)
        clicks.push_back({{"speed", json_of(click.speed)},
                          {"attack", json_of(click.attack)},
                          {"defense", json_of(click.defense)},
                          {"damage", json_of(click.damage)}});
    return {{"start", dial.start}, {"clicks", std::move(clicks)}};
}

Dial read_dial(const JsonPlace& place) {
    Dial dial;
    place.object({"start", "clicks"});
    const JsonPlace clicks = place.need("clicks");
    const std::size_t count = clicks.array(1, kDialClicks);
    for (std::size_t i = 0; i < count; ++i) {
        clicks[i].object({"speed", "attack", "defense", "damage"});
        dial.clicks.push_back({.speed = read_cell(clicks[i].need("speed")),
                               .attack = read_cell(clicks[i].need("attack")),
                               .defense = read_cell(clicks[i].need("defense")),
                               .damage = read_cell(clicks[i].need("damage"))});
    }
    const auto last = static_cast<std::int64_t>(count) - 1;
    dial.start = read_int<std::uint8_t>(place.may("start"), 0, std::max<std::int64_t>(last, 0));
    return dial;
}

// --- bases ---

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

BaseShape read_base(const JsonPlace& place) {
    BaseShape base;
    base.kind = read_name<BaseKind>(place.need("kind"), kBaseKindNames);
    switch (base.kind) {
        case BaseKind::disc:
        case BaseKind::quartered_disc:
            place.object({"kind", "radius", "arc"});
            base.radius = place.need("radius").inches(1_mil, kMaxBaseRadius);
            break;
        case BaseKind::double_disc:
            place.object({"kind", "radius", "spacing", "arc"});
            base.radius = place.need("radius").inches(1_mil, kMaxBaseRadius);
            base.spacing = place.need("spacing").inches(1_mil, kMaxBaseRadius);
            break;
        case BaseKind::rectangle:
            place.object({"kind", "half_length", "half_width", "arc"});
            base.half_length = place.need("half_length").inches(1_mil, kMaxBaseRadius);
            base.half_width = place.need("half_width").inches(1_mil, kMaxBaseRadius);
            break;
    }
    base.arc = static_cast<std::uint16_t>(place.need("arc").tenths(1, Facing::kFullTurn));
    return base;
}

}  // namespace

Json json_of(const Warrior& warrior) {
    Json factions = Json::array({name_json(kFactionNames, warrior.factions[0])});
    if (warrior.factions[1] != warrior.factions[0])
        factions.push_back(name_json(kFactionNames, warrior.factions[1]));
    Json dials = Json::array();
    for (const Dial& dial : warrior.dials) dials.push_back(json_of(dial));
    return {{"id", warrior.id},
            {"name", warrior.name},
            {"factions", std::move(factions)},
            {"rank", name_json(kRankNames, warrior.rank)},
            {"points", warrior.points},
            {"range", json_inches(warrior.range)},
            {"targets", warrior.targets},
            {"mounted", warrior.mounted},
            {"base", json_of(warrior.base)},
            {"dials", std::move(dials)}};
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
    warrior.base = read_base(place.need("base"));
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

Json json_of(const Piece& piece) {
    Json outline = Json::array();
    for (const Vec2 corner : piece.outline.corners) outline.push_back(json_vec2(corner));
    return {{"name", piece.name},
            {"kind", name_json(kTerrainNames, piece.kind)},
            {"height", name_json(kHeightNames, piece.height)},
            {"outline", std::move(outline)}};
}

Piece read_piece(const JsonPlace& place) {
    Piece piece;
    place.object({"name", "kind", "height", "outline"});
    piece.name = place.need("name").identifier();
    piece.kind = read_name<TerrainKind>(place.need("kind"), kTerrainNames);
    if (const JsonPlace height = place.may("height"); height.exists())
        piece.height = read_name<Height>(height, kHeightNames);
    const JsonPlace outline = place.need("outline");
    const std::size_t count = outline.array(3, kMaxCorners);
    for (std::size_t i = 0; i < count; ++i) piece.outline.corners.push_back(outline[i].place());
    if (count > 0 && !is_simple(piece.outline)) outline.complain("json.expected_outline");
    return piece;
}

Json json_of(const std::vector<Piece>& pieces) {
    Json json = Json::array();
    for (const Piece& piece : pieces) json.push_back(json_of(piece));
    return json;
}

std::vector<Piece> read_pieces(const JsonPlace& place) {
    std::vector<Piece> pieces;
    std::set<std::string> names;
    const std::size_t count = place.array(0, kMaxPieces);
    for (std::size_t i = 0; i < count; ++i) {
        pieces.push_back(read_piece(place[i]));
        if (!names.insert(pieces.back().name).second)
            place[i].may("name").complain("json.expected_other");
    }
    return pieces;
}

Json json_of(const Battlefield& field) {
    return {{"width", json_inches(field.size.x)},
            {"height", json_inches(field.size.y)},
            {"terrain", json_of(field.pieces)}};
}

Battlefield read_battlefield(const JsonPlace& place) {
    place.object({"width", "height", "terrain"});
    return {.size = read_size(place), .pieces = read_pieces(place.need("terrain"))};
}

Vec2 read_size(const JsonPlace& place) {
    return {place.need("width").inches(1_in, kMaxTable),
            place.need("height").inches(1_in, kMaxTable)};
}

std::string to_json(const Warrior& warrior) {
    return json_of(warrior).dump();
}
std::string to_json(const Catalog& catalog) {
    return json_of(catalog).dump();
}
std::string to_json(const Piece& piece) {
    return json_of(piece).dump();
}
std::string to_json(const Battlefield& field) {
    return json_of(field).dump();
}

Expected<Warrior, Error> warrior_from_json(std::string_view text) {
    return from_text(text, read_warrior);
}
Expected<Catalog, Error> catalog_from_json(std::string_view text) {
    return from_text(text, read_catalog, kManyWarriors);
}
Expected<Piece, Error> piece_from_json(std::string_view text) {
    return from_text(text, read_piece);
}
Expected<Battlefield, Error> battlefield_from_json(std::string_view text) {
    return from_text(text, read_battlefield);
}

}  // namespace six::io
