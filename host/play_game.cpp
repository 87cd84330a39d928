#include "host/play_game.h"

#include <cassert>
#include <charconv>
#include <optional>
#include <utility>
#include <variant>

#include "engine/messages/event_kind.h"
#include "io/language/command_text.h"

namespace six::host {
namespace {

constexpr std::uint64_t kDiceStream = 1;       // as sim::Chance has it: one seed, one row of dice
constexpr std::uint64_t kThoughtStream = 256;  // and one more for each answer given
constexpr std::string_view kSeedWord = "seed ";

std::optional<std::uint64_t> seed_of(std::string_view dice) {
    if (!dice.starts_with(kSeedWord)) return std::nullopt;
    dice.remove_prefix(kSeedWord.size());
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(dice.data(), dice.data() + dice.size(), seed);
    if (error != std::errc{} || end != dice.data() + dice.size()) return std::nullopt;
    return seed;
}

}  // namespace

std::string dice_text(std::uint64_t seed) {
    return std::string(kSeedWord) + std::to_string(seed);
}

bool is_bookkeeping(EventKind kind) {
    switch (kind) {
        case EventKind::deployed:
        case EventKind::token_placed:
        case EventKind::tokens_cleared:
        case EventKind::token_cleared:
        case EventKind::modifier:
        case EventKind::turn_ended:
            return true;
        default:
            return false;
    }
}

PlayGame::PlayGame(PlayStart start)
    : start_(std::move(start)), game_(beginning()), dice_(start_.seed, kDiceStream) {
    if (start_.agreement) {
        names_.edition = start_.agreement->rules->edition;
        for (std::uint8_t n = 0; n < start_.agreement->seat_count; ++n)
            names_.seats.emplace_back(io::kSeatNames[n]);
    }
    name_figures();
}

std::unique_ptr<BattleGame> PlayGame::beginning() const {
    if (start_.agreement) return std::make_unique<BattleGame>(start_.agreement);
    return std::make_unique<BattleGame>(start_.table, start_.state);
}

// For what is told of castle sections, whose figures have no labels yet.
void PlayGame::name_armies() {
    for (std::size_t n = 0; n < names_.armies.size(); ++n) {
        names_.armies[n].clear();
        for (const WarriorId id : game_->setup().armies[n])
            names_.armies[n].push_back(catalog()[id].name);
    }
}

// A table laid by set-up names its figures in their order; a recorded position has names already.
void PlayGame::name_figures() {
    if (named_ || in_setup()) return;
    named_ = true;
    names_ = start_.agreement ? io::standard_names(table(), state()) : start_.names;
    if (start_.agreement) name_armies();
}

const Catalog& PlayGame::catalog() const {
    return in_setup() ? start_.agreement->catalog : table().catalog;
}

const Ruleset& PlayGame::rules() const {
    return in_setup() ? *start_.agreement->rules : *game_->table().rules;
}

std::uint8_t PlayGame::seat_count() const {
    return in_setup() ? start_.agreement->seat_count : table().seat_count;
}

Result<Ok> PlayGame::answer(Seat seat, const Command& command, bool typed, io::DiceOrigin origin) {
    Answered answered{
        .seat = seat, .command = command, .events = {}, .origin = origin, .typed = typed};
    const bool setting_up = in_setup();
    const Result<Ok> done = game_->step(seat, command, answered.events);
    if (!done) return done;
    answered.laid_table = setting_up && !in_setup();
    answered.after =
        setting_up ? io::state_digest(game_->setup()) : io::state_digest(game_->state());
    answers_.push_back(std::move(answered));
    if (in_setup() && as<ChooseArmy>(command) != nullptr) name_armies();
    name_figures();
    return done;
}

SetupState PlayGame::setup_seen_by(Seat eyes) const {
    const Seen seen(*game_, eyes);
    return dynamic_cast<const BattleGame&>(*seen).setup();
}

SeenAnswer PlayGame::seen_by(Seat eyes, std::size_t n) const {
    const auto shown_since = [&](const Event& secret) {
        for (std::size_t i = n; i < answers_.size(); ++i)
            for (const Event& event : answers_[i].events)
                if (shows(event, secret, eyes)) return true;
        return false;
    };
    SeenAnswer seen;
    for (const Event& event : answers_[n].events) {
        if (is_for(event, eyes) || shown_since(event))
            seen.events.push_back(event);
        else
            seen.secret = true;
    }
    return seen;
}

void PlayGame::roll() {
    const Decision decision = owed();
    assert(decision.by_chance());
    [[maybe_unused]] const Result<Ok> done =
        answer(decision.seat, game_->own(roll_dice(dice_, decision.dice)));
    assert(done.has_value());
}

Rng PlayGame::thoughts() const {
    return {start_.seed, kThoughtStream + answers_.size()};
}

std::size_t PlayGame::kept_when_taken_back() const {
    std::size_t keep = answers_.size();
    while (keep > 0) {
        const Answered& last = answers_[keep - 1];
        if (!last.seat.exists() || last.seat != answers_.back().seat) return answers_.size();
        --keep;
        if (last.typed) return keep;
    }
    return answers_.size();  // nobody typed anything
}

std::size_t PlayGame::take_back() {
    const std::size_t keep = kept_when_taken_back();
    const std::size_t taken = answers_.size() - keep;
    if (taken == 0) return 0;
    answers_.resize(keep);
    ++taken_back_;
    game_ = beginning();
    Events again;
    for (const Answered& answered : answers_) {
        again.clear();
        [[maybe_unused]] const Result<Ok> done =
            game_->step(answered.seat, answered.command, again);
        assert(done.has_value());
    }
    if (in_setup()) {  // the armies may yet become others
        named_ = false;
        names_.figures.clear();
        names_.pieces.clear();
        name_armies();
    }
    return taken;
}

Expected<PlayStart, io::Error> recorded_start(const io::Replay& replay,
                                              std::uint64_t seed_if_none) {
    const auto begun = io::start_of(replay);
    if (!begun) return begun.error();
    PlayStart start;
    start.seed = seed_of(replay.dice).value_or(seed_if_none);
    if (const auto* agreement = std::get_if<Agreement>(&*begun)) {
        start.agreement = std::make_shared<const Agreement>(*agreement);
    } else {
        const auto& battle = std::get<io::BattleStart>(*begun);
        start.table = std::make_shared<const Table>(battle.table);
        start.state = battle.state;
        start.names = battle.names;
    }
    return start;
}

Expected<PlayGame::Resumed, io::Error> PlayGame::resume(const io::Replay& replay,
                                                        std::uint64_t seed_if_none) {
    const io::Rerun verified = io::rerun(replay);
    if (verified.difference) return *verified.difference;
    auto start = recorded_start(replay, seed_if_none);
    if (!start) return start.error();
    Resumed resumed{PlayGame(*std::move(start)), false, replay.players};
    PlayGame& game = resumed.game;
    for (std::size_t i = 0; i < replay.lines.size(); ++i) {
        const io::ReplayLine& line = replay.lines[i];
        const std::string where = std::to_string(i + 2);  // the header is line 1
        const auto command = io::parse_command(
            line.command,
            {game.names(), game.catalog(), game.in_setup() ? nullptr : &game.state()});
        if (!command) return io::within(where, command.error());
        const Seat seat = game.names().find_seat(line.by).value_or(Seat{});
        if (const auto* roll = as<Roll>(*command); roll && !seat.exists()) {
            // Drawn again, so that the dice to come are those that would have come.
            const auto count = static_cast<std::uint8_t>(roll->pips.size());
            if (!(roll_dice(game.dice_, count) == *roll)) resumed.other_dice = true;
        }
        const auto done =
            game.answer(seat, *command, false, line.origin.value_or(io::DiceOrigin::seed));
        if (!done) return io::Error{where, "replay.refused", {}};
    }
    return resumed;
}

}  // namespace six::host
