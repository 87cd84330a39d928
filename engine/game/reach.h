// Where a figure may go, for a host that shows it while the figure is in somebody's hand: the
// places where it may come to rest, found once when it is picked up, and then the way to the place
// under the pointer. What is offered as a command has passed check().
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/game/battle.h"
#include "engine/game/going.h"
#include "engine/geometry/contour.h"

namespace six {

class Ways;

struct BreakAwayAhead {
    std::uint8_t needed = 0;   // the lowest die that breaks away
    std::uint8_t chances = 0;  // of six
    Clause clause;
};

struct ContactAhead {
    FigureId figure;
    bool friendly = false;
    bool front = false;  // it touches the front arc of the one that moves
};

struct WayThere {
    Vec2 at;  // the place wished for, or the nearest to it where the figure may come to rest
    Facing facing;
    bool reached = false;  // it is the place wished for, or beside a base so near to it as asked
    Path path;             // to `at`; empty: it stays, or is put down
    Inches length;
    std::vector<ContactAhead> contacts;  // with the figures as they stand now
    std::optional<BreakAwayAhead> break_away;
    // A Move or a Deploy. For one member of a formation it is the part of a March.
    BattleCommand command;
    bool legal = false;              // the command is: always, unless nothing may be done at all
    std::optional<Illegal> refusal;  // of the place wished for
};

class Reach {
public:
    // The answer owed may be an action, a path chosen anew, one that Magic Confusion steers, those
    // of a formation, or a figure to deploy. A large figure moves with these sections; none: with
    // as many as there are actions for. Table and State must outlive it, unchanged.
    Reach(const Table&, const State&, FigureId, std::uint8_t sections = 0, const Going& = {});
    ~Reach();

    FigureId figure() const { return who_; }
    Inches normal() const;
    Inches furthest() const;
    std::uint8_t sections() const { return sections_; }
    const Going& going() const { return going_; }
    // Why it may not move at all; then there is no pace and no place to go to.
    const std::optional<Illegal>& refusal() const { return refusal_; }
    // Rings about the places where its dot may come to rest, and about those beyond the normal
    // pace.
    const Rings& region() const { return region_; }
    const Rings& beyond() const { return beyond_; }
    // For a way that leads to another place.
    const std::optional<BreakAwayAhead>& break_away() const { return break_away_; }

    // Without a facing it looks at what it touches, else ahead. A hand is less exact than the
    // rules: what it lets go so near to the base of an opponent is drawn into contact with it and
    // looks at it, where that is legal; a friend draws from a quarter of an inch.
    WayThere way_to(Vec2, std::optional<Facing> = {}, Inches near = {}) const;

private:
    void fill_grid();
    void trace_region();
    struct Drawing;
    std::vector<Drawing> drawn_by(Vec2 wish, Inches near) const;
    std::optional<WayThere> way_beside(const Drawing&, Vec2 wish, Inches near) const;
    Vec2 nearest_on_grid(Vec2 wish) const;
    Vec2 nearest(Vec2 wish, std::optional<Facing>) const;
    Move move_along(const Path&, Facing) const;
    Result<Ok> judge(const BattleCommand&) const;
    std::optional<BattleCommand> planned(const BattleCommand&) const;
    void tell(WayThere&, const BattleCommand&) const;

    const Table& table_;
    const State& state_;
    const FigureId who_;
    const Decision owed_;
    std::uint8_t sections_ = 0;
    const Going going_;
    std::unique_ptr<Ways> ways_;
    std::optional<Illegal> refusal_;
    std::optional<BreakAwayAhead> break_away_;
    struct Known {
        std::int32_t length = -1;  // negative: it may not come to rest there
        std::uint32_t hint = 0;
    };
    Grid grid_;
    std::vector<Known> known_;
    Rings region_, beyond_;
    std::size_t traced_ = 0;  // of the rings of the region; the others are landings
};

// Where it stands it could not stay, on what bars it or above it; a little way off on some side?
bool goes_off(const Table&, const State&, Seat, Move);

}  // namespace six
