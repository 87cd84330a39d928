#include "sim/random_battle.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

#include "engine/game/look.h"
#include "engine/game/sound.h"
#include "engine/geometry/path.h"
#include "engine/rulesets/pages.h"
#include "option_draws.gen.h"
#include "sim/random_castle.h"

namespace six::sim {
namespace {

constexpr std::uint16_t kWarriors = 12;
constexpr std::array kCastleKinds = {FigureKind::wall, FigureKind::tower, FigureKind::gatehouse,
                                     FigureKind::keep, FigureKind::planking};
constexpr std::array kLargeKinds = {FigureKind::dragon, FigureKind::tank, FigureKind::chariot,
                                    FigureKind::titan};

// Only decisions the rules ask for: others must stay at their defaults.
void vary_options(Rng& rng, const Ruleset& rules, OptionValues& options, bool younger) {
    const Edition edition = rules.edition;
    for (std::size_t i = 0; i < kOptionCount; ++i) {
        const OptionInfo& info = kOptions[i];
        const auto option = static_cast<Option>(i);
        const gen::OptionDraw& drawn = gen::kOptionDraws[i];
        const bool is_younger = (drawn.younger_in >> static_cast<unsigned>(edition) & 1) != 0;
        if (!rules.plays.option(option) || is_younger != younger) continue;
        const bool small = info.type == OptionType::boolean || info.type == OptionType::choice;
        if (!small || !rng.once_in(3)) continue;
        const OptionValues before = options;
        options.set(edition, option, rng.between(info.min, drawn.most));
        if (!check_options(rules, options)) options = before;  // no value of this edition
    }
    if (younger) return;
    if (rules.plays.option(Option::turn_limit) && rng.once_in(4))
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

// One of each kind that the edition plays, behind the others.
void add_large(Rng& rng, const Ruleset& rules, Catalog& catalog) {
    for (const FigureKind kind : kLargeKinds)
        if ((*rules.kinds)[static_cast<std::size_t>(kind)].played)
            catalog.warriors.push_back(
                random_large(rng, kind, static_cast<std::uint16_t>(catalog.warriors.size())));
}

// ... and of each kind of castle section behind these.
void add_castle(Rng& rng, Catalog& catalog) {
    for (const FigureKind kind : kCastleKinds)
        catalog.warriors.push_back(
            random_section(rng, kind, static_cast<std::uint16_t>(catalog.warriors.size())));
}

void shift(Piece& piece, Vec2 by) {
    for (Vec2& corner : piece.outline.corners) corner = corner + by;
    for (Vec2& point : piece.access) point = point + by;
}

TerrainKind random_kind(Rng& rng, const Ruleset& rules) {
    if (rules.plays.terrain(TerrainKind::concealing, Height::ground) && rng.once_in(6))
        return TerrainKind::concealing;
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

bool has(const Table& table, MarkerKind kind) {
    return (table.rules->plays.markers >> static_cast<unsigned>(kind) & 1) != 0;
}

// Every other rock and wall was built, and has few points, where the game has such. [V-TERR-12]
void build_structures(Rng& rng, Table& table, State& state) {
    if (!has(table, MarkerKind::structure)) return;
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i) {
        Piece& piece = table.field.pieces[i];
        const bool can =
            (piece.kind == TerrainKind::blocking || piece.kind == TerrainKind::low_wall) &&
            !piece.section.exists();
        if (!can || rng.once_in(2)) continue;
        piece.constructed = true;
        piece.structure = static_cast<std::uint8_t>(rng.between(1, 3));
        state.markers[state.marker_count++] = {
            .kind = MarkerKind::structure, .piece = PieceId{i}, .number = piece.structure};
    }
}

// Three tokens about the middle, some of them somebody's, where the game has them. [V-OBJ-3]
void strew_objectives(Rng& rng, const Table& table, State& state) {
    constexpr std::int32_t kAbout = 6000;
    if (!has(table, MarkerKind::objective)) return;
    const Vec2 middle = vec2_mils(table.field.size.x.mils() / 2, table.field.size.y.mils() / 2);
    for (std::uint16_t i = 0; i < 3; ++i) {
        const std::int32_t x = rng.between(-kAbout, kAbout);
        const std::int32_t y = rng.between(-kAbout, kAbout);
        Marker& objective = state.markers[state.marker_count++];
        objective.kind = MarkerKind::objective;
        objective.number = state.marker_count;
        objective.at = middle + vec2_mils(x, y);
        if (rng.once_in(3))
            objective.seat = Seat{static_cast<std::uint8_t>(rng.below(table.seat_count))};
    }
}

// One of each sort that reaches whom its wielder touches. [V-ITEM-8]
template <class Add>
void add_touching_items(Add add) {
    const auto touching = [&](const char* id, SpellSide side, auto change) {
        add(id, [&](Item& item) {
            item.touch.side = side;
            change(item.touch);
        });
    };
    touching("chill", SpellSide::opponents, [](ItemTouch& touch) {
        touch.gift.attack = -1;
        touch.gift.speed = -2;
        touch.gift.bars = bit_of(Proficiency::trample) | bit_of(Proficiency::gang_up);
    });
    touching("pennon", SpellSide::friends, [](ItemTouch& touch) {
        touch.gift.defense = 1;
        touch.gift.abilities.push_back(Ability::toughness);
    });
    touching("thorns", SpellSide::anybody, [](ItemTouch& touch) { touch.hurts = 1; });
    touching("kettle", SpellSide::friends, [](ItemTouch& touch) { touch.heals = 1; });
    touching("shawm", SpellSide::opponents, [](ItemTouch& touch) { touch.turns = 200; });
}

// A few of every sort, and slots for them. [V-ITEM-1, V-ITEM-3]
void add_items(Rng& rng, Catalog& catalog) {
    const auto add = [&](const char* id, auto change) {
        Item item;
        item.id = item.name = id;
        item.points = static_cast<std::uint16_t>(rng.below(12));
        change(item);
        catalog.items.push_back(item);
    };
    add("blade", [](Item& item) { item.gift.attack = 1; });
    add("buckler", [](Item& item) { item.gift.defense = 2; });
    add("boots", [](Item& item) { item.gift.speed = 2; });
    add("maul", [](Item& item) {
        item.gift.damage = 1;
        item.gift.speed = -1;
    });
    add("heart", [](Item& item) { item.gift.abilities.push_back(Ability::toughness); });
    add("bell", [](Item& item) {
        item.gift.attack = 2;
        item.pushes = true;
    });
    add("tome", [](Item& item) { item.pages = 8; });
    add("psalter", [](Item& item) { item.pages = 12; });
    add_touching_items(add);
    for (Warrior& warrior : catalog.warriors)
        warrior.item_slots = static_cast<std::uint8_t>(rng.below(4));
}

// Two cards whose abilities work at once, each with two cohorts among the warriors. [V-SUB-13]
void add_companies(Rng& rng, Catalog& catalog) {
    constexpr std::array kGiven = {Ability::toughness,     Ability::battle_armor, Ability::pole_arm,
                                   Ability::weapon_master, Ability::charge,       Ability::flight};
    for (const char* id : {"vigil", "lanterns"}) {
        Company company;
        company.id = company.name = id;
        company.points = static_cast<std::uint16_t>(rng.between(5, 20));
        company.discount = static_cast<std::uint16_t>(rng.between(1, 5));
        company.ability = kGiven[rng.below(kGiven.size())];
        for (int i = 0; i < 2; ++i) {
            const std::string& cohort = catalog.warriors[rng.below(kWarriors)].id;
            if (company.cohorts.empty() || company.cohorts[0] != cohort)
                company.cohorts.push_back(cohort);
        }
        catalog.companies.push_back(std::move(company));
    }
}

// Every third army is one.
void found_companies(Rng& rng, Table& table) {
    const auto known = static_cast<std::uint32_t>(table.catalog.companies.size());
    for (std::uint8_t n = 0; known > 0 && n < table.seat_count; ++n)
        if (rng.once_in(3))
            table.seats[n].company = CompanyId{static_cast<std::uint16_t>(rng.below(known))};
}

// A horse or a stag, behind all others, and a few who may ride it. [V-CAV-1]
void add_mounts(Rng& rng, Catalog& catalog) {
    const MountType type = rng.once_in(2) ? MountType::battle_horse : MountType::horned_stag;
    for (std::uint16_t i = 0; i < kWarriors; ++i) {
        Warrior& warrior = catalog.warriors[i];
        if (warrior.mounted || !rng.once_in(2)) continue;
        warrior.mount = type;
        warrior.boxed_bonus = static_cast<std::uint8_t>(rng.below(3));
    }
    Warrior mount = random_mount(rng, static_cast<std::uint16_t>(catalog.warriors.size()));
    mount.mount = type;
    catalog.warriors.push_back(std::move(mount));
}

bool may_ride(const Table& table, const Figure& figure) {
    const Warrior& warrior = warrior_of(table, figure);
    return warrior.kind == FigureKind::warrior && !warrior.mounted &&
           warrior.mount != MountType::none;
}

// In every second army the figure before one who may ride becomes his mount.
void choose_mounts(Rng& rng, const Table& table, State& state) {
    WarriorId mount;
    for (std::uint16_t i = 0; i < table.catalog.warriors.size(); ++i)
        if (table.catalog.warriors[i].kind == FigureKind::mount) mount = WarriorId{i};
    for (std::uint16_t i = 1; mount.exists() && i < state.figure_count; ++i) {
        Figure& before = state.figures[i - 1];
        const bool free = warrior_of(table, before).kind == FigureKind::warrior &&
                          before.owner == state.figures[i].owner;
        if (free && may_ride(table, state.figures[i]) && rng.once_in(2)) before.warrior = mount;
    }
}

// One of every sort. [V-SPELL-8]
void add_spells(Catalog& catalog) {
    const auto add = [&](const char* id, SpellKind kind, SpellSide side, std::uint8_t reach,
                         auto change) {
        Spell spell;
        spell.id = spell.name = id;
        spell.kind = kind;
        spell.side = side;
        spell.reach = reach;
        spell.browse = 1;
        spell.pages = 2;
        change(spell);
        catalog.spells.push_back(spell);
    };
    add("spark", SpellKind::instant, SpellSide::opponents, 12,
        [](Spell& spell) { spell.hurts = 2; });
    add("hail", SpellKind::instant, SpellSide::anybody, 14, [](Spell& spell) {
        spell.hurts = 1;
        spell.area = 3;
    });
    add("mend", SpellKind::instant, SpellSide::friends, 10, [](Spell& spell) { spell.heals = 2; });
    add("rain", SpellKind::instant, SpellSide::friends, 10, [](Spell& spell) {
        spell.heals = 1;
        spell.area = 3;
    });
    add("sight", SpellKind::enchantment, SpellSide::friends, 0, [](Spell& spell) {
        spell.sees_hidden = true;
        spell.until = SpellEnd::missed_shot;
    });
    add("pulse", SpellKind::enchantment, SpellSide::friends, 10, [](Spell& spell) {
        spell.attack = 1;
        spell.touching = true;
        spell.until = SpellEnd::hurt;
    });
    add("lead", SpellKind::enchantment, SpellSide::opponents, 12,
        [](Spell& spell) { spell.speed = -2; });
    add("turncoat", SpellKind::enchantment, SpellSide::opponents, 12, [](Spell& spell) {
        spell.switches = true;
        spell.until = SpellEnd::hurt;
    });
    add("circle", SpellKind::glyph, SpellSide::friends, 8, [](Spell& spell) { spell.defense = 1; });
}

// Spells for a book, as many as are drawn and fit.
SpellList any_spells(Rng& rng, const Catalog& catalog, const Warrior& warrior, std::uint8_t item) {
    CarriedItem carried{.item = item};
    if (catalog.items[item].pages == 0) return {};
    for (int i = 0; i < 5 && !carried.spells.full(); ++i) {
        const auto spell =
            static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(catalog.spells.size())));
        carried.spells.push_back(spell);
        if (!check_book(catalog, warrior, carried)) carried.spells.pop_back();
    }
    return carried.spells;
}

// To whoever may wield them, each but once; some lie about.
void give_items(Rng& rng, const Table& table, State& state) {
    const auto known = static_cast<std::uint8_t>(table.catalog.items.size());  // kMostItems
    for (std::uint8_t item = 0; item < known; ++item) {
        if (rng.once_in(3)) continue;
        const FigureId who{static_cast<std::uint16_t>(rng.below(state.figure_count))};
        const std::size_t wielded = 1 + items_of(state, state[who]).size();
        if (check_wielder(table.options, warrior_of(table, state[who]), table.catalog.items[item],
                          wielded))
            wield(state, who, item,
                  any_spells(rng, table.catalog, warrior_of(table, state[who]), item));
    }
}

bool has_room(const Table& table, const State& state, FigureId id) {
    const Figure& figure = state[id];
    const Base base = base_of(table, figure);
    const PieceSet barred = barred_at_rest(table, state, figure, gait_of(table, state, figure));
    const FigureSet elsewhere = out_of_the_way(table, state, posture_of(figure));
    return first_overlap(scene_of(table, state), {.base = base,
                                                  .mover = id,
                                                  .ignored = &elsewhere,
                                                  .barred = barred,
                                                  .contact_slack = table.contact_slack(),
                                                  .terrain_slack = table.terrain_slack(),
                                                  .table = table.field.size})
                   .kind == BlockKind::none &&
           check_rest(table, state, base, id);
}

bool is_big(FigureKind kind) {
    return std::find(kLargeKinds.begin(), kLargeKinds.end(), kind) != kLargeKinds.end();
}

// In some armies or in all one or two figures are large, never all of them but where there is only
// one.
void choose_large(Rng& rng, const Table& table, State& state, LargeFigures wish) {
    std::vector<WarriorId> big;
    for (std::uint16_t i = 0; i < table.catalog.warriors.size(); ++i)
        if (is_big(table.catalog.warriors[i].kind)) big.push_back(WarriorId{i});
    if (big.empty()) return;
    const auto kinds = static_cast<std::uint32_t>(big.size());
    std::uint16_t first = 0;
    for (std::uint8_t seat = 0; seat < table.seat_count; ++seat) {
        std::uint16_t size = 0;
        while (first + size < state.figure_count && state.figures[first + size].owner.n == seat)
            ++size;
        const bool has_some = wish == LargeFigures::everywhere || rng.once_in(3);
        const std::uint32_t most = size > 2 ? 2 : 1;
        const std::uint32_t count = !has_some ? 0 : 1 + rng.below(most);
        for (std::uint32_t i = 0; i < count; ++i)
            state.figures[first + i].warrior = big[rng.below(kinds)];
        first = static_cast<std::uint16_t>(first + size);
    }
}

// Now and then the figure behind a chariot begins on its platform. [LRG-PASS-9]
bool begins_aboard(Rng& rng, const Table& table, State& state, FigureId id) {
    if (id.n == 0) return false;
    const FigureId ride{static_cast<std::uint16_t>(id.n - 1)};
    Figure& figure = state[id];
    const Warrior& warrior = warrior_of(table, figure);
    const bool rides = kind_of(table, state[ride]).carries && figure.owner == state[ride].owner &&
                       warrior.kind == FigureKind::warrior && !warrior.mounted;
    const bool in_the_saddle = figure.owner == state[ride].owner && may_ride(table, figure) &&
                               is_riderless(table, state, ride);
    if (!(rides || in_the_saddle) || rng.once_in(3)) return false;
    figure.whereabouts = in_the_saddle ? Whereabouts::in_saddle : Whereabouts::aboard;
    figure.chariot = ride;
    figure.at = state[ride].at;
    figure.facing = state[ride].facing;
    return true;
}

// Around the middle, the circle growing until everybody has found a place.
void put_in_melee(Rng& rng, const Table& table, State& state) {
    const Vec2 middle = vec2_mils(table.field.size.x.mils() / 2, table.field.size.y.mils() / 2);
    const std::int32_t widest = std::min(middle.x.mils(), middle.y.mils());
    std::int32_t width = 1500;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        if (is_section(state.figures[i])) continue;
        if (begins_aboard(rng, table, state, FigureId{i})) continue;
        Figure& figure = state.figures[i];
        figure.whereabouts = Whereabouts::on_table;
        // Touching the one before, or the chariot it is on, for formations.
        const Figure& before =
            state[i > 0 ? body_of(state, FigureId{static_cast<std::uint16_t>(i - 1)})
                        : FigureId{0}];
        const Inches apart =
            warrior_of(table, figure).base.radius + warrior_of(table, before).base.radius;
        bool beside = i > 0 && rng.once_in(2);
        do {
            width = std::min(width + 60, widest);
            const std::int32_t x = rng.between(-width, width);
            const std::int32_t y = rng.between(-width, width);
            const Facing side = Facing::from_tenths(rng.between(0, Facing::kFullTurn - 1));
            const Vec2 at = beside ? ahead_of(before.at, side, apart) : middle + vec2_mils(x, y);
            const Facing facing = Facing::from_tenths(rng.between(0, Facing::kFullTurn - 1));
            figure = put_at(table, state, figure, at, facing);
            beside = beside && !rng.once_in(8);
        } while (!has_room(table, state, FigureId{i}));
    }
}

}  // namespace

Piece random_piece(Rng& rng, const Ruleset& rules, std::uint16_t number) {
    const std::int64_t least = 2 * square(rules.terrain.area_root_min.mils());
    const std::int64_t most = 2 * square(rules.terrain.area_root_max.mils());
    const std::string name = "piece_" + std::to_string(number);
    if (rng.once_in(6)) {
        Piece wall = random_wall(rng);
        wall.name = name;
        return wall;
    }
    while (true) {
        Piece piece;
        piece.name = name;
        piece.kind = random_kind(rng, rules);
        const auto wish = static_cast<Height>(rng.below(kHeightNames.size()));
        if (rules.plays.terrain(piece.kind, wish)) piece.height = wish;
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
    if (wishes.vary_options) vary_options(rng, *agreement.rules, agreement.options, false);
    if (wishes.vary_options && wishes.vary_younger)
        vary_options(rng, *agreement.rules, agreement.options, true);
    agreement.catalog = random_catalog(rng);
    if (plays_items(*agreement.rules)) add_items(rng, agreement.catalog);
    if (agreement.rules->plays.companies) add_companies(rng, agreement.catalog);
    if (plays_spells(*agreement.rules)) {
        add_spells(agreement.catalog);
        agreement.options.set(wishes.edition, Option::v2_spells_on, !rng.once_in(3));
    }
    const bool large = wishes.large == LargeFigures::everywhere ||
                       (wishes.large == LargeFigures::some && !rng.once_in(3));
    if (large) add_large(rng, *agreement.rules, agreement.catalog);
    if ((*agreement.rules->kinds)[static_cast<std::size_t>(FigureKind::mount)].played)
        add_mounts(rng, agreement.catalog);
    if (agreement.rules->plays.nexus)  // some stay figures of the older edition
        for (Warrior& warrior : agreement.catalog.warriors)
            if (!rng.once_in(3)) print_symbols(rng, warrior);
    agreement.field_size = agreement.rules->field.table_size;
    // Armies of Conquest are large enough with two players and the least that gives an action.
    const bool many = agreement.rules->actions.points_per_action > 100;
    agreement.seat_count = wishes.seats != 0 ? wishes.seats
                           : many            ? std::uint8_t{2}
                                             : static_cast<std::uint8_t>(rng.between(2, 4));
    agreement.teams = random_teams(rng, agreement.seat_count);
    agreement.build_total =
        wishes.build_total != 0
            ? wishes.build_total
            : static_cast<std::uint16_t>(agreement.rules->actions.points_per_action *
                                         (many ? 1 : rng.between(1, 5)));
    if (wishes.castles && rng.once_in(3)) {
        add_castle(rng, agreement.catalog);
        const Seat defender{static_cast<std::uint8_t>(rng.below(agreement.seat_count))};
        if (agreement.rules->siege.exists() && rng.once_in(2)) agreement.defender = defender;
    }
    agreement.terrain_is_fixed = !wishes.terrain;
    if (wishes.terrain)
        for (std::uint16_t i = 0; i < 6; ++i)
            agreement.terrain_box.push_back(random_piece(rng, *agreement.rules, i));
    return agreement;
}

Battle random_battle(Rng& rng, Beginning beginning, const BattleWishes& wishes) {
    assert(beginning != Beginning::set_up);
    BattleWishes without_castles = wishes;
    without_castles.castles = false;  // they are built below, without being asked for
    const Agreement agreement = random_agreement(rng, without_castles);
    Battle battle;
    Table& table = battle.table;
    State& state = battle.state;
    table.rules = agreement.rules;
    table.options = agreement.options;
    table.catalog = agreement.catalog;
    const bool large = wishes.large != LargeFigures::none;
    if (large && std::none_of(table.catalog.warriors.begin(), table.catalog.warriors.end(),
                              [](const Warrior& one) { return is_big(one.kind); }))
        add_large(rng, *table.rules, table.catalog);
    fit_to_page(*agreement.rules, table.options, table.catalog);
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
    }
    if (table.catalog.warriors.size() > kWarriors) choose_large(rng, table, state, wishes.large);
    choose_mounts(rng, table, state);
    for (std::uint16_t i = 0; i < figures; ++i) {
        Figure& figure = state.figures[i];
        const Warrior& warrior = warrior_of(table, figure);
        for (std::size_t d = 0; d < warrior.dials.size(); ++d)
            figure.clicks[d] = warrior.dials[d].start;
        std::uint16_t& points = table.seats[figure.owner.n].army_points;
        points = static_cast<std::uint16_t>(points + warrior.points);
        richest = std::max(richest, points);
    }
    const int step = table.rules->actions.points_per_action;
    table.build_total = static_cast<std::uint16_t>((richest + step - 1) / step * step);
    // Two sit opposite each other; more go round.
    constexpr std::array kTwo = {Edge::south, Edge::north};
    constexpr std::array kMore = {Edge::south, Edge::west, Edge::north, Edge::east};
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        table.seats[n].team = agreement.teams[n];
        table.seats[n].edge = table.seat_count == 2 ? kTwo[n] : kMore[n];
    }
    table.first_player = Seat{static_cast<std::uint8_t>(rng.below(table.seat_count))};
    if (wishes.terrain) strew_terrain(rng, table);
    build_structures(rng, table, state);
    give_items(rng, table, state);
    found_companies(rng, table);
    // Figures of a size that was asked for are counted without the castle.
    if (wishes.castles && rng.once_in(4)) {
        const auto first = static_cast<std::uint16_t>(table.catalog.warriors.size());
        add_castle(rng, table.catalog);
        const Seat owner{static_cast<std::uint8_t>(rng.below(table.seat_count))};
        build_random_castle(rng, table, state, owner, first);
    }

    strew_objectives(rng, table, state);
    if (beginning == Beginning::deploy) return battle;
    put_in_melee(rng, table, state);
    state.phase = Phase::playing;
    state.turn = table.first_player;
    state.actions_left =
        static_cast<std::uint8_t>(table.build_total / table.rules->actions.points_per_action);
    state.castle_actions = castle_actions_of(table, state, state.turn);
    return battle;
}

}  // namespace six::sim
