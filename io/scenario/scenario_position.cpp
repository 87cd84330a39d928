#include <algorithm>
#include <array>
#include <iterator>

#include "engine/geometry/polygon.h"
#include "engine/state/setup.h"
#include "io/library/collection.h"
#include "io/scenario/scenario_reader.h"

namespace six::io {

namespace {

// Words that mean something where a label could stand.
constexpr std::array<std::string_view, 51> kReservedLabels = {
    "event",     "no",           "owes",     "seat",     "touches",
    "apart",     "arc",          "line",     "distance", "within",
    "beyond",    "inside",       "outside",  "base",     "may",
    "sum",       "winner",       "turn",     "phase",    "round",
    "actions",   "chance",       "dice",     "nobody",   "unlimited",
    "v2",        "dungeons",     "conquest", "by",       "refused",
    "printed",   "slots",        "mark",     "sections", "kind",
    "dials",     "level",        "levels",   "room",     "castle_actions",
    "ground",    "some",         "show",     "events",   "game",
    "objective", "waiting_shot", "and",      "up",       "down",
    "glyph"};

// The point values that a figure is offered at: "wyrm@ancient wyrm@young".
std::string levels_named(std::string_view model, const std::vector<WarriorText>& described) {
    std::string levels;
    const auto note = [&](const Warrior& one) {
        if (one.model != model) return;
        if (!levels.empty()) levels += " ";
        levels += one.id;
    };
    for (const WarriorText& text : described) note(text.warrior);
    if (levels.empty())
        for (const Warrior& one : collection().warriors) note(one);
    return levels;
}

}  // namespace

bool may_be_label(std::string_view label) {
    return is_label(label) && std::find(kReservedLabels.begin(), kReservedLabels.end(), label) ==
                                  kReservedLabels.end();
}

// terrain wood hindering polygon 10,10 14,10 14,14 10,14
// terrain wall constructed points 3 blocking polygon 10,10 14,10 14,11 10,11
// terrain cliff abrupt clear polygon 10,10 14,10 14,14 10,14 access 12,10 14,12
ScenarioReader::Problem ScenarioReader::read_terrain(LineReader& line,
                                                     std::vector<PieceText>& into) {
    if (!is_identifier(line.peek())) return line.expected("piece_name");
    for (const std::vector<PieceText>* list : {&scenario_.pieces, &scenario_.box})
        for (const PieceText& other : *list)
            if (other.piece.name == line.peek())
                return line.error("scenario.piece_twice", {{"found", in_quotes(line.peek())}});
    if (into.size() == kMaxPieces)
        return line.error("scenario.too_many_pieces", {{"most", std::to_string(kMaxPieces)}});
    PieceText text;
    text.place = place_of(line);
    text.piece.name = line.take();
    if (line.take_if("constructed"))  // [V-TERR-12]
        if (auto problem = read_structure(line, text)) return problem;
    if (const auto height = take_among(line, kHeightNames))
        text.piece.height = static_cast<Height>(*height);
    const auto kind = take_among(line, kTerrainNames);
    if (!kind) return line.expected("terrain_kind");
    text.piece.kind = static_cast<TerrainKind>(*kind);
    if (!line.take_if("polygon")) return line.expected("polygon");
    const TextPlace outline = place_of(line);
    std::vector<Vec2>& corners = text.piece.outline.corners;
    while (const auto corner = line.take_place()) {
        if (corners.size() == kMaxCorners)
            return line.error("scenario.too_many_corners", {{"most", std::to_string(kMaxCorners)}});
        if (!in_bounds(*corner)) return line.error("scenario.corner_far_away");
        corners.push_back(*corner);
    }
    if (corners.size() < 3) return line.expected("corner");
    if (line.peek() == "access") {
        if (text.piece.height != Height::abrupt) return line.error("scenario.access_not_abrupt");
        line.take();
        while (const auto point = line.take_place()) {
            if (text.piece.access.full())
                return line.error("scenario.too_many_access",
                                  {{"most", std::to_string(text.piece.access.capacity())}});
            text.piece.access.push_back(*point);
        }
        if (text.piece.access.empty() || !line.done()) return line.expected("access_point");
    }
    if (!line.done()) return line.expected("corner_or_access");
    // Either way round will do in a file.
    if (double_area(text.piece.outline) < 0) std::reverse(corners.begin(), corners.end());
    if (!is_simple(text.piece.outline))
        return Error{std::to_string(outline.column), "scenario.not_simple", {}};
    if (&into == &scenario_.pieces) names_.pieces.push_back(text.piece.name);
    into.push_back(std::move(text));
    return std::nullopt;
}

// constructed [points 3] [left 2]
ScenarioReader::Problem ScenarioReader::read_structure(LineReader& line, PieceText& text) {
    text.piece.constructed = true;
    if (line.take_if("points")) {
        const auto points = line.take_number(1, kMostStructure);
        if (!points) return line.expected("structural_points");
        text.piece.structure = static_cast<std::uint8_t>(*points);
    }
    if (line.take_if("left")) {
        const auto left = line.take_number(0, kMostStructure);
        if (!left) return line.expected("structural_points");
        text.structure_left = static_cast<std::uint16_t>(*left);
    }
    return std::nullopt;
}

// A raider red at 10,10 facing 0 [tokens 1] [click 2] [acted] [passed] [hurt_by blue]
// [captive_of B] [cancelled pierce/flight] [touched] ... | A raider red in_hand | A raider red
// aboard W | K keep red at 10,10 facing 90 | K keep red eliminated at 10,10 facing 90
ScenarioReader::Problem ScenarioReader::read_given(LineReader& line) {
    if (line.take_if("objective")) return read_objective(line);
    if (line.peek() == "waiting_shot") return read_waiting_shot(line);
    if (line.peek() == "glyph") return read_glyph(line);
    GivenText text;
    text.place = place_of(line);
    const std::string_view label = line.peek();
    const auto taken = [label](const auto& words) {
        return std::find(std::begin(words), std::end(words), label) != std::end(words);
    };
    if (seat_named(label) || taken(names_.figures) || taken(names_.pieces) ||
        taken(kReservedLabels) || taken(kNoLabels))
        return line.error("scenario.label_taken", {{"found", in_quotes(label)}});
    if (!is_label(label)) return line.expected("label");
    if (scenario_.given.size() == kMaxFigures)
        return line.error("scenario.too_many_figures", {{"most", std::to_string(kMaxFigures)}});
    text.label = line.take();

    auto warrior =
        std::find_if(scenario_.warriors.begin(), scenario_.warriors.end(),
                     [&](const WarriorText& known) { return known.warrior.id == line.peek(); });
    if (warrior == scenario_.warriors.end()) {
        const Warrior* known = collected(line.peek());
        if (const std::string levels = levels_named(line.peek(), scenario_.warriors);
            !known && !levels.empty())
            return line.error("scenario.which_level",
                              {{"found", in_quotes(line.peek())}, {"levels", levels}});
        if (!known) return line.expected("known_figure");
        WarriorText ours;
        ours.warrior = *known;
        ours.own_radius = ours.own_spacing = true;
        ours.place = text.place;
        warrior = scenario_.warriors.insert(warrior, std::move(ours));
    }
    text.warrior = static_cast<std::size_t>(warrior - scenario_.warriors.begin());
    line.take();
    if (auto problem = take_seat(line, text.figure.owner)) return problem;

    // A castle section is built somewhere, or fell there. [C-CASTLE-35]
    const bool section = is_castle(scenario_.warriors[text.warrior].warrior.kind);
    text.figure.whereabouts = section ? Whereabouts::built : Whereabouts::on_table;
    const bool gone = line.peek() == "eliminated" || line.peek() == "withdrawn";
    if (line.peek() == "at" || (section && gone)) {
        if (gone) text.figure.whereabouts = *take_absent(line);
        if (auto problem = take_standing(line, text.figure)) return problem;
    } else if (section) {
        return line.expected("section_place");
    } else if (line.peek() == "aboard" || line.peek() == "in_saddle") {
        text.figure.whereabouts =
            line.take() == "aboard" ? Whereabouts::aboard : Whereabouts::in_saddle;
        if (auto problem = take_carrier(line, text.chariot, text.chariot_place)) return problem;
        text.own_facing = line.peek() == "facing";
        if (text.own_facing)
            if (auto problem = take_facing(line, text.figure)) return problem;
    } else if (const auto absent = take_absent(line)) {
        text.figure.whereabouts = *absent;
        if (line.peek() == "at")  // where it was last
            if (auto problem = take_standing(line, text.figure)) return problem;
    } else {
        return line.expected("at_or_absent");
    }
    while (!line.done())
        if (auto problem = read_given_part(line, text)) return problem;

    draft_.figures[draft_.figure_count++] = text.figure;
    names_.figures.push_back(text.label);
    scenario_.given.push_back(std::move(text));
    return std::nullopt;
}

// objective 18,18 red|nobody
ScenarioReader::Problem ScenarioReader::read_objective(LineReader& line) {
    ObjectiveText text;
    text.place = place_of(line);
    if (scenario_.objectives.size() == kMaxObjectives)
        return line.error("scenario.too_many_objectives",
                          {{"most", std::to_string(kMaxObjectives)}});
    if (auto problem = take_place(line, text.at)) return problem;
    if (!in_bounds(text.at)) return line.error("scenario.place_far_away");
    if (!line.take_if("nobody"))
        if (auto problem = take_seat(line, text.seat)) return problem;
    scenario_.objectives.push_back(text);
    return std::nullopt;
}

// waiting_shot A at 10,12 from 4,4 attack 9 damage 2 [by left]
ScenarioReader::Problem ScenarioReader::read_waiting_shot(LineReader& line) {
    ShotText text;
    text.place = place_of(line);
    line.take();
    if (scenario_.shots.size() == kMaxMarkers) return line.expected("end_of_item");
    Marker& shot = text.shot;
    shot.kind = MarkerKind::waiting_shot;
    std::string label;
    if (auto problem = take_label(line, label)) return problem;
    shot.figure = resolved(label, text.place);
    if (!line.take_if("at")) return line.expected("at");
    if (auto problem = take_place(line, shot.at)) return problem;
    if (!line.take_if("from")) return line.expected("from");
    if (auto problem = take_place(line, shot.from)) return problem;
    if (!in_bounds(shot.at) || !in_bounds(shot.from)) return line.error("scenario.place_far_away");
    for (const auto& [word, into] :
         {std::pair{"attack", &shot.attack}, std::pair{"damage", &shot.damage}}) {
        if (!line.take_if(word)) return line.expected(std::string("shot_") + word);
        const auto value = line.take_number(0, 255);
        if (!value) return line.expected("number");
        *into = static_cast<std::uint8_t>(*value);
    }
    if (line.take_if("by")) {
        const auto section = take_among(line, kSectionNames);
        if (!section) return line.expected("section_name");
        shot.section = static_cast<std::uint8_t>(*section);
    }
    shot.seat = draft_.figures[shot.figure.n].owner;
    scenario_.shots.push_back(text);
    return std::nullopt;
}

std::optional<Whereabouts> ScenarioReader::take_absent(LineReader& line) {
    for (const Whereabouts where : {Whereabouts::in_hand, Whereabouts::eliminated,
                                    Whereabouts::left_out, Whereabouts::withdrawn})
        if (line.take_if(kWhereaboutsNames[static_cast<std::size_t>(where)])) return where;
    return std::nullopt;
}

// at 10,10 facing 0
ScenarioReader::Problem ScenarioReader::take_standing(LineReader& line, Figure& figure) {
    if (!line.take_if("at")) return line.expected("at");
    if (auto problem = take_place(line, figure.at)) return problem;
    if (!in_bounds(figure.at)) return line.error("scenario.place_far_away");
    return take_facing(line, figure);
}

ScenarioReader::Problem ScenarioReader::take_facing(LineReader& line, Figure& figure) {
    if (!line.take_if("facing")) return line.expected("facing_word");
    const auto facing = line.take_degrees();
    if (!facing) return line.expected("degrees");
    figure.facing = *facing;
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_given_part(LineReader& line, GivenText& text) {
    Figure& figure = text.figure;
    if (line.take_if("tokens")) {
        const auto tokens = line.take_number(0, 2);
        if (!tokens) return line.expected("tokens");
        figure.tokens = static_cast<std::uint8_t>(*tokens);
    } else if (line.take_if("click")) {
        const Warrior& warrior = scenario_.warriors[text.warrior].warrior;
        for (std::size_t dial = 0; dial < warrior.dials.size(); ++dial) {
            // Healed to its first slot it shows one before its starting position. [H-C-MULTI-HEAL]
            const std::int32_t first = warrior.is_large() ? -warrior.dials[dial].start : 0;
            const auto click = line.take_number(first, static_cast<std::int32_t>(kMaxLivingClicks));
            if (!click && dial == 0) return line.expected("click_number");
            if (!click) break;
            figure.clicks[dial] = static_cast<std::uint8_t>(*click);  // -1 is 255, and 1 + 255 is 0
        }
    } else if (line.take_if("acted_sections")) {
        figure.acted = take_sections(line);
        if (figure.acted == 0) return line.expected("section_name");
        if (figure.given == Given::nothing) figure.given = Given::action;
    } else if (line.take_if("again")) {
        text.second_action = true;
    } else if (line.take_if("acted")) {
        figure.given = Given::action;
    } else if (line.take_if("passed")) {
        figure.given = Given::pass;
    } else if (line.take_if("hurt_by")) {
        return take_seat(line, figure.hurt_by);
    } else if (line.take_if("captive_of")) {
        return take_carrier(line, text.captor, text.captor_place);
    } else if (line.take_if("wields")) {
        return take_items(line, text.items);
    } else if (line.take_if("under")) {
        return take_enchantment(line, text);
    } else if (line.take_if("cancelled")) {
        return take_abilities(line, figure.cancelled);
    } else if (const note::Set noted = take_note(line)) {
        figure.set(noted);
    } else {
        return line.expected("given_part");
    }
    return std::nullopt;
}

// What holds or carries it may stand on a line further down.
ScenarioReader::Problem ScenarioReader::take_carrier(LineReader& line, std::string& label,
                                                     TextPlace& place) {
    if (!is_label(line.peek())) return line.expected("figure");
    place = place_of(line);
    label = line.take();
    return std::nullopt;
}

void ScenarioReader::resolve_labels() {
    for (GivenText& given : scenario_.given) {
        if (!given.captor.empty()) given.figure.captor = resolved(given.captor, given.captor_place);
        if (!given.chariot.empty())
            given.figure.chariot = resolved(given.chariot, given.chariot_place);
    }
}

FigureId ScenarioReader::resolved(const std::string& label, const TextPlace& place) {
    const auto found = std::find(names_.figures.begin(), names_.figures.end(), label);
    if (found != names_.figures.end())
        return FigureId{static_cast<std::uint16_t>(found - names_.figures.begin())};
    if (speaks_of_doubtful(label)) return {};
    std::string known;
    for (const std::string& each : names_.figures)
        if (known.size() < 60) known += (known.empty() ? "" : " ") + each;
    errors_.push_back(
        {scenario_.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column),
         "text.no_figure",
         {{"found", in_quotes(label)}, {"known", known}}});
    return {};
}

}  // namespace six::io
