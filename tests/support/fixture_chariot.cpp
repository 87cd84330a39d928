#include "tests/support/fixture_chariot.h"

#include "engine/rules/query.h"

namespace six::fixture {
namespace {

constexpr std::int32_t kApart = 2625;          // the two radii
constexpr std::int32_t kApartSlanting = 1856;  // along each axis, at 45 degrees

Dial chariot_dial() {
    Dial dial;
    dial.range = 10_in;
    for (int i = 0; i < 3; ++i) {
        Click click;
        click.speed.value = 6;
        click.attack.value = 8;
        click.defense.value = 16;
        click.damage.value = 3;
        dial.clicks.push_back(click);
    }
    dial.clicks.push_back(three_skulls());
    return dial;
}

}  // namespace

Warrior plain_chariot() {
    Warrior warrior = plain_warrior();
    warrior.id = "chariot";
    warrior.name = "Plain Chariot";
    warrior.kind = FigureKind::chariot;
    warrior.points = 60;
    warrior.base = {.kind = BaseKind::quartered_disc, .radius = 2_in, .arc = Facing::kFullTurn};
    warrior.dials.clear();
    for (std::size_t i = 0; i < kMaxDials; ++i) warrior.dials.push_back(chariot_dial());
    return warrior;
}

Warrior plain_archer() {
    Warrior warrior = plain_warrior();
    warrior.id = "archer";
    warrior.name = "Plain Archer";
    warrior.points = 25;
    warrior.dials[0].range = 12_in;
    warrior.dials[0].targets = 2;
    return warrior;
}

Warrior plain_dragon() {
    Warrior warrior = plain_chariot();
    warrior.id = "dragon";
    warrior.name = "Plain Dragon";
    warrior.kind = FigureKind::dragon;
    return warrior;
}

Warrior small_titan() {
    Warrior warrior = plain_warrior();
    warrior.id = "titan";
    warrior.name = "Plain Titan";
    warrior.kind = FigureKind::titan;
    return warrior;
}

Warrior with_ability(Warrior warrior, Ability ability) {
    for (Dial& dial : warrior.dials)
        for (Click& click : dial.clicks) {
            if (click.skulls() >= kSkullsAtTheEnd) continue;
            Cell& cell = click.*kCells[static_cast<std::size_t>(stat_of(ability))];
            cell.abilities[cell.abilities[0] == Ability::none ? 0 : 1] = ability;
        }
    return warrior;
}

Table chariot_table(std::uint8_t seats) {
    Table table = plain_table(seats);
    for (const Warrior& warrior : {plain_chariot(), plain_archer(), plain_dragon(), small_titan()})
        table.catalog.warriors.push_back(warrior);
    return table;
}

std::uint16_t add_warrior(Table& table, const Warrior& warrior) {
    table.catalog.warriors.push_back(warrior);
    return static_cast<std::uint16_t>(table.catalog.warriors.size() - 1);
}

Vec2 beside(Vec2 chariot, int section) {
    switch (section) {
        case 0:
            return chariot + vec2_mils(kApart, 0);
        case 1:
            return chariot + vec2_mils(0, kApart);
        case 2:
            return chariot + vec2_mils(-kApart, 0);
        default:
            return chariot + vec2_mils(0, -kApart);
    }
}

Vec2 at_front_left_border(Vec2 chariot) {
    return chariot + vec2_mils(kApartSlanting, kApartSlanting);
}

void put_on(State& state, FigureId passenger, FigureId chariot) {
    state[passenger].whereabouts = Whereabouts::aboard;
    state[passenger].chariot = chariot;
    state[passenger].at = state[chariot].at;
}

}  // namespace six::fixture
