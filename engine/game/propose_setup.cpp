#include <algorithm>

#include "engine/game/setup.h"

namespace six {
namespace {

// Adds warriors that still fit, drawn one by one, until nothing fits or the draw says enough.
ChooseArmy any_army(const Agreement& agreement, Draw& draw) {
    ChooseArmy army;
    std::int32_t left = agreement.build_total;
    const std::size_t most = kMaxFigures / agreement.seat_count;
    for (int misses = 0; misses < 16 && army.warriors.size() < most;) {
        const WarriorId id{static_cast<std::uint16_t>(
            draw.below(static_cast<std::uint32_t>(agreement.catalog.warriors.size())))};
        const Warrior& warrior = agreement.catalog[id];
        const bool again =
            warrior.rank == Rank::unique &&
            std::any_of(army.warriors.begin(), army.warriors.end(), [&](WarriorId chosen) {
                return same_figure(agreement.catalog, chosen, id);
            });
        if (warrior.points > left || again) {
            ++misses;
            continue;
        }
        left -= warrior.points;
        army.warriors.push_back(id);
    }
    return army;
}

// The cheapest warrior alone: if any army can be built, this one can.
ChooseArmy least_army(const Agreement& agreement) {
    std::uint16_t least = 0;
    for (std::uint16_t i = 1; i < agreement.catalog.warriors.size(); ++i)
        if (agreement.catalog.warriors[i].points < agreement.catalog.warriors[least].points)
            least = i;
    ChooseArmy army;
    army.warriors.push_back(WarriorId{least});
    return army;
}

PlaceTerrain any_place(const Agreement& agreement, const SetupState& state, Draw& draw) {
    const auto up_to = [&](Inches side) {
        return Inches::from_mils(
            static_cast<std::int32_t>(draw.below(static_cast<std::uint32_t>(side.mils()))));
    };
    return {state.pool[draw.below(static_cast<std::uint32_t>(state.pool.size()))],
            {up_to(agreement.field_size.x), up_to(agreement.field_size.y)},
            Facing::from_tenths(static_cast<std::int32_t>(draw.below(Facing::kFullTurn)))};
}

}  // namespace

void propose(const Agreement& agreement, const SetupState& state, std::size_t limit, Draw& draw,
             std::vector<Command>& out) {
    out.clear();
    const Decision owed = next_decision(agreement, state);
    const auto add = [&](const Command& command) {
        if (out.size() < limit && check(agreement, state, owed.seat, command))
            out.push_back(command);
    };
    for (std::size_t tries = 0; tries < 4 * limit && out.size() < limit; ++tries) {
        switch (owed.ask) {
            case Ask::choose_army:
                add(any_army(agreement, draw));
                break;
            case Ask::roll_first_player: {
                Roll roll;
                for (int i = 0; i < owed.dice; ++i)
                    roll.pips.push_back(static_cast<std::uint8_t>(1 + draw.below(6)));
                add(roll);
                break;
            }
            case Ask::choose_edge:
                add(ChooseEdge{static_cast<Edge>(draw.below(4))});
                break;
            case Ask::choose_terrain: {
                ChooseTerrain choice;
                const std::uint32_t count = draw.below(agreement.rules->terrain_items_each + 1u);
                for (std::uint32_t i = 0; i < count; ++i)
                    choice.items.push_back(static_cast<std::uint8_t>(
                        draw.below(static_cast<std::uint32_t>(agreement.terrain_box.size()))));
                add(choice);
                break;
            }
            case Ask::place_terrain:
                add(any_place(agreement, state, draw));
                break;
            default:
                return;
        }
    }
    if (!out.empty()) return;
    if (owed.ask == Ask::choose_army) add(least_army(agreement));
    if (owed.ask == Ask::choose_edge)
        for (int edge = 0; edge < 4; ++edge) add(ChooseEdge{static_cast<Edge>(edge)});
    if (owed.ask == Ask::choose_terrain) add(ChooseTerrain{});
    if (owed.ask == Ask::place_terrain) {
        if (const auto place = find_terrain_place(agreement, state)) add(*place);
        add(Decline{});
    }
}

}  // namespace six
