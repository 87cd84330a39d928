// Items and the spells in books.
#include "host/choice_lister.h"

namespace six::host {

// What it may take up or lay down now; a passenger lays it behind its chariot. [V-ITEM-5]
void ChoiceLister::items() {
    const auto offer = [&](What what, const HandleItem& handle) {
        const Command command = handle;
        const Explanation explained = ask(command);
        if (!explained.verdict) return;
        Choice told = choice(what, Ability::none, {});
        told.said = voice_.words(handle.drop ? "desk.choice.drop" : "desk.choice.take",
                                 {{"item", table_.catalog.items[handle.item].name}});
        judge(told, explained);
        told.command = voice_.command(command);
        list_.push_back(std::move(told));
    };
    const bool aboard = is_aboard(state_[who_]);
    const auto count = static_cast<std::uint8_t>(table_.catalog.items.size());  // kMostItems
    for (std::uint8_t item = 0; item < count; ++item) {
        if (token_of(state_, item)) offer(What::take, {.who = who_, .item = item});
        if (wields(state_, state_[who_], item))
            offer(What::drop, {.who = who_,
                               .item = item,
                               .drop = true,
                               .section = static_cast<std::uint8_t>(aboard ? 2 : 0)});
    }
}

// Each spell of its books on each figure on whom it may be cast now, or at any place within its
// reach. [V-SPELL-6]
void ChoiceLister::spells() {
    if (!spells_are_on(table_)) return;
    for_each_item(table_, state_, state_[who_], [&](const Item&, std::uint8_t book) {
        const SpellList spells = spells_of(state_, state_[who_], book);
        for (std::size_t i = 0; i < spells.size(); ++i)
            cast({.who = who_, .book = book, .spell = spells[i], .browse = i > 0});
    });
}

void ChoiceLister::cast(CastSpell cast) {
    const Spell& spell = table_.catalog.spells[cast.spell];
    if (spell.at_place()) return cast_at(cast, spell);
    for_each_in_play(state_, [&](FigureId id, const Figure&) {
        cast.other = id;
        const Explanation explained = ask(cast);
        if (!explained.verdict) return;
        Choice told = cast_told(cast, spell, "desk.choice.cast_on", voice_.labels().of(id));
        judge(told, explained);
        told.command = voice_.command(cast);
        list_.push_back(std::move(told));
    });
}

// At the dots of those near, or anywhere else: it may be if it may at the sorcerer's own.
void ChoiceLister::cast_at(CastSpell cast, const Spell& spell) {
    cast.at = state_[body_of(state_, who_)].at;
    const Explanation here = ask(cast);
    if (!here.verdict) return;
    Choice told = cast_told(cast, spell, "desk.choice.cast_at", {});
    judge(told, here);
    told.area = spell.kind == SpellKind::glyph ? table_.options.inches(Option::v2_item_token)
                                               : Inches::from_mils(spell.area * (1_in).mils());
    told.casting = protocol::Casting{.book = voice_.labels().of_item(cast.book),
                                     .spell = voice_.labels().of_spell(cast.spell),
                                     .browse = cast.browse};
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        cast.at = other.at;
        if (const Explanation explained = ask(cast); explained.verdict)
            told.targets.push_back(target_told(voice_, {id, {{false, false, cast, explained}}}));
    });
    list_.push_back(std::move(told));
}

protocol::Choice ChoiceLister::cast_told(const CastSpell& cast, const Spell& spell, const char* key,
                                         std::string other) const {
    Choice told = choice(What::cast, Ability::none, {});
    told.said = voice_.words(key, {{"spell", spell.name}, {"other", std::move(other)}});
    if (cast.browse)
        told.said = voice_.words("desk.choice.browse",
                                 {{"n", std::to_string(spell.browse)}, {"cast", told.said}});
    return told;
}

}  // namespace six::host
