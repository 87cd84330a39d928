#include "engine/rules/trample.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/geometry/path.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/formation.h"
#include "engine/rules/question.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// Boots alone, and not all of them suffer: a base of several dials is crossed without effect, and a
// titan's is not crossed. [V-SPD-13, V-SPD-16, H-V2-TRAMPLE-MULTI]
bool is_crossed(const Table& table, const Figure& figure) {
    const Warrior& warrior = warrior_of(table, figure);
    if (!warrior.dials[0].goes_by(SpeedType::boot)) return false;
    if (warrior.is_large())
        return table.options[Option::v2_trample_multi] ==
               opt::v2_trample_multi::crossed_without_effect;
    return warrior.kind == FigureKind::warrior;
}

// How far along the path its dot is when it enters the base; none: it does not.
std::optional<Inches> entered(const Table& table, const Figure& rider, const Move& move,
                              FigureId who, const Figure& other) {
    static thread_local Scene scene;
    scene.clear();
    scene.add(who, base_of(table, other));
    Inches gone;
    Vec2 from = rider.at;
    for (const Vec2 to : move.path) {
        const std::array leg{to};
        const Block met = first_obstacle(scene, {.start = from,
                                                 .points = leg,
                                                 .mover = move.who,
                                                 .contact_slack = table.contact_slack(),
                                                 .terrain_slack = table.terrain_slack(),
                                                 .table = table.field.size});
        if (met.kind == BlockKind::base) return gone + distance(from, met.where);
        gone = gone + distance(from, to);
        from = to;
    }
    return std::nullopt;
}

void resolve_trample_roll(Context& c, FigureId who, FigureId rider, std::uint8_t pips) {
    const bool hurt = pips >= c.table.options[Option::v2_trample_roll];
    c.emit({.kind = EventKind::trample_rolled,
            .clause = "V-SPD-12",
            .who = who,
            .other = rider,
            .n = pips,
            .word = static_cast<std::uint8_t>(hurt ? TrampleWord::trampled : TrampleWord::spared)});
    if (!hurt) return;
    const auto damage = static_cast<std::uint8_t>(c.table.options[Option::v2_trample_damage]);
    deal_clicks(c, {.who = who,
                    .clicks = reduced(c, who, damage),
                    .cause = ClickWord::trample,
                    .clause = "V-SPD-16",
                    .by = c[rider].owner});
}

}  // namespace

// Given a move action: no formation's, no beginning of a combat action. [V-FORM-10]
bool tramples(const Table& table, const State& state, const Move& move) {
    return in_force_with(table, state, state[move.who], &AbilityFacts::tramples) && !move.then &&
           !state.action.advances() && !is_member(state.action, move.who);
}

Clause clause_against_trampling(const Table& table, const Figure& other) {
    return forbidden(table, other, Deed::be_trampled).exists() ? Clause("V-SPD-13")
                                                               : Clause("V-SPD-16");
}

FigureSet may_trample(const Table& table, const State& state, const Move& move) {
    FigureSet found;
    const Figure& rider = state[move.who];
    if (!tramples(table, state, move)) return found;
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        if (opposing(table, state, rider, other) && is_crossed(table, other) &&
            posture_of(table, rider).level == posture_of(table, other).level)
            found.add(id);
    });
    return found;
}

Crossed crossed_by(const Table& table, const State& state, const Move& move) {
    Crossed crossed;
    const FigureSet open = may_trample(table, state, move);
    static thread_local std::vector<std::pair<Inches, FigureId>> met;
    met.clear();
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        if (!open.has(id) || is_large(table, other)) return;
        if (const auto at = entered(table, state[move.who], move, id, other))
            met.emplace_back(*at, id);
    });
    std::sort(met.begin(), met.end());
    for (const auto& [at, id] : met)
        if (!crossed.full()) crossed.push_back(id);
    return crossed;
}

void owe_trampling(Context& c, FigureId rider, const Crossed& crossed) {
    std::size_t most = kMaxFrames - c.state.owed.size();
    most = most > kFramesKept ? most - kFramesKept : 0;
    for (std::size_t i = std::min(crossed.size(), most); i-- > 0;)
        c.owe(Ask::roll_trample, {}, crossed[i], rider);
}

const Question questions::roll_trample{.ask = Ask::roll_trample,
                                       .clause = "V-SPD-12",
                                       .dice = 1,
                                       .rolled =
                                           [](Context& c, const Frame& asked, const Roll& roll) {
                                               resolve_trample_roll(c, asked.figure, asked.other,
                                                                    roll.pips[0]);
                                           },
                                       .moot_without_it = true,
                                       .about = About::two};

}  // namespace six
