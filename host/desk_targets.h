// Whom an attack or an ability may be aimed at and in which manner. For the sources of host/ alone.
#pragma once

#include <optional>
#include <vector>

#include "engine/game/battle.h"
#include "host/desk_words.h"
#include "host/protocol/choosing.h"

namespace six::host {

// Of an attack: how it may be made besides plainly. [LRG-LONG-5, FAQ-MFRZ-1]
struct Manner {
    bool long_range = false, freeze = false;
    Command command;
    Explanation explained;
};
const Manner* first_allowed(const std::vector<Manner>&);  // none: null

struct Target {
    FigureId figure;
    std::vector<Manner> manners;  // the plain one first

    bool allowed() const { return first_allowed(manners) != nullptr; }
    // What is told of it: the first manner that is allowed, else the plain one.
    const Manner& shown() const {
        const Manner* allowed = first_allowed(manners);
        return allowed ? *allowed : manners.front();
    }
};

// Plainly, at long range, with Magic Freeze, with both: what somebody might think of. Where nothing
// speaks for it, neither is asked about.
std::vector<Manner> manners_of(const Voice&, const AttackPlan& plain);

protocol::TargetChoice target_told(const Voice&, const Target&);
// Those in which somebody may be attacked by this section: a switch each.
std::vector<protocol::MannerChoice> manners_told(const Voice&, FigureId who, std::uint8_t section,
                                                 const std::vector<Target>&);
// What the command puts down, where and how, to be pointed elsewhere; nothing of any other.
std::optional<protocol::Proposed> proposed(const Voice&, const Command&);

}  // namespace six::host
