// The golden archive: games whose every event must stay as it is while the program is rebuilt
// around them.
//
//   golden_replays record FOLDER [EDITION]   plays them and writes one text a game
//   golden_replays take FOLDER REPLAY...   writes the text of recorded games
//   golden_replays check FILE...   plays every command by today's rules and compares every event
//
// A text is the replay's header line, then for each command a line `@BY COMMAND` and a line for
// each event, indented, and at last `=over WINNER` or `=unfinished`. There is no hash of any state
// in it, so that the layout of the State may change.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <vector>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/game/battle.h"
#include "engine/rules/question.h"
#include "engine/rules/setup/setup_question.h"
#include "engine/rulesets/pages.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/ask.h"
#include "host/new_game.h"
#include "io/library/collection.h"
#include "io/library/muster.h"
#include "io/text/text.h"
#include "tests/replays/scribe.h"

namespace {

using namespace six;

constexpr std::uint32_t kMostSteps = 170;         // of a game between random figures
constexpr std::uint32_t kMostStepsBetween = 450;  // ... and between armies of the collection

// Takes the army it was given, and otherwise thinks or guesses.
class Player final : public bots::Bot {
public:
    Player(bots::Bot& mind, std::optional<ChooseArmy> army) : mind_(mind), army_(army) {}
    std::string_view name() const override { return mind_.name(); }
    Command choose(const Game& seen, const Decision& owed, Draw& draw) override {
        if (owed.ask == Ask::choose_army && army_) return *army_;
        return mind_.choose(seen, owed, draw);
    }

private:
    bots::Bot& mind_;
    std::optional<ChooseArmy> army_;
};

std::string played(const Agreement& agreement, sim::Players players, std::uint64_t seed,
                   std::uint32_t steps) {
    sim::Chance chance(seed);
    archive::Scribe scribe(agreement, seed);
    sim::Battle battle = sim::set_up(agreement, players, chance, &scribe);
    scribe.laid(battle);
    sim::play(battle.table, battle.state, players, chance, &scribe, steps);
    return scribe.ended(battle.state);
}

// Random figures: set up, or in the middle of a melee; two to four seats; all who guess,
// all who think, and both against each other.
std::string random_game(Edition edition, std::uint64_t seed) {
    bots::RandomBot random;
    bots::SimpleBot simple;
    std::array<bots::Bot*, kMaxSeats> players{};
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const bool thinks = seed % 4 == 0 || (seed % 4 > 1 && (seed + seat) % 2 == 0);
        players[seat] = thinks ? static_cast<bots::Bot*>(&simple) : &random;
    }
    const auto seats = static_cast<std::uint8_t>(2 + seed % 3);
    const sim::BattleWishes wishes{
        .edition = edition,
        .seats = seats,
        .figures = static_cast<std::uint16_t>(seats * (2 + seed / 3 % 4)),
        .build_total = page_of(edition)->actions.points_per_action,
        .vary_options = seed % 2 == 0,
        .large = seed % 5 == 0 ? sim::LargeFigures::everywhere : sim::LargeFigures::some};
    Rng rng(seed);
    if (seed / 2 % 3 == 0)
        return played(sim::random_agreement(rng, wishes), players, seed, kMostSteps);
    sim::Battle battle = sim::random_battle(rng, sim::Beginning::melee, wishes);
    sim::Chance chance(seed);
    archive::Scribe scribe(battle.table, battle.state, seed);
    sim::play(battle.table, battle.state, players, chance, &scribe, kMostSteps);
    return scribe.ended(battle.state);
}

// Armies of the collection, from the first choice of the set-up on: what people play.
std::string game_of_collection(Edition edition, int total, std::uint8_t seats, std::uint64_t seed,
                               bool siege) {
    Agreement agreement;
    agreement.rules = page_of(edition);
    agreement.options = OptionValues(edition);
    agreement.catalog = io::complete_for(edition, io::collection());
    agreement.field_size = agreement.rules->field.table_size;
    agreement.terrain_is_fixed = true;
    agreement.build_total = static_cast<std::uint16_t>(total);
    agreement.seat_count = seats;
    if (siege) agreement.defender = Seat{1};
    std::array<std::optional<io::Army>, kMaxSeats> drawn;
    host::draw_armies(seed, agreement, std::span(drawn).first(seats));
    std::array<std::optional<ChooseArmy>, kMaxSeats> armies;
    for (std::uint8_t n = 0; n < seats; ++n) {
        if (!drawn[n]) return {};
        armies[n] = io::muster(*drawn[n], agreement, Seat{n}).value();
    }
    host::keep_fielded(agreement, armies);
    bots::SimpleBot simple;
    bots::RandomBot random;
    std::vector<Player> players;
    for (std::uint8_t n = 0; n < seats; ++n)
        players.emplace_back(seed % 4 == 3 && n == 0 ? static_cast<bots::Bot&>(random) : simple,
                             armies[n]);
    std::vector<bots::Bot*> seated;
    for (Player& player : players) seated.push_back(&player);
    return played(agreement, seated, seed, kMostStepsBetween);
}

// Without chain and states.
std::string golden_text(const std::string& replay_text) {
    const auto replay = io::parse_replay(replay_text);
    std::string text = replay.value().header + "\n";
    for (const io::ReplayLine& line : replay->lines) {
        text += "@" + line.by + " " + line.command + "\n";
        for (const std::string& event : line.events) text += " " + event + "\n";
    }
    return text + (replay->ending == io::Ending::over ? "=over " + replay->winner : "=unfinished") +
           "\n";
}

// What was asked, by name: the set-up's questions are known by their answers.
void note_setup_question(const std::string& by, const std::string& command,
                         std::set<std::string, std::less<>>& asked) {
    constexpr std::array<std::array<std::string_view, 2>, 6> kAnswers = {
        {{"army", "choose_army"},
         {"edge", "choose_edge"},
         {"build", "build_section"},
         {"pool", "choose_terrain"},
         {"terrain", "place_terrain"},
         {"objective", "place_objective"}}};
    if (by == "chance") asked.emplace("roll_first_player");
    for (const auto& [word, ask] : kAnswers)
        if (command.starts_with(word)) asked.emplace(ask);
}

// How it differs; empty: not at all.
std::string difference(std::istream& in, std::set<std::string, std::less<>>& asked) {
    std::string line;
    if (!std::getline(in, line)) return "cannot be read";
    auto parsed = io::parse_replay(line + "\n");
    if (!parsed) return io::say(io::Language::en, parsed.error());
    io::Replay replay = std::move(parsed).value();
    replay.rules_version = 0;  // no state is compared
    while (std::getline(in, line)) {
        if (line.starts_with('@')) {
            const std::size_t space = line.find(' ');
            replay.lines.push_back({.by = line.substr(1, space - 1),
                                    .command = line.substr(space + 1),
                                    .origin = {},
                                    .events = {}});
        } else if (line.starts_with(' ') && !replay.lines.empty()) {
            replay.lines.back().events.push_back(line.substr(1));
        } else if (line.starts_with("=over ")) {
            replay.ending = io::Ending::over;
            replay.winner = line.substr(6);
        } else if (line == "=unfinished") {
            replay.ending = io::Ending::unfinished;
        } else {
            return "what is this: " + line;
        }
    }
    if (replay.ending == io::Ending::missing) return "it has no end";
    const io::Rerun again =
        io::rerun(replay, [&](std::size_t lines, const io::BattleStart* battle) {
            if (battle)
                asked.emplace(name_of(next_decision(battle->table, battle->state).ask));
            else if (lines < replay.lines.size())
                note_setup_question(replay.lines[lines].by, replay.lines[lines].command, asked);
        });
    if (!again.difference) return {};
    return io::say(io::Language::en, *again.difference);
}

// Whether games of the edition ask it at all.
bool asks(Edition edition, Ask ask) {
    const QuestionTable& questions = *page_of(edition)->questions;
    return questions.find(ask) != nullptr ||
           std::any_of(questions.of_setup.begin(), questions.of_setup.end(),
                       [ask](const SetupQuestion* step) { return step->ask == ask; });
}

// Rare questions are looked for in further seeds until some games of each edition ask them.
constexpr std::size_t kEnoughGames = 3;
constexpr std::uint64_t kFirstRare = 1000, kLastRare = 1400;

int record(const std::filesystem::path& folder, std::string_view only) {
    std::size_t files = 0;
    bool good = true;
    std::map<std::string, std::size_t, std::less<>> games_asking;
    const auto keep = [&](const std::string& name, const std::string& replay, bool if_rare) {
        if (replay.empty()) return;
        const std::string text = golden_text(replay);
        std::istringstream in(text);
        std::set<std::string, std::less<>> asked;
        good = difference(in, asked).empty() && good;
        const bool rare = std::any_of(asked.begin(), asked.end(), [&](const std::string& ask) {
            return games_asking[ask] < kEnoughGames;
        });
        if (if_rare && !rare) return;
        for (const std::string& ask : asked) ++games_asking[ask];
        std::ofstream out(folder / (name + ".txt"), std::ios::binary);
        out << text << std::flush;
        good = out.good() && good;
        ++files;
    };
    for (const Edition edition : {Edition::unlimited, Edition::v2, Edition::conquest}) {
        games_asking.clear();
        const std::string name(kEditionNames[static_cast<std::size_t>(edition)]);
        if (!only.empty() && only != name) continue;
        for (std::uint64_t seed = 0; seed < 84; ++seed)
            keep(name + "_" + std::to_string(seed), random_game(edition, seed), false);
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            for (const int total : {200, 300, 400, 500})
                keep(name + "_" + std::to_string(total) + "_" + std::to_string(seed),
                     game_of_collection(edition, total, seed == 9 ? 3 : 2, seed, false), false);
        for (std::uint64_t seed = 0; seed < 12 && page_of(edition)->siege.exists(); ++seed)
            for (const int total : {400, 500, 600})
                keep(name + "_siege_" + std::to_string(total) + "_" + std::to_string(seed),
                     game_of_collection(edition, total, 2, seed, true), false);
        const auto too_few = [&](std::size_t most) {
            std::vector<std::string> rare;
            for (std::size_t i = 1; i < kAskNames.size(); ++i)
                if (asks(edition, kAsks[i]) && games_asking[kAskNames[i]] < most)
                    rare.emplace_back(kAskNames[i]);
            return rare;
        };
        for (std::uint64_t seed = kFirstRare; seed < kLastRare && !too_few(kEnoughGames).empty();
             ++seed)
            keep(name + "_" + std::to_string(seed), random_game(edition, seed), true);
        for (const std::string& ask : too_few(10))
            std::cout << name << ": " << games_asking[ask] << " ask " << ask << '\n';
    }
    std::cout << files << " games\n";
    return good ? 0 : 1;
}

int take(const std::filesystem::path& folder, std::span<char* const> replays) {
    for (const std::filesystem::path file : replays) {
        std::ifstream in(file, std::ios::binary);
        const std::string replay{std::istreambuf_iterator<char>(in), {}};
        std::ofstream out(folder / file.filename().replace_extension(".txt"), std::ios::binary);
        out << golden_text(replay) << std::flush;
        if (!out) return 1;
    }
    return 0;
}

int check_all(int count, char** files) {
    std::set<std::string, std::less<>> asked;
    int bad = 0;
    for (int i = 0; i < count; ++i) {
        std::ifstream in(files[i], std::ios::binary);
        const std::string how = difference(in, asked);
        if (how.empty()) continue;
        ++bad;
        std::cout << std::filesystem::path(files[i]).filename().string() << ": " << how << '\n';
    }
    for (const std::string_view ask : kAskNames) {
        if (asked.contains(ask)) continue;
        ++bad;
        std::cout << "no game asks " << ask << '\n';
    }
    std::cout << count << " games, " << bad << " faults\n";
    return bad == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc > 1 ? argv[1] : "";
    if (what == "record" && (argc == 3 || argc == 4))
        return record(argv[2], argc == 4 ? argv[3] : "");
    if (what == "take" && argc > 3)
        return take(argv[2], std::span(argv, static_cast<std::size_t>(argc)).subspan(3));
    if (what == "check" && argc > 2) return check_all(argc - 2, argv + 2);
    std::cerr << "golden_replays: expected `record FOLDER [EDITION]`, `take FOLDER REPLAY...` or "
                 "`check FILE...`\n";
    return 2;
}
