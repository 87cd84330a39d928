// The proposer of moves and attacks, behind propose_actions, propose_paths and propose_follow_ups.
// Its work grows with the number of commands asked for times the number of figures.
#pragma once

#include <optional>
#include <vector>

#include "engine/geometry/planner.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/state/attack_plan.h"

namespace six {

class Proposer {
public:
    Proposer(const Asked&, Proposals&);

    // actions.cpp: what a turn may hold
    void actions();
    void paths(FigureId who);
    void follow_ups();

private:
    bool full() const { return out_.full(); }
    bool add(const BattleCommand& command) { return out_.add(command); }
    std::uint32_t below(std::uint32_t n) { return out_.below(n); }
    bool one_in(std::uint32_t n) { return out_.one_in(n); }
    std::int32_t between(std::int32_t low, std::int32_t high) { return out_.between(low, high); }
    Facing any_facing() { return out_.any_facing(); }
    FigureId any_of(const std::vector<FigureId>& figures) { return out_.any_of(figures); }

    // actions.cpp
    void one_action(FigureId who);
    void one_move(FigureId who);
    void advance(FigureId who, AttackKind);
    bool go(Move);
    void anywhere(FigureId who);
    void towards_opponent(FigureId who);
    bool towards_objective(FigureId who);
    void beside(FigureId who, Vec2 place, Inches radius);
    void close_attack(FigureId who, std::uint8_t section = 0);
    void ranged_attack(FigureId who, std::uint8_t section = 0);
    bool structure_attack(FigureId who, AttackKind, std::uint8_t section);
    void with_ability(FigureId who);
    void formation(FigureId who);
    void between_actions();
    void handle_items(FigureId who);
    void cast_spells(FigureId who);  // spells.cpp
    Vec2 spell_place(FigureId who, const Spell&);
    // Of a passenger the section is its chariot's.
    AttackPlan aimed(AttackKind, FigureId who, std::uint8_t section);
    AttackPlan bombarding(AttackPlan);
    bool reaches(const AttackPlan&, Inches range, FigureId target) const;

    // large.cpp: figures with sections, chariots and their passengers
    std::uint8_t usable_sections(FigureId) const;  // active and without an action yet, as bits
    std::uint8_t any_section(unsigned of);         // one of these; of must not be empty
    std::uint8_t sections_to_move(FigureId);       // as many as there are actions for
    void large_action(FigureId who);
    void large_move(FigureId who);
    void straight_move(FigureId who, std::uint8_t sections);
    bool go_straight(Move, Inches distance);
    void passenger_action(FigureId who);
    bool mounting(FigureId who);
    void dismounting(FigureId who);
    void boarding(FigureId who);
    bool landing(FigureId who);
    bool stand_still(FigureId who);
    void pass(FigureId who);

    // at_castle.cpp: castle sections, and whatever goes on, off or at them
    bool section_in_reach(const AttackPlan&, Inches range, FigureId target) const;
    void section_action(FigureId who);
    bool castle_move(FigureId who);
    bool through_door(FigureId who, FigureId section);
    bool up_to_section(FigureId who, FigureId section);

    const Table& table_;
    const State& state_;
    const Frame& frame_;
    Proposals& out_;
    // What the moves drawn just now are for. [V-SPD-10, V-SOAR-2]
    std::optional<AttackKind> then_{};
    Level level_ = Level::as_it_is;
    bool chariots_ = false;  // there is one to get on
    // Buffers that keep their memory: a bot proposes thousands of times a second.
    struct Scratch {
        std::vector<FigureId> able, near;
        Planner planner;
    };
    static Scratch& scratch();
};

}  // namespace six
