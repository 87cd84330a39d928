// Clicks of damage and healing: the dial turns, three skulls eliminate, somebody scores.
// [U-DIAL, U-ABIL-6, U-ABIL-11, U-PUSH-6, U-CBT-11, U-CBT-13]
#pragma once

#include "engine/messages/event.h"
#include "engine/rules/query.h"

namespace six {

enum class ClickWord : std::uint8_t;  // engine/messages/event_kind.h

struct Clicks {
    FigureId who;
    std::uint8_t clicks = 0;
    ClickWord cause{};  // an attack
    Clause clause;
    Seat by;                   // the opponent who deals them; none when it is the owner's own doing
    std::uint8_t section = 0;  // whose dial turns
    bool magical = false;      // by a magical blow [LRG-PDMG-7]
};

// Clicks dealt at one moment: first all dials turn, then the dead leave, then captives of captors
// that fell or changed are dealt with, and dice are owed for passengers. Nobody is eliminated
// before the last dial has turned. [U-CBT-11, U-CBT-12, LRG-PDMG-4]
class Volley {
public:
    explicit Volley(Context& c) : c_(c) {}
    // 0 clicks are no damage [U-ABIL-11]. How far the dial turned: clicks left over after the last
    // skull, and those of an inactive section, are lost. [U-DIAL-6, LRG-DIAL-6]
    std::uint8_t click(const Clicks&);
    void settle();

private:
    // What a section of a chariot took and its passenger may take as well.
    struct PassedOn {
        FigureId chariot, passenger;
        std::uint8_t section, clicks;
        Seat by;
        bool magical;
    };
    void note_passenger(const Clicks&, std::uint8_t turned);

    Context& c_;
    FigureSet clicked_, attacked_;
    InlineVector<PassedOn, 24> passed_on_;
    std::array<FigureSet, kMaxSeats> by_;  // whose clicks were the last, for the points [U-CBT-13]
};

void deal_clicks(Context&, const Clicks&);  // a volley of one

// Leaves the table, whatever its dial shows, as if it had shown its last skulls; nobody scores.
// [V-DOM-14]
void take_away(Context&, FigureId, Clause);

// Whether one that shows Invulnerability is healed all the same. [V-SA-DMG-10]
enum class Mends : std::uint8_t { as_it_shows, whatever_it_shows };
// Turns the dial back, no further than the starting position, and says how far. [U-DIAL-5]
std::uint8_t heal(Context&, FigureId, std::uint8_t clicks, Ability by, Clause,
                  std::uint8_t section = 0, Mends = Mends::as_it_shows);

// A Magic ability affects the figure in the action under way: if it is Cursed just then, it takes a
// click when the action is over. [U-SA-DEF-11, U-SA-DEF-16]
void note_magic(Context&, FigureId);

// What Toughness and Invulnerability leave of clicks that an attack or an ability deals, or that
// are passed on to a passenger; the terms are told as they apply. Pushing and critical misses are
// never reduced. [U-SA-DEF-4, U-SA-DEF-7, LRG-PDMG-8, LRG-PDMG-9]
std::uint8_t reduced(Context&, FigureId who, std::uint8_t clicks, std::size_t section = 0,
                     ClickWord cause = {});

// Whatever is eliminated shows its skulls. [U-DIAL-6]
// Out of the game, with its tokens unless the players agreed otherwise. [U-TOK-5, H-DEAD-TOKENS]
void leave_eliminated(Context&, FigureId);
void turn_to_the_end(const Table&, Figure&, std::size_t section);

}  // namespace six
