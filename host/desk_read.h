// What many requests of web/src/engine/protocol.ts hold. For the sources of host/ alone.
#pragma once

#include <cstdint>

#include "engine/geometry/facing.h"
#include "io/format/json_place.h"

namespace six::host {

Vec2 read_place(const io::JsonPlace&);             // [x, y] in mils, on the table or about it
Facing read_facing(const io::JsonPlace&);          // tenths of a degree
std::uint8_t read_sections(const io::JsonPlace&);  // names, as bits; none when there is no list

}  // namespace six::host
