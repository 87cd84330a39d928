#include "engine/rules/query.h"

#include "engine/rules/castle/castle.h"
#include "engine/rules/playable.h"
#include "engine/rules/victory.h"

namespace six {

SectionSet active_sections(const Table& table, const Figure& figure) {
    SectionSet active;
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        if (is_active(table, figure, i)) active.add(static_cast<Quarter>(i));
    return active;
}

bool shows(const Table& table, const State& state, const Figure& figure, std::size_t section,
           Ability ability) {
    const Click& click = shown(table, figure, section);
    for (const Cell* cell : click.cells())
        if (cell->abilities[0] == ability || cell->abilities[1] == ability) return true;
    if (click.nexus != Ability::none && click.nexus == ability) return true;
    return find_by_item(table, state, figure, section,
                        [&](Ability given) {
                            return given == ability ? facts_of(table, ability) : nullptr;
                        }) != nullptr ||
           (ability != Ability::none &&
            ability_of_company(table, state, figure, section) == ability);
}

// A castle section gains no more than stone may show. [V-SUB-13, C-CASTLE-29]
Ability given_by_company(const Table& table, const State& state, const Figure& figure,
                         std::size_t section) {
    const Ability ability = table.catalog[table.seats[figure.owner.n].company].ability;
    if (is_castle(warrior_of(table, figure).kind) && !fits_stone(ability)) return Ability::none;
    const bool by_item = find_by_item(table, state, figure, section, [&](Ability given) {
                             return given == ability ? facts_of(table, ability) : nullptr;
                         }) != nullptr;
    return by_item ? Ability::none : ability;
}

bool in_force(const Table& table, const State& state, const Figure& figure, std::size_t section,
              Ability ability) {
    return find_in_force(table, state, figure, section, [ability](const AbilityFacts& facts) {
               return facts.ability == ability;
           }) != nullptr;
}

bool shows(const Table& table, const State& state, const Figure& figure, Ability ability) {
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        if (shows(table, state, figure, i, ability)) return true;
    return false;
}

bool in_force(const Table& table, const State& state, const Figure& figure, Ability ability) {
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        if (in_force(table, state, figure, i, ability)) return true;
    return false;
}

bool is_demoralized(const Table& table, const State& state, const Figure& figure) {
    bool all = false;
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i) {
        if (!is_active(table, figure, i)) continue;
        if (!is_demoralized(table, state, figure, i)) return false;
        all = true;
    }
    return all;
}

bool bases_touch(const Table& table, const Figure& a, const Figure& b) {
    // Most are too far apart for any part of them: that spares the exact question.
    const Inches reach = reach_of(warrior_of(table, a).base) + reach_of(warrior_of(table, b).base);
    if (!within(a.at, b.at, reach + table.contact_slack())) return false;
    return meeting(base_of(table, a), base_of(table, b), table.contact_slack()) ==
           Meeting::touching;
}

FigureId rider_of(const Table& table, const State& state, FigureId mount) {
    if (!kind_of(table, state[mount]).has_saddle) return {};
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (in_saddle(state.figures[i]) && state.figures[i].chariot == mount) return FigureId{i};
    return {};
}

bool touching(const Table& table, const State& state, const Figure& a, const Figure& b) {
    const Figure& one = standing(state, a);
    const Figure& other = standing(state, b);
    if (!posture_of(table, one).touches || !posture_of(table, other).touches) return false;
    return !one.captive() && !other.captive() && bases_touch(table, one, other) &&
           !abrupt_between(table, state, one, other) &&
           (posture_of(table, one).aloft || touch_past_walls(table, state, one, other));
}

bool touches_front_of(const Table& table, const State& state, const Figure& of, const Figure& by) {
    return touching(table, state, of, by) &&
           arcs_touched(base_of(table, standing(state, of)), base_of(table, standing(state, by)),
                        table.contact_slack(), table.arc_slack())
               .front;
}

bool touches_rear_of(const Table& table, const State& state, const Figure& of, const Figure& by) {
    if (!touching(table, state, of, by)) return false;
    // A touch on the border is front contact; with several touches one in the rear is enough.
    // [U-CC-7, U-MOUNT-15]
    const Base base = base_of(table, standing(state, of));
    for (const ContactPoint& touch :
         contact_points(base, base_of(table, standing(state, by)), table.contact_slack()))
        if (!arcs_of_touch(base, touch, table.arc_slack()).front) return true;
    return false;
}

FigureId opponent_touched(const Table& table, const State& state, const Figure& figure) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& other = state.figures[i];
        if (on_table(other) && opposing(table, state, figure, other) &&
            touching(table, state, figure, other))
            return FigureId{i};
    }
    return {};
}

SectionSet sections_touched(const Table& table, const State& state, const Figure& of,
                            const Figure& by) {
    SectionSet touched;
    if (!touching(table, state, of, by)) return touched;
    if (is_large(table, of))
        return quarters_touched(base_of(table, of), base_of(table, standing(state, by)),
                                table.contact_slack());
    touched.add(Quarter::front);
    return touched;
}

SectionSet sections_towards(const Table& table, const Figure& of, Vec2 place) {
    SectionSet towards;
    if (is_large(table, of))
        return quarters_towards(base_of(table, of), place,
                                table.options.inches(Option::c_multi_border));
    towards.add(Quarter::front);
    return towards;
}

bool section_touches_opponent(const Table& table, const State& state, FigureId who,
                              std::size_t section) {
    const Figure& figure = state[who];
    bool found = false;
    for_each_on_table(state, [&](FigureId, const Figure& other) {
        found = found || (opposing(table, state, figure, other) &&
                          has(sections_touched(table, state, figure, other), section));
    });
    return found;
}

FigureId captive_of(const State& state, FigureId captor) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (state.figures[i].captor == captor && on_table(state.figures[i])) return FigureId{i};
    return {};
}

const Scene& scene_of(const Table& table, const State& state) {
    static thread_local Scene scene;
    scene.clear();
    for_each_on_table(
        state, [&](FigureId id, const Figure& figure) { scene.add(id, base_of(table, figure)); });
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i)
        scene.add(PieceId{i}, table.field.pieces[i].outline);
    return scene;
}

bool still_fights(const Table& table, const State& state, FigureId who) {
    if (is_section(state[who])) return section_fights(table, state, who);
    return !state[who].captive() && !is_riderless(table, state, who) &&
           !is_demoralized(table, state, state[who]);
}

int sides_fighting(const Table& table, const State& state) {
    unsigned teams = 0;
    for_each_in_play(state, [&](FigureId id, const Figure& figure) {
        if (!state.seats[figure.owner.n].out && table.rules->victory->fights_on(table, state, id))
            teams |= 1u << table.seats[figure.owner.n].team;
    });
    return __builtin_popcount(teams);
}

bool has_figures(const State& state, Seat seat) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (in_play(figure) && figure.owner == seat && !figure.captive()) return true;
    }
    return false;
}

bool may_be_given_action(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    if (!in_play(figure) || figure.captive() || figure.owner != state.turn ||
        figure.has(note::levitated) || is_riderless(table, state, who))
        return false;
    if (is_section(figure))
        return figure.given == Given::nothing && figure.tokens < table.rules->actions.max_tokens &&
               state.actions_left + state.castle_actions > 0 &&
               check_section_shoots(table, state, who).has_value();
    if (is_large(table, figure)) {
        if (figure.has(note::acts_over)) return false;  // [MDW-ACT-6]
        const bool first = figure.given != Given::action;
        if (first && figure.tokens >= table.rules->actions.max_tokens) return false;
        const bool may_move = !figure.has(note::moved | note::fought | note::moves_over);
        for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i) {
            if (!is_active(table, figure, i) || (figure.acted >> i & 1)) continue;
            if (state.actions_left > 0) return true;
            if (may_move && in_force_with(table, state, figure, i, &AbilityFacts::free_move))
                return true;
        }
        return false;
    }
    if (who == state.acts_again) return state.actions_left > 0;
    if (figure.given != Given::nothing ||
        standing(state, figure).tokens >= table.rules->actions.max_tokens)
        return false;
    return state.actions_left > 0 || in_force_with(table, state, figure, &AbilityFacts::free_move);
}

}  // namespace six
