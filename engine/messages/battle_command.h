// Commands of a battle: every answer a seat or chance can give. They are small values without
// pointers, refer to figures by id, and carry no claim about who sends them: the host knows the
// sender and passes it to step.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/geometry/facing.h"
#include "engine/geometry/path.h"
#include "engine/messages/common_commands.h"
#include "engine/state/attack_plan.h"
#include "engine/state/level.h"

namespace six {

// --- deploying ---
struct Deploy {  // [U-SETUP-7]
    FigureId who;
    Vec2 at;
    Facing facing;
    FigureId rider{};  // of a mount: who is in its saddle [V-CAV-1]
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
        0;               // of a large figure: those given a move action, as bits [DRG-MOVE-2]
    FigureId carried{};  // whom a Strong Flier takes along [V-SA-SPD-12]
    // It begins a combat action: Charge, Bound, surge. [V-SA-SPD-1, V-SA-SPD-7, V-SPD-10]
    std::optional<AttackKind> then{};
    Level level = Level::as_it_is;  // it takes off or lands [V-SOAR-2]
    friend bool operator==(const Move&, const Move&) = default;
};
// A movement formation is declared first; those that touch opponents roll; then all paths are named
// in one answer, in the order in which the members move. [U-MFORM-5, U-MFORM-9]
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
// An ability that is used by itself: a move action of one that stays (Magic Levitation,
// Regeneration, Necromancy, Summon), an effect at the beginning of the turn (Venom, Command), or
// the answer to having been hit (Dodge).
struct UseAbility {
    FigureId who;
    Ability ability = Ability::none;
    FigureId other;  // what it is used on, where it has an object
    Vec2 at;         // Magic Levitation: where it is set down, and how it faces
    Facing facing;
    std::uint8_t section = 0;  // of a large figure: which one is given the action
    friend bool operator==(const UseAbility&, const UseAbility&) = default;
};
// A move action beside a chariot or a mount, or on it: gets on, gets off. In deployment: begins
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
// Takes up an item that lies beside it, or lays one down. [V-ITEM-5]
struct HandleItem {
    FigureId who;
    std::uint8_t item = 0;  // of the catalog
    bool drop = false;
    std::uint8_t section = 0;  // of its chariot, beside which a passenger lays it [MDW-ITEM-1]
    friend bool operator==(const HandleItem&, const HandleItem&) = default;
};
// Casts a spell of one of its books, at a figure or at a place. The bookmark spell, or one that it
// browses to: then it takes the damage that this costs. [V-SPELL-6]
struct CastSpell {
    FigureId who;
    std::uint8_t book = 0, spell = 0;  // of the catalog
    bool browse = false;
    FigureId other{};
    Vec2 at{};
    friend bool operator==(const CastSpell&, const CastSpell&) = default;
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
// The members of a formation with their ways, in the order in which they move. The ways share one
// pool of points, which keeps every command small. [U-MFORM-9]
class March {
public:
    static constexpr std::size_t kMostPoints = 64;  // of all ways together

    std::size_t size() const { return members_.size(); }
    bool full() const { return members_.full(); }
    // Whether there is room for one more with so many points.
    bool fits(std::size_t points) const {
        return !full() && points_.size() + points <= points_.capacity();
    }
    void add(const Move& move) {
        assert(fits(move.path.size()));
        members_.push_back({move.who, move.facing, static_cast<std::uint8_t>(move.path.size())});
        for (const Vec2 point : move.path) points_.push_back(point);
    }

    // Each as a move of its own.
    class Iterator {
    public:
        Iterator(const March& march, std::size_t member) : march_(march), member_(member) {}
        Move operator*() const {
            const Member& member = march_.members_[member_];
            Move move{member.who, {}, member.facing};
            for (std::size_t i = 0; i < member.points; ++i)
                move.path.push_back(march_.points_[point_ + i]);
            return move;
        }
        Iterator& operator++() {
            point_ += march_.members_[member_++].points;
            return *this;
        }
        bool operator!=(const Iterator& other) const { return member_ != other.member_; }

    private:
        const March& march_;
        std::size_t member_;
        std::size_t point_ = 0;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }

    friend bool operator==(const March&, const March&) = default;

private:
    struct Member {
        FigureId who;
        Facing facing;
        std::uint8_t points = 0;
        friend bool operator==(const Member&, const Member&) = default;
    };
    InlineVector<Member, kMostMembers> members_;
    InlineVector<Vec2, kMostPoints> points_;
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

struct CounterSpell {  // the spell that was just cast [V-SPELL-7]
    FigureId who;
    friend bool operator==(const CounterSpell&, const CounterSpell&) = default;
};

struct NameTarget {  // which of a cavalry unit an attack strikes [V-CAV-1]
    FigureId who;
    friend bool operator==(const NameTarget&, const NameTarget&) = default;
};

using BattleCommand =
    std::variant<Deploy, LeaveOut, Move, FormUp, Attack, UseAbility, Board, Disembark, Pass,
                 EndTurn, Release, Withdraw, OfferEnd, CallTime, March, Place, Cancel,
                 ChooseSection, ChooseHealing, Agree, Turn, FreeSpin, HandleItem, CastSpell,
                 CounterSpell, NameTarget, Decline, Roll>;
static_assert(std::is_trivially_copyable_v<BattleCommand>);
static_assert(sizeof(BattleCommand) <= 640);

// In the order of the alternatives: the first word of a command in text. An attack says `close` or
// `shoot`.
inline constexpr std::array kBattleCommandNames = {
    "deploy",    "leave_out", "move",     "form",    "attack",   "use",       "board",
    "disembark", "pass",      "end_turn", "release", "withdraw", "offer_end", "time",
    "march",     "place",     "cancel",   "section", "heal",     "agree",     "turn",
    "spin",      "item",      "cast",     "counter", "name",     "decline",   "dice"};
static_assert(kBattleCommandNames.size() == std::variant_size_v<BattleCommand>);

}  // namespace six
