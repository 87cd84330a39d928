#include "io/scenario/scenario_lay.h"

#include <algorithm>
#include <utility>

#include "engine/game/look.h"
#include "engine/game/sound.h"
#include "engine/messages/reason.h"
#include "engine/rulesets/pages.h"
#include "io/format/castle_plans.h"
#include "io/language/describe.h"
#include "io/rules/option_text.h"

namespace six::io {

namespace {

Error at_line(const Scenario& scenario, const TextPlace& place, std::string_view key,
              std::vector<Argument> arguments = {}) {
    return {scenario.file + ":" + std::to_string(std::max(place.line, 1)), std::string(key),
            std::move(arguments)};
}

// Clockwise from the first seat, opposite each other when there are two.
Edge usual_edge(std::size_t seats, std::size_t seat) {
    constexpr Edge kTwo[] = {Edge::south, Edge::north};
    constexpr Edge kMore[] = {Edge::south, Edge::west, Edge::north, Edge::east};
    return seats == 2 ? kTwo[seat] : kMore[seat];
}

TextPlace first_given(const Scenario& scenario) {
    return scenario.given.empty() ? TextPlace{} : scenario.given[0].place;
}

Option usual_radius(const Warrior& warrior) {  // [U-BASE-5, C-MULTI-7, C-TITAN-18]
    if (warrior.kind == FigureKind::titan) return Option::c_titan_radius;
    return warrior.is_large() ? Option::c_multi_radius : Option::base_radius;
}

Warrior warrior_on(const WarriorText& text, const OptionValues& options) {
    Warrior warrior = text.warrior;
    BaseShape& base = warrior.base;
    if (is_castle(warrior.kind) && !text.own_base) {
        const std::uint16_t arc = base.arc;  // what was said of it is judged with the rest
        base = usual_plan(warrior.kind, options);
        base.arc = arc;
        return warrior;
    }
    if (base.kind == BaseKind::rectangle) return warrior;
    if (!text.own_radius) base.radius = options.inches(usual_radius(warrior));
    if (base.kind == BaseKind::double_disc && !text.own_spacing)  // [U-MOUNT-2]
        base.spacing =
            Inches::from_mils(base.radius.mils() * options[Option::peanut_spacing] / 100);
    return warrior;
}

// What would do, where the refusal of a warrior knows it, behind its sentence; empty: nothing.
std::string wanted_said(Language language, const Warrior& warrior, const Illegal& illegal) {
    switch (illegal.why) {
        case Reason::bad_base:
            return is_castle(warrior.kind) ? say(language, "scenario.wanted_plan") : std::string();
        case Reason::bad_dial:
            return illegal.m > 0 ? say(language, "scenario.wanted_fortification",
                                       {{"most", std::to_string(illegal.m)}})
                                 : std::string();
        case Reason::ability_not_on_section:
        case Reason::ability_on_wrong_value:
        case Reason::ability_not_in_edition:
            return say(language, "scenario.found_ability",
                       {{"ability", kAbilityNames[static_cast<std::size_t>(illegal.m)]}});
        default:
            return {};
    }
}

bool is_of_a_warrior(Reason why) {  // what check_warriors() gives; n is the warrior
    switch (why) {
        case Reason::figure_not_in_edition:
        case Reason::bad_base:
        case Reason::bad_dial:
        case Reason::base_not_in_edition:
        case Reason::kind_not_in_edition:
        case Reason::wrong_number_of_dials:
        case Reason::ability_not_on_section:
        case Reason::ability_on_wrong_value:
        case Reason::ability_not_in_edition:
            return true;
        default:
            return false;
    }
}

// In the order of turns, whichever line comes first. [V-DOM-4]
void reveal_said(const Scenario& scenario, Table& table) {
    if (!table.rules->domains) return;
    for (std::uint8_t step = 0; step < table.seat_count; ++step) {
        const Seat seat{
            static_cast<std::uint8_t>((table.first_player.n + step) % table.seat_count)};
        for (const DomainText& said : scenario.table.domains)
            if (said.seat == seat && !table.domains.full())
                reveal(*table.rules->domains, table.domains, seat, said.which);
    }
}

// No more than each may bring, where there are any; in set-up they come with the armies. [V-ARMY-6]
std::optional<Error> wrong_with_domains(const Scenario& scenario, const Agreement& agreement,
                                        Language language) {
    std::array<std::int32_t, kMaxSeats> brought{};
    for (const DomainText& said : scenario.table.domains) {
        if (scenario.from_setup) return at_line(scenario, said.place, "scenario.domain_in_setup");
        const std::int32_t most =
            agreement.rules->domains ? agreement.options[Option::v2_domain_count] : 0;
        const std::int32_t now = ++brought[said.seat.n];
        if (now <= most) continue;
        const Illegal refusal =
            agreement.rules->domains
                ? Illegal{.clause = "V-ARMY-6",
                          .why = Reason::too_many_domains,
                          .n = now,
                          .m = most}
                : Illegal{.clause = "U-ARMY-2", .why = Reason::no_domains_in_edition};
        return at_line(scenario, said.place, "scenario.not_agreed",
                       {{"sentence",
                         describe(language, Names{.edition = agreement.rules->edition}, refusal)}});
    }
    return std::nullopt;
}

Table table_of(const Scenario& scenario, const Agreement& agreement) {
    Table table;
    table.rules = agreement.rules;
    table.options = agreement.options;
    table.catalog = agreement.catalog;
    fit_to_page(*agreement.rules, table.options, table.catalog);
    table.field = {agreement.field_size, agreement.fixed_terrain};
    table.seat_count = agreement.seat_count;
    table.first_player = scenario.table.first.value_or(Seat{0});
    table.build_total = agreement.build_total;
    table.defender = agreement.defender;
    reveal_said(scenario, table);
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        std::vector<WarriorId> army;
        for (const GivenText& given : scenario.given)
            if (given.figure.owner.n == n)
                army.push_back(WarriorId{static_cast<std::uint16_t>(given.warrior)});
        const std::int32_t spent =
            points_of(agreement.catalog, army) +
            points_of_company(agreement.catalog, scenario.table.companies[n], army);
        table.seats[n] = {.team = agreement.teams[n],
                          .edge = scenario.table.edges[n].value_or(usual_edge(table.seat_count, n)),
                          .army_points = scenario.table.spent[n].value_or(
                              static_cast<std::uint16_t>(std::min(spent, 0xFFFF))),
                          .company = scenario.table.companies[n]};
    }
    return table;
}

Expected<Agreement, Error> agreement_of(const Scenario& scenario, Edition edition,
                                        Language language) {
    Agreement agreement;
    agreement.rules = page_of(edition);
    if (!agreement.rules)
        return at_line(scenario, {}, "scenario.edition_unplayable",
                       {{"edition", name_of(edition)}});
    agreement.options = OptionValues(edition);
    for (const ChosenOption& chosen : scenario.options)
        if (!agreement.options.set(edition, chosen.option, chosen.value))
            return at_line(scenario, chosen.place, "scenario.option_not_in_edition",
                           {{"option", std::string(info_of(chosen.option).id)},
                            {"edition", name_of(edition)}});
    for (const WarriorText& text : scenario.warriors)
        agreement.catalog.warriors.push_back(warrior_on(text, agreement.options));
    for (const ItemText& text : scenario.items) agreement.catalog.items.push_back(text.item);
    for (const CompanyText& text : scenario.companies)
        agreement.catalog.companies.push_back(text.company);
    for (const SpellText& text : scenario.spells) agreement.catalog.spells.push_back(text.spell);
    for (const PieceText& text : scenario.pieces) agreement.fixed_terrain.push_back(text.piece);
    for (const PieceText& text : scenario.box) agreement.terrain_box.push_back(text.piece);
    agreement.terrain_is_fixed = scenario.box.empty();
    agreement.field_size = scenario.table.size.value_or(agreement.rules->field.table_size);
    agreement.seat_count = static_cast<std::uint8_t>(scenario.table.seats.size());
    agreement.teams = scenario.table.teams;
    agreement.build_total = scenario.table.build.value_or(agreement.rules->usual.build_total);
    agreement.defender = scenario.table.defender;
    if (auto wrong = wrong_with_domains(scenario, agreement, language)) return *std::move(wrong);
    if (scenario.from_setup && scenario.table.company_place.line != 0)
        return at_line(scenario, scenario.table.company_place, "scenario.company_in_setup");
    // An empty table needs no army, but all the rest.
    const bool empty = !scenario.from_setup && scenario.warriors.empty();
    const auto agreed =
        empty ? check_table(table_of(scenario, agreement)) : check_agreement(agreement);
    if (agreed) return agreement;

    const Illegal& illegal = agreed.error();
    const auto index = static_cast<std::size_t>(illegal.n);
    if (illegal.why == Reason::option_not_read && index < kOptionCount)
        for (const ChosenOption& chosen : scenario.options)
            if (static_cast<std::size_t>(chosen.option) == index)
                return at_line(scenario, chosen.place, "scenario.option_not_read",
                               {{"option", std::string(info_of(chosen.option).id)},
                                {"edition", name_of(edition)}});
    std::string sentence = describe(language, Names{.edition = edition}, illegal);
    if (is_of_a_warrior(illegal.why) && index < scenario.warriors.size()) {
        const WarriorText& text = scenario.warriors[index];
        if (const std::string wanted = wanted_said(language, text.warrior, illegal);
            !wanted.empty())
            sentence += " " + wanted;
        return at_line(scenario, text.place, "scenario.figure_not_agreed",
                       {{"figure", text.warrior.id}, {"sentence", sentence}});
    }
    return at_line(scenario, scenario.table.place, "scenario.not_agreed", {{"sentence", sentence}});
}

// So many clicks from where it starts; below zero before it, modulo 256.
std::size_t slot_after(const Dial& dial, std::uint8_t clicks) {
    return static_cast<std::uint8_t>(dial.start + clicks);
}

// The clicks named of an eliminated figure are enough: a large one need not have turned all its
// dials to their ends. [LRG-DIAL-7]
bool is_dead_as_said(const Table& table, Figure figure) {
    const Warrior& warrior = table.catalog[figure.warrior];
    for (std::size_t d = 0; d < warrior.dials.size(); ++d) {
        const std::size_t slot = slot_after(warrior.dials[d], figure.clicks[d]);
        if (slot >= warrior.dials[d].clicks.size()) return false;
        figure.clicks[d] = static_cast<std::uint8_t>(slot);
    }
    return is_dead(table, figure);
}

Expected<State, Error> state_of(const Scenario& scenario, const Table& table) {
    State state;
    state.phase = Phase::playing;
    state.turn = scenario.table.turn.value_or(table.first_player);
    state.actions_left = scenario.table.actions.value_or(
        static_cast<std::uint8_t>(table.build_total / table.rules->actions.points_per_action));
    state.round = scenario.table.round;
    state.quiet_rounds = scenario.table.quiet_rounds;
    state.dial_turned = scenario.table.dial_turned;
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        state.seats[n].points = scenario.table.points[n];
        state.seats[n].withdrawn = scenario.table.withdrawn[n];
    }
    for (const GivenText& given : scenario.given) {
        Figure& figure = state.figures[state.figure_count++];
        figure = given.figure;
        figure.warrior = WarriorId{static_cast<std::uint16_t>(given.warrior)};
        const Warrior& warrior = table.catalog[figure.warrior];
        const bool gone = figure.whereabouts == Whereabouts::eliminated;
        const bool left = figure.whereabouts == Whereabouts::withdrawn;
        const bool dead = gone && is_dead_as_said(table, figure);
        for (std::size_t d = 0; d < warrior.dials.size(); ++d) {
            const Dial& dial = warrior.dials[d];
            const auto ends = [&dial](std::size_t at) {
                return dial.clicks[at].skulls() >= kSkullsAtTheEnd;
            };
            std::size_t slot = slot_after(dial, figure.clicks[d]);
            if (slot < dial.start &&
                table.options[Option::c_multi_heal] != opt::c_multi_heal::starting_slot)
                return at_line(scenario, given.place, "scenario.dial_before_start",
                               {{"label", given.label}});
            if (gone && !dead)
                while (slot + 1 < dial.clicks.size() && !ends(slot)) ++slot;
            // A section of a large figure may be inactive. [LRG-DIAL-5]
            if (slot >= dial.clicks.size() || (!gone && !left && !warrior.is_large() && ends(slot)))
                return at_line(scenario, given.place, "scenario.dial_past_end",
                               {{"label", given.label}});
            figure.clicks[d] = static_cast<std::uint8_t>(slot);
        }
        if (figure.whereabouts == Whereabouts::in_hand) state.phase = Phase::deploying;
        if (given.second_action)
            state.acts_again = FigureId{static_cast<std::uint16_t>(state.figure_count - 1)};
    }
    for (const ObjectiveText& text : scenario.objectives) {
        Marker& objective = state.markers[state.marker_count++];
        objective.kind = MarkerKind::objective;
        objective.seat = text.seat;
        objective.number = state.marker_count;
        objective.at = text.at;
    }
    for (const ShotText& text : scenario.shots) state.markers[state.marker_count++] = text.shot;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {  // where its chariot is [LRG-PASS-12]
        Figure& figure = state.figures[i];
        if (!figure.chariot.exists()) continue;
        figure.at = state[figure.chariot].at;
        if (!scenario.given[i].own_facing) figure.facing = state[figure.chariot].facing;
    }
    // Whose turn it is plays, though the table may still be empty.
    for (std::uint8_t n = 0; n < table.seat_count && state.phase == Phase::playing; ++n)
        state.seats[n].out =
            state.seats[n].withdrawn ||
            (Seat{n} != state.turn && std::none_of(scenario.given.begin(), scenario.given.end(),
                                                   [n](const GivenText& given) {
                                                       return given.figure.owner.n == n &&
                                                              !given.figure.captive() &&
                                                              in_play(given.figure);
                                                   }));
    if (state.phase == Phase::deploying) {
        state.turn = table.first_player;
        state.actions_left = 0;
    }
    return state;
}

// Enchantments by their figures, then glyphs. [V-SPELL-8]
void lay_spells(const Scenario& scenario, State& state) {
    const auto lay = [&state](Marker marker) {
        if (state.marker_count < kMaxMarkers) state.markers[state.marker_count++] = marker;
    };
    for (std::uint16_t i = 0; i < scenario.given.size(); ++i)
        for (Marker marker : scenario.given[i].enchantments) {
            marker.figure = FigureId{i};
            lay(marker);
        }
    for (const GlyphText& text : scenario.glyphs) lay(text.glyph);
    find_marked(state);
}

}  // namespace

// Its own name for what is wrong, in words: "two bases overlap" is invariant.two_bases_overlap.
std::string invariant_said(Language language, std::string_view wrong) {
    std::string key = "invariant.";
    for (const char c : wrong)
        if (c == ' ')
            key += '_';
        else if (c >= 'a' && c <= 'z')
            key += c;
    return has_words(language, key) ? say(language, key) : std::string(wrong);
}

Expected<std::shared_ptr<LaidScenario>, Error> lay_scenario(const Scenario& scenario,
                                                            Edition edition, Language language) {
    Expected<Agreement, Error> agreement = agreement_of(scenario, edition, language);
    if (!agreement) return agreement.error();
    const auto laid = std::make_shared<LaidScenario>();
    laid->names.edition = edition;
    laid->names.seats = scenario.table.seats;
    for (const PieceText& text : scenario.pieces) laid->names.pieces.push_back(text.piece.name);
    for (const ItemText& text : scenario.items) laid->names.items.push_back(text.item.id);
    for (const SpellText& text : scenario.spells) laid->names.spells.push_back(text.spell.id);
    if (scenario.from_setup) {
        laid->game = std::make_unique<BattleGame>(
            std::make_shared<const Agreement>(std::move(agreement).value()));
        return laid;
    }
    Table table = table_of(scenario, *agreement);
    Expected<State, Error> given = state_of(scenario, table);
    if (!given) return given.error();
    State state = std::move(given).value();
    build_castles(table, state);
    raise_structures(table, state);
    for (std::uint16_t i = 0; i < scenario.pieces.size(); ++i)
        if (const auto left = scenario.pieces[i].structure_left)
            set_structure(state, PieceId{i}, *left);
    for (std::uint16_t i = 0; i < scenario.given.size(); ++i)
        for (const CarriedItem& one : scenario.given[i].items)
            if (state.marker_count < kMaxMarkers) wield(state, FigureId{i}, one.item, one.spells);
    for (std::uint16_t i = 0; i < scenario.items.size(); ++i)
        if (const auto at = scenario.items[i].at; at && state.marker_count < kMaxMarkers)
            state.markers[state.marker_count++] = {.kind = MarkerKind::item,
                                                   .number = i,
                                                   .at = *at,
                                                   .spells = scenario.items[i].spells};
    lay_spells(scenario, state);
    if (table.field.pieces.size() > kMaxPieces)
        return at_line(scenario, first_given(scenario), "scenario.too_many_pieces",
                       {{"most", std::to_string(kMaxPieces)}});
    if (state.phase == Phase::playing)
        state.castle_actions =
            scenario.table.castle_actions.value_or(castle_actions_of(table, state, state.turn));
    for (const GivenText& text : scenario.given) laid->names.figures.push_back(text.label);
    name_pieces(laid->names, table);
    // The same test that guards every step: a position the engine could never reach is not run.
    if (const std::string_view wrong = what_is_wrong(table, state); !wrong.empty())
        return at_line(scenario, first_given(scenario), "scenario.impossible",
                       {{"what", invariant_said(language, wrong)}});
    laid->game =
        std::make_unique<BattleGame>(std::make_shared<const Table>(std::move(table)), state);
    return laid;
}

void name_figures(LaidScenario& laid) {
    std::vector<std::string> seats = std::move(laid.names.seats);
    laid.names = standard_names(laid.game->table(), laid.game->state());
    laid.names.seats = std::move(seats);
}

}  // namespace six::io
