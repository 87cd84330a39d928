// Where a way may end but not go on: terrain that stops whatever has crossed its edge completely,
// walls, abrupt edges, the edge of a castle's top; and, where the players agreed so, opponents and
// what the rear circle would meet. What check_way forbids, leg by leg. [U-MOVE-15, U-ABR-1,
// U-WALL-2, C-CASTLE-22, H-CONTACT-AT-END, H-MOUNT-TERRAIN]
#pragma once

#include <optional>
#include <vector>

#include "engine/geometry/crossing.h"
#include "engine/rules/terrain.h"

namespace six {

class Fences {
public:
    // As they stand about this figure. A base across a gradual edge may first complete that
    // crossing, either way: `inwards` names the piece on which it goes in; none: it goes out.
    // [U-ELEV-10]
    Fences(const Table&, const State&, FigureId who, Gait, PieceId inwards);

    // Whether a way may go on beyond such a leg, and whether it may be the last.
    bool let_go_on(Vec2 from, Vec2 to) const;
    bool let_end(Vec2 from, Vec2 to) const;
    // Where a way may bend to keep off them.
    std::vector<Vec2> bends() const;

    // The pieces across whose gradual edge it stands.
    static std::vector<PieceId> astride(const Table&, const State&, const Figure&, Gait);

private:
    struct Fence {
        const Polygon* outline = nullptr;
        BaseShape shape;  // the base, or the dot
        Lie never = Lie::inside;
        bool dot_only = false;
        bool wall = false;  // crossed by the dot and left behind by the base
        Area within;        // what keeps out of it does not come to lie inside
    };
    void add(const Polygon&, const BaseShape&, Lie never, bool dot_only, bool wall = false);
    void fence_tops();
    static bool meets(const Fence&, Vec2 from, Vec2 to);
    static std::optional<Inches> first_beyond(const Fence&, Vec2 from, Vec2 to);
    static std::optional<Inches> first_behind_wall(const Fence&, Vec2 from, Vec2 to);
    bool stays_on_tops(Vec2 from, Vec2 to) const;
    bool rear_passes(Vec2 from, Vec2 to) const;
    void add_bends_about_opponents(std::vector<Vec2>&) const;

    const Table& table_;
    const State& state_;
    const FigureId who_;
    const Gait gait_;
    const bool contact_ends_, rear_is_swept_;  // as agreed, and not in the air
    std::vector<Fence> fences_;
    std::vector<Vec2> on_tops_;  // bends
    bool on_tops_only_ = false;  // it stands on one
};

}  // namespace six
