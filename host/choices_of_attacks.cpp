// What is aimed: attacks, on figures, on terrain and at places, and abilities that are used.
#include <algorithm>

#include "engine/messages/reason.h"
#include "host/choice_lister.h"

namespace six::host {

void ChoiceLister::with_section(std::uint8_t n) {
    attacks(What::close, n, AttackKind::close, Aim::damage, nullptr);
    attacks(What::shoot, n, AttackKind::ranged, Aim::damage, nullptr);
    attacks(What::capture, n, AttackKind::close, Aim::capture, nullptr);
    attacks(What::rescue, n, AttackKind::close, Aim::rescue, nullptr);
    structures(n, AttackKind::close);
    if (has_range(n)) structures(n, AttackKind::ranged);
    const std::size_t dial = own_section(table_, state_[who_], n);
    for_each_in_force(table_, state_, state_[who_], dial, [&](const AbilityFacts& facts) {
        if (facts.form.exists)
            attacks(facts.form.kind == AttackKind::close ? What::close : What::shoot, n,
                    facts.form.kind, Aim::damage, &facts);
        if (is_action(facts.used)) uses(n, facts);
    });
}

// Pieces of terrain that may be attacked now; of the others there are too many. [V-TERR-11]
void ChoiceLister::structures(std::uint8_t n, AttackKind kind) {
    for (std::uint16_t i = 0; i < table_.field.pieces.size(); ++i) {
        if (structure_left(state_, PieceId{i}) == 0) continue;
        AttackPlan plan;
        plan.kind = kind;
        plan.who = who_;
        plan.section = n;
        plan.piece = PieceId{i};
        const Command command = Attack{plan};
        const Explanation explained = ask(command);
        if (!explained.verdict) continue;
        Choice told = choice(What::raze, Ability::none, n);
        told.said = voice_.words("desk.choice.raze",
                                 {{"piece", voice_.said().said(voice_.language(), plan.piece)}});
        judge(told, explained);
        told.command = voice_.command(command);
        told.piece = voice_.piece(plan.piece);
        list_.push_back(std::move(told));
    }
}

void ChoiceLister::attacks(What what, std::uint8_t n, AttackKind kind, Aim aim,
                           const AbilityFacts* ability) {
    if (kind == AttackKind::ranged && !ability && !has_range(n)) return;
    AttackPlan plan;
    plan.kind = kind;
    plan.who = who_;
    plan.aim = aim;
    plan.section = n;
    if (ability) plan.ability = ability->ability;
    if (ability && ability->form.bombards) return bombards(what, n, plan);
    if (ability && ability->form.finds_targets)
        return without_target(what, n, manners_of(voice_, plan));
    std::vector<Target> targets;
    for_each_in_play(state_, [&](FigureId id, const Figure& other) {
        const bool friends = ability && ability->form.on_friends;
        if (id == who_ || other.captive()) return;
        for (const Deed deed : suffered_by(table_, plan))
            if (posture_of(table_, other).forbids[deed].exists()) return;
        if (friends ? !friendly(table_, state_, state_[who_], other)
                    : !may_be_attacked_by(table_, state_, state_[who_], id))
            return;
        if (aim == Aim::rescue && !captive_of(state_, id).exists()) return;
        plan.targets.clear();
        plan.targets.push_back(id);
        targets.push_back({id, manners_of(voice_, plan)});
    });
    offer(what, n, plan.ability, targets, aim == Aim::damage && !ability);
}

// At the dots of the opponents, or at any other point of the table. [V-BOMB-3]
void ChoiceLister::bombards(What what, std::uint8_t n, AttackPlan plan) {
    std::vector<Target> targets;
    plan.at_point = true;
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        if (!opposing(table_, state_, state_[who_], other)) return;
        plan.point = other.at;
        const Attack attack{plan};
        targets.push_back({id, {{false, false, attack, ask(attack)}}});
    });
    const std::size_t before = list_.size();
    offer(what, n, plan.ability, targets, true);
    if (list_.size() == before) return;
    Choice& told = list_.back();
    told.area = table_.options.inches(Option::v2_bomb_area);
    if (may_be_aimed(plan)) allow(told);
}

// Somewhere, if not at somebody: an inch away on some side.
bool ChoiceLister::may_be_aimed(AttackPlan plan) const {
    return on_some_side(state_[body_of(state_, who_)], 1_in, [&](Vec2 at) {
        plan.point = at;
        return ask(Attack{plan}).verdict.has_value();
    });
}

// Sweep and Shockwave: whom they meet is not chosen, how they are made is.
void ChoiceLister::without_target(What what, std::uint8_t n, const std::vector<Manner>& manners) {
    const Manner* allowed = first_allowed(manners);
    const Manner& shown = allowed ? *allowed : manners.front();
    if (beside_the_point(shown.explained)) return;
    Choice told = choice(what, as<Attack>(shown.command)->plan.ability, n);
    judge(told, shown.explained);
    told.command = voice_.command(shown.command);
    told.manners = manners_told(voice_, who_, n, {{FigureId{}, manners}});
    list_.push_back(std::move(told));
}

// Whoever stands on the table might be meant, and one's own who were eliminated.
void ChoiceLister::uses(std::uint8_t n, const AbilityFacts& facts) {
    UseAbility use;
    use.who = who_;
    use.ability = facts.ability;
    use.section = n;
    if (!facts.has_object) return plain(What::use, use, true, n, facts.ability);
    std::vector<Target> targets;
    for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
        const FigureId id{i};
        const bool stands = on_table(state_[id]);
        if (id == who_ || (!stands && state_[id].owner != state_[who_].owner)) continue;
        use.other = id;
        use.at = stands ? state_[id].at : Vec2{};
        use.facing = stands ? state_[id].facing : Facing{};
        put_off(use);
        targets.push_back({id, {{false, false, use, ask(use)}}});
    }
    offer(What::use, n, facts.ability, targets, true);
}

// Who may not rest where he stands may be set down beside it.
void ChoiceLister::put_off(UseAbility& use) const {
    const auto rests_badly = [&] {
        const auto verdict = ask(use).verdict;
        return !verdict && verdict.error().why == Reason::rests_in_terrain;
    };
    if (!rests_badly()) return;
    const Figure& figure = state_[use.other];
    const UseAbility here = use;
    for (const Inches far : {1_in, 3_in, 6_in})
        if (on_some_side(figure, far, [&](Vec2 at) {
                use.at = at;
                return ask(use).verdict.has_value();
            }))
            return;
    use = here;
}

}  // namespace six::host
