// The plainer form that tools make of the feed: one object a figure, numbers as numbers, living
// slots only.
#include <algorithm>

#include "io/library/import_record.h"

namespace six::io {
namespace {

const Json* member_of(const Json& object, std::string_view name) {
    if (!object.is_object()) return nullptr;
    const auto at = object.find(name);
    return at == object.end() || at->is_null() ? nullptr : &*at;
}

// {"id": 87, "name": "Battle Armor"}, or a list of such where the mark is split.
void read_marks(Record& record, const std::string& pointer, Stat stat, const Json& marks,
                Cell& cell, bool& start) {
    if (marks.is_array()) {
        for (std::size_t i = 0; i < marks.size(); ++i)
            if (!marks[i].is_array() && !marks[i].is_null())
                read_marks(record, pointer + "/" + std::to_string(i), stat, marks[i], cell, start);
        return;
    }
    if (marks.is_object())
        return read_mark(record, pointer, stat, member_of(marks, "id"), member_of(marks, "name"),
                         cell, start);
    read_mark(record, pointer, stat, &marks, &marks, cell, start);
}

NumberedSlot read_slot(Record& record, const std::string& pointer, const Json& json,
                       std::size_t place) {
    NumberedSlot slot{.number = static_cast<std::int64_t>(place)};
    if (!json.is_object()) {
        record.reject(pointer, "import.rejected.slot", {{"found", shown_short(json)}});
        return slot;
    }
    if (const Json* number = member_of(json, "click"))
        slot.number = whole_number(*number).value_or(slot.number);
    const Json* abilities = member_of(json, "abilities");
    for (std::size_t i = 0; i < kCells.size(); ++i) {
        Cell& cell = slot.click.*kCells[i];
        read_cell(record, pointer + "/" + kStatNames[i], member_of(json, kStatNames[i]), cell);
        if (abilities == nullptr) continue;
        if (const Json* marks = member_of(*abilities, kStatNames[i]))
            read_marks(record, pointer + "/abilities/" + kStatNames[i], static_cast<Stat>(i),
                       *marks, cell, slot.start);
    }
    return slot;
}

// The slot of the starting position is named beside the dial.
void read_start(Record& record, RawDial& dial) {
    const Json* found = record.member("starting_click");
    if (found == nullptr) {
        if (dial.starts.empty()) dial.starts.push_back(0);
        return;
    }
    const auto start = whole_number(*found);
    if (start && *start >= 0 && *start < static_cast<std::int64_t>(dial.slots.size())) {
        const auto slot = static_cast<std::size_t>(*start);
        if (std::find(dial.starts.begin(), dial.starts.end(), slot) == dial.starts.end())
            dial.starts.insert(std::lower_bound(dial.starts.begin(), dial.starts.end(), slot),
                               slot);
        return;
    }
    if (dial.starts.empty()) dial.starts.push_back(0);
    record.repair("/starting_click", "import.repaired.start",
                  {{"found", shown_short(*found)}, {"taken", std::to_string(dial.starts[0] + 1)}});
}

void check_living(Record& record, const RawDial& dial) {
    const Json* found = record.member("num_live_clicks");
    if (found == nullptr) return;
    const auto living = std::count_if(dial.slots.begin(), dial.slots.end(), [](const Click& click) {
        return click.skulls() < kSkullsAtTheEnd;
    });
    if (whole_number(*found) != living)
        record.repair("/num_live_clicks", "import.repaired.living",
                      {{"found", shown_short(*found)}, {"count", std::to_string(living)}});
}

RawDial read_dial(Record& record) {
    RawDial dial{.pointer = "/dial"};
    dial.ends_unsaid = true;
    const Json* list = record.member("dial");
    if (list == nullptr || !list->is_array() || list->empty() || list->size() > kMaxRawSlots) {
        record.reject(list == nullptr ? "" : "/dial", "import.rejected.dial",
                      {{"most", std::to_string(kMaxRawSlots)}});
        return dial;
    }
    std::vector<NumberedSlot> slots;
    for (std::size_t i = 0; i < list->size(); ++i)
        slots.push_back(read_slot(record, "/dial/" + std::to_string(i), (*list)[i], i));
    put_in_order(record, "/dial", std::move(slots), dial);
    if (record.is_rejected()) return dial;
    read_start(record, dial);
    check_living(record, dial);
    dial.range = read_range(record, "range");
    dial.targets = read_targets(record, {"targets"});
    return dial;
}

}  // namespace

RawFigure read_community(Record& record) {
    RawFigure figure;
    read_name(record, {"short_name", "name"}, figure);
    std::string pointer;
    if (const Json* set = record.first_of({"expansion", "set"}, pointer))
        figure.set = plain_text(*set);
    read_rank(record, "rank", figure);
    read_factions(record, "faction", figure);
    read_points(record, "points", figure);
    read_number(record, "figure_number", figure);
    read_arc(record, "arc_raw", figure);
    if (const Json* mounted = record.member("mounted")) {
        if (mounted->is_boolean())
            figure.mounted = mounted->get<bool>();
        else
            record.repair("/mounted", "import.repaired.mounted",
                          {{"found", shown_short(*mounted)}});
    }
    figure.dials.push_back(read_dial(record));
    return figure;
}

}  // namespace six::io
