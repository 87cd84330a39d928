#include "cli/play_view.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "cli/battle_screen.h"
#include "cli/play_words.h"
#include "engine/rules/query.h"
#include "io/describe.h"
#include "io/draw_table.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

constexpr std::array<Colour, kMaxSeats> kSeatColours = {Colour::red, Colour::blue, Colour::green,
                                                        Colour::yellow};
constexpr int kWide = 72;  // columns from which the figures have room beside the table
constexpr int kHigh = 20;

std::string right_aligned(const std::string& text, std::size_t width) {
    const std::size_t used = columns_of(text);
    return used < width ? std::string(width - used, ' ') + text : text;
}

std::string without_end(const std::string& line) {
    return line.substr(0, line.find_last_not_of(' ') + 1);
}

std::string ability_said(Language language, Ability ability) {
    return say(language, "ability." + std::string(name_of(ability)));
}

// "8", or "8x2" with two arrows; nothing for who cannot shoot.
std::string range_said(Language language, const Warrior& warrior) {
    if (warrior.range == Inches{}) return "-";
    std::string text = io::inches_text(language, warrior.range.mils());
    if (warrior.targets > 1) text += "x" + std::to_string(warrior.targets);
    return text;
}

std::string cell_said(const Cell& cell) {
    return cell.skull ? "☠" : std::to_string(cell.value);
}

std::string tokens_said(const Figure& figure) {
    std::string text;
    for (std::uint8_t i = 0; i < figure.tokens; ++i) text += "●";
    return text;
}

std::string notes_said(Language language, const PlayGame& game, FigureId id) {
    const Table& table = game.table();
    const State& state = game.state();
    const Figure& figure = state[id];
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    const Click& click = shown(table, figure);
    for (const Cell* cell : {&click.speed, &click.attack, &click.defense, &click.damage})
        for (const Ability ability : cell->abilities) {
            if (ability == Ability::none) continue;
            const std::string name = ability_said(language, ability);
            add(in_force(table, figure, ability)
                    ? name
                    : say(language, "cli.play.not_in_force", {{"ability", name}}));
        }
    if (figure.captive())
        add(say(language, "cli.play.captive_of", {{"who", game.names().of(figure.captor)}}));
    if (const FigureId captive = captive_of(state, id); captive.exists())
        add(say(language, "cli.play.captor_of", {{"who", game.names().of(captive)}}));
    return text;
}

// Label, name and the four values; what is not on the table has none.
std::string values_of(Language language, const PlayGame& game, FigureId id,
                      std::size_t name_width) {
    const Figure& figure = game.state()[id];
    std::string line =
        fit(game.names().of(id), 4) + fit(warrior_of(game.table(), figure).name, name_width);
    if (!on_table(figure)) {
        const std::string where(kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)]);
        return line + ' ' + say(language, "whereabouts." + where);
    }
    const Click& click = shown(game.table(), figure);
    for (const Cell* cell : {&click.speed, &click.attack, &click.defense, &click.damage})
        line += right_aligned(cell_said(*cell), 3);
    return line;
}

// Whatever the values and marks behind it leave free.
std::size_t name_width(std::size_t columns, std::size_t behind, std::size_t widest) {
    return std::clamp(columns - std::min(columns, behind), std::size_t{4}, widest);
}
std::size_t list_name_width(const Terminal& terminal) {
    const std::size_t columns = usable_columns(terminal);
    return columns >= 76 ? 24 : name_width(columns, 26, 16);
}

std::string figure_lines(Language language, const Terminal& terminal, const PlayGame& game,
                         FigureId id) {
    const Figure& figure = game.state()[id];
    const std::size_t columns = usable_columns(terminal);
    std::string line = values_of(language, game, id, list_name_width(terminal));
    if (!on_table(figure))
        return paint(terminal, Colour::dim, without_end(fit(line, columns))) + '\n';
    line += right_aligned(range_said(language, warrior_of(game.table(), figure)), 6) + ' ' +
            fit(tokens_said(figure), 3);
    const std::string where =
        io::place_text(language, figure.at) + ' ' + io::facing_text(language, figure.facing);
    line = columns_of(line) + columns_of(where) <= columns ? line + where
                                                           : without_end(line) + "\n    " + where;
    std::string text = paint(terminal, kSeatColours[figure.owner.n], line) + '\n';
    if (const std::string notes = notes_said(language, game, id); !notes.empty())
        text += "    " + wrap(notes, columns, 4) + '\n';
    return text;
}

std::string narrow_table(Language language, const Terminal& terminal, const PlayGame& game,
                         const std::vector<std::string>& told) {
    std::string text = paragraph(terminal, status_shown(language, game));
    text += io::draw_table(language, game.names(), game.table(), game.state(),
                           {.width = static_cast<int>(usable_columns(terminal)) - 3,
                            .height = std::clamp(terminal.rows - 6, 10, 30),
                            .legend = false});
    const std::size_t width = name_width(usable_columns(terminal), 20, 24);
    for (std::uint16_t i = 0; i < game.state().figure_count; ++i) {
        std::string line = values_of(language, game, FigureId{i}, width);
        if (on_table(game.state().figures[i])) line += ' ' + tokens_said(game.state().figures[i]);
        text += without_end(fit(line, usable_columns(terminal))) + '\n';
    }
    for (const std::string& sentence : told) text += paragraph(terminal, sentence);
    return text;
}

// Armies that were chosen: there are no figures yet.
std::string armies_shown(Language language, const Terminal& terminal, const PlayGame& game,
                         Seat only) {
    std::string text;
    for (std::uint8_t n = 0; n < game.seat_count(); ++n) {
        const auto& army = game.game().setup().armies[n];
        if (army.empty() || (only.exists() && only != Seat{n})) continue;
        std::uint32_t points = 0;
        std::vector<std::pair<WarriorId, std::size_t>> counted;
        for (const WarriorId id : army) {
            points += game.catalog()[id].points;
            const auto known = std::find_if(counted.begin(), counted.end(),
                                            [&](const auto& entry) { return entry.first == id; });
            if (known == counted.end())
                counted.emplace_back(id, 1);
            else
                ++known->second;
        }
        std::string list;
        for (const auto& [id, count] : counted)
            list += (list.empty() ? "" : ", ") +
                    (count > 1 ? std::to_string(count) + " x " : std::string()) +
                    game.catalog()[id].name;
        text += paragraph(terminal, say(language, "cli.play.army",
                                        {{"seat", game.names().said(language, Seat{n})},
                                         {"points", std::to_string(points)}}) +
                                        ": " + list);
    }
    return text;
}

std::string setup_shown(Language language, const Terminal& terminal, const PlayGame& game) {
    Table table;
    table.field = battlefield_of(game);
    return io::draw_table(language, game.names(), table, State{},
                          {.width = static_cast<int>(usable_columns(terminal)) - 3,
                           .height = std::clamp(terminal.rows - 9, 10, 30),
                           .legend = false}) +
           armies_shown(language, terminal, game, {});
}

}  // namespace

std::string shell_word(std::string_view file) {
    constexpr std::string_view kPlain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=@%+,-";
    const bool plain = !file.empty() && file.find_first_not_of(kPlain) == std::string_view::npos;
    std::string word;
    while (true) {  // by folders: what is printable is cut when it is very long
        const std::size_t end = file.find('/');
        for (const char c : printable(file.substr(0, end))) {
            if (c == '\'')
                word += "'\\''";
            else
                word += c;
        }
        if (end == std::string_view::npos) break;
        word += '/';
        file.remove_prefix(end + 1);
    }
    return plain ? word : '\'' + word + '\'';
}

Battlefield battlefield_of(const PlayGame& game) {
    if (!game.in_setup()) return game.table().field;
    const Agreement& agreement = *game.start().agreement;
    return {agreement.field_size, agreement.fixed_terrain};
}

std::size_t usable_columns(const Terminal& terminal) {
    return static_cast<std::size_t>(std::clamp(terminal.columns, 24, 100));
}

std::string paragraph(const Terminal& terminal, std::string_view text, std::size_t indent) {
    return std::string(indent, ' ') + wrap(text, usable_columns(terminal), indent) + '\n';
}

std::string table_shown(Language language, const Terminal& terminal, const PlayGame& game,
                        const std::vector<std::string>& told) {
    if (game.in_setup()) return setup_shown(language, terminal, game);
    std::string text;
    if (terminal.columns < kWide || terminal.rows < kHigh) {
        text = narrow_table(language, terminal, game, told);
    } else {
        Terminal room = terminal;
        room.columns = static_cast<int>(usable_columns(terminal));
        room.rows = std::min(terminal.rows, 50) - 3;  // for what is owed and the prompt
        for (const std::string& line :
             battle_picture(language, game.names(), room, game.table(), game.state(), told))
            text += without_end(line) + '\n';
    }
    return text;
}

std::string figures_shown(Language language, const Terminal& terminal, const PlayGame& game,
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

std::string dial_shown(Language language, const Terminal& terminal, const PlayGame& game,
                       FigureId id) {
    const Figure& figure = game.state()[id];
    const Warrior& warrior = warrior_of(game.table(), figure);
    std::string factions;
    for (std::size_t i = 0; i < 2; ++i)
        if (i == 0 || warrior.factions[1] != warrior.factions[0])
            factions +=
                (i == 0 ? "" : ", ") +
                say(language,
                    "faction." +
                        std::string(kFactionNames[static_cast<std::size_t>(warrior.factions[i])]));
    std::string text =
        paragraph(terminal, say(language, "cli.play.dial",
                                {{"label", game.names().of(id)},
                                 {"name", warrior.name},
                                 {"factions", factions},
                                 {"points", std::to_string(warrior.points)},
                                 {"range", range_said(language, warrior)},
                                 {"arc", io::inches_text(language, warrior.base.arc * 100)}}));
    text += fit("", 5) + say(language, "cli.battle.columns") + '\n';
    const Dial& dial = warrior.dials[0];
    for (std::size_t i = 0; i < dial.clicks.size(); ++i) {
        const Click& click = dial.clicks[i];
        std::string line = i == figure.clicks[0] ? ">" : " ";
        const int from_start = static_cast<int>(i) - dial.start;
        line += right_aligned(std::to_string(from_start), 3) + ' ';
        std::string abilities;
        for (const Cell* cell : {&click.speed, &click.attack, &click.defense, &click.damage}) {
            line += right_aligned(cell_said(*cell), 3);
            for (const Ability ability : cell->abilities)
                if (ability != Ability::none)
                    abilities +=
                        (abilities.empty() ? "" : ", ") + ability_with_word(language, ability);
        }
        line += "  ";
        const std::size_t indent = columns_of(line);
        line += wrap(abilities, usable_columns(terminal), indent);
        line = without_end(line);
        text += (i == figure.clicks[0] ? paint(terminal, Colour::bold, line) : line) + '\n';
        if (click.skulls() >= game.table().rules->skulls_to_eliminate) break;  // the end
    }
    return text;
}

std::string status_shown(Language language, const PlayGame& game) {
    if (game.in_setup()) return say(language, "cli.play.setting_up");
    const State& state = game.state();
    if (state.phase == Phase::deploying) {
        const Seat seat = game.owed().seat;
        const Area area = starting_area(game.table(), seat);
        return say(language, "cli.play.deploying",
                   {{"seat", game.names().said(language, seat)},
                    {"low", io::place_text(language, area.low)},
                    {"high", io::place_text(language, area.high)}});
    }
    const std::string points = points_line(language, game.names(), game.table(), state);
    if (state.phase == Phase::over)
        return say(language, "cli.play.over", {{"round", std::to_string(state.round)}}) + ' ' +
               points;
    return say(language, "cli.play.status",
               {{"round", std::to_string(state.round)},
                {"seat", game.names().said(language, state.turn)},
                {"n", std::to_string(state.actions_left)}}) +
           ' ' + points;
}

std::string score_shown(Language language, const Terminal& terminal, const PlayGame& game) {
    // What for, and by which clauses: summed up in the order of the words.
    struct Part {
        std::int32_t points = 0;
        std::string clauses;
    };
    std::array<std::map<std::uint8_t, Part>, kMaxSeats> parts;
    for (const Answered& answered : game.answers())
        for (const Event& event : answered.events) {
            if (event.kind != EventKind::scored || event.seat.n >= kMaxSeats) continue;
            Part& part = parts[event.seat.n][event.word];
            part.points += event.n;
            const std::string id(event.clause.id());
            if (part.clauses.find(id) == std::string::npos)
                part.clauses += (part.clauses.empty() ? "" : ", ") + id;
        }
    std::string text;
    for (std::uint8_t n = 0; n < game.seat_count(); ++n) {
        std::string list;
        for (const auto& [word, part] : parts[n]) {
            Event named;
            named.kind = EventKind::scored;
            named.word = word;
            list +=
                (list.empty() ? "" : ", ") +
                say(language, "cli.play.score_part",
                    {{"n", std::to_string(part.points)},
                     {"word", say(language, "cli.play.scored." + std::string(io::word_of(named)))},
                     {"clauses", part.clauses}});
        }
        const std::int32_t points = game.in_setup() ? 0 : game.state().seats[n].points;
        const std::string seat = game.names().said(language, Seat{n});
        text += paragraph(
            terminal, list.empty()
                          ? say(language, "cli.play.score_none",
                                {{"seat", seat}, {"n", std::to_string(points)}})
                          : say(language, "cli.play.score",
                                {{"seat", seat}, {"n", std::to_string(points)}, {"list", list}}));
    }
    return text;
}

}  // namespace six::cli
