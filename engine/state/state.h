// The State: all that changes while a battle is played, as one flat value. It is trivially
// copyable; copy_state and hash_of touch only the figures and the markers in use. Work left over
// between two answers is a stack of small frames that refer to the one action under way, so any
// moment can be saved, hashed or cloned.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/geometry/path.h"
#include "engine/geometry/scene.h"
#include "engine/state/attack_plan.h"
#include "engine/state/figure.h"
#include "engine/state/level.h"
#include "engine/state/marker.h"

namespace six {

enum class Phase : std::uint8_t { deploying, playing, over };
inline constexpr std::array kPhaseNames = {"deploying", "playing", "over"};

// A stationary ability is a move action of one that stays, or an action of a kind of its own.
// [U-ABIL-5, V-ACT-2]
enum class ActionKind : std::uint8_t { none, move, formation, close, ranged, ability, special };
inline constexpr std::array kActionNames = {"none",   "move",    "formation", "close",
                                            "ranged", "ability", "special"};

// Where an attack is: what is done next when nothing is owed. [U-CBT-9]
enum class AttackStage : std::uint8_t { none, sections, cancel, roll, dodge, die, apply, naming };
inline constexpr std::array kAttackStageNames = {"none",  "sections", "cancel", "roll",
                                                 "dodge", "die",      "apply",  "naming"};

// The one action under way: what the frames refer to.
struct Action {
    ActionKind kind = ActionKind::none;
    FigureId who;                                  // was given it
    InlineVector<FigureId, kMostMembers> members;  // all that got a token for it, `who` first
    std::uint16_t pushed = 0;  // members that carried a token already, as bits [U-PUSH-1, U-PUSH-5]
    bool free = false;         // it used up none of the turn's actions [U-SA-SPD-2]
    std::uint8_t sections = 0;  // of a large figure: those it was given to, as bits [LRG-ACT-2]
    bool first = false;         // its first action of this turn: a token at its end [LRG-ACT-4]

    // A movement: of `who`, of a member, or of a figure that somebody else moves.
    FigureId mover;
    bool steered = false;       // by Magic Confusion [FAQ-MCON-4]
    bool from_chariot = false;  // a passenger gets off: what its speed shows counts for nothing
    bool beyond_speed = false;  // the path took more than the normal speed [U-SA-SPD-13]
    // Of a large mover: bit s is set while the sections of the set s may all attack after its way,
    // for which none of them had to double its speed. [C-MULTI-17]
    std::uint16_t followers = 0;
    bool ended = false;            // by Pole Arm [U-SA-DEF-2]
    std::uint16_t moved = 0;       // members that changed place, as bits; 1: the single mover
    std::uint16_t held = 0;        // members that did not break away, as bits [U-MFORM-5]
    std::uint16_t broke_away = 0;  // ... and that did, so that nobody rolls twice
    FigureId march;                // whose Forced March sets the pace [U-SA-SPD-8]
    FigureId carried;              // by Strong Flier [V-SA-SPD-12]
    Path path;                     // the way wished for, where it is named before the roll
    Facing facing;
    Level level = Level::as_it_is;

    // An attack: the action itself, or what follows the move of Charge or Bound.
    AttackStage stage = AttackStage::none;
    AttackPlan plan;
    std::uint8_t natural = 0;  // the sum of the two dice
    std::uint8_t die = 0;      // of damage [U-SA-ATK-2, U-SA-ATK-3]
    // A spell: 1 + its place in the catalog, 0: none, or it was countered. The plan says on whom or
    // where, and `natural` what its sorcerer rolled against a counterspell. [V-SPELL-6]
    std::uint8_t spell = 0;
    FigureSet affected;       // targets and splashed
    FigureSet hit;            // ... and hit
    std::uint8_t picked = 0;  // targets whose section was picked beforehand, as bits [MDW-RATK-6]
    FigureSet own_defense;    // borrow none in this attack [U-SA-DEF-14]
    FigureSet by_magic;       // Cursed and affected by Magic in this action [U-SA-DEF-11]

    // A combat action that begins with a move. [V-SA-SPD-1, V-SA-SPD-7, V-SPD-10]
    bool advances() const {
        return (kind == ActionKind::close || kind == ActionKind::ranged) && mover.exists() &&
               mover == who && !steered;
    }
    // Of a figure that is a member: which bit of pushed, held, broke_away and moved is its own.
    std::size_t index_of(FigureId member) const {
        std::size_t index = 0;
        while (members[index] != member) ++index;
        return index;
    }
};

// What is owed next is the frame on top; an empty stack in the playing phase means the active
// player may give an action. The names are in engine/state/ask.h.
enum class Ask : std::uint8_t;
struct Frame {
    Ask ask{};
    Seat seat;
    FigureId figure;
    FigureId other{};
    std::uint8_t sections = 0;  // choose_section, take_clicks, heal_section: as bits; follow_up:
                                // the one
    std::uint8_t clicks = 0;    // due
    std::uint8_t cause = 0;     // of them: a ClickWord
    Seat by{};                  // whose doing they are
    bool magical = false;       // ... by a magical blow; roll_passenger [LRG-PDMG-7]

    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
static_assert(sizeof(Frame) <= 32);

// What a turn remembers of two figures; a foreign token is remembered longer.
enum class MemoKind : std::uint8_t {
    terrify_passed,
    terrify_barred,
    command_healed,
    refused_on_border,  // with this section of the figure, until another action [MDW-RATK-7]
    carried,            // the other one, by the figure [V-SA-SPD-12]
    touched_before,     // by the figure, before it moved in this action [H-SPIN-NEW-CONTACT]
    set_out_hindered,   // the figure, a member of the formation under way [H-FORM-HINDERED]
    foreign_token,      // lies on the figure, alone, by an effect of the other one: until the end
                        // of its player's next turn [H-FOREIGN-TOKEN-CLEAR]
};
inline constexpr std::array kMemoNames = {"terrify_passed",    "terrify_barred", "command_healed",
                                          "refused_on_border", "carried",        "touched_before",
                                          "set_out_hindered",  "foreign_token"};
struct Memo {
    MemoKind kind = MemoKind::terrify_passed;
    FigureId figure, other;  // [U-SA-DEF-17, U-SA-DMG-13]
    std::uint8_t section = 0;

    friend constexpr bool operator==(const Memo&, const Memo&) = default;
};

struct SeatState {
    std::int32_t points = 0;  // victory points so far
    bool out = false;         // no figure left on the table [U-MULTI-4]
    bool withdrawn = false;   // [U-WITH-1]

    friend constexpr bool operator==(const SeatState&, const SeatState&) = default;
};

inline constexpr std::size_t kMaxFrames = 48;
// Questions of one kind never fill the stack: so many stay free for what may be owed on top.
inline constexpr std::size_t kFramesKept = 4;
inline constexpr std::size_t kMaxMemos = 24;

struct State {
    Phase phase = Phase::deploying;
    Seat turn;  // whose turn it is
    std::uint8_t actions_left = 0;
    std::uint8_t castle_actions = 0;  // besides them, for castle sections only [C-TURN-4]
    std::uint16_t round = 1;
    std::uint16_t quiet_rounds = 0;  // complete rounds in which no dial turned [U-END-7]
    bool dial_turned = false;        // in the round under way; or somebody was captured or freed
    bool time_called = false;        // the game ends with the action under way [U-END-4]
    Seat winner;                     // when over; none: a draw
    FigureId acts_again;  // a titan that may be given its second action now [C-TITAN-7, C-TITAN-21]
    std::array<SeatState, kMaxSeats> seats{};
    Action action;
    InlineVector<Frame, kMaxFrames> owed;
    InlineVector<Memo, kMaxMemos> memos;
    std::uint16_t figure_count = 0;
    std::uint16_t marker_count = 0;
    std::array<Figure, kMaxFigures> figures{};  // only the first figure_count are in use
    std::array<Marker, kMaxMarkers> markers{};  // last: likewise

    Figure& operator[](FigureId id) { return figures[id.n]; }
    const Figure& operator[](FigureId id) const { return figures[id.n]; }
};
static_assert(std::is_trivially_copyable_v<State>);

// The bytes in use, up to the markers.
constexpr std::size_t used_bytes(std::size_t figure_count) {
    return offsetof(State, figures) + figure_count * sizeof(Figure);
}
static_assert(used_bytes(16) <= 2048);
static_assert(used_bytes(64) <= 5120);

void copy_state(State& to, const State& from);
// Every figure knows again whether items or enchantments name it, after they were read or have
// changed. [V-ITEM-3, V-SPELL-8]
void find_marked(State&);

}  // namespace six
