#include "host/desk_replay.h"

#include <utility>

#include "engine/messages/event_kind.h"
#include "host/desk_begin.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/scenario/decline.h"
#include "io/scenario/scenario_lay.h"
#include "io/scenario/scenario_write.h"

namespace six::host {
namespace {

constexpr std::size_t kKeepEvery = 50;

std::unique_ptr<BattleGame> copy_of(const BattleGame& game) {
    if (game.in_setup()) return nullptr;  // set-ups are short: played from the beginning
    return std::make_unique<BattleGame>(game.shared_table(), game.state());
}

}  // namespace

std::optional<Moment> quiet_moment(const PlayGame& game, std::size_t answered) {
    const std::unique_ptr<BattleGame> again = game.beginning();
    std::optional<Moment> found;
    const auto note = [&](std::size_t n) {
        if (again->in_setup() || !io::can_be_written(again->state())) return;
        if (!found) {
            found.emplace();
            found->table = again->shared_table();
            found->names = game.start().agreement
                               ? io::standard_names(again->table(), again->state())
                               : game.names();
        }
        copy_state(found->state, again->state());
        found->answered = n;
    };
    note(0);
    Events events;
    for (std::size_t n = 0; n < answered && n < game.answers().size(); ++n) {
        events.clear();
        if (!again->step(game.answers()[n].seat, game.answers()[n].command, events)) break;
        note(n + 1);
    }
    if (again->in_setup()) return std::nullopt;
    return found;
}

Expected<std::string, io::Error> scenario_at(const PlayGame& game, std::size_t answered,
                                             std::string_view about) {
    const auto moment = quiet_moment(game, answered);
    if (!moment) return io::Error{"/do", "desk.in_setup", {}};
    std::vector<io::Scripted> since;
    for (std::size_t n = moment->answered; n < answered && n < game.answers().size(); ++n)
        since.push_back({game.answers()[n].seat, game.answers()[n].command});
    return io::scenario_text(*moment->table, moment->state, moment->names, since, about);
}

Expected<PlayGame, io::Error> laid_scenario(const std::string& text, io::Language language) {
    const auto scenario = io::parse_scenario(text, "position", io::ScenarioUse::ask);
    if (!scenario) return scenario.error().front();
    const auto laid = io::lay_scenario(*scenario, scenario->editions[0], language);
    if (!laid) return laid.error();
    if ((*laid)->game->in_setup()) return io::Error{"/scenario", "desk.in_setup", {}};
    PlayStart start;
    start.table = (*laid)->game->shared_table();
    copy_state(start.state, (*laid)->game->state());
    start.names = (*laid)->names;
    PlayGame game(std::move(start));
    for (const io::Step& step : scenario->steps) {
        const std::string line = std::to_string(step.place.line);
        if (step.decline_all) {
            while (const auto answer = io::declining_answer(game.game(), step.sender))
                if (!game.answer(step.sender, *answer, false, io::DiceOrigin::scripted)) break;
            continue;
        }
        const auto command =
            io::parse_command(step.command, {game.names(), game.catalog(), &game.state()});
        if (!command) return io::within("position:" + line, command.error());
        const auto done = game.answer(step.sender, *command, false, io::DiceOrigin::scripted);
        if (!done && !step.refusal)
            return io::Error{
                "position:" + line,
                "desk.step_refused",
                {{"line", line}, {"sentence", io::describe(language, game.names(), done.error())}}};
    }
    return game;
}

ViewedReplay::ViewedReplay(PlayGame game, std::array<Seated, kMaxSeats> seats)
    : sitting_(std::move(game), seats, true), seats_(std::move(seats)) {}

Expected<std::unique_ptr<ViewedReplay>, io::Error> ViewedReplay::of(const io::Replay& replay) {
    io::Rerun rerun = io::rerun(replay);
    // Nothing can be shown of a beginning that is refused.
    if (rerun.difference && rerun.same_lines == 0 && rerun.difference->where.starts_with("1"))
        return *rerun.difference;
    auto start = recorded_start(replay, 1);
    if (!start) return start.error();
    std::array<Seated, kMaxSeats> seats;
    for (std::size_t n = 0; n < replay.players.size() && n < seats.size(); ++n)
        if (!replay.players[n].player.empty()) seats[n].player = replay.players[n].player;
    std::unique_ptr<ViewedReplay> viewed(
        new ViewedReplay(PlayGame(*std::move(start)), std::move(seats)));
    viewed->rerun_ = std::move(rerun);
    viewed->cut_off_ = cut_off_after(replay);
    viewed->play(replay);
    return viewed;
}

void ViewedReplay::play(const io::Replay& replay) {
    PlayGame& game = sitting_.game();
    kept_.push_back(copy_of(game.game()));
    for (const io::ReplayLine& line : replay.lines) {
        const auto command = io::parse_command(
            line.command,
            {game.names(), game.catalog(), game.in_setup() ? nullptr : &game.state()});
        if (!command) return;
        const Seat seat = game.names().find_seat(line.by).value_or(Seat{});
        if (!game.answer(seat, *command, false, line.origin.value_or(io::DiceOrigin::seed))) return;
        if (game.answers().size() % kKeepEvery == 0) kept_.push_back(copy_of(game.game()));
    }
}

protocol::ViewReplayAnswer ViewedReplay::overview(io::Language language) const {
    const Voice voice(language, game());
    const std::string edition = kEditionNames[static_cast<std::size_t>(game().names().edition)];
    protocol::ViewReplayAnswer answer{
        .count = static_cast<protocol::Number>(count()),
        .title = voice.words("edition." + edition),
        .cut_off = cut_off_said(voice, cut_off_),
        .round = game().in_setup() ? 0 : game().state().round,
        .over = !game().in_setup() && game().state().phase == Phase::over};
    for (std::size_t n = 0; n < count(); ++n) answer.told.push_back(told(voice, sitting_, n));
    if (rerun_.difference) {
        answer.difference = io::say(language, *rerun_.difference);
        if (rerun_.refusal)
            *answer.difference += " " + io::describe(language, rerun_.names, *rerun_.refusal);
    }
    return answer;
}

std::optional<std::string> cut_off_said(const Voice& voice, std::size_t line) {
    if (line == 0) return std::nullopt;
    return voice.words("replay.cut_off", {{"line", std::to_string(line)}});
}

protocol::TableView ViewedReplay::table_at(io::Language language, std::size_t answered) const {
    std::size_t from = answered / kKeepEvery;
    const BattleGame* near = kept_[from].get();
    PlayStart start = game().start();
    if (near) {
        start.agreement = nullptr;
        start.table = near->shared_table();
        copy_state(start.state, near->state());
        start.names = game().names();
    } else {
        from = 0;
    }
    PlayGame then(std::move(start));
    for (std::size_t n = from * kKeepEvery; n < answered; ++n)
        if (!then.answer(game().answers()[n].seat, game().answers()[n].command)) break;
    const Sitting sitting(std::move(then), seats_, true);
    protocol::TableView view = table_view(Voice(language, sitting.game()), sitting, {});
    view.answered = static_cast<protocol::Number>(answered);
    view.can_undo = false;
    for (std::size_t n = answered; n-- > 0;)  // the turn may have begun before what was kept
        for (const Event& event : game().answers()[n].events)
            if (event.kind == EventKind::turn_began) {
                view.actions = event.m;
                return view;
            }
    return view;
}

}  // namespace six::host
