#include "engine/rules/turn.h"

#include <cassert>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/carrying.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/items.h"
#include "engine/rules/move.h"
#include "engine/rules/question.h"
#include "engine/rules/revenant.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/sections.h"
#include "engine/rules/soar.h"
#include "engine/rules/terrify.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// --- what has let a captive go ---

// The action that begins so is given next, and to nobody else. [V-CAP-8]
FigureId begun_by(const State& state) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (figure.has(note::let_go) && figure.given == Given::nothing && in_play(figure))
            return FigureId{i};
    }
    return {};
}

Result<Ok> check_begun(const Table& table, const State& state, FigureId who) {
    const FigureId begun = begun_by(state);
    if (!begun.exists() || begun == who) return Ok{};
    return Illegal{.clause = table.rules->release_begins_action,
                   .why = Reason::action_has_begun,
                   .who = who,
                   .other = begun,
                   .where = state[who].at};
}

// --- what may act ---

// Every active section may be given one action. [LRG-ACT-2, LRG-ACT-3]
Result<Ok> check_section_able(const Table& table, const State& state, FigureId who,
                              std::size_t section) {
    const Figure& figure = state[who];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = who, .where = figure.at};
    };
    if (section >= warrior_of(table, figure).dials.size())
        return refuse("LRG-DIAL-1", Reason::no_such_section);
    if (!is_active(table, figure, section)) return refuse("LRG-ACT-3", Reason::section_inactive);
    if (figure.has(note::acts_over)) return refuse("MDW-ACT-6", Reason::others_acted_since);
    if (figure.acted >> section & 1) return refuse("LRG-ACT-2", Reason::section_acted);
    return Ok{};
}

// It was given an action and may not be given this one: a titan's second is a matter of its own.
// [C-TITAN-7, C-TITAN-8, C-TITAN-12, C-TITAN-21]
Illegal refuse_another(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    const KindRules& kind = kind_of(table, figure);
    Illegal no{.clause = "U-TURN-4", .why = Reason::already_acted, .who = who, .where = figure.at};
    if (!kind.second_action.exists()) return no;
    if (figure.has(note::touched)) {
        no.clause = "C-TITAN-8";
    } else if (figure.has(note::moves_over)) {
        no.clause = "C-TITAN-21";
    } else if (state.actions_left < kind.second_cost) {
        no.clause = "U-ARMY-5";
        no.why = Reason::no_actions_left;
    } else {
        no.clause = kind.second_action;
    }
    return no;
}

Result<Ok> check_able(const Table& table, const State& state, FigureId who, std::size_t section) {
    const Figure& figure = state[who];
    if (figure.owner != state.turn) {
        const bool team_mate = table.friends(figure.owner, state.turn);
        return Illegal{.clause = team_mate ? Clause("U-MULTI-3") : Clause("U-TURN-3"),
                       .why = Reason::not_your_figure,
                       .who = who};
    }
    if (!in_play(figure))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = who};
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = who, .where = figure.at};
    };
    if (figure.captive()) return refuse("U-CAP-5", Reason::is_captive);
    if (is_riderless(table, state, who)) return refuse("V-CAV-1", Reason::mount_without_rider);
    if (is_section(figure) && is_occupied(table, state, who))
        return refuse("C-CASTLE-40", Reason::is_occupied);
    if (is_large(table, figure)) return check_section_able(table, state, who, section);
    if (section != 0) return refuse("LRG-DIAL-1", Reason::no_such_section);
    if (figure.given != Given::nothing && who != state.acts_again)
        return refuse_another(table, state, who);
    if (figure.has(note::levitated))
        return was_carried(state, who) ? refuse("V-SA-SPD-12", Reason::was_carried)
                                       : refuse("FAQ-MLEV-9", Reason::was_levitated);
    return Ok{};
}

Result<Ok> check_actions_left(const Table& table, const State& state, FigureId who) {
    const bool again = who == state.acts_again && kind_of(table, state[who]).second_cost == 0;
    if (state.actions_left > 0 || again) return Ok{};
    if (state.castle_actions > 0) {  // [C-TURN-14]
        if (is_section(state[who])) return Ok{};
        return Illegal{.clause = "C-TURN-4",
                       .why = Reason::castle_actions_only,
                       .who = who,
                       .where = state[who].at};
    }
    return Illegal{
        .clause = "U-ARMY-5", .why = Reason::no_actions_left, .who = who, .where = state[who].at};
}

Result<Ok> check_tokens(const Table& table, const State& state, FigureId who, Given kind) {
    const Figure& figure = standing(state, state[who]);
    // Another action of the same turn places no token. [LRG-ACT-5, C-TITAN-9]
    if (figure.given == Given::action) return Ok{};
    if (kind == Given::pass || figure.tokens < table.rules->actions.max_tokens) return Ok{};
    return Illegal{.clause = "U-PUSH-2",
                   .why = Reason::two_tokens,
                   .who = who,
                   .where = figure.at,
                   .n = figure.tokens,
                   .m = table.rules->actions.max_tokens};
}

// Those that only castle sections may be given go first. [C-TURN-14]
void use_actions(State& state, const Figure& figure, std::uint8_t cost) {
    std::uint8_t& left =
        is_section(figure) && state.castle_actions > 0 ? state.castle_actions : state.actions_left;
    left = static_cast<std::uint8_t>(left - cost);
}

// --- the end of an action ---

// Once for an action, however many Magic abilities took part in it. [U-SA-DEF-11, DGT-CUR-3]
void click_cursed(Context& c, const Action& action) {
    const Seat acting = c.state.turn;
    Volley volley(c);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        const Figure& figure = c[id];
        if (!in_play(figure) || !action.by_magic.has(id) ||
            forbidden(c.table, figure, Deed::be_hurt_by_ability).exists())
            continue;
        volley.click({.who = id,
                      .clicks = reduced(c, id, 1, figure.struck),
                      .cause = ClickWord::cursed,
                      .clause = "U-SA-DEF-11",
                      .by = c.table.friends(acting, figure.owner) ? Seat{} : acting,
                      .section = figure.struck});
    }
    volley.settle();
}

// Each by its own tokens, and never reduced. [U-PUSH-3, U-PUSH-5]
Clause clause_of_pushing(const Table& table, const State& state, const Action& action,
                         const Figure& figure) {
    if (in_force_with(table, state, figure, &AbilityFacts::reduces)) return "U-PUSH-3";
    return action.members.size() > 1 ? Clause("U-PUSH-5") : Clause("U-PUSH-1");
}

// One click in all, for a section its owner chooses. [LRG-PUSH-2, LRG-PUSH-3]
void click_pushed(Context& c, const Action& action) {
    constexpr SectionSet kAnySection{0b1111};
    Volley volley(c);
    for (std::size_t i = 0; i < action.members.size(); ++i) {
        const FigureId member = action.members[i];
        if (!((action.pushed >> i) & 1) || !in_play(c[member])) continue;
        if (forbidden(c.table, c[member], Deed::hurt_itself).exists()) continue;  // [C-CASTLE-10]
        if (in_force_with(c.table, c.state, c[member], &AbilityFacts::is_never_pushed))
            continue;  // [V-SUB-10]
        click_some_section(c, volley,
                           {.who = member,
                            .clicks = 1,
                            .cause = ClickWord::pushing,
                            .clause = clause_of_pushing(c.table, c.state, action, c[member])},
                           kAnySection);
    }
    volley.settle();
}

void place_late_token(Context& c, Action& action) {
    Figure& figure = c[action.who];
    if (!action.first || !in_play(figure)) return;
    if (figure.tokens > 0) action.pushed = 1;  // [LRG-PUSH-1, C-TITAN-10]
    if (figure.tokens < c.rules().actions.max_tokens) ++figure.tokens;
    const bool large = is_large(c.table, figure);
    c.emit({.kind = EventKind::token_placed,
            .clause = !large               ? Clause("C-TITAN-9")
                      : action.pushed != 0 ? Clause("LRG-PUSH-5")
                                           : Clause("LRG-ACT-4"),
            .who = action.who,
            .n = figure.tokens});
}

// The move actions of a large figure are given all at one time: what has acted, and sees another
// act, has had them; or all its actions. [DRG-ACT-6, MDW-ACT-6]
void end_actions_of_others(Context& c, FigureId acting) {
    const bool all =
        c.table.options[Option::actions_interleaved] == opt::actions_interleaved::not_allowed;
    for_each_on_table(c.state, [&](FigureId id, const Figure& figure) {
        if (id != acting && figure.given == Given::action && is_large(c.table, figure))
            c[id].set(all ? note::moves_over | note::acts_over : note::moves_over);
    });
}

// A large figure moves no more after combat, or after a special action either. [LRG-CBT-1,
// MDW-ACT-9, MDW-ACT-10, H-X-C09]
bool ends_moving(const Table& table, ActionKind kind) {
    const bool by_special = table.options[Option::actions_end_moving] ==
                            opt::actions_end_moving::ranged_close_or_special;
    return kind == ActionKind::close || kind == ActionKind::ranged ||
           (kind == ActionKind::special && by_special);
}

// Two actions of a titan follow each other directly: the second is given now, or it is lost when
// another acts, unless the players agreed otherwise. [C-TITAN-21, H-C-TITAN-TWO]
void settle_second_action(Context& c, FigureId acting) {
    const FigureId titan = c.state.acts_again;
    const bool in_a_row = c.table.options[Option::c_titan_two] == opt::c_titan_two::in_a_row;
    if (!titan.exists() || (titan != acting && !in_a_row)) return;
    if (titan != acting) c[titan].set(note::moves_over);
    c.state.acts_again = {};
}

// A titan that moved first, and touched nobody when the turn began, may go on. [C-TITAN-7,
// C-TITAN-8]
void offer_second_action(Context& c, const Action& action) {
    const Figure& figure = c[action.who];
    const KindRules& kind = kind_of(c.table, figure);
    // A move action of one that stays is one too, but not the movement that Conquest gives away.
    const bool moved = action.kind == ActionKind::move ||
                       (action.kind == ActionKind::ability && kind.second_cost > 0);
    if (action.first && moved && in_play(figure) && !figure.has(note::touched) &&
        kind.second_action.exists() && c.state.actions_left >= kind.second_cost)
        c.state.acts_again = action.who;
}

}  // namespace

Result<Ok> check_may_act(const Table& table, const State& state, FigureId who, Given kind,
                         std::size_t section) {
    if (const auto able = check_able(table, state, who, section); !able) return able;
    if (who == state.acts_again && kind == Given::pass)
        return Illegal{.clause = kind_of(table, state[who]).second_action,
                       .why = Reason::second_action_is_barred,
                       .who = who,
                       .where = state[who].at};
    if (const auto left = check_actions_left(table, state, who); !left) return left;
    if (const auto rested = check_tokens(table, state, who, kind); !rested) return rested;
    if (const auto turn = check_begun(table, state, who); !turn) return turn;
    return check_frenzy(table, state, who, kind, bit_of_section(section));
}

bool is_slowed_by_captive(const Table& table, const State& state, FigureId who) {
    return !table.options.is_on(Option::captor_stationary) && captive_of(state, who).exists();
}

Result<Ok> check_may_move(const Table& table, const State& state, FigureId who, std::size_t section,
                          std::uint8_t together) {
    if (const auto able = check_able(table, state, who, section); !able) return able;
    if (!in_force_with(table, state, state[who], section, &AbilityFacts::free_move) ||
        is_slowed_by_captive(table, state, who))
        if (const auto left = check_actions_left(table, state, who); !left) return left;
    if (const auto rested = check_tokens(table, state, who, Given::action); !rested) return rested;
    if (const auto turn = check_begun(table, state, who); !turn) return turn;
    // Also a free move. [U-SA-SPD-14]
    return check_frenzy(table, state, who, Given::action, together | bit_of_section(section));
}

std::uint8_t cost_of_moving(const Table& table, const State& state, FigureId who) {
    const bool free = in_force_with(table, state, state[who], &AbilityFacts::free_move) &&
                      !is_slowed_by_captive(table, state, who);
    return free ? std::uint8_t{0} : std::uint8_t{1};
}

Result<Ok> check_pass(const Table& table, const State& state, const Pass& pass) {
    return check_may_act(table, state, pass.who, Given::pass, pass.section);
}

void resolve_pass(Context& c, const Pass& pass) {
    Figure& figure = c[pass.who];
    use_actions(c.state, figure, 1);
    if (figure.given == Given::nothing) figure.given = Given::pass;
    if (is_large(c.table, figure))
        figure.acted = static_cast<std::uint8_t>(figure.acted | bit_of_section(pass.section));
    settle_second_action(c, pass.who);
    c.emit({.kind = EventKind::passed, .clause = "U-TURN-6", .who = pass.who});
}

Result<Ok> check_end_turn(const Table& table, const State& state) {
    const auto refuse = [&](Clause clause, Reason why, FigureId who) {
        return Illegal{.clause = clause,
                       .why = why,
                       .who = who,
                       .where = state[who].at,
                       .n = state.actions_left};
    };
    if (const FigureId begun = begun_by(state); begun.exists()) {
        Illegal owed = refuse(table.rules->release_begins_action, Reason::action_has_begun, begun);
        owed.other = begun;
        return owed;
    }
    const FigureId first = duty_left(table, state);
    if (first.exists() && table.options[Option::frenzy_duty] == opt::frenzy_duty::binding) {
        Illegal owed = refuse("U-SA-SPD-16", Reason::frenzy_first, first);
        owed.other = first;  // the one that must act first, as wherever Frenzy refuses
        return owed;
    }
    if (table.options.is_on(Option::may_skip)) return Ok{};
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (may_be_given_action(table, state, FigureId{i}))
            return refuse("U-TURN-7", Reason::may_not_skip, FigureId{i});
    return Ok{};
}

void begin_action(Context& c, const ActionGiven& giving) {
    Action& action = c.state.action;
    action = {};
    forget_refusals(c.state);
    action.kind = giving.kind;
    action.who = giving.members[0];
    action.free = giving.cost == 0;
    std::uint8_t cost = giving.cost;
    if (cost > 0 && c.state.acts_again == action.who)
        cost = kind_of(c.table, c[action.who]).second_cost;  // [C-TITAN-12]
    settle_second_action(c, action.who);
    Clause clause = posture_of(c.table, c[action.who]).token;
    if (const AbilityFacts* quick =
            in_force_with(c.table, c.state, c[action.who], &AbilityFacts::free_move);
        action.free && quick)
        clause = quick->clause;  // a token all the same [U-SA-SPD-2]
    if (giving.kind == ActionKind::special) clause = "V-ACT-2";
    end_actions_of_others(c, action.who);
    for (const FigureId member : giving.members) {
        Figure& figure = c[member];
        const FigureId bearer = bearer_of(c.state, member);
        std::uint8_t& tokens = c[bearer].tokens;
        const bool late = gets_token_late(c.table, figure);
        if (late) action.first = figure.given != Given::action;
        if (!late && tokens > 0)
            action.pushed = static_cast<std::uint16_t>(action.pushed | 1u << action.members.size());
        action.members.push_back(member);
        figure.given = Given::action;
        // What one of a unit is given the unit is given. [V-CAV-1]
        if (const FigureId partner = partner_of(c.table, c.state, member); partner.exists())
            c[partner].given = Given::action;
        if (is_large(c.table, figure)) {
            action.sections = giving.sections;
            figure.acted = static_cast<std::uint8_t>(figure.acted | giving.sections);
            if (ends_moving(c.table, giving.kind)) figure.set(note::fought);    // [LRG-CBT-1]
            if (giving.kind == ActionKind::move) figure.set(note::moves_over);  // [DRG-ACT-6]
        }
        if (late) continue;
        assert(tokens < c.rules().actions.max_tokens);  // others get no action [U-TOK-6]
        ++tokens;
        c.emit({.kind = EventKind::token_placed, .clause = clause, .who = bearer, .n = tokens});
    }
    use_actions(c.state, c[action.who], cost);
    c.owe(Ask::finish_action);
}

void conclude_action(Context& c) {
    Action action = c.state.action;
    c.state.action = {};
    forget_setting_out(c.state);
    if (c.table.options[Option::terrify_roll] == opt::terrify_roll::each_attempt)
        forget_terror(c.state);
    click_cursed(c, action);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) c.state.figures[i].struck = 0;
    place_late_token(c, action);
    click_pushed(c, action);
    work_items(c, action);
    offer_second_action(c, action);
    land_those_without_wings(c);
    owe_revenants(c);
}

void finish_action(Context& c) {
    conclude_action(c);
    if (c.state.owed.empty()) end_game_if_decided(c);
}

const Question questions::finish_action{
    .ask = Ask::finish_action,
    .settle = [](Context& c, const Frame&) { six::finish_action(c); },
    .about = About::nobody};

}  // namespace six
