#include "engine/rules/invariant.h"

#include <algorithm>
#include <array>

#include "engine/geometry/path.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rules/chariot.h"
#include "engine/rules/deploy.h"
#include "engine/rules/items.h"
#include "engine/rules/objectives.h"
#include "engine/rules/query.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/sections.h"
#include "engine/rules/soar.h"
#include "engine/rules/terrain.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// Far above what armies can be worth, far below what a number holds.
constexpr std::int32_t kMostPoints = 100'000'000;

// A figure that is about to be set down again is still counted as eliminated. [U-SA-DMG-5]
bool is_returning(const State& state, FigureId who) {
    for (const Frame& frame : state.owed)
        if (frame.ask == Ask::place_figure && frame.figure == who) return true;
    return false;
}

std::string_view wrong_with_captivity(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    if (!figure.captive()) return {};
    if (!on_table(figure)) return "a captive that is not on the table";
    if (figure.captor.n >= state.figure_count || figure.captor == who ||
        !on_table(state[figure.captor]))
        return "a captive of nobody";  // [U-CAP-9]
    const Figure& captor = state[figure.captor];
    if (captor.captive()) return "a captor that is a captive";
    if (table.friends(figure.owner, captor.owner)) return "a captive of a friend";
    if (table.rules->no_capture.exists() || forbidden(table, captor, Deed::capture).exists())
        return "a captor that captures nobody";  // [LRG-GEN-1, C-TITAN-3]
    if (forbidden(table, figure, Deed::be_captured).exists())
        return "a captive that nobody captures";  // [LRG-GEN-2, C-TITAN-3]
    // Whatever its turn remembered ended when it was captured. [U-CAP-5]
    if (figure.given != Given::nothing || !figure.cancelled.empty() ||
        figure.has(note::for_the_turn))
        return "a captive that acts";
    if (captive_of(state, figure.captor) != who) return "two captives of one captor";  // [U-CAP-4]
    if (!is_returning(state, who) && !bases_touch(table, figure, captor))
        return "a captive that left its captor";  // [U-CAP-5]
    return {};
}

// Who sits in a saddle. [V-CAV-1, V-CAV-2, C-MOUNT-8]
std::string_view wrong_with_saddle(const Table& table, const State& state, FigureId who) {
    const Figure& rider = state[who];
    if (rider.chariot.n >= state.figure_count) return "a rider of no mount";
    const Figure& mount = state[rider.chariot];
    if (!on_table(mount) || rider.owner != mount.owner ||
        !fits_saddle(warrior_of(table, rider), warrior_of(table, mount)))
        return "a rider of no mount";
    if (rider_of(table, state, rider.chariot) != who) return "two riders of one mount";
    if (rider.at != mount.at) return "a rider that was left behind";
    if (rider.tokens != 0) return "tokens of a rider in the saddle";
    if (rider.captive() || captive_of(state, who).exists())
        return "a rider in captivity or with a captive";
    return {};
}

// Whose passenger it is, if it is one. [LRG-PASS-1 to LRG-PASS-8, LRG-PASS-12, LRG-BRD-3]
std::string_view wrong_with_ride(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    if (in_saddle(figure)) return wrong_with_saddle(table, state, who);
    if (is_aboard(figure) != figure.chariot.exists())
        return "a chariot without a passenger or a passenger without a chariot";
    if (!is_aboard(figure)) return {};
    if (figure.chariot.n >= state.figure_count) return "a passenger of no chariot";
    const Figure& chariot = state[figure.chariot];
    if (!on_table(chariot) || !kind_of(table, chariot).carries) return "a passenger of no chariot";
    if (!table.friends(figure.owner, chariot.owner)) return "a passenger of an opponent";
    if (passenger_of(state, figure.chariot) != who) return "two passengers of one chariot";
    if (figure.at != chariot.at) return "a passenger that was left behind";
    Figure on_foot = figure;
    on_foot.whereabouts = Whereabouts::on_table;
    if (forbidden(table, on_foot, Deed::ride).exists()) return "a passenger that cannot ride";
    if (figure.captive() || captive_of(state, who).exists())
        return "a passenger in captivity or with a captive";
    return {};
}

// Near enough counts as for bases: the corners of what stands aslant are rounded.
bool lies_on_table(const Table& table, const Polygon& outline) {
    const Vec2 slack{table.contact_slack(), table.contact_slack()};
    const Area field{Vec2{} - slack, table.field.size + slack};
    return std::all_of(outline.corners.begin(), outline.corners.end(),
                       [&](Vec2 corner) { return field.holds(corner); });
}

// Castle sections are built where the battlefield has their ground, and nothing else is; what
// stands on one knows it. [C-CASTLE-7, C-CASTLE-14]
std::string_view wrong_with_castle(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    const Warrior& warrior = warrior_of(table, figure);
    const PieceId piece = piece_of(table, who);
    if (is_castle(warrior.kind)) {
        if (on_table(figure) || is_aboard(figure)) return "a castle section that moves about";
        const bool placed = was_built(figure);
        if (placed != piece.exists() || figure.whereabouts == Whereabouts::in_hand)
            return "a castle section without its ground";
        if (placed && table.field.pieces[piece.n].outline !=
                          section_outline(warrior, figure.at, figure.facing))
            return "a castle section beside its ground";
        if (placed && !lies_on_table(table, table.field.pieces[piece.n].outline))
            return "a castle section off the table";
    } else if (is_section(figure) || piece.exists()) {
        return "a castle section of no such kind";
    }
    const bool aloft = figure.has(note::soaring);
    const FigureId top =
        on_table(figure) && !aloft ? top_under(table, state, figure.at) : FigureId{};
    if (figure.top != top) return "a figure that does not know what it stands on";
    if (figure.has(note::fell) && !on_table(figure)) return "a fall of a figure that is not there";
    return {};
}

// Only warriors that can soar, and with nobody in captivity. [V-SOAR-2, V-SOAR-8]
std::string_view wrong_with_soaring(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    if (!figure.has(note::soaring)) return {};
    if (!posture_of(table, figure).aloft) return "a figure that soars";
    if (!on_table(figure)) return "soaring off the table";
    if (figure.captive() || captive_of(state, who).exists())
        return "soaring in captivity or with a captive";
    if (!in_force_with(table, state, figure, &AbilityFacts::soars)) return "soaring without wings";
    return {};
}

// What a turn and an attack remember of the sections.
std::string_view wrong_with_sections(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    const std::size_t dials = warrior_of(table, figure).dials.size();
    const bool large = is_large(table, figure);
    if (figure.acted >> (large ? dials : 0) != 0) return "an action of no section";
    if (figure.struck >= dials) return "no section that is struck";
    // On a border it may be picked before the action is given, and another one is asked for.
    const bool beforehand = !state.owed.empty() && is_picked(state, who);  // [MDW-RATK-6]
    if (figure.struck != 0 && state.action.kind == ActionKind::none && !beforehand)
        return "a section that is struck by no attack";
    return {};
}

std::string_view wrong_with_figure(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    if (figure.warrior.n >= table.catalog.warriors.size()) return "a figure of no warrior";
    if (figure.owner.n >= table.seat_count) return "a figure without an owner";
    if (figure.hurt_by.exists() && figure.hurt_by.n >= table.seat_count)
        return "hurt by nobody's seat";
    if (figure.tokens > table.rules->actions.max_tokens)
        return "more than two tokens";  // [U-TOK-6]
    const Warrior& warrior = warrior_of(table, figure);
    for (std::size_t i = 0; i < warrior.dials.size(); ++i)
        if (figure.clicks[i] >= warrior.dials[i].clicks.size())
            return "a dial beyond its last slot";
    if (const auto wrong = wrong_with_sections(table, state, who); !wrong.empty()) return wrong;
    if (const auto wrong = wrong_with_soaring(table, state, who); !wrong.empty()) return wrong;
    // Asked before the scene is made, which takes no place far off the table. [U-MOVE-14]
    if (on_table(figure) && !Area{{}, table.field.size}.holds(figure.at))
        return "a base off the table";
    const bool dead = is_dead(table, figure);
    if (in_play(figure) && dead) return "three skulls on the table";  // [U-DIAL-6]
    const bool waiting =
        figure.whereabouts == Whereabouts::in_hand || figure.whereabouts == Whereabouts::left_out;
    if (waiting && dead) return "three skulls before the battle";
    if (figure.whereabouts == Whereabouts::eliminated && !dead && !is_returning(state, who))
        return "eliminated without three skulls";
    return {};
}

// Deep water may hold a figure that has lost Aquatic. [U-WATER-4]
PieceSet blocking_pieces(const Table& table, const State& state) {
    PieceSet found = 0;
    for (std::size_t i = 0; i < table.field.pieces.size(); ++i)
        if (ground_of(table, state, table.field.pieces[i]).kind == TerrainKind::blocking)
            found |= PieceSet{1} << i;
    return found;
}

std::string_view wrong_with_markers(const Table& table, const State& state) {
    if (state.marker_count > kMaxMarkers) return "too many markers";
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (!(table.rules->plays.markers >> static_cast<unsigned>(marker.kind) & 1))
            return "a marker that this game does not have";
        if (marker.figure.exists() && marker.figure.n >= state.figure_count)
            return "a marker of no figure";
        if (marker.seat.exists() && marker.seat.n >= table.seat_count)
            return "a marker of no player";
        if (marker.kind == MarkerKind::waiting_shot &&
            (!marker.figure.exists() || state[marker.figure].owner != marker.seat))
            return "a shot that nobody fired";
        if (marker.kind == MarkerKind::item && marker.number >= table.catalog.items.size())
            return "a marker of no item";
        if (const auto wrong = what_is_wrong_with_spells(table, state, marker); !wrong.empty())
            return wrong;
        const bool of_piece = marker.kind == MarkerKind::structure;
        if (of_piece != (marker.piece.n < table.field.pieces.size()) ||
            (!of_piece && marker.piece.exists()))
            return "a marker of no piece of terrain";
        if (marker.kind == MarkerKind::objective && !Area{{}, table.field.size}.holds(marker.at))
            return "an objective off the table";
    }
    return {};
}

// Every item is wielded by somebody in play who has a slot for it, or lies on the table. [V-ITEM-1,
// V-ITEM-4]
std::string_view wrong_with_items(const Table& table, const State& state) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        std::size_t wielded = 0, enchanted = 0;
        for (std::uint16_t k = 0; k < state.marker_count; ++k) {
            if (state.markers[k].figure != FigureId{i}) continue;
            wielded += state.markers[k].kind == MarkerKind::item;
            enchanted += state.markers[k].kind == MarkerKind::enchantment;
        }
        if (figure.marked != (wielded + enchanted > 0 ? i + 1 : 0))
            return "who wields what is not known";
        if (wielded > std::min(slots_of(table.options, warrior_of(table, figure)), kMostWielded))
            return "more items than slots";
        if (wielded == 0) continue;
        if (!in_play(figure) && figure.whereabouts != Whereabouts::in_hand)
            return "an item is wielded by nobody in play";
        if (figure.captive()) return "a captive wields an item";
    }
    for (std::uint16_t k = 0; k < state.marker_count; ++k)
        if (const Marker& marker = state.markers[k]; marker.kind == MarkerKind::item &&
                                                     !marker.figure.exists() &&
                                                     !Area{{}, table.field.size}.holds(marker.at))
            return "an item off the table";
    return {};
}

// The ground of a section that this position does not have.
bool has_foreign_castle(const Table& table, const State& state) {
    for (const Piece& piece : table.field.pieces)
        if (piece.section.exists() && piece.section.n >= state.figure_count) return true;
    return false;
}

bool castles_overlap(const Table& table) {
    const std::vector<Piece>& pieces = table.field.pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        for (std::size_t k = 0; k < i && pieces[i].section.exists(); ++k)
            if (pieces[k].section.exists() && pieces[k].section != pieces[i].section &&
                grounds_overlap(pieces[i].outline, pieces[k].outline, table.contact_slack()))
                return true;
    return false;
}

std::string_view wrong_with_places(const Table& table, const State& state) {
    const Scene& scene = scene_of(table, state);
    std::string_view wrong;
    FigureSet set_down;  // still to be
    for (const Frame& frame : state.owed)
        if (frame.ask == Ask::place_figure) set_down.add(frame.figure);
    std::array<FigureSet, kPostures> elsewhere;
    for (std::size_t i = 0; i < kPostures; ++i)
        elsewhere[i] = set_down | out_of_the_way(table, state, static_cast<Posture>(i));
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (is_returning(state, id)) return;  // a captive in the air [U-CAP-7]
        const FigureSet& in_the_air = elsewhere[static_cast<std::size_t>(posture_of(figure))];
        const Block overlap = first_overlap(scene, {.base = base_of(table, figure),
                                                    .mover = id,
                                                    .ignored = &in_the_air,
                                                    .barred = blocking_pieces(table, state),
                                                    .contact_slack = table.contact_slack(),
                                                    .terrain_slack = table.terrain_slack(),
                                                    .table = table.field.size});
        if (overlap.kind == BlockKind::base) wrong = "two bases overlap";
        if (overlap.kind == BlockKind::piece) wrong = "a base in blocking terrain";
        if (overlap.kind == BlockKind::edge) wrong = "a base off the table";
        if (!figure.has(note::soaring) &&
            !check_rest_at_castle(table, state, base_of(table, figure), id))
            wrong = "a base across the edge of a castle";
        if (!in_the_air.has(id) &&
            !check_rest_beside_tokens(table, state, base_of(table, figure), id))
            wrong = "a base on an objective";
    });
    return wrong;
}

// One for each hundred points, and one for each Command that rolled its six. [U-ARMY-5, FAQ-CMD-2]
int most_actions(const Table& table, const State& state) {
    int most = table.build_total / table.rules->actions.points_per_action;
    if (table.rules->command_gives_action.exists()) ++most;  // [C-TURN-2]
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        most += state.figures[i].owner == state.turn && state.figures[i].has(note::rolled);
    return most;
}

// What his castle gave when the turn began; it may have fallen since. [C-TURN-4, C-TURN-13]
int most_castle_actions(const Table& table, const State& state) {
    int most = 0;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const Figure& figure = state.figures[i];
            figure.owner == state.turn && was_built(figure))
            most = std::max<int>(most, kind_of(table, figure).actions_for_castle);
    return most;
}

// What only a battle leaves behind.
bool has_history(const Table& table, const State& state) {
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (state.seats[n].out || state.seats[n].withdrawn || state.seats[n].points != 0)
            return true;
    return state.time_called || state.acts_again.exists() || !state.memos.empty();
}

// A titan of the player whose turn it is. [C-TITAN-7]
std::string_view wrong_with_second_action(const Table& table, const State& state) {
    if (!state.acts_again.exists()) return {};
    if (state.acts_again.n >= state.figure_count) return "a second action of no figure";
    const Figure& figure = state[state.acts_again];
    if (figure.owner != state.turn || !kind_of(table, figure).second_action.exists())
        return "a second action of a figure that has none";
    return {};
}

bool somebody_plays(const Table& table, const State& state) {
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (!state.seats[n].out && !state.seats[n].withdrawn) return true;
    return false;
}

}  // namespace

std::string_view what_is_wrong(const Table& table, const State& state) {
    if (state.figure_count > kMaxFigures) return "too many figures";
    if (const auto wrong = wrong_with_markers(table, state); !wrong.empty()) return wrong;
    if (has_foreign_castle(table, state)) return "a castle section without its ground";
    if (castles_overlap(table)) return "two castle sections overlap";
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const auto wrong = wrong_with_figure(table, state, FigureId{i}); !wrong.empty())
            return wrong;
    if (const auto wrong = wrong_with_items(table, state); !wrong.empty()) return wrong;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const auto wrong = wrong_with_castle(table, state, FigureId{i}); !wrong.empty())
            return wrong;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const auto wrong = wrong_with_captivity(table, state, FigureId{i}); !wrong.empty())
            return wrong;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const auto wrong = wrong_with_ride(table, state, FigureId{i}); !wrong.empty())
            return wrong;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const auto wrong = what_is_wrong_with_memory(table, state, FigureId{i}); !wrong.empty())
            return wrong;
    if (const auto wrong = what_is_wrong_with_rounds(table, state); !wrong.empty()) return wrong;
    for (const SeatState& seat : state.seats)
        if (seat.points < 0 || seat.points > kMostPoints) return "points nobody can score";
    if (state.winner.exists() && state.winner.n >= table.seat_count)
        return "a winner without a seat";
    for (std::uint8_t n = 0; n < table.seat_count; ++n)
        if (((state.seats[n].out && !table.rules->victory->out_for_good) ||
             state.seats[n].withdrawn) &&
            has_figures(state, Seat{n}))
            return "figures of a player who is out";  // [U-MULTI-4, U-WITH-1]
    for (const Memo& memo : state.memos)
        if (memo.figure.n >= state.figure_count || memo.other.n >= state.figure_count)
            return "a memory of no figure";
    if (const auto wrong = wrong_with_second_action(table, state); !wrong.empty()) return wrong;
    if (const auto wrong = what_is_wrong_with_frames(table, state); !wrong.empty()) return wrong;
    if (const auto wrong = wrong_with_places(table, state); !wrong.empty()) return wrong;
    switch (state.phase) {
        case Phase::deploying:
            if (!next_to_deploy(table, state).exists()) return "deploying, but nobody has to";
            if (!state.owed.empty()) return "something owed before the battle";
            if (has_history(table, state)) return "a battle that goes on before it begins";
            break;
        case Phase::playing:
            if (state.turn.n >= table.seat_count) return "nobody's turn";
            if (!somebody_plays(table, state)) return "a battle without players";
            if (state.owed.empty() &&
                (state.seats[state.turn.n].out || state.seats[state.turn.n].withdrawn))
                return "the turn of a player who is out";
            if (next_to_deploy(table, state).exists()) return "playing with figures in hand";
            if (state.actions_left > most_actions(table, state)) return "too many actions";
            if (state.castle_actions > most_castle_actions(table, state)) return "too many actions";
            break;
        case Phase::over:
            if (!state.owed.empty()) return "something owed after the end";
            break;
    }
    return {};
}

}  // namespace six
