// Chariots and their passengers: getting on and off, what the passenger suffers. Its attacks are
// judged in close.cpp and ranged.cpp. [LRG-PASS, LRG-BRD, LRG-DIS, LRG-PDMG, LRG-PELIM]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Board;
struct Clicks;
struct Disembark;
struct Turn;

FigureId passenger_of(const State&, FigureId chariot);  // none
// The figure whose base an attack starts from: a passenger's chariot, or the figure itself.
// [LRG-PRNG-2]
inline FigureId body_of(const State& state, FigureId who) {
    return state[who].chariot.exists() ? state[who].chariot : who;
}
// The sections a figure gets on and off by, and attacks through while it is aboard: all but the
// front. [LRG-BRD-1, LRG-DIS-2, LRG-PATK-2]
inline constexpr SectionSet kPlatformSections{0b1110};
inline SectionSet beside_platform(SectionSet sections) {
    return {static_cast<std::uint8_t>(sections.bits & kPlatformSections.bits)};
}

// --- getting on and off (chariot.cpp) ---

Result<Ok> check_board(const Table&, const State&, const Board&);
void resolve_board(Context&, const Board&);
// On the platform at once: nothing was in contact, or the figure broke away. [LRG-BRD-4]
void put_aboard(Context&, FigureId who, FigureId chariot, Clause);
Result<Ok> check_disembark(const Table&, const State&, const Disembark&);
void resolve_disembark(Context&, const Disembark&);
// After a die of Terrify the place is chosen anew; who would rather not stays aboard.
// [U-SA-DEF-12]
Result<Ok> check_chosen_landing(const Table&, const State&, const Disembark&);
void resolve_chosen_landing(Context&, const Disembark&);
// Begins the game aboard; in the deployment. [LRG-PASS-9, U-SETUP-10]
Result<Ok> check_deploy_aboard(const Table&, const State&, const Board&);
void resolve_deploy_aboard(Context&, const Board&);

// The chariot has been put in another place: its passenger stays on the platform. [LRG-PASS-12]
void carry_passenger(Context&, FigureId chariot);

// --- what the passenger suffers (chariot_harm.cpp) ---

// Something has turned a dial of the chariot: a die for the passenger, unless it was the front.
// [LRG-PDMG-3, LRG-PDMG-4]
void owe_passenger_roll(Context&, const Clicks& of_chariot, FigureId passenger);
void resolve_passenger_roll(Context&, const Frame& asked, std::uint8_t pips);
// The chariot is eliminated, by the clicks of this seat: its passenger stands where its dot was,
// faces anywhere and takes a die of clicks. [LRG-PELIM-1 to LRG-PELIM-4]
void unseat(Context&, FigureId chariot, Seat by);
void resolve_fall_roll(Context&, const Frame& asked, std::uint8_t pips);
Result<Ok> check_face(const Table&, const State&, const Turn&);
void resolve_face(Context&, const Frame&, const Turn&);
// The chariot has left the table otherwise: its passenger stands where its dot was, or at the
// nearest place that is legal. [LRG-PELIM-2, U-GEN-14]
void put_down_at_dot(Context&, FigureId passenger, Clause);

}  // namespace six
