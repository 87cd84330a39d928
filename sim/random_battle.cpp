#include "sim/random_battle.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

#include "engine/geometry/path.h"
#include "engine/rules/playable.h"
#include "engine/rules/query.h"
#include "engine/rules/terrain.h"
#include "engine/rulesets/unlimited.h"

namespace six::sim {
namespace {

constexpr std::uint16_t kWarriors = 12;
constexpr Inches kRadius = 625_mil;  // [U-BASE-5]

std::uint8_t falling(std::uint8_t from, std::size_t lost, std::uint32_t per_click, Rng& rng) {
    const auto drop = static_cast<std::uint8_t>(lost * per_click / 4 + rng.below(2));
    return from > drop ? static_cast<std::uint8_t>(from - drop) : std::uint8_t{0};
}

// The abilities of one value, in the order of the list in engine/dial/ability.h.
struct AbilityRange {
    Ability first, last;
};
constexpr std::array<AbilityRange, 4> kAbilities = {{{Ability::charge, Ability::summon},
                                                     {Ability::healing, Ability::sweep},
                                                     {Ability::battle_armor, Ability::terrify},
                                                     {Ability::berserk, Ability::pierce}}};

// On about half of the values one ability, for a part of the clicks; now and then a split mark.
void add_abilities(Rng& rng, Dial& dial, std::size_t live) {
    for (std::size_t stat = 0; stat < kAbilities.size(); ++stat) {
        if (rng.once_in(2)) continue;
        const AbilityRange range = kAbilities[stat];
        const auto any = [&] {
            return static_cast<Ability>(rng.between(static_cast<std::int32_t>(range.first),
                                                    static_cast<std::int32_t>(range.last)));
        };
        const Ability one = any();
        const Ability other = rng.once_in(8) ? any() : Ability::none;
        const std::size_t from = rng.once_in(2) ? 0 : rng.below(static_cast<std::uint32_t>(live));
        const std::size_t to = from + 1 + rng.below(static_cast<std::uint32_t>(live - from));
        for (std::size_t i = from; i < to; ++i) {
            Click& click = dial.clicks[i];
            Cell* const cells[] = {&click.speed, &click.attack, &click.defense, &click.damage};
            cells[stat]->abilities = {one, other == one ? Ability::none : other};
        }
    }
}

Dial random_dial(Rng& rng, bool mounted) {
    const auto in = [&](std::int32_t low, std::int32_t high) {
        return static_cast<std::uint8_t>(rng.between(low, high));
    };
    Dial dial;
    const std::uint8_t speed = mounted ? in(9, 14) : in(5, 11);
    const std::uint8_t attack = in(7, 11);
    const std::uint8_t defense = in(12, 17);
    const std::uint8_t damage = in(1, 4);
    const std::size_t live = in(3, 9);
    dial.start = rng.once_in(4) ? 1 : 0;
    for (std::size_t i = 0; i < kDialClicks; ++i) {
        Click click;
        if (i < live) {
            click.speed.value = falling(speed, i, 3, rng);
            click.attack.value = falling(attack, i, 2, rng);
            click.defense.value = falling(defense, i, 2, rng);
            click.damage.value = falling(damage, i, 1, rng);
            // One or two skulls are a warning; three are the end. [U-DIAL-6]
            click.damage.skull = i + 1 == live && rng.once_in(3);
        } else {
            click.speed.skull = click.attack.skull = click.defense.skull = true;
            click.damage.skull = rng.once_in(2);
        }
        dial.clicks.push_back(click);
    }
    add_abilities(rng, dial, live);
    return dial;
}

// Only decisions the rules ask for: others must stay at their defaults.
void vary_options(Rng& rng, const Ruleset& rules, OptionValues& options) {
    const Edition edition = rules.edition;
    for (std::size_t i = 0; i < kOptionCount; ++i) {
        const OptionInfo& info = kOptions[i];
        if (!rules.reads_option(static_cast<Option>(i))) continue;
        const bool small = info.type == OptionType::boolean || info.type == OptionType::choice;
        if (!small || !rng.once_in(3)) continue;
        const OptionValues before = options;
        options.set(edition, static_cast<Option>(i), rng.between(info.min, info.max));
        if (!check_options(rules, options)) options = before;  // a value nobody plays yet
    }
    if (rules.reads_option(Option::turn_limit) && rng.once_in(4))
        options.set(edition, Option::turn_limit, rng.between(3, 30));
}

std::array<std::uint8_t, kMaxSeats> random_teams(Rng& rng, std::uint8_t seats) {
    if (seats == 4 && rng.once_in(2)) return {0, 1, 0, 1};
    if (seats == 3 && rng.once_in(4)) return {0, 1, 1, 3};
    return {0, 1, 2, 3};
}

// In half of the battles nearly everybody is of one faction, so that formations come about.
Catalog random_catalog(Rng& rng) {
    Catalog catalog;
    const bool one_faction = rng.once_in(2);
    for (std::uint16_t i = 0; i < kWarriors; ++i) {
        catalog.warriors.push_back(random_warrior(rng, i));
        if (one_faction && !rng.once_in(6))
            catalog.warriors.back().factions = {Faction::orc_raiders, Faction::orc_raiders};
    }
    return catalog;
}

void shift(Piece& piece, Vec2 by) {
    for (Vec2& corner : piece.outline.corners) corner = corner + by;
    for (Vec2& point : piece.access) point = point + by;
}

TerrainKind random_kind(Rng& rng) {
    constexpr std::array kKinds = {TerrainKind::blocking,      TerrainKind::hindering,
                                   TerrainKind::hindering,     TerrainKind::blocking,
                                   TerrainKind::shallow_water, TerrainKind::deep_water,
                                   TerrainKind::clear};
    return kKinds[rng.below(kKinds.size())];
}

// A strip as long and as thick as the edition allows. [U-TPL-7]
Piece random_wall(Rng& rng) {
    Piece wall;
    wall.kind = TerrainKind::low_wall;
    const std::int32_t half = rng.between(1000, 3000);
    const std::int32_t thick = rng.between(100, 250);
    wall.outline.corners = {vec2_mils(-half, -thick), vec2_mils(half, -thick),
                            vec2_mils(half, thick), vec2_mils(-half, thick)};
    return wall;
}

// Pieces anywhere on the table but the starting areas' strips; they may overlap each other.
void strew_terrain(Rng& rng, Table& table) {
    const std::uint32_t count = rng.below(5);
    const std::int32_t margin = 8000;
    for (std::uint16_t i = 0; i < count; ++i) {
        Piece piece = random_piece(rng, *table.rules, i);
        // One after the other: compilers differ in which argument of a call they evaluate first.
        const std::int32_t x = rng.between(margin, table.field.size.x.mils() - margin);
        const std::int32_t y = rng.between(margin, table.field.size.y.mils() - margin);
        shift(piece, vec2_mils(x, y));
        table.field.pieces.push_back(piece);
    }
}

bool has_room(const Table& table, const State& state, FigureId id) {
    const Figure& figure = state[id];
    const Base base = base_of(table, figure);
    const PieceSet barred = barred_at_rest(table, figure, gait_of(table, figure));
    return first_overlap(scene_of(table, state), {.base = base,
                                                  .mover = id,
                                                  .barred = barred,
                                                  .contact_slack = table.contact_slack(),
                                                  .table = table.field.size})
                   .kind == BlockKind::none &&
           check_rest(table, base, id);
}

// Around the middle, the circle growing until everybody has found a place.
void put_in_melee(Rng& rng, const Table& table, State& state) {
    const Vec2 middle = vec2_mils(table.field.size.x.mils() / 2, table.field.size.y.mils() / 2);
    const std::int32_t widest = std::min(middle.x.mils(), middle.y.mils());
    std::int32_t width = 1500;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        Figure& figure = state.figures[i];
        figure.whereabouts = Whereabouts::on_table;
        bool beside = i > 0 && rng.once_in(2);  // touching the one before, for formations
        do {
            width = std::min(width + 60, widest);
            const std::int32_t x = rng.between(-width, width);
            const std::int32_t y = rng.between(-width, width);
            const Facing side = Facing::from_tenths(rng.between(0, Facing::kFullTurn - 1));
            figure.at = beside ? ahead_of(state.figures[i - 1].at, side, 2 * kRadius)
                               : middle + vec2_mils(x, y);
            figure.facing = Facing::from_tenths(rng.between(0, Facing::kFullTurn - 1));
            beside = beside && !rng.once_in(8);
        } while (!has_room(table, state, FigureId{i}));
    }
}

}  // namespace

Warrior random_warrior(Rng& rng, std::uint16_t number) {
    constexpr std::array<std::uint16_t, 6> kArcs = {900, 900, 900, 1800, 1800, 2700};
    Warrior warrior;
    warrior.id = "warrior_" + std::to_string(number);
    warrior.name = "Warrior " + std::to_string(number);
    warrior.rank = static_cast<Rank>(1 + rng.below(3));
    constexpr std::array kFactions = {
        Faction::mage_spawn, Faction::orc_raiders, Faction::orc_raiders, Faction::knights_immortal,
        Faction::shyft,      Faction::apocalypse,  Faction::heroes};
    warrior.factions[0] = kFactions[rng.below(kFactions.size())];
    warrior.factions[1] =
        rng.once_in(8) ? kFactions[rng.below(kFactions.size())] : warrior.factions[0];
    if (rng.once_in(2)) {
        warrior.range = Inches::from_mils(1000 * rng.between(4, 14));
        warrior.targets = static_cast<std::uint8_t>(rng.between(1, 3));
    }
    warrior.points = static_cast<std::uint16_t>(rng.between(10, 45));
    warrior.mounted = rng.once_in(4);
    warrior.base.kind = warrior.mounted ? BaseKind::double_disc : BaseKind::disc;
    warrior.base.radius = kRadius;
    if (warrior.mounted) warrior.base.spacing = 2 * kRadius;  // [U-MOUNT-2]
    warrior.base.arc = kArcs[rng.below(kArcs.size())];
    warrior.dials.push_back(random_dial(rng, warrior.mounted));
    return warrior;
}

Piece random_piece(Rng& rng, const Ruleset& rules, std::uint16_t number) {
    const std::int64_t least = 2 * square(rules.terrain_area_root_min.mils());
    const std::int64_t most = 2 * square(rules.terrain_area_root_max.mils());
    const std::string name = "piece_" + std::to_string(number);
    if (rng.once_in(6)) {
        Piece wall = random_wall(rng);
        wall.name = name;
        return wall;
    }
    while (true) {
        Piece piece;
        piece.name = name;
        piece.kind = random_kind(rng);
        const auto wish = static_cast<Height>(rng.below(kHeightNames.size()));
        if (rules.plays_terrain(piece.kind, wish)) piece.height = wish;
        // Level clear ground is no item. [U-TPL-2]
        if (piece.kind == TerrainKind::clear && piece.height == Height::ground)
            piece.height = Height::gradual;
        const std::int32_t corners = rng.between(4, 8);
        const std::int32_t apart = Facing::kFullTurn / corners;
        const Inches radius = Inches::from_mils(rng.between(2800, 4500));
        for (std::int32_t i = 0; i < corners; ++i)
            piece.outline.corners.push_back(ahead_of(
                {}, Facing::from_tenths(i * apart + rng.between(-apart / 4, apart / 4)), radius));
        const std::int64_t area = double_area(piece.outline);
        if (piece.height == Height::abrupt)  // [U-TPL-6]
            for (std::size_t i = 0; i < 2; ++i) piece.access.push_back(piece.outline.corners[i]);
        if (least <= area && area <= most && is_simple(piece.outline)) return piece;
    }
}

Agreement random_agreement(Rng& rng, const BattleWishes& wishes) {
    Agreement agreement;
    agreement.rules = page_of(wishes.edition);
    assert(agreement.rules != nullptr);
    agreement.options = OptionValues(wishes.edition);
    if (wishes.vary_options) vary_options(rng, *agreement.rules, agreement.options);
    agreement.catalog = random_catalog(rng);
    const Inches side = agreement.rules->table_side;
    agreement.field_size = {side, side};
    agreement.seat_count =
        wishes.seats != 0 ? wishes.seats : static_cast<std::uint8_t>(rng.between(2, 4));
    agreement.teams = random_teams(rng, agreement.seat_count);
    agreement.build_total = wishes.build_total != 0
                                ? wishes.build_total
                                : static_cast<std::uint16_t>(100 * rng.between(1, 5));
    agreement.terrain_is_fixed = !wishes.terrain;
    if (wishes.terrain)
        for (std::uint16_t i = 0; i < 6; ++i)
            agreement.terrain_box.push_back(random_piece(rng, *agreement.rules, i));
    return agreement;
}

Battle random_battle(Rng& rng, Beginning beginning, const BattleWishes& wishes) {
    assert(beginning != Beginning::set_up);
    const Agreement agreement = random_agreement(rng, wishes);
    Battle battle;
    Table& table = battle.table;
    State& state = battle.state;
    table.rules = agreement.rules;
    table.options = agreement.options;
    table.catalog = agreement.catalog;
    table.field.size = agreement.field_size;
    table.seat_count = agreement.seat_count;

    const auto figures = static_cast<std::uint16_t>(
        wishes.figures != 0 ? wishes.figures : table.seat_count * rng.between(1, 5));
    assert(figures <= kMaxFigures && figures >= table.seat_count);
    if (figures > 60) table.field.size = {kMaxTable, kMaxTable};  // so that they fit
    state.figure_count = figures;
    std::uint16_t richest = 0;
    for (std::uint16_t i = 0; i < figures; ++i) {
        Figure& figure = state.figures[i];
        figure.owner = Seat{static_cast<std::uint8_t>(i * table.seat_count / figures)};
        figure.warrior = WarriorId{static_cast<std::uint16_t>(rng.below(kWarriors))};
        figure.clicks[0] = warrior_of(table, figure).dials[0].start;
        std::uint16_t& points = table.seats[figure.owner.n].army_points;
        points = static_cast<std::uint16_t>(points + warrior_of(table, figure).points);
        richest = std::max(richest, points);
    }
    table.build_total = static_cast<std::uint16_t>((richest + 99) / 100 * 100);
    // Two sit opposite each other; more go round.
    constexpr std::array kTwo = {Edge::south, Edge::north};
    constexpr std::array kMore = {Edge::south, Edge::west, Edge::north, Edge::east};
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        table.seats[n].team = agreement.teams[n];
        table.seats[n].edge = table.seat_count == 2 ? kTwo[n] : kMore[n];
    }
    table.first_player = Seat{static_cast<std::uint8_t>(rng.below(table.seat_count))};
    if (wishes.terrain) strew_terrain(rng, table);

    if (beginning == Beginning::deploy) return battle;
    put_in_melee(rng, table, state);
    state.phase = Phase::playing;
    state.turn = table.first_player;
    state.actions_left =
        static_cast<std::uint8_t>(table.build_total / table.rules->points_per_action);
    return battle;
}

}  // namespace six::sim
