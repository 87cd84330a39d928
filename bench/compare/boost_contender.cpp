#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <cmath>
#include <limits>
#include <utility>

#include "bench/compare/contender.h"

namespace six::compare {

namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;
using Point = bg::model::d2::point_xy<double>;
using Segment = bg::model::segment<Point>;
using Box = bg::model::box<Point>;
using Outline = bg::model::linestring<Point>;  // intersection points exist between lines only

Point point_of(Vec2 v) {
    return {double(v.x.mils()), double(v.y.mils())};
}

// What both variants share: one object against the line.
class Table {
public:
    void make(const fixture::SceneFixture& table) {
        centres_.clear();
        radii_.clear();
        outlines_.clear();
        boxes_.clear();
        for (const SceneBase& base : table.bases) {
            centres_.push_back(point_of(base.base.at));
            radii_.push_back(base.base.shape.radius.mils());
        }
        for (const Polygon& piece : table.pieces) {
            Outline outline;
            for (const Vec2 corner : piece.corners) outline.push_back(point_of(corner));
            outline.push_back(outline.front());
            boxes_.push_back(bg::return_envelope<Box>(outline));
            outlines_.push_back(std::move(outline));
        }
    }

    void begin(fixture::Shot shot) {
        way_[0] = centres_[shot.from];
        way_[1] = centres_[shot.to];
        line_ = Segment(way_[0], way_[1]);
        length_ = bg::distance(way_[0], way_[1]);
        nearest_ = std::numeric_limits<double>::max();
        answer_ = kClear;
    }
    bool meets_base(std::size_t i) const {
        return bg::comparable_distance(centres_[i], line_) < radii_[i] * radii_[i];
    }
    bool meets_piece(std::size_t i) const { return bg::intersects(way_, outlines_[i]); }

    void try_base(std::size_t i) {
        if (!meets_base(i)) return;
        const double dx = way_[1].x() - way_[0].x(), dy = way_[1].y() - way_[0].y();
        const double fx = centres_[i].x() - way_[0].x(), fy = centres_[i].y() - way_[0].y();
        const double along = (fx * dx + fy * dy) / length_, across = (fx * dy - fy * dx) / length_;
        keep(along - std::sqrt(radii_[i] * radii_[i] - across * across), static_cast<Answer>(i));
    }
    void try_piece(std::size_t i) {
        points_.clear();
        bg::intersection(way_, outlines_[i], points_);
        for (const Point& point : points_)
            keep(bg::distance(way_[0], point), kFirstPiece + static_cast<Answer>(i));
    }

    std::size_t bases() const { return centres_.size(); }
    std::size_t pieces() const { return outlines_.size(); }
    const Segment& line() const { return line_; }
    const Box& box(std::size_t piece) const { return boxes_[piece]; }
    Box box_of_base(std::size_t i) const {
        const double r = radii_[i];
        return {{centres_[i].x() - r, centres_[i].y() - r},
                {centres_[i].x() + r, centres_[i].y() + r}};
    }
    Answer answer() const { return answer_; }

private:
    void keep(double distance, Answer answer) {
        if (distance >= nearest_) return;
        nearest_ = distance;
        answer_ = answer;
    }

    std::vector<Point> centres_;
    std::vector<double> radii_;
    std::vector<Outline> outlines_;
    std::vector<Box> boxes_;
    Outline way_{Point(), Point()};
    Segment line_;
    double length_ = 0, nearest_ = 0;
    Answer answer_ = kClear;
    std::vector<Point> points_;
};

class Linear final : public Contender {
public:
    std::string name() const override { return "Boost.Geometry, linear with boxes"; }
    void make(const fixture::SceneFixture& table) override { table_.make(table); }
    void run(Question question, std::span<const fixture::Shot> shots, Answer* out) override {
        for (const fixture::Shot shot : shots) {
            table_.begin(shot);
            *out++ = question == Question::first ? first(shot) : clear(shot);
        }
    }

private:
    Answer first(fixture::Shot shot) {
        for (std::size_t i = 0; i < table_.bases(); ++i)
            if (i != shot.from && i != shot.to) table_.try_base(i);
        for (std::size_t i = 0; i < table_.pieces(); ++i)
            if (bg::intersects(table_.line(), table_.box(i))) table_.try_piece(i);
        return table_.answer();
    }
    Answer clear(fixture::Shot shot) const {
        for (std::size_t i = 0; i < table_.bases(); ++i)
            if (i != shot.from && i != shot.to && table_.meets_base(i)) return kBlocked;
        for (std::size_t i = 0; i < table_.pieces(); ++i)
            if (bg::intersects(table_.line(), table_.box(i)) && table_.meets_piece(i))
                return kBlocked;
        return kClear;
    }

    Table table_;
};

class Tree final : public Contender {
public:
    std::string name() const override { return "Boost.Geometry, R-tree"; }
    void make(const fixture::SceneFixture& table) override {
        table_.make(table);
        std::vector<Entry> entries;
        for (std::size_t i = 0; i < table_.bases(); ++i)
            entries.emplace_back(table_.box_of_base(i), static_cast<Answer>(i));
        for (std::size_t i = 0; i < table_.pieces(); ++i)
            entries.emplace_back(table_.box(i), kFirstPiece + static_cast<Answer>(i));
        tree_ = decltype(tree_)(entries.begin(), entries.end());
    }
    void run(Question question, std::span<const fixture::Shot> shots, Answer* out) override {
        for (const fixture::Shot shot : shots) {
            table_.begin(shot);
            *out++ = question == Question::first ? first(shot) : clear(shot);
        }
    }

private:
    using Entry = std::pair<Box, Answer>;

    Answer first(fixture::Shot shot) {
        for (auto it = tree_.qbegin(bgi::intersects(table_.line())); it != tree_.qend(); ++it) {
            if (it->second >= kFirstPiece)
                table_.try_piece(static_cast<std::size_t>(it->second - kFirstPiece));
            else if (it->second != shot.from && it->second != shot.to)
                table_.try_base(static_cast<std::size_t>(it->second));
        }
        return table_.answer();
    }
    Answer clear(fixture::Shot shot) const {
        for (auto it = tree_.qbegin(bgi::intersects(table_.line())); it != tree_.qend(); ++it) {
            const bool piece = it->second >= kFirstPiece;
            if (!piece && (it->second == shot.from || it->second == shot.to)) continue;
            const auto i = static_cast<std::size_t>(piece ? it->second - kFirstPiece : it->second);
            if (piece ? table_.meets_piece(i) : table_.meets_base(i)) return kBlocked;
        }
        return kClear;
    }

    Table table_;
    bgi::rtree<Entry, bgi::quadratic<8>> tree_;
};

}  // namespace

void add_boost(Contenders& contenders) {
    contenders.push_back(std::make_unique<Linear>());
    contenders.push_back(std::make_unique<Tree>());
}

}  // namespace six::compare
