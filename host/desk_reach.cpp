#include "host/desk_reach.h"

namespace six::host {
namespace {

std::optional<protocol::BreakAway> break_away_told(const std::optional<BreakAwayAhead>& ahead) {
    if (!ahead) return std::nullopt;
    return protocol::BreakAway{.needed = ahead->needed,
                               .chances = ahead->chances,
                               .of = 6,
                               .clause = Voice::clause(ahead->clause)};
}

std::optional<protocol::Refusal> refusal_told(const Voice& voice,
                                              const std::optional<Illegal>& refusal) {
    if (!refusal) return std::nullopt;
    return voice.refusal(*refusal);
}

}  // namespace

protocol::ReachAnswer reach_told(const Voice& voice, const Reach& reach) {
    return {.figure = voice.labels().of(reach.figure()),
            .normal = reach.normal(),
            .furthest = reach.furthest(),
            .refusal = refusal_told(voice, reach.refusal()),
            .region = reach.region(),
            .beyond = reach.beyond(),
            .break_away = break_away_told(reach.break_away())};
}

protocol::WayAnswer way_told(const Voice& voice, const Reach& reach, const WayThere& way) {
    protocol::WayAnswer answer{.figure = voice.labels().of(reach.figure()),
                               .at = way.at,
                               .facing = way.facing,
                               .reached = way.reached,
                               .path = {voice.game().state()[reach.figure()].at},
                               .length = way.length,
                               .break_away = break_away_told(way.break_away),
                               .refusal = refusal_told(voice, way.refusal)};
    answer.path.insert(answer.path.end(), way.path.begin(), way.path.end());
    for (const ContactAhead& contact : way.contacts)
        answer.contacts.push_back(
            {.figure = voice.labels().of(contact.figure),
             .friendly = contact.friendly,
             .arc = contact.front ? protocol::ContactArc::front : protocol::ContactArc::rear});
    if (way.legal) answer.command = voice.command(way.command);
    return answer;
}

}  // namespace six::host
