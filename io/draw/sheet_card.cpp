#include "io/draw/sheet_card.h"

#include <algorithm>
#include <array>

#include "engine/geometry/facing.h"
#include "io/draw/sheet_dial.h"
#include "io/language/figure_words.h"
#include "io/language/warrior_name.h"

namespace six::io {
namespace {

constexpr int kPadding = 25, kTile = 140, kTextLeft = 187, kPointsWidth = 170;
constexpr int kHeaderHeight = 182, kNoteHeight = 34, kTextSize = 26;
constexpr std::string_view kDot = " · ";

// --- what stands at the head ---

std::string silhouette_of(const SetFigure& figure) {
    if (!figure.imprint().silhouette.empty()) return figure.imprint().silhouette;
    if (figure.chest) return "chest";
    const Warrior& warrior = figure.levels[0];
    if (warrior.kind != FigureKind::warrior)
        return kKindNames[static_cast<std::size_t>(warrior.kind)];
    return warrior.mounted ? "rider" : "footman";
}

std::string faction_emblem(Faction faction) {
    return "factions/" + std::string(kFactionNames[static_cast<std::size_t>(faction)]);
}

// Which it is, light on a dark tile; one without a silhouette has the emblem of the faction.
void draw_tile(Drawing& drawing, const SetFigure& figure) {
    constexpr int kTileTop = 22, kInside = 10, kPicture = kTile - 2 * kInside;
    drawing.rect(kPadding, kTileTop, kTile, kTile, 20, {.fill = kInk});
    const auto draw = [&](const std::string& name) {
        return drawing.emblem(name, kPadding + kInside, kTileTop + kInside, kPicture, kPaper);
    };
    if (draw("silhouettes/" + silhouette_of(figure)) || figure.chest) return;
    if (is_castle(figure.levels[0].kind)) return;  // it is of no faction
    draw(faction_emblem(figure.levels[0].factions[0]));
}

// A base seen from above with its front arc. [U-BASE-6]
void draw_arc(Drawing& drawing, int x, int y, std::uint16_t arc) {
    constexpr int kRadius = 17;
    const bool all_round = arc >= Facing::kFullTurn;
    drawing.circle(x, y, kRadius, {.fill = all_round ? kInk : kWhite, .stroke = kInk, .width = 3});
    if (all_round || arc == 0) return;
    const auto corner = [&](int tenths) {
        const Direction d = direction(Facing::from_tenths(tenths));
        return std::to_string(x + d.x * kRadius / Direction::kUnit) + ' ' +
               std::to_string(y - d.y * kRadius / Direction::kUnit);
    };
    constexpr int kUp = 900;
    drawing.path("M" + std::to_string(x) + ' ' + std::to_string(y) + 'L' + corner(kUp + arc / 2) +
                     "A17 17 0 " + (arc > Facing::kFullTurn / 2 ? "1 1 " : "0 1 ") +
                     corner(kUp - arc / 2) + 'z',
                 {.fill = kInk});
}

// The arrows beside the range, and the range; where it ends. [U-RNG-7]
int draw_range(Drawing& drawing, Language language, int x, int y, const Dial& dial) {
    if (dial.range == Inches{}) return x;
    for (int i = 0; i < dial.targets; ++i, x += 26)
        drawing.emblem(shapes::arrow, x, y - 23, 26, kInk);
    const std::string said =
        say(language, "sheet.range", {{"inches", inches_text(language, dial.range.mils())}});
    drawing.text(x + 8, y, said, {.size = kTextSize});
    return x + 8 + text_width(said, {.size = kTextSize}) + 18;
}

int draw_stars(Drawing& drawing, int x, int y, Rank rank) {
    const int stars = rank == Rank::unique ? 0 : static_cast<int>(rank);
    for (int i = 0; i < stars; ++i, x += 30) drawing.emblem(shapes::star, x, y - 23, 28, kInk);
    return stars == 0 ? x : x + 6;
}

// Rank, factions with their emblems, and what it is besides a warrior.
void draw_kin(Drawing& drawing, Language language, int y, int room, const Warrior& warrior) {
    struct Part {
        std::string emblem, words;
    };
    std::vector<Part> parts;
    if (warrior.rank == Rank::unique) parts.push_back({"", say(language, "rank.unique")});
    const std::vector<std::string> factions = factions_said(language, warrior);
    for (std::size_t i = 0; i < factions.size(); ++i)
        parts.push_back({faction_emblem(warrior.factions[i]), factions[i]});
    if (warrior.kind != FigureKind::warrior)
        parts.push_back(
            {"", say(language,
                     "kind." + std::string(kKindNames[static_cast<std::size_t>(warrior.kind)]))});
    constexpr int kEmblem = 36, kBetween = 18;
    int x = draw_stars(drawing, kTextLeft, y, warrior.rank);
    int fixed = 0, words = 0;
    for (const Part& part : parts) {
        fixed += kBetween + (part.emblem.empty() ? 0 : kEmblem + 6);
        words += text_width(part.words, {.size = kTextSize});
    }
    const int free = room - (x - kTextLeft) - fixed;
    const TextStyle style{.size = words > free ? kTextSize * free / words : kTextSize};
    for (const Part& part : parts) {
        if (!part.emblem.empty() && drawing.emblem(part.emblem, x, y - 29, kEmblem, kInk))
            x += kEmblem + 6;
        drawing.text(x, y, part.words, style);
        x += text_width(part.words, style) + kBetween;
    }
}

// A letter for each edition, dark where the figure is complete for it.
void draw_editions(Drawing& drawing, Language language, int right, int y, Editions editions) {
    constexpr int kChip = 32, kCount = static_cast<int>(kEditionNames.size());
    const std::string letters = say(language, "sheet.edition_letters");
    for (int i = 0; i < kCount; ++i) {
        const bool complete = editions.has(static_cast<Edition>(i));
        const int x = right - (kCount - i) * (kChip + 5) + 5;
        drawing.rect(
            x, y, kChip, kChip, 6,
            {.fill = complete ? kInk : kPaper, .stroke = complete ? kInk : kLine, .width = 2});
        drawing.text(x + kChip / 2, y + 24, letters.substr(static_cast<std::size_t>(i), 1),
                     {.size = 22,
                      .anchor = Anchor::middle,
                      .bold = true,
                      .fill = complete ? kWhite : kLine});
    }
}

// "Ember Wyrm of Kiln Ridge (mature)" where one level is shown, or else the name alone.
std::string name_of_card(const SetFigure& figure) {
    if (figure.chest || figure.levels.size() > 1 || figure.levels[0].level.empty())
        return figure.name();
    return figure.name() + " (" + level_said(figure.levels[0].level) + ')';
}

void draw_points(Drawing& drawing, Language language, int right, const SetFigure& figure) {
    std::uint16_t least = figure.levels[0].points, most = least;
    for (const Warrior& level : figure.levels) {
        least = std::min(least, level.points);
        most = std::max(most, level.points);
    }
    const std::string range = least == most ? "" : std::to_string(least) + "–";
    drawing.text(
        right, 80, range + std::to_string(most),
        {.size = 66, .anchor = Anchor::end, .bold = true, .serif = true, .room = kPointsWidth});
    drawing.text(right, 108, say(language, "sheet.points", {{"n", std::to_string(most)}}),
                 {.size = 22, .anchor = Anchor::end, .fill = kSoft});
}

// Small lines below the head: what not every figure has.
std::vector<std::string> notes_of(Language language, const SetFigure& figure) {
    const Warrior& warrior = figure.levels[0];
    std::vector<std::string> notes;
    if (figure.levels.size() > 1 && !figure.has_dials_by_level()) {
        std::vector<std::string> levels;
        for (const Warrior& level : figure.levels)
            levels.push_back(say(language, "sheet.level",
                                 {{"level", level_said(level.level)},
                                  {"points", std::to_string(level.points)},
                                  {"slot", std::to_string(level.dials[0].start + 1)}}));
        notes.push_back(joined_words(levels, kDot));
    }
    std::vector<std::string> more = second_edition_said(language, warrior);
    if (!warrior.is_large())
        for (const std::string& said : second_edition_said(language, warrior.dials[0]))
            more.push_back(said);
    if (!more.empty()) notes.push_back(joined_words(more, kDot));
    if (warrior.trap)
        notes.push_back(
            say(language, "sheet.trap", {{"trap", trap_said(language, *warrior.trap)}}));
    return notes;
}

// In one line where it can be, a little smaller if need be, and else in several of full size; how
// many.
int draw_lines(Drawing& drawing, int x, int y, std::string_view words, TextStyle style,
               int line_height) {
    constexpr int kLeast = 20;  // what is smaller than two millimetres is hard to read
    const int full = style.size;
    while (style.size > kLeast && text_width(words, style) > style.room) --style.size;
    if (text_width(words, style) > style.room) style.size = full;
    const std::vector<std::string> lines = text_lines(words, style);
    for (const std::string& line : lines) {
        drawing.text(x, y, line, style);
        y += line_height;
    }
    return static_cast<int>(lines.size());
}

// The head of a card with a figure; says how high it is.
int draw_head(Drawing& drawing, Language language, const SetFigure& figure, int width) {
    const Warrior& warrior = figure.levels[0];
    const int right = width - kPadding, room = right - kPointsWidth - kTextLeft;
    draw_tile(drawing, figure);
    drawing.text(kTextLeft, 68, name_of_card(figure),
                 {.size = 44, .bold = true, .serif = true, .room = room});
    draw_points(drawing, language, right, figure);
    draw_kin(drawing, language, 108, room, warrior);
    int x = kTextLeft;
    if (!warrior.is_large() && warrior.kind != FigureKind::planking) {
        x = draw_range(drawing, language, x, 154, warrior.dials[0]);
        draw_arc(drawing, x + 18, 145, warrior.base.arc);
        const std::string arc = inches_text(language, warrior.base.arc * 100) + "°";
        drawing.text(x + 44, 154, arc, {.size = kTextSize});
        x += 44 + text_width(arc, {.size = kTextSize}) + 14;
    }
    if (warrior.mounted) {
        const std::string mounted = say(language, "sheet.mounted");
        drawing.text(x, 154, mounted, {.size = kTextSize});
    }
    draw_editions(drawing, language, right, 128, warrior.editions);
    int height = kHeaderHeight;
    for (const std::string& note : notes_of(language, figure))
        height += kNoteHeight * draw_lines(drawing, kPadding, height + 18, note,
                                           {.size = 24, .room = width - 2 * kPadding}, kNoteHeight);
    return height == kHeaderHeight ? height : height + 8;
}

// --- dials ---

struct Strip {
    std::string heading;
    const Dial* dial;
    StripLook look;
};

// One for each section, or for each level of a Hero; most figures have one, planking none.
std::vector<Strip> strips_of(Language language, const SetFigure& figure, const CardLook& look) {
    const Warrior& first = figure.levels[0];
    std::vector<Strip> strips;
    if (first.kind == FigureKind::planking) return strips;
    StripLook strip{.fortification = is_castle(first.kind),
                    .copies = look.copies,
                    .first_copy = look.first_copy,
                    .numbered = look.numbered};
    if (figure.has_dials_by_level()) {
        for (const Warrior& level : figure.levels)
            strips.push_back({figure.levels.size() > 1
                                  ? say(language, "sheet.hero_level",
                                        {{"level", level_said(level.level)},
                                         {"points", std::to_string(level.points)}})
                                  : "",
                              &level.dials[0], strip});
        return strips;
    }
    strip.levels = figure.levels;
    for (std::size_t i = 0; i < first.dials.size(); ++i) {
        strip.section = i;
        strips.push_back({first.is_large()
                              ? say(language, "sheet.section." + std::string(kSectionNames[i]))
                              : "",
                          &first.dials[i], strip});
    }
    return strips;
}

// Above a strip that is one of several: which one, and of a section its own range and what else it
// has in the second edition; says how high that is.
int draw_heading(Drawing& drawing, Language language, int x, int y, const Strip& strip,
                 bool of_section) {
    if (strip.heading.empty()) return 0;
    const TextStyle style{.size = 30, .bold = true, .serif = true};
    constexpr int kHeading = 40, kLineHeight = 28;
    drawing.text(x, y + 28, strip.heading, style);
    if (!of_section) return kHeading;
    draw_range(drawing, language, x + kStatWidth + 100, y + 28, *strip.dial);
    return kHeading +
           kLineHeight * draw_lines(drawing, x, y + kHeading + 18,
                                    joined_words(second_edition_said(language, *strip.dial), kDot),
                                    {.size = 22, .fill = kSoft, .room = kStripWidth}, kLineHeight);
}

int draw_strips(Drawing& drawing, Language language, int y, const std::vector<Strip>& strips,
                bool sections) {
    constexpr int kNext = kWholeCard - kPadding - kStripWidth;
    constexpr std::size_t kColumns = 2;
    const int top = y;
    for (std::size_t i = 0; i < strips.size(); i += kColumns) {
        // Strips beside each other begin at the same height.
        int head = 0, height = 0;
        const std::size_t columns = std::min(kColumns, strips.size() - i);
        const auto left = [](std::size_t column) { return column == 0 ? kPadding : kNext; };
        for (std::size_t column = 0; column < columns; ++column)
            head = std::max(head, draw_heading(drawing, language, left(column), y,
                                               strips[i + column], sections));
        for (std::size_t column = 0; column < columns; ++column)
            height =
                std::max(height, draw_strip(drawing, language, left(column), y + head,
                                            *strips[i + column].dial, strips[i + column].look));
        y += head + height + 18;
    }
    return y - top;
}

// --- what stands at the foot ---

// The flavour, and where the figure comes from; and with that the card is as high as it is.
void finish(Card& card, Language language, const SetFigure& figure, int y) {
    constexpr int kLineHeight = 30, kBelow = 14;
    const int right = card.width - kPadding;
    std::vector<std::string> source;
    if (!figure.imprint().number.empty()) source.push_back(figure.imprint().number);
    if (!figure.set->name.empty()) source.push_back(figure.set->name);
    const std::string from = joined_words(source, kDot);
    const TextStyle small{.size = 20, .anchor = Anchor::end, .fill = kSoft, .room = card.width / 2};
    const int reserved = from.empty() ? 0 : std::min(small.room, text_width(from, small)) + 20;
    const TextStyle told{.size = 23,
                         .serif = true,
                         .italic = true,
                         .fill = kSoft,
                         .room = right - kPadding - reserved};
    const std::vector<std::string> lines = text_lines(figure.flavour(language), told);
    const int count = std::max(static_cast<int>(lines.size()), from.empty() ? 0 : 1);
    card.foot_height = count * kLineHeight + kBelow;
    for (std::size_t i = 0; i < lines.size(); ++i)
        card.foot.text(kPadding, static_cast<int>(i) * kLineHeight + 22, lines[i], told);
    if (!from.empty()) card.foot.text(right, count * kLineHeight - 8, from, small);
    card.height = y + card.foot_height;
}

Card chest_card(Language language, const SetFigure& figure) {
    Card card;
    Drawing& drawing = card.inside;
    draw_tile(drawing, figure);
    const int room = card.width - kPadding - kTextLeft;
    drawing.text(kTextLeft, 68, figure.name(),
                 {.size = 44, .bold = true, .serif = true, .room = room});
    drawing.text(kTextLeft, 108, joined_words(treasure_said(language, *figure.chest), kDot),
                 {.size = kTextSize, .room = room});
    drawing.text(kTextLeft, 148,
                 say(language, "sheet.trap", {{"trap", trap_said(language, figure.chest->trap)}}),
                 {.size = kTextSize, .room = room});
    finish(card, language, figure, kHeaderHeight);
    return card;
}

}  // namespace

Card card_of(Language language, const SetFigure& figure, const CardLook& look) {
    if (figure.chest) return chest_card(language, figure);
    const std::vector<Strip> strips = strips_of(language, figure, look);
    Card card;
    card.width = strips.size() > 1 ? kWholeCard : kHalfCard;
    int y = draw_head(card.inside, language, figure, card.width);
    y += draw_strips(card.inside, language, y, strips, figure.levels[0].is_large());
    const std::vector<Ability> abilities = abilities_of(figure);
    y += draw_legend(card.inside, language, kPadding, y, card.width - 2 * kPadding,
                     strips.size() > 1 ? 6 : 3, abilities);
    finish(card, language, figure, y + 4);
    return card;
}

}  // namespace six::io
