// A scenario as a value: what a .scn file says, with the places where it says it. Parsing judges
// only the text; whether the position can exist and what happens in it is
// io/scenario/scenario_run.h's business. The grammar is in docs/scenarios.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/clause.h"
#include "engine/base/expected.h"
#include "engine/catalog/terrain.h"
#include "engine/catalog/warrior.h"
#include "engine/messages/decision.h"
#include "engine/messages/event.h"
#include "engine/messages/explanation.h"
#include "engine/messages/illegal.h"
#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/library/errata.h"
#include "io/text/error.h"

namespace six::io {

inline constexpr std::size_t kMaxScenarioBytes = std::size_t{256} * 1024;
inline constexpr std::size_t kMaxScenarioLines = 4000;
inline constexpr std::size_t kMaxScenarioErrors = 20;  // reported of one file

struct TextPlace {
    int line = 0, column = 0;
};

struct NamedClause {
    Clause clause;
    char part = 0;  // of a clause that states several things; 0: the whole of it
    TextPlace place;
};

struct ChosenOption {
    Option option{};
    std::int32_t value = 0;
    std::string text;
    TextPlace place;
};

struct DomainText {
    Seat seat;
    Domain which{};
    TextPlace place;
};

struct CompanyText {
    Company company;
    TextPlace place;
};

struct TableText {
    std::optional<Vec2> size;                       // else the edition's
    std::vector<std::string> seats{"red", "blue"};  // clockwise
    std::array<std::uint8_t, kMaxSeats> teams{0, 1, 2, 3};
    std::array<std::optional<Edge>, kMaxSeats> edges{};
    std::array<std::optional<std::uint16_t>, kMaxSeats> spent{};  // on the army; else its figures
    std::array<std::int32_t, kMaxSeats> points{};                 // scored so far
    std::optional<Seat> turn, first;
    Seat defender{};  // of a siege; none: a battle like any other [C-SIEGE-2]
    std::optional<std::uint8_t> actions;
    std::optional<std::uint8_t> castle_actions;  // else what the sections of the turn's seat give
    std::optional<std::uint16_t> build;          // likewise
    std::uint16_t round = 1;
    std::uint16_t quiet_rounds = 0;
    bool dial_turned = false;                 // in the round under way
    std::array<bool, kMaxSeats> withdrawn{};  // who left the game
    std::vector<DomainText> domains;
    std::array<CompanyId, kMaxSeats> companies{};  // whose army is which [V-SUB-13]
    TextPlace company_place;                       // of the last line that says so
    TextPlace place;
};

// One of the point values a figure is offered at: its dials are turned so many clicks, each dial by
// its own number where there are several. [LRG-PV-4, MDW-PV-4]
struct LevelText {
    std::string name;
    std::uint16_t points = 0;
    InlineVector<std::uint8_t, kMaxDials> clicks;
    TextPlace place;
};

struct WarriorText {
    // What is printed beside every dial that says nothing else: range, targets, and of the second
    // edition ranged damage, attack bonus and types.
    Dial beside;
    // Dials that say something of their own, as bits.
    std::uint8_t own_ranges = 0, own_targets = 0, own_ranged = 0, own_bonus = 0, own_types = 0;
    Warrior warrior;
    std::vector<LevelText> levels;  // then it stands in the list once for each, when it is complete
    bool own_points = false;        // else those of its kind
    bool own_base = false, own_arc = false;  // as well
    bool own_radius = false;                 // else the edition's
    bool own_spacing = false;                // of a double disc; else the edition's
    std::optional<PrintedAs> printed;        // then the corrections of that figure apply [FAQ-FIG]
    // Of a Hero, whose one dial has the slots of all its levels: where each begins, what it costs.
    std::vector<std::size_t> starts;
    std::vector<std::uint16_t> level_points;
    TextPlace place;
};

struct ChestText {
    Chest chest;
    TextPlace place;
};

struct PieceText {
    Piece piece;
    std::optional<std::uint16_t> structure_left;  // of its structural points; else all
    TextPlace place;
};

struct SpellText {
    Spell spell;
    TextPlace place;
};

struct ItemText {
    Item item;
    std::optional<Vec2> at;  // its token lies there
    SpellList spells{};      // ... and of a book the spells in it
    TextPlace place;
};

struct GivenText {
    std::string label;
    std::size_t warrior = 0;  // index into Scenario::warriors
    Figure figure;            // clicks count from the starting position
    std::string captor;       // the label of its holder; `figure` has its id
    TextPlace captor_place;
    std::string chariot;  // the label of what carries it; `figure` has its id
    TextPlace chariot_place;
    std::vector<CarriedItem> items;    // that it wields
    std::vector<Marker> enchantments;  // that lie on it
    bool own_facing = false;           // of a passenger; else that of what carries it
    bool second_action = false;        // a titan that may be given it now
    TextPlace place;
};

struct ObjectiveText {  // a token that lies on the table
    Vec2 at;
    Seat seat;  // who controls it; none: nobody
    TextPlace place;
};

// A Bombardment that waits. [V-BOMB-3]
struct ShotText {
    Marker shot;
    TextPlace place;
};

// A glyph that lies on the battlefield. [V-SPELL-8]
struct GlyphText {
    Marker glyph;
    TextPlace place;
};

struct ExpectedRefusal {
    std::optional<Clause> clause;  // none: by whatever clause
    std::optional<Reason> reason;
};

struct Step {
    Seat sender;  // none: chance
    std::string command;
    std::optional<ExpectedRefusal> refusal;
    bool decline_all = false;  // no command: everything he is asked now is declined
    TextPlace place;
};

// --- what must be so afterwards ---

struct EventCheck {
    std::vector<std::string> words;  // the event's first words; * stands for any
    std::optional<Clause> by;
    bool absent = false;
    bool anywhere = false;  // in the run so far, whatever was expected before it
};
struct SectionFacts {
    std::uint8_t section = 0;
    std::optional<int> click, speed, attack, defense, damage, targets;
    std::optional<Inches> range;
    std::optional<bool> active;
};
struct FigureCheck {
    std::string label;
    std::optional<Vec2> at;
    std::optional<Facing> facing;
    std::optional<int> tokens, click, speed, attack, defense, damage;
    std::optional<Whereabouts> whereabouts;
    std::optional<Given> given;
    std::optional<Seat> hurt_by;
    std::optional<std::string> captor;    // empty: it is free
    std::optional<AbilitySet> cancelled;  // at least these; empty: none at all
    note::Set notes = 0;                  // at least these
    std::vector<int> clicks;              // of all dials; empty: not asked
    std::vector<SectionFacts> sections;
    std::optional<std::uint8_t> acted;   // these sections and no others, as bits
    std::optional<std::string> chariot;  // empty: it is no passenger
    std::optional<bool> second_action;
    std::optional<std::string> top;  // the section it stands on; empty: the ground
    std::optional<int> fortification;
    std::optional<bool> breached, occupied;
    std::optional<int> shots;                         // of it that wait
    std::optional<Vec2> shot_at;                      // where one of them will come down
    std::optional<std::vector<CarriedItem>> items;    // exactly these, in any order
    std::optional<std::vector<std::uint8_t>> spells;  // that lie on it: exactly these
};
struct OwesCheck {
    Ask ask{};
    Seat seat;  // none: chance, or nobody
    bool by_chance = false;
    std::string label;                     // empty: about whatever figure
    std::optional<std::uint8_t> sections;  // that may be chosen: exactly these, as bits
};
struct SeatCheck {
    Seat seat;
    std::optional<int> points;
    std::optional<bool> out, withdrawn;
};
struct GameCheck {               // one of these
    std::optional<Seat> winner;  // Seat{}: nobody
    std::optional<Phase> phase;
    std::optional<Seat> turn;
    std::optional<int> round, actions, castle_actions;
};
struct ContactCheck {
    std::string a, b;
    bool touch = true;
};
struct ArcCheck {
    std::string of, other;
    bool front = true;
};
struct LineCheck {
    enum class Kind : std::uint8_t { clear, hindered, blocked };
    std::string from, to;
    Kind kind = Kind::clear;
    std::vector<std::string> by;  // one figure, two of a touching pair, or a piece; or unsaid
    std::optional<Vec2> at;
};
struct DistanceCheck {
    enum class Kind : std::uint8_t { exactly, within, beyond };
    Kind kind = Kind::exactly;
    std::string a, b;
    Inches inches;
};
struct InsideCheck {
    std::string label;
    std::string piece;  // or, when empty, the starting area of
    Seat area;
    bool inside = true;
};
// All domains in force, and what is said of them. [V-DOM-3]
struct DomainsCheck {
    struct One {
        Domain which{};
        std::optional<DomainKind> kind;
        bool precipitation = false;
    };
    std::vector<One> domains;
};
struct TokenCheck {  // of an item [V-ITEM-4]
    std::uint8_t item = 0;
    std::optional<Vec2> at;  // none: it lies nowhere
};
struct GlyphCheck {  // where an element of it lies [V-SPELL-8]
    std::uint8_t spell = 0;
    std::optional<Vec2> at;  // none: nowhere
};
struct StructureCheck {  // what is left of constructed terrain [V-TERR-11]
    std::string piece;
    int left = 0;
};
struct ObjectiveCheck {  // the token at this place
    Vec2 at;
    std::optional<Seat> controlled;  // Seat{}: by nobody; none: it is only told
};
struct BaseCheck {
    std::string label;
    BaseKind kind = BaseKind::disc;
    std::optional<Inches> radius, spacing;
    std::optional<std::array<Inches, 2>> sides;  // of a rectangle: along the facing, across it
};
// At a value of the dial: a wheel at a chariot's speed, a fist at a titan's damage, Fortification
// in place of a castle section's speed. [LRG-CHAR-2, C-TITAN-1, C-CASTLE-4]
inline constexpr std::array kSymbolNames = {"none", "wheel", "fist", "fortification"};
struct PrintedCheck {  // on the base
    std::string label;
    std::optional<std::string> name;
    std::optional<std::array<Faction, 2>> factions;  // equal when there is one
    std::optional<Rank> rank;
    std::optional<int> points, targets;
    std::optional<Inches> range;
    std::optional<std::uint16_t> arc;  // tenths of a degree
    std::optional<std::string> symbol;
    std::optional<ValueTypes> types;  // as it counts in this edition [V-FIG-13, V-FIG-14]
    std::optional<int> ranged, bonus, slots;
    std::optional<std::string> subfaction;
};
struct SlotsCheck {  // of every dial
    std::string label;
    int slots = 0;
};
struct SlotCheck {  // of a figure on paper, whoever stands on the table
    std::string figure;
    std::uint8_t section = 0;
    std::size_t slot = 1;                                      // counted from 1
    std::array<std::optional<Cell>, kStatNames.size()> cells;  // by Stat
};
struct DisarmCheck {
    std::string chest;
    int number = 0;
};
struct MarkCheck {
    Ability ability{};
    Stat stat{};
    Mark mark;
};
struct SectionsCheck {  // of a large figure, that the other touches or lies towards
    std::string of, other;
    bool touched = true;
    std::uint8_t sections = 0;  // exactly these, as bits
};
struct KindCheck {
    std::string label;
    FigureKind kind = FigureKind::warrior;
};
struct DialsCheck {
    std::string label;
    std::optional<int> count;
    std::vector<std::string> parts;  // of a dragon, in the order of its sections
};
struct LevelCheck {
    std::string label, level;
    std::optional<int> points;
    std::vector<int> clicks;  // of all dials, or of each; empty: not asked
};
struct LevelsCheck {  // all that it is offered at, in the order of their points
    std::string label;
    std::vector<std::string> levels;
};
struct RoomCheck {  // left on the platform
    std::string label;
    int room = 0;
};
struct MayCheck {
    bool may = true;
    Seat sender;
    std::string command;
    std::optional<ExpectedRefusal> refusal;
};
struct SumCheck {
    struct Part {
        Term term{};
        std::string label;                  // of whose value it is; empty: whosever
        std::optional<std::int32_t> value;  // none: the term must not occur
    };
    Seat sender;
    std::string command;
    std::vector<Part> parts;
    std::optional<int> needs, chances;
};

using Check =
    std::variant<EventCheck, FigureCheck, OwesCheck, SeatCheck, GameCheck, ContactCheck, ArcCheck,
                 LineCheck, DistanceCheck, InsideCheck, StructureCheck, TokenCheck, GlyphCheck,
                 DomainsCheck, ObjectiveCheck, BaseCheck, PrintedCheck, SlotsCheck, SlotCheck,
                 DisarmCheck, MarkCheck, SectionsCheck, KindCheck, DialsCheck, LevelCheck,
                 LevelsCheck, RoomCheck, MayCheck, SumCheck>;

struct Expectation {
    Check check;
    std::string text;             // as written, blanks made one
    std::optional<Edition> only;  // `then v2`
    std::size_t after = 0;        // so many steps have been taken
    TextPlace place;
    // Nothing is judged: what is found is told, or this where it is as the check has it.
    std::optional<std::string> told{};
};

struct PairText {
    std::string file;  // as written, relative to this file
    std::vector<Clause> clauses;
    TextPlace place;
};

struct Scenario {
    std::string file;
    std::vector<NamedClause> clauses;
    std::vector<Edition> editions;  // at least one
    std::vector<ChosenOption> options;
    bool from_setup = false;  // begins with the armies instead of a position
    TableText table;
    std::vector<WarriorText> warriors;
    std::vector<ChestText> chests;
    std::vector<SpellText> spells;
    std::vector<ItemText> items;
    std::vector<CompanyText> companies;
    std::vector<PieceText> pieces;
    std::vector<PieceText> box;  // terrain items to choose from
    std::vector<GivenText> given;
    std::vector<ObjectiveText> objectives;
    std::vector<ShotText> shots;
    std::vector<GlyphText> glyphs;
    std::vector<Step> steps;
    std::vector<Expectation> expectations;
    std::vector<PairText> pairs;
    std::vector<std::string>
        lines;  // all that decides how the run goes, one item each: what a pair compares
};

// What a file is read for: who only asks about its position needs nothing done or expected in it.
enum class ScenarioUse : std::uint8_t { run, ask };

// All errors of the text, at most kMaxScenarioErrors, in the order of their lines. `file` only
// names it.
Expected<Scenario, std::vector<Error>> parse_scenario(std::string_view text, std::string file,
                                                      ScenarioUse = ScenarioUse::run);

}  // namespace six::io
