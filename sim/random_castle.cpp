#include "sim/random_castle.h"

#include <string>

#include "engine/game/look.h"
#include "engine/geometry/segment.h"
#include "engine/rulesets/pages.h"
#include "io/format/castle_plans.h"

namespace six::sim {
namespace {

constexpr int kTries = 40;

Inches half_across(const Warrior& section) {
    return section.base.radius + section.base.half_width;  // it has but one of them
}

bool meets(const Polygon& a, const Polygon& b) {
    for (std::size_t i = 0; i < a.corners.size(); ++i)
        if (crosses_polygon(a.corners[i], a.corners[(i + 1) % a.corners.size()], b)) return true;
    return holds(a, b.corners[0]) || holds(b, a.corners[0]);
}

bool is_free(const Table& table, const Polygon& outline) {
    for (const Vec2 corner : outline.corners)
        if (!Area{{}, table.field.size}.holds(corner)) return false;
    for (const Piece& piece : table.field.pieces)
        if (!piece.beside_gate && meets(outline, piece.outline)) return false;
    return true;
}

}  // namespace

// Stone shoots, if at all, and endures; its last slots but the very last show it breached.
Warrior random_section(Rng& rng, FigureKind kind, std::uint16_t number) {
    const std::string name(kKindNames[static_cast<std::size_t>(kind)]);
    Warrior section;
    section.id = name + "_" + std::to_string(number);
    section.name = name + " " + std::to_string(number);
    section.kind = kind;
    section.points = kind == FigureKind::planking ? std::uint16_t{0}
                                                  : static_cast<std::uint16_t>(rng.between(10, 60));
    section.base = io::usual_plan(kind, OptionValues(kUsualEdition));
    Dial dial;
    const std::size_t live = kind == FigureKind::planking ? 1 : 3 + rng.below(5);
    const std::size_t breached = live > 1 ? live - 1 - rng.below(2) : live;
    const bool shoots = kind != FigureKind::wall && kind != FigureKind::planking;
    const bool tough = rng.once_in(3);
    const bool burns = rng.once_in(5);
    for (std::size_t i = 0; i < live; ++i) {
        Click click;
        click.speed.value = static_cast<std::uint8_t>(rng.below(4));
        click.attack.value =
            shoots ? static_cast<std::uint8_t>(rng.between(6, 10)) : std::uint8_t{0};
        click.defense.value = static_cast<std::uint8_t>(rng.between(11, 16));
        click.damage.value =
            shoots ? static_cast<std::uint8_t>(rng.between(1, 4)) : std::uint8_t{0};
        if (tough && i < 2) click.defense.abilities[0] = Ability::toughness;
        if (burns && shoots) click.attack.abilities[0] = Ability::flame_lightning;
        if (i >= breached) click.damage.abilities[0] = Ability::demoralized;
        dial.clicks.push_back(click);
    }
    dial.clicks.push_back(three_skulls());
    if (shoots) dial.range = Inches::from_mils(1000 * rng.between(6, 14));
    if (shoots) dial.targets = static_cast<std::uint8_t>(rng.between(1, 2));
    section.dials.push_back(dial);
    return section;
}

void build_random_castle(Rng& rng, Table& table, State& state, Seat owner,
                         std::uint16_t first_kind) {
    const std::uint32_t count = 1 + rng.below(5);
    FigureId before;
    for (std::uint32_t i = 0; i < count && state.figure_count < kMaxFigures; ++i) {
        // Planking rests on something, so it is never the first.
        const auto kind =
            static_cast<std::uint16_t>(first_kind + rng.below(before.exists() ? 5 : 4));
        const Warrior& warrior = table.catalog.warriors[kind];
        Figure figure;
        figure.owner = owner;
        figure.warrior = WarriorId{kind};
        figure.whereabouts = Whereabouts::built;
        figure.clicks[0] = warrior.dials[0].start;
        for (int t = 0; t < kTries; ++t) {
            const std::int32_t x = rng.between(4000, table.field.size.x.mils() - 4000);
            const std::int32_t y = rng.between(4000, table.field.size.y.mils() - 4000);
            figure.facing = Facing::from_tenths(900 * rng.between(0, 3));
            figure.at = vec2_mils(x, y);
            if (before.exists() &&
                (!rng.once_in(4) ||
                 warrior.kind == FigureKind::planking)) {  // side by side with the last one
                figure.facing = state[before].facing;
                figure.at =
                    ahead_of(state[before].at, figure.facing.turned(900),
                             half_across(warrior) + half_across(warrior_of(table, state[before])));
            }
            if (!in_bounds(figure.at) ||
                !is_free(table, section_outline(warrior, figure.at, figure.facing)))
                continue;
            before = FigureId{state.figure_count};
            for (Piece& piece : section_pieces(warrior, kind_of(table, figure), before, figure.at,
                                               figure.facing, table.seats[owner.n].edge))
                table.field.pieces.push_back(std::move(piece));
            state.figures[state.figure_count++] = figure;
            break;
        }
    }
}

}  // namespace six::sim
