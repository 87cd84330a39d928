// One figure, or one chest, of the sets that are known: what an object of a figures file is, with
// all its levels and all that is told of it. And how people call it: by id, by id and level, by
// name, by number.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/clause.h"
#include "io/format/figure_set.h"
#include "io/text/text.h"

namespace six::io {

// Points into its set, which must outlive it.
struct SetFigure {
    const FigureSet* set = nullptr;
    std::span<const Warrior> levels{};  // one where there is one value; none of a chest
    const Chest* chest = nullptr;

    const std::string& id() const { return chest ? chest->id : figure_id(levels[0]); }
    const std::string& name() const { return chest ? chest->name : levels[0].name; }
    const Imprint& imprint() const;  // an empty one where nothing is told
    const std::string& flavour(Language) const;
    // The levels have dials of their own: a Hero's. [D-LEVEL-3]
    bool has_dials_by_level() const;
};

// Of one set in the order of its file, the chests behind the figures.
std::vector<SetFigure> figures_in(const FigureSet&);
std::vector<SetFigure> figures_in(std::span<const FigureSet>);

// Those somebody may mean: the one of this id ("ember_wyrm"), at one level ("ember_wyrm@mature"),
// or all of this name, whatever the capitals, or else of this collector's number. Whole words that
// only figures of one name begin with mean all of that name: "greywater_shieldhand" its three
// ranks. Empty: nobody is called so.
std::vector<SetFigure> figures_called(std::span<const FigureSet>, std::string_view word);
// Up to three ids, or levels of a figure that has not the one asked for; kNoneNear when none is
// near.
std::string figures_near(std::span<const FigureSet>, std::string_view word);

// Every ability that its dials show, nexuses too, by value and then as they come.
std::vector<Ability> abilities_of(const SetFigure&);
bool shows_nexus(const Dial&);
// Slots from the first one to the last with fewer than three skulls. [U-DIAL-6]
std::size_t living_slots(const Dial&);

// The clauses that say what an ability does, one for each of these editions, each once. Every
// edition has its own text; in the dungeon some abilities share one. [D-SA-0, D-SA-25]
std::vector<Clause> ability_clauses(Ability, Editions);

}  // namespace six::io
