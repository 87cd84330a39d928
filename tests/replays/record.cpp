// Writes the games of an archive folder: `record_replays FOLDER`. For a new version of the
// format or of the rules; the files of an older one are never written again (see README.md).
#include <fstream>
#include <iostream>

#include "sim/random_battle.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/recorded_game.h"

namespace {

// Warriors of every kind among all kinds of terrain, from a seed.
std::string wild_battle(std::uint64_t seed) {
    using namespace six;
    sim::Rng rng(seed);
    const sim::Battle battle =
        sim::random_battle(rng, sim::Beginning::melee, {.seats = 2, .figures = 12});
    return fixture::recorded_battle(battle.table, battle.state, seed, 150);
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
    const std::pair<std::string, std::string> games[] = {
        {"melee.jsonl", fixture::recorded_battle(table, melee, 7)},
        {"set_up.jsonl", fixture::recorded_game(*fixture::plain_agreement(), 7, 120)},
        {"three_seats_set_up_unfinished.jsonl",
         fixture::recorded_game(*fixture::plain_agreement(3), 11, 7)},
        {"wild_1.jsonl", wild_battle(1)},
        {"wild_2.jsonl", wild_battle(2)},
        {"wild_3.jsonl", wild_battle(3)},
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
