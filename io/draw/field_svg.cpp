#include "io/draw/field_svg.h"

#include "engine/game/look.h"
#include "io/draw/svg.h"

namespace six::io {

const std::string_view kFieldStyle =
    ".field{--ground:#b9bf8a;--wood:#5d7a3a;--stone:#6b655c;--shallow:#9cc7d6;--deep:#4f86a8;"
    "--wall:#8a6b47;--mist:#9aa69a;--hill:#cdbd84;--cliff:#a8916a}\n"
    ".field .ground{fill:var(--ground)}.field .inches{stroke:#0002;stroke-width:2}\n"
    ".field polygon{stroke:#0008;stroke-width:4;fill:var(--ground)}\n"
    ".field .gradual{fill:var(--hill);stroke-dasharray:18 12}\n"
    ".field .abrupt{fill:var(--cliff);stroke-width:10}\n"
    ".field .hindering{fill:var(--wood)}.field .blocking{fill:var(--stone)}\n"
    ".field .shallow_water{fill:var(--shallow)}.field .deep_water{fill:var(--deep)}\n"
    ".field .low_wall{fill:var(--wall)}.field .concealing{fill:var(--mist)}\n"
    ".field .base{fill:var(--seat);stroke:#fff8e6;stroke-width:7}\n"
    ".field .captive{fill-opacity:.45;stroke-dasharray:14 10}\n"
    ".field .facing{stroke:#fff8e6;stroke-width:9;stroke-linecap:round}\n"
    ".field text{font:bold 92px system-ui,sans-serif;fill:#fff;text-anchor:middle;"
    "paint-order:stroke;stroke:#000c;stroke-width:15}\n";

namespace {

// Hundredths of an inch, from the upper left corner: no coordinate needs a fraction.
struct Paper {
    std::int32_t height;

    static std::string length(std::int32_t mils) { return std::to_string(mils / 10); }
    std::string x(Vec2 at) const { return length(at.x.mils()); }
    std::string y(Vec2 at) const { return length(height - at.y.mils()); }

    template <class Points>
    std::string polygon(const Points& points, std::string_view look) const {
        std::string text = "<polygon class=\"" + std::string(look) + "\" points=\"";
        for (const Vec2 point : points) text += x(point) + ',' + y(point) + ' ';
        return text + "\"/>";
    }
    std::string circle(Vec2 at, Inches radius, std::string_view look) const {
        return "<circle class=\"" + std::string(look) + "\" cx=\"" + x(at) + "\" cy=\"" + y(at) +
               "\" r=\"" + length(radius.mils()) + "\"/>";
    }
    std::string line(Vec2 from, Vec2 to, std::string_view look) const {
        return "<line class=\"" + std::string(look) + "\" x1=\"" + x(from) + "\" y1=\"" + y(from) +
               "\" x2=\"" + x(to) + "\" y2=\"" + y(to) + "\"/>";
    }
};

std::string piece_svg(const Paper& paper, const Table& table, const State& state,
                      const Piece& piece) {
    const Ground ground = ground_of(table, state, piece);
    std::string look(kHeightNames[static_cast<std::size_t>(ground.height)]);
    look += ' ';
    look += kTerrainNames[static_cast<std::size_t>(ground.kind)];
    return paper.polygon(piece.outline.corners, look);
}

std::string figure_svg(const Paper& paper, const Names& names, const Table& table,
                       const State& state, FigureId id) {
    const Figure& figure = state[id];
    const Base base = base_of(table, figure);
    const std::string look = figure.captive() ? "base captive" : "base";
    std::string text = "<g class=\"" + xml_escaped(names.of(figure.owner)) + "\"><title>" +
                       xml_escaped(names.of(id) + ": " + warrior_of(table, figure).name) +
                       "</title>";
    if (base.shape.kind == BaseKind::rectangle) text += paper.polygon(corners_of(base), look);
    const Circles circles = circles_of(base);
    for (std::size_t i = circles.size(); i > 0; --i)
        text += paper.circle(circles[i - 1], base.shape.radius, look);
    const Inches front = circles.empty() ? base.shape.half_length : base.shape.radius;
    text += paper.line(ahead_of(base.at, base.facing, Inches::from_mils(front.mils() * 5 / 10)),
                       ahead_of(base.at, base.facing, front), "facing");
    text += "<text x=\"" + paper.x(base.at) + "\" y=\"" +
            Paper::length(paper.height - base.at.y.mils() + 320) + "\">" +
            xml_escaped(names.of(id)) + "</text></g>\n";
    return text;
}

}  // namespace

std::string field_svg(const Names& names, const Table& table, const State& state,
                      std::string_view said) {
    const Vec2 size = table.field.size;
    const Paper paper{size.y.mils()};
    const std::string width = Paper::length(size.x.mils()), height = Paper::length(size.y.mils());
    std::string text = "<svg class=\"field\" role=\"img\" viewBox=\"0 0 " + width + ' ' + height +
                       "\" aria-label=\"" + xml_escaped(said) + "\">\n" +
                       "<rect class=\"ground\" width=\"" + width + "\" height=\"" + height +
                       "\"/>\n";
    constexpr std::int32_t kGrid = 6000;
    for (std::int32_t at = kGrid; at < std::max(size.x.mils(), size.y.mils()); at += kGrid) {
        const Inches along = Inches::from_mils(at), none;
        if (along < size.x) text += paper.line({along, none}, {along, size.y}, "inches");
        if (along < size.y) text += paper.line({none, along}, {size.x, along}, "inches");
    }
    text += '\n';
    for (const Piece& piece : table.field.pieces)
        text += piece_svg(paper, table, state, piece) + '\n';
    for (std::size_t i = 0; i < state.figure_count; ++i)
        if (state.figures[i].whereabouts == Whereabouts::on_table)
            text += figure_svg(paper, names, table, state,
                               FigureId{static_cast<decltype(FigureId::n)>(i)});
    return text + "</svg>\n";
}

}  // namespace six::io
