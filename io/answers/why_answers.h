// What `sixskulls why --json` answers, described once. Lengths and places are whole mils, facings
// tenths of a degree.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "io/answers/rule_answers.h"
#include "io/language/why_compare.h"

namespace six::io {

constexpr auto described(const WhyPart*) {
    return words("WhyPart", kWhyPartNames,
                 "`laid`: only one has the position; `position`: the script led to another one; "
                 "`attacker`, `struck`: sections; `clauses`: no other clause says the same there.");
}

}  // namespace six::io

namespace six::io::answers {

struct OwedTold {
    std::string ask, seat;
    std::optional<std::string> figure, other;
    std::string clause, sentence;
};
constexpr auto described(const OwedTold*) {
    using T = OwedTold;
    return object("WhyOwed", "Whose answer is owed, and to what.",
                  {
                      field<&T::ask>("ask"),
                      field<&T::seat>("seat", "Or chance."),
                      field<&T::figure>("figure", "A label."),
                      field<&T::other>("other", "A label."),
                      field<&T::clause>("clause"),
                      field<&T::sentence>("sentence"),
                  });
}

struct PlaceTold {
    Inches x, y;
};
constexpr auto described(const PlaceTold*) {
    using T = PlaceTold;
    return object("WhyPlace", "", {field<&T::x>("x"), field<&T::y>("y")});
}

struct FigureTold {
    std::string label, name, owner;
    std::optional<PlaceTold> place;
    std::optional<Facing> facing;
};
constexpr auto described(const FigureTold*) {
    using T = FigureTold;
    return object("WhyFigure", "",
                  {
                      field<&T::label>("label"),
                      field<&T::name>("name"),
                      field<&T::owner>("owner"),
                      field<&T::place>("place", "Null: it does not stand on the table."),
                      field<&T::facing>("facing"),
                  });
}

struct PieceTold {
    std::string name, kind;
};
constexpr auto described(const PieceTold*) {
    using T = PieceTold;
    return object("WhyPiece", "",
                  {
                      field<&T::name>("name"),
                      field<&T::kind>("kind", "Of terrain, or of the castle section that it is."),
                  });
}

struct RefusalTold {
    std::string reason, clause, sentence;
    std::optional<FigureTold> figure, other;
    std::optional<PieceTold> piece;
    std::optional<PlaceTold> place;
    Number n = 0, m = 0;
};
constexpr auto described(const RefusalTold*) {
    using T = RefusalTold;
    return object("WhyRefusal", "",
                  {
                      field<&T::reason>("reason"),
                      field<&T::clause>("clause"),
                      field<&T::sentence>("sentence"),
                      field<&T::figure>("figure", "Which may not."),
                      field<&T::other>("other", "In the way."),
                      field<&T::piece>("piece", "Terrain in the way."),
                      field<&T::place>("place", "That it is about."),
                      field<&T::n>("n", "What was asked for ..."),
                      field<&T::m>("m", "... and what is allowed."),
                  });
}

struct StruckTold {
    std::optional<std::string> figure, section;
    std::vector<std::string> choices;
    std::optional<std::string> chooser;
    std::string clause;
};
constexpr auto described(const StruckTold*) {
    using T = StruckTold;
    return object("WhyStruck", "Of a large figure the section that the attack would affect.",
                  {
                      field<&T::figure>("figure", "A label."),
                      field<&T::section>("section"),
                      field<&T::choices>("choices", "Sections; none: there is no choice."),
                      field<&T::chooser>("chooser", "A seat."),
                      field<&T::clause>("clause"),
                  });
}

enum class LengthUnit : std::uint8_t { mils };
inline constexpr std::array kLengthUnits = {"mils"};
constexpr auto described(const LengthUnit*) {
    return words("", kLengthUnits);
}

struct TermTold {
    std::string term, said;
    std::optional<Number> value;
    std::optional<LengthUnit> unit;
    bool change = false;
    std::optional<std::string> figure;
    std::string clause;
};
constexpr auto described(const TermTold*) {
    using T = TermTold;
    return object("WhyTerm", "",
                  {
                      field<&T::term>("term"),
                      field<&T::said>("said", "\"Attack value\""),
                      field<&T::change>("change", "Told with its sign."),
                      field<&T::value>("value", "Null: a die decides."),
                      field<&T::unit>("unit", "Null: a number."),
                      field<&T::figure>("figure", "Whose value it is: a label."),
                      field<&T::clause>("clause"),
                  });
}

struct RollTold {
    Number dice = 0, needed = 0, chances = 0, of = 0;
};
constexpr auto described(const RollTold*) {
    using T = RollTold;
    return object("WhyRoll", "",
                  {
                      field<&T::dice>("dice"),
                      field<&T::needed>("needed", "13: only a critical hit does."),
                      field<&T::chances>("chances"),
                      field<&T::of>("of"),
                  });
}

struct ClickOddsTold {
    Number clicks = 0, weight = 0;
};
constexpr auto described(const ClickOddsTold*) {
    using T = ClickOddsTold;
    return object("WhyClickOdds", "",
                  {
                      field<&T::clicks>("clicks", "Of damage; negative: of healing."),
                      field<&T::weight>("weight"),
                  });
}

struct FigureOddsTold {
    std::optional<std::string> figure;
    Number hit = 0, broke_away = 0;
    std::vector<ClickOddsTold> clicks;
    Number average_mils = 0, eliminated = 0, captured = 0, freed = 0, returned = 0, token = 0,
           gained = 0;
    std::vector<std::string> clauses;
};
constexpr auto described(const FigureOddsTold*) {
    using T = FigureOddsTold;
    return object("WhyFigureOdds",
                  "All but clicks and their average are weights, out of the total.",
                  {
                      field<&T::figure>("figure", "A label."),
                      field<&T::hit>("hit"),
                      field<&T::broke_away>("broke_away"),
                      field<&T::clicks>("clicks"),
                      field<&T::average_mils>("average_mils", "Clicks times 1000."),
                      field<&T::eliminated>("eliminated"),
                      field<&T::captured>("captured"),
                      field<&T::freed>("freed"),
                      field<&T::returned>("returned"),
                      field<&T::token>("token"),
                      field<&T::gained>("gained", "An action for its player."),
                      field<&T::clauses>("clauses", "Ids of those that decided it."),
                  });
}

struct PointOddsTold {
    Number points = 0, weight = 0;
};
constexpr auto described(const PointOddsTold*) {
    using T = PointOddsTold;
    return object("WhyPointOdds", "",
                  {
                      field<&T::points>("points", "Structural points lost."),
                      field<&T::weight>("weight"),
                  });
}

struct OddsRowTold {
    std::string what;
    Number weight = 0;
};
constexpr auto described(const OddsRowTold*) {
    using T = OddsRowTold;
    return object("WhyOddsRow", "",
                  {
                      field<&T::what>("what", "\"3 clicks of damage\""),
                      field<&T::weight>("weight"),
                  });
}

struct OddsBlockTold {
    std::optional<std::string> figure;
    std::vector<OddsRowTold> rows;
    std::optional<std::string> average;
};
constexpr auto described(const OddsBlockTold*) {
    using T = OddsBlockTold;
    return object("WhyOddsBlock", "",
                  {
                      field<&T::figure>("figure", "Null: the command as a whole."),
                      field<&T::rows>("rows"),
                      field<&T::average>("average", "Null: no dial can turn."),
                  });
}

struct OddsTold {
    Number total = 0, hit = 0, broke_away = 0, arrived = 0;
    std::vector<std::string> assumed;
    std::vector<FigureOddsTold> figures;
    std::vector<PointOddsTold> points;
    Number removed = 0;
    std::vector<OddsBlockTold> said;
};
constexpr auto described(const OddsTold*) {
    using T = OddsTold;
    return object("WhyOdds", "",
                  {
                      field<&T::total>("total", "Sequences of rolls, all equally likely."),
                      field<&T::hit>("hit"),
                      field<&T::broke_away>("broke_away"),
                      field<&T::arrived>("arrived"),
                      field<&T::assumed>("assumed", "Questions that got their usual answer."),
                      field<&T::figures>("figures"),
                      field<&T::points>("points", "Of the terrain that is attacked."),
                      field<&T::removed>("removed", "Nothing of it is left."),
                      field<&T::said>("said", "All of it in words, as the program prints it."),
                  });
}

struct WhyTold {
    Edition edition{};
    Language lang{};
    OwedTold owed;
    std::string sender, command;
    bool legal = false;
    std::optional<RefusalTold> refusal;
    std::optional<std::string> section;
    std::vector<StruckTold> struck;
    std::vector<TermTold> terms;
    std::optional<RollTold> roll;
    std::optional<OddsTold> odds;
    std::vector<RuleClauseTold> clauses;
};
constexpr auto described(const WhyTold*) {
    using T = WhyTold;
    return object(
        "Why", "A command, and everything that decides about it.",
        {
            field<&T::edition>("edition"),
            field<&T::lang>("lang"),
            field<&T::owed>("owed"),
            field<&T::sender>("sender", "A seat, or chance."),
            field<&T::command>("command", "In the language of commands."),
            field<&T::legal>("legal"),
            field<&T::refusal>("refusal"),
            field<&T::section>("section", "Of a large figure, the one that attacks."),
            field<&T::struck>("struck"),
            field<&T::terms>("terms"),
            field<&T::roll>("roll"),
            field<&T::odds>("odds", "Null: refused, or too many branches to follow."),
            field<&T::clauses>("clauses", "All that are cited, as `rules show` has them."),
        });
}

// --- --editions ---

struct WhyDifferenceTold {
    WhyPart part{};
    std::optional<std::string> figure, term;
    std::optional<Edition> edition;
    std::vector<std::string> clauses;
    std::string sentence;
};
constexpr auto described(const WhyDifferenceTold*) {
    using T = WhyDifferenceTold;
    return object("WhyDifference", "",
                  {
                      field<&T::part>("part"),
                      field<&T::figure>("figure", "Whose: a label."),
                      field<&T::term>("term", "Of a sum."),
                      field<&T::edition>("edition", "Of clauses: which cites them."),
                      field<&T::clauses>("clauses", "Ids."),
                      field<&T::sentence>("sentence"),
                  });
}

struct WhySideTold {
    Edition edition{};
    std::optional<std::string> refused;
    std::optional<WhyTold> why;
};
constexpr auto described(const WhySideTold*) {
    using T = WhySideTold;
    return object("WhySide", "What one edition says: one of the two.",
                  {
                      field<&T::edition>("edition"),
                      field<&T::refused>("refused", "Why it cannot lay the position."),
                      field<&T::why>("why"),
                  });
}

struct WhyComparedTold {
    Language lang{};
    std::array<WhySideTold, 2> sides;
    std::vector<WhyDifferenceTold> differences;
};
constexpr auto described(const WhyComparedTold*) {
    using T = WhyComparedTold;
    return object("WhyCompared", "One command in one position, under two editions.",
                  {
                      field<&T::lang>("lang"),
                      field<&T::sides>("sides", "In the order asked for."),
                      field<&T::differences>("differences", "None: they decide alike."),
                  });
}

}  // namespace six::io::answers
