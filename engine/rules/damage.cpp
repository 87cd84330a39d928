#include "engine/rules/damage.h"

#include "engine/rules/victory.h"

namespace six {
namespace {

// One slot clockwise for each click; the ones left over after the third skull are lost. [U-DIAL-4,
// U-DIAL-6]
bool turn_dial(const Table& table, Figure& figure, std::uint8_t clicks) {
    const Dial& dial = warrior_of(table, figure).dials[0];
    for (std::uint8_t i = 0; i < clicks; ++i) {
        ++figure.clicks[0];
        if (dial.clicks[figure.clicks[0]].skulls() >= table.rules->skulls_to_eliminate) return true;
    }
    return false;
}

}  // namespace

void deal_clicks(Context& c, const Clicks& due) {
    if (due.clicks == 0) return;
    Figure& figure = c[due.who];
    if (due.by.exists()) figure.hurt_by = due.by;
    c.state.dial_turned = true;
    const bool dead = turn_dial(c.table, figure, due.clicks);
    c.emit({.kind = EventKind::clicked,
            .clause = due.clause,
            .who = due.who,
            .n = due.clicks,
            .word = static_cast<std::uint8_t>(due.cause)});
    if (!dead) return;
    figure.whereabouts = Whereabouts::eliminated;
    c.emit({.kind = EventKind::eliminated, .clause = "U-DIAL-6", .who = due.who, .at = figure.at});
    score_elimination(c, due.who, due.by);
}

}  // namespace six
