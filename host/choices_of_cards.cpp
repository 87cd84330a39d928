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

// Each spell of its books on each figure, or at the dot of each that is near: there it may be
// cast now. [V-SPELL-6]
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
    for_each_in_play(state_, [&](FigureId id, const Figure& other) {
        if (spell.at_place())
            cast.at = other.at;
        else
            cast.other = id;
        const Explanation explained = ask(cast);
        if (!explained.verdict) return;
        Choice told = choice(What::cast, Ability::none, {});
        told.said =
            voice_.words(std::string("desk.choice.cast") + (spell.at_place() ? "_at" : "_on"),
                         {{"spell", spell.name}, {"other", voice_.labels().of(id)}});
        if (cast.browse)
            told.said = voice_.words("desk.choice.browse",
                                     {{"n", std::to_string(spell.browse)}, {"cast", told.said}});
        judge(told, explained);
        told.command = voice_.command(cast);
        list_.push_back(std::move(told));
    });
}

}  // namespace six::host
