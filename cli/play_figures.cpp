// Figures and their dials: the part of play_view.h that knows what a window shows.
#include <algorithm>
#include <vector>

#include "cli/figure_text.h"
#include "cli/play_view.h"
#include "cli/play_words.h"
#include "engine/game/look.h"
#include "io/draw/draw_table.h"
#include "io/language/describe.h"
#include "io/language/figure_words.h"
#include "io/language/warrior_name.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

// What the window of a section shows besides its values.
std::string abilities_of_figure(Language language, const host::PlayGame& game, const Figure& figure,
                                std::size_t section) {
    std::string text;
    const Click& click = shown(game.table(), figure, section);
    for (const Cell* cell : click.cells())
        for (const Ability ability : cell->abilities) {
            if (ability == Ability::none) continue;
            const std::string name = io::ability_said(language, ability);
            text += (text.empty() ? "" : ", ") +
                    (in_force(game.table(), game.state(), figure, section, ability)
                         ? name
                         : say(language, "cli.play.not_in_force", {{"ability", name}}));
        }
    return text;
}

// Who it is bound to.
std::string bonds_said(Language language, const host::PlayGame& game, FigureId id) {
    const State& state = game.state();
    std::string text;
    const auto add = [&](std::string_view key, FigureId who) {
        if (who.exists())
            text +=
                (text.empty() ? "" : ", ") + say(language, key, {{"who", game.names().of(who)}});
    };
    add("cli.play.captive_of", state[id].captor);
    add("cli.play.captor_of", captive_of(state, id));
    add("cli.play.carries", passenger_of(state, id));
    return text;
}

// What it wields, and the enchantments that lie on it. [V-ITEM-3, V-SPELL-8]
std::string belongings_said(Language language, const host::PlayGame& game, FigureId id) {
    const Catalog& catalog = game.table().catalog;
    const State& state = game.state();
    std::string items, lying;
    const auto add = [](std::string& list, const std::string& name) {
        list += (list.empty() ? "" : ", ") + name;
    };
    for_each_item(game.table(), state, state[id], [&](const Item& item, std::uint8_t n) {
        std::string spells;
        for (const std::uint8_t spell : spells_of(state, state[id], n))
            add(spells, catalog.spells[spell].name);
        add(items, spells.empty() ? item.name : item.name + " (" + spells + ")");
    });
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        if (const Marker& marker = state.markers[i];
            marker.kind == MarkerKind::enchantment && marker.figure == id)
            add(lying, catalog.spells[marker.number].name);
    std::string text;
    if (!items.empty()) text = say(language, "cli.play.wields", {{"items", items}});
    if (!lying.empty()) add(text, say(language, "cli.play.under", {{"spells", lying}}));
    return text;
}

std::size_t list_name_width(const Terminal& terminal) {
    const std::size_t columns = usable_columns(terminal);
    return columns >= 76 ? 24 : name_columns(columns, 26, 16);
}

std::string where_said(Language language, const host::PlayGame& game, const Figure& figure) {
    if (!on_table(figure) && !is_section(figure))
        return absence_said(language, game.names(), figure);
    return io::place_text(language, figure.at) + ' ' + io::facing_text(language, figure.facing);
}

std::string indented(const Terminal& terminal, std::string_view text, std::size_t indent) {
    return text.empty() ? std::string() : paragraph(terminal, text, indent);
}

// A line for each section: its name, what its window shows, its range, what became of it.
std::string section_lines(Language language, const Terminal& terminal, const host::PlayGame& game,
                          const Figure& figure) {
    const Warrior& warrior = warrior_of(game.table(), figure);
    std::string text;
    for (std::size_t i = 0; i < warrior.dials.size(); ++i) {
        std::string line = fit("    " + section_said(language, i), 4 + list_name_width(terminal)) +
                           window_said(language, game.table(), figure, i);
        const bool active = is_active(game.table(), figure, i);
        if (active) line += right_aligned(range_said(language, warrior.dials[i]), 6);
        if (has_acted(figure, i)) line += ' ' + say(language, "cli.play.section_acted");
        text += without_end(fit(line, usable_columns(terminal))) + '\n';
        if (active) text += indented(terminal, abilities_of_figure(language, game, figure, i), 6);
    }
    return text;
}

std::string figure_lines(Language language, const Terminal& terminal, const host::PlayGame& game,
                         FigureId id) {
    const Figure& figure = game.state()[id];
    const Warrior& warrior = warrior_of(game.table(), figure);
    const std::size_t columns = usable_columns(terminal);
    std::string line = figure_values(language, game.names(), game.table(), game.state(), id,
                                     list_name_width(terminal));
    if (!in_play(figure))
        return paint(terminal, Colour::dim, without_end(fit(line, columns))) + '\n';
    const bool large = is_large(game.table(), figure);
    // Its values stand below: the name has their room.
    if (large)
        line = fit(game.names().of(id), 4) + name_said(warrior, list_name_width(terminal) + 18);
    else
        line += right_aligned(range_said(language, warrior.dials[0]), 6);
    line += ' ' + fit(tokens_said(figure), 3);
    const std::string where = where_said(language, game, figure);
    line = columns_of(line) + columns_of(where) <= columns ? line + where
                                                           : without_end(line) + "\n    " + where;
    std::string text = paint(terminal, colour_of(figure.owner), line) + '\n';
    std::string notes = large ? std::string() : abilities_of_figure(language, game, figure, 0);
    for (const std::string& more :
         {bonds_said(language, game, id), belongings_said(language, game, id),
          castle_said(language, game.names(), game.table(), game.state(), id)})
        if (!more.empty()) notes += (notes.empty() ? "" : ", ") + more;
    text += indented(terminal, notes, 4);
    return large ? text + section_lines(language, terminal, game, figure) : text;
}

// --- dials ---

std::string dial_heading(Language language, const host::PlayGame& game, FigureId id) {
    const Warrior& warrior = warrior_of(game.table(), game.state()[id]);
    std::string factions;
    if (warrior.kind != FigureKind::warrior)
        factions = say(language,
                       "kind." + std::string(kKindNames[static_cast<std::size_t>(warrior.kind)]));
    for (std::size_t i = 0; i < 2; ++i)
        if (i == 0 || warrior.factions[1] != warrior.factions[0])
            factions +=
                (factions.empty() ? "" : ", ") +
                say(language,
                    "faction." +
                        std::string(kFactionNames[static_cast<std::size_t>(warrior.factions[i])]));
    std::vector<io::Argument> arguments = {{"label", game.names().of(id)},
                                           {"name", io::full_name(warrior)},
                                           {"factions", factions},
                                           {"points", std::to_string(warrior.points)}};
    if (warrior.is_large()) return say(language, "cli.play.dial_large", arguments);
    arguments.push_back({"range", range_said(language, warrior.dials[0])});
    arguments.push_back({"arc", io::inches_text(language, warrior.base.arc * 100)});
    return say(language, "cli.play.dial", arguments);
}

// "> 0  8  9 15  3": the slot, marked if it shows, counted from where the dial began.
std::string slot_said(const Figure& figure, const Dial& dial, std::size_t section,
                      std::size_t slot) {
    return (slot == figure.clicks[section] ? ">" : " ") +
           right_aligned(std::to_string(static_cast<int>(slot) - dial.start), 3) + ' ' +
           values_said(dial.clicks[slot]);
}

bool ends_dial(const host::PlayGame& game, const Click& click) {
    return click.skulls() >= game.table().rules->combat.skulls_to_eliminate;
}

// All slots of one dial with their abilities.
std::string dial_lines(Language language, const Terminal& terminal, const host::PlayGame& game,
                       const Figure& figure, std::size_t section) {
    const Dial& dial = warrior_of(game.table(), figure).dials[section];
    std::string text = fit("", 5) + columns_said(language, warrior_of(game.table(), figure)) + '\n';
    for (std::size_t i = 0; i < dial.clicks.size(); ++i) {
        const Click& click = dial.clicks[i];
        std::string line = slot_said(figure, dial, section, i) + "  ";
        std::string abilities;
        for (const Cell* cell : click.cells())
            for (const Ability ability : cell->abilities)
                if (ability != Ability::none)
                    abilities +=
                        (abilities.empty() ? "" : ", ") + ability_with_word(language, ability);
        const std::size_t indent = columns_of(line);
        line += wrap(abilities, usable_columns(terminal), indent);
        line = without_end(line);
        text += (i == figure.clicks[section] ? paint(terminal, Colour::bold, line) : line) + '\n';
        if (ends_dial(game, click)) break;
    }
    return text;
}

// The values of all sections, as many beside each other as there is room for.
std::string dials_side_by_side(Language language, const Terminal& terminal,
                               const host::PlayGame& game, const Figure& figure) {
    constexpr std::size_t kColumn = 19;
    const auto& dials = warrior_of(game.table(), figure).dials;
    const std::size_t beside = std::clamp<std::size_t>(usable_columns(terminal) / kColumn, 1, 4);
    std::string text;
    for (std::size_t first = 0; first < dials.size(); first += beside) {
        const std::size_t end = std::min(first + beside, dials.size());
        std::string line;
        for (std::size_t d = first; d < end; ++d)
            line += fit("     " + section_said(language, d), kColumn);
        text += without_end(line) + '\n';
        std::vector<bool> over(dials.size(), false);
        for (std::size_t slot = 0; slot < kDialClicks; ++slot) {
            line.clear();
            for (std::size_t d = first; d < end; ++d) {
                const bool any = !over[d] && slot < dials[d].clicks.size();
                line += fit(any ? slot_said(figure, dials[d], d, slot) : "", kColumn);
                over[d] = !any || ends_dial(game, dials[d].clicks[slot]);
            }
            line = without_end(line);
            if (line.empty()) break;
            text += line + '\n';
        }
    }
    return text;
}

}  // namespace

std::string figures_shown(Language language, const Terminal& terminal, const host::PlayGame& game,
                          Seat only) {
    if (game.in_setup())
        return paragraph(terminal, status_shown(language, game)) +
               armies_shown(language, terminal, game, only);
    const std::size_t columns = usable_columns(terminal);
    std::string text;
    for (std::uint8_t n = 0; n < game.table().seat_count; ++n) {
        if (only.exists() && only != Seat{n}) continue;
        const std::string seat =
            say(language, "cli.play.army",
                {{"seat", game.names().said(language, Seat{n})},
                 {"points", std::to_string(game.table().seats[n].army_points)}});
        const std::string heading = fit(seat, 4 + list_name_width(terminal)) +
                                    say(language, "cli.battle.columns") +
                                    say(language, "cli.play.more_columns");
        text += paint(terminal, Colour::bold, without_end(fit(heading, columns))) + '\n';
        const State& state = game.state();
        for (std::uint16_t i = 0; i < state.figure_count; ++i)
            if (state.figures[i].owner == Seat{n})
                text += figure_lines(language, terminal, game, FigureId{i});
    }
    return text;
}

std::string dial_shown(Language language, const Terminal& terminal, const host::PlayGame& game,
                       FigureId id, std::optional<std::size_t> section) {
    const Figure& figure = game.state()[id];
    std::string text = paragraph(terminal, dial_heading(language, game, id));
    if (!is_large(game.table(), figure))
        return text + dial_lines(language, terminal, game, figure, 0);
    if (section)
        return text + paragraph(terminal, section_said(language, *section)) +
               dial_lines(language, terminal, game, figure, *section);
    text += fit("", 4 + list_name_width(terminal)) + say(language, "cli.battle.columns") +
            say(language, "cli.play.more_columns") + '\n';
    return text + section_lines(language, terminal, game, figure) +
           dials_side_by_side(language, terminal, game, figure);
}

std::string surroundings_shown(Language language, const Terminal& terminal,
                               const host::PlayGame& game, FigureId id) {
    constexpr int kCell = 250;  // mils: eight lines for a base of 4 inches
    const int width = static_cast<int>(usable_columns(terminal)) - 3;
    const int height = std::clamp(terminal.rows - 6, 10, 30);
    const Figure& figure = game.state()[id];
    const Vec2 half = vec2_mils((width - 7) * kCell / 2, (height - 3) * kCell);
    return io::draw_table(language, game.names(), game.table(), game.state(),
                          {.width = width,
                           .height = height,
                           .legend = false,
                           .window = Area{figure.at - half, figure.at + half}});
}

}  // namespace six::cli
