// Ways of figures with one dial: over the tree of shortest paths, or straight through the air.
#include <algorithm>
#include <span>

#include "engine/game/fences.h"
#include "engine/game/ways.h"
#include "engine/geometry/path.h"
#include "engine/geometry/reach_tree.h"
#include "engine/geometry/segment.h"
#include "engine/messages/battle_command.h"
#include "engine/rules/carrying.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/move.h"
#include "engine/rules/set_down.h"
#include "engine/rules/soar.h"
#include "engine/rules/terrify.h"
#include "engine/rules/trample.h"

namespace six {
namespace {

constexpr Inches kFar = 4 * kMaxTable;    // any way round is shorter
constexpr Inches kLandingStep = 125_mil;  // in which a side is looked at for landings
constexpr Inches kLandingHalf = 15_mil;   // of their width
constexpr std::int32_t kFacings = 16;     // in which a double base is tried out

class OnFoot final : public Ways {
public:
    OnFoot(const Table& table, const State& state, FigureId who, const Going& going)
        : table_(table),
          state_(state),
          who_(who),
          going_(going),
          figure_(state[who]),
          lifted_(at_level(figure_, going.level)),
          base_(base_of(table, figure_)),
          gait_(gait_of(table, state, figure_)),
          pace_(pace_of(table, state, plain_move())),
          scene_(scene_of(table, state)),
          captive_(captive_of(state, who)),
          carried_(carried_on(state, plain_move())),
          aloft_(posture_of(table, lifted_).aloft),
          barred_at_rest_(
              barred_at_rest(table, state, figure_, {gait_.flies, gait_.swims || aloft_})),
          on_tops_(out_of_the_way(table, state, aloft_ ? Posture::soaring : Posture::ground)),
          on_ground_(out_of_the_way(table, state, aloft_ ? Posture::soaring : Posture::top)),
          passed_(at_other_level(table, state, posture_of(figure_)) |
                  may_trample(table, state, plain_move())) {
        for (const FigureId along : {captive_, carried_}) {
            if (!along.exists()) continue;
            on_tops_.add(along);
            on_ground_.add(along);
            passed_.add(along);
        }
        if (gait_.ghostly) passed_ = ~FigureSet{};  // [V-SA-SPD-14]
        if (!gait_.flies) grow_trees();
    }

    Inches normal() const override { return pace_.normal; }
    Inches furthest() const override { return pace_.furthest; }
    std::vector<Area> areas() const override {
        const Vec2 far{pace_.furthest, pace_.furthest};
        return {{figure_.at - far, figure_.at + far}};
    }

    std::optional<Inches> length_to(Vec2 place, std::optional<Facing> wished,
                                    std::uint32_t& hint) const override {
        if (place == figure_.at) return Inches{};
        if (!within(figure_.at, place, pace_.furthest)) return std::nullopt;
        const bool round = base_.shape.kind != BaseKind::double_disc;
        if (round ? !rests(place, figure_.facing) : !front_finds_room(place)) return std::nullopt;
        const auto way = shortest(place, pace_.furthest, hint);
        if (!way) return std::nullopt;
        hint = way->found.from;
        if (!round && !facing_that_fits(place, *way, wished)) return std::nullopt;
        return way->found.length;
    }

    BattleCommand command_to(Vec2 place, std::optional<Facing> wished) const override {
        Move move = plain_move(wished.value_or(figure_.facing));
        if (place == figure_.at) return move;
        auto way = shortest(place, pace_.furthest, 0);
        if (!way) way = shortest(place, kFar, 0);
        if (!way) {
            move.path.push_back(place);
            if (!wished) move.facing = facing_towards(place - figure_.at);
            return move;
        }
        move.path = path_by(*way, place);
        move.facing = facing_at(place, *way, wished).value_or(usual_facing(place, *way, wished));
        return move;
    }

    std::vector<BattleCommand> stops_towards(Vec2 place,
                                             std::optional<Facing> wished) const override {
        std::vector<BattleCommand> commands;
        if (gait_.flies) return commands;
        const auto offer = [&](const Path& path) {
            if (const auto move = stopped(path, wished)) commands.emplace_back(*move);
        };
        for (std::uint32_t tree = 0; tree < trees_.size(); ++tree)
            if (const auto found = trees_[tree].find_beyond(place, kFar))
                offer(path_by({tree, *found}, place));
        for (const Piece& piece : table_.field.pieces) {
            const bool crossed = holds(piece.outline, place) != holds(piece.outline, figure_.at);
            if (crossed && stands(state_, piece)) {
                if (const auto path = path_by_door(piece)) offer(*path);
            } else if (crossed && ground_of(table_, state_, piece).height == Height::abrupt) {
                for (const Vec2 access : piece.access)
                    if (auto path = path_to(access)) {
                        path->push_back(place);
                        offer(*path);
                    }
            }
        }
        return commands;
    }

    // Behind low walls, and where access points and doors lead.
    Rings landings() const override {
        Rings rings;
        if (gait_.flies) return rings;
        for (const Piece& piece : table_.field.pieces) {
            Vec2 a = piece.outline.corners.back();
            for (const Vec2 b : piece.outline.corners) {
                if (ground_of(table_, state_, piece).kind == TerrainKind::low_wall)
                    add_landings_behind(a, b, rings);
                for (const Vec2 access : piece.access)
                    if (comes_within(a, b, access, kAccessSlack))
                        add_landings_through(piece, a, b, access, rings);
                a = b;
            }
        }
        return rings;
    }

private:
    Move plain_move(Facing facing = {}) const { return move_by(who_, {}, facing, 0, going_); }

    // A side of an outline, counted off from its start; outwards is to its right.
    struct SideLine {
        Vec2 a, b;
        Vec2 place(Inches along, Inches outwards) const {
            const Facing right = facing_towards(b - a).turned(-Facing::kFullTurn / 4);
            return ahead_of(ahead_of(a, facing_towards(b - a), along), right, outwards);
        }
    };
    // Strips along the side, at this distance from it, wherever one may land.
    template <class Lands>
    void add_strips(const SideLine& side, Inches first, Inches last, Inches outwards, Lands lands,
                    Rings& out) const {
        bool open = false;
        for (Inches at = first; at <= last; at = at + kLandingStep) {
            const bool lies = lands(at);
            if (lies && !open)
                out.push_back({side.place(at, outwards - kLandingHalf),
                               side.place(at, outwards + kLandingHalf)});
            if (lies && open) out.back().resize(2);
            if (lies)
                for (const Inches edge : {outwards + kLandingHalf, outwards - kLandingHalf})
                    out.back().push_back(side.place(at + 1_mil, edge));
            open = lies;
        }
    }
    void add_landings_behind(Vec2 a, Vec2 b, Rings& out) const {
        const SideLine side{a, b};
        const Inches radius = base_.shape.radius;
        std::uint32_t hint = 0;
        const auto lands = [&](Inches at) {
            return length_to(side.place(at, radius), {}, hint) &&
                   !length_to(side.place(at, radius + 4 * kLandingHalf), {}, hint);
        };
        add_strips(side, Inches{}, distance(a, b), radius, lands, out);
    }
    void add_landings_through(const Piece& piece, Vec2 a, Vec2 b, Vec2 access, Rings& out) const {
        const SideLine side{a, b};
        const bool door = stands(state_, piece);
        const bool on_it = door ? figure_.top.exists() : holds(piece.outline, figure_.at);
        const Inches beyond = on_it ? base_.shape.radius : -base_.shape.radius;
        const auto lands = [&](Inches at) {
            auto path = path_to(side.place(at, door ? -beyond : Inches{}));
            if (!path) return false;
            path->push_back(side.place(at, beyond));
            Move through = plain_move(figure_.facing);
            through.path = *path;
            return check_way(table_, state_, through).has_value();
        };
        const Inches half = Inches::from_mils(table_.options[Option::access_width] / 2);
        const Inches middle = distance(a, access);
        add_strips(side, std::max(middle - half, Inches{}), std::min(middle + half, distance(a, b)),
                   beyond, lands, out);
    }

    struct Chosen {
        std::uint32_t tree = 0;
        ReachTree::Found found;
    };

    void grow_trees() {
        std::vector<PieceId> entered = Fences::astride(table_, state_, figure_, gait_);
        entered.insert(entered.begin(), PieceId{});
        fences_.reserve(entered.size());
        for (const PieceId piece : entered) {
            fences_.push_back(std::make_unique<Fences>(table_, state_, who_, gait_, piece));
            const Fences* fences = fences_.back().get();
            trees_.emplace_back(
                scene_,
                ReachTree::Asked{
                    .start = figure_.at,
                    .furthest = pace_.furthest,
                    .legs = {.start = figure_.at,
                             .points = {},
                             .mover = who_,
                             .ignored = &passed_,
                             .barred = barred_on_the_way(table_, state_, figure_, gait_),
                             .swept_radius = swept_on_foot(table_, figure_),
                             .contact_slack = table_.contact_slack(),
                             .terrain_slack = table_.terrain_slack(),
                             .table = table_.field.size},
                    .bends = fences->bends(),
                    .may_go_on = [fences](Vec2 a, Vec2 b) { return fences->let_go_on(a, b); },
                    .may_end = [fences](Vec2 a, Vec2 b) { return fences->let_end(a, b); }});
        }
    }

    std::optional<Chosen> shortest(Vec2 place, Inches longest, std::uint32_t likely) const {
        if (gait_.flies) {
            const Inches length = distance(figure_.at, place);
            if (length > longest || !Area{{}, table_.field.size}.holds(place)) return std::nullopt;
            return Chosen{0, {0, length}};
        }
        std::optional<Chosen> best;
        for (std::uint32_t tree = 0; tree < trees_.size(); ++tree) {
            const auto found = trees_[tree].find(place, longest, likely);
            if (found && (!best || found->length < best->found.length)) best = Chosen{tree, *found};
        }
        return best;
    }

    Path path_by(const Chosen& way, Vec2 place) const {
        Path path;
        if (!trees_.empty())
            for (const Vec2 bend : trees_[way.tree].bends_to(way.found.from)) path.push_back(bend);
        path.push_back(place);
        return path;
    }
    std::optional<Path> path_to(Vec2 place) const {
        const auto way = shortest(place, pace_.furthest, 0);
        if (!way) return std::nullopt;
        return path_by(*way, place);
    }

    // Where it looks if nothing else is wished.
    Facing usual_facing(Vec2 place, const Chosen& way, std::optional<Facing> wished) const {
        if (wished) return *wished;
        const Vec2 before = trees_.empty() ? figure_.at : trees_[way.tree].place_of(way.found.from);
        return place == before ? figure_.facing : facing_towards(place - before);
    }
    // The rear circle of a double base finds room in one way and not in another. [U-MOUNT-5]
    std::optional<Facing> facing_that_fits(Vec2 place, const Chosen& way,
                                           std::optional<Facing> wished) const {
        const Facing ahead = usual_facing(place, way, wished);
        if (rests(place, ahead)) return ahead;
        if (wished || base_.shape.kind != BaseKind::double_disc) return std::nullopt;
        for (std::int32_t i = 1; i < kFacings; ++i) {  // to the left and to the right by turns
            const std::int32_t turn = (i + 1) / 2 * (Facing::kFullTurn / kFacings);
            const Facing facing = ahead.turned(i % 2 == 0 ? -turn : turn);
            if (rests(place, facing)) return facing;
        }
        return std::nullopt;
    }
    std::optional<Facing> facing_at(Vec2 place, const Chosen& way,
                                    std::optional<Facing> wished) const {
        const auto facing = facing_that_fits(place, way, wished);
        if (!facing || wished) return facing;
        return facing_the_touched(place, *facing);
    }
    Facing facing_the_touched(Vec2 place, Facing ahead) const {
        const Figure moved = put_at(table_, state_, lifted_, place, ahead);
        const FigureId met = opponent_touched(table_, state_, moved);
        if (!met.exists() || state_[met].at == place) return ahead;
        const Facing towards = facing_towards(state_[met].at - place);
        return rests(place, towards) ? towards : ahead;
    }

    bool finds_room(const Base& base) const {
        const bool on_top = top_under(table_, state_, base.at).exists();
        return first_overlap(scene_, {.base = base,
                                      .mover = who_,
                                      .ignored = on_top ? &on_ground_ : &on_tops_,
                                      .barred = barred_at_rest_,
                                      .contact_slack = table_.contact_slack(),
                                      .terrain_slack = table_.terrain_slack(),
                                      .table = table_.field.size})
                   .kind == BlockKind::none;
    }
    bool front_finds_room(Vec2 place) const {
        return finds_room({{.radius = base_.shape.radius}, place, {}});
    }
    // What check_way asks of the place, without the way to it.
    bool rests(Vec2 place, Facing facing) const {
        const Base resting{base_.shape, place, facing};
        if (!finds_room(resting)) return false;
        if (!aloft_ && !check_rest(table_, state_, resting, who_)) return false;
        const bool steered = state_.action.steered && state_.action.mover == who_;
        const bool forced = steered && table_.options.is_on(Option::dem_confusion);
        if (is_demoralized(table_, state_, figure_) && !forced) {  // [U-DEM-1, U-DEM-4]
            const Figure moved = put_at(table_, state_, lifted_, place, facing);
            if (opponent_touched(table_, state_, moved).exists()) return false;
        }
        const Figure moved = put_at(table_, state_, lifted_, place, facing);
        if (!state_.memos.empty() && !check_terror(table_, state_, who_, moved)) return false;
        const auto finds_room_beside = [&](FigureId along) {
            return !along.exists() || find_place(table_, state_, along, moved).has_value();
        };
        return finds_room_beside(captive_) && finds_room_beside(carried_);
    }

    // To the place before the door and through it. [C-CASTLE-21]
    std::optional<Path> path_by_door(const Piece& piece) const {
        const Vec2 middle = state_[piece.section].at;
        if (piece.access.empty() || piece.access[0] == middle) return std::nullopt;
        const Facing out = facing_towards(piece.access[0] - middle);
        const Vec2 before = ahead_of(piece.access[0], out, base_.shape.radius);
        const Vec2 above = ahead_of(piece.access[0], out, -base_.shape.radius);
        const bool down = figure_.top.exists();
        if (!in_bounds(before)) return std::nullopt;
        auto path = path_to(down ? above : before);
        if (path) path->push_back(down ? before : above);
        return path;
    }

    // The way as far as check_way lets it go. A base that would come to rest across an edge goes on
    // until it has crossed it.
    std::optional<Move> stopped(Path path, std::optional<Facing> wished) const {
        const Vec2 before = path.size() > 1 ? path[path.size() - 2] : figure_.at;
        if (path.back() == before) return std::nullopt;
        const Facing ahead = facing_towards(path.back() - before);
        Move move = plain_move(wished.value_or(ahead));
        move.path = path;
        auto judged = check_way(table_, state_, move);
        if (!judged && !says_how_far(judged.error().why)) {
            const Inches beyond = 2 * reach_of(base_.shape);
            move.path.back() = ahead_of(move.path.back(), ahead, beyond);
            if (!in_bounds(move.path.back())) return std::nullopt;
            judged = check_way(table_, state_, move);
        }
        if (!judged && says_how_far(judged.error().why) && judged.error().m > 0) {
            cut(move.path, Inches::from_mils(judged.error().m));
            judged = check_way(table_, state_, move);
        }
        if (!judged) return std::nullopt;
        return move;
    }
    void cut(Path& path, Inches length) const {
        Path kept;
        Vec2 from = figure_.at;
        for (const Vec2 to : path) {
            const Inches leg = distance(from, to);
            if (leg >= length) {
                kept.push_back(place_on_leg(from, to, length));
                break;
            }
            length = length - leg;
            kept.push_back(to);
            from = to;
        }
        path = kept;
    }

    const Table& table_;
    const State& state_;
    const FigureId who_;
    const Going going_;
    const Figure& figure_;
    const Figure lifted_;  // at the level where the way ends
    const Base base_;
    const Gait gait_;
    const Pace pace_;
    const Scene scene_;
    const FigureId captive_;
    const FigureId carried_;  // [V-SA-SPD-12]
    const bool aloft_;        // [V-SOAR-10]
    const PieceSet barred_at_rest_;
    FigureSet on_tops_, on_ground_;  // with the captive, which is carried along [U-CAP-7]
    FigureSet passed_;
    std::vector<std::unique_ptr<Fences>> fences_;
    std::vector<ReachTree> trees_;
};

}  // namespace

std::unique_ptr<Ways> ways_on_foot(const Table& table, const State& state, FigureId who,
                                   const Going& going) {
    return std::make_unique<OnFoot>(table, state, who, going);
}

}  // namespace six
