#include "bots/outlook.h"

#include <algorithm>
#include <array>

#include "engine/game/battle.h"
#include "engine/game/look.h"

namespace six::bots {
namespace {

constexpr Score kContact = 600;  // worth more than its danger: somebody has to begin

AttackPlan plan_of(AttackKind kind, FigureId attacker, FigureId target, std::uint8_t section = 0) {
    AttackPlan plan;
    plan.kind = kind;
    plan.who = attacker;
    plan.targets.push_back(target);
    plan.section = section;
    return plan;
}

// The sections it could attack with or, aboard, through.
SectionSet attacking_sections(const Table& table, const Figure& figure) {
    return attacks_by_section(table, figure) && is_aboard(figure) ? kPlatformSections
                                                                  : active_sections(table, figure);
}

bool may_double(const Table& table, const Figure& firer, std::size_t section,
                const Figure& target) {
    const LongRange far = kind_of(table, firer).long_range;
    return may_shoot_far(far, section) && kind_of(table, target).long_range_target.exists();
}

}  // namespace

Outlook::Outlook(const Table& table, State& what_if) : table_(table), state_(what_if) {
    state_.phase = Phase::playing;
    state_.owed.clear();
    state_.action = {};
    state_.acts_again = {};
}

Score Outlook::expected(const AttackPlan& plan) {
    Figure& figure = state_[plan.who];
    const Figure before = figure;
    figure.given = Given::nothing;
    figure.tokens = 0;
    figure.notes = 0;
    figure.acted = 0;
    state_.turn = figure.owner;
    state_.actions_left = 1;
    const Explanation odds = explain(table_, state_, figure.owner, Attack{plan});
    figure = before;
    if (!odds.verdict) return 0;
    const std::size_t section = own_section(table_, figure, plan.section);
    const int value = shown(table_, figure, section).damage.value;
    const int damage = plan.long_range ? std::max(0, value - 2) : value;  // [LRG-LONG-6]
    const Figure& prey = state_[plan.targets[0]];
    const std::size_t struck = odds.struck.empty() ? 0 : odds.struck[0].section;
    return worth_of_clicks(table_, prey, struck, damage) * odds.chances / 36;
}

Score Outlook::best(FigureId attacker, FigureId target, AttackKind kind) {
    const Figure& figure = state_[attacker];
    if (!attacks_by_section(table_, figure)) return expected(plan_of(kind, attacker, target));
    const Figure& body = state_[body_of(state_, attacker)];
    const Figure& prey = state_[target];
    const bool castle = is_section(prey);
    const Vec2 there = castle ? nearest_of_section(table_, target, body.at) : prey.at;
    const SectionSet facing = kind == AttackKind::close && !castle
                                  ? sections_touched(table_, state_, body, prey)
                                  : sections_towards(table_, body, there);
    const SectionSet able = attacking_sections(table_, figure);
    Score most = 0;
    for (std::uint8_t i = 0; i < kMaxDials; ++i)
        if (has(facing, i) && has(able, i))
            most = std::max(most, expected(plan_of(kind, attacker, target, i)));
    return most;
}

Score Outlook::danger_of(FigureId who, FigureId foe) {
    return is_aboard(state_[who]) ? 0 : best(foe, who, AttackKind::close);
}

Score Outlook::standing(FigureId who) {
    const Figure& figure = state_[who];
    if (is_large(table_, figure)) return standing_of_sections(who);
    const Figure& body = state_[body_of(state_, who)];
    Score best_attack = 0;
    Score danger = 0;
    bool contact = false;
    const Inches range = warrior_of(table_, figure).dials[0].range;
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        if (!opposing(table_, state_, figure, other)) return;
        if (touching(table_, state_, body, other)) {
            contact = true;
            best_attack = std::max(best_attack, best(who, id, AttackKind::close));
            danger += danger_of(who, id);
        } else if (within(body.at, other.at, range)) {
            best_attack = std::max(best_attack, best(who, id, AttackKind::ranged));
        } else if (may_double(table_, figure, 0, other) && within(body.at, other.at, 2 * range)) {
            AttackPlan far = plan_of(AttackKind::ranged, who, id);
            far.long_range = true;
            best_attack = std::max(best_attack, expected(far));
        }
    });
    best_attack = std::max(best_attack, against_castles(who, range));
    return best_attack / 2 - danger / 4 + (contact ? kContact : 0);
}

// A section strikes nobody who stands beside it: there is no danger in it. [C-CASTLE-24]
Score Outlook::against_castles(FigureId who, Inches range) {
    const Figure& figure = state_[who];
    const Figure& body = state_[body_of(state_, who)];
    Score most = 0;
    for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
        const FigureId id{i};
        if (!is_section(state_[id]) || !opposing(table_, state_, figure, state_[id])) continue;
        if (touches_section(table_, body, id))
            most = std::max(most, best(who, id, AttackKind::close));
        else if (within(body.at, nearest_of_section(table_, id, body.at), range))
            most = std::max(most, best(who, id, AttackKind::ranged));
    }
    return most;
}

Score Outlook::standing_of_sections(FigureId who) {
    const Figure& figure = state_[who];
    const SectionSet active = active_sections(table_, figure);
    std::array<Score, kMaxDials> attacks{};
    Score danger = 0;
    bool contact = false;
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        if (!opposing(table_, state_, figure, other)) return;
        const SectionSet touched = sections_touched(table_, state_, figure, other);
        const SectionSet towards = sections_towards(table_, figure, other.at);
        if (touched.bits != 0) {
            contact = true;
            danger += danger_of(who, id);
        }
        for (std::uint8_t i = 0; i < kMaxDials; ++i) {
            if (!has(active, i)) continue;
            AttackPlan plan = plan_of(AttackKind::ranged, who, id, i);
            const Inches range = warrior_of(table_, figure).dials[i].range;
            if (touched.bits != 0) {
                if (!has(touched, i)) continue;
                plan.kind = AttackKind::close;
            } else if (!has(towards, i) || range == Inches{}) {
                continue;
            } else if (!within(figure.at, other.at, range)) {
                plan.long_range = may_double(table_, figure, i, other);
                if (!plan.long_range || !within(figure.at, other.at, 2 * range)) continue;
            }
            attacks[i] = std::max(attacks[i], expected(plan));
        }
    });
    Score all = 0, most = 0;
    for (const Score attack : attacks) {
        all += attack;
        most = std::max(most, attack);
    }
    const Score stones = against_castles(who, warrior_of(table_, figure).dials[0].range);
    const Score best_attack = std::max(stones, most + (all - most) / 3);
    return best_attack / 2 - danger / 4 + (contact ? kContact : 0);
}

}  // namespace six::bots
