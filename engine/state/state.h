// The State: all that changes while a battle is played, as one flat value. It is trivially
// copyable; copy_state and hash_of touch only the bytes in use. Work left over between two answers
// is a stack of small frames that refer to the one action under way, so any moment can be saved,
// hashed or cloned.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/geometry/path.h"
#include "engine/state/figure.h"

namespace six {

enum class Phase : std::uint8_t { deploying, playing, over };
inline constexpr std::array kPhaseNames = {"deploying", "playing", "over"};

enum class ActionKind : std::uint8_t { none, move, close };

// The one action under way: what the frames refer to.
struct Action {
    ActionKind kind = ActionKind::none;
    FigureId who;
    FigureId target;
    bool pushed = false;    // it carried a token when the action was given [U-PUSH-1]
    std::uint8_t roll = 0;  // the natural roll of an attack
    Path path;              // the way wished for
    Facing facing;
};

// What is owed next is the frame on top; an empty stack in the playing phase means the active
// player may give an action.
enum class FrameKind : std::uint8_t {
    roll_break_away,  // chance: one die
    choose_path,      // seat: broke away, now the path
    turn_in_place,    // seat: held, but may face anywhere
    free_spin,        // seat: `figure` may spin to meet the mover
    roll_attack,      // chance: two dice
    finish_action,    // nobody: clicks due after the action, end of game
};
struct Frame {
    FrameKind kind = FrameKind::finish_action;
    Seat seat;
    FigureId figure;

    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
static_assert(sizeof(Frame) <= 32);

struct SeatState {
    std::int32_t points = 0;  // victory points so far
    bool out = false;         // no figure left on the table [U-MULTI-4]
};

inline constexpr std::size_t kMaxFrames = 32;

struct State {
    Phase phase = Phase::deploying;
    Seat turn;  // whose turn it is
    std::uint8_t actions_left = 0;
    std::uint16_t round = 1;
    std::uint16_t quiet_rounds = 0;  // complete rounds in which no dial turned [U-END-7]
    bool dial_turned = false;        // in the round under way
    Seat winner;                     // when over; none: a draw
    std::array<SeatState, kMaxSeats> seats{};
    Action action;
    InlineVector<Frame, kMaxFrames> owed;
    std::uint16_t figure_count = 0;
    std::array<Figure, kMaxFigures> figures{};  // last: only the first figure_count are in use

    Figure& operator[](FigureId id) { return figures[id.n]; }
    const Figure& operator[](FigureId id) const { return figures[id.n]; }
};
static_assert(std::is_trivially_copyable_v<State>);

// The bytes in use.
constexpr std::size_t used_bytes(std::size_t figure_count) {
    return offsetof(State, figures) + figure_count * sizeof(Figure);
}
static_assert(used_bytes(16) <= 2048);
static_assert(used_bytes(64) <= 5120);

void copy_state(State& to, const State& from);

}  // namespace six
