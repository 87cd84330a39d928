#include "io/draw/draw_castle.h"

#include <cstdlib>

#include "engine/game/look.h"
#include "engine/geometry/polygon.h"

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

// The passage through a gatehouse, along its facing. [C-CASTLE-38]
bool in_gate(const Figure& gatehouse, Vec2 place) {
    const Direction way = direction(gatehouse.facing);
    const Vec2 off = place - gatehouse.at;
    const std::int64_t beside =
        std::llabs(std::int64_t{way.x} * off.y.mils() - std::int64_t{way.y} * off.x.mils());
    return beside <= std::int64_t{kGateWidth.mils()} / 2 * Direction::kUnit;
}

void draw_standing(Canvas& canvas, const Table& table, const State& state, const Piece& piece) {
    const Figure& section = state[piece.section];
    const bool gate = kind_of(table, section).has_gate;
    const std::string_view stone = is_breached(table, section) ? kBreached : kStone;
    for_each_inside(canvas, piece.outline,
                    [&](int column, int row) { canvas.put(column, row, kTop); });
    for_each_on_outline(piece.outline, canvas.cell(), [&](Vec2 p) {
        canvas.put(canvas.column_of(p), canvas.row_of(p),
                   gate && in_gate(section, p) ? kGate : stone);
    });
    if (gate)
        for_each_inside(canvas, piece.outline, [&](int column, int row) {
            if (in_gate(section, canvas.middle(column, row))) canvas.put(column, row, kGate);
        });
    for (const Vec2 door : piece.access)
        canvas.put(canvas.column_of(door), canvas.row_of(door), kDoor);
}

bool is_free(const Canvas& canvas, int column, int row) {
    if (column < 0 || column >= canvas.columns() || row < 0 || row >= canvas.rows()) return false;
    const std::string& mark = canvas.at(column, row);
    return mark == kStone || mark == kBreached || mark == kRubble || mark == kTop || mark == kGate;
}

// Something of it is seen even where its label has no room.
void mark_section(Canvas& canvas, const Piece& piece) {
    bool marked = false;
    for_each_on_outline(piece.outline, canvas.cell(), [&](Vec2 p) {
        const int column = canvas.column_of(p), row = canvas.row_of(p);
        marked =
            marked || (is_free(canvas, column, row) && canvas.put_label(column, row, kNoRoomMark));
    });
}

// As near to its middle as it leaves whatever stands there to be seen.
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
    mark_section(canvas, piece);
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
    if (is_breached(table, state[section])) text = say(language, "draw.breached");
    if (is_occupied(table, state, section))
        text += (text.empty() ? "" : ", ") + say(language, "draw.occupied");
    return text;
}

std::string castle_legend(Language language, const Battlefield& field) {
    if (!holds_a_castle(field)) return {};
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
