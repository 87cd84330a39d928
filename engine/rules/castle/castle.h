// Castle sections: warriors that are terrain. The ground they stand on and their doors, the tops
// that others stand on, breach and occupation. What happens when one falls is in castle_fall.cpp.
// [C-CASTLE]
#pragma once

#include <span>
#include <vector>

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"
#include "engine/rules/terrain.h"

namespace six {

struct Move;

// --- the battlefield ---

// Its ground plan: a rectangle, or a circle as a regular outline of kTowerCorners. [C-CASTLE-17]
inline constexpr std::int32_t kTowerCorners = 24;
inline constexpr Inches kGateWidth = 2_in;  // [C-CASTLE-38]
Polygon section_outline(const Warrior&, Vec2 at, Facing);
// The pieces it adds to the battlefield: its ground, with the door on the side of the owner's edge,
// and what flanks a gate. [C-CASTLE-38]
std::vector<Piece> section_pieces(const Warrior&, const KindRules&, FigureId, Vec2 at, Facing,
                                  Edge owners_edge);
// Two grounds that touch, near enough counting as for bases.
bool adjoins(const Polygon&, const Polygon&, Inches slack);
// Castles lie behind the other pieces.
inline bool holds_a_castle(const Battlefield& field) {
    return !field.pieces.empty() && field.pieces.back().section.exists();
}
// Adds those of all sections of this position, and notes what stands on a top.
void build_castles(Table&, State&);

// It stands, stood or was taken away: it has its ground on the battlefield.
inline bool was_built(const Figure& figure) {
    return figure.whereabouts != Whereabouts::in_hand &&
           figure.whereabouts != Whereabouts::left_out;
}
inline bool is_section(const Figure& figure) {  // that stands
    return figure.whereabouts == Whereabouts::built;
}
// Its ground; none of a figure that is no section.
PieceId piece_of(const Table&, FigureId section);
inline bool stands(const State& state, const Piece& piece) {
    return piece.section.exists() && !piece.beside_gate && is_section(state[piece.section]);
}

// --- what a section is just now ---

// From its first Demoralized slot on, for good. [C-CASTLE-18, C-CASTLE-41]
bool is_breached(const Table&, const Figure& section);
// Opposing warriors hold its top, and none of its own side. [C-CASTLE-40]
bool is_occupied(const Table&, const State&, FigureId section);
// Its doors and gate let this seat's warriors pass. [C-CASTLE-20, C-CASTLE-40]
bool portals_open_to(const Table&, const State&, FigureId section, Seat);
// It may be given a ranged action, as far as its dial goes. [C-CASTLE-29, C-CASTLE-32, C-CASTLE-40]
Result<Ok> check_section_shoots(const Table&, const State&, FigureId section);
// Its side still fights while it stands. [C-CASTLE-43]
bool section_fights(const Table&, const State&, FigureId section);
// The actions that only sections of this seat may be given, and the section they are due to; none.
// [C-TURN-4, C-TURN-5]
FigureId giving_castle_actions(const Table&, const State&, Seat);
std::uint8_t castle_actions_of(const Table&, const State&, Seat);

// It came down with a castle, not with its chariot: which of the two that frame names.
inline bool fell_with_castle(const Table& table, const State& state, FigureId from) {
    return from.exists() && is_castle(warrior_of(table, state[from]).kind);
}

// --- tops ---

// Titans and large figures fit on no top and through no gate. [C-CASTLE-17, C-CASTLE-38]
inline bool fits_castles(const Table& table, const Figure& figure) {
    return !forbidden(table, figure, Deed::stand_on_top).exists();
}

// The standing section whose top lies under this dot; none: the ground.
FigureId top_under(const Table&, const State&, Vec2 dot);
// The same figure, put down there in thought.
Figure put_at(const Table&, const State&, Figure, Vec2 at, Facing);
// Those that are at another level than what is so: nobody's way is barred by them. Where it ends
// some of them are in the way all the same (out_of_the_way in soar.h).
FigureSet at_other_level(const Table&, const State&, Posture);
// The whole base, on one top or across several that touch. [C-CASTLE-15]
bool fits_on_tops(const Table&, const State&, const Base&);
// A base that rests on or beside sections. [C-CASTLE-15, C-CASTLE-17, C-CASTLE-38, C-CASTLE-45]
Result<Ok> check_rest_at_castle(const Table&, const State&, const Base&, FigureId who);

// --- ways ---

// Going through a door costs so much movement, and the way may go on, where the players agreed so.
// [C-CASTLE-21, H-C-DOOR-MOVE]
inline constexpr Inches kDoorCost = 2_in;
inline bool door_ends_the_move(const Table& table) {
    return table.options[Option::c_door_move] == opt::c_door_move::ends_the_move;
}
// On foot a way that changes its height leads through a door: that leg begins and ends beside it,
// and is the last one if it ends the move. [C-CASTLE-21] The place in the path, from this one on,
// where it ends; the path's size: none does.
std::size_t next_door(const Table&, const State&, bool on_a_top, const Path&, std::size_t from,
                      Gait);
// How long a way is on foot or through the air, with its doors.
Inches length_on_foot(const Table&, const State&, const Figure&, const Path&, Gait);
// That door, for one that walks to it as `figure` stands; and that a way on a top stays on tops.
// [C-CASTLE-20 to C-CASTLE-22]
Result<Ok> check_door(const Table&, const State&, FigureId who, const Figure& figure, Vec2 before,
                      Vec2 after);
Result<Ok> check_stays_on_tops(const Table&, const State&, FigureId who, const Figure& figure,
                               std::span<const Vec2> walked);
// Those pieces of castles that a figure on foot on the ground may not enter. [C-CASTLE-45]
PieceSet barred_by_castles(const Table&, const State&, const Figure&);
Illegal refuse_castle_path(const Table&, const State&, FigureId who, const Block&);

// --- combat ---

// The point of the outline that is nearest to this one; itself when it lies inside.
Vec2 nearest_of_section(const Table&, FigureId section, Vec2 to);
// Where one measures to or from: the dot, of a section the point nearest to the other end.
// [C-CASTLE-25, C-CASTLE-30]
inline Vec2 place_towards(const Table& table, const State& state, FigureId who, Vec2 other) {
    return posture_of(table, state[who]).by_outline ? nearest_of_section(table, who, other)
                                                    : state[who].at;
}
// Where a shot at it ends, and where its own begins, as the players agreed.
bool is_shot_at_middle(const Table&);
bool shoots_from_middle(const Table&);
Vec2 aimed_at(const Table&, const State&, FigureId who, Vec2 from);
Vec2 fired_from(const Table&, const State&, FigureId who, Vec2 at);
// The attacker's base touches the section or stands on it. [C-CASTLE-24]
bool touches_section(const Table&, const Figure&, FigureId section);
// An opponent; or a section of one's own side that opponents occupy. [C-CASTLE-40]
bool may_be_attacked_by(const Table&, const State&, const Figure& attacker, FigureId target);
// A section shields what stands on it, and that is all it does: its height counts no more. Planking
// has no dial and is high only. [C-CASTLE-27]
bool is_fortified(const Table&, const State&, const Figure&);
// Points of its outline from which it shoots and at which it is shot at, seen from a place and
// nearest to it first: those where something in the way just lets a line pass are among them. The
// place itself if it lies inside. [C-CASTLE-25, C-CASTLE-30] One buffer that the next call fills
// anew.
std::span<const Vec2> points_towards(const Table&, const State&, FigureId section, Vec2 eye);

// --- its fall ---

// The sections left the game at one moment: whatever stood on them comes down, planking that rested
// on them falls, and what they suffer is owed. By whose doing. [C-CASTLE-16, C-CASTLE-35]
using FallenSections = InlineVector<FigureId, kMaxPieces>;
void bring_down(Context&, const FallenSections&, Seat by);
// Their player has withdrawn: nobody is hurt. What came down, from the lowest. [U-WITH-4, U-GEN-14]
InlineVector<FigureId, kMaxFigures> vacate_castles(Context&);
void go_on_coming_down(Context&, const Frame&);

}  // namespace six
