#include "engine/abilities/innate.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/begin_turn.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/sections.h"
#include "engine/rules/use_ability.h"

namespace six::innate {
namespace {

constexpr Clause kSyphon = "V-SUB-8";

Result<Ok> check_syphon(const Table& table, const State& state, const UseAbility& use) {
    const Figure& figure = state[use.who];
    const auto refuse = [&](Reason why) {
        return Illegal{
            .clause = kSyphon, .why = why, .who = use.who, .other = use.other, .where = figure.at};
    };
    if (!begins(state) || figure.has(note::siphoned)) return refuse(Reason::ability_used_up);
    if (!use.other.exists()) return refuse(Reason::no_target);
    if (use.who == use.other) return refuse(Reason::target_itself);
    const Figure& friend_of = state[use.other];
    if (!on_table(friend_of) || !touching(table, state, figure, friend_of))
        return refuse(Reason::not_in_contact);
    if (!friendly(table, state, figure, friend_of)) return refuse(Reason::target_opposing);
    if (figure.tokens == 0) return refuse(Reason::no_token_to_remove);
    return Ok{};
}

bool can_syphon(const Table& table, const State& state, FigureId who) {
    if (state[who].has(note::siphoned) || state[who].tokens == 0) return false;
    bool found = false;
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        found = found || (id != who && friendly(table, state, state[who], other) &&
                          touching(table, state, state[who], other));
    });
    return found;
}

// The token goes whatever the friend's dial takes off the click. Of a large friend a section that
// is touched pays. [V-SA-3]
void resolve_syphon(Context& c, const UseAbility& use) {
    Figure& figure = c[use.who];
    figure.set(note::siphoned);
    --figure.tokens;
    c.emit({.kind = EventKind::energy_siphoned,
            .clause = kSyphon,
            .who = use.who,
            .other = use.other,
            .n = figure.tokens});
    const SectionSet touched = sections_touched(c.table, c.state, c[use.other], figure);
    const bool large = is_large(c.table, c[use.other]);
    Volley volley(c);
    click_some_section(c, volley,
                       {.who = use.other,
                        .clicks = large ? std::uint8_t{1} : reduced(c, use.other, 1),
                        .cause = ClickWord::siphon,
                        .clause = kSyphon},
                       touched);
    volley.settle();
}

constexpr AbilityUse kSyphonUse{
    .check = check_syphon, .resolve = resolve_syphon, .possible = can_syphon};

}  // namespace

// A friend that touches it pays for one of its tokens. It is used by choice, and so optional.
const AbilityFacts syphon_energy{.clause = kSyphon,
                                 .of_subfaction = true,
                                 .used = UsedWhen::turn_begins,
                                 .has_object = true,
                                 .use = &kSyphonUse};

}  // namespace six::innate
