#include "engine/rules/free_spin.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/context.h"
#include "engine/rules/move.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// In 2.0 titans and large figures spin as others do, unless the players agreed otherwise.
// [V-SPIN-4, H-V2-BIG-SPIN] In the first edition the row of a kind says so.
bool is_too_big(const Table& table, const Figure& figure) {
    return gets_token_late(table, figure) && !table.options.is_on(Option::v2_big_spin);
}

// Riders have no free spin, nor has anything of more than one dial in the first edition. [U-SPIN-4,
// U-SPIN-10] Captives oppose nobody. [U-SPIN-5]
bool may_spin(const Table& table, const Figure& figure) {
    return on_table(figure) && !forbidden(table, figure, Deed::spin_free).exists() &&
           !is_too_big(table, figure);
}

// A large figure has no rear arc and takes any facing; or one in which an active section of it is
// touched. [V-SPIN-4, H-V2-MULTI-SPIN]
bool with_active_section(const Table& table, const State& state, const Figure& spun,
                         const Figure& mover) {
    if (!is_large(table, spun) ||
        table.options[Option::v2_multi_spin] != opt::v2_multi_spin::active_section_in_contact)
        return true;
    return (sections_touched(table, state, spun, mover).bits & active_sections(table, spun).bits) !=
           0;
}

// It touched the spinner before it moved, and only new contacts were agreed to count. [U-SPIN-3,
// H-SPIN-NEW-CONTACT] The spinner may be a copy that faces elsewhere: places tell who it is.
bool is_old_contact(const Table& table, const State& state, const Figure& spinner,
                    const Figure& mover) {
    if (table.options[Option::spin_new_contact] == opt::spin_new_contact::all_at_end) return false;
    for (const Memo& memo : state.memos)
        if (memo.kind == MemoKind::touched_before && state[memo.figure].at == mover.at &&
            state[memo.other].at == spinner.at)
            return true;
    return false;
}

// Sneak Attack gives no free spin; of a large figure for the sections that show it. [U-SPIN-6,
// LRG-SA-1]
bool meets(const Table& table, const State& state, const Figure& spinner, const Figure& mover) {
    return on_table(mover) && !is_old_contact(table, state, spinner, mover) &&
           opposing(table, state, spinner, mover) && touching(table, state, spinner, mover) &&
           !in_force_wherever_touched(table, state, mover, spinner, &AbilityFacts::no_free_spin);
}

// Once for a formation, so that one of its members touches the front. [U-SPIN-7]
Clause clause_of_spin(const State& state) {
    return state.action.kind == ActionKind::formation ? Clause("U-SPIN-7") : Clause("U-SPIN-1");
}

FigureId first_met(const Table& table, const State& state, const Figure& spinner,
                   std::span<const FigureId> movers) {
    for (const FigureId mover : movers)
        if (meets(table, state, spinner, state[mover])) return mover;
    return {};
}

}  // namespace

void owe_free_spins(Context& c, std::span<const FigureId> movers) {
    const State& state = c.state;
    // The last frame owed is answered first, so the order runs backwards: counter-clockwise from
    // the active player, ids descending.
    for (int step = c.table.seat_count - 1; step >= 0; --step) {
        const Seat seat{static_cast<std::uint8_t>((state.turn.n + step) % c.table.seat_count)};
        for (int i = state.figure_count - 1; i >= 0; --i) {
            const FigureId id{static_cast<std::uint16_t>(i)};
            const Figure& figure = state[id];
            if (figure.owner != seat || !may_spin(c.table, figure)) continue;
            const FigureId newcomer = first_met(c.table, state, figure, movers);
            if (!newcomer.exists()) continue;
            if (state.owed.size() + kFramesKept >= kMaxFrames) return;
            c.owe(Ask::free_spin, seat, id, newcomer);
        }
    }
}

Result<Ok> check_free_spin(const Table& table, const State& state, const FreeSpin& spin) {
    const Frame& owed = state.owed.back();
    if (spin.who != owed.figure)
        return Illegal{.clause = "U-SPIN-1",
                       .why = Reason::wrong_answer,
                       .who = owed.figure,
                       .other = spin.who};
    Figure spun = state[spin.who];
    spun.facing = spin.facing;
    for (const FigureId mover : movers_of(state))
        if (meets(table, state, spun, state[mover]) &&
            touches_front_of(table, state, spun, state[mover]) &&
            with_active_section(table, state, spun, state[mover]))
            return Ok{};
    return Illegal{.clause = clause_of_spin(state),
                   .why = Reason::newcomer_not_in_front,
                   .who = spin.who,
                   .other = owed.other,
                   .where = spun.at};
}

void resolve_free_spin(Context& c, const FreeSpin& spin) {
    c[spin.who].facing = spin.facing;
    const Movers movers = movers_of(c.state);
    const bool formation = c.state.action.kind == ActionKind::formation;
    c.emit({.kind = EventKind::free_spun,
            .clause = formation ? clause_of_spin(c.state) : kind_of(c.table, c[spin.who]).spins,
            .who = spin.who,
            .other = first_met(c.table, c.state, c[spin.who], movers),
            .facing = spin.facing});
}

void resolve_declined_spin(Context& c, FigureId who) {
    const Movers movers = movers_of(c.state);
    c.emit({.kind = EventKind::spin_declined,
            .clause = "U-SPIN-2",
            .who = who,
            .other = first_met(c.table, c.state, c[who], movers)});
}

namespace {

void resolve_no_spin(Context& c, const Frame& asked, const Decline&) {
    resolve_declined_spin(c, asked.figure);
}

// Towards the newcomer's centre dot; where only another part of its base touches, as the rear
// circle of a rider may, towards that.
std::optional<BattleCommand> spin_if_ordered(const Asked& asked, const StandingOrders& orders) {
    if (!orders.face_newcomer) return std::nullopt;
    const auto& [table, state, frame, sender] = asked;
    const Figure& figure = state[frame.figure];
    const Figure& newcomer = state[frame.other];
    const auto facing = [&figure, &asked](Vec2 place) -> std::optional<BattleCommand> {
        if (place == figure.at) return std::nullopt;
        const FreeSpin spin{asked.frame.figure, facing_towards(place - figure.at)};
        if (!check_free_spin(asked.table, asked.state, spin)) return std::nullopt;
        return spin;
    };
    if (const auto spin = facing(newcomer.at)) return spin;
    for (const ContactPoint& point :
         contact_points(base_of(table, figure), base_of(table, newcomer), table.contact_slack()))
        if (const auto spin = facing(point.at)) return spin;
    return std::nullopt;
}

void propose_spins(const Asked& asked, Proposals& out) {
    const auto& [table, state, frame, sender] = asked;
    out.add(FreeSpin{frame.figure, facing_towards(state[frame.other].at - state[frame.figure].at)});
    out.add(Decline{});
    for (int i = 0; i < kTries && !out.full(); ++i)
        out.add(FreeSpin{frame.figure, out.any_facing()});
}

void offer_spin(const Asked& asked, Offers& out) {
    if (const auto spin = spin_if_ordered(asked, {.face_newcomer = true}))
        out.add(*spin, {.key = "spin", .other = asked.frame.other});
}

}  // namespace

const Question questions::free_spin{
    .ask = Ask::free_spin,
    .clause = "U-SPIN-1",
    .answers = {kAnswer<FreeSpin, check_free_spin, resolve_free_spin>,
                kAnswer<Decline, always<Decline>, resolve_no_spin>},
    .moot_without_it = true,  // ridden down [V-SPD-16]
    .usual = declining,
    .ordered = spin_if_ordered,
    .propose = propose_spins,
    .offer = offer_spin,
    .about = About::two};

}  // namespace six
