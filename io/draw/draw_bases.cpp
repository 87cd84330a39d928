#include "io/draw/draw_bases.h"

#include <array>
#include <cstdlib>

#include "engine/game/look.h"
#include "engine/geometry/polygon.h"

namespace six::io {
namespace {

constexpr std::array<std::string_view, 8> kArrows = {"→", "↗", "↑", "↖", "←", "↙", "↓", "↘"};
constexpr std::string_view kCaptiveMark = "x";
constexpr std::string_view kInactiveMark = "-";  // of a section
constexpr std::string_view kTemplateMark = "o";
constexpr std::string_view kWayMark = "·";
constexpr int kRowsForBorders = 2;  // on either side of the dot: with fewer they would be all

std::string_view arrow(Facing facing) {
    return kArrows[static_cast<std::size_t>((facing.tenths() + 225) / 450 % 8)];
}

bool covers(const Base& base, Vec2 p) {
    if (base.shape.kind == BaseKind::rectangle) {
        const std::array<Vec2, 4> corners = corners_of(base);
        return holds(Polygon{{corners.begin(), corners.end()}}, p);
    }
    for (const Vec2 centre : circles_of(base))
        if (within(centre, p, base.shape.radius)) return true;
    return false;
}

// Every cell of the canvas whose middle the base covers.
template <class Each>
void for_each_covered(const Canvas& canvas, const Base& base, Each each) {
    const Inches reach = reach_of(base.shape);
    const Vec2 corner{reach, reach};
    for (int row = std::max(canvas.row_of(base.at - corner), 0);
         row <= std::min(canvas.row_of(base.at + corner), canvas.rows() - 1); ++row)
        for (int column = std::max(canvas.column_of(base.at - corner), 0);
             column <= std::min(canvas.column_of(base.at + corner), canvas.columns() - 1); ++column)
            if (covers(base, canvas.middle(column, row))) each(column, row);
}

// --- sections ---

// The stroke of a border in the cell of that middle; none where none runs through it. A cell is
// twice as high as wide: a flat line has one stroke in each column, any other one in each row.
std::string_view border_mark(const Canvas& canvas, const Base& base, Vec2 middle) {
    const Vec2 off = middle - base.at;
    for (const std::int32_t turn : {450, 1350}) {
        const Direction way = direction(base.facing.turned(turn));
        const std::int64_t beside =
            std::llabs(std::int64_t{way.x} * off.y.mils() - std::int64_t{way.y} * off.x.mils());
        const std::int64_t across = std::abs(way.x);
        const std::int64_t up = std::abs(way.y);
        const bool flat = 5 * up < 4 * across;
        if (beside > (flat ? canvas.cell() * across : canvas.cell() * up / 2)) continue;
        if (flat) return "─";
        if (5 * across < up) return "│";
        return (way.x < 0) == (way.y < 0) ? "╱" : "╲";
    }
    return {};
}

std::string section_mark(const Table& table, const Figure& figure, std::size_t section,
                         const std::string& initial) {
    if (!is_active(table, figure, section)) return std::string(kInactiveMark);
    if (section != static_cast<std::size_t>(Quarter::front)) return initial;
    const char first = initial[0];
    return std::string(1,
                       first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first);
}

// The front section in a capital; strokes between the sections where there is room.
void draw_sections(Canvas& canvas, const Table& table, const Figure& figure, const Base& base,
                   const std::string& initial) {
    const bool borders = base.shape.radius.mils() >= kRowsForBorders * 2 * canvas.cell();
    for_each_covered(canvas, base, [&](int column, int row) {
        const Vec2 middle = canvas.middle(column, row);
        const QuarterSet towards = quarters_towards(base, middle, Inches{});
        std::size_t section = 0;
        while (!has(towards, section)) ++section;
        const std::string_view stroke =
            borders ? border_mark(canvas, base, middle) : std::string_view{};
        canvas.put(column, row,
                   stroke.empty() ? section_mark(table, figure, section, initial) : stroke);
    });
}

// --- figures ---

void draw_base(Canvas& canvas, const Names& names, const Table& table, const Figure& figure) {
    const Base base = base_of(table, figure);
    const std::string initial = names.of(figure.owner).substr(0, 1);
    if (is_large(table, figure)) return draw_sections(canvas, table, figure, base, initial);
    const std::string mark = figure.captive() ? std::string(kCaptiveMark) : initial;
    for_each_covered(canvas, base, [&](int column, int row) { canvas.put(column, row, mark); });
}

struct Place {
    int column, row;
};

// The arrow stands inside the rim, so that figures face to face keep their own, or beside the label
// when the base is smaller than a cell.
Place arrow_place(const Canvas& canvas, const Base& base) {
    const Inches ahead =
        base.shape.kind == BaseKind::rectangle ? base.shape.half_length : base.shape.radius;
    const Vec2 tip = ahead_of(base.at, base.facing, Inches::from_mils(ahead.mils() * 7 / 10));
    int column = canvas.column_of(tip);
    const int row = canvas.row_of(tip);
    if (column >= 0 && column == canvas.column_of(base.at) && row == canvas.row_of(base.at))
        column += direction(base.facing).x < 0 ? -1 : 1;
    return {column, row};
}

void draw_arrow(Canvas& canvas, const Base& base) {
    const Place place = arrow_place(canvas, base);
    canvas.put(place.column, place.row, arrow(base.facing));
}

// About the dot; on a large base beside the arrow, where it would cover that.
void draw_label(Canvas& canvas, const Names& names, const Table& table, FigureId id,
                const Figure& figure) {
    const int column = canvas.column_of(figure.at);
    if (column < 0 || column >= canvas.columns()) return;  // beside the part that is drawn
    const std::string label = names.of(id).substr(0, 4);
    const int length = static_cast<int>(label.size());
    const int row = canvas.row_of(figure.at);
    const Place tip = arrow_place(canvas, base_of(table, figure));
    int first = column - (length - 1) / 2;
    if (is_large(table, figure) && tip.row == row && tip.column >= first &&
        tip.column < first + length)
        first = tip.column > column ? tip.column - length : tip.column + 1;
    if (!canvas.put_label(first, row, label)) canvas.put_label(column, row, kNoRoomMark);
}

}  // namespace

void draw_figures(Canvas& canvas, const Names& names, const Table& table, const State& state) {
    for_each_on_table(state,
                      [&](FigureId, const Figure& f) { draw_base(canvas, names, table, f); });
    for_each_on_table(state,
                      [&](FigureId, const Figure& f) { draw_arrow(canvas, base_of(table, f)); });
    for_each_on_table(
        state, [&](FigureId id, const Figure& f) { draw_label(canvas, names, table, id, f); });
}

void draw_template(Canvas& canvas, const LaidTemplate& laid) {
    const Vec2 way = laid.base.at - laid.from;
    const int parts = std::max(std::abs(way.x.mils()), std::abs(way.y.mils())) / canvas.cell() + 1;
    for (int n = 0; n <= parts; ++n) {
        const Vec2 p = laid.from + vec2_mils(way.x.mils() / parts * n, way.y.mils() / parts * n);
        canvas.put(canvas.column_of(p), canvas.row_of(p), kWayMark);
    }
    for_each_covered(canvas, laid.base,
                     [&](int column, int row) { canvas.put(column, row, kTemplateMark); });
    draw_arrow(canvas, laid.base);
}

}  // namespace six::io
