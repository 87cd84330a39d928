// What a passenger suffers: damage of its chariot that is passed on, and its fall. [LRG-PDMG,
// LRG-PELIM]
#include "engine/geometry/path.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/invariant.h"
#include "engine/rules/proposals/facings.h"
#include "engine/rules/question.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/set_down.h"
#include "engine/rules/terrain.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

constexpr std::uint8_t kHurtFrom = 5;  // [LRG-PDMG-5]
// A dozen chariots would have to be hit at one moment to use it up; then the last ask nothing.
bool has_room(const State& state, std::size_t frames) {
    return state.owed.size() + frames + kFramesKept < kMaxFrames;
}

// What a magical blow passes on is magic no more: neither does Magic Immunity ward it off nor
// Cursed feel it. [LRG-PDMG-6, LRG-PDMG-7]
Clause clause_of_passing(const Table& table, const State& state, const Figure& passenger,
                         bool magical) {
    if (!magical) return "LRG-PDMG-5";
    if (in_force_with(table, state, passenger, &AbilityFacts::immune_to_magic)) return "LRG-PDMG-7";
    if (in_force_with(table, state, passenger, &AbilityFacts::cursed)) return "LRG-PDMG-6";
    return "LRG-PDMG-5";
}

void tell_roll(Context& c, const Frame& asked, std::uint8_t pips, PassengerWord word,
               Clause clause) {
    c.emit({.kind = EventKind::passenger_rolled,
            .clause = clause,
            .who = asked.figure,
            .other = asked.other,
            .n = pips,
            .word = static_cast<std::uint8_t>(word)});
}

void owe_fall(Context& c, FigureId who, FigureId from, Seat by) {
    c.owe(Ask::roll_fall, {}, who, from);
    c.state.owed.back().by = by;
}

// With a chariot, a castle section or a mount. [LRG-PELIM-4, C-CASTLE-35, H-V2-CAV-LOST]
Clause clause_of_fall(const Table& table, const State& state, FigureId from) {
    if (kind_of(table, state[from]).has_saddle) return "V-CAV-1";
    return fell_with_castle(table, state, from) ? Clause("C-CASTLE-35") : Clause("LRG-PELIM-4");
}

}  // namespace

// --- damage that is passed on ---

void owe_passenger_roll(Context& c, const Clicks& of_chariot, FigureId passenger) {
    const SectionSet struck{static_cast<std::uint8_t>(1u << of_chariot.section)};
    if (beside_platform(struck).bits == 0 || !in_play(c[passenger])) return;
    if (!has_room(c.state, 1)) return;
    c.owe(Ask::roll_passenger, {}, passenger, of_chariot.who);
    c.state.owed.back().clicks = of_chariot.clicks;
    c.state.owed.back().by = of_chariot.by;
    c.state.owed.back().magical = of_chariot.magical;
}

void resolve_passenger_roll(Context& c, const Frame& asked, std::uint8_t pips) {
    const bool hurt = pips >= kHurtFrom;
    tell_roll(c, asked, pips, hurt ? PassengerWord::hurt : PassengerWord::safe, "LRG-PDMG-5");
    if (!hurt) return end_game_if_settled(c);
    const Clause clause = clause_of_passing(c.table, c.state, c[asked.figure], asked.magical);
    deal_clicks(c, {.who = asked.figure,
                    .clicks = reduced(c, asked.figure, asked.clicks, 0, ClickWord::passed_on),
                    .cause = ClickWord::passed_on,
                    .clause = clause,
                    .by = asked.by});
    end_game_if_settled(c);
}

// --- the fall of the chariot ---

void put_down_at_dot(Context& c, FigureId passenger, Clause clause) {
    Figure& figure = c[passenger];
    const FigureId chariot = figure.chariot;
    const Vec2 spot = figure.at;
    figure.whereabouts = Whereabouts::on_table;
    figure.chariot = {};
    figure = put_at(c.table, c.state, figure, nearest_place(c.table, c.state, passenger, spot),
                    figure.facing);
    c.emit({.kind = EventKind::disembarked,
            .clause = figure.at == spot ? clause : Clause("U-GEN-14"),
            .who = passenger,
            .other = chariot,
            .at = figure.at,
            .facing = figure.facing});
}

// What is owed last is answered first: how it faces, then the die. It was put down, so nobody
// spins. [U-SPIN-8]
void unseat(Context& c, FigureId chariot, Seat by) {
    if (const FigureId rider = leave_saddle(c, chariot); rider.exists()) {
        if (falls_with_mount(c.table) && has_room(c.state, 1)) owe_fall(c, rider, chariot, by);
        return;
    }
    const FigureId who = passenger_of(c.state, chariot);
    if (!who.exists()) return;
    put_down_at_dot(c, who, "LRG-PELIM-2");
    if (!has_room(c.state, 2)) return;
    owe_fall(c, who, chariot, by);
    c.owe(Ask::face_anywhere, c[who].owner, who, chariot);
}

// Neither an attack nor an ability deals it, so nothing reduces it. [LRG-PELIM-4, C-CASTLE-35]
void resolve_fall_roll(Context& c, const Frame& asked, std::uint8_t pips) {
    const Clause clause = clause_of_fall(c.table, c.state, asked.other);
    tell_roll(c, asked, pips, PassengerWord::fell, clause);
    deal_clicks(c, {.who = asked.figure,
                    .clicks = pips,
                    .cause = ClickWord::fall,
                    .clause = clause,
                    .by = asked.by});
    end_game_if_settled(c);
}

Result<Ok> check_face(const Table& table, const State& state, const Turn& turn) {
    const FigureId asked = state.owed.back().figure;
    if (turn.who == asked) {
        // A rider's rear circle swings round, and must find room. [U-MOUNT-5, U-MOUNT-6]
        Base base = base_of(table, state[asked]);
        if (base.shape.kind != BaseKind::double_disc || turn.facing == base.facing) return Ok{};
        base.facing = turn.facing;
        if (stands_well(table, state, asked, base)) return Ok{};
        return Illegal{
            .clause = "U-MOUNT-5", .why = Reason::rests_on_base, .who = asked, .where = base.at};
    }
    const bool castle = fell_with_castle(table, state, state.owed.back().other);
    return Illegal{.clause = castle ? Clause("C-CASTLE-35") : Clause("LRG-PELIM-3"),
                   .why = Reason::wrong_answer,
                   .who = asked,
                   .other = turn.who};
}

void resolve_face(Context& c, const Frame& asked, const Turn& turn) {
    const bool castle = fell_with_castle(c.table, c.state, asked.other);
    c[turn.who].facing = turn.facing;
    c.emit({.kind = EventKind::turned,
            .clause = castle ? Clause("C-CASTLE-35") : Clause("LRG-PELIM-3"),
            .who = turn.who,
            .facing = turn.facing});
    end_game_if_settled(c);
}

namespace {

std::string_view wrong_with_passenger(const Asked& asked) {
    const auto& [table, state, frame, sender] = asked;
    const Figure& figure = state[frame.figure];
    if (!is_chariot(table, state, frame.other) ||
        (is_aboard(figure) && figure.chariot != frame.other))
        return "a passenger of no chariot";
    // Its own player's doing is nobody's. [MDW-PDMG-2]
    if (!frame.by.exists() &&
        table.options[Option::passenger_damage_cause] == opt::passenger_damage_cause::attacks_only)
        return "clicks of no seat";
    return wrong_with_clicks(table, frame);
}

std::string_view wrong_with_fall(const Asked& asked) {
    const auto& [table, state, frame, sender] = asked;
    const KindRules& kind = kind_of(table, state[frame.other]);
    const bool mount = kind.has_saddle && falls_with_mount(table);
    if ((!is_chariot(table, state, frame.other) && !mount &&
         !is_castle(warrior_of(table, state[frame.other]).kind)) ||
        in_play(state[frame.other]))
        return "a fall from no chariot";
    if (frame.by.exists() && frame.by.n >= table.seat_count) return "clicks of no seat";
    return {};
}

bool from_castle(const Asked& asked) {
    return fell_with_castle(asked.table, asked.state, asked.frame.other);  // [C-CASTLE-35]
}

}  // namespace

const Question questions::roll_passenger{
    .ask = Ask::roll_passenger,
    .clause = "LRG-PDMG-4",
    .dice = 1,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_passenger_roll(c, asked, roll.pips[0]); },
    .moot_without_it = true,
    // Also by pushing, or when a turn begins. [MDW-PDMG-2]
    .also_beside =
        [](const Table& table) {
            return table.options[Option::passenger_damage_cause] ==
                   opt::passenger_damage_cause::any_effect;
        },
    .about = About::one_and_who_may_be_gone,
    .present = Present::in_play,
    .wrong = wrong_with_passenger};

const Question questions::roll_fall{
    .ask = Ask::roll_fall,
    .clause_now =
        [](const Asked& asked) {
            return clause_of_fall(asked.table, asked.state, asked.frame.other);
        },
    .dice = 1,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_fall_roll(c, asked, roll.pips[0]); },
    .moot_without_it = true,
    .moment = Moment::either,
    .about = About::one_and_who_may_be_gone,
    .wrong = wrong_with_fall};

const Question questions::face_anywhere{
    .ask = Ask::face_anywhere,
    .clause_now =
        [](const Asked& asked) {
            return from_castle(asked) ? Clause("C-CASTLE-35") : Clause("LRG-PELIM-3");
        },
    .answers = {kAnswer<Turn, check_face, resolve_face>},
    .moot_without_it = true,
    .usual = as_it_faces,
    .propose = propose_facings,
    .offer = offer_to_stay,
    .moment = Moment::either,
    .wrong = [](const Asked& asked) -> std::string_view {
        const bool own = asked.frame.seat == asked.state[asked.frame.figure].owner;
        return own ? "" : "a choice of somebody else";
    }};

}  // namespace six
