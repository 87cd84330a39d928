#include "cli/figure_text.h"

#include <algorithm>
#include <array>

#include "engine/game/look.h"
#include "io/draw/draw_castle.h"
#include "io/language/warrior_name.h"

namespace six::cli {

using io::Language;
using io::say;

std::string cell_said(const Cell& cell) {
    return cell.skull ? "☠" : std::to_string(cell.value);
}

std::string values_said(const Click& click) {
    std::string text;
    for (const Cell* cell : click.cells()) text += right_aligned(cell_said(*cell), 3);
    return text;
}

std::string values_said(Language language, const Table& table, const Figure& figure) {
    const Click& click = shown(table, figure);
    const FigureKind kind = warrior_of(table, figure).kind;
    if (!is_castle(kind)) return values_said(click);
    if (kind == FigureKind::planking) return "  -  -  -  -";  // nothing counts [C-CASTLE-16]
    std::string text =
        right_aligned(say(language, "cli.play.fortification_mark") + cell_said(click.speed), 3);
    for (const Cell* cell : {&click.attack, &click.defense, &click.damage})
        text += right_aligned(cell_said(*cell), 3);
    return text;
}

std::string columns_said(Language language, const Warrior& warrior) {
    return say(language,
               is_castle(warrior.kind) ? "cli.play.castle_columns" : "cli.battle.columns");
}

std::string castle_said(Language language, const io::Names& names, const Table& table,
                        const State& state, FigureId id) {
    const Figure& figure = state[id];
    if (figure.top.exists())
        return say(language, "cli.play.on_top", {{"who", names.of(figure.top)}});
    if (!is_section(figure)) return {};
    return io::castle_notes(language, table, state, id);
}

std::string tokens_said(const Figure& figure) {
    std::string text;
    for (std::uint8_t i = 0; i < figure.tokens; ++i) text += "●";
    return text;
}

std::string range_said(Language language, const Dial& dial) {
    if (dial.range == Inches{}) return "-";
    std::string text = io::inches_text(language, dial.range.mils());
    if (dial.targets > 1) text += "x" + std::to_string(dial.targets);
    return text;
}

std::string section_said(Language language, std::size_t section) {
    return say(language, "section." + std::string(kSectionNames[section]));
}

std::string sections_marked(Language language, const Table& table, const Figure& figure) {
    const std::string initials = say(language, "cli.play.section_initials");
    std::string text;
    for (std::size_t i = 0; i < kMaxDials; ++i)
        text += right_aligned(is_active(table, figure, i) ? initials.substr(i, 1) : "-", 3);
    return text;
}

std::string window_said(Language language, const Table& table, const Figure& figure,
                        std::size_t section) {
    if (is_active(table, figure, section)) return values_said(shown(table, figure, section));
    return fit(' ' + say(language, "cli.play.inactive"), 12);
}

std::string absence_said(Language language, const io::Names& names, const Figure& figure) {
    if (figure.whereabouts == Whereabouts::aboard)
        return say(language, "cli.play.aboard", {{"who", names.of(figure.chariot)}});
    return say(language,
               "whereabouts." +
                   std::string(kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)]));
}

std::string name_said(const Warrior& warrior, std::size_t columns) {
    const std::string full = io::full_name(warrior);
    return fit(columns_of(full) <= columns ? full : warrior.name, columns);
}

std::string figure_values(Language language, const io::Names& names, const Table& table,
                          const State& state, FigureId id, std::size_t name_columns) {
    const Figure& figure = state[id];
    const std::string line =
        fit(names.of(id), 4) + name_said(warrior_of(table, figure), name_columns);
    if (!in_play(figure)) return line + ' ' + absence_said(language, names, figure);
    if (is_large(table, figure)) return line + sections_marked(language, table, figure);
    return line + values_said(language, table, figure);
}

std::size_t name_columns(std::size_t columns, std::size_t behind, std::size_t widest) {
    return std::clamp(columns - std::min(columns, behind), std::size_t{4}, widest);
}

Colour colour_of(Seat seat) {
    constexpr std::array<Colour, kMaxSeats> kColours = {Colour::red, Colour::blue, Colour::green,
                                                        Colour::yellow};
    return kColours[seat.n];
}

}  // namespace six::cli
