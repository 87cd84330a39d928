// What follows from what a figure is and from where it is: rows of the edition's page. A row says
// which deeds are forbidden and by which clause; chapters ask for the deed or for a fact of the row
// (`forbidden` in query.h) and never for a kind or a place by name.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "engine/base/clause.h"
#include "engine/catalog/warrior.h"
#include "engine/dial/ability.h"
#include "engine/state/figure.h"

namespace six {

// What a figure does, or suffers.
enum class Deed : std::uint8_t {
    move,
    go_backward,
    turn_freely,     // between actions [U-SA-SPD-9]
    turn_when_held,  // after a failed break-away [U-BREAK-3]
    spin_free,       // [U-SPIN-1]
    ride,            // on a chariot [LRG-PASS-1]
    stand_on_top,    // of a castle section, or go through its gate [C-CASTLE-14]
    join_formation,  // [U-FORM-1]
    fight_close,
    capture,  // [U-CAP-1]
    use_speed_ability,
    hurt_itself,  // by pushing and critical misses [U-PUSH-1, U-CBT-3]
    flee,         // leave as eliminated when Demoralized [C-CONQ-3]
    be_captured,
    be_attacked,
    be_attacked_on_border,  // of two sections, one of which is not open to it [DRG-ATK-13]
    be_chosen,              // by a friend's healing, by Command, by Magic Levitation [LRG-PDMG-2]
    be_enhanced,            // [U-SA-DMG-2]
    be_revived,             // by Necromancy [U-SA-DMG-5]
    be_summoned,            // [U-SA-SPD-12]
    rise_again,             // by its subfaction [V-SUB-5]
    be_trampled,            // [V-SPD-13]
    be_hit_critically,      // [V-CASTLE-2]
    be_hurt_by_attack,      // [MDW-PIMM-1]
    be_hurt_by_ability,     // [MDW-PIMM-2]
    be_healed_by_attack,    // [MDW-PIMM-6]
    be_healed_by_ability,   // [MDW-PIMM-7]
    pick_up,                // an item [V-ITEM-5]
    be_lifted,              // by a Strong Flier or Magic Levitation [V-CAV-2]
    use_subfaction,         // its ability [V-CAV-2]
    touch_glyph,            // [MDW-PASS-11]
    be_enchanted,           // [V-SPELL-9]
    be_hurt_by_spell,       // [MDW-PIMM-4]
    be_healed_by_spell,     // [MDW-PIMM-9]
    be_hurt_by_item,        // [MDW-PIMM-3]
    be_healed_by_item,      // [MDW-PIMM-8]
    be_turned_by_item,      // between friends and opponents [MDW-GEN-24]
    change_sides,           // by a spell [V-BASE-4]
};
inline constexpr std::array kDeedNames = {"move",
                                          "go_backward",
                                          "turn_freely",
                                          "turn_when_held",
                                          "spin_free",
                                          "ride",
                                          "stand_on_top",
                                          "join_formation",
                                          "fight_close",
                                          "capture",
                                          "use_speed_ability",
                                          "hurt_itself",
                                          "flee",
                                          "be_captured",
                                          "be_attacked",
                                          "be_attacked_on_border",
                                          "be_chosen",
                                          "be_enhanced",
                                          "be_revived",
                                          "be_summoned",
                                          "rise_again",
                                          "be_trampled",
                                          "be_hit_critically",
                                          "be_hurt_by_attack",
                                          "be_hurt_by_ability",
                                          "be_healed_by_attack",
                                          "be_healed_by_ability",
                                          "pick_up",
                                          "be_lifted",
                                          "use_subfaction",
                                          "touch_glyph",
                                          "be_enchanted",
                                          "be_hurt_by_spell",
                                          "be_healed_by_spell",
                                          "be_hurt_by_item",
                                          "be_healed_by_item",
                                          "be_turned_by_item",
                                          "change_sides"};
static_assert(kDeedNames.size() == static_cast<std::size_t>(Deed::change_sides) + 1);

enum class Reason : std::uint16_t;  // engine/messages/reason.h

// The clause that forbids, and the reason a refusal gives; what merely never happens needs none.
struct Ban {
    Clause clause;
    Reason why{};

    constexpr bool exists() const { return clause.exists(); }
};

// By deed; what is not named is allowed.
class Forbids {
public:
    struct Entry {
        Deed deed;
        Ban ban;
    };
    // One by one: of an array that begins with {} and is written to while it is compiled, g++ 12
    // puts zeros into the program, and zero is a clause.
    constexpr Forbids() {
        for (Ban& ban : bans_) ban = Ban{};
    }
    constexpr Forbids(std::initializer_list<Entry> entries) : Forbids() {
        for (const Entry& entry : entries) (*this)[entry.deed] = entry.ban;
    }
    constexpr Ban& operator[](Deed deed) { return bans_[static_cast<std::size_t>(deed)]; }
    constexpr const Ban& operator[](Deed deed) const {
        return bans_[static_cast<std::size_t>(deed)];
    }

private:
    std::array<Ban, kDeedNames.size()> bans_{};
};

// What may double its range against a large target: a section by its place or any, or all of the
// figure where the players agreed upon it. [LRG-LONG-1, MDW-LONG-2, C-LONG-7]
enum class LongRange : std::uint8_t { nobody, front_section, whole_figure, any_section };
constexpr bool may_shoot_far(LongRange may, std::size_t section) {
    return may == LongRange::front_section ? section == 0 : may != LongRange::nobody;
}

struct KindRules {
    bool played = false;
    std::uint8_t dials = 1;          // it has so many ...
    std::uint8_t skulls = 3;         // ... and is eliminated by so many of them all together
    Clause eliminated = "U-DIAL-6";  // [DRG-DIAL-8, LRG-DIAL-7]
    Forbids forbids{};
    Clause (*unaffected)(Ability) = [](Ability) { return Clause{}; };  // by this ability
    std::uint8_t breaks_away_on = 0;  // the lowest die; 0: as other figures
    Clause breaks_away{};             // [LRG-GEN-12, C-TITAN-5]
    Clause stops_at_base{};           // of more than one dial [DRG-MOVE-4, LRG-MOVE-5]
    // Its player picks where two sections are met, in contact or by a line; the attacker in place
    // of an inactive one. [DRG-ATK-11, DRG-ATK-12, LRG-ATK-3, LRG-ATK-11]
    Clause border_touched = "LRG-ATK-11", border_crossed = "LRG-ATK-11";
    Clause inactive_touched = "LRG-ATK-3", inactive_crossed = "LRG-ATK-3";
    bool carries = false;          // a passenger [LRG-CHAR-1]
    bool has_saddle = false;       // for a rider, without whom it does nothing [V-CAV-1]
    Clause spins = "U-SPIN-1";     // freely, where it may [V-SPIN-4]
    Clause second_action{};        // after a move [C-TITAN-7]
    std::uint8_t second_cost = 1;  // of the turn's actions [C-TITAN-12]
    Clause moves_together{};       // however many sections, for one action [C-MULTI-4]
    LongRange long_range = LongRange::nobody;
    Clause shoots_far{};  // by doubling its range, where a text says so of its kind [MDW-LONG-1]
    Clause long_range_target{};  // may be attacked at double range [LRG-LONG-3, LRG-LONG-4]
    bool has_door = false;       // between ground and top [C-CASTLE-19]
    bool has_gate = false;       // through it
    bool fights_on = true;       // while it stands, its side is not beaten [C-CASTLE-43]
    std::uint8_t actions_for_castle = 0;  // a turn, for sections only [C-TURN-4]
};

// The row of what stands on the ground is the empty one.
struct PostureRules {
    bool touches = true;      // others, and they touch it [LRG-PASS-11, C-CASTLE-11]
    std::uint8_t level = 0;   // bases of another one are neither touched nor in the way ...
    Clause apart{};           // ... by the text of the higher one [C-CASTLE-23]
    bool by_outline = false;  // it has no arcs: measured, struck and shot at where its outline is
                              // nearest, and shoots from there [C-CASTLE-24, C-CASTLE-30]
    bool above_terrain = false;    // which neither bars, nor stops, nor slows it [C-CASTLE-39]
    bool elevated = false;         // wherever its dot lies [C-CASTLE-14]
    bool holds_objectives = true;  // which it touches [V-OBJ-10]
    // In the air: terrain is nothing to it and to others like it, bases on the ground are nothing
    // to its lines, and its own takes up its place for whoever ends a move. [V-SOAR-3, V-SOAR-9]
    bool aloft = false;
    bool height_counts = true;                     // its own and that of what it meets [U-ELEV-7]
    bool above_areas = false;                      // that spread on the ground [V-SOAR-7]
    Clause token = "U-TOK-1";                      // of an action it is given there
    Clause fights = "U-CC-1", shoots = "U-RNG-2";  // it attacks from there
    // What carries it is not attacked from there, nor by a wave, nor healed. [LRG-PATK-3,
    // LRG-PATK-4]
    Clause spares_carrier = "LRG-PATK-3", wave_spares_carrier = "LRG-PATK-4",
           heals_no_carrier = "LRG-PATK-4";
    Clause fought{}, shot_at{}, in_wave{};  // it is attacked there, where a text says it apart
    Forbids forbids{};
};

}  // namespace six
