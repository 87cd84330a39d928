#include "host/desk_choices.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/game/battle.h"
#include "engine/rules/castle.h"
#include "engine/rules/formation.h"
#include "engine/rules/query.h"
#include "io/figure_words.h"

namespace six::host {
namespace {

// The rules are asked about every command that somebody might think of, and answer for themselves.
class Choices {
public:
    Choices(const Voice& voice, FigureId who)
        : voice_(voice),
          table_(voice.game().table()),
          state_(voice.game().state()),
          owed_(voice.game().owed()),
          who_(who),
          list_(Json::array()) {}

    Json list() && {
        const Figure& figure = state_[who_];
        if (is_aboard(figure))
            disembark();
        else if (!is_section(figure))
            move();
        for (std::uint8_t n = 0; n < kMaxDials; ++n)
            if (acts(n)) with_section(n);
        if (!is_aboard(figure) && !is_section(figure)) {
            board();
            formation();
            turn();
        }
        plain("release", Release{who_}, captive_of(state_, who_).exists());
        for (std::uint8_t n = 0; n < kMaxDials; ++n)
            if (acts(n)) plain("pass", Pass{who_, n}, true, n);
        return std::move(list_);
    }

private:
    struct Target {
        FigureId figure;
        Command command;
        Explanation explained;
    };

    bool large() const { return is_large(table_, state_[who_]); }
    // A section of it, or of the chariot it rides: through each it may attack. [FAQ-CHAR-1]
    bool acts(std::uint8_t n) const {
        if (is_aboard(state_[who_])) return true;
        return n < warrior_of(table_, state_[who_]).dials.size() &&
               (!large() || is_active(table_, state_[who_], n));
    }
    bool by_section() const { return large() || is_aboard(state_[who_]); }

    Explanation ask(const Command& command) const {
        return explain(table_, state_, owed_.seat, command);
    }
    // In the middle of an action only what answers the question is worth a button.
    bool beside_the_point(const Explanation& explained) const {
        return owed_.ask != Ask::give_action && !explained.verdict &&
               (explained.verdict.error().why == Reason::wrong_answer ||
                explained.verdict.error().why == Reason::not_owed);
    }

    Json choice(std::string_view what, Ability ability, std::optional<std::uint8_t> section) const {
        const bool named = ability != Ability::none;
        std::string said = named ? io::ability_said(voice_.language(), ability)
                                 : voice_.words("desk.choice." + std::string(what));
        return {
            {"what", what},
            {"ability", named ? Json(kAbilityNames[static_cast<std::size_t>(ability)]) : Json()},
            {"said", std::move(said)},
            {"section", section && by_section() ? Voice::section(*section) : Json()},
            {"allowed", false},
            {"refusal", Json()},
            {"command", Json()},
            {"targets", Json::array()}};
    }

    void plain(std::string_view what, const Command& command, bool worth_asking,
               std::optional<std::uint8_t> section = {}, Ability ability = Ability::none) {
        if (!worth_asking) return;
        const Explanation explained = ask(command);
        if (beside_the_point(explained)) return;
        Json json = choice(what, ability, section);
        json["allowed"] = explained.verdict.has_value();
        if (!explained.verdict) json["refusal"] = voice_.refusal(explained.verdict.error());
        json["command"] = voice_.command(command);
        list_.push_back(std::move(json));
    }

    void move() {
        // Turning on the spot is the smallest move; a large figure that stays where it is turns a
        // little, with one section that has not acted, for a way of no length is none.
        std::uint8_t section = 0;
        while (large() && section < kMaxDials &&
               (!acts(section) || (state_[who_].acted >> section & 1)))
            ++section;
        const Facing facing = large() ? state_[who_].facing.turned(1) : state_[who_].facing;
        const auto sections = static_cast<std::uint8_t>(large() ? 1u << section : 0u);
        const Command command = Move{who_, {}, facing, sections};
        const Explanation explained = ask(command);
        if (beside_the_point(explained)) return;
        Json json = choice("move", Ability::none, {});
        json["allowed"] = explained.verdict.has_value();
        if (!explained.verdict) json["refusal"] = voice_.refusal(explained.verdict.error());
        list_.push_back(std::move(json));
    }

    void turn() {
        if (in_force_with(table_, state_[who_], &AbilityHooks::free_turn))
            plain("turn", Turn{who_, state_[who_].facing}, true);
    }

    void with_section(std::uint8_t n) {
        attacks("close", n, AttackKind::close, Aim::damage, nullptr);
        attacks("shoot", n, AttackKind::ranged, Aim::damage, nullptr);
        attacks("capture", n, AttackKind::close, Aim::capture, nullptr);
        attacks("rescue", n, AttackKind::close, Aim::rescue, nullptr);
        const std::size_t dial = own_section(table_, state_[who_], n);
        for_each_in_force(table_, state_[who_], dial, [&](const AbilityHooks& hooks) {
            if (hooks.form.exists)
                attacks(hooks.form.kind == AttackKind::close ? "close" : "shoot", n,
                        hooks.form.kind, Aim::damage, &hooks);
            if (hooks.used == UsedWhen::move_action) uses(n, hooks);
        });
    }

    bool has_range(std::uint8_t n) const {
        const std::size_t dial = own_section(table_, state_[who_], n);
        return warrior_of(table_, state_[who_]).dials[dial].range > Inches{};
    }

    void attacks(std::string_view what, std::uint8_t n, AttackKind kind, Aim aim,
                 const AbilityHooks* ability) {
        if (kind == AttackKind::ranged && !ability && !has_range(n)) return;
        AttackPlan plan;
        plan.kind = kind;
        plan.who = who_;
        plan.aim = aim;
        plan.section = n;
        if (ability) plan.ability = ability->ability;
        if (ability && ability->form.finds_targets)
            return plain(what, Attack{plan}, true, n, plan.ability);
        std::vector<Target> targets;
        for_each_in_play(state_, [&](FigureId id, const Figure& other) {
            const bool friends = ability && ability->form.on_friends;
            if (id == who_ || is_aboard(other) || other.captive()) return;
            if (friends != friendly(table_, state_[who_], other)) return;
            if (aim == Aim::rescue && !captive_of(state_, id).exists()) return;
            plan.targets.clear();
            plan.targets.push_back(id);
            const Command command = Attack{plan};
            targets.push_back({id, command, ask(command)});
        });
        offer(what, n, plan.ability, targets, aim == Aim::damage && !ability);
    }

    void uses(std::uint8_t n, const AbilityHooks& hooks) {
        UseAbility use;
        use.who = who_;
        use.ability = hooks.ability;
        use.section = n;
        if (!hooks.has_object) return plain("use", use, true, n, hooks.ability);
        std::vector<Target> targets;
        for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
            const FigureId id{i};
            if (id == who_ || state_[id].owner != state_[who_].owner) continue;
            use.other = id;
            use.at = state_[id].at;
            use.facing = state_[id].facing;
            targets.push_back({id, use, ask(use)});
        }
        offer("use", n, hooks.ability, targets, true);
    }

    // What nobody could be aimed at is told only where a player would look for it.
    void offer(std::string_view what, std::uint8_t n, Ability ability, std::vector<Target>& targets,
               bool even_if_refused) {
        const auto allowed = [](const Target& target) {
            return target.explained.verdict.has_value();
        };
        const bool any = std::any_of(targets.begin(), targets.end(), allowed);
        if (!any && !even_if_refused && ability == Ability::none) return;
        std::stable_sort(targets.begin(), targets.end(), [&](const Target& a, const Target& b) {
            if (allowed(a) != allowed(b)) return allowed(a);
            return far(a.figure) < far(b.figure);
        });
        if (!targets.empty() && !any && beside_the_point(targets.front().explained)) return;
        Json json = choice(what, ability, n);
        json["allowed"] = any;
        if (!any && !targets.empty())
            json["refusal"] = voice_.refusal(targets.front().explained.verdict.error());
        for (const Target& target : targets) json["targets"].push_back(target_json(target));
        list_.push_back(std::move(json));
    }

    std::int64_t far(FigureId id) const {
        return distance_squared(state_[who_].at,
                                place_towards(table_, state_, id, state_[who_].at));
    }

    Json target_json(const Target& target) const {
        const Explanation& explained = target.explained;
        return {{"figure", voice_.label(target.figure)},
                {"allowed", explained.verdict.has_value()},
                {"refusal", explained.verdict ? Json() : voice_.refusal(explained.verdict.error())},
                {"command", voice_.command(target.command)},
                {"needed", explained.needed},
                {"chances", explained.chances},
                {"of", explained.dice == 0   ? 0
                       : explained.dice == 2 ? 36
                                             : 6}};
    }

    void board() {
        for_each_on_table(state_, [&](FigureId id, const Figure& other) {
            if (id == who_ || !kind_of(table_, other).carries ||
                !friendly(table_, state_[who_], other))
                return;
            plain("board", Board{who_, id}, true);
        });
    }

    // Where he is set down is pointed at; whether he may get off at all shows behind the chariot.
    void disembark() {
        const Figure& chariot = state_[state_[who_].chariot];
        const Inches apart =
            warrior_of(table_, chariot).base.radius + warrior_of(table_, state_[who_]).base.radius;
        const Facing behind = chariot.facing.turned(Facing::kFullTurn / 2);
        plain("disembark", Disembark{who_, ahead_of(chariot.at, behind, apart), behind}, true);
    }

    // Whoever stands together with him, as many as the edition allows.
    void formation() {
        const FormationSize size = formations_of(table_).movement;
        FormUp form;
        form.members.push_back(who_);
        for (std::size_t next = 0; next < form.members.size(); ++next)
            for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
                const FigureId id{i};
                if (form.members.size() >= size.most) break;
                if (std::find(form.members.begin(), form.members.end(), id) != form.members.end() ||
                    !may_be_given_action(table_, state_, id) ||
                    state_[id].owner != state_[who_].owner || !on_table(state_[id]) ||
                    !touching(table_, state_[form.members[next]], state_[id]))
                    continue;
                form.members.push_back(id);
            }
        plain("form", form, owed_.ask == Ask::give_action && form.members.size() > 1);
    }

    const Voice& voice_;
    const Table& table_;
    const State& state_;
    Decision owed_;
    FigureId who_;
    Json list_;
};

}  // namespace

Json choices_json(const Voice& voice, FigureId who) {
    return {{"figure", voice.label(who)}, {"choices", Choices(voice, who).list()}};
}

}  // namespace six::host
