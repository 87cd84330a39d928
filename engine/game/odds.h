// The exact odds of a command: every roll it can lead to is played through step() itself on a copy,
// so the odds cannot differ from the rules. The tree ends where the action does, with its pushing
// damage. Questions to players on the way get their usual_answer, and the odds say which were
// asked.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>
#include <vector>

#include "engine/base/inline_vector.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/decision.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

struct ClickOdds {
    std::int32_t clicks = 0;  // of damage; negative: of healing
    std::uint64_t weight = 0;
    friend bool operator==(const ClickOdds&, const ClickOdds&) = default;
};

// Of terrain that is attacked. [V-TERR-11]
struct PointOdds {
    std::int32_t points = 0;  // structural points lost
    std::uint64_t weight = 0;
    friend bool operator==(const PointOdds&, const PointOdds&) = default;
};

inline constexpr std::size_t kMostOddsClauses = 16;

// All but `clicks` are weights.
struct FigureOdds {
    FigureId figure;
    // By how much its dial has turned when all is over, ascending; what cannot happen is left out.
    // For a figure that comes back: counted from its starting position, and only if it does.
    std::vector<ClickOdds> clicks;
    // Of a large figure: the same for each section, as the sum of clicks times their weights.
    std::array<std::int64_t, kMaxDials> turned{};
    std::array<std::uint64_t, kMaxDials> inactive{};  // it has become so
    std::uint64_t hit = 0;                            // ... and did not dodge
    std::uint64_t broke_away = 0;
    std::uint64_t eliminated = 0;
    std::uint64_t captured = 0;
    std::uint64_t freed = 0;
    std::uint64_t returned = 0;
    std::uint64_t token =
        0;  // got one from an opponent or in passing, not for an action of its own
    std::uint64_t gained = 0;                        // an action for its player
    InlineVector<Clause, kMostOddsClauses> clauses;  // that decided it, in the order of events
};

struct Odds {
    std::uint64_t total = 0;       // so many sequences of rolls, all equally likely
    std::uint64_t hit = 0;         // an attack: at least one figure was hit, or the terrain
    std::uint64_t broke_away = 0;  // a move: every figure that had to
    std::uint64_t arrived = 0;     // a move along a path: it ended where the command says
    // What was or can be hit, clicked, healed, captured ...: by id.
    std::vector<FigureOdds> figures;
    // An attack on terrain: the points lost, ascending, and that nothing is left of it.
    std::vector<PointOdds> points;
    std::uint64_t removed = 0;
    // The questions that were answered, by Ask, whatever names it comes to have.
    std::bitset<std::numeric_limits<std::underlying_type_t<Ask>>::max() + 1> assumed;

    bool assumes(Ask ask) const { return assumed[static_cast<std::size_t>(ask)]; }
    const FigureOdds* find(FigureId) const;      // null: nothing can happen to it
    std::int64_t expected_mils(FigureId) const;  // clicks times 1000, to the nearest
};

// None when the command is refused, or the tree has more branches than are worth following.
std::optional<Odds> odds_of(const Table&, const State&, Seat sender, const BattleCommand&);

}  // namespace six
