// What a table is drawn on: characters in rows, each for a small rectangle of the table. For the
// sources that draw alone.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/geometry/polygon.h"

namespace six::io {

inline constexpr std::string_view kNoRoomMark = "*";  // for a label

struct Box {
    int left, bottom, right, top;  // mils

    void hold(Vec2 p, int margin) {
        left = std::min(left, p.x.mils() - margin);
        right = std::max(right, p.x.mils() + margin);
        bottom = std::min(bottom, p.y.mils() - margin);
        top = std::max(top, p.y.mils() + margin);
    }
};

// Characters are about twice as high as wide, and so are the cells.
class Canvas {
public:
    Canvas(const Box& box, int most_columns, int most_rows) : box_(box) {
        constexpr int kFinestCell = 200;  // a finer drawing would show nothing more
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

// The cells whose middles lie in it.
template <class Each>
void for_each_inside(const Canvas& canvas, const Polygon& outline, Each each) {
    for (int row = 0; row < canvas.rows(); ++row)
        for (int column = 0; column < canvas.columns(); ++column)
            if (holds(outline, canvas.middle(column, row))) each(column, row);
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

}  // namespace six::io
