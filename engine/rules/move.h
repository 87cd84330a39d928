// Moving: the path of the centre dot, the place where it ends, turning on the spot. [U-MOVE]
#pragma once

#include <optional>

#include "engine/dial/attack_kind.h"
#include "engine/messages/explanation.h"
#include "engine/messages/illegal.h"
#include "engine/rules/query.h"
#include "engine/rules/values.h"

namespace six {

struct Move;
struct Turn;

// What its dial shows, whatever may change it. [U-MOVE-1]
Inches speed_of(const Table&, const Figure&);

// How far a figure may go: doubling, then the pace of its formation, and last the halving for
// hindering terrain. [U-MOVE-12]
struct Pace {
    Inches normal;    // within it an attack of Charge or Bound is still possible
    Inches furthest;  // doubled, where an ability doubles
};
// Of a large figure with these sections, before it moves; while it moves, with those that were
// given the move actions. `told` is told the terms of the furthest.
Pace pace_of(const Table&, const State&, FigureId who, std::uint8_t sections = 0,
             TermList* told = nullptr);
// ... or of a move as it is wished, which may begin a combat action.
Pace pace_of(const Table&, const State&, const Move&, TermList* told = nullptr);
// With just these sections, whatever is under way; perhaps at the beginning of a combat action.
Pace pace_with(const Table&, const State&, FigureId who, std::uint8_t sections,
               TermList* told = nullptr, std::optional<AttackKind> then = {});
// So many hundredths of a length, in whole inches like its half. [V-MOD-6]
Inches scaled(const Table&, Inches length, std::int32_t percent);
// Speeds and ranges are whole inches, and so are their halves. [U-GEN-5]
Inches halved(const Table&, Inches length);
// The sections that move: those of the action under way, or those named for it.
std::uint8_t sections_moving(const State&, FigureId who, std::uint8_t named);
std::uint8_t sections_moving(const State&, const Move&);
// How long the way is: along the path, and for a large figure as far as its template is laid.
// [U-MOVE-1, LRG-TEMP-2] The step through a door costs nothing. [C-CASTLE-21]
Inches length_of(const Table&, const State&, const Move&);
// Opponents touch it and it changes its place; a large figure also when it turns. [U-BREAK-1,
// LRG-BRK-1, C-MULTI-18]
bool must_break_away(const Table&, const State&, const Move&);

// The path and the resting place alone, whoever's turn it is: the judge that preview, planner and
// ruling share. For a captor also that its captive finds room. [U-CAP-7]
Result<Ok> check_way(const Table&, const State&, const Move&);
// The circle that a figure of one dial carries along against blocking terrain. [V-MOVE-3]
Inches swept_on_foot(const Table&, const Figure&);

Result<Ok> check_move(const Table&, const State&, const Move&);
void resolve_move(Context&, const Move&);

// After a break away or a die of Terrify the path is chosen anew; an empty one stays. Also the path
// of a figure that Magic Confusion steers. [U-BREAK-7, U-BREAK-8]
Result<Ok> check_chosen_path(const Table&, const State&, const Move&);
void resolve_chosen_path(Context&, const Move&);

// `figure` was hit by Magic Confusion: it is moved at once by the player `steering`. [FAQ-MCON-4]
void begin_steered_move(Context&, FigureId figure, Seat steering);

// Puts the figure where the way ends and tells it; whether it changed its place.
bool put_in_place(Context&, const Move&);
// Puts the figure where the way ends, with its captive, and owes the free spins and what follows.
// [U-MOVE-16]
void carry_out_move(Context&, const Move&);

// A mounted warrior that turns swings its rear circle round and so changes place. [U-MOUNT-6] What
// takes off or lands leaves its contacts and makes others. [V-SOAR-3]
bool changes_place(const Table&, const Figure&, const Move&);

// The base of a figure where the way ends.
Base resting_at(const Table&, const Figure&, const Move&);
// The figure itself, where and at which level the way ends.
Figure moved_by(const Table&, const State&, const Move&);

// What changed its place in the movement under way: one figure, or members of a formation.
// [U-MOVE-17]
using Movers = InlineVector<FigureId, kMostMembers>;
Movers movers_of(const State&);
// What it touches as it sets out is remembered until its action is over, where only new contacts
// count for free spins, or for Pole Arm and Ram. [H-SPIN-NEW-CONTACT, H-POLE-NEW]
void note_contacts(Context&, FigureId mover);
bool touched_before(const State&, FigureId mover, FigureId other);
// ... and so is who sets out hindered. [H-FORM-HINDERED]
void forget_setting_out(State&);
// Who says where it goes: its owner, or the player whose Magic Confusion steers it. [FAQ-MCON-4]
Seat player_moving(const State&, FigureId);

// Nimble: a turn between actions. [U-SA-SPD-9]
Result<Ok> check_free_turn(const Table&, const State&, const Turn&);
void resolve_free_turn(Context&, const Turn&);

}  // namespace six
