#include "workshop/map_generator.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/sound.h"
#include "engine/geometry/facing.h"
#include "engine/geometry/scene.h"

namespace six::workshop {
namespace {

// --- what there is ---

enum class Form : std::uint8_t { blob, house, angled_house, strip };

struct Sort {
    const char* name;
    TerrainKind kind;
    Height height;
    Form form;
    std::uint32_t share;
};
constexpr std::array kSorts = {
    Sort{"wood", TerrainKind::hindering, Height::ground, Form::blob, 6},
    Sort{"hill", TerrainKind::clear, Height::gradual, Form::blob, 4},
    Sort{"grove", TerrainKind::hindering, Height::gradual, Form::blob, 2},
    Sort{"crag", TerrainKind::clear, Height::abrupt, Form::blob, 3},
    Sort{"rocks", TerrainKind::blocking, Height::ground, Form::blob, 2},
    Sort{"shallows", TerrainKind::shallow_water, Height::ground, Form::blob, 2},
    Sort{"pool", TerrainKind::deep_water, Height::ground, Form::blob, 2},
    Sort{"house", TerrainKind::blocking, Height::ground, Form::house, 2},
    Sort{"ruin", TerrainKind::blocking, Height::ground, Form::angled_house, 3},
    Sort{"wall", TerrainKind::low_wall, Height::ground, Form::strip, 4},
    Sort{"heather", TerrainKind::concealing, Height::ground, Form::blob, 3},  // of 2.0 [V-TERR-4]
};

// --- outlines about 0,0, counter-clockwise, with corners that are easily written down ---

constexpr std::int32_t kStep = 250;  // mils

std::int32_t between(Draw& draw, std::int32_t low, std::int32_t high) {  // both included
    return low + static_cast<std::int32_t>(draw.below(static_cast<std::uint32_t>(high - low + 1)));
}

std::int32_t rounded(std::int64_t mils) {
    return static_cast<std::int32_t>((mils + (mils < 0 ? -kStep : kStep) / 2) / kStep * kStep);
}

// An ellipse whose corners stray a little.
Polygon blob(Draw& draw, std::int32_t corners) {
    const std::int32_t long_radius = between(draw, 10, 18) * kStep;
    const std::int32_t short_radius = between(draw, 9, long_radius / kStep) * kStep;
    const Facing turned = Facing::from_tenths(between(draw, 0, Facing::kFullTurn - 1));
    const std::int32_t apart = Facing::kFullTurn / corners;
    Polygon outline;
    for (std::int32_t i = 0; i < corners; ++i) {
        const std::int32_t stray = between(draw, -apart / 5, apart / 5);
        const std::int64_t percent = between(draw, 88, 112);
        const Direction towards = direction(Facing::from_tenths(i * apart + stray));
        const auto along =
            static_cast<std::int32_t>(towards.x * percent * long_radius / 100 / Direction::kUnit);
        const auto across =
            static_cast<std::int32_t>(towards.y * percent * short_radius / 100 / Direction::kUnit);
        const Vec2 corner = rotated(vec2_mils(along, across), turned);
        outline.corners.push_back(vec2_mils(rounded(corner.x.mils()), rounded(corner.y.mils())));
    }
    return outline;
}

// By an angle of the triangle 3-4-5, so that every corner stays a whole number of mils.
Polygon turned_straight(Draw& draw, Polygon outline) {
    constexpr std::array<std::pair<int, int>, 3> kAngles = {{{5, 0}, {4, 3}, {3, 4}}};
    auto [x, y] = kAngles[draw.below(kAngles.size())];
    for (std::uint32_t quarters = draw.below(4); quarters > 0; --quarters)
        x = std::exchange(y, x) * -1;
    for (Vec2& corner : outline.corners)
        corner = vec2_mils((corner.x.mils() * x - corner.y.mils() * y) / 5,
                           (corner.x.mils() * y + corner.y.mils() * x) / 5);
    return outline;
}

Polygon box(std::int32_t half_length, std::int32_t half_width) {
    return {{vec2_mils(-half_length, -half_width), vec2_mils(half_length, -half_width),
             vec2_mils(half_length, half_width), vec2_mils(-half_length, half_width)}};
}

Polygon house(Draw& draw) {
    const std::int32_t half_length = between(draw, 8, 14) * kStep;
    const std::int32_t half_width = between(draw, 7, 10) * kStep;
    return turned_straight(draw, box(half_length, half_width));
}

// Two wings that meet at a corner.
Polygon angled_house(Draw& draw) {
    const std::int32_t x = between(draw, 10, 14) * kStep;
    const std::int32_t y = between(draw, 10, 14) * kStep;
    const std::int32_t depth = between(draw, 8, 12) * kStep;  // of the wings
    return turned_straight(
        draw, {{vec2_mils(-x, -y), vec2_mils(x, -y), vec2_mils(x, depth - y),
                vec2_mils(depth - x, depth - y), vec2_mils(depth - x, y), vec2_mils(-x, y)}});
}

Polygon strip(Draw& draw, const OptionValues& options) {
    const std::int32_t most = options[Option::low_wall_size_length] / 2 / kStep;
    const std::int32_t half_length = between(draw, most / 2, most) * kStep;
    // A fifth of it is whole as well, which turning asks for.
    const std::int32_t half_thickness = options[Option::low_wall_size_thickness] / 2 / 5 * 5;
    return turned_straight(draw, box(half_length, half_thickness));
}

// --- laying them out ---

Vec2 between_both(Vec2 a, Vec2 b) {
    return vec2_mils((a.x.mils() + b.x.mils()) / 2, (a.y.mils() + b.y.mils()) / 2);
}

class MapMaker {
public:
    MapMaker(const MapWish& wish, Draw& draw) : wish_(wish), draw_(draw) {
        agreement_.rules = wish.rules;
        agreement_.options = OptionValues(wish.rules->edition);
        agreement_.field_size = wish.size;
        agreement_.seat_count = kEdgeNames.size();
        for (std::size_t n = 0; n < kEdgeNames.size(); ++n) edges_.edges[n] = static_cast<Edge>(n);
    }

    io::Map make() && {
        const std::size_t wanted = std::min(wish_.pieces, kMaxPieces);
        if (wish_.mirrored && wanted % 2 == 1) keep_trying([&] { return lay_in_the_middle(); });
        const std::size_t at_once = wish_.mirrored ? 2 : 1;
        bool room = true;
        while (room && pieces_.size() + at_once <= wanted)
            room = keep_trying([&] { return lay_somewhere(); });
        return {wish_.name, {wish_.size, std::move(pieces_)}};
    }

private:
    static constexpr int kSortsTried = 20;   // before the table counts as full
    static constexpr int kPlacesTried = 50;  // for each of them

    template <class Lay>
    bool keep_trying(Lay lay) {
        for (int i = 0; i < kSortsTried; ++i)
            if (lay()) return true;
        return false;
    }

    // None of what the edition does not play.
    std::uint32_t share_of(const Sort& sort) const {
        return wish_.rules->plays.terrain(sort.kind, sort.height) ? sort.share : 0;
    }

    const Sort& some_sort() {
        std::uint32_t all = 0;
        for (const Sort& sort : kSorts) all += share_of(sort);
        std::uint32_t drawn = draw_.below(all);
        std::size_t i = 0;
        while (drawn >= share_of(kSorts[i])) drawn -= share_of(kSorts[i++]);
        return kSorts[i];
    }

    Polygon outline_of(Form form, bool even) {
        switch (form) {
            case Form::blob:
                return blob(draw_, even ? 2 * between(draw_, 3, 5) : between(draw_, 6, 10));
            case Form::house:
                return house(draw_);
            case Form::angled_house:
                return angled_house(draw_);
            case Form::strip:
                break;
        }
        return strip(draw_, agreement_.options);
    }

    // Two ways up, on sides that lie opposite each other. [U-TPL-6, U-ABR-4]
    void make_accessible(Piece& piece) {
        if (piece.height != Height::abrupt) return;
        const std::vector<Vec2>& corners = piece.outline.corners;
        const std::size_t first = draw_.below(static_cast<std::uint32_t>(corners.size() / 2));
        for (const std::size_t side : {first, first + corners.size() / 2})
            piece.access.push_back(
                between_both(corners[side], corners[(side + 1) % corners.size()]));
    }

    Piece turned_round(const Piece& piece) const {
        Piece other = piece;
        for (Vec2& corner : other.outline.corners) corner = wish_.size - corner;
        for (Vec2& point : other.access) point = wish_.size - point;
        return other;
    }

    bool lay_somewhere() {
        const Sort& sort = some_sort();
        for (int i = 0; i < kPlacesTried; ++i) {
            const std::int32_t x = between(draw_, 0, wish_.size.x.mils() / kStep) * kStep;
            const std::int32_t y = between(draw_, 0, wish_.size.y.mils() / kStep) * kStep;
            Piece piece{.name = {}, .kind = sort.kind, .height = sort.height, .outline = {}};
            piece.outline = outline_of(sort.form, false);
            for (Vec2& corner : piece.outline.corners) corner = vec2_mils(x, y) + corner;
            make_accessible(piece);
            if (!fits(piece)) continue;
            if (!wish_.mirrored) {
                add(sort, std::move(piece));
                return true;
            }
            Piece other = turned_round(piece);
            if (!fits(other) || too_near(piece, other)) continue;
            add(sort, std::move(piece));
            add(sort, std::move(other));
            return true;
        }
        return false;
    }

    // One that is its own opposite: half of its outline is drawn, the rest follows.
    bool lay_in_the_middle() {
        const Sort& sort = some_sort();
        if (sort.form == Form::angled_house) return false;
        for (int i = 0; i < kPlacesTried; ++i) {
            Piece piece{.name = {}, .kind = sort.kind, .height = sort.height, .outline = {}};
            piece.outline = outline_of(sort.form, true);
            std::vector<Vec2>& corners = piece.outline.corners;
            const std::size_t half = corners.size() / 2;
            for (std::size_t k = 0; k < half; ++k) {
                corners[k] = between_both({}, wish_.size) + corners[k];
                corners[half + k] = wish_.size - corners[k];
            }
            make_accessible(piece);
            if (!piece.access.empty()) piece.access[1] = wish_.size - piece.access[0];
            if (!fits(piece)) continue;
            add(sort, std::move(piece));
            return true;
        }
        return false;
    }

    bool too_near(const Piece& a, const Piece& b) const {
        return nearer_than(a.outline, b.outline, wish_.rules->terrain.spacing);
    }

    // As set-up judges an item that a player puts down, whatever edges they sit at. [U-TPL-4]
    bool fits(const Piece& piece) {
        if (!check_pieces(*wish_.rules, {&piece, 1}) ||
            !check_item(*wish_.rules, agreement_.options, piece))
            return false;
        agreement_.terrain_box.assign(1, piece);
        if (!check_item_place(agreement_, edges_, PlacedItem{})) return false;
        return std::none_of(pieces_.begin(), pieces_.end(),
                            [&](const Piece& other) { return too_near(piece, other); });
    }

    void add(const Sort& sort, Piece piece) {
        piece.name = std::string(sort.name) + "_" + std::to_string(pieces_.size() + 1);
        pieces_.push_back(std::move(piece));
    }

    const MapWish& wish_;
    Draw& draw_;
    Agreement agreement_;
    SetupState edges_;  // a player at each
    std::vector<Piece> pieces_;
};

}  // namespace

std::size_t usual_pieces(Vec2 size) {
    constexpr std::int64_t kSquareMilsEach = 160'000'000;
    const std::int64_t area = std::int64_t{size.x.mils()} * size.y.mils();
    return std::min(static_cast<std::size_t>(area / kSquareMilsEach), kMaxPieces);
}

io::Map generate_map(const MapWish& wish, Draw& draw) {
    assert(check_field_size(*wish.rules, OptionValues(wish.rules->edition), wish.size));
    return MapMaker(wish, draw).make();
}

}  // namespace six::workshop
