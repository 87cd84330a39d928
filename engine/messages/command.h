// Commands: every answer a seat or chance can give. They are small values without pointers, refer
// to figures by id, and carry no claim about who sends them: the host knows the sender and passes
// it to step.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/geometry/facing.h"
#include "engine/geometry/path.h"
#include "engine/state/attack_plan.h"
#include "engine/state/table.h"

namespace six {

// --- set-up ---
struct ChooseArmy {  // [U-ARMY-2]
    InlineVector<WarriorId, kMaxFigures> warriors;
    bool too_many = false;  // the list was longer than a game holds
    friend bool operator==(const ChooseArmy&, const ChooseArmy&) = default;
};
struct ChooseEdge {  // [U-SETUP-3]
    Edge edge = Edge::south;
    friend bool operator==(const ChooseEdge&, const ChooseEdge&) = default;
};
struct ChooseTerrain {  // items for the common pool [U-TPL-1]
    InlineVector<std::uint8_t, 8> items;
    friend bool operator==(const ChooseTerrain&, const ChooseTerrain&) = default;
};
struct PlaceTerrain {  // [U-TPL-3]
    std::uint8_t item = 0;
    Vec2 at;
    Facing turned;
    friend bool operator==(const PlaceTerrain&, const PlaceTerrain&) = default;
};
struct BuildSection {         // of a castle, before terrain and figures [C-CASTLE-37]
    std::uint8_t figure = 0;  // which one of the army
    Vec2 at;
    Facing facing;
    friend bool operator==(const BuildSection&, const BuildSection&) = default;
};
struct Deploy {  // [U-SETUP-7]
    FigureId who;
    Vec2 at;
    Facing facing;
    friend bool operator==(const Deploy&, const Deploy&) = default;
};
struct LeaveOut {  // [U-SETUP-9]
    FigureId who;
    friend bool operator==(const LeaveOut&, const LeaveOut&) = default;
};

// --- actions ---
struct Move {  // an empty path turns on the spot [U-MOVE-9]
    FigureId who;
    Path path;
    Facing facing;
    std::uint8_t sections =
        0;  // of a large figure: those given a move action, as bits [DRG-MOVE-2]
    friend bool operator==(const Move&, const Move&) = default;
};
// A movement formation is declared first; who touches opponents rolls; then all paths are named in
// one answer, in the order in which the members move. [U-MFORM-5, U-MFORM-9]
struct FormUp {
    InlineVector<FigureId, kMostMembers> members;
    FigureId march;  // whose Forced March sets the pace; none: the fastest there is [U-SA-SPD-8]
    friend bool operator==(const FormUp&, const FormUp&) = default;
};
// Close or ranged combat: who, with whom, at whom, to what end. [U-CBT-9]
struct Attack {
    AttackPlan plan;
    friend bool operator==(const Attack&, const Attack&) = default;
};
// An ability that is used by itself: a move action of one who stays (Magic Levitation,
// Regeneration, Necromancy, Summon), an effect at the beginning of the turn (Venom, Command), or
// the answer to having been hit (Dodge).
struct UseAbility {
    FigureId who;
    Ability ability = Ability::none;
    FigureId other;  // whom it is used on, where it has an object
    Vec2 at;         // Magic Levitation: where it is set down, and how it faces
    Facing facing;
    std::uint8_t section = 0;  // of a large figure: which one is given the action
    friend bool operator==(const UseAbility&, const UseAbility&) = default;
};
// A move action beside a chariot, or on it: gets on the platform, gets off. In deployment: begins
// the game aboard. [LRG-BRD-1, LRG-DIS-1, LRG-PASS-9]
struct Board {
    FigureId who;
    FigureId chariot;
    friend bool operator==(const Board&, const Board&) = default;
};
struct Disembark {
    FigureId who;
    Vec2 at;
    Facing facing;
    friend bool operator==(const Disembark&, const Disembark&) = default;
};
struct Pass {
    FigureId who;
    std::uint8_t section = 0;  // of a large figure [C-MULTI-14]
    friend bool operator==(const Pass&, const Pass&) = default;
};
struct EndTurn {
    friend bool operator==(EndTurn, EndTurn) = default;
};

// --- between actions ---
struct Release {   // lets a captive go [U-CAP-11]
    FigureId who;  // the captor
    friend bool operator==(const Release&, const Release&) = default;
};
struct Withdraw {  // [U-WITH-1]
    friend bool operator==(Withdraw, Withdraw) = default;
};
struct OfferEnd {  // the game ends if everybody agrees [U-END-2]
    friend bool operator==(OfferEnd, OfferEnd) = default;
};
struct CallTime {  // the host's: the action under way is finished, then the game ends [U-END-4]
    friend bool operator==(CallTime, CallTime) = default;
};

// --- answers ---
struct March {  // the members of a formation, in the order in which they move [U-MFORM-9]
    InlineVector<Move, kMostMembers> moves;
    friend bool operator==(const March&, const March&) = default;
};
struct Place {  // a captive taken along, a figure that returns [U-GEN-13]
    FigureId who;
    Vec2 at;
    Facing facing;
    friend bool operator==(const Place&, const Place&) = default;
};
struct Cancel {  // optional abilities off until the end of the turn [U-ABIL-1]
    struct Entry {
        FigureId who;
        Ability ability = Ability::none;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    InlineVector<Entry, 8> abilities;
    InlineVector<FigureId, 8> own_defense;  // these borrow no defense in this attack [U-SA-DEF-14]
    friend bool operator==(const Cancel&, const Cancel&) = default;
};
struct ChooseSection {  // that an attack affects, or that takes a click [LRG-ATK-11, LRG-PUSH-3]
    FigureId who;
    std::uint8_t section = 0;
    friend bool operator==(const ChooseSection&, const ChooseSection&) = default;
};
struct ChooseHealing {  // the damage value, or a die [U-SA-ATK-1]
    bool by_die = false;
    friend bool operator==(const ChooseHealing&, const ChooseHealing&) = default;
};
struct Agree {  // to end the game [U-END-2]
    friend bool operator==(Agree, Agree) = default;
};
struct Turn {  // held by opponents: face anywhere [U-BREAK-3]; or Nimble, between actions
               // [U-SA-SPD-9]
    FigureId who;
    Facing facing;
    friend bool operator==(const Turn&, const Turn&) = default;
};
struct FreeSpin {
    FigureId who;
    Facing facing;
    friend bool operator==(const FreeSpin&, const FreeSpin&) = default;
};
struct Decline {  // of what is optional
    friend bool operator==(Decline, Decline) = default;
};
struct Roll {  // chance's answer
    InlineVector<std::uint8_t, 8> pips;
    friend bool operator==(const Roll&, const Roll&) = default;
};

using Command =
    std::variant<ChooseArmy, ChooseEdge, BuildSection, ChooseTerrain, PlaceTerrain, Deploy,
                 LeaveOut, Move, FormUp, Attack, UseAbility, Board, Disembark, Pass, EndTurn,
                 Release, Withdraw, OfferEnd, CallTime, March, Place, Cancel, ChooseSection,
                 ChooseHealing, Agree, Turn, FreeSpin, Decline, Roll>;
static_assert(std::is_trivially_copyable_v<Command>);

// In the order of the alternatives: the first word of a command in text. An attack says `close` or
// `shoot`.
inline constexpr std::array kCommandNames = {
    "army",     "edge",      "build", "pool",    "terrain",   "deploy", "leave_out", "move",
    "form",     "attack",    "use",   "board",   "disembark", "pass",   "end_turn",  "release",
    "withdraw", "offer_end", "time",  "march",   "place",     "cancel", "section",   "heal",
    "agree",    "turn",      "spin",  "decline", "dice"};
static_assert(kCommandNames.size() == std::variant_size_v<Command>);

}  // namespace six
