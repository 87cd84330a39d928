// `show`: an expectation that no position meets, or that is told when it does, so that the answer
// is printed and nothing is judged.
#include "io/scenario/scenario_reader.h"

namespace six::io {

namespace {

constexpr int kNever = -1;
constexpr Inches kNoLength = Inches::from_mils(-1);

FigureCheck everything_about(std::string label) {
    FigureCheck check;
    check.label = std::move(label);
    check.tokens = kNever;
    check.at = Vec2{};
    check.facing = Facing{};
    check.clicks = {kNever};
    check.speed = check.attack = check.defense = check.damage = kNever;
    check.whereabouts = Whereabouts{};
    check.given = Given{};
    check.hurt_by = Seat{};
    check.captor = check.chariot = check.top = "";
    check.cancelled = AbilitySet{};
    check.notes = note::all;
    return check;
}

PrintedCheck everything_printed(std::string label) {
    PrintedCheck check;
    check.label = std::move(label);
    check.points = check.targets = kNever;
    check.factions = {Faction{}, Faction{}};
    check.rank = Rank{};
    check.range = kNoLength;
    check.arc = std::uint16_t{0};
    check.symbol = check.name = "";
    return check;
}

GameCheck everything_about_the_game() {
    GameCheck check;
    check.phase = Phase{};
    check.turn = check.winner = Seat{};
    check.round = check.actions = check.castle_actions = kNever;
    return check;
}

}  // namespace

void ScenarioReader::tell(Check check, std::string otherwise) {
    expect(std::move(check));
    scenario_.expectations.back().told = std::move(otherwise);
}

// show line A B | show arc A B | show touches A B | show distance A B | show inside A wood
ScenarioReader::Problem ScenarioReader::read_show_of_two(LineReader& line, std::string_view query) {
    std::string a, b;
    if (auto problem = take_label(line, a)) return problem;
    if (auto problem = take_label(line, b)) return problem;
    if (query == "line") {
        LineCheck check;
        check.from = a;
        check.to = b;
        tell(std::move(check), "line " + a + " " + b + " clear");
    } else if (query == "arc") {
        tell(ArcCheck{a, b, true}, "arc " + a + " front " + b);
    } else if (query == "touches") {
        tell(ContactCheck{a, b, true}, "touches " + a + " " + b);
    } else {
        tell(DistanceCheck{DistanceCheck::Kind::exactly, a, b, kNoLength}, "");
    }
    return std::nullopt;
}

// show sum red close A at B | show may red move A to 12,10
ScenarioReader::Problem ScenarioReader::read_show_of_command(LineReader& line, bool sum) {
    Seat sender;
    std::string command;
    if (auto problem = take_seat(line, sender)) return problem;
    if (auto problem = read_command_words(line, command)) return problem;
    if (sum) {
        SumCheck check;
        check.sender = sender;
        check.command = command;
        check.needs = kNever;
        tell(std::move(check), "");
    } else {
        tell(MayCheck{true, sender, command, std::nullopt},
             "may " + names_.of(sender) + " " + command);
    }
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_show(LineReader& line) {
    for (const std::string_view query : {"line", "arc", "touches", "distance"})
        if (line.take_if(query)) return read_show_of_two(line, query);
    if (line.take_if("sum")) return read_show_of_command(line, true);
    if (line.take_if("may")) return read_show_of_command(line, false);
    if (line.take_if("owes")) {
        tell(OwesCheck{}, "owes nobody");
    } else if (line.take_if("events")) {
        EventCheck check;
        check.words = {""};  // no event is called so
        check.anywhere = true;
        tell(std::move(check), "");
    } else if (line.take_if("game")) {
        tell(everything_about_the_game(), "");
    } else if (line.take_if("seat")) {
        SeatCheck check;
        if (auto problem = take_seat(line, check.seat)) return problem;
        check.points = kNever;
        check.out = check.withdrawn = false;
        tell(check, "");
    } else if (line.take_if("inside")) {
        if (auto problem = read_inside(line, true)) return problem;
        scenario_.expectations.back().told = item_text_.substr(item_text_.find("inside"));
    } else if (line.take_if("sections")) {
        SectionsCheck check;
        if (auto problem = take_label(line, check.of)) return problem;
        check.touched = line.take_if("touched");
        if (!check.touched && !line.take_if("towards")) return line.expected("touched_or_towards");
        if (auto problem = take_label(line, check.other)) return problem;
        check.sections = 0xFF;
        tell(std::move(check), "");
    } else if (line.take_if("objective")) {
        ObjectiveCheck check;
        if (auto problem = take_place(line, check.at)) return problem;
        tell(check, "");
    } else if (line.take_if("printed")) {
        std::string label;
        if (auto problem = take_label(line, label)) return problem;
        tell(everything_printed(std::move(label)), "");
    } else {
        std::string label;
        if (take_label(line, label)) return line.expected("shown_query");
        tell(everything_about(std::move(label)), "");
    }
    return std::nullopt;
}

}  // namespace six::io
