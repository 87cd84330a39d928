#include "cli/battle_screen.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <thread>

#include "cli/figure_text.h"
#include "cli/interrupt.h"
#include "engine/game/look.h"
#include "engine/messages/event_kind.h"
#include "io/draw/draw_table.h"
#include "io/language/describe.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

constexpr std::size_t kPanel = 40;  // columns of the list of figures, a blank before it included
constexpr std::size_t kTold = 4;    // lines of what happened

// What is worth a look: the rest is bookkeeping that the next picture shows anyway.
bool is_shown(EventKind kind) {
    switch (kind) {
        case EventKind::moved:
        case EventKind::turned:
        case EventKind::free_spun:
        case EventKind::break_away_rolled:
        case EventKind::attack_rolled:
        case EventKind::terrify_rolled:
        case EventKind::levitated:
        case EventKind::took_off:
        case EventKind::landed:
        case EventKind::trample_rolled:
        case EventKind::ability_used:
        case EventKind::dodge_rolled:
        case EventKind::clicked:
        case EventKind::healed:
        case EventKind::confused:
        case EventKind::captured:
        case EventKind::freed:
        case EventKind::eliminated:
        case EventKind::returned:
        case EventKind::section_inactive:
        case EventKind::domain_revealed:
        case EventKind::domain_cancelled:
        case EventKind::objective_taken:
        case EventKind::objective_lost:
        case EventKind::rose:
        case EventKind::shot_prepared:
        case EventKind::shot_drifted:
        case EventKind::shot_came_down:
        case EventKind::structure_lost:
        case EventKind::terrain_removed:
        case EventKind::decided:
        case EventKind::breached:
        case EventKind::came_down:
        case EventKind::boarded:
        case EventKind::disembarked:
        case EventKind::seat_out:
        case EventKind::withdrew:
        case EventKind::battle_began:
        case EventKind::game_ended:
            return true;
        default:
            return false;
    }
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

// Bases and labels are drawn with the initial of their seat, the front of a large base in a
// capital; a label's digits follow it.
std::string coloured_map_line(const Terminal& terminal, const std::string& line) {
    std::string painted;
    for (std::size_t i = 0; i < line.size();) {
        std::size_t seat = 0;
        const char small =
            line[i] >= 'A' && line[i] <= 'Z' ? static_cast<char>(line[i] - 'A' + 'a') : line[i];
        while (seat < kMaxSeats && io::kSeatNames[seat][0] != small) ++seat;
        if (seat == kMaxSeats) {
            painted += line[i++];
            continue;
        }
        std::size_t end = i + 1;
        while (end < line.size() && line[end] >= '0' && line[end] <= '9') ++end;
        painted += paint(terminal, colour_of(Seat{static_cast<std::uint8_t>(seat)}),
                         line.substr(i, end - i));
        i = end;
    }
    return painted;
}

std::string values_shown(Language language, const Table& table, const Figure& figure) {
    if (is_large(table, figure)) return sections_marked(language, table, figure);
    if (is_castle(warrior_of(table, figure).kind)) return values_said(language, table, figure);
    const Click& click = shown(table, figure);
    std::string text;
    for (const Cell* cell : click.cells()) {
        const std::string value = std::to_string(cell->value);
        text += std::string(3 - std::min<std::size_t>(value.size(), 2), ' ') + value;
    }
    return text;
}

// Behind the values: aboard, on a top; of a castle section: breached, occupied. A blank: none.
std::string standing_mark(const Table& table, const State& state, FigureId id) {
    const Figure& figure = state[id];
    if (rides(figure)) return "^";
    if (figure.top.exists()) return "▲";
    if (!is_section(figure)) return " ";
    return is_breached(table, figure) ? "!" : is_occupied(table, state, id) ? "x" : " ";
}

// Without its name: label, values, tokens.
std::string short_figure_line(Language language, const io::Names& names, const Table& table,
                              const State& state, FigureId id) {
    const Figure& figure = state[id];
    if (!in_play(figure)) return names.of(id) + ' ' + absence_said(language, names, figure);
    std::string text = fit(names.of(id), 4) + values_shown(language, table, figure);
    if (const std::string mark = standing_mark(table, state, id); mark != " ") text += mark;
    text += tokens_said(figure);
    if (figure.captive()) text += "x";
    return text;
}

// Too many figures for a line each: two columns without names, an army in each when there are two.
std::vector<std::string> two_columns(Language language, const io::Names& names,
                                     const Terminal& terminal, const Table& table,
                                     const State& state, std::size_t rows) {
    constexpr std::size_t kColumn = (kPanel - 1) / 2;
    std::array<std::vector<FigureId>, 2> columns;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const bool second =
            table.seat_count == 2 ? state.figures[i].owner.n == 1 : 2 * i >= state.figure_count;
        columns[second ? 1 : 0].push_back(FigureId{i});
    }
    std::size_t left_out = 0;
    std::size_t longest = 0;
    const bool crowded = std::max(columns[0].size(), columns[1].size()) + 1 > rows;
    for (std::vector<FigureId>& column : columns) {
        const std::size_t room = rows - (crowded ? 2 : 1);
        if (column.size() > room) {  // those on the table first
            std::stable_partition(column.begin(), column.end(),
                                  [&](FigureId id) { return in_play(state[id]); });
            left_out += column.size() - room;
            column.resize(room);
        }
        longest = std::max(longest, column.size());
    }
    const std::string heading =
        fit(std::string(4, ' ') + say(language, "cli.battle.columns"), kColumn);
    std::vector<std::string> lines = {' ' + heading + ' ' + heading};
    for (std::size_t i = 0; i < longest; ++i) {
        std::string line;
        for (const std::vector<FigureId>& column : columns) {
            line += ' ';
            if (i >= column.size()) {
                line += std::string(kColumn, ' ');
                continue;
            }
            const Figure& figure = state[column[i]];
            line +=
                paint(terminal, in_play(figure) ? colour_of(figure.owner) : Colour::dim,
                      fit(short_figure_line(language, names, table, state, column[i]), kColumn));
        }
        lines.push_back(line);
    }
    if (left_out > 0)
        lines.push_back(' ' + say(language, "cli.battle.more", {{"n", std::to_string(left_out)}}));
    return lines;
}

// A large figure with a line for each section: what its window shows, and whether it has acted.
std::vector<std::string> large_figure_lines(Language language, const io::Names& names,
                                            const Table& table, const State& state, FigureId id) {
    const Figure& figure = state[id];
    const std::string tokens = tokens_said(figure);
    std::vector<std::string> lines = {
        fit(fit(names.of(id), 4) + name_said(warrior_of(table, figure), 32) + ' ' + tokens,
            kPanel - 1)};
    for (std::size_t i = 0; i < kMaxDials; ++i)
        lines.push_back(fit(fit("      " + section_said(language, i), 24) +
                                window_said(language, table, figure, i) +
                                (has_acted(figure, i) ? " ✓" : ""),
                            kPanel - 1));
    return lines;
}

bool is_large_on_table(const Table& table, const Figure& figure) {
    return on_table(figure) && is_large(table, figure);
}

// With the sections of large figures where there is room for them all, else a line for each figure.
std::vector<std::string> panel_of(Language language, const io::Names& names,
                                  const Terminal& terminal, const Table& table, const State& state,
                                  std::size_t rows) {
    if (std::size_t{state.figure_count} + 1 > rows)
        return two_columns(language, names, terminal, table, state, rows);
    std::size_t wanted = std::size_t{state.figure_count} + 1;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (is_large_on_table(table, state.figures[i])) wanted += kMaxDials;
    std::vector<std::string> lines = {
        ' ' + fit(std::string(24, ' ') + say(language, "cli.battle.columns"), kPanel - 1)};
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const FigureId id{i};
        const Figure& figure = state[id];
        const bool whole = wanted <= rows && is_large_on_table(table, figure);
        for (const std::string& line :
             whole ? large_figure_lines(language, names, table, state, id)
                   : std::vector{figure_line(language, names, table, state, id, kPanel - 1)})
            lines.push_back(paint(terminal, in_play(figure) ? colour_of(figure.owner) : Colour::dim,
                                  ' ' + line));
    }
    return lines;
}

}  // namespace

std::string points_line(Language language, const io::Names& names, const Table& table,
                        const State& state) {
    std::string list;
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        list += (n == 0 ? "" : ", ") + names.said(language, Seat{n}) + ' ' +
                std::to_string(state.seats[n].points);
    return say(language, "cli.battle.points", {{"list", list}});
}

std::string siege_line(Language language, const io::Names& names, Seat defender) {
    return say(language, "cli.siege.defends", {{"seat", names.said(language, defender)}});
}

std::string figure_line(Language language, const io::Names& names, const Table& table,
                        const State& state, FigureId id, std::size_t columns) {
    const Figure& figure = state[id];
    const std::string left = fit(names.of(id), 4) + name_said(warrior_of(table, figure), 19) + ' ';
    if (!in_play(figure)) return fit(left + absence_said(language, names, figure), columns);
    std::string right = values_shown(language, table, figure);
    right += standing_mark(table, state, id) + tokens_said(figure);
    if (figure.captive()) right += figure.tokens > 0 ? " x" : "x";
    return fit(left + right, columns);
}

std::vector<std::string> battle_picture(Language language, const io::Names& names,
                                        const Terminal& terminal, const Table& table,
                                        const State& state, const std::vector<std::string>& told) {
    // The last column stays free: what stands there is wiped out by clearing the rest of its line.
    const std::size_t columns = static_cast<std::size_t>(terminal.columns) - 1;
    const std::size_t rows = static_cast<std::size_t>(terminal.rows) - 1 - kTold;
    const std::vector<std::string> map =
        lines_of(io::draw_table(language, names, table, state,
                                {.width = static_cast<int>(columns - kPanel),
                                 .height = static_cast<int>(rows),
                                 .legend = false}));
    const std::vector<std::string> panel = panel_of(language, names, terminal, table, state, rows);

    std::vector<std::string> lines;
    const std::string title = state.phase == Phase::deploying
                                  ? say(language, "cli.battle.deploying")
                                  : say(language, "cli.battle.title",
                                        {{"round", std::to_string(state.round)},
                                         {"seat", names.said(language, state.turn)}});
    std::string heading = title + "  " + points_line(language, names, table, state);
    if (table.defender.exists()) heading += "  " + siege_line(language, names, table.defender);
    lines.push_back(paint(terminal, Colour::bold, fit(heading, columns)));
    for (std::size_t i = 0; i < rows; ++i) {
        std::string line = i < map.size() ? map[i] : "";
        line = coloured_map_line(terminal, fit(line, columns - kPanel));
        lines.push_back(line + (i < panel.size() ? panel[i] : ""));
    }
    // As many whole sentences as there is room for, the last ones.
    std::vector<std::string> below;
    for (auto sentence = told.rbegin(); sentence != told.rend(); ++sentence) {
        const std::vector<std::string> wrapped = lines_of(wrap(*sentence, columns, 0));
        if (below.size() + wrapped.size() > kTold) break;
        below.insert(below.begin(), wrapped.begin(), wrapped.end());
    }
    lines.insert(lines.end(), below.begin(), below.end());
    return lines;
}

bool BattleScreen::fits(const Terminal& terminal) {
    return terminal.is_tty && terminal.columns >= 72 && terminal.rows >= 20;
}

BattleScreen::BattleScreen(Language language, const io::Names& names, const Terminal& terminal,
                           std::ostream& out, std::chrono::milliseconds pause)
    : language_(language), names_(names), terminal_(terminal), out_(out), pause_(pause) {
    out_ << "\x1b[?1049h\x1b[?25l\x1b[2J";  // a screen of its own, without cursor
}

BattleScreen::~BattleScreen() {
    out_ << "\x1b[?25h\x1b[?1049l" << std::flush;
}

bool BattleScreen::stepped(const Table& table, const State& state, const Decision&,
                           const BattleCommand&, std::span<const Event> events) {
    bool changed = false;
    for (const Event& event : events) {
        if (!is_shown(event.kind)) continue;
        told_.push_back(io::describe(language_, names_, event));
        if (told_.size() > kTold) told_.erase(told_.begin());
        changed = true;
    }
    if (!changed) return !interrupted();
    terminal_ = terminal_of(out_);  // it may have been resized
    if (!fits(terminal_)) return rest();
    draw(table, state);
    return rest();
}

void BattleScreen::draw(const Table& table, const State& state) const {
    std::string frame = "\x1b[H";
    const std::vector<std::string> lines =
        battle_picture(language_, names_, terminal_, table, state, told_);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        frame += lines[i] + "\x1b[K";
        if (i + 1 < lines.size()) frame += "\r\n";
    }
    out_ << frame << "\x1b[J" << std::flush;
}

bool BattleScreen::rest() const {
    constexpr std::chrono::milliseconds kSlice{20};
    for (auto left = pause_; left > std::chrono::milliseconds{0} && !interrupted(); left -= kSlice)
        std::this_thread::sleep_for(std::min(left, kSlice));
    return !interrupted() && out_.good();
}

}  // namespace six::cli
