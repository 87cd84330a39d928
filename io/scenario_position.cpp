#include <algorithm>
#include <array>
#include <span>

#include "engine/geometry/polygon.h"
#include "io/collection.h"
#include "io/scenario_reader.h"

namespace six::io {

namespace {

constexpr std::size_t kMaxInlineFigures = 64;
constexpr std::int32_t kMaxCell = 40;
// The last slot must be free for the skulls. [U-DIAL-2]
constexpr std::size_t kMaxLivingClicks = kDialClicks - 1;

// Words that mean something where a label could stand.
constexpr std::array<std::string_view, 28> kReservedLabels = {
    "event",  "no",       "owes",   "seat",      "touches", "apart",    "arc",
    "line",   "distance", "within", "beyond",    "inside",  "outside",  "base",
    "may",    "sum",      "winner", "turn",      "phase",   "round",    "actions",
    "chance", "dice",     "nobody", "unlimited", "v2",      "dungeons", "conquest"};

// The place of the next word among the words; taken when it is one of them.
template <std::size_t N>
std::optional<std::size_t> take_among(LineReader& line, const std::array<const char*, N>& words) {
    for (std::size_t i = 0; i < N; ++i)
        if (line.take_if(words[i])) return i;
    return std::nullopt;
}

// "hill_raider" as "Hill Raider".
std::string display_name(std::string_view id) {
    std::string name(id);
    bool begins = true;
    for (char& c : name) {
        if (begins && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        begins = c == '_';
        if (begins) c = ' ';
    }
    return name;
}

bool is_identifier(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

std::optional<Ability> ability_named(std::string_view name) {
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i)
        if (kAbilityNames[i] == name) return static_cast<Ability>(i);
    return std::nullopt;
}

// "8", "8:flight", "8:flight/charge", "x" for a skull.
std::optional<Cell> cell_of(std::string_view word) {
    Cell cell;
    if (word == "x") {
        cell.skull = true;
        return cell;
    }
    const std::size_t colon = word.find(':');
    const auto value = decimal(word.substr(0, colon), 0);
    if (!value || *value < 0 || *value > kMaxCell) return std::nullopt;
    cell.value = static_cast<std::uint8_t>(*value);
    if (colon == std::string_view::npos) return cell;
    std::string_view names = word.substr(colon + 1);
    for (std::size_t i = 0; i < cell.abilities.size(); ++i) {
        const std::size_t slash = names.find('/');
        const auto ability = ability_named(names.substr(0, slash));
        if (!ability) return std::nullopt;
        cell.abilities[i] = *ability;
        if (slash == std::string_view::npos) return cell;
        names.remove_prefix(slash + 1);
    }
    return std::nullopt;  // three abilities on one value
}

Click three_skulls() {
    Cell skull;
    skull.skull = true;
    return {skull, skull, skull, Cell{}};
}

}  // namespace

ScenarioReader::Problem ScenarioReader::read_figure(LineReader& line) {
    if (section_begins_) {
        const std::string_view id = line.peek();
        if (!is_identifier(id)) return line.expected("figure_id");
        for (const WarriorText& other : scenario_.warriors)
            if (other.warrior.id == id)
                return line.error("scenario.figure_twice", {{"found", in_quotes(id)}});
        if (scenario_.warriors.size() == kMaxInlineFigures)
            return line.error("scenario.too_many_figures",
                              {{"most", std::to_string(kMaxInlineFigures)}});
        WarriorText text;
        text.place = place_of(line);
        text.warrior.id = line.take();
        text.warrior.name = display_name(text.warrior.id);
        text.warrior.points = 10;
        catalog_.warriors.push_back(text.warrior);
        scenario_.warriors.push_back(std::move(text));
    }
    if (scenario_.warriors.empty()) return line.expected("figure_id");
    while (!line.done())
        if (auto problem = read_figure_part(line, scenario_.warriors.back())) return problem;
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_figure_part(LineReader& line, WarriorText& text) {
    Warrior& warrior = text.warrior;
    if (line.take_if("points")) {
        const auto points = line.take_number(0, 20'000);
        if (!points) return line.expected("points");
        warrior.points = static_cast<std::uint16_t>(*points);
    } else if (line.take_if("range")) {
        const auto range = line.take_mils();
        if (!range || *range < 0 || *range > kMaxTable.mils()) return line.expected("inches");
        warrior.range = Inches::from_mils(*range);
    } else if (line.take_if("targets")) {
        const auto targets = line.take_number(1, 10);
        if (!targets) return line.expected("number_1_10");
        warrior.targets = static_cast<std::uint8_t>(*targets);
    } else if (line.take_if("faction")) {
        const auto first = take_among(line, kFactionNames);
        if (!first) return line.expected("faction");
        const auto second = take_among(line, kFactionNames);
        warrior.factions = {static_cast<Faction>(*first),
                            static_cast<Faction>(second ? *second : *first)};
    } else if (line.take_if("rank")) {
        const auto rank = take_among(line, kRankNames);
        if (!rank) return line.expected("rank");
        warrior.rank = static_cast<Rank>(*rank);
    } else if (line.take_if("mounted")) {
        warrior.mounted = true;
        warrior.base.kind = BaseKind::double_disc;
    } else if (line.take_if("base")) {
        return read_base(line, text);
    } else if (line.take_if("arc")) {
        const auto arc = decimal(line.peek(), 1);
        if (!arc || *arc < 1 || *arc > Facing::kFullTurn) return line.expected("arc");
        warrior.base.arc = static_cast<std::uint16_t>(*arc);
        line.take();
    } else if (line.take_if("dial")) {
        return read_dial(line, warrior);
    } else {
        return line.expected("figure_part");
    }
    return std::nullopt;
}

// base disc | double | quartered [radius R] [spacing S], base rectangle 6 x 2
ScenarioReader::Problem ScenarioReader::read_base(LineReader& line, WarriorText& text) {
    BaseShape& base = text.warrior.base;
    const auto length = [&line](Inches& into, std::int32_t parts) {
        const auto mils = line.take_mils();
        if (!mils || *mils < 2 || *mils > 24'000) return false;
        into = Inches::from_mils(*mils / parts);
        return true;
    };
    if (line.take_if("rectangle")) {
        base.kind = BaseKind::rectangle;
        if (!length(base.half_length, 2)) return line.expected("inches");
        if (!line.take_if("x")) return line.expected("x");
        if (!length(base.half_width, 2)) return line.expected("inches");
        return std::nullopt;
    }
    if (line.take_if("disc"))
        base.kind = BaseKind::disc;
    else if (line.take_if("double"))
        base.kind = BaseKind::double_disc;
    else if (line.take_if("quartered"))
        base.kind = BaseKind::quartered_disc;
    else
        return line.expected("base_kind");
    if (line.take_if("radius")) {
        if (!length(base.radius, 1)) return line.expected("inches");
        text.own_radius = true;
    }
    if (base.kind == BaseKind::double_disc && line.take_if("spacing")) {
        if (!length(base.spacing, 1)) return line.expected("inches");
        text.own_spacing = true;
    }
    return std::nullopt;
}

// dial [start N] speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2: behind the last value all
// slots show skulls.
ScenarioReader::Problem ScenarioReader::read_dial(LineReader& line, Warrior& warrior) {
    if (warrior.dials.full())
        return line.error("scenario.too_many_dials", {{"most", std::to_string(kMaxDials)}});
    Dial dial;
    std::int32_t start = 0;
    if (line.take_if("start")) {
        const auto slot = line.take_number(0, static_cast<std::int32_t>(kMaxLivingClicks) - 1);
        if (!slot) return line.expected("slot");
        start = *slot;
    }
    struct Row {
        std::string_view name, problem;
        Cell Click::*cell;
    };
    constexpr std::array<Row, 4> kRows = {Row{"speed", "speed_word", &Click::speed},
                                          Row{"attack", "attack_word", &Click::attack},
                                          Row{"defense", "defense_word", &Click::defense},
                                          Row{"damage", "damage_word", &Click::damage}};
    for (const Row& row : kRows) {
        if (!line.take_if(row.name)) return line.expected(row.problem);
        std::size_t slot = 0;
        for (; !line.done(); ++slot) {
            const auto cell = cell_of(line.peek());
            if (!cell) break;
            if (slot == kMaxLivingClicks)
                return line.error("scenario.dial_too_long",
                                  {{"most", std::to_string(kMaxLivingClicks)}});
            if (slot == dial.clicks.size()) {
                if (row.name != "speed") return line.error("scenario.dial_uneven");
                dial.clicks.push_back({});
            }
            dial.clicks[slot].*row.cell = *cell;
            line.take();
        }
        if (slot == 0) return line.expected("dial_value");
        if (slot < dial.clicks.size()) {
            if (!line.done() && line.peek() != "attack" && line.peek() != "defense" &&
                line.peek() != "damage")
                return line.expected("dial_value");
            return line.error("scenario.dial_uneven");
        }
    }
    if (static_cast<std::size_t>(start) >= dial.clicks.size())
        return line.error("scenario.start_in_skulls");
    for (const Click& click : dial.clicks)
        if (click.skulls() >= 3) return line.error("scenario.skulls_too_early");
    while (!dial.clicks.full()) dial.clicks.push_back(three_skulls());
    dial.start = static_cast<std::uint8_t>(start);
    warrior.dials.push_back(dial);
    return std::nullopt;
}

// terrain wood hindering polygon 10,10 14,10 14,14 10,14
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
    if (corners.size() < 3 || !line.done()) return line.expected("corner");
    // Either way round will do in a file.
    if (double_area(text.piece.outline) < 0) std::reverse(corners.begin(), corners.end());
    if (!is_simple(text.piece.outline))
        return Error{std::to_string(outline.column), "scenario.not_simple", {}};
    if (&into == &scenario_.pieces) names_.pieces.push_back(text.piece.name);
    into.push_back(std::move(text));
    return std::nullopt;
}

// A raider red at 10,10 facing 0 [tokens 1] [click 2] [acted] [passed] [hurt_by blue] | A raider
// red in_hand
ScenarioReader::Problem ScenarioReader::read_given(LineReader& line) {
    GivenText text;
    text.place = place_of(line);
    const std::string_view label = line.peek();
    if (!is_label(label)) return line.expected("label");
    const auto taken = [label](const auto& words) {
        return std::find(words.begin(), words.end(), label) != words.end();
    };
    if (seat_named(label) || taken(names_.figures) || taken(kReservedLabels) ||
        taken(names_.pieces))
        return line.error("scenario.label_taken", {{"found", in_quotes(label)}});
    if (scenario_.given.size() == kMaxFigures)
        return line.error("scenario.too_many_figures", {{"most", std::to_string(kMaxFigures)}});
    text.label = line.take();

    auto warrior =
        std::find_if(scenario_.warriors.begin(), scenario_.warriors.end(),
                     [&](const WarriorText& known) { return known.warrior.id == line.peek(); });
    if (warrior == scenario_.warriors.end()) {
        const Warrior* known = collected(line.peek());
        if (!known) return line.expected("known_figure");
        warrior = scenario_.warriors.insert(
            warrior,
            {.warrior = *known, .own_radius = true, .own_spacing = true, .place = text.place});
    }
    text.warrior = static_cast<std::size_t>(warrior - scenario_.warriors.begin());
    line.take();
    if (auto problem = take_seat(line, text.figure.owner)) return problem;

    text.figure.whereabouts = Whereabouts::on_table;
    if (line.take_if("at")) {
        if (auto problem = take_place(line, text.figure.at)) return problem;
        if (!in_bounds(text.figure.at)) return line.error("scenario.place_far_away");
        if (!line.take_if("facing")) return line.expected("facing_word");
        const auto facing = line.take_degrees();
        if (!facing) return line.expected("degrees");
        text.figure.facing = *facing;
    } else if (line.take_if("in_hand")) {
        text.figure.whereabouts = Whereabouts::in_hand;
    } else if (line.take_if("eliminated")) {
        text.figure.whereabouts = Whereabouts::eliminated;
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

ScenarioReader::Problem ScenarioReader::read_given_part(LineReader& line, GivenText& text) {
    Figure& figure = text.figure;
    if (line.take_if("tokens")) {
        const auto tokens = line.take_number(0, 2);
        if (!tokens) return line.expected("tokens");
        figure.tokens = static_cast<std::uint8_t>(*tokens);
    } else if (line.take_if("click")) {
        const Warrior& warrior = scenario_.warriors[text.warrior].warrior;
        for (std::size_t dial = 0; dial < warrior.dials.size(); ++dial) {
            const auto click = line.take_number(0, static_cast<std::int32_t>(kMaxLivingClicks));
            if (!click && dial == 0) return line.expected("click_number");
            if (!click) break;
            figure.clicks[dial] = static_cast<std::uint8_t>(*click);
        }
    } else if (line.take_if("acted")) {
        figure.given = Given::action;
    } else if (line.take_if("passed")) {
        figure.given = Given::pass;
    } else if (line.take_if("hurt_by")) {
        return take_seat(line, figure.hurt_by);
    } else {
        return line.expected("given_part");
    }
    return std::nullopt;
}

}  // namespace six::io
