// Ways of large figures: a turn about the dot and then straight ahead, or straight backward.
// [LRG-MOVE]
#include "engine/game/ways.h"
#include "engine/messages/battle_command.h"
#include "engine/rules/large_move.h"

namespace six {
namespace {

class OfLarge final : public Ways {
public:
    OfLarge(const Table& table, const State& state, FigureId who, std::uint8_t sections,
            const Going& going)
        : table_(table),
          state_(state),
          who_(who),
          figure_(state[who]),
          sections_(sections),
          going_(going),
          pace_(pace_of(table, state, move_by(who, {}, figure_.facing, sections, going))) {}

    Inches normal() const override { return pace_.normal; }
    Inches furthest() const override { return pace_.furthest; }
    std::vector<Area> areas() const override {
        const Vec2 far{pace_.furthest, pace_.furthest};
        return {{figure_.at - far, figure_.at + far}};
    }

    std::optional<Inches> length_to(Vec2 place, std::optional<Facing> wished,
                                    std::uint32_t&) const override {
        if (place == figure_.at) return Inches{};
        if (!within(figure_.at, place, pace_.furthest)) return std::nullopt;
        const Move move = move_to(place, wished);
        if (!check_way(table_, state_, move)) return std::nullopt;
        return length_of(table_, state_, move);
    }

    BattleCommand command_to(Vec2 place, std::optional<Facing> wished) const override {
        return move_to(place, wished);
    }

    std::vector<BattleCommand> stops_towards(Vec2 place,
                                             std::optional<Facing> wished) const override {
        Move move = move_to(place, wished);
        if (move.path.empty()) return {};
        auto judged = check_way(table_, state_, move);
        if (!judged && says_how_far(judged.error().why) && judged.error().m > 0) {
            const std::int32_t far = judged.error().m;
            move.path.back() = straight_ahead(
                figure_, move.facing, Inches::from_mils(backward(place, wished) ? -far : far));
            judged = check_way(table_, state_, move);
        }
        if (!judged) return {};
        return {move};
    }

private:
    // A figure that is to go on looking as it does goes to a place behind it backward.
    bool backward(Vec2 place, std::optional<Facing> wished) const {
        return wished == figure_.facing && along(figure_.facing, place) < Inches{} &&
               !forbidden(table_, figure_, Deed::go_backward).exists();
    }
    Inches along(Facing facing, Vec2 place) const {
        const Direction ahead = direction(facing);
        const Vec2 way = place - figure_.at;
        const std::int64_t mils =
            (std::int64_t{ahead.x} * way.x.mils() + std::int64_t{ahead.y} * way.y.mils()) /
            Direction::kUnit;
        return Inches::from_mils(static_cast<std::int32_t>(mils));
    }
    Move move_to(Vec2 place, std::optional<Facing> wished) const {
        Move move = move_by(who_, {}, wished.value_or(figure_.facing), sections_, going_);
        if (place == figure_.at) return move;
        if (!backward(place, wished)) move.facing = facing_towards(place - figure_.at);
        move.path.push_back(straight_ahead(figure_, move.facing, along(move.facing, place)));
        return move;
    }

    const Table& table_;
    const State& state_;
    const FigureId who_;
    const Figure& figure_;
    const std::uint8_t sections_;
    const Going going_;
    const Pace pace_;
};

}  // namespace

Move move_by(FigureId who, const Path& path, Facing facing, std::uint8_t sections,
             const Going& going) {
    Move move{who, path, facing, sections};
    move.then = going.then;
    move.level = going.level;
    move.carried = going.carried;
    return move;
}

std::unique_ptr<Ways> ways_of_large(const Table& table, const State& state, FigureId who,
                                    std::uint8_t sections, const Going& going) {
    return std::make_unique<OfLarge>(table, state, who, sections, going);
}

}  // namespace six
