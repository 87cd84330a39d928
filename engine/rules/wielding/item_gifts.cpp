// What items make of figures as long as they are wielded, or touched: values, abilities, and
// proficiencies that they switch off. [V-ITEM-3, V-ITEM-8, V-SPD-14, V-MOD-2]
#include <array>

#include "engine/messages/term.h"
#include "engine/rules/sources.h"
#include "engine/rules/wielding/item_touch.h"

namespace six {
namespace {

constexpr std::array kProficiencyFacts = {&AbilityFacts::double_time, &AbilityFacts::surges,
                                          &AbilityFacts::tramples, &AbilityFacts::gangs_up,
                                          &AbilityFacts::precise};
static_assert(kProficiencyFacts.size() == kProficiencyNames.size());

// To one of these sections.
template <class Of>
void add_of_items(const Of& of, const Figure& figure, FigureId who, SectionSet sections,
                  std::int8_t ItemGift::*change, Term term, Sum& out) {
    const std::int32_t unit = is_length(term) ? (1_in).mils() : 1;
    for_each_gift(of.table, of.state, figure, sections, [&](const ItemGift& gift, bool own) {
        if (gift.*change == 0) return;
        out.put(term, gift.*change * unit,
                own ? Clause("V-ITEM-3") : clause_of_touch(of.table, figure), who);
    });
}

}  // namespace

Clause clause_of_touch(const Table& table, const Figure& figure) {
    return is_large(table, figure) ? Clause("MDW-SA-7") : Clause("V-ITEM-8");
}

bool works_on_side(const Table& table, const State& state, const Figure& wielder,
                   const Figure& figure, SpellSide side) {
    if (side == SpellSide::anybody) return true;
    return side == SpellSide::friends ? friendly(table, state, wielder, figure)
                                      : opposing(table, state, wielder, figure);
}

bool reached_by_item(const Table& table, const State& state, const Marker& item,
                     const Figure& figure, SectionSet sections) {
    const Figure& wielder = state[item.figure];
    return works_on_side(table, state, wielder, figure,
                         table.catalog.items[item.number].touch.side) &&
           (sections_touched(table, state, figure, wielder).bits & sections.bits) != 0;
}

bool barred_by_item(const Table& table, const State& state, const Figure& figure,
                    std::size_t section, const AbilityFacts& facts) {
    unsigned held = 0;
    for (std::size_t i = 0; i < kProficiencyFacts.size(); ++i)
        if (facts.*kProficiencyFacts[i]) held |= 1u << i;
    if (held == 0) return false;
    unsigned barred = 0;
    for_each_gift(table, state, figure, one_section(section),
                  [&](const ItemGift& gift, bool) { barred |= gift.bars; });
    return (held & barred) != 0;
}

void sources::attack_of_items(const Strike& strike, Sum& out) {
    add_of_items(strike, strike.attacker, strike.plan.who, one_section(strike.section),
                 &ItemGift::attack, Term::item, out);
}
void sources::defense_of_items(const Strike& strike, Sum& out) {
    add_of_items(strike, strike.figure, strike.who, one_section(strike.figure.struck),
                 &ItemGift::defense, Term::item, out);
}
void sources::damage_of_items(const Strike& strike, Sum& out) {
    if (strike.shares.target)
        add_of_items(strike, strike.attacker, strike.plan.who, one_section(strike.section),
                     &ItemGift::damage, Term::item, out);
}
void sources::speed_of_items(const Movement& movement, Sum& out) {
    const SectionSet sections = movement.large ? SectionSet{movement.sections} : one_section(0);
    add_of_items(movement, movement.figure, movement.who, sections, &ItemGift::speed,
                 Term::item_length, out);
}
void sources::range_of_items(const Shot& shot, Sum& out) {
    add_of_items(shot, shot.firer, shot.who, one_section(shot.section), &ItemGift::range,
                 Term::item_length, out);
}

}  // namespace six
