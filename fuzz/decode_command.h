// Commands from arbitrary bytes: every kind, with ids that exist and ids that do not, places on the
// table and far off it, long paths, odd dice. What comes out is a value of the type, never
// necessarily a sensible one.
#pragma once

#include "engine/messages/command.h"
#include "fuzz/bytes.h"

namespace six::fuzz {

inline FigureId decode_figure(Bytes& in) {
    const std::uint8_t choice = in.byte();
    return FigureId{choice < 250 ? static_cast<std::uint16_t>(choice % 12) : in.word()};
}

inline Vec2 decode_place(Bytes& in) {
    const std::uint8_t choice = in.byte();
    if (choice >= 250) return vec2_mils(in.number(), in.number());
    const auto near = [&] {
        return static_cast<std::int32_t>(in.word()) - 8000;
    };  // -8 to 57.5 inches
    const std::int32_t x = near();
    return vec2_mils(x, near());
}

inline Facing decode_facing(Bytes& in) {
    return Facing::from_tenths(in.word());
}

template <class Numbers>
void decode_numbers(Bytes& in, Numbers& out, std::uint8_t usual) {
    const std::size_t count = in.byte() % (out.capacity() + 1);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t number = in.byte();
        out.push_back(number < 250 ? static_cast<std::uint8_t>(number % usual) : number);
    }
}

inline Command decode_command(Bytes& in) {
    switch (in.byte() % kCommandNames.size()) {
        case 0: {
            ChooseArmy army;
            const std::size_t count = in.byte() % (army.warriors.capacity() + 1);
            for (std::size_t i = 0; i < count; ++i) {
                const std::uint8_t choice = in.byte();
                army.warriors.push_back(
                    WarriorId{choice < 250 ? static_cast<std::uint16_t>(choice % 4) : in.word()});
            }
            army.too_many = in.byte() == 7;
            return army;
        }
        case 1:
            return ChooseEdge{static_cast<Edge>(in.byte())};
        case 2: {
            ChooseTerrain pool;
            decode_numbers(in, pool.items, 3);
            return pool;
        }
        case 3:
            return PlaceTerrain{static_cast<std::uint8_t>(in.byte() % 4), decode_place(in),
                                decode_facing(in)};
        case 4: {
            const FigureId who = decode_figure(in);
            const Vec2 at = decode_place(in);
            return Deploy{who, at, decode_facing(in)};
        }
        case 5:
            return LeaveOut{decode_figure(in)};
        case 6: {
            Move move;
            move.who = decode_figure(in);
            const std::size_t count = in.byte() % (move.path.capacity() + 1);
            for (std::size_t i = 0; i < count; ++i) move.path.push_back(decode_place(in));
            move.facing = decode_facing(in);
            return move;
        }
        case 7: {
            const FigureId who = decode_figure(in);
            return CloseAttack{who, decode_figure(in)};
        }
        case 8:
            return Pass{decode_figure(in)};
        case 9:
            return EndTurn{};
        case 10: {
            const FigureId who = decode_figure(in);
            return Turn{who, decode_facing(in)};
        }
        case 11: {
            const FigureId who = decode_figure(in);
            return FreeSpin{who, decode_facing(in)};
        }
        case 12:
            return Decline{};
        default: {
            Roll roll;
            decode_numbers(in, roll.pips, 8);
            return roll;
        }
    }
}

}  // namespace six::fuzz
