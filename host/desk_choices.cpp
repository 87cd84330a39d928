#include "host/desk_choices.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "engine/game/battle.h"
#include "engine/game/look.h"
#include "engine/game/offers.h"
#include "engine/game/place_near.h"
#include "engine/game/reach.h"
#include "engine/messages/reason.h"
#include "engine/state/ask.h"
#include "host/desk_targets.h"
#include "io/language/figure_words.h"

namespace six::host {
namespace {

using protocol::Choice;
using What = protocol::ChoiceKind;

// The rules are asked about every command that somebody might think of, and answer for themselves.
class Choices {
public:
    Choices(const Voice& voice, FigureId who, Seat canceller)
        : voice_(voice),
          table_(voice.game().table()),
          state_(voice.game().state()),
          owed_(voice.game().owed()),
          who_(who),
          canceller_(canceller) {}

    std::vector<Choice> list() && {
        const Figure& figure = state_[who_];
        const bool moves = !forbidden(table_, figure, Deed::move).exists();
        if (rides(figure))
            disembark();
        else if (moves)
            move();
        for (std::uint8_t n = 0; n < kMaxDials; ++n)
            if (acts(n)) with_section(n);
        if (moves && on_table(figure) && owed_.ask == Ask::give_action) {
            advance(AttackKind::close);
            advance(AttackKind::ranged);
            change_level();
            carry();
        }
        if (moves) {
            board();
            formation();
            turn();
        }
        if (owed_.ask == Ask::give_action) items();
        if (owed_.ask == Ask::give_action) spells();
        if (owed_.ask == Ask::deploy && ask(LeaveOut{who_}).verdict)
            plain(What::leave_out, LeaveOut{who_}, true);
        plain(What::release, Release{who_}, captive_of(state_, who_).exists());
        const bool passes = is_answer(*table_.rules, Ask::give_action, "pass");  // [V-ACT-1]
        for (std::uint8_t n = 0; n < kMaxDials; ++n)
            if (passes && acts(n)) plain(What::pass, Pass{who_, n}, true, n);
        cancelling();
        return std::move(list_);
    }

private:
    bool large() const { return is_large(table_, state_[who_]); }
    // A section of it, or of the chariot it rides: through each it may attack. [FAQ-CHAR-1]
    bool acts(std::uint8_t n) const {
        if (is_aboard(state_[who_]) && by_section()) return true;
        return n < warrior_of(table_, state_[who_]).dials.size() &&
               (!large() || is_active(table_, state_[who_], n));
    }
    bool by_section() const { return attacks_by_section(table_, state_[who_]); }

    Explanation ask(const Command& command) const {
        const bool cancels = as<Cancel>(command) != nullptr;
        return voice_.game().game().explain(cancels ? canceller_ : owed_.seat, command);
    }
    // In the middle of an action only what answers the question is worth a button.
    bool beside_the_point(const Explanation& explained) const {
        return owed_.ask != Ask::give_action && !explained.verdict &&
               (explained.verdict.error().why == Reason::wrong_answer ||
                explained.verdict.error().why == Reason::not_owed);
    }

    // Not allowed until somebody says so.
    Choice choice(What what, Ability ability, std::optional<std::uint8_t> section) const {
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
    static void allow(Choice& choice) {
        choice.allowed = true;
        choice.refusal.reset();
    }
    void judge(Choice& choice, const Explanation& explained) const {
        choice.allowed = explained.verdict.has_value();
        choice.refusal = voice_.refusal(explained.verdict);
    }

    void plain(What what, const Command& command, bool worth_asking,
               std::optional<std::uint8_t> section = {}, Ability ability = Ability::none,
               Clause clause = {}) {
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

    // Turning on the spot is the smallest move; a large figure that stays where it is turns a
    // little, with one section that has not acted, for a way of no length is none.
    Move least_move() const {
        std::uint8_t section = 0;
        while (large() && section < kMaxDials &&
               (!acts(section) || (state_[who_].acted >> section & 1)))
            ++section;
        const Facing facing = large() ? state_[who_].facing.turned(1) : state_[who_].facing;
        const auto sections = static_cast<std::uint8_t>(large() ? 1u << section : 0u);
        return {who_, {}, facing, sections};
    }

    void move() {
        const Explanation explained = ask(least_move());
        if (beside_the_point(explained)) return;
        Choice told = choice(What::move, Ability::none, {});
        judge(told, explained);
        // Twice as far, as long as nothing bars it. [V-SPD-8]
        const Pace pace = pace_of(table_, state_, who_);
        const auto* twice = in_force_with(table_, state_, state_[who_], &AbilityFacts::double_time);
        if (twice && !large() && told.allowed && pace.furthest > pace.normal) {
            told.said = voice_.words("desk.choice.move_double");
            told.clause = Voice::clause(twice->clause);
        }
        list_.push_back(std::move(told));
    }

    template <class Is>
    static bool on_some_side(const Figure& figure, Inches far, Is is) {
        for (std::int32_t turn = 0; turn < 8; ++turn)
            if (is(ahead_of(figure.at, figure.facing.turned(turn * Facing::kFullTurn / 8), far)))
                return true;
        return false;
    }
    // Not simply; where it ends is pointed at.
    void go(const Move& move, Ability ability, std::string said, Clause clause) {
        const Explanation explained = ask(move);
        if (beside_the_point(explained)) return;
        Choice told = choice(What::move, ability, {});
        if (!said.empty()) told.said = std::move(said);
        judge(told, explained);
        if (!told.allowed && goes_off(table_, state_, owed_.seat, move)) allow(told);
        told.clause = Voice::clause(clause);
        if (move.then && large())
            told.section =
                Voice::section(static_cast<std::size_t>(std::countr_zero(move.sections)));
        told.going.emplace();
        if (move.then) told.going->then = static_cast<protocol::Follows>(*move.then);
        if (move.level != Level::as_it_is)
            told.going->level = move.level == Level::up ? protocol::Rise::up : protocol::Rise::down;
        told.going->carried = voice_.label(move.carried);
        list_.push_back(std::move(told));
    }

    void turn() {
        if (in_force_with(table_, state_, state_[who_], &AbilityFacts::free_turn))
            plain(What::turn, Turn{who_, state_[who_].facing}, true);
    }

    // A move that begins a combat action; of a large figure that of one section.
    // [V-SA-SPD-1, V-SPD-10, H-V2-SECTION-CHARGE]
    void advance(AttackKind kind) {
        const AbilityFacts* facts = nullptr;
        Move move = least_move();
        for (std::uint8_t n = 0; n < kMaxDials && !facts; ++n) {
            if (!acts(n) || (large() && (state_[who_].acted >> n & 1))) continue;
            facts = advance_of(table_, state_, state_[who_], n, kind);
            if (large()) move.sections = static_cast<std::uint8_t>(1u << n);
        }
        if (!facts) return;
        move.then = kind;
        const bool surges = facts->ability == Ability::none;
        go(move, facts->ability, surges ? voice_.words("desk.choice.surge") : "", facts->clause);
    }

    // A move that takes off or lands. [V-SOAR-2]
    void change_level() {
        const Figure& figure = state_[who_];
        const bool soars = figure.has(note::soaring);
        if (!soars && !in_force_with(table_, state_, figure, &AbilityFacts::soars)) return;
        Move move = least_move();
        move.level = soars ? Level::down : Level::up;
        go(move, Ability::none, voice_.words(soars ? "desk.choice.land" : "desk.choice.take_off"),
           "V-SOAR-2");
    }

    // Strong Flier: a friend that may be taken along, one choice each. [V-SA-SPD-12]
    void carry() {
        const AbilityFacts* carries =
            in_force_with(table_, state_, state_[who_], &AbilityFacts::carries);
        if (!carries) return;
        for_each_on_table(state_, [&](FigureId id, const Figure&) {
            Move move = least_move();
            move.carried = id;
            if (id == who_ || !ask(move).verdict) return;
            go(move, carries->ability,
               voice_.words("desk.choice.carry", {{"who", voice_.said().of(id)}}), carries->clause);
        });
    }

    void with_section(std::uint8_t n) {
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

    bool has_range(std::uint8_t n) const {
        const std::size_t dial = own_section(table_, state_[who_], n);
        return warrior_of(table_, state_[who_]).dials[dial].range > Inches{};
    }

    // Pieces of terrain that may be attacked now; of the others there are too many. [V-TERR-11]
    void structures(std::uint8_t n, AttackKind kind) {
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
            told.said = voice_.words(
                "desk.choice.raze", {{"piece", voice_.said().said(voice_.language(), plan.piece)}});
            judge(told, explained);
            told.command = voice_.command(command);
            told.piece = voice_.piece(plan.piece);
            list_.push_back(std::move(told));
        }
    }

    // What it may take up or lay down now; a passenger lays it behind its chariot. [V-ITEM-5]
    void items() {
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
    void spells() {
        if (!spells_are_on(table_)) return;
        for_each_item(table_, state_, state_[who_], [&](const Item&, std::uint8_t book) {
            const SpellList spells = spells_of(state_, state_[who_], book);
            for (std::size_t i = 0; i < spells.size(); ++i)
                cast({.who = who_, .book = book, .spell = spells[i], .browse = i > 0});
        });
    }
    void cast(CastSpell cast) {
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
    void cast_at(CastSpell cast, const Spell& spell) {
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
                told.targets.push_back(
                    target_told(voice_, {id, {{false, false, cast, explained}}}));
        });
        list_.push_back(std::move(told));
    }
    Choice cast_told(const CastSpell& cast, const Spell& spell, const char* key,
                     std::string other) const {
        Choice told = choice(What::cast, Ability::none, {});
        told.said = voice_.words(key, {{"spell", spell.name}, {"other", std::move(other)}});
        if (cast.browse)
            told.said = voice_.words("desk.choice.browse",
                                     {{"n", std::to_string(spell.browse)}, {"cast", told.said}});
        return told;
    }

    void attacks(What what, std::uint8_t n, AttackKind kind, Aim aim, const AbilityFacts* ability) {
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
    void bombards(What what, std::uint8_t n, AttackPlan plan) {
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
    bool may_be_aimed(AttackPlan plan) const {
        return on_some_side(state_[body_of(state_, who_)], 1_in, [&](Vec2 at) {
            plan.point = at;
            return ask(Attack{plan}).verdict.has_value();
        });
    }

    // Sweep and Shockwave: whom they meet is not chosen, how they are made is.
    void without_target(What what, std::uint8_t n, const std::vector<Manner>& manners) {
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
    void uses(std::uint8_t n, const AbilityFacts& facts) {
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
    void put_off(UseAbility& use) const {
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

    // What nobody could be aimed at is told only where a player would look for it.
    void offer(What what, std::uint8_t n, Ability ability, std::vector<Target>& targets,
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

    std::int64_t far(FigureId id) const {
        return distance_squared(state_[who_].at,
                                place_towards(table_, state_, id, state_[who_].at));
    }

    // Off until the end of the turn, while nothing is under way: its owner's business on whoever's
    // turn. [U-ABIL-1, U-ABIL-10]
    void cancelling() {
        if (owed_.ask != Ask::give_action) return;
        std::vector<Ability> told;  // several sections may show it: it is off on all
        for_each_in_force(table_, state_, state_[who_], [&](const AbilityFacts& facts) {
            if (!facts.optional || std::find(told.begin(), told.end(), facts.ability) != told.end())
                return;
            told.push_back(facts.ability);
            Cancel cancel;
            cancel.abilities.push_back({who_, facts.ability});
            if (ask(cancel).verdict)
                plain(What::cancel, cancel, true, {}, facts.ability, "U-ABIL-1");
        });
    }

    void board() {
        for_each_on_table(state_, [&](FigureId id, const Figure& other) {
            const bool fits =
                fits_saddle(warrior_of(table_, state_[who_]), warrior_of(table_, other));
            if (id == who_ || !(kind_of(table_, other).carries || fits) ||
                !friendly(table_, state_, state_[who_], other))
                return;
            plain(What::board, Board{who_, id}, true);
        });
    }

    // Where he is set down is pointed at; offered is what is free, behind the chariot if that is.
    void disembark() {
        const Figure& chariot = state_[state_[who_].chariot];
        const Inches apart =
            warrior_of(table_, chariot).base.radius + warrior_of(table_, state_[who_]).base.radius;
        const Facing behind = chariot.facing.turned(Facing::kFullTurn / 2);
        const Command leave = Disembark{who_, ahead_of(chariot.at, behind, apart), behind};
        plain(What::disembark, place_near(voice_.game().game(), owed_.seat, leave).command, true);
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
                    !touching(table_, state_, state_[form.members[next]], state_[id]))
                    continue;
                form.members.push_back(id);
            }
        // Whoever may not join is left out, as long as enough remain.
        for (Explanation explained = ask(form); !explained.verdict && form.members.size() > 2;) {
            FigureId* out =
                std::find(form.members.begin(), form.members.end(), explained.verdict.error().who);
            if (out == form.members.end() || *out == who_) break;
            form.members.erase_at(static_cast<std::size_t>(out - form.members.begin()));
            explained = ask(form);
        }
        plain(What::form, form, owed_.ask == Ask::give_action && form.members.size() > 1);
    }

    // Whoever may set the pace of one that he joins: where there are two, one is picked.
    // [U-SA-SPD-8]
    void tell_formation(Choice& told, const FormUp& form) const {
        for (const FigureId id : form.members) told.members.push_back(voice_.labels().of(id));
        for_each_on_table(state_, [&](FigureId id, const Figure& figure) {
            if (figure.owner == state_[who_].owner &&
                in_force_with(table_, state_, figure, &AbilityFacts::sets_pace))
                told.pacers.push_back(voice_.labels().of(id));
        });
    }

    const Voice& voice_;
    const Table& table_;
    const State& state_;
    Decision owed_;
    FigureId who_;
    Seat canceller_;
    std::vector<Choice> list_;
};

}  // namespace

protocol::ChoicesAnswer choices_for(const Voice& voice, FigureId who, Seat canceller) {
    return {voice.labels().of(who), Choices(voice, who, canceller).list()};
}

}  // namespace six::host
