#include "io/language/event_text.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>

#include "engine/catalog/warrior.h"
#include "engine/dial/ability.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/term.h"
#include "io/language/describe.h"
#include "io/text/line_reader.h"

namespace six::io {
namespace {

constexpr std::int32_t kLowest = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t kHighest = std::numeric_limits<std::int32_t>::max();

// What parse_event_learning relies on: figures come first in every kind that has any.
static_assert([] {
    for (const EventSpec& spec : kEventSpecs) {
        bool others = false;
        for (const char field : spec.fields) {
            const bool figure = field == 'w' || field == 'o';
            if (figure && others) return false;
            others = others || !figure;
        }
    }
    return true;
}());

// Reads one field after the other into an event.
class FieldReader {
public:
    FieldReader(LineReader& line, const Names& names, Event& event)
        : line_(line), names_(names), event_(event) {}

    std::optional<Error> read(char field) {
        switch (field) {
            case 'w':
                return figure(event_.who);
            case 'o':
                return figure(event_.other);
            case 's':
                return seat();
            case 'p':
                return kept(line_.take_place(), event_.at, "place");
            case 'f':
                if (!line_.take_if("facing")) return line_.expected("facing_word");
                return kept(line_.take_degrees(), event_.facing, "degrees");
            case 'n':
                return kept(line_.take_number(kLowest, kHighest), event_.n, "number");
            case 'm':
                return kept(line_.take_number(kLowest, kHighest), event_.m, "number");
            case 'i':
                if (!line_.take_if("inches")) return line_.expected("inches_word");
                return kept(line_.take_mils(), event_.n, "inches");
            case 'd':
                return outcome();
            case 't':
                return word_among(kTermNames, "term");
            case 'a':
                return word_among(kAbilityNames, "ability");
            case 'q':
                section();
                return std::nullopt;
            case 'g':
                return piece();
            case 'k':
                return card(names_.find_item(line_.peek()), "item_id");
            case 'z':
                return card(names_.find_spell(line_.peek()), "spell_id");
            default:
                return std::nullopt;
        }
    }

private:
    template <class T>
    std::optional<Error> kept(const std::optional<T>& value, T& into, std::string_view what) const {
        if (!value) return line_.expected(what);
        into = *value;
        return std::nullopt;
    }

    std::optional<Error> figure(FigureId& into) {
        const auto found = names_.find_figure(line_.peek());
        if (!found) return line_.expected("figure");
        line_.take();
        into = *found;
        return std::nullopt;
    }

    std::optional<Error> seat() {
        if (line_.take_if("nobody")) return std::nullopt;
        const auto found = names_.find_seat(line_.peek());
        if (!found) return line_.expected("seat");
        line_.take();
        event_.seat = *found;
        return std::nullopt;
    }

    std::optional<Error> card(const std::optional<std::uint8_t>& found, std::string_view what) {
        if (!found) return line_.expected(what);
        line_.take();
        event_.n = *found;
        return std::nullopt;
    }

    std::optional<Error> piece() {
        const auto found = names_.find_piece(line_.peek());
        if (!found) return line_.expected("piece");
        line_.take();
        event_.piece = *found;
        return std::nullopt;
    }

    // The word index is counted by asking for each word in turn, as it is printed.
    std::optional<Error> outcome() {
        for (event_.word = 0; !word_of(event_).empty(); ++event_.word)
            if (line_.take_if(word_of(event_))) return std::nullopt;
        return line_.expected("outcome");
    }

    // Told only of a figure that has sections.
    void section() {
        for (std::uint8_t i = 0; i < kMaxDials; ++i)
            if (line_.take_if(kSectionNames[i])) event_.section = i;
    }

    template <class Words>
    std::optional<Error> word_among(const Words& words, std::string_view what) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (!line_.take_if(words[i])) continue;
            event_.word = static_cast<std::uint8_t>(i);
            return std::nullopt;
        }
        return line_.expected(what);
    }

    LineReader& line_;
    const Names& names_;
    Event& event_;
};

// Who may see it; without a word, everybody.
std::optional<Error> read_audience(LineReader& line, const Names& names, Event& event) {
    if (!line.take_if("to")) return std::nullopt;
    event.audience = 0;
    do {
        const auto seat = names.find_seat(line.peek());
        if (!seat || seat->n >= kMaxSeats) return line.expected("seat");
        line.take();
        event.audience = static_cast<std::uint8_t>(event.audience | 1u << seat->n);
    } while (!line.done());
    return std::nullopt;
}

std::optional<Error> read_clause(LineReader& line, Event& event) {
    if (line.done()) return std::nullopt;
    const std::string_view word = line.peek();
    if (word == "to") return std::nullopt;
    if (word.size() < 3 || word.front() != '[' || word.back() != ']')
        return line.expected("clause_or_end");
    const auto clause = Clause::find(word.substr(1, word.size() - 2));
    if (!clause) return line.expected("clause");
    event.clause = *clause;
    line.take();
    return std::nullopt;
}

const EventSpec* spec_named(std::string_view name) {
    const auto found = std::find_if(kEventSpecs.begin(), kEventSpecs.end(),
                                    [name](const EventSpec& spec) { return spec.name == name; });
    return found == kEventSpecs.end() ? nullptr : &*found;
}

}  // namespace

std::string print_event(const Names& names, const Event& event) {
    std::string text = event_text(names, event);
    if (event.clause.exists()) text += " [" + std::string(event.clause.id()) + "]";
    if (event.audience == Event::kEverybody) return text;
    text += " to";
    for (std::uint8_t n = 0; n < kMaxSeats; ++n)
        if (event.audience >> n & 1) text += " " + names.of(Seat{n});
    return text;
}

Expected<Event, Error> parse_event(const Names& names, std::string_view text) {
    LineReader line(text);
    const EventSpec* spec = spec_named(line.peek());
    if (spec == nullptr) return line.expected("event");
    line.take();
    Event event;
    event.kind = spec->kind;
    FieldReader fields(line, names, event);
    for (const char field : spec->fields)
        if (auto error = fields.read(field)) return *std::move(error);
    if (auto error = read_clause(line, event)) return *std::move(error);
    if (auto error = read_audience(line, names, event)) return *std::move(error);
    if (!line.done()) return line.expected("end_of_line");
    return event;
}

Expected<Event, Error> parse_event_learning(Names& names, std::string_view text) {
    LineReader line(text);
    const EventSpec* spec = spec_named(line.take());
    for (std::size_t i = 0; spec != nullptr && i < spec->fields.size(); ++i) {
        if (spec->fields[i] != 'w' && spec->fields[i] != 'o') break;
        const std::string_view label = line.take();
        if (is_label(label) && !names.find_figure(label) && names.figures.size() < kMaxFigures)
            names.figures.emplace_back(label);
    }
    return parse_event(names, text);
}

}  // namespace six::io
