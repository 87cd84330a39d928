// The words of the table (host/play_words.h), as the terminal speaks them.
#pragma once

#include "host/play_words.h"

namespace six::cli {

using host::ability_called;
using host::ability_with_word;
using host::Asking;
using host::completions;
using host::fits;
using host::keywords_of;
using host::Meant;
using host::meant_by;
using host::play_word;
using host::play_words;
using host::PlayWord;
using host::split_words;
using host::written_out;

}  // namespace six::cli
