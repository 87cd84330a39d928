// The table and what happened on it, as the desk tells it. For the sources of host/ alone.
#pragma once

#include <string>

#include "host/desk_words.h"
#include "host/sitting.h"

namespace six::host {

struct TableTitle {
    std::string mode, map_name;
};

// TableView of web/src/engine/protocol.ts.
Json table_json(const Voice&, const Sitting&, const TableTitle&);
Json owed_json(const Voice&, const Sitting&);
// Piece, called so.
Json piece_json(const Voice&, const Piece&, std::string said);
// Told: the answer at this place, from 0, and what came of it.
Json told_json(const Voice&, const Sitting&, std::size_t n);

}  // namespace six::host
