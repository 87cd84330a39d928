// An answer that needs no pointing at the table: a button. The engine says which command it is and
// what its words are called; the words themselves are the host's.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/base/clause.h"
#include "engine/base/ids.h"
#include "engine/dial/ability.h"
#include "engine/messages/command.h"

namespace six {

struct Wording {
    std::string_view key;      // of its words ...
    std::string_view which{};  // ... and of which one, where several are alike: an edge, a section
    FigureId who{}, other{};   // named in them, as are these
    Ability ability = Ability::none;
    std::int32_t n = 0;
};

struct Offer {
    Command command;
    Wording said;
    Clause clause{};        // where it is another than the question's
    bool declines = false;  // nothing is done
    bool together = false;  // any of these together are one answer
};

}  // namespace six
