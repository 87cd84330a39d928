// The card of one figure on a printed sheet: emblem, silhouette, name, rank, points, what is
// printed on its base, its dials as strips and the names of the abilities. For the sources of
// sheets alone. Lengths are tenths of a millimetre.
#pragma once

#include "io/draw/svg.h"
#include "io/library/set_figure.h"
#include "io/text/text.h"

namespace six::io {

inline constexpr int kHalfCard = 930, kWholeCard = 1900;

struct CardLook {
    int copies = 0;      // figures to track with boxes; 0: none
    int first_copy = 1;  // the number of the first of them
    bool numbered = false;
};
struct Card {
    Drawing inside;  // everything but the frame and the foot
    Drawing foot;    // goes to the bottom, where the card beside it is higher
    int width = kHalfCard, height = 0, foot_height = 0;
};
Card card_of(Language, const SetFigure&, const CardLook&);

}  // namespace six::io
