#include "engine/rules/set_down.h"

#include "engine/geometry/path.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/rules/soar.h"
#include "engine/rules/terrain.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// How finely the nearest legal place is looked for.
constexpr Inches kRingStep = 50_mil;
constexpr std::int32_t kRingPlaces = 360;
constexpr std::int32_t kNearerPlaces = 24;

// A captive is held by its captor, a passenger by its chariot; what comes back, by the one that
// acts.
FigureId holder_of(const State& state, const Figure& figure) {
    if (is_aboard(figure) || in_saddle(figure)) return figure.chariot;
    return figure.captive() ? figure.captor : state.action.who;
}

// Which text says that the two must touch.
Clause contact_clause(const Table& table, const State& state, const Figure& figure) {
    if (is_aboard(figure)) return "LRG-DIS-2";
    if (in_saddle(figure)) return "V-CAV-1";
    if (figure.captive())
        return state.action.kind == ActionKind::ability || state.action.kind == ActionKind::special
                   ? Clause("U-CAP-17")
                   : Clause("U-CAP-7");
    const AbilityFacts* facts = facts_of(table, state.action.plan.ability);
    return facts && facts->placed_by.exists() ? facts->placed_by : Clause("U-GEN-13");
}

}  // namespace

PieceSet barred_to(const Table& table, const State& state, const Figure& figure) {
    const bool swims = gait_of(table, state, figure).swims;
    PieceSet barred = 0;
    for (std::size_t i = 0; i < table.field.pieces.size(); ++i) {
        const TerrainKind kind = ground_of(table, state, table.field.pieces[i]).kind;
        if (kind == TerrainKind::blocking || (kind == TerrainKind::deep_water && !swims))
            barred |= PieceSet{1} << i;
    }
    return barred;
}

namespace {

class Judge {
public:
    Judge(const Table& table, const State& state, FigureId who, const Figure& holder)
        : table_(table),
          state_(state),
          scene_(scene_of(table, state)),
          figure_(state[who]),
          holder_id_(holder_of(state, figure_)),
          holder_(standing(state, holder)),  // beside a rider is beside his mount [V-CAV-1]
          standing_(on_its_feet(figure_)),
          barred_(barred_to(table, state, figure_)) {
        // Perhaps moved in thought: where it stands now does not count.
        if (figure_.captive()) ignored_.add(figure_.captor);
        // What comes back stands beside the section that brought it back. [LRG-SA-1]
        if (is_large(table, holder) && !figure_.captive() && !is_aboard(figure_))
            beside_ = bit_of_section(state.action.plan.section);
    }

    Result<Ok> check(const Place& place) const {
        const auto refuse = [&](Clause clause, Reason why, const Block& block = {}) {
            return Illegal{.clause = clause,
                           .why = why,
                           .who = place.who,
                           .other = block.figure.exists() ? block.figure : holder_id_,
                           .piece = block.piece,
                           .where = place.at};
        };
        if (!in_bounds(place.at)) return refuse("U-GEN-13", Reason::rests_off_table);
        const Figure placed = put_at(table_, state_, standing_, place.at, place.facing);
        const FigureSet ignored = ignored_ | out_of_the_way(table_, state_, posture_of(placed));
        const Base base = base_of(table_, placed);
        const Block overlap = first_overlap(scene_, {.base = base,
                                                     .mover = place.who,
                                                     .ignored = &ignored,
                                                     .barred = barred_,
                                                     .contact_slack = table_.contact_slack(),
                                                     .terrain_slack = table_.terrain_slack(),
                                                     .table = table_.field.size});
        if (overlap.kind == BlockKind::base)
            return refuse("U-GEN-13", Reason::rests_on_base, overlap);
        if (overlap.kind == BlockKind::piece) {
            const TerrainKind kind = table_.field.pieces[overlap.piece.n].kind;
            // Only its being a passenger keeps it out.
            const bool swims = (barred_to(table_, state_, standing_) >> overlap.piece.n & 1) == 0;
            return refuse(swims ? Clause("LRG-PASS-15") : placing_clause(kind),
                          Reason::rests_in_terrain, overlap);
        }
        if (overlap.kind != BlockKind::none) return refuse("U-GEN-13", Reason::rests_off_table);
        if (const auto rests = check_rest(table_, state_, base, place.who); !rests) return rests;

        const Meeting met = meeting(base, base_of(table_, holder_), table_.contact_slack());
        if (met == Meeting::overlapping) return refuse("U-GEN-13", Reason::rests_on_base);
        // Nothing is ever in contact with a passenger. [LRG-PASS-11]
        if (met == Meeting::apart || !posture_of(table_, holder_).touches)
            return refuse(contact_clause(table_, state_, figure_), Reason::not_touching_holder);
        if (abrupt_between(table_, state_, placed, holder_))
            return refuse("U-GEN-13", Reason::abrupt_between);
        if (!touch_past_walls(table_, state_, placed, holder_))
            return refuse("U-GEN-13", Reason::wall_between,
                          {.piece = wall_between(table_, state_, placed, holder_)});
        if (beside_ != 0 && (sections_touched(table_, state_, holder_, placed).bits & beside_) == 0)
            return refuse("LRG-SA-1", Reason::not_touching_holder);
        if (is_aboard(figure_) &&
            beside_platform(sections_touched(table_, state_, holder_, placed)).bits == 0)
            return refuse("LRG-DIS-2", Reason::not_beside_chariot);
        return Ok{};
    }

private:
    // Judged as it will stand there: what leaves its chariot is no passenger any more. But its
    // Aquatic is disregarded while it gets off. [LRG-PASS-15]
    static Figure on_its_feet(Figure figure) {
        if (is_aboard(figure) || in_saddle(figure)) figure.whereabouts = Whereabouts::on_table;
        return figure;
    }

    const Table& table_;
    const State& state_;
    const Scene& scene_;
    const Figure& figure_;
    FigureId holder_id_;
    const Figure& holder_;
    Figure standing_;
    PieceSet barred_;
    FigureSet ignored_;
    std::uint8_t beside_ = 0;  // which section of the holder it has to touch; 0: any
};

}  // namespace

Result<Ok> check_set_down(const Table& table, const State& state, const Place& place,
                          const Figure& holder) {
    return Judge(table, state, place.who, holder).check(place);
}

std::optional<Place> find_place(const Table& table, const State& state, FigureId who,
                                const Figure& holder) {
    const Figure& body = standing(state, holder);
    const Judge judge(table, state, who, body);
    const BaseShape& shape = warrior_of(table, state[who]).base;
    const Base base = base_of(table, body);
    constexpr std::int32_t kStep = Facing::kFullTurn / kPlaceSteps;
    constexpr std::int32_t kBehind = Facing::kFullTurn / 2;
    for (const Vec2 circle : circles_of(base))
        for (std::int32_t step = 0; step < kPlaceSteps; ++step) {
            // From behind the holder round: there it is least in its way.
            const Facing towards = body.facing.turned(kBehind + step * kStep);
            const Vec2 at = ahead_of(circle, towards, base.shape.radius + shape.radius);
            const Place like_holder{who, at, body.facing};
            if (judge.check(like_holder)) return like_holder;
            if (shape.kind != BaseKind::double_disc) continue;
            // Nose to the holder, so that the rear circle lies away from it.
            const Place nose_to_holder{who, at, towards.turned(kBehind)};
            if (judge.check(nose_to_holder)) return nose_to_holder;
        }
    return std::nullopt;
}

namespace {

// The scene is made once for many places.
class Footing {
public:
    Footing(const Table& table, const State& state, FigureId who)
        : table_(table),
          state_(state),
          who_(who),
          scene_(scene_of(table, state)),
          barred_(barred_to(table, state, state[who])),
          on_tops_(out_of_the_way(table, state, Posture::ground)) {}

    bool holds(const Base& base) const {
        return in_bounds(base.at) && !top_under(table_, state_, base.at).exists() &&
               first_overlap(scene_, {.base = base,
                                      .mover = who_,
                                      .ignored = &on_tops_,
                                      .barred = barred_,
                                      .contact_slack = table_.contact_slack(),
                                      .terrain_slack = table_.terrain_slack(),
                                      .table = table_.field.size})
                       .kind == BlockKind::none &&
               check_rest(table_, state_, base, who_).has_value();
    }

private:
    const Table& table_;
    const State& state_;
    FigureId who_;
    const Scene& scene_;
    PieceSet barred_;
    FigureSet on_tops_;
};

}  // namespace

bool stands_well(const Table& table, const State& state, FigureId who, const Base& base) {
    return Footing(table, state, who).holds(base);
}

// Ring by ring, and then step by step nearer to the spot as long as it can be done.
// [U-GEN-14, H-NO-ROOM-SHIFT]
Vec2 nearest_place(const Table& table, const State& state, FigureId who, Vec2 spot) {
    const Footing footing(table, state, who);
    Base base = base_of(table, state[who]);
    const auto is_legal = [&](Vec2 at) {
        base.at = at;
        return footing.holds(base);
    };
    if (is_legal(spot)) return spot;
    const auto round = [&](Vec2 about, Inches ring, std::int32_t places, auto&& wanted) {
        for (std::int32_t i = 0; i < places; ++i) {
            const Facing way = Facing::from_tenths(i * (Facing::kFullTurn / places));
            const Vec2 at = ahead_of(about, way, ring);
            if (wanted(at) && is_legal(at)) return std::optional(at);
        }
        return std::optional<Vec2>{};
    };
    const Inches furthest = table.field.size.x + table.field.size.y;
    for (Inches ring = kRingStep; ring < furthest; ring = ring + kRingStep) {
        auto found = round(spot, ring, kRingPlaces, [](Vec2) { return true; });
        if (!found) continue;
        Vec2 best = *found;
        for (const Inches step : {32_mil, 8_mil, 2_mil, 1_mil})
            while ((found = round(best, step, kNearerPlaces, [&](Vec2 at) {
                        return distance_squared(at, spot) < distance_squared(best, spot);
                    })))
                best = *found;
        return best;
    }
    return spot;
}

Result<Ok> check_place(const Table& table, const State& state, const Place& place) {
    const Frame& owed = state.owed.back();
    if (place.who != owed.figure)
        return Illegal{.clause = "U-GEN-13",
                       .why = Reason::wrong_answer,
                       .who = owed.figure,
                       .other = place.who};
    return check_set_down(table, state, place, state[owed.other]);
}

void resolve_place(Context& c, const Place& place) {
    Figure& figure = c[place.who];
    const FigureId holder = holder_of(c.state, figure);
    figure = put_at(c.table, c.state, figure, place.at, place.facing);
    c.emit({.kind = EventKind::placed,
            .clause = contact_clause(c.table, c.state, figure),
            .who = place.who,
            .other = holder,
            .at = place.at,
            .facing = place.facing});
    if (on_table(figure)) return;
    // It comes back with the tokens it kept, and may act if it has not. No free spins: it was
    // placed. [U-TOK-5, U-SA-DMG-10, U-SA-SPD-18, U-SPIN-8]
    figure.whereabouts = Whereabouts::on_table;
    figure.set(note::returned);
    // Not in this turn, where the players agreed so. [U-SA-DMG-10, H-REVIVED-ACT]
    if (!c.table.options.is_on(Option::revived_act)) figure.given = Given::pass;
    const AbilityFacts* facts = facts_of(c.table, c.state.action.plan.ability);
    c.emit({.kind = EventKind::returned,
            .clause = facts ? facts->clause : Clause("U-GEN-13"),
            .who = place.who,
            .other = holder});
}

namespace {

std::optional<BattleCommand> some_place(const Asked& asked) {
    return find_place(asked.table, asked.state, asked.frame.figure, asked.state[asked.frame.other]);
}

void propose_places(const Asked& asked, Proposals& out) {
    const auto& [table, state, frame, sender] = asked;
    const Figure& holder = standing(state, state[frame.other]);
    const Inches reach =
        warrior_of(table, state[frame.figure]).base.radius + warrior_of(table, holder).base.radius;
    for (int i = 0; i < kTries && !out.full(); ++i) {
        const Facing side = out.any_facing();
        const Facing facing = out.any_facing();
        out.add(Place{frame.figure, ahead_of(holder.at, side, reach), facing});
    }
    if (out.empty())
        if (const auto place = some_place(asked)) out.add(*place);
}

}  // namespace

const Question questions::place_figure{.ask = Ask::place_figure,
                                       .clause = "U-GEN-13",
                                       .answers = {kAnswer<Place, check_place, resolve_place>},
                                       .usual = some_place,
                                       .propose = propose_places,
                                       .about = About::two,
                                       .present = Present::perhaps_eliminated};

}  // namespace six
