#include "io/language/names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>

namespace six::io {

namespace {

std::string numbered(std::uint16_t n) {
    return "#" + std::to_string(n);
}

std::optional<std::size_t> place_of(const std::vector<std::string>& names, std::string_view name) {
    const auto at = std::find(names.begin(), names.end(), name);
    if (name.empty() || at == names.end()) return std::nullopt;
    return static_cast<std::size_t>(at - names.begin());
}

// By its label, or by its number.
template <class Kept>
std::optional<Kept> kept_of(const std::vector<std::string>& names, std::string_view name) {
    const auto place = place_of(names, name);
    return kept_as<Kept>(place ? place : place_numbered(name));
}

std::string name_at(const std::vector<std::string>& names, std::uint16_t n) {
    return n < names.size() && !names[n].empty() ? names[n] : numbered(n);
}

}  // namespace

std::optional<std::size_t> place_numbered(std::string_view text) {
    if (text.size() < 2 || text[0] != '#' || (text[1] == '0' && text.size() > 2))
        return std::nullopt;
    std::uint16_t n = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + 1, end, n);
    if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    return n;
}

std::string Names::of(FigureId id) const {
    return name_at(figures, id.n);
}

std::string Names::of(Seat seat) const {
    return name_at(seats, seat.n);
}

std::string Names::of(PieceId id) const {
    return name_at(pieces, id.n);
}

std::string Names::of_item(std::int32_t n) const {
    return name_at(items, static_cast<std::uint16_t>(n));
}

std::string Names::of_spell(std::int32_t n) const {
    return name_at(spells, static_cast<std::uint16_t>(n));
}

std::optional<std::uint8_t> Names::find_item(std::string_view name) const {
    return kept_of<std::uint8_t>(items, name);
}

std::optional<std::uint8_t> Names::find_spell(std::string_view name) const {
    return kept_of<std::uint8_t>(spells, name);
}

std::optional<FigureId> Names::find_figure(std::string_view name) const {
    return kept_of<FigureId>(figures, name);
}

std::optional<Seat> Names::find_seat(std::string_view name) const {
    return kept_as<Seat>(place_of(seats, name));
}

std::optional<PieceId> Names::find_piece(std::string_view name) const {
    return kept_of<PieceId>(pieces, name);
}

std::string Names::said(Language language, Seat seat) const {
    if (!seat.exists()) return say(language, "seat.nobody");
    const std::string name = of(seat);
    const std::string key = "seat." + name;
    return has_words(language, key) ? say(language, key) : name;
}

std::string Names::said(Language language, PieceId id) const {
    if (id.n < pieces.size() && !pieces[id.n].empty()) return pieces[id.n];
    return say(language, "form.piece", {{"n", std::to_string(id.n)}});
}

std::string Names::said_of_army(Seat seat, std::int32_t n) const {
    if (seat.n >= kMaxSeats || n < 0) return "?";
    const std::vector<std::string>& army = armies[seat.n];
    const auto index = static_cast<std::size_t>(n);
    std::string text = kSeatNames[seat.n][0] + std::to_string(index + 1);
    if (index < army.size()) text += " (" + army[index] + ')';
    return text;
}

bool is_label(std::string_view text) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    return !text.empty() && text.size() <= kMaxLabel && letter(text[0]) &&
           std::all_of(text.begin(), text.end(),
                       [&](char c) { return letter(c) || digit(c) || c == '_'; }) &&
           std::find(std::begin(kNoLabels), std::end(kNoLabels), text) == std::end(kNoLabels);
}

void name_pieces(Names& names, const Table& table) {
    names.pieces.clear();
    for (const Piece& piece : table.field.pieces)
        names.pieces.push_back(piece.section.exists() ? names.of(piece.section) : piece.name);
    names.items.clear();
    for (const Item& item : table.catalog.items) names.items.push_back(item.id);
    names.spells.clear();
    for (const Spell& spell : table.catalog.spells) names.spells.push_back(spell.id);
}

Names standard_names(const Table& table, const State& state) {
    Names names;
    names.edition = table.rules->edition;
    for (std::uint8_t seat = 0; seat < table.seat_count && seat < kMaxSeats; ++seat)
        names.seats.emplace_back(kSeatNames[seat]);
    std::array<int, kMaxSeats> count{};
    for (std::uint16_t n = 0; n < state.figure_count; ++n) {
        const Seat owner = state[FigureId{n}].owner;
        if (owner.n >= kMaxSeats) {
            names.figures.emplace_back();
            continue;
        }
        names.figures.push_back(kSeatNames[owner.n][0] + std::to_string(++count[owner.n]));
    }
    name_pieces(names, table);
    return names;
}

}  // namespace six::io
