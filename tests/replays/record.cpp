// Writes the games of an archive folder: `record_replays FOLDER`. For a new version of the
// format or of the rules; the files of an older one are never written again (see README.md).
#include <array>
#include <fstream>
#include <iostream>

#include "bots/simple_bot.h"
#include "engine/rulesets/pages.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/ask.h"
#include "io/library/collection.h"
#include "io/library/muster.h"
#include "sim/random_battle.h"
#include "tests/replays/scribe.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/recorded_game.h"

namespace {

// Warriors of every kind among all kinds of terrain, from a seed.
std::string wild_battle(std::uint64_t seed, six::Edition edition = six::Edition::unlimited) {
    using namespace six;
    Rng rng(seed);
    const sim::Battle battle = sim::random_battle(rng, sim::Beginning::melee,
                                                  {.edition = edition, .seats = 2, .figures = 12});
    return fixture::recorded_battle(battle.table, battle.state, seed, 150);
}

// A player with an army of our collection.
class General final : public six::bots::Bot {
public:
    explicit General(std::string_view army)
        : army_(six::io::collected_armies().find(army)->second) {}

    std::string_view name() const override { return mind_.name(); }
    six::Command choose(const six::Game& seen, const six::Decision& owed,
                        six::Draw& draw) override {
        if (owed.ask != six::Ask::choose_army) return mind_.choose(seen, owed, draw);
        const auto& game = dynamic_cast<const six::BattleGame&>(seen);
        return six::io::muster(army_, *game.agreement(), owed.seat).value();
    }

private:
    const six::io::Army& army_;
    six::bots::SimpleBot mind_;
};

// From the first choice of the set-up to the score: red against blue, who defends in a siege.
std::string whole_game(six::Edition edition, std::uint16_t total, std::string_view red,
                       std::string_view blue, std::uint64_t seed, bool siege = false) {
    using namespace six;
    Agreement agreement;
    agreement.rules = page_of(edition);
    agreement.options = OptionValues(edition);
    agreement.catalog = io::complete_for(agreement.rules->edition, io::collection());
    agreement.field_size = agreement.rules->field.table_size;
    agreement.terrain_is_fixed = true;
    agreement.build_total = total;
    if (siege) agreement.defender = Seat{1};
    General first(red), second(blue);
    const std::array<bots::Bot*, 2> players = {&first, &second};
    sim::Chance chance(seed);
    archive::Scribe scribe(agreement, seed);
    sim::Battle battle = sim::set_up(agreement, players, chance, &scribe);
    scribe.laid(battle);
    sim::play(battle.table, battle.state, players, chance, &scribe);
    return scribe.ended(battle.state);
}

}  // namespace

int main(int argc, char** argv) {
    using namespace six;
    if (argc != 2) {
        std::cerr << "record_replays: expected one folder\n";
        return 2;
    }
    const std::string folder = argv[1];
    Table table = fixture::plain_table();
    table.field.pieces = {
        {"rock",
         TerrainKind::blocking,
         Height::ground,
         {{vec2_mils(20000, 9000), vec2_mils(24000, 9500), vec2_mils(23000, 13000)}}}};
    const State melee =
        fixture::battle_of(table, {{fixture::kRed, vec2_mils(10000, 10000), 0},
                                   {fixture::kRed, vec2_mils(10000, 11500), 0},
                                   {fixture::kRed, vec2_mils(8000, 13000), 450, 1},
                                   {fixture::kBlue, vec2_mils(11250, 10000), 1800},
                                   {fixture::kBlue, vec2_mils(12000, 12000), 2250},
                                   {fixture::kBlue, vec2_mils(15000, 14000), 1800, 1}});
    // Seeds of games in which much happens: a dragon heals itself; passengers get on, are hurt and
    // get off; a door is used, sections are breached and fall, and who stood on them comes down.
    const std::pair<std::string, std::string> games[] = {
        {"melee.jsonl", fixture::recorded_battle(table, melee, 7)},
        {"set_up.jsonl", fixture::recorded_game(*fixture::plain_agreement(), 7, 120)},
        {"three_seats_set_up_unfinished.jsonl",
         fixture::recorded_game(*fixture::plain_agreement(3), 11, 7)},
        {"wild_1.jsonl", wild_battle(1)},
        {"wild_2.jsonl", wild_battle(2)},
        {"wild_3.jsonl", wild_battle(3)},
        {"wild_v2_1.jsonl", wild_battle(1, Edition::v2)},
        {"wild_v2_2.jsonl", wild_battle(2, Edition::v2)},
        {"dragon_duel.jsonl",
         whole_game(Edition::unlimited, 300, "kiln_ridge_terror", "mirrorfen_terror", 4)},
        {"chariot_battle.jsonl",
         whole_game(Edition::unlimited, 300, "tollroad_escort", "tollroad_escort", 14)},
        {"siege.jsonl",
         whole_game(Edition::conquest, 400, "ladder_company", "heron_watch", 38, /*siege=*/true)},
        {"mortars_and_wain.jsonl",
         whole_game(Edition::v2, 200, "general_orrins_argument", "wain_and_escort", 3)},
    };
    for (const auto& [name, text] : games) {
        std::ofstream out(folder + "/" + name, std::ios::binary);
        out << text << std::flush;
        if (!out) {
            std::cerr << "record_replays: cannot write " << folder << "/" << name << '\n';
            return 1;
        }
    }
    return 0;
}
