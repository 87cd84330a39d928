#include "host/desk_hints.h"

#include "host/hint_words.h"

namespace six::host {

namespace {

Json drawn_json(const Voice& voice, const DrawnDeed& deed) {
    Json ways = Json::array(), targets = Json::array();
    for (const DrawnWay& way : deed.ways) {
        Json points = Json::array();
        for (const Vec2 point : way.points) points.push_back(Voice::place(point));
        ways.push_back({{"figure", voice.label(way.who)},
                        {"points", std::move(points)},
                        {"facing", way.facing.tenths()}});
    }
    for (const FigureId target : deed.targets) targets.push_back(voice.label(target));
    return {{"figure", voice.label(deed.who)},
            {"ways", std::move(ways)},
            {"targets", std::move(targets)}};
}

}  // namespace

Json hints_json(const Voice& voice, const Sitting& sitting, std::size_t count) {
    const PlayGame& game = voice.game();
    Json hints = Json::array();
    for (const Command& command : sitting.hints(count)) {
        const Explanation explained = game.game().explain(game.owed().seat, command);
        Json chances;
        if (explained.dice > 0)
            chances = {{"chances", explained.chances}, {"of", explained.dice == 2 ? 36 : 6}};
        hints.push_back({{"command", voice.command(command)},
                         {"said", hint_said(voice.language(), game, voice.said(), command)},
                         {"chances", std::move(chances)},
                         {"drawn", drawn_json(voice, drawn(command))}});
    }
    return {{"hints", std::move(hints)}};
}

}  // namespace six::host
