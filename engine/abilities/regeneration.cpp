#include "engine/abilities/rolls.h"
#include "engine/abilities/table.h"
#include "engine/messages/event_kind.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/question.h"
#include "engine/rules/use_ability.h"
#include "engine/state/ask.h"

namespace six {
namespace {

constexpr std::uint8_t kTakenOff = 2;  // from the die [U-SA-DEF-6]

// Which text lets it: Demoralized, captors and those in contact may as well as anybody.
Clause allowed_by(const Table& table, const State& state, FigureId who) {
    if (is_demoralized(table, state, state[who])) return "U-DEM-5";
    if (captive_of(state, who).exists()) return "U-CAP-21";
    if (touches_opponent(table, state, who)) return "FAQ-REG-1";
    return "U-SA-DEF-6";
}

Result<Ok> check_regeneration(const Table&, const State&, const UseAbility&) {
    return Ok{};
}

void resolve_regeneration(Context& c, const UseAbility& use) {
    begin_stationary(c, use, allowed_by(c.table, c.state, use.who));
    c.owe(Ask::roll_regeneration, {}, use.who);
}

void resolve_regeneration_roll(Context& c, FigureId who, std::uint8_t pips) {
    c.emit({.kind = EventKind::die_rolled,
            .clause = "U-SA-DEF-6",
            .who = who,
            .n = pips,
            .word = static_cast<std::uint8_t>(Ability::regeneration)});
    const int clicks = pips > kTakenOff ? pips - kTakenOff : 0;
    heal(c, who, static_cast<std::uint8_t>(clicks), Ability::regeneration, "U-SA-DEF-6",
         c.state.action.plan.section);
}

constexpr AbilityUse kRegenerationUse{.check = check_regeneration, .resolve = resolve_regeneration};

}  // namespace

const Question questions::roll_regeneration{
    .ask = Ask::roll_regeneration,
    .clause = "U-SA-DEF-6",
    .dice = 1,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_regeneration_roll(c, asked.figure, roll.pips[0]); },
    .present = Present::in_play};

namespace abilities {

// Heals itself in place of moving.
const AbilityFacts regeneration{
    .ability = Ability::regeneration,
    .clause = "U-SA-DEF-6",
    .optional = true,
    .used = UsedWhen::move_action,
    .use = &kRegenerationUse,
};
// ... by a special action. [V-SA-DEF-7]
const AbilityFacts regeneration_2003{
    .ability = Ability::regeneration,
    .clause = "V-SA-DEF-7",
    .optional = true,
    .used = UsedWhen::special_action,
    .use = &kRegenerationUse,
};

}  // namespace abilities
}  // namespace six
