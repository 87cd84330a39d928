// A question is one row: what a frame asks, by which clause, with how many dice, which commands
// answer it, how an answer is checked, carried out and proposed, what goes without saying, what is
// offered as buttons, and what must hold while it is owed. A row is a constant at the end of the
// chapter, or the ability, that asks it; an edition's page lists the rows it plays. Whoever wants
// to know something about a frame finds its row and reads a field.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/messages/battle_command.h"
#include "engine/messages/decision.h"
#include "engine/messages/illegal.h"
#include "engine/messages/orders.h"
#include "engine/rules/query.h"
#include "engine/state/ask.h"

namespace six {

// What may be read while it is owed.
struct Asked {
    const Table& table;
    const State& state;
    const Frame& frame;
    Seat sender{};  // of the answer that is checked
};

// One kind of command that answers it.
struct Answer {
    std::size_t command = std::variant_npos;  // its place in BattleCommand
    Result<Ok> (*check)(const Asked&, const BattleCommand&) = nullptr;
    // `asked` is the frame, which is no longer owed.
    void (*resolve)(Context&, const Frame& asked, const BattleCommand&) = nullptr;
};

template <class List, class One>
inline constexpr std::size_t kPlaceIn = 0;
template <class... All, class One>
inline constexpr std::size_t kPlaceIn<std::variant<All...>, One> = [] {
    std::size_t place = 0;
    const bool found = ((std::is_same_v<All, One> || (++place, false)) || ...);
    return found ? place : throw "no command of this list";
}();

// The typed pair behind the untyped row. A check may ask for what is asked or for table and state
// alone, a resolve for the frame or not: chapters name their functions as they are.
template <class Given, auto Check, auto Resolve>
struct Typed {
    static Result<Ok> check(const Asked& asked, const BattleCommand& command) {
        const Given& given = *std::get_if<Given>(&command);
        if constexpr (std::is_invocable_v<decltype(Check), const Asked&, const Given&>)
            return Check(asked, given);
        else
            return Check(asked.table, asked.state, given);
    }
    static void resolve(Context& c, const Frame& asked, const BattleCommand& command) {
        const Given& given = *std::get_if<Given>(&command);
        if constexpr (std::is_invocable_v<decltype(Resolve), Context&, const Frame&, const Given&>)
            Resolve(c, asked, given);
        else
            Resolve(c, given);
    }
};
template <class Given, auto Check, auto Resolve>
inline constexpr Answer kAnswer{kPlaceIn<BattleCommand, Given>, Typed<Given, Check, Resolve>::check,
                                Typed<Given, Check, Resolve>::resolve};

template <class Given>
Result<Ok> always(const Asked&, const Given&) {
    return Ok{};
}
template <class Given>
void nothing_follows(Context&, const Given&) {}

// A usual answer that several questions have.
inline std::optional<BattleCommand> declining(const Asked&) {
    return Decline{};
}

// What must hold of a frame, as far as it is a fact.
// What is owed in an action and may outlast it is of either moment.
enum class Moment : std::uint8_t { between_actions, in_action, either };
enum class About : std::uint8_t { nobody, one, two, one_and_who_may_be_gone };
enum class Present : std::uint8_t { on_table, in_play, perhaps_eliminated };

// What is proposed and offered for a row (engine/rules/proposals).
template <class Row>
class ProposalsFor;
template <class Row>
class OffersFor;
struct Question;
using Proposals = ProposalsFor<Question>;
using Offers = OffersFor<Question>;

struct Question {
    using Reads = Asked;
    using Given = BattleCommand;

    Ask ask{};
    Clause clause{};                               // that asks it ...
    Clause (*clause_now)(const Asked&) = nullptr;  // ... where the position decides which

    // Chance is asked for dice, or a player, who has these answers. What nobody answers is settled.
    std::uint8_t dice = 0;
    void (*rolled)(Context&, const Frame& asked, const Roll&) = nullptr;
    std::array<Answer, 14> answers{};
    void (*settle)(Context&, const Frame&) = nullptr;

    // Told with it: who else it is about, and which sections may be chosen.
    FigureId (*other)(const Asked&) = nullptr;
    std::uint8_t (*sections)(const Asked&) = nullptr;

    // Before it is asked: whether events since it arose have left anything to answer, and if there
    // is but one answer, that.
    bool (*still_asked)(const Asked&) = nullptr;
    bool moot_without_it = false;  // when its figure is eliminated nobody is asked any more
    std::optional<BattleCommand> (*only)(const Asked&) = nullptr;

    // What a player usually answers; none: nothing goes without saying. A way that he wished for
    // is taken as long as it can be.
    std::optional<BattleCommand> (*usual)(const Asked&) = nullptr;
    bool of_ways = false;
    // What his standing orders say.
    std::optional<BattleCommand> (*ordered)(const Asked&, const StandingOrders&) = nullptr;

    // What is worth trying, for bots and tests, where a player is asked; and what he is offered as
    // buttons, besides declining. Null: all that may be answered is pointed at.
    void (*propose)(const Asked&, Proposals&) = nullptr;
    void (*offer)(const Asked&, Offers&) = nullptr;

    // The invariant: what is a fact, and what needs the position.
    Moment moment = Moment::in_action;
    bool (*also_beside)(const Table&) = nullptr;  // where a page lets it be of either moment
    About about = About::one;
    Present present = Present::on_table;
    bool (*of_attack)(const Frame&) = [](const Frame&) { return false; };
    std::string_view (*wrong)(const Asked&) = nullptr;

    Moment moment_on(const Table& table) const {
        return also_beside && also_beside(table) ? Moment::either : moment;
    }
    bool settles_by_itself() const { return settle != nullptr; }
    // Null: this is no answer to it.
    const Answer* answer_for(const BattleCommand& command) const {
        for (const Answer& answer : answers) {
            if (answer.command == command.index()) return &answer;
            if (answer.command == std::variant_npos) break;
        }
        return nullptr;
    }
};

inline bool always_of_attack(const Frame&) {
    return true;
}

// Of an edition: set-up's by its steps, all others by name. What no frame asks is among them: to
// deploy an army, and to give an action.
struct SetupQuestion;
struct QuestionTable {
    std::span<const SetupQuestion* const> of_setup;  // in the order of the steps
    std::array<const Question*, kAllAskNames.size()> rows{};

    // Null: no frame has this name.
    const Question* find(Ask ask) const { return rows[static_cast<std::size_t>(ask)]; }
    const Question& operator[](Ask ask) const { return *find(ask); }
};

inline const Question& question_of(const Table& table, const Frame& frame) {
    return (*table.rules->questions)[frame.ask];
}

// The rows themselves.
namespace questions {
extern const Question finish_action, begin_turn, roll_command, roll_break_away, roll_terrify,
    choose_path, choose_paths, turn_in_place, place_figure, free_spin, end_move, follow_up,
    cancel_abilities, go_on, roll_attack, dodge, roll_dodge, roll_damage, choose_healing,
    roll_healing, roll_regeneration, roll_necromancy, choose_section, take_clicks, heal_section,
    roll_passenger, roll_trample, roll_domain, roll_fall, face_anywhere, come_down, roll_drift,
    roll_direction, choose_friend, roll_revenant, counter_spell, roll_counterspell, work_spell,
    end_shot, name_target, agree_to_end, deploy;
}

}  // namespace six
