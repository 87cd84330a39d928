#include "engine/rules/capture.h"

#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/items.h"
#include "engine/rules/move.h"
#include "engine/rules/sources.h"
#include "engine/rules/turn.h"
#include "engine/rules/victory.h"

namespace six {
namespace {

Clause own_or_general(Clause own, Clause general) {
    return own.exists() ? own : general;
}

// What an ability that has appeared on a captor does with its captive: to eliminate goes before to
// free, for it happens at once. [U-CAP-12]
const AbilityFacts* fate_of_captive(const Table& table, const State& state, const Figure& captor) {
    const AbilityFacts* fate = nullptr;
    for_each_in_force(table, state, captor, [&](const AbilityFacts& facts) {
        if (facts.captive == CaptiveFate::kept) return;
        if (!fate || facts.captive == CaptiveFate::eliminated) fate = &facts;
    });
    return fate;
}

}  // namespace

Result<Ok> check_capture(const Table& table, const State& state, FigureId attacker,
                         FigureId target) {
    const Figure& from = state[attacker];
    const Figure& at = state[target];
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_target(state, attacker, target, clause, why);
    };
    if (const Clause never = table.rules->no_capture; never.exists())
        return refuse(never, Reason::cannot_capture);
    // Where the two are comes first: what touches nobody would be out of contact.
    if (const Ban& no = posture_of(table, from).forbids[Deed::capture]; no.exists())
        return refuse(no.clause, no.why);
    if (const Ban& no = posture_of(table, at).forbids[Deed::be_captured]; no.exists())
        return refuse(no.clause, no.why);
    // Across a low wall they fight, but a captive has to touch its captor. [U-WALL-5]
    if (!touching(table, state, from, at)) return refuse("U-CAP-5", Reason::not_in_contact);
    // A spell may let two of one side fight each other; a captive is an opponent's. [V-BASE-4]
    if (table.friends(from.owner, at.owner)) return refuse("V-BASE-4", Reason::captive_of_own_side);
    if (captive_of(state, attacker).exists())
        return refuse("U-CAP-4", Reason::already_holds_captive);
    if (const Ban no = forbidden(table, from, Deed::capture); no.exists())
        return refuse(no.clause, no.why);
    if (const auto* facts = in_force_with(table, state, from, &AbilityFacts::cannot_capture))
        return refuse(own_or_general(facts->cannot_capture_by, facts->clause),
                      Reason::cannot_capture);
    if (const Clause safe = table.rules->captors_are_safe;
        safe.exists() && captive_of(state, target).exists())
        return refuse(safe, Reason::target_is_captor);
    if (const Ban no = forbidden(table, at, Deed::be_captured); no.exists())
        return refuse(no.clause, no.why);
    if (const auto* facts = in_force_with(table, state, at, &AbilityFacts::cannot_be_captured))
        return refuse(own_or_general(facts->cannot_be_captured_by, facts->clause),
                      Reason::cannot_be_captured);
    if (is_demoralized(table, state, at) && !table.options.is_on(Option::dem_capture))
        return refuse("U-DEM-8", Reason::cannot_be_captured);
    return Ok{};
}

Result<Ok> check_rescue(const Table& table, const State& state, FigureId attacker,
                        FigureId target) {
    const auto refuse = [&](Reason why) {
        return Illegal{.clause = "U-CAP-10",
                       .why = why,
                       .who = attacker,
                       .other = target,
                       .where = state[target].at};
    };
    if (!table.options.is_on(Option::rescue)) return refuse(Reason::rescue_not_played);
    const FigureId captive = captive_of(state, target);
    // A captive is nobody's friend; the rescuer goes by whose it was.
    if (!captive.exists() || !table.friends(state[attacker].owner, state[captive].owner))
        return refuse(Reason::nobody_to_rescue);
    return Ok{};
}

void capture(Context& c, FigureId captive, FigureId captor) {
    if (const FigureId held = captive_of(c.state, captive); held.exists())
        free_captive(c, held, FreedWord::released, "U-CAP-5");
    Figure& figure = c[captive];
    const bool demoralized =
        is_demoralized(c.table, c.state, figure);  // as a captive it shows nothing
    figure.captor = captor;
    figure.given = Given::nothing;
    figure.cancelled = {};
    figure.unset(note::for_the_turn);
    c.state.dial_turned = true;  // [U-END-7]
    c.emit({.kind = EventKind::captured,
            .clause = demoralized ? Clause("U-DEM-8") : Clause("U-CAP-3"),
            .who = captive,
            .other = captor});
    drop_items(c, captive);
    if (figure.tokens == 0 || c.table.options[Option::captive_tokens] == opt::captive_tokens::kept)
        return;
    figure.tokens = 0;
    forget_foreign_token(c.state, captive);
    c.emit({.kind = EventKind::tokens_cleared, .clause = "U-CAP-16", .who = captive});
}

void free_captive(Context& c, FigureId captive, FreedWord why, Clause clause) {
    Figure& figure = c[captive];
    const FigureId captor = figure.captor;
    figure.captor = {};
    figure.tokens = c.rules().tokens_when_freed(c.table.options);
    forget_foreign_token(c.state, captive);
    c.state.dial_turned = true;  // [U-END-7]
    // He plays again. [U-MULTI-4]
    if (!c.rules().victory->out_for_good) c.state.seats[figure.owner.n].out = false;
    c.emit({.kind = EventKind::freed,
            .clause = clause,
            .who = captive,
            .other = captor,
            .word = static_cast<std::uint8_t>(why)});
    if (figure.tokens > 0)
        c.emit({.kind = EventKind::token_placed,
                .clause = "V-CAP-8",
                .who = captive,
                .n = figure.tokens});
}

void forfeit_captive(Context& c, FigureId captive, ScoreWord why, Clause clause,
                     Clause for_points) {
    Figure& figure = c[captive];
    const Seat scores = c[figure.captor].owner;
    const Warrior& warrior = warrior_of(c.table, figure);
    // Whatever is eliminated shows three skulls. [U-DIAL-6]
    for (std::size_t i = 0; i < warrior.dials.size(); ++i) turn_to_the_end(c.table, figure, i);
    leave_eliminated(c, captive);
    c.state.dial_turned = true;
    c.emit({.kind = EventKind::eliminated, .clause = clause, .who = captive, .at = figure.at});
    if (for_points.exists()) score_points(c, scores, warrior.points, why, for_points);
}

void review_captors(Context& c) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId captive{i};
        const Figure& figure = c[captive];
        if (!on_table(figure) || !figure.captive()) continue;
        const Figure& captor = c[figure.captor];
        if (!on_table(captor)) {
            free_captive(c, captive, FreedWord::captor_eliminated, "U-CAP-9");
            continue;
        }
        const AbilityFacts* fate = fate_of_captive(c.table, c.state, captor);
        if (!fate) continue;
        const Clause clause = own_or_general(fate->captive_by, "U-CAP-12");
        const bool counts =
            c.table.options[Option::berserk_captive] == opt::berserk_captive::single_value;
        if (fate->captive == CaptiveFate::freed)
            free_captive(c, captive, FreedWord::ability, clause);
        else
            forfeit_captive(c, captive, ScoreWord::elimination, clause,
                            counts ? Clause("U-CAP-24") : Clause{});
    }
}

Result<Ok> check_release(const Table& table, const State& state, const Release& release) {
    const auto refuse = [&](Reason why) {
        return Illegal{.clause = "U-CAP-11", .why = why, .who = release.who};
    };
    if (table.options[Option::voluntary_release] == opt::voluntary_release::none)
        return refuse(Reason::release_not_played);
    if (state[release.who].owner != state.turn) return refuse(Reason::not_your_figure);
    if (!captive_of(state, release.who).exists()) return refuse(Reason::holds_no_captive);
    if (!table.rules->release_begins_action.exists()) return Ok{};
    return check_may_move(table, state, release.who, 0);
}

void resolve_release(Context& c, const Release& release) {
    free_captive(c, captive_of(c.state, release.who), FreedWord::released, "U-CAP-11");
    if (c.rules().release_begins_action.exists()) c[release.who].set(note::let_go);
}

void sources::capturing(const Strike& strike, Sum& out) {
    if (strike.plan.aim == Aim::capture)
        out.put(Term::capture, strike.table.rules->combat.capture_defense, "U-CAP-2", strike.who);
}

void sources::captor_speed(const Movement& movement, Sum& out) {
    const Table& table = movement.table;
    if (table.options[Option::captive_move] == opt::captive_move::replaced_full_speed ||
        !captive_of(movement.state, movement.who).exists())
        return;
    const Inches whole = Inches::from_mils(out.total());
    out.put(Term::halved, (halved(table, whole) - whole).mils(), "U-CAP-7", movement.who);
}

void sources::agreed_capturing(const Strike& strike, Sum& out) {
    if (strike.plan.aim == Aim::capture)
        out.put(Term::capture, strike.table.options[Option::v2_capture_def], "V-CAP-2", strike.who);
}

}  // namespace six
