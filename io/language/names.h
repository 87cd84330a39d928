// Names for what the engine only numbers: labels of figures, seats by colour, pieces of terrain.
// Machine text (scenarios, replays, commands) and sentences for people use the same labels; only
// seats have words of their own in each language.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/ids.h"
#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/text/text.h"

namespace six::io {

inline constexpr std::string_view kSeatNames[kMaxSeats] = {"red", "blue", "green", "yellow"};

struct Names {
    std::vector<std::string> figures;  // by FigureId: A, B, r1 ...
    std::vector<std::string> seats;    // by Seat: "red", "blue", ...
    std::vector<std::string> pieces;   // by PieceId
    std::vector<std::string> items;    // by their places in the catalog
    std::vector<std::string> spells;   // likewise
    Edition edition = kNoEdition;      // whose clauses are cited
    // By Seat: the warriors' names in the order of its army, for what is told before figures have
    // labels; may be empty.
    std::array<std::vector<std::string>, kMaxSeats> armies{};

    // Machine text: the label, or "#7" for what has none. Whatever these print, the find_ functions
    // read back.
    std::string of(FigureId) const;
    std::string of(Seat) const;
    std::string of(PieceId) const;
    std::optional<FigureId> find_figure(std::string_view) const;
    std::optional<Seat> find_seat(std::string_view) const;
    std::optional<PieceId> find_piece(std::string_view) const;
    std::string of_item(std::int32_t n) const;
    std::optional<std::uint8_t> find_item(std::string_view) const;
    std::string of_spell(std::int32_t n) const;
    std::optional<std::uint8_t> find_spell(std::string_view) const;

    // For sentences.
    std::string said(Language, Seat) const;  // "Red", "Rot"; nobody when there is none
    std::string said(Language, PieceId) const;
    // A figure of an army by its number: the label it will have and, if known, the warrior's name:
    // "b1 (Greywater Keep)".
    std::string said_of_army(Seat, std::int32_t n) const;
};

// Labels begin with a letter and hold letters, digits and _; at most kMaxLabel of them. The words
// that may follow a figure in a command are none.
inline constexpr std::size_t kMaxLabel = 24;
inline constexpr std::string_view kNoLabels[] = {"carrying", "at",      "with",  "using", "capture",
                                                 "rescue",   "freeze",  "march", "own",   "by",
                                                 "long",     "terrain", "point"};
bool is_label(std::string_view);

// tome:spark:mend, by whatever knows items and spells by name.
template <class ItemNamed, class SpellNamed>
std::optional<CarriedItem> carried_named(std::string_view text, ItemNamed item_named,
                                         SpellNamed spell_named) {
    CarriedItem carried;
    std::size_t colon = text.find(':');
    const auto item = item_named(text.substr(0, colon));
    if (!item) return std::nullopt;
    carried.item = *item;
    while (colon != std::string_view::npos) {
        text.remove_prefix(colon + 1);
        colon = text.find(':');
        const auto spell = spell_named(text.substr(0, colon));
        if (!spell || carried.spells.full()) return std::nullopt;
        carried.spells.push_back(*spell);
    }
    return carried;
}

// Pieces of terrain by their own names; the ground of a castle section is called as the section is.
// Items and spells by their ids.
void name_pieces(Names&, const Table&);

// The labels of a game that gave none: r1, r2 ... for red's figures in the order of their ids, b1
// ... for blue's.
Names standard_names(const Table&, const State&);

}  // namespace six::io
