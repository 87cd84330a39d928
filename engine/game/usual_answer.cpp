#include "engine/game/usual_answer.h"

#include <algorithm>

#include "engine/game/battle.h"
#include "engine/rules/formation.h"
#include "engine/rules/query.h"
#include "engine/rules/sections.h"
#include "engine/rules/set_down.h"

namespace six {
namespace {

// On the average of its six faces, as far as there are clicks to heal.
bool die_heals_more(const Table& table, const State& state) {
    const Action& action = state.action;
    const Figure& healer = state[action.plan.who];
    const std::size_t section = own_section(table, healer, action.plan.section);
    const int value = shown(table, healer, section).damage.value;
    const int critical = action.natural == table.rules->critical_hit ? 1 : 0;
    int by_value = 0, by_die = 0;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (!action.hit.has(id)) return;
        const int hurt = figure.clicks[0] - warrior_of(table, figure).dials[0].start;
        for (int pips = 1; pips <= 6; ++pips) {
            by_value += std::min(value + critical, hurt);
            by_die += std::min(pips + critical, hurt);
        }
    });
    return by_die > by_value;
}

}  // namespace

int clicks_left(const Table& table, const Figure& figure, std::size_t section) {
    const Dial& dial = warrior_of(table, figure).dials[section];
    int clicks = 0;
    for (std::size_t i = figure.clicks[section]; i < dial.clicks.size(); ++i, ++clicks)
        if (dial.clicks[i].skulls() >= table.rules->skulls_to_eliminate) break;
    return clicks;
}

std::uint8_t usual_section(const Table& table, const State& state, const Decision& owed) {
    const Figure& figure = state[owed.who];
    const bool own = figure.owner == owed.seat;
    const bool attacked = owed.ask == Ask::choose_section;
    auto best = static_cast<std::uint8_t>(__builtin_ctz(owed.sections));
    int best_left = 0;
    for (std::uint8_t i = best; i < kMaxDials; ++i) {
        if (!(owed.sections >> i & 1)) continue;
        const int left = clicks_left(table, figure, i);
        if (left == 0) continue;
        if (own && attacked && !check_section(table, state, state.action.plan, owed.who, i))
            return i;
        const bool most = own && owed.ask != Ask::heal_section;
        const bool better = most ? left > best_left : left < best_left;
        if (best_left != 0 && !better) continue;
        best = i;
        best_left = left;
    }
    return best;
}

std::optional<Command> usual_answer(const Table& table, const State& state, const Decision& owed,
                                    const Command& wished) {
    // The path of the command in question, as long as it can still be taken.
    const auto as_wished = [&](const Command& otherwise) {
        const bool path =
            wished.index() == otherwise.index() || std::holds_alternative<Disembark>(wished);
        return path && check(table, state, owed.seat, wished) ? wished : otherwise;
    };
    switch (owed.ask) {
        case Ask::cancel_abilities:
        case Ask::free_spin:
        case Ask::follow_up:
            return Command{Decline{}};
        case Ask::dodge:
            return Command{UseAbility{.who = owed.who, .ability = Ability::dodge}};
        case Ask::choose_healing:
            return Command{ChooseHealing{die_heals_more(table, state)}};
        case Ask::choose_section:
        case Ask::take_clicks:
        case Ask::heal_section:
            return Command{ChooseSection{owed.who, usual_section(table, state, owed)}};
        case Ask::turn_in_place:
        case Ask::face_anywhere:
            return Command{Turn{owed.who, state[owed.who].facing}};
        case Ask::choose_path:
            return as_wished(Move{owed.who, {}, state[owed.who].facing});
        case Ask::choose_paths:
            return as_wished(all_stay(state));
        case Ask::place_figure:
            if (const auto place = find_place(table, state, owed.who, state[owed.other]))
                return Command{*place};
            return std::nullopt;
        default:
            return std::nullopt;
    }
}

}  // namespace six
