#include "engine/rules/proposals/actions.h"

#include <algorithm>

#include "engine/rules/advance.h"
#include "engine/rules/attack.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/formation.h"
#include "engine/rules/items.h"
#include "engine/rules/move.h"
#include "engine/rules/objectives.h"
#include "engine/rules/proposals/proposer.h"
#include "engine/rules/query.h"
#include "engine/rules/structure.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

// How rarely what ends a game early, or merely fiddles, is proposed: one turn in so many.
constexpr std::uint32_t kWithdrawOneIn = 400;
constexpr std::uint32_t kOfferOneIn = 100;
constexpr std::uint32_t kFiddleOneIn = 8;

// In no formation, and takes nobody prisoner. [LRG-GEN-1, LRG-GEN-10, C-TITAN-3, LRG-PCC-2]
bool fights_alone(const Table& table, const Figure& figure) {
    return forbidden(table, figure, Deed::join_formation).exists();
}

}  // namespace

Proposer::Proposer(const Asked& asked, Proposals& out)
    : table_(asked.table), state_(asked.state), frame_(asked.frame), out_(out) {}

Proposer::Scratch& Proposer::scratch() {
    static thread_local Scratch scratch;
    return scratch;
}

void Proposer::actions() {
    std::vector<FigureId>& able = scratch().able;
    able.clear();
    for (std::uint16_t i = 0; i < state_.figure_count; ++i)
        if (may_be_given_action(table_, state_, FigureId{i})) able.push_back(FigureId{i});
    // While Frenzy binds, nobody else is worth a try. [U-SA-SPD-16]
    const auto bound = [&](FigureId id) {
        if (state_[id].has(note::let_go) && state_[id].given == Given::nothing) return true;
        return state_[id].has(note::duty) && state_[id].given == Given::nothing &&
               in_force_with(table_, state_, state_[id], &AbilityFacts::acts_first) != nullptr;
    };
    if (state_.actions_left > 0 && std::any_of(able.begin(), able.end(), bound))
        able.erase(
            std::remove_if(able.begin(), able.end(), [&](FigureId id) { return !bound(id); }),
            able.end());
    chariots_ = false;
    for_each_on_table(state_, [&](FigureId, const Figure& figure) {
        chariots_ = chariots_ || (figure.owner == state_.turn && kind_of(table_, figure).carries);
    });
    // Figures are drawn, so that none is forgotten when the limit is small.
    for (std::size_t tries = 0; tries < 2 * out_.limit() && !full() && !able.empty(); ++tries)
        one_action(any_of(able));
    if (one_in(kFiddleOneIn)) between_actions();
    out_.make_room();
    if (!add(EndTurn{}) && out_.empty())
        for (const FigureId who : able)  // a duty to act, or skipping forbidden: turning will do
            if (stand_still(who)) return;
    if (out_.empty())
        for (const FigureId who : able) {
            pass(who);
            if (!out_.empty()) return;
        }
}

void Proposer::one_action(FigureId who) {
    handle_items(who);
    cast_spells(who);
    if (is_large(table_, state_[who])) return large_action(who);
    if (is_aboard(state_[who])) return passenger_action(who);
    if (is_section(state_[who])) return section_action(who);
    if (in_saddle(state_[who]) && one_in(4)) return dismounting(who);
    if (warrior_of(table_, state_[who]).mount != MountType::none && on_table(state_[who]) &&
        one_in(2) && mounting(who))
        return;
    if (chariots_ && one_in(4)) return boarding(who);
    switch (below(12)) {
        case 0:
        case 1:
        case 2:
            return advance_of(table_, state_, state_[who], 0, AttackKind::close) && one_in(2)
                       ? advance(who, AttackKind::close)
                       : close_attack(who);
        case 3:
        case 4:
        case 5:
            return advance_of(table_, state_, state_[who], 0, AttackKind::ranged) && one_in(2)
                       ? advance(who, AttackKind::ranged)
                       : ranged_attack(who);
        case 6:
            return with_ability(who);
        case 7:
            return formation(who);
        case 8:
            if (one_in(4)) pass(who);
            return;
        default:
            break;
    }
    const bool soars = state_[who].has(note::soaring);
    if ((soars || in_force_with(table_, state_, state_[who], &AbilityFacts::soars)) && one_in(3))
        level_ = soars ? Level::down : Level::up;
    one_move(who);
    level_ = Level::as_it_is;
}

// A move that begins a combat action, mostly into somebody's reach. [V-SA-SPD-1, V-SPD-10]
void Proposer::advance(FigureId who, AttackKind kind) {
    then_ = kind;
    one_in(2) ? towards_opponent(who) : anywhere(who);
    then_ = {};
}

bool Proposer::go(Move move) {
    move.then = then_;
    move.level = level_;
    return add(move);
}

void Proposer::paths(FigureId who) {
    const bool large = is_large(table_, state_[who]);
    for (std::size_t i = 0; i < out_.limit() && !full(); ++i) {
        if (is_aboard(state_[who]) || in_saddle(state_[who]))
            landing(who);
        else if (large)
            straight_move(who, state_.action.sections);
        else
            one_move(who);
    }
    if (out_.empty()) add(Move{who, {}, state_[who].facing});
}

// Into contact with an opponent, anywhere within reach, or a mere turn.
void Proposer::one_move(FigureId who) {
    if (one_in(2) && castle_move(who)) return;
    if (objectives_in_play(state_) > 0 && one_in(3) && towards_objective(who)) return;
    switch (below(6)) {
        case 0:
        case 1:
        case 2:
            return towards_opponent(who);
        case 3:
            go({who, {}, any_facing()});
            return;
        default:
            return anywhere(who);
    }
}

void Proposer::anywhere(FigureId who) {
    const Figure& figure = state_[who];
    const Inches speed = pace_of(table_, state_, {.who = who, .then = then_}).furthest;
    for (int t = 0; t < kTries; ++t) {
        const Facing way = any_facing();
        const Inches far = Inches::from_mils(between(0, speed.mils() - 2));
        Move move{who, Path{ahead_of(figure.at, way, far)}, way};
        if (!state_.action.mover.exists() &&
            in_force_with(table_, state_, figure, &AbilityFacts::carries))
            for_each_on_table(state_, [&](FigureId id, const Figure& other) {
                if (id != who && friendly(table_, state_, figure, other) &&
                    touching(table_, state_, figure, other))
                    move.carried = id;
            });
        if (go(move)) return;
    }
}

// Straight beside it at a drawn side, the near one most of the time; round what is in the way only
// where it can be reached at all, for a plan costs as much as a hundred other proposals.
void Proposer::towards_opponent(FigureId who) {
    const Figure& figure = state_[who];
    std::vector<FigureId>& foes = scratch().near;
    foes.clear();
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        if (opposing(table_, state_, figure, other)) foes.push_back(id);
    });
    const FigureId target = any_of(foes);
    if (!target.exists()) return;
    beside(who, state_[target].at, warrior_of(table_, state_[target]).base.radius);
}

// Into contact with a token that is not its side's yet. [V-OBJ-7]
bool Proposer::towards_objective(FigureId who) {
    std::uint32_t open = 0;
    const auto for_each_open = [&](auto each) {
        for_each_objective(state_, [&](const Marker& token) {
            if (!token.seat.exists() || !table_.friends(token.seat, state_[who].owner)) each(token);
        });
    };
    for_each_open([&](const Marker&) { ++open; });
    if (open == 0) return false;
    std::uint32_t skip = below(open);
    for_each_open([&](const Marker& token) {
        if (skip-- == 0) beside(who, token.at, table_.options.inches(Option::v2_obj_radius));
    });
    return true;
}

void Proposer::beside(FigureId who, Vec2 place, Inches radius) {
    const Figure& figure = state_[who];
    const Inches reach = warrior_of(table_, figure).base.radius + radius;
    const std::int32_t aside = static_cast<std::int32_t>(below(1800)) - 900;
    const bool far_side = one_in(2);
    if (place == figure.at) return;
    const Facing outwards = facing_towards(figure.at - place).turned(far_side ? aside : 0);
    const Vec2 goal = ahead_of(place, outwards, reach);
    if (!in_bounds(goal) || goal == figure.at) return;
    const Facing facing = outwards.turned(Facing::kFullTurn / 2);
    const Inches speed = pace_of(table_, state_, {.who = who, .then = then_}).furthest;
    if (speed < 2_mil) return;
    const bool in_reach = within(figure.at, goal, speed - 1_mil);
    const Vec2 straight =
        in_reach ? goal : ahead_of(figure.at, facing_towards(goal - figure.at), speed - 2_mil);
    if (go({who, {straight}, facing}) || !in_reach || !one_in(4)) return;
    const Gait gait = gait_of(table_, state_, figure);
    const Plan plan = scratch().planner.plan(
        scene_of(table_, state_), {.base = base_of(table_, figure),
                                   .goal = goal,
                                   .facing_at_goal = facing,
                                   .budget = speed,
                                   .mover = who,
                                   .barred = barred_on_the_way(table_, state_, figure, gait),
                                   .swept_radius = warrior_of(table_, figure).base.radius,
                                   .contact_slack = table_.contact_slack(),
                                   .terrain_slack = table_.terrain_slack(),
                                   .table = table_.field.size});
    go({who, plan.path, facing});
}

bool Proposer::reaches(const AttackPlan& plan, Inches range, FigureId target) const {
    const Figure& body = state_[body_of(state_, plan.who)];
    const Figure& other = state_[target];
    if (is_section(body) || is_section(other)) return section_in_reach(plan, range, target);
    const bool by_section = attacks_by_section(table_, state_[plan.who]);
    if (plan.kind == AttackKind::close) {
        if (by_section) return has(sections_touched(table_, state_, body, other), plan.section);
        if (is_aboard(state_[plan.who]))
            return beside_platform(sections_touched(table_, state_, body, other)).bits != 0;
        return bases_touch(table_, body, other) ||
               wall_between(table_, state_, body, other).exists();
    }
    if (!within(body.at, other.at, range)) return false;
    if (plan.long_range && !kind_of(table_, other).long_range_target.exists()) return false;
    return !by_section || has(sections_towards(table_, body, other.at), plan.section);
}

// Somebody the attack could be aimed at, and now and then an ability for it.
AttackPlan Proposer::aimed(AttackKind kind, FigureId who, std::uint8_t section) {
    AttackPlan plan;
    plan.kind = kind;
    plan.who = who;
    plan.section = section;
    const Figure& figure = state_[who];
    const std::size_t own_section = is_large(table_, figure) ? section : 0;
    const AbilityFacts* form = nullptr;
    bool freezes = false;
    for_each_in_force(table_, state_, figure, own_section, [&](const AbilityFacts& facts) {
        freezes = freezes || facts.freezes;
        if (facts.form.exists && facts.form.kind == kind && (!form || one_in(2))) form = &facts;
    });
    if (form && !one_in(4)) plan.ability = form->ability;
    plan.freeze = freezes && kind == AttackKind::ranged && one_in(2);
    const bool named = plan.ability != Ability::none;
    if (named && form->form.bombards) return bombarding(plan);
    if (named && form->form.finds_targets) return plan;
    const bool friends = named && form->form.on_friends;
    const LongRange far = kind_of(table_, figure).long_range;
    if (kind == AttackKind::ranged && may_shoot_far(far, section)) plan.long_range = one_in(3);
    std::vector<FigureId>& near = scratch().near;
    near.clear();
    const Dial& dial = warrior_of(table_, figure).dials[own_section];
    const Inches range = plan.long_range ? 2 * dial.range : dial.range;
    for_each_in_play(state_, [&](FigureId id, const Figure& other) {
        const bool foe = friends ? opposing(table_, state_, figure, other)
                                 : may_be_attacked_by(table_, state_, figure, id);
        if (id == who || foe == friends) return;
        for (const Deed deed : suffered_by(table_, plan))
            if (posture_of(table_, other).forbids[deed].exists()) return;
        if (reaches(plan, range, id)) near.push_back(id);
    });
    const bool one =
        kind == AttackKind::close || plan.long_range || (named && form->form.one_target.exists());
    const std::size_t most = one ? 1 : dial.targets;
    const std::size_t wished = 1 + below(static_cast<std::uint32_t>(most));
    for (std::size_t i = 0; i < wished && !near.empty() && !plan.targets.full(); ++i) {
        const std::size_t pick = below(static_cast<std::uint32_t>(near.size()));
        plan.targets.push_back(near[pick]);
        near.erase(near.begin() + static_cast<std::ptrdiff_t>(pick));
    }
    return plan;
}

// At somebody's dot, or somewhere beside it. [V-BOMB-3]
AttackPlan Proposer::bombarding(AttackPlan plan) {
    plan.freeze = false;
    std::vector<FigureId>& near = scratch().near;
    near.clear();
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        if (opposing(table_, state_, state_[plan.who], other)) near.push_back(id);
    });
    const FigureId aim = any_of(near);
    plan.at_point = true;
    plan.point = aim.exists() ? state_[aim].at : state_[plan.who].at;
    if (one_in(2)) {
        const Facing way = any_facing();
        plan.point = ahead_of(plan.point, way, Inches::from_mils(between(0, (2_in).mils())));
    }
    return plan;
}

void Proposer::close_attack(FigureId who, std::uint8_t section) {
    if (structure_attack(who, AttackKind::close, section)) return;
    AttackPlan plan = aimed(AttackKind::close, who, section);
    if (plan.targets.empty() && plan.ability == Ability::none) return;
    if (fights_alone(table_, state_[who])) {
        add(Attack{plan});
        return;
    }
    if (!plan.targets.empty() && plan.ability == Ability::none && one_in(4)) {
        plan.aim = one_in(8) ? Aim::rescue : Aim::capture;
    } else if (!plan.targets.empty() && one_in(3)) {  // with whatever else touches it
        const std::size_t most = formations_of(table_).close.most - 1u;
        for_each_on_table(state_, [&](FigureId id, const Figure& other) {
            const FigureId target = plan.targets[0];
            const bool near = is_section(state_[target])
                                  ? touches_section(table_, other, target)
                                  : touching(table_, state_, other, state_[target]);
            if (id != who && plan.members.size() < most && other.owner == state_[who].owner && near)
                plan.members.push_back(id);
        });
    }
    if (!add(Attack{plan}) && !plan.members.empty()) {
        plan.members.clear();
        add(Attack{plan});
    }
}

void Proposer::ranged_attack(FigureId who, std::uint8_t section) {
    const Figure& figure = state_[who];
    const std::size_t own_section = is_large(table_, figure) ? section : 0;
    if (warrior_of(table_, figure).dials[own_section].range == Inches{}) return;
    if (structure_attack(who, AttackKind::ranged, section)) return;
    AttackPlan plan = aimed(AttackKind::ranged, who, section);
    if (plan.targets.empty() && plan.ability == Ability::none) return;
    if (plan.targets.size() == 1 && !fights_alone(table_, figure) && one_in(3))
        for_each_on_table(state_, [&](FigureId id, const Figure& other) {
            if (id != who && plan.members.size() < 2 && other.owner == figure.owner &&
                warrior_of(table_, other).dials[0].range > Inches{} &&
                touching(table_, state_, other, figure))
                plan.members.push_back(id);
        });
    if (!add(Attack{plan}) && !plan.members.empty()) {
        plan.members.clear();
        add(Attack{plan});
    }
}

// Now and then what stands in the way: a constructed piece it touches, or one that it can see.
// [V-TERR-11]
bool Proposer::structure_attack(FigureId who, AttackKind kind, std::uint8_t section) {
    if (state_.marker_count == 0 || !one_in(3)) return false;
    for (std::uint16_t i = 0; i < table_.field.pieces.size(); ++i) {
        const PieceId id{i};
        if (structure_left(state_, id) == 0) continue;
        AttackPlan plan;
        plan.kind = kind;
        plan.who = who;
        plan.section = section;
        plan.piece = id;
        if (add(Attack{plan})) return true;
    }
    return false;
}

void Proposer::follow_ups() {
    const std::uint8_t section = frame_.sections;
    for (int t = 0; t < kTries && !full(); ++t) {
        close_attack(frame_.figure, section);
        if (!full()) ranged_attack(frame_.figure, section);
    }
    out_.make_room();
    add(Decline{});
}

void Proposer::with_ability(FigureId who) {
    const bool large = is_large(table_, state_[who]);
    const unsigned sections = large ? usable_sections(who) : 1u;
    for (std::uint8_t section = 0; section < kMaxDials; ++section) {
        if (!(sections >> section & 1)) continue;
        for_each_in_force(table_, state_, state_[who], section, [&](const AbilityFacts& facts) {
            if (!is_action(facts.used) || full()) return;
            UseAbility use{.who = who, .ability = facts.ability};
            use.section = section;
            if (add(use)) return;  // needs nobody else
            use.other = FigureId{static_cast<std::uint16_t>(below(state_.figure_count))};
            for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
                const FigureId id{
                    static_cast<std::uint16_t>((use.other.n + i) % state_.figure_count)};
                const bool useful =
                    on_table(state_[id])
                        ? id != who && touching(table_, state_, state_[who], state_[id])
                        : state_[id].owner == state_[who].owner;
                if (!useful) continue;
                use.other = id;
                const Facing way = any_facing();
                const Inches far = Inches::from_mils(between(1000, 9900));
                use.at = ahead_of(state_[id].at, way, far);
                use.facing = any_facing();
                if (add(use)) return;
            }
        });
    }
}

// Whatever stands together with it, as many as the edition allows.
void Proposer::formation(FigureId who) {
    const FormationSize size = formations_of(table_).movement;
    FormUp form;
    form.members.push_back(who);
    for (std::size_t next = 0; next < form.members.size(); ++next)
        for (std::uint16_t i = 0; i < state_.figure_count && form.members.size() < size.most; ++i) {
            const FigureId id{i};
            bool known = false;
            for (const FigureId member : form.members) known = known || member == id;
            if (known || !may_be_given_action(table_, state_, id) ||
                forbidden(table_, state_[id], Deed::join_formation).exists())
                continue;
            if (touching(table_, state_, state_[form.members[next]], state_[id]))
                form.members.push_back(id);
        }
    if (form.members.size() >= size.least) add(form);
}

// What lies beside it; now and then it lays something down. [V-ITEM-5]
void Proposer::handle_items(FigureId who) {
    if (table_.catalog.items.empty()) return;
    const Figure& figure = state_[who];
    const auto known = static_cast<std::uint8_t>(table_.catalog.items.size());  // kMostItems
    for (std::uint8_t item = 0; item < known && !full(); ++item) {
        if (on_table(figure) && token_touched(table_, state_, figure, item))
            add(HandleItem{.who = who, .item = item});
        if (wields(state_, figure, item) && one_in(kFiddleOneIn))
            add(HandleItem{
                .who = who,
                .item = item,
                .drop = true,
                .section = static_cast<std::uint8_t>(is_aboard(figure) ? 1 + below(3) : 0)});
    }
}

void Proposer::between_actions() {
    for (std::uint16_t i = 0; i < state_.figure_count && !full(); ++i) {
        const FigureId id{i};
        const Figure& figure = state_[id];
        if (figure.owner != state_.turn || !on_table(figure)) continue;
        if (captive_of(state_, id).exists() && one_in(8)) add(Release{id});
        if (in_force_with(table_, state_, figure, &AbilityFacts::free_turn))
            add(Turn{id, any_facing()});
        if (!one_in(16)) continue;
        for_each_in_force(table_, state_, figure, [&](const AbilityFacts& facts) {
            Cancel cancel;
            cancel.abilities.push_back({id, facts.ability});
            if (facts.optional && one_in(4)) add(cancel);
        });
    }
    if (one_in(kWithdrawOneIn)) add(Withdraw{});
    if (one_in(kOfferOneIn)) add(OfferEnd{});
}

void propose_actions(const Asked& asked, Proposals& out) {
    Proposer(asked, out).actions();
}

void propose_paths(const Asked& asked, Proposals& out) {
    Proposer(asked, out).paths(asked.frame.figure);
}

void propose_follow_ups(const Asked& asked, Proposals& out) {
    Proposer(asked, out).follow_ups();
}

}  // namespace six
