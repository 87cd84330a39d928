// What comes down with a castle section: planking that rested on it, and whatever stood there.
// [C-CASTLE-16, C-CASTLE-35]
#include <array>
#include <utility>

#include "engine/messages/event_kind.h"
#include "engine/rules/capture.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/question.h"
#include "engine/rules/set_down.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

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

// Planking that rested on what has fallen. [C-CASTLE-16]
void drop_planking(Context& c, FigureId fallen) {
    const Polygon& under = c.table.field.pieces[piece_of(c.table, fallen).n].outline;
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        Figure& planking = c.state.figures[i];
        if (!is_section(planking) || warrior_of(c.table, planking).kind != FigureKind::planking)
            continue;
        const Polygon& outline = c.table.field.pieces[piece_of(c.table, FigureId{i}).n].outline;
        if (!adjoins(outline, under, c.table.contact_slack())) continue;
        turn_to_the_end(c.table, planking, 0);
        planking.leave(Whereabouts::eliminated);
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

// A captive is not affected: it comes down unhurt, and nobody turns it. [H-CAPTIVE-IMMUNE]
void put_on_the_ground(Context& c, FigureId who, FigureId section, bool hurt) {
    Figure& figure = c[who];
    const Vec2 spot = figure.at;
    figure.at = nearest_place(c.table, c.state, who, spot);
    if (hurt && !figure.captive()) figure.set(note::fell);
    c.emit({.kind = EventKind::came_down,
            .clause = figure.at != spot || !hurt ? Clause("U-GEN-14")
                      : figure.captive()         ? Clause("U-CAP-5")
                                                 : Clause("C-CASTLE-35"),
            .who = who,
            .other = section,
            .at = figure.at,
            .facing = figure.facing});
}

// A captive stays beside its captor; where there is no room for it, it goes free.
void keep_captives(Context& c, const FigureSet& came_down, Clause clause) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId who{i};
        const Figure& captive = c[who];
        if (!on_table(captive) || !captive.captive()) continue;
        const FigureId captor = captive.captor;
        if (!came_down.has(who) && !came_down.has(captor)) continue;
        if (bases_touch(c.table, captive, c[captor]) &&
            !abrupt_between(c.table, c.state, captive, c[captor]))
            continue;
        const auto place = find_place(c.table, c.state, who, c[captor]);
        if (!place) {
            free_captive(c, who, FreedWord::released, clause);
            continue;
        }
        c[who] = put_at(c.table, c.state, captive, place->at, place->facing);
        c.emit({.kind = EventKind::placed,
                .clause = clause,
                .who = who,
                .other = captor,
                .at = place->at,
                .facing = place->facing});
    }
}

// All whose ground is gone. Nobody of them stands in another's way on a top any more before the
// first is put down.
FigureSet come_down_all(Context& c, bool hurt) {
    FigureSet falling;
    std::array<FigureId, kMaxFigures> stood_on{};
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (has_lost_ground(c, c.state.figures[i])) falling.add(FigureId{i});
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (falling.has(FigureId{i})) std::swap(stood_on[i], c.state.figures[i].top);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (falling.has(FigureId{i})) put_on_the_ground(c, FigureId{i}, stood_on[i], hurt);
    keep_captives(c, falling, hurt ? Clause("C-CASTLE-35") : Clause("U-GEN-14"));
    return falling;
}

// Whose turn it is answers first, then clockwise; of one player's the lowest. [U-GEN-12]
FigureId next_to_roll(const Table& table, const State& state) {
    for (std::uint8_t step = 0; step < table.seat_count; ++step) {
        const Seat seat{static_cast<std::uint8_t>((state.turn.n + step) % table.seat_count)};
        for (std::uint16_t i = 0; i < state.figure_count; ++i)
            if (state.figures[i].owner == seat && state.figures[i].has(note::fell))
                return FigureId{i};
    }
    return {};
}

}  // namespace

void bring_down(Context& c, const FallenSections& fallen, Seat by) {
    for (const FigureId section : fallen) drop_planking(c, section);
    come_down_all(c, /*hurt=*/true);
    c.owe(Ask::come_down, {}, fallen[0]);
    c.state.owed.back().by = by;
}

InlineVector<FigureId, kMaxFigures> vacate_castles(Context& c) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (c.state.figures[i].whereabouts == Whereabouts::withdrawn &&
            piece_of(c.table, FigureId{i}).exists())
            drop_planking(c, FigureId{i});
    const FigureSet down = come_down_all(c, /*hurt=*/false);
    InlineVector<FigureId, kMaxFigures> who;
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (down.has(FigureId{i})) who.push_back(FigureId{i});
    return who;
}

// One after the other: how it faces, then its die. [C-CASTLE-35]
void go_on_coming_down(Context& c, const Frame& frame) {
    const FigureId who = next_to_roll(c.table, c.state);
    if (!who.exists()) return end_game_if_settled(c);
    Figure& figure = c[who];
    figure.unset(note::fell);
    c.state.owed.push_back(frame);
    const std::int32_t hurt = c.table.options[Option::c_collapse];
    if (hurt == opt::c_collapse::one_die) {
        c.owe(Ask::roll_fall, {}, who, frame.figure);
        c.state.owed.back().by = frame.by;
    } else if (hurt == opt::c_collapse::one_click) {
        deal_clicks(c, {.who = who,
                        .clicks = 1,
                        .cause = ClickWord::fall,
                        .clause = "C-CASTLE-35",
                        .by = frame.by});
        if (!on_table(figure)) return;
    }
    c.owe(Ask::face_anywhere, figure.owner, who, frame.figure);
}

const Question questions::come_down{
    .ask = Ask::come_down,
    .settle = go_on_coming_down,
    .moment = Moment::either,
    .about = About::nobody,
    .wrong = [](const Asked& asked) -> std::string_view {
        const auto& [table, state, frame, sender] = asked;
        if (frame.figure.n >= state.figure_count ||
            !is_castle(warrior_of(table, state[frame.figure]).kind) ||
            (frame.by.exists() && frame.by.n >= table.seat_count))
            return "a fall from no castle";
        return {};
    }};

}  // namespace six
