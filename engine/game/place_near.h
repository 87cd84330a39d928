// Where something that is pointed with comes to lie: the legal place that is nearest to the wish.
// For whatever is put down without a way: castle sections, items of terrain, figures set down in
// contact, those that leave a chariot, what is levitated. The rules judge each place; this only
// knows where to look.
#pragma once

#include <optional>

#include "engine/game/battle_game.h"

namespace six {

// Where the command puts something and how it is turned; null of a command that puts nothing down.
struct PutDown {
    Vec2* at = nullptr;
    Facing* facing = nullptr;  // null of what has none
};
PutDown put_down(Command&);

struct NearPlace {
    Command command;                   // the wish itself when it is refused
    std::optional<Illegal> refusal{};  // of the wish: nothing near it is legal either
};
// Turned as wished. Castle sections lie flush and in line with their neighbours and with the
// borders of what may be built in, if that is near; a figure that has to touch another is looked
// for all round that one, anything else within six inches.
NearPlace place_near(const BattleGame&, Seat sender, const Command& wish);

}  // namespace six
