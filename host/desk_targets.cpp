#include "host/desk_targets.h"

#include <string>

#include "engine/game/look.h"
#include "engine/game/place_near.h"
#include "io/language/figure_words.h"

namespace six::host {
namespace {

protocol::Chances chances_of(const Explanation& explained) {
    return {.needed = explained.needed,
            .chances = explained.chances,
            .of = explained.dice == 0   ? 0
                  : explained.dice == 2 ? 36
                                        : 6};
}

std::optional<Vec2> point_of(const Command& command) {
    if (const auto* cast = as<CastSpell>(command)) return cast->at;
    const auto* attack = as<Attack>(command);
    if (!attack || !attack->plan.at_point) return std::nullopt;
    return attack->plan.point;
}

}  // namespace

const Manner* first_allowed(const std::vector<Manner>& manners) {
    for (const Manner& manner : manners)
        if (manner.explained.verdict) return &manner;
    return nullptr;
}

std::vector<Manner> manners_of(const Voice& voice, const AttackPlan& plain) {
    const Table& table = voice.game().table();
    const State& state = voice.game().state();
    const Figure& figure = state[plain.who];
    const bool ranged = plain.kind == AttackKind::ranged;
    const bool doubles = ranged && kind_of(table, figure).long_range != LongRange::nobody;
    const std::size_t dial = own_section(table, figure, plain.section);
    const bool freezes = ranged && in_force_with(table, voice.state(), figure, dial,
                                                 &AbilityFacts::freezes) != nullptr;
    std::vector<Manner> manners;
    for (const bool long_range : {false, true})
        for (const bool freeze : {false, true}) {
            if ((long_range && !doubles) || (freeze && !freezes)) continue;
            AttackPlan plan = plain;
            plan.long_range = long_range;
            plan.freeze = freeze;
            const BattleCommand command = Attack{plan};
            manners.push_back({long_range, freeze, command,
                               explain(table, state, voice.game().owed().seat, command)});
        }
    return manners;
}

protocol::TargetChoice target_told(const Voice& voice, const Target& target) {
    const Manner& shown = target.shown();
    protocol::TargetChoice told{.figure = voice.labels().of(target.figure),
                                .point = point_of(shown.command),
                                .allowed = target.allowed(),
                                .refusal = voice.refusal(shown.explained.verdict),
                                .command = voice.command(shown.command),
                                .place = proposed(voice, shown.command),
                                .chances = chances_of(shown.explained)};
    for (const Manner& manner : target.manners)
        if (manner.explained.verdict)
            told.manners.push_back(
                {{manner.long_range, manner.freeze}, chances_of(manner.explained)});
    return told;
}

std::vector<protocol::MannerChoice> manners_told(const Voice& voice, FigureId who,
                                                 std::uint8_t section,
                                                 const std::vector<Target>& targets) {
    const Table& table = voice.game().table();
    const Figure& figure = voice.game().state()[who];
    const auto offered = [&](bool Manner::*manner) {
        for (const Target& target : targets)
            for (const Manner& one : target.manners)
                if (one.*manner && one.explained.verdict) return true;
        return false;
    };
    std::vector<protocol::MannerChoice> list;
    const auto add = [&](protocol::MannerName manner, std::string said, Clause clause,
                         const std::vector<io::Argument>& arguments) {
        const std::string name = protocol::kMannerNames[static_cast<std::size_t>(manner)];
        list.push_back({.manner = manner,
                        .said = std::move(said),
                        .effect = voice.words("desk.manner." + name + "_effect", arguments),
                        .clause = Voice::clause(clause)});
    };
    const std::size_t dial = own_section(table, figure, section);
    if (offered(&Manner::long_range)) {
        const int reach = 2 * warrior_of(table, figure).dials[dial].range.mils();
        add(protocol::MannerName::long_range, voice.words("desk.manner.long"), "LRG-LONG-5",
            {{"inches", io::inches_text(voice.language(), reach)}});
    }
    if (offered(&Manner::freeze)) {
        const AbilityFacts& facts =
            *in_force_with(table, voice.state(), figure, dial, &AbilityFacts::freezes);
        add(protocol::MannerName::freeze, io::ability_said(voice.language(), facts.ability),
            facts.clause, {});
    }
    return list;
}

std::optional<protocol::Proposed> proposed(const Voice& voice, const Command& command) {
    Command copy = command;
    const PutDown put = put_down(copy);
    if (!put.at || *put.at == Vec2{}) return std::nullopt;
    const Vec2 at = *put.at;
    const Facing facing = *put.facing;
    *put.at = {};
    *put.facing = {};
    return protocol::Proposed{.what = voice.command(copy), .at = at, .facing = facing};
}

}  // namespace six::host
