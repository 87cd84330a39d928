// ChoicesAnswer of web/src/engine/protocol.ts: what a figure may be told to do now, and why not.
// For the sources of host/ alone.
#pragma once

#include "host/desk_words.h"

namespace six::host {

Json choices_json(const Voice&, FigureId);

}  // namespace six::host
