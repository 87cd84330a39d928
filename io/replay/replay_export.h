// A replay as one page for the browser, whole in itself and without a script: who fought, the story
// round by round with the table drawn at the beginning of each, and the clauses that decided. The
// story comes from the recorded events; the drawings go as far as today's rules tell the same.
#pragma once

#include <string>

#include "io/replay/replay.h"
#include "io/text/text.h"

namespace six::io {

std::string replay_html(const Replay&, Language);

// What accounts of every form say alike.
std::string seat_said(Language, const Replay&, const std::string& seat);
std::string heading_of(Language, const Replay&);
std::string ending_of(Language, const Replay&);

}  // namespace six::io
