#include "engine/rules/terrify.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/move.h"
#include "engine/rules/question.h"
#include "engine/state/ask.h"

namespace six {
namespace {

constexpr std::uint8_t kUnafraidFrom = 3;  // [DGT-TER-5]

bool remembers(const State& state, MemoKind kind, FigureId mover, FigureId terror) {
    for (const Memo& memo : state.memos)
        if (memo == Memo{kind, mover, terror}) return true;
    return false;
}

// Heroes are exempt, and so is what terrifies itself; a large figure if all of it does that comes
// into contact. In 2.0 titans and large figures are too. [U-FAC-7, DGT-TER-6, DGT-TER-7, LRG-SA-1,
// V-TITAN-5, MDW-GEN-16]
bool may_be_terrified(const Table& table, const State& state, const Figure& mover,
                      const Figure& terror) {
    return !warrior_of(table, mover).belongs_to(Faction::heroes) &&
           !kind_of(table, mover).unaffected(Ability::terrify).exists() &&
           !in_force_wherever_touched(table, state, mover, terror, &AbilityFacts::terrifies);
}

// Of the figures that are to roll for this terror, the one that rolls first.
FigureId first_to_face(const State& state, FigureId terror) {
    FigureId first;
    for (const Frame& frame : state.owed)
        if (frame.ask == Ask::roll_terrify && frame.other == terror) first = frame.figure;
    return first;
}

Figure rested(const Figure& resting) {
    Figure moved = resting;
    moved.whereabouts = Whereabouts::on_table;  // also one that gets off a chariot
    return moved;
}

}  // namespace

Terrors terrors_at(const Table& table, const State& state, FigureId mover, const Figure& resting) {
    Terrors found;
    const Figure& figure = state[mover];
    const Figure moved = rested(resting);
    for_each_on_table(state, [&](FigureId id, const Figure& terror) {
        if (found.full() || !opposing(table, state, moved, terror) ||
            !in_force_where_touched(table, state, terror, moved, &AbilityFacts::terrifies))
            return;
        // Only a move action that an opponent gives: not one steered by the figure's own side.
        if (table.friends(player_moving(state, mover), side_of(table, state, terror))) return;
        if (remembers(state, MemoKind::terrify_passed, mover, id) ||
            remembers(state, MemoKind::terrify_barred, mover, id))
            return;
        if (!touching(table, state, figure, terror) &&
            may_be_terrified(table, state, moved, terror))
            found.push_back(id);
    });
    return found;
}

Result<Ok> check_terror(const Table& table, const State& state, FigureId mover,
                        const Figure& resting) {
    const auto refuse = [&](Reason why, FigureId terror) {
        return Illegal{.clause = "U-SA-DEF-12",
                       .why = why,
                       .who = mover,
                       .other = terror,
                       .where = resting.at,
                       .m = static_cast<std::int32_t>(kMaxMemos)};
    };
    const Figure moved = rested(resting);
    for (const Memo& memo : state.memos) {
        if (memo.kind != MemoKind::terrify_barred || memo.figure != mover) continue;
        const Figure& terror = state[memo.other];
        // What lost Terrify or left the table since then bars nobody.
        if (on_table(terror) && opposing(table, state, moved, terror) &&
            in_force_where_touched(table, state, terror, moved, &AbilityFacts::terrifies))
            return refuse(Reason::barred_by_terror, memo.other);
    }
    const Terrors faced = terrors_at(table, state, mover, resting);
    if (faced.size() + state.memos.size() > kMaxMemos)
        return refuse(Reason::too_many_terrors, faced.back());
    return Ok{};
}

bool owe_terror(Context& c, FigureId mover, const Figure& resting) {
    const Terrors faced = terrors_at(c.table, c.state, mover, resting);
    for (std::size_t i = faced.size(); i-- > 0;)  // the lowest id rolls first
        c.owe(Ask::roll_terrify, {}, mover, faced[i]);
    return !faced.empty();
}

void ask_before_terror(Context& c) {
    // The last frame owed is answered first: clockwise from the active player. [U-GEN-12]
    for (int step = c.table.seat_count - 1; step >= 0; --step) {
        const Seat seat{static_cast<std::uint8_t>((c.state.turn.n + step) % c.table.seat_count)};
        const Optional faced = terrors_faced(c.table, c.state, seat);
        if (!faced.empty())
            c.owe(Ask::cancel_abilities, seat, first_to_face(c.state, faced[0].who), faced[0].who);
    }
}

Optional terrors_faced(const Table& table, const State& state, Seat seat) {
    Optional faced;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (figure.owner != seat || faced.full()) return;
        const AbilityFacts* terror = in_force_with(table, state, figure, &AbilityFacts::terrifies);
        if (terror && is_faced(table, state, {id, terror->ability}))
            faced.push_back({id, terror->ability});
    });
    return faced;
}

bool is_faced(const Table& table, const State& state, const Cancel::Entry& entry) {
    return facts_of(table, entry.ability)->terrifies && first_to_face(state, entry.who).exists();
}

bool is_void(const Table& table, const State& state, const Frame& roll_terrify) {
    return !in_force_with(table, state, state[roll_terrify.other], &AbilityFacts::terrifies);
}

void resolve_terrify_roll(Context& c, FigureId mover, FigureId terror, std::uint8_t pips) {
    const bool passed = pips >= kUnafraidFrom;
    Clause clause = passed ? Clause("DGT-TER-5") : Clause("DGT-TER-4");
    if (c.state.action.kind == ActionKind::formation) clause = "U-SA-DEF-17";  // one by one
    c.state.memos.push_back(
        {passed ? MemoKind::terrify_passed : MemoKind::terrify_barred, mover, terror});
    c.emit({.kind = EventKind::terrify_rolled,
            .clause = clause,
            .who = mover,
            .other = terror,
            .n = pips,
            .word = static_cast<std::uint8_t>(passed ? TerrifyWord::passed : TerrifyWord::barred)});
}

void forget_terror(State& state) {
    auto& memos = state.memos;
    for (std::size_t i = memos.size(); i-- > 0;)
        if (memos[i].kind == MemoKind::terrify_passed || memos[i].kind == MemoKind::terrify_barred)
            memos.erase_at(i);
}

const Question questions::roll_terrify{
    .ask = Ask::roll_terrify,
    .clause = "DGT-TER-3",
    .dice = 1,
    .rolled =
        [](Context& c, const Frame& asked, const Roll& roll) {
            resolve_terrify_roll(c, asked.figure, asked.other, roll.pips[0]);
        },
    // What somebody cancelled before leaves nothing to roll for.
    .still_asked =
        [](const Asked& asked) { return !is_void(asked.table, asked.state, asked.frame); },
    .about = About::two,
    .present = Present::in_play};

}  // namespace six
