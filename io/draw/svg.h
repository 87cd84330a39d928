// A drawing in SVG, piece by piece: real text, whole numbers only, nothing from outside the file.
// Text is measured by a rough table of widths, since nobody knows the fonts of the reader: what
// might be too long for its room is written smaller.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace six::io {

// What a text is to be in XML: its own characters escaped, and what XML cannot say left out.
std::string xml_escaped(std::string_view utf8);

enum class Anchor : unsigned char { start, middle, end };

struct TextStyle {
    int size = 24;
    Anchor anchor = Anchor::start;
    bool bold = false, serif = false, italic = false, code = false;
    bool halo = false;  // a light edge, where what lies below may be of any colour
    std::string_view fill = "#1b1712";
    int room = 0;  // no wider than this; 0: as wide as it is
};

// About how wide the text is; rather too much than too little.
int text_width(std::string_view utf8, const TextStyle&);
// Broken at blanks into lines that fit into the room of the style.
std::vector<std::string> text_lines(std::string_view utf8, const TextStyle&);

struct Paint {
    std::string_view fill = "none";
    std::string_view stroke = {};
    int width = 0;  // of the stroke
};

class Drawing {
public:
    void text(int x, int y, std::string_view utf8, const TextStyle&);
    void rect(int x, int y, int width, int height, int round, const Paint&);
    void circle(int x, int y, int radius, const Paint&);
    void path(std::string_view d, const Paint&);
    // A picture of data/emblems ("factions/draconum") or one of `shapes` below, in a square and in
    // one colour. Where there is no such picture nothing is drawn, and false is the answer.
    bool emblem(std::string_view name, int x, int y, int size, std::string_view fill);
    void begin_faint();
    void end_faint();
    void add(const Drawing&, int x, int y);  // moved there

    const std::string& markup() const { return markup_; }
    const std::set<std::string>& emblems() const { return emblems_; }  // those it uses

private:
    std::string markup_;
    std::set<std::string> emblems_;
};

// Pictures of sheets that are no emblems of the game.
namespace shapes {
inline constexpr std::string_view skull = "shapes/skull", star = "shapes/star",
                                  arrow = "shapes/arrow";
}

// A <symbol> for each of these, to stand before the drawings that use them.
std::string symbols_of(const std::set<std::string>& emblems);

}  // namespace six::io
