// What the desk's answers are made of: labels, sentences without their clause, refusals. For the
// sources of host/ alone.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "engine/messages/decision.h"
#include "engine/messages/event.h"
#include "engine/messages/illegal.h"
#include "host/play_game.h"
#include "io/names.h"
#include "io/text.h"

namespace six::host {

using Json = nlohmann::ordered_json;

// A game seen in one language. Labels stand for figures in commands; in sentences a figure has its
// name too: "Red Lane Cutpurse (r4)".
class Voice {
public:
    Voice(io::Language, const PlayGame&);

    io::Language language() const { return language_; }
    const PlayGame& game() const { return game_; }
    const io::Names& labels() const { return game_.names(); }
    const io::Names& said() const { return said_; }

    Json label(FigureId) const;  // null for none
    Json piece(PieceId) const;
    static Json place(Vec2);
    static Json clause(Clause);
    static Json section(std::size_t);  // null where there is none
    Json seat(Seat) const;

    std::string sentence(Event) const;
    std::string sentence(Illegal) const;
    std::string sentence(Decision) const;
    Json refusal(const Illegal&) const;
    std::string words(std::string_view key, const std::vector<io::Argument>& = {}) const;
    std::string command(const Command&) const;

private:
    io::Language language_;
    const PlayGame& game_;
    io::Names said_;
};

}  // namespace six::host
