#include "engine/rules/sections.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/attack.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/line_of_fire.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

int count(SectionSet set) {
    return __builtin_popcount(set.bits);
}
SectionSet common(SectionSet a, SectionSet b) {
    return {static_cast<std::uint8_t>(a.bits & b.bits)};
}
std::uint8_t first_of(SectionSet set) {
    return static_cast<std::uint8_t>(__builtin_ctz(set.bits));
}

// A section that a friend of the firer touches; of a figure with one dial: the figure. [U-RNG-5,
// LRG-ATK-9, LRG-ATK-10]
bool touches_friend_of(const Table& table, const State& state, const Figure& target,
                       const Figure& firer, std::size_t section) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& other = state.figures[i];
        if (on_table(other) && friendly(table, state, other, firer) &&
            has(sections_touched(table, state, target, other), section))
            return true;
    }
    return false;
}

// Or is it merely splashed?
bool is_target(const Table& table, const AttackPlan& plan, FigureId affected) {
    if (form_of(table, plan).finds_targets) return true;
    for (const FigureId target : plan.targets)
        if (target == affected) return true;
    return false;
}

// Whether the attacker may turn to this active section when the one it met is inactive: to one that
// it could attack, or to any but that no shot affects what its friend touches. [LRG-ATK-4,
// MDW-CATK-2, MDW-RATK-3, MDW-RATK-4, H-X-C24]
bool may_turn_to(const Table& table, const State& state, const AttackPlan& plan, FigureId target,
                 std::size_t section) {
    if (table.options[Option::inactive_redirect_to] != opt::inactive_redirect_to::any_active)
        return check_section(table, state, plan, target, section).has_value();
    return plan.kind == AttackKind::close || plan.at_point || form_of(table, plan).on_friends ||
           !touches_friend_of(table, state, state[target], state[plan.who], section);
}

// Those the attacker may turn to. [LRG-ATK-3, LRG-ATK-4]
SectionSet open_sections(const Table& table, const State& state, const AttackPlan& plan,
                         FigureId target) {
    SectionSet open;
    const SectionSet active = active_sections(table, state[target]);
    for (std::uint8_t i = 0; i < kMaxDials; ++i)
        if (has(active, i) && may_turn_to(table, state, plan, target, i))
            open.add(static_cast<Quarter>(i));
    return open;
}

// What lies in an area is struck by the line from its middle: one that a point was chosen for, or,
// where the players say so, one round a target. [MDW-AOE-1, MDW-AOE-2, H-X-G10]
bool is_in_area(const Table& table, const AttackPlan& plan, FigureId affected) {
    if (plan.at_point) return true;
    return !is_target(table, plan, affected) &&
           table.options[Option::splash_section] == opt::splash_section::line_from_target_centre;
}

// The line from the middle of the area; the player of the figure says where it begins in the
// figure's own middle. [MDW-AOE-2, MDW-AOE-5]
SectionSet sections_in_area(const Table& table, const Figure& figure, Vec2 middle) {
    if (middle == figure.at) return kAllSections;
    return sections_towards(table, figure, middle);
}

void strike_section(Context& c, FigureId who, std::uint8_t section, Clause clause) {
    c[who].struck = section;
    c.emit({.kind = EventKind::section_struck, .clause = clause, .who = who, .section = section});
}

// The clause by which a section was met: touched by a target that is splashed from, or as an attack
// meets it. [LRG-ATK-5 to LRG-ATK-8, H-X-G10]
Clause clause_of_meeting(const Table& table, const AttackPlan& plan, FigureId affected) {
    if (is_in_area(table, plan, affected)) return "MDW-AOE-2";
    if (!is_target(table, plan, affected)) return "U-SA-ATK-4";
    if (plan.kind == AttackKind::close)
        return plan.members.empty() ? Clause("LRG-ATK-5") : Clause("LRG-ATK-6");
    return plan.members.empty() ? Clause("LRG-ATK-7") : Clause("LRG-ATK-8");
}

// Its player chooses on a border, and in the middle of an area. [LRG-ATK-11, DRG-ATK-11,
// DRG-ATK-12, MDW-AOE-4, MDW-AOE-5]
Clause clause_of_border(const Table& table, const State& state, const AttackPlan& plan,
                        FigureId affected) {
    const KindRules& kind = kind_of(table, state[affected]);
    if (is_in_area(table, plan, affected))
        return sections_met(table, state, plan, affected).bits == kAllSections.bits
                   ? Clause("MDW-AOE-5")
                   : Clause("MDW-AOE-4");
    return plan.kind == AttackKind::close ? kind.border_touched : kind.border_crossed;
}

// The attacker turns to another section in place of an inactive one. [LRG-ATK-3, MDW-CATK-2,
// MDW-RATK-3, MDW-AOE-3]
Clause clause_of_turning(const Table& table, const State& state, const AttackPlan& plan,
                         FigureId affected) {
    if (is_in_area(table, plan, affected)) return "MDW-AOE-3";
    const KindRules& kind = kind_of(table, state[affected]);
    return plan.kind == AttackKind::close ? kind.inactive_touched : kind.inactive_crossed;
}

// Nothing of the figure is left for this attack to affect.
void let_off(Context& c, FigureId who, std::uint8_t section, Clause clause) {
    Action& action = c.state.action;
    action.affected.remove(who);
    c.emit({.kind = EventKind::attack_forfeited,
            .clause = clause,
            .who = who,
            .other = action.plan.who,
            .section = section});
}

// Which text says that the section picked may not be attacked: two of its illustrations are texts
// of their own. [LRG-ATK-12 to LRG-ATK-14]
Clause clause_of_loss(Reason why) {
    return why == Reason::target_has_stealth       ? Clause("LRG-ATK-13")
           : why == Reason::section_touches_friend ? Clause("LRG-ATK-14")
                                                   : Clause("LRG-ATK-12");
}

// With a target that may not be attacked the whole attack is lost, whomever else it would reach; a
// shockwave names no target. [LRG-ATK-12]
void lose_attack(Context& c) {
    Action& action = c.state.action;
    if (form_of(c.table, action.plan).finds_targets) return;
    action.affected = {};
    auto& owed = c.state.owed;
    for (std::size_t i = owed.size(); i-- > 0;)
        if (owed[i].ask == Ask::choose_section) owed.erase_at(i);
}

// The section is known: an inactive one leaves the choice to the attacker.
void meet_section(Context& c, FigureId who, std::uint8_t section, Clause clause) {
    const AttackPlan& plan = c.state.action.plan;
    if (is_active(c.table, c[who], section)) {
        // A splash and a wave name nobody, and may be kept from what they meet. [MDW-RATK-4]
        const auto may = check_section(c.table, c.state, plan, who, section);
        return may ? strike_section(c, who, section, clause)
                   : let_off(c, who, section, may.error().clause);
    }
    const SectionSet open = open_sections(c.table, c.state, plan, who);
    if (count(open) == 0) return let_off(c, who, section, "LRG-ATK-4");
    if (count(open) == 1)
        return strike_section(c, who, first_of(open),
                              clause_of_turning(c.table, c.state, plan, who));
    c.owe(Ask::choose_section, c[plan.who].owner, who, plan.who);
    c.state.owed.back().sections = open.bits;
}

// Of the sections met those that still take clicks; else any that does. [C-MULTI-11]
SectionSet open_to_clicks(const Table& table, const Figure& figure, SectionSet met) {
    const SectionSet active = active_sections(table, figure);
    const SectionSet open = common(met, active);
    return open.bits != 0 ? open : active;
}

// Which text makes the clicks that its owner had to place.
Clause clause_of_clicks(ClickWord cause) {
    switch (cause) {
        case ClickWord::pushing:
            return "LRG-PUSH-3";
        case ClickWord::pole_arm:
        case ClickWord::ram:
        case ClickWord::shake_off:
            return "C-MULTI-11";
        case ClickWord::domain:
            return "V-DOM-16";
        case ClickWord::item:
            return "MDW-SA-7";
        default:
            return "C-MULTI-12";
    }
}
bool is_reduced(ClickWord cause) {  // [U-SA-DEF-4, U-PUSH-3]
    return cause != ClickWord::pushing && cause != ClickWord::critical_miss &&
           cause != ClickWord::domain &&
           cause != ClickWord::item;  // neither an attack nor an ability
}

}  // namespace

SectionSet sections_met(const Table& table, const State& state, const AttackPlan& plan,
                        FigureId affected) {
    const Figure& figure = state[affected];
    if (plan.at_point) return sections_in_area(table, figure, plan.point);
    if (is_in_area(table, plan, affected)) {
        for (const FigureId target : plan.targets)  // of several the one it touches
            if (touching(table, state, state[target], figure))
                return sections_in_area(table, figure, state[target].at);
        return sections_in_area(table, figure, state[plan.targets[0]].at);
    }
    if (!is_target(table, plan, affected)) {  // splashed: the section that touches the target
        for (const FigureId target : plan.targets)
            if (const SectionSet met = sections_touched(table, state, figure, state[target]);
                met.bits != 0)
                return met;
        return {};
    }
    const Figure& attacker = state[body_of(state, plan.who)];
    if (plan.kind == AttackKind::close)
        if (const SectionSet met = sections_touched(table, state, figure, attacker); met.bits != 0)
            return met;
    // Across a low wall the line of the centres counts [U-WALL-7]; from a castle section that of
    // its line. [C-CASTLE-30]
    if (!posture_of(table, attacker).by_outline)
        return sections_towards(table, figure, attacker.at);
    return sections_towards(table, figure, line_of_shot(table, state, plan, affected).from);
}

namespace {

// What comes down on an area chooses nobody, and so spares nobody, unless the players agreed that a
// section beside a friend of the firer is. [V-BOMB-5, H-V2-BOMB-TOUCHED]
Result<Ok> check_section_in_area(const Table& table, const State& state, const AttackPlan& plan,
                                 FigureId affected, std::size_t section) {
    const Figure& at = state[affected];
    const bool spared = table.options[Option::v2_bomb_touched] == opt::v2_bomb_touched::spared &&
                        touches_friend_of(table, state, at, state[plan.who], section);
    if (spared)
        return refuse_target(state, plan.who, affected, "MDW-RATK-4",
                             Reason::section_touches_friend);
    return Ok{};
}

}  // namespace

Result<Ok> check_section(const Table& table, const State& state, const AttackPlan& plan,
                         FigureId affected, std::size_t section) {
    if (plan.kind == AttackKind::close) return Ok{};
    if (plan.at_point) return check_section_in_area(table, state, plan, affected, section);
    const AbilityFacts* ability = ability_of(table, plan);
    const AttackForm& form = form_of(table, plan);
    const Figure& from = state[plan.who];
    const Figure& at = state[affected];
    const bool large = is_large(table, at);
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_target(state, plan.who, affected, clause, why);
    };
    // Only to attack it is forbidden: a splash asks neither what touches it nor what hides it, and
    // what stands beside a target never spares it; a shockwave reaches them all. Unless a shot
    // never affects a section that a friend touches. [FAQ-FL-1, FAQ-FL-2, FAQ-SW-4, H-X-G10,
    // H-X-C25, MDW-RATK-4]
    const bool splashed = !is_target(table, plan, affected);
    if (splashed || form.all_round) {
        const bool spares = splashed ? is_in_area(table, plan, affected)
                                     : table.options[Option::shockwave_touched_section] ==
                                           opt::shockwave_touched_section::spares_it;
        if (large && spares && touches_friend_of(table, state, at, from, section))
            return refuse("LRG-ATK-9", Reason::section_touches_friend);
        return Ok{};
    }
    if (!form.on_friends && touches_friend_of(table, state, at, from, section))
        return large ? refuse("LRG-ATK-9", Reason::section_touches_friend)
                     : refuse("U-RNG-5", Reason::target_touches_friend);
    if (const auto* hidden =
            in_force_with(table, state, at, section, &AbilityFacts::never_a_target);
        hidden && !sees_hidden(table, state, from))
        return refuse(hidden->clause, Reason::target_is_invisible);
    const bool magic = plan.freeze || (ability && ability->magic);
    const bool illegal = table.options[Option::immune_target] == opt::immune_target::illegal;
    if (magic && illegal && resists_magic(table, state, at, section, from))
        return refuse("U-SA-DEF-18", Reason::target_immune);
    if (!large) return Ok{};
    if (!form.ignores_lines)
        if (const auto seen = check_stealth(table, state, plan.who, affected, section,
                                            line_of_shot(table, state, plan, affected));
            !seen)
            return seen;
    // The others fire at the section that the primary's line meets, each along its own.
    // [DRG-ATK-3, LRG-ATK-8, U-CFORM-10]
    for (const FigureId member : plan.members)
        if (const auto seen = check_stealth(table, state, member, affected, section,
                                            line_of_fire(table, state, member, affected));
            !seen)
            return seen;
    return Ok{};
}

Result<Ok> check_sections(const Table& table, const State& state, const AttackPlan& plan,
                          FigureId target) {
    const SectionSet met = sections_met(table, state, plan, target);
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_target(state, plan.who, target, clause, why);
    };
    Result<Ok> closed = Ok{};
    int shut = 0;
    for (std::uint8_t i = 0; i < kMaxDials; ++i) {
        if (!has(met, i)) continue;
        if (const auto may = check_section(table, state, plan, target, i); !may) {
            if (shut++ == 0) closed = may;
        }
    }
    const bool border = count(met) > 1;
    if (border && shut > 0)
        if (const Ban never = forbidden(table, state[target], Deed::be_attacked_on_border);
            never.exists()) {
            // Two of its illustrations are texts of their own. [DRG-ATK-14, DRG-ATK-15]
            const Reason why = closed.error().why;
            const Clause clause = why == Reason::section_touches_friend ? Clause("DRG-ATK-14")
                                  : why == Reason::target_has_stealth   ? Clause("DRG-ATK-15")
                                                                        : never.clause;
            return refuse(clause, never.why);
        }
    const bool some_active = common(met, active_sections(table, state[target])).bits != 0;
    if (!some_active && open_sections(table, state, plan, target).bits == 0)
        return refuse("LRG-ATK-4", Reason::no_section_to_attack);
    if (some_active && shut == count(met)) return closed;
    return Ok{};
}

ExplainedSection section_ahead(const Table& table, const State& state, const AttackPlan& plan,
                               FigureId affected) {
    const Figure& figure = state[affected];
    const SectionSet active = active_sections(table, figure);
    const SectionSet met = sections_met(table, state, plan, affected);
    const SectionSet meets = common(met, active);
    const SectionSet open = meets.bits != 0 ? meets : open_sections(table, state, plan, affected);
    ExplainedSection ahead{.figure = affected,
                           .section = first_of(open.bits != 0 ? open : active),
                           .clause = clause_of_meeting(table, plan, affected)};
    if (count(met) > 1) {
        ahead.choices = met.bits;
        ahead.chooser = figure.owner;
        ahead.clause = clause_of_border(table, state, plan, affected);
    } else if (meets.bits == 0) {
        ahead.clause = clause_of_turning(table, state, plan, affected);
        if (count(open) > 1) {
            ahead.choices = open.bits;
            ahead.chooser = state[plan.who].owner;
        }
    }
    return ahead;
}

void settle_sections(Context& c) {
    const AttackPlan plan = c.state.action.plan;
    for (int i = c.state.figure_count - 1; i >= 0; --i) {
        const FigureId id{static_cast<std::uint16_t>(i)};
        if (!c.state.action.affected.has(id) || !is_large(c.table, c[id])) continue;
        const SectionSet met = sections_met(c.table, c.state, plan, id);
        if (is_picked(c.state, id)) {
            meet_section(c, id, c[id].struck, clause_of_border(c.table, c.state, plan, id));
            continue;
        }
        if (count(met) == 1) {
            meet_section(c, id, first_of(met), clause_of_meeting(c.table, plan, id));
            continue;
        }
        c.owe(Ask::choose_section, c[id].owner, id, plan.who);
        c.state.owed.back().sections = met.bits;
    }
}

namespace {

// It is the attacker who chooses in place of an inactive section: then the choice is another one
// than what the attack met. [LRG-ATK-3]
bool is_in_place_of_inactive(const Table& table, const State& state, const Frame& asked) {
    return asked.ask == Ask::choose_section && state.action.stage != AttackStage::none &&
           sections_met(table, state, state.action.plan, asked.figure).bits != asked.sections;
}

}  // namespace

Clause clause_of_choice(const Table& table, const State& state, const Frame& asked) {
    if (asked.ask == Ask::take_clicks) return clause_of_clicks(static_cast<ClickWord>(asked.cause));
    if (asked.ask == Ask::heal_section)
        return asked.cause == static_cast<std::uint8_t>(ClickWord::item) ? Clause("MDW-SA-7")
                                                                         : Clause("LRG-SA-5");
    if (is_in_place_of_inactive(table, state, asked))
        return clause_of_turning(table, state, state.action.plan, asked.figure);
    return clause_of_border(table, state, state.action.plan, asked.figure);
}

Result<Ok> check_choose_section(const Table& table, const State& state,
                                const ChooseSection& choice) {
    const Frame& owed = state.owed.back();
    if (choice.who == owed.figure && choice.section < kMaxDials &&
        (owed.sections >> choice.section & 1) != 0)
        return Ok{};
    // In place of an inactive section another one that is, or one that may not be attacked.
    const bool barred = is_in_place_of_inactive(table, state, owed) && choice.section < kMaxDials &&
                        is_active(table, state[owed.figure], choice.section);
    return Illegal{.clause = barred ? Clause("LRG-ATK-4") : clause_of_choice(table, state, owed),
                   .why = Reason::no_such_section,
                   .who = owed.figure,
                   .other = choice.who};
}

void resolve_choose_section(Context& c, const Frame& asked, const ChooseSection& choice) {
    if (asked.ask == Ask::take_clicks) {
        const auto cause = static_cast<ClickWord>(asked.cause);
        deal_clicks(
            c, {.who = asked.figure,
                .clicks = is_reduced(cause) ? reduced(c, asked.figure, asked.clicks, choice.section)
                                            : asked.clicks,
                .cause = cause,
                .clause = clause_of_clicks(cause),
                .by = asked.by,
                .section = choice.section});
        return end_game_if_settled(c);
    }
    if (c.state.action.stage == AttackStage::none) return pick_on_border(c, asked, choice);
    const AttackPlan& plan = c.state.action.plan;
    if (is_in_place_of_inactive(c.table, c.state, asked))
        return strike_section(c, choice.who, choice.section,
                              clause_of_choice(c.table, c.state, asked));
    // The attack is lost on a section that may not be attacked. [LRG-ATK-12]
    if (is_active(c.table, c[choice.who], choice.section))
        if (const auto may = check_section(c.table, c.state, plan, choice.who, choice.section);
            !may) {
            let_off(c, choice.who, choice.section, clause_of_loss(may.error().why));
            return lose_attack(c);
        }
    meet_section(c, choice.who, choice.section, clause_of_choice(c.table, c.state, asked));
}

std::optional<std::uint8_t> section_for_clicks(const Table& table, const Figure& figure,
                                               SectionSet met) {
    if (!is_large(table, figure)) return std::uint8_t{0};
    const SectionSet open = open_to_clicks(table, figure, met);
    if (count(open) == 1) return first_of(open);
    return std::nullopt;
}

void click_some_section(Context& c, Volley& volley, const Clicks& due, SectionSet met) {
    const Figure& figure = c[due.who];
    if (const auto section = section_for_clicks(c.table, figure, met)) {
        Clicks sure = due;
        sure.section = *section;
        if (is_large(c.table, figure) && is_reduced(due.cause))
            sure.clicks = reduced(c, due.who, due.clicks, *section);
        volley.click(sure);
        return;
    }
    c.owe(Ask::take_clicks, figure.owner, due.who);
    Frame& frame = c.state.owed.back();
    frame.sections = open_to_clicks(c.table, figure, met).bits;
    frame.clicks = due.clicks;
    frame.cause = static_cast<std::uint8_t>(due.cause);
    frame.by = due.by;
}

}  // namespace six
