// The list of what a figure may be told to do now, in the making: for desk_choices.cpp,
// choice_lister.cpp and choices_of_*.cpp alone. The rules are asked about every command that
// somebody might think of, and answer for themselves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/battle.h"
#include "engine/game/look.h"
#include "host/desk_targets.h"
#include "host/desk_words.h"
#include "host/protocol/choosing.h"

namespace six::host {

class ChoiceLister {
public:
    // Cancelling is asked about as sent by `canceller`.
    ChoiceLister(const Voice& voice, FigureId who, Seat canceller)
        : voice_(voice),
          table_(voice.game().table()),
          state_(voice.game().state()),
          owed_(voice.game().owed()),
          who_(who),
          canceller_(canceller) {}

    std::vector<protocol::Choice> list() &&;  // desk_choices.cpp

private:
    using Choice = protocol::Choice;
    using What = protocol::ChoiceKind;

    bool large() const { return is_large(table_, state_[who_]); }
    // A section of it, or of the chariot it rides: through each it may attack. [FAQ-CHAR-1]
    bool acts(std::uint8_t n) const;
    bool by_section() const { return attacks_by_section(table_, state_[who_]); }
    bool has_range(std::uint8_t n) const {
        const std::size_t dial = own_section(table_, state_[who_], n);
        return warrior_of(table_, state_[who_]).dials[dial].range > Inches{};
    }
    std::int64_t far(FigureId id) const {
        return distance_squared(state_[who_].at,
                                place_towards(table_, state_, id, state_[who_].at));
    }
    template <class Is>
    static bool on_some_side(const Figure& figure, Inches far, Is is) {
        for (std::int32_t turn = 0; turn < 8; ++turn)
            if (is(ahead_of(figure.at, figure.facing.turned(turn * Facing::kFullTurn / 8), far)))
                return true;
        return false;
    }
    Explanation ask(const Command& command) const {
        const bool cancels = as<Cancel>(command) != nullptr;
        return voice_.game().game().explain(cancels ? canceller_ : owed_.seat, command);
    }

    // choice_lister.cpp: one choice, judged and told
    bool beside_the_point(const Explanation&) const;
    Choice choice(What, Ability, std::optional<std::uint8_t> section) const;
    static void allow(Choice&);
    void judge(Choice&, const Explanation&) const;
    void plain(What, const Command&, bool worth_asking, std::optional<std::uint8_t> section = {},
               Ability = Ability::none, Clause = {});
    void offer(What, std::uint8_t n, Ability, std::vector<Target>&, bool even_if_refused);
    void cancelling();

    // choices_of_moves.cpp
    Move least_move() const;
    void move();
    void go(const Move&, Ability, std::string said, Clause);
    void turn();
    void advance(AttackKind);
    void change_level();
    void carry();
    void board();
    void disembark();
    void formation();
    void tell_formation(Choice&, const FormUp&) const;

    // choices_of_attacks.cpp
    void with_section(std::uint8_t n);
    void structures(std::uint8_t n, AttackKind);
    void attacks(What, std::uint8_t n, AttackKind, Aim, const AbilityFacts*);
    void bombards(What, std::uint8_t n, AttackPlan);
    bool may_be_aimed(AttackPlan) const;
    void without_target(What, std::uint8_t n, const std::vector<Manner>&);
    void uses(std::uint8_t n, const AbilityFacts&);
    void put_off(UseAbility&) const;

    // choices_of_cards.cpp
    void items();
    void spells();
    void cast(CastSpell);
    void cast_at(CastSpell, const Spell&);
    Choice cast_told(const CastSpell&, const Spell&, const char* key, std::string other) const;

    const Voice& voice_;
    const Table& table_;
    const State& state_;
    const Decision owed_;
    const FigureId who_;
    const Seat canceller_;
    std::vector<Choice> list_;
};

}  // namespace six::host
