// battle: bots fight in the terminal. On a terminal the table is redrawn in place, a short pause
// after each thing that happens; piped, or at speed instant, a log is printed and the final
// picture.
#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <ostream>

#include "bots/simple_bot.h"
#include "cli/battle_screen.h"
#include "cli/commands.h"
#include "cli/edition.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "engine/game/setup.h"
#include "engine/messages/event_kind.h"
#include "io/answers/game_answers.h"
#include "io/draw/draw_table.h"
#include "io/language/describe.h"
#include "io/library/collection.h"
#include "sim/match.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;
using io::answers::BattleEnd;

std::string army_line(Language language, const io::Names& names, const sim::Battle& battle,
                      Seat seat) {
    std::string list;
    for (std::uint16_t i = 0; i < battle.state.figure_count; ++i) {
        const Figure& figure = battle.state.figures[i];
        if (figure.owner != seat) continue;
        if (!list.empty()) list += ", ";
        list += names.of(FigureId{i}) + ' ' + battle.table.catalog[figure.warrior].name;
    }
    return say(language, "cli.battle.army",
               {{"seat", names.said(language, seat)},
                {"points", std::to_string(battle.table.seats[seat.n].army_points)},
                {"list", list}});
}

// What became of castle sections while the table was set up.
class Builders final : public sim::Watcher {
public:
    bool stepped(const Agreement& agreement, const SetupState& setup, const Decision&,
                 const SetupCommand&, std::span<const Event> events) override {
        for (const Event& event : events) {
            if (event.kind != EventKind::section_built && event.kind != EventKind::section_left_out)
                continue;
            told_.push_back(event);
            std::vector<std::string>& army = armies_[event.seat.n];
            if (!army.empty()) continue;
            for (const WarriorId id : setup.armies[event.seat.n])
                army.push_back(agreement.catalog[id].name);
        }
        return true;
    }

    void tell(Language language, io::Names names, std::ostream& out) const {
        names.armies = armies_;
        for (const Event& event : told_)
            out << "  " << io::describe(language, names, event) << '\n';
    }

private:
    Events told_;
    std::array<std::vector<std::string>, kMaxSeats> armies_;
};

// Every event a line, the turns set off from each other.
class Log final : public sim::Watcher {
public:
    Log(Language language, const io::Names& names, std::ostream& out)
        : language_(language), names_(names), out_(out) {}

    bool stepped(const Table&, const State&, const Decision&, const BattleCommand&,
                 std::span<const Event> events) override {
        for (const Event& event : events) {
            if (event.kind == EventKind::turn_ended) continue;  // the next turn says so
            if (event.kind == EventKind::turn_began) out_ << '\n';
            const bool heading =
                event.kind == EventKind::turn_began || event.kind == EventKind::battle_began;
            out_ << (heading                             ? ""
                     : event.kind == EventKind::modifier ? "    "
                                                         : "  ")
                 << io::describe(language_, names_, event) << '\n';
        }
        return !interrupted() && out_.good();
    }

private:
    Language language_;
    const io::Names& names_;
    std::ostream& out_;
};

// Nothing is told on the way; it can be stopped.
class Silence final : public sim::Watcher {
public:
    bool stepped(const Table&, const State&, const Decision&, const BattleCommand&,
                 std::span<const Event>) override {
        return !interrupted();
    }
};

// For programs: how it ended, in words that are the same in every language.
void print_json(std::uint64_t seed, std::ostream& out, const sim::Battle& battle,
                const io::Names& names, sim::MatchEnd end) {
    const Seat winner = battle.state.winner;
    io::answers::BattleTold told{.seed = seed,
                                 .end = end == sim::MatchEnd::over      ? BattleEnd::over
                                        : end == sim::MatchEnd::stopped ? BattleEnd::stopped
                                                                        : BattleEnd::step_limit,
                                 .round = battle.state.round};
    if (end == sim::MatchEnd::over && winner.exists()) told.winner = names.of(winner);
    for (std::uint8_t n = 0; n < battle.table.seat_count; ++n)
        told.points.emplace_back(names.of(Seat{n}), battle.state.seats[n].points);
    out << io::json_text(told) << '\n';
}

void print_end(const Arguments& args, std::ostream& out, const sim::Battle& battle,
               const io::Names& names, sim::MatchEnd end) {
    const Language language = args.language;
    const Terminal terminal = terminal_of(out);
    out << '\n'
        << io::draw_table(language, names, battle.table, battle.state,
                          {.width = std::min(terminal.columns, 100) - 2, .height = 24})
        << '\n';
    if (end == sim::MatchEnd::stopped)
        out << say(language, "cli.battle.stopped", {{"round", std::to_string(battle.state.round)}})
            << '\n';
    if (end == sim::MatchEnd::step_limit)
        out << say(language, "cli.battle.step_limit", {{"steps", std::to_string(sim::kStepLimit)}})
            << '\n';
    if (end == sim::MatchEnd::over) {
        const Seat winner = battle.state.winner;
        out << (winner.exists() ? say(language, "cli.battle.winner",
                                      {{"seat", names.said(language, winner)},
                                       {"round", std::to_string(battle.state.round)}})
                                : say(language, "cli.battle.draw",
                                      {{"round", std::to_string(battle.state.round)}}))
            << '\n';
    }
    out << points_line(language, names, battle.table, battle.state) << '\n';
}

}  // namespace

int run_battle(const Arguments& args, std::ostream& out, std::ostream& err) {
    if (const int refused = check_edition(args, err); refused != kSuccess) return refused;
    const Ruleset& rules = page_of(args);
    const std::uint64_t points = args.number_or("points", rules.usual.build_total);
    const std::uint64_t seed = args.number_or("seed", 1);
    const std::string_view speed = args.value_or("speed", "slow");
    const Language language = args.language;

    const InterruptGuard guard;
    sim::Chance chance(seed);
    bots::SimpleBot bot;
    std::array<bots::Bot*, kMaxSeats> players{};
    players.fill(&bot);
    const Agreement agreement = agreement_on(
        args, rules, io::collection(), io::collected_maps().find(rules.usual.map)->second,
        static_cast<std::uint8_t>(args.number_or("seats", 2)), static_cast<std::uint16_t>(points));
    assert(check_agreement(agreement));
    Builders builders;
    sim::Battle battle = sim::set_up(agreement, players, chance, &builders);
    const io::Names names = io::standard_names(battle.table, battle.state);

    const Terminal terminal = terminal_of(out);
    const std::string introduction =
        say(language, "cli.battle.introduction",
            {{"points", std::to_string(points)}, {"seed", std::to_string(seed)}});
    sim::MatchEnd end{};
    if (args.has("json")) {
        const Progress progress(args, err, "cli.progress.battle");
        Silence silence;
        end = sim::play(battle.table, battle.state, players, chance, &silence);
        print_json(seed, out, battle, names, end);
        return kSuccess;
    }
    if (speed != "instant" && BattleScreen::fits(terminal)) {
        BattleScreen screen(language, names, terminal, out,
                            std::chrono::milliseconds(speed == "fast" ? 120 : 700));
        end = sim::play(battle.table, battle.state, players, chance, &screen);
    } else {
        out << introduction << '\n';
        if (agreement.defender.exists())
            out << siege_line(language, names, agreement.defender) << '\n';
        for (std::uint8_t n = 0; n < battle.table.seat_count; ++n)
            out << wrap(army_line(language, names, battle, Seat{n}),
                        static_cast<std::size_t>(terminal.columns), 0)
                << '\n';
        builders.tell(language, names, out);
        out << '\n';
        Log log(language, names, out);
        end = sim::play(battle.table, battle.state, players, chance, &log);
    }
    print_end(args, out, battle, names, end);
    return kSuccess;
}

}  // namespace six::cli
