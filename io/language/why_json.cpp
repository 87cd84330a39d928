#include "engine/game/look.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/state/ask.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/language/why.h"
#include "io/rules/rule_json.h"
#include "io/text/json.h"

namespace six::io {

namespace {

// The parts of the answer, all with the names of this game.
class Writer {
public:
    Writer(Language language, const Names& names, const Table& table, const State& state)
        : language_(language), names_(names), table_(table), state_(state) {}

    Json whole(const Why& why) const {
        const Explanation& explanation = why.explanation;
        Json json = {
            {"edition", name_of(names_.edition)},
            {"lang", language_ == Language::de ? "de" : "en"},
            {"owed", owed(why.owed)},
            {"sender", seat(why.sender)},
            {"command", print_command(why.command, names_, table_.catalog)},
            {"legal", explanation.verdict.has_value()},
            {"refusal", explanation.verdict ? Json() : refusal(explanation.verdict.error())},
            {"section", section(explanation.section)},
            {"struck", struck(explanation)},
            {"terms", terms(explanation)},
            {"roll", roll(explanation)},
            {"odds", why.odds ? odds(*why.odds) : Json()}};
        json["clauses"] =
            Json::parse(rules_json(rule_catalog(), clauses_of(why, names_.edition), language_));
        return json;
    }

private:
    std::string seat(Seat who) const { return who.exists() ? names_.of(who) : "chance"; }
    Json label(FigureId who) const { return who.exists() ? Json(names_.of(who)) : Json(); }
    static Json place(Vec2 at) { return {{"x", at.x.mils()}, {"y", at.y.mils()}}; }

    Json owed(const Decision& decision) const {
        return {
            {"ask", name_of(decision.ask)},   {"seat", seat(decision.seat)},
            {"figure", label(decision.who)},  {"other", label(decision.other)},
            {"clause", decision.clause.id()}, {"sentence", describe(language_, names_, decision)}};
    }

    Json figure(FigureId who) const {
        if (!who.exists() || who.n >= state_.figure_count) return {};
        const Figure& one = state_[who];
        const bool stands = on_table(one) || is_section(one);
        return {{"label", names_.of(who)},
                {"name", warrior_of(table_, one).name},
                {"owner", names_.of(one.owner)},
                {"place", stands ? place(one.at) : Json()},
                {"facing", stands ? Json(one.facing.tenths()) : Json()}};
    }

    Json piece(PieceId id) const {
        if (!id.exists() || id.n >= table_.field.pieces.size()) return {};
        const Piece& piece = table_.field.pieces[id.n];
        const char* const kind = piece.section.exists()
                                     ? kKindNames[static_cast<std::size_t>(
                                           warrior_of(table_, state_[piece.section]).kind)]
                                     : kTerrainNames[static_cast<std::size_t>(piece.kind)];
        return {{"name", names_.of(id)}, {"kind", kind}};
    }

    Json refusal(const Illegal& illegal) const {
        return {{"reason", name_of(illegal.why)},
                {"clause", illegal.clause.id()},
                {"sentence", describe(language_, names_, illegal)},
                {"figure", figure(illegal.who)},
                {"other", figure(illegal.other)},
                {"piece", piece(illegal.piece)},
                {"place", illegal.where == Vec2{} ? Json() : place(illegal.where)},
                {"n", illegal.n},
                {"m", illegal.m}};
    }

    Json terms(const Explanation& explanation) const {
        Json list = Json::array();
        for (const ExplainedTerm& term : explanation.terms) {
            const bool by_die = explanation.damage_dice > 0 && term.term == Term::damage;
            list.push_back({{"term", kTermNames[static_cast<std::size_t>(term.term)]},
                            {"value", by_die ? Json() : Json(term.value)},
                            {"unit", is_length(term.term) ? Json("mils") : Json()},
                            {"figure", label(term.figure)},
                            {"clause", term.clause.id()}});
        }
        return list;
    }

    static Json section(std::size_t n) {
        return n < kSectionNames.size() ? Json(kSectionNames[n]) : Json();
    }

    Json struck(const Explanation& explanation) const {
        Json list = Json::array();
        for (const ExplainedSection& one : explanation.struck) {
            Json choices = Json::array();
            for (std::size_t i = 0; i < kSectionNames.size(); ++i)
                if (one.choices >> i & 1) choices.push_back(section(i));
            list.push_back({{"figure", label(one.figure)},
                            {"section", section(one.section)},
                            {"choices", std::move(choices)},
                            {"chooser", one.chooser.exists() ? Json(seat(one.chooser)) : Json()},
                            {"clause", one.clause.id()}});
        }
        return list;
    }

    static Json roll(const Explanation& explanation) {
        if (explanation.dice == 0) return {};
        return {{"dice", explanation.dice},
                {"needed", explanation.needed},
                {"chances", explanation.chances},
                {"of", explanation.dice == 2 ? 36 : 6}};
    }

    Json odds(const Odds& odds) const {
        Json assumed = Json::array();
        for (std::size_t i = 0; i < kAskNames.size(); ++i)
            if (odds.assumes(static_cast<Ask>(i))) assumed.push_back(kAskNames[i]);
        Json figures = Json::array();
        for (const FigureOdds& one : odds.figures) figures.push_back(of_figure(odds, one));
        return {{"total", odds.total},           {"hit", odds.hit},
                {"broke_away", odds.broke_away}, {"arrived", odds.arrived},
                {"assumed", std::move(assumed)}, {"figures", std::move(figures)}};
    }

    Json of_figure(const Odds& odds, const FigureOdds& one) const {
        Json clicks = Json::array();
        for (const ClickOdds& click : one.clicks)
            clicks.push_back({{"clicks", click.clicks}, {"weight", click.weight}});
        Json clauses = Json::array();
        for (const Clause clause : one.clauses) clauses.push_back(clause.id());
        return {{"figure", label(one.figure)},
                {"hit", one.hit},
                {"broke_away", one.broke_away},
                {"clicks", std::move(clicks)},
                {"average_mils", odds.expected_mils(one.figure)},
                {"eliminated", one.eliminated},
                {"captured", one.captured},
                {"freed", one.freed},
                {"returned", one.returned},
                {"token", one.token},
                {"gained", one.gained},
                {"clauses", std::move(clauses)}};
    }

    Language language_;
    const Names& names_;
    const Table& table_;
    const State& state_;
};

}  // namespace

std::string why_json(Language language, const Names& names, const Table& table, const State& state,
                     const Why& why) {
    const Json json = Writer(language, names, table, state).whole(why);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace six::io
