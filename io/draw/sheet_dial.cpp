#include "io/draw/sheet_dial.h"

#include <array>
#include <string>

#include "io/language/figure_words.h"
#include "io/library/set_figure.h"

namespace six::io {
namespace {

constexpr int kHeadHeight = 36, kRowHeight = 68, kNexusHeight = 46, kTickHeight = 40;
constexpr int kInset = 4, kCorner = 7;

struct Ground {
    std::string_view colour, ink;
};
// By Colour: the printed colours, and what is readable on each.
constexpr std::array<Ground, kColourNames.size()> kGrounds = {{{"#2f8f4e", kWhite},
                                                               {"#c23b2e", kWhite},
                                                               {"#2a66b1", kWhite},
                                                               {"#ee8f2d", kInk},
                                                               {"#f6d447", kInk},
                                                               {"#24201c", kWhite},
                                                               {"#b9b4aa", kInk}}};
Ground ground_of(Ability ability) {
    return kGrounds[static_cast<std::size_t>(mark_of(ability).colour)];
}

std::string ability_emblem(Ability ability) {
    return "abilities/" + std::string(name_of(ability));
}

struct MarkBox {
    int x, y, width, height;
};

// A square of the colour, or a round thing.
void draw_mark(Drawing& drawing, const MarkBox& box, Ability ability) {
    const bool round = mark_of(ability).shape == Shape::circle;
    drawing.rect(box.x, box.y, box.width, box.height,
                 round ? std::min(box.width, box.height) / 2 : kCorner,
                 {.fill = ground_of(ability).colour});
}

// The other half of a mark that is cut into two colours. [V-FIG-8]
void draw_second_half(Drawing& drawing, const MarkBox& box, Ability first, Ability second) {
    const bool round = mark_of(first).shape == Shape::circle;
    const int r = round ? box.width / 2 : kCorner, slant = round ? 0 : 8;
    const int middle = box.x + box.width / 2, right = box.x + box.width;
    const auto n = [](int value) { return std::to_string(value) + ' '; };
    const std::string corner = 'A' + n(r) + n(r) + "0 0 1 ";
    drawing.path('M' + n(middle + slant) + n(box.y) + 'H' + n(right - r) + corner + n(right) +
                     n(box.y + r) + 'V' + n(box.y + box.height - r) + corner + n(right - r) +
                     n(box.y + box.height) + 'H' + n(middle - slant) + 'z',
                 {.fill = ground_of(second).colour});
}

void draw_cell(Drawing& drawing, int x, int y, const Cell& cell) {
    const auto [first, second] = cell.abilities;
    const int middle = x + kSlotWidth / 2;
    const bool marked = first != Ability::none, split = second != Ability::none;
    std::string_view ink = kInk;
    if (marked) {
        const MarkBox box{x + kInset, y + kInset, kSlotWidth - 2 * kInset, kRowHeight - 2 * kInset};
        constexpr int kGlyph = 23, kHalfGlyph = 21;
        const int below = y + 38;
        draw_mark(drawing, box, first);
        if (split) {
            draw_second_half(drawing, box, first, second);
            drawing.emblem(ability_emblem(first), middle - kHalfGlyph - 2, below + 1, kHalfGlyph,
                           ground_of(first).ink);
            drawing.emblem(ability_emblem(second), middle + 2, below + 1, kHalfGlyph,
                           ground_of(second).ink);
        } else {
            ink = ground_of(first).ink;
            drawing.emblem(ability_emblem(first), middle - kGlyph / 2, below, kGlyph, ink);
        }
    }
    if (cell.skull) {
        const int size = marked ? 30 : 42;
        drawing.emblem(shapes::skull, middle - size / 2, y + (marked ? 6 : (kRowHeight - size) / 2),
                       size, ink);
    } else {
        drawing.text(middle, y + (marked ? 33 : 47), std::to_string(cell.value),
                     {.size = marked ? 28 : 36,
                      .anchor = Anchor::middle,
                      .bold = true,
                      .halo = split,
                      .fill = ink});
    }
}

void draw_nexus(Drawing& drawing, int x, int y, Ability ability) {
    if (ability == Ability::none) return;
    constexpr int kSize = 38;
    const MarkBox box{x + (kSlotWidth - kSize) / 2, y + (kNexusHeight - kSize) / 2, kSize, kSize};
    draw_mark(drawing, box, ability);
    drawing.emblem(ability_emblem(ability), box.x + 6, box.y + 6, kSize - 12,
                   ground_of(ability).ink);
}

// Where the dial begins, as a flag above its slot: black for this one, an outline for the dial's
// other levels. [U-DIAL-3, LRG-PV-4]
void draw_heads(Drawing& drawing, int x, int y, const Dial& dial, const StripLook& look) {
    for (std::size_t i = 0; i < kDialClicks; ++i) {
        const int left = x + static_cast<int>(i) * kSlotWidth;
        bool of_a_level = false;
        for (const Warrior& level : look.levels)
            of_a_level = of_a_level || level.dials[look.section].start == i;
        const bool begins = dial.start == i;
        if (begins || of_a_level)
            drawing.path("M" + std::to_string(left + 8) + ' ' + std::to_string(y + 2) +
                             "h48v22l-24 10l-24 -10z",
                         {.fill = begins ? kInk : kWhite, .stroke = kInk, .width = 2});
        drawing.text(left + kSlotWidth / 2, y + 22, std::to_string(i + 1),
                     {.size = 20,
                      .anchor = Anchor::middle,
                      .bold = begins || of_a_level,
                      .fill = begins       ? kWhite
                              : of_a_level ? kInk
                                           : kSoft});
    }
}

void draw_boxes(Drawing& drawing, Language language, int x, int y, const Dial& dial,
                const StripLook& look) {
    constexpr int kBox = 32;
    const std::size_t living = living_slots(dial);
    for (int copy = 0; copy < look.copies; ++copy) {
        const int top = y + copy * kTickHeight;
        const std::string label =
            look.numbered
                ? say(language, "sheet.copy", {{"n", std::to_string(look.first_copy + copy)}})
                : say(language, "sheet.clicks");
        drawing.text(x + kStatWidth - 12, top + 25, label,
                     {.size = 23, .anchor = Anchor::end, .fill = kSoft, .room = kStatWidth - 14});
        for (std::size_t i = dial.start; i <= living && i < kDialClicks; ++i) {
            const int left =
                x + kStatWidth + static_cast<int>(i) * kSlotWidth + (kSlotWidth - kBox) / 2;
            if (i < living)
                drawing.rect(left, top, kBox, kBox, 5,
                             {.fill = kWhite, .stroke = kInk, .width = 2});
            else
                drawing.emblem(shapes::skull, left, top, kBox, kSoft);
        }
    }
}

std::vector<std::string> labels_of(Language language, const StripLook& look, bool nexus) {
    std::vector<std::string> labels;
    for (const std::string_view stat : kStatNames)
        labels.push_back(say(language, "sheet.row." + std::string(stat)));
    if (look.fortification) labels[0] = say(language, "sheet.row.fortification");
    if (nexus) labels.push_back(say(language, "sheet.row.nexus"));
    return labels;
}

}  // namespace

int draw_strip(Drawing& drawing, Language language, int x, int y, const Dial& dial,
               const StripLook& look) {
    constexpr int kRows = static_cast<int>(kStatNames.size());
    const int nexus = shows_nexus(dial) ? kNexusHeight : 0;
    const int left = x + kStatWidth, top = y + kHeadHeight;
    const int width = kStripWidth - kStatWidth, height = kRows * kRowHeight + nexus;
    draw_heads(drawing, left, y, dial, look);
    drawing.rect(left, top, width, height, 9, {.fill = kWhite});
    const std::vector<std::string> labels = labels_of(language, look, nexus != 0);
    TextStyle label{.size = 23, .anchor = Anchor::end, .room = kStatWidth - 14};
    // All of them as small as the longest must be.
    for (const std::string& words : labels)
        if (const int size = label.size * label.room / text_width(words, label); size < label.size)
            label.size = size;
    for (int row = 0; row < static_cast<int>(labels.size()); ++row) {
        const int at = top + row * kRowHeight;
        drawing.text(left - 12, at + (row == kRows ? kNexusHeight : kRowHeight) / 2 + 8,
                     labels[static_cast<std::size_t>(row)], label);
        if (row > 0)
            drawing.path("M" + std::to_string(x) + ' ' + std::to_string(at) + 'h' +
                             std::to_string(kStripWidth),
                         {.stroke = kLine, .width = 2});
    }
    const std::size_t living = living_slots(dial);
    for (std::size_t i = 0; i < living; ++i) {
        const int at = left + static_cast<int>(i) * kSlotWidth;
        const Click& click = dial.clicks[i];
        if (i > 0)
            drawing.path(
                "M" + std::to_string(at) + ' ' + std::to_string(top) + 'v' + std::to_string(height),
                {.stroke = kLine, .width = 1});
        if (i < dial.start) drawing.begin_faint();
        int row = 0;
        for (const Cell* cell : click.cells())
            draw_cell(drawing, at, top + row++ * kRowHeight, *cell);
        draw_nexus(drawing, at, top + kRows * kRowHeight, click.nexus);
        if (i < dial.start) drawing.end_faint();
    }
    if (living < kDialClicks) {
        const int at = left + static_cast<int>(living) * kSlotWidth;
        const int room = left + width - at, size = std::min(110, room - 12);
        drawing.rect(at, top, room, height, 9, {.fill = "url(#hatch)"});
        drawing.emblem(shapes::skull, at + (room - size) / 2, top + (height - size) / 2, size,
                       kSoft);
    }
    drawing.rect(left, top, width, height, 9, {.stroke = kInk, .width = 3});
    draw_boxes(drawing, language, x, top + height + 12, dial, look);
    return kHeadHeight + height + (look.copies > 0 ? 12 + look.copies * kTickHeight : 0);
}

int draw_legend(Drawing& drawing, Language language, int x, int y, int width, int columns,
                std::span<const Ability> abilities) {
    constexpr int kLineHeight = 38, kSize = 32;
    const int column = width / columns, count = static_cast<int>(abilities.size());
    for (int i = 0; i < count; ++i) {
        const Ability ability = abilities[static_cast<std::size_t>(i)];
        const MarkBox box{x + i % columns * column, y + i / columns * kLineHeight, kSize, kSize};
        draw_mark(drawing, box, ability);
        drawing.emblem(ability_emblem(ability), box.x + 4, box.y + 4, kSize - 8,
                       ground_of(ability).ink);
        drawing.text(box.x + kSize + 8, box.y + 24, ability_said(language, ability),
                     {.size = 25, .room = column - kSize - 14});
    }
    return (count + columns - 1) / columns * kLineHeight;
}

}  // namespace six::io
