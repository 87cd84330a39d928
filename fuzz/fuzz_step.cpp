// Steps games with garbage and with legal proposals in between, so that it gets deep. A refusal
// changes nothing, check and step agree, the state is sound after every step, and its bytes give it
// back.
#include <memory>
#include <utility>
#include <vector>

#include "engine/game/battle_game.h"
#include "engine/rules/castle/castle.h"
#include "engine/state/ask.h"
#include "engine/state/canonical.h"
#include "fuzz/bytes.h"
#include "fuzz/decode_command.h"
#include "tests/support/fixture_castle.h"
#include "tests/support/fixture_chariot.h"

namespace six::fuzz {
namespace {

constexpr int kMostSteps = 300;

std::shared_ptr<const Table> table_with_rock() {
    auto table = std::make_shared<Table>(fixture::plain_table());
    table->field.pieces = {
        {"rock",
         TerrainKind::blocking,
         Height::ground,
         {{vec2_mils(13000, 9000), vec2_mils(15000, 9500), vec2_mils(14000, 12000)}}}};
    return table;
}

// A dragon, a titan, and a chariot with its passenger, all of them engaged.
BattleGame among_giants() {
    static const std::shared_ptr<const Table> table =
        std::make_shared<const Table>(fixture::chariot_table());
    static const State state = [] {
        const Vec2 dragon = vec2_mils(10000, 10000), chariot = vec2_mils(20000, 10000);
        State giants = fixture::battle_of(
            *table, {{fixture::kRed, dragon, 0, fixture::kDragon},
                     {fixture::kBlue, fixture::beside(dragon, 0), 1800},
                     {fixture::kBlue, fixture::at_front_left_border(dragon), 2250},
                     {fixture::kBlue, chariot, 0, fixture::kChariot},
                     {fixture::kRed, fixture::beside(chariot, 2), 0, fixture::kArcher},
                     {fixture::kBlue, fixture::beside(chariot, 1), 0, fixture::kArcher},
                     {fixture::kRed, vec2_mils(14000, 20000), 2700, fixture::kTitan},
                     {fixture::kBlue, vec2_mils(5000, 25000), 0, fixture::kArcher}});
        fixture::put_on(giants, FigureId{7}, FigureId{3});
        giants.figures[0].clicks = {3, 0, 1, 0};
        return giants;
    }();
    return BattleGame(table, state);
}

// Red before blue's keep and gatehouse, an archer of blue's on the keep, a wall half broken.
BattleGame at_castle() {
    static const auto siege = [] {
        auto table = std::make_shared<Table>(fixture::chariot_table());
        const auto section = [&](FigureKind kind) {
            Warrior stone = fixture::plain_section(kind);
            stone.dials[0].range = 10_in;
            stone.dials[0].clicks[3].damage.abilities[0] = Ability::demoralized;
            return fixture::add_warrior(*table, stone);
        };
        const std::uint16_t keep = section(FigureKind::keep), wall = section(FigureKind::wall),
                            gate = section(FigureKind::gatehouse);
        constexpr std::int32_t kSouth = 2700, kNorth = 900;
        State state =
            fixture::battle_of(*table, {{fixture::kBlue, {18_in, 30_in}, kSouth, keep},
                                        {fixture::kBlue, {12_in, 28_in}, kSouth, wall},
                                        {fixture::kBlue, {27_in, 28_in}, kSouth, gate},
                                        {fixture::kRed, {18_in, 26_in}, kNorth},
                                        {fixture::kRed, {27_in, 25_in}, kNorth, 1},
                                        {fixture::kRed, {12_in, 24_in}, kNorth, fixture::kDragon},
                                        {fixture::kRed, {20_in, 22_in}, kNorth, fixture::kArcher},
                                        {fixture::kBlue, {18_in, 30_in}, kSouth, fixture::kArcher},
                                        {fixture::kBlue, {30_in, 33_in}, kSouth}});
        for (std::uint16_t i = 0; i < 3; ++i) state.figures[i].whereabouts = Whereabouts::built;
        state.figures[1].clicks[0] = 2;
        state.figures[7].top = FigureId{0};
        build_castles(*table, state);
        return std::pair(std::shared_ptr<const Table>(std::move(table)), state);
    }();
    return BattleGame(siege.first, siege.second);
}

// Armies with sections to be built.
std::shared_ptr<const Agreement> castle_agreement() {
    Agreement agreement = *fixture::plain_agreement(2);
    for (const FigureKind kind : {FigureKind::wall, FigureKind::tower, FigureKind::gatehouse,
                                  FigureKind::keep, FigureKind::planking})
        agreement.catalog.warriors.push_back(fixture::plain_section(kind));
    agreement.build_total = 400;
    return std::make_shared<const Agreement>(std::move(agreement));
}

BattleGame begin(std::uint8_t choice) {
    static const std::shared_ptr<const Agreement> agreements[] = {
        fixture::plain_agreement(2), fixture::plain_agreement(3), fixture::plain_agreement(4),
        castle_agreement()};
    static const std::shared_ptr<const Table> table = table_with_rock();
    static const State melee =
        fixture::battle_of(*table, {{fixture::kRed, vec2_mils(10000, 10000), 0},
                                    {fixture::kRed, vec2_mils(10000, 11400), 900},
                                    {fixture::kRed, vec2_mils(7000, 12000), 450, 1},
                                    {fixture::kBlue, vec2_mils(11250, 10000), 1800},
                                    {fixture::kBlue, vec2_mils(11300, 11500), 2250},
                                    {fixture::kBlue, vec2_mils(13000, 14000), 1800, 1}});
    static const State last_click = [] {  // everybody one hit from the end of the game
        State state = fixture::battle_of(*table, {{fixture::kRed, vec2_mils(10000, 10000), 0},
                                                  {fixture::kBlue, vec2_mils(11250, 10000), 1800}});
        state.figures[0].clicks[0] = state.figures[1].clicks[0] = 4;
        return state;
    }();
    // The first eight are as old inputs of the corpus know them.
    if (choice >= 250) return BattleGame(agreements[3]);
    if (choice >= 224) return at_castle();
    if (choice % 8 < 3) return BattleGame(agreements[choice % 8]);
    if (choice % 8 == 6) return among_giants();
    return BattleGame(table, choice % 8 == 7 ? last_click : melee);
}

Seat decode_sender(Bytes& in, const Decision& owed) {
    const std::uint8_t choice = in.byte();
    return choice < 200 ? owed.seat : Seat{static_cast<std::uint8_t>(choice % 6)};
}

std::vector<std::uint8_t> bytes_of(const BattleGame& game) {
    std::vector<std::uint8_t> bytes;
    game.append_bytes(bytes);
    return bytes;
}

void check_round_trip(const BattleGame& game) {
    if (game.in_setup()) return;
    std::vector<std::uint8_t> bytes;
    append_bytes(game.state(), bytes);
    const auto again = state_from_bytes(bytes);
    require(again.has_value());
    std::vector<std::uint8_t> second;
    append_bytes(*again, second);
    require(bytes == second && hash_of(*again) == hash_of(game.state()));
}

void play(Bytes& in) {
    BattleGame game = begin(in.byte());
    BytesDraw draw(in);
    std::vector<Command> proposals;
    Events events;
    for (int i = 0; i < kMostSteps && !in.empty(); ++i) {
        const Decision owed = game.next_decision();
        const bool proposed = in.byte() % 4 != 0 && owed.ask != Ask::nothing;
        Command command;
        Seat sender = owed.seat;
        if (proposed) {
            game.propose(4, draw, proposals);
            require(!proposals.empty());
            command = proposals[draw.below(static_cast<std::uint32_t>(proposals.size()))];
        } else {
            command = decode_command(in, game.in_setup());
            sender = decode_sender(in, owed);
        }
        const auto before = bytes_of(game);
        const std::size_t told = events.size();
        const Explanation explained = game.explain(sender, command);
        const auto done = game.step(sender, command, events);
        require(done.has_value() || !proposed);
        require(explained.verdict.has_value() == done.has_value());
        if (!done) {
            require(bytes_of(game) == before && events.size() == told &&
                    done.error().clause.exists());
            continue;
        }
        require(game.ok());
        check_round_trip(game);
    }
}

}  // namespace
}  // namespace six::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    six::fuzz::Bytes in(data, size);
    six::fuzz::play(in);
    return 0;
}
