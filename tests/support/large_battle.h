// A battle of large figures for tests: a catalog that holds one of each kind, and what a test says
// to it. Which ability a section shows is written onto the dial.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "engine/game/battle.h"
#include "engine/messages/reason.h"
#include "engine/state/canonical.h"
#include "tests/support/fixture_battle.h"

namespace six::fixture {

struct LargeBattle : testing::Test {
    // The catalog; the last two are there to show abilities.
    static constexpr std::uint16_t kPlain = 0, kRider = 1, kDragon = 3, kTank = 4, kChariot = 5,
                                   kTitan = 6, kFoe = 7, kSmallFoe = 8;
    static constexpr std::uint8_t kFront = 1, kLeft = 2, kRear = 4, kRight = 8;

    Table table = large_table();
    State state;
    Events events;

    static Table large_table() {
        Table made = plain_table();
        made.build_total = 400;
        std::vector<Warrior>& warriors = made.catalog.warriors;
        for (const FigureKind kind : {FigureKind::dragon, FigureKind::tank, FigureKind::chariot})
            warriors.push_back(plain_large(kind));
        warriors.push_back(plain_warrior());
        warriors.back().kind = FigureKind::titan;
        warriors.back().base.radius = 1500_mil;
        warriors.push_back(plain_large(FigureKind::tank));
        warriors.push_back(plain_warrior());
        return made;
    }

    // Every slot of the section's dial that shows numbers shows it, as one of its two of that
    // value.
    void show(std::uint16_t warrior, std::size_t section, Ability ability, std::size_t mark = 0) {
        for (Click& click : table.catalog.warriors[warrior].dials[section].clicks) {
            if (click.skulls() > 0) continue;
            Cell* cells[] = {&click.speed, &click.attack, &click.defense, &click.damage};
            cells[static_cast<std::size_t>(stat_of(ability))]->abilities[mark] = ability;
        }
    }
    void deactivate(FigureId who, std::size_t section) {
        state[who].clicks[section] = static_cast<std::uint8_t>(
            table.catalog[state[who].warrior].dials[section].clicks.size() - 1);
    }
    void add_piece(TerrainKind kind, Height height, Vec2 low, Vec2 high) {
        Piece piece;
        piece.name = "piece" + std::to_string(table.field.pieces.size());
        piece.kind = kind;
        piece.height = height;
        piece.outline = {{low, {high.x, low.y}, high, {low.x, high.y}}};
        table.field.pieces.push_back(std::move(piece));
    }

    Result<Ok> judge(const BattleCommand& command, Seat sender = kRed) const {
        return check(table, state, sender, command);
    }
    void play(Seat sender, const BattleCommand& command) {
        const auto done = step(table, state, sender, command, events);
        ASSERT_TRUE(done) << name_of(done.error().why) << " " << done.error().clause.id();
    }
    // Refused, and nothing has changed.
    Illegal refuse(Seat sender, const BattleCommand& command, Clause clause, Reason why) {
        const std::uint64_t before = hash_of(state);
        const std::size_t told = events.size();
        const auto done = step(table, state, sender, command, events);
        EXPECT_FALSE(done);
        if (done) return {};
        EXPECT_EQ(done.error().clause.id(), clause.id());
        EXPECT_EQ(name_of(done.error().why), name_of(why));
        EXPECT_EQ(hash_of(state), before);
        EXPECT_EQ(events.size(), told);
        return done.error();
    }
    const Event* last(EventKind kind) const {
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            if (event->kind == kind) return &*event;
        return nullptr;
    }
    int count(EventKind kind) const {
        int found = 0;
        for (const Event& event : events) found += event.kind == kind;
        return found;
    }
    Ask asked() const { return next_decision(table, state).ask; }
};

inline Move ahead(const State& state, FigureId who, std::int32_t mils, std::uint8_t sections) {
    const Figure& figure = state[who];
    return {.who = who,
            .path = {ahead_of(figure.at, figure.facing, Inches::from_mils(mils))},
            .facing = figure.facing,
            .sections = sections};
}
inline Move turn_to(FigureId who, std::int32_t facing, std::uint8_t sections) {
    return {.who = who, .facing = Facing::from_tenths(facing), .sections = sections};
}

}  // namespace six::fixture
