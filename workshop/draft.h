// A draft: packs of figures go round the table, everybody takes one figure of each and passes the
// rest on, and builds an army of what he took. A machine without chance or clock: the packs are
// drawn when it begins, with numbers from the host; from then on there are only picks.
//
// In each round every seat opens a pack. All pick at once; when the last one has, the packs go on
// to the next seat, in the first round to the left (to the seat of the next number), then to the
// right, and so on. When the packs are empty the next ones are opened.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/draw.h"
#include "engine/base/expected.h"
#include "engine/base/ids.h"
#include "engine/catalog/warrior.h"
#include "io/format/files.h"
#include "io/text/error.h"

namespace six::workshop {

struct DraftWish {
    Edition edition = kNoEdition;
    std::uint16_t build_total = 200;
    std::uint8_t seats = 2;      // 2 to 4
    std::uint8_t rounds = 3;     // packs that each seat opens: 1 to 6
    std::uint8_t pack_size = 0;  // 1 to 24; 0: so many that the picks are worth about two armies

    friend bool operator==(const DraftWish&, const DraftWish&) = default;
};

using Pack = std::vector<WarriorId>;  // of the catalog that the draft was begun with

struct Draft {
    DraftWish wish;
    std::vector<std::vector<Pack>> packs;  // to be opened: by round, then by seat
    std::uint8_t round = 0;                // the one being played
    std::vector<Pack> hands;               // before each seat; a pick is gone at once
    std::vector<bool> has_picked;          // since the packs were passed
    std::vector<Pack> pools;               // what each seat took, in order

    bool over() const { return round >= wish.rounds; }
    friend bool operator==(const Draft&, const Draft&) = default;
};

// Packs by rank: many weak figures, fewer standard ones, few tough ones, at most one unique in a
// pack, and no unique figure twice in the whole draft, at whatever level. No castle sections; large
// figures from 300 points on. A mount lies beside somebody who can ride it, one in a pack, and only
// in packs of more figures than there are seats, so that nobody has to take mounts alone. Refused:
// a wish out of bounds, or too few figures that fit.
Expected<Draft, io::Error> begin_draft(const DraftWish&, const Catalog&, Draw&);

// The figure at this place of the seat's hand goes to its pool. Refused, and nothing changed: no
// such seat, nothing there, twice before the packs are passed, or when the draft is over.
Expected<Ok, io::Error> pick(Draft&, std::uint8_t seat, std::size_t place);

// What a bot would pick: worth for its points, and what the pool lacks (somebody to lead, shooters,
// points to spend). The seat must have something to pick from.
std::size_t bot_pick(const Draft&, const Catalog&, std::uint8_t seat);

// A legal army of the seat's pool that spends as much as the pool allows, and of those that do the
// one worth most; of mounts that lack a rider in it the one worth least is left out first. Where
// the edition has such cards a tenth of the points is kept for them, if at least half of that is
// spent: the company with most cohorts, then items, the dearest first. The pool must not be empty.
io::Army drafted_army(const Draft&, const Catalog&, std::uint8_t seat, std::string name);

}  // namespace six::workshop
