#include "engine/abilities/rolls.h"
#include "engine/abilities/table.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/context.h"
#include "engine/rules/question.h"
#include "engine/rules/set_down.h"
#include "engine/rules/use_ability.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// These return at full strength, without a roll. [U-SA-DMG-5]
bool comes_back_whole(const Warrior& warrior) {
    return warrior.name.find("Zombie") != std::string::npos ||
           warrior.name.find("Skeleton") != std::string::npos;
}

Result<Ok> check_necromancy(const Table& table, const State& state, const UseAbility& use) {
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_use(state, use, clause, why);
    };
    if (touches_opponent(table, state, use.who))
        return refuse("U-SA-DMG-5", Reason::touches_opponent);
    const Figure& dead = state[use.other];
    if (dead.owner != state[use.who].owner) return refuse("U-SA-DMG-5", Reason::not_your_figure);
    if (dead.captive()) return refuse("U-SA-DMG-10", Reason::not_eliminated);
    if (dead.whereabouts != Whereabouts::eliminated)
        return refuse("U-SA-DMG-5", Reason::not_eliminated);
    if (const Ban no = forbidden(table, dead, Deed::be_revived); no.exists())
        return refuse(no.clause, no.why);
    // After a die nobody knows yet what the dial will show: then room is looked for without it.
    if (!find_place_for(table, state, use, comes_back_whole(warrior_of(table, dead))))
        return refuse("U-SA-DMG-10", Reason::no_place_to_set_down);
    return Ok{};
}

void resolve_necromancy(Context& c, const UseAbility& use) {
    begin_stationary(c, use, "U-SA-DMG-5");
    if (comes_back_whole(warrior_of(c.table, c[use.other]))) {
        set_dial(c, use.other, 0);
        return bring_back(c, use.who, use.other);
    }
    c.owe(Ask::roll_necromancy, {}, use.who, use.other);
}

void resolve_necromancy_roll(Context& c, FigureId who, FigureId dead, std::uint8_t pips) {
    c.emit({.kind = EventKind::die_rolled,
            .clause = "U-SA-DMG-5",
            .who = who,
            .n = pips,
            .word = static_cast<std::uint8_t>(Ability::necromancy)});
    set_dial(c, dead, pips);
    c.emit({.kind = EventKind::clicked,
            .clause = "U-SA-DMG-5",
            .who = dead,
            .n = c[dead].clicks[0] - warrior_of(c.table, c[dead]).dials[0].start,
            .word = static_cast<std::uint8_t>(ClickWord::necromancy)});
    if (!is_dead(c.table, c[dead])) return bring_back(c, who, dead);
    // It may be chosen again later.
    c.emit(
        {.kind = EventKind::stayed_eliminated, .clause = "U-SA-DMG-10", .who = dead, .other = who});
}

constexpr AbilityUse kNecromancyUse{.check = check_necromancy, .resolve = resolve_necromancy};

}  // namespace

const Question questions::roll_necromancy{.ask = Ask::roll_necromancy,
                                          .clause = "U-SA-DMG-5",
                                          .dice = 1,
                                          .rolled =
                                              [](Context& c, const Frame& asked, const Roll& roll) {
                                                  resolve_necromancy_roll(
                                                      c, asked.figure, asked.other, roll.pips[0]);
                                              },
                                          .about = About::one_and_who_may_be_gone};

namespace abilities {

// Brings back one of its player's eliminated figures, hurt by a die.
const AbilityFacts necromancy{
    .ability = Ability::necromancy,
    .clause = "U-SA-DMG-5",
    .optional = true,
    .used = UsedWhen::move_action,
    .has_object = true,
    .use = &kNecromancyUse,
    .placed_by = "U-SA-DMG-10",
};
// ... by a special action. [V-SA-DMG-6]
const AbilityFacts necromancy_2003{
    .ability = Ability::necromancy,
    .clause = "V-SA-DMG-6",
    .optional = true,
    .used = UsedWhen::special_action,
    .has_object = true,
    .use = &kNecromancyUse,
    .placed_by = "U-SA-DMG-10",
};

}  // namespace abilities
}  // namespace six
