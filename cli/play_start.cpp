#include "cli/play_start.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "chance/rng.h"
#include "cli/army.h"
#include "cli/edition.h"
#include "cli/no_such.h"
#include "cli/play_games.h"
#include "engine/game/setup.h"
#include "engine/messages/reason.h"
#include "engine/rulesets/pages.h"
#include "io/format/files.h"
#include "io/language/describe.h"
#include "io/language/names.h"
#include "io/library/army_check.h"
#include "io/library/collection.h"
#include "io/library/muster.h"
#include "io/library/setup_file.h"
#include "io/library/user_data.h"
#include "io/text/file_read.h"

namespace six::cli {
namespace {

using io::Error;

constexpr std::array<std::string_view, 2> kArmyOptions = {"red-army", "blue-army"};

// A name of the collection, or a file.
template <class Thing>
Expected<Thing, Error> found_or_loaded(std::string_view name,
                                       const std::map<std::string, Thing, std::less<>>& known,
                                       Expected<Thing, Error> (*load)(const std::string&)) {
    if (const auto at = known.find(name); at != known.end()) return at->second;
    if (io::may_be_there(std::string(name))) return load(std::string(name));
    return no_such(name, known, "cli.play.no_such");
}

// What the command line says, else what the first army named was made for.
Expected<const Ruleset*, Error> page_asked(const Arguments& args,
                                           const std::array<std::optional<io::Army>, 2>& armies) {
    if (!args.has("edition"))
        for (std::size_t n = 0; n < armies.size(); ++n) {
            if (!armies[n]) continue;
            const Edition edition = armies[n]->edition;
            if (const Ruleset* page = six::page_of(edition)) return page;
            return Error{std::string(args.value_or(kArmyOptions[n], "")),
                         "cli.play.edition_unplayed",
                         {{"edition", name_of(edition)}}};
        }
    return &page_of(args);
}

// A figure that is known and not complete for the edition is no unknown one: what it lacks.
std::optional<Error> not_of_edition(io::Army army, Edition edition) {
    army.edition = edition;
    for (const io::ArmyFinding& finding : io::check_army_list(army, io::known_figures()).findings)
        if (finding.error.key.starts_with("army.figure_")) return finding.error;
    return std::nullopt;
}

// All of it from one file.
Expected<host::NewGame, Error> game_of_setup(const Arguments& args, std::string_view name) {
    const auto setup = found_or_loaded(name, io::collected_setups(), io::load_setup);
    if (!setup) return setup.error();
    if (setup->seats.size() != 2)
        return Error{std::string(name) + ":/seats",
                     "cli.setup.two_seats",
                     {{"n", std::to_string(setup->seats.size())}}};
    std::optional<std::uint64_t> seed;  // none: the set-up's own
    if (args.has("seed") || !setup->seed) seed = args.number_or("seed", fresh_seed());
    auto made = host::new_game(*setup, args.language, seed);
    if (!made) return io::within(std::string(name), made.error());
    return made;
}

}  // namespace

Expected<host::NewGame, Error> new_game(const Arguments& args) {
    if (const auto setup = args.value("setup")) return game_of_setup(args, *setup);
    host::NewGame made;
    made.start.seed = args.number_or("seed", fresh_seed());

    std::array<std::optional<io::Army>, 2> armies;
    for (std::size_t n = 0; n < armies.size(); ++n) {
        const auto name = args.value(kArmyOptions[n]);
        if (!name) continue;
        const io::ArmyAnswer asked = army_asked(std::string(*name));
        if (asked.error) return *asked.error;
        armies[n] = asked.army;
    }
    // An army says which edition it is made for, and how large a battle.
    const auto page = page_asked(args, armies);
    if (!page) return page.error();
    const Ruleset& rules = **page;
    std::uint16_t points = armies[0]   ? armies[0]->build_total
                           : armies[1] ? armies[1]->build_total
                                       : rules.usual.build_total;
    points = static_cast<std::uint16_t>(args.number_or("points", points));

    const std::string_view map_wanted = args.value_or("map", rules.usual.map);
    const auto map = found_or_loaded(map_wanted, io::collected_maps(), io::load_map);
    if (!map) return map.error();
    made.map_name = map->name;
    Agreement agreement = agreement_on(args, rules, io::known_figures(), *map, 2, points);
    if (const auto legal = check_agreement(agreement); !legal) {
        // A total that was not asked for came with the first army named.
        const std::string_view blamed =
            legal.error().why == Reason::bad_build_total
                ? args.value_or(kArmyOptions[armies[0] ? 0 : 1], map_wanted)
                : map_wanted;
        return Error{std::string(blamed),
                     "cli.play.unplayable",
                     {{"reason", io::describe(args.language, io::Names{.edition = rules.edition},
                                              legal.error())}}};
    }
    host::draw_armies(made.start.seed, agreement, armies);
    for (std::size_t n = 0; n < armies.size(); ++n) {
        if (!armies[n]) continue;
        if (auto out_of_place = not_of_edition(*armies[n], rules.edition))
            return io::within(std::string(args.value_or(kArmyOptions[n], armies[n]->name)),
                              *std::move(out_of_place));
        auto chosen = io::muster(*armies[n], agreement, Seat{static_cast<std::uint8_t>(n)});
        if (!chosen)
            return io::within(std::string(args.value_or(kArmyOptions[n], armies[n]->name)),
                              chosen.error());
        made.armies[n] = *chosen;
        made.army_names[n] = armies[n]->name;
    }
    host::keep_fielded(agreement, made.armies);
    made.start.agreement = std::make_shared<const Agreement>(std::move(agreement));
    return made;
}

Expected<ResumedGame, Error> resumed_game(const std::string& file, std::uint64_t seed_if_none) {
    const auto text = io::read_file(file, io::kMaxReplay);
    if (!text) return io::within(file, text.error());
    const auto replay = io::parse_replay(*text);
    if (!replay) return io::within(file, replay.error());
    auto resumed = host::PlayGame::resume(*replay, seed_if_none);
    if (!resumed) return io::within(file, resumed.error());
    const host::PlayStart& start = resumed->game.start();
    const Ruleset& rules = start.agreement ? *start.agreement->rules : *start.table->rules;
    const bool other = replay->rules != rules.id || replay->rules_version != rules.version;
    return ResumedGame{*std::move(resumed), other};
}

}  // namespace six::cli
