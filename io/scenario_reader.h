// The parser behind parse_scenario, for the scenario_*.cpp sources alone. One object reads one
// file; each section of the language is a method that reads one item of one line and returns what
// is wrong with it, if anything.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/command_text.h"
#include "io/line_reader.h"
#include "io/names.h"
#include "io/scenario.h"

namespace six::io {

class ScenarioReader {
public:
    explicit ScenarioReader(Scenario& scenario) : scenario_(scenario) {}

    void read(std::string_view text);
    std::vector<Error> take_errors() { return std::move(errors_); }

private:
    using Problem = std::optional<Error>;

    // scenario.cpp: the file, its lines, and what is said about the run as a whole
    void read_line(std::string_view text);
    Problem read_item(LineReader&);
    Problem read_clauses(LineReader&);
    Problem read_edition(LineReader&);
    Problem read_option(LineReader&);
    Problem read_table(LineReader&);
    Problem read_seats(LineReader&);
    Problem read_team(LineReader&);
    Problem read_edges(LineReader&);
    Problem read_pair(LineReader&);
    void finish();

    // scenario_position.cpp: what stands on the table
    Problem read_figure(LineReader&);
    Problem read_figure_part(LineReader&, WarriorText&);
    Problem read_base(LineReader&, WarriorText&);
    Problem read_dial(LineReader&, Warrior&);
    Problem read_terrain(LineReader&, std::vector<PieceText>&);
    Problem read_given(LineReader&);
    Problem read_given_part(LineReader&, GivenText&);

    // scenario_script.cpp: what is done
    Problem read_step(LineReader&);
    Problem read_command_words(LineReader&, std::string& words);
    Problem read_refusal(LineReader&, std::optional<ExpectedRefusal>&);

    // scenario_then.cpp: what must be so
    Problem read_expectation(LineReader&);
    Problem read_event(LineReader&, bool absent);
    Problem read_figure_facts(LineReader&);
    Problem read_owes(LineReader&);
    Problem read_seat_facts(LineReader&);
    Problem read_contact(LineReader&, bool touch);
    Problem read_arc(LineReader&);
    Problem read_line_of_fire(LineReader&);
    Problem read_distance(LineReader&, DistanceCheck::Kind);
    Problem read_inside(LineReader&, bool inside);
    Problem read_base_facts(LineReader&);
    Problem read_may(LineReader&);
    Problem read_sum(LineReader&);
    void expect(Check check);

    // Words that several sections know.
    Problem take_clause(LineReader&, Clause&);
    Problem take_seat(LineReader&, Seat&);
    Problem take_label(LineReader&, std::string&);  // of a figure of this scenario
    Problem take_place(LineReader&, Vec2&);
    std::optional<Seat> seat_named(std::string_view) const;
    CommandContext command_context() const { return {names_, catalog_, &draft_}; }
    TextPlace place_of(const LineReader& line) const { return {line_number_, line.column()}; }
    void complain(Error error);

    Scenario& scenario_;
    std::vector<Error> errors_;
    int line_number_ = 0;
    std::string_view section_;
    int unknown_sections_ = 0;
    bool section_begins_ = false;  // the item stands on the line of its keyword
    std::optional<Edition> then_only_;
    std::string item_text_;

    // So much of names, catalog and state as reading commands needs.
    Names names_;
    Catalog catalog_;
    State draft_;
};

}  // namespace six::io
