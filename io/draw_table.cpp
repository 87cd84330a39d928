#include "io/draw_table.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/geometry/polygon.h"
#include "engine/rules/query.h"
#include "io/describe.h"

namespace six::io {

namespace {

constexpr int kAxisWidth = 6;     // "  36 |"
constexpr int kAxisHeight = 2;    // the line below, and its numbers
constexpr int kMargin = 2000;     // around figures and terrain, in mils, when only a part is drawn
constexpr int kFinestCell = 200;  // a finer drawing would show nothing more

constexpr std::array<std::string_view, 8> kArrows = {"→", "↗", "↑", "↖", "←", "↙", "↓", "↘"};
constexpr std::array<std::string_view, 6> kTerrainMarks = {".", ":", "#", "~", "≈", "="};
constexpr std::array<std::string_view, 3> kHeightMarks = {"", "^", "▲"};
static_assert(kTerrainMarks.size() == kTerrainNames.size() &&
              kHeightMarks.size() == kHeightNames.size());
constexpr std::string_view kAccessMark = "+";
constexpr std::string_view kCaptiveMark = "x";
constexpr std::string_view kNoRoomMark = "*";  // for a label

std::string_view arrow(Facing facing) {
    return kArrows[static_cast<std::size_t>((facing.tenths() + 225) / 450 % 8)];
}

// Both marks of elevated woods, the one mark of a plain hill or a pond.
std::array<std::string_view, 2> marks_of(const Piece& piece) {
    const std::string_view height = kHeightMarks[static_cast<std::size_t>(piece.height)];
    const std::string_view kind = kTerrainMarks[static_cast<std::size_t>(piece.kind)];
    if (piece.height == Height::ground) return {kind, kind};
    return {height, piece.kind == TerrainKind::clear ? height : kind};
}

struct Box {
    int left, bottom, right, top;  // mils

    void hold(Vec2 p, int margin) {
        left = std::min(left, p.x.mils() - margin);
        right = std::max(right, p.x.mils() + margin);
        bottom = std::min(bottom, p.y.mils() - margin);
        top = std::max(top, p.y.mils() + margin);
    }
};

Box box_to_draw(const Table& table, const State& state, bool whole_table) {
    const Box whole{0, 0, table.field.size.x.mils(), table.field.size.y.mils()};
    if (whole_table) return whole;
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

// Points along the edges, no further apart than a step.
template <class Each>
void for_each_on_outline(const Polygon& outline, int step, Each each) {
    for (std::size_t i = 0; i < outline.corners.size(); ++i) {
        const Vec2 a = outline.corners[i];
        const Vec2 way = outline.corners[(i + 1) % outline.corners.size()] - a;
        const int parts = std::max(std::abs(way.x.mils()), std::abs(way.y.mils())) / step + 1;
        for (int n = 0; n < parts; ++n)
            each(a + vec2_mils(way.x.mils() / parts * n, way.y.mils() / parts * n));
    }
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

// Characters are about twice as high as wide, and so are the cells.
class Canvas {
public:
    Canvas(const Box& box, int most_columns, int most_rows) : box_(box) {
        const int wide = std::max(box.right - box.left, 1);
        const int high = std::max(box.top - box.bottom, 1);
        cell_ = std::max({(wide + most_columns - 1) / most_columns,
                          (high + 2 * most_rows - 1) / (2 * most_rows), kFinestCell});
        columns_ = (wide + cell_ - 1) / cell_;
        rows_ = (high + 2 * cell_ - 1) / (2 * cell_);
        cells_.assign(static_cast<std::size_t>(columns_ * rows_), " ");
        labelled_.assign(cells_.size(), false);
    }

    int columns() const { return columns_; }
    int rows() const { return rows_; }
    int cell() const { return cell_; }

    Vec2 middle(int column, int row) const {
        return vec2_mils(box_.left + column * cell_ + cell_ / 2,
                         box_.bottom + row * 2 * cell_ + cell_);
    }
    int column_of(Vec2 p) const { return floored(p.x.mils() - box_.left, cell_); }
    int row_of(Vec2 p) const { return floored(p.y.mils() - box_.bottom, 2 * cell_); }

    void put(int column, int row, std::string_view what) {
        if (column < 0 || column >= columns_ || row < 0 || row >= rows_) return;
        cells_[static_cast<std::size_t>(row * columns_ + column)] = what;
    }
    // A word is drawn whole, or not at all where another one stands.
    bool put_label(int column, int row, std::string_view label) {
        const int length = static_cast<int>(label.size());
        column = std::clamp(column, 0, std::max(columns_ - length, 0));
        if (row < 0 || row >= rows_ || length > columns_) return false;
        const auto first = static_cast<std::size_t>(row * columns_ + column);
        for (std::size_t i = 0; i < label.size(); ++i)
            if (labelled_[first + i]) return false;
        for (std::size_t i = 0; i < label.size(); ++i) {
            cells_[first + i] = label.substr(i, 1);
            labelled_[first + i] = true;
        }
        return true;
    }
    const std::string& at(int column, int row) const {
        return cells_[static_cast<std::size_t>(row * columns_ + column)];
    }

private:
    static int floored(int n, int by) { return n >= 0 ? n / by : -1; }

    Box box_;
    int cell_ = 1, columns_ = 1, rows_ = 1;
    std::vector<std::string> cells_;
    std::vector<bool> labelled_;  // a label stands there
};

// A piece with two marks is drawn in squares of both. One too thin for the middles of cells, as low
// walls are, is drawn along its edges.
void draw_terrain(Canvas& canvas, const Table& table) {
    for (const Piece& piece : table.field.pieces) {
        const std::array<std::string_view, 2> marks = marks_of(piece);
        const auto put = [&](int column, int row) {
            canvas.put(column, row, marks[static_cast<std::size_t>(column + row) % 2]);
        };
        if (piece.kind == TerrainKind::low_wall)
            for_each_on_outline(piece.outline, canvas.cell(),
                                [&](Vec2 p) { put(canvas.column_of(p), canvas.row_of(p)); });
        for (int row = 0; row < canvas.rows(); ++row)
            for (int column = 0; column < canvas.columns(); ++column)
                if (holds(piece.outline, canvas.middle(column, row))) put(column, row);
    }
    for (const Piece& piece : table.field.pieces)
        for (const Vec2 access : piece.access)
            canvas.put(canvas.column_of(access), canvas.row_of(access), kAccessMark);
}

void draw_base(Canvas& canvas, const Names& names, const Table& table, const Figure& figure) {
    const Base base = base_of(table, figure);
    const std::string mark =
        figure.captive() ? std::string(kCaptiveMark) : names.of(figure.owner).substr(0, 1);
    const Inches reach = reach_of(base.shape);
    const Vec2 corner{reach, reach};
    for (int row = std::max(canvas.row_of(base.at - corner), 0);
         row <= std::min(canvas.row_of(base.at + corner), canvas.rows() - 1); ++row)
        for (int column = std::max(canvas.column_of(base.at - corner), 0);
             column <= std::min(canvas.column_of(base.at + corner), canvas.columns() - 1); ++column)
            if (covers(base, canvas.middle(column, row))) canvas.put(column, row, mark);
}

// The arrow stands inside the rim, so that figures face to face keep their own, or beside the label
// when the base is smaller than a cell.
void draw_arrow(Canvas& canvas, const Table& table, const Figure& figure) {
    const Base base = base_of(table, figure);
    const Inches ahead =
        base.shape.kind == BaseKind::rectangle ? base.shape.half_length : base.shape.radius;
    const Vec2 tip = ahead_of(base.at, base.facing, Inches::from_mils(ahead.mils() * 7 / 10));
    int column = canvas.column_of(tip);
    const int row = canvas.row_of(tip);
    if (column == canvas.column_of(base.at) && row == canvas.row_of(base.at))
        column += direction(base.facing).x < 0 ? -1 : 1;
    canvas.put(column, row, arrow(base.facing));
}

void draw_label(Canvas& canvas, const Names& names, FigureId id, const Figure& figure) {
    const std::string label = names.of(id).substr(0, 4);
    const int first = canvas.column_of(figure.at) - static_cast<int>(label.size() - 1) / 2;
    const int row = canvas.row_of(figure.at);
    if (!canvas.put_label(first, row, label))
        canvas.put_label(canvas.column_of(figure.at), row, kNoRoomMark);
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

std::string legend_of(Language language, const Names& names, const Table& table,
                      const State& state) {
    std::string out;
    for (std::uint16_t n = 0; n < state.figure_count; ++n) {
        const Figure& figure = state[FigureId{n}];
        const bool stands = on_table(figure);
        const Warrior& warrior = warrior_of(table, figure);
        std::vector<Argument> arguments = {
            {"label", names.of(FigureId{n})},
            {"name", warrior.name},
            {"seat", names.said(language, figure.owner)},
            {"at", place_text(language, figure.at)},
            {"facing", facing_text(language, figure.facing)},
            {"click", std::to_string(figure.clicks[0] - warrior.dials[0].start)},
            {"tokens", std::to_string(figure.tokens)},
            {"where",
             say(language,
                 "whereabouts." +
                     std::string(kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)]))},
        };
        if (figure.captive()) arguments.push_back({"captor", names.of(figure.captor)});
        const std::string_view key = !stands            ? "draw.absent"
                                     : figure.captive() ? "draw.captive"
                                                        : "draw.figure";
        out += "  " + say(language, key, arguments) + "\n";
    }
    return out + terrain_legend(language, table.field);
}

}  // namespace

std::string terrain_legend(Language language, const Battlefield& field) {
    std::string out;
    for (const Piece& piece : field.pieces)
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
    return out;
}

std::string draw_table(Language language, const Names& names, const Table& table,
                       const State& state, const DrawOptions& options) {
    const Box box = box_to_draw(table, state, options.whole_table);
    Canvas canvas(box, std::max(options.width, 20) - kAxisWidth,
                  std::max(options.height, 8) - kAxisHeight);
    draw_terrain(canvas, table);
    for_each_on_table(state,
                      [&](FigureId, const Figure& f) { draw_base(canvas, names, table, f); });
    for_each_on_table(state, [&](FigureId, const Figure& f) { draw_arrow(canvas, table, f); });
    for_each_on_table(state,
                      [&](FigureId id, const Figure& f) { draw_label(canvas, names, id, f); });
    std::string out = with_axes(canvas, box);
    if (options.legend) out += legend_of(language, names, table, state);
    return out;
}

}  // namespace six::io
