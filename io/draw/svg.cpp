#include "io/draw/svg.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "io/text/data.h"

namespace six::io {
namespace {

// In 24 by 24, as the emblems are.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kShapes = {{
    {shapes::skull,
     "M12 1.5c-5.2 0-9 3.6-9 8.4 0 3 1.3 5.1 3.4 6.5v3.1c0 .8.6 1.5 1.5 1.5h.9v-2.4h1.5v2.4h3.4"
     "v-2.4h1.5v2.4h.9c.9 0 1.5-.7 1.5-1.5v-3.1c2.1-1.4 3.4-3.5 3.4-6.5 0-4.8-3.8-8.4-9-8.4z"
     "M8.2 9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM15.8 9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 "
     "0-4.6zM12 13.4l1.3 2.8h-2.6z"},
    {shapes::star, "M12 1.8l3 6.6 7.2.8-5.4 4.8 1.6 7-6.4-3.6-6.4 3.6 1.6-7-5.4-4.8 7.2-.8z"},
    {shapes::arrow, "M1 10h11v-6l11 8-11 8v-6h-11z"},
}};

// What is inside the <svg> of an emblem.
std::optional<std::string> picture(const std::string& name) {
    for (const auto& [shape, d] : kShapes)
        if (shape == name)
            return "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"" + std::string(d) +
                   "\"/>";
    const auto file = data_file("emblems/" + name + ".svg");
    if (!file) return std::nullopt;
    const std::size_t begin = file->find('>', file->find("<svg"));
    const std::size_t end = file->rfind("</svg>");
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin)
        return std::nullopt;
    std::string inside(file->substr(begin + 1, end - begin - 1));
    inside.erase(std::remove(inside.begin(), inside.end(), '\n'), inside.end());
    return inside;
}

// An id of XML has no slash.
std::string symbol_id(std::string_view name) {
    std::string id(name);
    std::replace(id.begin(), id.end(), '/', '-');
    return id;
}

// The width of a letter in hundredths of the size: of common fonts the wider ones.
int letter_width(char c) {
    constexpr std::string_view kNarrow = "iIl.,:;'|!()[]jft r-";
    constexpr std::string_view kWide = "mwMW@%";
    if (kNarrow.find(c) != std::string_view::npos) return 38;
    if (kWide.find(c) != std::string_view::npos) return 96;
    if (c >= 'A' && c <= 'Z') return 70;
    return 61;
}

std::string number(std::string_view name, int value) {
    return ' ' + std::string(name) + "=\"" + std::to_string(value) + '"';
}
std::string word(std::string_view name, std::string_view value) {
    return ' ' + std::string(name) + "=\"" + std::string(value) + '"';
}
std::string painted(const Paint& paint) {
    std::string text = word("fill", paint.fill);
    if (!paint.stroke.empty()) text += word("stroke", paint.stroke);
    if (paint.width > 0) text += number("stroke-width", paint.width);
    return text;
}

}  // namespace

std::string xml_escaped(std::string_view utf8) {
    std::string text;
    for (const char c : utf8) {
        switch (c) {
            case '&':
                text += "&amp;";
                break;
            case '<':
                text += "&lt;";
                break;
            case '>':
                text += "&gt;";
                break;
            case '"':
                text += "&quot;";
                break;
            default:
                if (static_cast<unsigned char>(c) >= 0x20) text += c;
        }
    }
    return text;
}

int text_width(std::string_view utf8, const TextStyle& style) {
    int width = 0;
    for (const char c : utf8)
        if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) width += letter_width(c);
    if (style.bold) width = width * 113 / 100;
    return width * style.size / 100;
}

std::vector<std::string> text_lines(std::string_view utf8, const TextStyle& style) {
    std::vector<std::string> lines;
    while (!utf8.empty()) {
        const std::size_t end = std::min(utf8.find(' '), utf8.size());
        const std::string next(utf8.substr(0, end));
        utf8.remove_prefix(std::min(end + 1, utf8.size()));
        if (next.empty()) continue;
        if (!lines.empty() && text_width(lines.back() + ' ' + next, style) <= style.room)
            lines.back() += ' ' + next;
        else
            lines.push_back(next);
    }
    return lines;
}

// What is too long is written smaller; what would become too small to read is squeezed as well.
void Drawing::text(int x, int y, std::string_view utf8, const TextStyle& style) {
    const int width = text_width(utf8, style);
    const bool long_for_it = style.room > 0 && width > style.room;
    const int least = style.size * 6 / 10;
    const int fitting = long_for_it ? style.size * style.room / width : style.size;
    constexpr std::array<std::string_view, 3> kAnchors = {"start", "middle", "end"};
    markup_ +=
        "<text" + number("x", x) + number("y", y) + number("font-size", std::max(fitting, least));
    if (style.anchor != Anchor::start)
        markup_ += word("text-anchor", kAnchors[static_cast<std::size_t>(style.anchor)]);
    if (style.serif) markup_ += word("class", "serif");
    if (style.code) markup_ += word("class", "code");
    if (style.bold) markup_ += word("font-weight", "bold");
    if (style.italic) markup_ += word("font-style", "italic");
    if (style.halo)
        markup_ += word("stroke", "#ffffff") + number("stroke-width", style.size / 4) +
                   word("stroke-linejoin", "round") + word("paint-order", "stroke");
    if (fitting < least)
        markup_ += number("textLength", style.room) + word("lengthAdjust", "spacingAndGlyphs");
    markup_ += word("fill", style.fill) + '>' + xml_escaped(utf8) + "</text>";
}

void Drawing::rect(int x, int y, int width, int height, int round, const Paint& paint) {
    markup_ += "<rect" + number("x", x) + number("y", y) + number("width", width) +
               number("height", height);
    if (round > 0) markup_ += number("rx", round);
    markup_ += painted(paint) + "/>";
}

void Drawing::circle(int x, int y, int radius, const Paint& paint) {
    markup_ +=
        "<circle" + number("cx", x) + number("cy", y) + number("r", radius) + painted(paint) + "/>";
}

void Drawing::path(std::string_view d, const Paint& paint) {
    markup_ += "<path" + word("d", d) + painted(paint) + "/>";
}

bool Drawing::emblem(std::string_view name, int x, int y, int size, std::string_view fill) {
    if (!picture(std::string(name))) return false;
    emblems_.emplace(name);
    markup_ += "<use" + word("href", '#' + symbol_id(name)) + number("x", x) + number("y", y) +
               number("width", size) + number("height", size) + word("color", fill) + "/>";
    return true;
}

void Drawing::begin_faint() {
    markup_ += "<g opacity=\"0.4\">";
}
void Drawing::end_faint() {
    markup_ += "</g>";
}

void Drawing::add(const Drawing& other, int x, int y) {
    markup_ += "<g transform=\"translate(" + std::to_string(x) + ' ' + std::to_string(y) + ")\">" +
               other.markup_ + "</g>";
    emblems_.insert(other.emblems_.begin(), other.emblems_.end());
}

std::string symbols_of(const std::set<std::string>& emblems) {
    std::string text;
    for (const std::string& name : emblems)
        if (const auto inside = picture(name))
            text += "<symbol" + word("id", symbol_id(name)) + word("viewBox", "0 0 24 24") + '>' +
                    *inside + "</symbol>\n";
    return text;
}

}  // namespace six::io
