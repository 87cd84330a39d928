// A Scene is what lies on the table as seen by a line or a path: bases and terrain outlines, laid
// out for fast sweeps. It is made from a State in linear time, holds no rules, and answers the same
// on every machine: the sweep by vector instructions (chosen at run time) only proposes candidates,
// integers decide.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/ids.h"
#include "engine/geometry/base.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/sweep.h"

namespace six {

inline constexpr std::size_t kMaxFigures = 240;
struct FigureSet {  // a set of figures of this game
    std::uint64_t words[4] = {};
    constexpr bool has(FigureId id) const { return (words[id.n / 64] >> (id.n % 64)) & 1; }
    constexpr void add(FigureId id) { words[id.n / 64] |= std::uint64_t{1} << (id.n % 64); }
    constexpr void remove(FigureId id) { words[id.n / 64] &= ~(std::uint64_t{1} << (id.n % 64)); }
    constexpr int size() const {
        int size = 0;
        for (const std::uint64_t word : words) size += __builtin_popcountll(word);
        return size;
    }
    friend constexpr FigureSet operator|(FigureSet a, const FigureSet& b) {
        for (std::size_t i = 0; i < 4; ++i) a.words[i] |= b.words[i];
        return a;
    }
    friend constexpr FigureSet operator~(FigureSet a) {
        for (std::uint64_t& word : a.words) word = ~word;
        return a;
    }
    constexpr bool empty() const { return *this == FigureSet{}; }
    friend constexpr bool operator==(const FigureSet&, const FigureSet&) = default;
};

inline constexpr std::size_t kMaxPieces = 64;  // so that a set of pieces is one word
using PieceSet = std::uint64_t;
inline constexpr PieceSet kAllPieces = ~PieceSet{0};

struct SceneBase {
    FigureId id;
    Base base;
};
struct ScenePiece {
    PieceId id;
    const Polygon* outline = nullptr;
    Vec2 lo, hi;  // the corners of its bounding box
};

// One circle of a base: what a sweep runs over. A rectangle has none.
struct Spot {
    Vec2 at;
    Inches radius;
    FigureId figure;
    std::uint16_t base = 0;  // index into bases()
};

class Scene {
public:
    void clear();                             // keeps its memory: a reused scene allocates nothing
    void add(FigureId id, const Base& base);  // ids in ascending order
    void add(PieceId id, const Polygon& outline);  // likewise; the outline must outlive the scene
    void add(PieceId id, Polygon&& outline) = delete;

    std::span<const SceneBase> bases() const { return bases_; }
    std::span<const ScenePiece> pieces() const { return pieces_; }

    // For line.cpp: the same again, in the order of the sweep's candidates.
    std::span<const Spot> spots() const { return spots_; }
    // A figure's spots follow each other; spots().size() if it has none.
    std::size_t first_spot_of(FigureId id) const {
        return spot_count_of(id) != 0 ? spots_of_[id.n].first : spots_.size();
    }
    std::size_t spot_count_of(FigureId id) const {
        return id.n < kMaxFigures ? spots_of_[id.n].count : 0;
    }
    std::span<const std::uint16_t> rectangles() const { return rectangles_; }  // indices likewise
    Inches longest_waist() const { return longest_waist_; }
    sweep::Targets targets() const {
        return {spot_groups_, spots_.size(), box_groups_, pieces_.size()};
    }

private:
    void add_spot(FigureId id, Vec2 at, Inches radius);

    std::vector<SceneBase> bases_;
    std::vector<ScenePiece> pieces_;
    std::vector<Spot> spots_;
    std::vector<std::uint16_t> rectangles_;
    std::vector<sweep::SpotGroup> spot_groups_;
    std::vector<sweep::BoxGroup> box_groups_;
    struct SpotRange {
        std::uint16_t first = 0, count = 0;
    };
    std::array<SpotRange, kMaxFigures> spots_of_{};
    // How far two circles of one base may lie apart, rim to rim: by rounding, or by an odd shape.
    Inches longest_waist_;
};

}  // namespace six
