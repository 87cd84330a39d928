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

template <class Figures>
void decode_figures(Bytes& in, Figures& out) {
    const std::size_t count = in.byte() % (out.capacity() + 1);
    for (std::size_t i = 0; i < count; ++i) out.push_back(decode_figure(in));
}

// Now and then one that has no name.
inline Ability decode_ability(Bytes& in) {
    const std::uint8_t choice = in.byte();
    return static_cast<Ability>(choice < 250 ? choice % kAbilityNames.size() : choice);
}

// Mostly one that a large figure has, now and then one that nobody has.
inline std::uint8_t decode_section(Bytes& in) {
    const std::uint8_t choice = in.byte();
    return choice < 240 ? static_cast<std::uint8_t>(choice % 4) : choice;
}
// As bits; mostly none.
inline std::uint8_t decode_sections(Bytes& in) {
    const std::uint8_t choice = in.byte();
    if (choice < 128) return 0;
    return choice < 250 ? static_cast<std::uint8_t>(choice % 16) : choice;
}

inline Move decode_move(Bytes& in, std::size_t most_points) {
    Move move;
    move.who = decode_figure(in);
    const std::size_t count = in.byte() % (most_points + 1);
    for (std::size_t i = 0; i < count; ++i) move.path.push_back(decode_place(in));
    move.facing = decode_facing(in);
    move.sections = decode_sections(in);
    return move;
}

inline Attack decode_attack(Bytes& in) {
    AttackPlan plan;
    const std::uint8_t flags = in.byte();
    plan.kind = static_cast<AttackKind>(flags & 1);
    plan.freeze = (flags & 2) != 0;
    const int aim = flags >> 2 & 15;
    plan.aim = static_cast<Aim>(aim < 15 ? aim % 3 : aim);
    plan.who = decode_figure(in);
    decode_figures(in, plan.targets);
    if (flags & 64) decode_figures(in, plan.members);
    if (flags & 128) plan.ability = decode_ability(in);
    plan.section = decode_section(in);
    const std::uint8_t more = in.byte();
    plan.long_range = more % 8 == 7;
    if ((more & 0xF8) == 0xF8) plan.piece = PieceId{in.word()};
    plan.at_point = (more & 0xF8) == 0xF0;
    if (plan.at_point) plan.point = decode_place(in);
    return {plan};
}

inline ChooseArmy decode_army(Bytes& in) {
    ChooseArmy army;
    const std::size_t count = in.byte() % (army.warriors.capacity() + 1);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t choice = in.byte();
        army.warriors.push_back(
            WarriorId{choice < 250 ? static_cast<std::uint16_t>(choice % 4) : in.word()});
    }
    army.too_many = in.byte() == 7;
    if (in.byte() % 4 == 0) army.domains.push_back(static_cast<Domain>(in.byte()));
    if (in.byte() % 4 == 0) army.companies.push_back(CompanyId{in.byte()});
    return army;
}

// Fields are decoded one after the other: compilers differ in which argument of a call they
// evaluate first.
template <class Placed>
Placed decode_placed(Bytes& in) {
    Placed placed;
    placed.who = decode_figure(in);
    placed.at = decode_place(in);
    placed.facing = decode_facing(in);
    return placed;
}
template <class Turned>
Turned decode_turned(Bytes& in) {
    Turned turned;
    turned.who = decode_figure(in);
    turned.facing = decode_facing(in);
    return turned;
}

inline UseAbility decode_use(Bytes& in) {
    UseAbility use;
    use.who = decode_figure(in);
    use.ability = decode_ability(in);
    const std::uint8_t more = in.byte();
    if (more & 1) use.other = decode_figure(in);
    if (more & 2) use.at = decode_place(in);
    if (more & 2) use.facing = decode_facing(in);
    if (more & 4) use.section = decode_section(in);
    return use;
}

inline Pass decode_pass(Bytes& in) {
    Pass pass;
    pass.who = decode_figure(in);
    pass.section = decode_section(in);
    return pass;
}
inline Board decode_board(Bytes& in) {
    Board board;
    board.who = decode_figure(in);
    board.chariot = decode_figure(in);
    return board;
}
inline ChooseSection decode_choice(Bytes& in) {
    ChooseSection choice;
    choice.who = decode_figure(in);
    choice.section = decode_section(in);
    return choice;
}

inline Cancel decode_cancel(Bytes& in) {
    Cancel cancel;
    const std::size_t count = in.byte() % (cancel.abilities.capacity() + 1);
    for (std::size_t i = 0; i < count; ++i) {
        Cancel::Entry entry;
        entry.who = decode_figure(in);
        entry.ability = decode_ability(in);
        cancel.abilities.push_back(entry);
    }
    decode_figures(in, cancel.own_defense);
    return cancel;
}

// Of any game, written out for each kind, by a number that the corpus knows: a command that is
// added must be added here too. What both games know is of the set-up while there is no table.
inline Command decode_command(Bytes& in, bool in_setup) {
    constexpr std::size_t kKinds = 34;
    static_assert(std::variant_size_v<BattleCommand> + std::variant_size_v<SetupCommand> ==
                  kKinds + 2);
    switch (in.byte() % kKinds) {
        case 0:
            return decode_army(in);
        case 1:
            return ChooseEdge{static_cast<Edge>(in.byte())};
        case 2: {
            ChooseTerrain pool;
            decode_numbers(in, pool.items, 3);
            return pool;
        }
        case 3: {
            PlaceTerrain place;
            place.item = static_cast<std::uint8_t>(in.byte() % 4);
            place.at = decode_place(in);
            place.turned = decode_facing(in);
            return place;
        }
        case 4:
            return decode_placed<Deploy>(in);
        case 5:
            return LeaveOut{decode_figure(in)};
        case 6:
            return decode_move(in, Path::capacity());
        case 7: {
            FormUp form;
            decode_figures(in, form.members);
            if (in.byte() % 2 == 0) form.march = decode_figure(in);
            return form;
        }
        case 8:
            return decode_attack(in);
        case 9:
            return decode_use(in);
        case 10:
            return decode_pass(in);
        case 11:
            return EndTurn{};
        case 12:
            return Release{decode_figure(in)};
        case 13:
            return Withdraw{};
        case 14:
            return OfferEnd{};
        case 15:
            return CallTime{};
        case 16: {
            March march;
            const std::size_t count = in.byte() % (kMostMembers + 1);
            for (std::size_t i = 0; i < count; ++i) march.add(decode_move(in, 4));
            return march;
        }
        case 17:
            return decode_placed<Place>(in);
        case 18:
            return decode_cancel(in);
        case 19:
            return ChooseHealing{in.byte() % 2 == 1};
        case 20:
            return Agree{};
        case 21:
            return decode_turned<Turn>(in);
        case 22:
            return decode_turned<FreeSpin>(in);
        case 23:
            if (in_setup) return SetupCommand{Decline{}};
            return BattleCommand{Decline{}};
        case 24:
            return decode_board(in);
        case 25:
            return decode_placed<Disembark>(in);
        case 26:
            return decode_choice(in);
        case 27: {
            BuildSection build;
            build.figure = static_cast<std::uint8_t>(in.byte() % 8);
            build.at = decode_place(in);
            build.facing = decode_facing(in);
            return build;
        }
        case 28:
            return PlaceObjective{decode_place(in)};
        case 29: {
            HandleItem handle;
            handle.who = decode_figure(in);
            handle.item = in.byte();
            handle.drop = in.byte() % 2 == 1;
            handle.section = static_cast<std::uint8_t>(in.byte() % 5);
            return handle;
        }
        case 30: {
            CastSpell cast;
            cast.who = decode_figure(in);
            cast.book = in.byte();
            cast.spell = in.byte();
            cast.browse = in.byte() % 2 == 1;
            if (in.byte() % 2 == 1) cast.other = decode_figure(in);
            if (in.byte() % 2 == 1) cast.at = decode_place(in);
            return cast;
        }
        case 31:
            return CounterSpell{decode_figure(in)};
        case 32:
            return NameTarget{decode_figure(in)};
        default: {
            Roll roll;
            decode_numbers(in, roll.pips, 8);
            if (in_setup) return SetupCommand{roll};
            return BattleCommand{roll};
        }
    }
}

// Whether every word of the command has a name, so that it can be told in text.
inline bool has_names(const Command& command) {
    const auto named = [](Ability ability) {
        return static_cast<std::size_t>(ability) < kAbilityNames.size();
    };
    if (const auto* edge = as<ChooseEdge>(command))
        return static_cast<std::size_t>(edge->edge) < kEdgeNames.size();
    if (const auto* attack = as<Attack>(command))
        return static_cast<std::size_t>(attack->plan.aim) < kAimNames.size() &&
               named(attack->plan.ability);
    if (const auto* army = as<ChooseArmy>(command))
        for (const Domain domain : army->domains)
            if (static_cast<std::size_t>(domain) >= kDomains) return false;
    if (const auto* use = as<UseAbility>(command)) return named(use->ability);
    if (const auto* cancel = as<Cancel>(command))
        for (const Cancel::Entry& entry : cancel->abilities)
            if (!named(entry.ability)) return false;
    return true;
}

}  // namespace six::fuzz
