#include <algorithm>
#include <array>

#include "io/nearest.h"
#include "io/scenario_reader.h"

namespace six::io {

namespace {

constexpr std::int32_t kLots = 1'000'000;

bool is_length(Term term) {
    return term == Term::speed || term == Term::length;
}

}  // namespace

void ScenarioReader::expect(Check check) {
    scenario_.expectations.push_back(
        {std::move(check), item_text_, then_only_, scenario_.steps.size(), {line_number_, 1}});
}

ScenarioReader::Problem ScenarioReader::read_expectation(LineReader& line) {
    if (line.take_if("event")) return read_event(line, false);
    if (line.take_if("no")) {
        if (!line.take_if("event")) return line.expected("event_word");
        return read_event(line, true);
    }
    if (line.take_if("owes")) return read_owes(line);
    if (line.take_if("seat")) return read_seat_facts(line);
    if (line.take_if("touches")) return read_contact(line, true);
    if (line.take_if("apart")) return read_contact(line, false);
    if (line.take_if("arc")) return read_arc(line);
    if (line.take_if("line")) return read_line_of_fire(line);
    if (line.take_if("distance")) return read_distance(line, DistanceCheck::Kind::exactly);
    if (line.take_if("within")) return read_distance(line, DistanceCheck::Kind::within);
    if (line.take_if("beyond")) return read_distance(line, DistanceCheck::Kind::beyond);
    if (line.take_if("inside")) return read_inside(line, true);
    if (line.take_if("outside")) return read_inside(line, false);
    if (line.take_if("base")) return read_base_facts(line);
    if (line.take_if("may")) return read_may(line);
    if (line.take_if("sum")) return read_sum(line);

    GameCheck game;
    if (line.take_if("winner") || line.take_if("turn")) {
        const bool winner = item_text_.starts_with("winner");
        Seat seat;
        if (!winner || !line.take_if("nobody"))
            if (auto problem = take_seat(line, seat)) return problem;
        (winner ? game.winner : game.turn) = seat;
        expect(game);
        return std::nullopt;
    }
    if (line.take_if("phase")) {
        const auto phase = std::find(kPhaseNames.begin(), kPhaseNames.end(), line.peek());
        if (phase == kPhaseNames.end()) return line.expected("phase");
        game.phase = static_cast<Phase>(phase - kPhaseNames.begin());
        line.take();
        expect(game);
        return std::nullopt;
    }
    if (line.take_if("round") || line.take_if("actions")) {
        const bool round = item_text_.starts_with("round");
        const auto number = line.take_number(0, 9999);
        if (!number) return line.expected("number");
        (round ? game.round : game.actions) = *number;
        expect(game);
        return std::nullopt;
    }
    return read_figure_facts(line);
}

// event break_away_rolled A 3 held [by U-BREAK-2]
ScenarioReader::Problem ScenarioReader::read_event(LineReader& line, bool absent) {
    EventCheck check;
    check.absent = absent;
    std::vector<std::string_view> known;
    for (const EventSpec& spec : kEventSpecs) known.push_back(spec.name);
    if (std::find(known.begin(), known.end(), line.peek()) == known.end())
        return line.error("scenario.no_event", {{"found", in_quotes(line.peek())},
                                                {"near", nearest_words(line.peek(), known)}});
    while (!line.done() && line.peek() != "by") check.words.emplace_back(line.take());
    if (line.take_if("by")) {
        Clause clause;
        if (auto problem = take_clause(line, clause)) return problem;
        check.by = clause;
    }
    expect(std::move(check));
    return std::nullopt;
}

// A at 10,10 facing 0 tokens 1 click 0 ... [owes red turn_in_place]
ScenarioReader::Problem ScenarioReader::read_figure_facts(LineReader& line) {
    FigureCheck check;
    if (take_label(line, check.label)) return line.expected("expectation");
    if (line.done()) return line.expected("figure_fact");
    struct NumberFact {
        std::string_view name;
        std::optional<int> FigureCheck::*number;
    };
    constexpr std::array<NumberFact, 6> kNumbers = {
        NumberFact{"tokens", &FigureCheck::tokens},   NumberFact{"click", &FigureCheck::click},
        NumberFact{"speed", &FigureCheck::speed},     NumberFact{"attack", &FigureCheck::attack},
        NumberFact{"defense", &FigureCheck::defense}, NumberFact{"damage", &FigureCheck::damage}};
    bool owes = false;
    while (!line.done() && !owes) {
        const auto number =
            std::find_if(kNumbers.begin(), kNumbers.end(),
                         [&](const NumberFact& fact) { return fact.name == line.peek(); });
        const auto where =
            std::find(kWhereaboutsNames.begin(), kWhereaboutsNames.end(), line.peek());
        if (number != kNumbers.end()) {
            line.take();
            const auto value = line.take_number(0, 255);
            if (!value) return line.expected("number");
            check.*number->number = *value;
        } else if (where != kWhereaboutsNames.end()) {
            line.take();
            check.whereabouts = static_cast<Whereabouts>(where - kWhereaboutsNames.begin());
        } else if (line.take_if("at")) {
            Vec2 at;
            if (auto problem = take_place(line, at)) return problem;
            check.at = at;
        } else if (line.take_if("facing")) {
            const auto facing = line.take_degrees();
            if (!facing) return line.expected("degrees");
            check.facing = *facing;
        } else if (line.take_if("acted")) {
            check.given = Given::action;
        } else if (line.take_if("passed")) {
            check.given = Given::pass;
        } else if (line.take_if("fresh")) {
            check.given = Given::nothing;
        } else if (line.take_if("hurt_by")) {
            Seat seat;
            if (!line.take_if("nobody"))
                if (auto problem = take_seat(line, seat)) return problem;
            check.hurt_by = seat;
        } else if (line.take_if("owes")) {
            owes = true;
        } else {
            return line.expected("figure_fact");
        }
    }
    expect(std::move(check));
    if (owes) return read_owes(line);
    return std::nullopt;
}

// owes red turn_in_place [A] | owes chance roll_attack [A] | owes nobody
ScenarioReader::Problem ScenarioReader::read_owes(LineReader& line) {
    OwesCheck check;
    if (line.take_if("nobody")) {
        expect(check);
        return std::nullopt;
    }
    check.by_chance = line.take_if("chance");
    if (!check.by_chance)
        if (auto problem = take_seat(line, check.seat)) return problem;
    const auto ask = std::find(kAskNames.begin(), kAskNames.end(), line.peek());
    if (ask == kAskNames.end()) return line.expected("ask");
    check.ask = static_cast<Ask>(ask - kAskNames.begin());
    line.take();
    if (!line.done())
        if (auto problem = take_label(line, check.label)) return problem;
    expect(std::move(check));
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_seat_facts(LineReader& line) {
    SeatCheck check;
    if (auto problem = take_seat(line, check.seat)) return problem;
    do {
        if (line.take_if("points")) {
            const auto points = line.take_number(0, kLots);
            if (!points) return line.expected("points");
            check.points = *points;
        } else if (line.take_if("out")) {
            check.out = true;
        } else if (line.take_if("in")) {
            check.out = false;
        } else {
            return line.expected("seat_fact");
        }
    } while (!line.done());
    expect(check);
    return std::nullopt;
}

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

// line A B clear | line A B blocked by C | by C D | by wood at 10,12
ScenarioReader::Problem ScenarioReader::read_line_of_fire(LineReader& line) {
    LineCheck check;
    if (auto problem = take_label(line, check.from)) return problem;
    if (auto problem = take_label(line, check.to)) return problem;
    check.clear = line.take_if("clear");
    if (!check.clear) {
        if (!line.take_if("blocked")) return line.expected("clear_or_blocked");
        if (!line.take_if("by")) return line.expected("by");
        const bool piece = std::find(names_.pieces.begin(), names_.pieces.end(), line.peek()) !=
                           names_.pieces.end();
        check.by.emplace_back();
        if (piece)
            check.by[0] = line.take();
        else if (take_label(line, check.by[0]))
            return line.expected("blocker");
        if (!piece && !line.done() && line.peek() != "at") {
            check.by.emplace_back();
            if (auto problem = take_label(line, check.by[1])) return problem;
        }
        if (line.take_if("at")) {
            Vec2 at;
            if (auto problem = take_place(line, at)) return problem;
            check.at = at;
        }
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
    expect(std::move(check));
    return std::nullopt;
}

// may red move A to 12,10 | may not red move A to 50,50 [by U-MOVE-14 [reason]]
ScenarioReader::Problem ScenarioReader::read_may(LineReader& line) {
    MayCheck check;
    check.may = !line.take_if("not");
    if (auto problem = take_seat(line, check.sender)) return problem;
    line.end_before("by");
    if (auto problem = read_command_words(line, check.command)) return problem;
    line.end_everywhere();
    line.end_before(";");
    if (!check.may && line.take_if("by"))
        if (auto problem = read_refusal(line, check.refusal)) return problem;
    expect(std::move(check));
    return std::nullopt;
}

// sum red close A at B : attack 9 rear 1 no critical_hit needs 7 chances 21
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
        SumCheck::Part part{static_cast<Term>(name - kTermNames.begin()), std::nullopt};
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
