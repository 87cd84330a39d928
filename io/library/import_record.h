// One record of a foreign file on its way to a figure: for the sources of io/library/import alone.
// Both formats are read into a RawFigure; what is odd on the way is noted in the Record.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalog/warrior.h"
#include "io/format/json_codec.h"
#include "io/library/errata.h"
#include "io/library/import.h"

namespace six::io {

// A Hero's dial has the slots of all its levels. [D-LEVEL-1]
inline constexpr std::size_t kMaxRawSlots = 64;

struct RawDial {
    std::string pointer;  // where it stands in the record
    std::vector<Click> slots;
    std::vector<std::size_t> starts;  // those with the green square, in their order
    Inches range{};
    std::uint8_t targets = 1;
    bool ends_unsaid = false;  // the format leaves the skulls out
};

struct RawFigure {
    std::string set;  // what its maker calls it; empty: not said
    std::string number, name;
    Rank rank = Rank::standard;
    std::array<Faction, 2> factions{};
    FigureKind kind = FigureKind::warrior;
    bool mounted = false;
    std::optional<std::uint16_t> arc;  // tenths of a degree
    std::vector<std::uint16_t> points;
    std::vector<RawDial> dials;
};

// Where in the file a record stands, and what was found odd about it.
class Record {
public:
    Record(const Json& json, std::string where) : json_(json), where_(std::move(where)) {}

    const Json& json() const { return json_; }
    const Json* member(std::string_view wanted) const;  // null: not there, or null itself
    // The first of these that is there, as its pointer within the record says: "/points".
    const Json* first_of(std::initializer_list<std::string_view> names, std::string& pointer) const;

    void repair(const std::string& pointer, std::string_view key,
                std::vector<Argument> arguments = {});
    // The first reason is kept; reading on after it is harmless.
    void reject(const std::string& pointer, std::string_view key,
                std::vector<Argument> arguments = {});
    bool is_rejected() const { return rejection.has_value(); }
    const std::string& where() const { return where_; }

    std::string name;  // for the report
    std::vector<Error> repairs;
    std::optional<Error> rejection;

private:
    const Json& json_;
    std::string where_;
};

RawFigure read_community(Record&);
RawFigure read_feed(Record&);

// --- what both formats know (import_words.cpp) ---

std::string shown_short(const Json&);                   // for a message
std::optional<std::int64_t> whole_number(const Json&);  // a number, or one written as text
std::string plain_text(const Json&);                    // of text or a number; else empty

void read_name(Record&, std::initializer_list<std::string_view> members, RawFigure&);
void read_rank(Record&, std::string_view member, RawFigure&);
void read_factions(Record&, std::string_view member, RawFigure&);
void read_points(Record&, std::string_view member, RawFigure&);
void read_number(Record&, std::string_view member, RawFigure&);
void read_arc(Record&, std::string_view member, RawFigure&);
Inches read_range(Record&, std::string_view member);
std::uint8_t read_targets(Record&, std::initializer_list<std::string_view> members);

// --- dials (import_dial.cpp) ---

void read_cell(Record&, const std::string& pointer, const Json* value, Cell&);
// One mark by its number in the feed or by its name; `start` becomes true for the green square.
void read_mark(Record&, const std::string& pointer, Stat, const Json* id, const Json* name, Cell&,
               bool& start);
// The slots in the order of their numbers, which must follow each other.
struct NumberedSlot {
    std::int64_t number = 0;
    Click click;
    bool start = false;
};
void put_in_order(Record&, const std::string& pointer, std::vector<NumberedSlot>, RawDial&);

// --- the figure (import_figure.cpp) ---

struct ImportedFigure {
    std::vector<Warrior> levels;  // one, or one for each level; none has an id yet
    Imprint imprint;
};
// `printed_set`: what the corrections know it by. Nothing when the record is rejected.
ImportedFigure figure_of(Record&, RawFigure, const std::string& printed_set, ErrataUse);

}  // namespace six::io
