// Magic Levitation: a move action of one that stays; a figure that touches it is set down up to 10
// inches away. [U-SA-SPD-3, U-SA-SPD-15, FAQ-MLEV]
#include "engine/abilities/table.h"
#include "engine/geometry/path.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/free_spin.h"
#include "engine/rules/move.h"
#include "engine/rules/set_down.h"
#include "engine/rules/soar.h"
#include "engine/rules/terrain.h"
#include "engine/rules/turn.h"
#include "engine/rules/use_ability.h"
#include "engine/state/ask.h"

namespace six::abilities {
namespace {

constexpr Inches kReach = 10_in;  // [FAQ-MLEV-4]

Move way_of(const UseAbility& use) {
    return {use.other, {use.at}, use.facing};
}

bool is_immune(const Table& table, const State& state, const UseAbility& use) {
    return in_force_with(table, state, state[use.other], &AbilityFacts::immune_to_magic) &&
           !breaches_immunity(table, state, state[use.who]);
}

// Any that touches it, on either side, also one that has acted. [FAQ-MLEV-3, U-SA-SPD-15]
Result<Ok> check_target(const Table& table, const State& state, const UseAbility& use) {
    const Figure& target = state[use.other];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{
            .clause = clause, .why = why, .who = use.who, .other = use.other, .where = target.at};
    };
    if (use.other == use.who) return refuse("FAQ-MLEV-2", Reason::target_itself);
    if (const Ban no = forbidden(table, target, Deed::be_chosen); no.exists())
        return refuse(no.clause, no.why);
    const Clause unaffected = kind_of(table, target).unaffected(use.ability);
    if (!in_play(target)) return refuse("U-DIAL-6", Reason::not_on_table);
    // Whom nobody touches is asked that first. [C-CASTLE-9]
    if (unaffected.exists() && !posture_of(table, target).touches)
        return refuse(unaffected, Reason::not_affected);
    if (target.captive()) return refuse("U-SA-SPD-15", Reason::target_is_captive);
    // With the section that shows it. [LRG-SA-1]
    const std::size_t section = own_section(table, state[use.who], use.section);
    if (!has(sections_touched(table, state, state[use.who], target), section))
        return refuse("FAQ-MLEV-3", Reason::not_in_contact);
    if (is_immune(table, state, use) &&
        table.options[Option::immune_target] == opt::immune_target::illegal)
        return refuse("U-SA-DEF-18", Reason::target_immune);
    if (unaffected.exists()) return refuse(unaffected, Reason::not_affected);
    if (const Ban no = forbidden(table, target, Deed::be_lifted); no.exists())
        return refuse(no.clause, no.why);
    // As a special action it leaves alone what was given an action. [V-SA-SPD-3]
    const AbilityFacts& facts = *facts_of(table, use.ability);
    if (facts.used == UsedWhen::special_action && target.given == Given::action)
        return refuse(facts.clause, Reason::given_action_already);
    if (!table.options.is_on(Option::lev_acted) && target.given == Given::action)
        return refuse("U-SA-SPD-15", Reason::given_action_already);
    return Ok{};
}

// Neither terrain nor bases on the way count, only where it is set down. [FAQ-MLEV-5, FAQ-MLEV-6]
Result<Ok> check_end(const Table& table, const State& state, const UseAbility& use) {
    const Figure& target = state[use.other];
    Illegal no{.who = use.other, .other = use.who, .where = use.at};
    if (!in_bounds(use.at) || !within(target.at, use.at, kReach)) {
        no.clause = "FAQ-MLEV-4";
        no.why = Reason::beyond_levitation;
        no.n = in_bounds(use.at) ? distance(target.at, use.at).mils() : 0;
        no.m = kReach.mils();
        return no;
    }
    FigureSet along;
    const FigureId captive = captive_of(state, use.other);
    if (captive.exists()) along.add(captive);
    const Base resting = resting_at(table, target, way_of(use));
    const Figure moved = put_at(table, state, target, resting.at, resting.facing);
    along = along | out_of_the_way(table, state, posture_of(moved));
    const Block overlap =
        first_overlap(scene_of(table, state), {.base = resting,
                                               .mover = use.other,
                                               .ignored = &along,
                                               .barred = barred_to(table, state, target),
                                               .contact_slack = table.contact_slack(),
                                               .terrain_slack = table.terrain_slack(),
                                               .table = table.field.size});
    switch (overlap.kind) {
        case BlockKind::none:
            break;
        case BlockKind::base:
            no.clause = "U-SA-SPD-3";
            no.why = Reason::rests_on_base;
            no.other = overlap.figure;
            return no;
        case BlockKind::piece:
            no.clause = is_water(table.field.pieces[overlap.piece.n].kind) ? Clause("U-WATER-4")
                                                                           : Clause("FAQ-MLEV-8");
            no.why = Reason::rests_in_terrain;
            no.piece = overlap.piece;
            return no;
        default:
            no.clause = "U-GEN-13";
            no.why = Reason::rests_off_table;
            return no;
    }
    if (!posture_of(table, moved).aloft)
        if (const auto rests = check_rest(table, state, resting, use.other); !rests) return rests;
    if (!captive.exists() || !changes_place(table, target, way_of(use))) return Ok{};
    if (find_place(table, state, captive, moved)) return Ok{};
    no.clause = "U-CAP-17";
    no.why = Reason::no_room_for_captive;
    no.other = captive;
    return no;
}

Result<Ok> check_levitation(const Table& table, const State& state, const UseAbility& use) {
    if (const auto target = check_target(table, state, use); !target) return target;
    return check_end(table, state, use);
}

void resolve_levitation(Context& c, const UseAbility& use) {
    begin_action(c, {.kind = kind_of_use(c.table, use.ability),
                     .members = {&use.who, 1},
                     .cost = cost_of_use(c.table, c.state, use),
                     .sections = bit_of_section(use.section)});
    c.emit({.kind = EventKind::ability_used,
            .clause = facts_of(c.table, use.ability)->clause,
            .who = use.who,
            .word = static_cast<std::uint8_t>(use.ability)});
    Action& action = c.state.action;
    Figure& target = c[use.other];
    if (is_immune(c.table, c.state, use)) return;  // stays where it is [H-IMMUNE-TARGET]
    const bool changed = changes_place(c.table, target, way_of(use));
    note_contacts(c, use.other);
    target = put_at(c.table, c.state, target, use.at, use.facing);
    target.set(note::levitated);  // no action for the rest of the turn [FAQ-MLEV-9]
    action.mover = use.other;
    action.moved = changed;
    note_magic(c, use.other);
    c.emit({.kind = EventKind::levitated,
            .clause = "FAQ-MLEV-1",
            .who = use.other,
            .other = use.who,
            .at = use.at,
            .facing = use.facing});
    if (!changed) return;
    // Free spins, unless the players agreed otherwise [H-SPIN-PLACED], but neither Pole Arm nor
    // Ram: it did not move by an action of its own.
    const Movers movers = movers_of(c.state);
    if (c.table.options[Option::spin_placed] == opt::spin_placed::moved_only)
        owe_free_spins(c, movers);
    if (const FigureId captive = captive_of(c.state, use.other); captive.exists())
        c.owe(Ask::place_figure, target.owner, captive, use.other);
}

constexpr AbilityUse kLevitationUse{.check = check_levitation, .resolve = resolve_levitation};

}  // namespace

const AbilityFacts magic_levitation{
    .ability = Ability::magic_levitation,
    .clause = "U-SA-SPD-3",
    .optional = true,
    .magic = true,
    .used = UsedWhen::move_action,
    .has_object = true,
    .use = &kLevitationUse,
};
// A special action, and not for who was given an action. [V-SA-SPD-3]
const AbilityFacts magic_levitation_2003{
    .ability = Ability::magic_levitation,
    .clause = "V-SA-SPD-3",
    .optional = true,
    .magic = true,
    .used = UsedWhen::special_action,
    .has_object = true,
    .use = &kLevitationUse,
};

}  // namespace six::abilities
