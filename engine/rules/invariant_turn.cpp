// What must hold of what a turn and a battle remember: which figures were given an action, what was
// cancelled, who hurt whom, how many rounds have passed.
#include <algorithm>

#include "engine/rules/invariant.h"
#include "engine/rules/query.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// On any of its dials, wherever they stand: what was cancelled or used in this turn may be turned
// away since. Or of its company, or of an item that it may have laid down or touched. [V-SUB-13,
// V-ITEM-3, V-ITEM-8]
template <class Is>
bool has_ability(const Table& table, const Figure& figure, Is is) {
    if (const CompanyId company = table.seats[figure.owner.n].company;
        company.exists() && is(table.catalog[company].ability))
        return true;
    for (const Item& item : table.catalog.items)
        for (const ItemGift* gift : {&item.gift, &item.touch.gift})
            for (const Ability ability : gift->abilities)
                if (is(ability)) return true;
    for (const Dial& dial : warrior_of(table, figure).dials)
        for (const Click& click : dial.clicks) {
            if (click.nexus != Ability::none && is(click.nexus)) return true;
            for (const Cell* cell : click.cells())
                for (const Ability ability : cell->abilities)
                    if (ability != Ability::none && is(ability)) return true;
        }
    return false;
}

// [U-ABIL-1, U-ABIL-2]
std::string_view wrong_with_cancelled(const Table& table, const Figure& figure) {
    for (std::size_t i = 0; i < kAbilityNames.size() && !figure.cancelled.empty(); ++i) {
        if (!has_bit(figure.cancelled, i)) continue;
        const auto ability = static_cast<Ability>(i);
        const AbilityFacts* facts = i < kAbilityNames.size() ? facts_of(table, ability) : nullptr;
        if (!facts || !facts->optional) return "an ability cancelled that is not optional";
        if (!has_ability(table, figure, [&](Ability one) { return one == ability; }))
            return "an ability cancelled that its dial does not have";
    }
    return {};
}

// What the turn of its owner notes: how it began, and what was done in it. A figure that somebody
// else moves or levitates may be anybody's. [U-TURN-8]
std::string_view wrong_with_notes(const Table& table, const State& state, const Figure& figure) {
    constexpr std::uint16_t kOfItsOwner = note::touched | note::duty | note::rolled | note::struck |
                                          note::fought | note::moves_over | note::let_go |
                                          note::acts_over | note::siphoned;
    if (figure.has(kOfItsOwner) && figure.owner != state.turn)
        return "a memory of a turn that is another's";
    if (figure.has(note::moved | note::fought | note::acts_over) && !is_large(table, figure))
        return "a memory that only a large figure has";  // [DRG-MOVE-1, LRG-CBT-1]
    const bool may_go_on = is_large(table, figure) || kind_of(table, figure).second_action.exists();
    if (figure.has(note::moves_over) && !may_go_on)
        return "a memory that only a large figure has";  // [DRG-ACT-6, C-TITAN-21]
    const auto lacks = [&](note::Set noted, auto is) {
        return figure.has(noted) && !has_ability(table, figure, is);
    };
    if (lacks(note::duty, [&](Ability one) { return facts_of(table, one)->acts_first; }) ||
        lacks(note::rolled, [](Ability one) { return one == Ability::command; }) ||
        lacks(note::struck, [](Ability one) { return one == Ability::venom; }))
        return "a use of an ability that its dial does not have";
    const bool comes_down =
        std::any_of(state.owed.begin(), state.owed.end(),
                    [](const Frame& frame) { return frame.ask == Ask::come_down; });
    if (figure.has(note::fell) && !comes_down) return "a fall that nobody settles";
    return {};
}

// What only a battle does to a figure.
bool is_used(const Table& table, const Figure& figure) {
    const Warrior& warrior = warrior_of(table, figure);
    for (std::size_t i = 0; i < warrior.dials.size(); ++i)
        if (figure.clicks[i] != warrior.dials[i].start) return true;
    return figure.tokens != 0 || figure.given != Given::nothing || figure.acted != 0 ||
           figure.hurt_by.exists() || figure.notes != 0 || !figure.cancelled.empty() ||
           figure.captive();
}

}  // namespace

std::string_view what_is_wrong_with_memory(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    if (figure.hurt_by.exists() && table.friends(figure.hurt_by, figure.owner))
        return "a figure hurt by its own side";  // [U-PUSH-6]
    const bool waiting =
        figure.whereabouts == Whereabouts::in_hand || figure.whereabouts == Whereabouts::left_out;
    if ((waiting || state.phase == Phase::deploying) && is_used(table, figure))
        return "a figure used before the battle";
    if (const auto wrong = wrong_with_cancelled(table, figure); !wrong.empty()) return wrong;
    if (const auto wrong = wrong_with_notes(table, state, figure); !wrong.empty()) return wrong;
    if ((figure.given != Given::nothing || figure.acted != 0) && figure.owner != state.turn)
        return "an action of a player who is not on turn";  // [U-TURN-3]
    // It was put down when the action was declared, of some at its end. [U-TOK-2, LRG-ACT-4]
    const bool due = !gets_token_late(table, figure) || state.action.kind == ActionKind::none;
    if (in_play(figure) && figure.given == Given::action && standing(state, figure).tokens == 0 &&
        due)
        return "an action without its token";
    return {};
}

std::string_view what_is_wrong_with_rounds(const Table& table, const State& state) {
    if (state.phase != Phase::playing) return {};
    // [U-END-5, U-END-7]
    if (state.quiet_rounds >= state.round) return "more quiet rounds than rounds";
    const std::int32_t limit = table.options[table.rules->actions.turn_limit];
    const std::int32_t quiet_limit = table.options[Option::stalemate];
    if ((limit > 0 && state.round > limit) ||
        (quiet_limit > 0 && state.quiet_rounds >= quiet_limit))
        return "a battle past its last round";
    return {};
}

}  // namespace six
