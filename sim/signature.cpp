#include "sim/signature.h"

#include <array>
#include <string>
#include <string_view>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/rulesets/pages.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/ask.h"
#include "engine/state/by_name.h"
#include "io/language/command_text.h"
#include "io/language/event_text.h"
#include "io/language/names.h"
#include "sim/match.h"
#include "sim/random_battle.h"

namespace six::sim {
namespace {

constexpr std::uint32_t kGames = 60;
constexpr std::uint32_t kSteps = 300;  // of one game at most: fast under sanitizers and node, too

// FNV-1a over text and whole numbers. It only has to notice accidents.
class Hash {
public:
    void add(std::string_view text) {
        for (const char c : text) add_byte(static_cast<std::uint8_t>(c));
        add_byte(0);
    }
    void add(std::uint64_t number) {
        for (int i = 0; i < 8; ++i, number >>= 8) add_byte(number & 0xFF);
    }
    std::uint64_t value() const { return value_; }

private:
    void add_byte(std::uint64_t byte) { value_ = (value_ ^ byte) * 0x100000001B3u; }

    std::uint64_t value_ = 0xCBF29CE484222325u;
};

// Everything by name: questions, commands and events as scenarios and replays write them, states by
// the names of their fields. So the signature changes when a game goes otherwise, and not when the
// program is laid out otherwise. Who may see an event is not in it.
class Listener final : public Watcher {
public:
    bool stepped(const Table& table, const State& state, const Decision& owed,
                 const BattleCommand& command, std::span<const Event> events) override {
        if (steps == laid_at_) names_ = io::standard_names(table, state);
        add(owed, io::print_command(command, names_, table.catalog), events);
        hash.add(hash_by_name(state));
        return true;
    }
    bool stepped(const Agreement& agreement, const SetupState&, const Decision& owed,
                 const SetupCommand& command, std::span<const Event> events) override {
        names_.seats.assign(io::kSeatNames, io::kSeatNames + agreement.seat_count);
        names_.figures.clear();
        add(owed, io::print_command(command, names_, agreement.catalog), events);
        laid_at_ = steps;
        return true;
    }
    void next_game() { laid_at_ = steps; }

    Hash hash;
    std::uint32_t steps = 0;

private:
    void add(const Decision& owed, const std::string& command, std::span<const Event> events) {
        ++steps;
        hash.add(name_of(owed.ask));
        hash.add(owed.clause.id());
        for (const std::uint64_t number :
             {std::uint64_t{owed.seat.n}, std::uint64_t{owed.who.n}, std::uint64_t{owed.other.n},
              std::uint64_t{owed.dice}, std::uint64_t{owed.sections}})
            hash.add(number);
        hash.add(command);
        for (const Event& event : events)
            hash.add(io::print_event(names_, shown_to_everybody(event)));
    }

    io::Names names_;
    std::uint32_t laid_at_ = 0;  // the step with which the battle began: it has new names
};

void play_game(std::uint32_t game, Edition edition, Listener& listener) {
    bots::RandomBot random;
    bots::SimpleBot simple;
    std::array<bots::Bot*, kMaxSeats> players{};
    // All random, all simple, and both against each other.
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const bool thinks = game % 4 == 0 ? false : game % 4 == 1 ? true : (game + seat) % 2 == 0;
        players[seat] = thinks ? static_cast<bots::Bot*>(&simple) : &random;
    }
    Rng rng(game, /*stream=*/0);
    Chance chance(game);
    // Small armies: many games are then played to their ends.
    const auto seats = static_cast<std::uint8_t>(2 + game % 3);
    const BattleWishes wishes{.edition = edition,
                              .seats = seats,
                              .figures = static_cast<std::uint16_t>(seats * (1 + game / 3 % 4)),
                              .build_total = page_of(edition)->actions.points_per_action,
                              .vary_options = game % 2 == 0,
                              .vary_younger = false};
    const auto beginning = static_cast<Beginning>(game / 2 % 3);
    Battle battle = beginning == Beginning::set_up
                        ? set_up(random_agreement(rng, wishes), players, chance, &listener)
                        : random_battle(rng, beginning, wishes);
    play(battle.table, battle.state, players, chance, &listener, kSteps);
}

}  // namespace

Signature signature_of(Edition edition) {
    Listener listener;
    for (std::uint32_t game = 0; game < kGames; ++game) {
        listener.next_game();
        play_game(game, edition, listener);
    }
    return {listener.hash.value(), kGames, listener.steps};
}

std::string hexadecimal(std::uint64_t number) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; number /= 16) text[i] = kDigits[number % 16];
    return text;
}

}  // namespace six::sim
