#include "io/draw/draw_table.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/game/look.h"
#include "engine/geometry/polygon.h"
#include "io/draw/draw_bases.h"
#include "io/draw/draw_castle.h"
#include "io/language/describe.h"
#include "io/language/warrior_name.h"

namespace six::io {

namespace {

constexpr int kAxisWidth = 6;   // "  36 |"
constexpr int kAxisHeight = 2;  // the line below, and its numbers
constexpr int kMargin = 2000;   // around figures and terrain, in mils, when only a part is drawn

constexpr std::array<std::string_view, 7> kTerrainMarks = {".", ":", "#", "~", "≈", "=", "░"};
constexpr std::array<std::string_view, 3> kHeightMarks = {"", "^", "▲"};
static_assert(kTerrainMarks.size() == kTerrainNames.size() &&
              kHeightMarks.size() == kHeightNames.size());
constexpr std::string_view kAccessMark = "+";

// Both marks of elevated woods, the one mark of a plain hill or a pond.
std::array<std::string_view, 2> marks_of(const Piece& piece) {
    const std::string_view height = kHeightMarks[static_cast<std::size_t>(piece.height)];
    const std::string_view kind = kTerrainMarks[static_cast<std::size_t>(piece.kind)];
    if (piece.height == Height::ground) return {kind, kind};
    return {height, piece.kind == TerrainKind::clear ? height : kind};
}

Box box_to_draw(const Table& table, const State& state, const DrawOptions& options) {
    const Box whole{0, 0, table.field.size.x.mils(), table.field.size.y.mils()};
    if (options.window) {
        const Area& part = *options.window;
        return {std::max(part.low.x.mils(), 0), std::max(part.low.y.mils(), 0),
                std::min(part.high.x.mils(), whole.right), std::min(part.high.y.mils(), whole.top)};
    }
    if (options.whole_table) return whole;
    Box box{whole.right, whole.top, 0, 0};
    bool anything = false;
    for_each_on_table(state, [&](FigureId, const Figure& figure) {
        box.hold(figure.at, kMargin + reach_of(warrior_of(table, figure).base).mils());
        anything = true;
    });
    for (const Piece& piece : table.field.pieces)
        for (const Vec2 corner : piece.outline.corners) {
            box.hold(corner, kMargin);
            anything = true;
        }
    if (!anything) return whole;
    return {std::max(box.left, 0), std::max(box.bottom, 0), std::min(box.right, whole.right),
            std::min(box.top, whole.top)};
}

// A piece with two marks is drawn in squares of both. One too thin for the middles of cells, as low
// walls are, is drawn along its edges.
void draw_terrain(Canvas& canvas, const Table& table) {
    for (const Piece& piece : table.field.pieces) {
        if (piece.section.exists()) continue;  // drawn by draw_castles
        const std::array<std::string_view, 2> marks = marks_of(piece);
        const auto put = [&](int column, int row) {
            canvas.put(column, row, marks[static_cast<std::size_t>(column + row) % 2]);
        };
        if (piece.kind == TerrainKind::low_wall)
            for_each_on_outline(piece.outline, canvas.cell(),
                                [&](Vec2 p) { put(canvas.column_of(p), canvas.row_of(p)); });
        for_each_inside(canvas, piece.outline, put);
    }
    for (const Piece& piece : table.field.pieces) {
        if (piece.section.exists()) continue;  // rubble has no door
        for (const Vec2 access : piece.access)
            canvas.put(canvas.column_of(access), canvas.row_of(access), kAccessMark);
    }
}

// A token in the middle of its disc: held, or nobody's. [V-OBJ-7]
constexpr std::string_view kHeldMark = "◆";
constexpr std::string_view kFreeMark = "◇";

void draw_objectives(Canvas& canvas, const State& state) {
    for_each_objective(state, [&](const Marker& objective) {
        canvas.put(canvas.column_of(objective.at), canvas.row_of(objective.at),
                   objective.seat.exists() ? kHeldMark : kFreeMark);
    });
}

std::string objectives_legend(Language language, const Names& names, const State& state) {
    std::string out;
    for_each_objective(state, [&](const Marker& objective) {
        const bool held = objective.seat.exists();
        std::vector<Argument> arguments = {{"mark", std::string(held ? kHeldMark : kFreeMark)},
                                           {"at", place_text(language, objective.at)}};
        if (held) arguments.push_back({"seat", names.said(language, objective.seat)});
        out +=
            "  " + say(language, held ? "draw.objective_held" : "draw.objective", arguments) + "\n";
    });
    return out;
}

std::string rounded_inches(int mils) {
    return inches_machine((mils + 50) / 100 * 100);
}

std::string right_aligned(const std::string& text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string with_axes(const Canvas& canvas, const Box& box) {
    std::string out;
    for (int row = canvas.rows() - 1; row >= 0; --row) {
        const int y = box.bottom + row * 2 * canvas.cell();
        out += row % 3 == 0 ? right_aligned(rounded_inches(y), kAxisWidth - 1) + "|"
                            : std::string(kAxisWidth - 1, ' ') + "|";
        std::string line;
        for (int column = 0; column < canvas.columns(); ++column) line += canvas.at(column, row);
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    out += std::string(kAxisWidth - 1, ' ') + "+" +
           std::string(static_cast<std::size_t>(canvas.columns()), '-') + "\n";
    std::string numbers(kAxisWidth, ' ');
    for (int column = 0; column < canvas.columns(); column += 10) {
        numbers.resize(static_cast<std::size_t>(kAxisWidth + column), ' ');
        numbers += rounded_inches(box.left + column * canvas.cell());
    }
    return out + numbers + "\n";
}

std::string mark_text(const Piece& piece) {
    const auto [height, kind] = marks_of(piece);
    return std::string(height) + std::string(height == kind ? std::string_view{} : kind);
}

// How far each dial has turned since the game began: "0/2/1/0".
std::string clicks_text(const Warrior& warrior, const Figure& figure) {
    std::string text;
    for (std::size_t i = 0; i < warrior.dials.size(); ++i)
        text += (i == 0 ? "" : "/") + std::to_string(figure.clicks[i] - warrior.dials[i].start);
    return text;
}

std::string legend_of(Language language, const Names& names, const Table& table,
                      const State& state) {
    std::string out;
    for (std::uint16_t n = 0; n < state.figure_count; ++n) {
        const Figure& figure = state[FigureId{n}];
        const bool stands = on_table(figure);
        const Warrior& warrior = warrior_of(table, figure);
        std::vector<Argument> arguments = {
            {"label", names.of(FigureId{n})},
            {"name", full_name(warrior)},
            {"seat", names.said(language, figure.owner)},
            {"at", place_text(language, figure.at)},
            {"facing", facing_text(language, figure.facing)},
            {"click", clicks_text(warrior, figure)},
            {"tokens", std::to_string(figure.tokens)},
            {"where",
             say(language,
                 "whereabouts." +
                     std::string(kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)]))},
        };
        if (figure.captive()) arguments.push_back({"captor", names.of(figure.captor)});
        const bool rides = six::rides(figure);
        if (rides) arguments.push_back({"chariot", names.of(figure.chariot)});
        if (figure.top.exists()) arguments.push_back({"top", names.of(figure.top)});
        const bool built = is_section(figure);
        if (built) {
            const std::string notes = castle_notes(language, table, state, FigureId{n});
            arguments.push_back({"notes", (notes.empty() ? "" : ", ") + notes});
        }
        const bool rubble = is_castle(warrior.kind) && piece_of(table, FigureId{n}).exists();
        const std::string_view key = rides                 ? "draw.aboard"
                                     : built               ? "draw.section"
                                     : rubble              ? "draw.rubble"
                                     : !stands             ? "draw.absent"
                                     : figure.captive()    ? "draw.captive"
                                     : figure.top.exists() ? "draw.on_top"
                                                           : "draw.figure";
        out += "  " + say(language, key, arguments) + "\n";
    }
    return out + objectives_legend(language, names, state) + terrain_legend(language, table.field);
}

}  // namespace

std::string terrain_legend(Language language, const Battlefield& field) {
    std::string out;
    for (const Piece& piece : field.pieces) {
        if (piece.section.exists()) continue;  // stands among the figures
        out += "  " +
               say(language, "draw.piece",
                   {{"mark", mark_text(piece)},
                    {"name", piece.name},
                    {"kind",
                     say(language,
                         "terrain." +
                             std::string(kTerrainNames[static_cast<std::size_t>(piece.kind)]))},
                    {"height",
                     say(language,
                         "height." +
                             std::string(kHeightNames[static_cast<std::size_t>(piece.height)]))}}) +
               "\n";
    }
    return out + castle_legend(language, field);
}

std::string draw_table(Language language, const Names& names, const Table& table,
                       const State& state, const DrawOptions& options) {
    const Box box = box_to_draw(table, state, options);
    Canvas canvas(box, std::max(options.width, 20) - kAxisWidth,
                  std::max(options.height, 8) - kAxisHeight);
    draw_terrain(canvas, table);
    draw_castles(canvas, table, state);
    draw_objectives(canvas, state);
    if (options.laid) draw_template(canvas, *options.laid);
    draw_figures(canvas, names, table, state);
    label_castles(canvas, names, table, state);
    for (const DrawnMark& mark : options.marks)
        canvas.put_label(canvas.column_of(mark.at), canvas.row_of(mark.at), mark.text);
    std::string out = with_axes(canvas, box);
    if (options.legend) out += legend_of(language, names, table, state);
    return out;
}

}  // namespace six::io
