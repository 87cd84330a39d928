// What a person at the table sees: the drawn table, the figures with what their dials show, one
// whole dial, the score. Plain text, made for so many columns; nothing here changes anything.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "host/play_game.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::cli {

// The table, the figures beside it, the last sentences and what is owed; below each other where the
// terminal is narrow. It fits the terminal's rows where that is possible, the prompt included.
std::string table_shown(io::Language, const Terminal&, const host::PlayGame&,
                        const std::vector<std::string>& told);

// Every figure of a seat, or of all: what its dial shows, range and arrows, tokens, place, and
// below it the abilities in force and whose captive, captor or passenger it is. Of a large figure a
// line for each section.
std::string figures_shown(io::Language, const Terminal&, const host::PlayGame&, Seat only = {});

// The armies that were chosen, while there are no figures yet; of a seat, or of all.
std::string armies_shown(io::Language, const Terminal&, const host::PlayGame&, Seat only = {});

// All clicks of a figure, the one that shows marked. Of a large figure what the windows of its
// sections show and their dials beside each other, or the whole dial of one section.
std::string dial_shown(io::Language, const Terminal&, const host::PlayGame&, FigureId,
                       std::optional<std::size_t> section = {});

// The table around a figure, so large that the sections of a large base can be told apart.
std::string surroundings_shown(io::Language, const Terminal&, const host::PlayGame&, FigureId);

// "Round 3, turn of Red, 1 action left. Points: Red 12, Blue 0"
std::string status_shown(io::Language, const host::PlayGame&);

// The points of each seat and what they were scored for, with the clauses.
std::string score_shown(io::Language, const Terminal&, const host::PlayGame&);

// Wrapped to the terminal, further lines two blanks deeper; ends with a line break.
std::string paragraph(const Terminal&, std::string_view text, std::size_t indent = 0);

// A file's name as a shell takes it, safe to print.
std::string shell_word(std::string_view file);

// What lies on the table, set-up included.
Battlefield battlefield_of(const host::PlayGame&);

// As many columns as text may use; never absurd.
std::size_t usable_columns(const Terminal&);

}  // namespace six::cli
