// A command, and everything that decides about it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "host/protocol/table.h"

namespace six::host::protocol {

enum class Unit : std::uint8_t { mils };
inline constexpr std::array kUnits = {"mils"};
constexpr auto described(const Unit*) {
    return io::words("", kUnits);
}

struct Term {
    std::string term, said;
    std::optional<Number> value;
    std::optional<Unit> unit;
    bool change = false;
    std::optional<std::string> figure, clause;
};
constexpr auto described(const Term*) {
    using T = Term;
    return io::object("Term", "",
                      {
                          io::field<&T::term>("term"),
                          io::field<&T::said>("said", "\"Attack value\""),
                          io::field<&T::value>("value", "Null: a die decides."),
                          io::field<&T::unit>("unit"),
                          io::field<&T::change>("change", "Told with its sign."),
                          io::field<&T::figure>("figure"),
                          io::field<&T::clause>("clause"),
                      });
}

struct DiceNeeded {
    Number dice = 0, needed = 0, chances = 0, of = 0;
};
constexpr auto described(const DiceNeeded*) {
    using T = DiceNeeded;
    return io::object("", "",
                      {
                          io::field<&T::dice>("dice"),
                          io::field<&T::needed>("needed"),
                          io::field<&T::chances>("chances"),
                          io::field<&T::of>("of"),
                      });
}

struct OddsRow {
    std::string what;
    Number weight = 0;
    std::string percent;
};
constexpr auto described(const OddsRow*) {
    using T = OddsRow;
    return io::object("OddsRow", "",
                      {
                          io::field<&T::what>("what"),
                          io::field<&T::weight>("weight"),
                          io::field<&T::percent>("percent"),
                      });
}

struct OddsBlock {
    std::optional<std::string> figure;
    std::vector<OddsRow> rows;
    std::string average;
};
constexpr auto described(const OddsBlock*) {
    using T = OddsBlock;
    return io::object("OddsBlock", "",
                      {
                          io::field<&T::figure>("figure"),
                          io::field<&T::rows>("rows"),
                          io::field<&T::average>("average"),
                      });
}

struct OddsTold {
    Number total = 0;
    std::vector<OddsBlock> blocks;
    std::vector<std::string> assumed;
};
constexpr auto described(const OddsTold*) {
    using T = OddsTold;
    return io::object("", "",
                      {
                          io::field<&T::total>("total"),
                          io::field<&T::blocks>("blocks"),
                          io::field<&T::assumed>("assumed"),
                      });
}

struct Struck {
    std::string figure;
    SectionName section{};
};
constexpr auto described(const Struck*) {
    using T = Struck;
    return io::object("", "",
                      {
                          io::field<&T::figure>("figure"),
                          io::field<&T::section>("section"),
                      });
}

struct Blocker {
    std::optional<std::string> figure, piece;
    Vec2 at;
};
constexpr auto described(const Blocker*) {
    using T = Blocker;
    return io::object("", "",
                      {
                          io::field<&T::figure>("figure"),
                          io::field<&T::piece>("piece"),
                          io::field<&T::at>("at"),
                      });
}

struct FireLine {
    std::string target;
    Vec2 from, to;
    Inches length, range;
    bool clear = false;
    std::optional<Blocker> blocked_by;
    std::optional<std::string> hindered_by;
    bool height = false;
    std::optional<std::string> clause;
};
constexpr auto described(const FireLine*) {
    using T = FireLine;
    return io::object("FireLine", "",
                      {
                          io::field<&T::target>("target"),
                          io::field<&T::from>("from"),
                          io::field<&T::to>("to"),
                          io::field<&T::length>("length"),
                          io::field<&T::range>("range"),
                          io::field<&T::clear>("clear"),
                          io::field<&T::blocked_by>("blockedBy"),
                          io::field<&T::hindered_by>("hinderedBy", "A piece."),
                          io::field<&T::height>("height"),
                          io::field<&T::clause>("clause"),
                      });
}

struct WhyAnswer {
    std::string command;
    bool legal = false;
    std::optional<Refusal> refusal;
    std::vector<Term> terms;
    std::optional<DiceNeeded> roll;
    std::optional<OddsTold> odds;
    std::vector<Struck> struck;
    std::vector<FireLine> lines;
    std::vector<std::string> clauses;
};
constexpr auto described(const WhyAnswer*) {
    using T = WhyAnswer;
    return io::object("WhyAnswer", "",
                      {
                          io::field<&T::command>("command"),
                          io::field<&T::legal>("legal"),
                          io::field<&T::refusal>("refusal"),
                          io::field<&T::terms>("terms"),
                          io::field<&T::roll>("roll"),
                          io::field<&T::odds>("odds"),
                          io::field<&T::struck>("struck"),
                          io::field<&T::lines>("lines", "Attacks at range: one line a target."),
                          io::field<&T::clauses>("clauses", "Ids of all that is cited."),
                      });
}

}  // namespace six::host::protocol
