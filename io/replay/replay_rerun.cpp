#include <algorithm>

#include "engine/game/battle.h"
#include "engine/game/setup.h"
#include "engine/game/sound.h"
#include "engine/game/untrusted_command.h"
#include "engine/state/ask.h"
#include "engine/state/canonical.h"
#include "io/language/command_text.h"
#include "io/language/event_text.h"
#include "io/replay/replay.h"

namespace six::io {
namespace {

class Player {
public:
    Player(const Replay& replay, const Onlooker& onlooker) : replay_(replay), onlooker_(onlooker) {}

    Rerun play() {
        if (auto error = begin()) return ended("1", *std::move(error));
        if (onlooker_) onlooker_(0, battle_);
        for (const ReplayLine& line : replay_.lines) {
            if (auto error = play(line))
                return ended(std::to_string(result_.same_lines + 2), *std::move(error));
            ++result_.same_lines;
            if (onlooker_) onlooker_(result_.same_lines, battle_);
        }
        if (auto error = compare_ending())
            return ended(std::to_string(replay_.lines.size() + 2), *std::move(error));
        return result_;
    }

private:
    Rerun ended(std::string line, Error error) {
        // An error that already names its line keeps it.
        result_.difference = error.where.starts_with(line + ":")
                                 ? std::move(error)
                                 : within(std::move(line), std::move(error));
        return result_;
    }

    // The sentence is made where the language is known.
    Error refused(std::string_view key, const Names& names, const Illegal& why) {
        result_.refusal = why;
        result_.names = names;
        return {"", std::string(key), {}};
    }

    std::optional<Error> begin() {
        auto start = start_of(replay_);
        if (!start) return start.error();
        start_ = std::move(start).value();
        if (auto* battle = std::get_if<BattleStart>(&*start_)) {
            note_rules(*battle->table.rules);
            if (const auto legal = check_table(battle->table); !legal)
                return refused("replay.start_refused", battle->names, legal.error());
            if (!state_is_ok(battle->table, battle->state))
                return Error{"/start", "replay.impossible_start", {}};
            battle_ = battle;
            return compare_state(battle->state, replay_.start);
        }
        const Agreement& agreement = std::get<Agreement>(*start_);
        note_rules(*agreement.rules);
        setup_names_.seats = replay_.seats;
        setup_names_.edition = agreement.rules->edition;
        if (const auto legal = check_agreement(agreement); !legal)
            return refused("replay.start_refused", setup_names_, legal.error());
        return compare_state(setup_, replay_.start);
    }

    std::optional<Error> play(const ReplayLine& line) {
        const Names& names = battle_ ? battle_->names : setup_names_;
        const Catalog& catalog =
            battle_ ? battle_->table.catalog : std::get<Agreement>(*start_).catalog;
        const State* state = battle_ ? &battle_->state : nullptr;
        const auto command = parse_command(line.command, {names, catalog, state});
        if (!command) return within("/do", command.error());
        const Seat sender =
            line.by == "chance" ? Seat{} : names.find_seat(line.by).value_or(Seat{});

        Events events;
        const auto legal = give(sender, *command, events);
        if (!legal) return refused("replay.refused", names, legal.error());
        if (auto error = compare_events(names, line, events)) return error;
        if (battle_) return compare_state(battle_->state, line.state);
        if (auto error = compare_state(setup_, line.state)) return error;
        if (next_decision(std::get<Agreement>(*start_), setup_).ask == Ask::nothing) lay();
        return std::nullopt;
    }

    Result<Ok> give(Seat sender, const Command& command, Events& events) {
        if (const auto* given = std::get_if<BattleCommand>(&command); given && battle_)
            return step(battle_->table, battle_->state, sender, *given, events);
        if (const auto* given = std::get_if<SetupCommand>(&command); given && !battle_)
            return step(std::get<Agreement>(*start_), setup_, sender, *given, events);
        const Decision owed = battle_ ? next_decision(battle_->table, battle_->state)
                                      : next_decision(std::get<Agreement>(*start_), setup_);
        return of_another_game(owed, sender);
    }

    void lay() {
        auto [table, state] = lay_table(std::get<Agreement>(*start_), setup_);
        Names names = standard_names(table, state);
        names.seats = replay_.seats;
        start_ = BattleStart{std::move(table), state, std::move(names)};
        battle_ = &std::get<BattleStart>(*start_);
    }

    std::optional<Error> compare_events(const Names& names, const ReplayLine& line,
                                        const Events& events) const {
        const std::size_t count = std::max(events.size(), line.events.size());
        for (std::size_t i = 0; i < count; ++i) {
            std::string today = i < events.size() ? print_event(names, events[i]) : "-";
            const std::string recorded = i < line.events.size() ? line.events[i] : "-";
            // Earlier recordings do not say who may see an event.
            if (today != recorded && result_.other_rules && i < events.size())
                today = print_event(names, shown_to_everybody(events[i]));
            if (today != recorded)
                return Error{"/events/" + std::to_string(i),
                             "replay.other_event",
                             {{"recorded", recorded}, {"today", today}}};
        }
        return std::nullopt;
    }

    // The canonical bytes belong to a version of the rules: under another, the events alone tell.
    template <class AnyState>
    std::optional<Error> compare_state(const AnyState& state, const Digest& recorded) {
        if (result_.other_rules) return std::nullopt;
        bytes_.clear();
        append_bytes(state, bytes_);
        if (sha256(bytes_) == recorded) return std::nullopt;
        return Error{"/state", "replay.other_state", {}};
    }

    std::optional<Error> compare_ending() const {
        const bool over = battle_ && battle_->state.phase == Phase::over;
        if (replay_.ending == Ending::missing || (replay_.ending == Ending::unfinished && !over))
            return std::nullopt;
        const std::string winner = over && battle_->state.winner.exists()
                                       ? battle_->names.of(battle_->state.winner)
                                       : "nobody";
        if (over && replay_.ending == Ending::over && winner == replay_.winner) return std::nullopt;
        return Error{"", over ? "replay.other_winner" : "replay.not_over", {{"today", winner}}};
    }

    void note_rules(const Ruleset& rules) {
        result_.other_rules = replay_.rules != rules.id || replay_.rules_version != rules.version;
    }

    const Replay& replay_;
    const Onlooker& onlooker_;
    std::optional<ReplayStart> start_;
    BattleStart* battle_ = nullptr;  // once there is a table
    SetupState setup_;
    Names setup_names_;
    std::vector<std::uint8_t> bytes_;
    Rerun result_;
};

}  // namespace

Rerun rerun(const Replay& replay, const Onlooker& onlooker) {
    return Player(replay, onlooker).play();
}

}  // namespace six::io
