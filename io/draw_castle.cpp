#include "io/draw_castle.h"

#include <array>

#include "engine/geometry/polygon.h"
#include "engine/rules/castle.h"

namespace six::io {
namespace {

constexpr std::string_view kStone = "▓";
constexpr std::string_view kBreached = "▒";
constexpr std::string_view kRubble = ":";  // it hinders [C-CASTLE-35]
constexpr std::string_view kDoor = "+";
constexpr std::string_view kGate = "·";
constexpr std::string_view kTop = " ";

bool is_ground(const State& state, const Piece& piece) {
    return piece.section.exists() && !piece.beside_gate && piece.section.n < state.figure_count;
}

template <class Each>
void for_each_inside(const Canvas& canvas, const Polygon& outline, Each each) {
    for (int row = 0; row < canvas.rows(); ++row)
        for (int column = 0; column < canvas.columns(); ++column)
            if (holds(outline, canvas.middle(column, row))) each(column, row);
}

// The passage through a gatehouse: what lies between the stone on both sides of it.
bool in_gate(const Table& table, FigureId section, Vec2 place) {
    for (const Piece& piece : table.field.pieces)
        if (piece.section == section && piece.beside_gate && holds(piece.outline, place))
            return false;
    return true;
}

void draw_standing(Canvas& canvas, const Table& table, const State& state, const Piece& piece) {
    const bool gate = kind_of(table, state[piece.section]).has_gate;
    const std::string_view stone = is_breached(table, state[piece.section]) ? kBreached : kStone;
    for_each_inside(canvas, piece.outline,
                    [&](int column, int row) { canvas.put(column, row, kTop); });
    for_each_on_outline(piece.outline, canvas.cell(), [&](Vec2 p) {
        canvas.put(canvas.column_of(p), canvas.row_of(p),
                   gate && in_gate(table, piece.section, p) ? kGate : stone);
    });
    if (gate)
        for_each_inside(canvas, piece.outline, [&](int column, int row) {
            if (in_gate(table, piece.section, canvas.middle(column, row)))
                canvas.put(column, row, kGate);
        });
    for (const Vec2 door : piece.access)
        canvas.put(canvas.column_of(door), canvas.row_of(door), kDoor);
}

bool is_free(const Canvas& canvas, int column, int row) {
    if (column < 0 || column >= canvas.columns() || row < 0 || row >= canvas.rows()) return false;
    const std::string& mark = canvas.at(column, row);
    return mark == kStone || mark == kBreached || mark == kRubble || mark == kTop || mark == kGate;
}

// As near to its middle as it leaves whoever stands there to be seen.
void label_section(Canvas& canvas, const std::string& label, const Piece& piece, Vec2 at) {
    const int length = static_cast<int>(label.size());
    const int column = canvas.column_of(at) - (length - 1) / 2;
    const int row = canvas.row_of(at);
    for (int off = 0; off < canvas.rows(); ++off)
        for (const int aside : {0, -2, 2})
            for (const int there : {row + off, row - off}) {
                const int first = column + aside * length;
                bool fits = holds(piece.outline, canvas.middle(first + length / 2, there)) ||
                            (off == 0 && aside == 0);
                for (int i = 0; i < length; ++i) fits = fits && is_free(canvas, first + i, there);
                if (fits && canvas.put_label(first, there, label)) return;
            }
}

}  // namespace

void draw_castles(Canvas& canvas, const Table& table, const State& state) {
    for (const Piece& piece : table.field.pieces) {
        if (!is_ground(state, piece)) continue;
        if (stands(state, piece))
            draw_standing(canvas, table, state, piece);
        else
            for_each_inside(canvas, piece.outline,
                            [&](int column, int row) { canvas.put(column, row, kRubble); });
    }
}

void label_castles(Canvas& canvas, const Names& names, const Table& table, const State& state) {
    for (const Piece& piece : table.field.pieces)
        if (is_ground(state, piece) && stands(state, piece))
            label_section(canvas, names.of(piece.section).substr(0, 4), piece,
                          state[piece.section].at);
}

std::string castle_notes(Language language, const Table& table, const State& state,
                         FigureId section) {
    std::string text;
    if (is_breached(table, state[section])) text += ", " + say(language, "draw.breached");
    if (is_occupied(table, state, section)) text += ", " + say(language, "draw.occupied");
    return text;
}

std::string castle_legend(Language language, const Battlefield& field) {
    if (field.pieces.empty() || !field.pieces.back().section.exists()) return {};
    return "  " +
           say(language, "draw.castle",
               {{"stone", std::string(kStone)},
                {"breached", std::string(kBreached)},
                {"rubble", std::string(kRubble)},
                {"door", std::string(kDoor)},
                {"gate", std::string(kGate)}}) +
           "\n";
}

}  // namespace six::io
