#include "io/library/setup_file.h"

#include <algorithm>
#include <filesystem>

#include "engine/game/setup.h"
#include "engine/game/sound.h"
#include "engine/messages/reason.h"
#include "engine/rulesets/pages.h"
#include "io/format/described_files.h"
#include "io/format/figure_set.h"
#include "io/format/json_file.h"
#include "io/format/json_lists.h"
#include "io/language/describe.h"
#include "io/language/names.h"
#include "io/library/collection.h"
#include "io/library/muster.h"
#include "io/text/data.h"
#include "io/text/nearest.h"

namespace six::io {
namespace {

constexpr const char* kSetupFormat = "six-skulls/setup";
constexpr std::int64_t kMaxSeed = std::int64_t{1} << 53;  // what every JSON reader keeps exactly

// A name, or the name of a file where files may be named.
std::string read_reference(const JsonPlace& place) {
    const std::string text = place.text(1, 255);
    return text.ends_with(".json") ? text : place.identifier();
}

Map read_own_map(const JsonPlace& place) {
    Map map;
    place.object({"name", "width", "height", "terrain"});
    map.name = place.need("name").text(1, kMaxName);
    map.field = read_field(place);
    return map;
}

Army read_own_army(const JsonPlace& place, Edition edition, std::uint16_t build_total) {
    Army army;
    army.edition = edition;
    place.object({"name", "company", "figures"});
    army.name = place.need("name").text(1, kMaxName);
    army.company = read_company_id(place.may("company"));
    army.build_total = build_total;
    army.figures = read_entries(place.need("figures"));
    return army;
}

SetupSeat read_seat(const JsonPlace& place, std::size_t n, const SetupFile& setup) {
    SetupSeat seat;
    place.object({"player", "team", "army", "domains"});
    if (const JsonPlace player = place.may("player"); player.exists())
        seat.player = kPlayerNames[player.word(kPlayerNames)];
    seat.team = static_cast<std::uint8_t>(n);
    if (const JsonPlace team = place.may("team"); team.exists())
        seat.team = read_int<std::uint8_t>(team, 0, kMaxSeats - 1);
    if (const JsonPlace domains = place.may("domains"); domains.exists()) {
        const std::size_t count = domains.array(0, kMostDomainsEach);
        for (std::size_t i = 0; i < count; ++i)
            seat.domains.push_back(static_cast<Domain>(domains[i].word(kDomainNames)));
        if (count > 0 && !place.may("army").exists()) domains.complain("json.domains_of_army");
    }
    const JsonPlace army = place.may("army");
    if (!army.exists()) return seat;
    if (army.json().is_object())
        seat.own = read_own_army(army, setup.edition, setup.build_total);
    else
        seat.army = read_reference(army);
    return seat;
}

SetupFile read_setup(const JsonPlace& place) {
    SetupFile setup;
    read_file_header(place, kSetupFormat);
    place.object({"format", "version", "name", "edition", "build_total", "map", "options", "seats",
                  "defender", "seed"});
    setup.name = place.need("name").text(1, kMaxName);
    const Ruleset* const rules = read_rules(place.need("edition"));
    if (rules == nullptr) return setup;
    setup.edition = rules->edition;
    setup.build_total = read_int<std::uint16_t>(place.need("build_total"), 1, kMaxPoints);
    const JsonPlace map = place.need("map");
    if (map.exists() && map.json().is_object())
        setup.own_map = read_own_map(map);
    else
        setup.map = read_reference(map);
    setup.options = read_options(place.may("options"), setup.edition);
    const JsonPlace seats = place.need("seats");
    const std::size_t count = seats.array(2, kMaxSeats);
    for (std::size_t n = 0; n < count; ++n) setup.seats.push_back(read_seat(seats[n], n, setup));
    const auto of_first = [&](const SetupSeat& seat) { return seat.team == setup.seats[0].team; };
    if (count > 0 && std::all_of(setup.seats.begin(), setup.seats.end(), of_first))
        seats.complain("json.one_team");
    if (const JsonPlace defender = place.may("defender"); defender.exists() && count > 0)
        setup.defender.n =
            read_int<std::uint8_t>(defender, 0, static_cast<std::int64_t>(count) - 1);
    if (const JsonPlace seed = place.may("seed"); seed.exists())
        setup.seed = static_cast<std::uint64_t>(seed.integer(0, kMaxSeed));
    return setup;
}

Json json_of_changed(Edition edition, const OptionValues& values) {
    const Json usual = json_of(edition, OptionValues(edition)), all = json_of(edition, values);
    Json changed = Json::object();
    for (const auto& [name, value] : all.items())
        if (value != usual[name]) changed[name] = value;
    return changed;
}

Json json_of_seat(const SetupSeat& seat, std::size_t n) {
    Json json{{"player", seat.player}};
    if (seat.team != n) json["team"] = seat.team;
    if (seat.own) {
        json["army"] = {{"name", seat.own->name}};
        if (!seat.own->company.empty()) json["army"]["company"] = seat.own->company;
        json["army"]["figures"] = as_json(entries_told(seat.own->figures));
    } else if (!seat.army.empty()) {
        json["army"] = seat.army;
    }
    for (const Domain domain : seat.domains)
        json["domains"].push_back(kDomainNames[static_cast<std::size_t>(domain)]);
    return json;
}

template <class Thing>
Expected<const Thing*, Error> collected_as(const std::map<std::string, Thing, std::less<>>& known,
                                           const std::string& name, std::string where) {
    if (const auto at = known.find(name); at != known.end()) return &at->second;
    std::vector<std::string_view> names;
    for (const auto& [each, thing] : known) names.push_back(each);
    return Error{std::move(where),
                 "setup.not_collected",
                 {{"found", name}, {"near", nearest_words(name, names)}}};
}

std::string army_place(std::size_t seat) {
    return "/seats/" + std::to_string(seat) + "/army";
}

// Of what the rules refuse.
const char* place_of(Reason why) {
    switch (why) {
        case Reason::bad_build_total:
            return "/build_total";
        case Reason::no_siege_in_edition:
        case Reason::no_such_defender:
            return "/defender";
        case Reason::option_not_read:
            return "/options";
        default:
            return "/map";
    }
}

bool names_a_file(const std::string& reference) {
    return reference.ends_with(".json");
}

}  // namespace

Expected<SetupFile, Error> setup_from_json(std::string_view text) {
    return from_text(text, read_setup);
}

Expected<SetupFile, Error> load_setup(const std::string& file) {
    auto read = load_json(file, read_setup);
    if (!read) return read;
    SetupFile setup = *std::move(read);
    const auto beside = [&](const std::string& name) {
        return (std::filesystem::path(file).parent_path() / name).string();
    };
    if (names_a_file(setup.map)) {
        auto map = load_map(beside(setup.map));
        if (!map) return map.error();
        setup.own_map = *std::move(map);
        setup.map.clear();
    }
    for (SetupSeat& seat : setup.seats) {
        if (!names_a_file(seat.army)) continue;
        auto army = load_army(beside(seat.army));
        if (!army) return army.error();
        seat.own = *std::move(army);
        seat.army.clear();
    }
    return setup;
}

std::string setup_file(const SetupFile& setup) {
    Json json = file_header(kSetupFormat);
    json["name"] = setup.name;
    json["edition"] = name_json(kEditionNames, setup.edition);
    json["build_total"] = setup.build_total;
    if (setup.own_map) {
        json["map"] = {{"name", setup.own_map->name}};
        json["map"].update(json_of(setup.own_map->field));
    } else {
        json["map"] = setup.map;
    }
    if (Json options = json_of_changed(setup.edition, setup.options); !options.empty())
        json["options"] = std::move(options);
    for (std::size_t n = 0; n < setup.seats.size(); ++n)
        json["seats"].push_back(json_of_seat(setup.seats[n], n));
    if (setup.defender.exists()) json["defender"] = setup.defender.n;
    if (setup.seed) json["seed"] = *setup.seed;
    return file_text(json);
}

Expected<SetupGame, Error> lay_out(const SetupFile& setup, const Catalog& catalog,
                                   Language language) {
    SetupGame game;
    Agreement& agreement = game.agreement;
    agreement.rules = page_of(setup.edition);
    agreement.options = setup.options;
    agreement.catalog = complete_for(setup.edition, catalog);
    agreement.build_total = setup.build_total;
    agreement.seat_count = static_cast<std::uint8_t>(setup.seats.size());
    agreement.defender = setup.defender;
    for (std::size_t n = 0; n < setup.seats.size(); ++n) agreement.teams[n] = setup.seats[n].team;
    const Map* map = setup.own_map ? &*setup.own_map : nullptr;
    if (map == nullptr) {
        const auto known = collected_as(collected_maps(), setup.map, "/map");
        if (!known) return known.error();
        map = *known;
    }
    game.map_name = map->name;
    agreement.field_size = map->field.size;
    agreement.fixed_terrain = map->field.pieces;
    agreement.terrain_is_fixed = true;
    if (const auto legal = check_agreement(agreement); !legal)
        return Error{
            place_of(legal.error().why),
            "setup.refused",
            {{"reason", describe(language, Names{.edition = setup.edition}, legal.error())}}};
    for (std::size_t n = 0; n < setup.seats.size(); ++n) {
        const SetupSeat& seat = setup.seats[n];
        const Army* army = seat.own ? &*seat.own : nullptr;
        if (army == nullptr && !seat.army.empty()) {
            const auto known = collected_as(collected_armies(), seat.army, army_place(n));
            if (!known) return known.error();
            army = *known;
        }
        if (army == nullptr) continue;
        auto chosen = muster(*army, agreement, Seat{static_cast<std::uint8_t>(n)});
        if (!chosen) {
            Error error = chosen.error();
            error.where = army_place(n) + error.where;
            return error;
        }
        ChooseArmy brought = *chosen;
        for (const Domain domain : seat.domains) brought.domains.push_back(domain);
        if (const auto legal = check_domains(agreement, brought); !legal)
            return Error{
                "/seats/" + std::to_string(n) + "/domains",
                "setup.refused",
                {{"reason", describe(language, Names{.edition = setup.edition}, legal.error())}}};
        game.armies[n] = brought;
        game.army_names[n] = army->name;
    }
    return game;
}

}  // namespace six::io
