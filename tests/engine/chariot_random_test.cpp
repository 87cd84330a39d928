// Games of chariots and passengers by chance: the position is sound after every step, its bytes
// give it back, and everything that concerns passengers comes about.
#include <map>

#include "engine/messages/reason.h"
#include "engine/rules/set_down.h"
#include "engine/state/ask.h"
#include "tests/engine/ride.h"
#include "tests/support/rng.h"

namespace six {
namespace {

constexpr std::array kAbilities = {
    Ability::shockwave,      Ability::flame_lightning, Ability::magic_blast,
    Ability::sweep,          Ability::toughness,       Ability::magic_retaliation,
    Ability::cursed,         Ability::regeneration,    Ability::pole_arm,
    Ability::command,        Ability::venom,           Ability::terrify,
    Ability::quickness,      Ability::charge,          Ability::ram,
    Ability::healing,        Ability::magic_healing,   Ability::demoralized,
    Ability::invulnerability};

class Play {
public:
    Play(std::uint64_t seed, std::uint8_t seats) : rng_(seed) {
        table_ = chariot_table(seats);
        if (seats == 4) table_.seats[2].team = 0;  // 0 and 2 against 1 against 3
        table_.build_total = 300;
        for (Warrior& warrior : table_.catalog.warriors)
            for (Dial& dial : warrior.dials)
                for (Click& click : dial.clicks)
                    if (click.skulls() == 0) click.attack.value = 12;
        std::vector<std::uint16_t> soldiers;
        for (const Ability ability : kAbilities)
            soldiers.push_back(add_warrior(table_, with_ability(plain_archer(), ability)));
        state_.phase = Phase::playing;
        state_.turn = kRed;
        state_.actions_left = 3;
        for (std::uint8_t seat = 0; seat < seats; ++seat) {
            const Vec2 at = vec2_mils(9000 + 5500 * seat, 18000);
            add(seat, at, kChariot);
            const FigureId chariot{static_cast<std::uint16_t>(state_.figure_count - 1)};
            state_[chariot].clicks = {0, 2, 2, 2};  // brittle: many fall
            for (const int section : {1, 2, 3})
                add(seat, beside(at, section) + vec2_mils(0, section == 2 ? 0 : 10 * (2 - section)),
                    soldiers[rng_.below(static_cast<std::uint32_t>(soldiers.size()))]);
            if (rng_.below(2) == 0)
                put_on(state_, FigureId{static_cast<std::uint16_t>(chariot.n + 2)}, chariot);
        }
    }

    void run(int steps) {
        ASSERT_EQ(what_is_wrong(table_, state_), "");
        for (int i = 0; i < steps && state_.phase == Phase::playing; ++i) {
            const Decision owed = next_decision(table_, state_);
            const BattleCommand command = answer(owed);
            ++asked[owed.ask];
            const auto done = step(table_, state_, owed.seat, command, events_);
            ASSERT_TRUE(done) << name_of(owed.ask) << " " << name_of(command) << " "
                              << name_of(done.error().why) << " " << done.error().clause.id();
            ++given[std::string(name_of(command))];
            ASSERT_EQ(what_is_wrong(table_, state_), "") << name_of(command);
            std::vector<std::uint8_t> bytes;
            append_bytes(state_, bytes);
            const auto read = state_from_bytes(bytes);
            ASSERT_TRUE(read);
            ASSERT_EQ(hash_of(*read), hash_of(state_));
        }
    }

    std::map<Ask, int> asked;
    std::map<std::string, int> given;

private:
    void add(std::uint8_t seat, Vec2 at, std::uint16_t warrior) {
        Figure& figure = state_.figures[state_.figure_count++];
        figure.at = at;
        figure.warrior = WarriorId{warrior};
        figure.owner = Seat{seat};
        figure.whereabouts = Whereabouts::on_table;
    }
    FigureId any_figure() {
        return FigureId{static_cast<std::uint16_t>(rng_.below(state_.figure_count))};
    }
    Facing any_facing() { return Facing::from_tenths(static_cast<std::int32_t>(rng_.below(3600))); }

    std::optional<BattleCommand> landing(FigureId who) {
        const Figure& figure = state_[who];
        if (figure.whereabouts != Whereabouts::aboard) return std::nullopt;
        const Vec2 at = ahead_of(figure.at, any_facing(), 2625_mil);
        return BattleCommand{Disembark{who, at, any_facing()}};
    }

    BattleCommand wild_action() {
        const FigureId who = any_figure(), other = any_figure();
        switch (rng_.below(8)) {
            case 0:
            case 1:
                return Board{who, other};
            case 2:
                if (const auto leave = landing(who)) return *leave;
                [[fallthrough]];
            case 3:
            case 4:
            case 5: {
                AttackPlan plan{.kind = static_cast<AttackKind>(rng_.below(2)), .who = who};
                plan.section = static_cast<std::uint8_t>(rng_.below(4));
                const Ability ability = kAbilities[rng_.below(kAbilities.size())];
                if (const auto* facts = facts_of(table_, ability);
                    shows(table_, state_, state_[who], ability) && facts->form.exists) {
                    plan.ability = ability;
                    plan.kind = facts->form.kind;
                    if (facts->form.finds_targets) return Attack{plan};
                }
                plan.targets = {other};
                return Attack{plan};
            }
            case 6:
                return UseAbility{.who = who, .ability = Ability::regeneration};
            default: {
                const Figure& figure = state_[who];
                const Vec2 at =
                    ahead_of(figure.at, figure.facing, Inches::from_mils(rng_.between(500, 6000)));
                const bool large = is_large(table_, figure);
                return Move{who, {at}, figure.facing, large ? std::uint8_t{1} : std::uint8_t{0}};
            }
        }
    }

    BattleCommand answer(const Decision& owed) {
        if (owed.by_chance()) {
            Roll roll;
            for (int i = 0; i < owed.dice; ++i)
                roll.pips.push_back(static_cast<std::uint8_t>(1 + rng_.below(6)));
            return roll;
        }
        switch (owed.ask) {
            case Ask::face_anywhere:
                return Turn{owed.who, any_facing()};
            case Ask::choose_section:
            case Ask::take_clicks:
                for (;;)
                    if (const std::uint32_t section = rng_.below(4); owed.sections >> section & 1)
                        return ChooseSection{owed.who, static_cast<std::uint8_t>(section)};
            case Ask::choose_path:
                for (int i = 0; i < 20; ++i)
                    if (const auto leave = landing(owed.who))
                        if (check(table_, state_, owed.seat, *leave)) return *leave;
                break;
            case Ask::give_action:
                if (rng_.below(400) == 0 && check(table_, state_, owed.seat, Withdraw{}))
                    return Withdraw{};
                for (int i = 0; i < 400; ++i)
                    if (const BattleCommand wild = wild_action();
                        check(table_, state_, owed.seat, wild))
                        return wild;
                break;
            default:
                break;
        }
        propose(table_, state_, 3, rng_, proposals_);
        EXPECT_FALSE(proposals_.empty()) << name_of(owed.ask);
        if (proposals_.empty()) return Decline{};
        return proposals_[rng_.below(static_cast<std::uint32_t>(proposals_.size()))];
    }

    TestRng rng_;
    Table table_;
    State state_;
    Events events_;
    std::vector<BattleCommand> proposals_;
};

TEST(ChariotGames, AreSoundAfterEveryStep) {
    std::map<Ask, int> asked;
    std::map<std::string, int> given;
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        Play play(seed, seed % 3 == 0 ? 4 : 2);
        play.run(400);
        if (HasFatalFailure()) FAIL() << "seed " << seed;
        for (const auto& one : play.asked) asked[one.first] += one.second;
        for (const auto& one : play.given) given[one.first] += one.second;
    }
    for (const Ask ask : {Ask::roll_passenger, Ask::roll_fall, Ask::face_anywhere,
                          Ask::choose_section, Ask::take_clicks})
        EXPECT_GT(asked[ask], 0) << name_of(ask);
    for (const char* name : {"board", "disembark", "attack", "move", "withdraw"})
        EXPECT_GT(given[name], 0) << name;
}

}  // namespace
}  // namespace six
