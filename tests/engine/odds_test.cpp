// Odds against closed forms: whatever the tree of rolls says is counted here a second time, from
// the rule texts and not through step().
#include "engine/game/odds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>

#include "engine/game/battle.h"
#include "engine/state/ask.h"
#include "io/language/command_text.h"
#include "io/scenario/scenario_lay.h"
#include "tests/support/rng.h"

namespace six {
namespace {

// A position in the scenario language, and commands in text.
class Position {
public:
    explicit Position(const std::string& text, Edition edition = Edition::unlimited) {
        const auto scenario = io::parse_scenario(text, "test.scn", io::ScenarioUse::ask);
        if (!scenario) {
            ADD_FAILURE() << say(io::Language::en, scenario.error()[0]) << "\n" << text;
            return;
        }
        const auto laid = io::lay_scenario(*scenario, edition, io::Language::en);
        if (laid)
            laid_ = *laid;
        else
            ADD_FAILURE() << say(io::Language::en, laid.error()) << "\n" << text;
    }

    const Table& table() const { return laid_->game->table(); }
    const State& state() const { return laid_->game->state(); }
    FigureId operator[](std::string_view label) const { return *laid_->names.find_figure(label); }

    BattleCommand command(std::string_view text) const {
        const auto read =
            io::parse_command(text, {laid_->names, table().catalog, &laid_->game->state()});
        EXPECT_TRUE(read) << text;
        return read ? std::get<BattleCommand>(*read) : BattleCommand{EndTurn{}};
    }
    std::optional<Odds> ask(std::string_view text) const {
        return odds_of(table(), state(), next_decision(table(), state()).seat, command(text));
    }
    Odds odds(std::string_view text) const {
        auto odds = ask(text);
        EXPECT_TRUE(odds.has_value()) << text;
        return odds ? *std::move(odds) : Odds{.total = 1};
    }
    void play(Seat sender, std::string_view text) {
        Events events;
        const auto done = laid_->game->step(sender, command(text), events);
        EXPECT_TRUE(done) << text;
    }

private:
    std::shared_ptr<io::LaidScenario> laid_;
};

// The same four values on each of six clicks; then skulls.
std::string figure(std::string_view name, std::string_view attack, std::string_view defense,
                   std::string_view damage, std::string_view more = "",
                   std::string_view speed = "8") {
    const auto row = [](std::string_view value) {
        std::string text;
        for (int i = 0; i < 6; ++i) text += " " + std::string(value);
        return text;
    };
    return "figure " + std::string(name) + " points 20 faction orc_raiders " + std::string(more) +
           "\n  dial speed" + row(speed) + " attack" + row(attack) + " defense" + row(defense) +
           " damage" + row(damage) + "\n";
}
const std::string kFaceToFace =
    "given A attacker red  at 10,10    facing 0\n"
    "      B target   blue at 11.25,10 facing 180\n";

constexpr int kLife = 6;
using Spread = std::map<int, std::uint64_t>;  // weight by clicks

Spread spread_of(const Odds& odds, FigureId who) {
    Spread spread;
    if (const FigureOdds* one = odds.find(who))
        for (const ClickOdds& click : one->clicks) spread[click.clicks] = click.weight;
    return spread;
}

bool hits(int sum, int attack, int defense) {
    return sum == 12 || (sum != 2 && attack + sum >= defense);
}
template <class Each>
void for_all_rolls(Each each) {
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) each(first + second);
}

TEST(Odds, APlainCloseAttackIsCountedOverThirtySixRolls) {
    for (const int attack : {1, 6, 9, 12, 15})
        for (const int defense : {8, 14, 15, 18, 26})
            for (const int damage : {0, 1, 3, 6}) {
                Spread target, attacker;
                std::uint64_t hit = 0;
                for_all_rolls([&](int sum) {  // [U-CBT-1 to U-CBT-4]
                    const bool struck = hits(sum, attack, defense);
                    hit += struck;
                    ++target[struck ? std::min(kLife, damage + (sum == 12)) : 0];
                    ++attacker[sum == 2];
                });
                const Position at(
                    figure("attacker", std::to_string(attack), "15", std::to_string(damage)) +
                    figure("target", "9", std::to_string(defense), "2") + kFaceToFace);
                const Odds odds = at.odds("close A at B");
                const FigureOdds* struck = odds.find(at["B"]);
                ASSERT_NE(struck, nullptr);
                EXPECT_EQ(odds.total, 36u);
                EXPECT_EQ(odds.hit, hit) << attack << " " << defense;
                EXPECT_EQ(struck->hit, hit);
                EXPECT_EQ(spread_of(odds, at["B"]), target)
                    << attack << " " << defense << " " << damage;
                EXPECT_EQ(spread_of(odds, at["A"]), attacker);
                const std::uint64_t dead = target.contains(kLife) ? target[kLife] : 0;
                EXPECT_EQ(struck->eliminated, dead);
                EXPECT_EQ(odds.assumed, 0u);
            }
}

TEST(Odds, TheRearArcCounts) {
    const Position at(figure("attacker", "9", "15", "2") + figure("target", "9", "15", "2") +
                      "given A attacker red  at 10,10    facing 0\n"
                      "      B target   blue at 11.25,10 facing 0\n");
    EXPECT_EQ(at.odds("close A at B").hit, 30u);  // 5 or more
}

TEST(Odds, TheDieOfAWeaponMasterFollowsEveryHit) {
    Spread target;
    for_all_rolls([&](int sum) {
        for (int die = 1; die <= 6; ++die)
            ++target[hits(sum, 9, 15) ? std::min(kLife, die + (sum == 12)) : 0];
    });
    const Position at(figure("attacker", "9:weapon_master", "15", "1") +
                      figure("target", "9", "15", "2") + kFaceToFace);
    const Odds odds = at.odds("close A at B using weapon_master");
    EXPECT_EQ(odds.total, 216u);
    EXPECT_EQ(odds.hit, 26u * 6);
    EXPECT_EQ(spread_of(odds, at["B"]), target);
    EXPECT_EQ(odds.find(at["B"])->eliminated, target[kLife]);
    // Without the ability it is a plain attack.
    EXPECT_EQ(at.odds("close A at B").total, 36u);
}

TEST(Odds, WhoDodgesWasNotHit) {
    const Position at(figure("attacker", "9", "15", "2") + figure("target", "9", "15:dodge", "2") +
                      kFaceToFace);
    const Odds odds = at.odds("close A at B");
    EXPECT_EQ(odds.total, 216u);
    EXPECT_EQ(odds.hit, 26u * 3);  // 4 to 6 dodges [U-SA-DEF-8]
    EXPECT_EQ(odds.find(at["B"])->hit, 26u * 3);
    EXPECT_EQ(spread_of(odds, at["B"]), (Spread{{0, 216 - 26 * 3}, {2, 25 * 3}, {3, 3}}));
    EXPECT_TRUE(odds.assumes(Ask::dodge));
}

TEST(Odds, ToughnessTakesOneClickOfAttacksAndNoneOfACriticalMiss) {
    const Position at(figure("attacker", "9", "15:toughness", "2") +
                      figure("target", "9", "15:toughness", "1") + kFaceToFace);
    const Odds odds = at.odds("close A at B");
    EXPECT_EQ(spread_of(odds, at["B"]), (Spread{{0, 10}, {1, 25}, {2, 1}}));
    EXPECT_EQ(spread_of(odds, at["A"]), (Spread{{0, 35}, {1, 1}}));
    const auto& cited = odds.find(at["B"])->clauses;
    EXPECT_NE(std::find(cited.begin(), cited.end(), Clause("U-SA-DEF-4")), cited.end());
}

TEST(Odds, OnlyACriticalHitReachesTheUnreachable) {
    const Position at(figure("attacker", "1", "15", "2") + figure("target", "9", "30", "2") +
                      kFaceToFace);
    const Odds odds = at.odds("close A at B");
    EXPECT_EQ(odds.hit, 1u);
    EXPECT_EQ(spread_of(odds, at["B"]), (Spread{{0, 35}, {3, 1}}));
    EXPECT_EQ(odds.expected_mils(at["B"]), 83);
    EXPECT_EQ(odds.expected_mils(at["A"]), 28);
}

TEST(Odds, ACriticalMissCanEliminateTheAttacker) {
    const Position at(figure("attacker", "9", "15", "2") + figure("target", "9", "15", "2") +
                      "given A attacker red  at 10,10    facing 0 click 5\n"
                      "      B target   blue at 11.25,10 facing 180\n"
                      "      C target   red  at 30,30    facing 180\n");
    EXPECT_EQ(at.odds("close A at B").find(at["A"])->eliminated, 1u);
}

TEST(Odds, PushingDamageBelongsToTheAction) {
    const std::string figures =
        figure("attacker", "9", "15", "2") + figure("target", "9", "15", "2");
    const Position at(figures +
                      "given A attacker red  at 10,10    facing 0 tokens 1\n"
                      "      B target   blue at 11.25,10 facing 180\n");
    EXPECT_EQ(spread_of(at.odds("close A at B"), at["A"]), (Spread{{1, 35}, {2, 1}}));
    const Position last(figures +
                        "given A attacker red  at 10,10    facing 0 tokens 1 click 5\n"
                        "      B target   blue at 11.25,10 facing 180\n"
                        "      C target   red  at 30,30    facing 180\n");
    EXPECT_EQ(last.odds("close A at B").find(last["A"])->eliminated, 36u);
    // Also where somebody could still spin before the action ends. [U-SPIN-1]
    const Position meets(figures +
                         "given A attacker red  at 10,10 facing 0 tokens 1\n"
                         "      B target   blue at 14,10 facing 0\n");
    const Odds met = meets.odds("move A to 12.75,10");
    EXPECT_TRUE(met.assumes(Ask::free_spin));
    EXPECT_EQ(met.total, 1u);
    EXPECT_EQ(met.arrived, 1u);
    EXPECT_EQ(spread_of(met, meets["A"]), (Spread{{1, 1}}));
}

TEST(Odds, BreakingAway) {
    const std::string figures =
        figure("walker", "9", "15", "2") + figure("rider", "9", "15", "2", "mounted");
    const Position on_foot(figures +
                           "given A walker red  at 10,10    facing 0\n"
                           "      B walker blue at 11.25,10 facing 180\n");
    const Odds walks = on_foot.odds("move A to 10,14");
    EXPECT_EQ(walks.total, 6u);
    EXPECT_EQ(walks.broke_away, 3u);  // 4 or more [U-BREAK-2]
    EXPECT_EQ(walks.arrived, 3u);
    EXPECT_EQ(walks.find(on_foot["A"])->broke_away, 3u);
    EXPECT_TRUE(walks.assumes(Ask::choose_path));

    const Position mounted(figures +
                           "given A rider  red  at 10,10    facing 90\n"
                           "      B walker blue at 11.25,10 facing 180\n");
    EXPECT_EQ(mounted.odds("move A to 10,14").broke_away, 5u);  // 2 or more [U-MOUNT-7]

    const Position free(figures +
                        "given A walker red  at 10,10 facing 0\n"
                        "      B walker blue at 20,10 facing 180\n");
    const Odds runs = free.odds("move A to 10,14");
    EXPECT_EQ(runs.total, 1u);
    EXPECT_EQ(runs.broke_away, 0u);  // nobody had to
    EXPECT_EQ(runs.arrived, 1u);
}

TEST(Odds, EachMemberOfAFormationBreaksAwayByItself) {
    const Position at(figure("walker", "9", "15", "2") +
                      "given A walker red  at 10,10    facing 0\n"
                      "      B walker red  at 10,11.25 facing 0\n"
                      "      C walker red  at 10,12.5  facing 0\n"
                      "      D walker blue at 11.25,10    facing 180\n"
                      "      E walker blue at 11.25,12.5  facing 180\n");
    const Odds odds = at.odds("form A B C");
    EXPECT_EQ(odds.total, 36u);
    EXPECT_EQ(odds.broke_away, 9u);  // both of them [U-MFORM-5]
    EXPECT_EQ(odds.find(at["A"])->broke_away, 18u);
    EXPECT_EQ(odds.find(at["B"]), nullptr);
    EXPECT_EQ(odds.find(at["C"])->broke_away, 18u);
}

TEST(Odds, ACaptureAddsTwoToTheDefenseAndTurnsNoDial) {
    const Position at(figure("attacker", "9", "15", "2") + figure("target", "9", "15", "2") +
                      kFaceToFace + "      C target blue at 30,30 facing 0\n");
    const Odds odds = at.odds("close A at B capture");
    EXPECT_EQ(odds.hit, 15u);  // 8 or more [U-CAP-2]
    EXPECT_EQ(odds.find(at["B"])->captured, 15u);
    EXPECT_EQ(spread_of(odds, at["B"]), (Spread{{0, 36}}));
    EXPECT_EQ(odds.find(at["B"])->eliminated, 0u);
}

TEST(Odds, AHealerChoosesWhatHealsMoreOfTheClicksThereAre) {
    const auto healed_by = [](int value, int hurt) {
        const Position at(figure("healer", "9:healing", "15", std::to_string(value)) +
                          figure("friend", "9", "15", "2") +
                          "given A healer red  at 10,10    facing 0\n"
                          "      B friend red  at 11.25,10 facing 180 click " +
                          std::to_string(hurt) + "\n      C friend blue at 30,30 facing 0\n");
        const Odds odds = at.odds("close A at B using healing");
        EXPECT_TRUE(odds.assumes(Ask::choose_healing));
        return spread_of(odds, at["B"]);
    };
    // Six sides heal 3.5 of five clicks on average, but no more than two of two.
    Spread by_die;
    for_all_rolls([&](int sum) {
        for (int die = 1; die <= 6; ++die)
            ++by_die[hits(sum, 9, 15) ? -std::min(5, die + (sum == 12)) : 0];
    });
    EXPECT_EQ(healed_by(2, 5), by_die);
    EXPECT_EQ(healed_by(2, 2), (Spread{{-2, 26}, {0, 10}}));
    EXPECT_EQ(healed_by(4, 5), (Spread{{-5, 1}, {-4, 25}, {0, 10}}));
}

TEST(Odds, TheDiceOfAMoveThatMeetsAPoleArmOrATerror) {
    const Position pole_arm(figure("walker", "9", "15", "2") +
                            figure("guard", "9", "15:pole_arm", "2") +
                            "given A walker red  at 10,10 facing 0\n"
                            "      B guard  blue at 14,10 facing 180\n");
    EXPECT_EQ(spread_of(pole_arm.odds("move A to 12.75,10"), pole_arm["A"]), (Spread{{1, 1}}));

    const Position terror(figure("walker", "9", "15", "2") +
                          figure("guard", "9", "15:terrify", "2") +
                          "given A walker red  at 10,10 facing 0\n"
                          "      B guard  blue at 14,10 facing 180\n");
    const Odds odds = terror.odds("move A to 12.75,10");
    EXPECT_EQ(odds.total, 6u);
    EXPECT_EQ(odds.arrived, 4u);  // 3 or more [DGT-TER-5]
}

TEST(Odds, ANecromancerRollsHowHurtTheDeadComesBack) {
    const Position at(figure("priest", "9", "15", "2:necromancy") +
                      "figure frail points 20\n"
                      "  dial speed 8 8 8 8 attack 9 9 9 9 defense 15 15 15 15 damage 2 2 2 2\n" +
                      "given A priest red  at 10,10 facing 0\n"
                      "      Z frail  red  eliminated\n"
                      "      B priest blue at 30,30 facing 0\n");
    const Odds odds = at.odds("use A necromancy Z");
    EXPECT_EQ(odds.total, 6u);
    EXPECT_EQ(odds.find(at["Z"])->returned, 3u);  // the fourth click kills it again [U-SA-DMG-5]
    EXPECT_EQ(spread_of(odds, at["Z"]), (Spread{{1, 1}, {2, 1}, {3, 1}}));
}

TEST(Odds, ManyWhoDodgeBranchTwiceEachAndNotSixTimes) {
    std::string text = figure("mage", "9:flame_lightning", "15", "2", "range 10") +
                       figure("target", "9", "15:dodge", "2") +
                       "given A mage red at 5,10 facing 0\n"
                       "      B target blue at 12,10 facing 0\n";
    const char* around[] = {"13.25,10", "12.625,11.083", "11.375,11.083", "11.375,8.917",
                            "12.625,8.917"};
    for (int i = 0; i < 5; ++i)
        text += "      T" + std::to_string(i) + " target blue at " + around[i] + " facing 0\n";
    const Position at(text);
    const Odds odds = at.odds("shoot A at B using flame_lightning");
    EXPECT_EQ(odds.total, 36u * 6 * 6 * 6 * 6 * 6 * 6);
    // Each is hit by the same roll and saved by its own die.
    for (const char* label : {"B", "T0", "T4"})
        EXPECT_EQ(odds.find(at[label])->hit * 72, odds.total * 26) << label;
    // Somebody is hit unless all six dodge.
    EXPECT_EQ(odds.hit * 36 * 64, odds.total * 26 * 63);
}

TEST(Odds, TheDieOfACommandAtTheBeginningOfATurn) {
    Position at(figure("captain", "9", "15", "2:command") +
                "turn blue ; actions 1\n"
                "given A captain red  at 10,10 facing 0\n"
                "      B captain blue at 30,30 facing 0\n");
    at.play(Seat{1}, "end_turn");
    EXPECT_EQ(next_decision(at.table(), at.state()).ask, Ask::begin_turn);
    const Odds odds = at.odds("use A command");
    EXPECT_EQ(odds.total, 6u);
    EXPECT_EQ(odds.find(at["A"])->gained, 1u);  // a six [FAQ-CMD-2]
}

TEST(Odds, AFrozenTargetGetsATokenAndTheShooterItsOwn) {
    const Position at(figure("mage", "9", "15", "2:magic_freeze", "range 10") +
                      figure("target", "9", "15", "2") +
                      "given A mage   red  at 10,10 facing 0\n"
                      "      B target blue at 16,10 facing 180 tokens 1\n");
    const Odds odds = at.odds("shoot A at B freeze");
    EXPECT_EQ(odds.find(at["B"])->token, 26u);  // [FAQ-MFRZ-3]
    EXPECT_EQ(odds.find(at["A"])->token, 0u);
    // The second token pushes; only a critical hit does damage besides. [FAQ-MFRZ-5, FAQ-MFRZ-2]
    EXPECT_EQ(spread_of(odds, at["B"]), (Spread{{0, 10}, {1, 25}, {2, 1}}));
}

TEST(Odds, ARefusedCommandHasNone) {
    const Position at(figure("attacker", "9", "15", "2") + figure("target", "9", "15", "2") +
                      "given A attacker red  at 10,10 facing 0\n"
                      "      B target   blue at 20,10 facing 180\n");
    EXPECT_FALSE(at.ask("close A at B").has_value());
    EXPECT_FALSE(odds_of(at.table(), at.state(), Seat{1}, at.command("move A to 10,12")));
}

// Whatever is asked in a battle full of abilities: the weights of one figure add up.
TEST(Odds, WeightsAddUpInWildBattles) {
    const std::string figures =
        figure("fighter", "9:weapon_master", "15:dodge", "2", "", "8:charge") +
        figure("mage", "9:flame_lightning", "14:magic_retaliation", "2:magic_enhancement",
               "range 8 targets 2") +
        figure("brute", "10:vampirism", "15:toughness/pole_arm", "3", "", "9:ram") +
        figure("healer", "9:healing", "15:terrify", "2");
    Position at(figures +
                "given A fighter red  at 10,10 facing 0\n"
                "      B mage    red  at 10,13 facing 0\n"
                "      C brute   red  at 10,16 facing 0\n"
                "      D healer  red  at 10,11.25 facing 90 tokens 1\n"
                "      E fighter blue at 16,10 facing 180 tokens 1\n"
                "      F mage    blue at 16,13 facing 180 click 3\n"
                "      G brute   blue at 16,16 facing 180\n"
                "      H healer  blue at 17.25,10 facing 180 click 2\n");
    const Table& table = at.table();
    std::size_t asked = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        TestRng rng(seed);
        State state = at.state();
        Events events;
        std::vector<BattleCommand> proposals;
        for (int i = 0; i < 120 && state.phase != Phase::over; ++i) {
            const Seat seat = next_decision(table, state).seat;
            proposals.clear();
            propose(table, state, 8, rng, proposals);
            ASSERT_FALSE(proposals.empty());
            for (const BattleCommand& command : proposals) {
                const auto odds = odds_of(table, state, seat, command);
                ASSERT_TRUE(odds.has_value());
                ++asked;
                EXPECT_LE(odds->hit, odds->total);
                EXPECT_LE(odds->broke_away, odds->total);
                EXPECT_LE(odds->arrived, odds->total);
                for (const FigureOdds& one : odds->figures) {
                    std::uint64_t sum = 0;
                    for (const ClickOdds& click : one.clicks) sum += click.weight;
                    const bool stood = state[one.figure].whereabouts == Whereabouts::on_table;
                    EXPECT_EQ(sum, stood ? odds->total : one.returned);
                    for (const std::uint64_t weight : {one.hit, one.broke_away, one.eliminated,
                                                       one.captured, one.freed, one.returned})
                        EXPECT_LE(weight, odds->total);
                }
            }
            const BattleCommand chosen =
                proposals[rng.below(static_cast<std::uint32_t>(proposals.size()))];
            events.clear();
            ASSERT_TRUE(step(table, state, seat, chosen, events));
        }
    }
    EXPECT_GT(asked, 1000u);
}

// Six of 36 rolls miss; a twelve takes one point more than the damage. [V-TERR-11, V-TERR-13]
TEST(Odds, PointsOfTerrain) {
    const Position position(
        "edition v2\n" + figure("raider", "9", "15", "3") +
            "terrain wall constructed blocking polygon 10,10.625 16,10.625 16,11.625 10,11.625\n"
            "given A raider red  at 13,10 facing 90\n"
            "      B raider blue at 30,30 facing 270\n",
        Edition::v2);
    const Odds odds = position.odds("close A at terrain wall");
    EXPECT_EQ(odds.total, 36u);
    EXPECT_EQ(odds.hit, 30u);
    EXPECT_EQ(odds.points, (std::vector<PointOdds>{{0, 6}, {3, 29}, {4, 1}}));
    EXPECT_EQ(odds.removed, 1u);
    EXPECT_TRUE(position.odds("move A to 13,4").points.empty());
}

// Of a cavalry unit its player names who has more clicks left, and of equals the mount, whomever
// the attack calls. [V-CAV-1, H-V2-CAV-TARGET]
TEST(Odds, OfAUnitWhoeverEnduresMoreIsNamed) {
    for (const int weak : {0, 1, 2}) {  // nobody, the mount, the rider
        const std::string mount = weak == 1 ? " click 1\n" : "\n";
        const std::string rider = weak == 2 ? " click 1\n" : "\n";
        const Position position(
            "edition v2\noption H-V2-CAV-TARGET defender_names\ntable turn blue\n" +
                figure("horse", "9", "15", "2", "kind mount mount battle_horse") +
                figure("knight", "9", "15", "2", "mount battle_horse") +
                figure("foe", "9", "15", "2") + "given M horse red at 10,10 facing 90" + mount +
                "      R knight red in_saddle M" + rider +
                "      B foe blue at 10,11.25 facing 270\n",
            Edition::v2);
        const FigureId named = position[weak == 1 ? "R" : "M"];
        const FigureId spared = position[weak == 1 ? "M" : "R"];
        for (const char* attack : {"close B at M", "close B at R"}) {
            const Odds odds = position.odds(attack);
            EXPECT_TRUE(odds.assumes(Ask::name_target));
            ASSERT_NE(odds.find(named), nullptr) << weak << attack;
            EXPECT_EQ(odds.find(named)->hit, odds.hit);
            EXPECT_EQ(odds.find(spared), nullptr) << weak << attack;
        }
    }
}

}  // namespace
}  // namespace six
