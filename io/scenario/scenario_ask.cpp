#include <algorithm>
#include <array>

#include "engine/messages/term.h"
#include "io/scenario/scenario_reader.h"

namespace six::io {

ScenarioReader::Problem ScenarioReader::read_contact(LineReader& line, bool touch) {
    ContactCheck check;
    check.touch = touch;
    if (auto problem = take_label(line, check.a)) return problem;
    if (auto problem = take_label(line, check.b)) return problem;
    expect(std::move(check));
    return std::nullopt;
}

// arc A front B: seen from A, B lies (touching: touches) in its front arc
ScenarioReader::Problem ScenarioReader::read_arc(LineReader& line) {
    ArcCheck check;
    if (auto problem = take_label(line, check.of)) return problem;
    check.front = line.take_if("front");
    if (!check.front && !line.take_if("rear")) return line.expected("front_or_rear");
    if (auto problem = take_label(line, check.other)) return problem;
    expect(std::move(check));
    return std::nullopt;
}

// line A B clear | hindered [by wood] | blocked [by C | by C D | by wood] [at 10,12]
ScenarioReader::Problem ScenarioReader::read_line_of_fire(LineReader& line) {
    LineCheck check;
    if (auto problem = take_label(line, check.from)) return problem;
    if (auto problem = take_label(line, check.to)) return problem;
    const auto take_piece = [&] {
        if (std::find(names_.pieces.begin(), names_.pieces.end(), line.peek()) ==
            names_.pieces.end())
            return false;
        check.by.emplace_back(line.take());
        return true;
    };
    if (line.take_if("hindered")) {
        check.kind = LineCheck::Kind::hindered;
        if (line.take_if("by") && !take_piece()) {  // the rubble of a castle section
            check.by.emplace_back();
            if (take_label(line, check.by[0])) return line.expected("hindering_piece");
        }
    } else if (line.take_if("blocked")) {
        check.kind = LineCheck::Kind::blocked;
        if (line.take_if("by") && !take_piece()) {
            check.by.emplace_back();
            if (take_label(line, check.by[0])) return line.expected("blocker");
            if (!line.done() && line.peek() != "at") {
                check.by.emplace_back();
                if (auto problem = take_label(line, check.by[1])) return problem;
            }
        }
        if (line.take_if("at")) {
            Vec2 at;
            if (auto problem = take_place(line, at)) return problem;
            check.at = at;
        }
    } else if (!line.take_if("clear")) {
        return line.expected("clear_or_blocked");
    }
    expect(std::move(check));
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_distance(LineReader& line, DistanceCheck::Kind kind) {
    DistanceCheck check;
    check.kind = kind;
    if (auto problem = take_label(line, check.a)) return problem;
    if (auto problem = take_label(line, check.b)) return problem;
    const auto inches = line.take_mils();
    if (!inches) return line.expected("inches");
    check.inches = Inches::from_mils(*inches);
    expect(std::move(check));
    return std::nullopt;
}

// inside A wood | inside A area red
ScenarioReader::Problem ScenarioReader::read_inside(LineReader& line, bool inside) {
    InsideCheck check;
    check.inside = inside;
    if (auto problem = take_label(line, check.label)) return problem;
    if (line.take_if("area")) {
        if (auto problem = take_seat(line, check.area)) return problem;
    } else if (std::find(names_.pieces.begin(), names_.pieces.end(), line.peek()) !=
               names_.pieces.end()) {
        check.piece = line.take();
    } else {
        return line.expected("piece_or_area");
    }
    expect(std::move(check));
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_base_facts(LineReader& line) {
    BaseCheck check;
    if (auto problem = take_label(line, check.label)) return problem;
    if (line.take_if("disc"))
        check.kind = BaseKind::disc;
    else if (line.take_if("double"))
        check.kind = BaseKind::double_disc;
    else if (line.take_if("quartered"))
        check.kind = BaseKind::quartered_disc;
    else if (line.take_if("rectangle"))
        check.kind = BaseKind::rectangle;
    else
        return line.expected("base_kind");
    for (auto [word, into] :
         {std::pair{"radius", &check.radius}, std::pair{"spacing", &check.spacing}}) {
        if (!line.take_if(word)) continue;
        const auto inches = line.take_mils();
        if (!inches) return line.expected("inches");
        *into = Inches::from_mils(*inches);
    }
    if (check.kind == BaseKind::rectangle && !line.done()) {
        const auto along = line.take_mils();
        if (!along) return line.expected("inches");
        if (!line.take_if("x")) return line.expected("x");
        const auto across = line.take_mils();
        if (!across) return line.expected("inches");
        check.sides = {Inches::from_mils(*along), Inches::from_mils(*across)};
    }
    expect(std::move(check));
    return std::nullopt;
}

// printed A faction orc_raiders rank weak points 20 range 8 targets 2 arc 90 ranged 2 bonus 1
//           types boot bow shield plain subfaction delphana slots 2 name Orc Raider
ScenarioReader::Problem ScenarioReader::read_printed(LineReader& line) {
    PrintedCheck check;
    if (auto problem = take_label(line, check.label)) return problem;
    do {
        if (line.take_if("faction")) {
            check.factions = take_factions(line);
            if (!check.factions) return line.expected("faction");
        } else if (line.take_if("rank")) {
            const auto rank = take_among(line, kRankNames);
            if (!rank) return line.expected("rank");
            check.rank = static_cast<Rank>(*rank);
        } else if (line.take_if("points")) {
            check.points = line.take_number(0, kLots);
            if (!check.points) return line.expected("points");
        } else if (line.take_if("range")) {
            const auto range = line.take_mils();
            if (!range) return line.expected("inches");
            check.range = Inches::from_mils(*range);
        } else if (line.take_if("targets")) {
            check.targets = line.take_number(1, 6);
            if (!check.targets) return line.expected("number_1_6");
        } else if (line.take_if("arc")) {
            check.arc = take_arc(line);
            if (!check.arc) return line.expected("arc");
        } else if (line.take_if("ranged")) {
            check.ranged = line.take_number(0, kLots);
            if (!check.ranged) return line.expected("number");
        } else if (line.take_if("bonus")) {
            check.bonus = line.take_number(0, kLots);
            if (!check.bonus) return line.expected("number");
        } else if (line.take_if("slots")) {
            check.slots = line.take_number(0, kLots);
            if (!check.slots) return line.expected("number");
        } else if (line.take_if("subfaction")) {
            if (line.done()) return line.expected("printed_name");
            check.subfaction = line.take();
        } else if (line.take_if("types")) {
            if (auto problem = read_types(line, check.types.emplace())) return problem;
        } else if (line.take_if("symbol")) {
            const auto symbol = take_among(line, kSymbolNames);
            if (!symbol) return line.expected("symbol");
            check.symbol = kSymbolNames[*symbol];
        } else if (line.take_if("name")) {  // of any words: the rest of the item
            if (line.done()) return line.expected("printed_name");
            check.name = line.take();
            while (!line.done()) *check.name += " " + std::string(line.take());
        } else {
            return line.expected("printed_part");
        }
    } while (!line.done());
    expect(std::move(check));
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_slots(LineReader& line) {
    SlotsCheck check;
    if (auto problem = take_label(line, check.label)) return problem;
    const auto slots = line.take_number(0, static_cast<std::int32_t>(kDialClicks));
    if (!slots) return line.expected("number");
    check.slots = *slots;
    expect(std::move(check));
    return std::nullopt;
}

// mark frenzy speed orange circle
ScenarioReader::Problem ScenarioReader::read_mark(LineReader& line) {
    if (line.peek() == name_of(Ability::none)) return line.expected("ability");
    const auto ability = take_among(line, kAbilityNames);
    if (!ability) return line.expected("ability");
    const auto stat = take_among(line, kStatNames);
    if (!stat) return line.expected("stat");
    const auto colour = take_among(line, kColourNames);
    if (!colour) return line.expected("colour");
    const auto shape = take_among(line, kShapeNames);
    if (!shape) return line.expected("shape");
    expect(MarkCheck{static_cast<Ability>(*ability), static_cast<Stat>(*stat),
                     Mark{static_cast<Colour>(*colour), static_cast<Shape>(*shape)}});
    return std::nullopt;
}

// The `by` that names a clause, not that of a command that names sections.
void ScenarioReader::end_before_refusal(LineReader& line) {
    for (std::size_t i = 0; i < line.words_left(); ++i)
        if (line.peek(i) == "by" && std::find(kSectionNames.begin(), kSectionNames.end(),
                                              line.peek(i + 1)) == kSectionNames.end())
            return line.end_after(i);
}

// may red move A to 12,10 | may not red move A to 50,50 [by U-MOVE-14 [reason]]
ScenarioReader::Problem ScenarioReader::read_may(LineReader& line) {
    MayCheck check;
    check.may = !line.take_if("not");
    if (auto problem = take_seat(line, check.sender)) return problem;
    if (!check.may) end_before_refusal(line);
    if (auto problem = read_command_words(line, check.command)) return problem;
    line.end_everywhere();
    line.end_before(";");
    if (!check.may && line.take_if("by") && line.done()) return line.expected("clause");
    if (!check.may && !line.done())
        if (auto problem = read_refusal(line, check.refusal)) return problem;
    expect(std::move(check));
    return std::nullopt;
}

// sum red close A at B : attack 9 rear 1 defense B 15 no critical_hit needs 7 chances 21
ScenarioReader::Problem ScenarioReader::read_sum(LineReader& line) {
    SumCheck check;
    if (auto problem = take_seat(line, check.sender)) return problem;
    line.end_before(":");
    if (auto problem = read_command_words(line, check.command)) return problem;
    line.end_everywhere();
    line.end_before(";");
    if (!line.take_if(":")) return line.expected("colon");
    do {
        if (line.take_if("needs") || line.peek() == "chances") {
            const bool chances = line.take_if("chances");
            const auto number = line.take_number(0, 36);
            if (!number) return line.expected("number");
            (chances ? check.chances : check.needs) = *number;
            continue;
        }
        const bool no = line.take_if("no");
        const auto name = std::find(kTermNames.begin(), kTermNames.end(), line.peek());
        if (name == kTermNames.end()) return line.expected("term");
        line.take();
        SumCheck::Part part{static_cast<Term>(name - kTermNames.begin()), {}, std::nullopt};
        if (std::find(names_.figures.begin(), names_.figures.end(), line.peek()) !=
            names_.figures.end())
            part.label = line.take();
        if (!no) {
            part.value = is_length(part.term) ? line.take_mils() : line.take_number(-kLots, kLots);
            if (!part.value) return line.expected("number");
        }
        check.parts.push_back(part);
    } while (!line.done());
    expect(std::move(check));
    return std::nullopt;
}

}  // namespace six::io
