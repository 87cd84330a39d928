#include "io/answers/why_json.h"

#include "engine/game/look.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/state/ask.h"
#include "io/answers/rule_json.h"
#include "io/answers/why_answers.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/language/odds_text.h"

namespace six::io {

namespace {

using answers::Number;

Number weight_told(std::uint64_t weight) {
    return static_cast<Number>(weight);
}

// The parts of the answer, all with the names of this game.
class WhyTeller {
public:
    WhyTeller(Language language, const Names& names, const Table& table, const State& state)
        : language_(language), names_(names), table_(table), state_(state) {}

    answers::WhyTold whole(const Why& why) const {
        const Explanation& explanation = why.explanation;
        answers::WhyTold told{.edition = names_.edition,
                              .lang = language_,
                              .owed = owed(why.owed),
                              .sender = seat(why.sender),
                              .command = print_command(why.command, names_, table_.catalog),
                              .legal = explanation.verdict.has_value(),
                              .section = section(explanation.section),
                              .struck = struck(explanation),
                              .terms = terms(explanation),
                              .roll = roll(explanation)};
        if (!explanation.verdict) told.refusal = refusal(explanation.verdict.error());
        if (why.odds) told.odds = odds(*why.odds);
        for (const Clause clause : clauses_of(why, names_.edition))
            told.clauses.push_back(clause_told(rule_catalog(), clause, language_));
        return told;
    }

private:
    std::string seat(Seat who) const { return who.exists() ? names_.of(who) : "chance"; }
    std::optional<std::string> label(FigureId who) const {
        if (!who.exists()) return std::nullopt;
        return names_.of(who);
    }
    static answers::PlaceTold place(Vec2 at) { return {.x = at.x, .y = at.y}; }

    answers::OwedTold owed(const Decision& decision) const {
        return {.ask = std::string(name_of(decision.ask)),
                .seat = seat(decision.seat),
                .figure = label(decision.who),
                .other = label(decision.other),
                .clause = std::string(decision.clause.id()),
                .sentence = describe(language_, names_, decision)};
    }

    std::optional<answers::FigureTold> figure(FigureId who) const {
        if (!who.exists() || who.n >= state_.figure_count) return std::nullopt;
        const Figure& one = state_[who];
        answers::FigureTold told{.label = names_.of(who),
                                 .name = warrior_of(table_, one).name,
                                 .owner = names_.of(one.owner)};
        if (on_table(one) || is_section(one)) {
            told.place = place(one.at);
            told.facing = one.facing;
        }
        return told;
    }

    std::optional<answers::PieceTold> piece(PieceId id) const {
        if (!id.exists() || id.n >= table_.field.pieces.size()) return std::nullopt;
        const Piece& piece = table_.field.pieces[id.n];
        const char* const kind = piece.section.exists()
                                     ? kKindNames[static_cast<std::size_t>(
                                           warrior_of(table_, state_[piece.section]).kind)]
                                     : kTerrainNames[static_cast<std::size_t>(piece.kind)];
        return answers::PieceTold{.name = names_.of(id), .kind = kind};
    }

    answers::RefusalTold refusal(const Illegal& illegal) const {
        answers::RefusalTold told{.reason = std::string(name_of(illegal.why)),
                                  .clause = std::string(illegal.clause.id()),
                                  .sentence = describe(language_, names_, illegal),
                                  .figure = figure(illegal.who),
                                  .other = figure(illegal.other),
                                  .piece = piece(illegal.piece),
                                  .n = illegal.n,
                                  .m = illegal.m};
        if (illegal.where != Vec2{}) told.place = place(illegal.where);
        return told;
    }

    std::vector<answers::TermTold> terms(const Explanation& explanation) const {
        std::vector<answers::TermTold> list;
        for (const ExplainedTerm& term : explanation.terms) {
            answers::TermTold& told = list.emplace_back();
            told.term = kTermNames[static_cast<std::size_t>(term.term)];
            told.said = say(language_, "term." + told.term);
            told.change = is_change(term.term);
            const bool by_die = explanation.damage_dice > 0 && term.term == Term::damage;
            if (!by_die) told.value = term.value;
            if (is_length(term.term)) told.unit = answers::LengthUnit::mils;
            told.figure = label(term.figure);
            told.clause = term.clause.id();
        }
        return list;
    }

    static std::optional<std::string> section(std::size_t n) {
        if (n >= kSectionNames.size()) return std::nullopt;
        return kSectionNames[n];
    }

    std::vector<answers::StruckTold> struck(const Explanation& explanation) const {
        std::vector<answers::StruckTold> list;
        for (const ExplainedSection& one : explanation.struck) {
            answers::StruckTold& told = list.emplace_back();
            told.figure = label(one.figure);
            told.section = section(one.section);
            for (std::size_t i = 0; i < kSectionNames.size(); ++i)
                if (one.choices >> i & 1) told.choices.emplace_back(kSectionNames[i]);
            if (one.chooser.exists()) told.chooser = seat(one.chooser);
            told.clause = one.clause.id();
        }
        return list;
    }

    static std::optional<answers::RollTold> roll(const Explanation& explanation) {
        if (explanation.dice == 0) return std::nullopt;
        return answers::RollTold{.dice = explanation.dice,
                                 .needed = explanation.needed,
                                 .chances = explanation.chances,
                                 .of = explanation.dice == 2 ? 36 : 6};
    }

    answers::OddsTold odds(const Odds& odds) const {
        answers::OddsTold told{.total = weight_told(odds.total),
                               .hit = weight_told(odds.hit),
                               .broke_away = weight_told(odds.broke_away),
                               .arrived = weight_told(odds.arrived),
                               .removed = weight_told(odds.removed)};
        for (std::size_t i = 0; i < kAskNames.size(); ++i)
            if (odds.assumes(kAsks[i])) told.assumed.emplace_back(kAskNames[i]);
        for (const FigureOdds& one : odds.figures) told.figures.push_back(of_figure(odds, one));
        for (const PointOdds& lost : odds.points)
            told.points.push_back({.points = lost.points, .weight = weight_told(lost.weight)});
        for (const OddsBlock& block : odds_blocks(language_, odds)) {
            answers::OddsBlockTold& out = told.said.emplace_back();
            out.figure = label(block.figure);
            if (!block.average.empty()) out.average = block.average;
            for (const OddsRow& row : block.rows)
                out.rows.push_back({.what = row.what, .weight = weight_told(row.weight)});
        }
        return told;
    }

    answers::FigureOddsTold of_figure(const Odds& odds, const FigureOdds& one) const {
        answers::FigureOddsTold told{.figure = label(one.figure),
                                     .hit = weight_told(one.hit),
                                     .broke_away = weight_told(one.broke_away),
                                     .average_mils = odds.expected_mils(one.figure),
                                     .eliminated = weight_told(one.eliminated),
                                     .captured = weight_told(one.captured),
                                     .freed = weight_told(one.freed),
                                     .returned = weight_told(one.returned),
                                     .token = weight_told(one.token),
                                     .gained = weight_told(one.gained)};
        for (const ClickOdds& click : one.clicks)
            told.clicks.push_back({.clicks = click.clicks, .weight = weight_told(click.weight)});
        for (const Clause clause : one.clauses) told.clauses.emplace_back(clause.id());
        return told;
    }

    Language language_;
    const Names& names_;
    const Table& table_;
    const State& state_;
};

}  // namespace

std::string why_json(Language language, const Names& names, const Table& table, const State& state,
                     const Why& why) {
    return json_text(WhyTeller(language, names, table, state).whole(why), 2) + '\n';
}

std::string why_json(Language language, const WhySides& sides) {
    answers::WhyComparedTold told{.lang = language, .sides = {}, .differences = {}};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const WhySide& side = sides[i];
        told.sides[i].edition = side.edition;
        if (side.why)
            told.sides[i].why =
                WhyTeller(language, *side.names, *side.table, *side.state).whole(*side.why);
        else
            told.sides[i].refused = side.refused;
    }
    const Names& names = *sides[sides[0].names ? 0 : 1].names;
    for (const WhyDifference& difference : differences(sides)) {
        answers::WhyDifferenceTold& one = told.differences.emplace_back();
        one.part = difference.part;
        if (difference.figure.exists()) one.figure = names.of(difference.figure);
        if (difference.part == WhyPart::sum)
            one.term = kTermNames[static_cast<std::size_t>(difference.term)];
        if (difference.part == WhyPart::clauses) one.edition = sides[difference.side].edition;
        for (const Clause clause : difference.clauses) one.clauses.emplace_back(clause.id());
        one.sentence = describe(language, sides, difference);
    }
    return json_text(told, 2) + '\n';
}

}  // namespace six::io
