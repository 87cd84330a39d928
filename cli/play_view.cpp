#include "cli/play_view.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "cli/battle_screen.h"
#include "cli/figure_text.h"
#include "cli/play_words.h"
#include "engine/game/look.h"
#include "engine/game/setup.h"
#include "engine/game/sound.h"
#include "engine/messages/event_kind.h"
#include "engine/state/ask.h"
#include "io/draw/draw_table.h"
#include "io/language/describe.h"
#include "io/language/warrior_name.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

constexpr int kWide = 72;  // columns from which the figures have room beside the table
constexpr int kHigh = 20;

std::string narrow_table(Language language, const Terminal& terminal, const host::PlayGame& game,
                         const std::vector<std::string>& told) {
    std::string text = paragraph(terminal, status_shown(language, game));
    text += io::draw_table(language, game.names(), game.table(), game.state(),
                           {.width = static_cast<int>(usable_columns(terminal)) - 3,
                            .height = std::clamp(terminal.rows - 6, 10, 30),
                            .legend = false});
    const std::size_t width = name_columns(usable_columns(terminal), 20, 24);
    for (std::uint16_t i = 0; i < game.state().figure_count; ++i) {
        std::string line =
            figure_values(language, game.names(), game.table(), game.state(), FigureId{i}, width);
        const Figure& figure = game.state().figures[i];
        if (in_play(figure)) line += ' ' + tokens_said(figure);
        if (rides(figure)) line += ' ' + absence_said(language, game.names(), figure);
        if (const std::string castle =
                castle_said(language, game.names(), game.table(), game.state(), FigureId{i});
            !castle.empty())
            line += ' ' + castle;
        text += without_end(fit(line, usable_columns(terminal))) + '\n';
    }
    for (const std::string& sentence : told) text += paragraph(terminal, sentence);
    return text;
}

// The table as far as it is laid: the map, and the castle sections that stand.
std::pair<Table, State> laid_so_far(const host::PlayGame& game) {
    return lay_table(*game.start().agreement, game.setup_seen_by(game.owed().seat));
}

// Where he may build: in his starting area, or along his edge. [C-CASTLE-37, C-CASTLE-46]
std::string building_shown(Language language, const host::PlayGame& game) {
    const Agreement& agreement = *game.start().agreement;
    const Seat seat = game.owed().seat;
    const Area area = starting_area(agreement, game.game().setup(), seat);
    return say(language,
               agreement.rules->sections_in_area.exists() ? "cli.play.building"
                                                          : "cli.play.building_at_edge",
               {{"seat", game.names().said(language, seat)},
                {"low", io::place_text(language, area.low)},
                {"high", io::place_text(language, area.high)}});
}

// Which numbers `build` takes.
std::string sections_to_build(Language language, const Terminal& terminal,
                              const host::PlayGame& game) {
    const Decision owed = game.owed();
    if (owed.ask != Ask::build_section) return {};
    std::string list;
    for (const std::uint8_t n :
         sections_left(*game.start().agreement, game.game().setup(), owed.seat))
        list += (list.empty() ? "" : ", ") + std::to_string(n) + ' ' +
                io::full_name(game.catalog()[game.game().setup().armies[owed.seat.n][n]]);
    return paragraph(terminal, say(language, "cli.play.to_build", {{"list", list}}));
}

std::string setup_shown(Language language, const Terminal& terminal, const host::PlayGame& game) {
    const auto [table, state] = laid_so_far(game);
    io::Names names = io::standard_names(table, state);
    names.seats = game.names().seats;
    return io::draw_table(language, names, table, state,
                          {.width = static_cast<int>(usable_columns(terminal)) - 3,
                           .height = std::clamp(terminal.rows - 9, 10, 30),
                           .legend = false}) +
           armies_shown(language, terminal, game, {}) + sections_to_build(language, terminal, game);
}

}  // namespace

std::string armies_shown(Language language, const Terminal& terminal, const host::PlayGame& game,
                         Seat only) {
    std::string text;
    const SetupState setup = game.setup_seen_by(game.owed().seat);
    for (std::uint8_t n = 0; n < game.seat_count(); ++n) {
        const auto& army = setup.armies[n];
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
                    io::full_name(game.catalog()[id]);
        text += paragraph(terminal, say(language, "cli.play.army",
                                        {{"seat", game.names().said(language, Seat{n})},
                                         {"points", std::to_string(points)}}) +
                                        ": " + list);
    }
    return text;
}

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

Battlefield battlefield_of(const host::PlayGame& game) {
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

std::string table_shown(Language language, const Terminal& terminal, const host::PlayGame& game,
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

std::string status_shown(Language language, const host::PlayGame& game) {
    if (game.in_setup() && game.owed().ask == Ask::build_section)
        return building_shown(language, game);
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
    return say(language, state.castle_actions > 0 ? "cli.play.status_castle" : "cli.play.status",
               {{"round", std::to_string(state.round)},
                {"seat", game.names().said(language, state.turn)},
                {"n", std::to_string(state.actions_left)},
                {"castle", std::to_string(state.castle_actions)}}) +
           ' ' + points;
}

std::string score_shown(Language language, const Terminal& terminal, const host::PlayGame& game) {
    // What for, and by which clauses: summed up in the order of the words.
    struct Part {
        std::int32_t points = 0;
        std::string clauses;
    };
    std::array<std::map<std::uint8_t, Part>, kMaxSeats> parts;
    for (const host::Answered& answered : game.answers())
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
