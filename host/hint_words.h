// How a hint is told: a sentence, its chances, and what of it can be drawn.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "host/play_game.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::host {

std::string hint_said(io::Language, const PlayGame&, const io::Names&, const Command&);

struct DrawnWay {
    FigureId who;
    std::vector<Vec2> points;  // where it comes to stand is the last
    Facing facing;
};
struct DrawnDeed {
    FigureId who;
    std::vector<DrawnWay> ways;
    std::vector<FigureId> targets;
    std::optional<Vec2> at;  // a place that is aimed at, or where something is laid
};
DrawnDeed drawn(const Command&);

}  // namespace six::host
