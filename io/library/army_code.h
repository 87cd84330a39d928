// Share codes: an army list as a short text that stands in an address.
//
//   six1-  and then base64url of
//     edition        1 byte
//     build total    a varint
//     name           its length in 1 byte, its UTF-8
//     entries        their number as a varint; of each the first 5 bytes of the SHA-256 of its id
//                    ("ember_wyrm@mature"), and its count less one as a varint; in the list's order
//     items          where a bit of the edition's byte says that there are some: their number;
//                    of each the place of its figure's entry, the first 5 bytes of the SHA-256
//                    of "item " and its id, how many spells, and as much of "spell " and their ids
//     company        of an army that is one: the first 5 bytes of the SHA-256 of "company " and its
//                    id
//     data           the first 4 bytes of the SHA-256 of the figures' definitions: whoever opens
//                    the code sees when his figures differ
//     seal           the first 8 bytes of the SHA-256 of "six1-" and all bytes before
//
// An army has one code and no other: varints are as short as can be, an id stands once, unused bits
// are zero. A code that was damaged on its way is refused, and never read as another army. Whether
// the army is legal is no part of it: that is for whoever opens it (io/library/army_check.h).
#pragma once

#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "engine/catalog/warrior.h"
#include "io/format/files.h"
#include "io/text/error.h"

namespace six::io {

inline constexpr std::string_view kArmyCodePrefix = "six1-";

// Refused: a figure that is not known, or whose short name two known figures share (1 in 10^12 for
// each pair); what no army file could hold either.
Expected<std::string, Error> encode_army(const Army&, const Catalog& known);

struct DecodedArmy {
    Army army;
    bool data_differs = false;  // some figure is defined otherwise where the code was made
};
// Blanks around the code may stay, and so may an address with #army=CODE or ?army=CODE.
Expected<DecodedArmy, Error> decode_army(std::string_view text, const Catalog& known);

// Whether somebody means a code by this, sound or not, rather than a file or a name.
bool looks_like_army_code(std::string_view text);

}  // namespace six::io
