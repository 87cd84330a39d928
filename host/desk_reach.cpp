#include "host/desk_reach.h"

namespace six::host {
namespace {

Json rings_json(const Rings& rings) {
    Json list = Json::array();
    for (const auto& ring : rings) {
        Json points = Json::array();
        for (const Vec2 at : ring) points.push_back(Voice::place(at));
        list.push_back(std::move(points));
    }
    return list;
}

Json break_away_json(const std::optional<BreakAwayAhead>& ahead) {
    if (!ahead) return {};
    return {{"needed", ahead->needed},
            {"chances", ahead->chances},
            {"of", 6},
            {"clause", Voice::clause(ahead->clause)}};
}

}  // namespace

Json reach_json(const Voice& voice, const Reach& reach) {
    return {{"figure", voice.label(reach.figure())},
            {"normal", reach.normal().mils()},
            {"furthest", reach.furthest().mils()},
            {"refusal", reach.refusal() ? voice.refusal(*reach.refusal()) : Json()},
            {"region", rings_json(reach.region())},
            {"beyond", rings_json(reach.beyond())},
            {"breakAway", break_away_json(reach.break_away())}};
}

Json way_json(const Voice& voice, const Reach& reach, const WayThere& way) {
    Json path = Json::array({Voice::place(voice.game().state()[reach.figure()].at)});
    for (const Vec2 at : way.path) path.push_back(Voice::place(at));
    Json contacts = Json::array();
    for (const ContactAhead& contact : way.contacts)
        contacts.push_back({{"figure", voice.label(contact.figure)},
                            {"friendly", contact.friendly},
                            {"arc", contact.front ? "front" : "rear"}});
    return {{"figure", voice.label(reach.figure())},
            {"at", Voice::place(way.at)},
            {"facing", way.facing.tenths()},
            {"reached", way.reached},
            {"path", std::move(path)},
            {"length", way.length.mils()},
            {"contacts", std::move(contacts)},
            {"breakAway", break_away_json(way.break_away)},
            {"command", way.legal ? Json(voice.command(way.command)) : Json()},
            {"refusal", way.refusal ? voice.refusal(*way.refusal) : Json()}};
}

}  // namespace six::host
