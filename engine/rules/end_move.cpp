#include "engine/rules/end_move.h"

#include <vector>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/advance.h"
#include "engine/rules/attack.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/move.h"
#include "engine/rules/proposals/actions.h"
#include "engine/rules/question.h"
#include "engine/rules/sections.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// A click of one moment; `met` are the sections of a large figure that may take it.
struct Due {
    Clicks clicks;
    SectionSet met;
    bool asked = false;  // its player says which
};
using Dues = std::vector<Due>;  // kept between moves so that a step allocates nothing

// With its front arc; a large figure with the section that shows it. [LRG-SA-1]
const AbilityFacts* strikes(const Table& table, const State& state, const Figure& guard,
                            const Figure& mover) {
    if (!opposing(table, state, guard, mover) || !touches_front_of(table, state, guard, mover))
        return nullptr;
    return in_force_where_touched(table, state, guard, mover, &AbilityFacts::pole_arm);
}

// ... of which a large mover must have given it a move action. [C-MULTI-17]
const AbilityFacts* rams(const Table& table, const State& state, const Figure& mover,
                         const Figure& other) {
    if (state.action.from_chariot) return nullptr;  // [LRG-PASS-15]
    if (!opposing(table, state, mover, other) || !touches_front_of(table, state, mover, other))
        return nullptr;
    const std::uint8_t sections =
        is_large(table, mover) ? state.action.sections : std::uint8_t{0b1111};
    return in_force_where_touched(table, state, mover, other, &AbilityFacts::rams, sections);
}

// One click for `who`, less what reduces it. A large figure takes it where the other touches it.
// [C-MULTI-11]
void add_click(Context& c, Dues& dues, Clicks click, const Figure& other) {
    const Figure& victim = c[click.who];
    const SectionSet met = sections_touched(c.table, c.state, victim, other);
    if (is_large(c.table, victim)) click.clause = "C-MULTI-11";
    click.clicks = 1;
    const auto section = section_for_clicks(c.table, victim, met);
    if (section) {
        click.section = *section;
        click.clicks = reduced(c, click.who, 1, *section);
    }
    dues.push_back({click, met, !section});
}

// Several Pole Arms each deal their click, each reduced on its own; whatever is left of it, the
// action is over. [U-SA-DEF-2, U-SA-DEF-13]
void meet_pole_arms(Context& c, FigureId mover, Dues& dues) {
    int count = 0;
    const bool all = c.table.options[Option::pole_new] == opt::pole_new::all_at_end;
    const auto counts = [&](FigureId id) { return all || !touched_before(c.state, mover, id); };
    for_each_on_table(c.state, [&](FigureId id, const Figure& guard) {
        count += counts(id) && strikes(c.table, c.state, guard, c[mover]) != nullptr;
    });
    bool first = true;
    for_each_on_table(c.state, [&](FigureId id, const Figure& guard) {
        const AbilityFacts* pole_arm = strikes(c.table, c.state, guard, c[mover]);
        if (!pole_arm || !counts(id)) return;
        if (first)
            c.emit({.kind = EventKind::action_ended,
                    .clause = pole_arm->clause,
                    .who = mover,
                    .other = id});
        first = false;
        c.state.action.ended = true;
        const bool mutual = rams(c.table, c.state, c[mover], guard) != nullptr;
        add_click(c, dues,
                  {.who = mover,
                   .cause = ClickWord::pole_arm,
                   .clause = mutual      ? Clause("FAQ-POLE-4")
                             : count > 1 ? Clause("U-SA-DEF-13")
                                         : pole_arm->clause,
                   .by = guard.owner},
                  guard);
    });
}

void ram_into(Context& c, FigureId mover, Dues& dues) {
    const bool all = c.table.options[Option::pole_new] == opt::pole_new::all_at_end;
    for_each_on_table(c.state, [&](FigureId id, const Figure& other) {
        const AbilityFacts* ram = rams(c.table, c.state, c[mover], other);
        if (!ram || (!all && touched_before(c.state, mover, id))) return;
        const bool mutual = strikes(c.table, c.state, other, c[mover]) != nullptr;
        add_click(c, dues,
                  {.who = id,
                   .cause = ClickWord::ram,
                   .clause = mutual ? Clause("FAQ-POLE-4") : ram->clause,
                   .by = c[mover].owner},
                  c[mover]);
    });
}

// One for each section that may attack, asked in the order of the sections: the last frame owed is
// answered first.
void owe_follow_ups(Context& c) {
    const Action& action = c.state.action;
    const bool advances = action.advances();
    if ((action.kind != ActionKind::move && !advances) || action.steered) return;
    for (std::size_t i = warrior_of(c.table, c[action.who]).dials.size(); i-- > 0;) {
        if (!follow_up_of(c.table, c.state, action.who, i)) continue;
        c.owe(Ask::follow_up, c[action.who].owner, action.who);
        c.state.owed.back().sections = static_cast<std::uint8_t>(i);
    }
}

}  // namespace

Result<AttackKind> follow_up_of(const Table& table, const State& state, FigureId who,
                                std::size_t section) {
    const Action& action = state.action;
    const Figure& figure = state[who];
    const bool large = is_large(table, figure);
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = who, .where = figure.at};
    };
    // The attack that the action was given for: of whom, and in what condition, was asked then.
    // [V-SA-SPD-1, V-SA-SPD-7, V-SPD-15]
    if (action.advances()) {
        if (action.who != who || (large && !(action.sections >> section & 1)))
            return refuse("U-MOVE-10", Reason::no_free_action);
        if (action.ended) return refuse("U-SA-DEF-2", Reason::no_free_action);
        return kind_of_advance(action);
    }
    const AbilityFacts* facts =
        in_force_with(table, state, figure, section, &AbilityFacts::follows_up);
    const bool given = !large || (action.sections >> section & 1);
    if (!facts || !given || action.kind != ActionKind::move || action.who != who)
        return refuse("U-MOVE-10", Reason::no_free_action);
    if (action.from_chariot) return refuse("LRG-PASS-15", Reason::no_free_action);
    const bool free =
        large ? in_force_with(table, state, figure, section, &AbilityFacts::free_move) != nullptr
              : action.free;
    if (free) return refuse("U-SA-SPD-14", Reason::no_free_action);
    if (action.ended) return refuse("U-SA-DEF-2", Reason::no_free_action);
    if (figure.has(note::touched)) return refuse(facts->clause, Reason::began_in_contact);
    if (large && !(action.followers >> (1u << section) & 1))
        return refuse("C-MULTI-17", Reason::moved_too_far_to_attack);
    if (!large && action.beyond_speed)
        return refuse("U-SA-SPD-13", Reason::moved_too_far_to_attack);
    if (captive_of(state, who).exists()) return refuse("U-CAP-21", Reason::is_captor);
    if (is_demoralized(table, state, figure, section))
        return refuse("U-DEM-1", Reason::is_demoralized);
    return facts->follow_up;
}

// Several targets, members, Magic Freeze and the wish to capture only narrow down what one plain
// attack may do: if that finds nobody, they do not. An ability may reach others, a long shot
// further.
bool can_follow_up(const Table& table, const State& state, FigureId who, std::uint8_t section) {
    const auto kind = follow_up_of(table, state, who, section);
    if (!kind) return false;
    bool found = false;
    const auto try_with = [&](Ability ability) {
        AttackPlan plan{.kind = *kind, .who = who, .ability = ability, .section = section};
        if (form_of(table, plan).finds_targets) {
            found = found || check_attack(table, state, plan);
            return;
        }
        plan.targets.push_back(who);
        for_each_in_play(state, [&](FigureId target, const Figure& figure) {
            plan.targets[0] = target;
            for (const bool far : {false, true}) {
                plan.long_range = far;
                // The exact check is dear: only for those that the range would reach.
                const bool near = *kind == AttackKind::close ||
                                  posture_of(table, figure).by_outline ||
                                  within(state[who].at, figure.at,
                                         reach_of_shot(table, state, plan, who, nullptr, target));
                found = found || (near && check_attack(table, state, plan));
            }
        });
    };
    try_with(Ability::none);
    for_each_in_force(table, state, state[who], section, [&](const AbilityFacts& facts) {
        if (!found && facts.form.exists && facts.form.kind == *kind) try_with(facts.ability);
    });
    return found;
}

void note_follow_up(Context& c, FigureId who, std::size_t section) {
    Action& action = c.state.action;
    action.own_defense = {};  // that was in the attack of another section [U-SA-DEF-14]
    if (!is_large(c.table, c[who])) return;
    c[who].set(note::fought);
    // From now on only sets with this section count: the others must have done its doubling.
    std::uint16_t followers = 0;
    for (unsigned set = 0; set < 1u << kMaxDials; ++set)
        if (action.followers >> (set | 1u << section) & 1)
            followers = static_cast<std::uint16_t>(followers | 1u << set);
    action.followers = followers;
}

void end_move(Context& c) {
    static thread_local Dues dues;
    dues.clear();
    // What everybody deals and takes is settled before the first dial turns. [FAQ-POLE-4]
    for (const FigureId mover : movers_of(c.state)) {
        meet_pole_arms(c, mover, dues);
        ram_into(c, mover, dues);
    }
    owe_follow_ups(c);  // below what the clicks still ask
    Volley volley(c);
    for (const Due& due : dues)
        due.asked ? click_some_section(c, volley, due.clicks, due.met)
                  : static_cast<void>(volley.click(due.clicks));
    volley.settle();
}

namespace {

Result<Ok> check_following(const Asked& asked, const Attack& attack) {
    return check_attack(asked.table, asked.state, attack.plan);
}
void resolve_following(Context& c, const Attack& attack) {
    resolve_attack(c, attack.plan);
}

}  // namespace

const Question questions::end_move{.ask = Ask::end_move,
                                   .settle = [](Context& c, const Frame&) { six::end_move(c); },
                                   .about = About::nobody};

const Question questions::follow_up{
    .ask = Ask::follow_up,
    .clause_now =
        [](const Asked& asked) {
            return asked.state.action.advances()
                       ? clause_of_advanced_attack(asked.table, asked.state)
                       : Clause("U-SA-SPD-13");
        },
    .answers = {kAnswer<Attack, check_following, resolve_following>,
                kAnswer<Decline, always<Decline>, nothing_follows<Decline>>},
    .sections = [](const Asked& asked) -> std::uint8_t {  // a large figure's
        return asked.state.action.sections != 0 ? bit_of_section(asked.frame.sections)
                                                : std::uint8_t{0};
    },
    // An attack of another section came in between, or there is nobody to attack.
    .still_asked =
        [](const Asked& asked) {
            return can_follow_up(asked.table, asked.state, asked.frame.figure,
                                 asked.frame.sections);
        },
    .moot_without_it = true,
    .usual = declining,
    .propose = propose_follow_ups,
    .wrong = [](const Asked& asked) -> std::string_view {
        const Warrior& warrior = warrior_of(asked.table, asked.state[asked.frame.figure]);
        return asked.frame.sections >= warrior.dials.size() ? "an attack of no section" : "";
    }};

}  // namespace six
