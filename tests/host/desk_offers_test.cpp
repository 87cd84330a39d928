// Whatever is legal can be given by clicks: over random battles of every edition each command that
// the engine allows, in every manner, is put together from what the desk offers.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/battle.h"
#include "engine/rules/attack.h"
#include "engine/rules/query.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/state/ask.h"
#include "host/desk_replay.h"
#include "host/record.h"
#include "io/language/command_text.h"
#include "sim/random_battle.h"
#include "tests/host/clicks.h"

namespace six {
namespace {

using fixture::Clicks;
using Json = Clicks::Json;

constexpr std::uint64_t kGames = 40;  // of each edition
constexpr int kSteps = 40;            // of each game
constexpr std::size_t kProposals = 24;
// Ways, places and odds take time: so many commands of each manner are put together to the end.
constexpr int kInFull = 12;

// Commands that somebody might think of, besides those the engine proposes: all manners of these,
// and what it proposes seldom. Only what is legal stays.
class Thinking {
public:
    explicit Thinking(const host::PlayGame& game) : game_(game), owed_(game.owed()) {}

    std::vector<Command> legal(Rng& rng) && {
        std::vector<Command> proposed;
        game_.game().propose(kProposals, rng, proposed);
        for (const Command& command : proposed) add(command);
        if (!game_.in_setup()) {
            for (const Command& command : proposed) {
                if (const auto* attack = as<Attack>(command)) manners(attack->plan);
                if (const auto* form = as<FormUp>(command)) paces(*form);
            }
            if (owed_.ask == Ask::give_action) between_actions();
            if (owed_.ask == Ask::follow_up) attacks(owed_.who);
            if (owed_.ask == Ask::cancel_abilities) everything_off();
        }
        add(game_.game().own(Decline{}));
        add(EndTurn{});
        add(OfferEnd{});
        add(Withdraw{});
        add(Agree{});
        return std::move(list_);
    }

private:
    void add(const Command& command) {
        if (game_.game().check(owed_.seat, command)) list_.push_back(command);
    }

    void manners(AttackPlan plan) {
        for (const bool long_range : {false, true})
            for (const bool freeze : {false, true})
                for (const Aim aim : {Aim::damage, Aim::capture, Aim::rescue}) {
                    plan.long_range = long_range;
                    plan.freeze = freeze;
                    plan.aim = aim;
                    add(Attack{plan});
                }
    }

    void paces(FormUp form) {
        for (const FigureId member : form.members) {
            form.march = member;
            add(form);
        }
    }

    void between_actions() {
        const State& state = game_.state();
        for (std::uint16_t i = 0; i < state.figure_count; ++i) {
            const FigureId id{i};
            const Figure& figure = state[id];
            if (figure.owner != owed_.seat || !in_play(figure)) continue;
            add(Release{id});
            add(Turn{id, figure.facing});
            for (std::size_t n = 0; n < warrior_of(game_.table(), figure).dials.size(); ++n)
                add(Pass{id, static_cast<std::uint8_t>(n)});
            for_each_in_force(game_.table(), game_.state(), figure, [&](const AbilityFacts& facts) {
                Cancel cancel;
                cancel.abilities.push_back({id, facts.ability});
                add(cancel);
            });
            for_each_on_table(state, [&](FigureId other, const Figure&) { add(Board{id, other}); });
            casts(id);
            attacks(id);
            uses(id);
            goings(id);
        }
    }

    // Every spell on everybody, and where he stands.
    void casts(FigureId who) {
        const State& state = game_.state();
        for_each_item(game_.table(), state, state[who], [&](const Item&, std::uint8_t book) {
            for (const std::uint8_t spell : spells_of(state, state[who], book))
                for_each_in_play(state, [&](FigureId other, const Figure& figure) {
                    for (const bool browse : {false, true}) {
                        add(CastSpell{who, book, spell, browse, other, {}});
                        add(CastSpell{who, book, spell, browse, {}, figure.at});
                    }
                });
        });
    }

    // On everybody on the table, set down where he stands.
    void uses(FigureId who) {
        const State& state = game_.state();
        for_each_in_force(game_.table(), game_.state(), state[who], 0,
                          [&](const AbilityFacts& facts) {
                              if (!is_action(facts.used) || !facts.has_object) return;
                              for_each_on_table(state, [&](FigureId id, const Figure& other) {
                                  add(UseAbility{.who = who,
                                                 .ability = facts.ability,
                                                 .other = id,
                                                 .at = other.at,
                                                 .facing = other.facing});
                              });
                          });
    }

    // Half an inch ahead, by each section: to begin an attack, to take off, to land, with a friend.
    void goings(FigureId who) {
        const Figure& figure = game_.state()[who];
        const bool large = is_large(game_.table(), figure);
        for (std::size_t n = 0; n < (large ? kMaxDials : std::size_t{1}); ++n) {
            const auto sections = static_cast<std::uint8_t>(large ? 1u << n : 0u);
            Move move{who, Path{ahead_of(figure.at, figure.facing, 500_mil)}, figure.facing,
                      sections};
            for (const AttackKind kind : {AttackKind::close, AttackKind::ranged}) {
                move.then = kind;
                add(move);
            }
            move.then.reset();
            for (const Level level : {Level::up, Level::down}) {
                move.level = level;
                add(move);
            }
            move.level = Level::as_it_is;
            for_each_on_table(game_.state(), [&](FigureId id, const Figure&) {
                move.carried = id;
                add(move);
            });
        }
    }

    // Plainly and by every ability, with every section, at everybody, in every manner.
    void attacks(FigureId who) {
        const Figure& figure = game_.state()[who];
        const bool aboard = is_aboard(figure);
        for (std::uint8_t n = 0; n < kMaxDials; ++n) {
            const std::size_t dial = own_section(game_.table(), figure, n);
            if (!aboard && n >= warrior_of(game_.table(), figure).dials.size()) return;
            for (const AttackKind kind : {AttackKind::close, AttackKind::ranged})
                attacks({.kind = kind, .who = who, .section = n});
            for_each_in_force(game_.table(), game_.state(), figure, dial,
                              [&](const AbilityFacts& facts) {
                                  if (facts.form.exists)
                                      attacks({.kind = facts.form.kind,
                                               .who = who,
                                               .ability = facts.ability,
                                               .section = n});
                              });
        }
    }
    void attacks(AttackPlan plan) {
        manners(plan);
        for (std::uint16_t i = 0; i < game_.table().field.pieces.size(); ++i) {
            plan.piece = PieceId{i};
            if (plan.ability == Ability::none) manners(plan);
        }
        plan.piece = {};
        for_each_in_play(game_.state(), [&](FigureId id, const Figure&) {
            plan.targets.clear();
            plan.targets.push_back(id);
            manners(plan);
            if (plan.ability == Ability::none) together(plan);
        });
    }
    // With any two who stand beside the attacker, or beside whom he attacks.
    void together(AttackPlan plan) {
        const State& state = game_.state();
        std::vector<FigureId> near;
        for_each_on_table(state, [&](FigureId id, const Figure& other) {
            if (id != plan.who && other.owner == owed_.seat &&
                (touching(game_.table(), game_.state(), other, state[plan.who]) ||
                 touching(game_.table(), game_.state(), other, state[plan.targets[0]])))
                near.push_back(id);
        });
        for (std::size_t i = 0; i < near.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                plan.members.clear();
                plan.members.push_back(near[i]);
                plan.members.push_back(near[k]);
                add(Attack{plan});
            }
    }

    void everything_off() {
        Cancel cancel;
        for (const auto& entry : optional_asked(game_.table(), game_.state(), owed_.seat))
            cancel.abilities.push_back(entry);
        for (const FigureId who : borrowers_in_attack(game_.table(), game_.state(), owed_.seat))
            cancel.own_defense.push_back(who);
        add(cancel);
    }

    const host::PlayGame& game_;
    const Decision owed_;
    std::vector<Command> list_;
};

// The kind of a command and its manner, in words, to count what was seen.
std::string manner_of(const Command& command) {
    std::string name(name_of(command));
    if (const auto* attack = as<Attack>(command)) {
        const AttackPlan& plan = attack->plan;
        name = kAttackNames[static_cast<std::size_t>(plan.kind)];
        if (plan.aim != Aim::damage) name = kAimNames[static_cast<std::size_t>(plan.aim)];
        if (plan.ability != Ability::none) name += " using";
        if (plan.long_range) name += " long";
        if (plan.freeze) name += " freeze";
        if (plan.targets.size() > 1) name += " at several";
        if (!plan.members.empty()) name += " with members";
        if (plan.section != 0) name += " by a section";
        if (plan.at_point) name += " at a point";
        if (plan.piece.exists()) name += " at terrain";
    }
    if (const auto* move = as<Move>(command)) {
        if (move->sections != 0)
            name += " with " + std::to_string(__builtin_popcount(move->sections)) + " sections";
        if (move->then) name += *move->then == AttackKind::close ? " and close" : " and shoot";
        if (move->level != Level::as_it_is) name += move->level == Level::up ? " up" : " down";
        if (move->carried.exists()) name += " carrying";
    }
    if (const auto* use = as<UseAbility>(command); use && use->other.exists())
        name += " on somebody";
    if (const auto* form = as<FormUp>(command); form && form->march.exists()) name += " march";
    if (const auto* cancel = as<Cancel>(command)) {
        if (!cancel->own_defense.empty()) name += " own defense";
        if (cancel->abilities.size() + cancel->own_defense.size() > 1) name += " several";
    }
    return name;
}

class DeskOffers : public testing::Test {
protected:
    void play_random(Edition edition, std::uint64_t seed) {
        Rng rng(seed, /*stream=*/7);
        play(host::PlayGame(start(edition, seed, rng)), rng, {}, kSteps);
    }

    // A position and what is answered in it; then so many steps more.
    void play_from(const std::string& scenario, const std::vector<std::string>& commands) {
        auto laid = host::laid_scenario(scenario, io::Language::en);
        ASSERT_TRUE(laid) << laid.error().key << ' ' << laid.error().where;
        Rng rng(1);
        play(*std::move(laid), rng, commands, static_cast<int>(commands.size()) + 1);
    }

    std::map<std::string, int> seen_;

private:
    // Rather what changes the table; captures when they can be had, so that there are captives.
    static Command chosen(const std::vector<Command>& legal, Rng& rng) {
        const auto any = [&] { return legal[rng.below(static_cast<std::uint32_t>(legal.size()))]; };
        for (const Command& command : legal)
            if (const auto* attack = as<Attack>(command))
                if (attack->plan.aim != Aim::damage && rng.once_in(4)) return command;
        Command next = any();
        const auto idle = [&] {
            return (as<Withdraw>(next) != nullptr) || (as<OfferEnd>(next) != nullptr) ||
                   (as<Cancel>(next) != nullptr) || (as<Pass>(next) != nullptr);
        };
        for (int tries = 0; tries < 8 && idle(); ++tries) next = any();
        return next;
    }

    static Json request(host::Desk& desk, const Json& asked) {
        return Json::parse(desk.request(asked.dump()));
    }

    void play(host::PlayGame game, Rng& rng, const std::vector<std::string>& commands, int steps) {
        host::Desk desk;
        Json answer = request(desk, {{"do", "resume"}, {"replay", host::replay_text(game, {})}});
        // Nothing is answered by a standing order: whoever is asked has all the buttons.
        const Json none = {
            {"spin", false}, {"cancel", false}, {"dodge", false}, {"terrify", false}};
        for (std::size_t n = 0; n < game.seat_count(); ++n)
            answer = request(desk, {{"do", "orders"},
                                    {"seat", game.names().of(Seat{static_cast<std::uint8_t>(n)})},
                                    {"orders", none}});
        for (int n = 0; n < steps && game.owed().ask != Ask::nothing; ++n) {
            ASSERT_TRUE(answer.contains("table")) << answer.dump();
            Command next;
            if (game.owed().by_chance()) {
                game.roll();
                next = game.answers().back().command;
            } else {
                const std::vector<Command> legal = Thinking(game).legal(rng);
                ASSERT_FALSE(legal.empty()) << name_of(game.owed().ask);
                compare(desk, game, answer["table"], legal);
                next = chosen(legal, rng);
                if (static_cast<std::size_t>(n) < commands.size())
                    next = *io::parse_command(commands[static_cast<std::size_t>(n)],
                                              {game.names(), game.catalog(), &game.state()});
                ASSERT_TRUE(game.answer(game.owed().seat, next));
            }
            answer =
                request(desk, {{"do", "answer"},
                               {"command", io::print_command(next, game.names(), game.catalog())}});
        }
    }

    // Abilities that make for manners, so that few games show them all.
    static void sprinkle(Catalog& catalog, Rng& rng) {
        constexpr std::array kSought = {Ability::magic_freeze, Ability::defend,
                                        Ability::forced_march, Ability::pierce,
                                        Ability::shockwave,    Ability::magic_enhancement};
        for (Warrior& warrior : catalog.warriors) {
            if (warrior.kind != FigureKind::warrior || warrior.dials.size() != 1) continue;
            const Ability one = kSought[rng.below(kSought.size())];
            for (Click& click : warrior.dials[0].clicks) {
                Cell* cells[] = {&click.speed, &click.attack, &click.defense, &click.damage};
                Cell& cell = *cells[static_cast<std::size_t>(stat_of(one))];
                if (!cell.skull) cell.abilities = {one, Ability::none};
            }
        }
    }

    // A file has no nexus of what its own click shows.
    static void without_copies(Catalog& catalog) {
        for (Warrior& warrior : catalog.warriors)
            for (Dial& dial : warrior.dials)
                for (Click& click : dial.clicks)
                    for (const Cell* cell : click.cells())
                        for (const Ability shown : cell->abilities)
                            if (shown == click.nexus) click.nexus = Ability::none;
    }

    static host::PlayStart start(Edition edition, std::uint64_t seed, Rng& rng) {
        const auto beginning = seed % 4 == 0 ? sim::Beginning::set_up : sim::Beginning::melee;
        sim::BattleWishes wishes{.edition = edition, .seats = 2};
        wishes.large = static_cast<sim::LargeFigures>(seed % 3);
        host::PlayStart start;
        start.seed = seed;
        if (beginning == sim::Beginning::set_up) {
            Agreement agreement = sim::random_agreement(rng, wishes);
            without_copies(agreement.catalog);
            start.agreement = std::make_shared<const Agreement>(std::move(agreement));
            return start;
        }
        wishes.figures = static_cast<std::uint16_t>(8 + seed % 5);
        sim::Battle battle = sim::random_battle(rng, beginning, wishes);
        sprinkle(battle.table.catalog, rng);
        without_copies(battle.table.catalog);
        start.table = std::make_shared<const Table>(std::move(battle.table));
        start.state = battle.state;
        start.names = io::standard_names(*start.table, start.state);
        return start;
    }

    // Of each figure each manner once: what differs only in whom it meets is offered alike.
    void compare(host::Desk& desk, const host::PlayGame& game, const Json& table,
                 const std::vector<Command>& legal) {
        Clicks clicks(desk, game, table);
        // A key that has no words is shown as it is.
        for (const char* buttons : {"answers", "cancels"})
            for (const Json& button : table["owed"][buttons])
                EXPECT_EQ(button["said"].get<std::string>().find("desk."), std::string::npos)
                    << name_of(game.owed().ask) << ": " << button.dump();
        std::set<std::string> compared;
        for (const Command& command : legal) {
            const std::string manner = manner_of(command);
            const std::string text = io::print_command(command, game.names(), game.catalog());
            const std::string who = text.substr(0, text.find(' ', text.find(' ') + 1));
            if (!compared.insert(manner + who).second) continue;
            const bool in_full = ++seen_[manner] <= kInFull;
            EXPECT_EQ(clicks.missing(command, in_full), "")
                << "seed " << game.start().seed << ", " << name_of(game.owed().ask) << ": "
                << manner << ": " << text;
        }
    }
};

TEST_F(DeskOffers, EveryLegalCommandOfRandomBattlesCanBeClicked) {
    for (const Edition edition : {Edition::unlimited, Edition::v2, Edition::conquest})
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            SCOPED_TRACE(name_of(edition));
            play_random(edition, seed);
        }
    // What the games never came to is not shown by them.
    for (const char* manner : {"move",
                               "close",
                               "capture",
                               "ranged",
                               "ranged at several",
                               "ranged long",
                               "ranged freeze",
                               "ranged using",
                               "close by a section",
                               "form",
                               "march",
                               "use",
                               "use on somebody",
                               "disembark",
                               "pass",
                               "end_turn",
                               "withdraw",
                               "offer_end",
                               "cancel",
                               "cancel own defense",
                               "section",
                               "turn",
                               "spin",
                               "decline",
                               "deploy",
                               "build",
                               "terrain",
                               "pool",
                               "objective",
                               "ranged using at a point",
                               "move and close",
                               "move up",
                               "move carrying",
                               "edge",
                               "item",
                               "move with 1 sections",
                               "move with 4 sections"})
        EXPECT_GT(seen_[manner], 0) << manner;
}

// What random battles come to seldom. The labels are words: nothing may depend on what they look
// like.
constexpr std::string_view kFigures = R"(option H-RESCUE true
figure archer points 20 range 10 faction orc_raiders
       dial speed 8:forced_march 8:forced_march attack 9:shockwave 9 defense 15 15 damage 3:magic_freeze 3
figure piercer points 20 range 10
       dial speed 8 8 attack 9 9 defense 15 15 damage 3:pierce 3:pierce
figure helper points 20
       dial speed 8 8 attack 9 9 defense 15 15 damage 3:magic_enhancement 3:magic_enhancement
figure mage points 20
       dial speed 8:magic_levitation 8 attack 9 9 defense 15 15 damage 3 3
figure shield points 20
       dial speed 8 8 attack 9 9 defense 18:defend 18:defend damage 3 3
figure guard points 20
       dial speed 8 8 attack 9 9 defense 15:battle_armor 15:battle_armor damage 3 3
)";

TEST_F(DeskOffers, FreezingByShockwaveAndWhoseForcedMarchCounts) {
    play_from(std::string(kFigures) + R"(
given Alva archer red at 10,10 facing 0
      Bo archer red at 10,11.25 facing 0
      Cy archer red at 10,12.5 facing 0
      Dun guard blue at 14,11.25 facing 180
)",
              {});
    for (const char* manner :
         {"ranged freeze", "ranged using freeze", "ranged with members", "form march"})
        EXPECT_GT(seen_[manner], 0) << manner;
}

TEST_F(DeskOffers, AMoveOfTheSecondEditionBeginsAShotOrLands) {
    play_from(R"(edition v2
figure rider points 20 range 10 ranged 2 types wing
       dial speed 8:bound 8:bound attack 9 9 defense 15 15 damage 3 3
given Alva rider red at 10,10 facing 0
      Bo rider red at 10,14 facing 0 soaring
      Dun rider blue at 20,10 facing 180
)",
              {});
    for (const char* manner : {"move and shoot", "move up", "move down"})
        EXPECT_GT(seen_[manner], 0) << manner;
}

TEST_F(DeskOffers, ConstructedTerrainIsAttackedAndAPlaceIsBombarded) {
    play_from(R"(edition v2
terrain palisade constructed points 3 low_wall polygon 9,10.625 12,10.625 12,11 9,11
figure mortar points 20 range 10 ranged 2 types boot
       dial speed 8 8 attack 9:bombardment 9:bombardment defense 15 15 damage 3 3
given Alva mortar red at 10,10 facing 90
      Bo mortar red at 10,4 facing 90
      Dun mortar blue at 10,13 facing 270
)",
              {});
    for (const char* manner : {"close at terrain", "ranged at terrain", "ranged using at a point"})
        EXPECT_GT(seen_[manner], 0) << manner;
}

TEST_F(DeskOffers, SeveralAreCancelledAtOnceAndLentDefenseIsRefused) {
    play_from(std::string(kFigures) + R"(
given Alva piercer red at 10,10 facing 0
      Help helper red at 8.75,10 facing 0
      Dun guard blue at 16,10 facing 180
      Shield shield blue at 17.25,10 facing 180
)",
              {"shoot Alva at Dun", "decline"});
    for (const char* manner : {"cancel several", "cancel own defense"})
        EXPECT_GT(seen_[manner], 0) << manner;
}

TEST_F(DeskOffers, AnOpponentIsLevitatedToo) {
    play_from(std::string(kFigures) + R"(
given Mage mage red at 10,10 facing 0
      Dun guard blue at 11.25,10 facing 180
)",
              {});
    EXPECT_GT(seen_["use on somebody"], 0);
}

TEST_F(DeskOffers, CaptivesAreReleasedAndRescued) {
    const std::string given = R"(
given Alva guard red at 10,10 facing 0
      Prey guard blue at 11.25,10 facing 180 captive_of Alva
      Friend guard blue at 8.75,10 facing 0
)";
    play_from(std::string(kFigures) + "turn blue" + given, {});
    play_from(std::string(kFigures) + "turn red" + given, {});
    for (const char* manner : {"rescue", "release"}) EXPECT_GT(seen_[manner], 0) << manner;
}

TEST_F(DeskOffers, AnEndThatIsOfferedIsAgreedTo) {
    play_from(std::string(kFigures) + R"(
given Alva guard red at 10,10 facing 0
      Dun guard blue at 20,10 facing 180
)",
              {"offer_end"});
    for (const char* manner : {"agree", "decline"}) EXPECT_GT(seen_[manner], 0) << manner;
}

}  // namespace
}  // namespace six
