// Set-up's questions are rows as the battle's are (engine/rules/question.h), over what there is
// before a table is laid. Each step asks one; a row stands at the end of its chapter, and the
// edition's page lists the rows it plays in the order of its steps.
#pragma once

#include "engine/messages/event.h"
#include "engine/messages/setup_command.h"
#include "engine/rules/question.h"
#include "engine/state/law.h"
#include "engine/state/setup.h"

namespace six {

// What may be read while it is asked.
struct SetupAsked {
    const Agreement& agreement;
    const SetupState& state;
    Seat seat;  // that is asked
};

// What a resolve works with.
struct Laying {
    const Agreement& agreement;
    SetupState& state;
    Events& events;
    bool step_is_over = false;  // then the next one of the page's list begins
    void emit(Event event) {
        event.clause = cited(*agreement.rules, event.clause);
        events.push_back(event);
    }
};

struct SetupAnswer {
    std::size_t command = std::variant_npos;  // its place in SetupCommand
    Result<Ok> (*check)(const SetupAsked&, const SetupCommand&) = nullptr;
    void (*resolve)(Laying&, const SetupCommand&) = nullptr;
};

template <class Given, auto Check, auto Resolve>
inline constexpr SetupAnswer kSetupAnswer{
    kPlaceIn<SetupCommand, Given>,
    [](const SetupAsked& asked, const SetupCommand& command) -> Result<Ok> {
        return Check(asked, *std::get_if<Given>(&command));
    },
    [](Laying& c, const SetupCommand& command) { Resolve(c, *std::get_if<Given>(&command)); }};

struct SetupQuestion {
    using Reads = SetupAsked;
    using Given = SetupCommand;

    Ask ask{};
    Clause clause{};
    Clause (*clause_now)(const Agreement&) = nullptr;  // where the edition decides which

    bool (*begin)(Laying&) = nullptr;  // the step; false: there is nothing to ask in it
    std::uint8_t (*dice)(const SetupAsked&) = nullptr;  // chance is asked
    void (*rolled)(Laying&, const Roll&) = nullptr;
    std::array<SetupAnswer, 2> answers{};  // ... or a player

    void (*propose)(const SetupAsked&, ProposalsFor<SetupQuestion>&) = nullptr;
    void (*offer)(const SetupAsked&, OffersFor<SetupQuestion>&) = nullptr;

    const SetupAnswer* answer_for(const SetupCommand& command) const {
        for (const SetupAnswer& answer : answers)
            if (answer.command == command.index()) return &answer;
        return nullptr;
    }
};
using SetupProposals = ProposalsFor<SetupQuestion>;
using SetupOffers = OffersFor<SetupQuestion>;

namespace questions {
extern const SetupQuestion choose_army, choose_covered_army, show_armies, reveal_domains,
    roll_first_player, choose_edge, build_section, choose_terrain, place_terrain, place_objective;
}

}  // namespace six
