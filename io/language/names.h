// Names for what the engine only numbers: labels of figures, seats by colour, pieces of terrain.
// Machine text (scenarios, replays, commands) and sentences for people use the same labels; only
// seats have words of their own in each language.
#pragma once

#include <array>
#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/ids.h"
#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/text/line_reader.h"
#include "io/text/text.h"

namespace six::io {

inline constexpr std::string_view kSeatNames[kMaxSeats] = {"red", "blue", "green", "yellow"};

struct Names {
    std::vector<std::string> figures{};  // by FigureId: A, B, r1 ...
    std::vector<std::string> seats{};    // by Seat: "red", "blue", ...
    std::vector<std::string> pieces{};   // by PieceId
    std::vector<std::string> items{};    // by their places in the catalog
    std::vector<std::string> spells{};   // likewise
    Edition edition = kNoEdition;        // whose clauses are cited
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

// A place among its like as it is kept: an Id, or a number. None when there is none, or none that
// such a number reaches.
template <class Kept>
std::optional<Kept> kept_as(std::optional<std::size_t> place) {
    if constexpr (std::unsigned_integral<Kept>) {
        if (!place || *place > std::numeric_limits<Kept>::max()) return std::nullopt;
        return static_cast<Kept>(*place);
    } else {
        const auto n = kept_as<decltype(Kept::n)>(place);
        if (!n) return std::nullopt;
        return Kept{*n};
    }
}

// The card, company or warrior of this id.
template <class Kept, class Cards>
std::optional<Kept> with_id(const Cards& cards, std::string_view id) {
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].id == id) return kept_as<Kept>(i);
    return std::nullopt;
}

// "#7", as machine text calls what has no label.
std::optional<std::size_t> place_numbered(std::string_view);

// Either. The number of none is still one, which the engine refuses.
template <class Kept, class Cards>
std::optional<Kept> with_id_or_number(const Cards& cards, std::string_view name) {
    const auto found = with_id<Kept>(cards, name);
    return found ? found : kept_as<Kept>(place_numbered(name));
}

// tome:spark:mend, by whatever knows items and spells by name.
template <class ItemNamed, class SpellNamed>
std::optional<CarriedItem> carried_named(std::string_view text, ItemNamed item_named,
                                         SpellNamed spell_named) {
    std::optional<CarriedItem> carried;
    const auto take = [&](std::string_view name) {
        if (!carried) {
            const auto item = item_named(name);
            if (item) carried.emplace().item = *item;
            return item.has_value();
        }
        const auto spell = spell_named(name);
        if (!spell || carried->spells.full()) return false;
        carried->spells.push_back(*spell);
        return true;
    };
    if (!take_parts(text, ':', take)) return std::nullopt;
    return carried;
}

// Pieces of terrain by their own names; the ground of a castle section is called as the section is.
// Items and spells by their ids.
void name_pieces(Names&, const Table&);

// The labels of a game that gave none: r1, r2 ... for red's figures in the order of their ids, b1
// ... for blue's.
Names standard_names(const Table&, const State&);

}  // namespace six::io
