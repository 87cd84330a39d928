// A figure of this game: where it is and how hurt it is. Everything printed on it is in the
// catalog.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/base/ids.h"
#include "engine/catalog/warrior.h"
#include "engine/geometry/facing.h"

namespace six {

enum class Whereabouts : std::uint8_t {
    in_hand,  // not deployed yet
    on_table,
    aboard,    // a passenger: on no place of its own [LRG-PASS-2]
    built,     // a castle section: part of the battlefield, in contact with nobody [C-CASTLE-11]
    left_out,  // found no room in the starting area [U-SETUP-9]
    eliminated,
    withdrawn,  // left with its player [U-WITH-1]
    in_saddle,  // a rider: where his mount is [V-CAV-1]
};
inline constexpr std::array kWhereaboutsNames = {
    "in_hand", "on_table", "aboard", "built", "left_out", "eliminated", "withdrawn", "in_saddle"};

// A warrior gets at most one action a turn; a pass is one, but places no token. [U-TURN-4,
// U-TURN-6]
enum class Given : std::uint8_t { nothing, pass, action };
inline constexpr std::array kGivenNames = {"nothing", "pass", "action"};

// What else a turn, or the game, remembers of a figure.
namespace note {
// In the order of the bits: their names in text.
inline constexpr std::array kNames = {
    "touched",    "duty", "levitated", "rolled",    "struck", "returned", "moved",    "fought",
    "moves_over", "fell", "let_go",    "acts_over", "rises",  "rose",     "siphoned", "soaring"};
using Set = std::conditional_t<(kNames.size() > 16), std::uint32_t, std::uint16_t>;
inline constexpr Set touched = 1;    // an opponent when the turn began [U-TURN-8]
inline constexpr Set duty = 2;       // Frenzy: must act first [U-SA-SPD-16]
inline constexpr Set levitated = 4;  // no action for the rest of the turn [FAQ-MLEV-9]
inline constexpr Set rolled = 8;     // Command: its die is rolled [U-SA-DMG-13]
inline constexpr Set struck = 16;    // Venom: used in this turn
inline constexpr Set returned = 32;  // was eliminated and came back [U-VP-5]
inline constexpr Set moved = 64;     // a large figure: no second movement [DRG-MOVE-1]
inline constexpr Set fought = 128;   // ... and none after combat [LRG-CBT-1]
inline constexpr Set moves_over =
    256;  // all its move actions have been given [DRG-ACT-6]; a titan: and its second [C-TITAN-21]
inline constexpr Set fell = 512;        // with a castle section; its die is due [C-CASTLE-35]
inline constexpr Set let_go = 1024;     // a captive: the action that this begins is owed [V-CAP-8]
inline constexpr Set acts_over = 2048;  // another was given an action since [MDW-ACT-6]
inline constexpr Set rises = 4096;      // eliminated by an attack: its die is due [V-SUB-5]
inline constexpr Set rose = 8192;       // that die was rolled, once in a game
inline constexpr Set siphoned = 16384;  // Syphon Energy: used in this turn [V-SUB-8]
inline constexpr Set soaring = 32768;   // above the ground [V-SOAR-1]
inline constexpr Set for_the_turn = touched | duty | levitated | rolled | struck | moved | fought |
                                    moves_over | let_go | acts_over | siphoned;
inline constexpr Set all = for_the_turn | returned | fell | rises | rose | soaring;
static_assert(all == (1u << kNames.size()) - 1);
}  // namespace note

struct Figure {
    AbilitySet cancelled;  // optional abilities off until the turn ends [U-ABIL-1]
    Vec2 at;
    Facing facing;
    WarriorId warrior;
    FigureId captor;   // that holds it [U-CAP-3]
    FigureId chariot;  // whose passenger it is, or the mount it rides [LRG-PASS-2, V-CAV-1]
    FigureId top;      // the castle section, or planking, it stands on [C-CASTLE-14]
    Seat owner;
    Whereabouts whereabouts = Whereabouts::in_hand;
    std::uint8_t tokens = 0;
    Given given = Given::nothing;  // this turn
    Seat hurt_by;                  // the last opponent who damaged it [U-PUSH-6]
    // 1 + its place among the figures, by which markers name it, while it wields items or is
    // enchanted; else 0. They say it already: it is no part of the canonical bytes. [V-ITEM-3,
    // V-SPELL-8]
    std::uint8_t marked = 0;
    note::Set notes = 0;
    std::array<std::uint8_t, kMaxDials> clicks{};  // the slot each dial shows
    std::uint8_t acted = 0;   // sections that were given an action in this turn, as bits
    std::uint8_t struck = 0;  // the section that the attack under way affects [LRG-ATK-1]

    bool captive() const { return captor.exists(); }
    bool has(note::Set which) const { return (notes & which) != 0; }
    void set(note::Set which) { notes = static_cast<note::Set>(notes | which); }
    // What leaves the game is nobody's captive or passenger and stands on nothing.
    void leave(Whereabouts where) {
        whereabouts = where;
        captor = chariot = top = {};
        unset(note::fell);
        unset(note::soaring);
    }
    void unset(note::Set which) { notes = static_cast<note::Set>(notes & ~which); }
};
static_assert(sizeof(Figure) <= 40);

// Where a figure is, as the rules see it: what follows from that is a row of the edition's page
// (engine/rules/kinds.h).
enum class Posture : std::uint8_t { ground, top, aboard, built, soaring, saddle };
inline constexpr std::size_t kPostures = static_cast<std::size_t>(Posture::saddle) + 1;

// What waits or has left is judged as it would stand if it were put down.
inline Posture posture_of(const Figure& figure) {
    if (figure.has(note::soaring)) return Posture::soaring;
    if (figure.top.exists()) return Posture::top;
    if (figure.whereabouts == Whereabouts::aboard) return Posture::aboard;
    if (figure.whereabouts == Whereabouts::in_saddle) return Posture::saddle;
    return figure.whereabouts == Whereabouts::built ? Posture::built : Posture::ground;
}

}  // namespace six
