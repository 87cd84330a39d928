// What is proposed to sorcerers. [V-SPELL-6]
#include "engine/rules/sorcery/spells.h"

#include "engine/rules/chariot.h"
#include "engine/rules/proposals/proposer.h"

namespace six {

// One spell of each of its books, mostly the one on top.
void Proposer::cast_spells(FigureId who) {
    if (!spells_are_on(table_) || state_[who].marked == 0 || !one_in(2)) return;
    const Figure& figure = state_[who];
    for_each_item(table_, state_, figure, [&](const Item& item, std::uint8_t book) {
        const SpellList spells = spells_of(state_, figure, book);
        if (item.pages == 0 || spells.empty()) return;
        const auto place = one_in(3) ? below(static_cast<std::uint32_t>(spells.size())) : 0u;
        CastSpell cast{.who = who, .book = book, .spell = spells[place], .browse = place > 0};
        const Spell& spell = table_.catalog.spells[cast.spell];
        if (spell.at_place()) {
            cast.at = spell_place(who, spell);
            add(cast);
            return;
        }
        const bool for_others = spell.side == SpellSide::opponents;
        std::vector<FigureId>& near = scratch().near;
        near.clear();
        for_each_in_play(state_, [&](FigureId id, const Figure& other) {
            if (for_others == opposing(table_, state_, figure, other)) near.push_back(id);
        });
        for (int tries = 0; tries < kTries && !near.empty(); ++tries) {
            cast.other = any_of(near);
            if (add(cast)) return;
        }
        cast.other = who;
        if (!for_others) add(cast);
    });
}

// About somebody, or not far from the sorcerer.
Vec2 Proposer::spell_place(FigureId who, const Spell& spell) {
    std::vector<FigureId>& near = scratch().near;
    near.clear();
    const bool for_others = spell.side == SpellSide::opponents || spell.hurts > 0;
    const Vec2 here = state_[body_of(state_, who)].at;
    const Inches reach = Inches::from_mils(spell.reach * (1_in).mils());
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        if (for_others == opposing(table_, state_, state_[who], other) &&
            within(here, other.at, reach))
            near.push_back(id);
    });
    if (!near.empty() && !one_in(4)) return state_[any_of(near)].at;
    const Facing way = any_facing();
    return ahead_of(here, way, Inches::from_mils(between(0, reach.mils())));
}

}  // namespace six
