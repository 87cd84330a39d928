// Where one figure may be put, and how it gets there: on foot or through the air, straight as large
// figures go, or out of the hand. For reach.cpp, which looks at many places; what these say is only
// worth trying, check() has the last word.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/game/going.h"
#include "engine/geometry/contour.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

class Ways {
public:
    virtual ~Ways() = default;

    virtual Inches normal() const { return {}; }
    virtual Inches furthest() const { return {}; }
    // It is put nowhere outside of these.
    virtual std::vector<Area> areas() const = 0;
    // How long the way is to a place where it may come to rest, looking as wished or in any way.
    // The hint goes from a place to its neighbour, to save time; 0 at first.
    virtual std::optional<Inches> length_to(Vec2 place, std::optional<Facing> wished,
                                            std::uint32_t& hint) const = 0;
    // Rings about places so narrow that a grid may miss them, apart from all others.
    virtual Rings landings() const { return {}; }
    // What to say to get there, legal or not.
    virtual BattleCommand command_to(Vec2 place, std::optional<Facing> wished) const = 0;
    // Ways that have to end before the place, where terrain, a base or a door ends them; every one
    // of them keeps to check_way.
    virtual std::vector<BattleCommand> stops_towards(Vec2, std::optional<Facing>) const {
        return {};
    }
};

// A move of such a figure, gone so.
Move move_by(FigureId, const Path&, Facing, std::uint8_t sections, const Going&);

// Both must outlive what they return.
std::unique_ptr<Ways> ways_on_foot(const Table&, const State&, FigureId, const Going&);
std::unique_ptr<Ways> ways_of_large(const Table&, const State&, FigureId, std::uint8_t sections,
                                    const Going&);
std::unique_ptr<Ways> ways_from_hand(const Table&, const State&, FigureId);

// Refusals that say in `where` and `m` how much of the way would be allowed.
inline bool says_how_far(Reason why) {
    return why == Reason::must_stop_at_base || why == Reason::must_stop_in_hindering ||
           why == Reason::must_stop_at_height || why == Reason::must_stop_behind_wall ||
           why == Reason::beyond_speed;
}

}  // namespace six
