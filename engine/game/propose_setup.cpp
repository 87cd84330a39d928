#include <algorithm>
#include <utility>

#include "engine/game/propose_castle.h"
#include "engine/game/setup.h"
#include "engine/rules/castle_placement.h"
#include "engine/rules/terrain_placement.h"

namespace six {
namespace {

bool is_section(const Agreement& agreement, WarriorId id) {
    return is_castle(agreement.catalog[id].kind);
}
// What a siege is about: a section other than walls. [C-SIEGE-2]
bool is_stronghold(const Agreement& agreement, WarriorId id) {
    const auto kind = static_cast<std::size_t>(agreement.catalog[id].kind);
    return is_section(agreement, id) && (*agreement.rules->kinds)[kind].fights_on;
}

template <class Wanted>
std::vector<WarriorId> all_of(const Agreement& agreement, Wanted wanted) {
    std::vector<WarriorId> found;
    for (std::uint16_t i = 0; i < agreement.catalog.warriors.size(); ++i)
        if (wanted(agreement, WarriorId{i})) found.push_back(WarriorId{i});
    return found;
}
bool no_section(const Agreement& agreement, WarriorId id) {
    return !is_section(agreement, id);
}

// Adds warriors that still fit, drawn one by one, until there are so many or nothing fits.
void enlist(const Agreement& agreement, const std::vector<WarriorId>& among, std::int32_t points,
            std::size_t most, Draw& draw, ChooseArmy& army) {
    if (among.empty()) return;
    for (int misses = 0; misses < 16 && army.warriors.size() < most;) {
        const WarriorId id = among[draw.below(static_cast<std::uint32_t>(among.size()))];
        const Warrior& warrior = agreement.catalog[id];
        const bool again =
            warrior.rank == Rank::unique &&
            std::any_of(army.warriors.begin(), army.warriors.end(), [&](WarriorId chosen) {
                return same_figure(agreement.catalog, chosen, id);
            });
        if (warrior.points > points || again) {
            ++misses;
            continue;
        }
        points -= warrior.points;
        army.warriors.push_back(id);
    }
}

// A third of the armies have a castle for up to half of their points, and who is besieged.
ChooseArmy any_army(const Agreement& agreement, Seat seat, Draw& draw) {
    ChooseArmy army;
    const auto spent = [&] { return points_of(agreement.catalog, std::as_const(army.warriors)); };
    const auto sections = all_of(agreement, is_section);
    const bool besieged = seat == agreement.defender;
    if (!sections.empty() && (besieged || draw.below(3) == 0)) {
        const std::int32_t half = agreement.build_total / 2;
        if (besieged) enlist(agreement, all_of(agreement, is_stronghold), half, 1, draw, army);
        enlist(agreement, sections, half - spent(), kMaxSections / agreement.seat_count, draw,
               army);
    }
    enlist(agreement, all_of(agreement, no_section), agreement.build_total - spent(),
           kMaxFigures / agreement.seat_count, draw, army);
    return army;
}

// The cheapest warrior, and what is besieged: if any army can be built, this one can.
ChooseArmy least_army(const Agreement& agreement, Seat seat) {
    ChooseArmy army;
    const auto add_cheapest = [&](const std::vector<WarriorId>& among) {
        const auto least =
            std::min_element(among.begin(), among.end(), [&](WarriorId a, WarriorId b) {
                return agreement.catalog[a].points < agreement.catalog[b].points;
            });
        if (least != among.end()) army.warriors.push_back(*least);
    };
    if (seat == agreement.defender) add_cheapest(all_of(agreement, is_stronghold));
    add_cheapest(all_of(agreement, no_section));
    return army;
}

// Anywhere about his starting area, turned anyhow.
BuildSection any_section(const Agreement& agreement, const SetupState& state, Seat seat,
                         Draw& draw) {
    const SectionsLeft left = sections_left(agreement, state, seat);
    const Area area = starting_area(agreement, state, seat);
    const auto between = [&](Inches low, Inches high) {
        return low + Inches::from_mils(static_cast<std::int32_t>(
                         draw.below(static_cast<std::uint32_t>((high - low).mils() + 1))));
    };
    // One after the other: compilers differ in which argument of a call they evaluate first.
    const std::uint8_t figure = left[draw.below(static_cast<std::uint32_t>(left.size()))];
    const Inches x = between(area.low.x, area.high.x);
    const Inches y = between(area.low.y, area.high.y);
    const auto turn = static_cast<std::int32_t>(draw.below(Facing::kFullTurn));
    return {figure, {x, y}, Facing::from_tenths(turn)};
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
             std::vector<SetupCommand>& out) {
    out.clear();
    const Decision owed = next_decision(agreement, state);
    const auto add = [&](const SetupCommand& command) {
        if (out.size() < limit && check(agreement, state, owed.seat, command))
            out.push_back(command);
    };
    if (owed.ask == Ask::build_section) {  // what makes sense comes last
        if (draw.below(8) == 0) add(any_section(agreement, state, owed.seat, draw));
        if (const auto place = sensible_section(agreement, state, owed.seat, draw))
            add(*place);
        else
            add(Decline{});
        return;
    }
    for (std::size_t tries = 0; tries < 4 * limit && out.size() < limit; ++tries) {
        switch (owed.ask) {
            case Ask::choose_army:
                add(any_army(agreement, owed.seat, draw));
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
                const std::uint32_t count = draw.below(agreement.rules->terrain.items_each + 1u);
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
    if (owed.ask == Ask::choose_army) add(least_army(agreement, owed.seat));
    if (owed.ask == Ask::choose_edge)
        for (int edge = 0; edge < 4; ++edge) add(ChooseEdge{static_cast<Edge>(edge)});
    if (owed.ask == Ask::choose_terrain) add(ChooseTerrain{});
    if (owed.ask == Ask::place_terrain) {
        if (const auto place = find_terrain_place(agreement, state)) add(*place);
        add(Decline{});
    }
}

}  // namespace six
