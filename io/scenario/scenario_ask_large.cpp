#include <algorithm>
#include <array>

#include "io/scenario/scenario_reader.h"

namespace six::io {

namespace {

constexpr std::array kParts = {"head", "wing", "tail"};  // [DRG-DEF-3 to DRG-DEF-5]

}  // namespace

std::optional<ScenarioReader::Problem> ScenarioReader::read_large_query(LineReader& line) {
    if (line.take_if("sections")) return read_sections(line);
    if (line.take_if("kind")) return read_kind(line);
    if (line.take_if("dials")) return read_dials(line);
    if (line.take_if("level")) return read_level(line);
    if (line.take_if("levels")) return read_levels_offered(line);
    if (line.take_if("room")) return read_room(line);
    if (line.take_if("objective")) return read_controlled(line);
    return std::nullopt;
}

// objective 18,18 controlled red | objective 18,18 controlled nobody
ScenarioReader::Problem ScenarioReader::read_controlled(LineReader& line) {
    ObjectiveCheck check;
    if (auto problem = take_place(line, check.at)) return problem;
    if (!line.take_if("controlled")) return line.expected("controlled");
    check.controlled = Seat{};
    if (!line.take_if("nobody"))
        if (auto problem = take_seat(line, *check.controlled)) return problem;
    expect(check);
    return std::nullopt;
}

// sections W touched B left rear | sections W towards B front | ... none
ScenarioReader::Problem ScenarioReader::read_sections(LineReader& line) {
    SectionsCheck check;
    if (auto problem = take_label(line, check.of)) return problem;
    check.touched = line.take_if("touched");
    if (!check.touched && !line.take_if("towards")) return line.expected("touched_or_towards");
    if (auto problem = take_label(line, check.other)) return problem;
    check.sections = take_sections(line);
    if (check.sections == 0 && !line.take_if("none")) return line.expected("section_or_none");
    expect(std::move(check));
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_kind(LineReader& line) {
    KindCheck check;
    if (auto problem = take_label(line, check.label)) return problem;
    const auto kind = take_among(line, kKindNames);
    if (!kind) return line.expected("kind");
    check.kind = static_cast<FigureKind>(*kind);
    expect(std::move(check));
    return std::nullopt;
}

// dials W 4 | dials W head wing tail wing
ScenarioReader::Problem ScenarioReader::read_dials(LineReader& line) {
    DialsCheck check;
    if (auto problem = take_label(line, check.label)) return problem;
    check.count = line.take_number(0, static_cast<std::int32_t>(kMaxDials));
    while (const auto part = take_among(line, kParts)) check.parts.emplace_back(kParts[*part]);
    if (!check.count && check.parts.empty()) return line.expected("number_or_parts");
    expect(std::move(check));
    return std::nullopt;
}

// level W young [points 100] [clicks 4 | clicks 2 1 1 2]
ScenarioReader::Problem ScenarioReader::read_level(LineReader& line) {
    LevelCheck check;
    if (auto problem = take_label(line, check.label)) return problem;
    if (!is_identifier(line.peek())) return line.expected("level");
    check.level = line.take();
    if (line.take_if("points")) {
        check.points = line.take_number(0, kLots);
        if (!check.points) return line.expected("points");
    }
    if (line.take_if("clicks")) {
        while (const auto clicks = line.take_number(0, static_cast<std::int32_t>(kDialClicks)))
            check.clicks.push_back(*clicks);
        if (check.clicks.empty()) return line.expected("number");
    }
    expect(std::move(check));
    return std::nullopt;
}

// levels W ancient mature young
ScenarioReader::Problem ScenarioReader::read_levels_offered(LineReader& line) {
    LevelsCheck check;
    if (auto problem = take_label(line, check.label)) return problem;
    while (is_identifier(line.peek())) check.levels.emplace_back(line.take());
    if (check.levels.empty()) return line.expected("level");
    expect(std::move(check));
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_room(LineReader& line) {
    RoomCheck check;
    if (auto problem = take_label(line, check.label)) return problem;
    const auto room = line.take_number(0, 9);
    if (!room) return line.expected("number");
    check.room = *room;
    expect(std::move(check));
    return std::nullopt;
}

}  // namespace six::io
