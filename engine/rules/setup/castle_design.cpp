#include "engine/rules/setup/castle_design.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rules/castle/castle_placement.h"

namespace six {
namespace {

constexpr std::array kOrder = {FigureKind::keep, FigureKind::gatehouse, FigureKind::wall,
                               FigureKind::tower, FigureKind::planking};

// An inch out of the row is worse than so many along it.
constexpr std::int32_t kOutOfLine = 6;

// Behind a keep, so that its door can be used. [C-CASTLE-21, C-CASTLE-38]
constexpr Inches kYard = 2_in;

// A ground as its owner sees it: how far before his edge, and where along it.
struct Seen {
    Inches back, front, left, right;

    Inches depth() const { return front - back; }
    Inches width() const { return right - left; }
    Inches middle() const { return Inches::from_mils((left.mils() + right.mils()) / 2); }
};

Inches gap(Inches a, Inches b) {
    return a < b ? b - a : a - b;
}

class Mason {
public:
    Mason(const Agreement& agreement, const SetupState& state, Seat seat)
        : agreement_(agreement), state_(state), seat_(seat) {}

    std::optional<BuildSection> build(std::uint8_t figure, Draw& draw) const {
        const FigureKind kind = kind_of(figure);
        const Inches middle = middle_of_castle(draw);
        struct Choice {
            std::pair<bool, Inches> badness;
            PlacedSection place;
        };
        std::vector<Choice> choices;
        for (const PlacedSection& place : section_places(agreement_, state_, seat_, figure)) {
            const Seen ground = seen(ground_of(agreement_, state_, place));
            const Inches astray = kind == FigureKind::keep
                                      ? gap(ground.back, kYard)
                                      : gap(ground.front, front_of_row(ground));
            choices.push_back({{ground.width() < ground.depth(),
                                kOutOfLine * astray + gap(ground.middle(), middle)},
                               place});
        }
        std::stable_sort(choices.begin(), choices.end(),
                         [](const Choice& a, const Choice& b) { return a.badness < b.badness; });
        for (const Choice& choice : choices)
            if (check_section_place(agreement_, state_, choice.place))
                return BuildSection{figure, choice.place.at, choice.place.facing};
        return std::nullopt;
    }

    FigureKind kind_of(std::uint8_t figure) const {
        return agreement_.catalog[state_.armies[seat_.n][figure]].kind;
    }

private:
    Seen seen(const Area& bounds) const {
        const Vec2 size = agreement_.field_size;
        switch (state_.edges[seat_.n]) {
            case Edge::south:
                return {bounds.low.y, bounds.high.y, bounds.low.x, bounds.high.x};
            case Edge::east:
                return {size.x - bounds.high.x, size.x - bounds.low.x, bounds.low.y, bounds.high.y};
            case Edge::north:
                return {size.y - bounds.high.y, size.y - bounds.low.y, bounds.low.x, bounds.high.x};
            case Edge::west:
                break;
        }
        return {bounds.low.x, bounds.high.x, bounds.low.y, bounds.high.y};
    }
    Seen seen(const Polygon& ground) const { return seen(bounds_of(ground)); }

    // Where his first section stands; of one that is to be the first somewhere in the inner half of
    // his starting area.
    Inches middle_of_castle(Draw& draw) const {
        for (const PlacedSection& built : state_.sections)
            if (built.seat == seat_) return seen(ground_of(agreement_, state_, built)).middle();
        const Seen area = seen(starting_area(agreement_, state_, seat_));
        const auto half = static_cast<std::uint32_t>(area.width().mils() / 2);
        const auto drawn = static_cast<std::int32_t>(draw.below(half + 1));
        return area.left + Inches::from_mils(area.width().mils() / 4 + drawn);
    }

    // How far from his edge the row of walls looks at the enemy.
    Inches front_of_row(const Seen& ground) const {
        Inches behind;
        for (const PlacedSection& built : state_.sections) {
            if (built.seat != seat_) continue;
            const Seen other = seen(ground_of(agreement_, state_, built));
            if (kind_of(built.figure) != FigureKind::keep) return other.front;
            behind = std::max(behind, other.front);
        }
        return agreement_.rules->sections_in_area.exists()
                   ? seen(starting_area(agreement_, state_, seat_)).front
                   : behind + ground.depth();
    }

    const Agreement& agreement_;
    const SetupState& state_;
    Seat seat_;
};

}  // namespace

std::optional<BuildSection> sensible_section(const Agreement& agreement, const SetupState& state,
                                             Seat seat, Draw& draw) {
    const Mason mason(agreement, state, seat);
    const SectionsLeft left = sections_left(agreement, state, seat);
    InlineVector<WarriorId, kMaxSections> tried;  // one like another finds no place either
    for (const FigureKind kind : kOrder)
        for (const std::uint8_t figure : left) {
            const WarriorId id = state.armies[seat.n][figure];
            if (mason.kind_of(figure) != kind ||
                std::find(tried.begin(), tried.end(), id) != tried.end())
                continue;
            tried.push_back(id);
            if (const auto place = mason.build(figure, draw)) return place;
        }
    return std::nullopt;
}

}  // namespace six
