#include "tests/support/fixture_castle.h"

#include "tests/support/fixture_battle.h"

namespace six::fixture {
namespace {

BaseShape rectangle(Inches length, Inches width) {
    return {.kind = BaseKind::rectangle,
            .half_length = Inches::from_mils(length.mils() / 2),
            .half_width = Inches::from_mils(width.mils() / 2),
            .arc = std::uint16_t{Facing::kFullTurn}};
}

// [C-CASTLE-17] Walls and gatehouses look across their length.
BaseShape plan_of(FigureKind kind) {
    switch (kind) {
        case FigureKind::tower:
            return {
                .kind = BaseKind::disc, .radius = 2_in, .arc = std::uint16_t{Facing::kFullTurn}};
        case FigureKind::gatehouse:
            return rectangle(4_in, 6_in);
        case FigureKind::keep:
            return rectangle(6_in, 6_in);
        case FigureKind::planking:
            return rectangle(4_in, 2_in);
        default:
            return rectangle(2_in, 6_in);
    }
}

}  // namespace

Warrior plain_section(FigureKind kind) {
    Warrior section = plain_warrior();
    section.id = kKindNames[static_cast<std::size_t>(kind)];
    section.name = "Plain " + section.id;
    section.kind = kind;
    section.points = kind == FigureKind::planking ? 0 : 50;
    section.base = plan_of(kind);
    for (Click& click : section.dials[0].clicks)
        if (click.skulls() == 0) click.speed.value = 0;
    return section;
}

}  // namespace six::fixture
