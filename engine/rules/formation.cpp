#include "engine/rules/formation.h"

#include <algorithm>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/free_spin.h"
#include "engine/rules/move.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/sources.h"
#include "engine/rules/terrain.h"
#include "engine/rules/terrify.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// A faction, or where 2.0 gave it another name either of the two. [V-FORM-3, V-SUB-1]
struct Banner {
    Faction faction = Faction::mage_spawn;
    bool renamed = false;
};

bool goes_under(const Table& table, const Warrior& warrior, const Banner& banner) {
    if (!warrior.belongs_to(banner.faction)) return false;
    return !was_renamed(banner.faction) || (warrior.era == Era::newer) == banner.renamed ||
           table.options[Option::v2_faction_pairs] == opt::v2_faction_pairs::paired;
}

// Why this warrior may be in a formation of that faction; none: it may not. Mage Spawn go with a
// Shyft, Apocalypse with anybody, what has two symbols counts as either. [U-FAC-3, U-FAC-4,
// U-FAC-6]
Clause membership(const Table& table, const State& state, const Figure& figure,
                  const Banner& banner) {
    const Warrior& warrior = warrior_of(table, figure);
    if (goes_under(table, warrior, banner))
        return warrior.factions[0] == warrior.factions[1] ? Clause("U-FORM-2") : Clause("U-FAC-6");
    if (warrior.belongs_to(Faction::apocalypse) && table.options.is_on(Option::v2_apoc))
        return "FAQ-APOC-2";
    if (const auto* facts = in_force_with(table, state, figure, &AbilityFacts::of_any_faction))
        return facts->clause;
    if (warrior.is_mage_spawn() && banner.faction == Faction::shyft &&
        table.options[Option::v2_shyft] == opt::v2_shyft::mage_spawn_with_shyft)
        return "FAQ-SHYFT-2";
    return {};
}

// The faction of a formation: every member is of it or excused, and at least one is of it.
// mage_spawn, which is none, when there is no such faction.
Banner common_faction(const Table& table, const State& state, std::span<const FigureId> members) {
    for (const bool renamed : {false, true})
        for (std::size_t i = 1; i < kFactionNames.size(); ++i) {
            const Banner banner{static_cast<Faction>(i), renamed};
            if (renamed && !was_renamed(banner.faction)) continue;
            bool everybody = true, somebody = false;
            for (const FigureId member : members) {
                everybody = everybody && membership(table, state, state[member], banner).exists();
                somebody = somebody || goes_under(table, warrior_of(table, state[member]), banner);
            }
            if (everybody && somebody) return banner;
        }
    return {};
}

// Each goes with some other, so that all of them hang together, where that was agreed to be enough.
// [U-FAC-6, H-DUAL-FACTION]
bool are_chained(const Table& table, const State& state, std::span<const FigureId> members) {
    if (table.options[Option::dual_faction] != opt::dual_faction::chains_of_factions) return false;
    unsigned reached = 1;
    for (std::size_t round = 1; round < members.size(); ++round)
        for (std::size_t a = 0; a < members.size(); ++a)
            for (std::size_t b = 0; b < members.size(); ++b) {
                const std::array pair{members[a], members[b]};
                if (((reached >> a) & 1) && !((reached >> b) & 1) &&
                    common_faction(table, state, pair).faction != Faction::mage_spawn)
                    reached |= 1u << b;
            }
    return reached + 1 == 1u << members.size();
}

// Whatever their factions, the members of one company may. [V-FORM-5]
bool is_company(const Table& table, const State& state, std::span<const FigureId> members) {
    return std::all_of(members.begin(), members.end(), [&](FigureId member) {
        return state[member].owner == state[members[0]].owner &&
               table.seats[state[member].owner.n].company.exists();
    });
}

Result<Ok> check_factions(const Table& table, const State& state,
                          std::span<const FigureId> members) {
    if (common_faction(table, state, members).faction != Faction::mage_spawn ||
        are_chained(table, state, members))
        return Ok{};
    if (is_company(table, state, members)) return Ok{};
    bool shyft = false;
    FigureId spawn, stranger;
    const Warrior& lead = warrior_of(table, state[members[0]]);
    for (const FigureId member : members) {
        const Warrior& warrior = warrior_of(table, state[member]);
        shyft = shyft || warrior.belongs_to(Faction::shyft);
        if (warrior.is_mage_spawn() && !spawn.exists()) spawn = member;
        if (!stranger.exists() &&
            !goes_under(table, warrior, {lead.factions[0], lead.era == Era::newer}) &&
            !goes_under(table, warrior, {lead.factions[1], lead.era == Era::newer}))
            stranger = member;
    }
    const bool never = table.options[Option::v2_shyft] == opt::v2_shyft::no_mage_spawn;
    if (spawn.exists() && (!shyft || never))
        return Illegal{.clause = "U-FORM-3", .why = Reason::formation_mage_spawn, .who = spawn};
    return Illegal{.clause = "U-FORM-2",
                   .why = Reason::formation_faction,
                   .who = members[0],
                   .other = stranger};
}

// One event a member, with the clause that makes it one.
void tell_formed(Context& c, std::span<const FigureId> members) {
    const Banner banner = common_faction(c.table, c.state, members);
    const auto joins_by = [&](FigureId member) {
        if (banner.faction != Faction::mage_spawn)
            return membership(c.table, c.state, c[member], banner);
        return is_company(c.table, c.state, members) ? Clause("V-FORM-5") : Clause("U-FAC-6");
    };
    for (const FigureId member : members)
        c.emit({.kind = EventKind::formed,
                .clause = member == members[0] ? Clause("U-FORM-1") : joins_by(member),
                .who = member,
                .other = members[0],
                .word = static_cast<std::uint8_t>(FormedWord::movement)});
}

// What keeps a figure from acting keeps it from being a member. [U-FORM-4, U-FORM-6]
Illegal as_member(Illegal no, bool of_team_mate) {
    switch (no.why) {
        case Reason::already_acted:
        case Reason::two_tokens:
        case Reason::is_captive:
        case Reason::was_levitated:
        case Reason::was_carried:
            no.clause = "U-FORM-4";
            break;
        case Reason::not_your_figure:
            if (of_team_mate) no.clause = "U-FORM-6";
            break;
        default:
            break;
    }
    return no;
}

const AbilityFacts* bars(const Table& table, const State& state, const Figure& figure,
                         FormedWord kind) {
    if (!table.options.is_on(Option::v2_bound_free))  // as in the older text [H-V2-BOUND-FREE]
        if (const auto* bound = in_force_with(table, state, figure, &AbilityFacts::advances);
            bound && bound->follow_up == AttackKind::ranged)
            return bound;
    return in_force_with(table, state, figure,
                         kind == FormedWord::movement ? &AbilityFacts::no_movement_formation
                                                      : &AbilityFacts::no_combat_formation);
}

bool has_bit(std::uint16_t bits, std::size_t index) {
    return (bits >> index) & 1;
}

bool sets_out_hindered(const State& state, FigureId member) {
    for (const Memo& memo : state.memos)
        if (memo == Memo{MemoKind::set_out_hindered, member, member}) return true;
    return false;
}

// What a member has to give to the pace of all: where the players agreed so, half of its speed when
// it sets out in hindering terrain. [H-FORM-HINDERED]
Inches own_pace(const Table& table, const State& state, FigureId member) {
    const Inches whole = speed_of(table, state[member]);
    return sets_out_hindered(state, member) ? halved(table, whole) : whole;
}

// The first of them may stand elsewhere when the next is judged. [U-MFORM-9]
void note_hindered(Context& c, std::span<const FigureId> members) {
    if (!halves_before_minimum(c.table)) return;
    for (const FigureId member : members)
        if (Movement(c.table, c.state, member, 0).hindered && !c.state.memos.full())
            c.state.memos.push_back({MemoKind::set_out_hindered, member, member});
}

// Whose Forced March sets the pace when nobody is named: the fastest. [U-SA-SPD-8]
FigureId fastest_march(const Table& table, const State& state, std::span<const FigureId> members) {
    FigureId fastest;
    for (const FigureId member : members) {
        if (!in_force_with(table, state, state[member], &AbilityFacts::sets_pace)) continue;
        if (!fastest.exists() || own_pace(table, state, member) > own_pace(table, state, fastest))
            fastest = member;
    }
    return fastest;
}

// Every declared member is named once, also one that stays. [U-FORM-7]
Result<Ok> check_complete(const Action& action, const March& march) {
    for (const FigureId member : action.members) {
        int named = 0;
        for (const Move& move : march) named += move.who == member;
        if (named != 1 || march.size() != action.members.size())
            return Illegal{.clause = "U-FORM-7",
                           .why = Reason::formation_incomplete,
                           .who = member,
                           .n = static_cast<std::int32_t>(march.size()),
                           .m = static_cast<std::int32_t>(action.members.size())};
    }
    return Ok{};
}

}  // namespace

Result<Ok> check_members(const Table& table, const State& state, std::span<const FigureId> members,
                         FormedWord kind) {
    for (std::size_t i = 0; i < members.size(); ++i) {
        const FigureId member = members[i];
        const auto refuse = [&](Clause clause, Reason why, FigureId other) {
            return Illegal{.clause = clause,
                           .why = why,
                           .who = member,
                           .other = other,
                           .where = state[member].at};
        };
        for (std::size_t j = 0; j < i; ++j)
            if (members[j] == member || partner_of(table, state, members[j]) == member)
                return refuse("U-FORM-7", Reason::formation_twice, members[0]);
        if (const Ban no = forbidden(table, state[member], Deed::join_formation); no.exists())
            return refuse(no.clause, no.why, state[member].chariot);
        if (const auto may = check_may_act(table, state, member, Given::action); !may)
            return as_member(may.error(), table.friends(state[member].owner, state.turn));
        if (const FigureId captive = captive_of(state, member); captive.exists())
            return refuse("U-CAP-15", Reason::is_captor, captive);
        if (bars(table, state, state[member], kind))
            return refuse("U-FORM-5", Reason::formation_barred, {});
        for (std::size_t j = 0; j < i; ++j)
            if (abrupt_between(table, state, state[members[j]], state[member]))
                return refuse("U-ABR-3", Reason::formation_abrupt, members[j]);
    }
    for (const FigureId member : members)
        if (!same_side(table, state, state[members[0]], state[member]))
            return Illegal{.clause = "U-FORM-2",
                           .why = Reason::target_opposing,
                           .who = members[0],
                           .other = member,
                           .where = state[member].at};
    return check_factions(table, state, members);
}

bool linked(const Table& table, const State& state, std::span<const FigureId> members) {
    unsigned reached = 1;
    for (std::size_t round = 1; round < members.size(); ++round)
        for (std::size_t a = 0; a < members.size(); ++a)
            for (std::size_t b = 0; b < members.size(); ++b)
                if (((reached >> a) & 1) && !((reached >> b) & 1) &&
                    touching(table, state, state[members[a]], state[members[b]]))
                    reached |= 1u << b;
    return reached + 1 == 1u << members.size();
}

Result<Ok> check_form_up(const Table& table, const State& state, const FormUp& form) {
    const std::span<const FigureId> members = form.members;
    const FormationSize size = formations_of(table).movement;
    const auto count = static_cast<std::int32_t>(members.size());
    if (count < size.least || count > size.most)
        return Illegal{
            .clause = size == Formations{}.movement ? Clause("U-MFORM-1") : Clause("C-TURN-9"),
            .why = Reason::formation_size,
            .who = members.empty() ? FigureId{} : members[0],
            .n = count,
            .m = count < size.least ? size.least : size.most};
    if (const auto may = check_members(table, state, members, FormedWord::movement); !may)
        return may;
    if (!linked(table, state, members))
        return Illegal{
            .clause = "U-MFORM-1", .why = Reason::formation_not_linked, .who = members[0]};
    if (!form.march.exists()) return Ok{};
    for (const FigureId member : members)
        if (member == form.march &&
            in_force_with(table, state, state[member], &AbilityFacts::sets_pace))
            return Ok{};
    return Illegal{.clause = "U-SA-SPD-8",
                   .why = Reason::march_not_member,
                   .who = members[0],
                   .other = form.march};
}

void resolve_form_up(Context& c, const FormUp& form) {
    begin_action(c, {.kind = ActionKind::formation, .members = form.members});
    note_hindered(c, form.members);
    Action& action = c.state.action;
    action.march = form.march.exists() ? form.march : fastest_march(c.table, c.state, form.members);
    tell_formed(c, form.members);
    c.owe(Ask::choose_paths, c.state.turn, action.who);
    if (const FigureId first = next_to_break_away(c.table, c.state); first.exists())
        c.owe(Ask::roll_break_away, {}, first);
}

bool is_member(const Action& action, FigureId who) {
    if (action.kind != ActionKind::formation) return false;
    for (const FigureId member : action.members)
        if (member == who) return true;
    return false;
}

FigureId next_to_break_away(const Table& table, const State& state) {
    const Action& action = state.action;
    for (std::size_t i = 0; i < action.members.size(); ++i)
        if (!has_bit(action.held, i) && !has_bit(action.broke_away, i) &&
            touches_opponent(table, state, action.members[i]))
            return action.members[i];
    return {};
}

March all_stay(const State& state) {
    March march;
    for (const FigureId member : state.action.members)
        march.add({member, {}, state[member].facing});
    return march;
}

bool all_are_held_fast(const Table& table, const State& state) {
    const Action& action = state.action;
    for (std::size_t i = 0; i < action.members.size(); ++i) {
        const Warrior& warrior = warrior_of(table, state[action.members[i]]);
        if (!has_bit(action.held, i) || warrior.base.kind != BaseKind::double_disc) return false;
    }
    return true;
}

// Played through on a copy, one after the other, each among the figures as they then stand.
// [U-MFORM-3, U-MFORM-9]
Result<Ok> check_march(const Table& table, const State& state, const March& march) {
    const Action& action = state.action;
    if (const auto complete = check_complete(action, march); !complete) return complete;
    static thread_local State copy;
    copy_state(copy, state);
    for (const Move& move : march) {
        Figure& figure = copy[move.who];
        const bool changes = changes_place(table, figure, move);
        if (changes && has_bit(action.held, action.index_of(move.who)))
            return Illegal{.clause = move.path.empty() ? Clause("U-MOUNT-7") : Clause("U-MFORM-5"),
                           .why = Reason::held_in_place,
                           .who = move.who,
                           .where = figure.at};
        if (const auto way = check_way(table, copy, move); !way) return way;
        if (!changes) {
            figure.facing = move.facing;
            continue;
        }
        const Figure resting = moved_by(table, copy, move);
        // Dice of one member leave fewer to be remembered for the next.
        for (const FigureId terror : terrors_at(table, copy, move.who, resting))
            copy.memos.push_back({MemoKind::terrify_passed, move.who, terror});
        figure = resting;
    }
    if (!linked(table, copy, action.members))
        return Illegal{.clause = "U-MFORM-4", .why = Reason::formation_split, .who = action.who};
    return Ok{};
}

void resolve_march(Context& c, const March& march) {
    // What would come among the terrified rolls first; then all paths are named anew.
    // [U-SA-DEF-17]
    c.owe(Ask::choose_paths, c.state.turn, c.state.action.who);
    bool terrified = false;
    InlineVector<Move, kMostMembers> moves;
    for (const Move& move : march) moves.push_back(move);
    for (std::size_t i = moves.size(); i-- > 0;) {
        const Move& move = moves[i];
        if (!changes_place(c.table, c[move.who], move)) continue;
        const bool owed = owe_terror(c, move.who, moved_by(c.table, c.state, move));
        terrified = terrified || owed;
    }
    if (terrified) return ask_before_terror(c);
    c.state.owed.pop_back();

    Action& action = c.state.action;
    for (const Move& move : moves) note_contacts(c, move.who);
    for (const Move& move : moves)
        if (put_in_place(c, move))
            action.moved =
                static_cast<std::uint16_t>(action.moved | 1u << action.index_of(move.who));
    c.owe(Ask::end_move, {}, action.who);
    const Movers movers = movers_of(c.state);
    owe_free_spins(c, movers);  // after the last member [U-SPIN-7, U-MFORM-10]
}

namespace {

// All members go the same way, the foremost first; or everybody stays.
void propose_marches(const Asked& asked, Proposals& out) {
    const State& state = asked.state;
    for (int t = 0; t < kTries && !out.full(); ++t) {
        const Facing way = out.any_facing();
        const Inches far = Inches::from_mils(out.between(200, 8000));
        const Vec2 offset = ahead_of({}, way, far);
        InlineVector<FigureId, kMostMembers> order = state.action.members;
        const Direction ahead = direction(way);
        const auto progress = [&](FigureId id) {
            const Vec2 at = state[id].at;
            return std::int64_t{ahead.x} * at.x.mils() + std::int64_t{ahead.y} * at.y.mils();
        };
        for (std::size_t i = 1; i < order.size(); ++i)
            for (std::size_t k = i; k > 0 && progress(order[k - 1]) < progress(order[k]); --k)
                std::swap(order[k - 1], order[k]);
        March march;
        for (const FigureId id : order) march.add({id, Path{state[id].at + offset}, way});
        out.add(march);
    }
    out.make_room();
    out.add(all_stay(state));
}

}  // namespace

const Question questions::choose_paths{
    .ask = Ask::choose_paths,
    .clause = "U-MFORM-3",
    .answers = {kAnswer<March, check_march, resolve_march>},
    // A formation of riders that are all held. [U-MOUNT-7]
    .only = [](const Asked& asked) -> std::optional<BattleCommand> {
        if (!all_are_held_fast(asked.table, asked.state)) return std::nullopt;
        return all_stay(asked.state);
    },
    .usual = [](const Asked& asked) -> std::optional<BattleCommand> {
        return all_stay(asked.state);
    },
    .of_ways = true,
    .propose = propose_marches};

void sources::combat_formation(const Strike& strike, Sum& out) {
    if (strike.plan.members.empty()) return;
    const Table& table = strike.table;
    const bool close = strike.close();
    const std::int32_t each =
        close ? table.rules->combat.close_formation_bonus : table.options[Option::rform_bonus];
    const auto others = static_cast<std::int32_t>(strike.plan.members.size());
    const bool beyond = others > (close ? Formations{}.close : Formations{}.ranged).most - 1;
    std::int32_t bonus = each * others;
    if (!close) bonus = std::min<std::int32_t>(bonus, formations_of(table).most_ranged_bonus);
    out.put(Term::formation, bonus,
            beyond  ? Clause("C-TURN-9")
            : close ? Clause("U-CFORM-4")
                    : formations_of(table).others_add,
            strike.plan.who);
}

// All have the pace of the slowest, or of the one whose Forced March leads them. [U-MFORM-2,
// U-SA-SPD-8]
void sources::formation_pace(const Movement& movement, Sum& out) {
    const Table& table = movement.table;
    const State& state = movement.state;
    const Action& action = state.action;
    if (!is_member(action, movement.who)) return;
    const bool marches = action.march.exists();
    FigureId leader = marches ? action.march : movement.who;
    if (!marches)
        for (const FigureId member : action.members)
            if (own_pace(table, state, member) < own_pace(table, state, leader)) leader = member;
    const Inches whole = speed_of(table, state[leader]);
    out.set(marches ? Term::forced_march : Term::slowest, whole.mils(),
            marches ? Clause("U-SA-SPD-8") : Clause("U-MFORM-2"), leader);
    if (const Inches half = own_pace(table, state, leader); half < whole)
        out.put(Term::halved, (half - whole).mils(), "U-MFORM-7", leader);
}

}  // namespace six
