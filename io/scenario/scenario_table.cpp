// What a scenario says of the table and of the game so far.
#include <algorithm>
#include <iterator>

#include "io/scenario/scenario_reader.h"

namespace six::io {

ScenarioReader::Problem ScenarioReader::read_table(LineReader& line) {
    TableText& table = scenario_.table;
    if (table.place.line == 0) table.place = place_of(line);
    if (line.take_if("seats")) return read_seats(line);
    if (line.take_if("team")) return read_team(line);
    if (line.take_if("edges")) return read_edges(line);
    if (line.take_if("turn") || line.take_if("first")) {
        const bool first = item_text_.starts_with("first");
        Seat seat;
        if (auto problem = take_seat(line, seat)) return problem;
        (first ? table.first : table.turn) = seat;
        return std::nullopt;
    }
    if (line.take_if("defender")) {
        Seat seat;
        if (auto problem = take_seat(line, seat)) return problem;
        table.defender = seat;
        return std::nullopt;
    }
    if (line.take_if("withdrawn")) {
        Seat seat;
        if (auto problem = take_seat(line, seat)) return problem;
        table.withdrawn[seat.n] = true;
        return std::nullopt;
    }
    if (line.take_if("domain")) {  // as revealed in set-up [V-DOM-4]
        DomainText domain;
        domain.place = place_of(line);
        if (auto problem = take_seat(line, domain.seat)) return problem;
        const auto which = take_among(line, kDomainNames);
        if (!which) return line.expected("domain");
        domain.which = static_cast<Domain>(*which);
        table.domains.push_back(domain);
        return std::nullopt;
    }
    if (line.take_if("dial_turned")) {
        table.dial_turned = true;
        return std::nullopt;
    }
    if (line.take_if("actions")) {
        const auto actions = line.take_number(0, 100);
        if (!actions) return line.expected("number_0_100");
        table.actions = static_cast<std::uint8_t>(*actions);
        return std::nullopt;
    }
    if (line.take_if("castle_actions")) {
        const auto actions = line.take_number(0, 2);  // [C-TURN-4]
        if (!actions) return line.expected("castle_actions");
        table.castle_actions = static_cast<std::uint8_t>(*actions);
        return std::nullopt;
    }
    if (line.take_if("build")) {
        const auto build = line.take_number(0, 10'000);
        if (!build) return line.expected("points");
        table.build = static_cast<std::uint16_t>(*build);
        return std::nullopt;
    }
    if (line.take_if("round") || line.take_if("quiet")) {
        const bool quiet = item_text_.starts_with("quiet");
        const auto number = line.take_number(quiet ? 0 : 1, 9999);
        if (!number) return line.expected("number");
        (quiet ? table.quiet_rounds : table.round) = static_cast<std::uint16_t>(*number);
        return std::nullopt;
    }
    if (line.take_if("points") || line.take_if("spent")) {
        const bool spent = item_text_.starts_with("spent");
        Seat seat;
        if (auto problem = take_seat(line, seat)) return problem;
        const auto points = line.take_number(0, 60'000);
        if (!points) return line.expected("points");
        if (spent)
            table.spent[seat.n] = static_cast<std::uint16_t>(*points);
        else
            table.points[seat.n] = *points;
        return std::nullopt;
    }
    const auto wide = line.take_mils();
    if (!wide) return line.expected("table_part");
    if (!line.take_if("x")) return line.expected("x");
    const auto high = line.take_mils();
    if (!high) return line.expected("inches");
    table.size = vec2_mils(*wide, *high);
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_seats(LineReader& line) {
    std::vector<std::string> seats;
    while (!line.done()) {
        const std::string_view seat = line.peek();
        if (std::find(std::begin(kSeatNames), std::end(kSeatNames), seat) == std::end(kSeatNames) ||
            std::find(seats.begin(), seats.end(), seat) != seats.end())
            return line.expected("new_colour");
        seats.emplace_back(line.take());
    }
    if (seats.size() < 2) return line.expected("two_colours");
    scenario_.table.seats = seats;
    names_.seats = std::move(seats);
    return std::nullopt;
}

// Seats on one line are friends.
ScenarioReader::Problem ScenarioReader::read_team(LineReader& line) {
    Seat first;
    if (auto problem = take_seat(line, first)) return problem;
    do {
        Seat friendly;
        if (auto problem = take_seat(line, friendly)) return problem;
        scenario_.table.teams[friendly.n] = scenario_.table.teams[first.n];
    } while (!line.done());
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_edges(LineReader& line) {
    do {
        Seat seat;
        if (auto problem = take_seat(line, seat)) return problem;
        const auto edge = std::find(kEdgeNames.begin(), kEdgeNames.end(), line.peek());
        if (edge == kEdgeNames.end()) return line.expected("edge");
        scenario_.table.edges[seat.n] = static_cast<Edge>(edge - kEdgeNames.begin());
        line.take();
    } while (!line.done());
    return std::nullopt;
}

}  // namespace six::io
