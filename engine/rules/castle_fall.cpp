// What comes down with a castle section: planking that rested on it, and whoever stood there.
// [C-CASTLE-16, C-CASTLE-35]
#include "engine/rules/capture.h"
#include "engine/rules/castle.h"
#include "engine/rules/damage.h"
#include "engine/rules/set_down.h"
#include "engine/rules/victory.h"

namespace six {

// A corner of one lies beside the other.
bool adjoins(const Polygon& a, const Polygon& b, Inches slack) {
    const auto any_corner = [&](const Polygon& of, const Polygon& by) {
        for (const Vec2 corner : of.corners) {
            const Base dot{{.radius = slack}, corner, {}};
            if (touches(by, dot)) return true;
        }
        return false;
    };
    return any_corner(a, b) || any_corner(b, a);
}

namespace {

// Planking that rested on what has fallen, and so on. [C-CASTLE-16]
void drop_planking(Context& c, FigureId fallen) {
    const Polygon& under = c.table.field.pieces[piece_of(c.table, fallen).n].outline;
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        Figure& planking = c.state.figures[i];
        if (!is_section(planking) || warrior_of(c.table, planking).kind != FigureKind::planking)
            continue;
        const Polygon& outline = c.table.field.pieces[piece_of(c.table, FigureId{i}).n].outline;
        if (!adjoins(outline, under, c.table.contact_slack())) continue;
        turn_to_the_end(c.table, planking, 0);
        planking.whereabouts = Whereabouts::eliminated;
        c.emit({.kind = EventKind::eliminated,
                .clause = "C-CASTLE-16",
                .who = FigureId{i},
                .at = planking.at});
    }
}

bool has_lost_ground(const Context& c, const Figure& figure) {
    if (!on_table(figure) || !figure.top.exists()) return false;
    return !is_section(c.state[figure.top]) ||
           !fits_on_tops(c.table, c.state, base_of(c.table, figure));
}

void put_on_the_ground(Context& c, FigureId who, FigureId section, bool hurt) {
    Figure& figure = c[who];
    const Vec2 spot = figure.at;
    figure.at = nearest_place(c.table, c.state, who, spot);
    if (hurt) figure.set(note::fell);
    c.emit({.kind = EventKind::came_down,
            .clause = figure.at == spot && hurt ? Clause("C-CASTLE-35") : Clause("U-GEN-14"),
            .who = who,
            .other = section,
            .at = figure.at,
            .facing = figure.facing});
}

// A captive stays beside its captor; where there is no room for it, it goes free.
void keep_captives(Context& c, const FigureSet& came_down) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId who{i};
        const Figure& captive = c[who];
        if (!on_table(captive) || !captive.captive()) continue;
        if (!came_down.has(who) && !came_down.has(captive.captor)) continue;
        const Figure& captor = c[captive.captor];
        if (bases_touch(c.table, captive, captor) && !abrupt_between(c.table, captive, captor))
            continue;
        if (const auto place = find_place(c.table, c.state, who, captor))
            c[who] = put_at(c.table, c.state, captive, place->at, place->facing);
        else
            free_captive(c, who, FreedWord::released, "C-CASTLE-35");
    }
}

void come_down_from(Context& c, FigureId section, bool hurt) {
    drop_planking(c, section);
    // All of them first: who comes down stands in nobody's way on a top.
    FigureSet falling;
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (has_lost_ground(c, c.state.figures[i])) falling.add(FigureId{i});
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (falling.has(FigureId{i})) c.state.figures[i].top = {};
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (falling.has(FigureId{i})) put_on_the_ground(c, FigureId{i}, section, hurt);
    keep_captives(c, falling);
}

}  // namespace

void bring_down(Context& c, FigureId section, Seat by) {
    come_down_from(c, section, true);
    c.owe(FrameKind::come_down, {}, section);
    c.state.owed.back().by = by;
}

void vacate(Context& c, FigureId section) {
    come_down_from(c, section, false);
}

// One after the other: how he faces, then his die. [C-CASTLE-35]
void go_on_coming_down(Context& c, const Frame& frame) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        Figure& figure = c.state.figures[i];
        if (!on_table(figure) || !figure.has(note::fell)) continue;
        figure.unset(note::fell);
        c.state.owed.push_back(frame);
        const std::int32_t hurt = c.table.options[Option::c_collapse];
        if (hurt == opt::c_collapse::one_die) {
            c.owe(FrameKind::roll_fall, {}, FigureId{i}, frame.figure);
            c.state.owed.back().by = frame.by;
        } else if (hurt == opt::c_collapse::one_click) {
            deal_clicks(c, {.who = FigureId{i},
                            .clicks = 1,
                            .cause = ClickWord::fall,
                            .clause = "C-CASTLE-35",
                            .by = frame.by});
            if (!on_table(figure)) return;
        }
        return c.owe(FrameKind::face_anywhere, figure.owner, FigureId{i}, frame.figure);
    }
    end_game_if_settled(c);
}

}  // namespace six
