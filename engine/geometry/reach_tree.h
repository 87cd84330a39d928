// How far a figure gets: the tree of shortest paths from where it stands to every bend within its
// pace, found once, and then the shortest path to any place by one more leg. Like the planner it
// judges nothing by itself: every leg passes leg_is_clear, and what the caller asks of it besides.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/geometry/bends.h"

namespace six {

class ReachTree {
public:
    using Judge = std::function<bool(Vec2 from, Vec2 to)>;
    struct Asked {
        Vec2 start;
        Inches furthest;
        PathQuery legs;           // its start and points are not looked at
        std::vector<Vec2> bends;  // where a way may bend besides
        Judge may_go_on;          // beyond such a leg, of clear ones; none: always
        Judge may_end;            // with such a leg; likewise
    };
    // The scene must outlive it.
    ReachTree(const Scene&, Asked);

    // A place of the tree; 0 is the start.
    using Stop = std::uint32_t;
    struct Found {
        Stop from = 0;  // the last bend before the place
        Inches length;  // of the whole way
    };
    // The shortest way, no longer than `longest`; asking first at a stop that is likely the last
    // saves time.
    std::optional<Found> find(Vec2 place, Inches longest, Stop likely = 0) const;
    // The same, whatever may_end says.
    std::optional<Found> find_beyond(Vec2 place, Inches longest) const;

    // The bends of the way to this stop and the stop itself, without the start.
    std::vector<Vec2> bends_to(Stop) const;
    Vec2 place_of(Stop stop) const { return stops_[stop].at; }

private:
    struct Settled {  // in the order of their lengths
        Vec2 at;
        Stop from = 0;
        std::int32_t length = 0;
        std::int32_t legs = 0;
        Bend corner;
        std::int32_t side = 0;  // to the further neighbour; 0: legs may leave it in any direction

        bool may_lead_into(Vec2 centre, std::int32_t radius) const;
    };
    enum class Leg : std::uint8_t { goes_on, ends, too_far };
    void settle(const Bends&);
    const std::vector<Stop>& stops_about(Vec2 place) const;
    bool is_clear(Vec2 a, Vec2 b, Leg) const;
    std::optional<Found> search(Vec2 place, Inches longest, Stop likely, Leg) const;

    const Scene& scene_;
    Asked asked_;
    std::vector<Settled> stops_;
    // For each square of the ground within the pace the stops from which a leg may lead into it,
    // found when it is first asked for; the last of them has every stop.
    struct Square {
        bool known = false;
        std::vector<Stop> stops;
    };
    mutable std::vector<Square> squares_;
    std::int32_t square_ = 0;        // mils, the side of one
    std::int32_t squares_wide_ = 0;  // how many in a row
};

}  // namespace six
