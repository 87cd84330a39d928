// The proposer behind propose(): draws candidates for the decision owed and keeps the legal ones.
// It knows what is worth trying, never what is legal: that is check()'s word. Its work grows with
// the number of commands asked for times the number of figures.
#pragma once

#include <vector>

#include "engine/game/battle.h"
#include "engine/geometry/planner.h"

namespace six {

class Proposer {
public:
    Proposer(const Table&, const State&, std::size_t limit, Draw&, std::vector<BattleCommand>& out);
    void run();

private:
    bool full() const { return out_.size() >= limit_; }
    bool add(const BattleCommand&);
    std::uint32_t below(std::uint32_t n) { return draw_.below(n); }
    bool one_in(std::uint32_t n) { return below(n) == 0; }
    std::int32_t between(std::int32_t low, std::int32_t high);
    Facing any_facing();
    FigureId any_of(const std::vector<FigureId>&);

    // propose.cpp: answers to what is owed
    void rolls();
    void spins();
    void deployments();
    void beginning_effects();
    void placements();
    void cancelling();
    void marches();
    void follow_ups();

    // propose_actions.cpp: what a turn may hold
    void actions();
    void one_action(FigureId who);
    void paths(FigureId who);
    void one_move(FigureId who);
    void anywhere(FigureId who);
    void towards_opponent(FigureId who);
    void close_attack(FigureId who, std::uint8_t section = 0);
    void ranged_attack(FigureId who, std::uint8_t section = 0);
    void with_ability(FigureId who);
    void formation(FigureId who);
    void between_actions();
    // Of a passenger the section is his chariot's.
    AttackPlan aimed(AttackKind, FigureId who, std::uint8_t section);
    bool reaches(const AttackPlan&, Inches range, FigureId target) const;

    // propose_large.cpp: figures with sections, chariots and their passengers
    std::uint8_t usable_sections(FigureId) const;  // active and without an action yet, as bits
    std::uint8_t any_section(unsigned of);         // one of these; of must not be empty
    std::uint8_t sections_to_move(FigureId);       // as many as there are actions for
    FigureId free_platform(Seat) const;            // on a chariot of his; none
    void sections();
    void large_action(FigureId who);
    void large_move(FigureId who);
    void straight_move(FigureId who, std::uint8_t sections);
    bool go_straight(Move, Inches distance);
    void passenger_action(FigureId who);
    void boarding(FigureId who);
    bool landing(FigureId who);
    bool stand_still(FigureId who);
    void pass(FigureId who);

    // propose_castle.cpp: castle sections, and whoever goes on, off or at them
    bool on_a_top(FigureId who);  // deployed there
    bool section_in_reach(const AttackPlan&, Inches range, FigureId target) const;
    void section_action(FigureId who);
    bool castle_move(FigureId who);
    bool through_door(FigureId who, FigureId section);
    bool up_to_section(FigureId who, FigureId section);

    const Table& table_;
    const State& state_;
    const Decision owed_;
    const std::size_t limit_;
    Draw& draw_;
    std::vector<BattleCommand>& out_;
    bool chariots_ = false;  // there is one to get on
    // Buffers that keep their memory: a bot proposes thousands of times a second.
    struct Scratch {
        std::vector<FigureId> able, near;
        Planner planner;
    };
    static Scratch& scratch();
};

}  // namespace six
