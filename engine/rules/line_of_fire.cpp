#include "engine/rules/line_of_fire.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "engine/geometry/segment.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/sources.h"

namespace six {
namespace {

// How many points of one castle section are tried against all of another.
constexpr std::size_t kStarts = 16;

bool in_set(PieceSet set, PieceId piece) {
    return piece.exists() && (set >> piece.n & 1) != 0;
}

// Those of the pieces in the set that hold the dot.
PieceSet holding(const Table& table, PieceSet set, Vec2 dot) {
    PieceSet held = 0;
    for (; set != 0; set &= set - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(set));
        if (holds(table.field.pieces[i].outline, dot)) held |= PieceSet{1} << i;
    }
    return held;
}

// The pieces of the table, by what they are to a line. Water is nothing to it. [U-WATER-1,
// U-WATER-2]
struct Pieces {
    PieceSet raised = 0;  // elevated, whatever else they are [U-ELEV-3]
    PieceSet blocking = 0;
    PieceSet hindering = 0;   // what conceals among them
    PieceSet concealing = 0;  // [V-LOF-4]
    PieceSet walls = 0;

    Pieces(const Table& table, const State& state) {
        for (std::size_t i = 0; i < table.field.pieces.size(); ++i) {
            const Piece& piece = table.field.pieces[i];
            const PieceSet bit = PieceSet{1} << i;
            const Ground now = ground_of(table, state, piece);
            if (now.height != Height::ground) raised |= bit;
            if (now.kind == TerrainKind::blocking) blocking |= bit;
            if (now.kind == TerrainKind::concealing) concealing |= bit;
            if (now.kind == TerrainKind::hindering || now.kind == TerrainKind::concealing)
                hindering |= bit;
            if (now.kind == TerrainKind::low_wall) walls |= bit;
        }
    }
};

// What counts between these two heights. [U-ELEV-12]
struct Counting {
    PieceSet blocking = 0;
    PieceSet hindering = 0;  // walls among them
    PieceSet own = 0;        // elevated pieces that an elevated end stands on
    bool elevated_bases_only = false;
    bool soaring_bases_only = false;  // [V-SOAR-9]
    Clause raised_blocks;             // that lets an elevated piece block
    Clause hinders;                   // that lets a piece hinder, where it is not a wall
    Clause own_hinders;               // ... and one that an end of the line stands on

    Counting(const Pieces& ground, PieceSet under_from, PieceSet under_to) {
        own = under_from | under_to;
        const PieceSet level_hindering = (ground.hindering | ground.walls) & ~ground.raised;
        if (under_from && under_to) {  // [U-ELEV-5]
            blocking = ground.blocking & ground.raised;
            hindering = ground.hindering & ground.raised;
            elevated_bases_only = true;
            raised_blocks = hinders = "U-ELEV-5";
        } else if (own) {  // [U-ELEV-6, U-ELEV-11]
            blocking = ground.blocking | (ground.raised & ~own);
            hindering = level_hindering | (ground.hindering & own);
            raised_blocks = hinders = "U-ELEV-6";
            own_hinders = "U-ELEV-11";
        } else {  // [U-ELEV-4]
            blocking = ground.blocking | ground.raised;
            hindering = level_hindering;
            raised_blocks = "U-ELEV-4";
            hinders = "U-HIND-3";
        }
    }
};

// The bases that stop the line, where not all of them do.
bool some_bases_do_not_count(const Table& table, const Counting& counting) {
    return counting.elevated_bases_only || counting.soaring_bases_only ||
           !table.options.is_on(Option::captive_blocks);
}
FigureSet counting_bases(const Table& table, const State& state, const Pieces& ground,
                         const Counting& counting) {
    FigureSet set;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (figure.captive() && !table.options.is_on(Option::captive_blocks)) return;
        if (counting.soaring_bases_only && !posture_of(table, figure).aloft) return;
        if (counting.elevated_bases_only && !holding(table, ground.raised, figure.at)) return;
        set.add(id);
    });
    return set;
}

Clause blocking_clause(const Table& table, const State& state, const Pieces& ground,
                       const Counting& counting, const Block& block) {
    switch (block.kind) {
        case BlockKind::base:
            if (state[block.figure].captive()) return "U-RNG-4";
            if (counting.soaring_bases_only) return "V-SOAR-9";
            if (in_force_with(table, state, state[block.figure], &AbilityFacts::never_a_target))
                return "FAQ-LOF-1";
            return "U-RNG-3";
        case BlockKind::gap:
            return "U-GEN-10";
        case BlockKind::piece:
            if (table.field.pieces[block.piece.n].section.exists()) return "C-CASTLE-34";
            return in_set(ground.raised, block.piece) ? counting.raised_blocks : Clause("U-BLK-2");
        default:
            return {};
    }
}

// Hindering terrain that holds the firer's dot is ignored if the line leaves it, for good, within
// the firer's own base. [U-HIND-4]
bool fires_from_edge(const Table& table, const Base& firer, Vec2 to, const Polygon& outline) {
    const std::int32_t option = table.options[Option::edge_fire];
    if (option == opt::edge_fire::no_exception || !holds(outline, firer.at)) return false;
    if (option == opt::edge_fire::whole_own_piece) return true;
    const std::int64_t dd = distance_squared(firer.at, to);
    const std::optional<Entry> last = enters_polygon(to, firer.at, outline.corners);
    if (!last || dd == 0) return true;
    // Seen from the target, the rim lies at (length - radius) / length of the way.
    const Int128 rim = Int128{square(firer.shape.radius.mils())} * dd;
    return *last >= Entry::root(dd, rim, dd);
}

// Concealing terrain gives the same as hindering terrain, or what was agreed, and not both; so the
// line names the piece that gives more. [V-LOF-4, H-V2-CONCEALING]
void find_hindering(const Table& table, const Figure& firer, const Pieces& ground,
                    const Counting& counting, PieceSet crossed, FireLine& line) {
    const bool conceals_more = table.options[Option::v2_concealing] > 1;
    Base base = base_of(table, firer);
    if (posture_of(table, firer).by_outline) base = {{.radius = 1_mil}, line.from, firer.facing};
    for (PieceSet bits = crossed & counting.hindering; bits != 0; bits &= bits - 1) {
        const PieceId id{static_cast<std::uint16_t>(std::countr_zero(bits))};
        const Piece& piece = table.field.pieces[id.n];
        const bool wall = piece.kind == TerrainKind::low_wall;
        const bool conceals = in_set(ground.concealing, id);
        if (line.hindered() && (conceals == line.concealed || conceals != conceals_more)) continue;
        if (wall ? beside_wall(table, piece, base)  // [U-WALL-4]
                 : fires_from_edge(table, base, line.to, piece.outline))
            continue;
        line.hindering = id;
        line.concealed = conceals;
        line.hindering_clause = wall ? Clause("U-WALL-4") : counting.hinders;
        if (!wall && counting.own_hinders.exists() && in_set(counting.own, id))
            line.hindering_clause = counting.own_hinders;
        if (conceals) line.hindering_clause = "V-LOF-4";
        if (ground.concealing == 0) return;
    }
}

// The elevated pieces that an end of a line stands on; a castle section's is its own ground alone.
PieceSet under(const Table& table, const State& state, const Pieces& ground, FigureId who,
               Vec2 at) {
    if (!who.exists() || !posture_of(table, state[who]).by_outline)
        return holding(table, ground.raised, at);
    return PieceSet{1} << piece_of(table, who).n;
}

// One line, from point to point.
FireLine line_between(const Table& table, const State& state, const Scene& scene,
                      const Pieces& ground, FigureId from, Vec2 start, FigureId to, Vec2 end,
                      bool over_bases = false) {
    Counting counting(ground, under(table, state, ground, from, start),
                      under(table, state, ground, to, end));
    // Terrain is nothing to two that soar, bases on the ground to any that do. [V-SOAR-9]
    const bool high = posture_of(table, state[from]).aloft;
    const bool higher = to.exists() && posture_of(table, state[to]).aloft;
    counting.soaring_bases_only = high || higher;
    if (counting.soaring_bases_only) counting.elevated_bases_only = false;
    if (high && higher) counting.blocking = counting.hindering = 0;
    LineQuery query{
        .from = start,
        .to = end,
        .from_figure = from,
        // What carries a passenger is no more in the way than he is; a place is nobody's. [H-X-G13]
        .to_figure = to.exists() ? body_of(state, to) : to,
        .blocking = counting.blocking,
        .contact_slack = table.contact_slack(),
        .gaps_block = table.options[Option::touching_gap] == opt::touching_gap::blocked};
    FigureSet bases;
    const bool shoots = posture_of(table, state[from]).by_outline;
    if (shoots || some_bases_do_not_count(table, counting)) {
        bases = counting_bases(table, state, ground, counting);
        if (shoots)  // past those on its own top [C-CASTLE-30]
            for_each_on_table(state, [&](FigureId id, const Figure& figure) {
                if (figure.top == from) bases.remove(id);
            });
        query.bases = &bases;
    }
    constexpr FigureSet kNoBases;
    if (over_bases) query.bases = &kNoBases;
    FireLine line{.from = start, .to = end};
    line.block = first_block(scene, query);
    if (!line.clear())
        line.clause = blocking_clause(table, state, ground, counting, line.block);
    else if (counting.hindering)
        find_hindering(table, state[from], ground, counting, pieces_crossed(scene, start, end),
                       line);
    return line;
}

// To the nearest point of a section that a clear line reaches; from the nearest, but rather one
// within reach that is not hindered: there its owner chooses. [C-CASTLE-25, C-CASTLE-30]
FireLine line_with_section(const Table& table, const State& state, const Scene& scene,
                           FigureId from, FigureId to, Inches reach, bool over_bases) {
    const bool shoots = posture_of(table, state[from]).by_outline && !shoots_from_middle(table);
    const bool struck = posture_of(table, state[to]).by_outline && !is_shot_at_middle(table);
    if (!shoots && !struck)
        return line_between(table, state, scene, Pieces(table, state), from, state[from].at, to,
                            state[to].at, over_bases);
    const bool both = shoots && struck;
    const Vec2 eye = !shoots ? state[from].at
                     : both  ? nearest_of_section(table, to, state[from].at)
                             : state[to].at;
    const FigureId section = shoots ? from : to;
    const Pieces ground(table, state);
    const auto line_at = [&](Vec2 point) {
        const Vec2 end = both ? nearest_of_section(table, to, point) : eye;
        return shoots ? line_between(table, state, scene, ground, from, point, to, end, over_bases)
                      : line_between(table, state, scene, ground, from, eye, to, point, over_bases);
    };
    const auto is_best = [&](const FireLine& line) {
        return line.clear() && !(shoots && line.hindered());
    };
    FireLine best = line_at(nearest_of_section(table, section, eye));  // mostly that will do
    if (is_best(best)) return best;
    InlineVector<Vec2, kStarts> starts;
    for (const Vec2 point : points_towards(table, state, section, eye)) {
        // Beyond reach only what says how far it would be is still wanted.
        if (!both && best.clear() && !within(point, eye, reach)) break;
        const FireLine line = line_at(point);
        if (is_best(line) && (!best.clear() || within(line.from, line.to, reach))) return line;
        if (line.clear() && !best.clear()) best = line;
        if (both && !starts.full()) starts.push_back(point);
    }
    // From one section to another: past what hides its nearest point from each of these.
    for (std::size_t i = 0; i < starts.size() && !best.clear(); ++i)
        for (const Vec2 end : points_towards(table, state, to, starts[i])) {
            const FireLine line =
                line_between(table, state, scene, ground, from, starts[i], to, end, over_bases);
            if (!line.clear()) continue;
            best = line;
            break;
        }
    return best;
}

}  // namespace

FireLine line_of_fire(const Table& table, const State& state, const Scene& scene, FigureId from,
                      FigureId to, Inches reach, bool over_bases) {
    if (posture_of(table, state[from]).by_outline || posture_of(table, state[to]).by_outline)
        return line_with_section(table, state, scene, from, to, reach, over_bases);
    return line_between(table, state, scene, Pieces(table, state), from, state[from].at, to,
                        state[to].at, over_bases);
}

FireLine line_of_fire(const Table& table, const State& state, FigureId from, FigureId to,
                      Inches reach, bool over_bases) {
    return line_of_fire(table, state, scene_of(table, state), from, to, reach, over_bases);
}

FireLine line_to_point(const Table& table, const State& state, const Scene& scene, FigureId from,
                       FigureId section, Vec2 point) {
    return line_between(table, state, scene, Pieces(table, state), from, state[from].at, section,
                        point);
}

FireLine line_to_place(const Table& table, const State& state, FigureId from, Vec2 start,
                       Vec2 end) {
    return line_between(table, state, scene_of(table, state), Pieces(table, state), from, start, {},
                        end);
}

Illegal refuse_line(FigureId from, FigureId to, const FireLine& line) {
    Illegal illegal{.clause = line.clause,
                    .why = Reason::line_blocked_by_terrain,
                    .who = from,
                    .other = to,
                    .piece = line.block.piece,
                    .where = line.block.where};
    if (line.block.kind != BlockKind::piece) {
        illegal.why = line.block.kind == BlockKind::gap ? Reason::line_between_touching
                                                        : Reason::line_blocked_by_base;
        illegal.other = line.block.figure;
    }
    return illegal;
}

bool height_counts(const Table& table, const State& state, const Figure& attacker,
                   const Figure& target) {
    return posture_of(table, attacker).height_counts && posture_of(table, target).height_counts &&
           !elevated(table, state, attacker) && elevated(table, state, target);
}

// One of a formation that is hindered is enough. [U-HIND-3, U-CFORM-7]
void sources::hindering(const Strike& strike, Sum& out) {
    if (strike.close() || !strike.ground_counts()) return;
    const Table& table = strike.table;
    const State& state = strike.state;
    const AttackPlan& plan = strike.plan;
    const std::int32_t concealing = table.options[Option::v2_concealing];
    FireLine best;
    std::int32_t most = 0;
    strike.any_that_terrain_counts_for([&](FigureId id) {
        const FireLine line =
            line_of_fire(table, state, body_of(state, id), strike.who,
                         reach_of_shot(table, state, plan, id, nullptr, strike.who),
                         id == plan.who && shoots_over_bases(table, strike.form));
        const std::int32_t gives = line.concealed ? concealing : line.hindered() ? 1 : 0;
        if (gives > most) {
            most = gives;
            best = line;
        }
        return most >= std::max(concealing, 1);
    });
    if (most > 0)
        out.put(best.concealed ? Term::concealing : Term::hindering, most, best.hindering_clause,
                strike.who);
}

// What stands on a castle section is shielded by that instead. [U-ELEV-7, C-CASTLE-27]
void sources::height(const Strike& strike, Sum& out) {
    if (!strike.ground_counts() || is_fortified(strike.table, strike.state, strike.figure)) return;
    if (strike.any_that_terrain_counts_for([&](FigureId id) {
            const Figure& from = strike.state[body_of(strike.state, id)];
            return height_counts(strike.table, strike.state, from, strike.figure);
        }))
        out.put(Term::height, 1, "U-ELEV-7", strike.who);
}

}  // namespace six
