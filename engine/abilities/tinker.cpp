#include "engine/abilities/rolls.h"
#include "engine/abilities/table.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/use_ability.h"

namespace six::abilities {
namespace {

constexpr Clause kTinker = "V-SA-DMG-10";

Result<Ok> check_tinker(const Table& table, const State& state, const UseAbility& use) {
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_use(state, use, clause, why);
    };
    const Figure& mender = state[use.who];
    const Figure& mended = state[use.other];
    if (use.who == use.other) return refuse(kTinker, Reason::target_itself);
    if (!on_table(mended) || !touching(table, state, mender, mended))
        return refuse(kTinker, Reason::not_in_contact);
    if (!friendly(table, state, mender, mended)) return refuse(kTinker, Reason::target_opposing);
    if (const Clause no = kind_of(table, mended).unaffected(Ability::tinker); no.exists())
        return refuse(no, Reason::not_affected);
    if (touches_opponent(table, state, use.who)) return refuse(kTinker, Reason::touches_opponent);
    if (touches_opponent(table, state, use.other))
        return refuse(kTinker, Reason::target_touches_opponent);
    return Ok{};
}

void resolve_tinker(Context& c, const UseAbility& use) {
    begin_stationary(c, use, kTinker);
    heal(c, use.other, static_cast<std::uint8_t>(c.table.options[Option::v2_tinker]),
         Ability::tinker, kTinker, 0, Mends::whatever_it_shows);
}

constexpr AbilityUse kTinkerUse{.check = check_tinker, .resolve = resolve_tinker};

}  // namespace

// Mends a friend in contact without a roll, and what nobody else heals.
const AbilityFacts tinker{
    .ability = Ability::tinker,
    .clause = kTinker,
    .optional = true,
    .used = UsedWhen::special_action,
    .has_object = true,
    .use = &kTinkerUse,
};

}  // namespace six::abilities
