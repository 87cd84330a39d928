#include "engine/rules/playable.h"

#include "engine/geometry/scene.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/siege.h"
#include "engine/rules/items.h"
#include "engine/rules/kinds.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/rules/terrain.h"
#include "engine/state/marker.h"

namespace six {
namespace {

constexpr Inches kSmallestRadius = 100_mil;
constexpr Inches kLargestRadius = 3_in;
constexpr std::int32_t kMostActions = 100;

Illegal refuse_table(Clause clause, Reason why, std::size_t n, std::int64_t m) {
    return {.clause = clause,
            .why = why,
            .n = static_cast<std::int32_t>(n),
            .m = static_cast<std::int32_t>(m)};
}

bool dial_is_sound(const Ruleset& rules, const Dial& dial) {
    const std::size_t size = dial.clicks.size();
    if (size < 2 || dial.start >= size) return false;
    // Skulls come and do not go: nobody dies of being healed.
    for (std::size_t i = 1; i < size; ++i)
        if (dial.clicks[i].skulls() < rules.combat.skulls_to_eliminate &&
            dial.clicks[i].skulls() < dial.clicks[i - 1].skulls())
            return false;
    // Every click of damage must find a slot, so the last one ends the warrior. [U-DIAL-6]
    return dial.clicks.back().skulls() >= rules.combat.skulls_to_eliminate &&
           dial.clicks[dial.start].skulls() < rules.combat.skulls_to_eliminate;
}

bool base_is_sound(const BaseShape& base) {
    if (base.arc > Facing::kFullTurn) return false;
    if (base.radius < kSmallestRadius || base.radius > kLargestRadius) return false;
    return base.kind != BaseKind::double_disc ||
           (base.radius <= base.spacing && base.spacing <= 2 * base.radius);  // [U-MOUNT-2]
}

// An ability is tied to the value behind which it stands. [U-DIAL-7]
Ability misplaced_ability(const Warrior& warrior) {
    for (const Dial& dial : warrior.dials)
        for (const Click& click : dial.clicks) {
            const auto cells = click.cells();
            for (std::size_t stat = 0; stat < kStatNames.size(); ++stat)
                for (const Ability ability : cells[stat]->abilities)
                    if (ability != Ability::none && stat_of(ability) != static_cast<Stat>(stat))
                        return ability;
        }
    return Ability::none;
}

Ability ability_not_played(const Ruleset& rules, const Warrior& warrior) {
    for (const Dial& dial : warrior.dials)
        for (const Click& click : dial.clicks) {
            if (click.nexus != Ability::none &&
                (!rules.plays.nexus || !(*rules.abilities)[static_cast<std::size_t>(click.nexus)]))
                return click.nexus;
            for (const Cell* cell : click.cells())
                for (const Ability ability : cell->abilities)
                    if (ability != Ability::none &&
                        !(*rules.abilities)[static_cast<std::size_t>(ability)])
                        return ability;
        }
    return Ability::none;
}

// A round ground for a tower, a rectangle for the others, 2 to 12 inches a side; a gate has stone
// on both sides of it. [C-CASTLE-8, C-CASTLE-17, C-CASTLE-27, C-CASTLE-38]
Result<Ok> check_section(const Warrior& warrior, std::size_t i) {
    const BaseShape& base = warrior.base;
    const auto side_is_sound = [](Inches half) {
        return kLeastHalfSide <= half && half <= kMostHalfSide;
    };
    const bool round = warrior.kind == FigureKind::tower;
    const bool sound = round
                           ? base.kind == BaseKind::disc && side_is_sound(base.radius)
                           : base.kind == BaseKind::rectangle && side_is_sound(base.half_length) &&
                                 side_is_sound(base.half_width);
    const bool narrow =
        warrior.kind == FigureKind::gatehouse && base.half_width < kLeastHalfGatehouse;
    if (!sound || narrow || warrior.mounted)
        return refuse_table("C-CASTLE-17", Reason::bad_base, i, 0);
    if (base.arc != Facing::kFullTurn) return refuse_table("C-CASTLE-8", Reason::bad_base, i, 0);
    for (const Click& click : warrior.dials[0].clicks) {
        if (click.speed.value > kMostFortification)
            return refuse_table("C-CASTLE-27", Reason::bad_dial, i, kMostFortification);
        for (const Cell* cell : click.cells())
            for (const Ability ability : cell->abilities)
                if (!fits_stone(ability))
                    return refuse_table("C-CASTLE-29", Reason::ability_not_on_section, i,
                                        static_cast<std::int64_t>(ability));
    }
    return Ok{};
}

// As many dials as its kind has, and the base that goes with them: quarters for the sections of a
// large figure, which has no rear arc. [LRG-DEF-2, LRG-GEN-11, C-MULTI-7]
Result<Ok> check_kind(const Ruleset& rules, const Warrior& warrior, std::size_t i) {
    const KindRules& kind = (*rules.kinds)[static_cast<std::size_t>(warrior.kind)];
    if (!kind.played)
        return refuse_table("LRG-DEF-1", Reason::kind_not_in_edition, i,
                            static_cast<std::int64_t>(warrior.kind));
    if (warrior.dials.size() != kind.dials)
        return refuse_table(kind.dials > 1 ? Clause("LRG-DEF-2") : Clause("U-DIAL-1"),
                            Reason::wrong_number_of_dials, i, kind.dials);
    if (is_castle(warrior.kind)) return check_section(warrior, i);
    if (warrior.base.kind == BaseKind::rectangle)
        return refuse_table("C-CASTLE-17", Reason::bad_base, i, 0);
    // On a long base, and of one of the sorts that riders know. [C-MOUNT-8]
    if (kind.has_saddle && (warrior.base.kind != BaseKind::double_disc ||
                            warrior.mount == MountType::none || warrior.boxed_bonus != 0))
        return refuse_table("C-MOUNT-8", Reason::bad_base, i, 0);
    const bool quartered = warrior.base.kind == BaseKind::quartered_disc;
    if (quartered != (kind.dials > 1)) return refuse_table("C-MULTI-7", Reason::bad_base, i, 0);
    if (quartered && (warrior.base.arc != Facing::kFullTurn || warrior.mounted))
        return refuse_table("LRG-GEN-11", Reason::bad_base, i, 0);
    return Ok{};
}

// Blocking pieces and low walls may be marked as constructed, where there is such terrain.
// [V-TERR-12]
Result<Ok> check_structure(const Ruleset& rules, const Piece& piece, std::size_t i) {
    if (!piece.constructed && piece.structure == 0) return Ok{};
    const bool played =
        (rules.plays.markers >> static_cast<unsigned>(MarkerKind::structure) & 1) != 0;
    const bool sound = piece.constructed && piece.structure <= kMostStructure &&
                       (piece.kind == TerrainKind::blocking || piece.kind == TerrainKind::low_wall);
    if (!played)
        return refuse_table("V-TERR-12", Reason::terrain_not_in_edition, i,
                            static_cast<std::int64_t>(piece.kind));
    if (!sound) return refuse_table("V-TERR-12", Reason::bad_structure, i, kMostStructure);
    return Ok{};
}

}  // namespace

// It only shoots, and endures.
bool fits_stone(Ability ability) {
    switch (ability) {
        case Ability::none:
        case Ability::demoralized:
        case Ability::toughness:
        case Ability::invulnerability:
        case Ability::battle_armor:
        case Ability::magic_immunity:
        case Ability::pierce:
        case Ability::flame_lightning:
        case Ability::magic_blast:
        case Ability::shockwave:
            return true;
        default:
            return false;
    }
}

Result<Ok> check_warriors(const Ruleset& rules, const Catalog& catalog) {
    for (std::size_t i = 0; i < catalog.warriors.size(); ++i) {
        const Warrior& warrior = catalog.warriors[i];
        if (!warrior.editions.has(rules.edition))
            return refuse_table("U-BASE-1", Reason::figure_not_in_edition, i,
                                static_cast<std::int64_t>(rules.edition));
        if (!is_castle(warrior.kind) && !base_is_sound(warrior.base))
            return refuse_table("U-BASE-4", Reason::bad_base, i, 0);
        if (warrior.base.kind == BaseKind::double_disc && !warrior.mounted)
            return refuse_table("U-BASE-9", Reason::bad_base, i,
                                0);  // double bases are the riders'
        if (warrior.dials.empty()) return refuse_table("U-DIAL-1", Reason::bad_dial, i, 0);
        for (const Dial& dial : warrior.dials)
            if (!dial_is_sound(rules, dial))
                return refuse_table("U-DIAL-2", Reason::bad_dial, i, 0);
        if (!rules.plays.base(warrior.base.kind))
            return refuse_table("U-BASE-4", Reason::base_not_in_edition, i,
                                static_cast<std::int64_t>(warrior.base.kind));
        if (const auto sound = check_kind(rules, warrior, i); !sound) return sound;
        if (const Ability ability = misplaced_ability(warrior); ability != Ability::none)
            return refuse_table("U-DIAL-7", Reason::ability_on_wrong_value, i,
                                static_cast<std::int64_t>(ability));
        if (const Ability ability = ability_not_played(rules, warrior); ability != Ability::none)
            return refuse_table("U-DIAL-7", Reason::ability_not_in_edition, i,
                                static_cast<std::int64_t>(ability));
    }
    return Ok{};
}

Result<Ok> check_item_cards(const Ruleset& rules, const Catalog& catalog) {
    if (catalog.items.empty()) return Ok{};
    if (!plays_items(rules)) return refuse_table("U-ARMY-2", Reason::no_items_in_edition, 0, 0);
    if (catalog.items.size() > kMostItems)
        return refuse_table("V-ITEM-1", Reason::no_such_item_card, catalog.items.size(),
                            kMostItems);
    for (std::size_t i = 0; i < catalog.items.size(); ++i) {
        const Item& item = catalog.items[i];
        for (const ItemGift* gift : {&item.gift, &item.touch.gift})
            for (const Ability ability : gift->abilities)
                if (ability == Ability::none ||
                    !(*rules.abilities)[static_cast<std::size_t>(ability)])
                    return refuse_table("V-ITEM-3", Reason::item_ability_not_played, i,
                                        static_cast<std::int64_t>(ability));
    }
    return Ok{};
}

Result<Ok> check_company_cards(const Ruleset& rules, const Catalog& catalog) {
    const auto& companies = catalog.companies;
    if (companies.empty()) return Ok{};
    if (!rules.plays.companies)
        return refuse_table("U-ARMY-2", Reason::no_companies_in_edition, 0, 0);
    if (companies.size() > kMostCompanies)
        return refuse_table("V-SUB-13", Reason::no_such_company, companies.size(), kMostCompanies);
    for (std::size_t i = 0; i < companies.size(); ++i) {
        const Ability ability = companies[i].ability;
        if (ability == Ability::none || !(*rules.abilities)[static_cast<std::size_t>(ability)])
            return refuse_table("V-SUB-13", Reason::company_ability_not_played, i,
                                static_cast<std::int64_t>(ability));
    }
    return Ok{};
}

Result<Ok> check_spell_cards(const Ruleset& rules, const Catalog& catalog) {
    if (catalog.spells.empty()) return Ok{};
    if (!plays_spells(rules)) return refuse_table("U-ARMY-2", Reason::no_spells_in_edition, 0, 0);
    if (catalog.spells.size() > kMostSpells)
        return refuse_table("V-SPELL-3", Reason::no_such_spell, catalog.spells.size(), kMostSpells);
    for (std::size_t i = 0; i < catalog.spells.size(); ++i) {
        const Spell& spell = catalog.spells[i];
        // Instants do one thing, and what lies is on somebody or on the battlefield. [V-SPELL-8]
        const bool instant = spell.kind == SpellKind::instant;
        const bool clicks = (spell.hurts > 0) != (spell.heals > 0);
        const bool none = spell.hurts == 0 && spell.heals == 0;
        const bool lies = spell.area == 0 || instant;
        if (instant ? !clicks : !none || !lies)
            return refuse_table("V-SPELL-8", Reason::bad_spell, i,
                                static_cast<std::int64_t>(spell.kind));
    }
    return Ok{};
}

Result<Ok> check_pieces(const Ruleset& rules, std::span<const Piece> pieces) {
    if (pieces.size() > kMaxPieces)
        return refuse_table("U-TPL-3", Reason::too_many_items, pieces.size(), kMaxPieces);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Piece& piece = pieces[i];
        if (!is_simple(piece.outline))
            return refuse_table("U-TPL-7", Reason::bad_outline, i, kMaxCorners);
        if (!rules.plays.terrain(piece.kind, piece.height))
            return refuse_table("U-TERR-1", Reason::terrain_not_in_edition, i,
                                static_cast<std::int64_t>(piece.kind));
        if (const auto sound = check_structure(rules, piece, i); !sound) return sound;
    }
    return Ok{};
}

// Items of the box are asked when somebody puts them into the pool; castle sections have doors, or
// none. [C-CASTLE-19]
Result<Ok> check_access_points(std::span<const Piece> pieces) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].section.exists()) continue;
        if (const auto sound = check_access(pieces[i]); !sound)
            return refuse_table(sound.error().clause, sound.error().why, i, 0);
    }
    return Ok{};
}

Result<Ok> check_options(const Ruleset& rules, const OptionValues& values) {
    const OptionValues defaults(rules.edition);
    for (std::size_t i = 0; i < kOptionCount; ++i) {
        const auto option = static_cast<Option>(i);
        if (kOptions[i].decides != option) continue;  // is asked under that name
        if (values[option] != defaults[option] && !rules.plays.option(option))
            return refuse_table("U-GEN-7", Reason::option_not_read, i, values[option]);
    }
    return Ok{};
}

void fit_to_page(const Ruleset& rules, const OptionValues& options, Catalog& catalog) {
    for (Warrior& warrior : catalog.warriors) rules.fit(warrior, options);
}

Result<Ok> check_field_size(const Ruleset& rules, const OptionValues& options, Vec2 size) {
    const Inches depth = rules.field.area_depth(options);
    for (const Inches side : {size.x, size.y})
        if (side < 2 * rules.field.area_margin(options) + depth || side > kMaxTable)
            return refuse_table("U-SETUP-1", Reason::bad_field_size,
                                static_cast<std::size_t>(side.mils()), kMaxTable.mils());
    return Ok{};
}

Result<Ok> check_build_total(const Ruleset& rules, std::int32_t build_total) {
    const std::int32_t hundred = rules.actions.points_per_action;
    if (build_total <= 0 || build_total % hundred != 0 || build_total / hundred > kMostActions)
        return refuse_table("U-ARMY-1", Reason::bad_build_total,
                            static_cast<std::size_t>(build_total), hundred);
    return Ok{};
}

Result<Ok> check_table(const Table& table) {
    const Ruleset& rules = *table.rules;
    if (table.seat_count < 2 || table.seat_count > kMaxSeats ||
        table.first_player.n >= table.seat_count)
        return refuse_table("U-MULTI-1", Reason::bad_seat_count, table.seat_count, kMaxSeats);
    for (const SeatPlan& seat : table.seats)
        if (seat.team >= kMaxSeats)
            return refuse_table("U-MULTI-3", Reason::bad_seat_count, seat.team, kMaxSeats);
    if (const auto sound = check_build_total(rules, table.build_total); !sound) return sound;
    if (const auto sound = check_field_size(rules, table.options, table.field.size); !sound)
        return sound;
    if (const auto sound = check_warriors(rules, table.catalog); !sound) return sound;
    if (const auto sound = check_pieces(rules, table.field.pieces); !sound) return sound;
    if (const auto sound = check_access_points(table.field.pieces); !sound) return sound;
    if (const auto sound = check_item_cards(rules, table.catalog); !sound) return sound;
    if (const auto sound = check_company_cards(rules, table.catalog); !sound) return sound;
    if (const auto sound = check_spell_cards(rules, table.catalog); !sound) return sound;
    if (const auto sound = check_siege(table); !sound) return sound;
    return check_options(rules, table.options);
}

}  // namespace six
