#include "tests/sim/random_games/garbage.h"

#include <limits>

namespace six {
namespace {

class Garbage {
public:
    explicit Garbage(sim::Rng& rng) : rng_(rng), wild_(rng.once_in(3)) {}

    Command any() {
        switch (rng_.below(std::variant_size_v<Command>)) {
            case 0:
                return army();
            case 1:
                return ChooseEdge{static_cast<Edge>(byte(4))};
            case 2:
                return terrain();
            case 3:
                return PlaceTerrain{byte(6), place(), facing()};
            case 4:
                return Deploy{figure(), place(), facing()};
            case 5:
                return LeaveOut{figure()};
            case 6:
                return move();
            case 7:
                return CloseAttack{figure(), figure()};
            case 8:
                return Pass{figure()};
            case 9:
                return EndTurn{};
            case 10:
                return Turn{figure(), facing()};
            case 11:
                return FreeSpin{figure(), facing()};
            case 12:
                return Decline{};
            default:
                return roll();
        }
    }

private:
    std::int32_t number() { return static_cast<std::int32_t>(rng_.next()); }
    std::uint8_t byte(std::uint32_t usual) {
        return static_cast<std::uint8_t>(rng_.below(wild_ ? 256 : usual));
    }
    FigureId figure() {
        return FigureId{static_cast<std::uint16_t>(rng_.below(wild_ ? 65536 : 12))};
    }
    Facing facing() { return Facing::from_tenths(number()); }
    Vec2 place() {
        if (wild_) return vec2_mils(number(), number());
        return vec2_mils(rng_.between(-2000, 40'000), rng_.between(-2000, 40'000));
    }
    Move move() {
        Move move{figure(), {}, facing()};
        const std::uint32_t points = wild_ ? rng_.below(kMaxPathPoints + 1) : rng_.below(3);
        for (std::uint32_t i = 0; i < points; ++i) move.path.push_back(place());
        return move;
    }
    ChooseArmy army() {
        ChooseArmy army;
        const std::uint32_t count = wild_ ? rng_.below(kMaxFigures + 1) : rng_.below(8);
        for (std::uint32_t i = 0; i < count; ++i)
            army.warriors.push_back(
                WarriorId{static_cast<std::uint16_t>(rng_.below(wild_ ? 65536 : 14))});
        army.too_many = rng_.once_in(8);
        return army;
    }
    ChooseTerrain terrain() {
        ChooseTerrain choice;
        for (std::uint32_t i = rng_.below(9); i > 0; --i) choice.items.push_back(byte(8));
        return choice;
    }
    Roll roll() {
        Roll roll;
        for (std::uint32_t i = rng_.below(9); i > 0; --i) roll.pips.push_back(byte(8));
        return roll;
    }

    sim::Rng& rng_;
    bool wild_;
};

}  // namespace

Command garbage_command(sim::Rng& rng) {
    return Garbage(rng).any();
}

Seat garbage_sender(sim::Rng& rng) {
    return rng.once_in(3) ? Seat{static_cast<std::uint8_t>(rng.below(256))}
                          : Seat{static_cast<std::uint8_t>(rng.below(4))};
}

}  // namespace six
