#include "host/desk_hints.h"

#include "host/hint_words.h"

namespace six::host {

namespace {

protocol::Drawn drawn_told(const Voice& voice, const DrawnDeed& deed) {
    protocol::Drawn told{.figure = voice.label(deed.who), .at = deed.at};
    for (const DrawnWay& way : deed.ways)
        told.ways.push_back({voice.labels().of(way.who), way.points, way.facing});
    for (const FigureId target : deed.targets) told.targets.push_back(voice.labels().of(target));
    return told;
}

}  // namespace

protocol::HintsAnswer hints_told(const Voice& voice, const Sitting& sitting, std::size_t count) {
    const PlayGame& game = voice.game();
    protocol::HintsAnswer answer;
    for (const Command& command : sitting.hints(count)) {
        const Explanation explained = game.game().explain(game.owed().seat, command);
        protocol::Hint hint{.command = voice.command(command),
                            .said = hint_said(voice.language(), game, voice.said(), command),
                            .drawn = drawn_told(voice, drawn(command))};
        if (explained.dice > 0)
            hint.chances = protocol::HintChances{.chances = explained.chances,
                                                 .of = explained.dice == 2 ? 36 : 6};
        answer.hints.push_back(std::move(hint));
    }
    return answer;
}

}  // namespace six::host
