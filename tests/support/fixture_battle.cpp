#include "tests/support/fixture_battle.h"

#include <array>

#include "engine/rulesets/unlimited.h"

namespace six::fixture {

Warrior plain_warrior() {
    Warrior warrior;
    warrior.id = "plain";
    warrior.name = "Plain Warrior";
    warrior.factions = {Faction::orc_raiders, Faction::orc_raiders};
    warrior.points = 20;
    warrior.base = {.kind = BaseKind::disc, .radius = 625_mil, .arc = 900};
    Dial dial;
    for (std::uint8_t hurt = 0; hurt < 5; ++hurt) {
        Click click;
        click.speed.value = 8;
        click.attack.value = static_cast<std::uint8_t>(9 - hurt);
        click.defense.value = 15;
        click.damage.value = 2;
        dial.clicks.push_back(click);
    }
    Click dead;
    dead.attack.skull = dead.defense.skull = dead.damage.skull = true;
    dial.clicks.push_back(dead);
    warrior.dials.push_back(dial);
    return warrior;
}

Warrior plain_rider() {
    Warrior rider = plain_warrior();
    rider.id = "rider";
    rider.name = "Plain Rider";
    rider.mounted = true;
    rider.base.kind = BaseKind::double_disc;
    rider.base.spacing = 1250_mil;
    rider.points = 30;
    return rider;
}

Warrior plain_large(FigureKind kind) {
    Warrior large = plain_warrior();
    large.id = "large";
    large.name = "Plain Large";
    large.kind = kind;
    large.points = 100;
    large.base = {
        .kind = BaseKind::quartered_disc, .radius = 2_in, .arc = std::uint16_t{Facing::kFullTurn}};
    const Dial dial = large.dials[0];
    large.dials.clear();
    constexpr std::array<std::uint8_t, kMaxDials> kSpeeds{6, 4, 3, 4};
    for (const std::uint8_t speed : kSpeeds) {
        large.dials.push_back(dial);
        for (Click& click : large.dials.back().clicks)
            if (click.skulls() == 0) click.speed.value = speed;
    }
    return large;
}

namespace {

Catalog plain_catalog() {
    Warrior unique = plain_warrior();
    unique.id = "unique";
    unique.name = "Plain Unique";
    unique.rank = Rank::unique;
    return {{plain_warrior(), plain_rider(), unique}};
}

}  // namespace

Table plain_table(std::uint8_t seats) {
    constexpr Edge kEdges[] = {Edge::south, Edge::north, Edge::east, Edge::west};
    Table table;
    table.rules = &kUnlimited;
    table.options = OptionValues(kUnlimited.edition);
    table.catalog = plain_catalog();
    table.field.size = {36_in, 36_in};
    table.seat_count = seats;
    for (std::uint8_t n = 0; n < seats; ++n)
        table.seats[n] = {.team = n, .edge = kEdges[n], .army_points = 100};
    return table;
}

std::shared_ptr<const Agreement> plain_agreement(std::uint8_t seats) {
    auto agreement = std::make_shared<Agreement>();
    agreement->rules = &kUnlimited;
    agreement->options = OptionValues(kUnlimited.edition);
    agreement->catalog = plain_catalog();
    agreement->field_size = {36_in, 36_in};
    agreement->seat_count = seats;
    const auto square = [](std::string name, TerrainKind kind, std::int32_t half) {
        return Piece{std::move(name),
                     kind,
                     Height::ground,
                     {{vec2_mils(-half, -half), vec2_mils(half, -half), vec2_mils(half, half),
                       vec2_mils(-half, half)}}};
    };
    agreement->terrain_box = {square("rock", TerrainKind::blocking, 2000),
                              square("lake", TerrainKind::deep_water, 3000)};
    return agreement;
}

State battle_of(const Table& table, std::initializer_list<Put> puts) {
    State state;
    state.phase = Phase::playing;
    state.turn = kRed;
    state.actions_left = 2;
    for (const Put& put : puts) {
        Figure& figure = state.figures[state.figure_count++];
        figure.at = put.at;
        figure.facing = Facing::from_tenths(put.facing);
        figure.warrior = WarriorId{put.warrior};
        figure.owner = put.owner;
        figure.whereabouts = Whereabouts::on_table;
        const Warrior& warrior = table.catalog[figure.warrior];
        for (std::size_t i = 0; i < warrior.dials.size(); ++i)
            figure.clicks[i] = warrior.dials[i].start;
    }
    return state;
}

}  // namespace six::fixture
