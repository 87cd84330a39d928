#include <algorithm>
#include <array>
#include <utility>

#include "io/format/json_definitions.h"
#include "io/library/collection.h"
#include "io/scenario/scenario_reader.h"

namespace six::io {

namespace {

constexpr std::size_t kMaxInlineFigures = 64;
constexpr std::int32_t kMaxCell = 40;

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

std::optional<Ability> ability_named(std::string_view name) {
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i)
        if (kAbilityNames[i] == name) return static_cast<Ability>(i);
    return std::nullopt;
}

// Planking has none, and so nothing that goes with one, before its kind or behind it. [C-CASTLE-16]
bool is_of_a_dial(std::string_view part) {
    return part == "dial" || part == "range" || part == "targets" || part == "levels" ||
           part == "ranged" || part == "bonus" || part == "types";
}
bool has_a_dial(const WarriorText& text) {
    return !text.warrior.dials.empty() || !(text.beside == Dial{}) || !text.levels.empty();
}

bool is_beside_a_dial(std::string_view part) {
    return part == "range" || part == "targets" || part == "ranged" || part == "bonus" ||
           part == "types";
}

Error too_long(const LineReader& line) {
    return line.error("scenario.dial_too_long", {{"most", std::to_string(kMaxLivingClicks)}});
}

}  // namespace

std::optional<Cell> cell_of(std::string_view word) {
    Cell cell;
    const std::size_t colon = word.find(':');
    cell.skull = word.substr(0, colon) == "x";
    if (!cell.skull) {
        const auto value = decimal(word.substr(0, colon), 0);
        if (!value || *value < 0 || *value > kMaxCell) return std::nullopt;
        cell.value = static_cast<std::uint8_t>(*value);
    }
    if (colon == std::string_view::npos) return cell;
    std::size_t marks = 0;  // an ability each, and never three on one value
    const auto take_mark = [&](std::string_view name) {
        const auto ability = ability_named(name);
        if (!ability || marks == cell.abilities.size()) return false;
        cell.abilities[marks++] = *ability;
        return true;
    };
    if (!take_parts(word.substr(colon + 1), '/', take_mark)) return std::nullopt;
    return cell;
}

// range 10, targets 2, ranged 3, bonus 1, types wing bow: what is printed beside a dial.
ScenarioReader::Problem ScenarioReader::read_beside(LineReader& line, Dial& dial) {
    if (line.take_if("range")) {
        const auto range = line.take_mils();
        if (!range || *range < 0 || *range > kMaxTable.mils()) return line.expected("inches");
        dial.range = Inches::from_mils(*range);
    } else if (line.take_if("targets")) {
        const auto targets = line.take_number(1, 6);
        if (!targets) return line.expected("number_1_6");
        dial.targets = static_cast<std::uint8_t>(*targets);
    } else if (line.take_if("ranged")) {
        const auto damage = line.take_number(0, kMaxCell);
        if (!damage) return line.expected("number_0_40");
        dial.ranged_damage = static_cast<std::uint8_t>(*damage);
    } else if (line.take_if("bonus")) {
        const auto bonus = line.take_number(0, kMaxAttackBonus);
        if (!bonus) return line.expected("number_0_20");
        dial.attack_bonus = static_cast<std::uint8_t>(*bonus);
    } else {
        line.take();
        return read_types(line, dial.types.emplace());
    }
    return std::nullopt;
}

// types boot sword shield plain, as many as are said: the others are these. [V-SPD-1, V-TYPE-1]
ScenarioReader::Problem ScenarioReader::read_types(LineReader& line, ValueTypes& types) {
    bool any = false;
    for (bool more = true; more; any |= more) {
        more = false;
        if (const auto speed = take_among(line, kSpeedTypeNames)) {
            types.speed = static_cast<SpeedType>(*speed);
            more = true;
        }
        if (const auto attack = take_among(line, kAttackTypeNames)) {
            types.attack = static_cast<AttackType>(*attack);
            more = true;
        }
        if (const auto defense = take_among(line, kDefenseTypeNames)) {
            types.defense = static_cast<DefenseType>(*defense);
            more = true;
        }
        if (const auto damage = take_among(line, kDamageTypeNames)) {
            types.damage = static_cast<DamageType>(*damage);
            more = true;
        }
    }
    if (!any) return line.expected("value_type");
    return std::nullopt;
}

// nexus charge - -: one mark a slot, or none; what is not said has none. [V-FIG-9]
ScenarioReader::Problem ScenarioReader::read_nexus(LineReader& line, Dial& dial) {
    std::size_t slot = 0;
    for (; !line.done(); ++slot) {
        if (slot == dial.clicks.size()) return line.error("scenario.dial_uneven");
        if (line.take_if("-")) continue;
        const auto ability = ability_named(line.peek());
        if (!ability) return line.expected("ability");
        dial.clicks[slot].nexus = *ability;
        line.take();
    }
    if (slot == 0) return line.expected("ability");
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_figure(LineReader& line) {
    if (section_begins_) {
        const std::string_view id = line.peek();
        if (!is_identifier(id) && !collected(id)) return line.expected("figure_id");
        for (const WarriorText& other : scenario_.warriors)
            if (other.warrior.id == id || other.warrior.model == id)
                return line.error("scenario.figure_twice", {{"found", in_quotes(id)}});
        if (scenario_.warriors.size() == kMaxInlineFigures)
            return line.error("scenario.too_many_figures",
                              {{"most", std::to_string(kMaxInlineFigures)}});
        WarriorText text;
        text.place = place_of(line);
        text.warrior.id = line.take();
        text.warrior.name = display_name(text.warrior.id);
        text.warrior.points = 10;
        scenario_.warriors.push_back(std::move(text));
        figure_open_ = true;
    }
    if (scenario_.warriors.empty()) return line.expected("figure_id");
    while (!line.done())
        if (auto problem = read_figure_part(line, scenario_.warriors.back())) return problem;
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_figure_part(LineReader& line, WarriorText& text) {
    Warrior& warrior = text.warrior;
    if (warrior.kind == FigureKind::planking && is_of_a_dial(line.peek()))
        return line.error("scenario.planking_has_no_dial");
    if (line.take_if("points")) {
        const auto points = line.take_number(0, 20'000);
        if (!points) return line.expected("points");
        warrior.points = static_cast<std::uint16_t>(*points);
        text.own_points = true;
        text.level_points.clear();
        while (const auto more = line.take_number(0, 20'000))
            text.level_points.push_back(static_cast<std::uint16_t>(*more));
    } else if (is_beside_a_dial(line.peek())) {
        return read_beside(line, text.beside);
    } else if (line.take_if("subfaction")) {
        if (!is_identifier(line.peek())) return line.expected("subfaction");
        warrior.subfaction = line.take();
    } else if (line.take_if("slots")) {
        const auto slots = line.take_number(0, kMaxItemSlots);
        if (!slots) return line.expected("number_0_12");
        warrior.item_slots = static_cast<std::uint8_t>(*slots);
    } else if (line.take_if("year")) {
        const auto year = line.take_number(kFirstYear, kLastYear);
        if (!year) return line.expected("year");
        warrior.year = static_cast<std::uint16_t>(*year);
    } else if (line.take_if("mount")) {  // of a mount what it is, of a rider what he may ride
        const auto mount = take_among(line, kMountNames);
        if (!mount || *mount == 0) return line.expected("mount");
        warrior.mount = static_cast<MountType>(*mount);
    } else if (line.take_if("boxed")) {
        const auto bonus = line.take_number(0, kMostBoxedBonus);
        if (!bonus) return line.expected("number");
        warrior.boxed_bonus = static_cast<std::uint8_t>(*bonus);
    } else if (line.take_if("faction")) {
        const auto factions = take_factions(line);
        if (!factions) return line.expected("faction");
        warrior.factions = *factions;
    } else if (line.take_if("rank")) {
        const auto rank = take_among(line, kRankNames);
        if (!rank) return line.expected("rank");
        warrior.rank = static_cast<Rank>(*rank);
    } else if (line.take_if("kind")) {
        const bool planking =
            line.peek() == kKindNames[static_cast<std::size_t>(FigureKind::planking)];
        if (planking && has_a_dial(text)) return line.error("scenario.planking_has_no_dial");
        const auto kind = take_among(line, kKindNames);
        if (!kind) return line.expected("kind");
        warrior.kind = static_cast<FigureKind>(*kind);
        if (warrior.kind == FigureKind::mount) {
            warrior.mounted = true;
            warrior.base.kind = BaseKind::double_disc;
        }
    } else if (line.take_if("levels")) {
        return read_levels(line, text);
    } else if (line.take_if("mounted")) {
        warrior.mounted = true;
        warrior.base.kind = BaseKind::double_disc;
    } else if (line.take_if("base")) {
        return read_base(line, text);
    } else if (line.take_if("arc")) {
        const auto arc = take_arc(line);
        if (!arc) return line.expected("arc");
        warrior.base.arc = *arc;
        text.own_arc = true;
    } else if (line.take_if("dial")) {
        return read_dial(line, text);
    } else if (line.take_if("printed")) {
        text.printed.emplace();
        if (auto problem = read_printed_as(line, *text.printed)) return problem;
        if (!text.printed->name.empty()) warrior.name = text.printed->name;
    } else {
        return line.expected("figure_part");
    }
    return std::nullopt;
}

std::optional<std::array<Faction, 2>> ScenarioReader::take_factions(LineReader& line) {
    const auto first = take_among(line, kFactionNames);
    if (!first) return std::nullopt;
    const auto second = take_among(line, kFactionNames);
    return std::array{static_cast<Faction>(*first),
                      static_cast<Faction>(second ? *second : *first)};
}

std::optional<std::uint16_t> ScenarioReader::take_arc(LineReader& line) {
    const auto arc = decimal(line.peek(), 1);
    if (!arc || *arc < 1 || *arc > Facing::kFullTurn) return std::nullopt;
    line.take();
    return static_cast<std::uint16_t>(*arc);
}

// base disc | double | quartered [radius R] [spacing S], base rectangle 6 x 2
ScenarioReader::Problem ScenarioReader::read_base(LineReader& line, WarriorText& text) {
    BaseShape& base = text.warrior.base;
    text.own_base = true;
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

// dial [front] [range 10] [targets 2] [ranged 3] [bonus 1] [types ...] [start N] speed 8 8 7 attack
// 9 9 8 defense 15 15 14 damage 3 2 2: behind the last value all slots show three skulls; only
// where they stand differently they are said.
ScenarioReader::Problem ScenarioReader::read_dial(LineReader& line, WarriorText& text) {
    Warrior& warrior = text.warrior;
    if (warrior.dials.full())
        return line.error("scenario.too_many_dials", {{"most", std::to_string(kMaxDials)}});
    const std::size_t index = warrior.dials.size();
    const auto own = static_cast<std::uint8_t>(1u << index);
    Dial dial;
    const TextPlace place = place_of(line);
    if (const auto section = take_among(line, kSectionNames); section && *section != index)
        return Error{std::to_string(place.column), "scenario.dial_order", {}};
    const std::pair<std::string_view, std::uint8_t*> said[] = {{"range", &text.own_ranges},
                                                               {"targets", &text.own_targets},
                                                               {"ranged", &text.own_ranged},
                                                               {"bonus", &text.own_bonus},
                                                               {"types", &text.own_types}};
    for (const auto& [word, owns] : said) {
        if (line.peek() != word) continue;
        *owns = static_cast<std::uint8_t>(*owns | own);
        if (auto problem = read_beside(line, dial)) return problem;
    }
    std::int32_t start = 0;
    if (line.take_if("start")) {
        const auto slot = line.take_number(0, static_cast<std::int32_t>(kMaxLivingClicks) - 1);
        if (!slot) return line.expected("slot");
        start = *slot;
        text.starts = {static_cast<std::size_t>(start)};
        while (const auto more = line.take_number(static_cast<std::int32_t>(text.starts.back()) + 1,
                                                  static_cast<std::int32_t>(kMaxLivingClicks) - 1))
            text.starts.push_back(static_cast<std::size_t>(*more));
    }
    struct StatRow {
        std::string_view name, problem;
        Cell Click::*cell;
    };
    const bool stone = line.peek() == "fortification";  // in place of speed [C-CASTLE-4]
    if (stone && !is_castle(warrior.kind)) return line.error("scenario.fortification_of_castle");
    constexpr std::array<StatRow, 4> kRows = {StatRow{"speed", "speed_word", &Click::speed},
                                              StatRow{"attack", "attack_word", &Click::attack},
                                              StatRow{"defense", "defense_word", &Click::defense},
                                              StatRow{"damage", "damage_word", &Click::damage}};
    for (const StatRow& row : kRows) {
        if (!line.take_if(stone && row.name == "speed" ? "fortification" : row.name))
            return line.expected(row.problem);
        std::size_t slot = 0;
        for (; !line.done(); ++slot) {
            const auto cell = cell_of(line.peek());
            if (!cell) break;
            if (slot == kDialClicks) return too_long(line);
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
                line.peek() != "damage" && line.peek() != "nexus")
                return line.expected("dial_value");
            return line.error("scenario.dial_uneven");
        }
    }
    if (line.take_if("nexus"))
        if (auto problem = read_nexus(line, dial)) return problem;
    if (static_cast<std::size_t>(start) >= dial.clicks.size())
        return line.error("scenario.start_in_skulls");
    // Skulls end each level on a Hero's dial. [D-LEVEL-4]
    const bool in_levels = text.starts.size() > 1;
    const auto ends = [](const Click& click) { return click.skulls() >= kSkullsAtTheEnd; };
    const auto first_end = std::find_if(dial.clicks.begin(), dial.clicks.end(), ends);
    if (!in_levels &&
        (first_end == dial.clicks.begin() || !std::all_of(first_end, dial.clicks.end(), ends)))
        return line.error("scenario.skulls_too_early");
    if (dial.clicks.full() && !ends(dial.clicks.back())) return too_long(line);
    if (ends(dial.clicks[static_cast<std::size_t>(start)]))
        return line.error("scenario.start_in_skulls");
    while (!dial.clicks.full()) dial.clicks.push_back(three_skulls());
    dial.start = static_cast<std::uint8_t>(start);
    warrior.dials.push_back(dial);
    return std::nullopt;
}

}  // namespace six::io
