// Standing orders: answers a player has given beforehand to questions that would otherwise hold up
// the game. They are no rule: the host asks for the answer and sends it as an ordinary command, so
// that a replay shows it like any other.
#pragma once

namespace six {

// Of one seat.
struct StandingOrders {
    bool face_newcomer = false;  // free spins are taken, towards the newcomer [U-SPIN-1]
    bool never_cancel = false;   // optional abilities stay on, whatever asks [U-ABIL-3]
    bool always_dodge = false;   // [U-SA-DEF-8]
    bool always_terrify = true;  // Terrify stays on when others come near [DGT-TER-2]

    friend constexpr bool operator==(const StandingOrders&, const StandingOrders&) = default;
};

}  // namespace six
