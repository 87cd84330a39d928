// What a scenario asks of the position alone: contact, arcs, lines of fire, distances, terrain,
// and of the figures: bases, what is printed, marks. Each answer cites the clauses that make it so.
// For scenario_check.cpp, with what both need to tell what was found.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/clause.h"
#include "io/scenario/scenario_check.h"

namespace six::io {

using Found = std::optional<std::string>;  // what was found instead; none: it is as expected

Found answer(const CheckContext&, const ContactCheck&);
Found answer(const CheckContext&, const ArcCheck&);
Found answer(const CheckContext&, const LineCheck&);
Found answer(const CheckContext&, const DistanceCheck&);
Found answer(const CheckContext&, const InsideCheck&);
Found answer(const CheckContext&, const StructureCheck&);
Found answer(const CheckContext&, const TokenCheck&);
Found answer(const CheckContext&, const GlyphCheck&);
Found answer(const CheckContext&, const DomainsCheck&);
Found answer(const CheckContext&, const ObjectiveCheck&);
Found answer(const CheckContext&, const BaseCheck&);
Found answer(const CheckContext&, const PrintedCheck&);
Found answer(const CheckContext&, const SlotsCheck&);
Found answer(const CheckContext&, const MarkCheck&);
// scenario_errata.cpp
Found answer(const CheckContext&, const SlotCheck&);
Found answer(const CheckContext&, const DisarmCheck&);
// scenario_large.cpp
Found answer(const CheckContext&, const SectionsCheck&);
Found answer(const CheckContext&, const KindCheck&);
Found answer(const CheckContext&, const DialsCheck&);
Found answer(const CheckContext&, const LevelCheck&);
Found answer(const CheckContext&, const LevelsCheck&);
Found answer(const CheckContext&, const RoomCheck&);
std::string sections_text(std::uint8_t bits);  // "left rear", "none"

// Of the battle; null during set-up and when there is none.
const Figure* figure_called(const CheckContext&, const std::string& label);
std::optional<FigureId> id_called(const CheckContext&, const std::string& label);
std::string no_such_figure(const CheckContext&);
// By its id, on the table or to choose from; null when there is none.
const Warrior* warrior_called(const CheckContext&, const std::string& id);
// Those that exist, as far as they are in force in the edition played.
void cite(const CheckContext&, std::initializer_list<Clause>);

// Whether one of the two, a mil to any side, would turn the answer round: a dispute that a table
// leaves to a die. [U-GEN-7]
template <class Ask>
bool is_close(const CheckContext& c, FigureId a, FigureId b, Ask ask) {
    State nearby = c.game.state();
    const auto here = ask(nearby);
    for (const FigureId id : {a, b})
        for (const Vec2 step :
             {vec2_mils(1, 0), vec2_mils(-1, 0), vec2_mils(0, 1), vec2_mils(0, -1)}) {
            const Vec2 at = nearby[id].at;
            if (!in_bounds(at + step)) continue;
            nearby[id].at = at + step;
            if (ask(nearby) != here) return true;
            nearby[id].at = at;
        }
    return false;
}

// Asked facts beside what was found: only what was asked is told.
class Facts {
public:
    explicit Facts(std::string subject) : text_(std::move(subject)) {}

    template <class T, class Print>
    void add(std::string_view name, const std::optional<T>& wanted, const T& is, Print print) {
        if (!wanted) return;
        const std::string said = print(is);
        note(*wanted == is, name.empty() ? said : std::string(name) + " " + said);
    }
    void number(std::string_view name, const std::optional<int>& wanted, int is) {
        add(name, wanted, is, [](int n) { return std::to_string(n); });
    }
    void note(bool as_wanted, std::string_view found) {
        same_ = same_ && as_wanted;
        if (!text_.empty()) text_ += " ";
        text_ += found;
    }
    Found found() const {
        if (same_) return std::nullopt;
        return text_;
    }

private:
    std::string text_;
    bool same_ = true;
};

}  // namespace six::io
