#include "engine/abilities/table.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/rules/begin_turn.h"
#include "engine/rules/context.h"
#include "engine/rules/use_ability.h"
#include "engine/state/ask.h"

namespace six::abilities {
namespace {

bool has_healed(const State& state, FigureId who, FigureId other) {
    for (const Memo& memo : state.memos)
        if (memo == Memo{MemoKind::command_healed, who, other}) return true;
    return false;
}

// It touches the friend with a section that shows it. [LRG-SA-1]
bool commands_by_touch(const Table& table, const State& state, const Figure& commander,
                       const Figure& friend_of) {
    const SectionSet by = sections_touched(table, state, commander, friend_of);
    for (std::size_t i = 0; i < warrior_of(table, commander).dials.size(); ++i)
        if (has(by, i) && in_force(table, state, commander, i, Ability::command)) return true;
    return false;
}

// Can this section, which it touches, be healed now? The only one of a figure with one dial.
Result<Ok> check_section_healing(const Table& table, const State& state, FigureId who,
                                 FigureId other, std::size_t section) {
    const Figure& friend_of = state[other];
    const auto refuse = [&](Clause clause) {
        return Illegal{.clause = clause,
                       .why = Reason::cannot_be_healed,
                       .who = who,
                       .other = other,
                       .where = friend_of.at};
    };
    if (!is_demoralized(table, state, friend_of, section)) {
        const bool elsewhere = in_force_with(table, state, friend_of, &AbilityFacts::only_moves);
        return refuse(elsewhere ? Clause("LRG-SA-5") : Clause("FAQ-CMD-3"));
    }
    // It counts as healing: what cannot be healed now is not. [FAQ-GEN-7]
    if (const auto* facts =
            in_force_with(table, state, friend_of, section, &AbilityFacts::cannot_be_healed))
        return refuse(facts->clause);
    if (friend_of.clicks[section] <= warrior_of(table, friend_of).dials[section].start)
        return refuse("U-DIAL-5");
    return Ok{};
}

// Of the sections it touches those that can be healed. [LRG-SA-5]
SectionSet sections_to_heal(const Table& table, const State& state, FigureId who, FigureId other) {
    const SectionSet touched = sections_touched(table, state, state[other], state[who]);
    SectionSet open;
    for (std::size_t i = 0; i < warrior_of(table, state[other]).dials.size(); ++i)
        if (has(touched, i) && check_section_healing(table, state, who, other, i))
            open.add(static_cast<Quarter>(i));
    return open;
}

// A Demoralized friend that touches it, once for each of the two in a turn. [FAQ-CMD-3,
// U-SA-DMG-13]
Result<Ok> check_healing(const Table& table, const State& state, FigureId who, FigureId other) {
    const Figure& figure = state[who];
    const Figure& friend_of = state[other];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{
            .clause = clause, .why = why, .who = who, .other = other, .where = friend_of.at};
    };
    if (who == other) return refuse("FAQ-CMD-3", Reason::target_itself);
    if (const Ban no = forbidden(table, friend_of, Deed::be_chosen); no.exists())
        return refuse(no.clause, no.why);
    // Stone, which stands and is touched by nobody. [V-CASTLE-3]
    const Clause unaffected = kind_of(table, friend_of).unaffected(Ability::command);
    if (unaffected.exists() && in_play(friend_of)) return refuse(unaffected, Reason::not_affected);
    if (!on_table(friend_of))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = other};
    if (friend_of.captive()) return refuse("U-CAP-5", Reason::target_is_captive);
    if (!friendly(table, state, figure, friend_of))
        return refuse("FAQ-CMD-3", Reason::target_opposing);
    if (!touching(table, state, figure, friend_of))
        return refuse("FAQ-CMD-3", Reason::not_in_contact);
    if (!commands_by_touch(table, state, figure, friend_of))
        return refuse("LRG-SA-1", Reason::not_in_contact);
    if (sections_to_heal(table, state, who, other).bits == 0) {
        const SectionSet touched = sections_touched(table, state, friend_of, figure);
        return check_section_healing(table, state, who, other,
                                     static_cast<std::size_t>(__builtin_ctz(touched.bits)));
    }
    // A turn remembers so many pairs and no more; nobody has ever that many commanders.
    if (has_healed(state, who, other) || state.memos.full())
        return refuse("U-SA-DMG-13", Reason::ability_used_up);
    return Ok{};
}

bool can_use_command(const Table& table, const State& state, FigureId who) {
    if (!state[who].has(note::rolled)) return true;
    bool heals = false;
    for_each_on_table(state, [&](FigureId id, const Figure&) {
        heals = heals || check_healing(table, state, who, id);
    });
    return heals;
}

Result<Ok> check_command(const Table& table, const State& state, const UseAbility& use) {
    const auto refuse = [&](Clause clause) {
        return Illegal{.clause = clause,
                       .why = Reason::ability_used_up,
                       .who = use.who,
                       .where = state[use.who].at};
    };
    // Not rolled then is not used. [FAQ-CMD-5]
    if (state.owed.empty() || state.owed.back().ask != Ask::begin_turn) return refuse("FAQ-CMD-5");
    if (use.other.exists()) return check_healing(table, state, use.who, use.other);
    if (state[use.who].has(note::rolled)) return refuse("U-SA-DMG-13");
    return Ok{};
}

void resolve_command(Context& c, const UseAbility& use) {
    if (use.other.exists()) {
        c.state.memos.push_back({MemoKind::command_healed, use.who, use.other});
        const SectionSet open = sections_to_heal(c.table, c.state, use.who, use.other);
        if (__builtin_popcount(open.bits) == 1)
            return heal_by_command(c, use.other,
                                   static_cast<std::uint8_t>(__builtin_ctz(open.bits)));
        c.owe(Ask::heal_section, c[use.other].owner, use.other, use.who);
        c.state.owed.back().sections = open.bits;
        return;
    }
    c[use.who].set(note::rolled);
    c.owe(Ask::roll_command, {}, use.who);
}

constexpr AbilityUse kCommandUse{
    .check = check_command, .resolve = resolve_command, .possible = can_use_command};

}  // namespace

// A die for one more action, and heart for the Demoralized beside it. [FAQ-CMD-1 to FAQ-CMD-5]
const AbilityFacts command{
    .ability = Ability::command,
    .clause = "U-SA-DMG-6",
    .optional = true,
    .cannot_be_captured = true,
    .cannot_be_captured_by = "FAQ-CMD-4",
    .used = UsedWhen::turn_begins,
    .use = &kCommandUse,
};

}  // namespace six::abilities
