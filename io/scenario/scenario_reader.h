// The parser behind parse_scenario, for the scenario_*.cpp sources alone. One object reads one
// file; each section of the language is a method that reads one item of one line and returns what
// is wrong with it, if anything.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "io/language/command_text.h"
#include "io/language/names.h"
#include "io/library/collection.h"
#include "io/scenario/scenario.h"
#include "io/text/line_reader.h"

namespace six::io {

// The last slot of a dial must be free for the skulls. [U-DIAL-2]
inline constexpr std::size_t kMaxLivingClicks = kDialClicks - 1;
// More than any points or any term of a sum.
inline constexpr std::int32_t kLots = 1'000'000;

// "8", "8:flight", "8:flight/charge", "x" for a skull.
std::optional<Cell> cell_of(std::string_view word);

// A label that is no word of the language.
bool may_be_label(std::string_view);

class ScenarioReader {
public:
    ScenarioReader(Scenario& scenario, ScenarioUse use) : scenario_(scenario), use_(use) {}

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
    Problem read_pair(LineReader&);
    void finish();

    // scenario_blame.cpp: what a refused line would have introduced; who speaks of it is not
    // blamed for it
    void doubt(LineReader rest);             // of a line, from the refused item on
    void doubt_line(std::string_view text);  // of no section
    bool speaks_of_doubtful(std::string_view text) const;

    // scenario_table.cpp: the table, its seats, and the game so far
    Problem read_table(LineReader&);
    Problem read_seats(LineReader&);
    Problem read_team(LineReader&);
    Problem read_edges(LineReader&);

    // scenario_figure.cpp: what figures are like
    Problem read_figure(LineReader&);
    Problem read_figure_part(LineReader&, WarriorText&);
    Problem read_base(LineReader&, WarriorText&);
    Problem read_dial(LineReader&, WarriorText&);
    Problem read_beside(LineReader&, Dial&);
    static Problem read_types(LineReader&, ValueTypes&);
    static Problem read_nexus(LineReader&, Dial&);

    // scenario_levels.cpp: their point values, and what is settled at their end
    Problem read_levels(LineReader&, WarriorText&);
    static Problem read_clicks(LineReader&, LevelText&);
    void complete_figure();  // the last one, when nothing more is said of it
    void take_from_collection();
    void spread_levels();

    // scenario_errata.cpp: what is printed as one of the corrected figures, chests, Heroes' dials
    Problem read_printed_as(LineReader&, PrintedAs&);
    Problem read_chest(LineReader&);
    Problem read_slot(LineReader&);
    Problem read_disarm(LineReader&);
    void correct_figure();  // the last one
    void spread_hero();

    // scenario_position.cpp: what stands on the table
    Problem read_terrain(LineReader&, std::vector<PieceText>&);
    Problem read_structure(LineReader&, PieceText&);
    Problem read_structure_left(LineReader&);
    Problem read_domains(LineReader&);
    Problem read_item_card(LineReader&);  // scenario_items.cpp
    Problem read_token(LineReader&);
    Problem take_items(LineReader&, std::vector<CarriedItem>&);
    Problem read_company(LineReader&);  // scenario_companies.cpp
    Problem read_company_card(LineReader&);
    Problem read_spell_card(LineReader&);  // scenario_spells.cpp
    Problem read_spell_part(LineReader&, Spell&);
    Problem take_spells(LineReader&, std::vector<std::uint8_t>&);
    Problem take_enchantment(LineReader&, GivenText&);
    Problem read_glyph(LineReader&);
    Problem read_glyph_check(LineReader&);
    Problem read_given(LineReader&);
    Problem read_waiting_shot(LineReader&);
    Problem read_given_part(LineReader&, GivenText&);
    Problem read_objective(LineReader&);
    static std::optional<Whereabouts> take_absent(LineReader&);
    static Problem take_facing(LineReader&, Figure&);
    Problem take_standing(LineReader&, Figure&);
    Problem take_carrier(LineReader&, std::string& label, TextPlace& place);
    void resolve_labels();  // of captors and chariots
    FigureId resolved(const std::string& label, const TextPlace&);

    // scenario_script.cpp: what is done
    Problem read_step(LineReader&);
    Problem read_command_words(LineReader&, std::string& words);
    Problem read_refusal(LineReader&, std::optional<ExpectedRefusal>&);

    // scenario_then.cpp: what must be so
    Problem read_expectation(LineReader&);
    Problem read_event(LineReader&, EventCheck);
    Problem read_figure_facts(LineReader&);
    Problem read_figure_fact(LineReader&, FigureCheck&);
    Problem read_large_fact(LineReader&, FigureCheck&);
    Problem read_section_facts(LineReader&, FigureCheck&);
    Problem read_castle_fact(LineReader&, FigureCheck&);
    Problem read_owes(LineReader&);
    Problem read_seat_facts(LineReader&);
    void expect(Check check);

    // scenario_ask.cpp: what is asked of the position, of figures and of commands
    Problem read_contact(LineReader&, bool touch);
    Problem read_arc(LineReader&);
    Problem read_line_of_fire(LineReader&);
    Problem read_distance(LineReader&, DistanceCheck::Kind);
    Problem read_inside(LineReader&, bool inside);
    Problem read_base_facts(LineReader&);
    Problem read_printed(LineReader&);
    Problem read_slots(LineReader&);
    Problem read_mark(LineReader&);
    Problem read_may(LineReader&);
    static void end_before_refusal(LineReader&);

    // scenario_show.cpp: what is only told
    Problem read_show(LineReader&);
    Problem read_show_of_two(LineReader&, std::string_view query);
    Problem read_show_of_command(LineReader&, bool sum);
    void tell(Check check, std::string otherwise);

    // scenario_ask_large.cpp: what is asked of sections, kinds and levels
    std::optional<Problem> read_large_query(LineReader&);  // none: it is no such query
    Problem read_sections(LineReader&);
    Problem read_kind(LineReader&);
    Problem read_dials(LineReader&);
    Problem read_level(LineReader&);
    Problem read_levels_offered(LineReader&);
    Problem read_room(LineReader&);
    Problem read_controlled(LineReader&);
    Problem read_sum(LineReader&);

    // A card of this file, or one that comes with the program and is from now on one of this file.
    // The catalog has them in the order of the file.
    template <class Kept, class Card, class Text>
    std::optional<Kept> card_named(std::string_view id, std::vector<Card> Catalog::*cards,
                                   std::vector<Text> Scenario::*of_file, Card Text::*card,
                                   std::size_t most) {
        std::vector<Card>& known = catalog_.*cards;
        if (const auto kept = with_id<Kept>(known, id)) return kept;
        const std::vector<Card>& ours = collection().*cards;
        const auto place = with_id<std::size_t>(ours, id);
        if (!place || known.size() == most) return std::nullopt;
        known.push_back(ours[*place]);
        (scenario_.*of_file).emplace_back().*card = ours[*place];
        return kept_as<Kept>(known.size() - 1);
    }
    std::optional<std::uint8_t> item_named(std::string_view);
    std::optional<std::uint8_t> spell_named(std::string_view);
    std::optional<CompanyId> company_named(std::string_view);

    // Words that several sections know.
    static bool is_identifier(std::string_view);  // small letters, digits and _
    // The place of the next word among the words; taken when it is one of them.
    template <std::size_t N>
    static std::optional<std::size_t> take_among(LineReader& line,
                                                 const std::array<const char*, N>& words) {
        for (std::size_t i = 0; i < N; ++i)
            if (line.take_if(words[i])) return i;
        return std::nullopt;
    }
    Problem take_clause(LineReader&, Clause&);
    Problem take_claim(LineReader&, NamedClause&);  // a clause, or one of its parts
    Problem take_seat(LineReader&, Seat&);
    Problem take_label(LineReader&, std::string&);  // of a figure of this scenario
    Problem take_place(LineReader&, Vec2&);
    static std::optional<std::array<Faction, 2>> take_factions(LineReader&);  // one or two
    static std::optional<std::uint16_t> take_arc(LineReader&);                // tenths of a degree
    Problem take_abilities(LineReader&, AbilitySet& bits);                    // pierce/flight
    static Problem take_proficiencies(LineReader&, std::uint8_t& bits);       // trample/surge
    static note::Set take_note(LineReader&);                                  // one of note::, or 0
    static std::uint8_t take_sections(LineReader&);  // as many as follow, as bits
    std::optional<Seat> seat_named(std::string_view) const;
    CommandContext command_context() const { return {names_, catalog_, &draft_}; }
    TextPlace place_of(const LineReader& line) const { return {line_number_, line.column()}; }
    void complain(Error error);

    Scenario& scenario_;
    ScenarioUse use_;
    std::vector<Error> errors_;
    int line_number_ = 0;
    std::string_view section_;
    int unknown_sections_ = 0;
    bool section_begins_ = false;  // the item stands on the line of its keyword
    bool figure_open_ = false;     // more may be said of the last figure
    bool figure_refused_ = false;  // a line of it was refused: the others are not read
    std::optional<Edition> then_only_;
    std::string item_text_;
    std::set<std::string, std::less<>> doubtful_;  // names that only a refused line introduces

    // So much of names, catalog and state as reading commands needs.
    Names names_;
    Catalog catalog_;
    State draft_;
};

}  // namespace six::io
