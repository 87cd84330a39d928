#include <algorithm>
#include <array>

#include "engine/messages/event_kind.h"
#include "engine/state/ask.h"
#include "io/scenario/scenario_reader.h"
#include "io/text/nearest.h"

namespace six::io {

void ScenarioReader::expect(Check check) {
    scenario_.expectations.push_back(
        {std::move(check), item_text_, then_only_, scenario_.steps.size(), {line_number_, 1}});
}

ScenarioReader::Problem ScenarioReader::read_expectation(LineReader& line) {
    if (line.take_if("event")) return read_event(line, {});
    if (line.peek() == "no" || line.peek() == "some") {
        EventCheck check;
        check.absent = line.take() == "no";
        check.anywhere = true;
        if (!line.take_if("event")) return line.expected("event_word");
        return read_event(line, std::move(check));
    }
    if (line.take_if("show")) return read_show(line);
    if (line.take_if("owes")) return read_owes(line);
    if (line.take_if("seat")) return read_seat_facts(line);
    if (line.take_if("touches")) return read_contact(line, true);
    if (line.take_if("apart")) return read_contact(line, false);
    if (line.take_if("arc")) return read_arc(line);
    if (line.take_if("line")) return read_line_of_fire(line);
    if (line.take_if("distance")) return read_distance(line, DistanceCheck::Kind::exactly);
    if (line.take_if("within")) return read_distance(line, DistanceCheck::Kind::within);
    if (line.take_if("beyond")) return read_distance(line, DistanceCheck::Kind::beyond);
    if (line.take_if("domains")) return read_domains(line);
    if (line.take_if("token")) return read_token(line);
    if (line.take_if("glyph")) return read_glyph_check(line);
    if (line.take_if("inside")) return read_inside(line, true);
    if (line.take_if("outside")) return read_inside(line, false);
    if (line.take_if("base")) return read_base_facts(line);
    if (line.take_if("printed")) return read_printed(line);
    if (line.take_if("slots")) return read_slots(line);
    if (line.take_if("slot")) return read_slot(line);
    if (line.take_if("disarm")) return read_disarm(line);
    if (line.take_if("mark")) return read_mark(line);
    if (line.take_if("may")) return read_may(line);
    if (line.take_if("sum")) return read_sum(line);
    if (auto large = read_large_query(line)) return *std::move(large);

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
    for (const auto& [word, into] :
         {std::pair{"round", &game.round}, std::pair{"actions", &game.actions},
          std::pair{"castle_actions", &game.castle_actions}}) {
        if (!line.take_if(word)) continue;
        *into = line.take_number(0, 9999);
        if (!*into) return line.expected("number");
        expect(game);
        return std::nullopt;
    }
    if (std::find(names_.pieces.begin(), names_.pieces.end(), line.peek()) != names_.pieces.end())
        return read_structure_left(line);
    return read_figure_facts(line);
}

// domains darkness weather cold_snap | domains none
ScenarioReader::Problem ScenarioReader::read_domains(LineReader& line) {
    DomainsCheck check;
    if (!line.take_if("none")) {
        do {
            const auto which = take_among(line, kDomainNames);
            if (!which) return line.expected("domain");
            DomainsCheck::One one{.which = static_cast<Domain>(*which)};
            if (const auto kind = take_among(line, kDomainKindNames))
                one.kind = static_cast<DomainKind>(*kind);
            one.precipitation = line.take_if("precipitation");
            check.domains.push_back(one);
        } while (!line.done());
    }
    expect(std::move(check));
    return std::nullopt;
}

// wall structure 3
ScenarioReader::Problem ScenarioReader::read_structure_left(LineReader& line) {
    StructureCheck check;
    check.piece = line.take();
    if (!line.take_if("structure")) return line.expected("structure_word");
    const auto left = line.take_number(0, 99);
    if (!left) return line.expected("number");
    check.left = *left;
    expect(std::move(check));
    return std::nullopt;
}

// event break_away_rolled A 3 held [by U-BREAK-2]
ScenarioReader::Problem ScenarioReader::read_event(LineReader& line, EventCheck check) {
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
    bool owes = false;
    while (!line.done() && !owes) {
        owes = line.take_if("owes");
        if (owes) break;
        if (auto problem = read_figure_fact(line, check)) return problem;
    }
    expect(std::move(check));
    if (owes) return read_owes(line);
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_figure_fact(LineReader& line, FigureCheck& check) {
    struct NumberFact {
        std::string_view name;
        std::optional<int> FigureCheck::*number;
    };
    constexpr std::array<NumberFact, 8> kNumbers = {
        NumberFact{"tokens", &FigureCheck::tokens},
        NumberFact{"click", &FigureCheck::click},
        NumberFact{"speed", &FigureCheck::speed},
        NumberFact{"attack", &FigureCheck::attack},
        NumberFact{"defense", &FigureCheck::defense},
        NumberFact{"damage", &FigureCheck::damage},
        NumberFact{"shots", &FigureCheck::shots},
        NumberFact{"fortification", &FigureCheck::fortification}};
    for (const NumberFact& fact : kNumbers) {
        if (!line.take_if(fact.name)) continue;
        const auto value = line.take_number(0, 255);
        if (!value) return line.expected("number");
        check.*fact.number = *value;
        return std::nullopt;
    }
    for (std::size_t i = 0; i < kWhereaboutsNames.size(); ++i) {
        if (!line.take_if(kWhereaboutsNames[i])) continue;
        check.whereabouts = static_cast<Whereabouts>(i);
        std::string chariot;
        const bool rides = *check.whereabouts == Whereabouts::aboard ||
                           *check.whereabouts == Whereabouts::in_saddle;
        if (rides && !take_label(line, chariot)) check.chariot = chariot;
        return std::nullopt;
    }
    if (const std::uint16_t noted = take_note(line)) {
        check.notes = static_cast<std::uint16_t>(check.notes | noted);
    } else if (line.take_if("at")) {
        Vec2 at;
        if (auto problem = take_place(line, at)) return problem;
        check.at = at;
    } else if (line.take_if("shot_at")) {
        Vec2 at;
        if (auto problem = take_place(line, at)) return problem;
        check.shot_at = at;
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
    } else if (line.take_if("captive_of")) {
        std::string captor;
        if (auto problem = take_label(line, captor)) return problem;
        check.captor = captor;
    } else if (line.take_if("free")) {
        check.captor = "";
    } else if (line.take_if("wields")) {
        check.items.emplace();
        if (!line.take_if("nothing"))
            if (auto problem = take_items(line, *check.items)) return problem;
    } else if (line.take_if("under")) {
        check.spells.emplace();
        if (!line.take_if("nothing"))
            if (auto problem = take_spells(line, *check.spells)) return problem;
    } else if (line.take_if("cancelled")) {
        AbilitySet bits;
        if (!line.take_if("nothing"))
            if (auto problem = take_abilities(line, bits)) return problem;
        check.cancelled = bits;
    } else {
        return read_large_fact(line, check);
    }
    return std::nullopt;
}

// clicks 0 1 0 2 | section left click 1 active | acted_sections front rear | chariot nobody
ScenarioReader::Problem ScenarioReader::read_large_fact(LineReader& line, FigureCheck& check) {
    if (line.take_if("clicks")) {
        while (const auto click = line.take_number(0, 255)) check.clicks.push_back(*click);
        if (check.clicks.empty()) return line.expected("number");
    } else if (line.take_if("section")) {
        return read_section_facts(line, check);
    } else if (line.take_if("acted_sections")) {
        check.acted = take_sections(line);
        if (*check.acted == 0 && !line.take_if("none")) return line.expected("section_or_none");
    } else if (line.take_if("chariot")) {
        std::string chariot;
        if (!line.take_if("nobody"))
            if (auto problem = take_label(line, chariot)) return problem;
        check.chariot = chariot;
    } else if (line.take_if("again")) {
        check.second_action = true;
    } else {
        return read_castle_fact(line, check);
    }
    return std::nullopt;
}

// on K | on ground | breached | unbreached | occupied | unoccupied
ScenarioReader::Problem ScenarioReader::read_castle_fact(LineReader& line, FigureCheck& check) {
    if (line.take_if("on")) {
        std::string top;
        if (!line.take_if("ground"))
            if (auto problem = take_label(line, top)) return problem;
        check.top = top;
    } else if (line.peek() == "breached" || line.peek() == "unbreached") {
        check.breached = line.take() == "breached";
    } else if (line.peek() == "occupied" || line.peek() == "unoccupied") {
        check.occupied = line.take() == "occupied";
    } else {
        return line.expected("figure_fact");
    }
    return std::nullopt;
}

// left speed 8 attack 9 click 1 range 8 targets 2 active: as far as such facts follow
ScenarioReader::Problem ScenarioReader::read_section_facts(LineReader& line, FigureCheck& check) {
    struct NumberFact {
        std::string_view name;
        std::optional<int> SectionFacts::*number;
    };
    constexpr std::array<NumberFact, 6> kNumbers = {
        NumberFact{"click", &SectionFacts::click},   NumberFact{"speed", &SectionFacts::speed},
        NumberFact{"attack", &SectionFacts::attack}, NumberFact{"defense", &SectionFacts::defense},
        NumberFact{"damage", &SectionFacts::damage}, NumberFact{"targets", &SectionFacts::targets}};
    SectionFacts facts;
    const auto section = take_among(line, kSectionNames);
    if (!section) return line.expected("section_name");
    facts.section = static_cast<std::uint8_t>(*section);
    bool any = false;
    for (bool more = true; more; any = any || more) {
        more = false;
        for (const NumberFact& fact : kNumbers) {
            if (!line.take_if(fact.name)) continue;
            const auto value = line.take_number(0, 255);
            if (!value) return line.expected("number");
            facts.*fact.number = *value;
            more = true;
        }
        if (line.take_if("range")) {
            const auto range = line.take_mils();
            if (!range) return line.expected("inches");
            facts.range = Inches::from_mils(*range);
            more = true;
        }
        if (line.peek() == "active" || line.peek() == "inactive") {
            facts.active = line.take() == "active";
            more = true;
        }
    }
    if (!any) return line.expected("section_fact");
    check.sections.push_back(facts);
    return std::nullopt;
}

// owes red turn_in_place [A] | owes blue choose_section W [left rear] | owes chance roll_attack [A]
// | owes nobody
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
    check.ask = kAsks[static_cast<std::size_t>(ask - kAskNames.begin())];
    line.take();
    if (!line.done())
        if (auto problem = take_label(line, check.label)) return problem;
    if (const std::uint8_t sections = take_sections(line)) check.sections = sections;
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
        } else if (line.take_if("withdrawn")) {
            check.withdrawn = true;
        } else {
            return line.expected("seat_fact");
        }
    } while (!line.done());
    expect(check);
    return std::nullopt;
}

}  // namespace six::io
