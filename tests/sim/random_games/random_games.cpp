// Random games whose every step is held to what must always be true: the invariant; whatever is
// proposed is legal; a clone and a state read back from its bytes are the same state and go on
// alike; explain and check agree; garbage is refused and changes nothing. A failure prints the
// seed, the table and all commands up to it.
//
//     random_games [--games N] [--seed FIRST] [--bots N]
//
// --bots plays so many games more, of the greedy bot against itself: armies of 100 to 500 points,
// from the first choice of the set-up to the score.
#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/game/battle.h"
#include "engine/game/setup.h"
#include "engine/messages/event_kind.h"
#include "engine/rules/invariant.h"
#include "engine/rules/query.h"
#include "engine/rulesets/pages.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/ask.h"
#include "engine/state/canonical.h"
#include "io/draw/draw_table.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "sim/match.h"
#include "sim/random_battle.h"
#include "tests/sim/random_games/garbage.h"

namespace six {
namespace {

constexpr std::uint32_t kSteps = 1000;
constexpr std::uint32_t kBotSteps = 6000;
constexpr std::size_t kProposals = 6;

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(const State& state) {
    Bytes bytes;
    append_bytes(state, bytes);
    return bytes;
}

class Examiner final : public sim::Watcher {
public:
    explicit Examiner(std::uint64_t seed) : rng_(seed, /*stream=*/9) {}

    bool about_to(const Table& table, const State& state, const Decision& owed,
                  const BattleCommand& command) override {
        if (log_.empty()) copy_state(first_, state);
        table_ = &table;
        examine_bytes(state);
        examine_proposals(table, state, owed);
        examine_garbage(table, state);
        const bool legal = check(table, state, owed.seat, command).has_value();
        expect(legal, "the bot's answer is refused by check");
        expect(explain(table, state, owed.seat, command).verdict.has_value() == legal,
               "explain and check differ on the bot's answer");
        log_.push_back({owed.seat, command});
        return failure_.empty();
    }

    bool stepped(const Table& table, const State& state, const Decision& owed,
                 const BattleCommand& command, std::span<const Event> events) override {
        const std::string_view wrong = what_is_wrong(table, state);
        expect(wrong.empty(), "invariant: " + std::string(wrong));
        for (State* other : {&clone_, &reread_}) {
            Events again;
            expect(step(table, *other, owed.seat, command, again).has_value(),
                   "a copy refuses what the original took");
            expect(hash_of(*other) == hash_of(state), "a copy went on differently");
            expect(std::equal(again.begin(), again.end(), events.begin(), events.end()),
                   "a copy told other events");
        }
        for (const Event& event : events) {
            ++told_[static_cast<std::size_t>(event.kind)];
            expect(event.clause.exists(),
                   "an event without a clause: " + std::string(spec_of(event.kind).name));
            breaches_ += event.kind == EventKind::breached;
            falls_ += event.kind == EventKind::came_down;
            doors_ += event.clause == Clause("C-CASTLE-21");
        }
        return failure_.empty();
    }

    bool stepped(const Agreement& agreement, const SetupState& state, const Decision&,
                 const SetupCommand&, std::span<const Event>) override {
        std::vector<SetupCommand> proposals;
        propose(agreement, state, kProposals, rng_, proposals);
        const Decision owed = next_decision(agreement, state);
        expect(owed.ask == Ask::nothing || !proposals.empty(), "set-up proposes nothing");
        for (const SetupCommand& proposal : proposals)
            expect(check(agreement, state, owed.seat, proposal).has_value(),
                   "set-up proposes what it refuses");
        SetupState copy = state;
        Events events;
        const Command garbage = garbage_command(rng_, /*in_setup=*/true);
        const Seat sender = garbage_sender(rng_);
        const auto* command = std::get_if<SetupCommand>(&garbage);
        if (!command) return failure_.empty();
        const bool legal = check(agreement, state, sender, *command).has_value();
        expect(step(agreement, copy, sender, *command, events).has_value() == legal,
               "set-up: check and step differ on garbage");
        expect(legal || events.empty(), "set-up: a refusal told events");
        return failure_.empty();
    }

    // The whole game once more, from the first state and the commands alone.
    void examine_rerun(const Table& table, const State& last) {
        if (!failure_.empty() || log_.empty()) return;
        State state;
        copy_state(state, first_);
        Events events;
        for (const auto& [sender, command] : log_)
            expect(step(table, state, sender, command, events).has_value(), "the rerun is refused");
        expect(hash_of(state) == hash_of(last), "the rerun ends differently");
        const BattleGame game(lent(table), state);
        for (std::uint8_t n = 0; n < table.seat_count; ++n)
            expect(game.observe(Seat{n})->hash() == hash_of(last),
                   "an observation hides something of an open battle");
    }

    const std::string& failure() const { return failure_; }
    std::size_t steps() const { return log_.size(); }
    std::size_t garbage_taken() const { return garbage_taken_; }
    std::uint64_t breaches() const { return breaches_; }
    std::uint64_t falls() const { return falls_; }
    std::uint64_t doors() const { return doors_; }
    const auto& told() const { return told_; }

    void print_log() const {
        if (table_ == nullptr) return;
        const io::Names names = io::standard_names(*table_, first_);
        for (const auto& [sender, command] : log_)
            std::cerr << (sender.exists() ? names.of(sender) : "chance") << ' '
                      << io::print_command(command, names, table_->catalog) << '\n';
    }

private:
    struct Entry {
        Seat sender;
        BattleCommand command;
    };

    void expect(bool holds, const std::string& what) {
        if (!holds && failure_.empty()) failure_ = what;
    }

    void examine_bytes(const State& state) {
        copy_state(clone_, state);
        const Bytes bytes = bytes_of(state);
        expect(bytes_of(clone_) == bytes, "a clone has other bytes");
        const auto reread = state_from_bytes(bytes);
        expect(reread.has_value(), "its own bytes are refused");
        if (!reread) return;
        copy_state(reread_, *reread);
        expect(bytes_of(reread_) == bytes, "bytes read back give other bytes");
        expect(hash_of(reread_) == hash_of(state) && hash_of(clone_) == hash_of(state),
               "copies have another hash");
    }

    void examine_proposals(const Table& table, const State& state, const Decision& owed) {
        propose(table, state, kProposals, rng_, proposals_);
        expect(!proposals_.empty(), "nothing is proposed");
        expect(proposals_.size() <= kProposals, "more is proposed than was asked for");
        for (const BattleCommand& proposal : proposals_)
            expect(check(table, state, owed.seat, proposal).has_value(),
                   "a proposal is refused: " + std::string(name_of(proposal)));
    }

    void examine_garbage(const Table& table, const State& state) {
        const Command garbage = garbage_command(rng_, /*in_setup=*/false);
        const Seat sender = garbage_sender(rng_);
        if (!std::holds_alternative<BattleCommand>(garbage)) return;
        const BattleCommand& command = std::get<BattleCommand>(garbage);
        const bool legal = check(table, state, sender, command).has_value();
        Events events;
        copy_state(scratch_, state);
        expect(step(table, scratch_, sender, command, events).has_value() == legal,
               "check and step differ on garbage");
        if (legal) {  // by luck: then it must have been played well
            ++garbage_taken_;
            expect(state_is_ok(table, scratch_), "garbage that was legal broke the invariant");
            return;
        }
        expect(hash_of(scratch_) == hash_of(state) && bytes_of(scratch_) == bytes_of(state),
               "a refusal changed the state");
        expect(events.empty(), "a refusal told events");
        explain(table, state, sender, command);
    }

    const Table* table_ = nullptr;
    Rng rng_;
    std::vector<BattleCommand> proposals_;
    std::vector<Entry> log_;
    State first_, clone_, reread_, scratch_;
    std::string failure_;
    std::size_t garbage_taken_ = 0;
    std::uint64_t breaches_ = 0, falls_ = 0, doors_ = 0;
    std::array<std::size_t, kEventSpecs.size()> told_{};
};

// An assert inside the engine ends the process: the seed and the commands are told all the same.
const Examiner* g_examiner = nullptr;
std::uint64_t g_seed = 0;
extern "C" void on_abort(int) {
    std::cerr << "seed " << g_seed << ": aborted\n";
    if (g_examiner != nullptr) g_examiner->print_log();
}

struct Totals {
    std::uint64_t breaches = 0, falls = 0, doors = 0;
    std::size_t over = 0, steps = 0, garbage_taken = 0;
    std::array<std::size_t, kKinds> games_with{};  // a figure of the kind
    std::array<std::size_t, kEventSpecs.size()> told{};
};

void count_kinds(const Table& table, const State& state, Totals& totals) {
    std::array<bool, kKinds> found{};
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        found[static_cast<std::size_t>(warrior_of(table, state.figures[i]).kind)] = true;
    for (std::size_t kind = 0; kind < kKinds; ++kind) totals.games_with[kind] += found[kind];
}

enum class Who : std::uint8_t { anybody, greedy };

bool play_game(Edition edition, std::uint64_t seed, Who who, Totals& totals) {
    bots::RandomBot random;
    bots::SimpleBot simple;
    std::array<bots::Bot*, kMaxSeats> players{};
    const bool greedy = who == Who::greedy;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        players[seat] =
            greedy || (seed + seat) % 3 == 0 ? static_cast<bots::Bot*>(&simple) : &random;
    Rng rng(seed, /*stream=*/0);
    sim::Chance chance(seed);
    Examiner examiner(seed);
    g_examiner = &examiner;
    g_seed = seed;
    const auto beginning = greedy ? sim::Beginning::set_up : static_cast<sim::Beginning>(seed % 3);
    // Mostly small armies, whose games end soon: all sizes come up, but few games are long.
    const auto seats = static_cast<std::uint8_t>(2 + seed / 3 % 3);
    const std::uint16_t step = page_of(edition)->actions.points_per_action;
    sim::BattleWishes wishes{.edition = edition, .seats = seats};
    if (seed / 3 % 3 == 1) wishes.large = sim::LargeFigures::everywhere;
    if (greedy) {
        wishes.seats = seed % 4 == 0 ? seats : 2;
        wishes.build_total = static_cast<std::uint16_t>(step * (step > 100 ? 1 : 1 + seed % 5));
    } else if (seed % 10 != 0) {
        wishes.figures = static_cast<std::uint16_t>(seats * (1 + seed / 9 % 4));
        wishes.build_total = step;
    }
    sim::Battle battle;
    if (beginning == sim::Beginning::set_up) {
        const Agreement agreement = sim::random_agreement(rng, wishes);
        if (!check_agreement(agreement)) {
            std::cerr << "seed " << seed << ": the agreement is refused\n";
            return false;
        }
        battle = sim::set_up(agreement, players, chance, &examiner);
    } else {
        battle = sim::random_battle(rng, beginning, wishes);
    }
    const sim::MatchEnd end = sim::play(battle.table, battle.state, players, chance, &examiner,
                                        greedy ? kBotSteps : kSteps);
    examiner.examine_rerun(battle.table, battle.state);
    count_kinds(battle.table, battle.state, totals);
    totals.over += end == sim::MatchEnd::over;
    totals.steps += examiner.steps();
    totals.garbage_taken += examiner.garbage_taken();
    totals.breaches += examiner.breaches();
    totals.falls += examiner.falls();
    totals.doors += examiner.doors();
    for (std::size_t i = 0; i < totals.told.size(); ++i) totals.told[i] += examiner.told()[i];
    if (examiner.failure().empty() && end != sim::MatchEnd::stopped) return true;

    const io::Names names = io::standard_names(battle.table, battle.state);
    std::cerr << "seed " << seed << ": " << examiner.failure() << '\n';
    examiner.print_log();
    std::cerr << io::draw_table(io::Language::en, names, battle.table, battle.state)
              << "again with: random_games --seed " << seed << " --games 1\n";
    return false;
}

bool read_number(std::string_view text, std::uint64_t& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace
}  // namespace six

constexpr std::uint64_t kEnoughForAll = 100;   // games, to meet every kind of figure
constexpr std::uint64_t kEnoughForRare = 300;  // ... and whatever only the second edition has

// What games of 2.0 alone can tell, from the position of a battle on.
constexpr std::array kOfSecondEdition = {
    six::EventKind::domain_rolled,    six::EventKind::phase_began,
    six::EventKind::took_off,         six::EventKind::landed,
    six::EventKind::trample_rolled,   six::EventKind::carried,
    six::EventKind::revenant_rolled,  six::EventKind::rose,
    six::EventKind::energy_siphoned,  six::EventKind::shot_prepared,
    six::EventKind::shot_drifted,     six::EventKind::shot_came_down,
    six::EventKind::terrain_attacked, six::EventKind::structure_lost,
    six::EventKind::terrain_removed,  six::EventKind::objective_taken,
    six::EventKind::objective_lost,   six::EventKind::decided};

int main(int argc, char** argv) {
    std::signal(SIGABRT, six::on_abort);
    std::uint64_t games = 300;
    std::uint64_t bot_games = 0;
    std::uint64_t first = 0;
    for (int i = 1; i < argc; i += 2) {
        const std::string_view name = argv[i];
        std::uint64_t* number = name == "--games"  ? &games
                                : name == "--seed" ? &first
                                : name == "--bots" ? &bot_games
                                                   : nullptr;
        if (number == nullptr || i + 1 == argc || !six::read_number(argv[i + 1], *number)) {
            std::cerr << "expected: random_games [--games N] [--seed FIRST] [--bots N]\n";
            return 2;
        }
    }
    for (std::size_t e = 0; e < six::kEditionNames.size(); ++e) {
        const auto edition = static_cast<six::Edition>(e);
        if (six::page_of(edition) == nullptr) continue;
        six::Totals totals;
        for (std::uint64_t seed = first; seed < first + games; ++seed)
            if (!six::play_game(edition, seed, six::Who::anybody, totals)) return 1;
        for (std::uint64_t seed = first; seed < first + bot_games; ++seed)
            if (!six::play_game(edition, seed, six::Who::greedy, totals)) return 1;
        std::cout << six::kEditionNames[e] << ": " << games << " games and " << bot_games
                  << " of the bot, " << totals.over << " played to their end, " << totals.steps
                  << " steps, " << totals.garbage_taken
                  << " pieces of garbage that were legal by luck; castles: " << totals.doors
                  << " ways through a door, " << totals.breaches << " breaches, " << totals.falls
                  << " figures came down;";
        if (games >= kEnoughForAll &&
            (totals.doors == 0 || totals.breaches == 0 || totals.falls == 0)) {
            std::cerr << "\nno game in which castles mattered\n";
            return 1;
        }
        for (std::size_t kind = 0; kind < six::kKinds; ++kind) {
            std::cout << ' ' << totals.games_with[kind] << " with a " << six::kKindNames[kind];
            if (games < kEnoughForAll || totals.games_with[kind] > 0 ||
                !(*six::page_of(edition)->kinds)[kind].played)
                continue;
            std::cout << '\n';
            std::cerr << "no game with a " << six::kKindNames[kind] << '\n';
            return 1;
        }
        std::cout << '\n';
        if (edition != six::Edition::v2 || games < kEnoughForRare) continue;
        for (const six::EventKind kind : kOfSecondEdition) {
            if (totals.told[static_cast<std::size_t>(kind)] > 0) continue;
            std::cerr << "no game that tells " << six::spec_of(kind).name << '\n';
            return 1;
        }
    }
    return 0;
}
