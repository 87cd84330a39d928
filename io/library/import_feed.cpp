// The feed of mageknight.net: every number is text, marks are numbers, "Dead" is a skull, and the
// names of the fields repeat where they stand.
#include <algorithm>

#include "io/library/import_record.h"
#include "io/text/slug.h"

namespace six::io {
namespace {

constexpr std::string_view kClick = "Model.Dial.Clicks.Click.";

// Some tools shorten the names to their last part: "Speed".
const Json* click_member(const Json& click, std::string_view name) {
    if (!click.is_object()) return nullptr;
    auto at = click.find(std::string(kClick) + std::string(name));
    if (at == click.end()) at = click.find(name);
    return at == click.end() || at->is_null() ? nullptr : &*at;
}

// "87", or "120/88" where the mark is split.
void read_feed_marks(Record& record, const std::string& pointer, Stat stat, const Json& marks,
                     Cell& cell, bool& start) {
    if (!marks.is_string()) return read_mark(record, pointer, stat, &marks, nullptr, cell, start);
    std::string_view rest = marks.get_ref<const std::string&>();
    while (true) {
        const std::size_t end = std::min(rest.find_first_of("/,;|"), rest.size());
        const Json one(rest.substr(0, end));
        read_mark(record, pointer, stat, &one, &one, cell, start);
        if (end == rest.size() || record.is_rejected()) return;
        rest.remove_prefix(end + 1);
    }
}

NumberedSlot read_feed_slot(Record& record, const std::string& pointer, const Json& json,
                            std::size_t place) {
    NumberedSlot slot{.number = static_cast<std::int64_t>(place)};
    if (!json.is_object()) {
        record.reject(pointer, "import.rejected.slot", {{"found", shown_short(json)}});
        return slot;
    }
    if (const Json* number = click_member(json, "ClickNumber"))
        slot.number = whole_number(*number).value_or(slot.number);
    struct Column {
        std::string_view value, mark;
        Cell Click::*cell;
    };
    constexpr std::array<Column, kStatNames.size()> kColumns = {
        Column{"Speed", "SpeedAbilityId", &Click::speed},
        Column{"Attack", "AttackAbilityId", &Click::attack},
        Column{"Defense", "DefenseAbilityId", &Click::defense},
        Column{"Damage", "DamageAbilityId", &Click::damage}};
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
        Cell& cell = slot.click.*kColumns[i].cell;
        const std::string field = pointer + "/" + std::string(kClick);
        read_cell(record, field + std::string(kColumns[i].value),
                  click_member(json, kColumns[i].value), cell);
        if (const Json* marks = click_member(json, kColumns[i].mark))
            read_feed_marks(record, field + std::string(kColumns[i].mark), static_cast<Stat>(i),
                            *marks, cell, slot.start);
    }
    return slot;
}

RawDial read_feed_dial(Record& record, const std::string& pointer, const Json& json) {
    RawDial dial{.pointer = pointer};
    const auto clicks = json.is_object() ? json.find("Clicks") : json.end();
    if (!json.is_object() || clicks == json.end() || !clicks->is_array() || clicks->empty() ||
        clicks->size() > kMaxRawSlots) {
        record.reject(pointer, "import.rejected.dial", {{"most", std::to_string(kMaxRawSlots)}});
        return dial;
    }
    std::vector<NumberedSlot> slots;
    for (std::size_t i = 0; i < clicks->size() && !record.is_rejected(); ++i)
        slots.push_back(
            read_feed_slot(record, pointer + "/Clicks/" + std::to_string(i), (*clicks)[i], i));
    if (!record.is_rejected()) put_in_order(record, pointer + "/Clicks", std::move(slots), dial);
    return dial;
}

// What the words for a base, or a name, have in them.
struct Guess {
    FigureKind kind = FigureKind::warrior;
    bool large = false;  // of some kind
    bool mounted = false, known = false;
};
Guess guess_from(std::string_view words) {
    const std::string text = slug(words);
    const auto has = [&](std::initializer_list<std::string_view> parts) {
        return std::any_of(parts.begin(), parts.end(), [&](std::string_view part) {
            return text.find(part) != std::string::npos;
        });
    };
    Guess guess{.known = true};
    if (has({"dragon"}))
        guess.kind = FigureKind::dragon;
    else if (has({"chariot", "wagon"}))
        guess.kind = FigureKind::chariot;
    else if (has({"tank"}))
        guess.kind = FigureKind::tank;
    else if (has({"titan"}))
        guess.kind = FigureKind::titan;
    else if (has({"large", "multi", "quad"}))
        guess.large = true;
    else if (has({"double", "mounted", "peanut", "cavalry"}))
        guess.mounted = true;
    else
        guess.known = has({"single", "small", "standard", "foot", "infantry", "normal", "round"});
    return guess;
}

bool is_large(FigureKind kind) {
    return dials_of(kind) > 1;
}

// The number of dials says whether it is large; the words say which.
void settle_kind(Record& record, RawFigure& figure) {
    const Json* base = record.member("Model.BaseType");
    const std::string words = base != nullptr ? plain_text(*base) : std::string();
    const Guess guess = guess_from(words);
    const std::string found = base != nullptr ? shown_short(*base) : "-";
    const auto note = [&](FigureKind kind) {
        record.repair("/Model.BaseType", "import.repaired.kind",
                      {{"found", found},
                       {"kind", kKindNames[static_cast<std::size_t>(kind)]},
                       {"count", std::to_string(figure.dials.size())}});
    };
    if (figure.dials.size() == dials_of(FigureKind::tank)) {
        figure.kind = guess.kind;
        if (is_large(figure.kind)) return;
        const FigureKind by_name = guess_from(figure.name).kind;
        figure.kind = is_large(by_name) ? by_name : FigureKind::tank;
        return note(figure.kind);
    }
    if (figure.dials.size() != 1 || is_large(guess.kind))
        return record.reject("/Dials", "import.rejected.dials",
                             {{"count", std::to_string(figure.dials.size())}, {"found", found}});
    figure.kind = guess.large ? FigureKind::titan : guess.kind;
    figure.mounted = guess.mounted;
    if (guess.large || !guess.known) note(figure.kind);
}

void check_starts(Record& record, RawFigure& figure) {
    for (std::size_t i = 0; i < figure.dials.size(); ++i) {
        if (!figure.dials[i].starts.empty()) continue;
        figure.dials[i].starts.push_back(0);
        record.repair("/Dials/" + std::to_string(i), "import.repaired.no_start");
    }
}

}  // namespace

RawFigure read_feed(Record& record) {
    RawFigure figure;
    read_name(record, {"Model.Name", "Name"}, figure);
    std::string pointer;
    if (const Json* set = record.first_of({"Model.Set", "Model.Expansion", "Model.SetName",
                                           "Model.ExpansionName", "Set", "Expansion"},
                                          pointer))
        figure.set = plain_text(*set);
    read_rank(record, "Model.Rank", figure);
    read_factions(record, "Model.Factions", figure);
    read_points(record, "Model.UnitCost", figure);
    read_number(record, "Model.FigureNumber", figure);
    read_arc(record, "Model.Arc", figure);
    const Inches range = read_range(record, "Model.Range");
    const std::uint8_t targets =
        read_targets(record, {"Model.Targets", "Model.RangeTargets", "Model.NumTargets"});
    const Json* dials = record.member("Dials");
    if (dials == nullptr || !dials->is_array() || dials->empty() || dials->size() > kMaxDials) {
        record.reject(dials == nullptr ? "" : "/Dials", "import.rejected.no_dials");
        return figure;
    }
    for (std::size_t i = 0; i < dials->size() && !record.is_rejected(); ++i) {
        figure.dials.push_back(read_feed_dial(record, "/Dials/" + std::to_string(i), (*dials)[i]));
        figure.dials.back().range = range;
        figure.dials.back().targets = targets;
    }
    if (record.is_rejected()) return figure;
    settle_kind(record, figure);
    check_starts(record, figure);
    return figure;
}

}  // namespace six::io
