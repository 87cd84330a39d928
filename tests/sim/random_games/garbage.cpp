#include "tests/sim/random_games/garbage.h"

#include <limits>

namespace six {
namespace {

class Garbage {
public:
    Garbage(Rng& rng, bool in_setup) : rng_(rng), wild_(rng.once_in(3)), in_setup_(in_setup) {}

    // Of any game, written out for each kind, by its number. Fields are drawn one after the other:
    // compilers differ in which argument of a call they evaluate first.
    Command any() {
        constexpr std::uint32_t kKinds = 34;  // decline and dice are in both lists
        static_assert(std::variant_size_v<BattleCommand> + std::variant_size_v<SetupCommand> ==
                      kKinds + 2);
        switch (rng_.below(kKinds)) {
            case 0:
                return army();
            case 1:
                return ChooseEdge{static_cast<Edge>(byte(4))};
            case 2:
                return terrain();
            case 3: {
                PlaceTerrain item;
                item.item = byte(6);
                item.at = place();
                item.turned = facing();
                return item;
            }
            case 4:
                return placed<Deploy>();
            case 5:
                return LeaveOut{figure()};
            case 6:
                return move();
            case 7: {
                FormUp form;
                figures(form.members);
                if (rng_.once_in(3)) form.march = figure();
                return form;
            }
            case 8:
                return attack();
            case 9:
                return use();
            case 10: {
                Pass pass;
                pass.who = figure();
                pass.section = section();
                return pass;
            }
            case 11:
                return EndTurn{};
            case 12:
                return Release{figure()};
            case 13:
                return Withdraw{};
            case 14:
                return OfferEnd{};
            case 15:
                return CallTime{};
            case 16: {
                March march;
                for (std::uint32_t i = rng_.below(kMostMembers + 1); i > 0; --i)
                    if (const Move one = move(); march.fits(one.path.size())) march.add(one);
                return march;
            }
            case 17:
                return placed<Place>();
            case 18:
                return cancel();
            case 19:
                return ChooseHealing{rng_.once_in(2)};
            case 20:
                return Agree{};
            case 21:
                return turned<Turn>();
            case 22:
                return turned<FreeSpin>();
            case 23:
                return in_setup_ ? Command{SetupCommand{Decline{}}}
                                 : Command{BattleCommand{Decline{}}};
            case 24: {
                Board board;
                board.who = figure();
                board.chariot = figure();
                return board;
            }
            case 25:
                return placed<Disembark>();
            case 26: {
                ChooseSection choice;
                choice.who = figure();
                choice.section = section();
                return choice;
            }
            case 27: {
                BuildSection build;
                build.figure = byte(12);
                build.at = place();
                build.facing = facing();
                return build;
            }
            case 28:
                return PlaceObjective{place()};
            case 29: {
                HandleItem handle;
                handle.who = figure();
                handle.item = byte(12);
                handle.drop = rng_.once_in(2);
                handle.section = section();
                return handle;
            }
            case 30: {
                CastSpell cast;
                cast.who = figure();
                cast.book = byte(12);
                cast.spell = byte(12);
                cast.browse = rng_.once_in(2);
                if (rng_.once_in(2)) cast.other = figure();
                if (rng_.once_in(2)) cast.at = place();
                return cast;
            }
            case 31:
                return CounterSpell{figure()};
            case 32:
                return NameTarget{figure()};
            default:
                return in_setup_ ? Command{SetupCommand{roll()}} : Command{BattleCommand{roll()}};
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
    Ability ability() { return static_cast<Ability>(byte(kAbilityNames.size())); }
    // Most figures have one; some have four, none has nine.
    std::uint8_t section() {
        return rng_.once_in(2) ? std::uint8_t{0} : byte(rng_.once_in(4) ? 10 : 4);
    }
    std::uint8_t sections() { return rng_.once_in(2) ? std::uint8_t{0} : byte(16); }
    template <class List>
    void figures(List& out) {
        const auto most = static_cast<std::uint32_t>(out.capacity());
        for (std::uint32_t i = rng_.below(most + 1); i > 0; --i) out.push_back(figure());
    }
    template <class Placed>
    Placed placed() {
        Placed placed;
        placed.who = figure();
        placed.at = place();
        placed.facing = facing();
        return placed;
    }
    template <class Turned>
    Turned turned() {
        Turned turned;
        turned.who = figure();
        turned.facing = facing();
        return turned;
    }
    Attack attack() {
        AttackPlan plan;
        plan.kind = static_cast<AttackKind>(rng_.below(2));
        plan.who = figure();
        if (!rng_.once_in(6)) plan.targets.push_back(figure());
        if (rng_.once_in(4)) {
            plan.targets.clear();
            figures(plan.targets);
        }
        if (rng_.once_in(3)) figures(plan.members);
        if (rng_.once_in(4)) plan.aim = static_cast<Aim>(byte(kAimNames.size()));
        if (rng_.once_in(3)) plan.ability = ability();
        plan.freeze = rng_.once_in(5);
        plan.section = section();
        plan.long_range = rng_.once_in(6);
        if (rng_.once_in(12)) plan.piece = PieceId{byte(70)};
        plan.at_point = rng_.once_in(12);
        if (plan.at_point) plan.point = place();
        return {plan};
    }
    UseAbility use() {
        UseAbility use;
        use.who = figure();
        use.ability = ability();
        if (rng_.once_in(2)) use.other = figure();
        if (rng_.once_in(2)) use.at = place();
        use.facing = facing();
        use.section = section();
        return use;
    }
    Cancel cancel() {
        Cancel cancel;
        for (std::uint32_t i = rng_.below(9); i > 0; --i) {
            Cancel::Entry entry;
            entry.who = figure();
            entry.ability = ability();
            cancel.abilities.push_back(entry);
        }
        if (rng_.once_in(3)) figures(cancel.own_defense);
        return cancel;
    }
    Move move() {
        Move move;
        move.who = figure();
        move.facing = facing();
        const std::uint32_t points = wild_ ? rng_.below(kMaxPathPoints + 1) : rng_.below(3);
        for (std::uint32_t i = 0; i < points; ++i) move.path.push_back(place());
        move.sections = sections();
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

    Rng& rng_;
    bool wild_;
    const bool in_setup_;
};

}  // namespace

Command garbage_command(Rng& rng, bool in_setup) {
    return Garbage(rng, in_setup).any();
}

Seat garbage_sender(Rng& rng) {
    if (rng.once_in(8)) return {};  // as if chance
    return rng.once_in(3) ? Seat{static_cast<std::uint8_t>(rng.below(256))}
                          : Seat{static_cast<std::uint8_t>(rng.below(4))};
}

}  // namespace six
