// Kinds and postures are rows: each page's tables are whole, and a row that a page changes is
// heard by the chapters.
#include "engine/rules/kinds.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/game/battle.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/break_away.h"
#include "engine/rules/formation.h"
#include "engine/rules/line_of_fire.h"
#include "engine/rules/move.h"
#include "engine/rules/terrain.h"
#include "engine/rulesets/pages.h"
#include "engine/rulesets/unlimited.h"
#include "tests/support/fixture_battle.h"

namespace six {
namespace {

using namespace fixture;

// --- the tables ---

// What a row forbids, one deed a line.
std::string told(const Forbids& forbids) {
    std::string text;
    for (std::size_t i = 0; i < kDeedNames.size(); ++i)
        if (const Ban& ban = forbids[static_cast<Deed>(i)]; ban.exists())
            text.append(kDeedNames[i]).append(" ").append(ban.clause.id()) += "\n";
    return text;
}
Forbids with(Forbids row, const Forbids& more) {
    for (std::size_t i = 0; i < kDeedNames.size(); ++i)
        if (const Ban& ban = more[static_cast<Deed>(i)]; ban.exists())
            row[static_cast<Deed>(i)] = ban;
    return row;
}

// As the documents have it; whatever is not named here, no text forbids to such a figure.
const Forbids kLarge{{Deed::turn_freely, {"C-MULTI-17"}},   {Deed::turn_when_held, {"LRG-GEN-13"}},
                     {Deed::spin_free, {"LRG-GEN-14"}},     {Deed::ride, {"LRG-PASS-5"}},
                     {Deed::stand_on_top, {"C-CASTLE-17"}}, {Deed::join_formation, {"LRG-GEN-10"}},
                     {Deed::capture, {"LRG-GEN-1"}},        {Deed::be_captured, {"LRG-GEN-2"}},
                     {Deed::be_enhanced, {"FAQ-MULTI-8"}},  {Deed::be_revived, {"FAQ-MULTI-7"}}};
const Forbids kTitan{{Deed::ride, {"LRG-PASS-6"}},          {Deed::stand_on_top, {"C-CASTLE-17"}},
                     {Deed::join_formation, {"C-TITAN-3"}}, {Deed::capture, {"C-TITAN-3"}},
                     {Deed::be_captured, {"C-TITAN-3"}},    {Deed::be_enhanced, {"FAQ-TITAN-8"}},
                     {Deed::be_revived, {"FAQ-TITAN-7"}}};
const Forbids kSection{{Deed::move, {"C-CASTLE-7"}},           {Deed::turn_freely, {"C-CASTLE-7"}},
                       {Deed::spin_free, {"C-CASTLE-7"}},      {Deed::stand_on_top, {"C-CASTLE-7"}},
                       {Deed::join_formation, {"C-CASTLE-7"}}, {Deed::fight_close, {"C-CASTLE-29"}},
                       {Deed::capture, {"C-CASTLE-7"}},        {Deed::be_captured, {"C-CASTLE-7"}},
                       {Deed::hurt_itself, {"C-CASTLE-10"}},   {Deed::flee, {"C-CASTLE-18"}},
                       {Deed::be_revived, {"C-CASTLE-9"}},     {Deed::be_summoned, {"C-CASTLE-7"}}};

// Those of 2.0 have a text that goes before all others. [MDW-GEN, V-TITAN, V-CASTLE]
const Forbids kLargeOf2003{
    {Deed::turn_freely, {"C-MULTI-18"}},    {Deed::turn_when_held, {"LRG-GEN-13"}},
    {Deed::ride, {"LRG-PASS-5"}},           {Deed::stand_on_top, {"C-CASTLE-17"}},
    {Deed::join_formation, {"LRG-GEN-10"}}, {Deed::capture, {"LRG-GEN-1"}},
    {Deed::be_captured, {"LRG-GEN-2"}},     {Deed::be_enhanced, {"FAQ-MULTI-8"}},
    {Deed::be_revived, {"MDW-GEN-6"}},      {Deed::be_summoned, {"MDW-GEN-7"}},
    {Deed::rise_again, {"MDW-GEN-8"}},      {Deed::be_trampled, {"MDW-GEN-22"}},
    {Deed::be_enchanted, {"MDW-GEN-26"}},   {Deed::be_turned_by_item, {"MDW-GEN-24"}},
    {Deed::change_sides, {"MDW-GEN-25"}}};
const Forbids kTitanOf2003 = with(kTitan, {{Deed::be_revived, {"V-TITAN-4"}},
                                           {Deed::be_summoned, {"V-TITAN-4"}},
                                           {Deed::rise_again, {"V-TITAN-4"}},
                                           {Deed::be_trampled, {"V-TITAN-6"}},
                                           {Deed::be_enchanted, {"V-TITAN-6"}},
                                           {Deed::be_turned_by_item, {"V-TITAN-6"}},
                                           {Deed::change_sides, {"V-TITAN-6"}}});
const Forbids kSectionOf2003 = with(kSection, {{Deed::move, {"V-CASTLE-4"}},
                                               {Deed::be_revived, {"V-CASTLE-2"}},
                                               {Deed::rise_again, {"V-CASTLE-2"}},
                                               {Deed::be_trampled, {"V-CASTLE-2"}},
                                               {Deed::be_hit_critically, {"V-CASTLE-2"}},
                                               {Deed::be_healed_by_ability, {"V-CASTLE-2"}},
                                               {Deed::be_enchanted, {"V-CASTLE-2"}},
                                               {Deed::be_healed_by_spell, {"V-CASTLE-2"}},
                                               {Deed::change_sides, {"V-CASTLE-2"}}});

// [V-CAV-1, V-CAV-2]
const Forbids kMount{{Deed::spin_free, {"V-CAV-2"}},        {Deed::ride, {"V-CAV-1"}},
                     {Deed::stand_on_top, {"C-CASTLE-17"}}, {Deed::capture, {"V-CAV-2"}},
                     {Deed::be_captured, {"V-CAV-2"}},      {Deed::be_revived, {"V-CAV-1"}},
                     {Deed::be_summoned, {"V-CAV-1"}},      {Deed::be_lifted, {"V-CAV-2"}}};

Forbids of_2003(FigureKind kind) {
    switch (kind) {
        case FigureKind::warrior:
            return {};
        case FigureKind::dragon:
        case FigureKind::tank:
            return kLargeOf2003;
        case FigureKind::chariot:
            return with(kLargeOf2003, {{Deed::go_backward, {"MDW-CHAR-4"}}});
        case FigureKind::titan:
            return kTitanOf2003;
        case FigureKind::mount:
            return kMount;
        case FigureKind::planking:
            return with(kSectionOf2003, {{Deed::be_attacked, {"C-CASTLE-16"}}});
        default:
            return kSectionOf2003;
    }
}

Forbids by_the_documents(FigureKind kind, Edition edition) {
    if (edition == Edition::v2) return of_2003(kind);
    Forbids large = kLarge;
    if (edition == Edition::conquest) large[Deed::flee] = {"C-MULTI-6"};
    switch (kind) {
        case FigureKind::warrior:
        case FigureKind::mount:  // which the first edition does not play
            return {};
        case FigureKind::dragon:
            return with(large, {{Deed::be_attacked_on_border, {"DRG-ATK-13"}}});
        case FigureKind::tank:
            return large;
        case FigureKind::chariot:
            return with(large, {{Deed::go_backward, {"LRG-CHAR-3"}}});
        case FigureKind::titan:
            return kTitan;
        case FigureKind::planking:
            return with(kSection, {{Deed::be_attacked, {"C-CASTLE-16"}}});
        default:
            return kSection;
    }
}

class Kinds : public testing::TestWithParam<Edition> {
protected:
    const Ruleset& page = *page_of(GetParam());

    const KindRules& kind(std::size_t i) const { return (*page.kinds)[i]; }
    const PostureRules& posture(Posture which) const {
        return (*page.postures)[static_cast<std::size_t>(which)];
    }
};

// A castle section is always part of the battlefield: what that forbids belongs to its kind.
TEST_P(Kinds, ForbidWhatTheDocumentsForbidAndNothingElse) {
    for (std::size_t i = 0; i < kKinds; ++i) {
        const auto which = static_cast<FigureKind>(i);
        Forbids row = kind(i).forbids;
        if (is_castle(which)) row = with(posture(Posture::built).forbids, row);
        EXPECT_EQ(told(row), told(by_the_documents(which, GetParam()))) << kKindNames[i];
    }
}

TEST_P(Kinds, AreUnaffectedByTheAbilitiesTheFaqNames) {
    const std::set<Ability> six{Ability::healing,          Ability::magic_confusion,
                                Ability::magic_freeze,     Ability::magic_healing,
                                Ability::magic_levitation, Ability::venom};
    const bool later = GetParam() == Edition::v2;
    const std::set<Ability> of_the_big{Ability::immobilize, Ability::strong_flier, Ability::terrify,
                                       Ability::tinker};
    const std::set<Ability> of_stone{Ability::immobilize, Ability::command, Ability::drain};
    for (std::size_t i = 0; i < kKinds; ++i) {
        const auto which = static_cast<FigureKind>(i);
        for (std::size_t n = 0; n < kAbilityNames.size(); ++n) {
            const auto ability = static_cast<Ability>(n);
            const bool small = which == FigureKind::warrior || which == FigureKind::mount;
            const bool stone =
                (is_castle(which) && ability == Ability::vampirism) ||
                (later && (is_castle(which) ? of_stone : of_the_big).contains(ability));
            EXPECT_EQ(kind(i).unaffected(ability).exists(),
                      !small && (six.contains(ability) || stone))
                << kKindNames[i] << " " << kAbilityNames[n];
        }
    }
}

TEST_P(Kinds, HaveRowsForRidersAndForEveryPosture) {
    Forbids riders{{Deed::turn_when_held, {"U-MOUNT-7"}},
                   {Deed::spin_free, {"U-SPIN-4"}},
                   {Deed::ride, {"LRG-PASS-4"}}};
    if (GetParam() == Edition::v2) riders[Deed::capture] = {"V-CAP-4"};
    EXPECT_EQ(told(*page.riders), told(riders));
    EXPECT_EQ(told(posture(Posture::ground).forbids), "");
    EXPECT_EQ(told(posture(Posture::top).forbids), "");  // as on the ground [C-CASTLE-39]
    Forbids aboard = posture(Posture::aboard).forbids;
    if (GetParam() == Edition::v2) {
        const Forbids spared{{Deed::be_hurt_by_attack, {"MDW-PIMM-1"}},
                             {Deed::be_hurt_by_ability, {"MDW-PIMM-2"}},
                             {Deed::be_healed_by_attack, {"MDW-PIMM-6"}},
                             {Deed::be_healed_by_ability, {"MDW-PIMM-7"}},
                             {Deed::pick_up, {"MDW-PASS-12"}},
                             {Deed::touch_glyph, {"MDW-PASS-11"}},
                             {Deed::be_hurt_by_spell, {"MDW-PIMM-4"}},
                             {Deed::be_healed_by_spell, {"MDW-PIMM-9"}},
                             {Deed::be_hurt_by_item, {"MDW-PIMM-3"}},
                             {Deed::be_healed_by_item, {"MDW-PIMM-8"}},
                             {Deed::be_turned_by_item, {"MDW-PASS-15"}},
                             {Deed::change_sides, {"MDW-PASS-17"}}};
        for (std::size_t i = 0; i < kDeedNames.size(); ++i) {
            const auto deed = static_cast<Deed>(i);
            if (!spared[deed].exists()) continue;
            EXPECT_EQ(aboard[deed].clause.id(), spared[deed].clause.id());
            aboard[deed] = Ban{};
        }
        EXPECT_FALSE(aboard[Deed::be_attacked].exists());
        EXPECT_EQ(aboard[Deed::be_chosen].clause.id(), Clause("MDW-PASS-8").id());
        aboard[Deed::be_attacked] = {"LRG-PDMG-1"};
        aboard[Deed::be_chosen] = {"LRG-PDMG-2"};
    }
    EXPECT_EQ(told(aboard), told({{Deed::move, {"LRG-DIS-5"}},
                                  {Deed::turn_freely, {"LRG-PASS-15"}},
                                  {Deed::ride, {"LRG-BRD-1"}},
                                  {Deed::join_formation, {"LRG-PASS-11"}},
                                  {Deed::capture, {"LRG-PCC-2"}},
                                  {Deed::use_speed_ability, {"LRG-PASS-15"}},
                                  {Deed::be_attacked, {"LRG-PDMG-1"}},
                                  {Deed::be_chosen, {"LRG-PDMG-2"}},
                                  {Deed::be_enhanced, {"LRG-PASS-11"}}}));
}

// Nobody is in a saddle but in 2.0. [V-CAV-1, V-CAV-2]
TEST_P(Kinds, HaveARowForTheSaddleWhereThereIsOne) {
    const PostureRules& row = posture(Posture::saddle);
    const bool later = GetParam() == Edition::v2;
    EXPECT_EQ(kind(static_cast<std::size_t>(FigureKind::mount)).played, later);
    EXPECT_EQ(kind(static_cast<std::size_t>(FigureKind::mount)).has_saddle, later);
    const Forbids rider{{Deed::move, {"V-CAV-1"}},           {Deed::turn_freely, {"V-CAV-1"}},
                        {Deed::spin_free, {"V-CAV-2"}},      {Deed::ride, {"V-CAV-1"}},
                        {Deed::capture, {"V-CAV-2"}},        {Deed::use_speed_ability, {"V-CAV-1"}},
                        {Deed::be_captured, {"V-CAV-2"}},    {Deed::rise_again, {"V-CAV-2"}},
                        {Deed::pick_up, {"V-CAV-1"}},        {Deed::be_lifted, {"V-CAV-2"}},
                        {Deed::use_subfaction, {"V-CAV-2"}}, {Deed::change_sides, {"V-CAV-1"}}};
    EXPECT_EQ(told(row.forbids), later ? told(rider) : "");
}

// Only 2.0 has wings that carry so far. [V-SOAR-8, V-SPIN-4]
TEST_P(Kinds, HaveARowForWhatSoarsWhereItMay) {
    const PostureRules& row = posture(Posture::soaring);
    EXPECT_EQ(row.aloft, GetParam() == Edition::v2);
    EXPECT_EQ(told(row.forbids), GetParam() == Edition::v2
                                     ? told({{Deed::spin_free, {"V-SPIN-4"}},
                                             {Deed::ride, {"V-SOAR-3"}},
                                             {Deed::join_formation, {"V-SOAR-8"}},
                                             {Deed::capture, {"V-SOAR-8"}},
                                             {Deed::pick_up, {"V-SOAR-8"}},
                                             {Deed::touch_glyph, {"V-SOAR-8"}}})
                                     : "");
}

// Whoever is at a level of his own is kept apart by a text.
TEST_P(Kinds, HaveAClauseForEveryLevel) {
    for (const PostureRules& row : *page.postures) {
        EXPECT_EQ(row.level != 0, row.apart.exists());
        EXPECT_TRUE(row.token.exists() && row.fights.exists() && row.shoots.exists());
        EXPECT_EQ(row.by_outline, row.fought.exists() && row.shot_at.exists());
    }
}

// A refusal says why; what nobody tries merely never happens.
TEST_P(Kinds, GiveAReasonWhereSomebodyIsRefused) {
    const std::set<Deed> never_tried{Deed::turn_when_held,     Deed::spin_free,
                                     Deed::hurt_itself,        Deed::flee,
                                     Deed::be_enhanced,        Deed::rise_again,
                                     Deed::be_trampled,        Deed::be_hit_critically,
                                     Deed::be_hurt_by_ability, Deed::be_healed_by_ability,
                                     Deed::touch_glyph,        Deed::be_hurt_by_item,
                                     Deed::be_healed_by_item,  Deed::be_turned_by_item};
    std::vector<const Forbids*> rows{page.riders};
    for (const KindRules& row : *page.kinds) rows.push_back(&row.forbids);
    for (const PostureRules& row : *page.postures) rows.push_back(&row.forbids);
    for (const Forbids* row : rows)
        for (std::size_t i = 0; i < kDeedNames.size(); ++i) {
            const auto deed = static_cast<Deed>(i);
            const Ban& ban = (*row)[deed];
            if (!ban.exists()) continue;
            EXPECT_EQ(ban.why == Reason::not_owed, never_tried.contains(deed)) << kDeedNames[i];
        }
}

INSTANTIATE_TEST_SUITE_P(Editions, Kinds,
                         testing::Values(Edition::unlimited, Edition::conquest, Edition::v2),
                         [](const auto& one) {
                             return one.param == Edition::unlimited  ? "unlimited"
                                    : one.param == Edition::conquest ? "conquest"
                                                                     : "v2";
                         });

// --- a made-up row of a posture: soaring, where a page has one [V-SOAR-3, V-SOAR-4, V-SOAR-8] ---

constexpr FigureId A{0}, B{1}, C{2}, D{3};
constexpr Vec2 kMiddle = vec2_mils(18000, 18000);

class Soaring : public testing::Test {
protected:
    Soaring() {
        postures_[static_cast<std::size_t>(Posture::soaring)] = {
            .level = 2,
            .apart = "V-SOAR-4",
            .above_terrain = true,
            .height_counts = false,
            .forbids = {{Deed::spin_free, {"V-SPIN-4"}},
                        {Deed::join_formation, {"V-SOAR-8", Reason::in_no_formation}},
                        {Deed::capture, {"V-SOAR-8", Reason::cannot_capture}}}};
        page_.postures = &postures_;
        table.rules = &page_;
    }
    void soar(FigureId who) { state[who].set(note::soaring); }

    Result<Ok> judge(const BattleCommand& command) const {
        return check(table, state, kRed, command);
    }
    void expect_refused(const BattleCommand& command, Clause clause, Reason why) const {
        const auto judged = judge(command);
        ASSERT_FALSE(judged);
        EXPECT_EQ(judged.error().clause.id(), clause.id());
        EXPECT_EQ(name_of(judged.error().why), name_of(why));
    }
    static Attack blow(FigureId who, FigureId at, Aim aim = Aim::damage) {
        return {AttackPlan{.kind = AttackKind::close, .who = who, .targets = {at}, .aim = aim}};
    }

    Table table = plain_table();
    State state;

private:
    Ruleset page_ = kUnlimited;
    PostureTable postures_ = *kUnlimited.postures;
};

TEST_F(Soaring, TouchesOnlyWhoSoars) {
    state = battle_of(table, {{kRed, kMiddle}, {kBlue, kMiddle + vec2_mils(1250, 0), 1800}});
    EXPECT_TRUE(touching(table, state, state[A], state[B]));
    EXPECT_TRUE(judge(blow(A, B)));
    soar(A);
    EXPECT_FALSE(touching(table, state, state[A], state[B]));
    EXPECT_FALSE(touches_opponent(table, state, A));
    expect_refused(blow(A, B), "V-SOAR-4", Reason::abrupt_between);
    soar(B);
    EXPECT_TRUE(touching(table, state, state[A], state[B]));
    EXPECT_TRUE(judge(blow(A, B)));
}

TEST_F(Soaring, HoldsNobodyAndIsHeldByNobodyBelow) {
    state = battle_of(table, {{kRed, kMiddle}, {kBlue, kMiddle + vec2_mils(1250, 0)}});
    const Move away{A, {kMiddle - vec2_mils(3000, 0)}, {}};
    EXPECT_TRUE(must_break_away(table, state, away));
    soar(A);
    EXPECT_FALSE(must_break_away(table, state, away));
}

TEST_F(Soaring, CapturesNobodyAndJoinsNoFormation) {
    state = battle_of(table, {{kRed, kMiddle},
                              {kBlue, kMiddle + vec2_mils(1250, 0), 1800},
                              {kRed, kMiddle - vec2_mils(0, 1250)},
                              {kRed, kMiddle - vec2_mils(0, 2500)}});
    const std::array members{A, C, D};
    EXPECT_TRUE(judge(blow(A, B, Aim::capture)));
    EXPECT_TRUE(check_members(table, state, members, FormedWord::movement));
    soar(A);
    soar(B);
    expect_refused(blow(A, B, Aim::capture), "V-SOAR-8", Reason::cannot_capture);
    const auto formed = check_members(table, state, members, FormedWord::movement);
    ASSERT_FALSE(formed);
    EXPECT_EQ(formed.error().clause, Clause("V-SOAR-8"));
    EXPECT_EQ(formed.error().why, Reason::in_no_formation);
}

TEST_F(Soaring, IsInNobodysWayBelow) {
    state = battle_of(table, {{kRed, kMiddle}, {kBlue, kMiddle + vec2_mils(3000, 0)}});
    const Move straight{A, {kMiddle + vec2_mils(6000, 0)}, {}};
    expect_refused(straight, "U-MOVE-2", Reason::path_crosses_base);
    soar(B);
    EXPECT_TRUE(judge(straight));
}

TEST_F(Soaring, PassesOverTerrainAndGivesNoHeight) {
    Piece rock;
    rock.name = "rock";
    rock.kind = TerrainKind::blocking;
    rock.outline = {{vec2_mils(20000, 16000), vec2_mils(21000, 16000), vec2_mils(21000, 20000),
                     vec2_mils(20000, 20000)}};
    table.field.pieces.push_back(rock);
    state = battle_of(table, {{kRed, kMiddle}, {kBlue, kMiddle + vec2_mils(9000, 0)}});
    const Move over{A, {kMiddle + vec2_mils(6000, 0)}, {}};
    expect_refused(over, "U-BLK-1", Reason::path_in_terrain);
    soar(A);
    EXPECT_TRUE(judge(over));
    soar(B);
    EXPECT_FALSE(height_counts(table, state, state[A], state[B]));
}

// --- a made-up kind: a cavalry unit in place of the titan [V-CAV-2] ---

class Cavalry : public testing::Test {
protected:
    Cavalry() {
        kinds_[static_cast<std::size_t>(FigureKind::titan)] = {
            .played = true,
            .forbids = {{Deed::spin_free, {"V-CAV-2"}},
                        {Deed::capture, {"V-CAV-2", Reason::cannot_capture}},
                        {Deed::be_captured, {"V-CAV-2", Reason::cannot_be_captured}}},
            .unaffected = [](Ability ability) {
                return ability == Ability::magic_levitation ? Clause("V-CAV-2") : Clause{};
            }};
        page_.kinds = &kinds_;
        table.rules = &page_;
        Warrior unit = plain_warrior();
        unit.kind = FigureKind::titan;
        table.catalog.warriors.push_back(unit);
    }
    Clause refusal(FigureId by, FigureId of) const {
        const auto judged =
            check(table, state, kRed,
                  Attack{AttackPlan{
                      .kind = AttackKind::close, .who = by, .targets = {of}, .aim = Aim::capture}});
        return judged ? Clause{} : judged.error().clause;
    }

    static constexpr std::uint16_t kUnit = 3;
    Table table = plain_table();
    State state;

private:
    Ruleset page_ = kUnlimited;
    KindTable kinds_ = *kUnlimited.kinds;
};

TEST_F(Cavalry, NeitherCapturesNorIsCaptured) {
    state = battle_of(table, {{kRed, kMiddle, 0, kUnit}, {kBlue, kMiddle + vec2_mils(1250, 0)}});
    EXPECT_EQ(refusal(A, B), Clause("V-CAV-2"));
    state = battle_of(table, {{kRed, kMiddle}, {kBlue, kMiddle + vec2_mils(1250, 0), 0, kUnit}});
    EXPECT_EQ(refusal(A, B), Clause("V-CAV-2"));
    state = battle_of(table, {{kRed, kMiddle}, {kBlue, kMiddle + vec2_mils(1250, 0)}});
    EXPECT_EQ(refusal(A, B), Clause{});
}

TEST_F(Cavalry, SpinsNotAndFormsLikeAnyWarrior) {
    state = battle_of(table, {{kRed, kMiddle, 0, kUnit}});
    EXPECT_EQ(forbidden(table, state[A], Deed::spin_free).clause, Clause("V-CAV-2"));
    EXPECT_FALSE(forbidden(table, state[A], Deed::join_formation).exists());
    EXPECT_EQ(break_away_need(table, state, state[A]).die, kUnlimited.combat.break_away.foot);
}

}  // namespace
}  // namespace six
