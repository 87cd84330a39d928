// The table and what happened on it, as the desk tells it. For the sources of host/ alone.
#pragma once

#include <string>

#include "host/desk_words.h"
#include "host/protocol/table.h"
#include "host/sitting.h"

namespace six::host {

struct TableTitle {
    protocol::Mode mode = protocol::Mode::game;
    std::string map_name;
};

protocol::TableView table_view(const Voice&, const Sitting&, const TableTitle&);
protocol::Owed owed_now(const Voice&, const Sitting&);
protocol::Piece piece_told(const Voice&, const Piece&, std::string said);
// The answer at this place, from 0, and what came of it.
protocol::Told told(const Voice&, const Sitting&, std::size_t n);

}  // namespace six::host
