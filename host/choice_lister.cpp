#include "host/choice_lister.h"

#include <algorithm>

#include "engine/messages/reason.h"
#include "engine/state/ask.h"
#include "io/language/figure_words.h"

namespace six::host {

// A section of it, or of the chariot it rides: through each it may attack. [FAQ-CHAR-1]
bool ChoiceLister::acts(std::uint8_t n) const {
    if (is_aboard(state_[who_]) && by_section()) return true;
    return n < warrior_of(table_, state_[who_]).dials.size() &&
           (!large() || is_active(table_, state_[who_], n));
}

// In the middle of an action only what answers the question is worth a button.
bool ChoiceLister::beside_the_point(const Explanation& explained) const {
    return owed_.ask != Ask::give_action && !explained.verdict &&
           (explained.verdict.error().why == Reason::wrong_answer ||
            explained.verdict.error().why == Reason::not_owed);
}

// Not allowed until somebody says so.
protocol::Choice ChoiceLister::choice(What what, Ability ability,
                                      std::optional<std::uint8_t> section) const {
    const std::string name = protocol::kChoiceKinds[static_cast<std::size_t>(what)];
    Choice choice{.what = what};
    if (ability == Ability::none) {
        choice.said = voice_.words("desk.choice." + name);
    } else {
        choice.ability = ability;
        choice.said = io::ability_said(voice_.language(), ability);
    }
    if (section && by_section()) choice.section = Voice::section(*section);
    return choice;
}

void ChoiceLister::allow(Choice& choice) {
    choice.allowed = true;
    choice.refusal.reset();
}

void ChoiceLister::judge(Choice& choice, const Explanation& explained) const {
    choice.allowed = explained.verdict.has_value();
    choice.refusal = voice_.refusal(explained.verdict);
}

void ChoiceLister::plain(What what, const Command& command, bool worth_asking,
                         std::optional<std::uint8_t> section, Ability ability, Clause clause) {
    if (!worth_asking) return;
    const Explanation explained = ask(command);
    if (beside_the_point(explained)) return;
    Choice told = choice(what, ability, section);
    judge(told, explained);
    told.clause = Voice::clause(clause);
    told.command = voice_.command(command);
    told.place = proposed(voice_, command);
    if (const auto* form = as<FormUp>(command)) tell_formation(told, *form);
    list_.push_back(std::move(told));
}

// What nobody could be aimed at is told only where a player would look for it.
void ChoiceLister::offer(What what, std::uint8_t n, Ability ability, std::vector<Target>& targets,
                         bool even_if_refused) {
    const bool any = std::any_of(targets.begin(), targets.end(),
                                 [](const Target& target) { return target.allowed(); });
    if (!any && !even_if_refused && ability == Ability::none) return;
    std::stable_sort(targets.begin(), targets.end(), [&](const Target& a, const Target& b) {
        if (a.allowed() != b.allowed()) return a.allowed();
        return far(a.figure) < far(b.figure);
    });
    if (!targets.empty() && !any && beside_the_point(targets.front().shown().explained)) return;
    Choice told = choice(what, ability, n);
    told.allowed = any;
    if (!any && !targets.empty())
        told.refusal = voice_.refusal(targets.front().shown().explained.verdict);
    for (const Target& target : targets) told.targets.push_back(target_told(voice_, target));
    told.manners = manners_told(voice_, who_, n, targets);
    list_.push_back(std::move(told));
}

// Off until the end of the turn, while nothing is under way: its owner's business on whoever's
// turn. [U-ABIL-1, U-ABIL-10]
void ChoiceLister::cancelling() {
    if (owed_.ask != Ask::give_action) return;
    std::vector<Ability> told;  // several sections may show it: it is off on all
    for_each_in_force(table_, state_, state_[who_], [&](const AbilityFacts& facts) {
        if (!facts.optional || std::find(told.begin(), told.end(), facts.ability) != told.end())
            return;
        told.push_back(facts.ability);
        Cancel cancel;
        cancel.abilities.push_back({who_, facts.ability});
        if (ask(cancel).verdict) plain(What::cancel, cancel, true, {}, facts.ability, "U-ABIL-1");
    });
}

}  // namespace six::host
